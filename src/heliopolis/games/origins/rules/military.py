"""The Military track: moves, stacks, boundaries, attacks (ORI-MIL, ORI-ATT)."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.position.choices import BASIC, DECLINE, MILITARY, RESOURCES, STOP
from heliopolis.games.origins.position.components import EXCHANGE, LAST_SPACE
from heliopolis.games.origins.position.dice import die_colour
from heliopolis.games.origins.position.state import GOLD, Origins
from heliopolis.games.origins.rules.actions import Action
from heliopolis.games.origins.rules.payment import GainBasic, Pay, basics, due, shortage
from heliopolis.games.origins.rules.scoring import ARIES_REASON, ATTACK, FINAL_SPACE
from heliopolis.games.origins.rules.zodiac import ARIES
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.event import Event
from heliopolis.kernel.frame import FieldRange, Frame, Row
from heliopolis.kernel.position import put
from heliopolis.kernel.step import BIT, Step, TableStep

MOVE: Final = 1
ATTACKED: Final = 2
RED: Final = 0
OFFERED: Final[list[Choice]] = [*MILITARY, STOP]
GIFTS: Final[list[Choice]] = [*BASIC, DECLINE]


class MoveOrAttack(TableStep[Origins]):
    """Move and attack once each in either order; with ``most`` 1 only one of them (ORI-MIL-12)."""

    def __init__(self, player: int, steps: int, most: int, done: int) -> None:
        super().__init__(player)
        self.steps: Final = steps
        self.most: Final = most
        self.done: Final = done

    def table(self, origins: Origins) -> list[Choice]:
        return OFFERED

    def bars(self, origins: Origins) -> list[tuple[str, int]]:
        final = origins.strength[self.player] == LAST_SPACE
        return [
            ("ORI-MIL-12", self.done | (BIT[2] if self.done == 0 else 0)),
            ("ORI-MIL-10", BIT[0] if final else 0),
        ]

    def run(self, origins: Origins, choice: Choice) -> None:
        if choice is STOP:
            return
        done = self.done | (MOVE if choice is MILITARY[0] else ATTACKED)
        if self.most > 1 and done != MOVE | ATTACKED:
            origins.do(MoveOrAttack(self.player, self.steps, self.most, done))
        if choice is MILITARY[0]:
            move(origins, self.player, self.steps)
        else:
            attack(origins, self.player)


class Fighting(Action):
    """Move and attack, or with ``most`` 1 one of them, for so much wisdom (ORI-SITE-01, ORI-BONUS-03)."""

    begins = ((MoveOrAttack,), (Pay, MoveOrAttack))

    def __init__(self, steps: int, most: int, wisdom: int = 0) -> None:
        self._steps: Final = steps
        self._most: Final = most
        self._wisdom: Final = wisdom

    def bar(self, origins: Origins, player: int) -> str | None:
        return None if origins.players[player].can_pay(0, 0, self._wisdom) else "ORI-BONUS-06"

    def missing(self, origins: Origins, player: int) -> list[Event]:
        return shortage(origins, player, 0, 0, self._wisdom)

    def steps(self, origins: Origins, player: int) -> list[Step[Origins]]:
        return [*due(player, 0, 0, self._wisdom), MoveOrAttack(player, self._steps, self._most, 0)]


def move(origins: Origins, player: int, steps: int) -> None:
    """Advance space by space: boundaries give tokens, the final space points (ORI-MIL-04..10)."""
    start = origins.strength[player]
    end = min(LAST_SPACE, start + steps)
    if end == start:
        return
    origins.strength = put(origins.strength, player, end)
    to_the_top(origins, player)
    origins.tell("advanced", player, end)
    for space in range(start + 1, end + 1):
        if space in origins.components.boundaries:
            origins.players[player].tokens += 1
            origins.tell("superiority", player)
    if end == LAST_SPACE:
        origins.score(player, origins.components.final_points, FINAL_SPACE)


def to_the_top(origins: Origins, disk: int) -> None:
    """Put an arriving disk on those already there (ORI-MIL-06)."""
    origins.strength_order = (*[other for other in origins.strength_order if other != disk], disk)


def attack(origins: Origins, player: int) -> None:
    """Take the bonus of the space, then points for weaker disks and crossed boundaries (ORI-ATT-01..03)."""
    origins.tell("attacked", player)
    space = origins.strength[player]
    if origins.components.attack_bonus[space] == EXCHANGE:
        origins.do(ExchangeForGold(player), AttackPoints(player))
    else:
        amounts = origins.components.attack_amounts[space]
        origins.do_all([*gain_bundle(origins, player, amounts), AttackPoints(player)])


def gain_bundle(origins: Origins, player: int, amounts: list[int]) -> list[Step[Origins]]:
    """Gain named resources at once; those of choice, which come last, are still to be asked about."""
    for resource in range(len(RESOURCES)):
        origins.gain(player, resource, amounts[resource])
    return basics(player, amounts[len(RESOURCES)])


class ExchangeForGold(TableStep[Origins]):
    """Give a basic resource for one gold, or leave it (ORI-ATT-02)."""

    def table(self, origins: Origins) -> list[Choice]:
        return GIFTS

    def bars(self, origins: Origins) -> list[tuple[str, int]]:
        lacking = 0
        for resource in range(len(BASIC)):
            if origins.players[self.player].resources[resource] == 0:
                lacking |= BIT[resource]
        return [("ORI-RES-07", lacking)]

    def missing(self, origins: Origins, choice: Choice) -> list[Event]:
        return [("owns", self.player, choice.item, 0)]

    def run(self, origins: Origins, choice: Choice) -> None:
        if choice is not DECLINE:
            origins.spend(self.player, choice.item, 1)
            origins.gain(self.player, GOLD, 1)


class AttackPoints(Step[Origins]):
    """One point for each weaker disk and each boundary crossed; Aries adds the red dice (ORI-ATT-03, ORI-ZOD-08)."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def resolve(self, origins: Origins) -> None:
        points = origins.weaker(self.player) + origins.crossed(self.player)
        if points:
            origins.score(self.player, points, ATTACK)
        if origins.holds(self.player, ARIES):
            red = red_dice(origins, self.player)
            if red:
                origins.score(self.player, red, ARIES_REASON)


def red_dice(origins: Origins, player: int) -> int:
    """Count red Freemen and red Seat dice (ORI-ZOD-08)."""
    me = origins.players[player]
    return sum(1 for base in me.freemen() if me.colours[base] == RED) + sum(
        1 for seated in me.seats.values() if die_colour(seated) == RED
    )


def retreat(space: int) -> int:
    """Return where a disk falls back to at the end of the round (ORI-MIL-13)."""
    return space if space in (0, LAST_SPACE) else 3 * ((space - 1) // 3) + 1


_ATTACK: Final[tuple[Row, ...]] = (
    (ExchangeForGold, AttackPoints),
    (GainBasic, AttackPoints),
    (AttackPoints,),
)

FRAMES: Final[tuple[Frame, ...]] = (
    Frame(
        MoveOrAttack,
        (MoveOrAttack,),
        *_ATTACK,
        *[(*row, MoveOrAttack) for row in _ATTACK],
        steps=FieldRange(0, LAST_SPACE),
        most=FieldRange(1, 2),
        done=FieldRange(0, ATTACKED),
    ),
    Frame(ExchangeForGold),
    Frame(AttackPoints),
)
