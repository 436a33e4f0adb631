"""Random games over random options, each question as the page puts it, in every language."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from html import unescape

import pytest

from heliopolis.games import all_games
from heliopolis.games import game as find_game
from heliopolis.kernel.chance import Dice
from heliopolis.render.scenes import RIVAL
from heliopolis.table.factory import new_table
from heliopolis.table.header import Catalogue
from heliopolis.table.keeping.store import Store
from heliopolis.table.seats import person
from heliopolis.table.table import Table
from heliopolis.testing.walk import draw_options
from heliopolis.web.table.fragment import table_fragment
from heliopolis.web.table.view import TableView, VisitorView
from heliopolis.words.texts import LANGUAGES

BUTTON = re.compile(r'<button class="choice[^"]*" id="([^"]*)" name="choice" value="([^"]*)" data-choice="([^"]*)"')
WHAT = re.compile(r'<(?:b|span) class="what">([^<]*)</')
KEYED = re.compile(r'data-choice="([^"]*)" data-key="(\d)"')
BOARD = re.compile(r'<section class="part (\w+)[^"]*" id="[^"]*"[^>]*>(<svg.*?</svg>)</section>', re.DOTALL)
SHORT = re.compile(r'<li data-at="([^"]*)" data-click="([^"]*)"(?: data-at-once)?>')
ID = re.compile(r'\sid="([^"]*)"')
WORDLESS = re.compile(r"[\w-]+-[\w-]+-[\w-]+|\{|\}")
"""What a text looks like that was not found or not filled in."""


def tables(game: str, seed: int, numbers: range) -> Iterator[tuple[int, Table, Dice]]:
    """Yield tables of people with random options, and the dice by which they choose."""
    store, catalogue = Store("sqlite://"), Catalogue()
    for number in numbers:
        dice = Dice(seed + number)
        options = draw_options(find_game(game), dice)
        seats = [person(f"P{seat}")._replace(confirm=False) for seat in range(int(options["players"]))]
        table, _ = new_table(store, catalogue, game, seats, options, secret=number.to_bytes(32, "big"))
        yield number, table, dice
    store.close()


@lru_cache(1000)
def live_in(svg: str) -> list[tuple[str, str]]:
    """Return the things that can be chosen on a board, each with its choice."""
    live = [thing for thing in ET.fromstring(svg).iter() if thing.get("data-choice")]
    assert all(thing.get("aria-label") for thing in live)
    # Nothing that can be chosen lies within a button, where no one would hear of it.
    buttons = [thing for thing in live if thing.get("role") == "button"]
    assert not [
        within.get("id")
        for button in buttons
        for within in button.iter()
        if within is not button and within.get("data-choice")
    ]
    return [(thing.get("id", ""), thing.get("data-choice", "")) for thing in live]


def check(table: Table, language: str) -> None:
    """Check that the page asks the question of the table: every choice once in the list, and once on what it names."""
    view = VisitorView(TableView(table, language), frozenset(range(len(table.seats))))
    page = table_fragment(view, "").html()
    choices = table.state.choices()
    listed = [tuple(map(unescape, found)) for found in BUTTON.findall(page)]
    assert sorted(listed) == sorted((f"choose-{choice.name}", choice.name, choice.name) for choice in choices)
    keys = {unescape(name): int(key) for name, key in KEYED.findall(page)}
    # Numbers rise from the top; where they are printed on the boards some may be missing.
    assert list(keys.values()) == sorted(set(keys.values()))
    assert len(keys) == min(len(choices), 9)
    assert all(text.strip() and not WORDLESS.fullmatch(text) for text in WHAT.findall(page))
    ids = Counter(map(unescape, ID.findall(page)))
    assert ids.most_common(1)[0][1] == 1
    drawn = Counter[tuple[str, str]]()
    for kind, svg in BOARD.findall(page):
        live = live_in(svg)
        assert not live or kind != RIVAL
        drawn.update(live)
    answers = [(table.game.wording.place(table.state, choice), choice.name) for choice in choices]
    assert drawn == Counter(each for each in answers if each[0] is not None)
    short = [tuple(map(unescape, found)) for found in SHORT.findall(page)]
    assert short == [(offer.place, offer.name) for offer in table.question.shortcuts]
    # The page finds each of them on a board.
    assert all(ids[place] == 1 for place, _ in short)


def follow(game: str, numbers: range, every: int = 1) -> int:
    """Play random games to their ends and look at the page of every decision; how many there were."""
    seen = 0
    for number, table, dice in tables(game, 7, numbers):
        ply = 0
        while (need := table.needs()).kind != "over":
            if need.kind == "chance":
                table.draw()
                continue
            if ply % every == number % every:
                for language in LANGUAGES:
                    check(table, language)
                seen += 1
            ply += 1
            choices = table.state.choices()
            table.play(need.seat, choices[dice.below(len(choices))].name, table.version)
    return seen


@pytest.mark.sample
@pytest.mark.parametrize("game", all_games())
def test_a_page_offers_every_choice_once(game: str) -> None:
    assert follow(game, range(2), every=20) > 10


@pytest.mark.soak
@pytest.mark.parametrize("first", range(0, 300, 10))
@pytest.mark.parametrize("game", all_games())
def test_the_pages_of_300_games_offer_every_choice_once(game: str, first: int) -> None:
    assert follow(game, range(first, first + 10)) > 500
