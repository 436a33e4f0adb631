"""Chips on a page: the icon of the game with its figure, and the words for those who listen."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final

from markupsafe import Markup

from heliopolis.kernel.chip import CHANGE, COST, GAIN, POINTS, Chip
from heliopolis.render.markup import NO_MARKUP, html, joined
from heliopolis.words.voice import Voice

KEPT_CHIPS: Final = 4096
NUMBERED: Final = (COST, POINTS)
"""Kinds whose figure is shown even if it is 1."""
SIGNS: Final = {COST: "−", POINTS: "+"}
ARROW: Final = html('<i class="then"></i>')


@lru_cache(KEPT_CHIPS)
def chip_html(chip: Chip, voice: Voice) -> Markup:
    """Return one chip: a figure with its icon; pointing at it says what it is."""
    figure, icon = figure_html(chip), icon_html(chip)
    return html(
        '<span class="chip {kind}" title="{chip}">{figure}{icon}</span>',
        kind=chip.kind,
        chip=voice.chip(chip),
        figure=figure,
        icon=icon,
    )


def chips_html(chips: Iterable[Chip], voice: Voice) -> Markup:
    """Return several chips, one after the other."""
    return joined([chip_html(chip, voice) for chip in chips])


def price_html(chips: Sequence[Chip], voice: Voice) -> Markup:
    """Return what is paid together, in one pill."""
    if len(chips) < 2:
        return chips_html(chips, voice)
    paid = joined([html("{}{}", _count(chip), icon_html(chip)) for chip in chips])
    words = voice.chips(chips)
    return html('<span class="chip cost" title="{}"><b>−</b>{}</span>', words, paid)


def exchange_html(chips: Sequence[Chip], voice: Voice) -> Markup:
    """Return what is paid, before an arrow, and what it brings, after it."""
    costs = [chip for chip in chips if chip.kind == COST]
    gains = [chip for chip in chips if chip.kind != COST]
    arrow = ARROW if costs and gains else NO_MARKUP
    return joined([price_html(costs, voice), arrow, chips_html(gains, voice)])


def _count(chip: Chip) -> Markup | str:
    """Return how many of a thing are paid; that it is one can be left out where there is little room."""
    return html('<i class="one">{}</i>', chip.number) if chip.number == 1 else str(chip.number or "")


def group_html(chips: Sequence[Chip], voice: Voice) -> Markup:
    """Return what is gained together: things without a figure share a pill, others have their own."""
    plain = [chip for chip in chips if chip.kind == GAIN and chip.number < 2]
    if len(plain) < 2:
        return chips_html(chips, voice)
    words = voice.chips(plain)
    pill = html('<span class="chip gain" title="{}">{}</span>', words, joined(map(icon_html, plain)))
    return joined([*[chip_html(chip, voice) for chip in chips if chip not in plain], pill])


def icon_html(chip: Chip) -> Markup:
    """Return the icon of a chip alone; the page carries the drawings of its game once."""
    look = html("icon {}", chip.look) if chip.look else html("icon")
    return html('<svg class="{}" aria-hidden="true"><use href="#art/{}"/></svg>', look, chip.icon)


def figure_html(chip: Chip) -> Markup:
    """Return the figure of a chip alone."""
    if chip.kind == CHANGE:
        return html("<b>{}→{}</b>", chip.before or 0, chip.number)
    if chip.number > 1 or (chip.number and chip.kind in NUMBERED):
        return html("<b>{}{}</b>", SIGNS.get(chip.kind, ""), chip.number)
    return html("<b>{}</b>", SIGNS[COST]) if chip.kind == COST else NO_MARKUP
