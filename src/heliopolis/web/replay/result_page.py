"""The end of a game: who won, where the points came from, how it went and where it turned, the record, what next."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from markupsafe import Markup

from heliopolis.analysis.words import percent
from heliopolis.kernel.chip import COST
from heliopolis.kernel.definition import PointSource
from heliopolis.kernel.errors import HeliopolisError
from heliopolis.kernel.results import Result
from heliopolis.render.charts import COURSE, SLIM_COURSE, BarPart, Instant, Series, areas, course, legend, part_bar
from heliopolis.render.markup import NO_MARKUP
from heliopolis.table import fair
from heliopolis.table.clocks.clock import ranked
from heliopolis.web.common.link_preview import LinkPreview
from heliopolis.web.common.page import MEETING_FILES, Page, common_look, macros_of
from heliopolis.web.common.players import own_names
from heliopolis.web.common.score_sheet import ScoreSheet
from heliopolis.web.replay.review import ReviewPage
from heliopolis.web.replay.timeline import (
    Timeline,
    TurnReview,
    Waypoint,
    review_turn,
    strongest_answer,
    turning_point,
    waypoints,
)
from heliopolis.web.server.addresses import path_of
from heliopolis.web.server.preferences import Preferences, Translator, translator
from heliopolis.web.table.boards import look_address, look_of
from heliopolis.web.table.chips import chips_html
from heliopolis.words.voice import NO_READER, Voice, say_error, voice_of

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

    @property
    def sheets(self) -> list[dict[str, int]]:
        """The points of each seat by reason."""
        return self.course[-1].sheets

    # Who won -----------------------------------------------------------------------------------------------

    @property
    def headline(self) -> str:
        """Who won."""
        say, winners = self.say, self.result.winners
        if not self.over:
            return say("projection-head")
        if len(self.names) == 1:
            return say("finale-reached" if winners else "finale-missed", player=self.names[0])
        if winners == [self.reader]:
            return say("finale-you-win")
        names = [self.names[seat] for seat in winners]
        return say("finale-wins", players=self.voice.all_of(names), count=len(names))

    @property
    def lead(self) -> str:
        """By how much the winner leads, and where the reader came if that does not say it."""
        say, reader, told = self.say, self.reader, self._by_how_much()
        # The first two are named already, and a solo player has no place.
        if reader < 0 or not self.over or reader in self.placed[:2]:
            return told
        rank, points = say("rank", rank=self.result.ranks[reader]), self.result.totals[reader]
        return f"{told}. {say('own-place', rank=rank, players=len(self.names), points=points)}"

    def _by_how_much(self) -> str:
        say, totals, winner = self.say, self.result.totals, self.winner
        if len(self.names) == 1:
            return say("finale-of-goal", points=totals[0], goal=self.goal)
        if self.over and len(self.result.winners) > 1:
            return say("finale-shared", points=totals[winner])
        second = self.placed[1]
        if second in self.timeline.lost:
            return say("finale-on-time", points=totals[winner], player=self.names[second])
        lead = totals[winner] - totals[second]
        if lead == 0:
            return say("finale-level", points=totals[winner])
        by = "finale-lead-you" if second == self.reader else "finale-lead"
        return say(by, points=totals[winner], second=totals[second], lead=lead, player=self.names[second])

    @property
    def ended(self) -> str:
        """What triggered the end, where it was not the number of rounds."""
        timeline, voice = self.timeline, self.voice
        endings = timeline.game.wording.endings(timeline.at(timeline.last)) if self.over else []
        causes = [str(voice.named(each.role, thing)) for each in endings if not each.left for thing in each.things]
        told = [self.say("finale-ended", what=voice.all_of(causes))] if causes else []
        # A player who lost on time may have more points than the winner; for the second that is said already.
        late = [seat for seat in timeline.lost if seat != self.placed[1]]
        return " · ".join([*told, *(self.say("clock-lost-of", player=self.names[seat]) for seat in late)])

    @property
    def feats(self) -> list[tuple[str, str, int]]:
        """What the winner got more of than anyone else, the largest differences: icon, words and points."""
        if not self.over or len(self.names) == 1 or len(self.result.winners) != 1:
            return []
        others = [sheet for seat, sheet in enumerate(self.sheets) if seat != self.winner]
        own = self.sheets[self.winner]
        ahead = {reason: own[reason] - max(sheet.get(reason, 0) for sheet in others) for reason in own}
        best = sorted([reason for reason in own if ahead[reason] > 0], key=lambda reason: -ahead[reason])[:FEATS]
        icons = {reason: source.icon for source in self.timeline.game.sources() for reason in source.reasons}
        return [(icons[reason], self.voice.reason(reason), own[reason]) for reason in best]

    # Where the points came from ----------------------------------------------------------------------------

    @property
    def sources(self) -> list[PointSource]:
        """The sources that gave anyone points."""
        used = self.timeline.game.sources()
        return [source for source in used if any(_points(sheet, source) for sheet in self.sheets)]

    def bar(self, seat: int) -> Markup:
        """Return a bar made of where the points of a seat came from; a part leads to its lines on the score sheet."""
        sources = self.sources
        most = max(1, *(sum(max(0, _points(sheet, each)) for each in sources) for sheet in self.sheets)) * 1.06
        parts = [
            BarPart(
                points,
                self.say("finale-part", player=self.names[seat], source=self.voice.say(source.name), points=points),
                source.colour,
                source.icon,
                f"#{source.name}",
                order,
            )
            for order, (source, points) in enumerate(zip(sources, self.steps(seat), strict=True))
            if points
        ]
        return part_bar(parts, most, self.names[seat])

    def steps(self, seat: int) -> list[int]:
        """Return the points of a seat by source."""
        return [max(0, _points(self.sheets[seat], source)) for source in self.sources]

    @property
    def fourth(self) -> list[str]:
        """The players who are not on the podium, and what gave them most."""
        told: list[str] = []
        for seat in self.placed[STEPS:]:
            sheet, player, points = self.sheets[seat], self.names[seat], self.result.totals[seat]
            most = max(self.sources, key=lambda source: _points(sheet, source))
            rank, name = self.say("rank", rank=self.result.ranks[seat]), self.voice.say(most.name)
            given = _points(sheet, most)
            told.append(self.say("finale-fourth", rank=rank, player=player, points=points, source=name, most=given))
        return told

    # How it went, and where it turned ----------------------------------------------------------------------

    def charts(self, turn: TurnReview | None) -> list[tuple[str, Markup]]:
        """Return the points over time, once for large screens and once for small ones."""
        say, names = self.say, self.names
        series = [Series(name, [float(point.total(seat)) for point in self.course]) for seat, name in enumerate(names)]
        goal = (float(self.goal), say("finale-goal", goal=self.goal)) if len(names) == 1 and self.goal else None
        instant = None if turn is None else Instant(turn.seat, turn.place + 1, say("finale-instant"))
        title, winners = say("finale-course"), self.result.winners
        return [
            (look, course(series, area, self._rounds(), winners, instant, goal, title))
            for look, area in (("wide", COURSE), ("slim", SLIM_COURSE))
        ]

    def _rounds(self) -> dict[int, str]:
        """Return where rounds begin, as many as have room."""
        begins: dict[int, int] = {}
        for place, point in enumerate(self.course[:-1]):
            begins.setdefault(max(1, point.round), place)
        if len(begins) < 2:
            return {0: self.say("chart-start")}
        each = -(-len(begins) // NAMED)
        named = list(begins.items())[::each]
        # The first name says what the numbers count: those have room where every name would not.
        return {place: self.say("finale-round", round=1) if number == 1 else str(number) for number, place in named}

    def address(self, turn: TurnReview) -> str:
        """Return where a turn is watched; a table that went on under other rules counts plies from its beginning."""
        return self.timeline.replay(self.ply(turn))

    def ply(self, turn: TurnReview) -> int:
        """Return the ply before a turn, counted from the beginning of the game."""
        return turn.ply + self.timeline.last - len(self.timeline.journal.plies)

    def chips(self, turn: TurnReview) -> Markup:
        """Return what a turn brought, points first."""
        chips = sorted([chip for chip in turn.chips if chip.kind != COST], key=lambda chip: -chip.number)
        return chips_html(chips[:CHIPS], self.voice)

    def about(self, turn: TurnReview) -> str:
        """Say what gave most in a turn, and how the points and the chances changed by it."""
        say, voice, (before, after) = self.say, self.voice, turn.points
        gains = [say("finale-gain", what=voice.reason(reason), points=points) for reason, points in turn.gains[:FEATS]]
        told = [say("finale-most", what=voice.all_of(gains))] if gains else []
        told.append(say("finale-from-to", before=before, after=after))
        if turn.chances is not None:
            first, then = (percent(chance, voice) for chance in turn.chances)
            key = "finale-chance-fell" if turn.chances[1] < turn.chances[0] else "finale-chance"
            told.append(say(key, player=self.names[turn.seat], before=first, after=then, players=len(self.names)))
        elif len(self.names) > 1:
            ahead, then_ahead = (self._ahead(lead) for lead in turn.leads)
            told.append(say("finale-swing", before=ahead, after=then_ahead))
        return " ".join(told)

    def _ahead(self, lead: int) -> str:
        key = "finale-ahead" if lead > 0 else "finale-behind" if lead else "finale-even"
        return self.say(key, points=abs(lead))

    # The points turn by turn -------------------------------------------------------------------------------

    def areas(self) -> tuple[list[Markup], Markup]:
        """Return the points of each seat over time by reason, on one scale, and a legend; nothing without points."""
        told, say = [point.sheets for point in self.course], self.say
        known = [reason.name for reason in self.voice.game.reasons]
        seen = {reason for turn in told for sheet in turn for reason, points in sheet.items() if points > 0}
        used = [name for name in known if name in seen] + sorted(seen.difference(known))
        if not used:
            return [], NO_MARKUP
        top = max(10, *(sum(max(points, 0) for points in sheet.values()) for turn in told for sheet in turn))
        ends = say("chart"), say("chart-start"), say("chart-end")
        drawn = [
            areas([[turn[seat].get(reason, 0) for turn in told] for reason in used], top, *ends)
            for seat in range(len(self.names))
        ]
        return drawn, legend([self.voice.reason(name) for name in used])


def _points(sheet: dict[str, int], source: PointSource) -> int:
    return sum(sheet.get(reason, 0) for reason in source.reasons)


def panels(finale: Finale, turn: TurnReview | None = None, reply: TurnReview | None = None) -> Callable[[str], Markup]:
    """Return the panels of a finale by their names; ``turn`` made the winner, ``reply`` is what was set against it."""
    given = {"finale": finale, "say": finale.say, "voice": finale.voice, "steps": STEPS, "turn": turn, "reply": reply}
    return macros_of("replay/finale.html", **given)


def end_page(
    timeline: Timeline,
    preferences: Preferences,
    rematch: Markup,
    review: ReviewPage | None,
    reader: int = NO_READER,
    base: str = "",
    *,
    shares: bool = True,
) -> Markup:
    """Return the page of the end, or of the present standing while the game is running.

    ``rematch`` is what the visitor can do for another game, ``review`` what is known of one that is over;
    the page calls the player at the seat ``reader`` “you”. ``base`` is our own address.
    """
    voice = voice_of(timeline.game, preferences.language)
    files = ("rows.css", "finale.css", "finale.js", *MEETING_FILES)
    page = _page(timeline, preferences, "end", base, files=files)
    finale = _finale(timeline, voice, page.say, reader)
    turn, reply = _turns(finale) if finale.over else (None, None)
    state = timeline.at(timeline.last)
    return page.show(
        "replay/end.html",
        finale=finale,
        timeline=timeline,
        voice=voice,
        panel=panels(finale, turn, reply),
        turned=turn is not None,
        rematch=rematch,
        shares=shares and timeline.last > 0,
        share=f"{timeline.address('share')}?ply={finale.ply(turn)}" if turn else timeline.address("share"),
        review=review,
        symbols=look_of(timeline.game).symbols,
        sheet=ScoreSheet(state, finale.names, voice, page.say, timeline.lost).by_source(),
        with_talk=reader != NO_READER and timeline.is_table,
        notes=timeline.journal.notes,
    )


def _page(
    timeline: Timeline,
    preferences: Preferences,
    name: str,
    base: str = "",
    title: str = "",
    files: tuple[str, ...] = (),
) -> Page:
    voice = voice_of(timeline.game, preferences.language)
    title = title or voice.name("game")
    place = {"kind": timeline.kind, "name": timeline.name, "ply": str(timeline.last), "language": preferences.language}
    told = voice.texts.titled(voice.name("game"), ", ".join(timeline.names))
    preview = LinkPreview(told, voice.about("game"), base + path_of("replay-picture", **place)) if base else None
    sheets = (look_address(timeline.game) if files else common_look(),)
    return Page(
        preferences, title, here=timeline.address(name), kind="end-page", sheets=sheets, files=files, preview=preview
    )


def _finale(timeline: Timeline, voice: Voice, say: Translator, reader: int) -> Finale:
    state = timeline.at(timeline.last)
    result = state.result()
    if result is None:
        totals = [score.total for score in state.scores()]
        result = Result([1 + sum(other > total for other in totals) for total in totals], totals)
    result = result._replace(ranks=ranked(result.ranks, timeline.lost))
    goal = timeline.game.goal(state)
    names = own_names(timeline.names, reader, say)
    return Finale(timeline, waypoints(timeline.journal), result, not state.todo, goal, voice, say, names, reader)


def _turns(finale: Finale) -> tuple[TurnReview | None, TurnReview | None]:
    """Return where the game turned, and the strongest answer to that."""
    journal, course = finale.timeline.journal, finale.course
    place = turning_point(course, finale.winner)
    if place is None:
        return None, None
    later = strongest_answer(course, finale.winner, place)
    return review_turn(journal, course, place), None if later is None else review_turn(journal, course, later)


def review_page(
    timeline: Timeline,
    preferences: Preferences,
    review: ReviewPage,
    reader: int = NO_READER,
    base: str = "",
    *,
    shares: bool = True,
) -> Markup:
    """Return the review by itself, on a page that may renew itself."""
    page = _page(timeline, preferences, "analysis", base)
    names = own_names(timeline.names, reader, page.say)
    return page.show("replay/review.html", timeline=timeline, review=review, names=names, shares=shares)


def verdict_page(timeline: Timeline, preferences: Preferences) -> Markup:
    """Return whether every draw follows from the secret, which is found out now."""
    page = _page(timeline, preferences, "verify", title=translator(preferences.language)("fair"))
    try:
        told = page.say.texts.message(fair.verify(timeline.journal).message())
    except HeliopolisError as error:
        told = say_error(error, preferences.language)
    return page.show("replay/verdict.html", to_end=timeline.address("end"), verdict=told)
