"""Heliopolis: board games by their exact rules, for players, bots and researchers.

Examples:
    >>> import heliopolis
    >>> state = heliopolis.game("helios").new(players=3)
    >>> heliopolis.Dice(7).settle(state)
    >>> state.decision().prompt
    'StartTile'
"""

from __future__ import annotations

import secrets
from importlib import import_module
from typing import TYPE_CHECKING

from heliopolis.games import all_games, game
from heliopolis.kernel.chance import CHANCE, Dice
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.errors import (
    BadData,
    BadJournal,
    BadOption,
    HeliopolisError,
    IllegalChoice,
    Message,
    UnknownName,
    speak_with,
)
from heliopolis.kernel.game import Game, State
from heliopolis.kernel.journals.journal import Journal
from heliopolis.kernel.journals.replay import read_journal as _replayed
from heliopolis.kernel.play import playout as _played_out
from heliopolis.kernel.position import Decision, Position
from heliopolis.kernel.results import Line, Result, Score
from heliopolis.kernel.showing import show_with
from heliopolis.version import __version__

if TYPE_CHECKING:
    from heliopolis.analysis.reviews import Plan, Review

__all__ = [
    "CHANCE",
    "BadData",
    "BadJournal",
    "BadOption",
    "Choice",
    "Decision",
    "Dice",
    "Game",
    "HeliopolisError",
    "IllegalChoice",
    "Journal",
    "Line",
    "Message",
    "Result",
    "Score",
    "State",
    "UnknownName",
    "__version__",
    "all_games",
    "game",
    "playout",
    "read_journal",
    "review",
]

PARTS = ("analysis", "arena", "bots", "data", "envs", "simulation", "tasks", "training")
"""What researchers use besides, each loaded when it is first named."""


def playout(state: State, seed: int | None = None) -> State:
    """Play randomly to the end and return the final state.

    ``state`` is not modified. Pass ``seed`` for a reproducible playout.

    Examples:
        >>> state = heliopolis.game("helios").new(players=2)
        >>> heliopolis.Dice(7).settle(state)
        >>> heliopolis.playout(state, seed=1).result()
        Result(ranks=[1, 2], totals=[16, 6])
    """
    return _played_out(state, secrets.randbits(64) if seed is None else seed)


def read_journal(text: str) -> Journal:
    """Read a journal (text or JSON), replay it and check every choice.

    Raises ``BadJournal`` with the line at fault.

    Examples:
        >>> journal = heliopolis.Journal(heliopolis.game("helios"))
        >>> events = journal.play(journal.state.choices()[0])
        >>> heliopolis.read_journal(journal.text()).state == journal.state
        True
    """
    return _replayed(text, game)


def review(journal: Journal, plan: Plan | None = None) -> Review:
    """Look at every turn of a game by search: what it cost, its grade, and what was better.

    The plan says who looks, for how long and with which seed: the same plan gives the same review again.

    Examples:
        >>> from heliopolis.analysis import Plan
        >>> journal = heliopolis.Journal(heliopolis.game("helios"))
        >>> while len(journal.plies) < 28:
        ...     events = journal.play(journal.state.choices()[0])
        >>> quick = Plan("search:2:width=1:states=10:root_width=1:root_states=20:learned=0", simulations=2)
        >>> found = heliopolis.review(journal, quick)
        >>> [(turn.turn, turn.seat, turn.grade) for turn in found.turns]
        [(2, 0, 'best'), (3, 1, 'best'), (5, 0, 'blunder'), (6, 1, 'best')]
        >>> found.accuracy(1)
        1.0
    """
    # Searches are loaded when someone wants one, not before.
    from heliopolis.analysis import review as look

    return look(journal, plan)


if not TYPE_CHECKING:  # where types are checked, a name that is not imported stays an error

    def __getattr__(name: str) -> object:
        """Load a part of the package when it is first named, as in ``heliopolis.bots.bot``."""
        if name in PARTS:
            return import_module(f"heliopolis.{name}")
        raise AttributeError(f"module 'heliopolis' has no attribute {name!r}", name=name, obj=None)


def __dir__() -> list[str]:
    return sorted([*__all__, *PARTS])


def _english(message: Message) -> str:
    # The catalogues are read when something goes wrong, not before.
    from heliopolis.words.messages import english

    return english(message)


def _text(position: Position) -> str:
    # Drawing is loaded when someone looks, not before.
    from heliopolis.render.showing import text

    assert isinstance(position, State)
    return text(position)


def _page(position: Position) -> str:
    from heliopolis.render.showing import page

    assert isinstance(position, State)
    return page(position)


speak_with(_english)
show_with(_text, _page)
