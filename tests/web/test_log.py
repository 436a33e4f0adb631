"""What a page says: the lines of the log, choices by what lies at their place, own events without a name."""

from __future__ import annotations

import re
from html import unescape
from random import Random

import pytest

from heliopolis.games import all_games
from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.chip import CHANGE, COST, Chip
from heliopolis.kernel.game import Game
from heliopolis.kernel.journals.journal import Journal
from heliopolis.kernel.journals.notation import Ply
from heliopolis.table.factory import table_from_journal
from heliopolis.table.keeping.pending import MemoryStore
from heliopolis.table.seats import Seat
from heliopolis.table.stills import told_of
from heliopolis.table.table import Table
from heliopolis.table.turn_summaries import UNKNOWN, TurnBrief, brief, turn_summaries, turns_at
from heliopolis.web.table import log
from heliopolis.web.table.log import line, recent
from heliopolis.web.table.view import TableView, VisitorView
from heliopolis.words.texts import LANGUAGES
from heliopolis.words.voice import voice_of
from web.conftest import Site, Visitor, settled

COORDINATES = re.compile(r"-?\d,-?\d")


def told(number: int, turn: int, seat: int, whose: int, *kinds: str) -> Ply:
    return Ply(number, turn, whose, seat, "", [], 0, [(kind, seat) for kind in kinds])


GAME = [
    told(0, 0, CHANCE, CHANCE),
    told(1, 1, CHANCE, CHANCE, "dealt"),
    told(2, 1, CHANCE, CHANCE, "dealt"),
    told(3, 2, 0, 0),
    told(4, 2, 0, 0, "built"),
    told(5, 2, CHANCE, 0, "top"),
    told(6, 3, CHANCE, 1, "drawn"),
    told(7, 3, 1, 1, "taken"),
    told(8, 3, 0, 1, "answered"),
    told(9, 3, 1, 1, "paid", "round_over", "bulwark"),
    told(10, 4, CHANCE, CHANCE, "dealt", "round"),
    told(11, 5, 1, 1),
    told(12, 6, 0, 0, "passed"),
]


def turns(game: list[Ply], most: int = 60) -> list[tuple[int, int, int]]:
    found = turn_summaries(game, {"round_over", "round"}, most)
    return [(turn.seat, turn.first.number, turn.last.number) for turn in found]


def test_a_turn_is_one_line_with_its_draws_and_the_end_of_a_round_is_another() -> None:
    assert turns(GAME) == [
        (0, 12, 12),
        (CHANCE, 9, 10),
        (1, 9, 9),
        (0, 8, 8),
        (1, 6, 7),
        (0, 3, 5),
        (CHANCE, 0, 2),
    ]
    ended = turn_summaries(GAME, {"round_over", "round"}, 3)
    assert [[event[0] for event in turn.events] for turn in ended] == [
        ["passed"],
        ["round_over", "bulwark", "dealt", "round"],
        ["paid"],
    ]


def test_a_line_grows_and_shrinks_with_its_plies_and_keeps_its_first_one() -> None:
    assert [turns(GAME[:end])[0] for end in (2, 3, 5, 6)] == [(CHANCE, 0, 1), (CHANCE, 0, 2), (0, 3, 4), (0, 3, 5)]


def test_the_oldest_line_that_is_shown_is_whole() -> None:
    assert turns(GAME[:6], 2) == [(0, 3, 5), (CHANCE, 0, 2)]
    assert turns(GAME[:6], 1) == [(0, 3, 5)]


def logged(page: str) -> list[tuple[str, str]]:
    """Return the id and the words of each line of the log."""
    log = page[page.index('id="log"') :]
    found = re.findall(
        r'<li id="((?:ply|table)-\d+)"[^>]*>.*?<span class="said">(.*?)</span>', log[: log.index("</ol>")]
    )
    return [(name, unescape(words)) for name, words in found]


SET_UP = {
    "en": ("The Bonus Action tiles are laid out: ", "The Market gets ", "The dice of the draft: "),
    "fr": ("Les tuiles Action Bonus sont en place\u00a0: ", "Le Marché reçoit ", "Les dés du choix de départ\u00a0: "),
}


def choose(visitor: Visitor, table: Table, *wanted: str) -> None:
    """Choose the first of these that is offered, or else the first of all; end the turn where it waits for that."""
    need = settled(table).needs()
    if need.kind == "held":
        visitor.act(table, "end-turn", need.seat)
        return
    names = [choice.name for choice in table.state.choices()]
    name = next((each for each in wanted if each in names), names[0])
    assert visitor.act(table, "choose", need.seat, choice=name).status_code == 200


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_is_laid_out_stands_in_one_line(site: Site, visitor: Visitor, language: str) -> None:
    visitor.post("/ways", {"language": language})
    table = site.table(visitor.start("origins", sits0="you", sits1="you"))
    told = logged(visitor.get(f"/t/{table.id}").text)
    assert [name for name, _ in told] == ["table-0"]
    assert all(told[0][1].count(start) == 1 for start in SET_UP[language])
    choose(visitor, table)
    after = logged(visitor.get(f"/t/{table.id}").text)
    assert after[1:] == told
    last = table.history.ply_count - 1
    replayed = visitor.get(f"/t/{table.id}/replay?ply={last}").text
    assert replayed.count(SET_UP[language][0]) >= 1
    assert replayed[replayed.index('id="turns"') :].count("data-ply") == 2


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_line_is_told_anew_when_its_choice_is_taken_back(site: Site, visitor: Visitor, language: str) -> None:
    visitor.post("/ways", {"language": language})
    table = site.table(visitor.start("origins", sits0="you", sits1="you"))
    seat = table.needs().seat
    seen: list[str] = []
    for place in (0, -1):
        before = logged(visitor.get(f"/t/{table.id}").text)
        choose(visitor, table, table.state.choices()[place].name)
        (name, words), *rest = logged(visitor.get(f"/t/{table.id}").text)
        assert name == f"ply-{table.history.ply_count}"
        assert rest == before
        seen.append(words)
        visitor.act(table, "undo", seat)
        assert logged(visitor.get(f"/t/{table.id}").text) == before
    assert seen[0] != seen[1]


WAY = ("action:visit", "site:2", "part:bottom", "market:3")


@pytest.mark.parametrize(("language", "place"), [("en", "Market 3"), ("fr", "Marché 3")])
def test_a_building_is_named_where_it_is_chosen_and_when_it_was(
    site: Site, visitor: Visitor, language: str, place: str
) -> None:
    visitor.post("/ways", {"language": language})
    table = site.table(visitor.start("origins", sits0="you", sits1="you"))
    for _ in range(30):
        if any(choice.name == "market:3" for choice in settled(table).state.choices()):
            break
        choose(visitor, table, *WAY)
    voice = voice_of(table.game, language)
    choice, state = table.state.choice("market:3"), table.state
    told = voice.choice(choice, state)
    assert f" ({place})" in told
    page = unescape(visitor.get(f"/t/{table.id}").text)
    assert f'<b class="what">{voice.title(choice, state)}</b>' in page
    assert f'aria-label="{told}"' in page
    visitor.act(table, "choose", table.needs().seat, choice="market:3")
    page = unescape(visitor.get(f"/t/{table.id}").text)
    assert f'<li class="done"><span>{voice.title(choice, state)}</span></li>' in page


def lines_of(page: str) -> list[tuple[str, str, str]]:
    """Return for each line of the log: who, what is shown as icons and words, and the points."""
    log = page[page.index('id="log"') :]
    found = re.findall(
        r'<div class="row">(?:<span class="sum[^>]*>(.*?)</span>)?<span class="who">.*?<b>(.*?)</b></span>(.*?)</div>',
        log[: log.index("</ol>")],
    )
    return [(unescape(who), deeds, points) for points, who, deeds in found]


@pytest.mark.parametrize(("language", "you"), [("en", "You"), ("fr", "Vous")])
def test_whoever_reads_is_called_you_and_the_others_by_their_names(
    site: Site, visitor: Visitor, language: str, you: str
) -> None:
    visitor.post("/ways", {"language": language})
    table = site.table(visitor.start("origins", sits0="you", name0="Zoe", sits1="random"))
    for _ in range(12):
        choose(visitor, table)
    page = visitor.get(f"/t/{table.id}").text
    called = {who for who, _, points in lines_of(page) if points}
    assert you in called
    assert "Zoe" not in called
    assert len(called) == 2
    assert not any("Zoe" in words for _, words in logged(page))


def test_who_has_several_seats_reads_their_names(site: Site, visitor: Visitor) -> None:
    table = site.table(visitor.start("origins", sits0="you", name0="Zoe", sits1="you", name1="Yves"))
    for _ in range(3):
        choose(visitor, table)
    assert {who for who, _, points in lines_of(visitor.get(f"/t/{table.id}").text) if points} == {"Zoe", "Yves"}


def test_a_turn_shows_its_pieces_in_order_and_how_the_score_sheet_changed(site: Site, visitor: Visitor) -> None:
    table = site.table(visitor.start("origins", sits0="you", sits1="you"))
    before, seat = table.state, 0
    for _ in range(40):
        before = table.state.copy()
        seat, turn = before.turn_seat, before.turn
        while settled(table).state.turn == turn and table.needs().kind != "held":
            choose(visitor, table, "action:visit", "part:top")
        if any(event[0] == "visited" for ply in table.history.plies if ply.turn == turn for event in ply.events):
            break
        choose(visitor, table)
    _, deeds, points = next(line for line in lines_of(visitor.get(f"/t/{table.id}").text) if line[2])
    icons = re.findall(r'href="#art/([\w-]+)"', deeds)
    pieces = [icon for icon in icons if icon.startswith(("die-", "archon", "mark-"))]
    assert pieces[0].startswith(("die-", "archon"))
    assert pieces[1].startswith("mark-")
    change = table.state.scores()[seat].total - before.scores()[seat].total
    assert points == (f"+{change}" if change > 0 else str(change).replace("-", "−"))


def test_all_that_was_paid_stands_before_what_it_was_paid_for(
    site: Site, visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = site.table(visitor.start("helios", sits0="you", sits1="you"))
    choose(visitor, table)
    view = VisitorView(TableView(table, "en"), frozenset())
    paid = [Chip(f"cube-{name}", "chip-track", 1, COST) for name in ("bamboo", "obsidian")]
    chips = (*paid, Chip("mana", "chip-track", 2, CHANGE, before=1))
    monkeypatch.setattr(log, "brief_of", lambda *_: TurnBrief(chips, 1, ()))
    turn = recent(view)[0]._replace(seat=0)
    before, _, after = log._line(view, turn).partition('<i class="then"></i>')
    assert before.count('<span class="chip cost"') == 1
    assert "cube-bamboo" in before
    assert "cube-obsidian" in before
    assert "1→2" in after
    assert '<i class="then">' not in after


def test_turns_under_older_rules_are_told_in_words(site: Site, visitor: Visitor) -> None:
    table = site.table(visitor.start("helios", sits0="you", sits1="you"))
    for _ in range(4):
        choose(visitor, table)
    now = lines_of(visitor.get(f"/t/{table.id}").text)
    assert any("chip" in deeds for _, deeds, _ in now)
    # Positions of plies before the present rules took over are not kept.
    table.history.base = table.history.ply_count
    view = VisitorView(TableView(table, "en"), frozenset())
    turn = recent(view)[0]
    assert brief(table, turn) == UNKNOWN
    shown = line(view, turn._replace(first=turn.last, last=table.history.plies[0]))
    assert "chip" not in shown
    assert all(each.words in unescape(shown) for each in view.voice.sentences(turn.events, view.names))


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_turn_is_one_sentence_without_coordinates_that_says_for_what_it_scores(game: Game, language: str) -> None:
    names, voice = ("Ann", "Bob"), voice_of(game, language)
    table = played(game, 5)
    found = [turn for turn in turns_at(table, 1000) if turn.seat != CHANCE]
    assert len(found) > 10
    scored = 0
    for turn in found:
        known = brief(table, turn)
        told = told_of(voice, turn, known, names)
        assert told.endswith(".")
        assert not COORDINATES.search(told), told
        assert sum(points for _, points in known.reasons) == known.points
        assert all(voice.reason(reason) in told for reason, _ in known.reasons)
        scored += bool(known.reasons)
    assert scored > 3


def played(game: Game, seed: int) -> Table:
    """Return a finished game of random choices."""
    journal, walk = Journal(game, ["Ann", "Bob"], players=2), Random(seed)
    while journal.state.todo:
        journal.play(walk.choice(journal.state.choices()))
    return table_from_journal(MemoryStore(), journal, [Seat("Ann"), Seat("Bob")])
