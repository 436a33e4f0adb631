"""The header of a table: everything settled before the first act."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final, NamedTuple

from heliopolis.games import all_games
from heliopolis.kernel.components import Components
from heliopolis.kernel.definition import Value
from heliopolis.kernel.errors import UnknownName
from heliopolis.kernel.event import Event
from heliopolis.kernel.game import Game
from heliopolis.kernel.reading import Reader
from heliopolis.kernel.step import NOBODY
from heliopolis.table.clocks.terms import ClockTerms, read_terms
from heliopolis.table.seats import Seat, read_seat

Plain = dict[str, object]

LATEST: Final = 10**11
"""No moment is later, in seconds since 1970."""

NO_GAME: Final = "no-game"
"""The error of a table whose game is not there, as its package is no longer installed."""


class Header(NamedTuple):
    """What is played, by whom, and by which secret; ``start`` is the position if it is not a new game."""

    game: str
    rules: int
    components: str
    options: dict[str, Value]
    seats: tuple[Seat, ...]
    owner: str
    secret: bytes
    asked: int
    """Who is asked first."""
    told: list[Event]
    """What happens before anyone is asked."""
    start: Plain | None = None
    origin: str = ""
    """Where that position comes from."""
    hints: bool = False
    """Whether people may ask for hints."""
    invitation: str = ""
    """The SHA-256 of the secret by which people take free seats; "" where every seat was taken from the start."""
    maker: int = NOBODY
    """The seat of the host, who lets the game begin while seats are free."""
    guide: str = ""
    """What guides the players: a kind, or a kind and a name (``lesson:...``); "" for nothing (see ``teaching``)."""
    clock: ClockTerms | None = None
    """What was agreed on about time, if anything was."""
    reveal: int = 0
    """Where several tables share the secret: when it is revealed at the earliest, in seconds since 1970."""

    def to_dict(self) -> Plain:
        """Return the header as the store keeps it, the secret included: no one else may see it."""
        return {
            **self._asdict(),
            "seats": [seat.to_dict() for seat in self.seats],
            "secret": self.secret.hex(),
            "told": [list(event) for event in self.told],
            "clock": None if self.clock is None else self.clock.to_dict(),
        }


def read_header(kept: object) -> Header:
    """Return the header that ``to_dict`` wrote."""
    saved = Reader(kept, "header")
    options = saved["options"]
    start = saved["start"].value
    return Header(
        saved["game"].string(),
        saved["rules"].integer(),
        saved["components"].string(),
        {name: _value(options[name]) for name in options.keys()},
        tuple(read_seat(seat) for seat in saved["seats"].items()),
        saved["owner"].string(),
        bytes.fromhex(saved["secret"].string()),
        saved["asked"].integer(),
        read_events(saved["told"]),
        dict(start) if isinstance(start, Mapping) else None,
        saved["origin"].string(),
        # Tables from before there were hints have none.
        saved.get("hints", False).boolean(),
        # Nor was anyone waited for.
        saved.get("invitation", "").string(),
        saved["maker"].integer() if saved.has("maker") else NOBODY,
        saved.get("guide", "").string(),
        read_terms(saved["clock"]) if saved.has("clock") and saved["clock"].value is not None else None,
        saved.get("reveal", 0).integer(0, LATEST),
    )


def read_events(saved: Reader) -> list[Event]:
    """Read events from lists of their parts."""
    return [(parts[0].string(), *(part.integer() for part in parts[1:])) for parts in map(Reader.items, saved.items())]


def _value(saved: Reader) -> Value:
    return saved.value if isinstance(saved.value, (bool, int, str)) else saved.string()


class Catalogue:
    """The games that can be played here. ``folders`` has component values that may be used besides a game's own."""

    def __init__(
        self, known: Mapping[str, Game] | None = None, folders: Mapping[str, Sequence[Path]] | None = None
    ) -> None:
        self.games: Final = all_games() if known is None else dict(known)
        self._values: Final[dict[tuple[str, str], tuple[Path, Components]]] = {}
        for name, paths in (folders or {}).items():
            for path in paths:
                components = self.game(name).components(path)
                self._values[name, components.digest] = (path, components)

    def game(self, name: str) -> Game:
        """Return the game of that name."""
        if name not in self.games:
            raise UnknownName(NO_GAME, name=name, known=", ".join(self.games))
        return self.games[name]

    def folder(self, game: Game, digest: str) -> Path | None:
        """Return the folder of the component values with that digest, if they lie in one."""
        return self._values[game.name, digest][0] if (game.name, digest) in self._values else None

    def components(self, game: Game, digest: str) -> Components:
        """Return the component values with that digest; where they are no longer known, the game's own."""
        return self._values[game.name, digest][1] if (game.name, digest) in self._values else game.components()
