"""What can be chosen: one line each with what it costs, gives and brings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import Final, NamedTuple

from markupsafe import Markup

from heliopolis.kernel.chip import CHANGE, Chip
from heliopolis.render.markup import NO_MARKUP, html, joined
from heliopolis.table.rows import Row
from heliopolis.table.stills import signed
from heliopolis.web.server.addresses import url_for
from heliopolis.web.server.preferences import Translator
from heliopolis.web.table.boards import Target
from heliopolis.web.table.chips import chips_html, group_html, icon_html, price_html
from heliopolis.web.table.hints import advice
from heliopolis.web.table.view import TableView, VisitorView, at_version
from heliopolis.words.voice import Voice, capital

KEPT_TRADES: Final = 4096
MOST_KEYS: Final = 9
"""What has a higher number has no key."""
ARROW: Final = html('<span class="to">→</span>')
NO_ARROW: Final = html('<span class="to"></span>')
NO_SHORTCUTS: Final = html('<ul id="shortcuts" hidden></ul>')
AT_ONCE: Final = html(" data-at-once")
NO_ENTRY: Final = icon_html(Chip("barred", ""))


def live_places(view: VisitorView) -> dict[str, Target]:
    """Return the places that the visitor can choose."""
    if not view.asked:
        return {}
    return {
        row.place: Target(
            row.name, view.voice.choice(row.choice, view.state), row.number, row.points if _compares(row) else None
        )
        for row in view.question.rows
        if row.place and not row.rule
    }


def choices(view: VisitorView, warned: Markup = NO_MARKUP) -> Markup:
    """Return the choices as a list in a stable order, each with its number on the boards, which is its key too.

    ``warned`` warns below the list that the end is near.
    """
    offered = [row for row in view.question.rows if row is not view.end_row]
    legal = [row for row in offered if not row.rule]
    scoring = any(row.points for row in legal)
    # What all of them lead to is shown once: next to the head, or above them where no head is shown.
    follows = {_follows(row.asks, row.vain, row.nothing, view.voice) for row in legal if not row.nothing}
    shared = follows.pop() if len(follows) == 1 and len(legal) > 1 else ""
    return html(
        '<section class="panel choices" id="choices" aria-labelledby="choices-head">'
        '<h2 id="choices-head">{heading}{title}</h2>'
        '<form method="post" action="{to}" data-quiet>{at_version}<ol class="rows">'
        "{follows}{offered}</ol></form>{warned}{advice}</section>",
        heading=_heading(view, legal),
        title=html(" <small>{}</small>", shared) if shared else NO_MARKUP,
        to=view.address("choose"),
        at_version=at_version(view.seat),
        follows=html('<li class="follows">{}</li>', shared) if shared and view.screen.tabbed else NO_MARKUP,
        offered=joined(
            [_refused(view, row) if row.rule else _item(view, row, shared, scoring=scoring) for row in offered],
        ),
        warned=warned,
        advice=advice(view),
    )


def _heading(view: VisitorView, legal: list[Row]) -> str:
    """Return how many things there are to choose from; where leaving it is one of the rows, they are only choices."""
    things = all(row.place or row.face.emblem is not None for row in legal)
    return view.voice.offered(view.state if things else None, len(legal))


def _compares(row: Row) -> bool:
    """Return whether its points can be compared with others: what is still to be chosen has none yet."""
    return bool(row.points) or not (row.leads or row.nothing or row.vain)


def _follows(asked: str, vain: str, nothing: bool, voice: Voice) -> str:  # noqa: FBT001 - a field of a row
    return voice.follows(asked, vain, nothing=nothing)


class Trade(NamedTuple):
    """What a row costs and gives, as it is shown and in words."""

    price: Markup
    gains: Markup
    words: str


def _item(view: VisitorView, row: Row, shared: str, *, scoring: bool) -> Markup:
    title, name, voice = _title(view, row), row.name, view.voice
    key = html(' data-key="{}"', row.number) if row.number <= MOST_KEYS else NO_MARKUP
    face = row.face
    follows = _follows(row.asks, row.vain, row.nothing, voice)
    price, given, words = _trade(row.costs, row.free, row.gains, row.extra, row.points, voice, view.say)
    effect, about = _effect(face.does, face.scores, face.about, voice)
    gains, apart = joined([given, effect]), voice.texts.between("list-loose")
    arrow = ARROW if gains else NO_ARROW
    points = signed(row.points) if scoring and _compares(row) else ""
    bare = not (price or gains or points)
    small = view.screen.tabbed
    brief = voice.brief(row.choice, view.state)
    told = (follows if follows != shared else "") or brief
    # Where nothing is paid or gained yet, what follows has their room.
    look = "follows brief" if told == brief else "follows"
    trade = html('<span class="{}">{}</span>', look, told) if told else NO_MARKUP
    if not bare:
        trade = html(
            '<span class="price">{price}</span>{arrow}<span class="gains">{gains}</span><span class="sum">{points}'
            "</span>{trade}",
            price=price,
            arrow=arrow,
            gains=gains,
            points=points,
            trade=trade,
        )
    more = label = NO_MARKUP
    if small:
        rest = [each for each in (words, "" if told else follows, "" if told == brief else brief, about) if each]
        more = html('<span class="more">{}</span>', " · ".join(rest)) if rest else NO_MARKUP
        # The wide button says what it does.
        label = html(' data-label="{}"', voice.action_label(view.state, title) if row.place or face.emblem else title)
    spoken = apart.join([each for each in (title, words, follows, brief, about) if each])
    return html(
        '<li><button class="choice{plain}" id="choose-{name}" name="choice" value="{name}" '
        'data-choice="{name}"{key}{at_once}{label} aria-label="{spoken}">'
        '<kbd>{number}</kbd>{sign}<b class="what">{title}</b>{trade}{more}</button></li>',
        plain="" if row.place else " plain",
        name=name,
        at_once=AT_ONCE if row.at_once else NO_MARKUP,
        key=key,
        label=label,
        spoken=spoken,
        number=row.number,
        sign=_sign(row.face.emblem),
        title=title,
        trade=trade,
        more=more,
    )


def in_words(view: VisitorView, row: Row, said: str = "") -> list[str]:
    """Return what a row costs and gives, what follows and, unless that was ``said``, what it does from then on."""
    face, voice = row.face, view.voice
    about = face.about if face.about and voice.say(face.about) not in said else ""
    words = _trade(row.costs, row.free, row.gains, row.extra, row.points, voice, view.say).words
    follows = _follows(row.asks, row.vain, row.nothing, voice)
    traded = capital(voice.texts.between("list-loose").join([each for each in (words, follows) if each]))
    return [each for each in (traded, _effect(face.does, face.scores, about, voice)[1]) if each]


def _title(view: VisitorView, row: Row) -> str:
    return view.voice.title(row.choice, view.state, row.number, row.face.told)


def _refused(view: VisitorView, row: Row) -> Markup:
    """Return what is barred, with a short reason that links to its rule; pointing at it says more."""
    rule, lacks = view.say("row-rule", rule=row.rule), view.voice.lacks(view.state, row.choice, row.rule)
    return html(
        '<li><div class="choice no"><kbd>{no_entry}</kbd>{sign}<span class="what">{title}</span>'
        '<a class="reason" href="{to}#{rule}" target="_blank" title="{reason}">{lack}</a></div></li>',
        no_entry=NO_ENTRY,
        sign=_sign(row.face.emblem),
        title=_title(view, row),
        to=url_for("rules", game=view.table.game.name),
        rule=row.rule,
        reason=f"{view.voice.texts.between('list-comma').join(lacks)} · {rule}",
        lack="".join(lacks[:1]),
    )


def _sign(emblem: Chip | None) -> Markup:
    if emblem is None:
        return html('<span class="sign"></span>')
    if emblem.number:
        # What has a figure is a badge in the colour of its thing.
        figure = f"{emblem.before}→{emblem.number}" if emblem.kind == CHANGE else str(emblem.number)
        return html('<span class="sign badge {}">{}<b>{}</b></span>', emblem.look, icon_html(emblem), figure)
    return html('<span class="sign">{}</span>', icon_html(emblem))


def _effect(
    does: tuple[tuple[str, str], ...], scores: tuple[str, int] | None, about: str, voice: Voice
) -> tuple[Markup, str]:
    """Return what a thing does from then on, as its board shows it, and in words; pointing at it explains it."""
    words = voice.say(about) if about else ""
    if not does and scores is None:
        return NO_MARKUP, words
    drawn = [html("{}{}", icon_html(Chip(icon, "")) if icon else "", text) for icon, text in does]
    score = voice.say(scores[0], points=scores[1]) if scores else ""
    told = voice.texts.between("list-loose").join([each for each in (score, words) if each])
    look = "does later" if scores else "does"
    return html(
        '<span class="chip {look}" title="{words}">{drawn}{score}</span>',
        look=look,
        words=words,
        drawn=joined(drawn),
        score=score,
    ), told


@lru_cache(KEPT_TRADES)
def _trade(
    costs: tuple[Chip, ...],
    free: bool,  # noqa: FBT001 - a field of a row
    gains: tuple[tuple[Chip, ...], ...],
    extra: tuple[Chip, ...],
    points: int,
    voice: Voice,
    translator: Translator,
) -> Trade:
    """Return what a row costs, gives and brings; many rows are alike in this."""
    say, all_of = voice.say, voice.all_of
    price = html('<span class="chip free">{}</span>', say("chip-free")) if free else price_html(costs, voice)
    either = html('<i class="or">{}</i>', say("chip-or"))
    shown = joined([group_html(group, voice) for group in gains], either)
    if extra:
        shown = html('{}<i class="or">+</i>{}', shown, chips_html(extra, voice))
    told: list[str] = []
    if costs:
        told.append(translator("row-costs", list=all_of([voice.amount(chip) for chip in costs])))
    elif free:
        told.append(say("chip-free"))
    if gains:
        groups = [all_of([voice.chip(chip) for chip in group]) for group in gains]
        told.append(translator("row-gives", list=voice.any_of(groups)))
    if extra:
        told.append(translator("row-extra", list=all_of([voice.chip(chip) for chip in extra])))
    if points:
        told.append(translator("row-points", points=points, sum=signed(points)))
    return Trade(price, shown, voice.texts.between("list-loose").join(told))


# Shortcuts -----------------------------------------------------------------------------------------


def shortcuts(view: VisitorView) -> Markup:
    """Return the things on the boards that can be clicked though they do not answer the open question.

    They are data for the page, which finds the things: boards that everyone sees stay as they are.
    """
    return view.once(_shortcuts) if view.asked else NO_SHORTCUTS


def _shortcuts(shared: TableView) -> Markup:
    ways = [(*offer.click.path, *offer.click.wish) for offer in shared.shortcuts]
    labels = _labels(shared, {name for way in ways for name in way})
    return html(
        '<ul id="shortcuts" hidden>{}</ul>',
        joined(
            [
                html(
                    '<li data-at="{place}" data-click="{click}"{at_once}>{words}</li>',
                    place=offer.place,
                    click=offer.name,
                    at_once=AT_ONCE if offer.at_once else NO_MARKUP,
                    words=_in_a_row(shared, way, labels),
                )
                for offer, way in zip(shared.shortcuts, ways, strict=True)
            ]
        ),
    )


def wished(shared: TableView) -> str:
    """Return what the player who is asked has wished for, in words."""
    wish = shared.question.wish
    return _in_a_row(shared, wish, _labels(shared, wish))


def _labels(shared: TableView, names: Iterable[str]) -> dict[str, str]:
    """Name choices, each by its place, as no one knows yet what will be there."""
    choices = {name: shared.table.game.find_choice(name) for name in names}
    return {name: shared.voice.label(choice) for name, choice in choices.items() if choice is not None}


def _in_a_row(shared: TableView, names: Sequence[str], labels: Mapping[str, str]) -> str:
    return shared.voice.texts.between("list-loose").join([labels[name] for name in names if name in labels])
