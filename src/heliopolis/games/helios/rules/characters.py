"""Phase 2: buy characters with mana, activate them with cubes (HEL-CHAR)."""

from __future__ import annotations

from typing import Final

from heliopolis.games.helios.position.choices import ACTIVATE, BUY, CHARACTERS, END, PASS
from heliopolis.games.helios.position.components import payable
from heliopolis.games.helios.position.ranges import CHARACTER, SEATS
from heliopolis.games.helios.position.state import Helios
from heliopolis.games.helios.rules.cubes import GiveCube
from heliopolis.games.helios.rules.payment import PayCubes, price, unpaid
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.event import Event
from heliopolis.kernel.frame import FieldRange, Frame
from heliopolis.kernel.step import BIT, Step, TableStep

DEALS: Final[list[Choice]] = [*BUY, *ACTIVATE, END, PASS]
MANY: Final = len(CHARACTERS)
ALL: Final = BIT[MANY] - 1
ENDING: Final = BIT[2 * MANY]
PASSING: Final = BIT[2 * MANY + 1]

NOTHING: Final = 0
ACTED: Final = 1
BOUGHT: Final = 2


class CharacterPhase(Step[Helios]):
    """Anyone who has most mana begins, ties go to the seat nearest to the starting player (HEL-CHAR-02)."""

    def ends_turn(self) -> bool:
        return True

    def resolve(self, helios: Helios) -> None:
        order = [(helios.first + place) % helios.seats for place in range(helios.seats)]
        richest = max(order, key=lambda seat: helios.players[seat].mana)
        helios.tell("characters", richest)
        helios.do(NextBuyer(richest, BIT[helios.seats] - 1))


class NextBuyer(Step[Helios]):
    """The turn goes round until everyone has passed (HEL-CHAR-09)."""

    def __init__(self, player: int, staying: int) -> None:
        self.player: Final = player
        self.staying: Final = staying

    def ends_turn(self) -> bool:
        return True

    def resolve(self, helios: Helios) -> None:
        if self.staying & BIT[self.player]:
            helios.begin_turn(self.player)
            helios.do(CharacterTurn(self.player, self.staying, NOTHING))
        elif self.staying:
            helios.do(NextBuyer((self.player + 1) % helios.seats, self.staying))


class CharacterTurn(TableStep[Helios]):
    """Buy one character at most, activate any number, in any order (HEL-CHAR-03)."""

    def __init__(self, player: int, staying: int, done: int) -> None:
        super().__init__(player)
        self.staying: Final = staying
        self.done: Final = done

    def fits(self, helios: Helios) -> bool:
        return self.staying < BIT[helios.seats] and self.staying & BIT[self.player] != 0

    def table(self, helios: Helios) -> list[Choice]:
        return DEALS

    def bars(self, helios: Helios) -> list[tuple[str, int]]:
        me = helios.players[self.player]
        too_dear = 0
        for place, character in enumerate(helios.components.characters):
            if character.price > me.mana:
                too_dear |= BIT[place]
        idle = me.characters & ~me.active
        affordable = payable(helios.components.payable_characters, me.owned, me.stock)
        return [
            ("HEL-CHAR-05", ALL & ~helios.display),
            ("HEL-CHAR-03", ALL if self.done == BOUGHT else 0),
            ("HEL-CHAR-04", too_dear),
            ("HEL-CHAR-10", me.active << MANY),
            ("HEL-CHAR-06", (ALL & ~idle) << MANY),
            ("HEL-PAY-03", (helios.components.replaced_characters[me.owned] & ~affordable) << MANY),
            ("HEL-PAY-05", (ALL & ~affordable) << MANY),
            ("HEL-CHAR-09", ENDING if self.done == NOTHING else PASSING),
        ]

    def ending(self, helios: Helios) -> Choice:
        return PASS if self.done == NOTHING else END

    def missing(self, helios: Helios, choice: Choice) -> list[Event]:
        me = helios.players[self.player]
        if choice.kind == "activate" and me.characters & ~me.active & BIT[choice.item]:
            return unpaid(helios, self.player, helios.components.characters[choice.item].cost)
        if choice.kind == "buy" and helios.display & BIT[choice.item] and self.done != BOUGHT:
            return [("mana_short", self.player, helios.components.characters[choice.item].price, me.mana)]
        return []

    def run(self, helios: Helios, choice: Choice) -> None:
        player = self.player
        following = (player + 1) % helios.seats
        if choice is PASS:
            helios.tell("left_market", player)
            helios.do(NextBuyer(following, self.staying & ~BIT[player]))
        elif choice is END:
            helios.do(NextBuyer(following, self.staying))
        elif choice.kind == "buy":
            buy(helios, player, choice.item)
            helios.do(CharacterTurn(player, self.staying, BOUGHT))
        else:
            cost = helios.components.characters[choice.item].cost
            done = BOUGHT if self.done == BOUGHT else ACTED
            helios.do(
                price(helios, player, cost),
                Activate(player, choice.item),
                CharacterTurn(player, self.staying, done),
            )


def buy(helios: Helios, player: int, character: int) -> None:
    """Bring the character into play, Night side up, for its mana (HEL-CHAR-04)."""
    me = helios.players[player]
    me.mana -= helios.components.characters[character].price
    me.characters |= BIT[character]
    helios.display ^= BIT[character]
    helios.tell("bought", player, character)


class Activate(Step[Helios]):
    """The character turns to Day and gives its gifts once (HEL-CHAR-06, HEL-CHAR-07)."""

    def __init__(self, player: int, character: int) -> None:
        self.player: Final = player
        self.character: Final = character

    def fits(self, helios: Helios) -> bool:
        me = helios.players[self.player]
        return me.characters & ~me.active & BIT[self.character] != 0

    def resolve(self, helios: Helios) -> None:
        character = helios.components.characters[self.character]
        helios.players[self.player].active |= BIT[self.character]
        helios.tell("activated", self.player, self.character)
        helios.raise_sun(self.player, character.sun)
        helios.gain_mana(self.player, character.mana)
        if character.cubes:
            helios.do(GiveCube(self.player, self.character))


FRAMES: Final[tuple[Frame, ...]] = (
    Frame(CharacterPhase, (NextBuyer,)),
    Frame(NextBuyer, (CharacterTurn,), (NextBuyer,), staying=SEATS),
    Frame(
        CharacterTurn,
        (NextBuyer,),
        (CharacterTurn,),
        (PayCubes, Activate, CharacterTurn),
        staying=SEATS,
        done=FieldRange(NOTHING, BOUGHT),
    ),
    Frame(Activate, (GiveCube,), character=CHARACTER),
)
