"""Whatever a game can ask, offer, report or refuse has a text in every language, and no text is idle."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from functools import cache
from itertools import product

import pytest
from catalogues import entries
from fluent.syntax.ast import BaseNode, Identifier, Message, SelectExpression, VariableReference

import heliopolis
from heliopolis.games.helios.position.coast import FIELD_NAMES
from heliopolis.games.helios.position.state import Helios
from heliopolis.kernel.chance import CHANCE, Dice
from heliopolis.kernel.errors import HeliopolisError, IllegalChoice, message
from heliopolis.kernel.event import Event
from heliopolis.kernel.game import Game, State
from heliopolis.kernel.position import put
from heliopolis.kernel.results import Result
from heliopolis.kernel.step import PlayerStep, Step
from heliopolis.testing.translation_checks import spoken_of
from heliopolis.testing.walk import Walk
from heliopolis.words.rulebook import chapters
from heliopolis.words.texts import ID, LANGUAGES
from heliopolis.words.voice import LONGEST_CHAIN, Voice, voice_of

GAMES = list(heliopolis.all_games().values())
PLAYERS = ["Ann", "Bob", "Cleo", "Dan"]
SEVERAL = {"cells", "chain", "exact"}
"""The fields of steps that hold several numbers. Signatures of the compiled build do not show them."""

every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
every_language = pytest.mark.parametrize("language", LANGUAGES)


def asking(game: Game) -> set[str]:
    """Return the steps that ask someone."""
    return {name for name, step in game.steps.items() if step.seat is not Step.seat}


def roles(game: Game) -> set[str]:
    """Return everything the numbers of events, the details of choices and what lies at their places stand for."""
    told = [*game.wording.events.values(), *game.wording.details.values(), *game.wording.occupants.values()]
    return {role for each in told for role in each}


def names(game: Game) -> set[str]:
    """Return the text keys among the names of the roles; others, such as fields, are called what they are."""
    all_names = {name for role in roles(game) for name in game.wording.names_of(role)}
    return {name for name in all_names if re.fullmatch(r"[a-z][\w-]*", name)}


def whole_choices(game: Game, keys: frozenset[str]) -> set[str]:
    """Return the choices that have a text of their own, without arguments."""
    return {f"choice-{c.name.replace(':', '-')}" for c in game.vocabulary()} & keys


def needed(game: Game, keys: frozenset[str]) -> set[str]:
    """Return the keys that a game's record asks for."""
    kinds = {c.kind for c in game.vocabulary() if f"choice-{c.name.replace(':', '-')}" not in keys}
    return {
        *(f"prompt-{step}" for step in asking(game)),
        *(f"await-{step}" for step in asking(game) if issubclass(game.steps[step], PlayerStep)),
        *(f"choice-{kind}" for kind in kinds),
        *(f"here-{kind}" for kind in game.wording.occupants),
        *(f"event-{kind}" for kind in game.wording.events),
        *(f"reason-{reason.name}" for reason in game.reasons),
        *(f"option-{option.name}" for option in game.options),
        *(f"option-{option.name}-{str(value).lower()}" for option in game.options for value in option.values),
        *names(game),
        *(rule.id for chapter in chapters(game.folder) for rule in chapter.rules),
        *(reason.rule for reason in game.reasons),
        "name-game",
    }


def useful(game: Game, keys: frozenset[str]) -> set[str]:
    """Return the keys that may be there besides: sentences of several events, wordings of names, single choices."""
    events = game.wording.events
    words = {
        f"word-{role}-{name.rpartition('-')[2]}" for role in game.wording.names for name in game.wording.names_of(role)
    }
    chains = {key for key in keys if key.startswith("event-") and set(key.split("-")[1:]) <= set(events)}
    bought = {key[7:].partition("-")[::2]: key for key in keys if key.startswith("events-") and key.count("-") > 1}
    chains |= {key for (_, after), key in bought.items() if f"event-{after}" in keys}
    runs = {f"{start}-{kind}" for kind in events for start in ("events", "each") if f"events-{kind}" in keys}
    return whole_choices(game, keys) | words | {key for key in chains if key.count("-") <= LONGEST_CHAIN} | runs


@every_game
@every_language
def test_everything_a_game_can_say_has_a_text(game: Game, language: str) -> None:
    keys = voice_of(game, language).texts.keys()
    assert needed(game, keys) - keys == set()
    assert {f"each-{key.split('-')[1]}" for key in keys if key.startswith("events-")} <= keys


@every_game
@every_language
def test_no_text_of_the_play_is_idle(game: Game, language: str) -> None:
    keys = voice_of(game, language).texts.keys()
    source = game.folder / "text" / language / "play.ftl"
    written = {entry.id.name for entry in entries(source) if isinstance(entry, Message)}
    assert written - needed(game, keys) - useful(game, keys) == set()


@every_game
@every_language
def test_texts_speak_only_of_what_they_are_given(game: Game, language: str) -> None:
    texts = voice_of(game, language).texts
    state = game.new()
    given = {
        f"prompt-{name}": {
            *inspect.signature(game.steps[name]).parameters,
            *game.wording.asked_of(state, imagined(game.steps[name], 0)),
        }
        for name in asking(game)
    }
    given |= {f"choice-{kind}": set(details) for kind, details in game.wording.details.items()}
    given |= {
        f"here-{kind}": {*lying, *game.wording.details.get(kind, ())} for kind, lying in game.wording.occupants.items()
    }
    for key in useful(game, texts.keys()) | {f"event-{kind}" for kind in game.wording.events}:
        start, *kinds = key.split("-")
        if start in {"event", "events", "each"}:
            given[key] = {"player", *(role for kind in kinds for role in game.wording.events[kind])}
            given[key] |= {"list"} if start == "events" else set()
    assert [key for key in given if texts.has(key) and not spoken_of(texts, key) <= given[key]] == []


PLURALS = {"zero", "one", "two", "few", "many", "other"}


def selections(node: object) -> Iterator[SelectExpression]:
    """Yield every selection below a node of a parsed text."""
    if isinstance(node, SelectExpression):
        yield node
    if isinstance(node, list):
        yield from (found for child in node for found in selections(child))
    elif isinstance(node, BaseNode):
        yield from (found for child in vars(node).values() for found in selections(child))


@every_game
@every_language
def test_texts_select_on_ids_that_there_are_and_never_on_words(game: Game, language: str) -> None:
    wrong = []
    for file in (game.folder / "text" / language).iterdir():
        for selection in selections(entries(file)):
            keys = {variant.key.name for variant in selection.variants if isinstance(variant.key, Identifier)}
            if not isinstance(selection.selector, VariableReference) or keys <= PLURALS:
                continue
            name = selection.selector.id.name
            role = game.wording.role_of(name.removesuffix(ID))
            ids = {each.rpartition("-")[2] for each in game.wording.names_of(role)} | {"none"}
            if not name.endswith(ID) or not keys - PLURALS <= ids:
                wrong.append((file.name, name, sorted(keys)))
    assert wrong == []


# Choices and events, each of them -----------------------------------------------------------------------------


@every_game
@every_language
def test_every_choice_is_told_apart_from_the_others_of_its_kind(game: Game, language: str) -> None:
    voice = voice_of(game, language)
    told = [(choice.kind, voice.choice(choice)) for choice in game.vocabulary()]
    assert len(set(told)) == len(told)
    assert all(text[0].isupper() for _, text in told)


@every_game
@every_language
def test_what_lies_at_a_place_is_told_with_the_place(game: Game, language: str) -> None:
    voice, lying = voice_of(game, language), set()
    for seed in range(4):
        walk = Walk(game, seed)
        while walk.state.todo:
            offered = [choice for choice in walk.state.choices() if walk.state.seat() >= 0]
            told = [voice.choice(choice, walk.state) for choice in offered]
            assert len(set(told)) == len(told)
            for choice, text in zip(offered, told, strict=True):
                here = game.wording.occupant(walk.state, choice)
                assert (text == voice.choice(choice)) == (here == ())
                lying |= {choice.kind} if here else set()
            walk.go_on()
    assert len(lying) > 2


@every_game
@every_language
def test_every_event_is_a_sentence_with_its_player(game: Game, language: str) -> None:
    voice = voice_of(game, language)
    for kind, numbers in game.wording.events.items():
        for values in product(*(range(len(game.wording.names_of(role)) or 3) for role in numbers)):
            sentence = voice.story([(kind, 0, *values)], PLAYERS)[0]
            assert sentence.endswith((".", "!")), kind
            assert "{" not in sentence
            assert "player" not in voice.texts.arguments(f"event-{kind}") or "Ann" in sentence


@every_game
@every_language
def test_a_sentence_about_a_player_begins_with_their_name(game: Game, language: str) -> None:
    """So that a preview can leave the reader's own name out."""
    voice = voice_of(game, language)
    told = [key for key in voice.texts.keys() if key.startswith(("event-", "events-"))]
    about = [key for key in told if "player" in voice.texts.arguments(key)]
    assert about
    for key in about:
        heard = [role for kind in key.split("-")[1:] for role in game.wording.events[kind]]
        given = {role: voice.named(role, 0) for role in heard} | {f"{role}{ID}": "" for role in heard}
        given |= {"player": "Ann", "list": "this and that"}
        assert voice.say(key, **given).startswith("Ann "), key


def imagined(step: type[Step[State]], number: int) -> Step[State]:
    """Return a step with one number in all its fields."""
    return step(**{field: () if field in SEVERAL else number for field in inspect.signature(step).parameters})


@every_game
@every_language
def test_every_question_is_told(game: Game, language: str) -> None:
    voice, state = voice_of(game, language), game.new(players=3)
    for name, number in product(sorted(asking(game)), range(3)):
        state.todo.append(imagined(game.steps[name], number))
        assert re.fullmatch(r"[^{}]+[^{}.]", voice.prompt(state)), name


@pytest.mark.sample
@every_game
@every_language
def test_whole_games_are_told(game: Game, language: str) -> None:
    voice = voice_of(game, language)
    for seed in range(16):
        walk = Walk(game, seed)
        while walk.state.todo:
            agenda = voice.agenda(walk.state)
            assert agenda[0] == voice.prompt(walk.state)
            assert len(agenda) == len(walk.state.agenda())
            walk.go_on()
        assert voice.prompt(walk.state) == voice.say("game-over")
        events = [event for told in walk.events for event in told]
        story = voice.story(events, PLAYERS)
        assert len(story) < len(events)
        assert all(line[-1] in ".!" for line in story)


def test_a_kind_without_text_of_several_is_told_one_by_one() -> None:
    assert helios("en").story([("passed", 0), ("passed", 1)], PLAYERS) == ["Ann passes.", "Bob passes."]


# Helios, in words ---------------------------------------------------------------------------------------------


@cache
def helios(language: str) -> Voice:
    return voice_of(heliopolis.game("helios"), language)


def position(**fields: object) -> State:
    """Return a position whose open question is the step with these fields."""
    game = heliopolis.game("helios")
    state = game.new(players=2)
    name = str(fields.pop("step"))
    state.todo.append(game.steps[name](**fields))
    return state


QUESTIONS = [
    ({"step": "Pay", "player": 0, "due": 1, "exact": ()}, "Pay 1 cube", "Payez 1 cube"),
    ({"step": "Pay", "player": 0, "due": 1, "exact": (1,)}, "Pay 1 cube: Redwood", "Payez 1 cube\u00a0: Séquoia"),
    ({"step": "Pay", "player": 0, "due": 3, "exact": ()}, "Pay 3 cubes", "Payez 3 cubes"),
    (
        {"step": "Pay", "player": 0, "due": 3, "exact": (1 | 4, 8)},
        "Pay 3 cubes, including Redwood or Bamboo and Spring",
        "Payez 3 cubes, dont Séquoia ou Bambou et Source",
    ),
    (
        {"step": "PlaceTile", "player": 0, "kind": 5},
        "Place the Empty Fields tile next to your land",
        "Posez la tuile Cases vides contre vos terres",
    ),
]


@pytest.mark.parametrize(("fields", "english", "french"), QUESTIONS)
def test_questions_tell_what_the_step_knows(fields: dict[str, object], english: str, french: str) -> None:
    state = position(**fields)
    assert helios("en").prompt(state) == english
    assert helios("fr").prompt(state) == french


def test_a_question_about_a_field_names_the_tile_on_it() -> None:
    field = FIELD_NAMES.index("1,1")
    state = position(step="BonusCube", player=0, field=field)
    assert isinstance(state, Helios)
    state.players[0].unshare()
    state.players[0].kinds[field] = 4
    assert helios("en").prompt(state) == "Choose the bonus cube for your Obsidian tile"
    assert helios("fr").prompt(state) == "Choisissez le cube bonus de votre tuile Obsidienne"


CHOICES = [
    ("column:sun", "Take the sun tile", "Prendre la tuile Soleil"),
    ("field:1,-2", "Field 1,-2", "Case 1,-2"),
    ("cube:1,-2/brown", "Redwood cube on 1,-2", "Cube Séquoia en 1,-2"),
    ("land:additional", "Tile from the additional stack", "Tuile de la pile supplémentaire"),
    ("build:temple", "Build a temple", "Construire un temple"),
    ("build:observatory", "Build the Observatory", "Construire l’Observatoire"),
    ("sun:1,-2", "Stop on 1,-2", "S’arrêter en 1,-2"),
    ("sun:1,-2/+1", "Stop on 1,-2, one lap ahead", "S’arrêter en 1,-2, un tour plus loin"),
    ("sun:1,-2/-2", "Stop on 1,-2, two laps back", "S’arrêter en 1,-2, deux tours en arrière"),
    ("deal:sun/gray", "Grey sun tile", "Tuile Soleil grise"),
    ("exchange:0", "Trade nothing", "Ne rien échanger"),
]


@pytest.mark.parametrize(("name", "english", "french"), CHOICES)
def test_choices_in_words(name: str, english: str, french: str) -> None:
    choice = heliopolis.game("helios").find_choice(name)
    assert choice is not None
    assert (helios("en").choice(choice), helios("fr").choice(choice)) == (english, french)


LYING = [
    ("column:sun", "Take the grey sun tile", "Prendre la tuile Soleil grise"),
    ("column:land", "Take the land tile", "Prendre la tuile Terre"),
    ("land:additional", "Obsidian tile from the additional stack", "Tuile Obsidienne de la pile supplémentaire"),
    ("land:brown", "Redwood tile", "Tuile Séquoia"),
    ("field:0,0", "Bamboo on 0,0", "Bambou en 0,0"),
    ("field:1,-2", "Field 1,-2", "Case 1,-2"),
]


@pytest.mark.parametrize(("name", "english", "french"), LYING)
def test_choices_with_what_lies_at_their_place(name: str, english: str, french: str) -> None:
    state = position(step="TakeTile", player=1)
    assert isinstance(state, Helios)
    state.columns = [(), (), (0, 3)]
    state.shown = put(state.shown, 5, 4)
    state.lay(1, FIELD_NAMES.index("0,0"), 2)
    choice = state.choice(name)
    assert (helios("en").choice(choice, state), helios("fr").choice(choice, state)) == (english, french)


STORIES: list[tuple[list[Event], list[str]]] = [
    (
        [("took_tile", 0, 0, 3), ("stored", 0, 0, 3, 1), ("took_land", 0, 5, 3), ("laid", 0, 1, 3), ("grown", 0, 1, 3)],
        [
            "Ann takes the grey land tile and stores it under blue.",
            "Ann takes the Spring tile and places it with its cube.",
        ],
    ),
    (
        [("laid", 0, 1, 3), ("grown", 0, 2, 3)],
        ["Ann places the Spring tile.", "Ann gains 1 Spring."],
    ),
    (
        [("paid", 0, 1, 0), ("paid", 0, 1, 0), ("paid", 0, 0, 4)],
        ["Ann pays Redwood, Redwood and Obsidian."],
    ),
    (
        [("paid", 0, 1, 0), ("paid", 1, 1, 0)],
        ["Ann pays 1 Redwood.", "Bob pays 1 Redwood."],
    ),
    (
        [("lit", 1, 0), ("score", 1, 1, 1), ("lit", 1, 1), ("score", 1, 1, 4)],
        ["Bob lights a temple: 1 point.", "Bob lights a temple: 4 points."],
    ),
    (
        [("lit", 1, 0), ("score", 0, 1, 1)],
        ["Bob lights a temple.", "Ann scores 1 point for a lit temple."],
    ),
    (
        [("dealt", CHANCE, 0, 0), ("dealt", CHANCE, 0, 1), ("dealt", CHANCE, 2, 2)],
        ["The land column gets red and blue tiles.", "The sun column gets a yellow tile."],
    ),
    (
        [("built", 0, 9), ("track", 0, 1, 4), ("mana", 0, 2)],
        ["Ann builds the Palace, moves the sun marker to 4 and gains 2 mana."],
    ),
]


@pytest.mark.parametrize(("events", "story"), STORIES)
def test_what_belongs_together_shares_a_sentence(events: list[Event], story: list[str]) -> None:
    assert helios("en").story(events, PLAYERS) == story


def test_players_of_the_same_name_do_not_share_a_sentence() -> None:
    events: list[Event] = [("lit", 0, 0), ("score", 1, 1, 1), ("paid", 0, 0, 0), ("paid", 1, 0, 0)]
    assert len(helios("en").story(events, ["random", "random"])) == len(events)


def test_words_of_the_record() -> None:
    voice = helios("fr")
    assert voice.name("building-palace") == "Palais"
    assert "mana" in voice.about("building-palace")
    assert voice.reason("orbit") == "Tours complets"
    assert voice.option("players").startswith("Joueurs")
    assert voice.option_value("first", "random") == "Le hasard désigne qui commence"
    assert voice.player(CHANCE, PLAYERS) == "La table"
    assert voice.rule("HEL-LAND-03") == "La case doit être vide."


def test_the_end_in_words() -> None:
    assert helios("en").result(Result([2, 1], [40, 57]), PLAYERS) == "Bob wins with 57 points."
    shared = Result([1, 1, 3], [57, 57, 1])
    assert helios("fr").result(shared, PLAYERS) == "Ann et Bob se partagent la victoire avec 57 points."


def test_a_voice_is_made_once() -> None:
    assert helios("en") is voice_of(heliopolis.game("helios"), "en")


# Errors -------------------------------------------------------------------------------------------------------


def test_a_refusal_gives_the_rule() -> None:
    game = heliopolis.game("helios")
    state = game.new(players=2)
    Dice(1).settle(state)
    with pytest.raises(IllegalChoice) as refused:
        state.play(state.choice("start:blue"))
    rule = helios("en").rule("HEL-SETUP-10")
    assert helios("en").error(refused.value) == f"Start on Spring: not allowed. {rule} (HEL-SETUP-10)"
    with pytest.raises(IllegalChoice) as strayed:
        state.play(state.choice("pass"))
    assert helios("fr").error(strayed.value) == (
        "pass ne répond pas à StartTile\u00a0; choix permis\u00a0: start:brown, start:gray, start:green"
    )
    assert helios("en").error(IllegalChoice("gone", "HEL-LAND-03", message("over"))).startswith("gone: not allowed.")


def test_what_no_catalogue_knows_is_told_as_it_is() -> None:
    assert helios("fr").error(HeliopolisError("the sky fell down")) == "the sky fell down"


@every_game
@every_language
def test_every_sentence_about_a_player_can_be_said_to_them(game: Game, language: str) -> None:
    voice = voice_of(game, language)
    you = voice.say("you")
    for kind, roles_of in game.wording.events.items():
        event: Event = (kind, 0, *[0] * len(roles_of))
        told, said = voice.story([event], ["Ann"])[0], voice.story([event], ["Ann"], 0)[0]
        assert voice.story([event], ["Ann"], 1) == [told]
        if told.startswith("Ann "):
            assert said.startswith(f"{you} ")
            # The verb, too, is another.
            assert said.removeprefix(f"{you} ") != told.removeprefix("Ann ")
        assert "Ann" not in said
