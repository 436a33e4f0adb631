"""Learned values: what networks trained on played games say of a position. One file of the package for each game.

A file is a line of JSON, which says what it was trained on and how it is read, and the weights after it. It holds for
the rules and component values of its training; where others are played, bots use the forecast of the game.
"""

from __future__ import annotations

import hashlib
import json
import logging
from pathlib import Path
from typing import Final, NamedTuple

from heliopolis.bots.network import Network
from heliopolis.bots.network_shape import NetworkShape
from heliopolis.kernel.errors import BadData
from heliopolis.kernel.floats import exp, log, odds, total
from heliopolis.kernel.game import Game, State
from heliopolis.kernel.reading import Reader

_log: Final = logging.getLogger(__name__)
FILE: Final = "learned.net"
FORMAT: Final = 1
BYTES: Final = 4
"""A weight takes so many, the lowest first."""
POWERS: Final = 5
"""How many powers describe how sure a network may be in the course of a game."""
SURE: Final = 0.0001
"""No one is taken to be surer than that of a defeat or a victory."""


class Promise:
    """For each seat the chance of winning (alone: of reaching the goal) and the final score to expect."""

    def __init__(self, chances: list[float], scores: list[float]) -> None:
        self.chances: Final = chances
        self.scores: Final = scores


class Sharpness(NamedTuple):
    """How sure a network may be, for one number of players: chances are raised to a power, in hundredths.

    It is measured with strong bots (``benchmarks.trust``): how well they hold a lead is another matter than who has it.
    """

    turns: int
    """Of a usual game."""
    powers: list[int]
    """From its beginning to its end, in even steps; between two of them the power goes evenly from one to the other."""
    lean: int = 0
    """Alone: how much more is to be hoped for, in hundredths of the logarithm of the odds."""

    def calibrated(self, chances: list[float], turn: int) -> list[float]:
        """Return chances in a turn of a game, as sure as they may be."""
        sharp = self.power(turn)
        if len(chances) == 1:
            chance = bounded(chances[0])
            return [odds(sharp * (log(chance) - log(1.0 - chance)) + self.lean / 100.0)]
        return shared_out([sharp * log(bounded(chance)) for chance in chances])

    def power(self, turn: int) -> float:
        """Return the power of a turn."""
        last = len(self.powers) - 1
        place = last * min(1.0, turn / self.turns)
        before = min(int(place), last - 1)
        return (self.powers[before] + (self.powers[before + 1] - self.powers[before]) * (place - before)) / 100.0


class LearnedValue:
    """A network and what is known of its training."""

    def __init__(self, network: Network, about: dict[str, object], sharpness: dict[int, Sharpness]) -> None:
        self.network: Final = network
        self.about: Final = about
        self.sharpness: Final = sharpness
        """By number of players, where it was measured."""

    def promise(self, state: State) -> Promise:
        """Return what a position promises that is not the end of a game."""
        game = state.game
        numbers = [game.numbers.inputs(state, seat) for seat in range(state.seats)]
        found = self.network.look(numbers)
        scores = [mine[0] + more for mine, more in zip(numbers, found.points, strict=True)]
        return Promise(shared_out(found.logits), scores)

    def calibrated(self, chances: list[float], turn: int) -> list[float]:
        """Return calibrated chances for people, which come true as often as they say; bots use the raw ones."""
        if len(chances) not in self.sharpness:
            return chances
        return self.sharpness[len(chances)].calibrated(chances, turn)


def shared_out(logits: list[float]) -> list[float]:
    """Return the chances of the seats, together 1; of one alone against the goal."""
    if len(logits) == 1:
        return [odds(logits[0])]
    most = max(logits)
    powers = [exp(logit - most) for logit in logits]
    whole = total(powers)
    return [power / whole for power in powers]


def bounded(chance: float) -> float:
    """Return a chance of which there is a logarithm."""
    return max(SURE, min(1.0 - SURE, chance))


def write_network(about: dict[str, object], shape: NetworkShape, shifts: list[int], weights: list[int]) -> bytes:
    """Return the file of a network."""
    packed = b"".join(weight.to_bytes(BYTES, "little", signed=True) for weight in weights)
    digest = hashlib.blake2b(packed, digest_size=16).hexdigest()
    head = {"format": FORMAT, **about, "shape": list(shape), "shifts": shifts, "weights": digest}
    return json.dumps(head, sort_keys=True).encode() + b"\n" + packed


def read_network(path: Path) -> LearnedValue:
    """Return the value of a file; one that is damaged or of another version is refused by name."""
    line, _, packed = path.read_bytes().partition(b"\n")
    try:
        head = Reader(json.loads(line), path.name)
    except ValueError:
        raise BadData(path.name, "no-network") from None
    if head["format"].integer() != FORMAT:
        raise head["format"].wrong("version", version=head["format"].integer(), current=FORMAT)
    sizes = [item.integer(1, 4096) for item in head["shape"].items()]
    if len(sizes) != len(NetworkShape._fields):
        raise head["shape"].wrong("entries", number=len(NetworkShape._fields))
    shape = NetworkShape(*sizes)
    shifts = [item.integer(-32, 32) for item in head["shifts"].items()]
    if len(shifts) != shape.inputs:
        raise head["shifts"].wrong("entries", number=shape.inputs)
    if (
        len(packed) != BYTES * shape.members * shape.weights()
        or hashlib.blake2b(packed, digest_size=16).hexdigest() != head["weights"].string()
    ):
        raise head["weights"].wrong("damaged-network")
    weights = [int.from_bytes(packed[at : at + BYTES], "little", signed=True) for at in range(0, len(packed), BYTES)]
    sharpness = _sharpness(head["sharpness"]) if head.has("sharpness") else {}
    return LearnedValue(Network(shape, shifts, weights), json.loads(line), sharpness)


def _sharpness(entries: Reader) -> dict[int, Sharpness]:
    """Return the powers by number of players from one on; an entry that was not measured is empty."""
    found: dict[int, Sharpness] = {}
    for players, entry in enumerate(entries.items(), 1):
        if not entry.keys():
            continue
        powers = entry["powers"].integers(1, 1000)
        if len(powers) != POWERS:
            raise entry["powers"].wrong("entries", number=POWERS)
        found[players] = Sharpness(entry["turns"].integer(1, 1000), powers, entry["lean"].integer(-1000, 1000))
    return found


_FOUND: Final[dict[tuple[str, str], LearnedValue | None]] = {}


def learned_value(state: State) -> LearnedValue | None:
    """Return what was learned about the game as it is played here, if anything."""
    game = state.game
    if not game.numbers.input_names:
        return None
    played = (game.name, game.components_of(state).digest)
    if played not in _FOUND:
        _FOUND[played] = _fitting(game, played[1])
    return _FOUND[played]


def _fitting(game: Game, components: str) -> LearnedValue | None:
    path = game.folder / "evaluation" / FILE
    if not path.is_file():
        return None
    value = read_network(path)
    about = value.about
    if about["rules"] == game.version and about["inputs"] == list(game.numbers.input_names):
        if about["components"] == components:
            return value
        _log.warning("%s: nothing was learned about these component values; bots go by the forecast", game.name)
    else:
        _log.warning("%s: nothing was learned about these rules; bots go by the forecast", game.name)
    return None
