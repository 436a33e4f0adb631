"""Bots: players for any game, by name.

A name is a level (``hard``), which means for each game what suits it, or a kind with its measure and weights
(``search:400:explore=0.3``): what may be changed about a kind stands where the kind is defined. Or it is that of an
external bot, a program of someone else (see ``external``). In Python an object or a function can be given instead of a
name (see ``objects``).
"""

from __future__ import annotations

import shlex
from collections.abc import Mapping
from typing import Final, TypeVar

from heliopolis.bots.base import Bot, Budget, RandomBot
from heliopolis.bots.external import USUAL, ExternalBot, Timeouts, external_bots, register
from heliopolis.bots.greedy import BOUNDS, GreedyBot
from heliopolis.bots.network import PLAIN
from heliopolis.bots.objects import BotLike, BotObject, ManyBot, ObjectBot, check_object, plain_name
from heliopolis.bots.parallel_search import MOST_CORES, ParallelSearchBot
from heliopolis.bots.search import SWITCHES, WEIGHTS, SearchBot
from heliopolis.kernel.errors import UnknownName, at, known_names, message
from heliopolis.kernel.game import Game

LEVELS: Final = {
    "easy": "greedy:margin=8",
    "medium": "greedy",
    "hard": "search:200",
    "expert": "search:800",
    "master": "search:6000",
}
"""The named strengths, the gentlest first, and what they are where a game does not say otherwise."""
THOROUGH: Final = ("master",)
"""The levels that think for seconds compiled, and so for most of a minute as they are written."""

CORES: Final = "cores"
KINDS: Final[dict[str, Mapping[str, float]]] = {"random": {}, "greedy": BOUNDS, "search": {**WEIGHTS, CORES: 1}}
"""The kinds of bots, and what may be changed about each."""
MEASURED: Final = "search"
"""The kind that needs a measure: its simulations for each decision."""


B = TypeVar("B", bound=BotLike)


class BotSpec:
    """What a name says: the kind, its measure (0: none), and what is changed about it."""

    def __init__(self, name: str) -> None:
        parts = name.split(":")
        self.kind: Final = parts[0]
        self.measure = 0
        self.changes: Final[dict[str, float]] = {}
        if self.kind not in KINDS:
            kinds = [f"{kind}:N" if kind == MEASURED else kind for kind in KINDS]
            raise UnknownName("no-bot", name=name, known=known_names(name, [*LEVELS, *kinds, *external_bots()]))
        changes = parts[1:]
        if self.kind == MEASURED:
            if not changes or not changes[0].isdecimal() or int(changes[0]) == 0:
                raise UnknownName("measure", name=name, example=f"{MEASURED}:400")
            self.measure = int(changes.pop(0))
        for change in changes:
            self.change(change, name)

    def change(self, change: str, name: str) -> None:
        """Note ``key=number``, if the kind has that key."""
        key, _, number = change.partition("=")
        known = KINDS[self.kind]
        if key not in known:
            there_is = ", ".join(known) or "nothing to change about it"
            raise UnknownName(at(repr(name), message("no-weight", kind=self.kind, key=key, known=there_is)))
        try:
            self.changes[key] = float(number)
        except ValueError:
            raise UnknownName(at(repr(name), message("weight", key=key, given=number))) from None
        if key in SWITCHES and self.changes[key] not in (0, 1):
            raise UnknownName(at(repr(name), message("switch", key=key, given=number)))
        if key == CORES and self.changes[key] not in range(1, MOST_CORES + 1):
            raise UnknownName(at(repr(name), message("cores", key=key, most=MOST_CORES, given=number)))


def offered() -> list[str]:
    """Return the bots to offer to a player, the weakest first, then external ones."""
    late = too_slow_levels()
    levels = [level for level in LEVELS if level not in late]
    return ["random", *levels, *(name for name in external_bots() if not own(name))]


def too_slow_levels() -> tuple[str, ...]:
    """Return the levels that would not answer in time here."""
    return THOROUGH if PLAIN else ()


def names() -> list[str]:
    """Return the names that need no explanation: those offered, and the plain kinds."""
    return [*offered(), "greedy", "search:100", "search:400", "search:1600"]


def own(name: str) -> bool:
    """Return whether a name begins like one of the package's, which no external bot can have."""
    return name in LEVELS or name.partition(":")[0] in KINDS


def register_external(word: str) -> str:
    """Return the name of a bot as its owner writes it.

    NAME=COMMAND registers a program, for this process and those it starts. Never call it with a stranger's text.
    """
    return register(word, {*LEVELS, *KINDS})


def checked(name: B) -> B:
    """Return the name, if a bot has it, or the object, if it can be a bot."""
    if not isinstance(name, str):
        check_object(name)
    elif name not in LEVELS and (own(name) or name not in external_bots()):
        BotSpec(name)
    return name


def known(name: str) -> bool:
    """Return whether a bot has that name."""
    try:
        checked(name)
    except UnknownName:
        return False
    return True


def measure(name: str, game: Game) -> int:
    """Return how many simulations a bot of that name makes for each decision; 0 if it makes none."""
    return BotSpec(resolve(name, game)).measure if own(checked(name)) else 0


def resolve(name: str, game: Game) -> str:
    """Return what a level means in a game, and which command runs an external bot; any other name means itself."""
    if name not in LEVELS:
        return name if own(checked(name)) else f"{name}={shlex.join(external_bots()[name].command)}"
    return game.numbers.levels.get(name, LEVELS[name])


def bot(
    name: BotLike, game: Game, seed: int = 1, usual: Mapping[str, float] | None = None, patience: Timeouts = USUAL
) -> Bot:
    """Return a bot for that game by its name or of an object; with the same seed it plays the same game again.

    ``usual`` is what one that searches goes by where its name does not say otherwise; patience is for a bot of
    someone else.

    Examples:
        >>> state = heliopolis.game("helios").new(players=2)
        >>> heliopolis.Dice(7).settle(state)
        >>> from heliopolis.bots import bot
        >>> bot("medium", state.game, seed=1).choose(state).name
        'start:brown'
    """
    if not isinstance(name, str):
        return seated(name, game, seed)
    if not own(checked(name)):
        return ExternalBot(name, external_bots()[name], game, seed, patience)
    spec = BotSpec(resolve(name, game))
    if spec.kind == "random":
        return RandomBot(name, seed)
    if spec.kind == "greedy":
        return GreedyBot(name, seed, spec.changes)
    changes = {**(usual or {}), **spec.changes}
    cores = int(changes.pop(CORES, 1))
    if cores > 1:
        return ParallelSearchBot(name, spec.measure, seed, changes, cores)
    return SearchBot(name, spec.measure, seed, changes)


def seated(given: BotObject, game: Game, seed: int) -> Bot:
    """Return the bot that an object of this process is, or makes, for one seat of one game."""
    check_object(given)
    if isinstance(given, type):
        return bot(given(game, seed), game, seed)
    if hasattr(given, "bot"):
        return bot(given.bot(game, seed), game, seed)
    if isinstance(given, Bot) and not hasattr(given, "choose_many"):
        return given
    return ObjectBot(plain_name(given), given)


__all__ = [
    "LEVELS",
    "Bot",
    "BotLike",
    "BotSpec",
    "Budget",
    "ExternalBot",
    "ManyBot",
    "Timeouts",
    "bot",
    "checked",
    "known",
    "measure",
    "names",
    "offered",
    "own",
    "register_external",
    "resolve",
    "too_slow_levels",
]
