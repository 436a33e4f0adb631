"""How near the end is: the steps each trigger is away, as warnings say it."""

from __future__ import annotations

import pytest

from heliopolis.games.origins.game import LADDER
from heliopolis.games.origins.position.state import Origins
from heliopolis.games.origins.rules.rounds import NextTurn
from heliopolis.games.origins.rules.temples import ChooseStep
from rules.origins.board import COMPONENTS, GAME, climbs, give, only, stock, table, tower_stock

rule = pytest.mark.rule


def left(origins: Origins, name: str, seat: int = -1) -> int:
    """Return how many steps an ending is away."""
    return next(each.left for each in GAME.wording.endings(origins) if (each.name, each.seat) == (name, seat))


@rule("ORI-END-01")
def test_every_temple_without_ones_disk_at_the_top_is_a_step() -> None:
    origins = climbs(climbs(table(), "forest", 10, 0), "mountain", 9, 10)
    assert (left(origins, "all_on_top", 0), left(origins, "all_on_top", 1)) == (2, 2)
    assert left(climbs(origins, "mountain", 10), "all_on_top", 0) == 1


@rule("ORI-END-02")
def test_every_card_with_gold_is_a_step() -> None:
    origins = table()
    origins.card_gold = [2, *[0] * (len(origins.card_gold) - 1)]
    assert left(origins, "no_gold_left") == 1


@rule("ORI-END-03")
def test_the_disks_of_the_colours_that_run_out_first_are_steps() -> None:
    assert left(tower_stock(table(), red=1, purple=2, blue=4, orange=4, yellow=4), "few_colours_left") == 3
    assert left(tower_stock(table(), red=0, purple=1, blue=4, orange=4, yellow=4), "few_colours_left") == 1


@rule("ORI-END-04")
def test_a_colour_without_dice_is_one_die_of_the_offer_away() -> None:
    assert left(stock(table(), red=0, purple=3, blue=3, orange=3, yellow=3), "no_die_left") == 1
    assert left(stock(table(), red=1, purple=3, blue=3, orange=3, yellow=3), "no_die_left") == 2


@rule("ORI-END-05")
def test_once_a_trigger_has_happened_the_round_is_the_last() -> None:
    origins = climbs(climbs(climbs(give(table()), "forest", 10), "mountain", 10), "sea", 9)
    assert left(origins, "all_on_top", 0) == 1
    only(origins, ChooseStep(0, 0), NextTurn(0))
    assert [(each.name, each.rule, each.left) for each in GAME.wording.endings(origins)] == [
        ("last_round", "ORI-END-05", 0)
    ]
    assert [(each.role, each.things) for each in GAME.wording.endings(origins)] == [("cause", (0,))]


@rule("ORI-SOLO-11", "TRI-END-01")
def test_where_the_rounds_are_counted_they_bring_the_end() -> None:
    alone, trials = table(1), table(2, trials="short")
    assert [(each.rule, each.left) for each in GAME.wording.endings(alone)] == [("ORI-SOLO-11", 5 - alone.round_number)]
    assert [each.rule for each in GAME.wording.endings(trials)] == ["TRI-END-01"]


def test_a_step_of_a_temple_is_called_by_the_figure_on_its_track() -> None:
    assert list(LADDER) == list(COMPONENTS.temple_points)
