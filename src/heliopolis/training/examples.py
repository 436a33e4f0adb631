"""What is kept of self-play: one plain format, arrays by name in a file of NumPy.

Of every position, in the order of play (``positions`` long):

- ``game``: the number of its game, which is also its seed; ``seats``: how many seats it has; ``mover``: who came here;
- ``played``: whether the game went on from it, or whether it is another end of a turn that was only looked at;
- ``chance``: for the latter, the chance that the search saw for the mover; -1 otherwise;
- ``progress``: the part of its game that lies behind it;
- ``simulations``: how far its players searched; 1 if they took what looked best.

Of every seat of every position, one after the other (``rows`` long): ``inputs`` (what ``game.inputs`` gives), ``share``
(its part of the victory in the end; alone whether the goal was reached) and ``score`` (its final score).
"""

from __future__ import annotations

from pathlib import Path
from typing import Final

import numpy as np
from numpy.typing import NDArray

from heliopolis.kernel.game import State
from heliopolis.kernel.results import Result

Arrays = dict[str, NDArray[np.generic]]

POSITIONS: Final = {
    "game": np.int64, "seats": np.int8, "mover": np.int8, "played": np.bool_, "chance": np.float32,
    "progress": np.float32, "simulations": np.int32,
}  # fmt: skip
ROWS: Final = {"inputs": np.float32, "share": np.float32, "score": np.float32}


class Notes:
    """What is noted of one game while it is played."""

    def __init__(self, game: int, simulations: int) -> None:
        self.game: Final = game
        self.simulations: Final = simulations
        self.kept: dict[str, list[object]] = {name: [] for name in (*POSITIONS, *ROWS)}
        self._turns: list[int] = []

    def note(self, state: State, mover: int, *, chance: float = -1.0) -> None:
        """Keep a position: one that was played, or one with the chance that the search saw for the mover."""
        kept = self.kept
        kept["game"].append(self.game)
        kept["seats"].append(state.seats)
        kept["mover"].append(mover)
        kept["played"].append(chance < 0)
        kept["chance"].append(chance)
        kept["simulations"].append(self.simulations)
        self._turns.append(state.turn)
        kept["inputs"] += [state.game.inputs(state, seat) for seat in range(state.seats)]

    def end(self, result: Result, turns: int) -> Arrays:
        """All of it, now that the end is known."""
        winners = result.winners
        shares = [1 / len(winners) if seat in winners else 0.0 for seat in range(len(result.ranks))]
        kept = self.kept
        for turn in self._turns:
            kept["progress"].append(turn / turns)
            kept["share"] += shares
            kept["score"] += result.totals
        return {name: np.asarray(kept[name], dtype) for name, dtype in {**POSITIONS, **ROWS}.items()}


def joined(parts: list[Arrays]) -> Arrays:
    """Several files' worth as one."""
    return {name: np.concatenate([part[name] for part in parts]) for name in parts[0]}


def save(path: Path, arrays: Arrays) -> None:
    """Write a file whole or not at all."""
    beside = path.with_suffix(".part.npz")
    np.savez(beside, **arrays)  # type: ignore[arg-type]  # the stubs take the names for options
    beside.replace(path)


def load(paths: list[Path]) -> Arrays:
    """Read files as one."""
    parts: list[Arrays] = []
    for path in paths:
        with np.load(path) as file:
            parts.append({name: file[name] for name in file.files})
    return joined(parts)
