"""The registry: the one place that knows which games there are, ours and those of installed packages."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from heliopolis.games import outside
from heliopolis.games.helios.game import HeliosGame
from heliopolis.games.origins.game import OriginsGame
from heliopolis.kernel.errors import UnknownName, known_names
from heliopolis.kernel.game import Game, the_game


class Registered(NamedTuple):
    """The games by their names, and those of installed packages that cannot be used."""

    games: dict[str, Game]
    left_out: tuple[outside.UnusableGame, ...]


def own_games() -> dict[str, Game]:
    """Return the games that are part of Heliopolis, by their names."""
    return {game.name: game for game in (the_game(HeliosGame), the_game(OriginsGame))}


@cache
def registered() -> Registered:
    """Return our own games first, then those of installed packages."""
    games, left_out = dict(own_games()), []
    for entry in outside.entries():
        try:
            games[entry.name] = outside.load(entry, games)
        except outside.UnusableGame as fault:
            left_out.append(fault)
    return Registered(games, tuple(left_out))


def all_games() -> dict[str, Game]:
    """Return every game by its name.

    Examples:
        >>> list(heliopolis.all_games())[:2]
        ['helios', 'origins']
    """
    return registered().games


def game(name: str) -> Game:
    """Return the game of that name; only for one that is not ours other packages are looked at.

    Examples:
        >>> heliopolis.game("helios").version >= 3
        True
    """
    found = own_games().get(name) or all_games().get(name)
    if found is not None:
        return found
    for fault in registered().left_out:
        if fault.name == name:
            raise fault
    raise UnknownName("no-game", name=name, known=known_names(name, list(all_games())))
