"""The same games on whatever build is imported: run as a program it prints what they came to, for a comparison."""

from __future__ import annotations

import hashlib
import json
import sys

from toy.caravan import CaravanGame

from heliopolis.games import games
from heliopolis.kernel import state as kernel_state
from heliopolis.kernel.game import Game
from heliopolis.testing import conformance
from heliopolis.testing.walk import Walk

GAMES = 60
SEED = 4_000


def everything() -> list[Game]:
    """The registered games and the toy."""
    return [*games().values(), CaravanGame()]


def played(game: Game, seed: int) -> str:
    """A digest of one random game: every choice, event, key, score, feature, estimate and refusal in it."""
    walk = Walk(game, seed)
    digest = hashlib.sha256()
    while walk.state.todo:
        state = walk.state
        seen: list[object] = [state.key(), state.told, state.scores(), state.agenda(), str(state.todo)]
        if walk.ply % 8 == 0:
            seen += [game.features(state, 0), game.evaluate(state, 0)]
            seen += [state.why_not(choice) for choice in state.candidates()]
        digest.update(repr(seen).encode())
        walk.go_on()
    digest.update(walk.journal.text().encode())
    digest.update(walk.state.key().encode())
    return digest.hexdigest()


def results() -> dict[str, list[str]]:
    """The digests of the games of each game, by seed."""
    return {game.name: [played(game, SEED + number) for number in range(GAMES)] for game in everything()}


def main() -> None:
    """Print where the kernel comes from and what the games came to; the toy must conform as well."""
    conformance.check_game(CaravanGame(), games=30, seed=1)
    json.dump({"kernel": kernel_state.__file__, "results": results()}, sys.stdout)


if __name__ == "__main__":
    main()
