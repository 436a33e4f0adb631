"""Caravan does what every game must do, and what its rules say."""

from heliopolis.testing import conformance
from heliopolis.testing.rule_checks import legal, refused
from heliopolis_caravan.game import CaravanGame


def test_it_does_what_every_game_must() -> None:
    conformance.check_game(CaravanGame(), games=20, seed=1)


def test_a_trade_takes_three_goods() -> None:
    state = CaravanGame().new(players=2)
    refused(state, "trade", "CAR-TRADE-01")
    assert legal(state) == {"travel", "search"}
