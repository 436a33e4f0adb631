"""A PettingZoo environment (AEC: one agent acts at a time) over any game."""

from __future__ import annotations

from typing import Any, Final, Self, SupportsIndex

from gymnasium import spaces
from gymnasium.error import ResetNeeded
from pettingzoo import AECEnv

from heliopolis.envs.observing import Observation, Precision, Views, space
from heliopolis.envs.playing import NOT_BEGUN, Playing, reward
from heliopolis.games import game as registered
from heliopolis.kernel.chance import Dice
from heliopolis.kernel.definition import Value
from heliopolis.kernel.game import Game, State


def aec(game: str | Game, precision: Precision = "float32", **options: Value) -> TurnsEnv:
    """Return an environment over a game; the options are those of a new game.

    Examples:
        >>> from heliopolis.envs import aec
        >>> env = aec("helios", players=3)
        >>> env.reset(seed=42)
        >>> env.agents, env.agent_selection
        (['seat1', 'seat2', 'seat3'], 'seat2')
    """
    return TurnsEnv(registered(game) if isinstance(game, str) else game, options, precision)


class TurnsEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A game with an agent on each seat; chance is answered inside, from the seed of ``reset``."""

    def __init__(self, game: Game, options: dict[str, Value], precision: Precision = "float32") -> None:
        super().__init__()
        self.game: Final = game
        self.playing: Playing = Playing(game, options)
        self._precision: Final[Precision] = precision
        self._views = Views(game, 1, precision)
        self.metadata = {
            "name": f"{game.name}_v{game.version}",
            "render_modes": ["svg"],
            "is_parallelizable": False,
        }
        self.render_mode = "svg"
        self.possible_agents = [f"seat{seat + 1}" for seat in range(self.playing.seats)]
        self._seats: Final = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.observation_spaces = {agent: space(game, precision) for agent in self.possible_agents}
        actions = len(self.playing.vocabulary)
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}

    @property
    def position(self) -> State:
        """The state of the game: read it as you like, but play through ``step``."""
        return self.playing.position

    def observation_space(self, agent: str) -> spaces.Dict:
        """Return what an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """Return the vocabulary of the game: an action is the index of a choice."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Begin a new game; without a seed the dice of the last one roll on.

        ``options`` is there because PettingZoo passes it; those of the game are given to ``aec``.
        """
        if seed is not None:
            self.playing.dice = Dice(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, int]] = {agent: {} for agent in self.agents}
        self.playing.begin()
        self._ask()

    def observe(self, agent: str) -> Observation:
        """Return the features of the position as the agent sees it, and which actions it can take now."""
        self._views.write([self.playing.position], [self._seats[agent]])
        return self._views.taken(0)

    def step(self, action: SupportsIndex | None) -> None:
        """Play the choice of that index; one that is not legal raises ``IllegalChoice`` and changes nothing."""
        if not hasattr(self, "agent_selection"):
            raise ResetNeeded(NOT_BEGUN)
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.playing.answer(action)
        self._ask()

    def render(self) -> str:
        """Return the boards as the agent to act sees them, as SVG."""
        return self.game.scene(self.position, self._seats[self.agent_selection]).svg()

    def close(self) -> None:
        """Do nothing: there are no resources to release."""

    def clone(self) -> TurnsEnv:
        """Return an independent copy with the same position and random state."""
        return _turns_again(self.game, self.playing.options, self._precision, self._played(), self.playing.copy())

    def __copy__(self) -> TurnsEnv:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, object]) -> TurnsEnv:
        return self.clone()

    def __reduce__(self) -> tuple[object, ...]:
        return _turns_again, (self.game, self.playing.options, self._precision, self._played(), self.playing)

    def resume(self, playing: Playing, played: dict[str, Any]) -> Self:
        """Continue where another environment is."""
        self.playing = playing
        for name, value in played.items():
            setattr(self, name, value)
        return self

    def _played(self) -> dict[str, Any]:
        """Return what PettingZoo keeps of a game, if one was begun."""
        if not hasattr(self, "agents"):
            return {}
        tables = ("rewards", "_cumulative_rewards", "terminations", "truncations")
        infos = {agent: dict(info) for agent, info in self.infos.items()}
        selected = {"agents": self.agents[:], "agent_selection": self.agent_selection, "infos": infos}
        # Where agents that are finished are taken off one by one, it remembers who comes after them.
        skipped = (
            {"_skip_agent_selection": self._skip_agent_selection} if hasattr(self, "_skip_agent_selection") else {}
        )
        return {name: dict(getattr(self, name)) for name in tables} | selected | skipped

    def _ask(self) -> None:
        """Report the scores, and ask the next agent or end the game."""
        state = self.playing.position
        for agent, seat in self._seats.items():
            self.infos[agent] = {"score": state.total(seat)}
        result = state.result()
        if result is None:
            self.agent_selection = self.possible_agents[state.seat()]
            return
        for agent, rank in zip(self.possible_agents, result.ranks, strict=True):
            self.infos[agent]["rank"] = rank
            self.rewards[agent] = reward(result.ranks, rank)
            self.terminations[agent] = True
        # Nothing is earned before, so this is all there is to sum up.
        self._accumulate_rewards()
        self.agent_selection = self.agents[0]


def _turns_again(
    game: Game, options: dict[str, Value], precision: Precision, played: dict[str, Any], playing: Playing
) -> TurnsEnv:
    return TurnsEnv(game, options, precision).resume(playing, played)
