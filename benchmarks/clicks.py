"""Measure clicks: how many a turn takes at the table, on recorded games of bots.

Each turn of a recorded game is played again by clicks that the page offers: answers, shortcuts on the boards, payments
by default. Of all ways to come to the same position the one with the fewest clicks counts; positions that are equal are
the same. To pay otherwise than by default costs a click more, as it is asked for afterwards. ``End turn``, whatever it
chooses, and ``Go on`` where a turn waits before a draw, are not counted. Taps on a phone are counted apart: there one
tap selects and another commits, unless there is nothing to weigh.

``python -m benchmarks.clicks`` measures; ``--record`` plays the games again (after a change of rules), for which the
compiled build is advisable.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import NamedTuple

from rich.box import SIMPLE
from rich.console import Console
from rich.table import Table

from heliopolis import bots
from heliopolis.games import all_games
from heliopolis.games import game as find_game
from heliopolis.kernel.chance import CHANCE, Dice
from heliopolis.kernel.definition import Value
from heliopolis.kernel.game import State
from heliopolis.kernel.journals.journal import Journal
from heliopolis.kernel.journals.replay import read_journal
from heliopolis.table.clicks import Click, Wish
from heliopolis.table.question import Question

GAMES = Path(__file__).parent / "games"
LEVEL = "hard"
LINE_UPS: Mapping[str, tuple[Mapping[str, Value], ...]] = {
    "helios": ({"players": 2},) * 4 + ({"players": 3},) * 3 + ({"players": 4},) * 3,
    "origins": (
        {"players": 2},
        {"players": 3},
        {"players": 4},
        {"players": 2},
        {"players": 3},
        {"players": 4},
        {"players": 2, "wonders": True},
        {"players": 3, "trials": "regular"},
        {"players": 4, "wonders": True},
        {"players": 2, "wonders": True, "trials": "extended"},
    ),
}
"""The options of the ten games; the number of a game is its seed."""
TARGETS = {"helios": 2.2, "origins": 3.0}
"""The most clicks that a turn may take in the mean."""
MOST_TAPS = {"helios": 3.0, "origins": 4.2}
"""The same for taps on a phone."""
TAPS = 2
"""Taps for one click: to select, to commit."""


def record(game: str, number: int) -> Journal:
    """Play a game of bots."""
    definition = find_game(game)
    journal, dice = Journal(definition, None, None, **LINE_UPS[game][number - 1]), Dice(number)
    players = [bots.bot(LEVEL, definition, number * 10 + seat) for seat in range(journal.state.seats)]
    while journal.state.todo:
        state = journal.state
        if state.seat() == CHANCE:
            journal.play(state.choices()[dice.weighted(state.weights())])
        else:
            journal.play(players[state.seat()].choose(state))
    return journal


class Stretch(NamedTuple):
    """Choices of one player within a turn, with no one else between them."""

    turn: int
    begins: bool
    """Whether the turn begins with it."""
    before: State
    choices: list[str]


def stretches(journal: Journal) -> Iterator[Stretch]:
    """Yield the stretches of a game, in their order."""
    state = journal.game.new(journal.components, **journal.options)
    running: Stretch | None = None
    last = CHANCE, -1
    for ply in journal.plies:
        if running is not None and (ply.seat, ply.turn) != last:
            yield running
            running = None
        if ply.seat != CHANCE:
            if running is None:
                running = Stretch(ply.turn, ply.turn != last[1], state.copy(), [])
            running.choices.append(ply.choice)
        last = ply.seat, ply.turn
        state.play(state.choice(ply.choice))
    if running is not None:
        yield running


def clicks(stretch: Stretch, *, by_taps: bool = False) -> list[str]:
    """Return the fewest clicks, or taps, that lead from the beginning of a stretch to its end.

    ``pay`` is one to pay otherwise. A click that takes two taps is named twice.
    """
    states = [stretch.before]
    for name in _before_the_end(stretch):
        after = states[-1].copy()
        after.play(after.choice(name))
        states.append(after)
    known = {state.key(): place for place, state in enumerate(states)}
    ways: dict[tuple[int, Wish], list[str]] = {(0, ()): []}
    most = len(states) - 1
    longest = 2 * TAPS * most + 1
    for number in range(longest):
        for (place, wish), way in list(ways.items()):
            if len(way) != number:
                continue
            if place == most:
                return way
            begins = stretch.begins and place == 0
            for (key, left), made in _clicked(states[place], wish, begins=begins, by_taps=by_taps):
                node = known.get(key, -1), left
                longer = [*way, *made]
                if node[0] > place and len(longer) < len(ways.get(node, [""] * longest)):
                    ways[node] = longer
    raise AssertionError(f"no clicks lead to {stretch.choices}")


def _before_the_end(stretch: Stretch) -> list[str]:
    """Return the choices of a stretch without the one that End turn makes."""
    state = stretch.before.copy()
    for place, name in enumerate(stretch.choices):
        choice = state.choice(name)
        if choice is state.todo[-1].ending(state):
            return stretch.choices[:place]
        state.play(choice)
    return stretch.choices


def _clicked(state: State, wish: Wish, *, begins: bool, by_taps: bool) -> Iterator[tuple[tuple[str, Wish], list[str]]]:
    """Yield what every offer leads to: the key of the position and what is wished for, and the clicks it takes."""
    question = Question(state, wish, begins=begins)
    offers = [(Click((row.name,)), row.at_once) for row in question.rows if not row.rule]
    offers += [(offer.click, offer.at_once) for offer in question.shortcuts]
    for click, at_once in offers:
        played = question.play(click)
        made = [click.name] * (TAPS if by_taps and not at_once else 1)
        yield (played.after.key(), played.wish), made
        if played.paying is not None:
            unpaid = question.play(click._replace(by_hand=True))
            yield (unpaid.after.key(), unpaid.wish), [*made, "pay"]


class Clicks(NamedTuple):
    """What a game took."""

    turns: int
    choices: int
    """Unforced choices, each a click without shortcuts."""
    clicks: int
    go_on: int
    """Times that a turn waited before a draw and went on after it."""
    longest: int
    taps: int
    by_turn: Counter[int]

    @property
    def mean(self) -> float:
        """Clicks for a turn."""
        return self.clicks / self.turns


def measure(journal: Journal) -> Clicks:
    """Return the clicks of a recorded game."""
    by_turn: Counter[int] = Counter()
    choices = go_on = taps = 0
    for stretch in stretches(journal):
        go_on += stretch.turn in by_turn
        by_turn[stretch.turn] += len(clicks(stretch))
        taps += len(clicks(stretch, by_taps=True))
        choices += len(stretch.choices)
    spread = Counter(by_turn.values())
    return Clicks(len(by_turn), choices, by_turn.total(), go_on, max(spread), taps, spread)


def recorded(game: str, number: int) -> Journal:
    """Return a recorded game."""
    return read_journal((GAMES / f"{game}-{number}.txt").read_text(encoding="utf-8"), find_game)


def together(several: list[Clicks]) -> Clicks:
    """Return all games as one."""
    spread = sum((each.by_turn for each in several), Counter[int]())
    sums = [sum(column) for column in list(zip(*several, strict=True))[:4]]
    return Clicks(sums[0], sums[1], sums[2], sums[3], max(spread), sum(each.taps for each in several), spread)


def main() -> None:
    """Measure, or record again."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--record", action="store_true", help="play the games anew")
    reader.add_argument("games", nargs="*", default=list(all_games()))
    wanted = reader.parse_args()
    console = Console()
    for game in wanted.games:
        numbers = range(1, len(LINE_UPS[game]) + 1)
        if wanted.record:
            for number in numbers:
                (GAMES / f"{game}-{number}.txt").write_text(record(game, number).text(), encoding="utf-8")
            continue
        shown = Table("game", "turns", "before", "clicks", "taps", "go on", "most", box=SIMPLE, title=game)
        several: list[Clicks] = []
        for number in numbers:
            several.append(measure(recorded(game, number)))
            _add(shown, str(number), several[-1])
        _add(shown, "all", together(several))
        console.print(shown)
        console.print(f"target {TARGETS[game]} clicks and {MOST_TAPS[game]} taps a turn, End turn apart")


def _add(shown: Table, name: str, found: Clicks) -> None:
    shown.add_row(
        name,
        str(found.turns),
        f"{found.choices / found.turns:.2f}",
        f"{found.mean:.2f}",
        f"{found.taps / found.turns:.2f}",
        f"{found.go_on / found.turns:.2f}",
        str(found.longest),
    )


if __name__ == "__main__":
    main()
