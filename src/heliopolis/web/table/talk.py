"""The chat beside the log: what players say, or apart from them spectators, and private notes."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from heliopolis.render.markup import NO_MARKUP, html, joined
from heliopolis.table.keeping.talk import Spoken
from heliopolis.table.seats import LONGEST_NAME
from heliopolis.web.common.pieces import sign
from heliopolis.web.common.players import shape
from heliopolis.web.table.sections import Element
from heliopolis.web.table.view import Section, VisitorView

LONGEST_LINE: Final = 280
LONGEST_NOTE: Final = 4000
TALK_FILES: Final = ("talk.css", "talk.js")


def opener(view: VisitorView) -> Markup:
    """Return the button that shows the talk in the place of the log; our script writes how much of it is new."""
    if not _offered(view):
        return NO_MARKUP
    return html(
        '<button type="button" class="talk-open" data-talk aria-controls="talk" aria-expanded="false">{}<b hidden></b>'
        "</button>",
        view.say("talk" if _people(view) else "notes"),
    )


def talk(view: VisitorView) -> list[Element]:
    """Return the talk that the visitor hears, and what they have noted.

    Nothing at an exercise, which one does alone.
    """
    return [TALK.of(view)] if _offered(view) else []


def _talk(view: VisitorView) -> Markup:
    said = [_line(view, line) for line in view.talk.heard_by(view.mine)]
    lines = (
        html('<ol class="said" tabindex="0" aria-label="{}">{}</ol>', view.say("talk"), joined(said)) if said else ""
    )
    quiet = html('<p class="quiet">{}</p>', view.say("talk-none" if view.mine else "talk-none-watching"))
    spoken = html("{}{}", lines or quiet, _speak(view)) if _people(view) else NO_MARKUP
    return html('<section id="talk" aria-live="polite">{}{}</section>', spoken, _notes(view))


TALK: Final = Section("talk", _talk, lambda view: (view.mine, view.seat, view.names, view.talk, _people(view)))


def _offered(view: VisitorView) -> bool:
    return not view.table.header.guide and bool(view.mine or _people(view))


def _people(view: VisitorView) -> bool:
    """Return whether there is someone to talk to; those who watch talk to each other."""
    others = [seat for number, seat in enumerate(view.table.seats) if seat.human and number not in view.mine]
    return bool(others) or not view.mine


def _line(view: VisitorView, line: Spoken) -> Markup:
    own = line.seat in view.mine
    name = line.name if line.watching else view.called(line.seat)
    speaker = f"watching {line.name}" if line.watching else f"seat {line.seat + 1}"
    mute = html(
        '<button type="button" data-mute aria-label="{}" title="{}">{}</button>',
        view.say("talk-mute", player=name),
        view.say("talk-mute", player=name),
        sign("mute"),
    )
    return html(
        '<li data-number="{number}" data-from="{speaker}"{data_own}>{sign}<b>{name}</b> <span>{text}</span>{mute}</li>',
        number=line.number,
        speaker=speaker,
        data_own=html(" data-own") if own else NO_MARKUP,
        sign=sign("eye") if line.watching else shape(line.seat),
        name=name,
        text=line.text,
        mute=NO_MARKUP if own else mute,
    )


def _speak(view: VisitorView) -> Markup:
    """Return the form to say something; a spectator says who they are."""
    say = view.say
    if view.mine:
        who = html('<input type="hidden" name="seat" value="{}">', view.seat)
    else:
        who = html(
            '<input name="name" id="talk-name" maxlength="{}" placeholder="{}" aria-label="{}" required>',
            *(LONGEST_NAME, say("talk-name"), say("talk-name")),
        )
    return html(
        '<form method="post" action="{to}" data-say>{who}<input name="text" id="talk-text" maxlength="{longest}" '
        'placeholder="{line}" aria-label="{line}" autocomplete="off" required><button>{send}</button></form>'
        '<p class="wrong" role="alert" hidden></p><p class="muted" hidden data-told="{muted}"><span></span> '
        '<button type="button" data-unmute>{unmute}</button></p>',
        to=view.address("talk"),
        who=who,
        longest=LONGEST_LINE,
        line=say("talk-say"),
        send=say("talk-send"),
        muted=say("talk-muted"),
        unmute=say("talk-unmute"),
    )


def _notes(view: VisitorView) -> Markup:
    if not view.mine:
        return NO_MARKUP
    say = view.say
    return html(
        '<form method="post" action="{to}" class="notes" data-note><input type="hidden" name="seat" value="{seat}">'
        '<label for="talk-note">{notes}</label><textarea name="text" id="talk-note" maxlength="{longest}" rows="3" '
        'placeholder="{hint}">{noted}</textarea><button>{keep}</button></form>',
        to=view.address("notes"),
        seat=view.seat,
        notes=say("notes"),
        longest=LONGEST_NOTE,
        hint=say("notes-hint"),
        noted=view.talk.noted(view.seat),
        keep=say("notes-keep"),
    )
