"""Games of sound players in which one of them was made to blunder at one turn, which is marked.

Run as a program it makes such games, analyses each, and tells how often the marked turn was named first:
``python tests/analysis/blunders.py GAME [--games 20] [--seed 1] [--simulations 12]``.
"""

from __future__ import annotations

import argparse
import time
from typing import NamedTuple

from heliopolis.analysis import Plan, analyse
from heliopolis.bots import bot
from heliopolis.games import game as find_game
from heliopolis.kernel.chance import CHANCE, Dice
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.game import Game, State
from heliopolis.kernel.journals.journal import Journal

SOUND = "hard"
"""Who plays: somebody as good as the judge, who would otherwise find worse turns than the marked one, and rightly."""
WIDTH = 8
MOST_STATES = 1500
BLUNDER = 0.1
"""A turn is a blunder if it is worth so much of a usual score less than the best one, by the game's own forecast.

Nobody may be ahead by more before it, by the same: in a game that is decided nothing costs much.
"""
SIMULATIONS = 12


class Blundered(NamedTuple):
    """A game, and the turn and seat that were made to blunder."""

    journal: Journal
    turn: int
    seat: int
    points: float
    """How many points of evaluation the blunder cost."""


def blundered(game: Game, seed: int, players: int = 2) -> Blundered:
    """A game of sound players of whom one, at some turn of the middle of the game, plays the worst it can find.

    Which turn is drawn by lot from the middle three fifths of a game of usual length; where the worst is not bad
    enough to be called a blunder or the game is not open, the next turn is taken.
    """
    dice = Dice(seed)
    usual = _played(Journal(game, None, None, players=players), dice, None, 0.0, seed).journal.state
    length, result = usual.turn, usual.result()
    assert result is not None
    mark = length // 5 + dice.below(max(1, 3 * length // 5))
    least = BLUNDER * sum(result.totals) / len(result.totals)
    found = _played(Journal(game, None, None, players=players), dice, mark, least, seed)
    return found if found.points else blundered(game, seed + 1000, players)


def _played(journal: Journal, dice: Dice, mark: int | None, least: float, seed: int) -> Blundered:
    players = [bot(SOUND, journal.game, seed + seat) for seat in range(len(journal.players))]
    made: tuple[int, int, float] = (0, 0, 0.0)
    turn = -1
    while journal.state.todo:
        state = journal.state
        if state.seat() == CHANCE:
            journal.play(state.choices()[dice.weighted(state.weights())])
            continue
        begins, turn = state.turn != turn, state.turn
        if mark is not None and not made[2] and begins and turn >= mark and _is_open(state, least):
            choices, lost = worst_turn(state)
            if lost >= least:
                made = (state.turn, state.seat(), lost)
                for choice in choices:
                    journal.play(choice)
                continue
        journal.play(players[state.seat()].choose(state))
    return Blundered(journal, *made)


def _is_open(state: State, most: float) -> bool:
    """Whether it is somebody's own turn in a game that can still be won by everybody."""
    worths = [state.game.forecast(state, seat) for seat in range(state.seats)]
    return state.seat() == state.turn_seat and max(worths) - min(worths) <= most


def worst_turn(state: State) -> tuple[list[Choice], float]:
    """The worst way to end this turn that a narrow search finds, and how much worse it is than the best one."""
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
                worth = after.game.forecast(after, seat)
                if after.turn == turn and after.seat() == seat:
                    reached.append((worth, after, [*path, choice]))
                else:
                    ends.append((worth, [*path, choice]))
        reached.sort(key=lambda each: each[0])
        beam = [(after, path) for _, after, path in reached[:WIDTH]]
    worst = min(ends, key=lambda end: end[0])
    return worst[1], max(worth for worth, _ in ends) - worst[0]


def main() -> None:
    parser = argparse.ArgumentParser(description="How often analyse names a blunder first.")
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--simulations", type=int, default=SIMULATIONS)
    parser.add_argument("--bot", default=Plan().bot)
    parser.add_argument("--players", type=int, default=2)
    given = parser.parse_args()
    first = 0
    for seed in range(given.seed, given.seed + given.games):
        found = blundered(find_game(given.game), seed, given.players)
        begun = time.perf_counter()
        named = analyse(found.journal, Plan(given.bot, given.simulations, worst=2)).turns
        places = [place for place, turn in enumerate(named, 1) if (turn.turn, turn.seat) == (found.turn, found.seat)]
        first += places == [1]
        turns = ", ".join(f"{turn.turn}: {turn.cost:.3f}" for turn in named)
        print(  # noqa: T201 - the program tells what it finds
            f"seed {seed}: turn {found.turn} of seat {found.seat + 1} ({found.points:.1f} points) "
            f"{'named ' + str(places[0]) if places else 'not named'}; {turns}; {time.perf_counter() - begun:.0f} s",
            flush=True,
        )
    print(f"named first in {first} of {given.games}")  # noqa: T201 - the program tells what it finds


if __name__ == "__main__":
    main()
