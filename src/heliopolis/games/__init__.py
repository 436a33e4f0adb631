"""The registry: the one place that knows which games there are."""

from __future__ import annotations

from functools import cache

from heliopolis.games.helios.game import HeliosGame
from heliopolis.games.origins.game import OriginsGame
from heliopolis.kernel.errors import UnknownName
from heliopolis.kernel.game import Game, the_game


@cache
def all_games() -> dict[str, Game]:
    """Every game by its name."""
    return {game.name: game for game in (the_game(HeliosGame), the_game(OriginsGame))}


def game(name: str) -> Game:
    """The game of that name."""
    if name not in all_games():
        raise UnknownName("no-game", name=name, known=", ".join(all_games()))
    return all_games()[name]
