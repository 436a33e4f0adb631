"""Setup: what chance lays out, what everyone begins with, the draft of dice."""

from __future__ import annotations

from pathlib import Path

import pytest

from heliopolis.games.origins.position.cells import cell_name
from heliopolis.games.origins.position.choices import BUILDINGS, COLOURS, IN_THE_BOX
from heliopolis.games.origins.position.state import AGORA, HOME, NONE, PALACE, Origins
from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.errors import BadOption
from rules.origins.board import (
    COMPONENTS,
    GAME,
    events,
    legal,
    me,
    new,
    offered,
    people,
    play,
    points,
    prompt,
    refused,
    resources,
    set_up,
    shown,
    table,
)

rule = pytest.mark.rule
example = pytest.mark.example
every_number_of_players = pytest.mark.parametrize("players", [2, 3, 4])


def until(origins: Origins, question: str, **answers: str) -> Origins:
    """Set up as far as this question."""
    return set_up(origins, **{**answers, question: ""})


@rule("ORI-SETUP-01")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_one_to_four_play(players: int) -> None:
    assert len(table(players).players) == players


@rule("ORI-SETUP-01")
@pytest.mark.parametrize("players", [0, 5])
def test_nobody_and_five_do_not_play(players: int) -> None:
    with pytest.raises(BadOption, match="players"):
        new(players)


@rule("ORI-SETUP-02")
@pytest.mark.parametrize(("players", "dice"), [(2, 7), (3, 8), (4, 9)])
def test_two_play_with_7_dice_of_a_colour_three_with_8_four_with_9(players: int, dice: int) -> None:
    assert new(players).stock == [dice] * 5


@rule("ORI-SETUP-02", "ORI-SETUP-12", "ORI-SETUP-13")
@example("EX-01")
def test_three_players_have_3_speakers_5_district_cards_and_8_dice_of_a_colour() -> None:
    assert new(3).stock == [8] * 5
    origins = table(3)
    assert sum(origins.speakers) == 3
    assert len(origins.cards) == 5
    drafted_and_offered = sum(len(player.freemen()) for player in origins.players) + len(origins.offer)
    assert sum(origins.stock) + drafted_and_offered == 5 * 8


@rule("ORI-SETUP-03")
def test_the_stock_of_resources_and_points_has_no_end() -> None:
    origins = table()
    me(origins).resources[:] = [1000, 1000, 1000, 1000]
    origins.points[0][0] = 350
    play(origins, "action:visit base:1 site:4 resource:food")
    assert resources(origins) == {"stone": 1000, "food": 1001, "wisdom": 1000, "gold": 1001}
    assert origins.scores()[0].total == 350 + 1001


@rule("ORI-SETUP-04")
def test_each_site_gets_one_of_the_five_bonus_tiles_by_chance() -> None:
    origins = new()
    for left in (5, 4, 3, 2):
        assert (origins.seat(), prompt(origins)) == (CHANCE, "BonusTile")
        assert origins.weights() == [1] * left
        origins.play(origins.choices()[-1])
    assert sorted(origins.site_tiles) == [0, 1, 2, 3, 4]
    assert [COLOURS[colour] for colour in origins.site_tiles] == ["yellow", "orange", "blue", "purple", "red"]


@rule("ORI-SETUP-05")
@every_number_of_players
def test_the_motherships_show_1(players: int) -> None:
    assert table(players).site_values == [1, 1, 1, 1, 1]


@rule("ORI-SETUP-06")
def test_three_of_the_twelve_zodiac_cards_come_to_the_temples() -> None:
    origins = until(new(), "ZodiacCard")
    assert origins.weights() == [1] * 12
    play(origins, "zodiac:aries")
    assert origins.weights() == [1] * 11
    assert "aries" not in legal(origins, "zodiac")
    play(origins, "zodiac:taurus zodiac:cancer")
    temples = origins.to_dict()["temples"]
    assert isinstance(temples, dict)
    assert {name: track["zodiac"] for name, track in temples.items()} == {
        "forest": "aries",
        "mountain": "taurus",
        "sea": "cancer",
    }


@rule("ORI-SETUP-07")
def test_each_colour_has_a_stack_of_fifteen_tiles_of_six_kinds() -> None:
    bags = new().bags
    for colour in range(5):
        kinds = [kind for kind in range(len(IN_THE_BOX)) if COMPONENTS.buildings[kind].colour == colour]
        assert len(kinds) == 6
        assert sum(bags[kind] for kind in kinds) == 15


@rule("ORI-SETUP-07", "ORI-SETUP-08")
def test_the_market_has_one_tile_of_each_colour_in_random_order() -> None:
    origins = until(new(), "MarketColour")
    assert origins.weights() == [1] * 5
    play(origins, "drawn:blue")
    # Two of each Temple and of the Sacred Place, four Obelisks, three Statues: the tile on top is any of the fifteen.
    assert dict(zip([each.name for each in origins.choices()], origins.weights(), strict=True)) == {
        "tile:forest_temple": 2,
        "tile:mountain_temple": 2,
        "tile:sea_temple": 2,
        "tile:obelisk": 4,
        "tile:sacred_place": 2,
        "tile:statue": 3,
    }
    play(origins, "tile:obelisk")
    assert legal(origins) == {"drawn:red", "drawn:purple", "drawn:orange", "drawn:yellow"}
    play(origins, "drawn:red tile:armory drawn:yellow tile:mint drawn:purple tile:mages_tower tile:forum")
    assert shown(origins) == ["obelisk", "armory", "mint", "mages_tower", "forum"]


@rule("ORI-SETUP-09")
def test_the_new_top_tile_of_each_stack_is_turned_up() -> None:
    origins = table()
    assert [BUILDINGS[kind] for kind in origins.tops] == [
        "armory", "fountain_of_wisdom", "obelisk", "court_of_law", "mint",
    ]  # fmt: skip
    assert sum(origins.bags[: len(IN_THE_BOX)]) == 75 - 5 - 5


@rule("ORI-SETUP-09", "ORI-SETUP-10")
def test_the_tops_are_turned_before_the_offer_is_rolled() -> None:
    origins = until(new(), "RevealTop")
    assert len(origins.market) == 5
    assert origins.offer == []


@rule("ORI-SETUP-10")
def test_one_die_of_each_colour_is_rolled_sixes_again_and_laid_out_by_value() -> None:
    origins = until(new(), "OfferDie")
    assert legal(origins, "face") == {"1", "2", "3", "4", "5"}
    assert origins.weights() == [1] * 5
    set_up(origins, OfferDie="face:5 face:4 face:3 face:2 face:1")
    assert offered(origins) == ["yellow 1", "orange 2", "blue 3", "purple 4", "red 5"]


@rule("ORI-SETUP-10", "ORI-SETUP-11")
@example("EX-02")
def test_of_equal_dice_the_colour_further_down_the_market_lies_further_left() -> None:
    origins = table()
    assert shown(origins) == ["workshop", "statue", "stone_circle", "outpost", "healers_mansion"]
    assert offered(origins) == ["blue 1", "red 3", "orange 3", "yellow 3", "purple 5"]
    assert COMPONENTS.offer_wisdom == [0, 1, 2, 3, 4]


@rule("ORI-SETUP-12")
@pytest.mark.parametrize(("players", "number"), [(2, 2), (3, 3), (4, 4)])
def test_as_many_speakers_as_players_are_rolled_with_faces_2_2_3_3_4_5(players: int, number: int) -> None:
    origins = until(new(players), "RollSpeaker")
    for _ in range(number):
        assert prompt(origins) == "RollSpeaker"
        assert [choice.name for choice in origins.choices()] == ["face:2", "face:3", "face:4", "face:5"]
        assert origins.weights() == [2, 2, 1, 1]
        play(origins, "face:4")
    assert prompt(origins) == "DistrictCard"
    assert origins.speakers == [0, 0, 0, 0, number, 0]


@rule("ORI-SETUP-13", "ORI-SETUP-14")
@pytest.mark.parametrize(("players", "number"), [(2, 4), (3, 5), (4, 6)])
def test_district_cards_lie_open_with_2_gold_each(players: int, number: int) -> None:
    origins = until(new(players), "DistrictCard")
    for drawn in range(number):
        assert prompt(origins) == "DistrictCard"
        assert origins.weights() == [1] * (45 - drawn)
        origins.play(origins.choices()[0])
    assert prompt(origins) == "FirstPlayer"
    assert origins.cards == list(range(number))
    assert origins.card_gold == [2] * number


@rule("ORI-SETUP-15")
@example("EX-03")
def test_the_tower_stock_is_one_of_each_colour_and_the_towers_on_the_cards() -> None:
    origins = table(3)
    patterns = [(COLOURS[card.middle], card.kind) for card in (COMPONENTS.cards[each] for each in origins.cards)]
    assert patterns == [
        ("blue", "bracket"), ("red", "elbow"), ("orange", "mono"), ("red", "bracket"), ("blue", "elbow"),
    ]  # fmt: skip
    assert dict(zip(COLOURS, origins.tower_stock, strict=True)) == {
        "red": 5, "purple": 4, "blue": 4, "orange": 4, "yellow": 3,
    }  # fmt: skip


@rule("ORI-SETUP-15", "ORI-SETUP-16")
@example("EX-32")
def test_six_cards_with_a_red_tower_leave_one_red_disk_of_the_twelve() -> None:
    origins = until(new(4), "FirstPlayer", DistrictCard="card:1 card:2 card:3 card:4 card:5 card:8")
    assert origins.tower_stock[0] == 7
    assert origins.tower_stock[0] + sum(player.towers[0] for player in origins.players) == 11
    assert COMPONENTS.tower_disks == 12
    icons = [sum(card.towers.count(colour) for card in COMPONENTS.cards) for colour in range(5)]
    assert max(card.towers.count(colour) for card in COMPONENTS.cards for colour in range(5)) == 1
    assert sum(icons) == 3 * 45


@rule("ORI-SETUP-15", "ORI-SETUP-17")
def test_with_too_few_disks_in_the_box_the_players_come_first(tmp_path: Path) -> None:
    board = (GAME.folder / "data" / "board.toml").read_text(encoding="utf-8")
    (tmp_path / "board.toml").write_text(board.replace("disks = 12", "disks = 6"), encoding="utf-8")
    origins = GAME.new(tmp_path, players=4)
    assert isinstance(origins, Origins)
    set_up(origins, DistrictCard="card:1 card:2 card:3 card:4 card:5 card:8", FirstPlayer="")
    assert origins.tower_stock[0] == 2
    assert all(player.towers == [1] * 5 for player in origins.players)


@rule("ORI-SETUP-16", "ORI-SETUP-17")
@every_number_of_players
def test_every_tower_starts_at_height_1_and_the_other_disks_are_gone(players: int) -> None:
    origins = table(players)
    assert all(player.towers == [1] * 5 for player in origins.players)
    towers = [sum(COMPONENTS.cards[card].towers.count(colour) for card in origins.cards) for colour in range(5)]
    assert origins.tower_stock == [1 + number for number in towers]


@rule("ORI-SETUP-18", "ORI-SETUP-19")
@every_number_of_players
def test_everybody_has_one_of_each_resource_and_two_of_six_bases_at_home(players: int) -> None:
    for seat, player in enumerate(table(players).players):
        assert resources(table(players), seat) == {"stone": 1, "food": 1, "wisdom": 1, "gold": 1}
        assert player.bases == 2
        assert len(player.colours) == 6


@rule("ORI-SETUP-20")
@every_number_of_players
def test_temple_disks_stand_on_the_start_and_points_on_0(players: int) -> None:
    origins = table(players)
    assert origins.climbs == [[0] * players] * 3
    assert all(points(origins, seat) == {} for seat in range(players))


@rule("ORI-SETUP-21")
def test_the_city_is_the_agora_above_the_palace() -> None:
    for player in table(4).players:
        assert {cell_name(place): tile for place, tile in player.city.items()} == {"0,0": AGORA, "0,1": PALACE}


@rule("ORI-SETUP-22")
@every_number_of_players
def test_chance_gives_the_bulwark(players: int) -> None:
    origins = until(new(players), "FirstPlayer")
    assert origins.seat() == CHANCE
    assert origins.weights() == [1] * players
    told = play(origins, f"first:{players}")
    assert origins.bulwark == players - 1
    assert events(told, "bulwark") == [(players - 1,)]


@rule("ORI-SETUP-23", "ORI-SETUP-20")
def test_disks_are_stacked_in_turn_order_the_first_player_lowest() -> None:
    origins = until(new(4), "DraftRoll", FirstPlayer="first:3")
    assert origins.strength == [0, 0, 0, 0]
    assert origins.strength_order == (2, 3, 0, 1)
    assert origins.climb_orders == [(2, 3, 0, 1)] * 3


@rule("ORI-SETUP-24")
def test_two_dice_of_each_colour_are_rolled_for_the_draft_sixes_again() -> None:
    origins = until(new(), "DraftRoll")
    for _ in range(10):
        assert prompt(origins) == "DraftRoll"
        assert legal(origins, "face") == {"1", "2", "3", "4", "5"}
        assert origins.weights() == [1] * 5
        play(origins, "face:5")
    assert sorted(origins.draft) == sorted([colour * 8 + 5 for colour in range(5)] * 2)
    assert origins.stock == [7 - 1 - 2] * 5


@rule("ORI-SETUP-25", "ORI-SETUP-26", "ORI-SETUP-27")
def test_each_takes_one_die_clockwise_and_one_more_in_reverse() -> None:
    origins = set_up(new(3), FirstPlayer="first:2", DraftRoll="face:1 face:2 face:3 face:4 face:5 " * 2)
    for seat, pick in [(1, "red/1"), (2, "red/1"), (0, "blue/3"), (0, "yellow/5"), (2, "blue/3"), (1, "purple/2")]:
        assert (origins.seat(), prompt(origins)) == (seat, "DraftDie")
        play(origins, f"die:{pick}")
    assert [people(origins, seat) for seat in range(3)] == ["blue 3; yellow 5", "red 1; purple 2", "red 1; blue 3"]
    assert (origins.seat(), prompt(origins)) == (1, "ChooseAction")


@rule("ORI-SETUP-25", "ORI-SETUP-31")
def test_only_a_die_that_was_rolled_can_be_taken() -> None:
    origins = set_up(new(2))
    play(origins, "die:red/3 die:red/3")
    refused(origins, "die:red/3", "ORI-SETUP-31")
    refused(origins, "die:purple/4", "ORI-SETUP-31")


@rule("ORI-SETUP-27")
def test_the_two_freemen_are_unused() -> None:
    assert all(player.unused(base) for player in table(4).players for base in (0, 1))


@rule("ORI-SETUP-28")
@pytest.mark.parametrize(("players", "left"), [(2, 6), (3, 4), (4, 2)])
def test_the_dice_nobody_took_go_back_to_the_stock(players: int, left: int) -> None:
    origins = set_up(new(players))
    before = sum(origins.stock)
    for _ in range(2 * players):
        origins.play(origins.choices()[0])
    assert origins.draft == []
    assert sum(origins.stock) == before + left
    assert GAME.broken(origins) == []


@rule("ORI-SETUP-29")
@every_number_of_players
def test_the_archon_is_at_home_and_nobody_has_a_card_a_speaker_or_a_token(players: int) -> None:
    origins = table(players)
    assert origins.holders == [NONE] * 3
    for player in origins.players:
        assert player.archon == HOME
        assert (sum(player.speakers), player.sent, player.tokens, player.advisors) == (0, (), 0, ())


@rule("ORI-SETUP-30")
def test_modules_come_after_the_first_player_and_before_the_draft() -> None:
    origins = new(2, wonders=True, trials="short")
    asked = []
    while prompt(origins) != "DraftDie":
        asked.append(prompt(origins))
        origins.play(origins.choices()[0])
    late = [question for question in dict.fromkeys(asked) if question not in ("RollSpeaker", "RevealTop")][-4:]
    assert late == ["FirstPlayer", "DrawWonder", "DrawTrial", "DraftRoll"]


def test_a_position_is_written_in_a_line_and_can_be_saved() -> None:
    origins = table(4, wonders=True, trials="extended")
    assert GAME.load(origins.to_dict()) == origins
