"""People who meet: invitations, links to seats, and playing once more."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from markupsafe import Markup
from starlette.responses import RedirectResponse, Response

from heliopolis.kernel.errors import BadData, UnknownName
from heliopolis.table.errors import NotNow
from heliopolis.table.seat_acts import GiveLink, Join, Renew, RenewInvitation, WantRematch
from heliopolis.table.seats import INVITATION, LONGEST_NAME, clean_name, link_hash, new_link
from heliopolis.web.common.clock_words import format_terms
from heliopolis.web.common.link_preview import LinkPreview
from heliopolis.web.common.page import MEETING_FILES, answer, back_to
from heliopolis.web.common.pieces import code_of
from heliopolis.web.common.players import MIDDLING, names_at
from heliopolis.web.server.addresses import path_of, url_for
from heliopolis.web.server.cookies import keep_seats, known_name
from heliopolis.web.server.errors import NotAllowed
from heliopolis.web.server.limits import owner
from heliopolis.web.table.rematch import next_address
from heliopolis.web.visit import Visit, get, get_or_post, post, to_page
from heliopolis.words.voice import say_error, voice_of

NO_LINKS: Final[Mapping[int, str]] = {}
_LINK: Final = re.compile(r"[A-Za-z0-9_-]{22}")
"""A secret as we make them."""
LONGEST_LINK: Final = 64
"""Letters of a secret that are looked at."""


# Invitations -----------------------------------------------------------------------------------


async def invited(visit: Visit) -> Response:
    """Ask a visitor with the invitation for a name, to take a free seat; lead one who has a seat to it."""
    table = visit.table
    link = visit.given["link"][:LONGEST_LINK]
    if not table.invites(link):
        raise UnknownName("invitation")
    if visit.mine:
        return to_page("table", table=table.id)
    name, own = clean_name(visit.form.get("name", "")), visit.form.get("own", "")
    full = (not table.history.free_seats() or table.history.over()) and table.seat_of(own) is None
    if not visit.posted or full:
        return answer(invited_page(visit, known_name(visit.connection)))
    try:
        return await sit_down(visit, name, {INVITATION: link}, own)
    except BadData as error:
        return answer(invited_page(visit, name, say_error(error, visit.language)), 400)


async def sit_down(visit: Visit, name: str, links: Mapping[int, str] = NO_LINKS, own: str = "") -> Response:
    """Give the visitor a free seat under a name, and keep its link with those they have.

    ``own`` is the secret of that link if their page has made one. They may have sent it before.
    """
    table = visit.table
    own = own if _LINK.fullmatch(own) else new_link()
    seat = table.seat_of(own)
    if seat is None:
        seat = await _sit(visit, name, own)
    response = await visit.sit_at(table, {seat: own, **links}, frozenset({seat}), name)
    visit.session.presence.see(frozenset({seat}))
    return response


async def _sit(visit: Visit, name: str, link: str) -> int:
    """Take a free seat, the next one if someone else was faster."""
    table = visit.table
    while True:
        free = table.history.free_seats()
        if not free:
            raise NotNow("table-full")
        try:
            await visit.session.make(Join(free[0], name, link_hash(link), visit.language), table.version)
        except NotNow:
            if free[0] in table.history.free_seats():
                raise
            continue
        return free[0]


async def renew_invitation(visit: Visit) -> Response:
    """Make another link for the invitation, in case the wrong person has it, or no one has it now."""
    seat, link = visit.seat(), new_link()
    await visit.act(RenewInvitation(seat, link_hash(link)))
    response = to_page("table", table=visit.table.id)
    visit.keep_links(response, visit.table, _links_with(visit, INVITATION, link))
    return response


async def give_link(visit: Visit) -> Response:
    """Make a new link for someone who has lost theirs; the host passes it on."""
    table = visit.table
    seat, given, link = visit.seat(), visit.number("of"), new_link()
    await visit.act(GiveLink(seat, given, link_hash(link)))
    name = table.seats[given].name
    address = visit.base + path_of("seat", table=table.id, link=link)
    page = visit.page(name, "meeting", MEETING_FILES, here=url_for("table", table=table.id))
    response = answer(page.show("lobby/new_link.html", table=table, name=name, address=address))
    visit.keep_links(response, table, _links_with(visit, given, link))
    return response


def _links_with(visit: Visit, seat: int, link: str) -> dict[int, str]:
    """Return the links that the visitor has, and one more."""
    return {**visit.links(visit.table), seat: link}


async def code(visit: Visit) -> Response:
    """Return the address of an invitation, a seat or a table as a code for cameras."""
    if len(visit.given.get("link", "")) > LONGEST_LINK:
        raise UnknownName("seat-link")
    address = visit.base + visit.connection.url.path.removesuffix("/code.svg")
    return Response(code_of(address), media_type="image/svg+xml", headers={"cache-control": "private, max-age=3600"})


# Links to seats --------------------------------------------------------------------------------


async def join(visit: Visit) -> Response:
    """Ask whether to take the seat of a link.

    The button takes it, with the visitor's other seats or instead of them.
    """
    table, mine, link = visit.table, visit.mine, visit.given["link"][:LONGEST_LINK]
    seat = table.seat_of(link)
    if seat is None:
        raise UnknownName("seat-link")
    if not visit.posted:
        if seat in mine:
            return to_page("table", table=table.id)
        names = [each.name for each in table.seats]
        page = visit.page(names[seat], "meeting", MEETING_FILES)
        own = names[min(mine)] if mine else ""
        return answer(page.show("lobby/take_seat.html", table=table, name=names[seat], own=own))
    kept = mine if visit.form.get("take") == "both" or seat in mine else frozenset()
    # With the link the seat can be taken along to another device.
    return await visit.sit_at(table, _links_with(visit, seat, link), kept | {seat})


async def leave(visit: Visit) -> Response:
    """Leave the visitor's seat to anyone who has its link."""
    return await visit.sit_at(visit.table, NO_LINKS, visit.mine - {visit.seat()})


async def renew(visit: Visit) -> Response:
    """Make a new link for the visitor's own seat, in case someone else has the old one."""
    seat, mine, link = visit.seat(), visit.mine, new_link()
    await visit.act(Renew(seat, link_hash(link)))
    return await visit.sit_at(visit.table, _links_with(visit, seat, link), mine)


# Once more -------------------------------------------------------------------------------------


async def rematch(visit: Visit) -> Response:
    """Ask for the same game once more; it begins when all people agree, and they keep their links."""
    table = visit.table
    mine, wanted = visit.mine, visit.form.get("wanted") != "no"
    if not mine:
        raise NotAllowed("not-your-seat")
    if visit.form.get("wanted") == "without":
        return await _without(visit)
    for seat in sorted(mine):
        if (seat in table.history.rematch.agreed) != wanted:
            await visit.act(WantRematch(seat, wanted))
    if wanted and not table.history.undecided():
        await _begin_again(visit)
    if visit.quiet:
        return visit.done()
    return RedirectResponse(
        next_address(table) or back_to(visit.form.get("here") or url_for("table", table=table.id)), 303
    )


async def _without(visit: Visit) -> Response:
    """Start the rematch without those who are away; bots play for them until they take their seats."""
    table = visit.table
    if visit.mine & table.history.undecided():
        raise NotNow("rematch-early")
    try:
        await _begin_again(visit, MIDDLING)
    except NotNow:  # one of them is not away
        raise NotNow("rematch-early") from None
    return RedirectResponse(next_address(table), 303)


async def _begin_again(visit: Visit, stand_in: str = "") -> None:
    visit.count("tables_per_hour")
    table = visit.table
    after = await visit.context.host.rematch(table.id, owner(visit.connection), stand_in)
    await visit.context.players.sit_again(table.id, after.id)


async def go_on(visit: Visit) -> Response:
    """Return the table where the game is played again.

    A seat there is the visitor's if it has the same link as here.
    """
    table = visit.table
    if not table.history.rematch.table:
        return to_page("table", table=table.id)
    after = await visit.context.table(table.history.rematch.table)
    mine = frozenset(seat for seat in visit.mine if table.seats[seat].link == after.seats[seat].link)
    response = to_page("table", table=after.id)
    if mine:
        keep_seats(response, visit.connection, visit.context.signer, after, mine)
        own = {seat: link for seat, link in visit.links(table).items() if seat in mine}
        visit.keep_links(response, after, own)
    return response


def invited_page(visit: Visit, name: str, wrong: str = "") -> Markup:
    """Return the page behind an invitation: a name to enter, or that no seat is left."""
    table, say = visit.table, visit.say
    voice, clock, free = voice_of(table.game, visit.language), table.header.clock, table.history.free_seats()
    game, about = voice.name("game"), voice.about("game")
    # For people who have never heard of it.
    about = f"{about} {voice.about('length')}." if voice.texts.says("about-length") else about
    preview = LinkPreview(say("join-head", game=game), about)
    page = visit.page(game, "meeting", MEETING_FILES, preview=preview)
    return page.show(
        "lobby/invited.html",
        table=table,
        game=game,
        about=about,
        clock=" · ".join(format_terms(clock, say)) if clock else "",
        wrong=wrong,
        bot=table.seats[free[0]].bot if free else "",
        own=new_link(),
        name=name,
        names=names_at(table, say),
        free=table.history.open_seats(),
        longest_name=LONGEST_NAME,
    )


ROUTES: Final = [
    get_or_post("invitation", invited),
    get_or_post("seat", join),
    *[get(name, code) for name in ("invitation-code", "seat-code", "table-code")],
    post("invite-anew", renew_invitation),
    post("renew", renew),
    post("give-link", give_link),
    post("rematch", rematch),
    get("next", go_on),
    post("leave", leave),
]
