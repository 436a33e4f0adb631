"""The question of the moment, the progress of the turn, and the buttons to go back and to continue."""

from __future__ import annotations

from typing import Final, NamedTuple

from markupsafe import Markup

from heliopolis.kernel.chance import CHANCE
from heliopolis.render.markup import NO_MARKUP, html, joined
from heliopolis.table.errors import NotNow
from heliopolis.table.history import TablePly
from heliopolis.table.rows import Row
from heliopolis.web.common.page import button_icon
from heliopolis.web.common.pieces import COMING_BACK, sign
from heliopolis.web.common.players import seat_mark
from heliopolis.web.server.addresses import url_for
from heliopolis.web.table.choices import wished
from heliopolis.web.table.rematch import rematch_button, result_text
from heliopolis.web.table.view import TableView, VisitorView, action_button, at_version

LONG: Final = 58
"""Letters of a question from which on it is set in two smaller lines."""
FEW_CHOICES: Final = 2
"""How many choices of a turn are taken back without asking."""
MOST_DONE: Final = 2
"""Choices of the running turn that are named; the log has them all."""


def prompt(view: VisitorView, ask: str) -> Markup:
    """Return the question in one sentence, what is still to come, and the controls."""
    mine = " mine" if view.asked or view.holding else ""
    seat = view.need.seat
    who = html("{} ", seat_mark(seat, _whose(view))) if seat >= 0 else NO_MARKUP
    look = "ask thinking" if view.need.kind in {"bot", "chance"} else "ask"
    steps = _agenda if view.asked or view.holding else _awaited_agenda
    agenda = view.once(steps) if view.need.kind == "human" or view.holding else NO_MARKUP
    return html(
        '<section class="panel prompt{mine}{seat}" id="prompt" aria-labelledby="ask">'
        '<button type="button" class="grip" '
        'aria-hidden="true" tabindex="-1"></button><p class="{look}" id="ask">{who}'
        "<span>{ask}</span></p>{controls}{agenda}</section>",
        mine=mine,
        seat=f" by s{seat + 1}" if seat >= 0 else "",
        look=f"{look} long" if len(ask) > LONG else look,
        who=who,
        ask=ask,
        controls=_controls(view),
        agenda=agenda,
    )


def spoken(view: VisitorView, ask: str) -> str:
    """Return the question for those who hear it: what another one does says who it is."""
    return ask if view.asked or view.holding or view.need.seat < 0 else f"{_whose(view)} {ask}"


def _whose(view: VisitorView) -> str:
    """Return what the player to move is called; that player knows their own name."""
    seat = view.need.seat
    return view.say("your-turn") if view.asked and seat == view.reader else view.called(seat)


def question(view: VisitorView) -> str:
    """Return what the table waits for, in one sentence."""
    say, need = view.say, view.need
    if need.kind == "held":
        if not view.holding:
            return say("ask-ending")
        if not goes_on(view):
            return say("ask-end")
        return say("ask-go-on-alone" if _alone(view) else "ask-go-on")
    if need.kind == "bot":
        return say("ask-thinking")
    if need.kind == "chance":
        return say("ask-chance")
    if need.kind == "over":
        result = view.table.result()
        return view.voice.prompt(view.state) if result is None else result_text(view, result)
    asked = view.once(_prompt if view.asked else awaited)
    if view.asked and view.question.wish:
        return say("ask-wished", question=asked, wish=wished(view))
    return asked


def goes_on(shared: TableView) -> bool:
    """Return whether the held turn continues: chance or someone else acts within it, and it is not over yet."""
    state, last = shared.table.state, shared.table.history.plies[-1]
    return bool(state.todo) and (state.turn, state.turn_seat) == (last.turn, last.turn_seat)


def _prompt(shared: TableView) -> str:
    return shared.voice.prompt(shared.state)


def awaited(shared: TableView) -> str:
    """Return what the player to move chooses, for those who wait."""
    return shared.say("ask-other", what=shared.once(_awaited_steps)[0])


def _awaited_steps(shared: TableView) -> list[str]:
    return shared.voice.awaited(shared.state)


def _agenda(shared: TableView) -> Markup:
    """Return the steps of this turn as they are asked."""
    return _steps(shared, [] if shared.ending else shared.voice.agenda(shared.state))


def _awaited_agenda(shared: TableView) -> Markup:
    """Return the same as those read it who wait."""
    return _steps(shared, [text[:1].upper() + text[1:] for text in shared.once(_awaited_steps)])


def _steps(shared: TableView, agenda: list[str]) -> Markup:
    """Return the steps of this turn: done, now, to come."""
    state, history, held = shared.state, shared.table.history, shared.need.kind == "held"
    turn = history.plies[-1].turn if held else state.turn
    seat = shared.need.seat
    done = [ply for ply in history.plies[-20:] if ply.turn == turn and ply.seat == seat and ply.choice]
    steps = [html('<li class="done"><span>{}</span></li>', _done(shared, ply)) for ply in done[-MOST_DONE:]]
    if held:
        agenda = [shared.say("go-on" if goes_on(shared) else "end-turn")]
    steps += [
        html(
            '<li class="{}" title="{}"><span class="hidden">{}</span></li>',
            "to-come" if place else "is-now",
            text,
            text,
        )
        for place, text in enumerate(agenda[:4])
    ]
    if len(steps) < 2:
        return NO_MARKUP
    return html('<ol class="agenda" aria-label="{}">{}</ol>', shared.say("agenda"), joined(steps))


def _done(shared: TableView, ply: TablePly) -> str:
    """Return a choice of the running turn, in a few words.

    The position before it is played again for the first page only.
    """
    shown = "done", ply.version, ply.number, ply.choice, shared.language
    return shared.drawn.once(shown, lambda: _title_of(shared, ply))


def _title_of(shared: TableView, ply: TablePly) -> str:
    table = shared.table
    choice = table.state.choice(ply.choice)
    # Positions of older rules are not kept: there the choice is named by its place.
    if ply.number <= table.history.base:
        return shared.voice.choice(choice)
    before = table.at(ply.number - 1)
    # The number that it had in the list is gone with the list.
    return shared.voice.title(choice, before, 0, table.game.looks().face(before, choice).told)


def _controls(view: VisitorView) -> Markup:
    say, need = view.say, view.need
    if need.kind == "over":
        # For everyone: spectators too, and players whose seat a bot has taken.
        return html(
            '<div class="controls"><a class="as-button" href="{to}"{data_opens_itself}>{sign}{to_end}</a>'
            "{rematch_button}</div>",
            to=url_for("end", kind="t", name=view.table.id),
            data_opens_itself=html(" data-opens-itself") if view.mine and not view.table.header.guide else NO_MARKUP,
            sign=sign("trophy"),
            to_end=say("to-end"),
            rematch_button=rematch_button(view.table, view.mine, say),
        )
    if view.seat < 0:
        return html(
            '<div class="controls"><span class="watching">{sign}{you_watch} <a href="{to}">{you_play}</a></span></div>',
            sign=sign("eye"),
            you_watch=say("you-watch"),
            to=url_for("you") + COMING_BACK,
            you_play=say("you-play"),
        )
    if not view.table.seats[view.seat].human:
        return html('<div class="controls"></div>')
    going = _going_back(view)
    shown = (
        "controls", view.setting, view.seat, view.asked, view.holding, need.kind, view.advising is None,
        view.table.seats[view.seat].confirm, view.holding and goes_on(view), going, view.end_row and view.end_row.name,
    )  # fmt: skip
    return view.drawn.once(shown, lambda: _buttons(view, going))


class GoingBack(NamedTuple):
    """How far a player can go back, and what is said of it."""

    undo: bool
    hint: str
    """What stops it there."""
    restart: bool
    sure_restart: str
    """What is asked before a turn is taken back; nothing where few choices would be lost."""
    redo: bool
    repay: bool
    asks: str
    """The text of the button that asks the others, where the player cannot go back alone; empty where they can."""
    sure_undo: str
    """What is asked before a turn is taken back after which others have played."""


def _going_back(view: VisitorView) -> GoingBack:
    say, history = view.say, view.table.history
    limit, turn, own_draws = history.undo_limit(view.seat), history.turn_plies(view.seat), not history.header.reveal
    alone = _alone(view) and own_draws
    hint = say(f"undo-stops-{limit.reason}", player=view.names[limit.who] if limit.who >= 0 else "")
    if alone and limit.reason in {"chance", "seat", "bot"}:
        hint = say("undo-alone")
    stuck = limit.plies == 0 and any(ply.seat == view.seat and not ply.bot for ply in history.plies)
    # Where no one else has a say, no one is asked.
    asks = "undo" if alone else "ask-undo"
    return GoingBack(
        undo=limit.plies > 0,
        hint=hint,
        restart=turn > 1,
        sure_restart=_sure_to_restart(view, turn),
        redo=view.asked and bool(history.redo_plies(view.seat)),
        repay=limit.plies > 1 and view.once(_repayable),
        asks=asks if stuck and own_draws else "",
        sure_undo=_sure_to_go_back(view) if stuck and alone else "",
    )


def _buttons(view: VisitorView, going: GoingBack) -> Markup:
    say = view.say
    controls = [
        action_button(view, "undo", say("undo"), key="u", enabled=going.undo, hint=going.hint, icon="undo"),
        action_button(
            view,
            "restart",
            say("restart"),
            key="r",
            hint=say("restart-hint"),
            icon="restart",
            short=say("restart-short"),
            enabled=going.restart,
            sure=going.sure_restart,
        ),
    ]
    if going.redo:
        # In the place of Restart: a phone has no room for one more.
        controls[1] = action_button(view, "redo", say("redo"), key="y", hint=say("redo-hint"), icon="redo")
    if going.repay:
        hint_at_paying, short = say("repay-hint"), say("repay-short")
        controls.append(
            action_button(view, "repay", say("repay"), key="p", hint=hint_at_paying, icon="pay", short=short)
        )
    if going.asks:
        short = say("ask-undo-short") if going.asks == "ask-undo" else ""
        controls[0] = action_button(
            view, "ask-undo", say(going.asks), key="u", hint=going.hint, icon="undo", short=short, sure=going.sure_undo
        )
    if view.table.header.hints:
        asking = view.asked and view.advising is None
        controls.append(
            action_button(view, "hint", say("hint"), key="h", enabled=asking, hint=say("hint-hint"), icon="hint")
        )
    if view.need.kind in {"bot", "chance"}:
        controls.append(action_button(view, "skip", say("skip"), key="s", hint=say("skip-hint"), icon="skip"))
    elif view.end_row is not None:
        controls.append(_end_by(view, view.end_row))
    elif view.table.seats[view.seat].confirm:
        end = say("go-on" if view.holding and goes_on(view) else "end-turn")
        controls.append(
            action_button(
                view,
                "end-turn",
                end,
                key="e",
                look="end",
                enabled=view.holding,
                hint=say("end-hint"),
                icon="flag",
                short=end if goes_on(view) and view.holding else say("end-short"),
            )
        )
    controls.append(
        html('<button type="button" class="commit" id="commit" disabled>{}</button>', say("pick-one"))
        if view.asked
        else NO_MARKUP
    )
    return html('<div class="controls">{}</div>', joined(controls))


def _end_by(view: VisitorView, row: Row) -> Markup:
    """Return End turn as the answer that ends the turn."""
    return html(
        '<form method="post" action="{to}" data-quiet>{at_version}<button class="end" id="do-end-turn" name="choice" '
        'value="{name}" data-choice="{name}" data-at-once data-key="e" title="{hint}">'
        "{icon}<span>{text}</span></button></form>",
        to=view.address("choose"),
        at_version=at_version(view.seat),
        name=row.name,
        hint=view.say("end-hint"),
        icon=button_icon("flag"),
        text=view.voice.title(row.choice, view.state),
    )


def _alone(view: VisitorView) -> bool:
    """Return whether no one else has a say in going back: then it goes as far as the visitor likes."""
    return not set(view.table.history.voices()) - view.mine


def _sure_to_restart(view: VisitorView, turn: int) -> str:
    plies = view.table.history.plies
    lost = sum(not ply.continues for ply in plies[len(plies) - turn :])
    return view.say("sure-restart", count=lost) if lost > FEW_CHOICES else ""


def _sure_to_go_back(view: VisitorView) -> str:
    others: dict[int, None] = {}
    for ply in reversed(view.table.history.plies):
        if ply.seat == view.seat and not ply.bot:
            break
        if ply.seat != CHANCE:
            others[ply.seat] = None
    names = [view.names[seat] for seat in reversed(others)]
    return view.say("sure-undo", players=", ".join(names)) if names else ""


def _repayable(shared: TableView) -> bool:
    """Return whether the last click paid something that could be paid otherwise."""
    seat = shared.table.history.plies[-1].seat
    try:
        shared.table.repay_act(seat)
    except NotNow:
        return False
    return True


def title_of(view: VisitorView, title: str) -> str:
    """Return the title of the page: it says so when it is the visitor's turn."""
    mine = view.asked or view.holding
    return f"● {view.say('your-turn')} · {title}" if mine else title
