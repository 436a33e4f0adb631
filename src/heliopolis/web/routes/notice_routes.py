"""Notices: choosing ways to be told, trying, stopping and removing them, quiet hours, and the link that stops one."""

from __future__ import annotations

import hmac
from typing import Final

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import JSONResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Route

from heliopolis.kernel.errors import UnknownName
from heliopolis.render.markup import html
from heliopolis.table.errors import NotNow
from heliopolis.table.keeping.notice_ways import ON, STOPPED, WAITING, NoticeWay
from heliopolis.table.keeping.players import Player
from heliopolis.web.common.links import NOTICES
from heliopolis.web.common.page import STATIC, Page, answer, asset
from heliopolis.web.context import WebContext
from heliopolis.web.notices.mail import CONFIRM, MAIL, read_address
from heliopolis.web.notices.outgoing import NotSent
from heliopolis.web.notices.push import LONGEST_LABEL, PUSH, read_subscription
from heliopolis.web.notices.quiet import read_quiet
from heliopolis.web.notices.section import stop_page_body
from heliopolis.web.notices.webhooks import FORMS, WEBHOOK
from heliopolis.web.players.known_players import needed
from heliopolis.web.players.you_page import YOU_FILES
from heliopolis.web.server.addresses import url_for, url_of
from heliopolis.web.server.errors import BadForm
from heliopolis.web.server.guard import read_body, read_form
from heliopolis.web.server.preferences import preferences_of, translator

MOST_WAYS: Final = 8
"""Of one player."""
STOP_BYTES: Final = 1024
PUSH_BYTES: Final = 4096
BROWSERS: Final = ("Firefox", "Edg", "OPR", "Chrome", "Safari")
"""As they call themselves; those that others pretend to be last."""


class NoticeRoutes:
    """The addresses of notices."""

    def __init__(self, context: WebContext) -> None:
        self.context: Final = context
        self.desk: Final = context.notices
        self.store: Final = context.host.store.ways

    def routes(self) -> list[BaseRoute]:
        """Their addresses."""
        return [
            Route("/you/notices/webhook", self.add_webhook, methods=["POST"]),
            Route("/you/notices/push", self.add_push, methods=["POST"]),
            Route("/sw.js", self.worker),
            Route("/offline", self.offline),
            Route("/manifest.webmanifest", self.manifest),
            Route("/you/notices/mail", self.add_mail, methods=["POST"]),
            Route("/you/notices/quiet", self.quiet, methods=["POST"]),
            Route("/you/notices/{way}/{deed}", self.change, methods=["POST"]),
            Route("/stop/{way}", self.stop, methods=["GET", "POST"]),
        ]

    # Ways ------------------------------------------------------------------------------------------

    async def add_webhook(self, request: Request) -> Response:
        """A webhook that shall be told."""
        form = await read_form(request)
        player = await self._adding(request)
        address, kind = form.get("address", "").strip(), form.get("form", "")
        if kind not in FORMS:
            raise BadForm("form")
        await self.desk.outgoing.check(address)
        await self._add(request, player, WEBHOOK, address, {"form": kind})
        return _back("added")

    async def add_push(self, request: Request) -> Response:
        """This browser shall be told; our script posts what it tells of itself."""
        told = read_subscription(await read_body(request, PUSH_BYTES))
        player = needed(request)
        await self.desk.outgoing.check(told.endpoint)
        before, keys = await run_in_threadpool(self.store.at, PUSH, told.endpoint), told._asdict()
        del keys["endpoint"]
        if before is not None and before.player_id != player.id:
            # Whoever has the keys of a browser has the browser, and may be somebody else there now.
            same = hmac.compare_digest(before.details["auth"].encode(), told.auth.encode())
            if not same or before.details["p256dh"] != told.p256dh:
                raise NotNow("push-taken")
            await run_in_threadpool(self.store.remove, before.id)
        elif before is None:
            await self._adding(request)
        await self._add(request, player, PUSH, told.endpoint, {**keys, "label": _browser(request)})
        return Response(status_code=204)

    async def worker(self, _request: Request) -> Response:
        """The service worker; it lies above all pages, so that it may speak for them."""
        return Response((STATIC / "sw.js").read_bytes(), media_type="text/javascript")

    async def offline(self, request: Request) -> Response:
        """What the service worker shows where nothing can be reached; it looks again by itself."""
        preferences = preferences_of(request)
        say = translator(preferences.language)
        body = html(
            '<main class="welcome"><section class="panel card"><h1>{}</h1><p>{}</p>'
            '<p><a class="as-button" href="">{}</a></p></section></main>',
            say("no-connection"),
            say("no-connection-about"),
            say("no-connection-again"),
        )
        reply = answer(Page(preferences, say("no-connection"), kind="meeting", files=("meeting.css",)).html(body))
        reply.headers["refresh"] = "10"
        return reply

    async def manifest(self, request: Request) -> Response:
        """What the installed app is called and looks like; its addresses are relative, wherever we lie."""
        icon = {
            "src": asset("icon.svg").removeprefix(url_for("lobby")),
            "sizes": "any",
            "type": "image/svg+xml",
            "purpose": "any",
        }
        told = {
            "name": "Heliopolis",
            "short_name": "Heliopolis",
            "lang": preferences_of(request).language,
            "start_url": "games",
            "scope": "./",
            "display": "standalone",
            "background_color": "#efe7da",
            "theme_color": "#efe7da",
            "icons": [icon],
        }
        return JSONResponse(told, media_type="application/manifest+json")

    async def add_mail(self, request: Request) -> Response:
        """A mail address that shall be told, once whoever reads its mail has confirmed it."""
        form = await read_form(request)
        if MAIL not in self.desk.senders:
            raise UnknownName("no-page")
        address = read_address(form.get("address", ""))
        player = await self._adding(request)
        self.context.limiter.mailed(request, address)
        way = await self._add(request, player, MAIL, address, {}, WAITING)
        await self._confirm(way)
        return _back("mailed")

    async def _confirm(self, way: NoticeWay) -> None:
        await run_in_threadpool(self.context.host.store.notices.queue, way.id, CONFIRM, int(self.desk.now()))

    async def _adding(self, request: Request) -> Player:
        """The player, if they may have one way more."""
        player = needed(request)
        self.context.limiter.noticed(request, player.id)
        if len(await run_in_threadpool(self.store.of, player.id)) >= MOST_WAYS:
            raise NotNow("many-ways", most=MOST_WAYS)
        return player

    async def _add(
        self, request: Request, player: Player, kind: str, address: str, details: dict[str, str], state: str = ON
    ) -> NoticeWay:
        base, now = self.context.reach.base(request), int(self.desk.now())
        language = preferences_of(request).language
        return await run_in_threadpool(
            lambda: self.store.add(player.id, kind, address, details, base, now, language=language, state=state)
        )

    async def change(self, request: Request) -> Response:
        """Try a way, stop it, start it again or remove it."""
        await read_form(request)
        player, deed = needed(request), request.path_params["deed"]
        way = await run_in_threadpool(self.store.find, request.path_params["way"])
        if way is None or way.player_id != player.id:
            raise UnknownName("no-way")
        if way.state == WAITING and deed != "remove":
            if deed != "confirm":
                raise NotNow("unconfirmed")
            self.context.limiter.mailed(request, way.address)
            await self._confirm(way)
            return _back("mailed")
        if deed == "try":
            return await self._try(request, player, way)
        if deed == "remove":
            await run_in_threadpool(self.store.remove, way.id)
            return _back("removed")
        if deed not in {"stop", "start"}:
            raise UnknownName("no-way")
        state = STOPPED if deed == "stop" else ON
        await run_in_threadpool(lambda: self.store.change(way.id, state=state))
        return _back("stopped" if deed == "stop" else "started")

    async def _try(self, request: Request, player: Player, way: NoticeWay) -> Response:
        self.context.limiter.noticed(request, player.id)
        try:
            await self.desk.trial(player, way)
        except NotSent as error:
            return _back("untaken" if error.status else "unanswered")
        return _back("tried")

    async def quiet(self, request: Request) -> Response:
        """Hours in which nothing is sent."""
        form, player = await read_form(request), needed(request)
        quiet, language = read_quiet(form).to_dict(), preferences_of(request).language
        await run_in_threadpool(self.store.set_quiet, player.id, quiet, language, int(self.desk.now()))
        return _back("quiet")

    # One click to stop -----------------------------------------------------------------------------

    async def stop(self, request: Request) -> Response:
        """The link of a notice ends the way it came by: programs that look at links end nothing, mail programs post.

        The link is all that is asked for: it may be opened where nobody knows the player.
        """
        way_id = self.desk.to_stop(request.path_params["way"])
        if not way_id:
            raise UnknownName("no-way")
        if request.method == "POST":
            await read_body(request, STOP_BYTES)
            await run_in_threadpool(lambda: self.store.change(way_id, state=STOPPED))
        way = await run_in_threadpool(self.store.find, way_id)
        page = Page(preferences_of(request), "Heliopolis", kind="meeting", files=YOU_FILES)
        return answer(page.html(stop_page_body(way, url_of(request), page.say)))


def _back(told: str) -> Response:
    """Back to the page, which tells what was done."""
    return RedirectResponse(f"{url_for('you')}?notices={told}{NOTICES}", 303)


def _browser(request: Request) -> str:
    """What a browser is called, so that its player knows it from others."""
    told = request.headers.get("user-agent", "")
    named = next((name for name in BROWSERS if name in told), "")
    where = next((name for name in ("Android", "iPhone", "iPad", "Windows", "Macintosh", "Linux") if name in told), "")
    return " ".join(word for word in ({"Edg": "Edge", "OPR": "Opera"}.get(named, named), where) if word)[:LONGEST_LABEL]
