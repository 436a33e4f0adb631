"""What the machine that runs Heliopolis can do: a server everything, a browser in which the whole program runs less."""

from __future__ import annotations

from typing import Final, NamedTuple


class Abilities(NamedTuple):
    """What may be offered here; pages leave out the rest."""

    sockets: bool = True
    """Whether pages reach us by WebSockets. If not, a script in the page passes messages on."""
    threads: bool = True
    """Whether there are threads, and processes for bots and analyses. If not, each does its work while others wait."""
    others: bool = True
    """Whether people on other devices reach us: friends with a link, and players who have days for a turn."""
    notices: bool = True
    """Whether players can be notified of their turn while no page is open."""


SERVER: Final = Abilities()
BROWSER: Final = Abilities(sockets=False, threads=False, others=False, notices=False)

_here: Final = [SERVER]
"""One for the whole process."""


def here() -> Abilities:
    """Return what this process can do."""
    return _here[0]


def run_in(abilities: Abilities) -> None:
    """Let this process do that and no more."""
    _here[0] = abilities
