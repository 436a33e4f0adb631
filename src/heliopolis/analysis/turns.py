"""Analysis of a game: everyone's chance of winning over time, and the turns that cost most of it.

A turn is several decisions, and a bad one may be paid for only later in it; so turns are judged as wholes, and the
decision is sought within the turns that are named. All runs are looked at once; those that seem costly are looked at
again, longer and with other luck, and the last look alone counts: noise that made a turn stand out does not last.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Mapping, Sequence
from typing import Final, NamedTuple

from heliopolis.analysis.judging import Judge, Outlook, Run, RunReview, at_a_glance, ended, review_run
from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.game import State
from heliopolis.kernel.journals.journal import Journal
from heliopolis.kernel.reading import Reader

SIMULATIONS: Final = 30
"""The default for each decision and for each end of a run."""
BOT: Final = "hard"
"""The bot whose weights the search uses: those that play the game well."""
WORST: Final = 5
"""How many turns are named by default."""
LONGER: Final = 3
"""By how much the budget grows from one look to the next."""
SUSPECTS: Final = 4
"""How many turns beyond those named get a second look; only those named get a third."""
LEAST_COST: Final = 0.015
"""Turns that cost less are not mentioned."""
BEGINS: Final = (0.0, 0.45, 0.65, 0.85, 1.0)
"""How much of the work is done when each stage begins."""


class Plan(NamedTuple):
    """How to look at a game."""

    bot: str = BOT
    simulations: int = SIMULATIONS
    seed: int = 1
    worst: int = WORST


class RunSpan(NamedTuple):
    """A run within a game: who decided, after how many plies and in which turn, and where decisions were open."""

    turn: int
    seat: int
    ply: int
    state: State
    choices: list[str]
    open: list[bool]
    """For each choice whether there was another."""


class CostlyDecision(NamedTuple):
    """One decision of a turn: after how many plies, what was chosen, what was better from there on, and the cost."""

    ply: int
    played: str
    better: list[str]
    cost: float


class Turn(NamedTuple):
    """A turn of a player: the chance of winning with the best play and as played, and the decision that mattered."""

    turn: int
    seat: int
    ply: int
    best: float
    played: float
    cost: float
    decision: CostlyDecision


class TurnOutlook(NamedTuple):
    """The outlook at the beginning of a turn, or at the end of the game."""

    ply: int
    turn: int
    seat: int
    """Who is asked there, or OVER."""
    outlook: Outlook


class Analysis(NamedTuple):
    """What came of it: the outlook at the beginning of every turn and at the end, and the worst turns first."""

    plan: Plan
    moments: list[TurnOutlook]
    turns: list[Turn]
    learned: bool
    """Whether the chances were learned from played games; otherwise they follow from the forecast."""

    def to_dict(self) -> dict[str, object]:
        """Return the analysis as plain data."""
        return {
            "plan": self.plan._asdict(),
            "moments": [{**moment._asdict(), "outlook": moment.outlook._asdict()} for moment in self.moments],
            "turns": [{**turn._asdict(), "decision": turn.decision._asdict()} for turn in self.turns],
            "learned": self.learned,
        }


def read_analysis(kept: object) -> Analysis:
    """Return the analysis that ``to_dict`` wrote."""
    saved = Reader(kept, "analysis")
    plan = saved["plan"]
    return Analysis(
        Plan(
            plan["bot"].string(),
            plan["simulations"].integer(),
            plan["seed"].integer(),
            plan["worst"].integer(),
        ),
        [_read_moment(moment) for moment in saved["moments"].items()],
        [_read_turn(turn) for turn in saved["turns"].items()],
        # Older ones do not say it: they know the forecast only.
        saved.get("learned", False).boolean(),
    )


def _read_moment(saved: Reader) -> TurnOutlook:
    told = saved["outlook"]
    outlook = Outlook(_numbers(told["chances"]), _numbers(told["scores"]))
    return TurnOutlook(saved["ply"].integer(), saved["turn"].integer(), saved["seat"].integer(), outlook)


def _read_turn(saved: Reader) -> Turn:
    told = saved["decision"]
    decision = CostlyDecision(
        told["ply"].integer(), told["played"].string(), told["better"].strings(), _number(told["cost"])
    )
    return Turn(
        saved["turn"].integer(),
        saved["seat"].integer(),
        saved["ply"].integer(),
        _number(saved["best"]),
        _number(saved["played"]),
        _number(saved["cost"]),
        decision,
    )


def _numbers(saved: Reader) -> list[float]:
    return [_number(each) for each in saved.items()]


def _number(saved: Reader) -> float:
    if isinstance(saved.value, float):
        return saved.value
    return float(saved.integer())


def glance(journal: Journal) -> list[TurnOutlook]:
    """Return the outlook at the beginning of every player's turn and at the end without any search.

    There is none where nothing was learned about the game as it is played.

    Examples:
        >>> from heliopolis.analysis import glance
        >>> journal = heliopolis.Journal(heliopolis.game("helios"))
        >>> while len(journal.plies) < 28:
        ...     events = journal.play(journal.state.choices()[0])
        >>> [moment.turn for moment in glance(journal)]
        [2, 3, 5, 6]
    """
    state = journal.at(0)
    moments: list[TurnOutlook] = []
    turn = -1
    for number, ply in enumerate(journal.plies):
        # What the table does by itself, such as laying out the game, is no turn to look at.
        if state.turn != turn and state.turn_seat != CHANCE:
            turn = state.turn
            outlook = at_a_glance(state)
            if outlook is None:
                return []
            moments.append(TurnOutlook(number, turn, state.turn_seat, outlook))
        state.play(state.choice(ply.choice))
    if not state.todo:
        moments.append(TurnOutlook(len(journal.plies), state.turn, state.seat(), ended(state)))
    return moments


# The work --------------------------------------------------------------------------------------------------


Work = Generator[list[Run], list[RunReview], Analysis]


def analyse(journal: Journal, plan: Plan | None = None, progress: Callable[[float], None] | None = None) -> Analysis:
    """Look at a game here and now; ``progress`` hears how much of it is done, from 0 to 1.

    Examples:
        >>> from heliopolis.analysis import Plan, analyse
        >>> journal = heliopolis.Journal(heliopolis.game("helios"))
        >>> while len(journal.plies) < 28:
        ...     events = journal.play(journal.state.choices()[0])
        >>> found = analyse(journal, Plan("search:2:width=1:states=10:root_width=1:root_states=20:learned=0", 2))
        >>> [(turn.turn, turn.decision.played) for turn in found.turns]
        [(5, 'land:brown')]
    """
    work = analysing(journal, plan or Plan())
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


def advance(work: Work, reviews: list[RunReview] | None) -> list[Run] | Analysis:
    """Return the next questions of the work, once those before are answered, or what came of it."""
    try:
        return next(work) if reviews is None else work.send(reviews)
    except StopIteration as end:
        found: Analysis = end.value
        return found


def done(stage: int, answered: int, asked: int) -> float:
    """Return how much of the work is done when that many questions of a stage are answered."""
    return BEGINS[stage] + (BEGINS[stage + 1] - BEGINS[stage]) * answered / max(1, asked)


def analysing(journal: Journal, plan: Plan) -> Work:
    """Yield the work as questions: runs to be reviewed, wherever and in whatever order, in four stages."""
    judge = Judge(journal.game, plan.bot, plan.simulations, plan.seed)
    spans = [span for span in spans_of(journal) if any(span.open)]
    reviews = yield [asked(span, plan) for span in spans]
    moments = _moments(journal, spans, reviews)
    found = dict(enumerate(reviews))
    looks = plan
    for most in (plan.worst + SUSPECTS, plan.worst):
        # Only the last look counts: anyone who stood out by luck is looked at again with other luck.
        suspects = _costliest(spans, found)[:most]
        looks = looks._replace(simulations=looks.simulations * LONGER, seed=looks.seed + 1)
        places = [place for place in found if _turn(spans[place]) in suspects]
        reviews = yield [asked(spans[place], looks) for place in places]
        found = dict(zip(places, reviews, strict=True))
    turns: list[Turn] = []
    worst = [
        max((place for place in found if _turn(spans[place]) == turn), key=lambda place: found[place].cost)
        for turn in _costliest(spans, found)
    ]
    parted = {place: _parting(spans[place], found[place]) for place in worst}
    rests = [
        (place, step)
        for place in worst
        for step in range(parted[place] + 1, len(spans[place].choices))
        if spans[place].open[step]
    ]
    reviews = yield [asked(spans[place], looks, step) for place, step in rests]
    for place in worst:
        span, review, first = spans[place], found[place], parted[place]
        later = {first: review._replace(better=review.better[first:])}
        later.update({step: each for (of, step), each in zip(rests, reviews, strict=True) if of == place})
        decision = _decision(span, later)
        turns.append(Turn(span.turn, span.seat, span.ply, review.best, review.played, review.cost, decision))
    return Analysis(plan, moments, turns, judge.learned(journal.at(0)))


def _turn(span: RunSpan) -> tuple[int, int]:
    return span.turn, span.seat


def _costliest(spans: Sequence[RunSpan], found: Mapping[int, RunReview]) -> list[tuple[int, int]]:
    """Return the turns that cost something, the costliest first.

    A turn is as costly as its costliest run: between runs chance may give back what was lost, and who loses it again
    has not lost more than there was.
    """
    costs: dict[tuple[int, int], float] = {}
    for place, review in found.items():
        costs[_turn(spans[place])] = max(costs.get(_turn(spans[place]), 0.0), review.cost)
    return sorted((turn for turn in costs if costs[turn] >= LEAST_COST), key=lambda turn: -costs[turn])


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
