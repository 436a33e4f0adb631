"""How far the grades of a review can be trusted: mistakes and blunders against a search of ten times the simulations.

Bots of two strengths play whole games against their like, and in known turns, one in ten, random choices replace
their own. Each game is reviewed as pages do it. Then another search, with other luck and ten times the
simulations, says what each turn cost. Precision: how much of what is graded so (or worse) is so. Recall: how much of
what is so is graded so (or worse). What is called near is at least one grade below.

``PYTHONPATH=build/fast python -m benchmarks.grades --games 8 --seed 71000000 --out FILE``

``--out FILE`` keeps what was said, a line of JSON for each game; ``--read FILE...`` prints the table of such files.
"""

from __future__ import annotations

import argparse
import json
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import NamedTuple

from heliopolis.analysis import Plan, review
from heliopolis.analysis.grades import BLUNDER, GRADES, INACCURACY, MISTAKE, grade
from heliopolis.analysis.judging import Run, review_run
from heliopolis.analysis.turns import asked, spans_of
from heliopolis.arena.executors import processes
from heliopolis.bots import bot
from heliopolis.games import all_games
from heliopolis.games import game as find_game
from heliopolis.kernel.chance import CHANCE, Dice
from heliopolis.kernel.journals.journal import Journal

STRENGTHS = ("hard", "easy")
PLANTED = 10
"""One in so many turns is played at random."""
SIMULATIONS = 16
TIMES = 10
OTHER_LUCK = 5_000_000


class GradedGame(NamedTuple):
    """A game, its planted turns, and for each turn the cost by the review."""

    game: str
    strength: str
    seed: int
    planted: list[tuple[int, int]]
    turns: list[tuple[int, int, float]]
    runs: list[tuple[int, int, Run]]
    """The same turns as questions for the longer search, by turn and seat."""
    seconds: float


class Question(NamedTuple):
    """A game to be played and reviewed."""

    game: str
    strength: str
    seed: int


def graded(question: Question) -> GradedGame:
    """Play a game and review it."""
    game, dice = find_game(question.game), Dice(question.seed)
    journal = Journal(game, None, None, players=2)
    players = [bot(question.strength, game, question.seed + seat) for seat in range(2)]
    planted: dict[tuple[int, int], bool] = {}
    while journal.state.todo:
        state = journal.state
        choices = state.choices()
        if state.seat() == CHANCE:
            journal.play(choices[dice.weighted(state.weights())])
        elif planted.setdefault((state.turn, state.seat()), dice.below(PLANTED) == 0):
            journal.play(choices[dice.below(len(choices))])
        else:
            journal.play(players[state.seat()].choose(state))
    begun = time.process_time()
    found = review(journal, Plan(simulations=SIMULATIONS, seed=question.seed))
    seconds = time.process_time() - begun
    plan = Plan(simulations=TIMES * SIMULATIONS, seed=question.seed + OTHER_LUCK)
    return GradedGame(
        *question,
        [turn for turn, bad in planted.items() if bad],
        [(turn.turn, turn.seat, turn.cost) for turn in found.turns],
        [(span.turn, span.seat, asked(span, plan)) for span in spans_of(journal) if any(span.open)],
        seconds,
    )


class Look(NamedTuple):
    """A turn of a game, by the place of the game, and a question about it."""

    place: int
    game: str
    turn: int
    seat: int
    run: Run


def looked(look: Look) -> tuple[Look, float]:
    """Return what a run cost by the longer search."""
    return look, review_run(look.run, find_game(look.game).load(look.run.state, None)).cost


class Told(NamedTuple):
    """A turn: what it cost by the review and by the longer search, and whether it was planted."""

    review: float
    longer: float
    planted: bool


def play(questions: Sequence[Question], cores: int, seconds: float) -> Iterator[dict[str, object]]:
    """Yield each game with all its turns, as plain data; those that are not done in time are left out."""
    end = time.monotonic() + seconds
    games = list(processes(cores)(graded, questions))
    looks = [Look(place, each.game, *run) for place, each in enumerate(games) for run in each.runs]
    costs: dict[tuple[int, int, int], float] = {}
    left = {place: len(each.runs) for place, each in enumerate(games)}
    for look, cost in processes(cores)(looked, looks):
        key = look.place, look.turn, look.seat
        costs[key] = max(cost, costs.get(key, 0.0))
        left[look.place] -= 1
        if not left[look.place]:
            each = games[look.place]
            told = [
                Told(own, costs[look.place, turn, seat], (turn, seat) in each.planted) for turn, seat, own in each.turns
            ]
            yield {
                "game": each.game,
                "strength": each.strength,
                "seed": each.seed,
                "turns": told,
                "seconds": each.seconds,
            }
        if time.monotonic() > end:
            return


def share(found: Sequence[Told], wanted: Sequence[Told]) -> str:
    """Return how many of some turns are among others."""
    return f"{len(found)} of {len(wanted)} ({100 * len(found) / max(1, len(wanted)):.0f} %)"


def report(turns: Sequence[Told]) -> str:
    """Return the table of some turns."""
    rows = []
    for name in (MISTAKE, BLUNDER):
        least, near = GRADES[name], GRADES[INACCURACY if name == MISTAKE else MISTAKE]
        said, true = ([each for each in turns if cost(each) >= least] for cost in (_review, _longer))
        both = [each for each in said if each.longer >= least]
        nearly_true = [each for each in said if each.longer >= near]
        nearly_said = [each for each in true if each.review >= near]
        planted = [[each for each in some if each.planted] for some in (both, true)]
        rows.append(
            f"{name}: precision {share(both, said)}, near {share(nearly_true, said)}; "
            f"recall {share(both, true)}, near {share(nearly_said, true)}, planted {share(*planted)}"
        )
    same = [each for each in turns if grade(each.review) == grade(each.longer)]
    order = list(GRADES)
    beside = [each for each in turns if abs(order.index(grade(each.review)) - order.index(grade(each.longer))) <= 1]
    rows.append(f"same grade {share(same, turns)}, or the one beside it {share(beside, turns)}")
    return "\n".join(rows)


def _review(told: Told) -> float:
    return told.review


def _longer(told: Told) -> float:
    return told.longer


def main() -> None:
    """Play or read, and print the tables."""
    parser = argparse.ArgumentParser(prog="benchmarks.grades", description=__doc__)
    parser.add_argument("--games", type=int, default=4, help="of each game and strength")
    parser.add_argument("--seed", type=int, default=71_000_000)
    parser.add_argument("--cores", type=int, default=0, help="0: all there are")
    parser.add_argument("--seconds", type=float, default=3600.0, help="leave out games that are not done by then")
    parser.add_argument("--out", type=Path, help="keep what was said")
    parser.add_argument("--read", type=Path, nargs="+", help="play nothing, read what was kept")
    asked_for = parser.parse_args()
    if asked_for.read:
        games = [json.loads(line) for path in asked_for.read for line in path.read_text(encoding="utf-8").splitlines()]
    else:
        questions = [
            Question(name, strength, asked_for.seed + number)
            for number in range(asked_for.games)
            for name in all_games()
            for strength in STRENGTHS
        ]
        games = []
        for game in play(questions, asked_for.cores, asked_for.seconds):
            games.append(game)
            if asked_for.out:
                with asked_for.out.open("a", encoding="utf-8") as file:
                    file.write(json.dumps(game) + "\n")
    for name in all_games():
        own = [game for game in games if game["game"] == name]
        turns = [Told(*told) for game in own for told in game["turns"]]
        if own:
            seconds = sum(game["seconds"] for game in own) / len(own)
            print(f"{name}: {len(own)} games, {len(turns)} turns, {seconds:.0f} s each\n{report(turns)}\n")


if __name__ == "__main__":
    main()
