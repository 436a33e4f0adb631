"""Self-play: a bot plays all seats, with a little noise, and every end of a turn is kept as an example."""

from __future__ import annotations

import random
from collections.abc import Sequence
from pathlib import Path
from typing import Final, NamedTuple

from heliopolis.bots import Budget
from heliopolis.bots.learned import LearnedValue, read_network
from heliopolis.bots.search import SearchBot
from heliopolis.bots.tree import Edge, Node
from heliopolis.data.ends import ENDS, EndNotes
from heliopolis.data.making import GameRecord
from heliopolis.games import game as find_game
from heliopolis.kernel.chance import CHANCE, Dice
from heliopolis.kernel.definition import Value
from heliopolis.kernel.errors import BadOption
from heliopolis.kernel.floats import exp
from heliopolis.kernel.journals.journal import Journal

PLAYERS: Final = {1: 1.0, 2: 4.0, 3: 2.0, 4: 3.0}
"""How often each number of players plays: most games are for two; games of four teach about more seats each."""
UNUSUAL: Final = 0.3
"""How often each other option has a value drawn from all it can have."""
NOISE: Final = (0.0, 0.01, 0.02, 0.05)
"""By how much of a chance to win a plan may be worse and still be taken e times less often; drawn for each seat."""
SEARCHED_NOISE: Final = (0.0, 0.0, 0.0, 0.02)
"""The same for bots that search: chances are to hold for those who play well."""
SETTINGS: Final = {"root_width": 6.0, "root_states": 300.0, "plans": 8.0}
"""The beam of a quick player: breadth matters less here than many games."""


class TrainingGame(NamedTuple):
    """A game to be played: its number, which is its seed as well, and how far its players search."""

    number: int
    simulations: int


def play_games(name: str, network: Path | None, games: Sequence[TrainingGame]) -> list[GameRecord]:
    """Play some games, by what a network has learned if there is one."""
    value = read_network(network) if network else None
    return [play_game(name, game, value) for game in games]


def play_game(name: str, played: TrainingGame, value: LearnedValue | None) -> GameRecord:
    """Play one game; the same number plays the same game again."""
    number, simulations = played
    luck, dice = random.Random(number), Dice(number)
    journal = new_game(name, luck)
    journal.note("seed", str(number))
    settings = {**SETTINGS, "learned": 1.0 if value else 0.0}
    seats = range(journal.state.seats)
    players = [SearchBot(name, simulations, number + seat, settings, value) for seat in seats]
    noises = [luck.choice(SEARCHED_NOISE if simulations > 1 else NOISE) for _ in seats]
    notes = EndNotes(number)
    while journal.state.todo:
        state = journal.state
        seat, choices, turn = state.seat(), state.choices(), state.turn
        if seat == CHANCE:
            journal.play(choices[dice.weighted(state.weights())])
        elif len(choices) == 1:
            journal.play(choices[0])
        else:
            root = players[seat].think(state, Budget(simulations))
            edge = taken(root, noises[seat], luck)
            if simulations > 1:
                notes.note_others(state, root.edges, edge, simulations)
            for choice in edge.choices:
                journal.play(choice)
            # Where chance has a say within a turn, nothing has ended yet.
            if state.todo and (state.seat() != CHANCE or state.turn != turn):
                notes.note(state, seat, simulations)
    result = journal.state.result()
    assert result is not None
    return GameRecord({ENDS: notes.end(result, journal.state.turn)}, journal.text())


def new_game(name: str, luck: random.Random) -> Journal:
    """Return a game of drawn options, mostly the usual ones."""
    game = find_game(name)
    while True:
        options: dict[str, Value] = {}
        for option in game.options:
            if option.name == "players":
                options["players"] = luck.choices(option.values, [PLAYERS[int(value)] for value in option.values])[0]
            elif luck.random() < UNUSUAL:
                options[option.name] = luck.choice(option.values)
        try:
            return Journal(game, None, None, **options)
        except BadOption:
            continue  # options that do not go together


def taken(root: Node, noise: float, luck: random.Random) -> Edge:
    """Return the plan to play: the best one as a rule, with noise now and then one that is not much worse."""
    weighed = [edge for edge in root.edges if edge.visits] or root.edges
    worths = [edge.worth / edge.visits if edge.visits else edge.look for edge in weighed]
    best = max(worths)
    if noise == 0.0:
        if weighed[0].visits:
            return max(weighed, key=lambda edge: (edge.visits, edge.worth))
        return weighed[worths.index(best)]
    return luck.choices(weighed, [exp((worth - best) / noise) for worth in worths])[0]
