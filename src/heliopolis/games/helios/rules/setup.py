"""Setup and the course of the rounds (HEL-SETUP, HEL-ROUND)."""

from __future__ import annotations

from typing import Final

from heliopolis.games.helios.position.choices import COLOUR, FIRST_SEAT, MATERIALS, START_COLOURS, START_TILE
from heliopolis.games.helios.position.coast import CENTRE
from heliopolis.games.helios.position.components import STACK, HeliosComponents
from heliopolis.games.helios.position.state import Helios, new_player
from heliopolis.games.helios.position.tiles import NO_TILE
from heliopolis.games.helios.rules.characters import CharacterPhase
from heliopolis.games.helios.rules.replenish import COLUMN_LENGTH, Deal, Replenish, ShowLand
from heliopolis.games.helios.rules.scoring import score_the_end
from heliopolis.games.helios.rules.turn import Turns
from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.definition import Value
from heliopolis.kernel.errors import BadData, BadOption
from heliopolis.kernel.event import Event
from heliopolis.kernel.frame import FieldRange, Frame, Row
from heliopolis.kernel.game import Game
from heliopolis.kernel.step import BIT, ChanceStep, Step, TableStep

SETUP: Final = 0
ACTIONS: Final = 1
CHARACTER_PHASE: Final = 2
REPLENISHMENT: Final = 3
OVER: Final = 4

ANY_SEAT: Final = "random"


def bare(game: Game, components: HeliosComponents, options: dict[str, Value]) -> Helios:
    """Return the table before anything is laid out."""
    seats, layout, first = int(options["players"]), str(options["layout"]), str(options["first"])
    if first != ANY_SEAT and int(first) > seats:
        raise BadOption("first", "first", seat=first, players=seats)
    if layout not in components.layouts:
        raise BadData("layouts.toml", "missing", key=layout)
    board = components.layouts[layout]
    return Helios(
        game=game,
        components=components,
        layout=board,
        first_option=first,
        players=[new_player(board, components.start_sun, components.start_mana) for _ in range(seats)],
        columns=[()] * 3,
        piles=[tiles[:] for tiles in components.action_tiles],
        discards=[[0] * 4 for _ in range(3)],
        stacks=[0] * 5,
        shown=[NO_TILE] * 6,
        additional=components.land_tiles[:],
        removed=[0] * 5,
        specials=components.special_tiles[:],
        display=BIT[len(components.characters)] - 1,
        round_number=0,
        phase=SETUP,
        first=0,
    )


def begin(helios: Helios) -> None:
    """Deal, choose starting tiles, show the land, give the late seats a cube, then play the rounds (HEL-SETUP)."""
    helios.begin_turn(CHANCE)
    first = [] if helios.first_option != ANY_SEAT else [FirstSeat()]
    helios.first = 0 if helios.first_option == ANY_SEAT else int(helios.first_option) - 1
    helios.do(*first, Deal(0, COLUMN_LENGTH), StartingTiles(), Round(1))


class FirstSeat(ChanceStep[Helios]):
    """Who starts is a matter of chance, if no one was named (HEL-SETUP-09)."""

    def outcomes(self, helios: Helios) -> tuple[list[Choice], list[int]]:
        return FIRST_SEAT[: helios.seats], [1] * helios.seats

    def run(self, helios: Helios, choice: Choice) -> None:
        helios.first = choice.item
        helios.tell("dragon", helios.first)


class StartingTiles(Step[Helios]):
    """In turn order everyone picks a starting tile, then the stacks are made (HEL-SETUP-10..16)."""

    def resolve(self, helios: Helios) -> None:
        helios.do_all(starting_turns(helios))


def starting_turns(helios: Helios) -> list[Step[Helios]]:
    """Return the turns of setup, and what is laid out between them."""
    order = [(helios.first + place) % helios.seats for place in range(helios.seats)]
    return [
        *[SetupTurn(player, 0) for player in order],
        Stacks(),
        ShowLand(),
        *[SetupTurn(player, 1) for player in order[2:]],
    ]


class SetupTurn(Step[Helios]):
    """A turn of setup: the starting tile (0) or the late seats' cube (1)."""

    def __init__(self, player: int, part: int) -> None:
        self.player: Final = player
        self.part: Final = part

    def ends_turn(self) -> bool:
        return True

    def resolve(self, helios: Helios) -> None:
        helios.begin_turn(self.player)
        helios.do(StartTile(self.player) if self.part == 0 else StartCube(self.player))


class StartTile(TableStep[Helios]):
    """Pick a starting tile: brown, grey or green; it lies in the centre with its cube (HEL-SETUP-10, -11)."""

    def table(self, helios: Helios) -> list[Choice]:
        return START_TILE

    def bars(self, helios: Helios) -> list[tuple[str, int]]:
        return [("HEL-SETUP-10", ~(BIT[len(START_COLOURS)] - 1))]

    def run(self, helios: Helios, choice: Choice) -> None:
        helios.unshare()
        helios.additional[choice.item] -= 1
        helios.lay(self.player, CENTRE, choice.item)
        helios.grow(self.player, CENTRE, choice.item)


class Stacks(Step[Helios]):
    """Four tiles of each colour make its stack, the rest the additional one (HEL-SETUP-12)."""

    def ends_turn(self) -> bool:
        return True

    def resolve(self, helios: Helios) -> None:
        helios.begin_turn(CHANCE)
        helios.additional = [tiles - STACK for tiles in helios.additional]
        helios.stacks = [STACK] * len(MATERIALS)


class StartCube(TableStep[Helios]):
    """The third and fourth player add a cube of another colour to their starting tile (HEL-SETUP-16)."""

    def table(self, helios: Helios) -> list[Choice]:
        return COLOUR

    def bars(self, helios: Helios) -> list[tuple[str, int]]:
        return [("HEL-SETUP-16", BIT[helios.players[self.player].kinds[CENTRE]])]

    def missing(self, helios: Helios, choice: Choice) -> list[Event]:
        return [("own_colour", self.player, choice.item)]

    def run(self, helios: Helios, choice: Choice) -> None:
        helios.grow(self.player, CENTRE, choice.item)


class Round(Step[Helios]):
    """A round is action turns, characters, replenishment; the last one ends with scoring (HEL-ROUND-02, -04)."""

    def __init__(self, number: int) -> None:
        self.number: Final = number

    def ends_turn(self) -> bool:
        return True

    def resolve(self, helios: Helios) -> None:
        helios.round_number = self.number
        helios.tell("round", CHANCE, self.number)
        following: list[Step[Helios]] = [Phase(ACTIONS), Turns(0), Phase(CHARACTER_PHASE), CharacterPhase()]
        if self.number < rounds(helios.seats):
            following += [Phase(REPLENISHMENT), Replenish(), Round(self.number + 1)]
        else:
            following.append(Scoring())
        helios.do(*following)


def rounds(seats: int) -> int:
    """Return how many rounds a game has (HEL-ROUND-01)."""
    return 3 if seats == 3 else 4


class Phase(Step[Helios]):
    """The next phase of the round begins (HEL-ROUND-02)."""

    def __init__(self, phase: int) -> None:
        self.phase: Final = phase

    def ends_turn(self) -> bool:
        return True

    def resolve(self, helios: Helios) -> None:
        helios.phase = self.phase
        helios.tell("phase", CHANCE, self.phase)


class Scoring(Step[Helios]):
    """The game is over: everything on the boards is counted (HEL-END-01)."""

    def ends_turn(self) -> bool:
        return True

    def resolve(self, helios: Helios) -> None:
        helios.begin_turn(CHANCE)
        helios.phase = OVER
        score_the_end(helios)


OPENING: Final[tuple[Row, ...]] = ((FirstSeat, Deal, StartingTiles, Round), (Deal, StartingTiles, Round))
"""What ``begin`` puts on the stack."""

FRAMES: Final[tuple[Frame, ...]] = (
    Frame(FirstSeat),
    Frame(StartingTiles, (SetupTurn, SetupTurn, Stacks, ShowLand), (ShowLand, SetupTurn, SetupTurn)),
    Frame(SetupTurn, (StartTile,), (StartCube,), part=FieldRange(0, 1)),
    Frame(StartTile),
    Frame(Stacks),
    Frame(StartCube),
    Frame(
        Round,
        (Phase, Turns, Phase, CharacterPhase, Phase, Replenish, Round),
        (Phase, Turns, Phase, CharacterPhase, Scoring),
        number=FieldRange(1, 4),
    ),
    Frame(Phase, phase=FieldRange(ACTIONS, REPLENISHMENT)),
    Frame(Scoring),
)
