"""Imports go one way, and no game is named outside its own folder and the registry."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from heliopolis.games import games

SOURCE = Path(__file__).parents[1] / "src" / "heliopolis"

COMMON = {"kernel", "texts", "messages", "sentences", "narration", "rules_pages"}
MAY_IMPORT: dict[str, set[str]] = {
    # The rules, and what speaks of them.
    "kernel": set(),
    "sentences": set(),
    "texts": {"kernel", "sentences"},
    "messages": {"kernel", "texts"},
    "rules_pages": {"kernel", "texts"},
    "narration": {"kernel", "sentences", "texts", "messages"},
    "games": {"kernel", "games.*"},
    "games.*": {"kernel"},
    "games.*.art": {"kernel", "render", "texts"},
    "render": COMMON,
    # Those who play.
    "workers": set(),
    "bots": {"kernel", "workers"},
    "simulation": {"kernel", "bots"},
    "analysis": COMMON | {"bots", "render"},
    "arena": COMMON | {"games", "render", "bots", "simulation", "workers"},
    "adapter": {"kernel", "games", "bots"},
    "envs": {"kernel", "games"},
    "table": {"kernel", "texts", "games", "bots", "analysis", "workers"},
    "testing": COMMON | {"games", "render"},
    "web": COMMON | {"games", "render", "bots", "analysis", "table", "workers"},
    "cli": COMMON | {"games", "render", "bots", "simulation", "analysis", "arena", "table", "testing", "web"},
    # The front door, which gives errors their words.
    "": {"kernel", "games", "messages"},
}
"""Each part of the package, and the other parts it may import. ``games`` is the registry, ``games.*`` each game:
its rules know the kernel alone, only its art knows how to draw and speak."""

FILES = sorted(SOURCE.rglob("*.py"))
FOLDERS = sorted(folder.name for folder in (SOURCE / "games").iterdir() if (folder / "__init__.py").exists())


def part(module: str) -> str:
    """The part a module of ours belongs to."""
    names = module.split(".")[1:]
    if names[:1] == ["games"] and len(names) > 1:
        return f"games.{names[1]}"
    return names[0] if names else ""


def module_of(file: Path) -> str:
    names = ["heliopolis", *file.relative_to(SOURCE).with_suffix("").parts]
    return ".".join(names[:-1] if names[-1] == "__init__" else names)


def imports(tree: ast.AST) -> Iterator[str]:
    """The modules imported at run time, in functions too; those that only types need do not count."""
    for node in ast.iter_child_nodes(tree):
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
            continue
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            # `from heliopolis.games import game` is the registry; `from heliopolis.games.x import y` is a module.
            submodules = [f"{base}.{name.name}" for name in node.names]
            yield from (name if (SOURCE.parent / Path(*name.split("."))).is_dir() else base for name in submodules)
        yield from imports(node)


def wrong_imports(module: str, tree: ast.AST) -> list[str]:
    """The parts that a module imports and may not."""
    own = part(module)
    kind = own
    if own.startswith("games."):
        kind = "games.*.art" if module.split(".")[3:4] == ["art"] else "games.*"
    allowed = MAY_IMPORT[kind]
    found = {part(name) for name in imports(tree) if name.split(".")[0] == "heliopolis"} - {own}
    return sorted(each for each in found if each not in allowed and not ("games.*" in allowed and "games." in each))


@pytest.mark.parametrize("file", FILES, ids=module_of)
def test_imports_go_one_way(file: Path) -> None:
    assert wrong_imports(module_of(file), ast.parse(file.read_text(encoding="utf-8"))) == []


@pytest.mark.parametrize(
    ("module", "source", "wrong"),
    [
        ("heliopolis.kernel.play", "from heliopolis.games import game", ["games"]),
        ("heliopolis.kernel.play", "def f():\n    import heliopolis.texts", ["texts"]),
        ("heliopolis.bots.base", "from heliopolis.games.helios.position.state import Helios", ["games.helios"]),
        ("heliopolis.games.helios.rules.sun", "from heliopolis.games.origins import cells", ["games.origins"]),
        ("heliopolis.games.helios.rules.sun", "from heliopolis.games import game", ["games"]),
        ("heliopolis.games.helios.rules.sun", "from heliopolis.kernel.step import BIT", []),
        ("heliopolis.games.helios.rules.sun", "from heliopolis.render.shapes import Scene", ["render"]),
        ("heliopolis.games.helios.art.scene", "from heliopolis.render.shapes import Scene", []),
        ("heliopolis.games.helios.game", "def f():\n    from heliopolis.games.helios.art.scene import scene", []),
        ("heliopolis.render.svg", "if TYPE_CHECKING:\n    from heliopolis.cli import main", []),
        ("heliopolis.render.svg", "import heliopolis", [""]),
    ],
)
def test_a_wrong_import_is_found(module: str, source: str, wrong: list[str]) -> None:
    assert wrong_imports(module, ast.parse(source)) == wrong


def named_games(text: str) -> list[str]:
    """The lines that name a game; examples in docstrings may."""
    names = re.compile(rf"\b({'|'.join({*games(), *FOLDERS})})\b|[a-z]_({'|'.join(FOLDERS)})", re.IGNORECASE)
    lines = text.splitlines()
    return [line for line in lines if names.search(line) and not line.lstrip().startswith(">>>")]


@pytest.mark.parametrize(
    "file", [file for file in FILES if not part(module_of(file)).startswith("games")], ids=module_of
)
def test_no_game_is_named_outside_its_folder(file: Path) -> None:
    assert named_games(file.read_text(encoding="utf-8")) == []


def test_a_named_game_is_found() -> None:
    name = FOLDERS[0]
    assert named_games(f"x = 1\nif game == '{name}':\n") == [f"if game == '{name}':"]
    assert named_games(f">>> game('{name}')\nheliopolis\n") == []


def test_every_folder_of_games_holds_a_game() -> None:
    assert set(games()) <= set(FOLDERS)


EXACT = {"sqrt"}
"""Of the library of mathematics, what is rounded alike everywhere."""


def inexact(tree: ast.AST) -> list[str]:
    """What is reckoned in a way that may differ from machine to machine: powers, exponentials, logarithms."""
    found: list[str] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name) and node.value.id in {"math", "cmath"}:
            found += [f"math.{node.attr}"] if node.attr not in EXACT else []
        elif isinstance(node, ast.ImportFrom) and node.module == "math":
            found += [f"math.{name.name}" for name in node.names if name.name not in EXACT]
        elif isinstance(node, ast.BinOp) and isinstance(node.op, ast.Pow):
            whole = isinstance(node.right, ast.Constant) and isinstance(node.right.value, int)
            found += [] if whole else [ast.unparse(node)]
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "pow":
            found.append(ast.unparse(node))
    return found


DECIDING = ("kernel", "games.", "bots", "analysis")


@pytest.mark.parametrize("file", [file for file in FILES if part(module_of(file)).startswith(DECIDING)], ids=module_of)
def test_what_decides_a_move_is_reckoned_alike_everywhere(file: Path) -> None:
    if "art" not in file.parts:
        assert inexact(ast.parse(file.read_text(encoding="utf-8"))) == []


def test_inexact_reckoning_is_found() -> None:
    found = inexact(ast.parse("import math\nx = math.exp(1) + 2.0 ** y + z ** 2 + pow(2, 3) + math.sqrt(2)"))
    assert sorted(found) == ["2.0 ** y", "math.exp", "pow(2, 3)"]
