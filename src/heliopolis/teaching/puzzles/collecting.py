"""Collecting puzzles: many games in several processes, kept as they come, and the best spread of what was found."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait
from functools import partial
from pathlib import Path
from typing import Final, NamedTuple

from heliopolis.games import game as find_game
from heliopolis.kernel.chance import Dice
from heliopolis.kernel.definition import Value
from heliopolis.kernel.game import Game
from heliopolis.kernel.reading import NotJson, Reader, parse_json
from heliopolis.teaching.materials import shelf_of
from heliopolis.teaching.puzzles.making import TIMES, GameFound, read_found, search_game, thousandths
from heliopolis.teaching.puzzles.puzzle import Making, Puzzle, PuzzleFile
from heliopolis.teaching.puzzles.weighing import opinion, weigh
from heliopolis.workers import Lane, Pool

GAMES: Final = "games"
MOST_GAMES: Final = 1000
FROM_ONE: Final = 8
"""How many puzzles of one game are taken at most."""
SURPLUS: Final = 4
"""One more for so many that are wanted is made, so that there is something to choose from."""

Report = Callable[[int, int, int], None]
"""Hears how many games are done, how many candidates there were, and how many puzzles."""


class PuzzleOrder(NamedTuple):
    """What is wanted: how many new puzzles, from at most how many games (0: as many as it takes), by which seed."""

    game: str
    seed: int
    most: int
    games: int
    players: tuple[int, ...]
    """With how many players; empty for all that the recipe names."""


def collect(
    game: Game, order: PuzzleOrder, part: Path, workers: int, told: Report, before: Sequence[Puzzle] = ()
) -> PuzzleFile:
    """Make the puzzles that are wanted beside the earlier ones; what ``part`` has already is not made again."""
    found = {each.number: each for each in kept(game, order, part)}
    with Pool({GAMES: Lane(workers)}) as pool, part.open("a", encoding="utf-8") as file:
        pending: dict[Future[GameFound], int] = {}
        numbers = iter(range(order.games or MOST_GAMES))
        while True:
            while len(pending) < workers and not enough(found, order):
                number = next((each for each in numbers if each not in found), None)
                if number is None:
                    break
                call = partial(search_game, order.game, number, order.seed, variant(game, order, number))
                pending[pool.submit(GAMES, call)] = number
            if not pending:
                break
            done, _ = wait(pending, return_when=FIRST_COMPLETED)
            for future in done:
                number = pending.pop(future)
                found[number] = future.result()
                file.write(json.dumps(found[number].to_dict(), separators=(",", ":")) + "\n")
                file.flush()
                told(len(found), sum(each.candidates for each in found.values()), len(puzzles_of(found.values())))
    return chosen(game, order, list(in_order(found)), before)


def kept(game: Game, order: PuzzleOrder, part: Path) -> Iterator[GameFound]:
    """Yield the games that were finished before; with another seed, recipe, rules or values it begins again."""
    head = json.dumps([order.seed, order.players, game.version, game.components().digest, shelf_of(game).recipe])
    lines = part.read_text(encoding="utf-8").splitlines() if part.exists() else []
    if not lines or lines[0] != head:
        part.write_text(head + "\n", encoding="utf-8")
        return
    for line in lines[1:]:
        try:
            yield read_found(Reader(parse_json(line), part.name))
        except NotJson:
            # It was stopped in the middle of a line.
            continue


def variant(game: Game, order: PuzzleOrder, number: int) -> dict[str, Value]:
    """Return the options of a game, by its number."""
    variants = [
        each for each in shelf_of(game).recipe.variants if not order.players or each.get("players") in order.players
    ]
    return game.check_options(variants[number % len(variants)])


def in_order(found: dict[int, GameFound]) -> Iterator[GameFound]:
    """Yield the games up to the first one that is missing: what is taken depends on no luck of timing."""
    number = 0
    while number in found:
        yield found[number]
        number += 1


def enough(found: dict[int, GameFound], order: PuzzleOrder) -> bool:
    """Return whether no other game is needed."""
    return not order.games and len(puzzles_of(in_order(found))) >= wanted(order)


def wanted(order: PuzzleOrder) -> int:
    """Return how many puzzles are made before some are chosen."""
    return order.most + order.most // SURPLUS


def puzzles_of(found: Iterable[GameFound]) -> list[Puzzle]:
    """Return the puzzles of some games, from each only so many."""
    taken: list[Puzzle] = []
    for each in found:
        taken += sorted(each.puzzles, key=lambda puzzle: (-puzzle.gap, puzzle.turn))[:FROM_ONE]
    return taken


def chosen(game: Game, order: PuzzleOrder, found: list[GameFound], before: Sequence[Puzzle] = ()) -> PuzzleFile:
    """Choose as many as wanted, with the earlier ones spread over themes, players and levels as evenly as possible."""
    games: list[GameFound] = []
    for each in found[: order.games or len(found)]:
        if not order.games and len(puzzles_of(games)) >= wanted(order):
            break
        games.append(each)
    known = {puzzle.id for puzzle in before}
    left = list({puzzle.id: puzzle for puzzle in puzzles_of(games) if puzzle.id not in known}.values())
    taken: list[Puzzle] = []
    counts = Counter(mark for puzzle in before for mark in marks(puzzle))
    while left and len(taken) < order.most:
        best = min(left, key=lambda puzzle: (sum(counts[each] for each in marks(puzzle)), puzzle.number, puzzle.turn))
        left.remove(best)
        taken.append(best)
        counts.update(marks(best))
    recipe = shelf_of(game).recipe
    making = Making(
        order.seed,
        len(games),
        sum(each.turns for each in games),
        sum(each.candidates for each in games),
        sum(len(each.puzzles) for each in games),
        recipe.simulations,
        thousandths(recipe.clear),
        thousandths(recipe.margin),
        len(before),
    )
    return PuzzleFile(making, sorted([*before, *taken], key=lambda puzzle: (puzzle.number, puzzle.turn)))


def marks(puzzle: Puzzle) -> list[str]:
    """Return what distinguishes a puzzle from others."""
    return [f"theme {puzzle.themes[0]}", f"level {puzzle.level}", f"players {puzzle.players}"]


# Checking ---------------------------------------------------------------------------------------------------


class Check(NamedTuple):
    """What a fresh search says of a puzzle: its best first choice, and by how much, in thousandths."""

    id: str
    first: str
    gap: int | None
    """None if it looked at no other."""
    agrees: bool


def drawn(puzzles: list[Puzzle], number: int, seed: int) -> list[Puzzle]:
    """Draw that many puzzles at random."""
    left, dice = list(puzzles), Dice(seed)
    return [left.pop(dice.below(len(left))) for _ in range(min(number, len(left)))]


def check(puzzle: Puzzle, seed: int, times: int = TIMES, bot: str = "") -> Check:
    """Look at a puzzle with fresh eyes: by the search that made it, or by a bot that is left to itself."""
    game = find_game(puzzle.game)
    recipe, state = shelf_of(game).recipe, puzzle.position(game)
    found = opinion(state, recipe, bot, seed) if bot else weigh(state, recipe, times * recipe.simulations, seed)
    gap = thousandths(found.gap) if found.rival else None
    return Check(puzzle.id, found.best.first, gap, found.best.first == puzzle.first)


def check_all(puzzles: list[Puzzle], seed: int, times: int, workers: int, bot: str = "") -> Iterator[Check]:
    """Look at puzzles in several processes; the answers come in their order."""
    with Pool({GAMES: Lane(workers)}) as pool:
        asked = [pool.submit(GAMES, partial(check, puzzle, seed, times, bot)) for puzzle in puzzles]
        for answer in asked:
            yield answer.result()
