"""The code in the docs is the code of the toy game, and it does what they say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from heliopolis.testing import conformance
from heliopolis_caravan.game import CaravanGame

ROOT = Path(__file__).parents[2]
CARAVAN = ROOT / "examples" / "caravan" / "src" / "heliopolis_caravan"
TOY = "\n".join(file.read_text(encoding="utf-8") for file in sorted(CARAVAN.glob("*.py")))
GUIDE = (ROOT / "docs" / "contributing" / "adding-a-game.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", GUIDE, re.DOTALL)


@pytest.mark.parametrize("block", BLOCKS[:-1], ids=lambda block: block.strip().splitlines()[0].strip(": "))
def test_the_guide_shows_the_toy_as_it_is(block: str) -> None:
    assert block.rstrip() in TOY


def test_the_guide_ends_with_the_conformance_suite() -> None:
    program = compile(BLOCKS[-1].replace("games=50", "games=2"), "docs/contributing/adding-a-game.md", "exec")
    exec(program, {"CaravanGame": CaravanGame})


def test_the_page_of_checks_names_every_check() -> None:
    page = (ROOT / "docs" / "contributing" / "check-a-game.md").read_text(encoding="utf-8")
    checks = [*conformance.DEFINITION_CHECKS, *conformance.POSITION_CHECKS, *conformance.GAME_CHECKS]
    assert [check.__name__ for check in checks if f"`{check.__name__}`" not in page] == []
