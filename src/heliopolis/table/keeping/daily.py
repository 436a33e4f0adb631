"""Games of the day that someone has begun, and what came of them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

import sqlalchemy as sql

from heliopolis.table.keeping import schema


class DailyTry(NamedTuple):
    """A game of the day: its table, whose it is (None: a bot’s), against which bot, and what came of it."""

    id: str
    player_id: str | None
    game: str
    day: str
    bot: str
    points: int | None
    """None until the game is over."""
    finished: int | None
    """When it was, in seconds since 1970."""


class DailyStore(schema.Database):
    """Games of the day."""

    def begin(self, tried: DailyTry) -> None:
        """Note that someone has begun."""
        with self.engine.begin() as connection:
            connection.execute(schema.daily.insert(), tried._asdict())

    def finish(self, table_id: str, points: int, finished: int) -> None:
        """Note what came of it."""
        own = schema.daily
        self.execute(own.update().where(own.c.id == table_id).values(points=points, finished=finished))

    def tries(self, **wanted: str) -> list[DailyTry]:
        """Return all games that have these values, such as a day, those that ended first at the beginning."""
        own = schema.daily.c
        found = sql.select(*[own[name] for name in DailyTry._fields])
        found = found.where(*[own[name] == value for name, value in wanted.items()])
        return self.each(DailyTry, found.order_by(own.finished, own.id))

    def keep_bots(self, game: str, day: str, bot: str, points: Mapping[str, int]) -> None:
        """Keep what bots reach on a day; another server may have kept the same."""
        own = schema.daily
        for name, reached in points.items():
            row = {"id": f"{game} {day} {bot} {name}", "game": game, "day": day, "bot": bot, "points": reached}
            with self.engine.begin() as connection:
                connection.execute(own.delete().where(own.c.id == row["id"]))
                connection.execute(own.insert(), row)
