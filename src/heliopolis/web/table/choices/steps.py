"""A future step of a turn, as guide and hints name it."""

from __future__ import annotations

from markupsafe import Markup

from heliopolis.kernel.choice import Choice
from heliopolis.kernel.game import State
from heliopolis.render.markup import html
from heliopolis.words.voice import Voice


def step_title(voice: Voice, choice: Choice, here: State) -> str:
    """Return what a choice is called, as its row is."""
    return voice.title(choice, here, 0, here.game.looks().face(here, choice).told)


def step_label(voice: Voice, choice: Choice, here: State) -> Markup:
    """Return the same; a place without a name is pointed out, and named only for screen readers."""
    shown = step_title(voice, choice, here)
    if not any(detail.count(",") == 1 for detail in choice.name.partition(":")[2].split("/")):
        return html("<span>{}</span>", shown)
    full = voice.choice(choice, here)
    return html('<span aria-hidden="true">{}</span><span class="hidden">{}</span>', shown, full)
