"""What can be chosen: a list of buttons with what each gives, and why not where something is barred."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from heliopolis.kernel.choice import Choice
from heliopolis.table.preview import Preview, previews
from heliopolis.web.controls import at_version
from heliopolis.web.page import e
from heliopolis.web.sight import Sight

MOST_TOLD: Final = 4
"""So many sentences tell what a choice gives; what follows from it is told when it happens."""

Given = Mapping[str, tuple[str, int]]
"""For each choice by name what it gives, in words, and how many points."""


def foreseen(sight: Sight) -> Given:
    """What every choice of the visitor gives, played by the rules on a copy."""
    if not sight.asked:
        return {}
    return {name: (_gives(sight, found), found.total) for name, found in previews(sight.table).items()}


def _gives(sight: Sight, found: Preview) -> str:
    seat, say = sight.need.seat, sight.say
    name = sight.names[seat]
    told = [_without_name(sentence, name) for sentence in sight.teller.story(found.events, sight.names)]
    after = found.after
    if not after.todo:
        then = say("then-over")
    elif after.seat() == seat:
        then = say("then-ask", question=sight.teller.prompt(after))
    elif after.turn != sight.state.turn or after.seat() >= 0:
        then = say("then-end")
    else:
        then = say("then-chance")
    return f'{e(" ".join(told[:MOST_TOLD]))}<span class="next">{e(then)}</span>'


def _without_name(sentence: str, name: str) -> str:
    """The sentence about oneself without one's own name."""
    rest = sentence.removeprefix(f"{name} ")
    return rest[:1].upper() + rest[1:]


def live_places(sight: Sight) -> dict[str, tuple[str, str]]:
    """The places that the visitor can choose, each with the name of its choice and its text."""
    if not sight.asked:
        return {}
    places: dict[str, tuple[str, str]] = {}
    for choice in sight.state.choices():
        place = choice.place(sight.need.seat)
        if place is not None:
            places[place] = (choice.name, sight.teller.choice(choice, sight.state))
    return places


def choices(sight: Sight, given: Given) -> str:
    """The choices as a list, numbered by the keys that press them."""
    say = sight.say
    if not sight.asked:
        return f'<section class="panel choices" id="choices" hidden><h2>{e(say("choices"))}</h2></section>'
    offered = sight.state.choices()
    items = "".join(_item(sight, number, choice, given) for number, choice in enumerate(offered, 1))
    return (
        f'<section class="panel choices" id="choices" aria-labelledby="choices-head"><h2 id="choices-head">'
        f"{e(say('choices'))} <small>{e(say('choices-count', count=len(offered)))}</small></h2>"
        f'<form method="post" action="{e(sight.address("choose"))}" data-quiet>{at_version(sight.seat)}<ol>{items}'
        f"</ol></form>"
        f"</section>"
    )


def _item(sight: Sight, number: int, choice: Choice, given: Given) -> str:
    key = f' data-key="{number}"' if number <= 9 else ""
    mark = f'<kbd aria-hidden="true">{number}</kbd>' if number <= 9 else '<kbd aria-hidden="true">·</kbd>'
    words, points = given.get(choice.name, ("", 0))
    total = f'<span class="sum">+{points}</span>' if points > 0 else ""
    look = "choice" if choice.place(sight.need.seat) else "choice plain"
    what = e(sight.teller.choice(choice, sight.state))
    return (
        f'<li><button class="{look}" id="choose-{e(choice.name)}" name="choice" value="{e(choice.name)}" '
        f'data-choice="{e(choice.name)}"{key}>{mark}<span class="what">{what}</span>'
        f'<span class="gives">{words}</span>{total}</button></li>'
    )


def why_not(sight: Sight, place: str) -> str | None:
    """Why the thing at a place cannot be chosen now, or None if that is not the question."""
    if sight.need.kind != "human":
        return None
    state, seat = sight.state, sight.need.seat
    name = place.removeprefix(f"seat{seat + 1}/")
    choice = sight.table.game.find_choice(name)
    if choice is None or choice.place(seat) != place:
        return None
    rule = state.why_not(choice)
    if not rule:
        return None
    say, game = sight.say, sight.table.game.name
    return (
        f"<p><b>{e(say('why-not', choice=sight.teller.choice(choice, state)))}</b></p><p>{e(sight.teller.rule(rule))} "
        f'<a class="rid" href="/rules/{game}#{e(rule)}" target="_blank">{e(rule)}</a></p>'
    )
