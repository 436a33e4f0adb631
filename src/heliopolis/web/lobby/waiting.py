"""The page of a table whose game has not begun: the invitation, who is here, and what will be played."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final
from urllib.parse import quote

from markupsafe import Markup

from heliopolis import bots
from heliopolis.kernel.step import NOBODY
from heliopolis.render.markup import NO_MARKUP, html, joined
from heliopolis.table.clocks.terms import DAYS
from heliopolis.table.seat_acts import LONGEST_NONCE
from heliopolis.table.seats import INVITATION, LONGEST_NAME
from heliopolis.table.table import Table
from heliopolis.teaching.materials import materials_of
from heliopolis.web.common.clock_words import format_terms
from heliopolis.web.common.drawings import sign
from heliopolis.web.common.links import NOTICES, code_of, copy_button, link_field
from heliopolis.web.common.page import choice_of
from heliopolis.web.common.players import GENTLE, SHAPES, bot_name, bot_strength
from heliopolis.web.server.addresses import path_of, url_for
from heliopolis.web.server.preferences import Translator
from heliopolis.web.table.forms import for_seat, small_form
from heliopolis.web.table.sections import END, Element, Fragment
from heliopolis.web.table.view import VisitorView
from heliopolis.words.voice import Voice

PLAYERS: Final = "players"
"""The option for the number of players; here the list of seats decides it."""
START_ROW: Final = Element("", html('<div class="start-row">'))
LEFT: Final = Element("", html('<div class="meeting-main">'))
RIGHT: Final = Element("", html('<div class="meeting-side">'))


class SeatRow:
    """A seat as the page shows it."""

    def __init__(self, view: VisitorView, number: int) -> None:
        seat, history = view.table.seats[number], view.table.history
        self.number: Final = number
        self.name: Final = view.names[number]
        self.own: Final = number in view.mine
        self.free: Final = number in history.free_seats()
        self.open: Final = number in history.open_seats()
        self.bot: Final = seat.bot
        self.here: Final = number in view.here
        self.maker: Final = number == view.table.header.maker

    @property
    def state(self) -> str:
        """Whether the seat is open, a bot's, or of someone who is here or away."""
        return "open" if self.open else "bot" if self.bot else "here" if self.here else "away"


def waiting_fragment(view: VisitorView, links: Mapping[int, str], base: str, mark: str, *, hidden: bool) -> Fragment:
    """Return the page for one visitor; ``hidden``: links that begin with ``base`` lead no one else here."""
    table, say = view.table, view.say
    head = html(
        '<main id="table" class="waiting" tabindex="-1" data-page="waiting" data-version="{version}" '
        'data-mark="{mark}" '
        'data-live="{live}" data-title="{title}">',
        version=table.version,
        mark=mark,
        live=url_for("live", table=table.id, language=view.language),
        title=(title := waiting_title(view)),
    )
    if table.history.closed:
        return Fragment(table.version, head, (Element("closed", _closed(say)),), title, "", mark)
    sections = [
        LEFT,
        Element("invitation", _invitation(view, links, base, hidden=hidden)),
        START_ROW,
        Element("starts", _starts(view), "p"),
        Element("starting", _starting(view)),
        Element("closing", _closing(view)),
        END,
        END,
        RIGHT,
        Element("who", _who(view)),
        Element("to-play", _to_play(view)),
        END,
        Element("news", html('<p id="news" class="hidden" role="status">{}</p>', _heard(view)), "p"),
    ]
    return Fragment(table.version, head, tuple(sections), title, "", mark)


def _starts(view: VisitorView) -> Markup:
    """Say when the game begins; in correspondence games players may leave meanwhile and get a notification."""
    say, clock, leave = view.say, view.table.header.clock, NO_MARKUP
    if view.mine and clock is not None and clock.kind == DAYS:
        leave = html('<br>{} <a href="{}">{}</a>', say("need-not-stay"), url_for("you") + NOTICES, say("tell-me"))
    return html('<p id="starts" class="starts">{}{}</p>', say("starts-itself"), leave)


def waiting_title(view: VisitorView) -> str:
    """Return the title of the page: for how many it waits."""
    if view.table.history.closed:
        return view.say("table-closed")
    return view.say("waiting-for", count=len(view.table.history.open_seats()))


def makes(view: VisitorView) -> int:
    """Return the seat by which the visitor speaks as the host, or NOBODY."""
    maker = view.table.header.maker
    return maker if maker in view.mine else min(view.mine, default=NOBODY) if maker == NOBODY else NOBODY


def _closed(say: Translator) -> Markup:
    return html(
        '<section class="panel card" id="closed"><h1>{table_closed}</h1><p>{table_closed_about}</p>'
        '<p><a class="as-button" href="{to}">{back}</a></p></section>',
        table_closed=say("table-closed"),
        table_closed_about=say("table-closed-about"),
        to=url_for("lobby"),
        back=say("back"),
    )


# The invitation ------------------------------------------------------------------------------------------


def _invitation(view: VisitorView, links: Mapping[int, str], base: str, *, hidden: bool) -> Markup:
    say, maker = view.say, makes(view)
    invited = INVITATION in links and view.table.invites(links[INVITATION])
    own = [view.table.seats[seat].name for seat in sorted(view.mine)]
    head = (
        say("table-ready") if maker != NOBODY else say("waiting-welcome", player=own[0]) if own else waiting_title(view)
    )
    about = say("invite-about" if invited else "waiting-seated" if own else "waiting-watch")
    ways = (
        _ways(view, base + path_of("invitation", table=view.table.id, link=links[INVITATION]), base)
        if invited
        else NO_MARKUP
    )
    alone = html('<p class="alone-note" role="note">{} <code>make play FRIENDS=1</code></p>', say("serve-alone"))
    renew = NO_MARKUP
    if maker != NOBODY:
        renew = html(
            '<form class="renew" method="post" action="{}">{}<button class="plain">{}</button></form>',
            view.address("invite-anew"),
            for_seat(maker),
            say("invite-anew" if invited else "invite-lost"),
        )
    return html(
        '<section class="panel card" id="invitation"><h1>{head}</h1><p class="quiet">{about}</p>'
        "{alone}{ways}{renew}{opening}{fair}</section>",
        head=head,
        about=about,
        alone=alone if hidden and invited else NO_MARKUP,
        ways=ways,
        renew=renew,
        opening=_opening(view, maker),
        fair=_fair(view),
    )


def _fair(view: VisitorView) -> Markup:
    """Return the commitment and what people here add to it: that happens before the first draw, or never."""
    say, table, own = view.say, view.table, min(view.mine, default=NOBODY)
    mixed = joined(html("<li>{}: {}</li>", view.names[each.seat], each.text) for each in table.history.nonces)
    form = html(
        '<form method="post" action="{to}" data-quiet>{for_seat}'
        '<input name="nonce" maxlength="{longest_nonce}" required aria-label="{nonce}" '
        'placeholder="{nonce}"><button>{nonce_add}</button></form>',
        to=view.address("nonce"),
        for_seat=for_seat(own),
        longest_nonce=LONGEST_NONCE,
        nonce=say("nonce"),
        nonce_add=say("nonce-add"),
    )
    return html(
        '<details class="fair"><summary>{fair}</summary><p class="quiet">{commitment}<br><code>'
        "{secret}</code></p>{ul}{form}</details>",
        fair=say("fair"),
        commitment=say("commitment"),
        secret=table.commitment,
        ul=html("<ul>{}</ul>", mixed) if mixed else NO_MARKUP,
        form=form if own != NOBODY else NO_MARKUP,
    )


def _opening(view: VisitorView, maker: int) -> Markup:
    """Let the host open the table to everyone on this server, or close it again."""
    say, open_now = view.say, view.table.history.open_to_all
    told = html('<p class="quiet">{}</p>', say("open-to-all-told" if open_now else "open-to-all-about"))
    if maker == NOBODY:
        return told if open_now else NO_MARKUP
    return html(
        '<div class="opening"><form method="post" action="{to}" data-quiet>{for_seat}'
        '<button id="open-to-all" name="wanted" value="{value}">{sign}<span>{text}</span></button></form>'
        "{told}</div>",
        to=view.address("open"),
        for_seat=for_seat(maker),
        value="no" if open_now else "yes",
        sign=sign("close" if open_now else "eye"),
        text=say("open-to-all-end" if open_now else "open-to-all"),
        told=told,
    )


def _ways(view: VisitorView, address: str, base: str) -> Markup:
    """Return the link, its code, and how to pass it on."""
    say, game = view.say, view.voice.name("game")
    subject, body = say("invite-subject", game=game), say("invite-mail", game=game, link=address)
    mail = f"mailto:?subject={quote(subject)}&body={quote(body)}"
    return html(
        "{link_field}"
        '<div class="ways-in"><button type="button" class="code-frame" aria-label="{invite_code}">'
        "{code_of}</button>"
        '<div class="ways-list">'
        '<button type="button" class="share" data-share="{address}" data-text="{subject}">{sign}<span>'
        "{share}</span></button>"
        '<a class="way" href="{to}">{mail_sign}<span>{send_mail}</span></a>{copy_button}'
        '<p class="quiet">{invite_scan}</p></div></div>',
        link_field=link_field("invite-link", address, say("invite-link"), say),
        invite_code=say("invite-code"),
        code_of=code_of(address),
        address=address,
        subject=subject,
        sign=sign("share"),
        share=say("share"),
        to=mail,
        mail_sign=sign("mail"),
        send_mail=say("send-mail"),
        copy_button=copy_button(base + path_of("table", table=view.table.id), say("copy-watch"), "", say, "eye"),
        invite_scan=say("invite-scan"),
    )


def _starting(view: VisitorView) -> Markup:
    """Offer the host to start without waiting for everyone."""
    say, maker = view.say, makes(view)
    start = NO_MARKUP
    if maker != NOBODY:
        strengths = [(each, bot_name(each, say)) for each in bots.offered()]
        start = html(
            '<form class="start-now" method="post" action="{to}" data-quiet>{for_seat}'
            '<button class="begin">{sign}<span>{start_now}</span></button>{choice_of}</form>',
            to=view.address("begin"),
            for_seat=for_seat(maker),
            sign=sign("bot"),
            start_now=say("start-now"),
            choice_of=choice_of("bot", GENTLE, strengths, html(' id="begin-bot" aria-label="{}"', say("bot-strength"))),
        )
    return html('<section id="starting">{}</section>', start)


def _closing(view: VisitorView) -> Markup:
    say, maker = view.say, makes(view)
    if maker == NOBODY:
        return html('<section id="closing"></section>')
    return html(
        '<section id="closing"><details class="close-table" id="close-table"><summary>{}<span>{}</span></summary>{}'
        "</details></section>",
        sign("close"),
        say("close-table"),
        small_form(view, "close", html("<span>{}</span>", say("close-sure")), say("close-do"), maker),
    )


# Who is here ---------------------------------------------------------------------------------------------


def _who(view: VisitorView) -> Markup:
    places = [SeatRow(view, number) for number in range(len(view.table.seats))]
    rows = joined(_row(view, place) for place in places)
    return html(
        '<section class="panel who" id="who"><h2>{} <small>{}</small></h2><ol>{}</ol></section>',
        view.say("who-here"),
        _count(view, places),
        rows,
    )


def _count(view: VisitorView, places: list[SeatRow]) -> str:
    here = sum(place.state in {"here", "bot"} for place in places)
    return view.say("who-count", here=here, open=sum(place.open for place in places))


def _heard(view: VisitorView) -> str:
    """Say who is here, for screen readers: again whenever it changes."""
    places = [SeatRow(view, number) for number in range(len(view.table.seats))]
    told = [view.say(f"heard-{place.state}", player=place.name, seat=place.number + 1) for place in places]
    return " ".join(told)


def _row(view: VisitorView, place: SeatRow) -> Markup:
    say, maker = view.say, makes(view)
    name = say("open-seat") if place.open else place.name
    who = ", ".join([*([say("is-you")] if place.own else []), *([say("is-host")] if place.maker else [])])
    state = say(f"presence-{place.state}")
    act = NO_MARKUP
    if maker != NOBODY and place.free:
        act = _fill_form(view, place, maker)
    elif place.own:
        act = _rename_form(view, place)
    return html(
        '<li class="place {state} s{number}" id="place-{number}"><span class="place-shape">'
        '<svg class="shape" viewBox="0 0 24 24" '
        'aria-hidden="true">{shapes}</svg><i class="dot" aria-hidden="true"></i></span>'
        '<span class="place-name"><b>{name}</b><small>{doing}</small></span>{act}</li>',
        state=place.state,
        number=place.number + 1,
        shapes=SHAPES[place.number % len(SHAPES)],
        name=name,
        doing=f"{who} · {state}" if who else state,
        act=act,
    )


def _fill_form(view: VisitorView, place: SeatRow, maker: int) -> Markup:
    """Return a bot for an open seat, the gentle one right away and others below it, or the seat of a bot open again."""
    say = view.say
    told, where = say("open-again" if place.bot else "seat-bot"), say("place", seat=place.number + 1)
    others = joined(
        html('<button name="bot" value="{}">{}</button>', each, bot_strength(each, say))
        for each in bots.offered()
        if each != (place.bot or GENTLE)
    )
    return html(
        '<form class="place-act" method="post" action="{to}" data-quiet>{for_seat}'
        '<input type="hidden" name="filled" value="{number}">'
        '<button name="bot" value="{gentle}" aria-label="{where}">{sign}<span>{told}</span></button>'
        '<details class="drop-down other-bots" id="bots-{place}"><summary aria-label="{other_bots}"></summary>'
        '<div class="pop">{others}</div></details></form>',
        to=view.address("fill"),
        for_seat=for_seat(maker),
        number=place.number,
        gentle="" if place.bot else GENTLE,
        where=say.texts.titled(told, where),
        sign=sign("plus" if place.bot else "bot"),
        told=told,
        place=place.number + 1,
        other_bots=say.texts.titled(say("other-bots"), where),
        others=others,
    )


def _rename_form(view: VisitorView, place: SeatRow) -> Markup:
    """Return the form for the visitor's own name; it is open for those who have no name yet."""
    say, seat = view.say, view.table.seats[place.number]
    unnamed = seat.name == say("player", number=place.number + 1)
    field = html(
        '<input name="name" id="name-{number}" maxlength="{longest_name}" value="{name}" aria-label="{label}" '
        'autocomplete="nickname">',
        number=place.number + 1,
        longest_name=LONGEST_NAME,
        name=seat.name,
        label=say("name"),
    )
    return html(
        '<details class="rename" id="rename-{number}"{open}><summary aria-label="{rename}">{sign}</summary>'
        "{small_form}</details>",
        number=place.number + 1,
        open=html(" open") if unnamed else NO_MARKUP,
        rename=say("rename"),
        sign=sign("pen"),
        small_form=small_form(view, "rename", field, say("save"), place.number),
    )


# What will be played -------------------------------------------------------------------------------------


def _to_play(view: VisitorView) -> Markup:
    say, table, terms = view.say, view.table, view.table.header.clock
    clock = format_terms(terms, say) if terms else []
    options = option_lines(table, view.voice, say)
    length = [(say("settings-length"), view.voice.about("length"))] if view.voice.texts.says("about-length") else []
    rows = [
        (say("settings-game"), view.voice.name("game")),
        (say("settings-seats"), str(len(table.seats))),
        *length,
        *[(say("settings-options") if place == 0 else "", told) for place, told in enumerate(options)],
        *[(say("clock-head") if place == 0 else "", told) for place, told in enumerate(clock)],
        (say("settings-hints"), say("settings-hints-yes" if table.header.hints else "settings-hints-no")),
        (say("settings-undo"), say("settings-undo-about")),
        (say("settings-watching"), say("settings-watching-about")),
    ]
    lines = joined(html("<dt>{}</dt><dd>{}</dd>", head, told) for head, told in rows)
    book = "overview" if materials_of(table.game).overview else "rules"
    return html(
        '<section class="panel" id="to-play"><h2>{the_table} <a href="{to}" target="_blank">'
        "{book_rules}</a></h2><dl>{lines}</dl></section>",
        the_table=say("the-table"),
        to=url_for(book, game=table.game.name),
        book_rules=say("book-rules"),
        lines=lines,
    )


def option_lines(table: Table, voice: Voice, say: Translator) -> list[str]:
    """Return what was settled otherwise than usual, or that nothing was."""
    return unusual_options(table, voice) or [say("settings-usual")]


def unusual_options(table: Table, voice: Voice) -> list[str]:
    """Return what was settled otherwise than usual."""
    options = table.header.options
    return [
        voice.option_value(option.name, options[option.name])
        for option in table.game.options
        if option.name != PLAYERS and options[option.name] != option.usual
    ]
