"""The Building of docs/contributing/add-a-building.md is added to a copy of the package and played there."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
GAME = Path("src", "heliopolis", "games", "origins")
PAGE = (ROOT / "docs" / "contributing" / "add-a-building.md").read_text(encoding="utf-8")

NEW = {
    "bathhouse.py": GAME / "rules" / "abilities" / "bathhouse.py",
    "en.ftl": GAME / "text" / "en" / "bathhouse.ftl",
    "fr.ftl": GAME / "text" / "fr" / "bathhouse.ftl",
}
"""The files that are new."""
GROWN = {"buildings.toml": GAME / "data" / "buildings.toml", "icons.svg": GAME / "art" / "icons.svg"}
"""The files that get a row or a line more."""


TRIED = [
    "bathhouse/played.py",
    "words/test_texts.py::test_no_language_lacks_a_text_or_says_something_else",
    "words/test_texts.py::test_languages_have_the_same_arguments[fr-origins]",
    "words/test_typography.py::test_the_catalogues[origins]",
    "rules/origins/test_buildings.py",
    "rules/origins/test_components.py",
]
"""The tests of the example, and tests of the game as it is that must hold with one more Building, too."""


def read(name: str) -> str:
    return (HERE / name).read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Provide a copy of the package with the Bathhouse, and with nothing else changed."""
    root = tmp_path_factory.mktemp("bathhouse")
    shutil.copytree(ROOT / "src", root / "src", ignore=shutil.ignore_patterns("*.egg-info"))
    for name, path in NEW.items():
        assert not (root / path).exists()
        (root / path).write_text(read(name), encoding="utf-8")
    table, icons = root / GROWN["buildings.toml"], root / GROWN["icons.svg"]
    table.write_text(f"{table.read_text(encoding='utf-8')}\n{read('buildings.toml')}", encoding="utf-8")
    drawn = icons.read_text(encoding="utf-8")
    assert drawn.count("</defs>") == 1
    icons.write_text(drawn.replace("</defs>", f"{read('icons.svg')}</defs>"), encoding="utf-8")
    return root


@pytest.mark.slow
def test_the_example_is_built_and_played(copy: Path) -> None:
    tests = [str(HERE.parent / name) for name in TRIED]
    command = [sys.executable, "-m", "pytest", "-q", "-n", "0", "-p", "no:cacheprovider", *tests]
    environment = {**os.environ, "PYTHONPATH": str(copy / "src")}
    run = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert run.returncode == 0, run.stdout + run.stderr


@pytest.mark.parametrize("name", [*NEW, *GROWN])
def test_the_page_shows_the_example_as_it_is(name: str) -> None:
    assert f"{read(name).strip()}\n```" in PAGE


def test_the_page_names_every_file_that_is_touched() -> None:
    listed = re.findall(r"^\| `([^`]+/[^`]+)` \|", PAGE, re.MULTILINE)
    assert sorted(listed) == sorted(path.relative_to(GAME).as_posix() for path in [*NEW.values(), *GROWN.values()])


def test_the_page_shows_no_other_code() -> None:
    blocks = re.findall(r"```(?:python|toml|ftl|svg)\n(.*?)```", PAGE, re.DOTALL)
    assert sorted(block.strip() for block in blocks) == sorted(read(name).strip() for name in [*NEW, *GROWN])
