"""Redacting: of someone who wants to be forgotten the name leaves the header and the acts of a game, and all talk.

It is the one change to acts that were kept. The game itself stays: nothing that is played depends on a name.
"""

from __future__ import annotations

import sqlalchemy as sql

from heliopolis.kernel.step import NOBODY
from heliopolis.table.keeping import schema
from heliopolis.table.meeting_acts import Join
from heliopolis.table.seat_acts import Rename


def rename_everywhere(connection: sql.Connection, game_id: str, seat: int, name: str) -> None:
    """Put that name into the header and into acts that name the seat; what was said and noted there is gone.

    The network from which the game was made is gone too.
    """
    games, acts = schema.games, schema.acts
    header = connection.execute(sql.select(games.c.header).where(games.c.id == game_id)).scalar_one()
    seats = [{**each, "name": name} if number == seat else each for number, each in enumerate(header["seats"])]
    made = {"owner": ""} if header.get("maker", NOBODY) in {seat, NOBODY} else {}
    connection.execute(
        games.update().where(games.c.id == game_id).values(header={**header, "seats": seats, **made}, **made)
    )
    for said in (schema.talk, schema.notes):
        connection.execute(said.delete().where(said.c.game_id == game_id, said.c.seat == seat))
    telling = acts.c.act["act"].as_string().in_((Join.kind, Rename.kind))
    wanted = sql.select(acts.c.seq, acts.c.act).where(acts.c.game_id == game_id, telling)
    for seq, act in connection.execute(wanted).all():
        if act["seat"] == seat:
            own = (acts.c.game_id == game_id, acts.c.seq == seq)
            connection.execute(acts.update().where(*own).values(act={**act, "name": name}))
