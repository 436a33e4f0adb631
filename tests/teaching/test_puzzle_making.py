"""How puzzles are made: first choices, weighing, themes, choosing, and going on where one was stopped."""

from __future__ import annotations

import json
from concurrent.futures import Future
from pathlib import Path
from typing import Self

import pytest

from heliopolis.bots import bot
from heliopolis.games import game as find_game
from heliopolis.kernel.errors import BadOption
from heliopolis.teaching.materials import shelf_of
from heliopolis.teaching.puzzles import collecting, making
from heliopolis.teaching.puzzles.collecting import PuzzleOrder, check, chosen, collect, drawn, kept
from heliopolis.teaching.puzzles.making import GameFound, confirmed
from heliopolis.teaching.puzzles.puzzle import Puzzle, PuzzleFile, file_of, read_file
from heliopolis.teaching.puzzles.recipe import Theme
from heliopolis.teaching.puzzles.weighing import WeighedTurn, Weighing, opinion, weigh

HELIOS, ORIGINS = find_game("helios"), find_game("origins")
KNOWN = read_file(file_of(HELIOS))
assert KNOWN is not None
PUZZLES = KNOWN.puzzles
ORDER = PuzzleOrder("helios", 5, 4, 0, ())


def test_what_a_turn_is_spent_on() -> None:
    helios, origins = shelf_of(HELIOS).recipe, shelf_of(ORIGINS).recipe
    assert helios.first_choice(["column:sun", "sun:1,0"]) == "column:sun"
    assert origins.first_choice(["action:visit", "base:4", "site:2", "part:top"]) == "action:visit site:2"
    assert origins.first_choice(["action:visit", "worker:archon", "site:2"]) == "action:visit site:2"
    assert origins.first_choice(["action:grow", "base:1"]) == "action:grow"


def test_a_clear_gap_is_smaller_where_more_share_the_victory() -> None:
    recipe = shelf_of(HELIOS).recipe
    assert recipe.clear_gap(4) == recipe.clear_gap(2) / 2
    assert recipe.right_margin(2) < recipe.clear_gap(2)


def test_themes_go_by_choices_and_events() -> None:
    theme = Theme("sun", ("sun:",), ("lit",), least=2, last=False)
    assert theme.fits(["column:sun", "sun:1,0"], ["lit"], last=False)
    assert not theme.fits(["column:sun", "sun:1,0"], ["score:orbit"], last=True)
    assert Theme("last", (), (), least=1, last=True).fits([], [], last=True)


def test_weighing_finds_the_same_again_and_weighs_several_first_choices() -> None:
    state = PUZZLES[0].position(HELIOS)
    found = weigh(state, shelf_of(HELIOS).recipe, 16, 3)
    assert found == weigh(state, shelf_of(HELIOS).recipe, 16, 3)
    assert found.firsts >= 2
    assert found.turns == sorted(found.turns, key=lambda turn: -turn.chance)
    assert found.rival is not None
    assert found.gap == found.best.chance - found.rival.chance
    assert {choice.name for choice in state.choices()} >= {turn.choices[0] for turn in found.turns}


def test_a_puzzle_is_confirmed_again_and_the_check_agrees() -> None:
    puzzle = max(PUZZLES, key=lambda each: each.gap)
    # The strongest bot would take its time here.
    recipe = shelf_of(HELIOS).recipe._replace(last_word="search:8:learned=1")
    again = confirmed(puzzle.position(HELIOS), recipe, puzzle.number, 99)
    assert again is not None
    assert (again.state, again.first) == (puzzle.state, puzzle.first)
    assert check(puzzle, 98, times=2).agrees
    assert check(puzzle, 98, bot="search:8:learned=1").agrees


def test_no_puzzle_is_confirmed_that_who_has_the_last_word_would_play_otherwise(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    puzzle, recipe = max(PUZZLES, key=lambda each: each.gap), shelf_of(HELIOS).recipe
    others = Weighing([WeighedTurn(["pass"], "pass", 0.5, 1)])
    monkeypatch.setattr(making, "opinion", lambda *_: others)
    assert confirmed(puzzle.position(HELIOS), recipe, puzzle.number, 99) is None


def test_an_opinion_is_the_turn_that_a_bot_would_play() -> None:
    state, recipe = PUZZLES[0].position(HELIOS), shelf_of(HELIOS).recipe
    found = opinion(state, recipe, "search:8:learned=1", 3)
    player = bot("search:8:learned=1", HELIOS, 3)
    assert found.best.choices[0] == player.choose(state).name
    assert found.best.first == recipe.first_choice(found.best.choices)
    assert 0 < found.best.chance < 1
    with pytest.raises(BadOption, match="bot"):
        opinion(state, recipe, "greedy", 3)


def test_puzzles_of_before_are_kept_and_the_new_ones_fill_what_is_missing() -> None:
    before, new = PUZZLES[:2], PUZZLES[2:4]
    found = chosen(HELIOS, ORDER._replace(most=2, games=1), [played(0, [before[0], *new])], before)
    assert {puzzle.id for puzzle in found.puzzles} == {puzzle.id for puzzle in [*before, *new]}
    assert found.making.kept == 2


def played(number: int, puzzles: list[Puzzle]) -> GameFound:
    return GameFound(number, 40, 10, [puzzle._replace(number=number) for puzzle in puzzles])


def test_what_is_chosen_is_spread_and_in_order() -> None:
    easy, hard = PUZZLES[0]._replace(missed=0, themes=["land"]), PUZZLES[1]._replace(missed=9, themes=["land"])
    same = [hard._replace(id=f"same{turn}", state={**hard.state, "turn": 100 + turn}) for turn in range(5)]
    found = chosen(HELIOS, ORDER._replace(most=2, games=2), [played(0, same), played(1, [easy])])
    assert {puzzle.level for puzzle in found.puzzles} == {"easy", "hard"}
    assert found.making.confirmed == 6
    assert [puzzle.number for puzzle in found.puzzles] == [0, 1]


def test_making_goes_on_where_it_was_stopped(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    part, made = tmp_path / "x.part", list[int]()

    class Now:
        def __init__(self, *_: object) -> None: ...

        def __enter__(self) -> Self:
            return self

        def __exit__(self, *_: object) -> None: ...

        def submit(self, _: str, call: object) -> object:
            number = call.args[1]  # type: ignore[attr-defined]
            made.append(number)
            answer: Future[GameFound] = Future()
            answer.set_result(played(number, [PUZZLES[number]]))
            return answer

    monkeypatch.setattr(collecting, "Pool", Now)
    whole = collect(HELIOS, ORDER._replace(games=3), part, 1, lambda *_: None)
    assert made == [0, 1, 2]
    lines = part.read_text(encoding="utf-8").splitlines()
    part.write_text("\n".join(lines[:-1]) + "\n" + lines[-1][:40], encoding="utf-8")
    assert collect(HELIOS, ORDER._replace(games=3), part, 1, lambda *_: None) == whole
    assert made == [0, 1, 2, 2]
    # Another seed begins again.
    assert list(kept(HELIOS, ORDER._replace(seed=6), part)) == []


def test_a_file_reads_as_it_was_written(tmp_path: Path) -> None:
    assert KNOWN is not None
    file = tmp_path / "puzzles.jsonl"
    file.write_text(PuzzleFile(KNOWN.making, PUZZLES[:3]).text(), encoding="utf-8")
    assert read_file(file) == PuzzleFile(KNOWN.making, PUZZLES[:3])
    assert all(json.loads(line) for line in file.read_text(encoding="utf-8").splitlines())


def test_drawing_at_random_takes_each_once() -> None:
    taken = drawn(PUZZLES, len(PUZZLES) + 5, 3)
    assert sorted(puzzle.id for puzzle in taken) == sorted(puzzle.id for puzzle in PUZZLES)
    assert drawn(PUZZLES, 3, 3) == taken[:3]
