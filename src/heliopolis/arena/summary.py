"""The result of a contest as plain data, for programs."""

from __future__ import annotations

from heliopolis.arena.confidence import Interval, SequentialTest
from heliopolis.arena.figures import meetings, seats
from heliopolis.arena.running import ContestResult
from heliopolis.arena.standing import Standing, standings


def summary(result: ContestResult) -> dict[str, object]:
    """Return what was played and what came of it; but for the seconds, the same for the same contest everywhere."""
    found: dict[str, object] = {
        **result.contest.to_dict(),
        "games": len(result.outcomes),
        "standings": [_standing(standing) for standing in standings(result.outcomes)],
        "line_ups": [
            {"bots": list(line_up), "standings": [_standing(standing) for standing in group]}
            for line_up, group in meetings(result.outcomes).items()
        ],
        "seats": [{"wins": _interval(seat.wins), "score": seat.score.to_dict()} for seat in seats(result.outcomes)],
    }
    if result.verdict is not None:
        found["verdict"] = _verdict(result.verdict)
    return found


def _standing(standing: Standing) -> dict[str, object]:
    return {
        "bot": standing.bot,
        "games": standing.games,
        "wins": _interval(standing.wins),
        "score": standing.score.to_dict(),
        "rating": {"mu": round(standing.rating.mu, 4), "sigma": round(standing.rating.sigma, 4)},
        "decisions": standing.decisions,
        "seconds": round(standing.seconds, 3),
        "forfeits": standing.forfeits,
    }


def _interval(interval: Interval) -> dict[str, float]:
    return {"share": round(interval.share, 4), "low": round(interval.low, 4), "high": round(interval.high, 4)}


def _verdict(verdict: SequentialTest) -> dict[str, object]:
    return {
        "bar": verdict.bar,
        "between": [round(verdict.low, 4), round(verdict.high, 4)],
        "games": verdict.games,
        "wins": round(verdict.wins, 4),
        "likelihood": round(verdict.likelihood, 4),
        "passed": verdict.passed,
    }
