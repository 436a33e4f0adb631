"""Journals: the record of a game as its choices, readable and lossless, with undo and replay.

The text form is a header, an empty line, and one line per turn::

    heliopolis journal 1
    game: ...
    rules: 1
    components: 5d0c...
    option players: 2
    player 1: Ann
    player 2: greedy

    1 table {seat:2} {deal:red}
    2 seat2 start:brown
    3 seat1 start:green
    -- 20 plies, running

``{chance}`` stands in braces, ``[forced]`` choices, the only ones there were, in brackets.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Final

from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.components import Components
from heliopolis.kernel.errors import BadData, BadJournal, BadOption, HeliopolisError
from heliopolis.kernel.game import Game, Value
from heliopolis.kernel.reading import Reader
from heliopolis.kernel.state import Event, State

FORMAT: Final = 1
TITLE: Final = f"heliopolis journal {FORMAT}"
CLOSING: Final = "--"


class Ply:
    """One answered question: whose turn, who answered, the choice, and the forced choices that followed."""

    def __init__(self, turn: int, turn_seat: int, seat: int, choice: str, forced: list[str]) -> None:
        self.turn: Final = turn
        self.turn_seat: Final = turn_seat
        self.seat: Final = seat
        self.choice: Final = choice
        self.forced: Final = forced

    def words(self) -> list[str]:
        """The ply in the notation of the text form."""
        first = f"{{{self.choice}}}" if self.seat == CHANCE else self.choice
        return [first, *(f"[{name}]" for name in self.forced)]


class Journal:
    """A game being played or replayed: its header, its plies and the position they lead to."""

    def __init__(
        self,
        game: Game,
        names: list[str] | None = None,
        components: Path | str | Components | None = None,
        **options: Value,
    ) -> None:
        self.game: Final = game
        self.components: Final = game.components(components)
        self.options: Final = game.check_options(options)
        self.state = game.new(self.components, **self.options)
        self.opening: Final = [choice.name for choice in self.state.trail]
        self.players: Final = names or [f"player {seat + 1}" for seat in range(self.state.seats)]
        if len(self.players) != self.state.seats:
            raise BadData("players", f"names {len(self.players)} players, the game has {self.state.seats}")
        for name in self.players:
            if not name.isprintable() or name != name.strip():
                raise BadData("players", f"{name!r} does not fit on one line")
        self.plies: Final[list[Ply]] = []
        # One copy at the start of every turn makes undo and replay short; states are small.
        self._starts: Final[list[tuple[int, State]]] = [(0, self.state.copy())]

    def play(self, choice: Choice) -> list[Event]:
        """Play a choice and write it down."""
        state = self.state
        turn, turn_seat, seat = state.turn, state.turn_seat, state.seat()
        events = state.play(choice)
        self.plies.append(Ply(turn, turn_seat, seat, choice.name, [each.name for each in state.trail[1:]]))
        if state.turn != turn:
            self._starts.append((len(self.plies), state.copy()))
        return events

    def undo(self, plies: int = 1) -> None:
        """Take back the last plies."""
        if not 0 <= plies <= len(self.plies):
            raise BadData("undo", f"{plies} plies cannot be taken back, {len(self.plies)} were played")
        keep = len(self.plies) - plies
        self.state = self.at(keep)
        del self.plies[keep:]
        while self._starts[-1][0] > keep:
            self._starts.pop()

    def at(self, ply: int) -> State:
        """The position after that many plies."""
        if not 0 <= ply <= len(self.plies):
            raise BadData("ply", f"must be between 0 and {len(self.plies)}, not {ply}")
        played, start = next(each for each in reversed(self._starts) if each[0] <= ply)
        state = start.copy()
        for each in self.plies[played:ply]:
            state.play(state.choice(each.choice))
        return state

    # Writing ---------------------------------------------------------------------------------------

    def closing(self) -> str:
        """The last line, by which a journal that was cut short is known."""
        result = self.state.result()
        end = "running" if result is None else "over " + " ".join(str(total) for total in result.totals)
        return f"{CLOSING} {len(self.plies)} plies, {end}"

    def header(self) -> list[str]:
        """The lines before the first turn, without the empty one that ends them."""
        return [
            TITLE,
            f"game: {self.game.name}",
            f"rules: {self.game.version}",
            f"components: {self.components.digest}",
            *(f"option {name}: {_spell(value)}" for name, value in self.options.items()),
            *(f"player {seat + 1}: {name}" for seat, name in enumerate(self.players)),
        ]

    def text(self) -> str:
        """The journal as text."""
        lines = [*self.header(), ""]
        turn = -1
        if self.opening:
            lines.append(" ".join(["0 table", *(f"[{name}]" for name in self.opening)]))
            turn = 0
        for ply in self.plies:
            if ply.turn != turn:
                turn = ply.turn
                lines.append(f"{turn} {_whose(ply.turn_seat)}")
            lines[-1] += " " + " ".join(ply.words())
        lines.append(self.closing())
        return "\n".join(lines) + "\n"

    def to_dict(self) -> dict[str, object]:
        """The journal as plain data."""
        return {
            "format": TITLE,
            "game": self.game.name,
            "rules": self.game.version,
            "components": self.components.digest,
            "options": dict(self.options),
            "players": list(self.players),
            "opening": list(self.opening),
            "plies": [
                {
                    "turn": ply.turn,
                    "whose": ply.turn_seat,
                    "seat": ply.seat,
                    "choice": ply.choice,
                    "forced": ply.forced,
                }
                for ply in self.plies
            ],
            "closing": self.closing(),
        }

    def json(self) -> str:
        """The journal as JSON text."""
        return json.dumps(self.to_dict(), indent=1) + "\n"


def read_journal(text: str, find_game: Callable[[str], Game], components: Path | str | None = None) -> Journal:
    """The journal of a text or JSON form, replayed and checked word by word."""
    if text.lstrip().startswith("{"):
        return _read_json(text, find_game, components)
    lines = text.splitlines()
    header = _Header(lines)
    journal = header.open(find_game, components)
    _compare(lines[: header.length - 1], journal.header())
    body = lines[header.length :]
    closing = header.length + len(body)
    if not body or not body[-1].startswith(CLOSING):
        raise BadJournal(max(closing, 1), f"the journal breaks off: its last line, '{CLOSING} ...', is missing")
    _replay(journal, _words(body[:-1], header.length + 1), closing)
    if body[-1] != journal.closing():
        raise BadJournal(closing, f"must be {journal.closing()!r}")
    return journal


def _compare(lines: list[str], own: list[str]) -> None:
    """The header must say all of it, in order: what is left out would be replayed with the usual value."""
    for number, (line, expected) in enumerate(zip_longest(lines, own), 1):
        if expected is None:
            raise BadJournal(number, f"{line!r} is no line of this header")
        if line is None or line.rstrip() != expected.rstrip():
            raise BadJournal(number, f"must be {expected!r}")


class _Header:
    """The lines of the text form before the empty one, each with its number for errors."""

    def __init__(self, lines: list[str]) -> None:
        if not lines or lines[0].strip() != TITLE:
            raise BadJournal(1, f"must be {TITLE!r}")
        if "" not in lines:
            raise BadJournal(len(lines), "the journal breaks off: no empty line ends its header")
        self.length: Final = lines.index("") + 1
        self.values: Final[dict[str, str]] = {}
        self.numbers: Final[dict[str, int]] = {}
        for number, line in enumerate(lines[1 : self.length - 1], 2):
            key, colon, value = line.partition(":")
            if not colon:
                raise BadJournal(number, f"a header line is 'name: value', not {line!r}")
            if key in self.values:
                raise BadJournal(number, f"{key} is given twice")
            self.values[key] = value.strip()
            self.numbers[key] = number
        for key in ("game", "rules", "components"):
            if key not in self.values:
                raise BadJournal(self.length, f"the header does not name the {key}")

    def open(self, find_game: Callable[[str], Game], components: Path | str | None) -> Journal:
        """A journal with this header and no plies yet."""
        try:
            game = find_game(self.values["game"])
        except HeliopolisError as error:
            raise BadJournal(self.numbers["game"], str(error)) from None
        if self.values["rules"] != str(game.version):
            raise BadJournal(self.numbers["rules"], _foreign_rules(self.values["rules"], game))
        options = {key[7:]: value for key, value in self.values.items() if key.startswith("option ")}
        players = [value for key, value in self.values.items() if key.startswith("player ")]
        try:
            journal = Journal(game, players, components, **options)
        except BadOption as error:
            raise BadJournal(self.numbers.get(f"option {error.option}", self.length), str(error)) from None
        except BadData as error:
            raise BadJournal(self.length, str(error)) from None
        if self.values["components"] != journal.components.digest:
            raise BadJournal(self.numbers["components"], _FOREIGN_COMPONENTS)
        return journal


def _foreign_rules(version: str, game: Game) -> str:
    return f"was played by rules version {version}, these are version {game.version}"


_FOREIGN_COMPONENTS: Final = "was played with other component values; name their folder with --components"
_WORD: Final = re.compile(r"(\{[^{}\s]+\}|\[[^\[\]\s]+\]|[^\s{}\[\]]+)\Z")


class _Word:
    """One choice of the text form: where it stands, on whose line, and how it is marked."""

    def __init__(self, line: int, turn: int, whose: str, mark: str, name: str) -> None:
        self.line: Final = line
        self.turn: Final = turn
        self.whose: Final = whose
        self.mark: Final = mark
        self.name: Final = name


def _words(lines: list[str], first: int) -> Iterator[_Word]:
    for number, line in enumerate(lines, first):
        parts = line.split()
        if len(parts) < 3 or not parts[0].isdecimal():
            raise BadJournal(number, "must be a turn number, whose turn it is, and choices")
        for part in parts[2:]:
            if not _WORD.match(part):
                raise BadJournal(number, f"{part!r} is not a choice")
            mark = part[0] if part[0] in "{[" else ""
            yield _Word(number, int(parts[0]), parts[1], mark, part.strip("{}[]"))


def _replay(journal: Journal, words: Iterator[_Word], closing: int) -> None:
    expected = list(journal.opening)
    for word in words:
        if expected:
            name = expected.pop(0)
            if word.mark != "[" or word.name != name:
                raise BadJournal(word.line, f"has {word.name!r} where the only choice was [{name}]")
            continue
        state = journal.state
        _check_mark(word, state)
        try:
            journal.play(state.choice(word.name))
        except HeliopolisError as error:
            raise BadJournal(word.line, str(error)) from None
        expected = list(journal.plies[-1].forced)
    if expected:
        raise BadJournal(closing, f"the journal breaks off before [{expected[0]}]")


def _check_mark(word: _Word, state: State) -> None:
    if word.mark == "[":
        raise BadJournal(word.line, f"marks {word.name!r} as the only choice, but there was more than one")
    if (word.turn, word.whose) != (state.turn, _whose(state.turn_seat)):
        raise BadJournal(word.line, f"must begin with '{state.turn} {_whose(state.turn_seat)}'")
    if state.seat() == CHANCE and word.mark != "{":
        raise BadJournal(word.line, f"{word.name!r} was decided by chance and must stand in braces")
    if state.seat() != CHANCE and word.mark == "{":
        raise BadJournal(word.line, f"{word.name!r} was not decided by chance")


def _read_json(text: str, find_game: Callable[[str], Game], components: Path | str | None) -> Journal:
    try:
        data = Reader(json.loads(text), "journal")
    except json.JSONDecodeError as error:
        raise BadJournal(error.lineno, f"is not JSON: {error.msg}") from None
    if data["format"].string() != TITLE:
        raise data["format"].wrong(f"must be {TITLE!r}")
    game = find_game(data["game"].string())
    if data["rules"].integer() != game.version:
        raise data["rules"].wrong(_foreign_rules(str(data["rules"].value), game))
    options = {name: data["options"][name].value for name in data["options"].keys()}
    journal = Journal(game, data["players"].strings(), components, **game.check_options(options))
    if data["components"].string() != journal.components.digest:
        raise data["components"].wrong(_FOREIGN_COMPONENTS)
    if data["opening"].strings() != journal.opening:
        raise data["opening"].wrong(f"must be {journal.opening}")
    for ply in data["plies"].items():
        _replay_json(journal, ply)
    if data["closing"].string() != journal.closing():
        raise data["closing"].wrong(f"must be {journal.closing()!r}")
    return journal


def _replay_json(journal: Journal, ply: Reader) -> None:
    state = journal.state
    told = (ply["turn"].integer(), ply["whose"].integer(), ply["seat"].integer())
    if told != (state.turn, state.turn_seat, state.seat()):
        raise ply.wrong(f"must be of turn {state.turn}, whose {state.turn_seat}, seat {state.seat()}")
    try:
        journal.play(state.choice(ply["choice"].string()))
    except HeliopolisError as error:
        raise ply["choice"].wrong(str(error)) from None
    if ply["forced"].strings() != journal.plies[-1].forced:
        raise ply["forced"].wrong(f"must be {journal.plies[-1].forced}")


def _whose(seat: int) -> str:
    return "table" if seat == CHANCE else f"seat{seat + 1}"


def _spell(value: Value) -> str:
    return str(value).lower() if isinstance(value, bool) else str(value)
