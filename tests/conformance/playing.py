"""The same games on whatever build is imported: run as a program it prints what they came to, for a comparison."""

from __future__ import annotations

import hashlib
import inspect
import json
import sys
from functools import cache
from pathlib import Path

from test_compiled import PLAIN, plays

import heliopolis
from heliopolis.games import all_games
from heliopolis.kernel import position as kernel_position
from heliopolis.kernel.floats import times_plus
from heliopolis.kernel.game import Game
from heliopolis.simulation import simulate
from heliopolis.testing import conformance
from heliopolis.testing.walk import Walk
from heliopolis_caravan.game import CaravanGame

GAMES = 12
SEED = 4_000
PINNED = Path(__file__).with_name("bots.toml")
PINNED_ABOUT = "# What games of bots come to on every machine: `python -m conformance.playing --write` renews it."
BOTS = ["search:6:root_states=80:states=20", "greedy:width=2:states=60"]
LEARNED = ["search:2:learned=1:root_states=40:states=20:plans=2", "random"]
"""One that goes by what was learned: whole numbers decide, the same on both builds."""


def everything() -> list[Game]:
    """Return the registered games and the toy."""
    return [*all_games().values(), CaravanGame()]


def played(game: Game, seed: int) -> str:
    """Return a digest of one random game: every choice, event, key, score, feature, estimate and refusal in it."""
    walk = Walk(game, seed)
    digest = hashlib.sha256()
    while walk.state.todo:
        state = walk.state
        seen: list[object] = [
            state.key(),
            state.hash64(),
            state.events,
            state.scores(),
            state.agenda(),
            str(state.todo),
        ]
        if walk.ply % 8 == 0:
            numbers = game.numbers
            seen += [state.hash64(), game.features(state, 0), numbers.evaluate(state, 0), numbers.forecast(state, 0)]
            seen += [(state.why_not(choice), state.missing(choice)) for choice in state.candidates()]
        digest.update(repr(seen).encode())
        walk.go_on()
    digest.update(walk.journal.text().encode())
    digest.update(walk.state.key().encode())
    return digest.hexdigest()


def results(games: int = GAMES) -> dict[str, list[str]]:
    """Return the digests of the games of each game, by seed."""
    return {game.name: [played(game, SEED + number) for number in range(games)] for game in everything()}


@cache
def bots() -> dict[str, str]:
    """Return the digest of a game of bots for each registered game: each decision rests on thousands of evaluations."""
    return {
        f"{name}{kind}": simulate(game, 1, SEED, players).digest
        for name, game in all_games().items()
        for kind, players in (("", BOTS), ("-learned", LEARNED))
    }


def fused() -> bool:
    """Return whether a product and a sum are rounded as one: by itself, the product here is 1.

    It is 1 less 2 to the power of -60.
    """
    little = 1.0 / float(1 << 30)
    return times_plus(1.0 + little, 1.0 - little, -1.0) != 0.0


def plain() -> list[str]:
    """Return the modules that should be compiled and are not."""
    loaded = {name: str(module.__file__) for name, module in sys.modules.items() if plays(name) and name not in PLAIN}
    return sorted(name for name, file in loaded.items() if file.endswith(".py") and not file.endswith("__init__.py"))


def docs() -> dict[str, str | None]:
    """Return what ``help`` says of the kernel, of all that the package exports and of its games."""
    told = {kernel_position.__name__: inspect.getdoc(kernel_position)}
    for thing in [*(getattr(heliopolis, name) for name in heliopolis.__all__), *map(type, all_games().values())]:
        if isinstance(thing, type):
            told[thing.__qualname__] = inspect.getdoc(thing)
            for name, member in inspect.getmembers(thing, inspect.isroutine):
                if not name.startswith("_"):
                    told[f"{thing.__qualname__}.{name}"] = inspect.getdoc(member)
        elif inspect.isroutine(thing):
            told[thing.__name__] = inspect.getdoc(thing)
    return told


def main() -> None:
    """Print where the kernel comes from and what the games came to; the toy must conform as well.

    With ``--write`` only the games of bots are played and written down, for every other machine to compare with.
    """
    if "--write" in sys.argv:
        lines = [PINNED_ABOUT, *(f'{name} = "{digest}"' for name, digest in bots().items())]
        PINNED.write_text("\n".join(lines) + "\n", encoding="utf-8")
        return
    conformance.check_game(CaravanGame(), games=10, seed=1)
    found = {
        "kernel": kernel_position.__file__,
        "plain": plain(),
        "fused": fused(),
        "docs": docs(),
        "results": results(),
        "bots": bots(),
    }
    json.dump(found, sys.stdout)


if __name__ == "__main__":
    main()
