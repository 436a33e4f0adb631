"""Imports go one way: in the package, in a game, among modules. No game is named outside its own folder."""

from __future__ import annotations

import ast
import re

import pytest
from house import SOURCES, circles, classes_defined_twice, import_graph, imported, read_modules

from heliopolis.games import own_games

PACKAGE = SOURCES / "heliopolis"
MODULES = read_modules()
GAMES = sorted(folder.name for folder in (PACKAGE / "games").iterdir() if (folder / "__init__.py").exists())

COMMON = {"kernel", "words"}
MAY_IMPORT: dict[str, set[str]] = {
    # The rules, and what speaks of them.
    "version": set(),
    "kernel": set(),
    "words": {"kernel"},
    "games": COMMON | {"games.*"},
    "games.*": set(),
    "games.*.position": {"kernel"},
    "games.*.rules": {"kernel", "position"},
    "games.*.checks": {"kernel", "position", "rules"},
    "games.*.evaluation": {"kernel", "position", "rules"},
    "games.*.art": COMMON | {"position", "rules", "render"},
    "games.*.game": {"kernel", "position", "rules", "checks", "evaluation", "art", "render"},
    "render": COMMON,
    # Those who play.
    "workers": set(),
    "bots": {"kernel", "workers"},
    "analysis": COMMON | {"bots", "render"},
    "tasks": {"kernel", "games"},
    "arena": COMMON | {"version", "games", "render", "bots", "tasks", "workers"},
    "simulation": {"kernel", "games", "bots", "arena"},
    "data": {"version", "kernel", "games", "bots", "arena", "simulation"},
    "training": {"version", "kernel", "games", "bots", "arena", "data"},
    "adapter": {"kernel", "games", "bots"},
    "envs": {"kernel", "games", "bots", "tasks", "workers"},
    "table": COMMON | {"games", "bots", "analysis", "workers"},
    "teaching": COMMON | {"games", "bots", "analysis", "table", "workers"},
    "studies": {"kernel", "table", "teaching"},
    "skeleton": COMMON | {"render", "testing"},
    "testing": COMMON | {"games", "render", "workers"},
    "web": COMMON | {"version", "games", "render", "bots", "analysis", "table", "teaching"} | {"studies", "workers"},
    "static_site": COMMON | {"render", "table", "web", "workers"},
    "cli": COMMON
    | {"version", "games", "render", "bots", "simulation", "analysis", "arena", "tasks", "table", "teaching", "testing"}
    | {"studies", "web", "data", "static_site"},
    # The front door, which gives errors their words, shows positions and looks back at games.
    "": COMMON | {"version", "games", "render", "analysis"},
}
"""Each part of the package, and the other parts it may import; what only types need counts too.

``games`` is the registry, ``games.*`` each game, built in rooms: the position, the rules that change it, the checks and
the evaluation that look at both, the art that draws it, and on top ``game``, the definition. The row of a room names
the rooms of its own game that it may import.
"""


def part(module: str) -> str:
    """Return the part of the package a module belongs to: of a game, the room."""
    names = module.split(".")[1:]
    return ".".join(names[: 3 if names[:1] == ["games"] and set(names[1:2]) <= set(GAMES) else 1])


def row_of(module: str) -> set[str]:
    """Return the parts that a module may import."""
    own = part(module).split(".")
    if own[0] != "games" or len(own) == 1:
        return MAY_IMPORT[own[0]]
    row = MAY_IMPORT[".".join(["games", "*", *own[2:]])]
    return {f"games.{own[1]}.{each}" if f"games.*.{each}" in MAY_IMPORT else each for each in row}


def wrong_imports(module: str, tree: ast.AST) -> list[str]:
    """Return the parts that a module imports and may not."""
    found = {part(name) for name in imported(tree, MODULES) if name.split(".")[0] == "heliopolis"} - {part(module)}
    allowed = row_of(module)
    return sorted(each for each in found - allowed if not ("games.*" in allowed and each.startswith("games.")))


@pytest.mark.long
def test_imports_go_one_way() -> None:
    wrong = {name: wrong_imports(name, module.tree) for name, module in MODULES.items()}
    assert {name: parts for name, parts in wrong.items() if parts} == {}


@pytest.mark.parametrize(
    ("module", "source", "wrong"),
    [
        ("heliopolis.kernel.play", "from heliopolis.games import game", ["games"]),
        ("heliopolis.kernel.play", "def f():\n    import heliopolis.words.texts", ["words"]),
        ("heliopolis.kernel.play", "if TYPE_CHECKING:\n    from heliopolis.words.texts import Texts", ["words"]),
        ("heliopolis.bots.base", "from heliopolis.games.helios.rules import sun", ["games.helios.rules"]),
        (
            "heliopolis.games.helios.rules.sun",
            "from heliopolis.games.origins.rules import turn",
            ["games.origins.rules"],
        ),
        ("heliopolis.games.helios.rules.sun", "from heliopolis.games import game", ["games"]),
        ("heliopolis.games.helios.rules.sun", "from heliopolis.kernel.step import BIT", []),
        ("heliopolis.games.helios.rules.sun", "from heliopolis.games.helios.position.state import Helios", []),
        ("heliopolis.games.helios.rules.sun", "from heliopolis.render.scenes import Scene", ["render"]),
        ("heliopolis.games.helios.rules.sun", "from heliopolis.games.helios import game", ["games.helios.game"]),
        ("heliopolis.games.helios.position.state", "import heliopolis.games.helios.rules.sun", ["games.helios.rules"]),
        ("heliopolis.games.helios.art.scene", "from heliopolis.render.scenes import Scene", []),
        ("heliopolis.games.helios.game", "def f():\n    from heliopolis.games.helios.art.scene import scene", []),
        ("heliopolis.games", "from heliopolis.games.helios.game import HeliosGame", []),
        ("heliopolis.render.svg", "import heliopolis", [""]),
    ],
)
def test_a_wrong_import_is_found(module: str, source: str, wrong: list[str]) -> None:
    assert wrong_imports(module, ast.parse(source)) == wrong


def test_no_modules_import_each_other_in_a_circle() -> None:
    assert circles(import_graph(MODULES)) == []


def test_a_circle_is_found() -> None:
    graph = {"a": {"b"}, "b": {"c", "end"}, "c": {"b"}, "end": set(), "x": {"y", "a"}, "y": {"x"}}
    assert circles(graph) == [["b", "c"], ["x", "y"]]


def test_each_class_name_has_one_meaning() -> None:
    assert classes_defined_twice(MODULES) == {}


def hidden_modules(name: str, tree: ast.AST) -> list[str]:
    """Return the modules of a package in whose place it has something else of the same name."""
    bound = {
        each.asname or each.name: f"{node.module}.{each.name}"
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for each in node.names
    } | {node.name: "" for node in ast.walk(tree) if isinstance(node, (ast.FunctionDef, ast.ClassDef))}
    return [own for own, source in bound.items() if f"{name}.{own}" in MODULES and source != f"{name}.{own}"]


def test_no_function_hides_a_module() -> None:
    assert {name: hidden for name, module in MODULES.items() if (hidden := hidden_modules(name, module.tree))} == {}


@pytest.mark.parametrize(
    "source", ["from heliopolis.arena.running import run as running", "def running(): pass", "class standing: pass"]
)
def test_a_hidden_module_is_found(source: str) -> None:
    assert hidden_modules("heliopolis.arena", ast.parse(source)) != []


def named_games(text: str) -> list[str]:
    """Return the lines that name a game; examples in docstrings may."""
    names = re.compile(rf"\b({'|'.join({*own_games(), *GAMES})})\b|[a-z]_({'|'.join(GAMES)})", re.IGNORECASE)
    lines = text.splitlines()
    return [line for line in lines if names.search(line) and not line.lstrip().startswith(">>>")]


def test_no_game_is_named_outside_its_folder() -> None:
    outside = {name: named_games(module.text) for name, module in MODULES.items() if not part(name).startswith("games")}
    assert {name: lines for name, lines in outside.items() if lines} == {}


def test_a_named_game_is_found() -> None:
    name = GAMES[0]
    assert named_games(f"x = 1\nif game == '{name}':\n") == [f"if game == '{name}':"]
    assert named_games(f">>> game('{name}')\nheliopolis\n") == []


def test_every_folder_of_games_holds_a_game() -> None:
    assert set(own_games()) <= set(GAMES)


EXACT = {"sqrt"}
"""Of the library of mathematics, what is rounded alike everywhere."""


def inexact(tree: ast.AST) -> list[str]:
    """Return what is reckoned in a way that may differ from machine to machine: powers, exponentials, logarithms."""
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


def test_what_decides_a_move_is_reckoned_alike_everywhere() -> None:
    deciding = {name for name in MODULES if part(name).startswith(DECIDING) and not part(name).endswith(".art")}
    found = {name: inexact(MODULES[name].tree) for name in deciding}
    assert {name: terms for name, terms in found.items() if terms} == {}


def test_inexact_reckoning_is_found() -> None:
    found = inexact(ast.parse("import math\nx = math.exp(1) + 2.0 ** y + z ** 2 + pow(2, 3) + math.sqrt(2)"))
    assert sorted(found) == ["2.0 ** y", "math.exp", "pow(2, 3)"]
