"""Journals of a game with one thing wrong, and what is said about it in French."""

from __future__ import annotations

from typing import Final

import heliopolis
from heliopolis.kernel.journals.journal import Journal

GAME: Final = "origins"
"""A game that is not the first of the registry: errors of any game are reported, wherever they come from."""


def played() -> Journal:
    """Return a game of two in its first turns."""
    journal = Journal(heliopolis.game(GAME), ["Ann", "Bob"], players=2)
    while len(journal.plies) < 60:
        journal.play(journal.state.choices()[0])
    return journal


def position() -> str:
    """Return a journal that begins at a position which cannot be."""
    journal = Journal(heliopolis.game(GAME), ["Ann", "Bob"], players=2)
    journal.begin_at(played().state)
    return journal.text().replace('"superiority":0', '"superiority":9', 1)


def option() -> str:
    """Return a journal of a game that is not played in this way."""
    one = played().text().replace("option players: 2", "option players: 1").replace("player 2: Bob\n", "")
    return one.replace("option trials: none", "option trials: short")


def choice() -> str:
    """Return a journal with a choice that a rule bars."""
    return played().text().replace("action:visit base:1", "action:visit base:5", 1)


FRENCH: Final = {
    position: "INV-14\u00a0: la place 1 a plus de jetons que de paliers franchis",
    option: "option trials\u00a0: le solo se joue avec none ou regular, pas short (ORI-SOLO-20)",
    choice: "base:5 n’est pas permis. Envoyez un ouvrier\u00a0: un Stratège non utilisé",
}
