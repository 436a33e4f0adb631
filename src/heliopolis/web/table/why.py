"""What a thing on the boards is, and why it cannot be chosen now."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Final, NamedTuple

from markupsafe import Markup

from heliopolis.kernel.choice import BUTTON, Choice
from heliopolis.kernel.game import Game, State
from heliopolis.render.markup import NO_MARKUP, html, joined
from heliopolis.render.scenes import Scene
from heliopolis.render.screens import Screen
from heliopolis.render.shapes import Shape, Text
from heliopolis.table.lookahead import Ahead, Met, lacking
from heliopolis.table.rows import Row
from heliopolis.web.common.pieces import rule_link
from heliopolis.web.table.choices import in_words
from heliopolis.web.table.view import VisitorView

OTHERS: Final = 9
"""Ranks behind everything that could be chosen."""
MOST_THEN: Final = 1
"""Refusals of the next question that come with a choice."""
_OWNED: Final = re.compile(r"seat([0-9])(?:/|\Z)")
_PARTED: Final = re.compile("[:/]")
_FIGURES: Final = re.compile(r"[0-9]+")
_COORDINATES: Final = re.compile(r"-?[0-9]+,-?[0-9]+")
"""They name nothing that a board shows."""
_AT: Final = re.compile(rf"{_COORDINATES.pattern}(?: · |\Z)")


class Explanation(NamedTuple):
    """What a thing answers; of several things at one spot the one of least rank answers."""

    rank: tuple[int, int]
    barred: bool
    short: Markup
    full: Markup


def why(view: VisitorView, places: Sequence[str], screen: Screen) -> Explanation | None:
    """Return what the things at one spot answer, the upper first; None if none of them is drawn for the visitor."""
    known = [place for place in places if sort_of(view.table.game, place)]
    if not known:
        return None
    reached = _reached(view, known)
    scene = view.asking_stage.scene(view.viewer, screen)
    answers = [_told(view, place, reached.get(place), scene) for place in known]
    return min(answers, key=lambda told: told.rank)


def _reached(view: VisitorView, places: Sequence[str]) -> dict[str, Met]:
    """Find at which question of the visitor's turn each of their own and the common things could be chosen.

    Where there is none, what leads to it answers.
    """
    if not view.asked:
        return {}
    game = view.table.game
    own = [place for place in places if owner_of(place) in {None, view.need.seat}]
    opened_by = game.looks().opened_by
    openers = {place: opened_by[sort] for place in own if (sort := sort_of(game, place)) in opened_by}
    wanted = dict.fromkeys([*own, *openers.values()])
    found = view.question.met([(place, game.looks().stands_for(bare(place))) for place in wanted])
    led = {place: _through(found[opener]) for place, opener in openers.items() if opener in found}
    return {**led, **found}


def _through(opener: Met) -> Met:
    """Return something behind a choice: if that is legal it is one more step of the way."""
    if opener.rule is not None:
        return opener
    path = (*opener.ahead.path, (opener.ahead.state, opener.choice))
    return opener._replace(ahead=opener.ahead._replace(path=path))


def _told(view: VisitorView, place: str, found: Met | None, scene: Scene) -> Explanation:
    head = _head(view, place, scene)
    if found is None:
        return _aside(view, place, head)
    way = _way(view, found.ahead)
    if found.rule is not None:
        rule, link = view.voice.rule(found.rule), _link(view, found.rule)
        missing = " ".join(view.voice.story(found.missing, view.names))
        brief, reason = html("<p>{} {}</p>", missing or rule, link), html("<p>{} {} {}</p>", rule, missing, link)
        return Explanation(found.rank, True, html("{}{}{}", head, way, brief), html("{}{}{}", head, way, reason))
    row = None if way else next((row for row in view.question.rows if row.place == place and not row.rule), None)
    can = way or (row and _does(view, row, head)) or html("<p>{}</p>", view.say("why-can"))
    short = html("{}{}{}", head, can, joined(html("<p>{}</p>", each) for each in _then(view, found)))
    if row is None:
        return Explanation(found.rank, False, short, html("{}{}", short, _cited(view, place)))
    rule = _rule(view, row)
    return Explanation(
        found.rank, False, html("{}{}", short, _away(view, rule)), html("{}{}", short, _quoted(view, rule))
    )


def chosen(view: VisitorView, name: str, screen: Screen) -> Explanation | None:
    """Return what a choice of the open question answers, by the name its row has; None if there is none."""
    row = view.question.row(name) if view.asked else None
    if row is None:
        return None
    if row.place:
        return why(view, [row.place], screen)
    told = html("<p><b>{}</b></p>{}", view.voice.on_board(row.choice, view.state), _does(view, row))
    rule = _rule(view, row)
    return Explanation((0, 0), False, html("{}{}", told, _away(view, rule)), html("{}{}", told, _quoted(view, rule)))


def _does(view: VisitorView, row: Row, head: Markup = NO_MARKUP) -> Markup:
    """Return what a choice is good for, costs, gives and leads to; what the head says already is not said again."""
    means = view.voice.means(row.choice, view.state)
    said = head.unescape()
    told = [each for each in (means, *in_words(view, row, said)) if each and each not in said]
    return joined([html("<p>{}</p>", each) for each in dict.fromkeys(told)])


def _rule(view: VisitorView, row: Row) -> str:
    """Return the rule that says what a choice does: its own, or that of the thing it points at."""
    game, choice = view.table.game, row.choice
    deeds = game.looks().deeds
    found = deeds.get(choice.name) or deeds.get(choice.kind)
    return found or (game.looks().things[sort_of(game, row.place)] if row.place else "")


def _away(view: VisitorView, rule: str) -> Markup:
    return html('<p class="quiet">{}</p>', _link(view, rule)) if rule else NO_MARKUP


def _aside(view: VisitorView, place: str, head: Markup) -> Explanation:
    """Return what cannot be chosen in this turn by the visitor, whatever they do."""
    say, need, seat = view.say, view.need, owner_of(place)
    told: list[str] = []
    if seat is not None and seat not in view.mine and seat < len(view.names):
        told.append(say("why-theirs", player=view.names[seat]))
    if need.kind == "over":
        told.append(say("why-over"))
    elif need.kind == "chance":
        told.append(say("why-chance"))
    elif view.holding:
        told.append(say("ask-end"))
    elif not view.asked and not _use(view, place):
        told.append(say("why-their-turn", player=view.names[need.seat]))
    elif seat in {None, need.seat} and _chosen(view.table.game, place):
        told.append(_when(view, place) or say("why-not-now"))
    lines = html("<p>{}</p>", " ".join(told)) if told else NO_MARKUP
    return Explanation((OTHERS, 0), False, html("{}{}", head, lines), html("{}{}{}", head, lines, _cited(view, place)))


def _then(view: VisitorView, found: Met) -> list[str]:
    """Return what the question behind a choice bars for want of something: a Building that can be a Farm only."""
    return [
        view.say(
            "why-then",
            choice=view.voice.on_board(lack.choice, lack.state),
            reason=" ".join(view.voice.story(lack.missing, view.names)),
        )
        for lack in lacking(found.ahead.state, found.choice)
        if view.table.game.wording.place(lack.state, lack.choice) is None  # what is drawn answers for itself
    ][:MOST_THEN]


def _way(view: VisitorView, ahead: Ahead) -> Markup:
    """Return the choices that come before."""
    if not ahead.path:
        return NO_MARKUP
    steps = [_step(view, state, choice) for state, choice in ahead.path]
    path = steps[0]
    for step in steps[1:]:
        path = view.say("why-step", before=path, next=step)
    return html("<p>{}</p>", view.say("why-first" if len(steps) == 1 else "why-example", path=path))


def _step(view: VisitorView, state: State, choice: Choice) -> str:
    """Return a choice on the way, without coordinates."""
    told = view.voice.choice(choice, state)
    return view.voice.say(f"thing-{choice.kind}") if _COORDINATES.search(told) else told


def _chosen(game: Game, place: str) -> bool:
    """Return whether players ever choose such a thing."""
    choice = game.looks().stands_for(bare(place))
    return sort_of(game, place) in game.looks().opened_by or (choice is not None and choice.scope != BUTTON)


def _head(view: VisitorView, place: str, scene: Scene) -> Markup:
    """Return what the thing is, and the figures that it shows besides."""
    drawn = [thing for part in scene.boards if (thing := part.thing(place)) is not None]
    head = _named(view, place, drawn)
    said = set(_FIGURES.findall(head.striptags()))
    shown = dict.fromkeys(each.words for thing in drawn[:1] for each in thing.walk() if isinstance(each, Text))
    more = [words for words in shown if not said.issuperset(_FIGURES.findall(words))]
    if not more or not bare(place) or bare(place) == "player":
        return head
    return html("{}<p>{}</p>", head, view.say("why-shows", list=" · ".join(more)))


def _named(view: VisitorView, place: str, drawn: Sequence[Shape]) -> Markup:
    """Return what the thing is: what its drawing says, without coordinates, or else its sort."""
    title = next((told for thing in drawn if (told := _AT.sub("", thing.title))), "")
    use = _use(view, place)
    if ": " in title or (title and not use):
        name, between, rest = title.partition(": ")
        return html(
            "<p><b>{name}</b>{between}{rest}</p>{use}",
            name=name,
            between=between,
            rest=rest,
            use=use,
        )
    told = title or view.voice.say(f"thing-{_key(view, place)}")
    figures = [each.words for thing in drawn for each in thing.walk() if isinstance(each, Text)]
    figure = next(filter(None, figures), "") if use else ""
    return html("<p><b>{}</b></p>{}", view.voice.texts.titled(told, figure) if figure else told, use)


def _use(view: VisitorView, place: str) -> Markup:
    """Return what a good is for, which the rules say in many places."""
    key = f"use-{_key(view, place)}"
    return html("<p>{}</p>", view.voice.say(key)) if view.voice.texts.says(key) else NO_MARKUP


def _when(view: VisitorView, place: str) -> str:
    """Return what a thing is for and when it can be used, where it cannot in this turn."""
    key = f"when-{_key(view, place)}"
    return view.voice.say(key) if view.voice.texts.says(key) else ""


def _key(view: VisitorView, place: str) -> str:
    return sort_of(view.table.game, place).replace("/", "-")


def _cited(view: VisitorView, place: str) -> Markup:
    """Return the rule that says what a thing of that sort is for."""
    return _quoted(view, view.table.game.looks().things[sort_of(view.table.game, place)])


def _quoted(view: VisitorView, rule: str) -> Markup:
    if not rule:
        return NO_MARKUP
    return html('<p class="quiet">{} {}</p>', view.voice.rule(rule), _link(view, rule))


def _link(view: VisitorView, rule: str) -> Markup:
    return rule_link(rule, view.voice, view.say)


def owner_of(place: str) -> int | None:
    """Return the seat that a drawn thing belongs to."""
    found = _OWNED.match(place)
    return int(found[1]) - 1 if found else None


def bare(place: str) -> str:
    """Return the name of a thing without the seat it belongs to; a whole board is its player."""
    return _OWNED.sub("", place, count=1) or "player"


def sort_of(game: Game, place: str) -> str:
    """Return the sort of a drawn thing, as the game lists them; empty if it has no such thing."""
    kind, *rest = _PARTED.split(bare(place))
    sorts = game.looks().things
    return next((sort for sort in (f"{kind}/{rest[-1]}" if rest else kind, kind) if sort in sorts), "")


def thing_title(view: VisitorView, place: str) -> str:
    """Return what a drawn thing is called in a list: as its drawing says, or by its sort."""
    drawn = [thing for part in view.scene.boards if (thing := part.thing(place))]
    title = next((told for thing in drawn if (told := _AT.sub("", thing.title))), "")
    sort = sort_of(view.table.game, place)
    return title.partition(": ")[0] or (view.voice.say(f"thing-{_key(view, place)}") if sort else place)
