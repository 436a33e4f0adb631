"""Write what the log says of random turns, in every language, to be read by people.

``python tools/log_sentences.py`` prints 200 turns of each game; ``--turns``, ``--seed`` and ``--level`` choose others.
"""

from __future__ import annotations

import argparse
import random
from collections.abc import Iterator

from heliopolis import Journal, bots
from heliopolis.games import all_games
from heliopolis.games import game as find_game
from heliopolis.kernel.chance import CHANCE, Dice
from heliopolis.kernel.game import Game
from heliopolis.table.factory import table_from_journal
from heliopolis.table.keeping.pending import MemoryStore
from heliopolis.table.seats import Seat
from heliopolis.table.stills import told_of
from heliopolis.table.table import Table
from heliopolis.table.turn_summaries import brief, turns_at
from heliopolis.words.texts import LANGUAGES
from heliopolis.words.voice import voice_of

NAMES = ("Ann", "Ben", "Chloé", "Dan")
MOST = 1000


def tables(game: Game, level: str, seed: int) -> Iterator[Table]:
    """Yield finished games of bots, of two to four players."""
    while True:
        players = 2 + seed % 3
        journal, dice = Journal(game, list(NAMES[:players]), players=players), Dice(seed)
        several = [bots.bot(level, game, 10 * seed + seat) for seat in range(players)]
        while journal.state.todo:
            state = journal.state
            if state.seat() == CHANCE:
                journal.play(state.choices()[dice.weighted(state.weights())])
            else:
                journal.play(several[state.seat()].choose(state))
        yield table_from_journal(MemoryStore(), journal, [Seat(name) for name in NAMES[:players]])
        seed += 1


def main() -> None:
    """Print the sentences."""
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("games", nargs="*", default=list(all_games()))
    reader.add_argument("--turns", type=int, default=200)
    reader.add_argument("--seed", type=int, default=1)
    reader.add_argument("--level", default="greedy")
    wanted = reader.parse_args()
    for name in wanted.games:
        found: list[list[str]] = []
        for table in tables(find_game(name), wanted.level, wanted.seed):
            names = tuple(seat.name for seat in table.seats)
            for turn in turns_at(table, MOST):
                if turn.seat == CHANCE:
                    continue
                voices = [voice_of(table.game, language) for language in LANGUAGES]
                told = [told_of(voice, turn, brief(table, turn), names) for voice in voices]
                found.append([f"{names[turn.seat]} {each}" for each in told])
            if len(found) >= 2 * wanted.turns:
                break
        random.Random(wanted.seed).shuffle(found)
        print(f"# {name}")
        for number, several in enumerate(found[: wanted.turns], 1):
            print(f"\n{number}.", *several, sep="\n")


if __name__ == "__main__":
    main()
