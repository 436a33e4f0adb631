"""A game in which agents answer for some seats, bots for the others, and dice for chance."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from operator import index
from typing import Final, SupportsIndex

from gymnasium.error import ResetNeeded

from heliopolis.bots import Bot, BotLike, bot, checked
from heliopolis.bots.objects import ObjectBot, bots_of, choose_all
from heliopolis.bots.opponents import proceed
from heliopolis.kernel.chance import CHANCE, Dice
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.definition import Value
from heliopolis.kernel.errors import BadOption
from heliopolis.kernel.game import Game, State
from heliopolis.kernel.observing import take_action, to_an_action

NOT_BEGUN: Final = "No game has begun: call reset() first."
OVER: Final = "The game is over: call reset() to begin another."
AGENT: Final = ""
"""In place of a bot: an agent answers."""


class Playing:
    """One game after the other, each up to the next question to an agent."""

    def __init__(self, game: Game, options: dict[str, Value]) -> None:
        self.game: Final = game
        self.options: Final = game.check_options(options)
        self._components: Final = game.components()
        self.vocabulary: Final = game.vocabulary()
        self.dice = Dice(secrets.randbits(64))
        self.position: State = self._new()
        self.seats: Final = self.position.seats
        self.players: tuple[BotLike, ...] = (AGENT,) * self.seats
        """Who answers for each seat."""
        self._bots: list[Bot | None] = [None] * self.seats
        """Those that are asked as soon as it is their turn."""
        self._batched: list[Bot | None] = [None] * self.seats
        """Those that are asked together with those of other games."""
        self._alone = True
        """Whether there is no bot."""

    def begin(self, players: Sequence[BotLike] = ()) -> None:
        """Begin a new game with these bots; the dice roll on."""
        self.position = self._new()
        self.players = tuple(players) or self.players
        self._wake_bots()
        self.proceed()

    def answer(self, action: SupportsIndex | None) -> None:
        """Play the choice of that index; one that is not legal raises ``IllegalChoice`` and changes nothing."""
        self.check_begun()
        if self._alone:
            take_action(self.position, self.dice, number_of(action))
            return
        self.position.play(self.choice(action))
        self.proceed()

    def check_begun(self) -> None:
        """Refuse to continue before a game has begun: an agent would have to answer for chance."""
        if self.position.seat() == CHANCE:
            raise ResetNeeded(NOT_BEGUN)

    def choice(self, action: SupportsIndex | None) -> Choice:
        """Return the choice of an action."""
        return self.game.action(number_of(action))

    def proceed(self) -> None:
        """Answer what no agent can, up to the next question for one or for a bot that answers many, or the end."""
        if self._alone:
            to_an_action(self.position, self.dice)
        else:
            proceed(self.position, self.dice, self._bots)

    def asked(self) -> Bot | None:
        """Return the bot that is asked together with those of other games, if it is its turn."""
        return self._batched[self.position.seat()] if self.position.todo else None

    def play(self, choice: Choice) -> None:
        """Play what such a bot chose, and continue."""
        self.position.play(choice)
        self.proceed()

    def copy(self) -> Playing:
        """Return the same position and the same dice; bots begin again there."""
        copied = Playing(self.game, self.options)
        copied.resume(self.position.copy(), self.dice.copy(), self.players)
        return copied

    def resume(self, position: State, dice: Dice, players: tuple[BotLike, ...]) -> None:
        """Continue from a position."""
        self.position, self.dice, self.players = position, dice, players
        self._wake_bots()

    def _new(self) -> State:
        return self.game.new(self._components, **self.options)

    def _wake_bots(self) -> None:
        # Their seeds come from dice of their own, so that the luck of a game does not depend on who plays it.
        seeds = self.dice.copy()
        bots = [None if is_agent(player) else bot(player, self.game, seeds.next64()) for player in self.players]
        together = [isinstance(each, ObjectBot) and each.many is not None for each in bots]
        self._bots = [None if many else each for each, many in zip(bots, together, strict=True)]
        self._batched = [each if many else None for each, many in zip(bots, together, strict=True)]
        self._alone = all(each is None for each in bots)

    def __reduce__(self) -> tuple[object, ...]:
        return _playing_again, (self.game, self.options, self.position, self.dice, self.players)


def is_agent(player: BotLike) -> bool:
    """Return whether an agent answers, and no bot."""
    return isinstance(player, str) and not player


def ask_opponents(games: Sequence[Playing]) -> None:
    """Ask the bots that answer many questions, each for all games that wait for it, until none does."""
    waiting = [(game, player) for game in games if (player := game.asked()) is not None]
    while waiting:
        answers = choose_all([player for _, player in waiting], [game.position for game, _ in waiting])
        for (game, _), answer in zip(waiting, answers, strict=True):
            game.play(answer.choice)
        waiting = [(game, player) for game, _ in waiting if (player := game.asked()) is not None]


def number_of(action: SupportsIndex | None) -> int:
    """Return an action as compiled code takes it: one of Python's own integers, where agents answer with NumPy's.

    A fraction is a mistake, and is refused rather than cut.
    """
    return -1 if action is None else index(action)


def _playing_again(
    game: Game, options: dict[str, Value], position: State, dice: Dice, players: tuple[BotLike, ...]
) -> Playing:
    playing = Playing(game, options)
    playing.resume(position, dice, players)
    return playing


def opposite(opponents: BotLike | Sequence[BotLike], seats: int) -> list[BotLike]:
    """Return the bots on the other seats, in turn order from the agent's left; a single one stands for all."""
    bots = bots_of(opponents, seats - 1)
    if len(bots) != seats - 1:
        raise BadOption("opponents", "entries", number=seats - 1)
    return [checked(each) for each in bots]


def lined_up(others: Sequence[BotLike], seat: int) -> list[BotLike]:
    """Return who answers for each seat, with an agent on one of them."""
    seats = len(others) + 1
    players: list[BotLike] = [AGENT] * seats
    for turn, player in enumerate(others, 1):
        players[(seat + turn) % seats] = player
    return players


def reward(ranks: list[int], rank: int) -> float:
    """Return seats beaten less seats that did better, between 1 and -1; alone 1 for the goal reached, else -1."""
    if len(ranks) == 1:
        return 1.0 if rank == 1 else -1.0
    beaten = sum(1 for other in ranks if other > rank) - sum(1 for other in ranks if other < rank)
    return beaten / (len(ranks) - 1)


def lead(state: State, seat: int) -> int:
    """Return by how many points the seat leads the best of the others, or is behind; solo, its points."""
    totals = [state.total(each) for each in range(state.seats)]
    return totals[seat] - max([total for each, total in enumerate(totals) if each != seat], default=0)
