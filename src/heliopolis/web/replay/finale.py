"""The finale: who stands where, where the points came from, how the game went and where it turned."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from markupsafe import Markup

from heliopolis.analysis.words import percent
from heliopolis.kernel.chip import COST
from heliopolis.kernel.definition import PointSource
from heliopolis.kernel.results import Result
from heliopolis.render.charts import COURSE, SLIM_COURSE, BarPart, Instant, Series, course, part_bar
from heliopolis.render.markup import NO_MARKUP, html, joined
from heliopolis.web.common.drawings import sign
from heliopolis.web.common.players import SHAPES, seat_mark
from heliopolis.web.common.score_sheet import swatch
from heliopolis.web.replay.timeline import Timeline, TurnReview, Waypoint
from heliopolis.web.server.preferences import Translator
from heliopolis.web.table.choices.chips import chips_html
from heliopolis.words.voice import NO_READER, Voice

STEPS: Final = 3
"""Places on the podium."""
FEATS: Final = 2
"""How many things to list that the winner did better than all others."""
CHIPS: Final = 6
"""The chips of a turn that are shown, those of points first."""
NAMED: Final = 8
"""About how many rounds are named below the chart."""


class Finale(NamedTuple):
    """A game at its end, or as if it ended now, with the words for it."""

    timeline: Timeline
    course: Sequence[Waypoint]
    result: Result
    over: bool
    goal: int
    """What a lone player must reach; 0 if there is no such thing."""
    voice: Voice
    say: Translator
    names: tuple[str, ...]
    """The players, as the reader calls them."""
    reader: int = NO_READER
    """The seat of the reader; none for spectators, and for readers with several seats."""

    @property
    def winner(self) -> int:
        """The first of those who won, or who is ahead; a lone player in any case."""
        return self.result.ranks.index(min(self.result.ranks))

    @property
    def placed(self) -> list[int]:
        """The seats by their rank."""
        return sorted(range(len(self.names)), key=lambda seat: (self.result.ranks[seat], seat))


# Who won ---------------------------------------------------------------------------------------------------


def podium(finale: Finale) -> Markup:
    """Return the first three on their steps; a lone player beside the goal."""
    alone = len(finale.names) == 1
    feats = joined(_feats(finale)) if finale.over else NO_MARKUP
    steps = [_step(finale, seat, place) for place, seat in enumerate(finale.placed[:STEPS])]
    return html(
        '<section class="panel podium{alone}" aria-labelledby="winner"><h1 id="winner">{headline}</h1>'
        '<p class="lead">{lead}{br}</p>'
        '<ul class="feats">{feats}</ul><ol class="podium-steps">{steps}</ol></section>',
        alone=" alone" if alone else "",
        headline=_headline(finale),
        lead=_lead(finale),
        br=html("<br><small>{}</small>", ended) if (ended := _ended(finale)) else NO_MARKUP,
        feats=feats,
        steps=joined(steps),
    )


def _headline(finale: Finale) -> str:
    say, winners = finale.say, finale.result.winners
    if not finale.over:
        return say("projection-head")
    if len(finale.names) == 1:
        return say("finale-reached" if winners else "finale-missed", player=finale.names[0])
    if winners == [finale.reader]:
        return say("finale-you-win")
    names = [finale.names[seat] for seat in winners]
    return say("finale-wins", players=finale.voice.all_of(names), count=len(names))


def _lead(finale: Finale) -> str:
    """Say by how much the winner leads, and where the reader came if that does not say it."""
    say, reader, told = finale.say, finale.reader, _by_how_much(finale)
    # The first two are named already, and a solo player has no place.
    if reader < 0 or not finale.over or reader in finale.placed[:2]:
        return told
    rank, points = say("rank", rank=finale.result.ranks[reader]), finale.result.totals[reader]
    return f"{told}. {say('own-place', rank=rank, players=len(finale.names), points=points)}"


def _ended(finale: Finale) -> str:
    """Return what brought on the end, where it was not the number of rounds."""
    timeline, voice = finale.timeline, finale.voice
    state = timeline.at(timeline.last)
    found = (
        [each for each in timeline.game.wording.endings(state) if not each.left and each.things] if finale.over else []
    )
    causes = [str(voice.named(each.role, thing)) for each in found for thing in each.things]
    told = [finale.say("finale-ended", what=voice.all_of(causes))] if causes else []
    # A player who lost on time may have more points than the winner; for the second that is said already.
    late = [
        finale.say("clock-lost-of", player=finale.names[seat]) for seat in timeline.lost if seat != finale.placed[1]
    ]
    return " · ".join([*told, *late])


def _by_how_much(finale: Finale) -> str:
    say, totals, winner = finale.say, finale.result.totals, finale.winner
    if len(finale.names) == 1:
        return say("finale-of-goal", points=totals[0], goal=finale.goal)
    if finale.over and len(finale.result.winners) > 1:
        return say("finale-shared", points=totals[winner])
    second = finale.placed[1]
    if second in finale.timeline.lost:
        return say("finale-on-time", points=totals[winner], player=finale.names[second])
    lead = totals[winner] - totals[second]
    if lead == 0:
        return say("finale-level", points=totals[winner])
    by = "finale-lead-you" if second == finale.reader else "finale-lead"
    return say(by, points=totals[winner], second=totals[second], lead=lead, player=finale.names[second])


def _feats(finale: Finale) -> list[Markup]:
    """List what the winner got more of than anyone else: the largest differences."""
    if len(finale.names) == 1 or len(finale.result.winners) != 1:
        return []
    sheets, winner = finale.course[-1].sheets, finale.winner
    ahead = [
        (points - max(sheet.get(reason, 0) for seat, sheet in enumerate(sheets) if seat != winner), reason, points)
        for reason, points in sheets[winner].items()
    ]
    best = sorted([each for each in ahead if each[0] > 0], key=lambda each: -each[0])[:FEATS]
    icons = {reason: source.icon for source in finale.timeline.game.sources() for reason in source.reasons}
    return [
        html('<li class="chip">{}{}</li>', _icon(icons[reason]), finale.say("finale-feat", what=told, points=points))
        for _, reason, points in best
        for told in [finale.voice.reason(reason)]
    ]


def _icon(name: str) -> Markup:
    return html('<svg class="icon" aria-hidden="true"><use href="#art/{}"/></svg>', name) if name else NO_MARKUP


def _step(finale: Finale, seat: int, place: int) -> Markup:
    rank = finale.result.ranks[seat]
    first = finale.over and rank == 1
    return html(
        '<li class="step place{place} rank{rank} s{seat}">{sign}'
        '<svg class="shape" viewBox="0 0 24 24" aria-hidden="true">{shapes}</svg>'
        '<b class="name">{names}</b><b class="points">{totals}</b><span class="riser"><span>'
        "{rank_told}</span></span></li>",
        place=place + 1,
        rank=rank,
        seat=seat + 1,
        sign=sign("trophy") if first else NO_MARKUP,
        shapes=SHAPES[seat % len(SHAPES)],
        names=finale.names[seat],
        totals=finale.result.totals[seat],
        rank_told=rank if len(finale.names) > 1 else "",
    )


# Where the points came from --------------------------------------------------------------------------------


def used_sources(finale: Finale) -> list[PointSource]:
    """Return the sources that gave anyone points."""
    sheets = finale.course[-1].sheets
    return [source for source in finale.timeline.game.sources() if any(_points(sheet, source) for sheet in sheets)]


def _points(sheet: dict[str, int], source: PointSource) -> int:
    return sum(sheet.get(reason, 0) for reason in source.reasons)


def sources_panel(finale: Finale) -> Markup:
    """Return a bar for each seat, made of where its points came from; a part leads to its lines on the score sheet."""
    say, voice, sources = finale.say, finale.voice, used_sources(finale)
    if not sources:
        return html(
            '<section class="panel sources"><h2>{}</h2><p>{}</p></section>', say("finale-sources"), say("no-points")
        )
    legend = joined(html("<li>{}{}</li>", swatch(source.colour), voice.say(source.name)) for source in sources)
    most = max(1, *(sum(max(0, _points(sheet, each)) for each in sources) for sheet in finale.course[-1].sheets)) * 1.06
    bars = [_bar(finale, seat, sources, most) for seat in finale.placed]
    return html(
        '<section class="panel sources"><header><h2>{finale_sources}</h2>'
        '<ul class="source-legend" aria-hidden="true">{legend}</ul>'
        '</header><ol class="source-bars">{bars}</ol><p class="quiet">{text}</p></section>',
        finale_sources=say("finale-sources"),
        legend=legend,
        bars=joined(bars),
        text=joined([*_fourth(finale, sources), say("finale-tap")], " "),
    )


def _bar(finale: Finale, seat: int, sources: Sequence[PointSource], most: float) -> Markup:
    say, name, sheet = finale.say, finale.names[seat], finale.course[-1].sheets[seat]
    points = [max(0, _points(sheet, source)) for source in sources]
    parts = [
        BarPart(
            each,
            say("finale-part", player=name, source=finale.voice.say(source.name), points=each),
            source.colour,
            source.icon,
            f"#{source.name}",
            order,
        )
        for order, (source, each) in enumerate(zip(sources, points, strict=True))
        if each
    ]
    return html(
        '<li>{seat_mark}{part_bar}<b class="total" data-steps="{join}">{totals}</b></li>',
        seat_mark=seat_mark(seat, name),
        part_bar=part_bar(parts, most, name),
        join=" ".join(str(each) for each in points),
        totals=finale.result.totals[seat],
    )


def _fourth(finale: Finale, sources: Sequence[PointSource]) -> list[str]:
    """Name the players who are not on the podium, and what gave them most."""
    told: list[str] = []
    for seat in finale.placed[STEPS:]:
        sheet = finale.course[-1].sheets[seat]
        most = max(sources, key=lambda source: _points(sheet, source))
        told.append(
            finale.say(
                "finale-fourth",
                rank=finale.say("rank", rank=finale.result.ranks[seat]),
                player=finale.names[seat],
                points=finale.result.totals[seat],
                source=finale.voice.say(most.name),
                most=_points(sheet, most),
            )
        )
    return told


# How it went -----------------------------------------------------------------------------------------------


def course_panel(finale: Finale, turn: TurnReview | None) -> Markup:
    """Return the points over time, once for large screens and once for small ones."""
    say, names, winners = finale.say, finale.names, finale.result.winners
    series = [Series(name, [float(point.total(seat)) for point in finale.course]) for seat, name in enumerate(names)]
    goal = (float(finale.goal), say("finale-goal", goal=finale.goal)) if len(names) == 1 and finale.goal else None
    instant = None if turn is None else Instant(turn.seat, turn.place + 1, say("finale-instant"))
    charts = [
        html(
            '<div class="{}">{}</div>',
            look,
            course(series, area, _rounds(finale), winners, instant, goal, say("finale-course")),
        )
        for look, area in (("wide", COURSE), ("slim", SLIM_COURSE))
    ]
    who = joined(html("<li>{}</li>", seat_mark(seat, name)) for seat, name in enumerate(names))
    return html(
        '<section class="panel course-panel"><header><h2>{}</h2><ul class="who" aria-hidden="true">{}</ul></header>'
        "{}</section>",
        say("finale-course"),
        who if len(names) > 1 else NO_MARKUP,
        joined(charts),
    )


def _rounds(finale: Finale) -> dict[int, str]:
    """Return where rounds begin, as many as have room."""
    begins: dict[int, int] = {}
    for place, point in enumerate(finale.course[:-1]):
        begins.setdefault(max(1, point.round), place)
    if len(begins) < 2:
        return {0: finale.say("chart-start")}
    each = -(-len(begins) // NAMED)
    named = list(begins.items())[::each]
    # The first name says what the numbers count: those have room where every name would not.
    return {place: finale.say("finale-round", round=1) if number == 1 else str(number) for number, place in named}


# Where it turned -------------------------------------------------------------------------------------------


def turning_panel(finale: Finale, turn: TurnReview | None, answer: TurnReview | None) -> Markup:
    """Return the turn that made the winner, and what was set against it."""
    say = finale.say
    if turn is None:
        return NO_MARKUP
    second = NO_MARKUP if answer is None else html("<h2>{}</h2>{}", say("finale-answer"), _turn(finale, answer))
    return html(
        '<section class="panel turning"><h2>{finale_turning}</h2>{turn}{second}'
        '<a class="watch as-button no-print" href="{to}">{sign}{finale_watch}</a>'
        "</section>",
        finale_turning=say("finale-turning"),
        turn=_turn(finale, turn),
        second=second,
        to=_address(finale, turn),
        sign=sign("play"),
        finale_watch=say("finale-watch"),
    )


def _address(finale: Finale, turn: TurnReview) -> str:
    """Return where a turn is watched; a table that went on under other rules counts plies from its beginning."""
    timeline = finale.timeline
    return f"{timeline.address('replay')}?ply={turn.ply + timeline.last - len(timeline.journal.plies)}"


def _turn(finale: Finale, turn: TurnReview) -> Markup:
    say, voice = finale.say, finale.voice
    before, after = turn.points
    head = say("finale-turn", round=turn.round, player=finale.names[turn.seat], points=after - before)
    chips = sorted([chip for chip in turn.chips if chip.kind != COST], key=lambda chip: -chip.number)[:CHIPS]
    gains = [say("finale-gain", what=voice.reason(reason), points=points) for reason, points in turn.gains[:FEATS]]
    told = [say("finale-most", what=voice.all_of(gains))] if gains else []
    told.append(say("finale-from-to", before=before, after=after))
    if turn.chances is not None:
        first, then = (percent(chance, voice) for chance in turn.chances)
        key = "finale-chance-fell" if turn.chances[1] < turn.chances[0] else "finale-chance"
        name, players = finale.names[turn.seat], len(finale.names)
        told.append(say(key, player=name, before=first, after=then, players=players))
    elif len(finale.names) > 1:
        told.append(say("finale-swing", before=_ahead(turn.leads[0], say), after=_ahead(turn.leads[1], say)))
    return html(
        '<h3><a href="{to}">{head}</a></h3><p class="chips">{chips_html}</p><p>{join}</p>',
        to=_address(finale, turn),
        head=head,
        chips_html=chips_html(chips, voice),
        join=" ".join(told),
    )


def _ahead(lead: int, say: Translator) -> str:
    if lead == 0:
        return say("finale-even")
    return say("finale-ahead" if lead > 0 else "finale-behind", points=abs(lead))
