"""What can be chosen: a list of buttons with what each gives, and why not where something is barred."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from itertools import takewhile
from typing import Final

from heliopolis.kernel.choice import Choice
from heliopolis.table.preview import Preview, previews
from heliopolis.web.pages.page import e
from heliopolis.web.table.controls import at_version, question
from heliopolis.web.table.log import apart, flowing, nameless
from heliopolis.web.table.view import Sight

MOST_TOLD: Final = 4
"""So many sentences tell what a choice gives; what follows from it is told when it happens."""
STEM: Final = 3
"""By so many letters a verb is known again in another form; small words of so few are articles and the like."""

Given = Mapping[str, tuple[str, int]]
"""For each choice by name what it gives, in words, and how many points."""


def foreseen(sight: Sight) -> Given:
    """What every choice of the visitor gives, played by the rules on a copy."""
    if not sight.asked:
        return {}
    found = previews(sight.table)
    told = {name: sight.teller.story(each.events, sight.names, sight.need.seat) for name, each in found.items()}
    # What comes of every choice alike helps nobody to choose.
    alike = frozenset.intersection(*map(frozenset, told.values())) if len(told) > 1 else frozenset[str]()
    return {name: (_gives(sight, name, each, told[name], alike), each.total) for name, each in found.items()}


def _gives(sight: Sight, choice: str, found: Preview, told: Sequence[str], alike: frozenset[str]) -> str:
    seat, say, state = sight.need.seat, sight.say, sight.state
    you = sight.teller.say("you")
    own = leading(told, you)
    asked = f"{question(sight)} {sight.teller.choice(state.choice(choice), state)}"
    kept = [sentence for sentence in own if not repeats(nameless(sentence, you), asked)]
    kept += [sentence for sentence in told[len(own) :] if sentence not in alike]
    sentences = flowing(kept[:MOST_TOLD], (you, *sight.names), apart(sight.teller))
    after = found.after
    if found.asked is not None:
        # How it is paid is asked first.
        then = say("then-ask", question=sight.teller.prompt(found.asked))
    elif not after.todo:
        then = say("then-over")
    elif after.seat() == seat:
        then = say("then-ask", question=sight.teller.prompt(after))
    elif after.turn != state.turn or after.seat() >= 0:
        then = say("then-end")
    else:
        then = say("then-chance")
    return f'{e(" ".join(sentences))}<span class="next">{e(then)}</span>'


def leading(sentences: Sequence[str], name: str) -> list[str]:
    """The sentences at the beginning that are about that player."""
    return list(takewhile(lambda sentence: sentence.startswith(f"{name} "), sentences))


@lru_cache(5_000)
def repeats(sentence: str, asked: str) -> bool:
    """Whether a sentence says only what the question and the choice say: its verb, and all its words that matter."""
    verb, *rest = _words(sentence)
    known = _words(asked.lower())
    return any(word[:STEM] == verb[:STEM].lower() for word in known) and all(
        word.lower() in known for word in rest if len(word) > STEM or not word.islower()
    )


def _words(text: str) -> list[str]:
    """The words of a text; a field such as 1,-1 is one."""
    return re.findall(r"-?\d+(?:,-?\d+)*|\w+", text)


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
    what, why = sight.teller.choice(choice, state), sight.teller.refusal(state, choice)
    return (
        f"<p><b>{e(say('why-not', choice=what))}</b></p><p>{e(why)} "
        f'<a class="rid" href="/rules/{game}#{e(rule)}" target="_blank">{e(rule)}</a></p>'
    )
