"""A journal as it is written, in its text or its JSON form: opened, played word by word, or read without the rules."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import zip_longest
from pathlib import Path
from typing import Final

from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.components import Components
from heliopolis.kernel.errors import Argument, BadData, BadJournal, BadOption, HeliopolisError, quote
from heliopolis.kernel.game import Game
from heliopolis.kernel.journals.journal import Journal
from heliopolis.kernel.journals.notation import CLOSING, COMMENT, LONGEST_NUMBER, TITLE, Ply, Word, whose, words
from heliopolis.kernel.reading import NotJson, Reader, parse_json

MOST_PLIES: Final = 10_000
"""The longest games have a tenth of that."""
MOST_COMMENTS: Final = 10_000

END: Final = re.compile(CLOSING + r" (\d{1,9}) plies, (?:running|over((?: -?\d{1,9})+)), \S+\Z")
"""The last line: how many plies, and the final scores."""

FindGame = Callable[[str], Game]
Values = Path | str | Components | None


def followed(journal: Journal, plies: list[Ply]) -> int:
    """Return how many plies led to what is written."""
    same = 0
    for now, then in zip(journal.plies, plies, strict=False):
        if (now.turn, now.turn_seat, now.choice, now.forced) != (then.turn, then.turn_seat, then.choice, then.forced):
            break
        same += 1
    return same


def written_journal(text: str, find_game: FindGame) -> WrittenJournal:
    """Return the journal of a text, in whichever form it is written."""
    return JsonForm(text, find_game) if text.lstrip().startswith("{") else TextForm(text, find_game)


class WrittenJournal:
    """A journal as it is written, in one of its forms."""

    def __init__(self, game: Game, rules: int, closing: str) -> None:
        self.game: Final = game
        self.rules: Final = rules
        self.closing: Final = closing

    @property
    def older(self) -> bool:
        return self.rules < self.game.version

    def open(self, components: Values) -> Journal:
        """Return a journal with this header and no plies yet."""
        raise NotImplementedError

    def play(self, journal: Journal) -> Iterator[Journal]:
        """Play the plies, and check every word and the end."""
        raise NotImplementedError

    def written(self, seats: int) -> list[Ply]:
        """Return the plies as they are written, without looking at the rules."""
        raise NotImplementedError

    def wrong_rules(self, said: str, **args: Argument) -> HeliopolisError:
        """Return an error where the version of the rules is named."""
        raise NotImplementedError

    def wrong_end(self, said: str, **args: Argument) -> HeliopolisError:
        """Return an error in the last line."""
        raise NotImplementedError

    def check_rules(self) -> None:
        """Refuse the rules of the future."""
        if not 0 < self.rules <= self.game.version:
            raise self.wrong_rules("foreign-rules", version=self.rules, current=self.game.version)

    def departs(self, journal: Journal, plies: list[Ply]) -> HeliopolisError:
        """Return the error that the present rules do not lead through all of it, and what that means."""
        ply, most = followed(journal, plies), len(plies)
        return self.wrong_rules("older-rules", version=self.rules, current=self.game.version, ply=ply, plies=most)

    def check_end(self, plies: list[Ply], seats: int) -> None:
        """Refuse a last line with another number of plies or of players."""
        end = END.match(self.closing)
        if end is None or int(end[1]) != len(plies) or (end[2] and len(end[2].split()) != seats):
            raise self.wrong_end("must-be", value=quote(f"{CLOSING} {len(plies)} plies, ..."))

    def ends_as(self, journal: Journal) -> bool:
        """Return whether it ends as it is written; the key of an older version cannot be compared."""
        if self.older:
            return self.closing.rpartition(", ")[0] == journal.closing().rpartition(", ")[0]
        return self.closing == journal.closing()

    def present(self, start: object, journal: Journal) -> object:
        """Return a journal's first position, if need be by the present rules, which say if it cannot be."""
        if self.older and isinstance(start, dict):
            return {**start, "rules": self.game.version, "components": journal.components.digest}
        return start


class TextForm(WrittenJournal):
    """The text form: lines of a header, an empty one, and lines of turns."""

    def __init__(self, text: str, find_game: FindGame) -> None:
        self.lines: Final = text.splitlines()
        self.header: Final = TextHeader(self.lines)
        self.body: Final = self.lines[self.header.length :]
        if sum(1 for line in self.body if line.startswith(COMMENT)) > MOST_COMMENTS:
            raise BadJournal(self.header.length, "many-comments", most=MOST_COMMENTS)
        super().__init__(self.header.game(find_game), self.header.rules(), self.body[-1] if self.body else "")
        self.check_rules()

    def wrong_rules(self, said: str, **args: Argument) -> HeliopolisError:
        return BadJournal(self.header.numbers["rules"], said, **args)

    def wrong_end(self, said: str, **args: Argument) -> HeliopolisError:
        return BadJournal(len(self.lines), said, **args)

    def open(self, components: Values) -> Journal:
        header, game = self.header, self.game
        players = [value for key, value in header.values.items() if key.startswith("player ")]
        try:
            journal = Journal(game, players, components, **header.named("option "))
        except BadOption as error:
            raise BadJournal(header.numbers.get(f"option {error.option}", header.length), error.message) from None
        except BadData as other:
            raise BadJournal(header.length, other.message) from None
        if header.values["components"] != journal.components.digest and not self.older:
            raise BadJournal(header.numbers["components"], "foreign-components")
        if "start" in header.values:
            try:
                start = self.present(parse_json(header.values["start"]), journal)
                journal.begin_at(game.load(start, journal.components))
            # Compiled, a name has one type within a function.
            except NotJson as mistake:
                raise BadJournal(header.numbers["start"], "not-json", problem=mistake.reason) from None
            except HeliopolisError as fault:
                raise BadJournal(header.numbers["start"], fault.message) from None
        for name, value in header.named("note ").items():
            journal.note(name, value)
        if self.older:
            header.check_names()
        else:
            _compare(self.lines[: header.length - 1], journal.header())
        if not self.closing.startswith(CLOSING):
            line = max(len(self.lines), 1)
            raise BadJournal(line, "breaks-end", line=f"{CLOSING} ...")
        return journal

    def play(self, journal: Journal) -> Iterator[Journal]:
        closing = len(self.lines)
        yield from _replay(journal, self._words(), closing)
        if not self.ends_as(journal):
            raise self.wrong_end("must-be", value=quote(journal.closing()))

    def _words(self) -> Iterator[Word]:
        plies = 0
        for word in words(self.body[:-1], self.header.length + 1):
            if word.mark not in (COMMENT, "["):
                plies += 1
                if plies > MOST_PLIES:
                    raise BadJournal(word.line, "many-plies", most=MOST_PLIES)
            yield word

    def written(self, seats: int) -> list[Ply]:
        turns = {whose(seat): seat for seat in range(CHANCE, seats)}
        plies: list[Ply] = []
        for word in self._words():
            if word.mark == COMMENT:
                continue
            if word.whose not in turns:
                raise BadJournal(word.line, "no-seat", seat=word.whose)
            if self.game.find_choice(word.name) is None:
                raise BadJournal(word.line, "no-choice", game=self.game.name, name=word.name)
            if word.mark != "[":
                turn_seat = turns[word.whose]
                seat = CHANCE if word.mark == "{" else turn_seat
                plies.append(Ply(len(plies) + 1, word.turn, turn_seat, seat, word.name, [], word.draw, []))
            elif plies:
                plies[-1].forced.append(word.name)
        return plies


def _compare(lines: list[str], own: list[str]) -> None:
    """Check that the header says all of it, in order: what is left out would be replayed with the usual value."""
    for number, (line, expected) in enumerate(zip_longest(lines, own), 1):
        if expected is None:
            raise BadJournal(number, "header-name", line=line)
        if line is None or line.rstrip() != expected.rstrip():
            raise BadJournal(number, "must-be", value=quote(expected))


class TextHeader:
    """The lines of the text form before the empty one, each with its number for errors."""

    def __init__(self, lines: list[str]) -> None:
        if not lines or lines[0].strip() != TITLE:
            raise BadJournal(1, "must-be", value=quote(TITLE))
        if "" not in lines:
            raise BadJournal(len(lines), "breaks-header")
        self.length: Final = lines.index("") + 1
        self.values: Final[dict[str, str]] = {}
        self.numbers: Final[dict[str, int]] = {}
        for number, line in enumerate(lines[1 : self.length - 1], 2):
            key, colon, value = line.partition(":")
            if not colon:
                raise BadJournal(number, "header-line", line=line)
            if key in self.values:
                raise BadJournal(number, "header-twice", name=key)
            self.values[key] = value.strip()
            self.numbers[key] = number
        for key in ("game", "rules", "components"):
            if key not in self.values:
                raise BadJournal(self.length, "header-lacks", name=key)

    def game(self, find_game: FindGame) -> Game:
        """Return the game it names."""
        try:
            return find_game(self.values["game"])
        except HeliopolisError as error:
            raise BadJournal(self.numbers["game"], error.message) from None

    def rules(self) -> int:
        """Return the version of the rules it names."""
        told = self.values["rules"]
        if not told.isdecimal() or len(told) > LONGEST_NUMBER:
            raise BadJournal(self.numbers["rules"], "number", value=quote(told))
        return int(told)

    def named(self, kind: str) -> dict[str, str]:
        """Return the values of a kind, by the rest of their names."""
        return {key.removeprefix(kind): value for key, value in self.values.items() if key.startswith(kind)}

    def check_names(self) -> None:
        """Refuse a line that no version of the notation has."""
        for key, number in self.numbers.items():
            if key not in ("game", "rules", "components", "start") and key.partition(" ")[0] not in KINDS:
                raise BadJournal(number, "header-name", line=key)


KINDS: Final = ("option", "player", "note")
"""The kinds of lines a header has several of."""


def _replay(journal: Journal, told: Iterator[Word], closing: int) -> Iterator[Journal]:
    expected = list(journal.opening.forced)
    for word in told:
        if expected:
            name = expected.pop(0)
            if word.mark != "[" or word.name != name:
                raise BadJournal(word.line, "forced", choice=word.name, only=f"[{name}]")
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
            raise BadJournal(word.line, error.message) from None
        expected = list(journal.plies[-1].forced)
        yield journal
    if expected:
        raise BadJournal(closing, "breaks-before", choice=f"[{expected[0]}]")


class JsonForm(WrittenJournal):
    """The JSON form."""

    def __init__(self, text: str, find_game: FindGame) -> None:
        try:
            data = Reader(parse_json(text), "journal")
        except NotJson as mistake:
            raise BadJournal(mistake.line, "not-json", problem=mistake.reason) from None
        if data["format"].string() != TITLE:
            raise data["format"].wrong("must-be", value=quote(TITLE))
        if len(data["plies"].items()) > MOST_PLIES:
            raise data["plies"].wrong("many-plies", most=MOST_PLIES)
        if data.has("comments") and len(data["comments"].items()) > MOST_COMMENTS:
            raise data["comments"].wrong("many-comments", most=MOST_COMMENTS)
        self.data: Final = data
        super().__init__(find_game(data["game"].string()), data["rules"].integer(), data["closing"].string())
        self.check_rules()

    def wrong_rules(self, said: str, **args: Argument) -> HeliopolisError:
        return self.data["rules"].wrong(said, **args)

    def wrong_end(self, said: str, **args: Argument) -> HeliopolisError:
        return self.data["closing"].wrong(said, **args)

    def open(self, components: Values) -> Journal:
        data, game = self.data, self.game
        options = {name: data["options"][name].value for name in data["options"].keys()}
        journal = Journal(game, data["players"].strings(), components, **game.check_options(options))
        if data["components"].string() != journal.components.digest and not self.older:
            raise data["components"].wrong("foreign-components")
        if data.has("start"):
            journal.begin_at(game.load(self.present(data["start"].value, journal), journal.components))
        if data.has("notes"):
            for name in data["notes"].keys():
                journal.note(name, data["notes"][name].string())
        return journal

    def play(self, journal: Journal) -> Iterator[Journal]:
        data = self.data
        if data["opening"].strings() != journal.opening.forced:
            raise data["opening"].wrong("must-be", value=str(journal.opening.forced))
        plies = data["plies"].items()
        said = data.get("comments", []).items()
        heard = 0
        for number in range(len(plies) + 1):
            while heard < len(said) and _after(said[heard], number, len(plies)) == number:
                journal.comment(said[heard].items()[1].string())
                heard += 1
            if number < len(plies):
                _replay_ply(journal, plies[number])
                yield journal
        if not self.ends_as(journal):
            raise self.wrong_end("must-be", value=quote(journal.closing()))

    def written(self, seats: int) -> list[Ply]:
        plies: list[Ply] = []
        for ply in self.data["plies"].items():
            names = [ply["choice"].string(), *ply["forced"].strings()]
            for name in names:
                if self.game.find_choice(name) is None:
                    raise ply.wrong("no-choice", game=self.game.name, name=name)
            turn, turn_seat = ply["turn"].integer(0), ply["whose"].integer(CHANCE, seats - 1)
            draw = ply["draw"].integer(1) if ply.has("draw") else 0
            seat = ply["seat"].integer(CHANCE, seats - 1)
            plies.append(Ply(len(plies) + 1, turn, turn_seat, seat, names[0], names[1:], draw, []))
        return plies


def _after(comment: Reader, least: int, most: int) -> int:
    """Return the ply after which a comment comes."""
    if len(comment.items()) != 2:
        raise comment.wrong("entries", number=2)
    return comment.items()[0].integer(least, most)


def _replay_ply(journal: Journal, ply: Reader) -> None:
    state = journal.state
    told = (ply["turn"].integer(), ply["whose"].integer(), ply["seat"].integer())
    if told != (state.turn, state.turn_seat, state.seat()):
        raise ply.wrong("ply", turn=state.turn, whose=state.turn_seat, seat=state.seat())
    draw = ply["draw"].integer(1) if ply.has("draw") else 0
    if draw and state.seat() != CHANCE:
        raise ply["draw"].wrong("no-chance", choice=ply["choice"].string())
    try:
        journal.play(state.choice(ply["choice"].string()), draw)
    except HeliopolisError as error:
        raise ply["choice"].wrong(error.message) from None
    if ply["forced"].strings() != journal.plies[-1].forced:
        raise ply["forced"].wrong("must-be", value=str(journal.plies[-1].forced))
