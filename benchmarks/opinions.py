"""What the network thinks of every component.

The figures are how often its best turn has a thing where the turn could have it, and how much more of the victory that
turn promises than the best one without it. The network plays all seats, every turn the one whose end it likes best of
those that a wide beam finds.

``PYTHONPATH=build/fast python -m benchmarks.opinions origins wonders=true trials=regular --games 40 --seed 66000000
--out docs/results/strength/opinions-origins-modules.json``
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from heliopolis.arena.counters import Column, columns
from heliopolis.arena.executors import processes
from heliopolis.bots.beam import Beam, BeamNode, plan
from heliopolis.bots.learned import LearnedValue, learned_value
from heliopolis.bots.search import HOPELESS, WEIGHTS
from heliopolis.cli.arguments import PLAYERS, read_options
from heliopolis.games import all_games
from heliopolis.games import game as find_game
from heliopolis.kernel.chance import Dice
from heliopolis.kernel.definition import Value
from heliopolis.kernel.event import Event
from heliopolis.kernel.game import Game, State

Thing = tuple[str, str]
"""A table of the statistics, and the short name of one of its things."""


class Table(NamedTuple):
    """A game to be played: its options, and its dice."""

    game: str
    options: dict[str, Value]
    seed: int


class Offer(NamedTuple):
    """A thing that a turn could have or leave: how much more of the victory the best turn with it promises."""

    players: int
    thing: Thing
    more: float


def play(table: Table) -> list[Offer]:
    """Let the network play a game, and note what it thought of all it could have."""
    game, dice = find_game(table.game), Dice(table.seed)
    state = game.new(None, **table.options)
    value = learned_value(state)
    assert value is not None, f"{table.game}: nothing was learned about it"
    beam = Beam(int(WEIGHTS["root_width"]), int(WEIGHTS["root_states"]), far=True)
    noted: list[Offer] = []
    dice.settle(state)
    while state.todo:
        seat, ends = state.seat(), beam.ends(state, HOPELESS)
        promised = [promise(end.state, value, seat) for end in ends]
        noted += offers(game, state, ends, promised)
        for choice in plan(ends[promised.index(max(promised))]):
            state.play(choice)
        dice.settle(state)
    return noted


def promise(state: State, value: LearnedValue, seat: int) -> float:
    """Return what part of the victory a position promises a seat."""
    result = state.result()
    return (result.shares if result is not None else value.promise(state).chances)[seat]


def offers(game: Game, state: State, ends: Sequence[BeamNode], promised: Sequence[float]) -> Iterator[Offer]:
    """Yield the things that some ends of a turn have and others have not."""
    known: dict[int, frozenset[Thing]] = {}
    found = [had(game, end, state.seat(), known) for end in ends]
    for thing in sorted(frozenset().union(*found)):
        with_it = [each for each, things in zip(promised, found, strict=True) if thing in things]
        without = [each for each, things in zip(promised, found, strict=True) if thing not in things]
        if without:
            yield Offer(state.seats, thing, max(with_it) - max(without))


def had(game: Game, place: BeamNode, seat: int, known: dict[int, frozenset[Thing]]) -> frozenset[Thing]:
    """Return what the seat came by on the way to a place of a turn; ways that begin alike are gone once."""
    if place.before is None or place.choice is None:
        return frozenset()
    if id(place) not in known:
        told = place.before.state.copy().play(place.choice)
        known[id(place)] = had(game, place.before, seat, known) | frozenset(things(game, told, seat))
    return known[id(place)]


def things(game: Game, events: Sequence[Event], seat: int) -> Iterator[Thing]:
    """Yield what these events bring to a seat.

    A table's first column counts who came by a thing, the others what it did.
    """
    first: dict[str, Column] = {}
    for count, column in zip(game.numbers.counts, columns(game), strict=True):
        if first.setdefault(column.table, column) is not column:
            continue
        for event in events:
            if event[0] == count.event and event[1] == seat:
                yield column.table, column.things[int(event[2 + count.thing])]


def opinions(noted: Sequence[Offer]) -> dict[str, dict[str, dict[str, list[float]]]]:
    """Return the opinions by table, thing and number of players.

    They are: in how many turns it could be had, in what part of them the best turn had it, and how much more of the
    victory that one promised then, on average.
    """
    found: dict[str, dict[str, dict[str, list[float]]]] = {}
    sorts = sorted({(offer.thing, offer.players) for offer in noted})
    for (table, name), players in sorts:
        gains = [offer.more for offer in noted if offer.thing == (table, name) and offer.players == players]
        wanted = [gain for gain in gains if gain > 0]
        told = [len(gains), round(len(wanted) / len(gains), 4), round(sum(wanted) / max(1, len(wanted)), 4)]
        found.setdefault(table, {}).setdefault(name, {})[str(players)] = told
    return found


def main() -> None:
    """Play, and write down what was thought."""
    parser = argparse.ArgumentParser(prog="benchmarks.opinions", description=__doc__)
    parser.add_argument("game", choices=list(all_games()))
    parser.add_argument("options", nargs="*", metavar="NAME=VALUE")
    parser.add_argument("--games", type=int, default=40, help="for each number of players")
    parser.add_argument("--seed", type=int, default=66_000_000)
    parser.add_argument("--cores", type=int, default=0, help="0: all there are")
    parser.add_argument("--out", type=Path, required=True)
    asked = parser.parse_args()
    game = find_game(asked.game)
    numbers = next(option.values for option in game.options if option.name == PLAYERS)
    tables = [
        Table(asked.game, read_options(game, int(players), asked.options), asked.seed + 1000 * int(players) + number)
        for players in numbers
        for number in range(asked.games)
    ]
    noted = [offer for played in processes(asked.cores)(play, tables) for offer in played]
    told = {"game": asked.game, "options": asked.options, "games": asked.games, "seed": asked.seed}
    asked.out.write_text(json.dumps({**told, "opinions": opinions(noted)}, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
