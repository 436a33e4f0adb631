"""The sources in figures: lines, modules, classes, public names, parameters, import circles, caches.

python tests/house.py            # the sources beside it
python tests/house.py OTHER/src  # those of another checkout, to compare
"""

from __future__ import annotations

import ast
import sys
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache, cached_property
from pathlib import Path

SOURCES = Path(__file__).parents[1] / "src"
REMEMBERING = {"cache", "lru_cache", "cached_property", "OrderedDict"}
"""What caches are made of."""


SMALL = 40
"""Modules with fewer lines are small."""
MOST_PARAMETERS = 5


class Module:
    """One file of sources, read when a test looks at it."""

    def __init__(self, name: str, file: Path) -> None:
        self.name = name
        self.file = file

    @cached_property
    def text(self) -> str:
        return self.file.read_text(encoding="utf-8")

    @cached_property
    def tree(self) -> ast.Module:
        return ast.parse(self.text)

    @property
    def lines(self) -> int:
        return len(self.text.splitlines())


@cache
def read_modules(sources: Path = SOURCES) -> dict[str, Module]:
    """Find every module below a folder, by its dotted name."""
    modules: dict[str, Module] = {}
    for file in sorted(sources.rglob("*.py")):
        parts = file.relative_to(sources).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        modules[name] = Module(name, file)
    return modules


def imported(tree: ast.AST, modules: Mapping[str, object]) -> Iterator[str]:
    """Yield the modules that a module names in imports: those in functions and those for types alone count too."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names if name.name in modules)
        elif isinstance(node, ast.ImportFrom) and node.module:
            for name in node.names:
                inner = f"{node.module}.{name.name}"
                yield inner if inner in modules else node.module


def import_graph(modules: Mapping[str, Module]) -> dict[str, set[str]]:
    """Return for each module the modules of the package that it imports."""
    return {
        name: {other for other in imported(module.tree, modules) if other in modules} - {name}
        for name, module in modules.items()
    }


def circles(graph: Mapping[str, Iterable[str]]) -> list[list[str]]:
    """Return the sets of modules that reach each other by imports (Tarjan's strongly connected components)."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(name: str) -> None:
        index[name] = low[name] = len(index)
        stack.append(name)
        for other in graph[name]:
            if other not in index:
                visit(other)
                low[name] = min(low[name], low[other])
            elif other in stack:
                low[name] = min(low[name], index[other])
        if low[name] == index[name]:
            at = stack.index(name)
            component = stack[at:]
            del stack[at:]
            if len(component) > 1:
                found.append(sorted(component))

    for name in graph:
        if name not in index:
            visit(name)
    return sorted(found)


def classes_defined_twice(modules: Mapping[str, Module]) -> dict[str, list[str]]:
    """Class names with more than one meaning, and the modules that define them."""
    homes: dict[str, list[str]] = defaultdict(list)
    for module in modules.values():
        for node in ast.walk(module.tree):
            if isinstance(node, ast.ClassDef):
                homes[node.name].append(module.name)
    return {name: where for name, where in sorted(homes.items()) if len(where) > 1}


def functions(tree: ast.Module) -> Iterator[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Yield the functions and methods of a module."""
    yield from (node for node in ast.walk(tree) if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef)))


def parameters(function: ast.FunctionDef | ast.AsyncFunctionDef) -> int:
    """Return how many parameters a function has, without the object it belongs to."""
    given = [*function.args.posonlyargs, *function.args.args, *function.args.kwonlyargs]
    return sum(each.arg not in {"self", "cls"} for each in given)


def public_names(tree: ast.Module) -> Iterator[str]:
    """Yield the names that a module defines for others: functions, classes and constants."""
    for node in tree.body:
        if isinstance(node, (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef)):
            names = [node.name]
        elif isinstance(node, (ast.Assign, ast.AnnAssign)):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names = [each.id for target in targets for each in ast.walk(target) if isinstance(each, ast.Name)]
        else:
            names = []
        yield from (name for name in names if not name.startswith("_"))


def caches(modules: Mapping[str, Module]) -> dict[str, int]:
    """Return how many caches each module makes."""
    counted: dict[str, int] = {}
    for module in modules.values():
        calls = [node.func for node in ast.walk(module.tree) if isinstance(node, ast.Call)]
        marks = [
            mark
            for node in ast.walk(module.tree)
            if isinstance(node, ast.FunctionDef)
            for mark in node.decorator_list
            if not isinstance(mark, ast.Call)
        ]
        number = sum(isinstance(each, ast.Name) and each.id in REMEMBERING for each in [*calls, *marks])
        if number:
            counted[module.name] = number
    return counted


def folders(modules: Mapping[str, Module]) -> dict[str, int]:
    """Return how many modules lie directly in each folder."""
    counted: dict[str, int] = defaultdict(int)
    for module in modules.values():
        if module.file.name != "__init__.py":
            counted[module.name.rpartition(".")[0]] += 1
    return counted


def report(sources: Path) -> str:
    """Return the figures, one a line."""
    modules = read_modules(sources)
    twice, rounds, kept = classes_defined_twice(modules), circles(import_graph(modules)), caches(modules)
    largest, fullest = max(modules.values(), key=lambda each: each.lines), folders(modules)
    crowded = max(fullest, key=lambda folder: fullest[folder])
    trees = [module.tree for module in modules.values()]
    small = [module for module in modules.values() if module.lines < SMALL and module.file.name != "__init__.py"]
    wide = [each for tree in trees for each in functions(tree) if parameters(each) > MOST_PARAMETERS]
    rows = {
        "lines": sum(module.lines for module in modules.values()),
        "modules": len(modules),
        f"modules under {SMALL} lines": len(small),
        "classes": sum(isinstance(node, ast.ClassDef) for tree in trees for node in ast.walk(tree)),
        "public names": sum(len(list(public_names(tree))) for tree in trees),
        "wide functions": f"{len(wide)} with more than {MOST_PARAMETERS} parameters",
        "largest module": f"{largest.lines} ({largest.name})",
        "largest folder": f"{fullest[crowded]} ({crowded})",
        "class names defined twice": f"{len(twice)} {' '.join(twice)}".strip(),
        "import circles": f"{len(rounds)} with {sum(map(len, rounds))} modules",
        "caches": f"{sum(kept.values())} in {len(kept)} modules",
    }
    return "\n".join(f"{name:26} {value}" for name, value in rows.items())


if __name__ == "__main__":
    sys.stdout.write(report(Path(sys.argv[1]) if len(sys.argv) > 1 else SOURCES) + "\n")
