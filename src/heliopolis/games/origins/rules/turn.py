"""The turn: one action, and one more for a Superiority token (ORI-TURN, ORI-SUP)."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.position.choices import ACTION, PASS, USE
from heliopolis.games.origins.position.state import Origins
from heliopolis.games.origins.rules.actions import Action
from heliopolis.games.origins.rules.districts import Closing
from heliopolis.games.origins.rules.passing import Passing
from heliopolis.games.origins.rules.population import Growing
from heliopolis.games.origins.rules.towers import Raising
from heliopolis.games.origins.rules.visit import Visiting
from heliopolis.games.origins.rules.zodiac import YES_OR_NO
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.event import Event
from heliopolis.kernel.frame import Frame
from heliopolis.kernel.step import BIT, Step, TableStep

CHOICES: Final[list[Choice]] = [*ACTION, PASS]
ACTIONS: Final[list[Action]] = [Visiting(), Closing(), Raising(), Growing(), Passing()]
"""What each of the choices does."""


class ChooseAction(TableStep[Origins]):
    """Visit, close a District, build a Tower level, grow, or pass (ORI-TURN-02)."""

    def asks_when_forced(self) -> bool:
        # Passing ends the round for a player, so it is asked even where nothing else is left.
        return True

    def table(self, origins: Origins) -> list[Choice]:
        return CHOICES

    def bars(self, origins: Origins) -> list[tuple[str, int]]:
        found = [action.bar(origins, self.player) for action in ACTIONS]
        return [(rule, BIT[place]) for place, rule in enumerate(found) if rule is not None]

    def missing(self, origins: Origins, choice: Choice) -> list[Event]:
        return ACTIONS[CHOICES.index(choice)].missing(origins, self.player)

    def run(self, origins: Origins, choice: Choice) -> None:
        origins.action_number += 1
        origins.do_all(ACTIONS[CHOICES.index(choice)].steps(origins, self.player))


class AskToken(Step[Origins]):
    """After an action other than passing a token may buy one more; not in solo (ORI-SUP-01, ORI-SOLO-10)."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def resolve(self, origins: Origins) -> None:
        done = origins.passed & BIT[self.player] or origins.solo()
        if not done and origins.players[self.player].tokens:
            origins.do(SpendToken(self.player))


class SpendToken(TableStep[Origins]):
    """Spend a Superiority token for one further action, or end the turn (ORI-SUP-01..05)."""

    def table(self, origins: Origins) -> list[Choice]:
        return YES_OR_NO

    def run(self, origins: Origins, choice: Choice) -> None:
        if choice is USE:
            origins.players[self.player].tokens -= 1
            origins.tell("token", self.player)
            origins.do(ChooseAction(self.player))


FRAMES: Final[tuple[Frame, ...]] = (
    Frame(ChooseAction, *[row for action in ACTIONS for row in action.begins]),
    Frame(AskToken, (SpendToken,)),
    Frame(SpendToken, (ChooseAction,)),
)
