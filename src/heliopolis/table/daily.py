"""The game of the day: for everyone the same set-up and the same draws, alone against a bot.

All tables of a game and a day have the same secret of chance, so the n-th draw is the same at each of them, whatever
was drawn before (see ``fair``). It follows from a key and the date, so nothing has to be made at midnight:

    HMAC-SHA256(key, 'game of the day GAME 2026-11-19')

A server has a key of its own; its hash shows a day before that it was settled, and the secret is revealed when the day
is over. Where everyone has a program of their own there is no key, so that all of them have the same day.
"""

from __future__ import annotations

import hmac
import logging
from concurrent.futures import Future
from datetime import date
from functools import partial
from typing import Final, NamedTuple

from sqlalchemy.exc import SQLAlchemyError

from heliopolis import bots
from heliopolis.games import game as find_game
from heliopolis.kernel.chance import CHANCE, derived
from heliopolis.kernel.definition import Value
from heliopolis.kernel.errors import HeliopolisError
from heliopolis.kernel.game import Game
from heliopolis.table import fair
from heliopolis.table.days import end_of, now
from heliopolis.table.factory import ended_table
from heliopolis.table.header import Catalogue
from heliopolis.table.keeping.daily import DailyTry
from heliopolis.table.keeping.store import Store
from heliopolis.table.thinking import ANALYSES
from heliopolis.workers import Pool, PoolClosed

OPPONENTS: Final = ("easy", "hard")
"""The bots one can play against; each has its own ranking."""
BESIDE: Final = ("easy", "medium", "hard")
"""The bots that play the same day too, to compare with,"""
TRIES: Final = 2
"""and how often each of them does."""
SEAT: Final = 0
"""Where the person sits."""
PLAYERS: Final = "players"

_log: Final = logging.getLogger(__name__)


class DailyResults(NamedTuple):
    """What was reached on a day against a bot."""

    ranked: tuple[int, ...]
    """The points of all players, of each their first game that ended on that day."""
    bots: tuple[tuple[str, int], ...]
    """What bots reached, the best first."""
    own: DailyTry | None
    """The visitor’s game that counts,"""
    later: DailyTry | None
    """their last one that does not,"""
    running: DailyTry | None
    """and one that is not over."""

    @property
    def place(self) -> int:
        """The visitor’s place among all, those with as many points included."""
        return 0 if self.own is None else 1 + sum(points > (self.own.points or 0) for points in self.ranked)


class DailyGames:
    """The games of all days."""

    def __init__(self, store: Store, catalogue: Catalogue, key: bytes, pool: Pool) -> None:
        """Make games of the day from a key, or without one from the date alone."""
        self._store: Final = store
        self._catalogue: Final = catalogue
        self._key: Final = key
        self._pool: Final = pool
        self._asked: Final[set[tuple[str, date, str]]] = set()

    @property
    def public(self) -> bool:
        """Whether anyone can find out the draws of any day."""
        return not self._key

    def secret(self, game: Game, day: date) -> bytes:
        """Return the secret of a day; no page may show it before the day is over."""
        return hmac.digest(self._key, f"game of the day {game.name} {day}".encode(), "sha256")

    def commitment(self, game: Game, day: date) -> str:
        """Return the hash of the secret."""
        return fair.commitment(self.secret(game, day))

    def revealed(self, game: Game, day: date) -> str:
        """Return the secret of a day that is over."""
        return self.secret(game, day).hex() if now() >= end_of(day) else ""

    def begun(self, table_id: str, player_id: str, game: Game, day: date, bot: str) -> None:
        """Note that a player has begun, and let bots play the same day."""
        self._store.daily.begin(DailyTry(table_id, player_id, game.name, str(day), bot, None, None))
        if (game.name, day, bot) in self._asked or self.results(game, day, bot, None).bots:
            return
        self._asked.add((game.name, day, bot))
        played = self._pool.submit(ANALYSES, partial(bot_points, game.name, self.secret(game, day), bot))
        played.add_done_callback(partial(self._keep_bots, game.name, day, bot))

    def _keep_bots(self, game: str, day: date, bot: str, played: Future[dict[str, int]]) -> None:
        try:
            self._store.daily.keep_bots(game, str(day), bot, {} if played.cancelled() else played.result())
        except PoolClosed:  # the server ends: they play when someone begins again
            pass
        except (RuntimeError, SQLAlchemyError):
            _log.exception("bots did not play the game of the day")

    def results(self, game: Game, day: date, bot: str, player_id: str | None) -> DailyResults:
        """Return what was reached on a day, and what a player did; games that have ended are looked at first."""
        tries = self._settled(game=game.name, day=str(day), bot=bot)
        first: dict[str, DailyTry] = {}
        ended = [each for each in tries if each.player_id and each.finished is not None]
        for each in ended:
            if each.player_id and (each.finished or 0) < end_of(day):
                first.setdefault(each.player_id, each)
        counted = first.get(player_id or "")
        mine = [each for each in tries if player_id and each.player_id == player_id]
        beside = [(each.id.split()[-2], each.points) for each in tries if not each.player_id]
        return DailyResults(
            tuple(each.points for each in first.values() if each.points is not None),
            tuple(sorted(((name, points) for name, points in beside if points is not None), key=lambda one: -one[1])),
            counted,
            next((each for each in reversed(mine) if each.points is not None and each is not counted), None),
            next((each for each in mine if each.points is None), None),
        )

    def of(self, player_id: str) -> list[DailyTry]:
        """Return the games of a player, by day."""
        return sorted(self._settled(player_id=player_id), key=lambda each: (each.day, each.game, each.bot))

    def _settled(self, **wanted: str) -> list[DailyTry]:
        """Return all games that have these values; what came of those that have ended is noted first."""
        tries, settled = self._store.daily.tries(**wanted), False
        over = self._store.over([each.id for each in tries if each.points is None])
        made = self._store.made(self._store.versions(list(over)))
        for table_id in over & made.keys():
            try:
                result = ended_table(self._store, self._catalogue, table_id).result()
            except HeliopolisError:  # it was played under other rules
                continue
            if result is not None:
                self._store.daily.finish(table_id, result.totals[SEAT], made[table_id])
                settled = True
        return self._store.daily.tries(**wanted) if settled else tries


def options_of(game: Game) -> dict[str, Value]:
    """Return the options of every game of the day: two sit at the table."""
    return game.check_options({PLAYERS: 2} if any(option.name == PLAYERS for option in game.options) else {})


def bot_points(name: str, secret: bytes, opponent: str) -> dict[str, int]:
    """Return how many points bots reach with these draws against another, by their name and number."""
    game = find_game(name)
    wanted = [(own, number) for own in BESIDE if own in bots.offered() for number in range(1, TRIES + 1)]
    return {f"{own} {number}": _play_out(game, secret, own, opponent, number) for own, number in wanted}


def _play_out(game: Game, secret: bytes, own: str, opponent: str, number: int) -> int:
    state, draws = game.new(None, **options_of(game)), 0
    luck = derived(int.from_bytes(secret[:7], "big"), number)
    players = [bots.bot(opponent if seat else own, game, derived(luck, seat)) for seat in range(state.seats)]
    while state.todo:
        if state.seat() == CHANCE:
            draws += 1
            state.play(state.choices()[fair.pick(secret, (), draws, state.weights())])
        else:
            state.play(players[state.seat()].choose(state))
    result = state.result()
    assert result is not None
    return result.totals[SEAT]
