"""What a page tells: the lines of the log, choices by what lies at their place, one's own deeds without one's name."""

from __future__ import annotations

import re
from html import unescape

import pytest

from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.journals.notation import Ply
from heliopolis.narration import teller
from heliopolis.table.table import Table
from heliopolis.web.table.log import events, lines
from web.conftest import Site, Visitor, settled


def told(number: int, seat: int, whose: int, *kinds: str) -> Ply:
    return Ply(number, 0, whose, seat, "", [], 0, [(kind, seat) for kind in kinds])


GAME = [
    told(0, CHANCE, CHANCE),
    told(1, CHANCE, CHANCE, "dealt"),
    told(2, CHANCE, CHANCE, "dealt", "round"),
    told(3, 0, 0, "built"),
    told(4, CHANCE, 0, "top"),
    told(5, CHANCE, 0),
    told(6, CHANCE, 1, "top"),
    told(7, 0, 0),
    told(8, CHANCE, 0, "top"),
    told(9, 1, 1),
    told(10, CHANCE, 0, "top"),
    told(11, 1, 1, "passed"),
    told(12, 1, 1, "passed"),
]


def plies(game: list[Ply], most: int = 60) -> list[list[int]]:
    return [[each.number for each in line] for line in lines(game, most)]


def test_draws_go_on_with_the_line_before_them_if_they_are_for_the_same_player() -> None:
    assert plies(GAME) == [[12], [11], [10], [8], [6], [3, 4], [1, 2]]
    assert events(GAME[1:3]) == (("dealt", CHANCE), ("dealt", CHANCE), ("round", CHANCE))


def test_a_line_grows_and_shrinks_with_its_draws_and_keeps_its_first_ply() -> None:
    assert [plies(GAME[:end])[0] for end in (2, 3, 4, 5)] == [[1], [1, 2], [3], [3, 4]]


def test_the_oldest_line_that_is_shown_is_whole() -> None:
    assert plies(GAME[:5], 2) == [[3, 4], [1, 2]]
    assert plies(GAME[:5], 1) == [[3, 4]]


def logged(page: str) -> list[tuple[str, str]]:
    """The id and the words of each line of the log."""
    log = page[page.index('id="log"') :]
    found = re.findall(r'<li id="(ply-\d+)"[^>]*>.*?</a><span>(.*?)</span></li>', log[: log.index("</ol>")])
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
    assert [name for name, _ in told] == ["ply-1"]
    assert all(told[0][1].count(start) == 1 for start in SET_UP[language])
    choose(visitor, table)
    after = logged(visitor.get(f"/t/{table.id}").text)
    assert after[1:] == told
    last = table.history.ply_count - 1
    replayed = visitor.get(f"/t/{table.id}/replay?ply={last}").text
    assert replayed.count(SET_UP[language][0]) >= 1
    assert replayed[replayed.index('id="log"') :].count("<li ") == 1


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
    voice = teller(table.game, language)
    choice, state = table.state.choice("market:3"), table.state
    told = voice.choice(choice, state)
    assert f" ({place})" in told
    page = unescape(visitor.get(f"/t/{table.id}").text)
    assert f'<span class="what">{told}</span>' in page
    assert f'aria-label="{told}"' in page
    visitor.act(table, "choose", table.needs().seat, choice="market:3")
    page = unescape(visitor.get(f"/t/{table.id}").text)
    assert f'<li class="done"><span>{told}</span></li>' in page


@pytest.mark.parametrize("language", ["en", "fr"])
def test_what_a_choice_gives_leaves_out_the_own_name(site: Site, visitor: Visitor, language: str) -> None:
    visitor.post("/ways", {"language": language})
    table = site.table(visitor.start("helios", sits0="you", name0="Zoe", sits1="you", name1="Yves"))
    given: list[str] = []
    for step in range(40):
        need = settled(table).needs()
        if need.kind == "human":
            page = unescape(visitor.get(f"/t/{table.id}").text)
            told = re.findall(r'<span class="gives">(.*?)<span class="next">', page)
            given += told
            # After what befalls others it is told who is meant.
            assert not any(each.startswith(("Zoe", "Yves")[need.seat]) for each in told)
        choices = table.state.choices()
        choose(visitor, table, choices[step * 7 % len(choices)].name if choices else "")
    assert any(given)
