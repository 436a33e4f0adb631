"""The locks: every release by its hashes, none twice, and all that the tables need among them."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path

import hashes
import pytest

ROOT = Path(__file__).parents[1]
BASE = sorted(ROOT.glob("requirements*.lock"))
MORE = sorted([*ROOT.glob("*/requirements.lock"), *ROOT.glob("*/*/requirements.lock")])
"""Each holds what those leave out."""


def pins(lock: Path) -> dict[str, list[str]]:
    """Return the releases of a lock, each with its hashes."""
    found: dict[str, list[str]] = {}
    for line in lock.read_text(encoding="utf-8").replace("\\\n", "").splitlines():
        pin, *rest = line.split()
        found[pin] = [word.removeprefix("--hash=sha256:") for word in rest]
    return found


@pytest.mark.parametrize("lock", [*BASE, *MORE], ids=lambda lock: str(lock.relative_to(ROOT)))
def test_every_release_of_a_lock_has_its_hashes(lock: Path) -> None:
    found = pins(lock)
    assert found
    for pin, digests in found.items():
        assert re.fullmatch(r"[A-Za-z0-9._-]+==[0-9][A-Za-z0-9.]*", pin), pin
        assert digests, pin
        assert all(re.fullmatch("[0-9a-f]{64}", digest) for digest in digests), pin


def test_no_lock_names_what_another_has() -> None:
    for lock in [BASE[0], *MORE]:
        every = [hashes.plain(pin.partition("==")[0]) for each in {*BASE, lock} for pin in pins(each)]
        assert len(every) == len(set(every))


def test_the_lock_of_the_tables_has_all_they_need() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    needed = [*project["dependencies"], *project["optional-dependencies"]["web"]]
    wanted = {hashes.plain(re.split(r"[<>=;\[ ]", need)[0]) for need in needed}
    assert wanted <= {hashes.plain(pin.partition("==")[0]) for pin in pins(ROOT / "requirements.lock")}


PAGE = f"""
<a href="https://files.example/a1/two_words-1.0-py3-none-any.whl#sha256={64 * "a"}">two_words</a>
<a href="https://files.example/a2/two-words-1.0.tar.gz#sha256={64 * "b"}">two-words</a>
<a href="https://files.example/a3/two_words-1.0.1-cp311-cp311-manylinux_2_17_x86_64.whl#sha256={64 * "c"}">two_words</a>
"""


def test_hashes_are_those_of_one_release() -> None:
    assert hashes.hashes(PAGE, "two-words", "1.0") == ["a" * 64, "b" * 64]
    assert hashes.hashes(PAGE, "two-words", "1.0.1") == ["c" * 64]
    assert hashes.hashes(PAGE, "two-words", "2") == []
