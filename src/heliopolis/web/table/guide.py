"""The guide at the table: what it says now, as cards that the page lays next to the things they are about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from markupsafe import Markup

from heliopolis.kernel.chip import Chip, together
from heliopolis.kernel.errors import Message
from heliopolis.render.markup import NO_MARKUP, html, joined
from heliopolis.table.clicks import without_final_scoring
from heliopolis.teaching.guides import guide_of
from heliopolis.teaching.note import (
    DONE,
    Note,
    NoteEnding,
    NoteGain,
    NoteHints,
    NoteLine,
    NotePart,
    NoteReason,
    NoteRemark,
    Onward,
    Pictures,
    Record,
    Tasks,
)
from heliopolis.web.common.page import button_icon
from heliopolis.web.common.pieces import sign
from heliopolis.web.server.addresses import url_for
from heliopolis.web.table.chips import chips_html, icon_html, signed
from heliopolis.web.table.hints import step_label, step_title
from heliopolis.web.table.view import Element, VisitorView

GUIDE_FILES: Final = ("guide.css", "guide.js", "progress.js", "puzzles.js", "players.js")
"""What a page with a guide needs beside the files of a table."""
ONWARD: Final = {"lesson-begin": "lesson", "puzzle-begin": "puzzle", "puzzles": "puzzles-of-game"}
"""The addresses of the kinds of places that a note leads on to, if they are called otherwise."""
MADE: Final = frozenset({"lesson-begin", "puzzle-begin"})
"""Those that are made again whenever someone goes there."""


def guide(view: VisitorView) -> list[Element]:
    """Return the cards of the guide; tables without one have none."""
    if not view.table.header.guide:
        return []
    found = guide_of(view.table)
    told = found.notes(view.table, view.seat) if found is not None and view.seat >= 0 else ()
    say = view.say
    return [
        Element(
            "guide",
            html(
                '<aside id="guide" class="guide" aria-label="{guide}" data-for="{tour}" data-game="{name}">'
                '<div class="notes-told" aria-live="polite">{told}</div>'
                '<button type="button" class="recall" data-guide="on" hidden>{sign}<span>'
                "{guide_recall}</span></button></aside>",
                guide=say("guide"),
                tour=view.table.header.guide,
                name=view.table.game.name,
                told=joined([_card(view, each) for each in told]),
                sign=sign("guide"),
                guide_recall=say("guide-recall"),
            ),
            "aside",
        )
    ]


def _card(view: VisitorView, note: Note) -> Markup:
    voice = view.voice
    return html(
        '<article class="note{kind}{outcome}" data-note="{name}" data-things="{things}" data-try="{suggestion}" hidden>'
        "{head}{done}{fold}<h2>{message}</h2>{parts}"
        "{advice}{onward}<footer>{why}{buttons}{dots}</footer></article>",
        kind=" wide" if note.wide else " todo" if note.asks and not note.outcome else "",
        outcome=f" {note.outcome}{' going' if note.ending and note.ending.going else ''}" if note.outcome else "",
        name=note.name,
        things=" ".join(note.things),
        suggestion=note.suggestion.row if note.suggestion else "",
        head=_head(view, note),
        done=joined(
            [html('<p class="just">{}<span>{}</span></p>', sign("check"), voice.message(each)) for each in note.done]
        ),
        fold=NO_MARKUP if note.wide or not (note.asks or note.outcome) else _fold(view),
        message=voice.message(note.heading),
        parts=joined([_part(view, each) for each in note.parts]),
        advice=_advice(view, note),
        onward=_onward(view, note.ending) if note.ending else NO_MARKUP,
        why=_why(view, note),
        buttons=_buttons(view, note),
        dots=NO_MARKUP if note.wide else _dots(view, note),
    )


def _part(view: VisitorView, part: NotePart) -> Markup:
    """Return one thing that a note says."""
    match part:
        case Message():
            return html('<p class="said">{}</p>', view.voice.message(part))
        case NoteRemark(text):
            return html('<p class="closing">{}</p>', view.voice.message(text))
        case Pictures():
            return _pictures(view, part)
        case Tasks():
            return _tasks(view, part)
        case NoteHints():
            return _hints(view, part)
        case NoteLine():
            return _turn(view, part)
        case NoteReason():
            return _reason(view, part)
        case Record():
            return _record(view)


def _head(view: VisitorView, note: Note) -> Markup:
    """Return where one is, and the way out."""
    told = _dots(view, note) if note.wide else NO_MARKUP
    if note.progress.aim is not None:
        told = html('<p class="aim">{}<span>{}</span></p>', sign("flag"), view.voice.message(note.progress.aim))
    if note.ending or note.asks:
        # A lesson or a puzzle is no guide that could be skipped, and at the end nothing of it is left.
        return html("<header>{}</header>", told) if told else NO_MARKUP
    return html(
        '<header>{told}<button type="button" class="skip-all" data-guide="off" title="{guide_off}">{sign}<span>'
        "{guide_off}</span></button>"
        "</header>",
        told=told,
        guide_off=view.say("guide-off"),
        sign=sign("close"),
    )


def _fold(view: VisitorView) -> Markup:
    """Return the button that folds the card to its heading, where a screen is small."""
    label = view.say("guide-fold")
    return html(
        '<button type="button" class="fold" data-guide="fold" aria-expanded="true" aria-label="{}" title="{}">'
        "</button>",
        label,
        label,
    )


def _pictures(view: VisitorView, part: Pictures) -> Markup:
    drawn = [
        html(
            '<li><span class="icons">{}</span><span>{}</span>{}</li>',
            joined([icon_html(Chip(icon, "")) for icon in each.icons]),
            view.voice.message(each.text),
            html("<b>{}</b>", view.voice.message(each.figure)) if each.figure else NO_MARKUP,
        )
        for each in part.pictures
    ]
    return html('<ul class="pictures">{}</ul>', joined(drawn))


def _tasks(view: VisitorView, part: Tasks) -> Markup:
    return html(
        '<ul class="tasks">{}</ul>',
        joined(
            [
                html(
                    '<li class="{look}">{sign}<span>{message}</span><span class="hidden">{text}</span></li>',
                    look=DONE if each.done else "open",
                    sign=sign("check") if each.done else NO_MARKUP,
                    message=view.voice.message(each.text),
                    text=view.say("guide-task-done" if each.done else "guide-task-open"),
                )
                for each in part.marks
            ]
        ),
    )


def _hints(view: VisitorView, part: NoteHints) -> Markup:
    """Return the hints for those who ask, one after the other."""
    told: list[Markup] = []
    for place, each in enumerate(part.texts):
        last = place == len(part.texts) - 1
        choice = f" {' · '.join(_titles(view, part.choices))}" if last else ""
        told.append(
            html(
                '<details class="because hint" id="guide-hint-{place}"><summary>{button_icon}{guide_hint}</summary><p>'
                "{message}{choice}</p></details>",
                place=place,
                button_icon=button_icon("hint"),
                guide_hint=view.say("guide-hint", place=place + 1),
                message=view.voice.message(each),
                choice=choice,
            )
        )
    return html('<div class="hints">{}</div>', joined(told))


def _turn(view: VisitorView, told: NoteLine) -> Markup:
    """Return a turn as numbered rows: each choice with what it brings and costs, as the rows of the table show it."""
    state, voice = view.table.at(0), view.voice
    seat, before, rows_ = state.seat(), state.total(state.seat()), list[Markup]()
    for name in told.choices:
        choice, here = state.choice(name), state.copy()
        place = state.game.wording.place(here, choice)
        state.play(choice)
        happened = without_final_scoring(state.events, state)
        chips = together(state.game.looks().chips(here, happened, state, seat))
        rows_.append(
            html(
                '<li{}>{}<span class="gains">{}</span></li>',
                html(' data-thing="{}"', place) if place else NO_MARKUP,
                step_label(voice, choice, here),
                chips_html(chips, voice),
            )
        )
    return html(
        '<section class="turn-line"><h3>{message}<span class="worth">{worth}</span><span class="sum">'
        "{signed}</span></h3><ol>{rows}</ol>"
        "</section>",
        message=voice.message(told.text),
        worth=voice.message(told.worth),
        signed=signed(state.total(seat) - before),
        rows=joined(rows_),
    )


def _titles(view: VisitorView, names: Sequence[str]) -> list[str]:
    """Name the choices from where the table began, each as its row does."""
    state, titles = view.table.at(0), list[str]()
    for name in names:
        titles.append(step_title(view.voice, state.choice(name), state))
        state.play(state.choice(name))
    return titles


def _reason(view: VisitorView, part: NoteReason) -> Markup:
    """Return why, in words, each thing with its icon."""
    return html(
        '<p class="reason">{}{}</p>',
        view.voice.message(part.text),
        joined([_gain(view, gain) for gain in part.gains]),
    )


def _gain(view: VisitorView, gain: NoteGain) -> Markup:
    icon = icon_html(Chip(gain.icon, "", look=gain.look)) if gain.icon else NO_MARKUP
    return html(' <span class="gained">{}{}</span>', icon, view.voice.message(gain.text))


def _solution(view: VisitorView, solution: Sequence[NotePart]) -> Markup:
    """Return what is shown to those who ask for it: why another turn is better, and that turn."""
    if not solution:
        return NO_MARKUP
    return html(
        '<details class="because solution" id="guide-solution"><summary>{}</summary>{}</details>',
        view.voice.say("puzzle-solution"),
        joined([_part(view, each) for each in solution]),
    )


def _record(view: VisitorView) -> Markup:
    """Return what the browser knows and its script fills in."""
    return html(
        '<p class="record" hidden><span>{} <b data-record="rating"></b></span>'
        '<span>{} <b data-record="streak"></b></span><small>{}</small></p>',
        view.voice.say("puzzles-rating"),
        view.voice.say("puzzles-streak"),
        view.voice.say("puzzles-record-about"),
    )


def _advice(view: VisitorView, note: Note) -> Markup:
    """Return what is suggested, by the name that its row has, with the reason."""
    row = view.question.row(note.suggestion.row) if note.suggestion else None
    if note.suggestion is None or row is None:
        return NO_MARKUP
    title = view.voice.title(row.choice, view.state, row.number, row.face.told)
    reason = view.voice.message(note.suggestion.reason) if note.suggestion.reason else ""
    return html(
        '<p class="try">{}<span>{}</span></p>',
        sign("hand"),
        view.say("guide-try-why", what=title, why=reason) if reason else view.say("guide-try", what=title),
    )


def _why(view: VisitorView, note: Note) -> Markup:
    """Return the rules behind it, for those who ask."""
    if not note.rules:
        return NO_MARKUP
    told = [
        html(
            '<li>{rule} <a href="{to}#{rule_name}" target="_blank">{rule_name}</a></li>',
            rule=view.voice.rule(rule),
            to=url_for("rules", game=view.table.game.name),
            rule_name=rule,
        )
        for rule in note.rules
    ]
    return html(
        '<details class="because" id="guide-why-{}"><summary>{}</summary><ul>{}</ul></details>',
        note.name,
        view.say("guide-why"),
        joined(told),
    )


def _buttons(view: VisitorView, note: Note) -> Markup:
    if note.ending:
        kind = "close"
    elif note.wide:
        kind = "go"
    else:
        kind = "hide" if note.asks else "next" if note.suggestion else "read"
    close = note.ending.close if note.ending else None
    text = view.voice.message(close) if close else view.say(f"guide-{kind}")
    look = "main" if note.wide else "skip"
    return html('<button type="button" class="{}" data-guide="next">{}</button>', look, text)


def _dots(view: VisitorView, note: Note) -> Markup:
    _, at, places = note.progress
    if not places:
        return NO_MARKUP
    states = ["done" if place < at else "now" if place == at else "" for place in range(1, places + 1)]
    return html(
        '<span class="dots">{}<span>{}</span></span>',
        joined([html('<i class="{}"></i>', each) for each in states]),
        view.say("guide-place", place=at, places=places),
    )


def _onward(view: VisitorView, ending: NoteEnding) -> Markup:
    links = [_link(view, each, "main" if place == 0 else "other") for place, each in enumerate(ending.onward)]
    return html('<div class="onward">{}</div>', joined([links[0], _solution(view, ending.solution), *links[1:]], " "))


def _link(view: VisitorView, onward: Onward, look: str) -> Markup:
    text = view.voice.message(onward.text) if onward.text else view.say(f"guide-to-{onward.kind}")
    table = view.table
    values = {"kind": "t", "name": table.id, "game": table.game.name, "lesson": onward.target, "puzzle": onward.target}
    address = url_for(ONWARD.get(onward.kind, onward.kind), **values)
    if onward.kind in MADE:
        return html('<form method="post" action="{}"><button class="{}">{}</button></form>', address, look, text)
    return html('<a class="as-button" href="{}">{}</a>', address, text)
