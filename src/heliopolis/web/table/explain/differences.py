"""Differences of two drawings of a board: what is new on the second, and which figures have changed.

Both are drawn at rest, so they differ only in what lies on the table. An element is known by all that it says of
itself; what only the second drawing has is a ghost, and a figure at the place of another is a change.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple
from xml.etree import ElementTree as ET

from heliopolis.render.svg import width

Element = ET.Element

LONGEST: Final = 7
"""Letters of a figure; what is longer is a name, or a sentence and no change to point out."""
NEAR: Final = 9.0
"""So far may a figure have moved as it changed, since its neighbours grew or shrank."""
MANY: Final = 1
"""More things than that which all moved: the board was laid out again."""
_FIGURE: Final = re.compile(r"[+−-]?[\d∞]+(?:/\d+)?\Z")
SILENT: Final = frozenset({"title", "desc", "defs", "style"})
_STEP: Final = re.compile(r"([A-Za-z])([^A-Za-z]*)")
_NUMBER: Final = re.compile(r"-?[\d.]+")
_TRANSLATED: Final = re.compile(r"translate\((-?[\d.]+)[ ,]+(-?[\d.]+)\)\Z")


class Change(NamedTuple):
    """A figure that becomes another one: where it is on the board, from its left to its right end."""

    left: float
    right: float
    base: float
    """The height of its base line."""
    size: float
    old: str
    new: str


class Differences(NamedTuple):
    """What the second drawing has and the first has not."""

    ghosts: list[str]
    """New or moved things as SVG, each where it will be, without names."""
    changes: list[Change]
    anew: bool
    """Whether the whole board was laid out again: then only the second drawing itself can show it."""


def differences(before: str, after: str) -> Differences:
    """Return the differences of two drawings of one board, as elements of a page."""
    found = _Finder()
    found.compare(ET.fromstring(before), ET.fromstring(after), ())
    # Names that change have changed places: comparing figures next to them would show changes that are none.
    slid = any(not (_FIGURE.match(change.old) and _FIGURE.match(change.new)) for change in found.changes)
    return Differences(found.ghosts, found.changes, slid or found.moved > MANY)


class _Finder:
    def __init__(self) -> None:
        self.ghosts: Final[list[str]] = []
        self.changes: Final[list[Change]] = []
        self.moved = 0
        self._keys: Final[dict[Element, str]] = {}

    def compare(self, before: Element, after: Element, within: tuple[str, ...]) -> None:
        """Find what the second element has; ``within`` are the moves of all that it lies in."""
        old, new = list(before), list(after)
        known = Counter(map(self._key, old))
        fresh: list[Element] = []
        runs: list[list[Element]] = []
        adjacent = False
        for child in new:
            key = self._key(child)
            if child.tag in SILENT:
                continue
            if known[key] > 0:
                known[key] -= 1
                adjacent = False
                continue
            fresh.append(child)
            if adjacent:
                runs[-1].append(child)
            else:
                runs.append([child])
            adjacent = True
        same = Counter(map(self._key, new))
        left: list[Element] = []
        for child in old:
            if same[self._key(child)] > 0:
                same[self._key(child)] -= 1
            elif child.tag not in SILENT:
                left.append(child)
        met = {child: found for child in fresh if (found := self._like(child, left)) is not None}
        for run in runs:
            ghosts = [child for child in run if not self._met(child, met.get(child), within)]
            if ghosts:
                self._ghost(ghosts, within)

    def _like(self, child: Element, left: list[Element]) -> Element | None:
        """Return what was there in place of an element; nothing stands for two."""
        for each in left:
            if each.tag == child.tag and _is_like(each, child):
                left.remove(each)
                return each
        return None

    def _met(self, child: Element, before: Element | None, within: tuple[str, ...]) -> bool:
        """Return whether all that is new in an element is known already, because something like it was there before."""
        if before is None:
            return False
        if child.tag == "text":
            self._changed(before, child, within)
            return True
        if child.tag != "g":
            return False
        if before.get("transform") != child.get("transform") or (child.get("id") and _has_moved(before, child)):
            self.moved += 1
            return False
        self.compare(before, child, (*within, child.get("transform", "")))
        return True

    def _changed(self, before: Element, after: Element, within: tuple[str, ...]) -> None:
        old, new = "".join(before.itertext()), "".join(after.itertext())
        named = " " not in f"{old}{new}"
        if old == new or (max(len(old), len(new)) > LONGEST and not named):
            return
        x, y = _moved_by((*within, after.get("transform", "")))
        size = float(after.get("font-size", 14))
        across = width(old, size, after.get("class", ""))
        begins = {"middle": across / 2, "end": across}.get(after.get("text-anchor", ""), 0)
        left = x + float(before.get("x", 0)) - begins
        self.changes.append(Change(left, left + across, y + float(before.get("y", 0)), size, old, new))

    def _ghost(self, elements: Sequence[Element], within: tuple[str, ...]) -> None:
        held = [_stripped(element) for element in elements]
        for transform in reversed(within):
            if transform:
                around = ET.Element("g", {"transform": transform})
                around.extend(held)
                held = [around]
        self.ghosts.append("".join([ET.tostring(each, encoding="unicode") for each in held]))

    def _key(self, element: Element) -> str:
        """Return all that an element says of itself."""
        found = self._keys.get(element)
        if found is None:
            inside = "".join(map(self._key, (child for child in element if child.tag not in SILENT)))
            found = f"{element.tag}{sorted(element.items())}{element.text or ''}({inside})"
            self._keys[element] = found
        return found


def _is_like(before: Element, after: Element) -> bool:
    """Return whether one element is where the other was: the same named thing, or the same sort at the same place."""
    if before.get("id") or after.get("id"):
        return before.get("id") == after.get("id")
    if after.tag == "text":
        near = abs(_at(before, "x") - _at(after, "x")) <= NEAR and abs(_at(before, "y") - _at(after, "y")) <= NEAR
        return near and before.get("font-size") == after.get("font-size")
    return before.get("transform") == after.get("transform") and before.get("class") == after.get("class")


def _has_moved(before: Element, after: Element) -> bool:
    """Return whether what a named thing is drawn with lies elsewhere."""
    here, there = _outline(before), _outline(after)
    return bool(here and there) and here != there


def _outline(element: Element) -> tuple[str | None, ...]:
    """Return where the outline of a named thing lies that is not moved as a whole, or else what is drawn in it."""
    first = next((each for each in element if each.tag == "rect"), None)
    if first is not None:
        return first.get("x"), first.get("y")
    inside = [each for each in element if each.tag not in SILENT]
    return (inside[0].get("transform"),) if len(inside) == 1 and inside[0].get("transform") else ()


def _at(element: Element, axis: str) -> float:
    return float(element.get(axis, 0))


def _moved_by(transforms: Iterable[str]) -> tuple[float, float]:
    """Return how far moves go together; a drawing turns and scales nothing that has figures."""
    x = y = 0.0
    for transform in transforms:
        found = _TRANSLATED.match(transform)
        if found:
            x, y = x + float(found[1]), y + float(found[2])
    return x, y


def filled(before: str, after: str, name: str) -> list[str]:
    """Return what the second drawing has at an empty place of the first one, drawn where that place is there."""
    old, _ = _found(ET.fromstring(before), name, ())
    new, within = _found(ET.fromstring(after), name, ())
    if old is None or new is None or not _is_filled(new) or _is_filled(old):
        return []
    here, there = _middle(old), _middle(new)
    if here is None or there is None:
        return []
    moved = f"translate({here[0] - there[0]:.1f} {here[1] - there[1]:.1f})"
    held = _stripped(new)
    for transform in (moved, *[each for each in reversed(within) if each]):
        around = ET.Element("g", {"transform": transform})
        around.append(held)
        held = around
    return [ET.tostring(held, encoding="unicode")]


def _found(element: Element, name: str, within: tuple[str, ...]) -> tuple[Element | None, tuple[str, ...]]:
    """Return the thing of that name, with the moves of all that it lies in."""
    if element.get("id") == name:
        return element, within
    for child in element:
        found, moves = _found(child, name, (*within, element.get("transform", "")))
        if found is not None:
            return found, moves
    return None, ()


def _is_filled(element: Element) -> bool:
    return any(each.tag in {"use", "text"} for each in element.iter())


def _middle(element: Element) -> tuple[float, float] | None:
    """Return the middle of the first outline in an element, if it is of straight lines."""
    x, y = _moved_by([element.get("transform", "")])
    for child in element:
        middle = _middle_of(child.get("d", "")) if child.tag == "path" else _middle(child)
        if middle is not None:
            return x + middle[0], y + middle[1]
    return None


def _middle_of(path: str) -> tuple[float, float] | None:
    x = y = 0.0
    across, down = list[float](), list[float]()
    for step, numbers in _STEP.findall(path):
        given = [float(each) for each in _NUMBER.findall(numbers)]
        match step, given:
            case "M", [x, y]:
                pass
            case "h", [dx]:
                x += dx
            case "v", [dy]:
                y += dy
            case "l", [dx, dy]:
                x, y = x + dx, y + dy
            case "z", []:
                continue
            case _:
                return None
        across.append(x)
        down.append(y)
    return ((min(across) + max(across)) / 2, (min(down) + max(down)) / 2) if across else None


def nameless(svg: str) -> str:
    """Return a drawing whose things have no names, as the page has things of these names already."""
    return ET.tostring(_stripped(ET.fromstring(svg)), encoding="unicode")


def _stripped(element: Element) -> Element:
    """Return the element without names and titles."""
    for each in list(element.iter()):
        each.attrib.pop("id", None)
        for child in [child for child in each if child.tag in SILENT]:
            each.remove(child)
    return element
