"""Notifications: choosing ways, trying, stopping and removing them, quiet hours, and the link that stops one."""

from __future__ import annotations

import hmac
from typing import Final

from starlette.concurrency import run_in_threadpool
from starlette.responses import JSONResponse, Response

from heliopolis.kernel.errors import UnknownName
from heliopolis.table.errors import NotNow
from heliopolis.table.keeping.notices import ON, STOPPED, WAITING, NoticeWay
from heliopolis.table.keeping.players import Player
from heliopolis.web.common.page import answer
from heliopolis.web.common.pieces import STATIC, asset
from heliopolis.web.notifications.channels import (
    CONFIRM,
    FORMS,
    LONGEST_LABEL,
    MAIL,
    PUSH,
    WEBHOOK,
    read_address,
    read_subscription,
)
from heliopolis.web.notifications.outgoing import NotSent
from heliopolis.web.notifications.section import way_name, where
from heliopolis.web.notifications.timing import read_quiet
from heliopolis.web.players.known_players import needed
from heliopolis.web.players.routes import YOU_FILES, you_again
from heliopolis.web.server.addresses import url_for, url_of
from heliopolis.web.server.errors import BadForm
from heliopolis.web.server.guard import read_body
from heliopolis.web.visit import Visit, get, post, receive

MOST_WAYS: Final = 8
"""The most ways of one player."""
STOP_BYTES: Final = 1024
PUSH_BYTES: Final = 4096
DEEDS: Final = {"stop": (STOPPED, "stopped"), "start": (ON, "started"), "remove": ("", "removed")}
"""In which state a way then is, or that it is gone, and what the page says of it."""
BROWSERS: Final = ("Firefox", "Edg", "OPR", "Chrome", "Safari")
"""As they call themselves; those that others pretend to be last."""


# Ways ------------------------------------------------------------------------------------------


async def add_webhook(visit: Visit) -> Response:
    """Add a webhook to notify."""
    player = await _adding(visit)
    address, kind = visit.form.get("address", "").strip(), visit.form.get("form", "")
    if kind not in FORMS:
        raise BadForm("form")
    await visit.context.notices.outgoing.check(address)
    await _add(visit, player, WEBHOOK, address, {"form": kind})
    return you_again("added")


async def add_push(visit: Visit) -> Response:
    """Notify this browser from now on; our script posts its subscription."""
    told = read_subscription(await read_body(visit.request, PUSH_BYTES))
    player = needed(visit.connection)
    await visit.context.notices.outgoing.check(told.endpoint)
    before, keys = await run_in_threadpool(visit.store.ways.at, PUSH, told.endpoint), told._asdict()
    del keys["endpoint"]
    if before is not None and before.player_id != player.id:
        # Anyone who has the keys of a browser has the browser, and may be another player there now.
        same = hmac.compare_digest(before.details["auth"].encode(), told.auth.encode())
        if not same or before.details["p256dh"] != told.p256dh:
            raise NotNow("push-taken")
        await run_in_threadpool(visit.store.ways.remove, before.id)
    elif before is None:
        await _adding(visit)
    await _add(visit, player, PUSH, told.endpoint, {**keys, "label": _browser(visit)})
    return Response(status_code=204)


async def worker(_: Visit) -> Response:
    """Return the service worker; it lies above all pages, so that it may speak for them."""
    return Response((STATIC / "sw.js").read_bytes(), media_type="text/javascript")


async def offline(visit: Visit) -> Response:
    """Return what the service worker shows where nothing can be reached; it looks again by itself."""
    page = visit.page(visit.say("no-connection"), "meeting", ("meeting.css",), url_for("lobby"))
    reply = answer(page.show("notifications/offline.html"))
    reply.headers["refresh"] = "10"
    return reply


async def manifest(visit: Visit) -> Response:
    """Return what the installed app is called and looks like; its addresses are relative, wherever we lie."""
    icon = {
        "src": asset("icon.svg").removeprefix(url_for("lobby")),
        "sizes": "any",
        "type": "image/svg+xml",
        "purpose": "any",
    }
    told = {
        "name": "Heliopolis",
        "short_name": "Heliopolis",
        "lang": visit.preferences.language,
        "start_url": "games",
        "scope": "./",
        "display": "standalone",
        "background_color": "#efe7da",
        "theme_color": "#efe7da",
        "icons": [icon],
    }
    return JSONResponse(told, media_type="application/manifest+json")


async def add_mail(visit: Visit) -> Response:
    """Add a mail address for notifications, once its owner has confirmed it."""
    if MAIL not in visit.context.notices.senders:
        raise UnknownName("no-page")
    address = read_address(visit.form.get("address", ""))
    player = await _adding(visit)
    visit.context.limiter.mail(visit.connection, address)
    way = await _add(visit, player, MAIL, address, {}, WAITING)
    await _confirm(visit, way)
    return you_again("mailed")


async def _confirm(visit: Visit, way: NoticeWay) -> None:
    await run_in_threadpool(visit.store.notices.queue, way.id, CONFIRM, int(visit.context.notices.now()))


async def _adding(visit: Visit) -> Player:
    """Return the player, if they may have one way more."""
    player = needed(visit.connection)
    _count(visit, player)
    if len(await run_in_threadpool(visit.store.ways.of, player.id)) >= MOST_WAYS:
        raise NotNow("many-ways", most=MOST_WAYS)
    return player


def _count(visit: Visit, player: Player) -> None:
    """Count what is added or tried, by the client and by the player."""
    for who in (visit.connection, player.id):
        visit.context.limiter.count(who, "notices_per_hour")


async def _add(
    visit: Visit, player: Player, kind: str, address: str, details: dict[str, str], state: str = ON
) -> NoticeWay:
    base, now = visit.base, int(visit.context.notices.now())
    language = visit.preferences.language
    return await run_in_threadpool(
        visit.store.ways.add, player.id, kind, address, details, base, now, language=language, state=state
    )


async def change(visit: Visit) -> Response:
    """Try a way, stop it, start it again or remove it."""
    player, deed = needed(visit.connection), visit.given["deed"]
    way = await run_in_threadpool(visit.store.ways.find, visit.given["way"])
    if way is None or way.player_id != player.id:
        raise UnknownName("no-way")
    if way.state == WAITING and deed != "remove":
        if deed != "confirm":
            raise NotNow("unconfirmed")
        visit.context.limiter.mail(visit.connection, way.address)
        await _confirm(visit, way)
        return you_again("mailed")
    if deed == "try":
        return await _try(visit, player, way)
    if deed not in DEEDS:
        raise UnknownName("no-way")
    state, told = DEEDS[deed]
    if state:
        await run_in_threadpool(visit.store.ways.change, way.id, state=state)
    else:
        await run_in_threadpool(visit.store.ways.remove, way.id)
    return you_again(told)


async def _try(visit: Visit, player: Player, way: NoticeWay) -> Response:
    _count(visit, player)
    try:
        await visit.context.notices.trial(player, way)
    except NotSent as error:
        return you_again("untaken" if error.status else "unanswered")
    return you_again("tried")


async def quiet(visit: Visit) -> Response:
    """Set hours in which nothing is sent."""
    player, quiet = needed(visit.connection), read_quiet(visit.form).to_dict()
    language, now = visit.preferences.language, int(visit.context.notices.now())
    await run_in_threadpool(visit.store.ways.set_quiet, player.id, quiet, language, now)
    return you_again("quiet")


# One click to stop -----------------------------------------------------------------------------


async def stop(visit: Visit) -> Response:
    """End the way that a link came by; programs that only look at links end nothing, mail programs post.

    The link is all that is asked for: it may be opened where no one knows the player.
    """
    way_id = visit.context.notices.to_stop(visit.given["way"])
    if not way_id:
        raise UnknownName("no-way")
    if visit.posted:
        await read_body(visit.request, STOP_BYTES)
        await run_in_threadpool(visit.store.ways.change, way_id, state=STOPPED)
    way = await run_in_threadpool(visit.store.ways.find, way_id)
    page = visit.page("Heliopolis", "meeting", YOU_FILES, url_for("lobby"))
    name = f"{way_name(way, page.say)} ({where(way)})" if way else ""
    ended = way is None or way.state == STOPPED
    about = page.say("stop-gone" if way is None else "stop-ended" if ended else "stop-about", way=name)
    return answer(page.show("notifications/stop.html", about=about, ended=ended, path=url_of(visit.connection)))


def _browser(visit: Visit) -> str:
    """Return what a browser is called, so that its player knows it from others."""
    told = visit.connection.headers.get("user-agent", "")
    named = next((name for name in BROWSERS if name in told), "")
    where = next((name for name in ("Android", "iPhone", "iPad", "Windows", "Macintosh", "Linux") if name in told), "")
    return " ".join(word for word in ({"Edg": "Edge", "OPR": "Opera"}.get(named, named), where) if word)[:LONGEST_LABEL]


ROUTES: Final = [
    post("add-webhook", add_webhook),
    receive("add-push", add_push),
    get("worker", worker),
    get("offline", offline),
    get("manifest", manifest),
    post("add-mail", add_mail),
    post("quiet", quiet),
    post("change-way", change),
    receive("stop", stop, ("GET", "POST")),
]
