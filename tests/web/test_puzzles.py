"""The pages of puzzles, and their tables: the turn is the attempt, and the card shows what came of it."""

from __future__ import annotations

from html import unescape

import pytest

from heliopolis.games import all_games
from heliopolis.games import game as find_game
from heliopolis.kernel.game import Game
from heliopolis.table.table import Table
from heliopolis.teaching.materials import materials_of, shelf_of
from heliopolis.teaching.puzzles.puzzle import Puzzle
from heliopolis.teaching.puzzles.shelf import PuzzleShelf
from web.conftest import Site, Visitor

GAMES = list(all_games().values())
HELIOS = find_game("helios")


def begun(site: Site, visitor: Visitor, puzzle: Puzzle) -> Table:
    reply = visitor.post(f"/puzzles/{puzzle.game}/{puzzle.id}")
    assert reply.status_code == 200, reply.text
    return site.table(reply.url.path.removeprefix("/t/"))


def play(visitor: Visitor, table: Table, puzzle: Puzzle, choices: list[str]) -> str:
    """Play the choices of a turn and end it; the page after that."""
    for name in choices:
        assert visitor.act(table, "choose", puzzle.seat, choice=name).status_code == 200, name
    if table.needs().kind == "held":
        visitor.act(table, "end-turn", puzzle.seat)
    return unescape(visitor.get(f"/t/{table.id}").text)


def otherwise(game: Game, puzzle: Puzzle) -> list[str]:
    """Return a turn with another first choice."""
    recipe = shelf_of(game).recipe
    return next(line.choices for line in puzzle.others if recipe.first_choice(line.choices) != puzzle.first)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_page_lists_every_puzzle_and_the_one_of_the_day(visitor: Visitor, game: Game) -> None:
    page = visitor.get(f"/puzzles/{game.name}").text
    for puzzle in shelf_of(game).puzzles:
        assert f'href="/puzzles/{game.name}/{puzzle.id}"' in page
    # The browser's record decides which of both is shown.
    assert [f'data-who="{who}"' in page for who in ("all", "few")] == [True, True]
    assert "left-out" not in page
    today = visitor.get(f"/puzzles/{game.name}/today")
    assert today.status_code == 307
    assert today.headers["location"] in page


def test_every_puzzle_has_a_link_with_its_picture(visitor: Visitor) -> None:
    puzzle = shelf_of(HELIOS).puzzles[0]
    page = visitor.get(f"/puzzles/helios/{puzzle.id}").text
    assert f"/picture/puzzle/helios/{puzzle.id}/en-light.svg" in page
    picture = visitor.get(f"/picture/puzzle/helios/{puzzle.id}/en-dark.svg")
    assert picture.headers["content-type"] == "image/svg+xml"
    for gone in ("/puzzles/helios/none", "/puzzles/chess", f"/picture/puzzle/helios/{puzzle.id}/en-blue.svg"):
        assert visitor.get(gone).status_code == 404


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_best_turn_solves_it(site: Site, visitor: Visitor, game: Game) -> None:
    puzzle = shelf_of(game).puzzles[0]
    table = begun(site, visitor, puzzle)
    before = unescape(visitor.get(f"/t/{table.id}").text)
    assert "Find the best turn" in before
    assert not table.header.hints
    page = play(visitor, table, puzzle, puzzle.best.choices)
    assert "Solved!" in page
    assert f'data-note="puzzle/{game.name}/{puzzle.id}/done/{puzzle.rating}/' in page
    assert f'action="/puzzles/{game.name}/{shelf_of(game).following(puzzle).id}"' in page


def test_another_turn_tells_what_it_lost_and_the_best_line(site: Site, visitor: Visitor) -> None:
    puzzle = shelf_of(HELIOS).puzzles[0]
    table = begun(site, visitor, puzzle)
    page = play(visitor, table, puzzle, otherwise(HELIOS, puzzle))
    assert "Not the best turn" in page
    assert "Your turn" in page
    told, solution = page.split('<details class="because solution"')
    assert "Try again" in told
    assert "The best turn" not in told
    assert "Show the solution" in solution
    assert "What the best turn gains that yours doesn’t:" in solution
    assert "The best turn" in solution
    visitor.post("/ways", {"language": "fr"})
    assert "Ce n’est pas le meilleur tour" in unescape(visitor.get(f"/t/{table.id}").text)


def test_fields_without_a_name_are_lit_instead_of_told_by_coordinates(site: Site, visitor: Visitor) -> None:
    puzzle = next(each for each in shelf_of(HELIOS).puzzles if each.best.choices[-1].startswith("field:"))
    page = play(visitor, begun(site, visitor, puzzle), puzzle, puzzle.best.choices)
    field = puzzle.best.choices[-1]
    line = page.split('class="turn-line"')[1]
    assert f'<li data-thing="seat{puzzle.seat + 1}/{field}"><span aria-hidden="true">Field</span>' in line


def test_a_turn_counts_only_when_it_is_ended(site: Site, visitor: Visitor) -> None:
    puzzle = shelf_of(HELIOS).puzzles[0]
    table = begun(site, visitor, puzzle)
    for name in otherwise(HELIOS, puzzle):
        visitor.act(table, "choose", puzzle.seat, choice=name)
    assert table.needs().kind == "held"
    assert "Find the best turn" in unescape(visitor.get(f"/t/{table.id}").text)
    visitor.act(table, "restart", puzzle.seat)
    assert "Solved!" in play(visitor, table, puzzle, puzzle.best.choices)


def test_puzzles_that_do_not_hold_are_left_out_and_the_page_says_so(
    visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    recipe, (gone, *kept), _ = shelf_of(HELIOS)
    monkeypatch.setattr(materials_of(HELIOS), "puzzles", PuzzleShelf(recipe, tuple(kept), 1))
    assert visitor.get(f"/puzzles/helios/{gone.id}").status_code == 404
    assert "One puzzle is hidden: it was made for different rules" in visitor.get("/puzzles/helios").text


def test_the_last_hint_calls_a_choice_as_its_row_does(site: Site, visitor: Visitor) -> None:
    found = [each for each in shelf_of(find_game("origins")).puzzles if each.best.choices[0] == "action:grow"]
    table = begun(site, visitor, found[0])
    page = unescape(visitor.get(f"/t/{table.id}").text)
    assert "It starts with: Grow Population<" in page
