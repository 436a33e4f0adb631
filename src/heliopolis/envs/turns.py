"""A PettingZoo environment (AEC: one agent acts at a time) over any game; docs/environments.md describes it."""

from __future__ import annotations

import secrets
from typing import Final, SupportsInt

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv

from heliopolis.games import game as registered
from heliopolis.kernel.chance import Dice
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.definition import Value
from heliopolis.kernel.errors import UnknownName
from heliopolis.kernel.game import Game, State

Observation = dict[str, NDArray[np.float32] | NDArray[np.int8]]


def aec(game: str | Game, **options: Value) -> TurnsEnv:
    """An environment over a game; the options are those of a new game."""
    return TurnsEnv(registered(game) if isinstance(game, str) else game, options)


class TurnsEnv(AECEnv):  # type: ignore[misc]  # PettingZoo has no types
    """A game with an agent on each seat; chance is answered inside, from the seed of ``reset``."""

    def __init__(self, game: Game, options: dict[str, Value]) -> None:
        super().__init__()
        self.game: Final = game
        self._options: Final = game.check_options(options)
        self._components: Final = game.components()
        self._vocabulary: Final = game.vocabulary()
        self._dice = Dice(secrets.randbits(64))
        self.position: State = self._new()
        """The state of the game: read it as you like, but play through ``step``."""
        self.metadata = {
            "name": f"{game.name}_v{game.version}",
            "render_modes": ["svg"],
            "is_parallelizable": False,
        }
        self.render_mode = "svg"
        self.possible_agents = [f"seat{seat + 1}" for seat in range(self.position.seats)]
        length = len(game.features(self.position, 0))
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(-np.inf, np.inf, (length,), np.float32),
                    "action_mask": spaces.Box(0, 1, (len(self._vocabulary),), np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(len(self._vocabulary)) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """What an agent sees."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        """The vocabulary of the game: an action is the index of a choice."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Begin a new game; without a seed the dice of the last one roll on.

        ``options`` is there because PettingZoo passes it; those of the game are given to ``aec``.
        """
        if seed is not None:
            self._dice = Dice(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, int]] = {agent: {} for agent in self.agents}
        self.position = self._new()
        self._proceed()

    def observe(self, agent: str) -> Observation:
        """The features of the position as the agent sees it, and which actions it can take now."""
        seat = self._seat(agent)
        mask = np.zeros(len(self._vocabulary), np.int8)
        if self.position.seat() == seat:
            for choice in self._offered():
                mask[choice.index] = 1
        return {"observation": np.array(self.game.features(self.position, seat), np.float32), "action_mask": mask}

    def step(self, action: SupportsInt | None) -> None:
        """Play the choice of that index; one that is not legal raises ``IllegalChoice`` and changes nothing."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.position.play(self._choice(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self._proceed()
        self._accumulate_rewards()

    def render(self) -> str:
        """The boards as the agent to act sees them, as SVG."""
        return self.game.scene(self.position, self._seat(self.agent_selection)).svg()

    def close(self) -> None:
        """Nothing is held open."""

    def _new(self) -> State:
        return self.game.new(self._components, **self._options)

    def _seat(self, agent: str) -> int:
        return self.possible_agents.index(agent)

    def _choice(self, action: SupportsInt | None) -> Choice:
        # Compiled code takes Python's own integers only, and agents answer with NumPy's.
        index = -1 if action is None else int(action)
        if not 0 <= index < len(self._vocabulary):
            raise UnknownName("no-action", name=str(action), known=f"0 to {len(self._vocabulary) - 1}")
        return self._vocabulary[index]

    def _offered(self) -> list[Choice]:
        return [choice for choice in self.position.choices() if choice.index >= 0]

    def _proceed(self) -> None:
        """Answer what no agent can, then ask the next one or end the game."""
        state, dice = self.position, self._dice
        dice.settle(state)
        while state.todo and not self._offered():
            # Every legal choice lies outside the action space, so none can be asked for: the dice pick one.
            state.play(state.choices()[dice.below(len(state.choices()))])
            dice.settle(state)
        for agent, score in zip(self.possible_agents, state.scores(), strict=True):
            self.infos[agent] = {"score": score.total}
        result = state.result()
        if result is None:
            self.agent_selection = self.possible_agents[state.seat()]
            return
        for agent, rank in zip(self.possible_agents, result.ranks, strict=True):
            self.infos[agent]["rank"] = rank
            self.rewards[agent] = reward(result.ranks, rank)
            self.terminations[agent] = True
        self.agent_selection = self.agents[0]


def reward(ranks: list[int], rank: int) -> float:
    """Seats beaten less seats that did better, between 1 and -1; alone 1 for the goal reached, else -1."""
    if len(ranks) == 1:
        return 1.0 if rank == 1 else -1.0
    beaten = sum(1 for other in ranks if other > rank) - sum(1 for other in ranks if other < rank)
    return beaten / (len(ranks) - 1)
