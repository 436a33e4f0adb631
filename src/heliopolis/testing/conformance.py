"""The conformance suite: what every game must do, over random games with random options.

Examples:
    >>> from heliopolis.testing import conformance
    >>> conformance.check_game(heliopolis.game("helios"), games=1, seed=1)

The checks also stand alone, as functions that yield what is wrong: with a game definition, with a
position, of a whole game. ``check_definition``, ``check_positions`` and ``check_games`` run any of them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, TypeVar

from heliopolis.kernel.game import Game, State
from heliopolis.testing import definition_checks, drawing_checks, game_checks, position_checks, set_checks, text_checks
from heliopolis.testing.observation_checks import mixed_up
from heliopolis.testing.walk import Walk, sample

DefinitionCheck = Callable[[Game], Iterator[str]]
PositionCheck = Callable[[State], Iterator[str]]
GameCheck = Callable[[Walk], Iterator[str]]
T = TypeVar("T")

DEFINITION_CHECKS: Final[tuple[DefinitionCheck, ...]] = (*definition_checks.CHECKS, text_checks.everything_has_a_text)
POSITION_CHECKS: Final[tuple[PositionCheck, ...]] = (
    *position_checks.CHECKS,
    *set_checks.CHECKS,
    text_checks.every_position_has_words,
    drawing_checks.every_choice_is_drawn,
    drawing_checks.kept_drawings_are_true,
)
GAME_CHECKS: Final[tuple[GameCheck, ...]] = game_checks.CHECKS

LONGEST: Final = 10_000
"""No game may take more plies than this."""
POSITIONS_PER_GAME: Final = 40
"""How many positions of each game are compared with others that look alike."""


class Nonconformance(AssertionError):
    """Something a game must do and does not; the text names the check, and seed, ply and options to see it again."""

    def __init__(self, game: str, check: str, fault: str, where: str) -> None:
        super().__init__(f"{game}: {check}: {fault}" + (f" ({where})" if where else ""))
        self.check: Final = check
        self.fault: Final = fault
        self.where: Final = where


def check_game(game: Game, games: int = 50, seed: int = 1, longest: int = LONGEST) -> None:
    """Run every check at every position of a number of random games."""
    check_definition(game)
    observations_determine_play(game, POSITIONS_PER_GAME * games, seed)
    for walk in walks(game, games, seed):
        play(walk, POSITION_CHECKS, longest)
        for check in GAME_CHECKS:
            examine(check, walk, walk)


def check_definition(game: Game, checks: Sequence[DefinitionCheck] = DEFINITION_CHECKS) -> None:
    """Check a game definition without playing."""
    for check in checks:
        for fault in check(game):
            raise Nonconformance(game.name, check.__name__, fault, "")


def observations_determine_play(game: Game, positions: int, seed: int = 1) -> None:
    """Check that learning agents see all that matters, at a number of positions of random games."""
    for fault in mixed_up(game, positions, seed):
        raise Nonconformance(game.name, observations_determine_play.__name__, fault, "")


def check_positions(
    game: Game,
    checks: Sequence[PositionCheck] = POSITION_CHECKS,
    games: int = 50,
    seed: int = 1,
    longest: int = LONGEST,
) -> None:
    """Run position checks at every position of a number of random games."""
    for walk in walks(game, games, seed):
        play(walk, checks, longest)


def check_sample(
    game: Game, checks: Sequence[PositionCheck] = POSITION_CHECKS, number: int = 1_000, seed: int = 1
) -> None:
    """Run position checks at a sample of positions of random games."""
    for walk in sample(game, number, seed):
        for check in checks:
            examine(check, walk.state, walk)


def check_games(
    game: Game, checks: Sequence[GameCheck] = GAME_CHECKS, games: int = 50, seed: int = 1, longest: int = LONGEST
) -> None:
    """Run checks of whole games on a number of random games."""
    for walk in walks(game, games, seed):
        play(walk, (), longest)
        for check in checks:
            examine(check, walk, walk)


def walks(game: Game, games: int, seed: int) -> Iterator[Walk]:
    """Random games with random options, each from the next seed."""
    return (Walk(game, seed + number) for number in range(games))


def play(walk: Walk, checks: Sequence[PositionCheck], longest: int = LONGEST) -> None:
    """Play a random game to its end and check every position on the way."""
    while walk.state.todo:
        for check in checks:
            examine(check, walk.state, walk)
        if walk.ply >= longest:
            raise Nonconformance(walk.game.name, "every_game_ends", f"no end after {longest} plies", str(walk))
        try:
            walk.go_on()
        except Exception as error:
            raise Nonconformance(walk.game.name, "every_game_ends", told(error), str(walk)) from error


def examine(check: Callable[[T], Iterator[str]], subject: T, walk: Walk) -> None:
    """Run one check; what it finds or stumbles over is raised with the place of the walk."""
    try:
        fault = next(check(subject), None)
    except Exception as error:
        raise Nonconformance(walk.game.name, check.__name__, told(error), str(walk)) from error
    if fault is not None:
        raise Nonconformance(walk.game.name, check.__name__, fault, str(walk))


def told(error: Exception) -> str:
    """Return an error in a line."""
    return f"{type(error).__name__}: {error}"
