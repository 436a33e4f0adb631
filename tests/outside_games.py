"""Games of other packages, for tests: written by the command, laid out as pip would, and found by the registry."""

from __future__ import annotations

import importlib
import sys
import tomllib
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from shutil import copytree, ignore_patterns

from typer.testing import CliRunner

from heliopolis.cli import app
from heliopolis.games import registered


def write_game(name: str, folder: Path) -> Path:
    """Return a game as ``heliopolis new-game`` writes it."""
    done = CliRunner().invoke(app, ["new-game", name, "--out", str(folder)])
    assert done.exit_code == 0, done.output
    return folder


def lay_out(project: Path, site: Path) -> None:
    """Put a project where Python imports from, without the seconds that pip takes."""
    about = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    copytree(project / "src", site, dirs_exist_ok=True, ignore=ignore_patterns("__pycache__", "*.egg-info"))
    declare(site, about["name"], about["version"], about["entry-points"]["heliopolis.games"])


def declare(site: Path, package: str, version: str, games: dict[str, str]) -> None:
    """Write what an installed package says of itself: its name, its version and its games."""
    folder = site / f"{package.replace('-', '_')}-{version}.dist-info"
    folder.mkdir(parents=True)
    head = f"Metadata-Version: 2.1\nName: {package}\nVersion: {version}\n"
    (folder / "METADATA").write_text(head, encoding="utf-8")
    lines = ["[heliopolis.games]", *(f"{name} = {value}" for name, value in games.items())]
    (folder / "entry_points.txt").write_text("\n".join(lines) + "\n", encoding="utf-8")


@contextmanager
def installed(site: Path) -> Iterator[None]:
    """Provide what lies there is installed, in this process and those it starts."""
    sys.path.append(str(site))
    importlib.invalidate_caches()
    registered.cache_clear()
    try:
        yield
    finally:
        sys.path.remove(str(site))
        registered.cache_clear()
        for name, module in list(sys.modules.items()):
            if Path(getattr(module, "__file__", None) or "/").is_relative_to(site):
                del sys.modules[name]
