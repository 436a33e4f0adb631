"""Players: their page, the link to other devices, settings and progress, and being forgotten."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Final

from starlette.background import BackgroundTask
from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from heliopolis.kernel.errors import HeliopolisError, UnknownName
from heliopolis.table.errors import Stale
from heliopolis.table.keeping.notice_ways import ON
from heliopolis.table.keeping.players import Player, SeatHeld
from heliopolis.table.meeting_acts import CloseTable
from heliopolis.table.seat_acts import Forget
from heliopolis.table.seats import check_name, link_hash, new_link, told_apart
from heliopolis.table.table import Table
from heliopolis.web.common.links import COMING_BACK, NOTICES
from heliopolis.web.common.page import answer, back_to
from heliopolis.web.context import WebContext
from heliopolis.web.notices.mail import MAIL, SIGN_IN, read_address
from heliopolis.web.notices.quiet import kept_quiet
from heliopolis.web.notices.section import NoticesShown, way_exported
from heliopolis.web.players.known_players import needed
from heliopolis.web.players.progress import PROGRESS_BYTES, Progress, SentProgress, read_progress, read_sent
from heliopolis.web.players.you_page import confirm_page, open_page, you_page
from heliopolis.web.server.addresses import url_for, url_of
from heliopolis.web.server.errors import BadForm, NotAllowed
from heliopolis.web.server.guard import read_body, read_form
from heliopolis.web.server.player_cookie import PLAYER, PlayerKey, keep_key, player_of, recognise
from heliopolis.web.server.preferences import PREFERENCES, preferences_of, translator
from heliopolis.web.server.seat_cookies import drop, drop_seats, held_seats, keep

GONE: Final = "gone"
"""The cookie of a browser that has just forgotten its player; what its page keeps by itself goes too."""
GONE_SECONDS: Final = 120
LONGEST_SECRET: Final = 64
MOST_PLAYERS: Final = 4
"""Players of one mail address who get a link to come back."""
TRIES: Final = 5
"""So often a table is asked to forget somebody, should others act there at the same time."""


class PlayerRoutes:
    """The addresses of a player."""

    def __init__(self, context: WebContext) -> None:
        self.context: Final = context

    def routes(self) -> list[BaseRoute]:
        """Their addresses."""
        return [
            Route("/you", self.show),
            Route("/you/name", self.name, methods=["POST"]),
            Route("/you/renew", self.renew, methods=["POST"]),
            Route("/you/forget", self.forget, methods=["POST"]),
            Route("/you/delete", self.delete, methods=["POST"]),
            Route("/you/export.json", self.export),
            Route("/you/progress", self.progress, methods=["POST"]),
            Route("/p/{player}/{secret}", self.open, methods=["GET", "POST"]),
            Route("/m/{secret}", self.open_mail, methods=["GET", "POST"]),
            Route("/sign-in", self.sign_in, methods=["POST"]),
            Route("/ways", self.change_preferences, methods=["POST"]),
        ]

    # The page --------------------------------------------------------------------------------------

    async def show(self, request: Request) -> Response:
        """Who the visitor is, and what is kept about them."""
        if player_of(request):
            await self.context.bring_along(request)
        player, key = player_of(request), self.context.players.key(request)
        link = self.context.reach.base(request) + key.path if key else ""
        gone = player is None and GONE in request.cookies
        notices = await self._notices(player, request.query_params.get("notices", ""))
        response = answer(you_page(preferences_of(request), player, link, notices, gone=gone))
        if GONE in request.cookies:
            drop(response, GONE)
        return response

    async def _notices(self, player: Player | None, told: str) -> NoticesShown:
        """The ways in which a player is told of turns."""
        store = self.context.host.store.ways
        ways = await run_in_threadpool(store.of, player.id) if player else []
        attention = await run_in_threadpool(store.attention, player.id) if player else None
        quiet = kept_quiet(attention.quiet if attention else {})
        return NoticesShown(
            ways, quiet, told, self.context.notices.push_key, mail=self.context.notices.mail is not None
        )

    async def name(self, request: Request) -> Response:
        """What the visitor is called from now on; who is nobody's yet becomes a player."""
        form = await read_form(request)
        name = check_name(form.get("name", "").strip())
        response = RedirectResponse(url_for("you"), 303)
        await self.context.welcome(response, request, name)
        return response

    async def change_preferences(self, request: Request) -> Response:
        """Another language or theme, and back to where the visitor was."""
        form = await read_form(request)
        response = RedirectResponse(back_to(form.get("here", "")), 303)
        chosen = {name: form[name] for name, values in PREFERENCES.items() if form.get(name) in values}
        for name, value in chosen.items():
            keep(response, request, name, value)
        if player_of(request):
            await self.context.players.change(request, lambda now: now._replace(settings={**now.settings, **chosen}))
        return response

    async def export(self, request: Request) -> Response:
        """All that is kept about the visitor, for them to take along."""
        player = needed(request)
        games = [told for held in player.seats if (told := await self._told(held)) is not None]
        kept = {
            "player": player.id,
            "name": player.name,
            "created": player.created,
            "settings": dict(player.settings),
            "progress": read_progress(player.progress).to_dict(),
            "seats": games,
            "notices": await self._exported_notices(player),
        }
        return Response(
            json.dumps(kept, indent=2, ensure_ascii=False),
            media_type="application/json",
            headers={"content-disposition": 'attachment; filename="heliopolis-player.json"'},
        )

    async def _exported_notices(self, player: Player) -> Mapping[str, object]:
        store = self.context.host.store
        attention = await run_in_threadpool(store.ways.attention, player.id)
        turns = await run_in_threadpool(store.notices.turns, player.id)
        return {
            "ways": [way_exported(way) for way in await run_in_threadpool(store.ways.of, player.id)],
            "wanted": attention._asdict() if attention else None,
            "waiting": [turn._asdict() for turn in turns],
            "queued": [each._asdict() for each in await run_in_threadpool(store.notices.queued, player.id)],
        }

    async def _told(self, held: SeatHeld) -> Mapping[str, object] | None:
        table = await self._table(held)
        if table is None:
            return None
        journal, talk = url_for("journal", kind="t", name=table.id, form="txt"), self.context.host.talk(table.id)
        return {
            "table": table.id,
            "game": table.game.name,
            "seat": held.seat + 1,
            "name": table.seats[held.seat].name,
            "over": table.history.over(),
            "journal": journal,
            "said": [line.text for line in talk.lines if line.seat == held.seat],
            "noted": talk.noted(held.seat),
        }

    # Other devices ---------------------------------------------------------------------------------

    async def open(self, request: Request) -> Response:
        """A link tells whose player it is; only its button makes this browser theirs."""
        form = await read_form(request) if request.method == "POST" else {}
        key = PlayerKey(request.path_params["player"][:LONGEST_SECRET], request.path_params["secret"][:LONGEST_SECRET])
        player = await self.context.players.opened(request, key)
        return await self._become(request, player, form, lambda: _given(key))

    async def open_mail(self, request: Request) -> Response:
        """A link that was mailed confirms an address, or makes this browser the player's; once, by its button."""
        form = await read_form(request) if request.method == "POST" else {}
        self.context.limiter.link_opened(request)
        store, now = self.context.host.store, int(self.context.notices.now())
        secret = request.path_params["secret"][:LONGEST_SECRET]
        found = await run_in_threadpool(store.ways.linked, secret, now)
        player = await run_in_threadpool(store.players.find, found[0].player_id) if found else None
        if found is None or player is None:
            raise UnknownName("mail-link")
        way, kind = found

        async def use() -> None:
            if not await run_in_threadpool(store.ways.use_link, secret, now):
                raise UnknownName("mail-link")

        async def new_key() -> PlayerKey:
            await use()
            given = await run_in_threadpool(store.players.add_key, player.id)
            if given is None:
                raise UnknownName("mail-link")
            return PlayerKey(player.id, given)

        if kind == SIGN_IN:
            return await self._become(request, player, form, new_key)
        if request.method == "GET":
            return answer(confirm_page(preferences_of(request), url_of(request), player, way.address))
        await use()
        await run_in_threadpool(lambda: store.ways.change(way.id, state=ON))
        return RedirectResponse(f"{url_for('you')}?notices=confirmed{NOTICES}", 303)

    async def _become(
        self, request: Request, player: Player, form: Mapping[str, str], key: Callable[[], Awaitable[PlayerKey]]
    ) -> Response:
        """Ask whether this browser shall be the player's; by the button it is, with a key of theirs."""
        own, games = player_of(request), len(await self._games_here(request))
        if request.method == "GET" or (own is not None and own.id == player.id):
            return answer(open_page(preferences_of(request), url_of(request), player, own, games))
        wanted = form.get("open")
        if wanted not in {"together", "instead"}:
            raise BadForm("form")
        given = await key()
        # Who comes back wants to play; who has no game yet sees who they are.
        response = RedirectResponse(url_for("games" if player.games() else "you"), 303)
        if wanted == "instead":
            drop_seats(response, request)
            recognise(request, player)
        elif own is not None:
            await self.context.players.unite(request, player, united)
            await self.context.bring_along(request)
        else:
            recognise(request, player)
            await self.context.bring_along(request)
        keep_key(response, request, self.context.signer, given)
        return response

    async def sign_in(self, request: Request) -> Response:
        """Mail a link to an address by which its player comes back; nobody is told whether there is one."""
        form = await read_form(request)
        mail, store = self.context.notices.mail, self.context.host.store
        if mail is None:
            raise UnknownName("no-page")
        address = read_address(form.get("address", ""))
        self.context.limiter.mailed(request, address)
        now = int(self.context.notices.now())

        def queue() -> None:
            for way in store.ways.confirmed(MAIL, address, MOST_PLAYERS):
                store.notices.queue(way.id, SIGN_IN, now)

        # Afterwards, so that how long it takes tells nothing either.
        return RedirectResponse(f"{url_for('you')}?notices=mailed{COMING_BACK}", 303, background=BackgroundTask(queue))

    async def _games_here(self, request: Request) -> list[str]:
        """The tables at which this browser has a seat."""
        if player_of(request):
            await self.context.bring_along(request)
            return needed(request).games()
        return [each for each in self.context.tables_of(request) if each != request.cookies.get("exercise")]

    async def renew(self, request: Request) -> Response:
        """Another link; those of before lead nowhere."""
        await read_form(request)
        response = RedirectResponse(url_for("you"), 303)
        await self.context.players.renew(request, response)
        return response

    async def forget(self, request: Request) -> Response:
        """This browser is nobody's any more; the player is where their link leads."""
        self._whose(request, await read_form(request))
        return self._left(request)

    def _left(self, request: Request) -> Response:
        response = RedirectResponse(url_for("you"), 303)
        drop_seats(response, request)
        drop(response, PLAYER)
        drop(response, "name")
        response.set_cookie(GONE, "1", max_age=GONE_SECONDS, path=url_for("lobby"), httponly=True, samesite="lax")
        return response

    def _whose(self, request: Request, form: Mapping[str, str]) -> Player:
        """The visitor, if they are whom the form is about."""
        player = needed(request)
        if form.get("player") != player.id:
            raise NotAllowed("not-that-player")
        return player

    # Progress --------------------------------------------------------------------------------------

    async def progress(self, request: Request) -> Response:
        """What this browser has learnt since it last told, and in return what all browsers of the player have."""
        sent = read_sent(await read_body(request, PROGRESS_BYTES))
        if player_of(request) is None:
            return Response(status_code=204)
        player = await self.context.players.change(request, lambda now: learnt(now, sent))
        return JSONResponse({"player": player.id, **read_progress(player.progress).to_dict()})

    # Being forgotten -------------------------------------------------------------------------------

    async def delete(self, request: Request) -> Response:
        """The player is forgotten everywhere; the games of others keep a neutral name."""
        form = await read_form(request)
        self._whose(request, form)
        if form.get("sure") != "yes":
            raise BadForm("not-sure")
        await self.context.bring_along(request)
        for held in needed(request).seats:
            table = await self._table(held)
            if table is not None and held.seat in held_seats(needed(request), table):
                await self._vacate(table, held.seat)
        await self.context.players.delete(request)
        return self._left(request)

    async def _table(self, held: SeatHeld) -> Table | None:
        with suppress(HeliopolisError):
            return await self.context.table(held.game_id)
        return None

    async def _vacate(self, table: Table, seat: int) -> None:
        """Nobody is at the seat from now on, nor is told to have been."""
        host, others = self.context.host, [each.name for number, each in enumerate(table.seats) if number != seat]
        name = told_apart(translator(table.seats[seat].language)("player", number=seat + 1), others)
        closes = table.needs().kind == "seats" and table.header.maker == seat
        for act in [*([CloseTable(seat)] if closes else []), Forget(seat, name, link_hash(new_link()))]:
            for _ in range(TRIES):
                try:
                    await host.make(table.id, act, table.version)
                except Stale:
                    continue
                except HeliopolisError:  # a table that takes no more acts; what was kept is changed all the same
                    break
                break
        await host.redact(table.id, seat, name)


async def _given(key: PlayerKey) -> PlayerKey:
    return key


def learnt(player: Player, sent: SentProgress) -> Player:
    """The player with what a browser tells; what it holds of somebody else is none of theirs."""
    progress = read_progress(player.progress)
    if sent.player in {"", player.id}:
        progress = progress.with_more(sent.news)
    if sent.forgets:
        progress = progress._replace(learnt=())
    return player._replace(progress=progress.to_dict())


def united(player: Player, other: Player) -> Player:
    """Two players in one: what the first has chosen stands."""
    progress: Progress = read_progress(player.progress).with_more(read_progress(other.progress))
    return player._replace(
        name=player.name or other.name,
        settings={**other.settings, **player.settings},
        progress=progress.to_dict(),
    )
