"""Games of sound players in which one of them was made to blunder at one turn, which is marked.

Run as a program it makes such games, reviews each, and prints how often the marked turn was named first:
``python tests/analysis/blunders.py GAME [--games 20] [--seed 1] [--simulations 12]``.

Sound players blunder too. Where another turn is named before the marked one, a much longer search with other luck has
the last word: if it finds that turn the costlier one as well, it was named first rightly.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Sequence
from typing import NamedTuple

from heliopolis.analysis import CostlyTurn, Plan, review
from heliopolis.analysis.judging import Judge, at_a_glance
from heliopolis.analysis.turns import spans_of
from heliopolis.bots import bot
from heliopolis.games import game as find_game
from heliopolis.kernel.chance import CHANCE, Dice
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.game import Game, State
from heliopolis.kernel.journals.journal import Journal

SOUND = "hard"
"""Who plays: someone as good as the judge."""
WIDTH = 8
MOST_STATES = 1500
BLUNDER = 0.2
"""A turn is a blunder if it loses so much of the victory."""
OPEN = 0.25
"""Before it the player's chance is at least so far from none and from certainty: elsewhere nothing costs much."""
SIMULATIONS = 12
LONG = 240
"""How long the search looks that says whether a turn is a blunder, and which of two is the costlier one."""
OTHER_LUCK = 7_000_000
"""Added to a seed: the search with the last word shares no luck with the review."""


class Blundered(NamedTuple):
    """A game, and the turn and seat that were made to blunder."""

    journal: Journal
    turn: int
    seat: int
    cost: float
    """What part of the victory the blunder lost."""


def blundered(game: Game, seed: int, players: int = 2) -> Blundered:
    """Return a game of sound players of whom one, at some turn of the middle of the game, plays the worst it can find.

    Which turn is drawn by lot from the middle three fifths of a game of usual length; where the worst is not bad enough
    to be called a blunder or the game is not open, the next turn is taken.
    """
    dice = Dice(seed)
    length = _played(Journal(game, None, None, players=players), dice, None, seed).journal.state.turn
    mark = length // 5 + dice.below(max(1, 3 * length // 5))
    found = _played(Journal(game, None, None, players=players), dice, mark, seed)
    return found if found.cost else blundered(game, seed + 1000, players)


def _played(journal: Journal, dice: Dice, mark: int | None, seed: int) -> Blundered:
    players = [bot(SOUND, journal.game, seed + seat) for seat in range(len(journal.players))]
    judge = Judge(journal.game, SOUND, LONG, seed + OTHER_LUCK)
    made: tuple[int, int, float] = (0, 0, 0.0)
    turn = -1
    while journal.state.todo:
        state = journal.state
        if state.seat() == CHANCE:
            journal.play(state.choices()[dice.weighted(state.weights())])
            continue
        begins, turn = state.turn != turn, state.turn
        if mark is not None and not made[2] and begins and turn >= mark and _is_open(state):
            choices, _ = worst_turn(state)
            review = judge.review(state, [choice.name for choice in choices])
            if review.cost >= BLUNDER:
                made = (state.turn, state.seat(), review.cost)
                for choice in choices:
                    journal.play(choice)
                continue
        journal.play(players[state.seat()].choose(state))
    return Blundered(journal, *made)


def _is_open(state: State) -> bool:
    """Return whether it is someone's own turn who may win or lose, at a glance."""
    outlook = at_a_glance(state)
    assert outlook is not None
    return state.seat() == state.turn_seat and OPEN <= outlook.chances[state.seat()] <= 1 - OPEN


def named_rightly(made: Blundered, named: Sequence[CostlyTurn], seed: int) -> bool:
    """Return whether the turn that was named first is the marked one, or costlier indeed."""
    if not named:
        return False
    first = (named[0].turn, named[0].seat)
    marked = (made.turn, made.seat)
    return first == marked or _long_cost(made.journal, first, seed) > _long_cost(made.journal, marked, seed)


def _long_cost(journal: Journal, turn: tuple[int, int], seed: int) -> float:
    """Return what a turn of a seat cost, as a much longer search sees it: as much as its costliest run."""
    judge = Judge(journal.game, SOUND, LONG, seed + OTHER_LUCK)
    runs = [span for span in spans_of(journal) if (span.turn, span.seat) == turn and any(span.open)]
    return max(judge.review(span.state, span.choices).cost for span in runs)


def worst_turn(state: State) -> tuple[list[Choice], float]:
    """Return the worst way to end this turn that a narrow search finds, and how much worse it is than the best one."""
    seat, turn = state.seat(), state.turn
    beam: list[tuple[State, list[Choice]]] = [(state, [])]
    ends: list[tuple[float, list[Choice]]] = []
    seen = 0
    while beam and seen < MOST_STATES:
        reached: list[tuple[float, State, list[Choice]]] = []
        for before, path in beam:
            for choice in before.choices():
                after = before.copy()
                after.play(choice)
                seen += 1
                worth = after.game.numbers.forecast(after, seat)
                if after.turn == turn and after.seat() == seat:
                    reached.append((worth, after, [*path, choice]))
                else:
                    ends.append((worth, [*path, choice]))
        reached.sort(key=lambda each: each[0])
        beam = [(after, path) for _, after, path in reached[:WIDTH]]
    worst = min(ends, key=lambda end: end[0])
    return worst[1], max(worth for worth, _ in ends) - worst[0]


def main() -> None:
    parser = argparse.ArgumentParser(description="How often a review names a blunder first.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--simulations", type=int, default=SIMULATIONS)
    parser.add_argument("--bot", default=Plan().bot)
    parser.add_argument("--players", type=int, default=2)
    given = parser.parse_args()
    first = rightly = 0
    for seed in range(given.seed, given.seed + given.games):
        found = blundered(find_game(given.game), seed, given.players)
        begun = time.perf_counter()
        named = review(found.journal, Plan(given.bot, given.simulations, worst=2)).costly
        places = [place for place, turn in enumerate(named, 1) if (turn.turn, turn.seat) == (found.turn, found.seat)]
        right = named_rightly(found, named, seed)
        first += places == [1]
        rightly += right
        turns = ", ".join(f"{turn.turn}: {turn.cost:.3f}" for turn in named)
        print(  # noqa: T201 - the program prints what it finds
            f"seed {seed}: turn {found.turn} of seat {found.seat + 1} ({found.cost:.3f}) "
            f"{'named ' + str(places[0]) if places else 'not named'}, {'rightly' if right else 'wrongly'}; {turns}; "
            f"{time.perf_counter() - begun:.0f} s",
            flush=True,
        )
    print(  # noqa: T201 - the program prints what it finds
        f"of {given.games} named first {first}, after turns that are costlier indeed {rightly - first}"
    )


if __name__ == "__main__":
    main()
