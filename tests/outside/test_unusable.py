"""A game of another package that cannot be used is left out with a clear word, and everything else works."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from cli.conftest import Command, command, home
from outside_games import declare, installed, lay_out

import heliopolis
from heliopolis.games import own_games, registered
from heliopolis.games.outside import UnusableGame

__all__ = ["command", "home"]  # fixtures of another folder

CARAVAN = Path(__file__).parents[2] / "examples" / "caravan"
OURS = next(iter(own_games()))
MODULES = {
    "missing": "import no_such_library\n",
    "leaving": "raise SystemExit('no thanks')\n",
    "plain": "GAME = 7\nclass Plain: pass\n",
    "unseen": (
        "from heliopolis_caravan.game import CaravanGame\n"
        "class Unseen(CaravanGame):\n"
        "    name = property(lambda self: 'unseen', lambda self, _: None)\n"
        "    def looks(self):\n"
        "        import no_such_pencil\n"
    ),
    "mute": (
        "from pathlib import Path\n"
        "from heliopolis_caravan.game import CaravanGame\n"
        "class Mute(CaravanGame):\n"
        "    name = property(lambda self: 'mute', lambda self, _: None)\n"
        "    folder = property(lambda self: Path(__file__).parent / 'nowhere', lambda self, _: None)\n"
    ),
}
FAULTS = {
    "absent": ("absent:Game", "(ModuleNotFoundError: No module named 'absent')"),
    "missing": ("missing:Game", "ModuleNotFoundError: No module named 'no_such_library'"),
    "nothing": ("plain:Nothing", "AttributeError"),
    "leaving": ("leaving:Game", "SystemExit: no thanks, "),
    "unseen": ("unseen:Unseen", "ModuleNotFoundError: No module named 'no_such_pencil'"),
    "number": ("plain:GAME", "plain:GAME is not a subclass of GameDefinition"),
    "plain": ("plain:Plain", "plain:Plain is not a subclass of GameDefinition"),
    "mute": ("mute:Mute", "FileNotFoundError"),
    "alias": ("heliopolis_caravan.game:CaravanGame", "it calls itself “caravan”"),
    "Loud-Name": ("heliopolis_caravan.game:CaravanGame", "a game name has only lowercase letters and digits"),
    OURS: ("heliopolis_caravan.game:CaravanGame", "a game with this name already exists"),
}


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Provide a package with every fault there is, another that takes a name twice, and a sound one between them."""
    place = tmp_path_factory.mktemp("site")
    for name, code in MODULES.items():
        (place / f"{name}.py").write_text(code, encoding="utf-8")
    declare(place, "a-bundle-of-faults", "1.0", {name: value for name, (value, _) in FAULTS.items()})
    lay_out(CARAVAN, place)
    declare(place, "zz-caravan", "3.0", {"caravan": "heliopolis_caravan.game:CaravanGame"})
    with installed(place):
        yield place


def test_the_rest_goes_on(site: Path) -> None:
    assert list(heliopolis.all_games()) == [*own_games(), "caravan"]
    assert heliopolis.game(OURS) is own_games()[OURS]
    assert {fault.name for fault in registered().left_out} == {*FAULTS, "caravan"}


@pytest.mark.parametrize("name", FAULTS)
def test_each_is_told_with_its_package_and_its_fault(name: str, site: Path) -> None:
    (fault,) = [each for each in registered().left_out if each.name == name]
    assert str(fault).startswith(f"the game “{name}” from the package a-bundle-of-faults 1.0 was skipped: ")
    assert FAULTS[name][1] in str(fault)
    assert (fault.__cause__ is not None) == (type(fault.__cause__).__name__ in FAULTS[name][1]), "with its traceback"


@pytest.mark.parametrize(("name", "line"), [("missing", 1), ("leaving", 1), ("unseen", 5)])
def test_a_fault_is_told_with_its_file_and_line(name: str, line: int, site: Path) -> None:
    (fault,) = [each for each in registered().left_out if each.name == name]
    assert str(fault).endswith(f", {site / name}.py:{line})")


def test_of_two_packages_with_one_name_the_first_by_its_name_has_it(site: Path) -> None:
    (fault,) = [each for each in registered().left_out if each.name == "caravan"]
    assert (fault.package, "already" in str(fault)) == ("zz-caravan 3.0", True)


def test_who_asks_for_one_is_told_why_not(site: Path, command: Command) -> None:
    with pytest.raises(UnusableGame, match="no_such_library"):
        heliopolis.game("missing")
    asked = command("play", "missing", "--lang", "fr")
    assert asked.exit_code == 2
    assert "du paquet a-bundle-of-faults 1.0 est laissé de côté" in asked.stderr


def test_the_list_of_games_tells_of_them(site: Path, command: Command) -> None:
    done = command("games")
    assert done.exit_code == 0
    assert "caravan  Caravan" in done.stdout
    assert len(done.stderr.splitlines()) == len(FAULTS) + 1
    assert all(line.startswith("heliopolis: the game ") for line in done.stderr.splitlines())
