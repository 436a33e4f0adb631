"""What can be chosen: a list of buttons with what each gives, and why not where something is barred."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import takewhile
from typing import Final

from markupsafe import Markup

from heliopolis.kernel.choice import Choice
from heliopolis.render.markup import NO_MARKUP, html, joined
from heliopolis.sentences import Sentence
from heliopolis.table.preview import Preview, previews
from heliopolis.web.table.forms import at_version
from heliopolis.web.table.view import VisitorView

MOST_TOLD: Final = 4
"""How many sentences tell what a choice gives; what follows from it is told when it happens."""

Given = Mapping[str, tuple[Markup, int]]
"""For each choice by name what it gives, in words, and how many points."""


def foreseen(view: VisitorView) -> Given:
    """What every choice of the visitor gives, played by the rules on a copy."""
    if not view.asked:
        return {}
    found = previews(view.table)
    told = {name: view.teller.sentences(each.events, view.names, view.need.seat) for name, each in found.items()}
    # What comes of every choice alike helps nobody to choose.
    alike = frozenset.intersection(*map(frozenset, told.values())) if len(told) > 1 else frozenset[Sentence]()
    return {name: (_gives(view, name, each, told[name], alike), each.points) for name, each in found.items()}


def _gives(
    view: VisitorView, choice: str, found: Preview, told: Sequence[Sentence], alike: frozenset[Sentence]
) -> Markup:
    seat, say, state = view.need.seat, view.say, view.state
    own = list(takewhile(lambda sentence: sentence.seat == seat, told))
    chosen = view.table.game.wording.echoes.get(state.choice(choice).kind, ())
    kept = [sentence for sentence in own if sentence.key not in chosen]
    kept += [sentence for sentence in told[len(own) :] if sentence not in alike]
    sentences = view.teller.joined(kept[:MOST_TOLD])
    after = found.after
    if found.paying is not None:
        # How it is paid is asked first.
        then = say("then-ask", question=view.teller.prompt(found.paying))
    elif not after.todo:
        then = say("then-over")
    elif after.seat() == seat:
        then = say("then-ask", question=view.teller.prompt(after))
    elif after.turn != state.turn or after.seat() >= 0:
        then = say("then-end")
    else:
        then = say("then-chance")
    return html('{}<span class="next">{}</span>', " ".join(sentences), then)


def live_places(view: VisitorView) -> dict[str, tuple[str, str]]:
    """The places that the visitor can choose, each with the name of its choice and its text."""
    if not view.asked:
        return {}
    places: dict[str, tuple[str, str]] = {}
    for choice in view.state.choices():
        place = choice.place(view.need.seat)
        if place is not None:
            places[place] = (choice.name, view.teller.choice(choice, view.state))
    return places


def choices(view: VisitorView, given: Given) -> Markup:
    """The choices as a list, numbered by the keys that press them."""
    say = view.say
    if not view.asked:
        return html('<section class="panel choices" id="choices" hidden><h2>{}</h2></section>', say("choices"))
    offered = view.state.choices()
    items = joined(_item(view, number, choice, given) for number, choice in enumerate(offered, 1))
    return html(
        '<section class="panel choices" id="choices" aria-labelledby="choices-head">'
        '<h2 id="choices-head">{} <small>{}</small></h2>'
        '<form method="post" action="{}" data-quiet>{}<ol>{}</ol></form></section>',
        say("choices"),
        say("choices-count", count=len(offered)),
        view.address("choose"),
        at_version(view.seat),
        items,
    )


def _item(view: VisitorView, number: int, choice: Choice, given: Given) -> Markup:
    key = html(' data-key="{}"', number) if number <= 9 else NO_MARKUP
    mark = html('<kbd aria-hidden="true">{}</kbd>', number) if number <= 9 else html('<kbd aria-hidden="true">·</kbd>')
    words, points = given.get(choice.name, (NO_MARKUP, 0))
    total = html('<span class="sum">+{}</span>', points) if points > 0 else NO_MARKUP
    look = "choice" if choice.place(view.need.seat) else "choice plain"
    return html(
        '<li><button class="{}" id="choose-{}" name="choice" value="{}" data-choice="{}"{}>'
        '{}<span class="what">{}</span><span class="gives">{}</span>{}</button></li>',
        look,
        choice.name,
        choice.name,
        choice.name,
        key,
        mark,
        view.teller.choice(choice, view.state),
        words,
        total,
    )


def why_not(view: VisitorView, place: str) -> Markup | None:
    """Why the thing at a place cannot be chosen now, or None if that is not the question."""
    if view.need.kind != "human":
        return None
    state, seat = view.state, view.need.seat
    name = place.removeprefix(f"seat{seat + 1}/")
    choice = view.table.game.find_choice(name)
    if choice is None or choice.place(seat) != place:
        return None
    rule = state.why_not(choice)
    if not rule:
        return None
    say, game = view.say, view.table.game.name
    what, why = view.teller.choice(choice, state), view.teller.refusal(state, choice)
    return html(
        '<p><b>{}</b></p><p>{} <a class="rid" href="/rules/{}#{}" target="_blank">{}</a></p>',
        say("why-not", choice=what),
        why,
        game,
        rule,
        rule,
    )
