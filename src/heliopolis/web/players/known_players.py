"""The players whose browsers come: recognised at the door, made when someone first sits down or gives a name."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Mapping
from typing import Final

from starlette.concurrency import run_in_threadpool
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.types import ASGIApp, Receive, Scope, Send

from heliopolis.kernel.errors import UnknownName
from heliopolis.table.host import Host
from heliopolis.table.keeping.players import Player
from heliopolis.table.seats import link_hash, new_link
from heliopolis.web.notifications.timing import Looking, place_of
from heliopolis.web.server.addresses import PATHS
from heliopolis.web.server.cookies import CookieSigner, PlayerKey, keep_key, player_of, recognise, shown_key
from heliopolis.web.server.errors import NotAllowed
from heliopolis.web.server.limits import RateLimiter, charged
from heliopolis.web.server.preferences import chosen_preferences

FRESH_SECONDS = 2.0
"""How long a player is taken from memory: another server, or its owner, may have changed them meanwhile."""
REMEMBERED: Final = 2000
FILES: Final = tuple(PATHS[name].partition("{")[0] for name in ("static", "look", "layout", "picture"))
"""What is the same for everyone."""


class KnownPlayers:
    """The players of a store, and those of them who came lately."""

    def __init__(self, host: Host, signer: CookieSigner, limiter: RateLimiter) -> None:
        self._host: Final = host
        self._store: Final = host.store.players
        self._signer: Final = signer
        self._limiter: Final = limiter
        self._lately: Final[OrderedDict[str, tuple[float, str, Player]]] = OrderedDict()

    async def recognise(self, connection: HTTPConnection) -> None:
        """Find out whose browser asks."""
        key = shown_key(connection, self._signer)
        recognise(connection, None if key is None else await self._find(key))

    async def rest(self, connection: HTTPConnection) -> None:
        """Wait until the player whose browser asks may keep the server busy again, from whichever address."""
        at, *players = charged(connection) or [""]
        for who in players:
            await self._limiter.rest(who, at)

    async def opened(self, connection: HTTPConnection, key: PlayerKey) -> Player:
        """Return the player whose link was opened."""
        self._limiter.count(connection, "links_per_minute")
        player = await run_in_threadpool(self._store.find, key.id)
        if player is None or not player.opened_by(key.secret):
            raise UnknownName("player-link")
        return player

    async def welcome(self, connection: HTTPConnection, response: Response, name: str = "") -> None:
        """Note the name that the visitor has just given; make a player of someone new."""
        player = player_of(connection)
        if player is None:
            self._limiter.count(connection, "players_per_hour")
            made, secret = await run_in_threadpool(self._store.make, name, chosen_preferences(connection))
            keep_key(response, connection, self._signer, PlayerKey(made.id, secret))
            recognise(connection, self._keep(made))
        elif name and player.name != name:
            await self.change(connection, lambda now: now._replace(name=name))

    async def change(self, connection: HTTPConnection, change: Callable[[Player], Player]) -> Player:
        """Change the player whose browser asks."""
        player = needed(connection)
        return self._changed(connection, await run_in_threadpool(self._store.change, player.id, change))

    async def sit(self, connection: HTTPConnection, table: str, seats: Mapping[int, str]) -> None:
        """Give the player of this browser these seats at that table, each with the hash of its link."""
        player = needed(connection)
        self._changed(connection, await run_in_threadpool(self._store.sit, player.id, table, seats))
        await self._tell()

    async def sit_again(self, before: str, after: str) -> None:
        """Give players with a seat at one table the same seat at the other."""
        for player in await run_in_threadpool(self._store.sit_again, before, after):
            self._lately.pop(player, None)
        await self._tell()

    async def look_again(self, connection: HTTPConnection) -> None:
        """Find out again whose browser asks, and what they have by now."""
        key = shown_key(connection, self._signer)
        if key is not None:
            self._lately.pop(key.id, None)
        await self.recognise(connection)

    async def renew(self, connection: HTTPConnection, response: Response) -> None:
        """Make another secret: earlier links lead nowhere, and other browsers are signed out."""
        secret = new_link()
        player = await self.change(connection, lambda now: now._replace(key=link_hash(secret)))
        keep_key(response, connection, self._signer, PlayerKey(player.id, secret))

    async def unite(
        self, connection: HTTPConnection, player: Player, change: Callable[[Player, Player], Player]
    ) -> None:
        """Unite the player of this browser with another, whom they are from here on."""
        other = needed(connection)
        self._lately.pop(other.id, None)
        self._changed(connection, await run_in_threadpool(self._store.unite, player.id, other.id, change))

    async def delete(self, connection: HTTPConnection) -> None:
        """Forget the player whose browser asks."""
        player = needed(connection)
        await run_in_threadpool(self._store.delete, player.id)
        self._lately.pop(player.id, None)
        recognise(connection, None)

    def key(self, connection: HTTPConnection) -> PlayerKey | None:
        """Return the key of the player whose browser asks, by which other devices become theirs."""
        return shown_key(connection, self._signer) if player_of(connection) else None

    async def _tell(self) -> None:
        """Let pages that list games look again, here and on other servers."""
        self._host.news.tell()
        await run_in_threadpool(self._host.store.notify_lists_changed)

    async def _find(self, key: PlayerKey) -> Player | None:
        when, secret, lately = self._lately.get(key.id, (0.0, "", None))
        if lately is not None and time.monotonic() - when < FRESH_SECONDS:
            if secret == key.secret:
                return lately
            if lately.opened_by(key.secret):
                return self._keep(lately, key.secret, when)
        player = await run_in_threadpool(self._store.find, key.id)
        return self._keep(player, key.secret) if player is not None and player.opened_by(key.secret) else None

    def _changed(self, connection: HTTPConnection, player: Player | None) -> Player:
        if player is None:  # deleted elsewhere in this moment
            recognise(connection, None)
            raise NotAllowed("not-that-player")
        recognise(connection, self._keep(player))
        return player

    def _keep(self, player: Player, secret: str = "", when: float | None = None) -> Player:
        """Remember a player as the store had them then, or now; ``secret`` is one that was found to be theirs."""
        self._lately[player.id] = (time.monotonic() if when is None else when, secret, player)
        self._lately.move_to_end(player.id)
        if len(self._lately) > REMEMBERED:
            self._lately.popitem(last=False)
        return player


def needed(connection: HTTPConnection) -> Player:
    """Return the player of this browser; refuse a browser that has none."""
    player = player_of(connection)
    if player is None:
        raise NotAllowed("not-that-player")
    return player


class Recognising:
    """The application for visitors who are recognised at the door."""

    def __init__(self, app: ASGIApp, players: KnownPlayers, looking: Looking) -> None:
        self._app: Final = app
        self._players: Final = players
        self._looking: Final = looking

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in {"http", "websocket"} and not scope["path"].startswith(FILES):
            connection = HTTPConnection(scope)
            await self._players.recognise(connection)
            player = player_of(connection)
            # A socket counts as looked at until its page says otherwise.
            if player is not None and scope["type"] == "http":
                self._looking.see(player.id, place_of(scope["path"]))
                await self._players.rest(connection)
        await self._app(scope, receive, send)
