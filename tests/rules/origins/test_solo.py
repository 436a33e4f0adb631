"""The solo training mode, where it differs."""

from __future__ import annotations

import pytest

from heliopolis.games.origins.position.state import Origins
from heliopolis.games.origins.rules.military import MoveOrAttack
from heliopolis.games.origins.rules.modules import solo
from heliopolis.games.origins.rules.rounds import NextRound, end_round
from heliopolis.games.origins.rules.scoring import ATTACK
from heliopolis.games.origins.rules.temples import ChooseTemple
from heliopolis.kernel.errors import BadOption
from rules.origins.board import (
    GAME,
    ask,
    cards,
    city,
    climbs,
    events,
    freemen,
    give,
    hold,
    holders,
    legal,
    me,
    new,
    only,
    people,
    play,
    points,
    prompt,
    refused,
    set_up,
    site,
    speakers,
    strength,
    table,
    tokens,
    tower_stock,
    zodiac,
)

rule = pytest.mark.rule
example = pytest.mark.example


def last_round(origins: Origins, round_number: int = 5) -> Origins:
    """Return the end of this round, after which nothing else is to be done."""
    origins.round_number = round_number
    return only(origins, NextRound())


def drafting(faces: str) -> Origins:
    """Return the draft, with red, purple, blue, orange and yellow dice of these values."""
    return set_up(new(1), DraftRoll=" ".join(f"face:{face}" for face in faces.split()), SetAsideDie="")


@rule("ORI-SOLO-01")
def test_alone_the_setup_is_that_of_two_with_a_foreign_disk_on_the_start() -> None:
    origins = table(1)
    assert len(origins.players) == 1
    assert origins.strength == [0, 0]
    assert sum(origins.speakers) == 2
    dice = sum(origins.stock) + len(origins.offer) + len(me(origins).freemen())
    assert dice == 5 * 7
    assert len(origins.market) == 5


@rule("ORI-SOLO-02")
def test_alone_there_are_three_district_cards_and_towers_for_these() -> None:
    origins = table(1)
    assert origins.card_gold == [2, 2, 2]
    shown = [origins.components.cards[card] for card in origins.cards]
    for colour in range(5):
        assert origins.tower_stock[colour] == 1 + sum(card.towers.count(colour) for card in shown)


@rule("ORI-SOLO-03")
def test_the_two_highest_dice_are_set_aside_and_two_of_three_are_kept() -> None:
    origins = drafting("3 5 1 4 2")
    # Purple 5 and orange 4 are gone without a question.
    assert prompt(origins) == "DraftDie"
    assert legal(origins) == {"die:red/3", "die:blue/1", "die:yellow/2"}
    refused(origins, "die:purple/5", "ORI-SOLO-03")
    play(origins, "die:yellow/2 die:red/3")
    assert people(origins) == "yellow 2; red 3"
    assert origins.draft == []
    # Of each colour one die lies in the offer; red and yellow gave one more.
    assert origins.stock == [5, 6, 6, 6, 5]


@rule("ORI-SOLO-03")
def test_only_a_tie_that_leaves_a_choice_is_asked() -> None:
    # Two tied highest are both set aside.
    assert prompt(drafting("5 5 1 4 2")) == "DraftDie"
    # One highest, three tied for the second.
    origins = drafting("5 3 1 3 3")
    assert prompt(origins) == "SetAsideDie"
    assert legal(origins) == {"die:purple/3", "die:orange/3", "die:yellow/3"}
    refused(origins, "die:blue/1", "ORI-SOLO-03")
    refused(origins, "die:red/5", "ORI-SOLO-03")
    play(origins, "die:orange/3")
    assert legal(origins) == {"die:purple/3", "die:blue/1", "die:yellow/3"}
    # All five tied: both are chosen.
    origins = drafting("3 3 3 3 3")
    play(origins, "die:red/3")
    assert prompt(origins) == "SetAsideDie"
    play(origins, "die:blue/3")
    assert legal(origins) == {"die:purple/3", "die:orange/3", "die:yellow/3"}


@rule("ORI-SOLO-04")
def test_alone_the_player_takes_every_turn_until_passing() -> None:
    origins = give(table(1), gold=3)
    play(origins, "action:tower tower:red")
    assert (origins.seat(), prompt(origins), origins.round_number) == (0, "ChooseAction", 1)
    play(origins, "pass")
    assert (origins.seat(), prompt(origins), origins.round_number) == (0, "ChooseAction", 2)


@rule("ORI-SOLO-05", "ORI-SOLO-08")
@pytest.mark.parametrize(("neighbour", "values"), [(2, [1, 2, 2, 1, 1]), (4, [1, 1, 2, 2, 1])])
def test_each_visit_raises_a_neighbouring_site_of_choice_too(neighbour: int, values: list[int]) -> None:
    origins = table(1)
    play(origins, "action:visit base:1 site:3")
    assert legal(origins) == {"site:2", "site:4"}
    refused(origins, "site:3", "ORI-SOLO-05")
    refused(origins, "site:1", "ORI-SOLO-05")
    refused(origins, "stop", "")
    refused(origins, "decline", "")
    play(origins, f"site:{neighbour}")
    assert origins.site_values == values
    assert prompt(origins) == "Visit"


@rule("ORI-SOLO-06")
@pytest.mark.parametrize(("visited", "values"), [(1, [2, 2, 1, 1, 1]), (5, [1, 1, 1, 2, 2])])
def test_the_first_and_the_last_site_have_one_neighbour(visited: int, values: list[int]) -> None:
    origins = table(1)
    play(origins, f"action:visit base:1 site:{visited}")
    assert origins.site_values == values
    assert prompt(origins) == "Visit"


@rule("ORI-SOLO-07")
def test_a_neighbour_that_shows_six_does_not_rise() -> None:
    origins = site(table(1), 2, 6)
    play(origins, "action:visit base:1 site:3")
    assert origins.site_values == [1, 6, 2, 2, 1]
    origins = site(site(table(1), 2, 6), 4, 6)
    play(origins, "action:visit base:1 site:3")
    assert origins.site_values == [1, 6, 2, 6, 1]
    origins = site(table(1), 2, 6)
    play(origins, "action:visit base:1 site:1")
    assert origins.site_values == [2, 6, 1, 1, 1]


@rule("ORI-SOLO-08")
def test_the_visited_site_itself_goes_from_six_to_one() -> None:
    origins = site(freemen(table(1), 0, "red 6; "), 1, 6)
    play(origins, "action:visit base:1 site:1")
    assert origins.site_values == [1, 2, 1, 1, 1]


@rule("ORI-SOLO-09")
def test_a_token_keeps_all_sites_from_rising() -> None:
    origins = site(tokens(strength(table(1, wonders=True), 4), 0, 2), 1, 4)
    play(give(origins, wisdom=1), "action:visit base:1 site:1")
    assert prompt(origins) == "FreezeSites"
    play(origins, "use")
    assert origins.site_values == [4, 1, 1, 1, 1]
    # One token, and no second is asked for; the Wonder stays locked.
    assert me(origins).tokens == 1
    assert prompt(origins) == "Visit"
    assert origins.unlocked == 0


@rule("ORI-SOLO-09")
def test_the_token_may_be_kept_and_is_not_asked_for_without_one() -> None:
    origins = tokens(strength(table(1), 1), 0, 1)
    play(origins, "action:visit base:1 site:1 decline")
    assert origins.site_values == [2, 2, 1, 1, 1]
    assert me(origins).tokens == 1


@rule("ORI-SOLO-10")
def test_alone_a_token_buys_no_second_action() -> None:
    origins = give(tokens(strength(table(1), 1), 0, 1), gold=1)
    turn = origins.turn
    play(origins, "action:tower tower:red")
    assert prompt(origins) == "ChooseAction"
    assert origins.turn == turn + 1
    refused(origins, "use", "")


@rule("ORI-SOLO-11")
def test_the_game_lasts_five_rounds_whatever_happens() -> None:
    origins = tower_stock(cards(give(table(1), gold=9), "5", "0"), red=1, purple=0, blue=0, orange=0, yellow=0)
    for temple in ("forest", "mountain", "sea"):
        climbs(origins, temple, 10)
    told = play(origins, "action:tower pass")
    for round_number in (2, 3, 4, 5):
        assert origins.round_number == round_number
        told += play(origins, "pass")
    assert prompt(origins) == "over"
    assert events(told, "trigger") == []
    assert events(told, "game_over") == [(-1, 5)]


@example("EX-25")
@rule("ORI-SOLO-12")
def test_the_foreign_disk_stands_before_the_next_boundary() -> None:
    origins = table(1)
    spaces = [origins.strength[solo.FOREIGN]]
    for _ in range(4):
        play(origins, "pass")
        spaces.append(origins.strength[solo.FOREIGN])
    assert spaces == [0, 3, 6, 9, 12]


@rule("ORI-SOLO-12", "ORI-ROUND-04")
def test_the_foreign_disk_never_falls_back_and_gains_nothing() -> None:
    origins = strength(table(1), 6, 3)
    origins.round_number = 2
    play(origins, "pass")
    assert origins.strength == [4, 6]
    assert origins.bulwark == 0
    assert points(origins) == {}


@rule("ORI-SOLO-13")
@pytest.mark.parametrize(("mine", "got"), [(2, 1), (3, 1), (4, 3)])
def test_attacks_compare_with_the_foreign_disk(mine: int, got: int) -> None:
    origins = give(strength(table(1), mine, 3))
    play(ask(origins, MoveOrAttack(0, 1, 2, 0)), "military:attack")
    assert points(origins) == {"attack": got}


@rule("ORI-SOLO-14")
def test_one_zodiac_card_by_chance_stays_and_the_others_go_back() -> None:
    origins = table(1)
    origins.holders[:] = [0, -1, 0]
    play(origins, "pass")
    assert prompt(origins) == "KeepCard"
    assert legal(origins) == {"zodiac:leo", "zodiac:libra"}
    assert origins.weights() == [1, 1]
    refused(origins, "zodiac:virgo", "")
    play(origins, "zodiac:libra")
    assert holders(origins) == {"libra": 0}


@rule("ORI-SOLO-14")
def test_a_single_zodiac_card_is_kept() -> None:
    origins = hold(table(1), "gemini")
    play(origins, "pass")
    assert holders(origins) == {"gemini": 0}
    assert origins.round_number == 2


@rule("ORI-SOLO-15")
def test_alone_the_highest_disk_brings_no_card() -> None:
    origins = climbs(table(1), "forest", 6)
    play(origins, "pass")
    assert holders(origins) == {}
    play(ask(give(origins, stone=1), ChooseTemple(0)), "temple:forest")
    assert holders(origins) == {"leo": 0}


@example("EX-35", "EX-24")
@rule("ORI-SOLO-16")
@pytest.mark.parametrize(
    ("tiles", "target"),
    [
        ("purple red orange blue yellow", 180),
        ("yellow purple red blue orange", 200),
        ("red purple orange blue yellow", 220),
        ("red purple blue yellow orange", 240),
        ("red purple blue orange yellow", 260),
    ],
)
def test_the_target_rises_with_each_tile_that_stands_where_it_helps(tiles: str, target: int) -> None:
    origins = table(1)
    for number, tile in enumerate(tiles.split(), 1):
        site(origins, number, tile=tile)
    assert GAME.goal(origins) == target


@example("EX-35")
@rule("ORI-SOLO-17")
@pytest.mark.parametrize(("total", "event"), [(180, "target_reached"), (179, "target_missed")])
def test_the_target_itself_wins(total: int, event: str) -> None:
    origins = give(table(1))
    for number, tile in enumerate(["purple", "red", "orange", "blue", "yellow"], 1):
        site(origins, number, tile=tile)
    origins.points[0][ATTACK] = total - 7
    last_round(give(origins, gold=7))
    # Final scoring counts.
    assert events(origins.events, event) == [(0, 180)]
    result = origins.result()
    assert result is not None
    assert result.winners == ([0] if total == 180 else [])


@rule("ORI-SOLO-18")
def test_alone_there_is_no_opponent() -> None:
    origins = table(1)
    assert origins.seats == 1
    assert {option.name for option in GAME.options} == {
        "players", "wonders", "trials", "stated_trials_only", "round_limit"
    }  # fmt: skip


@rule("ORI-SOLO-19")
def test_alone_two_wonders_stand_at_two_sites_of_chance() -> None:
    origins = set_up(new(1, wonders=True), WonderSite="")
    assert prompt(origins) == "WonderSite"
    assert origins.weights() == [1, 1, 1, 1, 1]
    play(origins, "site:4 wonder:colossus")
    assert legal(origins) == {"site:1", "site:2", "site:3", "site:5"}
    play(origins, "site:2")
    refused(origins, "wonder:colossus", "")
    play(origins, "wonder:mausoleum")
    assert origins.site_wonders == [-1, 5, -1, 0, -1]
    assert origins.unlocked == 0


@rule("ORI-SOLO-19", "WON-LOCK-01")
def test_a_neighbour_that_rises_to_five_unlocks_its_wonder() -> None:
    origins = site(table(1, wonders=True), 2, 4)
    told = play(origins, "action:visit base:1 site:1")
    assert events(told, "unlocked") == [(0, 1)]
    # Only the Wonder of the visited site can be claimed.
    refused(origins, "part:claim", "WON-LOCK-01")


@rule("ORI-SOLO-20")
@pytest.mark.parametrize(("total", "event"), [(230, "target_missed"), (231, "target_reached")])
def test_with_trials_more_than_230_points_win(total: int, event: str) -> None:
    origins = give(table(1, trials="regular"))
    assert len(origins.trials) == 5
    origins.trials = ()
    origins.points[0][ATTACK] = total
    last_round(origins)
    assert events(origins.events, event) == [(0, 231)]


@rule("ORI-SOLO-20")
@pytest.mark.parametrize("trials", ["short", "extended"])
def test_alone_there_are_always_five_trials(trials: str) -> None:
    with pytest.raises(BadOption, match="solo is played with none or regular"):
        new(1, trials=trials)


@rule("ORI-SOLO-21")
def test_with_both_modules_both_changes_hold() -> None:
    origins = table(1, wonders=True, trials="regular")
    assert len(origins.trials) == 5
    assert sum(1 for wonder in origins.site_wonders if wonder >= 0) == 2
    assert GAME.goal(origins) == 231
    assert GAME.goal(table(1, wonders=True)) == GAME.goal(table(1))


@rule("ORI-SOLO-22", "TRI-ROUND-01")
def test_alone_the_round_ends_with_trial_speakers_falling_back_cards() -> None:
    origins = table(1, trials="regular")
    origins.trials = (11, *origins.trials[1:])
    origins.holders[:] = [0, 0, 0]
    strength(speakers(origins, 0, "", "3@1"), 6, 0)
    play(origins, "pass")
    # The Trial counted all three cards; the disk has fallen back, the Speaker is home, and only then cards return.
    assert points(origins) == {"trial_a12": 12}
    assert prompt(origins) == "KeepCard"
    assert origins.strength[0] == 4
    assert me(origins).sent == ()


@rule("ORI-SOLO-14", "ORI-SOLO-11")
def test_cards_go_back_in_the_last_round_too() -> None:
    origins = zodiac(table(1), "forest", "leo", 0)
    origins.holders[1] = 0
    origins.round_number = 5
    origins.todo[:] = []
    end_round(origins)
    origins.advance()
    assert prompt(origins) == "KeepCard"
    play(origins, "zodiac:leo")
    assert prompt(origins) == "over"


@rule("ORI-SOLO-08", "ORI-VISIT-03")
def test_alone_a_visit_is_otherwise_as_usual() -> None:
    origins = give(site(city(table(1), 0, "1,0 mint"), 1, 5), wisdom=2)
    play(origins, "action:visit base:1 site:1")
    assert me(origins).resources[2] == 0
    assert origins.site_values[0] == 6
