"""Skeleton does what every game must do, and what its rules say."""

from heliopolis.kernel.game import State, the_game
from heliopolis.kernel.play import playout
from heliopolis.skeleton.game import SkeletonGame
from heliopolis.testing import conformance
from heliopolis.testing.rule_checks import legal, points, refused

GAME = the_game(SkeletonGame)


def played(*choices: str) -> State:
    """Return a game of two that began with these choices; the piles begin with 1, 2 and 3 stones."""
    state = GAME.new(players=2)
    for choice in choices:
        state.play(choice)
    return state


def test_it_does_what_every_game_must() -> None:
    conformance.check_game(GAME, games=10, seed=1)


def test_stones_are_points() -> None:
    state = played("pile:3", "face:1")
    assert points(state, 0) == {"stones": 3}
    assert state.seat() == 1


def test_an_empty_pile_cannot_be_taken() -> None:
    state = played("pile:3", "face:0")
    refused(state, "pile:3", "SKELETON-TURN-02")
    assert legal(state) == {"pile:1", "pile:2"}


def test_other_piles_grow() -> None:
    state = played("pile:3", "face:1", "pile:2", "face:0")
    assert points(state, 1) == {"stones": 3}
    assert state.to_dict()["piles"] == [3, 0, 2]


def test_who_reaches_the_goal_wins() -> None:
    result = playout(GAME.new(players=2, goal=20), seed=1).result()
    assert result is not None
    assert [total >= 20 for total in result.totals] == [rank == 1 for rank in result.ranks]
