"""Journals: a game written down as its choices, readable and lossless, with undo.

The text form is a header, an empty line, and one line per turn::

    heliopolis journal 1
    game: ...
    rules: 1
    components: 5d0c...
    option players: 2
    player 1: Ann
    player 2: greedy
    note ...: ...

    1 table {seat:2} {deal:red}
    2 seat2 start:brown
    ; a comment
    3 seat1 start:green
    -- 20 plies, running, 3f2a...

``{chance}`` is in braces, ``[forced]`` choices, the only ones there were, in brackets.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Final

from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.components import Components
from heliopolis.kernel.definition import Value
from heliopolis.kernel.errors import BadData
from heliopolis.kernel.event import Event
from heliopolis.kernel.game import Game, State
from heliopolis.kernel.journals.notation import CLOSING, COMMENT, TITLE, Ply, one_line, spell, whose


class Journal:
    """A game being played or replayed: its header, its plies and the position they lead to.

    A journal may begin at a position in the middle of a game (``begin_at``), carry notes in its header and comments
    between its plies; the rules know nothing of either.
    """

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
        self.start: State | None = None
        """The position it begins at, if that is not a new game."""
        forced = [choice.name for choice in self.state.played]
        self.opening = Ply(0, 0, CHANCE, CHANCE, "", forced, 0, self.state.events)
        """What happened before anyone was asked."""
        self.players: Final = names or [f"player {seat + 1}" for seat in range(self.state.seats)]
        if len(self.players) != self.state.seats:
            raise BadData("players", "players", named=len(self.players), seats=self.state.seats)
        for name in self.players:
            one_line("players", name)
        self.notes: Final[dict[str, str]] = {}
        """Lines of the header about the play, by name."""
        self.comments: Final[list[tuple[int, str]]] = []
        """Lines between plies: after how many, and what they say."""
        self.plies: Final[list[Ply]] = []
        # One copy at the start of every turn makes undo and replay short; states are small.
        self._starts: Final[list[tuple[int, State]]] = [(0, self.state.copy())]

    def begin_at(self, start: State) -> None:
        """Begin at a position of the same game, options and components, before anything is played."""
        if self.plies:
            raise BadData("start", "start-late")
        told, expected = start.to_dict(), self.state.to_dict()
        for key in ("game", "rules", "components", "options"):
            if told[key] != expected[key]:
                raise BadData("start", "start-other", key=key)
        self.start = start.copy()
        self.state = start.copy()
        self.opening = Ply(0, 0, CHANCE, CHANCE, "", [], 0, [])
        self._starts[:] = [(0, start.copy())]

    def note(self, name: str, value: str) -> None:
        """Write a line into the header, in the place of an older one of that name."""
        if not name or ":" in name:
            raise BadData("note", "note-name", name=name)
        self.notes[one_line("note", name)] = one_line("note", value)

    def comment(self, text: str) -> None:
        """Write a line after the last ply."""
        self.comments.append((len(self.plies), one_line("comment", text)))

    def __repr__(self) -> str:
        return f"<journal of {len(self.plies)} plies, {', '.join(self.players)}: {self.state!r}>"

    def play(self, choice: Choice | str, draw: int = 0) -> list[Event]:
        """Play a choice, or the one of that name, and write it down, with its draw's number where draws are counted."""
        now = self.state
        turn, turn_seat, seat = now.turn, now.turn_seat, now.seat()
        events = now.play(choice)
        played, *forced = [each.name for each in now.played]
        self._write_down(Ply(len(self.plies) + 1, turn, turn_seat, seat, played, forced, draw, events))
        return events

    def enter(self, ply: Ply, after: State) -> None:
        """Write down a ply that was played on a copy, without playing it a second time."""
        self.state = after
        self._write_down(ply)

    def history(self) -> list[Ply]:
        """Return the opening and all plies: entry n is ply n."""
        return [self.opening, *self.plies]

    def _write_down(self, ply: Ply) -> None:
        self.plies.append(ply)
        if self.state.turn != ply.turn:
            self._starts.append((len(self.plies), self.state.copy()))

    def undo(self, plies: int = 1) -> None:
        """Take back the last plies; what was said after them stays."""
        if not 0 <= plies <= len(self.plies):
            raise BadData("undo", "undo", plies=plies, played=len(self.plies))
        keep = len(self.plies) - plies
        self.state = self.at(keep)
        del self.plies[keep:]
        while self._starts[-1][0] > keep:
            self._starts.pop()
        self.comments[:] = [(min(after, keep), text) for after, text in self.comments]

    def at(self, ply: int) -> State:
        """Return the position after that many plies.

        Examples:
            >>> journal = heliopolis.Journal(heliopolis.game("helios"))
            >>> journal.at(0) == journal.state
            True
        """
        if not 0 <= ply <= len(self.plies):
            raise BadData("ply", "between", least=0, most=len(self.plies), value=ply)
        played, start = next(each for each in reversed(self._starts) if each[0] <= ply)
        state = start.copy()
        for each in self.plies[played:ply]:
            state.play(state.choice(each.choice))
        return state

    # Copying -----------------------------------------------------------------------------------------

    def copy(self) -> Journal:
        """Return a journal of the same plies that is played on by itself."""
        copied = Journal(self.game, self.players[:], self.components, **self.options)
        copied.start, copied.opening, copied.state = self.start, self.opening, self.state.copy()
        copied.notes.update(self.notes)
        copied.comments.extend(self.comments)
        copied.plies.extend(self.plies)
        copied._starts[:] = self._starts
        return copied

    def __copy__(self) -> Journal:
        return self.copy()

    def __deepcopy__(self, memo: dict[int, object]) -> Journal:
        return self.copy()

    def __reduce__(self) -> tuple[object, ...]:
        played = [(ply.choice, ply.draw) for ply in self.plies]
        header = (self.game, self.players, self.components.replaced, self.options)
        return journal_again, (*header, self.start, played, self.notes, self.comments)

    # Writing ---------------------------------------------------------------------------------------

    def closing(self) -> str:
        """Return the last line, which shows if a journal was cut short or edited into another game."""
        result = self.state.result()
        end = "running" if result is None else "over " + " ".join(str(total) for total in result.totals)
        return f"{CLOSING} {len(self.plies)} plies, {end}, {self.state.key()}"

    def header(self) -> list[str]:
        """Return the lines before the first turn, without the empty one that ends them."""
        return [
            TITLE,
            f"game: {self.game.name}",
            f"rules: {self.game.version}",
            f"components: {self.components.digest}",
            *(f"option {name}: {spell(value)}" for name, value in self.options.items()),
            *(f"player {seat + 1}: {name}" for seat, name in enumerate(self.players)),
            *([] if self.start is None else [f"start: {json.dumps(self.start.to_dict(), separators=(',', ':'))}"]),
            *(f"note {name}: {value}" for name, value in self.notes.items()),
        ]

    def text(self) -> str:
        """Return the journal as text."""
        lines = [*self.header(), ""]
        turn = -1
        if self.opening.forced:
            lines.append(" ".join(["0 table", *(f"[{name}]" for name in self.opening.forced)]))
            turn = 0
        said = iter([*self.comments, (len(self.plies) + 1, "")])
        after, comment = next(said)
        for number in range(len(self.plies) + 1):
            while after == number:
                lines.append(f"{COMMENT} {comment}".rstrip())
                turn = -1
                after, comment = next(said)
            if number < len(self.plies):
                ply = self.plies[number]
                if ply.turn != turn:
                    turn = ply.turn
                    lines.append(f"{turn} {whose(ply.turn_seat)}")
                lines[-1] += " " + " ".join(ply.words())
        lines.append(self.closing())
        return "\n".join(lines) + "\n"

    def to_dict(self) -> dict[str, object]:
        """Return the journal as plain data."""
        return {
            "format": TITLE,
            "game": self.game.name,
            "rules": self.game.version,
            "components": self.components.digest,
            "options": dict(self.options),
            "players": list(self.players),
            **({} if self.start is None else {"start": self.start.to_dict()}),
            **({"notes": dict(self.notes)} if self.notes else {}),
            "opening": list(self.opening.forced),
            "plies": [ply.to_dict() for ply in self.plies],
            **({"comments": [[after, text] for after, text in self.comments]} if self.comments else {}),
            "closing": self.closing(),
        }

    def json(self) -> str:
        """Return the journal as JSON text."""
        return json.dumps(self.to_dict(), indent=1) + "\n"


def journal_again(
    game: Game,
    players: list[str],
    replaced: tuple[tuple[str, str], ...],
    options: dict[str, Value],
    start: State | None,
    played: list[tuple[str, int]],
    notes: dict[str, str],
    comments: list[tuple[int, str]],
) -> Journal:
    """Return the journal of these plies, played again."""
    journal = Journal(game, players, game.components_again(replaced), **options)
    if start is not None:
        journal.begin_at(start)
    for choice, draw in played:
        journal.play(journal.state.choice(choice), draw)
    journal.notes.update(notes)
    journal.comments.extend(comments)
    return journal
