"""Whether learning agents see all that matters: positions that look alike play alike.

``python -m heliopolis.testing.observation_checks`` looks at 100,000 positions of each game and ends with code 1 if two
of them look alike and are not.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import struct
import sys
from collections.abc import Callable, Iterator
from typing import Final, NamedTuple

from heliopolis.games import all_games
from heliopolis.kernel.chance import Dice
from heliopolis.kernel.game import Game, State
from heliopolis.testing.walk import Walk, random_choice

POSITIONS: Final = 100_000
AHEAD: Final = 6
"""How many plies positions are played on that look alike to different seats."""

Look = Callable[[State, int], bytes]


class Spot(NamedTuple):
    """Where a position was met: a ply of a random game, and the choice that was made there."""

    game: Game
    seed: int
    ply: int
    choice: int

    def state(self) -> State:
        """Return the position; made again, since a hundred thousand of them would not go into memory."""
        walk = Walk(self.game, self.seed)
        while walk.ply < self.ply:
            walk.go_on()
        return beside(walk, self.choice)

    def __str__(self) -> str:
        return f"seed {self.seed}, ply {self.ply}, choice {self.choice}"


def beside(walk: Walk, choice: int) -> State:
    """Return a player's next question after one of the choices of a position, with luck that depends only on it."""
    state = walk.state.copy()
    state.play(state.choices()[choice])
    Dice(walk.seed).settle(state)
    return state


def look(state: State, seat: int) -> bytes:
    """Return what a seat sees, in 16-bit floats, and which of its choices have a place in the vocabulary."""
    places, values = state.game.sparse_features(state, seat)
    seen = sorted(zip(places, values, strict=True))
    numbers = struct.pack(f"<{len(seen)}e", *[value for _, value in seen])
    mask = sorted(choice.index for choice in state.choices() if choice.index >= 0)
    told = repr(([place for place, _ in seen], mask)).encode()
    return hashlib.blake2b(numbers + told, digest_size=16).digest()


def essence(state: State) -> bytes:
    """Return a digest of all that can affect play, as the game says, and of who is asked."""
    saved = json.dumps([state.essence(), state.seat()], sort_keys=True)
    return hashlib.blake2b(saved.encode(), digest_size=16).digest()


def neighbourhoods(game: Game, seed: int) -> Iterator[tuple[State, Spot]]:
    """Yield positions in which a player is asked, one choice beside random games with random options, without end.

    What agents might mix up is close together: what one choice and another lead to, with the same luck.
    """
    while True:
        walk = Walk(game, seed)
        while walk.state.todo:
            for choice in range(len(walk.state.choices())):
                state = beside(walk, choice)
                if state.todo:
                    yield state, Spot(game, seed, walk.ply, choice)
            walk.go_on()
        seed += 1


def mixed_up(game: Game, positions: int, seed: int = 1, looks: Look = look) -> Iterator[str]:
    """Yield what is wrong with positions that look like an earlier one and are not, each with both places.

    To the same seat, positions that look alike must have their essence in common. Seats see the table from their own
    place, so to different seats rotated tables look alike; then the same choices must keep them looking alike.
    """
    seen: dict[bytes, dict[int, Spot]] = {}
    looked: set[bytes] = set()
    for state, spot in neighbourhoods(game, seed):
        if len(looked) >= positions:
            return
        inner = essence(state)
        if inner in looked:
            continue
        looked.add(inner)
        alike = seen.setdefault(looks(state, state.seat()), {})
        for seat, other in alike.items():
            if seat == state.seat():
                yield f"{other} and {spot} look alike, and differ in {difference(other.state(), state)}"
            elif not go_on_alike(other.state(), state.copy(), looks):
                yield f"{other} and {spot} look alike to different seats, and play differently"
        alike.setdefault(state.seat(), spot)


def go_on_alike(one: State, other: State, looks: Look) -> bool:
    """Return whether the same choices lead on to positions that look alike."""
    dice = Dice(one.turn)
    for _ in range(AHEAD):
        choice = random_choice(one, dice)
        if other.seat() < 0:
            if one.seat() >= 0 or one.weights() != other.weights():
                return False
        elif looks(one, one.seat()) != looks(other, other.seat()):
            return False
        if not other.offers(choice):
            return False
        one.play(choice)
        other.play(choice)
        if not (one.todo and other.todo):
            return bool(one.todo) == bool(other.todo)
    return True


def difference(one: State, other: State) -> str:
    """Return the parts of a saved position in which two differ."""
    mine, theirs = one.essence(), other.essence()
    return ", ".join(f"{name} ({mine[name]} / {theirs[name]})" for name in mine if mine[name] != theirs[name])[:300]


def main() -> int:
    """Look at many positions of each game; 1 if any are mixed up."""
    parser = argparse.ArgumentParser(prog="python -m heliopolis.testing.observation_checks", description=__doc__)
    parser.add_argument("--positions", type=int, default=POSITIONS, help=f"of each game (default {POSITIONS:,})")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first game")
    parser.add_argument("--game", choices=sorted(all_games()), action="append", help="only this game")
    arguments = parser.parse_args()
    found = 0
    for name in arguments.game or all_games():
        faults = list(mixed_up(all_games()[name], arguments.positions, arguments.seed))
        found += len(faults)
        sys.stdout.write(f"{name}: {len(faults):,} of {arguments.positions:,} positions look like another\n")
        sys.stdout.writelines(f"  {fault}\n" for fault in faults[:5])
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
