"""Puzzles that ship hold what they promise, and attempts at them are judged by it."""

from __future__ import annotations

from collections import Counter
from datetime import date, timedelta
from itertools import product

import pytest

from heliopolis.analysis.comparing import compared
from heliopolis.games import all_games
from heliopolis.kernel.game import Game
from heliopolis.teaching.materials import shelf_of
from heliopolis.teaching.puzzles.attempt import judge
from heliopolis.teaching.puzzles.making import begins, thousandths
from heliopolis.teaching.puzzles.puzzle import LEVELS, Puzzle, file_of, read_file
from heliopolis.teaching.puzzles.puzzle_guide import chance, percent
from heliopolis.teaching.puzzles.shelf import of_the_day
from heliopolis.teaching.puzzles.solving import broken_off, play_turn
from heliopolis.words.texts import LANGUAGES
from heliopolis.words.voice import voice_of

GAMES = list(all_games().values())
SHIPPED = [(game, puzzle) for game in GAMES for puzzle in shelf_of(game).puzzles]
NAMES = [f"{game.name}-{puzzle.id}" for game, puzzle in SHIPPED]


@pytest.mark.parametrize(("game", "puzzle"), SHIPPED, ids=NAMES)
def test_a_puzzle_holds_what_it_promises(game: Game, puzzle: Puzzle) -> None:
    recipe = shelf_of(game).recipe
    state = puzzle.position(game)
    assert begins(state, recipe)
    assert (state.seat(), state.seats, state.turn) == (puzzle.seat, puzzle.players, puzzle.turn)
    end = play_turn(state, puzzle.best.choices).end
    assert not broken_off(state, end)
    assert end.turn != state.turn or end.seat() != puzzle.seat
    assert recipe.first_choice(puzzle.best.choices) == puzzle.first
    # Every other first choice is worth less, by at least what the recipe says.
    assert puzzle.gap >= thousandths(recipe.clear_gap(puzzle.players))
    for line in puzzle.others:
        play_turn(state, line.choices)
        if recipe.first_choice(line.choices) != puzzle.first:
            assert line.chance <= puzzle.best.chance - puzzle.gap + 1
    known = {theme.name for theme in recipe.themes}
    assert puzzle.themes
    assert set(puzzle.themes) <= known
    assert 0 <= puzzle.missed <= puzzle.rated


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_theme_and_level_has_a_name_in_every_language(game: Game) -> None:
    for language in LANGUAGES:
        texts = voice_of(game, language).texts
        for theme in shelf_of(game).recipe.themes:
            assert texts.says(f"puzzle-theme-{theme.name}"), (theme.name, language)
        for level in LEVELS:
            assert texts.says(f"puzzle-level-{level}"), (level, language)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_puzzles_are_spread_over_themes_players_and_levels(game: Game) -> None:
    puzzles = shelf_of(game).puzzles
    assert len({puzzle.id for puzzle in puzzles}) == len(puzzles) >= 120
    assert {puzzle.players for puzzle in puzzles} == {2, 3, 4}
    assert {puzzle.level for puzzle in puzzles} == set(LEVELS)
    themes = Counter(theme for puzzle in puzzles for theme in puzzle.themes)
    assert len(themes) >= 8


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_best_turn_is_right_and_another_first_choice_is_not(game: Game) -> None:
    puzzle = shelf_of(game).puzzles[0]
    right = judge(game, puzzle, tuple(puzzle.best.choices))
    assert (right.right, right.lost, right.best) == (True, 0, True)
    other = next(line for line in puzzle.others if shelf_of(game).recipe.first_choice(line.choices) != puzzle.first)
    wrong = judge(game, puzzle, tuple(other.choices))
    assert not wrong.right
    assert wrong.lost == puzzle.best.chance - other.chance >= puzzle.gap - 1


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_turn_that_was_not_weighed_is_always_worth_the_same(game: Game) -> None:
    """Without the turns it was weighed with, every turn of the puzzle is a new one."""
    puzzle = next(
        puzzle
        for puzzle in shelf_of(game).puzzles
        if any(shelf_of(game).recipe.first_choice(line.choices) == puzzle.first for line in puzzle.others)
    )
    own = next(line for line in puzzle.others if shelf_of(game).recipe.first_choice(line.choices) == puzzle.first)
    bare = puzzle._replace(others=[])
    judged = judge(game, bare, tuple(own.choices))
    assert judged.first
    assert judged == judge(game, bare, tuple(own.choices))
    assert judged.right == (judged.lost <= thousandths(shelf_of(game).recipe.right_margin(puzzle.players)))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_turn_that_ends_elsewhere_is_right_but_not_the_best(game: Game) -> None:
    margins = {
        puzzle.id: thousandths(shelf_of(game).recipe.right_margin(puzzle.players)) for puzzle in shelf_of(game).puzzles
    }
    puzzle, line = next(
        (puzzle, line)
        for puzzle in shelf_of(game).puzzles
        for line in puzzle.others
        if line.chance >= puzzle.best.chance - margins[puzzle.id]
    )
    found = judge(game, puzzle, tuple(line.choices))
    assert (found.right, found.best) == (True, False)


@pytest.mark.sample
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_what_sets_two_turns_apart_can_be_said(game: Game, language: str) -> None:
    voice, told = voice_of(game, language), 0
    for puzzle in shelf_of(game).puzzles:
        state, recipe = puzzle.position(game), shelf_of(game).recipe
        other = next((line for line in puzzle.others if recipe.first_choice(line.choices) != puzzle.first), None)
        if other is None:
            continue
        found = compared(state, puzzle.best.choices, other.choices)
        back = compared(state, other.choices, puzzle.best.choices)
        assert (found.more, found.less) == (back.less, back.more)
        told += bool(found.more)
        assert all(voice.message(gain.text) for gain in (*found.more, *found.less))
    # Most of the best turns have something at once that the others have not.
    assert told > len(shelf_of(game).puzzles) * 3 // 4


def test_a_temple_is_a_reason_and_its_price_is_one_against_it() -> None:
    helios = next(game for game in GAMES if game.name == "helios")
    puzzle = next(
        each for each in shelf_of(helios).puzzles if any("build:temple" in line.choices for line in each.others)
    )
    temple = next(line.choices for line in puzzle.others if "build:temple" in line.choices)
    found = compared(puzzle.position(helios), temple, ["pass"])
    assert "temple" in {gain.icon for gain in found.more}
    # Who passes gains no cube, but keeps those of the price.
    said = [voice_of(helios, "en").message(gain.text) for gain in found.less if gain.icon.startswith("cube-")]
    assert said
    assert all(each.startswith("keeps 1 ") for each in said)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_puzzles_of_other_rules_or_values_are_left_out(game: Game) -> None:
    puzzle = shelf_of(game).puzzles[0]
    assert puzzle.holds(game)
    assert not puzzle._replace(state={**puzzle.state, "rules": game.version + 1}).holds(game)
    assert not puzzle._replace(state={**puzzle.state, "components": "other"}).holds(game)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_who_begins_gets_easy_puzzles_without_modules(game: Game) -> None:
    usual = {option.name: option.usual for option in game.options if option.name not in {"players", "first"}}
    for puzzle in shelf_of(game).for_beginners(game):
        options = puzzle.state["options"]
        assert isinstance(options, dict)
        assert (puzzle.level, {name: options[name] for name in usual}) == ("easy", usual)
    assert len({puzzle.id for puzzle in shelf_of(game).for_beginners(game)}) >= 20


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_every_puzzle_has_its_day_before_one_comes_again(game: Game) -> None:
    puzzles = shelf_of(game).puzzles
    days = [of_the_day(puzzles, date(2027, 1, 1) + timedelta(number)) for number in range(len(puzzles))]
    assert {day.id for day in days if day is not None} == {puzzle.id for puzzle in puzzles}
    met, puzzle = set[str](), puzzles[0]
    while puzzle.id not in met:
        met.add(puzzle.id)
        puzzle = shelf_of(game).following(puzzle)
    assert len(met) == len(puzzles)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_file_tells_how_it_was_made(game: Game) -> None:
    found = read_file(file_of(game))
    assert found is not None
    making, recipe = found.making, shelf_of(game).recipe
    assert len(found.puzzles) - making.kept <= making.confirmed <= making.candidates <= making.turns
    assert (making.simulations, making.clear) == (recipe.simulations, thousandths(recipe.clear))
    assert [(puzzle.number, puzzle.turn) for puzzle in found.puzzles] == sorted(
        (puzzle.number, puzzle.turn) for puzzle in found.puzzles
    )


def test_what_a_turn_costs_is_never_more_than_the_chances_shown_differ_by() -> None:
    def shown(share: int) -> int:
        return int(str(dict(chance(share).args)["chance"]))

    for best, other in product(range(0, 1001, 7), repeat=2):
        if best - other >= 10:
            assert int(percent(best - other)) <= shown(best) - shown(other)
