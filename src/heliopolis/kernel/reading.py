"""Reading data from outside: every value is checked, and an error names the path of the field at fault."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence

from heliopolis.kernel.errors import Argument, BadData, Message, in_a_line, message, quote


class NotJson(Exception):
    """A text that cannot be read as JSON: in which line, and why."""

    def __init__(self, line: int, reason: str | Message) -> None:
        super().__init__(reason)
        self.line = line
        self.reason = reason


def parse_json(text: str | bytes) -> object:
    """Return what a JSON text from outside says; the reader's own limits are refusals like any other."""
    try:
        return json.loads(text)
    # Compiled, a name has one type within a function.
    except json.JSONDecodeError as mistake:
        raise NotJson(mistake.lineno, mistake.msg) from None
    except RecursionError:
        raise NotJson(1, message("deep-json")) from None
    except ValueError:
        raise NotJson(1, message("long-json")) from None


def shown(value: object) -> str | Message:
    """Return a value as errors show it: short texts and numbers as they are, lists and tables only as such."""
    if isinstance(value, str):
        return quote(value)
    if isinstance(value, Mapping):
        return "{...}"
    if isinstance(value, (list, tuple)):
        return "[...]"
    return in_a_line(repr(value), 80)


class Reader:
    """One value with the path that leads to it."""

    def __init__(self, value: object, path: str) -> None:
        self.value = value
        self.path = path

    def wrong(self, said: str | Message, **args: Argument) -> BadData:
        return BadData(self.path, said, **args)

    def __getitem__(self, key: str) -> Reader:
        value = self.value
        if not isinstance(value, Mapping):
            raise self.wrong("table")
        if key not in value:
            raise self.wrong("missing", key=key)
        return Reader(value[key], f"{self.path}.{key}")

    def has(self, key: str) -> bool:
        return isinstance(self.value, Mapping) and key in self.value

    def get(self, key: str, usual: object) -> Reader:
        """Return the value of a key, or ``usual`` where there is none."""
        return self[key] if self.has(key) else Reader(usual, f"{self.path}.{key}")

    def keys(self) -> list[str]:
        if not isinstance(self.value, Mapping):
            raise self.wrong("table")
        return [str(key) for key in self.value]

    def only(self, *names: str) -> Reader:
        """Return this table, if it has no other keys: a misspelt one must not pass unnoticed."""
        for key in self.keys():
            if key not in names:
                raise self.wrong("unknown", key=shown(key))
        return self

    def items(self) -> list[Reader]:
        """Return the elements of a list."""
        if not isinstance(self.value, (list, tuple)):
            raise self.wrong("list")
        return [Reader(item, f"{self.path}[{place}]") for place, item in enumerate(self.value)]

    def integer(self, least: int = -(10**9), most: int = 10**9) -> int:
        if not isinstance(self.value, int) or isinstance(self.value, bool):
            raise self.wrong("number", value=shown(self.value))
        if not least <= self.value <= most:
            raise self.wrong("between", least=least, most=most, value=shown(self.value))
        return self.value

    def boolean(self) -> bool:
        if not isinstance(self.value, bool):
            raise self.wrong("boolean", value=shown(self.value))
        return self.value

    def string(self) -> str:
        if not isinstance(self.value, str):
            raise self.wrong("text", value=shown(self.value))
        return self.value

    def one_of(self, names: Sequence[str]) -> int:
        """Return the place of the value in ``names``."""
        name = self.string()
        if name not in names:
            raise self.wrong("one-of", known=", ".join(names), value=shown(name))
        return list(names).index(name)

    def integers(self, least: int = -(10**9), most: int = 10**9) -> list[int]:
        return [item.integer(least, most) for item in self.items()]

    def strings(self) -> list[str]:
        return [item.string() for item in self.items()]
