"""The standings of a contest: shares of victory with their intervals, scores and ratings of every bot."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from statistics import fmean
from typing import NamedTuple

from openskill.models import PlackettLuce, PlackettLuceRating

from heliopolis.arena.confidence import Interval, wilson
from heliopolis.arena.outcome import Outcome
from heliopolis.arena.spread import Spread, spread


class Rating(NamedTuple):
    """OpenSkill's estimate of a bot: its strength, and how unsure that is."""

    mu: float
    sigma: float


class Standing(NamedTuple):
    """How a bot did."""

    bot: str
    games: int
    wins: Interval
    """The share of victory of one of its seats: where it has several, their mean."""
    score: Spread
    rating: Rating
    decisions: int
    seconds: float
    """Of thinking in all."""
    forfeits: int
    """Decisions that were made at random for it."""


def standings(outcomes: Sequence[Outcome]) -> list[Standing]:
    """Return all bots, the best rating first; the outcomes in the order of their numbers.

    Examples:
        >>> from heliopolis.arena import contest, run, standings
        >>> played = run(contest("helios", ["random", "greedy:states=60"], {"players": 2}), games=2)
        >>> [(standing.bot, standing.wins.share) for standing in standings(played.outcomes)]
        [('greedy:states=60', 1.0), ('random', 0.0)]
    """
    rated = ratings(outcomes)
    found = [_standing(name, rating, outcomes) for name, rating in rated.items()]
    return sorted(found, key=lambda standing: -standing.rating.mu)


def _standing(name: str, rating: Rating, outcomes: Iterable[Outcome]) -> Standing:
    scores: list[int] = []
    games, wins, decisions, seconds, forfeits = 0, 0.0, 0, 0.0, 0
    for outcome in outcomes:
        seats = [seat for seat, bot in enumerate(outcome.seats) if bot == name]
        if seats:
            games += 1
            wins += outcome.share(name) / len(seats)
            scores += [outcome.totals[seat] for seat in seats]
            decisions += sum(outcome.decisions[seat] for seat in seats)
            seconds += sum(outcome.seconds[seat] for seat in seats)
            forfeits += sum(len(outcome.forfeits[seat]) for seat in seats)
    return Standing(name, games, wilson(wins, games), spread(scores), rating, decisions, seconds, forfeits)


def ratings(outcomes: Iterable[Outcome]) -> dict[str, Rating]:
    """Return the ratings after these games in this order; a bot that sits on several seats learns their mean."""
    # A bot does not get better by playing, so its strength is not expected to drift.
    model = PlackettLuce(tau=0.0)
    rated: dict[str, PlackettLuceRating] = {}
    for outcome in outcomes:
        for name in outcome.seats:
            rated.setdefault(name, model.rating())
        if len(set(outcome.seats)) == 1:
            continue
        teams = [[model.rating(mu=rated[name].mu, sigma=rated[name].sigma)] for name in outcome.seats]
        after = model.rate(teams, ranks=[float(rank) for rank in outcome.ranks])
        for name in set(outcome.seats):
            own = [team[0] for team, bot in zip(after, outcome.seats, strict=True) if bot == name]
            rated[name] = model.rating(mu=fmean(each.mu for each in own), sigma=fmean(each.sigma for each in own))
    return {name: Rating(rating.mu, rating.sigma) for name, rating in rated.items()}
