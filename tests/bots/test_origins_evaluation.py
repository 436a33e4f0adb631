"""The evaluation of Origins: what greedy play sees in a position, and how it plays with it."""

from __future__ import annotations

from collections import Counter
from typing import Final

import pytest
from rules.origins.board import (
    COMPONENTS,
    GAME,
    ask,
    bases,
    cards,
    city,
    climbs,
    freemen,
    give,
    market,
    play,
    seated,
    table,
    tokens,
    towers,
)

from heliopolis.arena import contest, run, standings
from heliopolis.bots.beam import path
from heliopolis.bots.greedy import GreedyBot
from heliopolis.games.origins.evaluation import estimate
from heliopolis.games.origins.evaluation.lookups import CORNERS, EMPTY, GREY, Lookups
from heliopolis.games.origins.evaluation.outlook import OriginsOutlook, rounds_left
from heliopolis.games.origins.evaluation.weights import HAND_SET, TUNED
from heliopolis.games.origins.position.state import STONE, WISDOM, Origins
from heliopolis.games.origins.rules.building.placing import AS_BUILDING, PlaceTile
from heliopolis.games.origins.rules.building.purchase import Purchase
from heliopolis.games.origins.rules.districts import shows
from heliopolis.games.origins.rules.payment import Pay
from heliopolis.kernel.chance import Dice
from heliopolis.kernel.play import playout

KINDS: Final = ["outpost", "fountain_of_wisdom", "obelisk", "court_of_law", "workshop"]
"""A cheap Building of each colour."""


def worth(origins: Origins, seat: int = 0) -> float:
    """Return what the position is worth to a seat."""
    return GAME.numbers.evaluate(origins, seat)


def gain(origins: Origins, names: str) -> float:
    """Return what playing these choices adds to the worth of the position."""
    before = worth(origins)
    after = origins.copy()
    assert isinstance(after, Origins)
    play(after, names)
    return worth(after) - before


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_at_the_end_it_is_the_score(players: int) -> None:
    end = playout(GAME.new(COMPONENTS, players=players, wonders=True), seed=5)
    result = end.result()
    assert result is not None
    assert isinstance(end, Origins)
    assert [GAME.numbers.evaluate(end, seat) for seat in range(players)] == result.totals


def test_it_estimates_the_rounds_to_come() -> None:
    origins = table()
    assert rounds_left(origins, HAND_SET) == HAND_SET.usual_rounds - 1
    origins.round_number = 12
    assert 0 < rounds_left(origins, HAND_SET) < 1
    origins.triggers = 1
    assert rounds_left(origins, HAND_SET) == 0
    assert rounds_left(table(1), HAND_SET) == 4
    assert rounds_left(table(trials="short"), HAND_SET) == 3


def test_a_level_counts_where_the_dice_are() -> None:
    origins = give(seated(city(table(), 0, "1,0 granary; 1,1 harbor"), 0, "0,0", "blue", 6), gold=4)
    raised = {colour: gain(origins, f"action:tower tower:{colour}") for colour in ("red", "blue", "yellow")}
    assert raised["blue"] > max(raised["red"], raised["yellow"]) + 1
    origins.triggers = 1
    assert gain(origins, "action:tower tower:blue") > 1
    assert gain(origins, "action:tower tower:red") < 0


def test_temples_are_climbed_in_balance() -> None:
    origins = climbs(climbs(climbs(give(table(), stone=3), "forest", 6, 0), "mountain", 4, 0), "sea", 4, 0)
    origins.round_number = 5
    second = gain(origins, "action:visit worker:archon site:3 part:bottom temple:sea")
    highest = gain(origins, "action:visit worker:archon site:3 part:bottom temple:forest")
    assert second > highest + 2


def test_a_district_with_a_card_is_worth_more_than_one_without() -> None:
    """Colours that make up the pattern of a card on display are worth more than others."""
    for number, card in enumerate(COMPONENTS.cards[:12], 1):
        one, other = (KINDS[colour] for colour in card.ends)
        strange = next(each for each in range(5) if each != card.middle and each not in card.ends)
        shown, spoilt = (
            city(cards(table(), f"{number}", "2"), 0, f"1,0 {one}; 1,-1 {KINDS[middle]}; 0,-1 {other}")
            for middle in (card.middle, strange)
        )
        assert worth(shown) > worth(spoilt) + 4


def test_patterns_are_those_of_the_rules() -> None:
    patterns = Lookups(COMPONENTS)
    dice = Dice(3)
    for _ in range(300):
        corners = [dice.below(GREY + 1) for _ in range(4)]
        block = sum(place * corner for place, corner in zip(CORNERS, corners, strict=True))
        colours = [corner if corner < GREY else -1 for corner in corners]
        matching = [number for number, card in enumerate(COMPONENTS.cards) if shows(colours, card)]
        assert patterns.shown[block] == sum(1 << number for number in matching)
        for place, corner in zip(CORNERS, corners, strict=True):
            lacking = block + place * (EMPTY - corner)
            assert patterns.begun[lacking] & patterns.shown[block] == patterns.shown[block]


def test_nobody_passes_with_workers_left() -> None:
    origins = table()
    assert gain(origins, "pass") < gain(origins, "action:visit base:1 site:5 part:top")


def test_a_base_is_worth_its_food_early_and_not_late() -> None:
    early = give(table(), food=4)
    assert gain(early, "action:grow gold:0") > 0
    late = give(table(), food=4)
    late.triggers = 1
    assert gain(late, "action:grow gold:0") <= 0


def test_in_the_last_round_dice_belong_on_seats() -> None:
    origins = give(freemen(city(table(), 0, "1,0 granary; 1,1 harbor"), 0, "red 5; blue 4"), stone=0)
    origins.triggers = 1
    closing = gain(origins, "action:close base:1 seat:0,0 cell:0,0 resource:stone")
    assert closing > gain(origins, "action:visit base:1 site:1 part:top")


def test_a_payment_that_is_begun_counts_as_done() -> None:
    """Otherwise a search that keeps only its best turns would never finish a Building."""
    origins = give(table(), stone=2, wisdom=2)
    have = origins.players[0].resources[:]
    ask(origins, Pay(0, 2, 0, 1, 0), PlaceTile(0, 2, 3, AS_BUILDING))
    outlook = OriginsOutlook(origins, 0, HAND_SET)
    assert outlook.resources[STONE] == have[STONE] - 2
    assert outlook.resources[WISDOM] == have[WISDOM] - 1
    assert outlook.points > 0


def test_a_late_game_is_better_near_its_end() -> None:
    near, far = cards(table(), "2 24 44 5", "0 0 0 2"), cards(table(), "2 24 44 5", "2 2 2 2")
    for origins in (near, far):
        origins.turn = 200
    assert estimate.delay(near, HAND_SET) < estimate.delay(far, HAND_SET)
    assert estimate.delay(table(), HAND_SET) == 0


def test_more_of_anything_is_never_worse() -> None:
    plain = worth(table())
    for more in ({"stone": 2}, {"food": 2}, {"wisdom": 2}, {"gold": 2}):
        assert worth(give(table(), **{"stone": 1, "food": 1, "wisdom": 1, "gold": 1, **more})) > plain
    assert worth(tokens(table(), 0, 2)) > plain
    assert worth(bases(table(), 0, 4)) > plain
    assert worth(towers(seated(table(), 0, "0,0", "red", 3), 0, red=3)) > worth(seated(table(), 0, "0,0", "red", 3))


def test_a_plan_goes_on_through_chance() -> None:
    """A Building is bought for what it does once the stack has turned up its next tile."""
    origins = ask(give(market(table(), "mint statue estate armory mages_tower"), stone=3), Purchase(0))
    end = GreedyBot().best_turn(origins)
    names = [node.choice.name for node in path(end)[::-1] if node.choice is not None]
    assert end.state.turn > origins.turn
    assert names[:2] == ["market:1", "mode:building"]
    assert len([name for name in names if name.startswith("cell:")]) == 2


@pytest.mark.slow
def test_greedy_plays_the_whole_game() -> None:
    """It builds, closes Districts, raises towers, grows, climbs, hires and has Advisors."""
    told: Counter[str] = Counter()
    rounds: list[int] = []
    for seed in range(2):
        state, dice = GAME.new(COMPONENTS, players=2), Dice(seed)
        assert isinstance(state, Origins)
        dice.settle(state)
        bots = [GreedyBot(), GreedyBot()]
        while state.todo:
            told.update(str(event[0]) for event in state.play(bots[state.seat()].choose(state)))
            dice.settle(state)
        rounds.append(state.round_number)
    for kind in ("built", "used", "closed", "matched", "tower", "grown", "climbed", "hired", "retired", "attacked"):
        assert told[kind] >= 2, kind
    assert all(4 <= number <= 8 for number in rounds)


@pytest.mark.slow
def test_greedy_beats_random_in_origins() -> None:
    best, other = standings(run(contest("origins", ["greedy", "random"], {"players": 2}), 2).outcomes)
    assert (best.bot, best.wins.share) == ("greedy", 1)
    assert best.score.mean > 5 * other.score.mean


def test_the_forecast_goes_by_weights_of_its_own() -> None:
    """Changing one changes the forecast, not the evaluation."""
    origins = give(table(), gold=3)
    evaluated, told, before = worth(origins), GAME.numbers.forecast(origins, 0), TUNED.gold
    assert before != HAND_SET.gold
    try:
        TUNED.gold = before + 1.0
        assert GAME.numbers.forecast(origins, 0) != told
        assert worth(origins) == evaluated
    finally:
        TUNED.gold = before


def test_tuned_weights_win_more_games_than_the_rule_of_thumb() -> None:
    tuned, thumb = "greedy:far=1:width=2:states=40", "greedy:width=2:states=40"
    best = standings(run(contest("origins", [tuned, thumb], {"players": 2}), 8).outcomes)[0]
    assert best.bot == tuned
    assert best.wins.share >= 0.75
