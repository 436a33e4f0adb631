"""The question of the moment, where one is in the turn, and the means to go back, go on and settle things."""

from __future__ import annotations

from functools import lru_cache
from sys import getsizeof
from typing import Final

from markupsafe import Markup

from heliopolis import bots
from heliopolis.render.drawing_cache import KEYS, MEGABYTE, DrawingCache
from heliopolis.render.lines import score_track
from heliopolis.render.markup import NO_MARKUP, html, joined, trusted
from heliopolis.table.host import ABSENCE_SECONDS, PACES
from heliopolis.table.plies import TablePly
from heliopolis.table.seats import LONGEST_NAME
from heliopolis.web.common.page import choice_of
from heliopolis.web.common.score_sheet import score_sheet, seat_mark
from heliopolis.web.pages.lobby import MIDDLING, bot_name
from heliopolis.web.table.advice import advice
from heliopolis.web.table.log import told_remark
from heliopolis.web.table.sections import CLOSE, VERSION, Section
from heliopolis.web.table.view import TableView, VisitorView

MOST_NOTICES: Final = 3
"""So many seats that changed hands are told of at once; the log has them all."""
SHEETS: Final[DrawingCache[Markup]] = DrawingCache(2 * MEGABYTE, lambda sheet: getsizeof(sheet) + KEYS)
DONE: Final[DrawingCache[str]] = DrawingCache(2 * MEGABYTE, lambda done: getsizeof(done) + KEYS)
"""The choices of running turns in words. A table never has two plies of one version."""
MENUS: Final[DrawingCache[Markup]] = DrawingCache(2 * MEGABYTE, lambda menu: getsizeof(menu) + KEYS)

DISABLED: Final = html(" disabled")
QUIET: Final = html(" data-quiet")
"""Marks a form that our script posts without leaving the page."""


def strip(view: VisitorView, menu: Markup) -> list[Section]:
    """What is played, when, and how everybody stands."""
    return [*view.shared.once(_standings), Section("menu", menu, "details"), CLOSE]


def _standings(shared: TableView) -> list[Section]:
    state, scores = shared.state, shared.scores
    name, when = shared.stage.title, shared.stage.when
    items = [_standing(shared, seat, scores[seat].total) for seat in range(len(shared.names))]
    head = html(
        '<section class="topline" id="strip"><h1>{}<small>{}</small></h1><ol class="scores">{}</ol>',
        name,
        when,
        joined(items),
    )
    lines = tuple([tuple(score.lines) for score in scores])
    result = state.result()
    shown = (state.game, shared.language, shared.names, lines, () if result is None else tuple(result.ranks))
    return [
        Section("", head),
        Section("score-track", _track(tuple([sum(points) for points in state.points])), "svg"),
        Section("projection", SHEETS.find(shown, lambda: _projection(shared)), "details"),
    ]


def _standing(shared: TableView, seat: int, total: int) -> Markup:
    """The points of a player, and what they would be if the game ended now."""
    need = shared.need
    turn = need.seat if need.seat >= 0 else shared.state.turn_seat
    now = f" now s{seat + 1}" if seat == turn and need.kind != "over" else ""
    thinking = " thinking" if seat == turn and need.kind == "bot" else ""
    told = shared.say("if-ended", points=total)
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
        seat_mark(seat, shared.names[seat]),
        sum(shared.state.points[seat]),
        outlook,
    )


def _projection(shared: TableView) -> Markup:
    """The score sheet as if the game ended now."""
    say, state = shared.say, shared.state
    return html(
        '<details class="drop-down" id="projection"><summary>{}</summary>'
        '<div class="pop panel"><h2>{}</h2>'
        "{}</div></details>",
        say("projection"),
        say("projection-head" if state.todo else "sheet"),
        score_sheet(state, shared.names, shared.teller, say),
    )


@lru_cache(4096)
def _track(points: tuple[int, ...]) -> Markup:
    """The points of everybody on a line."""
    track = trusted(score_track(points, 16, 468, 14).svg)
    return html('<svg class="score-track" id="score-track" viewBox="0 0 500 44" aria-hidden="true">{}</svg>', track)


def prompt(view: VisitorView, ask: str) -> Markup:
    """The question in one sentence, what is still to come, and the controls."""
    mine = " mine" if view.asked or view.holding else ""
    seat = view.need.seat
    who = html("{} ", seat_mark(seat, view.names[seat])) if seat >= 0 else NO_MARKUP
    look = "ask thinking" if view.need.kind in {"bot", "chance"} else "ask"
    steps = _agenda if view.asked or view.holding else _awaited_agenda
    agenda = view.shared.once(steps) if view.need.kind == "human" or view.holding else NO_MARKUP
    return html(
        '<section class="panel prompt{}" id="prompt" aria-labelledby="ask"><p class="{}" id="ask">{}'
        "<span>{}</span></p>{}{}{}</section>",
        mine,
        look,
        who,
        ask,
        _controls(view),
        agenda,
        advice(view),
    )


def question(view: VisitorView) -> str:
    """What the table waits for, in one sentence."""
    say, need = view.say, view.need
    if need.kind == "held":
        if not view.holding:
            return say("ask-ending")
        return say("ask-go-on" if goes_on(view.shared) else "ask-end")
    if need.kind == "bot":
        return say("ask-thinking")
    if need.kind == "chance":
        return say("ask-chance")
    if need.kind == "over":
        result = view.state.result()
        return view.teller.prompt(view.state) if result is None else view.teller.result(result, view.names)
    return view.shared.once(_prompt if view.asked else _awaited)


def goes_on(shared: TableView) -> bool:
    """Whether the turn that is held goes on: chance or somebody else acts within it, and then it is not over yet."""
    state, last = shared.state, shared.table.history.plies[-1]
    return bool(state.todo) and (state.turn, state.turn_seat) == (last.turn, last.turn_seat)


def _prompt(shared: TableView) -> str:
    return shared.teller.prompt(shared.state)


def _awaited(shared: TableView) -> str:
    return shared.say("ask-other", what=shared.teller.awaited(shared.state)[0])


def _agenda(shared: TableView) -> Markup:
    """The steps of this turn as they are asked."""
    return _steps(shared, shared.teller.agenda(shared.state))


def _awaited_agenda(shared: TableView) -> Markup:
    """The same as those read it who wait."""
    told = shared.teller.awaited(shared.state)
    return _steps(shared, [text[:1].upper() + text[1:] for text in told])


def _steps(shared: TableView, agenda: list[str]) -> Markup:
    """The steps of this turn: done, now, to come."""
    state, history, held = shared.state, shared.table.history, shared.need.kind == "held"
    turn = history.plies[-1].turn if held else state.turn
    seat = shared.need.seat
    done = [ply for ply in history.plies[-20:] if ply.turn == turn and ply.seat == seat and ply.choice]
    steps = [html('<li class="done"><span>{}</span></li>', _done(shared, ply)) for ply in done[-4:]]
    if held:
        end = "go-on" if goes_on(shared) else "end-turn"
        steps.append(html('<li class="is-now"><span>{}</span></li>', shared.say(end)))
    else:
        steps += [
            html('<li class="{}"><span>{}</span></li>', "to-come" if place else "is-now", text)
            for place, text in enumerate(agenda[:4])
        ]
    if len(steps) < 2:
        return NO_MARKUP
    return html('<ol class="agenda" aria-label="{}">{}</ol>', shared.say("agenda"), joined(steps))


def _done(shared: TableView, ply: TablePly) -> str:
    """A choice of the running turn as it was offered."""
    table = shared.table

    def tell() -> str:
        # Positions of older rules are not kept: there the choice is told by its place.
        before = table.at(ply.number - 1) if ply.number > table.history.base else None
        return shared.teller.choice(table.state.choice(ply.choice), before)

    return DONE.find((table.id, ply.version, shared.language), tell)


def action(
    view: VisitorView,
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
    return _button(view.address(name), view.seat if seat is None else seat, name, text, key, look, enabled, hint)


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


def _controls(view: VisitorView) -> Markup:
    say, need = view.say, view.need
    if need.kind == "over":
        # For everybody: who watches, and whose seat a bot plays, want to see it too.
        return html(
            '<div class="controls"><a class="as-button" href="{}">{}</a></div>', view.address("end"), say("to-end")
        )
    if view.seat < 0 or not view.table.seats[view.seat].human:
        return html('<div class="controls"></div>')
    limit = view.table.undo_limit(view.seat)
    hint = say(f"undo-stops-{limit.reason}", player=view.names[limit.who] if limit.who >= 0 else "")
    controls = [
        action(view, "undo", say("undo"), key="u", enabled=limit.plies > 0, hint=hint),
        action(view, "restart", say("restart"), key="r", enabled=view.table.history.turn_plies(view.seat) > 1),
    ]
    if limit.plies == 0 and any(ply.seat == view.seat and not ply.bot for ply in view.table.history.plies):
        controls[0] = action(view, "ask-undo", say("ask-undo"), key="u", hint=hint)
    if view.table.seats[view.seat].confirm:
        end = say("go-on" if view.holding and goes_on(view.shared) else "end-turn")
        controls.append(action(view, "end-turn", end, key="e", look="end", enabled=view.holding, hint=say("end-hint")))
    if view.asked and view.table.header.hints and view.advising is None:
        controls.append(action(view, "hint", say("hint"), key="h"))
    if need.kind in {"bot", "chance"}:
        controls.append(action(view, "skip", say("skip"), key="s"))
    return html('<div class="controls">{}</div>', joined(controls))


def notices(view: VisitorView) -> Markup:
    """What everybody at the table must know now, whatever they look at."""
    told = [_failing(view), *_hands(view), *_played(view), _request(view)]
    return html('<div class="notices" id="notices">{}</div>', joined(told))


def _notice(text: str, actions: Markup = NO_MARKUP) -> Markup:
    return html('<div class="notice" role="alert"><span>{}</span>{}</div>', text, actions)


def _failing(view: VisitorView) -> Markup:
    """What happens cannot be kept."""
    return _notice(view.say("failing")) if view.failing else NO_MARKUP


def _hands(view: VisitorView) -> list[Markup]:
    """Seats that changed hands since the visitor last chose something; who only watches reads it in the log."""
    history = view.table.history
    own = [ply.version for ply in history.plies if ply.seat in view.mine and not ply.bot]
    since = max(own, default=0)
    return [
        _notice(told_remark(view.shared, remark))
        for remark in history.remarks[-MOST_NOTICES:]
        if view.mine and remark.version > since and remark.kind in {"given", "taken"} and not history.over()
        if remark.seats[0] not in view.mine  # what one did oneself one knows
    ]


def _played(view: VisitorView) -> list[Markup]:
    """A bot plays for the visitor: they may take over again."""
    say, table = view.say, view.table
    return [
        _notice(
            say("bot-plays", player=table.seats[seat].name, bot=bot_name(table.seats[seat].bot, say)),
            _small_form(view, "take", NO_MARKUP, say("take", player=table.seats[seat].name), seat),
        )
        for seat in sorted(view.mine)
        if table.seats[seat].bot and not table.history.over()
    ]


def _request(view: VisitorView) -> Markup:
    """Somebody asks to go back: agree or not."""
    asked = view.table.request
    if asked is None:
        return NO_MARKUP
    say = view.say
    plies = view.table.history.ply_count - asked.ply
    silent = view.table.history.silent()
    text = say("undo-asked", player=view.names[asked.seat], plies=plies)
    text += " " + say("undo-waits", players=", ".join(view.table.seats[seat].name for seat in silent))
    actions = [
        action(view, "consent", say("consent"), seat=seat) for seat in sorted(view.mine.intersection(silent))[:1]
    ]
    if view.mine:
        asks = asked.seat in view.mine
        speaker = asked.seat if asks else min(view.mine)
        actions.append(action(view, "refuse", say("withdraw" if asks else "refuse"), seat=speaker))
    return _notice(text, joined(actions))


def seat_menu(view: VisitorView, pace: str, links: dict[int, str], base: str) -> Markup:
    """What concerns the seats: pace of the bots, End turn, links for friends, bots for seats, chance."""
    table = view.table
    shown = (
        table.id, tuple(table.seats), table.history.over(), table.history.draws > 0, view.seat, view.mine,
        view.language, pace, tuple(links.items()), base, view.away,
    )  # fmt: skip
    return MENUS.find(shown, lambda: _seat_menu(view, pace, links, base))


def _seat_menu(view: VisitorView, pace: str, links: dict[int, str], base: str) -> Markup:
    say, table = view.say, view.table
    rows: list[Markup] = []
    if view.seat >= 0 and any(seat.bot for seat in table.seats):
        values = [(each, say(f"pace-{each}")) for each in PACES]
        rows.append(
            _small_form(
                view, "pace", html("<label>{} {}</label>", say("pace"), choice_of("pace", pace, values)), say("set")
            )
        )
    if view.seat >= 0:
        rows += _own_rows(view)
    # Those for friends first; with one's own a seat is not lost with the cookies of a browser.
    for seat, link in sorted(links.items(), key=lambda each: each[0] in view.mine):
        address, own = f"{base}/join/{table.id}/{link}", seat in view.mine
        told = say("link-own" if own else "link-for", player=view.names[seat])
        rows.append(
            html(
                '<label class="link">{}<input readonly value="{}" aria-label="{}"></label>',
                told if own else seat_mark(seat, view.names[seat]),
                address,
                told,
            )
        )
    rows.append(
        html(
            '<label class="link">{} <input readonly value="{}" aria-label="{}"></label>',
            say("watch"),
            base + view.address(),
            say("watch"),
        )
    )
    rows.append(html('<p class="fair">{}<br><code>{}</code></p>', say("commitment"), table.commitment))
    return html(
        '<details class="drop-down" id="menu"><summary>{}</summary><div class="pop panel settings">{}</div></details>',
        say("menu"),
        joined(rows),
    )


def _own_rows(view: VisitorView) -> list[Markup]:
    say, table, seat = view.say, view.table, view.seat
    rows: list[Markup] = []
    robots = [(each, bot_name(each, say)) for each in bots.offered()]
    if table.seats[seat].human:
        confirm = table.seats[seat].confirm
        switch = html('<input type="hidden" name="confirm" value="{}">', "no" if confirm else "yes")
        rows.append(_small_form(view, "settings", switch, say("confirm-off" if confirm else "confirm-on")))
        name = html(
            '<input name="name" maxlength="{}" value="{}" aria-label="{}">',
            LONGEST_NAME,
            table.seats[seat].name,
            say("name"),
        )
        rows.append(_small_form(view, "rename", name, say("rename")))
        # Not quiet: the browser shall come back with its new cookie.
        rows.append(_small_form(view, "renew", NO_MARKUP, say("renew"), quiet=NO_MARKUP))
        if not table.history.draws:
            told = say("nonce")
            nonce = html('<input name="nonce" maxlength="64" aria-label="{}" placeholder="{}">', told, told)
            rows.append(_small_form(view, "nonce", nonce, say("nonce-add")))
    for number, other in enumerate(table.seats):
        own, told = number in view.mine, say("give", player=view.names[number])
        if other.human and not table.history.over() and (own or number in view.away):
            given = html('<input type="hidden" name="given" value="{}">', number)
            which = choice_of("bot", MIDDLING, robots, html(' aria-label="{}"', told))
            rows.append(_small_form(view, "give", html("{}{}", given, which), told, number if own else None))
        elif other.human and not table.history.over():
            minutes = round(ABSENCE_SECONDS / 60)
            rows.append(html('<p class="fair">{}</p>', say("give-later", player=view.names[number], minutes=minutes)))
        elif own and other.bot and other.link:
            rows.append(_small_form(view, "take", NO_MARKUP, say("take", player=other.name), number))
    if len(view.mine) > 1:
        # The page is loaded anew, as the browser's cookie changes.
        rows += [
            html(
                '<form method="post" action="{}">{}<button>{}</button></form>',
                view.address("leave"),
                for_seat(number),
                say("leave", player=view.names[number]),
            )
            for number in sorted(view.mine)
        ]
    return rows


def _small_form(
    view: VisitorView, action_name: str, fields: Markup, text: str, seat: int | None = None, quiet: Markup = QUIET
) -> Markup:
    speaker = view.seat if seat is None else seat
    return html(
        '<form method="post" action="{}"{}>{}{}<button>{}</button></form>',
        view.address(action_name),
        quiet,
        for_seat(speaker),
        fields,
        text,
    )


def title_of(view: VisitorView, title: str) -> str:
    """The title of the page: it says so when it is the visitor's turn."""
    mine = view.asked or view.holding
    return f"● {view.say('your-turn')} · {title}" if mine else title
