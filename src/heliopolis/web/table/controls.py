"""The question of the moment, where one is in the turn, and the means to go back, go on and settle things."""

from __future__ import annotations

from functools import lru_cache
from sys import getsizeof
from typing import Final

from markupsafe import Markup

from heliopolis import bots
from heliopolis.render.drawing_cache import KEYS, MEGABYTE, Album
from heliopolis.render.lines import score_track
from heliopolis.render.markup import NO_MARKUP, html, joined, trusted
from heliopolis.table.host import ABSENCE_SECONDS, PACES
from heliopolis.table.plies import TablePly
from heliopolis.table.seats import LONGEST_NAME
from heliopolis.web.pages.lobby import MIDDLING, bot_name
from heliopolis.web.pages.page import choice_of
from heliopolis.web.table.advice import advice
from heliopolis.web.table.log import told_remark
from heliopolis.web.table.sections import CLOSE, VERSION, Section
from heliopolis.web.table.sheet import score_sheet, seat_mark
from heliopolis.web.table.view import Showing, Sight

MOST_NOTICES: Final = 3
"""So many seats that changed hands are told of at once; the log has them all."""
SHEETS: Final[Album[Markup]] = Album(2 * MEGABYTE, lambda sheet: getsizeof(sheet) + KEYS)
DONE: Final[Album[str]] = Album(2 * MEGABYTE, lambda done: getsizeof(done) + KEYS)
"""The choices of running turns in words. A table never has two plies of one version."""
MENUS: Final[Album[Markup]] = Album(2 * MEGABYTE, lambda menu: getsizeof(menu) + KEYS)

DISABLED: Final = html(" disabled")
QUIET: Final = html(" data-quiet")
"""Marks a form that our script posts without leaving the page."""


def strip(sight: Sight, menu: Markup) -> list[Section]:
    """What is played, when, and how everybody stands."""
    return [*sight.showing.once(_standings), Section("menu", menu, "details"), CLOSE]


def _standings(showing: Showing) -> list[Section]:
    state, scores = showing.state, showing.scores
    name, when = showing.stage.title, showing.stage.when
    items = [_standing(showing, seat, scores[seat].total) for seat in range(len(showing.names))]
    head = html(
        '<section class="topline" id="strip"><h1>{}<small>{}</small></h1><ol class="scores">{}</ol>',
        name,
        when,
        joined(items),
    )
    lines = tuple([tuple(score.lines) for score in scores])
    result = state.result()
    shown = (state.game, showing.language, showing.names, lines, () if result is None else tuple(result.ranks))
    return [
        Section("", head),
        Section("score-track", _track(tuple([sum(points) for points in state.points])), "svg"),
        Section("projection", SHEETS.find(shown, lambda: _projection(showing)), "details"),
    ]


def _standing(showing: Showing, seat: int, total: int) -> Markup:
    """The points of a player, and what they would be if the game ended now."""
    need = showing.need
    turn = need.seat if need.seat >= 0 else showing.state.turn_seat
    now = f" now s{seat + 1}" if seat == turn and need.kind != "over" else ""
    thinking = " thinking" if seat == turn and need.kind == "bot" else ""
    told = showing.say("if-ended", points=total)
    outlook = (
        html(
            '<small title="{}"><span aria-hidden="true">→ {}</span><span class="hidden">{}</span></small>',
            told,
            total,
            told,
        )
        if need.kind != "over"
        else NO_MARKUP
    )
    return html(
        '<li class="score{}{}">{} <span class="pts">{}</span>{}</li>',
        now,
        thinking,
        seat_mark(seat, showing.names[seat]),
        sum(showing.state.points[seat]),
        outlook,
    )


def _projection(showing: Showing) -> Markup:
    """The score sheet as if the game ended now."""
    say, state = showing.say, showing.state
    return html(
        '<details class="drop-down" id="projection"><summary>{}</summary>'
        '<div class="pop panel"><h2>{}</h2>'
        "{}</div></details>",
        say("projection"),
        say("projection-head" if state.todo else "sheet"),
        score_sheet(state, showing.names, showing.teller, say),
    )


@lru_cache(4096)
def _track(points: tuple[int, ...]) -> Markup:
    """The points of everybody on a line."""
    track = trusted(score_track(points, 16, 468, 14).svg)
    return html('<svg class="score-track" id="score-track" viewBox="0 0 500 44" aria-hidden="true">{}</svg>', track)


def prompt(sight: Sight, ask: str) -> Markup:
    """The question in one sentence, what is still to come, and the controls."""
    mine = " mine" if sight.asked or sight.holding else ""
    seat = sight.need.seat
    who = html("{} ", seat_mark(seat, sight.names[seat])) if seat >= 0 else NO_MARKUP
    look = "ask thinking" if sight.need.kind in {"bot", "chance"} else "ask"
    steps = _agenda if sight.asked or sight.holding else _awaited_agenda
    agenda = sight.showing.once(steps) if sight.need.kind == "human" or sight.holding else NO_MARKUP
    return html(
        '<section class="panel prompt{}" id="prompt" aria-labelledby="ask"><p class="{}" id="ask">{}'
        "<span>{}</span></p>{}{}{}</section>",
        mine,
        look,
        who,
        ask,
        _controls(sight),
        agenda,
        advice(sight),
    )


def question(sight: Sight) -> str:
    """What the table waits for, in one sentence."""
    say, need = sight.say, sight.need
    if need.kind == "held":
        if not sight.holding:
            return say("ask-ending")
        return say("ask-go-on" if goes_on(sight.showing) else "ask-end")
    if need.kind == "bot":
        return say("ask-thinking")
    if need.kind == "chance":
        return say("ask-chance")
    if need.kind == "over":
        result = sight.state.result()
        return sight.teller.prompt(sight.state) if result is None else sight.teller.result(result, sight.names)
    return sight.showing.once(_prompt if sight.asked else _awaited)


def goes_on(showing: Showing) -> bool:
    """Whether the turn that is held goes on: chance or somebody else acts within it, and then it is not over yet."""
    state, last = showing.state, showing.table.history.plies[-1]
    return bool(state.todo) and (state.turn, state.turn_seat) == (last.turn, last.turn_seat)


def _prompt(showing: Showing) -> str:
    return showing.teller.prompt(showing.state)


def _awaited(showing: Showing) -> str:
    return showing.say("ask-other", what=showing.teller.awaited(showing.state)[0])


def _agenda(showing: Showing) -> Markup:
    """The steps of this turn as they are asked."""
    return _steps(showing, showing.teller.agenda(showing.state))


def _awaited_agenda(showing: Showing) -> Markup:
    """The same as those read it who wait."""
    told = showing.teller.awaited(showing.state)
    return _steps(showing, [text[:1].upper() + text[1:] for text in told])


def _steps(showing: Showing, agenda: list[str]) -> Markup:
    """The steps of this turn: done, now, to come."""
    state, history, held = showing.state, showing.table.history, showing.need.kind == "held"
    turn = history.plies[-1].turn if held else state.turn
    seat = showing.need.seat
    done = [ply for ply in history.plies[-20:] if ply.turn == turn and ply.seat == seat and ply.choice]
    steps = [html('<li class="done"><span>{}</span></li>', _done(showing, ply)) for ply in done[-4:]]
    if held:
        end = "go-on" if goes_on(showing) else "end-turn"
        steps.append(html('<li class="is-now"><span>{}</span></li>', showing.say(end)))
    else:
        steps += [
            html('<li class="{}"><span>{}</span></li>', "to-come" if place else "is-now", text)
            for place, text in enumerate(agenda[:4])
        ]
    if len(steps) < 2:
        return NO_MARKUP
    return html('<ol class="agenda" aria-label="{}">{}</ol>', showing.say("agenda"), joined(steps))


def _done(showing: Showing, ply: TablePly) -> str:
    """A choice of the running turn as it was offered."""
    table = showing.table

    def tell() -> str:
        # Positions of older rules are not kept: there the choice is told by its place.
        before = table.at(ply.number - 1) if ply.number > table.history.base else None
        return showing.teller.choice(table.state.choice(ply.choice), before)

    return DONE.find((table.id, ply.version, showing.language), tell)


def deed(
    sight: Sight,
    name: str,
    text: str,
    *,
    key: str = "",
    look: str = "",
    enabled: bool = True,
    hint: str = "",
    seat: int | None = None,
) -> Markup:
    """A button that does something with the position; it is refused if the table has gone on meanwhile."""
    return _button(sight.address(name), sight.seat if seat is None else seat, name, text, key, look, enabled, hint)


@lru_cache(8192)
def _button(
    address: str, seat: int, name: str, text: str, key: str, look: str, enabled: bool, hint: str  # noqa: FBT001
) -> Markup:  # fmt: skip
    disabled = NO_MARKUP if enabled else DISABLED
    shortcut = html(' data-key="{}"', key) if key else NO_MARKUP
    title = html(' title="{}"', hint) if hint else NO_MARKUP
    return html(
        '<form method="post" action="{}" data-quiet>{}<button class="{}" id="do-{}"{}{}{}>{}</button></form>',
        address,
        at_version(seat),
        look,
        name,
        shortcut,
        title,
        disabled,
        text,
    )


def at_version(seat: int) -> Markup:
    """The version that a form speaks of, and the seat it speaks for."""
    return html('<input type="hidden" name="version" value="{}">{}', VERSION, for_seat(seat))


def for_seat(seat: int) -> Markup:
    """The seat that a form speaks for; what it asks for has nothing to do with the position."""
    return html('<input type="hidden" name="seat" value="{}">', seat)


def _controls(sight: Sight) -> Markup:
    say, need = sight.say, sight.need
    if need.kind == "over":
        # For everybody: who watches, and whose seat a bot plays, want to see it too.
        return html(
            '<div class="controls"><a class="as-button" href="{}">{}</a></div>', sight.address("end"), say("to-end")
        )
    if sight.seat < 0 or not sight.table.seats[sight.seat].human:
        return html('<div class="controls"></div>')
    limit = sight.table.undo_limit(sight.seat)
    hint = say(f"undo-stops-{limit.reason}", player=sight.names[limit.who] if limit.who >= 0 else "")
    controls = [
        deed(sight, "undo", say("undo"), key="u", enabled=limit.plies > 0, hint=hint),
        deed(sight, "restart", say("restart"), key="r", enabled=sight.table.history.turn_plies(sight.seat) > 1),
    ]
    if limit.plies == 0 and any(ply.seat == sight.seat and not ply.bot for ply in sight.table.history.plies):
        controls[0] = deed(sight, "ask-undo", say("ask-undo"), key="u", hint=hint)
    if sight.table.seats[sight.seat].confirm:
        end = say("go-on" if sight.holding and goes_on(sight.showing) else "end-turn")
        controls.append(deed(sight, "end-turn", end, key="e", look="end", enabled=sight.holding, hint=say("end-hint")))
    if sight.asked and sight.table.header.hints and sight.advising is None:
        controls.append(deed(sight, "hint", say("hint"), key="h"))
    if need.kind in {"bot", "chance"}:
        controls.append(deed(sight, "skip", say("skip"), key="s"))
    return html('<div class="controls">{}</div>', joined(controls))


def notices(sight: Sight) -> Markup:
    """What everybody at the table must know now, whatever they look at."""
    told = [_failing(sight), *_hands(sight), *_played(sight), _request(sight)]
    return html('<div class="notices" id="notices">{}</div>', joined(told))


def _notice(text: str, deeds: Markup = NO_MARKUP) -> Markup:
    return html('<div class="notice" role="alert"><span>{}</span>{}</div>', text, deeds)


def _failing(sight: Sight) -> Markup:
    """What happens cannot be kept."""
    return _notice(sight.say("failing")) if sight.failing else NO_MARKUP


def _hands(sight: Sight) -> list[Markup]:
    """Seats that changed hands since the visitor last chose something; who only watches reads it in the log."""
    history = sight.table.history
    own = [ply.version for ply in history.plies if ply.seat in sight.mine and not ply.bot]
    since = max(own, default=0)
    return [
        _notice(told_remark(sight.showing, remark))
        for remark in history.remarks[-MOST_NOTICES:]
        if sight.mine and remark.version > since and remark.kind in {"given", "taken"} and not history.over()
        if remark.seats[0] not in sight.mine  # what one did oneself one knows
    ]


def _played(sight: Sight) -> list[Markup]:
    """A bot plays for the visitor: they may take over again."""
    say, table = sight.say, sight.table
    return [
        _notice(
            say("bot-plays", player=table.seats[seat].name, bot=bot_name(table.seats[seat].bot, say)),
            _small_form(sight, "take", NO_MARKUP, say("take", player=table.seats[seat].name), seat),
        )
        for seat in sorted(sight.mine)
        if table.seats[seat].bot and not table.history.over()
    ]


def _request(sight: Sight) -> Markup:
    """Somebody asks to go back: agree or not."""
    asked = sight.table.request
    if asked is None:
        return NO_MARKUP
    say = sight.say
    plies = sight.table.history.ply_count - asked.ply
    silent = sight.table.history.silent()
    text = say("undo-asked", player=sight.names[asked.seat], plies=plies)
    text += " " + say("undo-waits", players=", ".join(sight.table.seats[seat].name for seat in silent))
    deeds = [deed(sight, "consent", say("consent"), seat=seat) for seat in sorted(sight.mine.intersection(silent))[:1]]
    if sight.mine:
        asks = asked.seat in sight.mine
        speaker = asked.seat if asks else min(sight.mine)
        deeds.append(deed(sight, "refuse", say("withdraw" if asks else "refuse"), seat=speaker))
    return _notice(text, joined(deeds))


def seat_menu(sight: Sight, pace: str, links: dict[int, str], base: str) -> Markup:
    """What concerns the seats: pace of the bots, End turn, links for friends, bots for seats, chance."""
    table = sight.table
    shown = (
        table.id, tuple(table.seats), table.history.over(), table.history.draws > 0, sight.seat, sight.mine,
        sight.language, pace, tuple(links.items()), base, sight.away,
    )  # fmt: skip
    return MENUS.find(shown, lambda: _seat_menu(sight, pace, links, base))


def _seat_menu(sight: Sight, pace: str, links: dict[int, str], base: str) -> Markup:
    say, table = sight.say, sight.table
    rows: list[Markup] = []
    if sight.seat >= 0 and any(seat.bot for seat in table.seats):
        values = [(each, say(f"pace-{each}")) for each in PACES]
        rows.append(
            _small_form(
                sight, "pace", html("<label>{} {}</label>", say("pace"), choice_of("pace", pace, values)), say("set")
            )
        )
    if sight.seat >= 0:
        rows += _own_rows(sight)
    # Those for friends first; with one's own a seat is not lost with the cookies of a browser.
    for seat, link in sorted(links.items(), key=lambda each: each[0] in sight.mine):
        address, own = f"{base}/join/{table.id}/{link}", seat in sight.mine
        told = say("link-own" if own else "link-for", player=sight.names[seat])
        rows.append(
            html(
                '<label class="link">{}<input readonly value="{}" aria-label="{}"></label>',
                told if own else seat_mark(seat, sight.names[seat]),
                address,
                told,
            )
        )
    rows.append(
        html(
            '<label class="link">{} <input readonly value="{}" aria-label="{}"></label>',
            say("watch"),
            base + sight.address(),
            say("watch"),
        )
    )
    rows.append(html('<p class="fair">{}<br><code>{}</code></p>', say("commitment"), table.commitment))
    return html(
        '<details class="drop-down" id="menu"><summary>{}</summary><div class="pop panel settings">{}</div></details>',
        say("menu"),
        joined(rows),
    )


def _own_rows(sight: Sight) -> list[Markup]:
    say, table, seat = sight.say, sight.table, sight.seat
    rows: list[Markup] = []
    robots = [(each, bot_name(each, say)) for each in bots.offered()]
    if table.seats[seat].human:
        confirm = table.seats[seat].confirm
        switch = html('<input type="hidden" name="confirm" value="{}">', "no" if confirm else "yes")
        rows.append(_small_form(sight, "settings", switch, say("confirm-off" if confirm else "confirm-on")))
        name = html(
            '<input name="name" maxlength="{}" value="{}" aria-label="{}">',
            LONGEST_NAME,
            table.seats[seat].name,
            say("name"),
        )
        rows.append(_small_form(sight, "rename", name, say("rename")))
        # Not quiet: the browser shall come back with its new cookie.
        rows.append(_small_form(sight, "renew", NO_MARKUP, say("renew"), quiet=NO_MARKUP))
        if not table.history.draws:
            told = say("nonce")
            nonce = html('<input name="nonce" maxlength="64" aria-label="{}" placeholder="{}">', told, told)
            rows.append(_small_form(sight, "nonce", nonce, say("nonce-add")))
    for number, other in enumerate(table.seats):
        own, told = number in sight.mine, say("give", player=sight.names[number])
        if other.human and not table.history.over() and (own or number in sight.away):
            given = html('<input type="hidden" name="given" value="{}">', number)
            which = choice_of("bot", MIDDLING, robots, html(' aria-label="{}"', told))
            rows.append(_small_form(sight, "give", html("{}{}", given, which), told, number if own else None))
        elif other.human and not table.history.over():
            minutes = round(ABSENCE_SECONDS / 60)
            rows.append(html('<p class="fair">{}</p>', say("give-later", player=sight.names[number], minutes=minutes)))
        elif own and other.bot and other.link:
            rows.append(_small_form(sight, "take", NO_MARKUP, say("take", player=other.name), number))
    if len(sight.mine) > 1:
        # The page is loaded anew, as the browser's cookie changes.
        rows += [
            html(
                '<form method="post" action="{}">{}<button>{}</button></form>',
                sight.address("leave"),
                for_seat(number),
                say("leave", player=sight.names[number]),
            )
            for number in sorted(sight.mine)
        ]
    return rows


def _small_form(
    sight: Sight, deed_name: str, fields: Markup, text: str, seat: int | None = None, quiet: Markup = QUIET
) -> Markup:
    speaker = sight.seat if seat is None else seat
    return html(
        '<form method="post" action="{}"{}>{}{}<button>{}</button></form>',
        sight.address(deed_name),
        quiet,
        for_seat(speaker),
        fields,
        text,
    )


def title_of(sight: Sight, title: str) -> str:
    """The title of the page: it says so when it is the visitor's turn."""
    mine = sight.asked or sight.holding
    return f"● {sight.say('your-turn')} · {title}" if mine else title
