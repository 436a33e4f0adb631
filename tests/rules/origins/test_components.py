"""The components: what the files must say, and how a file at fault is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from heliopolis.games.origins.position.choices import BUILDINGS, COLOURS, IN_THE_BOX
from heliopolis.kernel.components import PROVENANCES
from heliopolis.kernel.errors import BadData
from rules.origins.board import GAME, give, play, prompt, resources, set_up, table, using

rule = pytest.mark.rule
example = pytest.mark.example

VALUES = GAME.read_components(None)


def changed(folder: Path, name: str, old: str, new: str) -> Path:
    """Return a components folder with one file, in which one passage is another."""
    text = (GAME.folder / "data" / f"{name}.toml").read_text(encoding="utf-8")
    assert old in text
    (folder / f"{name}.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


SOURCE = 'source = { all = "stated", colour = "implied", stone = "reconstructed", copies = "reconstructed" }\n'


@example("E-DATA")
@pytest.mark.parametrize(
    ("name", "old", "new", "field"),
    [
        # Counts and ranges that the books state.
        ("buildings", "copies = 3", "copies = 4", "buildings.toml"),
        ("buildings", "copies = 3", "copies = 0", "buildings.toml.granary.copies"),
        ("buildings", "copies = 3", "copies = 16", "buildings.toml.granary.copies"),
        ("buildings", 'colour = "yellow"', 'colour = "red"', "buildings.toml"),
        ("buildings", "stone = 1", "stone = 0", "buildings.toml.granary.stone"),
        ("buildings", "stone = 1", "stone = 4", "buildings.toml.granary.stone"),
        ("buildings", "[granary]", "[grenary]", "buildings.toml"),
        ("buildings", "[granary]", f"[pub]\n{SOURCE}[granary]", "buildings.toml"),
        ("districts", "[card45]", "[card46]", "districts.toml"),
        ("districts", "[card45]", "[card46]\n" + 'source = { all = "reconstructed" }\n[card45]', "districts.toml"),
        ("districts", 'ends = ["red", "red"]', 'ends = ["red"]', "districts.toml.card1.ends"),
        ("districts", 'ends = ["red", "red"]', 'ends = ["red", "red", "red"]', "districts.toml.card1.ends"),
        ("districts", 'ends = ["red", "red"]', 'ends = ["red", "white"]', "districts.toml.card1.ends[1]"),
        ("districts", 'middle = "purple"', 'middle = "grey"', "districts.toml.card1.middle"),
        ("districts", "high = 7", "high = 4", "districts.toml.card1.high"),
        ("districts", "high = 7", "high = 3", "districts.toml.card1.high"),
        ("districts", 'towers = ["red"', 'towers = ["pink"', "districts.toml.card1.towers[0]"),
        ("board", "boundaries = [1, 4, 7, 10, 13]", "boundaries = [1, 4, 8, 10, 13]", "board.toml.military.boundaries"),
        ("board", "boundaries = [1, 4, 7, 10, 13]", "boundaries = [1, 4, 7, 10]", "board.toml.military.boundaries"),
        ("board", '"none", "none", "exchange"', '"gold", "none", "exchange"', "board.toml.military.bonus"),
        ("board", '"none", "none", "exchange"', '"none", "gold", "exchange"', "board.toml.military.bonus"),
        ("board", '"gold+gold", "none",', '"gold+gold", "gold",', "board.toml.military.bonus"),
        ("board", '"none", "none", "exchange"', '"none", "none"', "board.toml.military.bonus"),
        ("board", '"exchange"', '"exchange+gold"', "board.toml.military.bonus[2]"),
        ("board", '"exchange"', '"silver"', "board.toml.military.bonus[2]"),
        ("board", "food = [2, 4, 6, 8]", "food = [1, 4, 6, 8]", "board.toml.population.food"),
        ("board", "food = [2, 4, 6, 8]", "food = [2, 4, 6, 9]", "board.toml.population.food"),
        ("board", "food = [2, 4, 6, 8]", "food = [2, 6, 4, 8]", "board.toml.population.food"),
        ("board", "food = [2, 4, 6, 8]", "food = [2, 4, 8]", "board.toml.population.food"),
        ("board", "points = [0, 1, 5,", "points = [1, 1, 5,", "board.toml.temples.points"),
        ("board", "points = [0, 1, 5,", "points = [0, 2, 5,", "board.toml.temples.points"),
        ("board", "points = [0, 1, 5, 10, 16, 23", "points = [0, 1, 5, 10, 16, 15", "board.toml.temples.points"),
        ("board", "points = [1, 3, 6, 10, 15]", "points = [1, 3, 6, 5, 15]", "board.toml.advisors.points"),
        ("board", "points = [1, 3, 6, 10, 15]", "points = [1, 3, 6, 10]", "board.toml.advisors.points"),
        ("board", "wisdom = [0, 1, 2, 3, 4]", "wisdom = [0, 1, 2, 3]", "board.toml.market.wisdom"),
        ("board", "wisdom = [0, 1, 2, 3, 4]", "wisdom = [0, 2, 1, 3, 4]", "board.toml.market.wisdom"),
        ("board", "wisdom = [0, 1, 2, 3, 4]", "wisdom = [0, 1, 2, 3, 13]", "board.toml.market.wisdom[4]"),
        ("board", "disks = 12", "disks = 4", "board.toml.towers.disks"),
        ("board", '"stone+wisdom+food"]', "]", "board.toml.sites.gains"),
        # Spelling and kinds.
        ("board", "[agora]", "[agorra]", "board.toml"),
        ("board", 'gift = "basic"', 'gift = "basic"\nbasic = 2', "board.toml.agora"),
        ("board", 'gift = "basic"', 'gift = "exchange"', "board.toml.agora.gift"),
        ("board", 'red = "military"', 'red = "naval"', "board.toml.bonus_tiles.red"),
        ("board", 'red = "military"', 'red = "building"', "board.toml.bonus_tiles"),
        ("board", "disks = 12", "disks = 12.0", "board.toml.towers.disks"),
        ("board", "disks = 12", "disks = true", "board.toml.towers.disks"),
        ("board", "[market]", "[market", "board.toml"),
        ("buildings", 'ability = "gain"', 'ability = "give"', "buildings.toml.granary.ability"),
        ("buildings", 'ability = "gain"', 'ability = "great_pyramid"', "buildings.toml.granary.ability"),
        ("buildings", 'per = ["farm"]', 'per = ["cow"]', "buildings.toml.granary.per[0]"),
        ("buildings", "each = 1", "each = 1\neech = 1", "buildings.toml.granary"),
        ("buildings", 'resource = "food"', 'resource = "beer"', "buildings.toml.granary.resource"),
        ("buildings", "steps = [0, 1, 3, 6, 10]\n", "", "buildings.toml.stone_circle"),
        ("buildings", "steps = [0, 1, 3, 6, 10]", "steps = [0, 1, 3, 2, 10]", "buildings.toml.stone_circle.steps"),
        ("buildings", 'temple = "forest"', 'temple = "desert"', "buildings.toml.forest_temple.temple"),
        ("buildings", '{ all = "stated", colour', '{ all = "guessed", colour', "buildings.toml.granary.source.all"),
        ("buildings", SOURCE, "", "buildings.toml.granary"),
        ("wonders", "[colossus]", "[colosus]", "wonders.toml"),
        ("wonders", "steps = [2, 5, 9]", "steps = [2, 5]", "wonders.toml.great_pyramid.steps"),
        ("wonders", 'ability = "colossus"', 'ability = "mages_tower"', "wonders.toml.colossus.ability"),
        ("wonders", 'ability = "colossus"', 'ability = "collossus"', "wonders.toml.colossus.ability"),
        ("trials", "[a24]", "[a25]", "trials.toml"),
        ("trials", 'per = "building_colour"', 'per = "same_kind"', "trials.toml.a01.per"),
        ("trials", "most = 0", "least = 0", "trials.toml.a01"),
    ],
)
def test_a_file_at_fault_is_refused_with_its_field(tmp_path: Path, name: str, old: str, new: str, field: str) -> None:
    with pytest.raises(BadData) as refusal:
        GAME.new(changed(tmp_path, name, old, new))
    assert refusal.value.field == field
    assert str(refusal.value).startswith(f"{field}: ")


@example("E-DATA")
def test_a_wrong_count_is_named(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"yellow must have 15 tiles \(ORI-SETUP-07\), not 16"):
        GAME.new(changed(tmp_path, "buildings", "copies = 3", "copies = 4"))
    with pytest.raises(BadData, match="red must have 6 kinds, not 7"):
        GAME.new(changed(tmp_path, "buildings", 'colour = "yellow"', 'colour = "red"'))


@example("E-DATA")
def test_a_folder_must_be_there_and_hold_component_files(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="is not a folder"):
        GAME.new(tmp_path / "nowhere")
    with pytest.raises(BadData, match=r"contains none of board\.toml"):
        GAME.new(tmp_path)
    (tmp_path / "rockets.toml").write_text("", encoding="utf-8")
    with pytest.raises(BadData, match=r"rockets.toml: is none of"):
        GAME.new(tmp_path)


def test_other_values_make_another_game_and_other_notes_do_not(tmp_path: Path) -> None:
    noted = GAME.components(changed(tmp_path, "board", 'note = "p3"', 'note = "page 3"'))
    assert noted.digest == VALUES.digest
    kinder = GAME.components(changed(tmp_path, "board", "last_points = 10", "last_points = 12"))
    assert kinder.digest != VALUES.digest


@rule("ORI-SETUP-07", "ORI-BUILD-03")
def test_there_are_fifteen_tiles_of_six_kinds_in_each_colour_for_one_to_three_stone() -> None:
    box = VALUES.buildings[: len(IN_THE_BOX)]
    for colour in range(len(COLOURS)):
        kinds = [building for building in box if building.colour == colour]
        assert len(kinds) == 6
        assert sum(building.copies for building in kinds) == 15
    assert [sum(b.copies for b in box if b.stone == stone) for stone in (1, 2, 3)] == [33, 26, 16]
    assert VALUES.buildings[BUILDINGS.index("obelisk")].copies == 4


@rule("ORI-DIST-12", "ORI-SETUP-13")
def test_there_are_45_cards_of_at_most_two_colours_all_different() -> None:
    patterns = {(card.middle, *sorted(card.ends)) for card in VALUES.cards}
    assert len(patterns) == 45
    assert all(len({card.middle, *card.ends}) <= 2 for card in VALUES.cards)
    worth = {"bracket": (7, 4), "elbow": (6, 3), "mono": (9, 5)}
    assert all((card.high, card.low) == worth[card.kind] for card in VALUES.cards)
    assert [sum(1 for card in VALUES.cards if card.kind == kind) for kind in worth] == [20, 20, 5]


@rule("ORI-SETUP-15")
def test_every_card_shows_three_towers_of_different_colours_and_each_colour_27_times() -> None:
    assert all(len(set(card.towers)) == len(card.towers) == 3 for card in VALUES.cards)
    icons = [colour for card in VALUES.cards for colour in card.towers]
    assert [icons.count(colour) for colour in range(5)] == [27] * 5


@rule("ORI-SETUP-15", "ORI-SETUP-17")
def test_with_an_owners_deck_players_disks_come_before_the_stock(tmp_path: Path) -> None:
    folder = changed(tmp_path, "districts", 'towers = ["red", "blue", "orange"]', f"towers = {['red'] * 11}")
    origins = set_up(GAME.new(folder, players=4))  # type: ignore[arg-type]
    # Card 2 alone would ask for eleven red disks; of twelve, four are on the Palaces.
    assert origins.tower_stock[0] == 8


def test_every_value_tells_where_it_comes_from() -> None:
    assert {entry.provenance for entry in VALUES.entries} == set(PROVENANCES)
    shown = {(entry.component, entry.field): entry for entry in VALUES.entries}
    assert shown["buildings.castle", "stone"].value == "3"
    assert shown["buildings.castle", "stone"].provenance == "reconstructed"
    assert shown["board.military", "boundaries"].provenance == "implied"
    assert shown["wonders.colossus", "stone"].provenance == "stated"
    # Decided by us: the order of the sites, the colours of the Bonus tiles, what the Agora gives.
    decided = [("board.sites", "gains"), ("board.bonus_tiles", "red"), ("board.agora", "gift")]
    assert {shown[value].provenance for value in decided} == {"reconstructed"}
    assert all(entry.note for entry in VALUES.entries)


@rule("TRI-SETUP-02")
def test_six_trials_are_stated_and_eighteen_reconstructed() -> None:
    stated = [f"A{place + 1:02d}" for place, row in enumerate(VALUES.trials) if row.provenance == "stated"]
    assert stated == ["A01", "A08", "A09", "A15", "A16", "A17"]
    assert {row.provenance for row in VALUES.trials} == {"stated", "reconstructed"}


def test_a_game_with_other_values_is_played_with_them(tmp_path: Path) -> None:
    folder = changed(tmp_path, "board", "resources = 1", "resources = 3")
    assert GAME.new(folder).players[0].resources == [3, 3, 3, 3]  # type: ignore[attr-defined]
    assert table().players[0].resources == [1, 1, 1, 1]


@rule("ORI-BONUS-03", "ORI-BONUS-05", "ORI-BLD-31")
def test_bonus_tiles_and_agora_do_what_the_components_say(tmp_path: Path) -> None:
    folder = changed(tmp_path, "board", 'red = "military"', 'red = "resource"')
    text = (folder / "board.toml").read_text(encoding="utf-8")
    text = text.replace('yellow = "resource"', 'yellow = "military"').replace('gift = "basic"', 'gift = "gold+gold"')
    (folder / "board.toml").write_text(text, encoding="utf-8")
    values = GAME.read_components(folder)
    laid = table().to_dict() | {"components": values.digest}
    origins = give(GAME.load(laid, values), wisdom=1)  # type: ignore[arg-type]
    play(origins, "action:visit base:1 site:1 part:bonus")
    assert prompt(origins) == "GainBasic"
    using(origins, "0,0")
    assert resources(origins) == {"wisdom": 1, "gold": 2}
