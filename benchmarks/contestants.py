"""Who is measured: each plays random games in its own fastest public way, and all count alike."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any, Protocol

Copy = Callable[[], object]
"""Copies one position."""


@dataclass
class Count:
    """What was played. Only choices among at least two say anything about the speed of a game."""

    games: int = 0
    decisions: int = 0
    """By players, among at least two."""
    forced: int = 0
    """By players, where there was one."""
    chance: int = 0


class Contestant(Protocol):
    """A game of some library."""

    def play(self, seed: int, count: Count) -> None:
        """Play one random game to its end."""

    def positions(self, seed: int) -> Iterator[Copy]:
        """Play a random game and give the copying of each of its positions."""

    def simulate(self, seed: int, number: int) -> None:
        """Search from the start of a game for a number of simulations, each played at random to the end."""


class Ours:
    """A game of Heliopolis, in whichever build was imported."""

    def __init__(self, name: str, players: int) -> None:
        import heliopolis

        self.game = heliopolis.game(name)
        self.players = players

    def play(self, seed: int, count: Count) -> None:
        """Play by the kernel's own loop."""
        from heliopolis.kernel.chance import Dice
        from heliopolis.kernel.play import Tally, finish

        tally = Tally()
        finish(self.game.new(players=self.players), Dice(seed), tally)
        count.games += 1
        count.decisions += tally.decisions
        count.forced += tally.forced
        count.chance += tally.chance

    def positions(self, seed: int) -> Iterator[Copy]:
        """Stop at every question asked of a player."""
        import heliopolis

        dice = heliopolis.Dice(seed)
        state = self.game.new(players=self.players)
        dice.settle(state)
        while decision := state.decision():
            yield state.copy().copy
            state.play(decision.choices[dice.below(len(decision.choices))])
            dice.settle(state)

    def simulate(self, seed: int, number: int) -> None:
        """Think about the first question to a player, by the searching bot without its evaluation."""
        import heliopolis
        from heliopolis.bots.search import SearchBot

        state = self.game.new(players=self.players)
        heliopolis.Dice(seed).settle(state)
        SearchBot("search", number, seed, {"turns": -1}).think(state)


class Catanatron:
    """Four random players of Catan, by the library's own loop."""

    def _game(self, seed: int, decide: Callable[[Any, Any], Any]) -> Any:
        from catanatron import Color, Game, RandomPlayer

        class Counting(RandomPlayer):  # type: ignore[misc]
            def decide(self, game: Any, playable_actions: Any) -> Any:
                decide(game, playable_actions)
                return super().decide(game, playable_actions)

        return Game([Counting(color) for color in Color], seed=seed)

    def play(self, seed: int, count: Count) -> None:
        """Count in the players, since the loop asks them about single actions too."""
        from catanatron import ActionType

        def decide(_game: Any, actions: Any) -> None:
            if len(actions) > 1:
                count.decisions += 1
            else:
                count.forced += 1

        game = self._game(seed + 1, decide)  # a seed of 0 means a random one
        game.play()
        count.games += 1
        # Dice, the card drawn and the card stolen or discarded: chance inside an action.
        drawn = {ActionType.ROLL, ActionType.BUY_DEVELOPMENT_CARD, ActionType.DISCARD}
        count.chance += sum(
            action.action_type in drawn
            or (action.action_type is ActionType.MOVE_ROBBER and action.value[1] is not None)
            for action in game.state.actions
        )

    def positions(self, seed: int) -> Iterator[Copy]:
        """Stop at every choice among at least two."""
        copies: list[Copy] = []

        def decide(game: Any, actions: Any) -> None:
            if len(actions) > 1:
                copies.append(game.copy().copy)

        self._game(seed + 1, decide).play()
        yield from copies

    def simulate(self, seed: int, number: int) -> None:
        """Copy and play on at random: the library has no tree search of its own, which would only add to this."""
        game = self._game(seed + 1, lambda _game, _actions: None)
        for _ in range(number):
            game.copy().play()


class OpenSpiel:
    """A game of OpenSpiel: rules in C++, driven from Python."""

    def __init__(self, name: str) -> None:
        import pyspiel

        self.game = pyspiel.load_game(name)

    def play(self, seed: int, count: Count) -> None:
        """Play by a plain loop over the binding, as its own Python algorithms do."""
        rng = random.Random(seed)
        state = self.game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                count.chance += 1
                self._draw(state, rng)
                continue
            actions = state.legal_actions()
            if len(actions) > 1:
                count.decisions += 1
            else:
                count.forced += 1
            state.apply_action(actions[int(rng.random() * len(actions))])
        count.games += 1

    def positions(self, seed: int) -> Iterator[Copy]:
        """Stop at every choice among at least two."""
        rng = random.Random(seed)
        state = self.game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                self._draw(state, rng)
                continue
            actions = state.legal_actions()
            if len(actions) > 1:
                yield state.clone().clone
            state.apply_action(rng.choice(actions))

    def simulate(self, seed: int, number: int) -> None:
        """Think by the library's own search in C++."""
        import pyspiel

        state, rng = self.game.new_initial_state(), random.Random(seed)
        while state.is_chance_node():
            self._draw(state, rng)
        evaluator = pyspiel.RandomRolloutEvaluator(1, seed)
        pyspiel.MCTSBot(self.game, evaluator, 1.4, number, 1000, False, seed, False).mcts_search(state)

    @staticmethod
    def _draw(state: Any, rng: random.Random) -> None:
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, odds)[0])


PEERS: dict[str, Callable[[], Contestant]] = {
    "catanatron": Catanatron,
    "open_spiel/chess": lambda: OpenSpiel("chess"),
    "open_spiel/backgammon": lambda: OpenSpiel("backgammon"),
    "open_spiel/hive": lambda: OpenSpiel("hive"),
}
