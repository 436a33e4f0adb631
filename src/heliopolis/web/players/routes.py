"""Players: their page “You”, the link to other devices, settings and progress, and being forgotten."""

from __future__ import annotations

import json
import time
from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from typing import Final

from starlette.background import BackgroundTask
from starlette.concurrency import run_in_threadpool
from starlette.responses import JSONResponse, RedirectResponse, Response

from heliopolis.kernel.errors import HeliopolisError, UnknownName
from heliopolis.table.errors import Stale
from heliopolis.table.keeping.notices import ON
from heliopolis.table.keeping.players import Player, SeatHeld
from heliopolis.table.seat_acts import CloseTable, Forget
from heliopolis.table.seats import LONGEST_NAME, check_name, link_hash, new_link, told_apart
from heliopolis.table.session import Session
from heliopolis.web.common.page import MEETING_FILES, answer, back_to
from heliopolis.web.common.pieces import COMING_BACK, NOTICES
from heliopolis.web.notifications.channels import LONGEST_MAIL, MAIL, SIGN_IN, read_address
from heliopolis.web.notifications.section import NoticesShown, notices_section, way_exported
from heliopolis.web.notifications.timing import kept_quiet
from heliopolis.web.players.known_players import needed
from heliopolis.web.players.progress import (
    FIRST_RATING,
    PROGRESS_BYTES,
    Progress,
    SentProgress,
    read_progress,
    read_sent,
)
from heliopolis.web.server.addresses import url_for
from heliopolis.web.server.cookies import PLAYER, PlayerKey, drop, drop_seats, held_seats, keep, keep_key, recognise
from heliopolis.web.server.errors import BadForm, NotAllowed
from heliopolis.web.server.guard import read_body
from heliopolis.web.server.preferences import PREFERENCES, Translator, preference_called, translator
from heliopolis.web.visit import Visit, get, get_or_post, post, receive, to_page

YOU_FILES: Final = (*MEETING_FILES, "players.css", "players.js", "notices.js")


GONE: Final = "gone"
"""The cookie of a browser that has just forgotten its player; what its page keeps by itself goes too."""
GONE_SECONDS: Final = 120
LONGEST_SECRET: Final = 64
MOST_PLAYERS: Final = 4
"""Players of one mail address who get a link to come back."""
TRIES: Final = 5
"""How often to ask a table to forget a player if others act there at the same time."""


# The page --------------------------------------------------------------------------------------


async def show(visit: Visit) -> Response:
    """Show who the visitor is, and what is kept about them."""
    await visit.bring_along()
    player, key, say = visit.player, visit.context.players.key(visit.connection), visit.say
    abilities = visit.context.abilities
    notices = await _notices(visit, player, visit.query.get("notices", ""))
    studies = await run_in_threadpool(visit.store.studies.of, player.id) if player else []
    days = await run_in_threadpool(visit.context.daily.of, player.id) if player else []
    # Who has played on another device comes back by their link, or by a mail address that they have added there.
    known = {"mailed": "sign-in-mailed", "confirmed": "notices-confirmed"}
    left = GONE in visit.connection.cookies
    page = visit.page(_named(player, say("you-head")), "meeting", YOU_FILES, url_for("you"))
    response = answer(
        page.show(
            "players/you.html",
            player=player,
            player_link=visit.base + key.path if key else "",
            notices=notices,
            abilities=abilities,
            gone=player is None and left,
            longest_name=LONGEST_NAME,
            signed_in=say(known[notices.told]) if notices.told in known else "",
            longest_mail=LONGEST_MAIL,
            notices_section=notices_section(notices, say) if player and abilities.notices else "",
            kept=[
                *_kept(player, notices, say),
                (say("you-daily"), say("you-daily-told", count=len(days))),
                (say("studies"), str(len(studies))),
            ]
            if player
            else [],
        )
    )
    if left:
        drop(response, GONE)
    return response


async def _notices(visit: Visit, player: Player | None, told: str) -> NoticesShown:
    """Return the ways in which a player gets notifications."""
    desk, store = visit.context.notices, visit.store.ways
    ways = await run_in_threadpool(store.of, player.id) if player else []
    attention = await run_in_threadpool(store.attention, player.id) if player else None
    return NoticesShown(
        ways, kept_quiet(attention.quiet if attention else {}), told, desk.push_key, mail=desk.mail is not None
    )


def _named(player: Player | None, otherwise: str) -> str:
    """Return what a player is called."""
    return (player.name if player else "") or otherwise


def _ask(visit: Visit, template: str, title: str, **values: object) -> Response:
    """Show whose link was opened. Nothing happens before its button is pressed: programs look at links too."""
    return answer(visit.page(title, "meeting", YOU_FILES).show(template, **values))


def _kept(player: Player, notices: NoticesShown, say: Translator) -> list[tuple[str, str]]:
    """Return what is kept about a player, each thing with its name."""
    progress = read_progress(player.progress)
    liked = [
        say.texts.titled(say(f"way-{name}"), preference_called(name, value, say))
        for name, value in sorted(player.settings.items())
    ]
    puzzles = say("you-puzzles-told", count=len(progress.solved), rating=progress.rating)
    return [
        (say("you-since"), time.strftime("%Y-%m-%d", time.gmtime(player.created))),
        (say("you-games"), say("you-games-told", count=len(player.games()))),
        (say("you-talk"), say("you-talk-told")),
        (say("you-notices"), say("you-notices-told", count=len(notices.ways))),
        (say("you-settings"), " · ".join(liked) or say("you-settings-none")),
        (say("you-lessons"), say("you-lessons-told", count=len(progress.learnt))),
        (say("you-puzzles"), puzzles if progress.tried or progress.rating != FIRST_RATING else say("you-puzzles-none")),
    ]


async def name(visit: Visit) -> Response:
    """Note what the visitor is called from now on; a visitor who is not a player yet becomes one."""
    name = check_name(visit.form.get("name", "").strip())
    response = to_page("you")
    await visit.welcome(response, name)
    return response


async def change_preferences(visit: Visit) -> Response:
    """Change language or theme, and go back to where the visitor was."""
    response = RedirectResponse(back_to(visit.form.get("here", "")), 303)
    chosen = {name: visit.form[name] for name, values in PREFERENCES.items() if visit.form.get(name) in values}
    for name, value in chosen.items():
        keep(response, visit.connection, name, value)
    if visit.player:
        await visit.context.players.change(
            visit.connection, lambda now: now._replace(settings={**now.settings, **chosen})
        )
    return response


async def export(visit: Visit) -> Response:
    """Return all that is kept about the visitor, for them to take along."""
    player = needed(visit.connection)
    games = [told for held in player.seats if (told := await _told(visit, held)) is not None]
    kept = {
        "player": player.id,
        "name": player.name,
        "created": player.created,
        "settings": dict(player.settings),
        "progress": read_progress(player.progress).to_dict(),
        "seats": games,
        "daily": [each._asdict() for each in await run_in_threadpool(visit.context.daily.of, player.id)],
        "studies": [each._asdict() for each in await run_in_threadpool(visit.store.studies.of, player.id)],
        "notices": await _exported_notices(visit, player),
    }
    return Response(
        json.dumps(kept, indent=2, ensure_ascii=False),
        media_type="application/json",
        headers={"content-disposition": 'attachment; filename="heliopolis-player.json"'},
    )


async def _exported_notices(visit: Visit, player: Player) -> Mapping[str, object]:
    store = visit.store
    attention = await run_in_threadpool(store.ways.attention, player.id)
    turns = await run_in_threadpool(store.notices.turns, player.id)
    return {
        "ways": [way_exported(way) for way in await run_in_threadpool(store.ways.of, player.id)],
        "wanted": attention._asdict() if attention else None,
        "waiting": [turn._asdict() for turn in turns],
        "queued": [each._asdict() for each in await run_in_threadpool(store.notices.queued, player.id)],
    }


async def _told(visit: Visit, held: SeatHeld) -> Mapping[str, object] | None:
    session = await _session(visit, held)
    if session is None:
        return None
    table, talk = session.table, session.talk
    journal = url_for("journal", kind="t", name=table.id, form="txt")
    return {
        "table": table.id,
        "game": table.game.name,
        "seat": held.seat + 1,
        "name": table.seats[held.seat].name,
        "over": table.history.over(),
        "journal": journal,
        "said": [line.text for line in talk.lines if line.text and line.seat == held.seat],
        "noted": talk.noted(held.seat),
    }


# Other devices ---------------------------------------------------------------------------------


async def open_player(visit: Visit) -> Response:
    """Show whose player a link is; only its button signs this browser in."""
    key = PlayerKey(visit.given["player"][:LONGEST_SECRET], visit.given["secret"][:LONGEST_SECRET])
    player = await visit.context.players.opened(visit.connection, key)
    return await _become(visit, player, lambda: _given(key))


async def open_mail(visit: Visit) -> Response:
    """Confirm an address by a mailed link, or sign this browser in; once, by its button."""
    visit.count("links_per_minute")
    store, now = visit.store, int(visit.context.notices.now())
    secret = visit.given["secret"][:LONGEST_SECRET]
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
        return await _become(visit, player, new_key)
    if not visit.posted:
        about = visit.say("confirm-about", player=_named(player, visit.say("you-unnamed")), address=way.address)
        return _ask(visit, "players/confirm.html", "Heliopolis", about=about)
    await use()
    await run_in_threadpool(store.ways.change, way.id, state=ON)
    return you_again("confirmed")


async def _become(visit: Visit, player: Player, key: Callable[[], Awaitable[PlayerKey]]) -> Response:
    """Ask whether to sign this browser in as the player; the button does it, with a key of the player."""
    own, games, say = visit.player, len(await _games_here(visit)), visit.say
    known = own is not None and own.id == player.id
    if not visit.posted or known:
        name, other = _named(player, say("you-unnamed")), _named(own, say("you-unnamed"))
        told = {"known": known, "name": name, "other": other, "games": games, "count": len(player.games())}
        return _ask(visit, "players/become.html", _named(player, "Heliopolis"), **told)
    wanted = visit.form.get("open")
    if wanted not in {"together", "instead"}:
        raise BadForm("form")
    given = await key()
    # Who comes back wants to play; who has no game yet sees who they are.
    response = to_page("games" if player.games() else "you")
    if wanted == "instead":
        drop_seats(response, visit.connection)
        recognise(visit.connection, player)
    elif own is not None:
        await visit.context.players.unite(visit.connection, player, united)
        await visit.bring_along()
    else:
        recognise(visit.connection, player)
        await visit.bring_along()
    keep_key(response, visit.connection, visit.context.signer, given)
    return response


async def sign_in(visit: Visit) -> Response:
    """Send a link to an address by which its player comes back; the answer does not reveal whether there is one."""
    mail, store = visit.context.notices.mail, visit.store
    if mail is None:
        raise UnknownName("no-page")
    address = read_address(visit.form.get("address", ""))
    visit.context.limiter.mail(visit.connection, address)
    now = int(visit.context.notices.now())

    def queue() -> None:
        for way in store.ways.confirmed(MAIL, address, MOST_PLAYERS):
            store.notices.queue(way.id, SIGN_IN, now)

    response = you_again("mailed", COMING_BACK)
    # Afterwards, so that the time it takes reveals nothing either.
    response.background = BackgroundTask(queue)
    return response


def you_again(told: str, part: str = NOTICES) -> Response:
    """Go back to a part of the page, which says what was done."""
    return RedirectResponse(f"{url_for('you')}?notices={told}{part}", 303)


async def _games_here(visit: Visit) -> list[str]:
    """Return the tables at which this browser has a seat."""
    if visit.player:
        await visit.bring_along()
        return needed(visit.connection).games()
    return [each for each in visit.tables() if each != visit.connection.cookies.get("exercise")]


async def renew(visit: Visit) -> Response:
    """Make another link; earlier ones lead nowhere."""
    response = to_page("you")
    await visit.context.players.renew(visit.connection, response)
    return response


async def forget(visit: Visit) -> Response:
    """Sign this browser out; the player can come back by their link."""
    _whose(visit)
    return _left(visit)


def _left(visit: Visit) -> Response:
    response = to_page("you")
    drop_seats(response, visit.connection)
    drop(response, PLAYER)
    drop(response, "name")
    response.set_cookie(GONE, "1", max_age=GONE_SECONDS, path=url_for("lobby"), httponly=True, samesite="lax")
    return response


def _whose(visit: Visit) -> Player:
    """Return the visitor, if they are whom the form is about."""
    player = needed(visit.connection)
    if visit.form.get("player") != player.id:
        raise NotAllowed("not-that-player")
    return player


# Progress --------------------------------------------------------------------------------------


async def progress(visit: Visit) -> Response:
    """Take what this browser has learned since it last reported, and return what all browsers of the player have."""
    sent = read_sent(await read_body(visit.request, PROGRESS_BYTES))
    if visit.player is None:
        return Response(status_code=204)
    player = await visit.context.players.change(visit.connection, lambda now: learnt(now, sent))
    return JSONResponse({"player": player.id, **read_progress(player.progress).to_dict()})


# Being forgotten -------------------------------------------------------------------------------


async def delete(visit: Visit) -> Response:
    """Forget the player everywhere; the games of others keep a neutral name."""
    _whose(visit)
    if visit.form.get("sure") != "yes":
        raise BadForm("not-sure")
    await visit.bring_along()
    for held in needed(visit.connection).seats:
        session = await _session(visit, held)
        if session is not None and held.seat in held_seats(needed(visit.connection), session.table):
            await _vacate(session, held.seat)
    await visit.context.players.delete(visit.connection)
    return _left(visit)


async def _session(visit: Visit, held: SeatHeld) -> Session | None:
    with suppress(HeliopolisError):
        return await visit.context.session(held.game_id)
    return None


async def _vacate(session: Session, seat: int) -> None:
    """Leave the seat without a person from now on, and without a trace of one."""
    table = session.table
    name = translator(table.seats[seat].language)("player", number=seat + 1)
    name = told_apart(name, table.history.other_names(seat))
    closes = table.needs().kind == "seats" and table.header.maker == seat
    for act in [*([CloseTable(seat)] if closes else []), Forget(seat, name, link_hash(new_link()))]:
        for _ in range(TRIES):
            try:
                await session.make(act, table.version)
            except Stale:
                continue
            except HeliopolisError:  # a table that takes no more acts; what was kept is changed all the same
                break
            break
    await session.redact(seat, name)


async def _given(key: PlayerKey) -> PlayerKey:
    return key


def learnt(player: Player, sent: SentProgress) -> Player:
    """Return the player with what a browser sends; what it holds of someone else is left out."""
    progress = read_progress(player.progress)
    if sent.player in {"", player.id}:
        progress = progress.with_more(sent.news)
    if sent.forgets:
        progress = progress._replace(learnt=())
    return player._replace(progress=progress.to_dict())


def united(player: Player, other: Player) -> Player:
    """Return two players in one: what the first has chosen stands."""
    progress: Progress = read_progress(player.progress).with_more(read_progress(other.progress))
    return player._replace(
        name=player.name or other.name,
        settings={**other.settings, **player.settings},
        progress=progress.to_dict(),
    )


ROUTES: Final = [
    get("you", show),
    post("your-name", name),
    post("new-key", renew),
    post("forget", forget),
    post("delete", delete),
    get("export", export),
    receive("progress", progress),
    get_or_post("player", open_player),
    get_or_post("mail-link", open_mail),
    post("sign-in", sign_in),
    post("preferences", change_preferences),
]
