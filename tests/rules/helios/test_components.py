"""The components: what the files must say, and how a file at fault is refused."""

from __future__ import annotations

from pathlib import Path

import pytest

from heliopolis.kernel.components import PROVENANCES
from heliopolis.kernel.errors import BadData
from rules.helios.board import GAME

example = pytest.mark.example


def changed(folder: Path, name: str, old: str, new: str) -> Path:
    """Return a components folder with one file, in which one passage is another."""
    text = (GAME.folder / "data" / f"{name}.toml").read_text(encoding="utf-8")
    assert old in text
    (folder / f"{name}.toml").write_text(text.replace(old, new, 1), encoding="utf-8")
    return folder


@example("ERR-DATA")
@pytest.mark.parametrize(
    ("name", "old", "new", "field"),
    [
        ("buildings", "[palace]", "[palast]", "buildings.toml"),
        ("buildings", "sun = 3", "sun = 3\nsnu = 4", "buildings.toml.observatory"),
        ("buildings", "sun = 3", "sun = 3.5", "buildings.toml.observatory.sun"),
        ("buildings", "sun = 3", "sun = true", "buildings.toml.observatory.sun"),
        ("buildings", "sun = 3", "sun = 99", "buildings.toml.observatory.sun"),
        ("buildings", "sun = 3", "sun = 5", "values.toml.track.last"),
        ("buildings", 'cost = ["black"]', "cost = []", "buildings.toml.observatory.cost"),
        ("buildings", 'cost = ["black"]', 'cost = "black"', "buildings.toml.observatory.cost"),
        ("buildings", 'cost = ["black"]', 'cost = ["white"]', "buildings.toml.observatory.cost[0]"),
        ("buildings", 'cost = ["black"]', 'cost = ["black", "blue|black"]', "buildings.toml.observatory.cost[1]"),
        (
            "buildings",
            'source = { all = "stated" }',
            'source = { all = "guessed" }',
            "buildings.toml.observatory.source.all",
        ),
        ("buildings", 'source = { all = "stated" }\n', "", "buildings.toml.observatory"),
        ("buildings", "amount = 1\n", "", "buildings.toml.citadel"),
        ("buildings", "amount = 2\n", "amount = 3\n", "buildings.toml.land_management"),
        ("buildings", "limit = 3", "limit = 4", "buildings.toml.exchange_bazaar.limit"),
        ("characters", 'scores = "once"', 'scores = "twice"', "characters.toml.priestess.scores"),
        ("layouts", "radius = 2", "radius = 4", "layouts.toml.standard.radius"),
        ("layouts", '"0,-2", "0,-3"]', '"0,-2", "1,-3"]', "layouts.toml.standard.gold"),
        ("layouts", '"0,-2", "0,-3"]', '"0,-2"]', "layouts.toml.standard.gold"),
        ("layouts", 'sun = "0,-1"', 'sun = "1,-1"', "layouts.toml.standard.sun"),
        ("layouts", '["1,-2", "1,1"', '["0,0", "1,1"', "layouts.toml.standard.cube_fields"),
        ("layouts", '["1,-2", "1,1"', '["1,1", "1,1"', "layouts.toml.standard.cube_fields"),
        ("layouts", '["2,-1", "-2,1"]', '["1,1", "-2,1"]', "layouts.toml.standard.mana_fields"),
        ("layouts", '["3,-3"', '["2,-2"', "layouts.toml.standard.edges"),
        ("layouts", '["3,-3"', '["north"', "layouts.toml.standard.edges[0]"),
        ("layouts", '["3,-3"', '["9,9"', "layouts.toml.standard.edges[0]"),
        ("layouts", '["3,-3"', "[3", "layouts.toml.standard.edges[0]"),
        ("tiles", "red = 4", "red = 5", "tiles.toml.action.land"),
        ("tiles", "red = 4", "red = 4\npink = 0", "tiles.toml.action.land"),
        ("tiles", "brown = 8", "brown = 9", "tiles.toml.land"),
        ("tiles", "brown = 8\ngray = 8", "brown = 7\ngray = 9", "tiles.toml.land.brown"),
        ("tiles", "tiles = 2", "tiles = 3", "tiles.toml.special"),
        ("values", "last = 14", "last = 13", "values.toml.track.last"),
        ("values", "[start]", "[start", "values.toml"),
        ("values", "[start]", "[begin]", "values.toml"),
    ],
)
def test_a_file_at_fault_is_refused_with_its_field(tmp_path: Path, name: str, old: str, new: str, field: str) -> None:
    with pytest.raises(BadData) as refusal:
        GAME.new(changed(tmp_path, name, old, new))
    assert refusal.value.field == field
    assert str(refusal.value).startswith(f"{field}: ")


@example("ERR-DATA")
def test_seventeen_tiles_of_a_symbol_are_one_too_many(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"must add up to 16 tiles \(HEL-SETUP-01\), not 17"):
        GAME.new(changed(tmp_path, "tiles", "red = 4", "red = 5"))


@example("ERR-DATA")
def test_a_folder_must_be_there_and_hold_component_files(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="is not a folder"):
        GAME.new(tmp_path / "nowhere")
    with pytest.raises(BadData, match="contains none of"):
        GAME.new(tmp_path)
    (tmp_path / "rockets.toml").write_text("", encoding="utf-8")
    with pytest.raises(BadData, match=r"rockets.toml: is none of"):
        GAME.new(tmp_path)


@example("ERR-DATA")
def test_a_layout_that_is_not_there_cannot_be_played(tmp_path: Path) -> None:
    folder = changed(tmp_path, "layouts", "[standard]", "[small]")
    assert GAME.new(folder, layout="wide").seats == 2
    with pytest.raises(BadData, match=r"layouts.toml: has no “standard”"):
        GAME.new(folder, layout="standard")


def test_other_values_make_another_game_and_other_notes_do_not(tmp_path: Path) -> None:
    usual = GAME.components()
    noted = GAME.components(changed(tmp_path, "values", 'note = "p3', 'note = "page 3'))
    assert noted.digest == usual.digest
    dearer = GAME.components(changed(tmp_path, "values", "orbit = 5", "orbit = 6"))
    assert dearer.digest != usual.digest


def test_every_value_tells_where_it_comes_from() -> None:
    entries = GAME.components().entries
    assert {entry.provenance for entry in entries} == set(PROVENANCES)
    shown = {(entry.component, entry.field): entry for entry in entries}
    assert shown["buildings.palace", "cost"].value == "green gray any"
    assert shown["layouts.standard", "sun"].provenance == "implied"
    assert shown["layouts.standard", "gold"].provenance == "reconstructed"
    assert all(entry.note for entry in entries)
