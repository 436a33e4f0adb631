"""Guided tables: what a header names, what the guide says, and the card that shows it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from heliopolis.games import game as find_game
from heliopolis.kernel.errors import message
from heliopolis.table.factory import new_table, open_table
from heliopolis.table.header import Catalogue, read_header
from heliopolis.table.keeping.store import Store
from heliopolis.table.seats import machine, person
from heliopolis.table.table import Table
from heliopolis.teaching.guides import GUIDES, guide_of
from heliopolis.teaching.note import (
    DONE,
    Guide,
    Note,
    NoteEnding,
    NotePicture,
    NoteProgress,
    Onward,
    Pictures,
    Suggestion,
    TaskMark,
    Tasks,
)
from heliopolis.web.table.fragment import table_fragment
from heliopolis.web.table.view import TableView, VisitorView
from heliopolis.words.voice import voice_of

GAME = find_game("helios")


class Fixed:
    """A guide that says its name."""

    def __init__(self, name: str) -> None:
        self.name = name

    def notes(self, table: Table, seat: int) -> tuple[Note, ...]:
        return (
            Note(
                self.name,
                message("name-game"),
                (
                    message("rule-cited", rule=self.name, text=message("name-game")),
                    Pictures((NotePicture(("sun",), message("name-game"), message("number-word", number=2)),)),
                    Tasks((TaskMark(message("name-game"), done=True), TaskMark(message("about-game")))),
                ),
                things=("seat1/sun",),
                suggestion=(
                    Suggestion(table.state.choices()[0].name, message("about-game"))
                    if table.state.seat() == seat
                    else None
                ),
                rules=("name-game",),
                progress=NoteProgress(place=2, places=3),
                ending=NoteEnding((Onward("lobby"), Onward("rules", text=message("about-game"))), DONE),
            ),
        )


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    opened = Store(tmp_path / "games.db")
    yield opened
    opened.close()


def made(store: Store, guide: str = "") -> Table:
    seats = [person("Ann"), machine("random")]
    return new_table(store, Catalogue(), GAME.name, seats, {"first": 1}, guide=guide)[0]


def fixed(name: str, _: Table) -> Guide:
    return Fixed(name)


def page(table: Table, language: str = "en") -> str:
    view = VisitorView(TableView(table, language), frozenset({0}))
    return str(table_fragment(view, "").html())


def test_a_table_keeps_what_guides_it(store: Store) -> None:
    table = made(store, "lesson:suns")
    assert open_table(store, Catalogue(), table.id).header.guide == "lesson:suns"


def test_a_table_of_former_days_has_no_guide(store: Store) -> None:
    kept = made(store).header.to_dict()
    del kept["guide"]
    assert read_header(kept).guide == ""


def test_the_header_tells_the_kind_and_the_name(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GUIDES, "fixed", fixed)
    found = guide_of(made(store, "fixed:suns"))
    assert isinstance(found, Fixed)
    assert found.name == "suns"
    assert guide_of(made(store)) is None
    assert guide_of(made(store, "forgotten:suns")) is None


@pytest.mark.parametrize("language", ["en", "fr"])
def test_the_page_of_a_guided_table_has_its_card(store: Store, monkeypatch: pytest.MonkeyPatch, language: str) -> None:
    monkeypatch.setitem(GUIDES, "fixed", fixed)
    table = made(store, "fixed:suns")
    while table.needs().kind == "chance":
        table.draw()
    shown = page(table, language)
    assert 'data-note="suns"' in shown
    assert 'data-things="seat1/sun"' in shown
    assert table.needs().seat != 0 or f'data-try="{table.state.choices()[0].name}"' in shown
    assert voice_of(GAME, language).say("about-game") in shown
    assert shown.count('<i class="') == 3
    assert '<li class="done">' in shown
    assert '<li class="open">' in shown


def test_the_page_of_an_ordinary_table_has_none(store: Store) -> None:
    assert "guide" not in page(made(store))
