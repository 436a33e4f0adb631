"""Review of a game: everyone's chance of winning over time, and what every turn cost.

A turn is several decisions, and a bad one may be paid for only later in it; so turns are judged as wholes, and the
decision is sought within the turns that are named. All runs are looked at once; those that seem costly are looked at
again, longer and with other luck, and the last look alone counts: noise that made a turn stand out does not last.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Final, NamedTuple

from heliopolis.analysis.glances import gains, glance, ledger
from heliopolis.analysis.grades import GRADES, INACCURACY, MISTAKE
from heliopolis.analysis.judging import Judge, Run, RunReview, ended, review_run
from heliopolis.analysis.reviews import CostlyDecision, CostlyTurn, Plan, Review, Turn, TurnOutlook
from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.game import State
from heliopolis.kernel.journals.journal import Journal

LONGER: Final = 3
"""By how much the budget grows from one look to the next."""
SUSPECTS: Final = 4
"""How many turns beyond those looked at longest get a second look, however little they seem to cost."""
LEAST_COST: Final = 0.015
"""Turns that cost less are not named."""
CERTAIN: Final = 1.0
"""Nothing costs more."""
AGREES: Final = 0.5
"""A search with other luck agrees if it finds that the better choices save so much of the cost."""
BEGINS: Final = (0.0, 0.4, 0.6, 0.75, 0.95, 1.0)
"""How much of the work is done when each stage begins."""


class RunSpan(NamedTuple):
    """A run within a game: who decided, after how many plies and in which turn, and where decisions were open."""

    turn: int
    seat: int
    ply: int
    state: State
    choices: list[str]
    open: list[bool]
    """For each choice whether there was another."""


Work = Generator[list[Run], list[RunReview], Review]


def review(journal: Journal, plan: Plan | None = None, progress: Callable[[float], None] | None = None) -> Review:
    """Look at a game here and now; ``progress`` hears how much of it is done, from 0 to 1.

    Examples:
        >>> from heliopolis.analysis import Plan, review
        >>> journal = heliopolis.Journal(heliopolis.game("helios"))
        >>> while len(journal.plies) < 28:
        ...     events = journal.play(journal.state.choices()[0])
        >>> found = review(journal, Plan("search:2:width=1:states=10:root_width=1:root_states=20:learned=0", 2))
        >>> [(turn.turn, turn.decision.played) for turn in found.costly]
        [(5, 'land:brown')]
    """
    work = reviewing(journal, plan or Plan())
    found = advance(work, None)
    stage = 0
    while isinstance(found, list):
        reviews: list[RunReview] = []
        for run in found:
            reviews.append(review_run(run, journal.game.load(run.state, journal.components)))
            if progress is not None:
                progress(done(stage, len(reviews), len(found)))
        found = advance(work, reviews)
        stage += 1
    return found


def advance(work: Work, reviews: list[RunReview] | None) -> list[Run] | Review:
    """Return the next questions of the work, once those before are answered, or what came of it."""
    try:
        return next(work) if reviews is None else work.send(reviews)
    except StopIteration as end:
        found: Review = end.value
        return found


def done(stage: int, answered: int, asked: int) -> float:
    """Return how much of the work is done when that many questions of a stage are answered."""
    return BEGINS[stage] + (BEGINS[stage + 1] - BEGINS[stage]) * answered / max(1, asked)


def at_first(journal: Journal, plan: Plan) -> Review:
    """Return what is known of a game before any search: no turn has a grade."""
    moments = glance(journal)
    return Review(plan, moments, [], bool(moments), [], ledger(journal))


def graded_so_far(spans: Sequence[RunSpan], reviews: Sequence[RunReview]) -> list[Turn]:
    """Return the turns whose runs were looked at in the first stage, which answers them in order."""
    looked = [span for span in spans if any(span.open)][: len(reviews)]
    return _turns(looked, dict(enumerate(reviews)), {})


def reviewing(journal: Journal, plan: Plan) -> Work:
    """Yield the work as questions: runs to be reviewed, wherever and in whatever order, in five stages."""
    judge = Judge(journal.game, plan.bot, plan.simulations, plan.seed)
    spans = [span for span in spans_of(journal) if any(span.open)]
    reviews = yield [asked(span, plan) for span in spans]
    moments = _moments(journal, spans, reviews)
    found = dict(enumerate(reviews))
    plans = dict.fromkeys(found, plan)
    looks, places = plan, list(found)
    for most, least in ((plan.worst + SUSPECTS, GRADES[INACCURACY]), (plan.worst, CERTAIN)):
        # Only the last look counts: anyone who stood out by luck is looked at again with other luck.
        costs = _costs(spans, {place: found[place] for place in places})
        suspects = [turn for rank, turn in enumerate(costs) if rank < most or costs[turn] >= least]
        looks = looks._replace(simulations=looks.simulations * LONGER, seed=looks.seed + 1)
        places = [place for place in places if _turn(spans[place]) in suspects]
        reviews = yield [asked(spans[place], looks) for place in places]
        found.update(zip(places, reviews, strict=True))
        plans.update(dict.fromkeys(places, looks))
    longest = {_turn(spans[place]) for place in places}
    worst = [
        max((place for place in found if _turn(spans[place]) == turn), key=lambda place: found[place].cost)
        for turn, cost in _costs(spans, found).items()
        if turn in longest or cost >= GRADES[MISTAKE]
    ]
    parted = {place: _parting(spans[place], found[place]) for place in worst}
    rests = [
        (place, step)
        for place in worst
        for step in range(parted[place] + 1, len(spans[place].choices))
        if spans[place].open[step]
    ]
    reviews = yield [asked(spans[place], plans[place], step) for place, step in rests]
    decisions: list[CostlyDecision] = []
    for place in worst:
        review, first = found[place], parted[place]
        later = {first: review._replace(better=review.better[first:])}
        later.update({step: each for (of, step), each in zip(rests, reviews, strict=True) if of == place})
        decisions.append(_decision(spans[place], later))
    checks = yield [
        _doubted(spans[place], plans[place]._replace(seed=looks.seed + 1), decision)
        for place, decision in zip(worst, decisions, strict=True)
    ]
    costly: list[CostlyTurn] = []
    for place, decision, check in zip(worst, decisions, checks, strict=True):
        (turn, seat), review = _turn(spans[place]), found[place]
        agreed = check.cost >= max(LEAST_COST, AGREES * decision.cost)
        costly.append(
            CostlyTurn(turn, seat, spans[place].ply, review.best, review.played, review.cost, decision, agreed)
        )
    return Review(
        plan, moments, costly, judge.learned(journal.at(0)), _turns(spans, found, gains(journal)), ledger(journal)
    )


def _turn(span: RunSpan) -> tuple[int, int]:
    return span.turn, span.seat


def _costs(spans: Sequence[RunSpan], found: Mapping[int, RunReview]) -> dict[tuple[int, int], float]:
    """Return the turns that cost something, the costliest first.

    A turn is as costly as its costliest run: between runs chance may give back what was lost, and who loses it again
    has not lost more than there was.
    """
    costs: dict[tuple[int, int], float] = {}
    for place, review in found.items():
        costs[_turn(spans[place])] = max(costs.get(_turn(spans[place]), 0.0), review.cost)
    order = sorted((turn for turn in costs if costs[turn] >= LEAST_COST), key=lambda turn: -costs[turn])
    return {turn: costs[turn] for turn in order}


def _turns(
    spans: Sequence[RunSpan], found: Mapping[int, RunReview], gained: Mapping[tuple[int, int], float]
) -> list[Turn]:
    """Return all turns in their order, from the best play in their first run to the end of their last."""
    turns: dict[tuple[int, int], Turn] = {}
    for place, span in enumerate(spans):
        review = found[place]
        known = turns.get(_turn(span))
        if known is None:
            gain, before = gained.get(_turn(span), 0.0), review.played + review.cost
            turns[_turn(span)] = Turn(span.turn, span.seat, span.ply, before, review.played, review.cost, gain)
        else:
            turns[_turn(span)] = known._replace(after=review.played, cost=max(known.cost, review.cost))
    return list(turns.values())


def spans_of(journal: Journal) -> list[RunSpan]:
    """Return the runs of a game in their order."""
    state = journal.at(0)
    spans: list[RunSpan] = []
    running = False
    for number, ply in enumerate(journal.plies):
        if ply.seat == CHANCE:
            running = False
        else:
            if not (running and (spans[-1].turn, spans[-1].seat) == (ply.turn, ply.seat)):
                spans.append(RunSpan(ply.turn, ply.seat, number, state.copy(), [], []))
            running = True
            spans[-1].choices.append(ply.choice)
            spans[-1].open.append(len(state.choices()) > 1)
        state.play(state.choice(ply.choice))
    if running and (state.turn, state.seat()) == (spans[-1].turn, spans[-1].seat):
        # Anyone who is still choosing cannot be judged yet.
        spans.pop()
    return spans


def asked(span: RunSpan, plan: Plan, step: int = 0) -> Run:
    """Return the question about a run from one of its decisions on."""
    state = span.state.copy()
    for name in span.choices[:step]:
        state.play(state.choice(name))
    return Run(state.to_dict(), span.choices[step:], plan.bot, plan.simulations, plan.seed)


def _doubted(span: RunSpan, plan: Plan, decision: CostlyDecision) -> Run:
    """Return the question whether what was better at a decision is better."""
    return asked(span, plan, decision.ply - span.ply)._replace(rather=decision.better)


def _parting(span: RunSpan, review: RunReview) -> int:
    """Return the first decision that the search would make otherwise: those before it cost nothing."""
    step = 0
    while span.choices[step] == review.better[step]:
        step += 1
    return step


def _decision(span: RunSpan, reviews: dict[int, RunReview]) -> CostlyDecision:
    """Return the decision after which least of the chance was left that there was before it.

    What a decision leaves is what the best play from the next one on is worth; after the last, what was played.
    """
    left = next(iter(reviews.values())).played
    worst: CostlyDecision | None = None
    for step in sorted(reviews, reverse=True):
        before = max(left, reviews[step].best)
        # Of equals the earliest: what comes after it is worth no more.
        if worst is None or before - left >= worst.cost:
            worst = CostlyDecision(span.ply + step, span.choices[step], reviews[step].better, before - left)
        left = before
    assert worst is not None
    return worst


def _moments(journal: Journal, spans: Sequence[RunSpan], reviews: Sequence[RunReview]) -> list[TurnOutlook]:
    """Return the outlook at the beginning of every turn in which something was decided, and at the end."""
    moments: list[TurnOutlook] = []
    for span, review in zip(spans, reviews, strict=True):
        if not moments or moments[-1].turn != span.turn:
            moments.append(TurnOutlook(span.ply, span.turn, span.seat, review.outlook))
    state = journal.state
    if not state.todo:
        moments.append(TurnOutlook(len(journal.plies), state.turn, state.seat(), ended(state)))
    return moments
