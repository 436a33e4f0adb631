"""The faults that tools/plant_faults.py plants: one line each, readable, the same by the same seed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import cast

import pytest
from faults import AREAS, choose, files_of, planted, python_changes, readable, text_changes
from plant_faults import Judge, Map, Ran, Tree

ROOT = Path(__file__).parents[1]

PYTHON = '''
"""A docstring, 1."""
from __future__ import annotations
__all__ = ["nothing"]
if TYPE_CHECKING:
    never = 2
def f(a: Literal["é"], b: int = 3) -> int | None:
    """Another, 4."""
    _log.warning("said %s", 5)
    assert a, 6
    if "é" < a and not b:
        g(a)
    return max(b - 7, 0)
'''
CATALOGUE = """# A comment
one = Some { $thing }.
two = { $thing }
many = { $count ->
    [one] One
   *[other] { $count } of them
}
"""


def test_every_fault_changes_one_line_and_can_be_read() -> None:
    faults = choose(ROOT, list(AREAS), seed=1, count=40)
    assert len({(each.file, each.line) for each in faults}) == 40
    for each in faults:
        source = (ROOT / each.file).read_text(encoding="utf-8")
        faulty = planted(source, each.line, each.new)
        lines = zip(source.split("\n"), faulty.split("\n"), strict=True)
        assert [(old, new) for old, new in lines if old != new] == [(each.old, each.new)]
        assert readable(each.file, faulty), each


def test_the_seed_chooses_evenly() -> None:
    faults = choose(ROOT, list(AREAS), seed=2, count=20)
    assert choose(ROOT, list(AREAS), seed=2, count=10) == faults[:10]
    assert choose(ROOT, list(AREAS), seed=3, count=10) != faults[:10]
    assert set(Counter(each.area for each in faults).values()) == {2, 3}


def test_no_file_is_in_two_areas() -> None:
    files = [file for area in AREAS for file in files_of(ROOT, area)]
    assert len(files) == len(set(files))


def test_faults_are_planted_where_somebody_could_notice() -> None:
    found = {(each.kind, each.line, each.new.strip()) for each in python_changes(PYTHON)}
    assert found == {
        ("integer", 7, 'def f(a: Literal["é"], b: int = 4) -> int | None:'),
        ("integer", 7, 'def f(a: Literal["é"], b: int = 2) -> int | None:'),
        ("string", 11, "if '\\xe9x' < a and not b:"),
        ("compare", 11, 'if "é" <= a and not b:'),
        ("compare", 11, 'if "é" >= a and not b:'),
        ("and/or", 11, 'if "é" < a or not b:'),
        ("not", 11, 'if "é" < a and (b):'),
        ("call", 12, "pass"),
        ("return", 13, "return None"),
        ("min/max", 13, "return min(b - 7, 0)"),
        ("plus/minus", 13, "return max(b + 7, 0)"),
        ("integer", 13, "return max(b - 8, 0)"),
        ("integer", 13, "return max(b - 6, 0)"),
        ("integer", 13, "return max(b - 7, 1)"),
    }


def test_texts_are_emptied_deleted_or_lose_a_part() -> None:
    found = {(each.kind, each.line, each.new.strip()) for each in text_changes(CATALOGUE)}
    assert found == {
        ("emptied", 2, 'one = {""}'),
        ("deleted", 2, ""),
        ("placeable", 2, "one = Some ."),
        ("emptied", 3, 'two = {""}'),
        ("deleted", 3, ""),
        ("placeable", 3, "two ="),
        ("placeable", 6, "*[other]  of them"),
    }
    assert not readable("words.ftl", planted(CATALOGUE, 3, "two ="))


class Trees:
    """A copy of the sources without tests: what fails in each run is given beforehand, with and without the fault."""

    def __init__(self, faulty: Iterable[str], clean: Iterable[str]) -> None:
        self.fails = {True: iter(faulty), False: iter(clean)}
        self.faulty = False

    def write(self, file: str, source: str) -> None:
        self.faulty = source != (ROOT / file).read_text(encoding="utf-8")

    def pytest(self, *line: str, left_out: Sequence[str] = (), **_: object) -> Ran:
        chosen = [test for test in ("a", "b", "c") if test not in left_out]
        failing = "" if "--collect-only" in line else next(self.fails[self.faulty])
        failed = [test for test in chosen if test in failing]
        return Ran(not failed, False, dict.fromkeys(chosen, 0.1), failed, set(chosen) - set(failed), set())


@pytest.mark.parametrize(
    ("faulty", "clean", "noticed"),
    [
        ([""], [], ""),
        (["b", "b"], [""], "b"),
        (["b", ""], ["b"], ""),  # it fails without the fault
        (["b", "", ""], [""], ""),  # it fails now and then
        (["ab", "", "c", "c"], ["a", ""], "c"),  # those that fail so hide none that notices
    ],
)
def test_a_test_notices_a_fault_if_it_fails_with_it_each_time_and_passes_without(
    faulty: list[str], clean: list[str], noticed: str, tmp_path: Path
) -> None:
    judge = Judge(cast("Tree", Trees(faulty, clean)), Map(tmp_path), (), "", cap=100)
    fault = choose(ROOT, ["kernel"], seed=1, count=1)[0]
    assert judge.noticed(fault, (ROOT / fault.file).read_text(encoding="utf-8"), ["a", "b", "c"]) == noticed
