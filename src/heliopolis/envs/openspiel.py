"""Every game as a game of OpenSpiel; importing this registers them. docs/research/environments.md describes it.

Examples:
    >>> import pyspiel
    >>> import heliopolis.envs.openspiel
    >>> pyspiel.load_game("heliopolis_helios(players=3)").num_players()
    3
"""

from __future__ import annotations

import json
import warnings
from collections.abc import Mapping
from typing import Any, ClassVar, Final

import numpy as np
from numpy.typing import NDArray

try:
    import pyspiel
except ModuleNotFoundError as missing:
    raise ModuleNotFoundError(
        "games of OpenSpiel need pyspiel: pip install 'heliopolis[openspiel]'", name=missing.name
    ) from missing

from heliopolis.envs.observing import Views
from heliopolis.envs.playing import reward
from heliopolis.games import all_games
from heliopolis.games import game as registered
from heliopolis.games import registered as all_registered
from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.definition import Option, Value
from heliopolis.kernel.errors import BadOption
from heliopolis.kernel.game import Game, State
from heliopolis.kernel.observing import within_reach

PREFIX: Final = "heliopolis_"
"""What comes before the name of a game in OpenSpiel's registry."""

NO_ONE: Final = int(pyspiel.PlayerId.TERMINAL)
DRAWN: Final = int(pyspiel.PlayerId.CHANCE)
"""Who is asked when the game is over, and where chance decides."""

LONGEST: Final = 10_000
"""More decisions than any game takes, and more draws: OpenSpiel wants a bound."""


def load(game: str | Game, **options: Value) -> SpielGame:
    """Return a game of OpenSpiel by ours and the options of a new game; a game from outside is registered too."""
    definition = registered(game) if isinstance(game, str) else game
    values = definition.check_options(options)
    parameters = {option.name: _parameter(option, values[option.name]) for option in definition.options}
    loaded: SpielGame = pyspiel.load_game(register(definition), parameters)
    return loaded


def register(game: Game) -> str:
    """Register a game with OpenSpiel, and return its name there."""
    name = f"{PREFIX}{game.name}"
    if name not in pyspiel.registered_names():
        # A class, which nothing but the end of the process takes away: OpenSpiel releases it when there is no
        # interpreter any more.
        pyspiel.register_game(_game_type(game, name), type(name, (SpielGame,), {"game": game}))
    return name


class SpielGame(pyspiel.Game):  # type: ignore[misc]  # OpenSpiel has no types
    """A game with its options; an action is the index of a choice in the vocabulary, of a player as of chance."""

    game: ClassVar[Game]
    """Ours; each has a class of its own."""

    def __init__(self, params: Mapping[str, Value] | None = None) -> None:
        game, given = self.game, params or {}
        options = {option.name: _value(option, given[option.name]) for option in game.options if option.name in given}
        self._first: Final = game.new(None, **options)
        alone = self._first.seats == 1
        actions = len(game.vocabulary())
        information = pyspiel.GameInfo(
            num_distinct_actions=actions,
            max_chance_outcomes=actions,
            num_players=self._first.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if alone else 0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_game_type(game, f"{PREFIX}{game.name}", alone=alone), information, dict(given))

    def new_initial_state(self) -> SpielState:
        """Return the beginning of a game, before anything is drawn."""
        return SpielState(self, self._first.copy())

    def max_chance_nodes_in_history(self) -> int:
        """Return a bound of the draws in a game."""
        return LONGEST

    def make_py_observer(
        self, iig_obs_type: pyspiel.IIGObservationType | None = None, params: Mapping[str, object] | None = None
    ) -> Observer:
        """Return what writes positions as a player sees them; there is nothing to set about it."""
        if params:
            raise BadOption(", ".join(params), "no-option", game=self.game.name, known="-")
        return Observer(self.game, iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False))

    def __reduce__(self) -> tuple[object, ...]:
        return _game_again, (self.game, str(self))


class SpielState(pyspiel.State):  # type: ignore[misc]  # OpenSpiel has no types
    """A position of a game. OpenSpiel copies and pickles whatever is kept here, so nothing else is."""

    def __init__(self, game: SpielGame, position: State) -> None:
        super().__init__(game)
        self.position: Final = position
        """The state of the game: read it as you like, but play through ``apply_action``."""

    def current_player(self) -> int:
        """Return who is asked: a player, chance, or no one when the game is over."""
        if not self.position.todo:
            return NO_ONE
        seat = self.position.seat()
        return DRAWN if seat == CHANCE or self._is_out_of_reach() else seat

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return not self.position.todo

    def returns(self) -> list[float]:
        """Return what each player has earned: nothing until the end."""
        result = self.position.result()
        return [0.0] * self.position.seats if result is None else [reward(result.ranks, rank) for rank in result.ranks]

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return what can be drawn, and how likely each of it is."""
        choices, weights = self.position.choices(), self.position.weights()
        if not weights:
            return [(place, 1 / len(choices)) for place in range(len(choices))]
        total = sum(weights)
        return [(choice.index, weight / total) for choice, weight in zip(choices, weights, strict=True)]

    def observation_tensor(self, player: int | None = None) -> list[float]:
        """Return the position as a player sees it, by default the one who is asked.

        OpenSpiel makes these lists of the numbers of an observer; nearly all are 0, so this is many times as fast.
        """
        seat = self.position.seat() if player is None else player
        if not 0 <= seat < self.position.seats:
            refused: list[float] = super().observation_tensor(seat)
            return refused
        places, values = self.position.game.sparse_features(self.position, seat)
        numbers = [0.0] * self.position.game.feature_spec().length
        for place, value in zip(places, np.array(values, np.float32).tolist(), strict=True):
            numbers[place] = value
        return numbers

    def information_state_tensor(self, player: int | None = None) -> list[float]:
        """Return the same: nothing is hidden."""
        return self.observation_tensor(player)

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(choice.index for choice in self.position.choices() if choice.index >= 0)

    def _apply_action(self, action: int) -> None:
        self.position.play(self._choice(action))

    def _action_to_string(self, player: int, action: int) -> str:
        return self._choice(action).name

    def __str__(self) -> str:
        return f"{self.position!r} {self.position.key()}"

    def __reduce__(self) -> tuple[object, ...]:
        return _state_again, (self.position.game, pyspiel.serialize_game_and_state(self.get_game(), self))

    def _is_out_of_reach(self) -> bool:
        # Every legal choice lies outside the action space, so a player cannot ask for one: chance picks it, and what
        # it draws is the place in the list.
        return not within_reach(self.position.choices())

    def _choice(self, action: int) -> Choice:
        if self._is_out_of_reach() and 0 <= action < len(self.position.choices()):
            return self.position.choices()[action]
        return self.position.game.action(action)


class Observer:
    """What a player sees, as numbers with named slices and as text: all there is, since nothing is hidden.

    Private information alone is empty.
    """

    def __init__(self, game: Game, seen: pyspiel.IIGObservationType) -> None:
        self._seen: Final = seen
        self._views: Final = Views(game, rows=1)
        public: bool = seen.public_info
        numbers: NDArray[np.float32] = self._views.features[0]
        self.tensor: Final = numbers if public else None
        """All numbers, which ``set_from`` writes again."""
        self.dict: Final = {
            part.name: numbers[part.start : part.stop].reshape(part.shape) for part in game.feature_spec() if public
        }
        """The same numbers by the names of their slices."""

    def set_from(self, state: SpielState, player: int) -> None:
        """Write a position as a player sees it."""
        self._views.write([state.position], [player])

    def string_from(self, state: SpielState, player: int) -> str:
        """Return a position as text: how it was come to, if nothing may be forgotten, else what it is."""
        if not self._seen.public_info:
            return ""
        if self._seen.perfect_recall:
            history: str = state.history_str()
            return history
        return json.dumps(state.position.to_dict(), separators=(",", ":"))


def _game_type(game: Game, name: str, *, alone: bool = False) -> Any:
    """Return what OpenSpiel wants to know of a game; what a lone player earns has no constant sum."""
    players = [int(value) for option in game.options if option.name == "players" for value in option.values]
    kind = pyspiel.GameType
    return kind(
        short_name=name,
        long_name=f"Heliopolis: {game.name}, rules {game.version}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.PERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM if alone else kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(players),
        min_num_players=min(players),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={option.name: _parameter(option, option.usual) for option in game.options},
    )


def _by_place(option: Option) -> bool:
    """Return whether a value is given by its place: a number as text would be read back as another type."""
    return any(isinstance(value, str) and value.isdecimal() for value in option.values)


def _parameter(option: Option, value: Value) -> Value:
    """Return a value of an option as OpenSpiel writes it."""
    return option.values.index(value) if _by_place(option) else value


def _value(option: Option, parameter: Value) -> Value:
    """Return the value that a parameter stands for."""
    if not _by_place(option):
        return parameter
    place, most = int(parameter), len(option.values) - 1
    if not 0 <= place <= most:
        raise BadOption(option.name, "between", least=0, most=most, value=place)
    return option.values[place]


def _game_again(game: Game, loaded: str) -> Any:
    # In another process a game from outside is not known yet.
    register(game)
    return pyspiel.load_game(loaded)


def _state_again(game: Game, serialized: str) -> Any:
    register(game)
    return pyspiel.deserialize_game_and_state(serialized)[1]


for _game in all_games().values():
    register(_game)
for _fault in all_registered().left_out:
    warnings.warn(str(_fault), stacklevel=2)
