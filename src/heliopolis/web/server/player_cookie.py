"""Whose browser this is: the id and the secret of a player, kept in one signed cookie, ``player``."""

from __future__ import annotations

import re
from typing import Final, NamedTuple
from urllib.parse import unquote

from starlette.requests import HTTPConnection
from starlette.responses import Response

from heliopolis.table.keeping.players import Player
from heliopolis.table.seats import clean_name
from heliopolis.web.server.addresses import path_of
from heliopolis.web.server.seat_cookies import keep
from heliopolis.web.server.signing import CookieSigner

PLAYER: Final = "player"
_KEY: Final = re.compile(r"([0-9a-f]{1,32})\.([A-Za-z0-9_-]{1,64})\Z")


class PlayerKey(NamedTuple):
    """What a browser keeps of its player, and what the player's link contains."""

    id: str
    secret: str

    @property
    def path(self) -> str:
        """The player's link, without the server."""
        return path_of("player", player=self.id, secret=self.secret)


def shown_key(connection: HTTPConnection, signer: CookieSigner) -> PlayerKey | None:
    """Return the key that this browser shows; a cookie that we did not sign shows none."""
    found = _KEY.match(signer.read(PLAYER, connection.cookies.get(PLAYER, "")) or "")
    return PlayerKey(found[1], found[2]) if found else None


def keep_key(response: Response, connection: HTTPConnection, signer: CookieSigner, key: PlayerKey) -> None:
    """Let the browser be this player's."""
    keep(response, connection, PLAYER, signer.sign(PLAYER, f"{key.id}.{key.secret}"))


def player_of(connection: HTTPConnection) -> Player | None:
    """Return the player whose browser asks, as they were recognised at the door."""
    found: Player | None = connection.scope.get(PLAYER)
    return found


def known_name(connection: HTTPConnection) -> str:
    """Return what the visitor was last called; browsers from before there were players keep it in a cookie."""
    player = player_of(connection)
    told = player.name if player and player.name else unquote(connection.cookies.get("name", ""))
    return clean_name(told)


def recognise(connection: HTTPConnection, player: Player | None) -> None:
    """Treat this request as that player's from here on, or as no one's."""
    connection.scope[PLAYER] = player
