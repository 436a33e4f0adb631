"""Players on a page: what they are called, and the shape and colour of their seats."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from markupsafe import Markup

from heliopolis.bots import too_slow_levels
from heliopolis.render.markup import html, joined
from heliopolis.table.table import Table
from heliopolis.web.server.preferences import Translator, translator
from heliopolis.words.texts import LANGUAGES
from heliopolis.words.voice import bot_called

GENTLE: Final = "easy"
"""The bot that someone new plays against."""
MIDDLING: Final = "medium"
"""A bot that a beginner can beat now and then."""
SHAPES: Final = (
    html('<circle cx="12" cy="12" r="9"/>'),
    html('<path d="M12 1.500 22.500 12 12 22.500 1.500 12z"/>'),
    html('<path d="M3.500 3.500h17v17h-17z"/>'),
    html('<path d="M12 2.500 22.500 21h-21z"/>'),
)
"""Circle, diamond, square, triangle: a seat's shape is next to its name everywhere."""


def seat_mark(seat: int, name: str) -> Markup:
    """Return a seat by its shape, colour and name."""
    return html(
        '<span class="seat s{}"><svg class="shape" viewBox="0 0 24 24" aria-hidden="true">{}</svg><b>{}</b></span>',
        seat + 1,
        SHAPES[seat % len(SHAPES)],
        name,
    )


def shape(seat: int) -> Markup:
    """Return the shape of a seat, or a dot for chance."""
    drawn = SHAPES[seat] if seat >= 0 else html('<circle cx="12" cy="12" r="4"/>')
    look = f"shape s{seat + 1}" if seat >= 0 else "shape"
    return html('<svg class="{}" viewBox="0 0 24 24" aria-hidden="true">{}</svg>', look, drawn)


def bot_name(name: str, say: Translator) -> str:
    """Return what a bot is called."""
    return bot_called(name, say.texts)


def bot_strength(name: str, say: Translator) -> str:
    """Return what a bot is called and how strong it plays; of a guest from elsewhere only the name is known."""
    known = f"web-strength-{name}"
    return (
        say("strong", bot=bot_name(name, say), strength=say.texts(known))
        if say.texts.says(known)
        else (bot_name(name, say))
    )


def missing_bots(say: Translator) -> Markup:
    """Say which bots are not offered here, and why."""
    return joined(
        html('<p class="quiet">{}</p>', say("too-late", bot=bot_name(each, say))) for each in too_slow_levels()
    )


def names_at(table: Table, say: Translator) -> tuple[str, ...]:
    """Return what the players are called.

    People have their names, or a number in the reader's language; bots have the names we give them.
    """
    names: list[str] = []
    for seat in table.seats:
        unnamed = _unnamed().get(seat.name)
        name = seat.name if unnamed is None else say("player", number=unnamed)
        if seat.bot:
            told = bot_name(seat.bot, say)
            # Several of a kind are numbered by a word after their name; a person's seat keeps the person's name.
            name = f"{name} ({told})" if seat.link else name.replace(seat.bot, told, 1)
        names.append(name)
    return tuple(names)


def own_names(names: Sequence[str], reader: int, say: Translator) -> tuple[str, ...]:
    """Return the names as someone reads them: who has given none, and is called by a number, is “You” to themselves."""
    if reader < 0 or names[reader] not in _unnamed():
        return tuple(names)
    return tuple([say("you") if seat == reader else name for seat, name in enumerate(names)])


@cache
def _unnamed() -> dict[str, int]:
    """Return what players are called who have given no name, in all languages, and their numbers."""
    numbers = range(1, len(SHAPES) + 1)
    return {translator(each)("player", number=number): number for each in LANGUAGES for number in numbers}
