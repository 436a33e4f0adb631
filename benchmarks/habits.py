"""What bots like to do when: how often the turns of each fifth of a game begin with which choice.

Two bots play each other, each seat in turn. ``PYTHONPATH=build/fast python -m benchmarks.habits helios hard search:8
--games 24 --seed 62000000 --out docs/results/strength/habits-helios.json``
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from heliopolis.arena.executors import processes
from heliopolis.bots import bot
from heliopolis.games import all_games
from heliopolis.games import game as find_game
from heliopolis.kernel.chance import Dice

FIFTHS = 5
FEW = 7
"""How many choices of a kind are listed one by one."""


class Meeting(NamedTuple):
    """A game of two bots: which of them begins, and with which dice."""

    game: str
    bots: tuple[str, str]
    seed: int


class Begun(NamedTuple):
    """A turn: whose it was, in which fifth of its game, and by which choice it began."""

    bot: str
    fifth: int
    choice: str


def play(meeting: Meeting) -> list[Begun]:
    """Play a game, and note how its turns began."""
    game, dice = find_game(meeting.game), Dice(meeting.seed)
    state = game.new(None, players=2)
    players = [bot(name, game, 8 * meeting.seed + seat) for seat, name in enumerate(meeting.bots)]
    begun: list[tuple[str, int, str]] = []
    turn = -1
    dice.settle(state)
    while state.todo:
        seat, choices = state.seat(), state.choices()
        choice = players[seat].choose(state)
        # What cannot be otherwise says nothing about anyone.
        if state.turn != turn and len(choices) > 1:
            begun.append((meeting.bots[seat], state.turn, choice.name))
        turn = state.turn
        state.play(choice)
        dice.settle(state)
    return [Begun(name, min(FIFTHS - 1, FIFTHS * at // state.turn), choice) for name, at, choice in begun]


def habits(turns: Sequence[Begun]) -> dict[str, dict[str, list[float]]]:
    """Return for each bot and choice (or kind, where it has many) its share of the turns of each fifth."""
    kinds = Counter(name.partition(":")[0] for name in {turn.choice for turn in turns})

    def label(choice: str) -> str:
        kind = choice.partition(":")[0]
        return choice if kinds[kind] <= FEW else kind

    found: dict[str, dict[str, list[float]]] = {}
    for name in sorted({turn.bot for turn in turns}):
        own = [Counter(label(turn.choice) for turn in turns if turn[:2] == (name, fifth)) for fifth in range(FIFTHS)]
        labels = sorted({each for counts in own for each in counts}, key=lambda each: -sum(one[each] for one in own))
        found[name] = {each: [round(counts[each] / max(1, counts.total()), 4) for counts in own] for each in labels}
    return found


def main() -> None:
    """Play, and write down what was liked when."""
    parser = argparse.ArgumentParser(prog="benchmarks.habits", description=__doc__)
    parser.add_argument("game", choices=list(all_games()))
    parser.add_argument("bots", nargs=2)
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--seed", type=int, default=62_000_000)
    parser.add_argument("--cores", type=int, default=0, help="0: all there are")
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    one, other = asked.bots
    meetings = [
        Meeting(asked.game, (one, other) if number % 2 == 0 else (other, one), asked.seed + number // 2)
        for number in range(asked.games)
    ]
    turns = [turn for played in processes(asked.cores)(play, meetings) for turn in played]
    told = {"game": asked.game, "games": asked.games, "seed": asked.seed, "habits": habits(turns)}
    asked.out.write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
