"""Visit an Encounter Site: send a worker, pay the toll, act (ORI-VISIT, ORI-SITE)."""

from __future__ import annotations

from typing import ClassVar, Final

from heliopolis.games.origins.position.choices import ARCHON, BASE, COLOURS, PART, SITE, SPEAKER, STOP
from heliopolis.games.origins.position.dice import sent_speaker
from heliopolis.games.origins.position.ranges import PLACE
from heliopolis.games.origins.position.state import HOME, Origins
from heliopolis.games.origins.rules.actions import Action, base_missing
from heliopolis.games.origins.rules.bonus import BONUSES, BonusOrGold, bonus_of
from heliopolis.games.origins.rules.building.purchase import BUILD
from heliopolis.games.origins.rules.citizens import MUST, PAID, Feeding, Hiring
from heliopolis.games.origins.rules.military import Fighting, gain_bundle
from heliopolis.games.origins.rules.modules.wonders import Claiming
from heliopolis.games.origins.rules.payment import Pay, due, shortage
from heliopolis.games.origins.rules.sites import FreezeSites, RaiseSite
from heliopolis.games.origins.rules.temples import Climbing
from heliopolis.games.origins.rules.zodiac import LOWEST_SPEAKER, PISCES
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.event import Event
from heliopolis.kernel.frame import FieldRange, Frame, SetRange
from heliopolis.kernel.position import put
from heliopolis.kernel.step import BIT, Step, TableStep

WORKERS: Final[list[Choice]] = [*BASE, *SPEAKER, ARCHON]
FIRST_SPEAKER_WORKER: Final = len(BASE)
ARCHON_WORKER: Final = len(WORKERS) - 1
PARTS: Final[list[Choice]] = [*PART, STOP]
PLAIN_PARTS: Final[list[Choice]] = [*PART[:3], STOP]
"""The parts of a visit without Wonders."""
SITES: Final = len(SITE)

LOWER_ACTIONS: Final[list[Action]] = [Fighting(1, 2), BUILD, Climbing(), Hiring(PAID, MUST), Feeding()]
"""The lower action of each site; the upper one gains resources (ORI-SITE-01..05)."""
CLAIMS: Final[list[Action]] = [Claiming(site) for site in range(SITES)]

TOP: Final = 1
BOTTOM: Final = 2
BONUS: Final = 4
CLAIM: Final = 8


class ChooseWorker(TableStep[Origins]):
    """Choose who visits: an unused Freeman, a Speaker, or the Archon at home (ORI-VISIT-01)."""

    def table(self, origins: Origins) -> list[Choice]:
        return WORKERS

    def bars(self, origins: Origins) -> list[tuple[str, int]]:
        absent = 0
        stuck = 0
        for worker in range(len(WORKERS)):
            if not is_ready(origins, self.player, worker):
                absent |= BIT[worker]
            elif not can_visit_any(origins, self.player, worker):
                stuck |= BIT[worker]
        return [("ORI-VISIT-01", absent), ("ORI-VISIT-04", stuck)]

    def missing(self, origins: Origins, choice: Choice) -> list[Event]:
        worker = WORKERS.index(choice)
        if is_ready(origins, self.player, worker):
            return toll_missing(origins, self.player, [worker])
        if worker < FIRST_SPEAKER_WORKER:
            return base_missing(origins, self.player, worker)
        if worker == ARCHON_WORKER:
            return [("is_at", self.player, origins.players[self.player].archon)]
        return [("speaker_not_held", self.player, worker - FIRST_SPEAKER_WORKER + LOWEST_SPEAKER)]

    def run(self, origins: Origins, choice: Choice) -> None:
        origins.do(ChooseSite(self.player, WORKERS.index(choice)))


def is_ready(origins: Origins, player: int, worker: int) -> bool:
    """Return whether the worker is there and unused."""
    me = origins.players[player]
    if worker == ARCHON_WORKER:
        return me.archon == HOME
    if worker >= FIRST_SPEAKER_WORKER:
        return me.speakers[worker - FIRST_SPEAKER_WORKER + LOWEST_SPEAKER] > 0
    return me.unused(worker)


def toll(origins: Origins, player: int, worker: int, site: int) -> int:
    """Return the wisdom by which the worker falls short of the site; the Archon never does (ORI-VISIT-03..05)."""
    if worker == ARCHON_WORKER:
        return 0
    if worker >= FIRST_SPEAKER_WORKER:
        value = worker - FIRST_SPEAKER_WORKER + LOWEST_SPEAKER
    else:
        value = origins.players[player].values[worker]
    return max(0, origins.site_values[site] - value)


def can_visit(origins: Origins, player: int, worker: int, site: int) -> bool:
    wisdom = toll(origins, player, worker, site)
    return wisdom == 0 or origins.players[player].can_pay(0, 0, wisdom)


def can_visit_any(origins: Origins, player: int, worker: int) -> bool:
    return any(can_visit(origins, player, worker, site) for site in range(SITES))


class Visiting(Action):
    """Send a worker to a site (ORI-VISIT)."""

    begins = ((ChooseWorker,),)

    def bar(self, origins: Origins, player: int) -> str | None:
        rule = "ORI-VISIT-01"
        for worker in range(len(WORKERS)):
            if is_ready(origins, player, worker):
                if can_visit_any(origins, player, worker):
                    return None
                rule = "ORI-VISIT-04"
        return rule

    def missing(self, origins: Origins, player: int) -> list[Event]:
        return toll_missing(origins, player, list(range(len(WORKERS))))

    def steps(self, origins: Origins, player: int) -> list[Step[Origins]]:
        return [ChooseWorker(player)]


def toll_missing(origins: Origins, player: int, workers: list[int]) -> list[Event]:
    """Return the wisdom that the cheapest visit of one of these workers lacks, if any of them is there."""
    ready = [worker for worker in workers if is_ready(origins, player, worker)]
    tolls = [toll(origins, player, worker, site) for worker in ready for site in range(SITES)]
    return shortage(origins, player, 0, 0, min(tolls)) if tolls else []


class ChooseSite(TableStep[Origins]):
    """Choose the site: pay its toll, arrive, act (ORI-VISIT-02..08)."""

    def __init__(self, player: int, worker: int) -> None:
        super().__init__(player)
        self.worker: Final = worker

    def fits(self, origins: Origins) -> bool:
        return is_ready(origins, self.player, self.worker)

    def table(self, origins: Origins) -> list[Choice]:
        return SITE

    def bars(self, origins: Origins) -> list[tuple[str, int]]:
        too_dear = 0
        for site in range(SITES):
            if not can_visit(origins, self.player, self.worker, site):
                too_dear |= BIT[site]
        return [("ORI-VISIT-04", too_dear)]

    def missing(self, origins: Origins, choice: Choice) -> list[Event]:
        return shortage(origins, self.player, 0, 0, toll(origins, self.player, self.worker, choice.item))

    def run(self, origins: Origins, choice: Choice) -> None:
        wisdom = toll(origins, self.player, self.worker, choice.item)
        origins.do_all([*due(self.player, 0, 0, wisdom), Arrive(self.player, self.worker, choice.item)])


class Arrive(Step[Origins]):
    """The worker is on the site, the site rises, the actions follow; value and colour count as they are now."""

    def __init__(self, player: int, worker: int, site: int) -> None:
        self.player: Final = player
        self.worker: Final = worker
        self.site: Final = site

    def fits(self, origins: Origins) -> bool:
        return is_ready(origins, self.player, self.worker)

    def resolve(self, origins: Origins) -> None:
        me = origins.players[self.player]
        mains, colours = 1, 0
        if self.worker == ARCHON_WORKER:
            me.archon = self.site
            for colour in me.advisors:
                colours |= BIT[colour]
        elif self.worker >= FIRST_SPEAKER_WORKER:
            value = self.worker - FIRST_SPEAKER_WORKER + LOWEST_SPEAKER
            me.speakers = put(me.speakers, value, me.speakers[value] - 1)
            me.sent = tuple(sorted((*me.sent, sent_speaker(self.site, value))))
        else:
            me.places = put(me.places, self.worker, self.site)
            colours = BIT[me.colours[self.worker]]
            mains = 2 if me.values[self.worker] == 6 else 1
        origins.tell("visited", self.player, self.worker, self.site)
        rise: Step[Origins] = RaiseSite(self.player, self.site)
        if origins.solo() and me.tokens:
            rise = FreezeSites(self.player, self.site)
        origins.do(rise, VisitPart(self.player, self.worker, self.site, mains, colours, 0))


class VisitPart(TableStep[Origins]):
    """The next part of the visit: a main action, the bonus, a claim, or the end (ORI-VISIT-08..18)."""

    saved_as: ClassVar = "Visit"

    def __init__(self, player: int, worker: int, site: int, mains: int, colours: int, done: int) -> None:
        super().__init__(player)
        self.worker: Final = worker
        self.site: Final = site
        self.mains: Final = mains
        """How many main actions this worker may do."""
        self.colours: Final = colours
        """The colours whose bonus this worker may use."""
        self.done: Final = done

    def table(self, origins: Origins) -> list[Choice]:
        return PARTS if origins.wonders_on() else PLAIN_PARTS

    def bars(self, origins: Origins) -> list[tuple[str, int]]:
        acted = self.done & (TOP | BOTTOM)
        finish = BIT[len(self.table(origins)) - 1]
        barred = [("ORI-VISIT-19", acted)] if acted else [("ORI-VISIT-10", finish)]
        if acted and self.mains == 1:
            barred.append(("ORI-VISIT-09" if self.worker < FIRST_SPEAKER_WORKER else "ORI-VISIT-17", TOP | BOTTOM))
        else:
            no_lower = LOWER_ACTIONS[self.site].bar(origins, self.player)
            if no_lower is not None:
                barred.append((no_lower, BOTTOM))
        no_bonus = self.bonus_bar(origins)
        if no_bonus is not None:
            barred.append((no_bonus, BONUS))
        no_claim = CLAIMS[self.site].bar(origins, self.player) if origins.wonders_on() else None
        if no_claim is not None:
            barred.append((no_claim, CLAIM))
        return barred

    def missing(self, origins: Origins, choice: Choice) -> list[Event]:
        if choice is PART[3]:
            return CLAIMS[self.site].missing(origins, self.player)
        if choice is PART[2]:
            return self.bonus_missing(origins)
        acted = self.done & (TOP | BOTTOM)
        if choice is PART[1] and (not acted or (self.mains > 1 and not acted & BOTTOM)):
            return LOWER_ACTIONS[self.site].missing(origins, self.player)
        return []

    def bonus_missing(self, origins: Origins) -> list[Event]:
        """Return the colour of the tile where it is another one, or what its bonus lacks."""
        colour = origins.site_tiles[self.site]
        if self.done & BONUS:
            return []
        if not self.colours & BIT[colour]:
            return [] if FIRST_SPEAKER_WORKER <= self.worker < ARCHON_WORKER else [("tile_is", self.player, colour)]
        return bonus_of(origins, colour).missing(origins, self.player)

    def bonus_bar(self, origins: Origins) -> str | None:
        """Return why this worker cannot use the Bonus tile: it is used, of another colour, or of no use."""
        if self.done & BONUS:
            return "ORI-VISIT-14"
        colour = origins.site_tiles[self.site]
        if self.colours & BIT[colour]:
            able = origins.holds(self.player, PISCES) or bonus_of(origins, colour).can(origins, self.player)
            return None if able else "ORI-BONUS-06"
        if self.worker == ARCHON_WORKER:
            return "ORI-VISIT-12"
        return "ORI-VISIT-11" if self.worker < FIRST_SPEAKER_WORKER else "ORI-VISIT-13"

    def run(self, origins: Origins, choice: Choice) -> None:
        if choice is STOP:
            return
        done = self.done | (BIT[choice.item] if choice.item < 3 else 0)
        origins.do(VisitPart(self.player, self.worker, self.site, self.mains, self.colours, done))
        if choice is PART[0]:
            origins.do_all(gain_bundle(origins, self.player, origins.components.site_amounts[self.site]))
        elif choice is PART[1]:
            origins.do_all(LOWER_ACTIONS[self.site].steps(origins, self.player))
        elif choice is PART[2]:
            colour = origins.site_tiles[self.site]
            if origins.holds(self.player, PISCES):
                origins.do(BonusOrGold(self.player, colour))
            else:
                origins.do_all(bonus_of(origins, colour).steps(origins, self.player))
        else:
            origins.do_all(CLAIMS[self.site].steps(origins, self.player))


WORKER: Final = FieldRange(0, len(WORKERS) - 1)
_PARTS: Final[list[Action]] = [*LOWER_ACTIONS, *BONUSES]

FRAMES: Final[tuple[Frame, ...]] = (
    Frame(ChooseWorker, (ChooseSite,)),
    Frame(ChooseSite, (Pay, Arrive), worker=WORKER),
    Frame(Arrive, (RaiseSite, VisitPart), (FreezeSites, VisitPart), worker=WORKER, site=PLACE),
    Frame(
        VisitPart,
        (BonusOrGold, VisitPart),
        *[(*row, VisitPart) for part in _PARTS for row in part.begins],
        worker=WORKER,
        site=PLACE,
        mains=FieldRange(1, 2),
        colours=SetRange(len(COLOURS)),
        done=SetRange((TOP | BOTTOM | BONUS).bit_length()),
    ),
)
