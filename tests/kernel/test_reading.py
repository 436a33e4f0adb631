"""Reading data from outside: each wrong value is reported with its path."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from heliopolis.kernel.errors import BadData
from heliopolis.kernel.reading import Reader

DATA = Reader({"a": {"n": 3, "s": "x", "b": True, "l": [1, 2], "w": ["x", "y"]}}, "file")


def test_right_values_are_read() -> None:
    a = DATA["a"]
    assert (a["n"].integer(0, 3), a["s"].string(), a["b"].boolean()) == (3, "x", True)
    assert (a["l"].integers(1, 2), a["w"].strings(), a["w"].items()[1].one_of(["x", "y"])) == ([1, 2], ["x", "y"], 1)
    assert (a.keys(), a.has("n"), a.has("m"), a["n"].has("m")) == (["n", "s", "b", "l", "w"], True, False, False)
    assert a.only("n", "s", "b", "l", "w") is a


@pytest.mark.parametrize(
    ("read", "told"),
    [
        (lambda data: data["b"], "file: has no “b”"),
        (lambda data: data["a"]["n"]["x"], "file.a.n: must be a table"),
        (lambda data: data["a"]["n"].keys(), "file.a.n: must be a table"),
        (lambda data: data["a"]["n"].items(), "file.a.n: must be a list"),
        (lambda data: data["a"]["s"].integer(), "file.a.s: must be a whole number, not “x”"),
        (lambda data: data["a"]["b"].integer(), "file.a.b: must be a whole number, not True"),
        (lambda data: data["a"]["n"].integer(0, 2), "file.a.n: must be between 0 and 2, not 3"),
        (lambda data: data["a"]["l"].integers(2), "file.a.l[0]: must be between 2 and 1000000000, not 1"),
        (lambda data: data["a"]["n"].boolean(), "file.a.n: must be true or false, not 3"),
        (lambda data: data["a"]["n"].string(), "file.a.n: must be a text, not 3"),
        (lambda data: data["a"]["s"].one_of(["y", "z"]), "file.a.s: must be one of y, z, not “x”"),
        (lambda data: data["a"].only("n", "s"), "file.a: has an unknown “b”"),
    ],
)
def test_a_wrong_value_is_told_with_its_path(read: Callable[[Reader], object], told: str) -> None:
    with pytest.raises(BadData) as refusal:
        read(DATA)
    assert str(refusal.value) == told
    assert refusal.value.field == told.partition(":")[0]
