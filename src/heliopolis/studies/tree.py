"""Studies: a position, and a tree of lines played from it, each with a name, a text and marks on the boards.

A study is one document without words of its own. Every change returns a new study, one version later; a change that
would take away what someone else has written meanwhile is refused as stale.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.errors import BadData, UnknownName, quote
from heliopolis.kernel.journals.journal import Journal
from heliopolis.kernel.journals.notation import one_line
from heliopolis.kernel.reading import Reader
from heliopolis.table.clicks import LONGEST_CHOICE
from heliopolis.table.errors import NotNow, Stale, TooMany
from heliopolis.table.header import Plain

FORMAT: Final = "heliopolis study 1"
ROOT: Final = 0
MOST_NODES: Final = 500
MOST_PLIES: Final = 200
"""Of one node: a turn has a few, a round of draws some more."""
MOST_MARKS: Final = 24
LONGEST_TITLE: Final = 80
LONGEST_TEXT: Final = 1500
MOST_LETTERS: Final = 120_000
"""Of all titles and texts together."""
_THING: Final = re.compile(r"[A-Za-z0-9_:,./+-]{1,80}")

Mark = tuple[str, ...]
"""A drawn thing that is ringed, or two with an arrow from the first to the second."""


class StudyNode(NamedTuple):
    """A place in the tree: what is played on the way from its parent, and what is said of it."""

    id: int
    parent: int
    """The root is its own parent."""
    plies: tuple[str, ...] = ()
    """Choices and draws by name, without the forced ones."""
    seat: int = CHANCE
    """Who chose the first of them."""
    title: str = ""
    """That of the root is the title of the study."""
    text: str = ""
    marks: tuple[Mark, ...] = ()
    changed: int = 0
    """The version of the study that changed it last."""


class Study(NamedTuple):
    """A start and the nodes, the first of which is the start itself."""

    players: tuple[str, ...]
    start: Plain
    """A saved position."""
    hints: bool
    """Whether the bots may be asked: not about a game that was still running."""
    nodes: Mapping[int, StudyNode]
    made: int = 1
    """How many nodes were ever made: the next one has this number."""
    version: int = 0

    @property
    def title(self) -> str:
        """What the study is called."""
        return self.nodes[ROOT].title

    def node(self, node: int) -> StudyNode:
        """Return the node of that number."""
        if node not in self.nodes:
            raise UnknownName("no-study-node")
        return self.nodes[node]

    def children(self, node: int) -> list[StudyNode]:
        """Return where one can go from a node; the first is the main line."""
        return [each for each in self.nodes.values() if each.parent == node and each.id != ROOT]

    def path(self, node: int) -> list[StudyNode]:
        """Return the nodes from the first after the root to this one."""
        found: list[StudyNode] = []
        while node != ROOT:
            found.append(self.node(node))
            node = found[-1].parent
        return found[::-1]

    def below(self, node: int) -> list[StudyNode]:
        """Return a node and all that comes after it."""
        found = {node: self.node(node)}
        for each in self.nodes.values():
            # Parents come before their children.
            if each.parent in found and each.id != ROOT:
                found[each.id] = each
        return list(found.values())

    # Changing --------------------------------------------------------------------------------------

    def add(self, parent: int, seat: int, plies: Sequence[str]) -> tuple[Study, int]:
        """Return the study with these plies after a node, and their node: the one there is, if they were played."""
        played = tuple(plies)
        self.node(parent)
        same = next((each.id for each in self.children(parent) if each.plies == played), None)
        if same is not None:
            return self, same
        if len(self.nodes) >= MOST_NODES:
            raise TooMany("study-nodes", most=MOST_NODES)
        made = self._with(StudyNode(self.made, parent, played, seat))
        return made._replace(made=self.made + 1), self.made

    def write(self, node: int, title: str, text: str, seen: int) -> Study:
        """Return the study with that title and text at a node; ``seen`` is the version that their writer has read."""
        now = self._unchanged(node, seen)
        _check_length("title", title, LONGEST_TITLE)
        _check_length("text", text, LONGEST_TEXT)
        written = self if (now.title, now.text) == (title, text) else self._with(now._replace(title=title, text=text))
        if sum(len(each.title) + len(each.text) for each in written.nodes.values()) > MOST_LETTERS:
            raise TooMany("study-letters", most=MOST_LETTERS)
        return written

    def mark(self, node: int, mark: Mark) -> Study:
        """Return the study with a mark more; of several who mark at once, all marks stay."""
        now = self.node(node)
        _check_mark(mark)
        if mark in now.marks:
            return self
        if len(now.marks) >= MOST_MARKS:
            raise TooMany("study-marks", most=MOST_MARKS)
        return self._with(now._replace(marks=(*now.marks, mark)))

    def unmark(self, node: int, mark: Mark) -> Study:
        """Return the study without a mark."""
        now = self.node(node)
        left = tuple(each for each in now.marks if each != mark)
        return self if left == now.marks else self._with(now._replace(marks=left))

    def cut(self, node: int, seen: int) -> Study:
        """Return the study without a node and all that comes after it, unless that has changed since it was seen."""
        if node == ROOT:
            raise NotNow("study-root")
        gone = {self._unchanged(each.id, seen).id for each in self.below(node)}
        left = {each.id: each for each in self.nodes.values() if each.id not in gone}
        return self._replace(nodes=left, version=self.version + 1)

    def _with(self, node: StudyNode) -> Study:
        version = self.version + 1
        return self._replace(nodes={**self.nodes, node.id: node._replace(changed=version)}, version=version)

    def _unchanged(self, node: int, seen: int) -> StudyNode:
        if self.node(node).changed > seen:
            raise Stale(self.version, "study-changed")
        return self.nodes[node]

    # Saving ----------------------------------------------------------------------------------------

    def to_dict(self) -> dict[str, object]:
        """Return the study as plain data."""
        return {
            "format": FORMAT,
            "players": list(self.players),
            "hints": self.hints,
            "start": self.start,
            "nodes": [each._asdict() for each in self.nodes.values()],
            "made": self.made,
            "version": self.version,
        }


def _check_length(field: str, text: str, most: int) -> None:
    if len(text) > most:
        raise BadData(field, "letters", least=0, most=most, number=len(text))


def _check_mark(mark: Sequence[str]) -> None:
    if not 1 <= len(mark) <= 2 or len(set(mark)) < len(mark) or not all(map(_THING.fullmatch, mark)):
        raise BadData("marks", "study-mark")


# Making ------------------------------------------------------------------------------------------------


def new_study(journal: Journal, ply: int, players: Sequence[str], title: str, *, hints: bool) -> Study:
    """Return a study that begins after a ply of a game, with the rest of the game as its first line, turn by turn."""
    root = StudyNode(ROOT, ROOT, title=title[:LONGEST_TITLE])
    study, last = Study(tuple(players), journal.at(ply).to_dict(), hints, {ROOT: root}), ROOT
    for _, turn in groupby(journal.plies[ply:], lambda each: (each.turn, each.turn_seat)):
        played = list(turn)
        if len(played) > MOST_PLIES or len(study.nodes) >= MOST_NODES // 2:
            break
        study, last = study.add(last, played[0].seat, [each.choice for each in played])
    return study


def read_study(saved: object) -> Study:
    """Return the study that ``to_dict`` wrote; an error names the field at fault."""
    whole = Reader(saved, "study")
    if whole["format"].value != FORMAT:
        raise whole["format"].wrong("must-be", value=quote(FORMAT))
    whole.only("format", "players", "hints", "start", "nodes", "made", "version")
    if not isinstance(whole["start"].value, Mapping):
        raise whole["start"].wrong("table")
    made, version = whole["made"].integer(1), whole["version"].integer(0)
    items = whole["nodes"].items()
    if not 1 <= len(items) <= MOST_NODES:
        raise whole["nodes"].wrong("between", least=1, most=MOST_NODES, value=len(items))
    nodes: dict[int, StudyNode] = {}
    for each in items:
        node = _read_node(each, made, version)
        if node.id in nodes or (node.parent not in nodes if nodes else (node.id, node.parent) != (ROOT, ROOT)):
            raise each["id"].wrong("study-order")
        nodes[node.id] = node
    players = tuple(one_line("study.players", _text(each, LONGEST_TITLE)) for each in whole["players"].items())
    return Study(players, dict(whole["start"].value), whole["hints"].boolean(), nodes, made, version)


def _read_node(row: Reader, made: int, version: int) -> StudyNode:
    row.only(*StudyNode._fields)
    plies, marks = row["plies"].items(), row["marks"].items()
    if len(plies) > MOST_PLIES or len(marks) > MOST_MARKS:
        raise row.wrong("between", least=0, most=MOST_PLIES, value=len(plies))
    for mark in marks:
        _check_mark(mark.strings())
    return StudyNode(
        row["id"].integer(0, made - 1),
        row["parent"].integer(0, made - 1),
        tuple(_text(each, LONGEST_CHOICE) for each in plies),
        row["seat"].integer(CHANCE, 9),
        _text(row["title"], LONGEST_TITLE),
        _text(row["text"], LONGEST_TEXT),
        tuple(tuple(mark.strings()) for mark in marks),
        row["changed"].integer(0, version),
    )


def _text(row: Reader, most: int) -> str:
    if len(row.string()) > most:
        raise row.wrong("letters", least=0, most=most, number=len(row.string()))
    return row.string()
