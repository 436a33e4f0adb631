"""Every sample of Python in the docs runs as it is, or is a copy of code."""

from __future__ import annotations

import ast
import asyncio
import inspect
import json
import re
from collections.abc import Iterator
from pathlib import Path
from types import CodeType
from typing import Any

import notebooks
import pytest

from heliopolis import Dice, Journal, game

ROOT = Path(__file__).parents[1]

README = (ROOT / "README.md").read_text(encoding="utf-8")
SAMPLE = re.compile(r"^```python\n(.*?)^```", re.DOTALL | re.MULTILINE)
PAGES = {
    str(page.relative_to(ROOT)): SAMPLE.findall(page.read_text(encoding="utf-8"))
    for page in [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
}
ELSEWHERE = {
    "docs/contributing/add-a-building.md": "tests/bathhouse adds the Building of the page to a copy of the package",
    "docs/contributing/change-a-rule.md": "two lines of a change that is not made",
}
"""Pages whose samples are no programs, and why."""
TAKEN_FOR_GRANTED = {
    "docs/contributing/clocks.md": """
from pathlib import Path
from time import time as hands
from heliopolis.table.keeping.store import Store
from heliopolis.table.thinking import BotWorkers
from heliopolis.table.thinking import open_pool
store, bots = Store(Path("clocks.db")), BotWorkers(open_pool())
""",
    "docs/research/data-sets.md": """
from heliopolis import game
from heliopolis.data import make, recipe
make("data/helios", recipe(game("helios"), ["random"], 2))
""",
    "docs/contributing/check-a-game.md": """
import notebooks
import pytest
from heliopolis_caravan.game import CaravanGame
game = CaravanGame()
""",
    "docs/contributing/adding-a-game.md": "from heliopolis_caravan.game import CaravanGame",
}
"""What a page mentions before a sample."""
QUICK = "search:4:plans=2:width=2:states=30:root_width=2:root_states=60:learned=0"
SHORTER = {
    "games=50": "games=2",
    "games=100": "games=2",
    "games=20": "games=1",
    "range(1000)": "range(3)",
    'bot="expert", simulations=200': f'bot="{QUICK}", simulations=4',
    "Plan(simulations=30, worst=5)": f'Plan("{QUICK}", 2, worst=1)',
    "walk.ply < 120": "walk.ply < 12",
}
"""The same samples with smaller figures."""
SECONDS = 200


def plain(text: str) -> str:
    """Return a text without the blanks that lines begin and end with: a sample stands further to the left."""
    return "\n".join(line.strip() for line in text.strip().splitlines())


@pytest.fixture(scope="module")
def ours() -> list[str]:
    """Provide all our code."""
    folders = (ROOT / "src", ROOT / "examples")
    return [plain(file.read_text(encoding="utf-8")) for folder in folders for file in folder.rglob("*.py")]


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Provide a folder with what samples read: a game of two that has begun, and changed component values."""
    journal, dice = Journal(game("helios"), first="1"), Dice(2)
    while len(journal.plies) < 70:
        journal.play(journal.state.choices()[dice.below(len(journal.state.choices()))])
    (tmp_path / "game.txt").write_text(journal.text(), encoding="utf-8")
    (tmp_path / "mine").mkdir()
    layouts = game("helios").folder / "data" / "layouts.toml"
    (tmp_path / "mine" / "layouts.toml").write_text(layouts.read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    return tmp_path


def programs(page: str, quotable: list[str]) -> Iterator[CodeType]:
    """Yield the samples of a page that are no quotations, ready to run; they may await something."""
    for sample in PAGES[page]:
        if any(plain(sample) in code for code in quotable):
            continue
        text = sample
        for usual, small in SHORTER.items():
            text = text.replace(usual, small)
        yield compile(text, page, "exec", ast.PyCF_ALLOW_TOP_LEVEL_AWAIT)


async def run(code: CodeType, names: dict[str, Any]) -> None:
    """Run a sample, and wait for what it awaits."""
    awaited = eval(code, names)
    if inspect.isawaitable(awaited):
        await awaited


@pytest.mark.sample
@pytest.mark.usefixtures("desk")
@pytest.mark.parametrize("page", [page for page, samples in PAGES.items() if samples and page not in ELSEWHERE])
def test_the_samples_of_a_page_run(page: str, ours: list[str]) -> None:
    names: dict[str, Any] = {"__name__": "sample"}
    exec(TAKEN_FOR_GRANTED.get(page, ""), names)

    async def all_of_them() -> None:
        for code in programs(page, ours):
            await asyncio.wait_for(run(code, names), SECONDS)

    asyncio.run(all_of_them())


def test_the_sample_of_the_readme_prints_what_it_says(capsys: pytest.CaptureFixture[str]) -> None:
    found = re.search(r"^```python\n(.*?)^```\n\n^```text\n(.*?)^```", README, re.DOTALL | re.MULTILINE)
    assert found is not None
    exec(found[1], {"__name__": "sample"})
    assert capsys.readouterr().out == found[2]


@pytest.mark.parametrize("path", notebooks.NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_shows_what_its_cells_come_to(path: Path) -> None:
    notebook = json.loads(path.read_text(encoding="utf-8"))
    kept = [cell["outputs"] for cell in notebooks.code_cells(notebook)]
    assert list(notebooks.outputs(notebook)) == kept, "`make docs` writes it"
    assert sum(map(bool, kept)) > len(kept) / 2


def test_there_are_samples_and_each_page_is_named_once() -> None:
    assert sum(len(samples) for samples in PAGES.values()) > 40
    assert set(ELSEWHERE) | set(TAKEN_FOR_GRANTED) <= {page for page, samples in PAGES.items() if samples}
    text = "".join(sample for samples in PAGES.values() for sample in samples)
    assert [usual for usual in SHORTER if usual not in text] == []
