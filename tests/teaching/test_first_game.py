"""The guided first game: its file and texts, and what it shows when, at tables without a browser."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from itertools import chain

import pytest
from origins_positions import positions

from heliopolis.bots import bot
from heliopolis.games import all_games
from heliopolis.games.origins.position.choices import COLOURS
from heliopolis.kernel.errors import BadData, Message, message
from heliopolis.kernel.game import Game, State
from heliopolis.kernel.reading import Reader
from heliopolis.render.scenes import scenes_of
from heliopolis.render.screens import DESKTOP, PHONE, SCREENS
from heliopolis.table.factory import new_table, table_at
from heliopolis.table.header import Catalogue
from heliopolis.table.keeping.pending import MemoryStore
from heliopolis.table.seats import machine, person
from heliopolis.table.table import Table
from heliopolis.teaching.cues import Cue, CueQuestion, FirstGame, read_cue
from heliopolis.teaching.events import EventTest
from heliopolis.teaching.first_game import HELD, ME, NAME, Coach
from heliopolis.teaching.materials import materials_of
from heliopolis.teaching.note import Note, NoteRemark, Pictures
from heliopolis.words.rulebook import rule_ids
from heliopolis.words.texts import LANGUAGES
from heliopolis.words.voice import voice_of

GAMES = [game for game in all_games().values() if materials_of(game).first_game is not None]
SECRET = bytes(range(32))
PAGE = {"do-end-turn"}
"""Things of the page itself that notes speak of."""


def told(game: Game) -> FirstGame:
    found = materials_of(game).first_game
    assert found is not None
    return found


def cues(game: Game) -> list[Cue]:
    return [told(game).aim, *told(game).notes]


def keys(game: Game) -> list[str]:
    """Return the keys of all texts that the first game of a game needs."""
    first = told(game)
    found = [f"guide-{first.aim.name}-turn"]
    for cue in cues(game):
        found += [f"guide-{cue.name}", f"guide-{cue.name}-text"]
        found += [f"guide-{cue.name}-{place}" for place in range(1, len(cue.pictures) + 1)]
        found += [f"guide-because-{reason}" for reason in (cue.advice.because, cue.advice.otherwise) if reason]
    found += [f"guide-{first.aim.name}-{place}-figure" for place in range(1, len(first.aim.pictures) + 1)]
    reasons = [*first.because.values(), *first.highest.values(), *first.lowest.values()]
    found += [f"guide-because-{reason}" for reason in reasons]
    return found + [f"guide-next-{source}" for source in first.improve]


def test_every_game_has_a_first_game() -> None:
    assert list(all_games().values()) == GAMES


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_text_is_there_in_every_language(game: Game, language: str) -> None:
    texts = voice_of(game, language).texts
    assert [key for key in keys(game) if not texts.has(key)] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_no_text_of_a_first_game_is_left_over(game: Game) -> None:
    texts = voice_of(game, LANGUAGES[0]).texts
    own = {key for key in texts.keys() if texts.file(key) == "first_game.ftl"}
    assert own - set(keys(game)) == set()


@cache
def drawn(game: Game) -> frozenset[str]:
    """Return the names of all things on the boards of seat 1 at the start of a guided game, and of its boards."""
    table = guided(game)
    found: set[str] = set()
    for screen in [screen for screen in SCREENS if screen.form in {DESKTOP, PHONE}]:
        for part in scenes_of(table.state, "en").scene(0, screen).boards:
            found |= {f"part-{part.name}", *re.findall(r'id="([^"]*)"', part.svg(names=("a", "b")))}
    return frozenset(found)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_all_that_notes_name_exists(game: Game) -> None:
    rules = rule_ids(voice_of(game, LANGUAGES[0]).texts)
    symbols = scenes_of(game.new(), "en").scene(0).symbols()
    kinds = {choice.kind for choice in game.vocabulary()}
    names = {choice.name for choice in game.vocabulary()}
    for cue in cues(game):
        assert {each for each in cue.rules if each not in rules} == set(), cue.name
        if isinstance(cue.about, CueQuestion):
            assert cue.about.step in {HELD, *game.steps}, cue.name
            assert cue.about.offered in {"", *names}, cue.name
        kinds_told = cue.about.kinds if isinstance(cue.about, EventTest) else ()
        assert not cue.named or all(cue.named in game.wording.events[each] for each in kinds_told), cue.name
        assert {each for each in cue.advice.prefer if each not in names} == set(), cue.name
        assert {icon for icons in cue.pictures for icon in icons if f'id="art/{icon}"' not in symbols} == set(), (
            cue.name
        )
        assert cue.unless is None or set(cue.unless.kinds) <= set(game.wording.events), cue.name
        assert set(cue.advice.lies) <= {
            name for roles in game.wording.occupants.values() for role in roles for name in game.wording.names_of(role)
        }
        assert all(any(key.startswith(each) for key in voice_of(game, LANGUAGES[0]).texts.keys()) for each in cue.chips)
        things = {f"seat1/{each.removeprefix(ME)}" if each.startswith(ME) else each for each in cue.things} - PAGE
        fixed = {each for each in things if "{}" not in each}
        assert fixed - drawn(game) == set(), cue.name
        # What the event names is drawn once it has happened; its kind is known.
        assert {each.split("/")[-1].split(":")[0] for each in things - fixed} <= set(game.looks().things), cue.name
        assert set(cue.advice.owned) <= kinds, cue.name
    assert {each for each in told(game).because if each not in kinds | names} == set()
    assert {*told(game).highest, *told(game).lowest} <= kinds
    assert set(told(game).improve) <= {source.name for source in game.looks().sources}
    assert set(told(game).improve.values()) <= {"", *game.wording.events}
    # Something is always left to try.
    assert "" in told(game).improve.values()
    for name, events in told(game).brings.items():
        assert name in names
        assert set(events) <= set(game.wording.events)


@pytest.mark.parametrize(
    ("cue", "said"),
    [
        ({"event": "exploded"}, "note.event: must be one of"),
        ({"event": "raised", "where": {"valu": 6}}, "note.where: must be one of base, value"),
        ({"event": "raised", "by": "you"}, "note.by: must be one of me, anyone, table"),
        ({"asked": "Pay", "pick": "dearest"}, "note.pick: must be one of highest, lowest, richest, paid"),
        ({"asked": "Pay", "time": 0}, "note.time"),
        ({"asked": "Pay", "prefers": ["gold"]}, "unknown “prefers”"),
    ],
)
def test_a_misspelt_note_is_refused_with_the_field_at_fault(cue: dict[str, object], said: str) -> None:
    with pytest.raises(BadData) as refusal:
        read_cue(Reader({"name": "any", **cue}, "note"), all_games()["origins"])
    assert said in str(refusal.value)


# At a table ----------------------------------------------------------------------------------------


def guided(game: Game, secret: bytes = SECRET) -> Table:
    """Return a guided table at the first question to the learner."""
    seats = [person("Ann"), machine("random")]
    table, _ = new_table(MemoryStore(), Catalogue(), game.name, seats, told(game).options, secret=secret, guide=NAME)
    others(table)
    return table


def others(table: Table) -> None:
    """Let chance and the bot play until the learner is asked."""
    dice = random.Random(5)
    while table.needs().kind in {"chance", "bot"}:
        if table.needs().kind == "chance":
            table.draw()
        else:
            answer = dice.choice(table.state.choices()).name
            table.make(table.bot_act(table.needs().seat, answer), table.version)


def notes(table: Table) -> tuple[Note, ...]:
    return Coach("", table).notes(table, 0)


def suggested(note: Note) -> str:
    return note.suggestion.row if note.suggestion else ""


def reason(note: Note) -> Message | None:
    return note.suggestion.reason if note.suggestion else None


def click(table: Table, choice: str = "") -> None:
    """Choose, or end the turn, and let the others play."""
    if table.needs().kind == HELD:
        table.end_turn(0, table.version)
    else:
        table.click(0, choice, table.version)
    others(table)


def step(table: Table, now: tuple[Note, ...]) -> None:
    """Do as suggested; where nothing is, end the turn or take the first choice."""
    first = table.state.choices()[0].name if table.needs().kind == "human" else ""
    click(table, (suggested(now[-1]) if now else "") or first)


def follow(table: Table, name: str) -> Note:
    """Do as suggested up to the note of that name; where nothing is, the first choice is taken."""
    for _ in range(60):
        now = notes(table)
        if now and now[-1].name == name:
            return now[-1]
        step(table, now)
    raise AssertionError(f"{name} is not told")


def led(game: Game, last: str) -> list[Note]:
    """Return the notes for a player who does as suggested, up to a note.

    Where nothing is suggested, take the first choice.
    """
    table = guided(game)
    found: list[Note] = []
    for _ in range(400):
        now = notes(table)
        found += now
        if last in [note.name for note in now] or table.needs().kind == "over":
            return found
        step(table, now)
    raise AssertionError("the game goes on and on")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_opening_is_told_from_the_aim_to_the_end_of_the_round(game: Game) -> None:
    found = led(game, told(game).opening[-1])
    assert found[0].name == told(game).aim.name
    assert found[0].wide
    opening = [note.progress.place for note in found if note.progress.places]
    assert opening[0] == 1
    assert opening == sorted(set(opening))
    assert opening[-1] == found[-1].progress.places == len(told(game).opening)
    # Nothing is shown twice.
    assert len({note.name for note in found}) == len(found)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_is_suggested_can_be_chosen_and_has_a_reason(game: Game) -> None:
    table = guided(game)
    for _ in range(12):
        for note in notes(table):
            why = reason(note)
            assert note.suggestion is None or why is not None, note.name
            for language in LANGUAGES:
                voice = voice_of(game, language)
                texts = [note.heading, *(part for part in note.parts if isinstance(part, Message)), *note.done]
                texts += [why] if why else []
                assert all(voice.message(text) for text in texts)
        step(table, notes(table))


def test_the_guide_follows_what_was_played_instead() -> None:
    table = guided(all_games()["helios"])
    click(table, "start:gray")
    click(table)
    (note,) = notes(table)
    assert (note.name, suggested(note)) == ("take-tile", "column:land")
    click(table, "column:construct")
    if "space:red" in [choice.name for choice in table.state.choices()]:
        click(table, "space:red")
    (note,) = notes(table)
    assert note.name == "construct"


@pytest.mark.parametrize("seed", range(12))
def test_the_first_sun_move_of_whoever_does_as_suggested_lights_a_temple(seed: int) -> None:
    table = guided(all_games()["helios"], seed.to_bytes(32))
    note = follow(table, "move-sun")
    assert reason(note) == message("guide-because-points", points=2)
    click(table, suggested(note))
    (note,) = notes(table)
    # The note speaks of the sun and of the temple that it has lit.
    assert (note.name, note.things) == ("orbit", ("seat1/sun", "seat1/field:0,0"))


def test_a_choice_that_brings_nothing_is_not_praised() -> None:
    """A tile before the sun with a building behind it cannot light anything yet."""
    table = guided(all_games()["helios"])
    follow(table, "place-tile")
    click(table, "field:1,-1")
    assert suggested(follow(table, "third-tile")) != "column:sun"
    click(table, "column:sun")
    assert reason(follow(table, "move-sun")) == message("guide-because-nothing")


def test_a_free_cube_goes_where_the_sun_brings_nothing_anyway() -> None:
    game = all_games()["helios"]
    table, chosen = guided(game, (9).to_bytes(32)), bot("random", game, 3)
    while not (now := notes(table)) or now[-1].name != "free-cube-tile":
        click(table, chosen.choose(table.state).name if table.needs().kind == "human" else "")
    voice = voice_of(game, "en")
    assert voice.title(table.state.choice(suggested(now[-1])), table.state).startswith("Temples")
    assert reason(now[-1]) == message("guide-because-cube-tile")


def test_what_is_told_in_passing_says_what_it_is_about() -> None:
    game = all_games()["helios"]
    voice = voice_of(game, "en")
    for note in led(game, "end"):
        for line in note.done:
            heading, text = line.args[0][1], line.args[1][1]
            assert isinstance(heading, Message)
            assert isinstance(text, Message)
            assert voice.message(line) == f"{voice.message(heading)}. {voice.message(text)}"


def test_what_was_taken_back_is_told_again() -> None:
    table = guided(all_games()["helios"])
    click(table, "start:gray")
    click(table)
    before = notes(table)
    table.click(0, "column:construct", table.version)
    assert notes(table) != before
    table.undo(0, table.version)
    assert notes(table) == before


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_at_the_end_one_reads_what_brought_points_and_what_to_try(game: Game) -> None:
    table = guided(game)
    chosen = bot("random", game, 3)
    while table.needs().kind != "over":
        click(table, chosen.choose(table.state).name if table.needs().kind == "human" else "")
    (note,) = notes(table)
    assert note.wide
    _, pictures, closing = note.parts
    assert isinstance(pictures, Pictures)
    assert isinstance(closing, NoteRemark)
    assert closing.text.key.removeprefix("guide-next-") in told(game).improve
    shown = [int(str(dict(picture.figure.args)["points"])) for picture in pictures.pictures if picture.figure]
    assert shown == sorted(shown, reverse=True)
    assert note.ending is not None
    assert {each.kind for each in note.ending.onward} == {"end", "learn", "lobby"}


def test_laps_are_no_advice_for_whoever_had_a_sun_without_laps() -> None:
    game = all_games()["helios"]
    table, chosen = guided(game, bytes(32)), bot("random", game, 3)
    while table.needs().kind != "over":
        click(table, chosen.choose(table.state).name if table.needs().kind == "human" else "")
    assert any(event[:2] == ("unlimited", 0) for ply in table.history.plies for event in ply.events)
    assert not any(line.reason == "orbit" for line in table.state.scores()[0].lines)
    assert notes(table)[0].parts[-1] != NoteRemark(message("guide-next-source-sun"))


def test_nobody_else_is_guided() -> None:
    table = guided(all_games()["helios"])
    assert Coach("", table).notes(table, 1) == ()


def greedy_notes(game: Game, width: int) -> list[tuple[Note, frozenset[str]]]:
    """Return the notes for a player who plays as a hasty greedy search does, each with what could be chosen then."""
    table, chosen = guided(game), bot(f"greedy:width={width}", game)
    found: list[tuple[Note, frozenset[str]]] = []
    while table.needs().kind != "over":
        offered = [choice.name for choice in table.state.choices()] if table.needs().kind == "human" else []
        found += [(note, frozenset(offered)) for note in notes(table)]
        click(table, chosen.choose(table.state).name if offered else "")
    return found


def test_in_origins_what_is_new_is_told_when_it_is_first_met() -> None:
    game = all_games()["origins"]
    found = greedy_notes(game, 2)
    names = [note.name for note, _ in found]
    # Before a die is given for good one knows what it will score.
    assert names.index("closing") < names.index("close")
    assert {"six", "own-speaker", "card"} <= set(names)
    (told_of,) = [note for note, _ in found if note.name == "card"]
    (sentence,) = told_of.parts
    assert isinstance(sentence, Message)
    zodiac = dict(sentence.args)["what"]
    assert isinstance(zodiac, Message)
    for language in LANGUAGES:
        voice = voice_of(game, language)
        assert voice.say(zodiac.key.replace("name-", "about-")) in voice.message(sentence)


def asked_of(prompt: str, most: int) -> Iterator[tuple[Note, dict[str, int], State]]:
    """Yield notes of Origins about a question, where it is the first that is asked, with the points of the choices."""
    found = 0
    for state in chain.from_iterable(positions(seed, {"players": 4}) for seed in range(6)):
        decision = state.decision()
        if found == most:
            break
        if decision is not None and decision.prompt == prompt and len(decision.choices) > 1:
            seats = [person("Ann") if seat == state.seat() else machine("random") for seat in range(4)]
            table, _ = table_at(MemoryStore(), state.copy(), state.components, seats, "here", guide=NAME)
            offered = {row.name: row.points for row in table.question.rows if not row.rule}
            yield Coach("", table).notes(table, state.seat())[-1], offered, state
            found += 1
    assert found


def test_of_speakers_the_highest_is_suggested() -> None:
    for note, offered, _ in asked_of("TakeSpeaker", 3):
        assert suggested(note) == max(offered)


def test_a_step_is_suggested_where_it_scores() -> None:
    """Only the two lower disks score: the highest is not the one to move on."""
    for note, points, _ in asked_of("ChooseStep", 6):
        assert points[suggested(note)] == max(points.values())


def test_a_tower_is_suggested_for_a_die_one_has() -> None:
    for note, offered, state in asked_of("BuildLevel", 6):
        places = [choice for choice in state.game.vocabulary() if choice.kind in {"base", "seat"}]
        held = {f"tower:{COLOURS[die[0]]}" for choice in places if (die := state.game.wording.occupant(state, choice))}
        assert suggested(note) in held if held & set(offered) else not note.suggestion


def test_a_reason_is_that_of_the_choice_it_stands_for() -> None:
    for note, _, _ in asked_of("SpendFood", 6):
        why = reason(note)
        if suggested(note) == "military:move" and why is not None:
            assert why.key in {"guide-because-move", "guide-because-points"}
        elif why is not None:
            assert why.key != "guide-because-move"
