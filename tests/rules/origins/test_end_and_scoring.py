"""The end of the game: what sets it off, final scoring, ties."""

from __future__ import annotations

import pytest

from heliopolis.games.origins.position.state import Origins
from heliopolis.games.origins.rules.building.purchase import Purchase
from heliopolis.games.origins.rules.citizens import MUST, PAID, TakeCitizen
from heliopolis.games.origins.rules.rounds import NextTurn
from heliopolis.games.origins.rules.temples import ChooseStep
from heliopolis.kernel.chance import CHANCE
from rules.origins.board import (
    COMPONENTS,
    GAME,
    advisors,
    bases,
    cards,
    city,
    climbs,
    events,
    final,
    freemen,
    give,
    hold,
    legal,
    offer,
    only,
    play,
    points,
    prompt,
    reserve,
    seated,
    settled,
    speakers,
    stock,
    strength,
    table,
    to_move,
    tokens,
    tower_stock,
    towers,
    wonder,
)

rule = pytest.mark.rule
example = pytest.mark.example

SQUARE = "1,0 granary; 1,1 mint"


def end(origins: Origins) -> Origins:
    """Let everyone pass."""
    play(origins, " ".join(["pass"] * origins.seats))
    return origins


def over(origins: Origins) -> bool:
    """Return whether the game ends when everyone passes."""
    return prompt(end(origins)) == "over"


@rule("ORI-END-01")
def test_three_disks_at_the_top_end_the_game() -> None:
    origins = climbs(climbs(climbs(give(table()), "forest", 10), "mountain", 10), "sea", 9)
    only(origins, ChooseStep(0, 0), NextTurn(0))
    told = events(origins.events, "trigger")
    assert told == [(0, 0)]
    assert over(origins)


@rule("ORI-END-01")
def test_three_tops_of_several_players_do_not_end_the_game() -> None:
    origins = climbs(climbs(climbs(give(table()), "forest", 9, 10), "mountain", 10, 0), "sea", 0, 10)
    only(origins, ChooseStep(0, 0), NextTurn(0))
    play(origins, "temple:forest")
    assert origins.to_dict()["end_triggers"] == []
    assert not over(origins)


@rule("ORI-END-02")
@pytest.mark.parametrize(("gold", "ends"), [("2 0", True), ("2 2", False)])
def test_no_gold_left_on_the_district_cards_ends_the_game(gold: str, ends: bool) -> None:
    # Card 45 asks for three yellow tiles.
    drawn = "1,0 granary; 1,1 mint; 2,0 harbor; 2,1 quarry"
    origins = cards(city(give(freemen(table(), 0, "red 4")), 0, drawn), "45 41", gold)
    play(origins, "action:close base:1 seat:1,0")
    assert (origins.to_dict()["end_triggers"] == ["no_gold_left"]) == ends
    assert points(origins) == {"district": 9}
    assert over(origins) == ends


@rule("ORI-END-03")
@pytest.mark.parametrize(("blue", "ends"), [(0, True), (3, False)])
def test_three_colours_left_in_the_tower_stock_end_the_game_four_do_not(blue: int, ends: bool) -> None:
    origins = tower_stock(give(table(), gold=1), red=1, blue=blue)
    told = play(origins, "action:tower tower:red")
    assert events(told, "trigger") == ([(0, 2)] if ends else [])
    assert over(origins) == ends


@rule("ORI-END-04")
def test_a_die_the_offer_lacks_ends_the_game_even_if_one_comes_back() -> None:
    origins = stock(bases(give(table()), 0, 6), red=0)
    only(give(origins, wisdom=1), TakeCitizen(0, PAID, MUST), NextTurn(0))
    play(origins, "citizen:2")
    stock(origins, red=3)
    assert over(origins)


@rule("ORI-END-04")
def test_an_empty_stock_alone_does_not_end_the_game() -> None:
    origins = stock(table(), red=0, blue=0, yellow=0)
    assert not over(origins)
    origins = stock(bases(table(), 0, 6), red=1)
    only(give(origins, wisdom=1), TakeCitizen(0, PAID, MUST), NextTurn(0))
    play(origins, "citizen:2 face:3")
    assert not over(origins)


@rule("ORI-END-05", "ORI-ROUND-12")
def test_the_round_is_played_to_its_end() -> None:
    origins = tower_stock(give(table(3), gold=1), red=1, blue=0)
    play(origins, "action:tower tower:red")
    assert (origins.seat(), prompt(origins)) == (1, "ChooseAction")
    play(origins, "action:visit worker:archon site:1 part:top pass pass")
    assert (origins.seat(), prompt(origins)) == (1, "ChooseAction")
    told = play(origins, "pass")
    # The end of the round comes first: the Bulwark and the cards go round.
    kinds = [event[0] for event in told]
    assert kinds.index("bulwark") < kinds.index("game_over")
    assert kinds.index("card") < kinds.index("game_over")
    assert prompt(origins) == "over"
    assert legal(origins) == set()


@rule("ORI-END-06")
def test_the_end_is_announced_once_when_it_is_set_off() -> None:
    origins = tower_stock(give(table(2), gold=9), red=1, blue=0, purple=1)
    told = play(origins, "action:tower tower:red")
    assert events(told, "trigger") == [(0, 2)]
    before = origins.to_dict()
    told = play(to_move(origins, 0), "action:tower tower:purple")
    assert events(told, "trigger") == []
    assert origins.to_dict()["end_triggers"] == before["end_triggers"] == ["few_colours_left"]


@rule("ORI-END-07", "ORI-ROUND-12")
def test_a_game_in_which_nothing_happens_ends_at_the_limit_of_rounds() -> None:
    origins = table(2, round_limit=4)
    for _ in range(3):
        end(origins)
    assert origins.round_number == 4
    told = play(origins, "pass pass")
    assert events(told, "round_limit") == [(CHANCE, 4)]
    assert events(told, "game_over") == [(CHANCE, 4)]
    assert prompt(origins) == "over"


@rule("ORI-SCORE-01")
def test_each_gold_is_a_point() -> None:
    assert final(give(table(), stone=9, food=9, wisdom=9, gold=7)) == {"gold": 7}


@rule("ORI-SCORE-02")
def test_the_rightmost_advisor_scores() -> None:
    assert final(give(table())) == {}
    assert final(advisors(give(table()), 0, "red blue")) == {"advisors": 3}


@rule("ORI-SCORE-03")
@pytest.mark.parametrize(
    ("steps", "expected"), [((3, 1, 2), 1 + 5), ((10, 10, 10), 140), ((4, 4, 0), 16), ((9, 0, 0), 0), ((1, 1, 1), 2)]
)
def test_the_two_lower_temple_disks_score(steps: tuple[int, int, int], expected: int) -> None:
    origins = give(table())
    for temple, step in zip(("forest", "mountain", "sea"), steps, strict=True):
        climbs(origins, temple, step)
    assert final(origins).get("temples", 0) == expected


@rule("ORI-SCORE-04")
def test_a_seated_die_scores_its_value_times_its_tower() -> None:
    origins = city(give(table()), 0, "1,0 granary; 1,1 mint; -1,0 farm; -1,1 farm; 2,0 farm; 2,1 farm")
    seated(seated(seated(origins, 0, "0,0", "red", 5), 0, "-1,0", "red", 2), 0, "1,0", "yellow", 1)
    towers(origins, 0, red=3, orange=5, yellow=7)
    assert final(origins) == {"seats": 5 * 3 + 2 * 3 + 1 * 7}


@rule("ORI-SCORE-01", "ORI-SCORE-02", "ORI-SCORE-03")
@example("EX-21")
def test_the_books_final_scoring_is_72() -> None:
    origins = advisors(give(table(), gold=4), 0, "purple orange blue")
    climbs(climbs(climbs(origins, "forest", 10), "mountain", 6), "sea", 4)
    city(origins, 0, f"{SQUARE}; 2,0 farm; 2,1 farm")
    seated(seated(towers(origins, 0, orange=2), 0, "0,0", "orange", 6), 0, "1,0", "red", 3)
    assert [COMPONENTS.temple_points[step] for step in (10, 6, 4)] == [70, 31, 16]
    assert final(origins) == {"gold": 4, "advisors": 6, "temples": 47, "seats": 12 + 3}
    assert sum(final(origins).values()) == 72
    origins.points[0][0] = 41
    assert origins.scores()[0].total == 41 + 72


@rule("ORI-SCORE-05")
def test_nothing_else_scores() -> None:
    origins = hold(tokens(strength(bases(give(table(), stone=9, food=9, wisdom=9), 0, 6), 12), 0, 4), "leo")
    speakers(reserve(city(towers(origins, 0, red=4), 0, SQUARE), 0, "mint harbor"), 0, "5 5")
    assert final(freemen(origins, 0, "red 6; blue 6")) == {}


@rule("ORI-SCORE-06")
def test_the_most_points_win() -> None:
    origins = finished(give(give(give(table(3), 0, gold=4), 1, gold=9), 2, gold=5))
    result = origins.result()
    assert result is not None
    assert (result.ranks, result.totals, result.winners) == ([3, 1, 2], [4, 9, 5], [1])


@rule("ORI-SCORE-06")
def test_of_equals_the_larger_city_wins_farms_and_wonders_count_one_the_reserve_nothing() -> None:
    origins = table(4, wonders=True)
    for seat in range(4):
        give(origins, seat, gold=3)
    wonder(city(origins, 0, "1,0 farm"), 0, "colossus", "2,0 3,0")
    city(origins, 1, "1,0 farm; 1,1 mint; 2,0 farm")
    reserve(city(origins, 2, "1,0 mint; 1,1 mint"), 2, "harbor harbor")
    city(origins, 3, "1,0 granary; 2,0 farm; 3,0 farm")
    result = finished(origins).result()
    assert result is not None
    assert result.ranks == [3, 1, 3, 1]
    assert result.winners == [1, 3]


@rule("ORI-SCORE-06")
def test_if_still_tied_the_victory_is_shared() -> None:
    result = finished(give(give(table(2), 0, gold=3), 1, gold=3)).result()
    assert result is not None
    assert (result.ranks, result.winners) == ([1, 1], [0, 1])


@rule("ORI-SCORE-07")
@pytest.mark.parametrize("gained", [95, 195, 250])
def test_final_points_are_added_beyond_100_and_200(gained: int) -> None:
    origins = give(table(), gold=12)
    origins.points[0][3] = gained
    finished(origins)
    result = origins.result()
    assert result is not None
    assert result.totals[0] == gained + 12
    assert points(origins)["gold"] == 12


@rule("ORI-SCORE-07")
def test_the_projection_before_the_end_is_the_result_after_it() -> None:
    origins = climbs(advisors(give(table(), gold=3), 0, "red"), "sea", 4, 2)
    climbs(origins, "forest", 2, 2)
    expected = [sheet.total for sheet in origins.scores()]
    finished(origins)
    assert [sheet.total for sheet in origins.scores()] == expected


def finished(origins: Origins) -> Origins:
    """Let the game end with this round."""
    origins.trigger(2)
    assert over(origins)
    return origins


def test_no_choice_is_left_after_the_end() -> None:
    origins = finished(table())
    assert origins.why_not(origins.choice("pass")) == "not-asked"
    assert GAME.load(origins.to_dict()) == origins


def test_a_market_or_an_offer_without_tiles_does_not_end_the_game() -> None:
    origins = offer(give(table()), "")
    origins.market.clear()
    only(origins, NextTurn(0))
    assert not over(origins)
    assert origins.to_dict()["end_triggers"] == []
    assert Purchase(0).legal(settled(origins)) == []
