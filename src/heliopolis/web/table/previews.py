"""Previews on the boards: what a choice would change, by the differences of two drawings."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Final, NamedTuple, TypedDict

from heliopolis.kernel.chip import CHANGE, GAIN, POINTS, Chip
from heliopolis.kernel.game import State
from heliopolis.render.markup import escaped
from heliopolis.render.scenes import MEANS, Part, scenes_of
from heliopolis.render.screens import Screen
from heliopolis.render.shapes import (
    Additions,
    Group,
    Icon,
    Path,
    Rect,
    SeatName,
    Shape,
    Spot,
    Text,
    live_places,
    nameless,
    written,
)
from heliopolis.render.svg import number, width
from heliopolis.table.clicks import Click
from heliopolis.table.question import at_rest
from heliopolis.web.table.chips import chips_html
from heliopolis.web.table.view import VisitorView

Shapes = tuple[Shape, ...]
Groups = tuple[Group, ...]
"""The groups that something lies in, from the outermost."""

LONGEST: Final = 7
"""Letters of a figure; what is longer is a name, or a sentence and no change to point out."""
NEAR: Final = 9.0
"""How far a figure may have moved as it changed, since its neighbours grew or shrank."""
MANY: Final = 1
"""More things than that which all moved: the board was laid out again."""
_FIGURE: Final = re.compile(r"[+−-]?[\d∞]+(?:/\d+)?\Z")


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
    redrawn: bool
    """Whether the whole board was laid out again: then only the second drawing itself can show it."""


def differences(before: Part, after: Part, names: Sequence[str] = ()) -> Differences:
    """Return the differences of two drawings of one board, at a table of these players."""
    found = _Finder(Additions(names))
    found.compare(before.shapes, after.shapes, ())
    # Names that change have changed places: comparing figures next to them would show changes that are none.
    slid = any(not (_FIGURE.match(change.old) and _FIGURE.match(change.new)) for change in found.changes)
    return Differences(found.ghosts, found.changes, slid or found.moved > MANY)


class _Finder:
    def __init__(self, added: Additions) -> None:
        self.ghosts: Final[list[str]] = []
        self.changes: Final[list[Change]] = []
        self.moved = 0
        self._added: Final = added
        self._keys: Final[dict[Shape, str]] = {}

    def compare(self, before: Shapes, after: Shapes, within: Groups) -> None:
        """Find what is only in the second tuple; both lie in the groups ``within``."""
        shared = {*before}.intersection(after)
        old, new = [[each for each in shapes if each not in shared] for shapes in (before, after)]
        known, same = Counter(map(self._key, old)), Counter(map(self._key, new))
        left = [each for each in old if not self._met(each, same)]
        runs: list[list[tuple[Shape, Shape | None]]] = []
        adjacent = False
        for each in after:
            if each in shared or self._met(each, known):
                adjacent = False
                continue
            if not adjacent:
                runs.append([])
            runs[-1].append((each, _like(each, left)))
            adjacent = True
        for run in runs:
            ghosts = [each for each, was in run if not self._shown(each, was, within)]
            if ghosts:
                self.ghosts.append(_drawn(ghosts, within, self._added))

    def _met(self, shape: Shape, others: Counter[str]) -> bool:
        """Return whether a shape like this is among the others, which then has none left for the next."""
        key = self._key(shape)
        others[key] -= 1
        return others[key] >= 0

    def _shown(self, shape: Shape, before: Shape | None, within: Groups) -> bool:
        """Return whether all that is new of a shape is found, because there was something like it before."""
        if isinstance(shape, Text) and isinstance(before, Text):
            self._changed(before, shape, within)
            return True
        if not isinstance(shape, Group) or not isinstance(before, Group):
            return False
        if before.attributes != shape.attributes or (shape.id and _has_moved(before, shape)):
            self.moved += 1
            return False
        self.compare(before.held, shape.held, (*within, shape))
        return True

    def _changed(self, before: Text, after: Text, within: Groups) -> None:
        old, new = _words(before, self._added), _words(after, self._added)
        named = " " not in f"{old}{new}"
        # What says by a title what it means is a sum, which the page shows elsewhere.
        if old == new or after.title or (max(len(old), len(new)) > LONGEST and not named):
            return
        size = _rounded(after.size)
        across = width(old, size, after.look)
        begins = {"middle": across / 2, "end": across}.get(after.anchor, 0)
        x, y = _moved_by(within)
        left = x + _rounded(before.at[0]) - begins
        self.changes.append(Change(left, left + across, y + _rounded(before.at[1]), size, old, new))

    def _key(self, shape: Shape) -> str:
        """Return all that a shape says of itself but for titles."""
        if shape.plain:
            return shape.svg
        found = self._keys.get(shape)
        if found is None:
            inside = "".join([escaped(shape.words), *map(self._key, shape.held)])
            found = self._keys[shape] = f"{shape.head()}>{inside}</{shape.tag}>" if inside else f"{shape.head()}/>"
        return found


def _like(shape: Shape, left: list[Shape]) -> Shape | None:
    """Return what was there in place of a shape, and take it from what is left."""
    for each in left:
        if each.tag == shape.tag and _is_like(each, shape):
            left.remove(each)
            return each
    return None


def _is_like(before: Shape, after: Shape) -> bool:
    """Return whether one shape is where the other was: the same named thing, or the same sort at the same place."""
    if before.id or after.id:
        return before.id == after.id
    if isinstance(before, Text) and isinstance(after, Text):
        near = all(
            abs(_rounded(here) - _rounded(there)) <= NEAR for here, there in zip(before.at, after.at, strict=True)
        )
        return near and number(before.size) == number(after.size)
    moved = isinstance(after, Group) and before.attributes != after.attributes
    return not moved and before.look == after.look


def _has_moved(before: Group, after: Group) -> bool:
    """Return whether what a named thing is drawn with lies elsewhere."""
    here, there = _outline(before), _outline(after)
    return here is not None and there is not None and here != there


def _outline(group: Group) -> object:
    """Return where the outline of a named thing lies that is not moved as a whole, or else what is drawn in it."""
    first = next((each for each in group.held if isinstance(each, Rect)), None)
    if first is not None:
        return tuple(map(number, first.at))
    inside = group.held[0] if len(group.held) == 1 else None
    return inside.attributes or None if isinstance(inside, Group) else None


def _words(text: Text, added: Additions) -> str:
    return text.called(added.names) if isinstance(text, SeatName) else text.words


def _rounded(value: float) -> float:
    """Return a length as it is drawn."""
    return float(number(value))


def _moved_by(groups: Iterable[Group]) -> Spot:
    """Return how far groups move what is in them; a drawing turns and scales nothing that has figures."""
    moves = [group.at for group in groups]
    return sum(_rounded(x) for x, _ in moves), sum(_rounded(y) for _, y in moves)


def _drawn(shapes: Iterable[Shape], within: Groups, added: Additions, moved: str = "") -> str:
    """Return shapes without names as they lie in these groups, in the innermost of which they are moved."""
    drawn = f"<g{moved}>" if moved else ""
    drawn += written(map(nameless, shapes), added) + ("</g>" if moved else "")
    for group in reversed(within):
        if group.attributes:
            drawn = f"<g{group.attributes}>{drawn}</g>"
    return drawn


def filled(before: Part, after: Part, name: str, names: Sequence[str] = ()) -> list[str]:
    """Return what the second drawing has at an empty place of the first one, drawn where the first has that place."""
    old, new = _found(before.shapes, name, ()), _found(after.shapes, name, ())
    if old is None or new is None or not _is_filled(new[0]) or _is_filled(old[0]):
        return []
    here, there = _middle(old[0]), _middle(new[0])
    if here is None or there is None:
        return []
    moved = f' transform="translate({here[0] - there[0]:.1f} {here[1] - there[1]:.1f})"'
    return [_drawn([new[0]], new[1], Additions(names), moved)]


def _found(shapes: Shapes, name: str, within: Groups) -> tuple[Shape, Groups] | None:
    """Return the thing of that name, with the groups that it lies in."""
    for each in shapes:
        if each.id == name:
            return each, within
        if (
            isinstance(each, Group)
            and not each.plain
            and (found := _found(each.held, name, (*within, each))) is not None
        ):
            return found
    return None


def _is_filled(shape: Shape) -> bool:
    return any(isinstance(each, Icon | Text) for each in shape.walk())


def _middle(shape: Shape) -> Spot | None:
    """Return the middle of the first place for a piece in a shape."""
    x, y = _moved_by([shape]) if isinstance(shape, Group) else (0.0, 0.0)
    for each in shape.held:
        middle = each.middle if isinstance(each, Path) else _middle(each)
        if middle is not None:
            return x + middle[0], y + middle[1]
    return None


class Figure(TypedDict):
    """A figure that changes, in the units of its board."""

    left: float
    right: float
    base: float
    size: float
    old: str
    new: str
    less: bool


class ForeseenBoard(TypedDict):
    """A board that a choice would change."""

    part: str
    ghosts: list[str]
    figures: list[Figure]
    redrawn: str
    """The whole board as it would be, where everything on it would move."""


class Pill(TypedDict):
    """What a choice brings or costs at a place of the boards."""

    place: str
    html: str
    words: str
    lit: bool
    """Whether the place gives something."""


class ShownPreview(TypedDict):
    """What a page shows of a choice before it is made."""

    boards: list[ForeseenBoard]
    pills: list[Pill]
    routes: list[list[str]]
    """Places that a piece passes, from where it stands to where it comes to rest."""
    seat: int
    total: int
    """What the seat would have if the game ended then."""
    change: int


def shown_preview(view: VisitorView, path: str, screen: Screen) -> ShownPreview:
    """Return what choices in a row would change; refuses what the visitor cannot choose now."""
    state, seat = view.state, view.need.seat
    found = view.question.preview(Click.read(path))
    before, after, last = found.before, found.after, found.moves[-1]
    looks = state.game.looks()
    pointed = state.game.wording.place(last.before, last.choice) or ""
    boards = [
        _board(old, new, view.names, pointed)
        for old, new in zip(_boards_at_rest(view, before, screen), _boards_at_rest(view, after, screen), strict=True)
        if old is not new
    ]
    chips = looks.chips(before, found.events(), after, seat)
    routes = [looks.route(move.before, move.choice) for move in found.moves]
    total = after.scores()[seat].total
    return ShownPreview(
        boards=[board for board in boards if board["ghosts"] or board["figures"] or board["redrawn"]],
        pills=_pills(view, chips, boards),
        routes=[route for route in routes if route],
        seat=seat,
        total=total,
        change=total - view.scores[seat].total,
    )


def _boards_at_rest(view: VisitorView, state: State, screen: Screen) -> tuple[Part, ...]:
    """Return the boards with nothing on them marked, so that those that show the same are the same."""
    # Laid out as on the page, where a board that is asked about may be smaller.
    scenes, asked = scenes_of(at_rest(state, view.need.seat), view.language), live_places(view.state)
    return scenes.scene(view.viewer, screen, asked).boards_in_sight


def _board(old: Part, new: Part, names: Sequence[str], pointed: str) -> ForeseenBoard:
    found = differences(old, new, names)
    # The strip of the player's goods is set again whenever a figure takes more room.
    shifted = new.kind == MEANS and bool(found.ghosts)
    if found.redrawn or shifted or (old.width, old.height) != (new.width, new.height):
        # Nothing may slide away under the pointer: what one points at stays where it is, with what comes to lie there.
        stays = pointed and old.thing(pointed) is not None
        ghosts = filled(old, new, pointed, names) if stays else []
        return ForeseenBoard(
            part=new.name, ghosts=ghosts, figures=[], redrawn="" if stays else new.nameless().svg(names=names)
        )
    return ForeseenBoard(
        part=new.name, ghosts=found.ghosts, figures=[_figure(change) for change in found.changes], redrawn=""
    )


def _figure(change: Change) -> Figure:
    left, right, base, size, old, new = change
    less = old.isdecimal() and new.isdecimal() and int(new) < int(old)
    return Figure(left=left, right=right, base=base, size=size, old=old, new=new, less=less)


def _pills(view: VisitorView, chips: Sequence[Chip], boards: Sequence[ForeseenBoard]) -> list[Pill]:
    """Return what happens at each place of the boards, except what a changed figure shows already."""
    told = {(each["old"], each["new"]) for board in boards for each in board["figures"]}
    places: dict[str, list[Chip]] = {}
    for chip in chips:
        known = chip.kind == CHANGE and (str(chip.before or 0), str(chip.number)) in told
        if chip.place and not known and (chip.number or chip.kind != GAIN):
            places.setdefault(chip.place, []).append(chip)
    return [
        Pill(
            place=place,
            html=chips_html(here, view.voice),
            words=view.voice.chips(here),
            lit=any(chip.kind in {GAIN, POINTS} for chip in here),
        )
        for place, here in places.items()
    ]
