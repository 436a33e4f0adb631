"""Players may be called by anything: every page reads as with other names, but for the names."""

from __future__ import annotations

from html.parser import HTMLParser
from io import StringIO

import pytest

import heliopolis
from heliopolis.cli.formatting import Terminal, score_sheet
from heliopolis.cli.terminal.screen import TerminalScreen
from heliopolis.games import all_games
from heliopolis.kernel.journals.journal import Journal
from heliopolis.kernel.journals.replay import look_through, read_journal
from heliopolis.render.markup import NO_MARKUP
from heliopolis.web.replay.replay import replay_page
from heliopolis.web.replay.result_page import end_page
from heliopolis.web.replay.timeline import Timeline, timeline_of_record
from heliopolis.web.server.preferences import Preferences
from heliopolis.words.texts import LANGUAGES
from heliopolis.words.voice import voice_of
from web.conftest import Site, Visitor, settled

PLAIN = ("Zqx", "Zqy")
"""Names that no text and no other name holds."""
STRANGE = [
    ("Ann", "Ann B"),
    ("takes", "the"),
    ("Sun", "You"),
    ("Vous", "La"),
    ("<b>", "&amp;"),
    ("{ $x }", "]]>"),
    ("%s", "A · B"),
    ("a. b", "[b]x[/b]"),
    ('" id="x', "Seat 1"),
]
SHOWN = {"aria-label", "title", "value", "data-title", "content", "alt"}
"""Attributes that people read or hear."""

every_game = pytest.mark.parametrize("game", all_games())
every_language = pytest.mark.parametrize("language", LANGUAGES)


class Reading(HTMLParser):
    """What a page says, in texts and attributes, as a reader has it."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.told: list[str] = []
        self.feed("".join(page))

    def handle_data(self, data: str) -> None:
        self.told.append(data)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.told.append(f"<{tag}>")
        # A version that has gone on is none of a reader's business.
        if ("name", "version") not in attrs:
            self.told += [value for name, value in attrs if name in SHOWN and value]


def read(page: str) -> list[str]:
    return Reading(page).told


def renamed(told: list[str], names: tuple[str, str]) -> list[str]:
    """Return the same with other names."""
    return [each.replace(PLAIN[0], names[0]).replace(PLAIN[1], names[1]) for each in told]


def play(visitor: Visitor, site: Site, table_id: str, number: int) -> None:
    """Make some choices, each time another one."""
    table = site.table(table_id)
    for step in range(number):
        need = settled(table).needs()
        if need.kind == "held":
            visitor.act(table, "end-turn", need.seat)
        elif need.kind == "human":
            offered = table.state.choices()
            visitor.act(table, "choose", need.seat, choice=offered[step * 7 % len(offered)].name)


@pytest.mark.slow
@pytest.mark.sample
@every_language
@every_game
def test_a_table_reads_right_whoever_plays(site: Site, visitor: Visitor, game: str, language: str) -> None:
    visitor.post("/ways", {"language": language, "words": "on"})
    table_id = visitor.start(game, sits0="you", name0=PLAIN[0], sits1="you", name1=PLAIN[1])
    watcher = site.visitor()
    watcher.post("/ways", {"language": language})

    def call(names: tuple[str, str]) -> None:
        for seat, name in enumerate(names):
            assert visitor.act(site.table(table_id), "rename", seat, name=name).status_code == 200

    for step, names in enumerate(STRANGE):
        play(visitor, site, table_id, 2 + step % 3)
        pages = [read(who.get(f"/t/{table_id}").text) for who in (visitor, watcher)]
        lobby = read(visitor.get("/").text)
        call(names)
        for who, before in zip((visitor, watcher), pages, strict=True):
            after = read(who.get(f"/t/{table_id}").text)
            assert after == renamed(before, names)
            assert all(any(name in each for each in after) for name in names)
        assert read(visitor.get("/").text) == renamed(lobby, names)
        call(PLAIN)


def played(game: str, names: tuple[str, str]) -> Journal:
    """Return a whole random game of two."""
    journal = Journal(heliopolis.game(game), list(names), players=2)
    place = 0
    while journal.state.todo:
        offered = journal.state.choices()
        journal.play(offered[place * 7919 % len(offered)])
        place += 1
    return journal


@pytest.mark.parametrize("strange", STRANGE, ids=" and ".join)
def test_a_journal_keeps_the_names(strange: tuple[str, str]) -> None:
    journal = Journal(heliopolis.game("helios"), list(strange), players=2)
    assert read_journal(journal.text(), heliopolis.game).players == list(strange)


@pytest.mark.slow
@every_game
def test_a_whole_game_is_told_right_whoever_played_it(game: str) -> None:
    plain = timeline_of_record(look_through(played(game, PLAIN).text(), heliopolis.game))
    for number, strange in enumerate(STRANGE):
        other = Timeline(plain.journal, strange, plain.plies, plain.at, plain.recorded)
        preferences = Preferences(LANGUAGES[number % len(LANGUAGES)], "system", "off", "off")
        ply = plain.last * number // (len(STRANGE) - 1)
        before, after = (read(replay_page(line, ply, ply % 2, preferences)) for line in (plain, other))
        assert after == renamed(before, strange)
        before, after = (read(end_page(line, preferences, NO_MARKUP, None)) for line in (plain, other))
        assert after == renamed(before, strange)


@every_language
@every_game
def test_a_terminal_tells_it_right_whoever_plays(game: str, language: str) -> None:
    said = voice_of(heliopolis.game(game), language)
    state = played(game, PLAIN).state

    def printed(names: tuple[str, str]) -> list[str]:
        out = StringIO()
        console = Terminal(file=out, width=500, highlight=False, emoji=False, markup=False)
        screen = TerminalScreen(console, said)
        screen.news(state.events, list(names))
        screen.over(state, list(names))
        console.print(score_sheet(state, list(names), said))
        return out.getvalue().replace("─", " ").split()

    for strange in STRANGE:
        assert printed(strange) == " ".join(renamed(printed(PLAIN), strange)).split()
