"""A review as data: every turn with its grade, the costly ones with what was better, and the ledger of luck and skill.

It is kept as JSON; what follows from it, such as accuracy, is worked out when it is asked for.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final, NamedTuple

from heliopolis.analysis.grades import GRADES, INACCURACY, PHASES, accuracy, grade
from heliopolis.analysis.judging import Outlook
from heliopolis.kernel.reading import Reader

SIMULATIONS: Final = 30
"""The default for each decision and for each end of a run."""
BOT: Final = "hard"
"""The bot whose weights the search uses: those that play the game well."""
WORST: Final = 5
"""How many turns are looked at longest by default."""


class Plan(NamedTuple):
    """How to look at a game."""

    bot: str = BOT
    simulations: int = SIMULATIONS
    seed: int = 1
    worst: int = WORST


class Turn(NamedTuple):
    """A turn in which a player decided something: the chance with the best play and after it, and how much was lost.

    Both are looked at after the turn; where draws or others come in between, the loss is that of its costliest part.
    """

    turn: int
    seat: int
    ply: int
    before: float
    after: float
    cost: float
    gain: float
    """By how much its choices changed the chance without any search; 0 where nothing was learned."""

    @property
    def grade(self) -> str:
        """What a turn is called that costs so much."""
        return grade(self.cost)


class CostlyDecision(NamedTuple):
    """One decision of a turn: after how many plies, what was chosen, what was better from there on, and the cost."""

    ply: int
    played: str
    better: list[str]
    cost: float


class CostlyTurn(NamedTuple):
    """A costly turn: the chance of winning with the best play and as played, and the decision that mattered."""

    turn: int
    seat: int
    ply: int
    best: float
    played: float
    cost: float
    decision: CostlyDecision
    agreed: bool = False
    """Whether a search with other luck agrees that the better choices were better."""

    @property
    def grade(self) -> str:
        """What a turn is called that costs so much."""
        return grade(self.cost)


class TurnOutlook(NamedTuple):
    """The outlook at the beginning of a turn, or at the end of the game."""

    ply: int
    turn: int
    seat: int
    """Who is asked there, or OVER."""
    outlook: Outlook


class LedgerRow(NamedTuple):
    """A seat's chance at first and at last, and what changed it: own choices, those of others, and draws.

    The three changes add up to the difference exactly.
    """

    first: float
    own: float
    others: float
    draws: float
    last: float


class Review(NamedTuple):
    """What came of it: the outlook at the beginning of every turn and at the end, and the turns."""

    plan: Plan
    moments: list[TurnOutlook]
    costly: list[CostlyTurn]
    """All mistakes and blunders and other costly turns, the worst first."""
    learned: bool
    """Whether the chances were learned from played games; otherwise they follow from the forecast."""
    turns: list[Turn]
    """All turns in which something was decided; those of reviews kept by older versions are not known."""
    ledger: list[LedgerRow]
    """For each seat; empty where nothing was learned about the game as it is played."""

    def of(self, seat: int) -> list[Turn]:
        """Return the turns of a seat."""
        return [turn for turn in self.turns if turn.seat == seat]

    def accuracy(self, seat: int) -> float | None:
        """Return how accurate a seat was, from 0 to 1."""
        return accuracy([turn.cost for turn in self.of(seat)])

    def accuracies(self, seat: int) -> list[float | None]:
        """Return the same for each phase; None where the seat decided nothing."""
        return [
            accuracy([turn.cost for turn in self.of(seat) if self._phase(turn.turn) == phase])
            for phase in range(PHASES)
        ]

    def _phase(self, turn: int) -> int:
        first, last = self.turns[0].turn, self.turns[-1].turn
        return PHASES * (turn - first) // (last - first + 1)

    def best_turn(self, seat: int) -> Turn | None:
        """Return the turn with which a seat, playing well, gained most; None if it never gained anything."""
        well = [turn for turn in self.of(seat) if turn.cost < GRADES[INACCURACY] and turn.gain > 0]
        return max(well, key=lambda turn: turn.gain, default=None)

    def turning_point(self) -> TurnOutlook | None:
        """Return the beginning of the turn after which the chances had changed most; None if that was never much."""
        swings = [
            (max(abs(new - old) for old, new in zip(one.outlook.chances, other.outlook.chances, strict=True)), -place)
            for place, (one, other) in enumerate(pairwise(self.moments))
        ]
        most, place = max(swings, default=(0.0, 0))
        return self.moments[-place] if most >= GRADES[INACCURACY] else None

    def to_dict(self) -> dict[str, object]:
        """Return the review as plain data."""
        return {
            "plan": self.plan._asdict(),
            "moments": [{**moment._asdict(), "outlook": moment.outlook._asdict()} for moment in self.moments],
            "costly": [{**turn._asdict(), "decision": turn.decision._asdict()} for turn in self.costly],
            "learned": self.learned,
            "turns": [turn._asdict() for turn in self.turns],
            "ledger": [row._asdict() for row in self.ledger],
        }


def read_review(kept: object) -> Review:
    """Return the review that ``to_dict`` wrote."""
    saved = Reader(kept, "review")
    plan = saved["plan"]
    # Older ones know the costly turns only, and call them the turns.
    older = not saved.has("costly")
    return Review(
        Plan(
            plan["bot"].string(),
            plan["simulations"].integer(),
            plan["seed"].integer(),
            plan["worst"].integer(),
        ),
        [_read_moment(moment) for moment in saved["moments"].items()],
        [_read_costly(turn) for turn in saved["turns" if older else "costly"].items()],
        # The oldest do not say it: they know the forecast only.
        saved.get("learned", False).boolean(),
        [] if older else [_read_turn(turn) for turn in saved["turns"].items()],
        [_read_row(row) for row in saved.get("ledger", []).items()],
    )


def _read_moment(saved: Reader) -> TurnOutlook:
    told = saved["outlook"]
    outlook = Outlook(_numbers(told["chances"]), _numbers(told["scores"]))
    return TurnOutlook(saved["ply"].integer(), saved["turn"].integer(), saved["seat"].integer(), outlook)


def _read_turn(saved: Reader) -> Turn:
    return Turn(
        saved["turn"].integer(),
        saved["seat"].integer(),
        saved["ply"].integer(),
        _number(saved["before"]),
        _number(saved["after"]),
        _number(saved["cost"]),
        _number(saved["gain"]),
    )


def _read_costly(saved: Reader) -> CostlyTurn:
    told = saved["decision"]
    decision = CostlyDecision(
        told["ply"].integer(), told["played"].string(), told["better"].strings(), _number(told["cost"])
    )
    return CostlyTurn(
        saved["turn"].integer(),
        saved["seat"].integer(),
        saved["ply"].integer(),
        _number(saved["best"]),
        _number(saved["played"]),
        _number(saved["cost"]),
        decision,
        saved.get("agreed", False).boolean(),
    )


def _read_row(saved: Reader) -> LedgerRow:
    return LedgerRow(*[_number(saved[name]) for name in LedgerRow._fields])


def _numbers(saved: Reader) -> list[float]:
    return [_number(each) for each in saved.items()]


def _number(saved: Reader) -> float:
    if isinstance(saved.value, float):
        return saved.value
    return float(saved.integer())
