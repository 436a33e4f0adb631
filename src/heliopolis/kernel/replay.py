"""Replay: journals are read by playing them again, and every word is checked on the way."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Final

from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.components import Components
from heliopolis.kernel.errors import BadData, BadJournal, BadOption, HeliopolisError
from heliopolis.kernel.game import Game
from heliopolis.kernel.journal import Journal
from heliopolis.kernel.notation import CLOSING, COMMENT, TITLE, Word, words
from heliopolis.kernel.reading import Reader


def read_journal(
    text: str, find_game: Callable[[str], Game], components: Path | str | Components | None = None
) -> Journal:
    """The journal of a text or JSON form, replayed and checked word by word."""
    steps = replay(text, find_game, components)
    journal = next(steps)
    for _ in steps:
        pass
    return journal


def replay(
    text: str, find_game: Callable[[str], Game], components: Path | str | Components | None = None
) -> Iterator[Journal]:
    """The journal of a text or JSON form while it is replayed: at its beginning, and again after every ply."""
    if text.lstrip().startswith("{"):
        yield from _replay_json(text, find_game, components)
        return
    lines = text.splitlines()
    header = _Header(lines)
    journal = header.open(find_game, components)
    _compare(lines[: header.length - 1], journal.header())
    yield journal
    body = lines[header.length :]
    closing = header.length + len(body)
    if not body or not body[-1].startswith(CLOSING):
        raise BadJournal(max(closing, 1), f"the journal breaks off: its last line, '{CLOSING} ...', is missing")
    yield from _replay(journal, words(body[:-1], header.length + 1), closing)
    if body[-1] != journal.closing():
        raise BadJournal(closing, f"must be {journal.closing()!r}")


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

    def open(self, find_game: Callable[[str], Game], components: Path | str | Components | None) -> Journal:
        """A journal with this header and no plies yet."""
        try:
            game = find_game(self.values["game"])
        except HeliopolisError as error:
            raise BadJournal(self.numbers["game"], str(error)) from None
        if self.values["rules"] != str(game.version):
            raise BadJournal(self.numbers["rules"], _foreign_rules(self.values["rules"], game))
        players = [value for key, value in self.values.items() if key.startswith("player ")]
        try:
            journal = Journal(game, players, components, **self._named("option "))
        except BadOption as error:
            raise BadJournal(self.numbers.get(f"option {error.option}", self.length), str(error)) from None
        except BadData as error:
            raise BadJournal(self.length, str(error)) from None
        if self.values["components"] != journal.components.digest:
            raise BadJournal(self.numbers["components"], _FOREIGN_COMPONENTS)
        if "start" in self.values:
            try:
                journal.begin_at(game.load(json.loads(self.values["start"]), journal.components))
            # Compiled, a name has one type within a function.
            except json.JSONDecodeError as mistake:
                raise BadJournal(self.numbers["start"], f"is not JSON: {mistake.msg}") from None
            except RecursionError:
                raise BadJournal(self.numbers["start"], "is not JSON: it is too deep") from None
            except BadData as error:
                raise BadJournal(self.numbers["start"], str(error)) from None
        for name, value in self._named("note ").items():
            journal.note(name, value)
        return journal

    def _named(self, kind: str) -> dict[str, str]:
        return {key.removeprefix(kind): value for key, value in self.values.items() if key.startswith(kind)}


def _foreign_rules(version: str, game: Game) -> str:
    return f"was played by rules version {version}, these are version {game.version}"


_FOREIGN_COMPONENTS: Final = "was played with other component values; name their folder with --components"


def _replay(journal: Journal, told: Iterator[Word], closing: int) -> Iterator[Journal]:
    expected = list(journal.opening)
    for word in told:
        if expected:
            name = expected.pop(0)
            if word.mark != "[" or word.name != name:
                raise BadJournal(word.line, f"has {word.name!r} where the only choice was [{name}]")
            continue
        state = journal.state
        try:
            if word.mark == COMMENT:
                journal.comment(word.name)
                continue
            word.check(state)
            journal.play(state.choice(word.name), word.draw)
        except BadJournal:
            raise
        except HeliopolisError as error:
            raise BadJournal(word.line, str(error)) from None
        expected = list(journal.plies[-1].forced)
        yield journal
    if expected:
        raise BadJournal(closing, f"the journal breaks off before [{expected[0]}]")


def _replay_json(
    text: str, find_game: Callable[[str], Game], components: Path | str | Components | None
) -> Iterator[Journal]:
    try:
        data = Reader(json.loads(text), "journal")
    except json.JSONDecodeError as error:
        raise BadJournal(error.lineno, f"is not JSON: {error.msg}") from None
    except RecursionError:
        raise BadJournal(1, "is not JSON: it is too deep") from None
    if data["format"].string() != TITLE:
        raise data["format"].wrong(f"must be {TITLE!r}")
    game = find_game(data["game"].string())
    if data["rules"].integer() != game.version:
        raise data["rules"].wrong(_foreign_rules(str(data["rules"].value), game))
    options = {name: data["options"][name].value for name in data["options"].keys()}
    journal = Journal(game, data["players"].strings(), components, **game.check_options(options))
    if data["components"].string() != journal.components.digest:
        raise data["components"].wrong(_FOREIGN_COMPONENTS)
    if data.has("start"):
        journal.begin_at(game.load(data["start"].value, journal.components))
    if data.has("notes"):
        for name in data["notes"].keys():
            journal.note(name, data["notes"][name].string())
    if data["opening"].strings() != journal.opening:
        raise data["opening"].wrong(f"must be {journal.opening}")
    yield journal
    plies = data["plies"].items()
    said = data["comments"].items() if data.has("comments") else []
    for number in range(len(plies) + 1):
        while said and said[0].items()[0].integer(number, len(plies)) == number:
            journal.comment(said.pop(0).items()[1].string())
        if number < len(plies):
            _replay_ply(journal, plies[number])
            yield journal
    if data["closing"].string() != journal.closing():
        raise data["closing"].wrong(f"must be {journal.closing()!r}")


def _replay_ply(journal: Journal, ply: Reader) -> None:
    state = journal.state
    told = (ply["turn"].integer(), ply["whose"].integer(), ply["seat"].integer())
    if told != (state.turn, state.turn_seat, state.seat()):
        raise ply.wrong(f"must be of turn {state.turn}, whose {state.turn_seat}, seat {state.seat()}")
    draw = ply["draw"].integer(1) if ply.has("draw") else 0
    if draw and state.seat() != CHANCE:
        raise ply["draw"].wrong(f"{ply['choice'].string()!r} was not decided by chance")
    try:
        journal.play(state.choice(ply["choice"].string()), draw)
    except HeliopolisError as error:
        raise ply["choice"].wrong(str(error)) from None
    if ply["forced"].strings() != journal.plies[-1].forced:
        raise ply["forced"].wrong(f"must be {journal.plies[-1].forced}")
