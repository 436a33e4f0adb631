"""The question of the moment, where one is in the turn, and the buttons to go back and go on."""

from __future__ import annotations

from markupsafe import Markup

from heliopolis.render.markup import NO_MARKUP, html, joined
from heliopolis.table.plies import TablePly
from heliopolis.web.common.players import seat_mark
from heliopolis.web.table.advice import advice
from heliopolis.web.table.forms import action_button
from heliopolis.web.table.view import TableView, VisitorView


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
    # Positions of older rules are not kept: there the choice is told by its place.
    before = table.at(ply.number - 1) if ply.number > table.history.base else None
    return shared.teller.choice(table.state.choice(ply.choice), before)


def _controls(view: VisitorView) -> Markup:
    say, need = view.say, view.need
    if need.kind == "over":
        # For everybody: spectators too, and players whose seat a bot has taken.
        return html(
            '<div class="controls"><a class="as-button" href="{}">{}</a></div>', view.address("end"), say("to-end")
        )
    if view.seat < 0 or not view.table.seats[view.seat].human:
        return html('<div class="controls"></div>')
    limit = view.table.undo_limit(view.seat)
    hint = say(f"undo-stops-{limit.reason}", player=view.names[limit.who] if limit.who >= 0 else "")
    controls = [
        action_button(view, "undo", say("undo"), key="u", enabled=limit.plies > 0, hint=hint),
        action_button(view, "restart", say("restart"), key="r", enabled=view.table.history.turn_plies(view.seat) > 1),
    ]
    if limit.plies == 0 and any(ply.seat == view.seat and not ply.bot for ply in view.table.history.plies):
        controls[0] = action_button(view, "ask-undo", say("ask-undo"), key="u", hint=hint)
    if view.table.seats[view.seat].confirm:
        end = say("go-on" if view.holding and goes_on(view.shared) else "end-turn")
        controls.append(
            action_button(view, "end-turn", end, key="e", look="end", enabled=view.holding, hint=say("end-hint"))
        )
    if view.asked and view.table.header.hints and view.advising is None:
        controls.append(action_button(view, "hint", say("hint"), key="h"))
    if need.kind in {"bot", "chance"}:
        controls.append(action_button(view, "skip", say("skip"), key="s"))
    return html('<div class="controls">{}</div>', joined(controls))


def title_of(view: VisitorView, title: str) -> str:
    """The title of the page: it says so when it is the visitor's turn."""
    mine = view.asked or view.holding
    return f"● {view.say('your-turn')} · {title}" if mine else title
