"""What a seat of Origins can count on: the rounds and visits to come, and its means when the open turn is done."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.evaluation.lookups import lookups
from heliopolis.games.origins.evaluation.weights import Weights
from heliopolis.games.origins.position.state import FOOD, GOLD, HOME, NONE, STONE, WISDOM, Origins
from heliopolis.games.origins.rules.abilities.activation import Activations
from heliopolis.games.origins.rules.building.placing import AS_FARM, PlaceTile
from heliopolis.games.origins.rules.citizens import Hire
from heliopolis.games.origins.rules.modules.solo import ROUNDS
from heliopolis.games.origins.rules.payment import GainBasic, Pay
from heliopolis.games.origins.rules.population import NewBase
from heliopolis.games.origins.rules.rounds import NextTurn
from heliopolis.games.origins.rules.setup import DraftDie, DraftTurn
from heliopolis.games.origins.rules.temples import Climb, ClimbForCard
from heliopolis.games.origins.rules.turn import AskToken, ChooseAction, SpendToken
from heliopolis.games.origins.rules.visit import BONUS, BOTTOM, TOP, Arrive, VisitPart
from heliopolis.kernel.step import BIT, NOBODY, Step

OPEN: Final[dict[str, float]] = {
    "ChooseWorker": 6.0, "ChooseSite": 6.0, "CloseWith": 8.0, "ChooseSeat": 8.0, "MatchCard": 9.0, "BuildLevel": 4.0,
    "Purchase": 6.0, "BuildMode": 6.0, "ChooseTemple": 6.0, "ChooseStep": 3.0, "ExtraStep": 1.0, "TakeCitizen": 5.0,
    "TakeSpeaker": 4.0, "SpendFood": 2.5, "Feed": 1.2, "MoveOrAttack": 2.0, "AttackPoints": 2.0, "Veteran": 3.5,
    "SetAside": 2.5, "SwapDie": 1.0, "SwapColour": 1.0, "ResetSite": 0.5, "OpenGate": 2.0, "GateAmount": 2.0,
    "CopyAbility": 4.0, "StoneOrFood": 2.0, "BonusOrGold": 2.0, "RaiseForTower": 1.0, "RaiseNewDie": 0.5,
    "ExchangeForGold": 1.0, "PointsOrStone": 2.0, "PyramidAmount": 3.0, "GardenTile": 3.0, "GardenFood": 2.0,
    "GateOfIshtar": 1.5, "WonderDirection": 6.0, "PlaceWonder": 6.0, "PyramidPoints": 5.0, "SpendAny": -2.0,
}  # fmt: skip
"""What an open question promises: a turn half done is not worse than none."""


class OriginsOutlook:
    """The means of a seat, where what its open turn has begun counts as done.

    So a Building that is half paid is not worse than none, and a search does not turn away from it.
    """

    def __init__(self, origins: Origins, seat: int, weights: Weights) -> None:
        me = origins.players[seat]
        self.origins: Final = origins
        self.seat: Final = seat
        self.me: Final = me
        self.weights: Final = weights
        self.lookups: Final = lookups(origins.components)
        self.rounds: Final = rounds_left(origins, weights)
        self.now: Final = visits_now(origins, seat, self.rounds)
        """How many visits the seat can make in this round."""
        self.visits: Final = self.now + visits_later(origins, seat, self.rounds)
        """And in all the rounds to come."""
        self.points = 0.0
        self.resources: Final = me.resources[:]
        self.steps: Final = [track[seat] for track in origins.climbs]
        self.bases = me.bases
        todo: list[Step[Origins]] = origins.todo
        for step in reversed(todo):
            if step.ends_turn():
                break
            if step.seat() in (seat, NOBODY):
                self.foresee(step)

    def foresee(self, step: Step[Origins]) -> None:
        """Count a step on the stack as done."""
        weights = self.weights
        if isinstance(step, Pay):
            self.pay(STONE, step.stone)
            self.pay(FOOD, step.food)
            self.pay(WISDOM, step.wisdom)
        elif isinstance(step, VisitPart):
            self.visit(step)
        elif isinstance(step, Arrive):
            self.points += weights.sites[step.site] - weights.action
        elif isinstance(step, PlaceTile):
            self.points += weights.close * weights.ready + (
                0.0 if step.mode == AS_FARM else self.lookups.worths[step.kind]
            )
        elif isinstance(step, Activations):
            for cell in step.cells:
                self.points += self.lookups.worth(self.me.city[cell])
        elif isinstance(step, ClimbForCard):
            self.climb(step.temple, 2)
            self.points += weights.card
        elif isinstance(step, Climb):
            self.climb(step.temple, step.steps)
        elif isinstance(step, Hire):
            self.points += weights.hire
        elif isinstance(step, GainBasic):
            self.points += weights.basics[WISDOM] * step.left
        elif isinstance(step, NewBase):
            self.bases += 1
        else:
            self.points += OPEN.get(type(step).__name__, 0.0)

    def visit(self, step: VisitPart) -> None:
        """Count the rest of a visit."""
        weights = self.weights
        acted = step.done & (TOP | BOTTOM)
        if not acted:
            self.points += weights.sites[step.site]
        if step.mains == 2 and acted != TOP | BOTTOM:
            self.points += weights.both_actions * weights.sites[step.site]
        if step.colours & BIT[self.origins.site_tiles[step.site]] and not step.done & BONUS:
            self.points += weights.bonus

    def pay(self, resource: int, number: int) -> None:
        """Pay a price, with gold where the resource itself does not suffice."""
        own = min(number, self.resources[resource])
        self.resources[resource] -= own
        self.resources[GOLD] -= number - own

    def climb(self, temple: int, steps: int) -> None:
        self.steps[temple] = min(self.origins.components.temple_top, self.steps[temple] + steps)


def rounds_left(origins: Origins, weights: Weights) -> float:
    """Return how many rounds are likely to follow the open one."""
    if origins.trials_on():
        return float(max(0, len(origins.trials) - 1))
    if origins.solo():
        return float(ROUNDS - origins.round_number)
    if origins.triggers:
        return 0.0
    return max(weights.last_round, weights.usual_rounds - origins.round_number)


def visits_now(origins: Origins, seat: int, rounds: float) -> int:
    """Return how many workers the seat has for this round, and Speakers for whenever it likes."""
    me = origins.players[seat]
    speakers = 0
    for number in me.speakers:
        speakers += number
    if origins.passed & BIT[seat]:
        return speakers if rounds else 0
    unused = speakers + (1 if me.archon == HOME else 0)
    for base in range(me.bases):
        if me.colours[base] != NONE and me.places[base] == HOME:
            unused += 1
    return unused


def visits_later(origins: Origins, seat: int, rounds: float) -> float:
    """Return how many visits the seat can make in the rounds to come with the workers it has."""
    me = origins.players[seat]
    workers = 1
    for base in range(me.bases):
        if me.colours[base] != NONE:
            workers += 1
    return rounds * workers


def strongest(origins: Origins) -> int:
    """Return who would get the Bulwark now (ORI-ROUND-02, ORI-ROUND-03); alone it stays."""
    if origins.solo():
        return 0
    best = NONE
    for player in origins.strength_order:
        if best == NONE or origins.strength[player] > origins.strength[best]:
            best = player
    return best


def next_seat(origins: Origins) -> int:
    """Return who begins the next action, where one that is begun counts as done.

    Between rounds anyone who gets the Bulwark.
    """
    todo: list[Step[Origins]] = origins.todo
    for step in reversed(todo):
        if isinstance(step, (ChooseAction, SpendToken, DraftDie)):
            return step.player
        if isinstance(step, DraftTurn):
            return step.player
        if isinstance(step, AskToken):
            if origins.players[step.player].tokens and not origins.passed & BIT[step.player] and not origins.solo():
                return step.player
        elif isinstance(step, NextTurn):
            for place in range(origins.seats):
                player = (step.player + place) % origins.seats
                if not origins.passed & BIT[player]:
                    return player
    return strongest(origins)
