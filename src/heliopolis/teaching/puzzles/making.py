"""Making puzzles: strong bots play, turns that seem to have one clearly best way on are looked at again.

The unit of work is one game, known by its number: anyone who makes it, in whatever order, finds the same in it.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from heliopolis import bots
from heliopolis.games import game as find_game
from heliopolis.kernel.chance import CHANCE, Dice, derived
from heliopolis.kernel.definition import Value
from heliopolis.kernel.game import Game, State
from heliopolis.kernel.reading import Reader
from heliopolis.kernel.step import step_name
from heliopolis.teaching.materials import shelf_of
from heliopolis.teaching.puzzles.puzzle import Puzzle, WorthLine, read_puzzle
from heliopolis.teaching.puzzles.recipe import PuzzleRecipe
from heliopolis.teaching.puzzles.solving import broken_off, missed_by, play_turn, themes_of
from heliopolis.teaching.puzzles.weighing import HASTY_BEAM, Weighing, opinion, weigh

TIMES: Final = 200
"""By how much the simulations grow from the first look to the one that confirms, or that checks."""
DOUBT: Final = 0.8
"""How much of a clear gap makes a candidate at the first look, and keeps it one at those in between."""
BETWEEN: Final = (3, 20)
"""By how much the looks in between are longer than the first: they save confirming what stood out by luck."""
OPEN: Final = (0.05, 0.97)
"""The chances between which a game is not decided yet."""
LEAST_FIRSTS: Final = 3
"""How many first choices there must be."""
MOST: Final = 14
"""How many candidates of a game are looked at again at most, drawn at random."""
SAME: Final = 3
"""How many of them have the same first choice."""
LAST_WORD: Final = 8
"""The number of its luck, beside that of other looks."""
KEPT: Final = 6
"""How many turns besides the best one a puzzle keeps."""


class GameFound(NamedTuple):
    """What came of one game."""

    number: int
    turns: int
    candidates: int
    puzzles: list[Puzzle]

    def to_dict(self) -> dict[str, object]:
        """Return it as plain data, from which it can continue later."""
        return {**self._asdict(), "puzzles": [puzzle.to_dict() for puzzle in self.puzzles]}


def read_found(saved: Reader) -> GameFound:
    """Return what ``to_dict`` wrote."""
    return GameFound(
        saved["number"].integer(),
        saved["turns"].integer(),
        saved["candidates"].integer(),
        [read_puzzle(puzzle) for puzzle in saved["puzzles"].items()],
    )


class _Candidate(NamedTuple):
    state: State
    turn: int
    first: str


def search_game(name: str, number: int, seed: int, options: dict[str, Value]) -> GameFound:
    """Play a game, and confirm some of the puzzles that seem to be in it."""
    game = find_game(name)
    recipe = shelf_of(game).recipe
    own = derived(seed, number)
    turns, candidates = _play(game, recipe, own, options)
    found: list[Puzzle] = []
    for candidate in _drawn(candidates, derived(own, 2)):
        puzzle = confirmed(candidate.state, recipe, number, derived(own, 1000 + candidate.turn))
        if puzzle is not None:
            found.append(puzzle)
    return GameFound(number, turns, len(candidates), found)


def _drawn(candidates: list[_Candidate], seed: int) -> list[_Candidate]:
    """Return some candidates, in their order, not too many of a kind."""
    left, dice = list(candidates), Dice(seed)
    taken: list[_Candidate] = []
    while left and len(taken) < MOST:
        each = left.pop(dice.below(len(left)))
        if sum(other.first == each.first for other in taken) < SAME:
            taken.append(each)
    return sorted(taken, key=lambda each: each.turn)


def _play(game: Game, recipe: PuzzleRecipe, seed: int, options: dict[str, Value]) -> tuple[int, list[_Candidate]]:
    """Play a game by the search that looks for candidates."""
    state, dice = game.new(None, **options), Dice(derived(seed, 1))
    others = [bots.bot(recipe.bot, game, derived(seed, 10 + seat)) for seat in range(state.seats)]
    candidates: list[_Candidate] = []
    looked, last = 0, -1
    dice.settle(state)
    while state.todo:
        if state.turn != last and begins(state, recipe):
            last = state.turn
            looked += 1
            found = weigh(state, recipe, recipe.simulations, derived(seed, 100 + state.turn), HASTY_BEAM)
            if is_candidate(state, recipe, found):
                candidates.append(_Candidate(state.copy(), state.turn, found.best.first))
            for name in found.best.choices:
                state.play(state.choice(name))
        else:
            state.play(others[state.seat()].choose(state))
        dice.settle(state)
    return looked, candidates


def begins(state: State, recipe: PuzzleRecipe) -> bool:
    """Return whether a puzzle may begin here: a player is asked how to begin a turn, and can choose."""
    if state.seat() == CHANCE or state.turn_seat != state.seat() or step_name(type(state.todo[-1])) not in recipe.steps:
        return False
    return len(state.choices()) > 1


def is_candidate(state: State, recipe: PuzzleRecipe, found: Weighing) -> bool:
    """Return whether the first look promises a puzzle."""
    least, most = OPEN
    if (
        found.gap < DOUBT * recipe.clear_gap(state.seats)
        or not least <= found.best.chance <= most
        or found.firsts < LEAST_FIRSTS
    ):
        return False
    return not broken_off(state, play_turn(state, found.best.choices).end)


def confirmed(state: State, recipe: PuzzleRecipe, number: int, seed: int) -> Puzzle | None:
    """Return the puzzle of a position, if longer searches find it as clear, and who has the last word agrees."""
    clear = recipe.clear_gap(state.seats)
    for place, times in enumerate(BETWEEN, 1):
        if weigh(state, recipe, times * recipe.simulations, derived(seed, place)).gap < DOUBT * clear:
            return None
    found = weigh(state, recipe, TIMES * recipe.simulations, seed)
    if found.gap < clear or found.firsts < LEAST_FIRSTS:
        return None
    best = play_turn(state, found.best.choices)
    themes = themes_of(state, best, recipe)
    if broken_off(state, best.end) or not themes:
        return None
    if opinion(state, recipe, recipe.last_word, derived(seed, LAST_WORD)).best.first != found.best.first:
        return None
    missed, asked = missed_by(state, best, recipe, derived(seed, 9))
    lines = [WorthLine(turn.choices, thousandths(turn.chance)) for turn in found.turns]
    return Puzzle(
        state.key()[:10],
        state.seat(),
        state.to_dict(),
        lines[0],
        lines[1 : KEPT + 1],
        found.best.first,
        thousandths(found.gap),
        themes,
        missed,
        asked,
        number,
    )


def thousandths(share: float) -> int:
    """Return a share as a whole number."""
    return round(1000 * share)
