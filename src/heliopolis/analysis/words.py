"""Hints and analyses in words: the same sentences on the screen, in a file and on a page."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import takewhile
from typing import Final

from heliopolis.analysis.comparing import compared
from heliopolis.analysis.grades import BEST, BLUNDER, GOOD, INACCURACY, MISTAKE
from heliopolis.analysis.hints import Advice
from heliopolis.analysis.reviews import CostlyTurn, LedgerRow, Review
from heliopolis.kernel.game import State
from heliopolis.kernel.journals.journal import Journal
from heliopolis.words.voice import Voice, bot_called

MARKS: Final = {BEST: "★", GOOD: "✓", INACCURACY: "?!", MISTAKE: "?", BLUNDER: "??"}
"""The mark of each grade, as chess players write them."""


def percent(chance: float, voice: Voice) -> str:
    """Return a chance as people say it: nothing that is still open is called certain or impossible."""
    return voice.say("analysis-percent", percent=_hundredths(chance))


def _hundredths(chance: float) -> int:
    return round(100 * chance) if chance in (0.0, 1.0) else min(99, max(1, round(100 * chance)))


def change(hundredths: int, voice: Voice) -> str:
    """Return by how much a chance changed."""
    return voice.say("analysis-percent", percent=f"{hundredths:+d}".replace("-", "−") if hundredths else "0")


def rounded(row: LedgerRow) -> list[int]:
    """Return a row of the ledger in hundredths; the changes still add up to the difference."""
    first, last = _hundredths(row.first), _hundredths(row.last)
    exact = [100 * each for each in row[1:-1]]
    told = [round(each) for each in exact]
    while missing := last - first - sum(told):
        step = 1 if missing > 0 else -1
        # The one that was rounded furthest the other way moves.
        place = max(range(len(told)), key=lambda each: step * (exact[each] - told[each]))
        told[place] += step
    return [first, *told, last]


def chances(players: Sequence[str], voice: Voice) -> str:
    """Return what the chances are of."""
    return voice.say("analysis-chances", players=len(players))


def source(players: Sequence[str], voice: Voice, *, learned: bool) -> str:
    """Return where the chances come from."""
    return voice.say("analysis-learned", players=len(players)) if learned else voice.say("analysis-forecast")


def line(choices: Sequence[tuple[int, str]], state: State, voice: Voice, players: Sequence[str]) -> list[str]:
    """Return the choices of a line of play from a position on; where the chooser changes, the name stands before it."""
    told: list[str] = []
    here, seat = state.copy(), state.seat()
    for who, name in choices:
        choice = here.choice(name)
        text = voice.on_board(choice, here)
        told.append(text if who == seat else voice.say("analysis-other", player=players[who], choice=text))
        here.play(choice)
        seat = who
    return told


def on(advice: Advice, seat: int, state: State, voice: Voice, players: Sequence[str]) -> str:
    """Return how the game would continue after a choice, or nothing if that is open."""
    _, *then = line([(seat, advice.choice), *advice.line], state, voice, players)
    return voice.say("analysis-then", line=" · ".join(then)) if then else ""


def head(turn: CostlyTurn, voice: Voice, players: Sequence[str]) -> str:
    """Return which turn it was, whose, and what it cost."""
    return voice.say("analysis-turn", turn=turn.turn, player=players[turn.seat], cost=cost(turn, voice, players))


def cost(turn: CostlyTurn, voice: Voice, players: Sequence[str]) -> str:
    """Return the chance that was left, and the one there was."""
    best, left = percent(turn.best, voice), percent(turn.played, voice)
    return voice.say("analysis-cost", best=best, played=left, players=len(players))


def played(turn: CostlyTurn, state: State, voice: Voice) -> str:
    """Return the decision that mattered."""
    return voice.say("analysis-played", choice=voice.on_board(state.choice(turn.decision.played), state))


def better(turn: CostlyTurn, state: State, voice: Voice, players: Sequence[str]) -> str:
    """Return what was better there, to the end of the run."""
    choices = [(turn.seat, name) for name in turn.decision.better]
    return voice.say("analysis-better", line=" · ".join(line(choices, state, voice, players)))


def reason(turn: CostlyTurn, journal: Journal, voice: Voice) -> str:
    """Return why something else was better: what sets the two ways apart.

    There is none where a search with other luck does not agree, or where nothing can be named.
    """
    if not turn.agreed:
        return ""
    played = takewhile(lambda ply: (ply.turn, ply.seat) == (turn.turn, turn.seat), journal.plies[turn.decision.ply :])
    state = journal.at(turn.decision.ply)
    found = compared(state, turn.decision.better, [ply.choice for ply in played])
    # A tile and its cube may have the same name: only their icons differ.
    more, less = (
        voice.all_of(list(dict.fromkeys(voice.message(gain.text) for gain in gains)))
        for gains in (found.more, found.less)
    )
    if found.ends:
        return voice.say("review-why-ends-better" if found.ends > 0 else "review-why-ends-played")
    if more and found.now >= 0:
        return voice.say("review-why-both", more=more, less=less) if less else voice.say("review-why-more", more=more)
    return voice.say("review-why-later", points=found.later) if found.later else ""


def graded(grade: str, voice: Voice) -> str:
    """Return what a grade is called."""
    return voice.say(f"grade-{grade}")


def about(review: Review, players: Sequence[str], voice: Voice) -> str:
    """Say by which means the game was looked at, and where the chances come from."""
    bot = bot_called(review.plan.bot, voice.texts)
    told = voice.say("analysis-about", simulations=review.plan.simulations, bot=bot)
    return f"{told} {source(players, voice, learned=review.learned)}"
