"""The page of caches names every cache of the package, and none that is gone."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from house import read_modules

ROOT = Path(__file__).parents[1]
CACHING = {"cache", "lru_cache", "cached_property"}


def name_of(node: ast.expr) -> str:
    node = node.func if isinstance(node, ast.Call) else node
    return node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""


def caches(tree: ast.AST) -> Iterator[str]:
    """Yield the names of cached functions, methods and properties, and of caches of drawings."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and CACHING.intersection(map(name_of, node.decorator_list)):
            yield node.name
        elif isinstance(node, ast.Call) and isinstance(node.func, ast.Call) and name_of(node.func) in CACHING:
            yield name_of(node.args[0])
        elif isinstance(node, ast.AnnAssign) and node.value is not None and name_of(node.value) == "DrawingCache":
            yield ast.unparse(node.target)


def test_the_page_names_every_cache() -> None:
    page = (ROOT / "docs" / "contributing" / "caches.md").read_text(encoding="utf-8")
    named = {name.rpartition(".")[2] for name in re.findall(r"`([\w.]+)`", page)}
    modules = read_modules().values()
    found = {name for module in modules for name in caches(module.tree)}
    assert found - named == set()
    known = {word for module in modules for word in re.findall(r"\w+", module.text)}
    assert named - known == set()
