"""Heliopolis: board games by their exact rules, for players, bots and researchers.

>>> import heliopolis
>>> state = heliopolis.game("helios").new(players=3)
>>> heliopolis.Dice(7).settle(state)
>>> state.decision().prompt
'StartTile'
"""

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
from heliopolis.kernel.play import playout
from heliopolis.kernel.position import Decision
from heliopolis.kernel.results import Line, Result, Score
from heliopolis.version import __version__

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
]


def _english(message: Message) -> str:
    # The catalogues are read when something goes wrong, not before.
    from heliopolis.messages import english

    return english(message)


speak_with(_english)
