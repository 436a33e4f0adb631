"""Random positions of the games, and a server in this process at whose tables they stand, in every state of a page.

Its bots think without end and its hints come right away, so that a page stays as it is while it is looked at.
"""

from __future__ import annotations

import asyncio
import itertools
import random
import threading
from collections.abc import Iterator, Sequence
from concurrent.futures import Future
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple, Self

from playwright.sync_api import BrowserContext
from web.conftest import Reading

from heliopolis.bots import bot
from heliopolis.bots.base import Bot
from heliopolis.games import game as find_game
from heliopolis.kernel.chance import CHANCE, Dice
from heliopolis.kernel.definition import Value
from heliopolis.kernel.game import Game, State
from heliopolis.kernel.journals.journal import Journal
from heliopolis.kernel.step import step_name
from heliopolis.table.factory import table_from_journal
from heliopolis.table.header import Plain
from heliopolis.table.host import Host
from heliopolis.table.keeping.pending import Snapshot
from heliopolis.table.keeping.store import Store
from heliopolis.table.question import Question
from heliopolis.table.rows import Row
from heliopolis.table.seats import Seat, link_hash, machine, person
from heliopolis.web.app import application
from heliopolis.web.server.cookies import SEATS, CookieSigner, read_key
from heliopolis.web.server.door import configured, listen
from heliopolis.web.server.limits import ClientLimits
from heliopolis.web.serving import Announcing

CHOOSING, WAITING, HINT, THINKING = "choosing", "waiting", "hint", "thinking"
STATES: Final = (CHOOSING, WAITING, HINT, THINKING)
"""A player is asked, waits for another person, has a hint before them, waits for a bot."""
NAMES: Final = ("Mira", "Jonas", "Ada", "Noor")
TAIL: Final = 40
"""How many plies before a position are in its table, so that the log has lines."""
BETWEEN: Final = 400
"""How many plies are looked through for one that another seat is asked."""
UNTOLD: Final = frozenset({"first", "round_limit", "stated_trials_only"})
"""Options that change nothing of what is drawn."""


class Position(NamedTuple):
    """A position with the last plies before it, as a journal; ``seat`` is asked there."""

    name: str
    journal: Journal
    seat: int
    elsewhere: Journal | None
    """The same game where someone else is asked; no such thing in a game of one."""


def option_sets(game: Game) -> list[dict[str, Value]]:
    """Return all sets of options that look different, those that the game does not refuse."""
    drawn = [option for option in game.options if option.name not in UNTOLD]
    found: list[dict[str, Value]] = []
    for values in itertools.product(*(option.values for option in drawn)):
        options = dict(zip((option.name for option in drawn), values, strict=True))
        if options.get("players") == 1 and options.get("trials") not in {None, "none", "regular"}:
            continue
        found.append(options)
    return found


def positions(name: str, number: int, seed: int = 0, first: int = 0) -> Iterator[Position]:
    """Yield positions of a game, its option sets in turn; each is played to by random or easy bots.

    Those of one seed are a series: ``first`` is the place in it to begin at.
    """
    game = find_game(name)
    sets = option_sets(game)
    random.Random(seed).shuffle(sets)
    for place in range(first, first + number):
        options = sets[place % len(sets)]
        yield _position(game, options, seed * 1000 + place)


@cache
def offering(name: str, choice: str, seed: int = 11) -> Position:
    """Return the first position of a random game of two at which a choice whose name begins so is offered."""
    journal = whole_game(name, {"players": 2}, seed, "random")
    for ply in journal.plies:
        offered = journal.at(ply.number - 1).choices() if ply.seat != CHANCE else []
        if any(each.name.startswith(choice) for each in offered):
            return Position(f"{name} {choice}", tail(journal, ply.number - 1), ply.seat, None)
    raise AssertionError(f"{choice} is never offered")


def whole_game(name: str, options: dict[str, Value], seed: int, level: str) -> Journal:
    """Return a game that bots play to its end."""
    game, dice = find_game(name), Dice(seed)
    seats = game.new(None, **options).seats
    journal = Journal(game, list(NAMES[:seats]), None, **options)
    players = [bot(level, game, seed + seat) for seat in range(seats)]
    while journal.state.todo:
        _step(journal, players, dice)
    return journal


def _position(game: Game, options: dict[str, Value], seed: int) -> Position:
    """Return a position somewhere in a game that is played from a number."""
    journal = whole_game(game.name, options, seed, ("easy", "random")[seed % 3 == 2])
    asked = [ply.number - 1 for ply in journal.plies if ply.seat != CHANCE]
    ply = asked[random.Random(seed).randrange(len(asked))]
    seat = journal.plies[ply].seat
    others = [each for each in asked if abs(each - ply) < BETWEEN and journal.plies[each].seat != seat]
    other = min(others, key=lambda each: abs(each - ply), default=None)
    told = " ".join(f"{key}={value}" for key, value in options.items())
    where = f"{game.name} {told} seed={seed} ply={ply}"
    return Position(where, tail(journal, ply), seat, None if other is None else tail(journal, other))


def fullest(name: str, seeds: Sequence[int] = (1,)) -> Iterator[Position]:
    """Yield for each question of a game the position whose rows say most, the fullest first, in games of easy bots.

    What random positions seldom come to is here: a price of three cubes next to its points at the end.
    """
    found: dict[str, tuple[int, Journal, int, str]] = {}
    for seed in seeds:
        journal = whole_game(name, {"players": 2}, seed, "easy")
        for ply in journal.plies:
            state = journal.at(ply.number - 1)
            if ply.seat == CHANCE:
                continue
            full = max(map(_told, Question(state).rows), default=0)
            step = step_name(type(state.todo[-1]))
            if full > found.get(step, (-1,))[0]:
                found[step] = full, journal, ply.number - 1, f"{name} {step} seed={seed} ply={ply.number - 1}"
    for _, journal, at, where in sorted(found.values(), key=lambda each: -each[0]):
        yield Position(where, tail(journal, at), journal.plies[at].seat, None)


def _told(row: Row) -> int:
    """Return how much a row says."""
    later = 2 * bool(row.face.scores or row.face.does)
    return len(row.costs) + sum(map(len, row.gains)) + len(row.extra) + later + bool(row.points)


def _step(journal: Journal, players: Sequence[Bot], dice: Dice) -> None:
    state = journal.state
    if state.seat() == CHANCE:
        journal.play(state.choices()[dice.weighted(state.weights())])
    else:
        journal.play(players[state.seat()].choose(state))


def tail(journal: Journal, ply: int) -> Journal:
    """Return the journal up to a ply, begun a little before it."""
    start = max(0, ply - TAIL)
    tail = Journal(journal.game, list(NAMES[: journal.state.seats]), journal.components, **journal.options)
    if start:
        tail.begin_at(journal.at(start))
    for played in journal.plies[start:ply]:
        tail.play(tail.state.choice(played.choice))
    return tail


# The server ------------------------------------------------------------------------------------------------


class Endless:
    """A thinker that never comes to an end."""

    def ask(self, state: State, bot_name: str, seed: int, folder: str = "") -> Future[list[str]]:
        return Future()


class HintingStore(Store):
    """A store whose new tables allow hints."""

    def create(self, table_id: str, owner: str, header: Plain, snapshot: Snapshot) -> None:
        super().create(table_id, owner, {**header, "hints": True}, snapshot)


class StillServer:
    """The application in a thread of this process; tables are made by writing them into its store."""

    def __init__(self, data: Path) -> None:
        self._store: Final = HintingStore(data / "tables.sqlite")
        self._signer: Final = CookieSigner(read_key(data))
        self._ready: Final = threading.Event()
        self._listening: Final = listen("127.0.0.1", 0)
        host, port = self._listening[0].getsockname()[:2]
        self.address: Final = f"http://{host}:{port}"
        self._data: Final = data
        self._server: Announcing | None = None
        self._thread: Final = threading.Thread(target=lambda: asyncio.run(self._serve()), daemon=True)

    async def _serve(self) -> None:
        host = Host(self._store, Endless(), thinkers=100_000)
        much = 10**9
        app = application(host, self._data, ClientLimits(much, much, much, much), Reading())
        self._server = Announcing(configured(app), self._ready.set)
        await self._server.serve(self._listening)
        await host.close()

    def table(self, journal: Journal, bots: frozenset[int] = frozenset()) -> str:
        """Make a table that continues a journal, and return its id; bots play the seats of ``bots``."""
        seats = [
            machine("easy", "easy") if seat in bots else _sitting(name)
            for seat, name in enumerate(NAMES[: journal.state.seats])
        ]
        return table_from_journal(self._store, journal, seats).id

    def cookie(self, table: str, seat: int) -> tuple[str, str]:
        """Return the cookie of someone who sits there."""
        name = SEATS + table
        return name, self._signer.sign(name, str(seat))

    def seat(self, context: BrowserContext, table: str, seat: int) -> None:
        """Let a browser sit there."""
        name, value = self.cookie(table, seat)
        context.add_cookies([{"name": name, "value": value, "url": self.address}])

    def __enter__(self) -> Self:
        self._thread.start()
        assert self._ready.wait(60)
        return self

    def __exit__(self, *_: object) -> None:
        assert self._server is not None
        self._server.should_exit = True
        self._thread.join()
        self._store.close()


def _sitting(name: str) -> Seat:
    """Return a person whose turn is over with their last choice."""
    return person(name, link=link_hash(name))._replace(confirm=False)
