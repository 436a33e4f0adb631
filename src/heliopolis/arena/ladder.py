"""The ladder: fixed bots from ``random`` to ``master``, each with a rating, and the rating of an agent among them.

A rating is on Elo's scale: 400 points more are ten to one. Of a game a seat gets the share of the others that it beats,
half for those with the same rank. Alone, an agent and a rung play the same draws, and the higher total wins.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Iterable, Sequence
from hashlib import blake2b
from typing import Final, NamedTuple

from heliopolis.arena.confidence import Z
from heliopolis.arena.contests import contest
from heliopolis.arena.executors import Executor, in_process
from heliopolis.arena.outcome import Outcome
from heliopolis.arena.running import KnownOutcomes, Progress, run
from heliopolis.bots import Timeouts
from heliopolis.bots.external import USUAL
from heliopolis.bots.objects import BotLike
from heliopolis.games import game as find_game
from heliopolis.kernel.chance import derived
from heliopolis.kernel.errors import BadOption
from heliopolis.tasks import Rung, Task

AGENT: Final = "agent"
SCALE: Final = 400 / math.log(10)
SIGHTING: Final = 20
"""How many games are played against each rung to see which ones an agent is to be measured by; whole sets of seats."""
NEAR: Final = (0.1, 0.9)
"""The shares against rungs that show most about an agent."""
FAR: Final = 2
"""After so many rungs in a row that are too strong, those above are not played."""
DRAWN: Final = 0.1
"""Of a game that counts as drawn against each rung, so that someone who wins or loses all has a rating too."""


class RungResult(NamedTuple):
    """The games against a rung."""

    bot: str
    games: int
    share: float
    """The mean share of an agent."""
    spread: float
    """The variance of the sum of its shares."""


class LadderRating(NamedTuple):
    """A rating, and where it is with 95 % confidence while those of the rungs are taken as they are."""

    rating: float
    low: float
    high: float


class Evaluation(NamedTuple):
    """An agent as it was measured on the ladder of a task."""

    task: str
    agent: str
    seed: str
    rules: int
    rating: LadderRating
    asked: int
    """How many games were asked for."""
    games: int
    """How many were played, as sets of seats are played to their end."""
    rungs: list[RungResult]
    decisions: int
    """How often the agent was asked."""
    seconds: float
    """Of its thinking in all."""
    forfeits: int
    digest: str
    """Of the ends of all games: where it is the same, the same games were played."""


def share_of(outcome: Outcome, bot: str) -> float:
    """Return the share of a game that the seats of a bot get: of the others, beaten ones, and half of those level."""
    own = [rank for rank, name in zip(outcome.ranks, outcome.seats, strict=True) if name == bot]
    others = [rank for rank, name in zip(outcome.ranks, outcome.seats, strict=True) if name != bot]
    won = sum((other > rank) + (other == rank) / 2 for rank in own for other in others)
    return won / (len(own) * len(others))


def expected(lead: float) -> float:
    """Return the share that a lead in rating promises.

    Examples:
        >>> from heliopolis.arena.ladder import expected
        >>> expected(0), round(expected(400), 3)
        (0.5, 0.909)
    """
    return 1 / (1 + math.exp(-lead / SCALE))


def rate(results: Iterable[RungResult], rungs: Sequence[Rung]) -> LadderRating:
    """Return the rating at which the ladder promises the shares that were reached.

    The interval is never narrower than games that have nothing in common would make it.
    """
    ratings = {rung.bot: rung.rating for rung in rungs}
    found = [(ratings[each.bot], each.games, each.share * each.games + DRAWN / 2, each.spread) for each in results]

    def missing(rating: float) -> float:
        return sum(won - (games + DRAWN) * expected(rating - rung) for rung, games, won, _ in found)

    low, high = min(ratings.values()) - 4000, max(ratings.values()) + 4000
    while high - low > 1e-6:
        middle = (low + high) / 2
        low, high = (middle, high) if missing(middle) > 0 else (low, middle)
    chances = [(games, expected(low - rung), spread) for rung, games, _, spread in found]
    slope = sum((games + DRAWN) * chance * (1 - chance) for games, chance, _ in chances) / SCALE
    alike = sum(games * chance * (1 - chance) for games, chance, _ in chances)
    reach = Z * math.sqrt(max(alike, sum(spread for *_, spread in chances))) / slope
    return LadderRating(low, low - reach, low + reach)


def evaluate(
    task: Task,
    agent: BotLike,
    seed: str,
    games: int = 0,
    executor: Executor = in_process,
    progress: Progress | None = None,
    patience: Timeouts = USUAL,
) -> Evaluation:
    """Measure an agent on the ladder of a task by at least so many games (0: as many as the task asks for).

    From below, it plays some games against each rung, until two in a row are too strong. The games that are left go to
    the rungs that show most. Task, agent, seed and number decide every game, and the same games have the same digest.
    """
    if not task.rungs:
        raise BadOption("task", "no-ladder", task=task.name)
    name = agent if isinstance(agent, str) else AGENT
    if name in {rung.bot for rung in task.rungs}:
        raise BadOption("bot", "own-opponent", task=task.name)
    wanted = games or task.games
    play = _Against(task, name, agent, seed, executor, patience)
    sets = -(-SIGHTING // play.seats)
    above = 0
    seen: list[str] = []
    for rung in task.rungs:
        play.up_to(rung.bot, sets)
        seen.append(rung.bot)
        above = above + 1 if play.result(rung.bot).share < NEAR[0] else 0
        _say(progress, play.games, wanted)
        if above == FAR:
            break
    near = [bot for bot in seen if NEAR[0] <= play.result(bot).share <= NEAR[1]] or _beside(play, seen)
    left = max(0, wanted - play.games)
    for bot in near:
        play.up_to(bot, sets + -(-left // (len(near) * play.seats)))
        _say(progress, play.games, wanted)
    results = [play.result(bot) for bot in seen]
    return Evaluation(
        task.name,
        name,
        seed,
        find_game(task.game).version,
        rate(results, task.rungs),
        wanted,
        play.games,
        results,
        play.decisions,
        play.seconds,
        play.forfeits,
        play.digest,
    )


def _say(progress: Progress | None, done: int, wanted: int) -> None:
    if progress:
        progress(min(done, wanted), wanted)


def _beside(play: _Against, seen: Sequence[str]) -> list[str]:
    """Return the rungs to both sides of an agent that is near none: the last one it beats, and the next."""
    beaten = [place for place, bot in enumerate(seen) if play.result(bot).share > NEAR[1]]
    last = beaten[-1] if beaten else 0
    return list(seen[last : last + 2])


class _Against:
    """The games of an agent against each rung, as far as they were played."""

    def __init__(
        self, task: Task, name: str, agent: BotLike, seed: str, executor: Executor, patience: Timeouts
    ) -> None:
        self._task: Final = task
        self._name: Final = name
        self._here: Final = {} if isinstance(agent, str) else {name: agent}
        self._patience: Final = patience
        self._seed: Final = int.from_bytes(blake2b(seed.encode(), digest_size=8).digest())
        self._bots: Final = [rung.bot for rung in task.rungs]
        self._executor: Final = executor
        self._outcomes: Final[dict[str, list[Outcome]]] = {}
        self._yardstick: Final[dict[str, list[Outcome]]] = {}
        """The games of rungs that play alone, as the agent does."""
        self.seats: Final = len(task.opponents) + 1

    def up_to(self, bot: str, sets: int) -> None:
        """Play so many sets in all against a rung: in each, the agent has every seat once, with the same draws."""
        luck = derived(self._seed, self._bots.index(bot))
        if self.seats == 1:
            self._yardstick[bot] = self._play([bot], luck, sets, self._yardstick.get(bot, []))
        bots = [self._name, *[bot] * (self.seats - 1)]
        self._outcomes[bot] = self._play(bots, luck, sets * self.seats, self._outcomes.get(bot, []))

    def result(self, bot: str) -> RungResult:
        """Return what came of the games against a rung."""
        played = self._outcomes[bot]
        sums: defaultdict[int, list[float]] = defaultdict(list)
        for place, outcome in enumerate(played):
            if self.seats == 1:
                lead = outcome.totals[0] - self._yardstick[bot][place].totals[0]
                sums[outcome.seed].append((lead > 0) + (lead == 0) / 2)
            else:
                sums[outcome.seed].append(share_of(outcome, self._name))
        mean = sum(map(sum, sums.values())) / len(played)
        spread = sum((sum(each) - len(each) * mean) ** 2 for each in sums.values())
        return RungResult(bot, len(played), mean, spread)

    @property
    def games(self) -> int:
        """How many the agent has played."""
        return sum(map(len, self._outcomes.values()))

    @property
    def decisions(self) -> int:
        """How often the agent was asked."""
        return sum(outcome.decisions[seat] for outcome, seat in self._own())

    @property
    def seconds(self) -> float:
        """How long it thought."""
        return round(sum(outcome.seconds[seat] for outcome, seat in self._own()), 1)

    @property
    def forfeits(self) -> int:
        """How many decisions were made at random for it."""
        return sum(len(outcome.forfeits[seat]) for outcome, seat in self._own())

    @property
    def digest(self) -> str:
        """The ends of all games in short."""
        lines = [f"{bot} {each.number} {each.key}" for bot, played in self._outcomes.items() for each in played]
        return blake2b("\n".join(lines).encode(), digest_size=16).hexdigest()

    def _own(self) -> list[tuple[Outcome, int]]:
        played = [outcome for outcomes in self._outcomes.values() for outcome in outcomes]
        return [(outcome, outcome.seats.index(self._name)) for outcome in played]

    def _play(self, bots: list[str], luck: int, games: int, known: list[Outcome]) -> list[Outcome]:
        task = self._task
        meeting = contest(task.game, bots, task.options, luck, patience=self._patience, here=self._here)
        kept = KnownOutcomes({outcome.number: outcome for outcome in known})
        return run(meeting, games, executor=self._executor, results=kept).outcomes
