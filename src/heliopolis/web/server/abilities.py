"""What pages may offer: a server everything, a browser in which the whole program runs less."""

from __future__ import annotations

from typing import Final, NamedTuple


class Abilities(NamedTuple):
    """What may be offered; pages leave out the rest."""

    others: bool = True
    """Whether people on other devices reach us: friends with a link, and players who have days for a turn."""
    notices: bool = True
    """Whether players can be notified of their turn while no page is open."""
    device: bool = False
    """Whether all there is belongs to the visitor, who can take it along as one file and bring it back."""


SERVER: Final = Abilities()
BROWSER: Final = Abilities(others=False, notices=False, device=True)
