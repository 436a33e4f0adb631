"""The steps of Helios: what each may put in its place, and the range of its fields.

What may lie on what in a saved position follows from this table; whoever writes a step writes its row.
"""

from __future__ import annotations

from typing import Final

from heliopolis.games.helios.checks.invariants import MOST_TILES
from heliopolis.games.helios.position.choices import BUILDINGS, CHARACTERS, MATERIALS, SPACES, SYMBOLS, TILE_KINDS
from heliopolis.games.helios.position.coast import FIELD_NAMES
from heliopolis.games.helios.position.components import ANY
from heliopolis.games.helios.rules import actions, characters, city, cubes, land, payment, replenish, setup, sun, turn
from heliopolis.kernel.frame import FieldRange, Frame, Row, SeatsRange, SetRange

SYMBOL: Final = FieldRange(0, len(SYMBOLS) - 1)
SPACE: Final = FieldRange(0, len(SPACES) - 1)
MATERIAL: Final = FieldRange(0, len(MATERIALS) - 1)
BUILDING: Final = FieldRange(0, len(BUILDINGS) - 1)
CHARACTER: Final = FieldRange(0, len(CHARACTERS) - 1)
GIVER: Final = FieldRange(cubes.NOBODY, len(CHARACTERS) - 1)
SEATS: Final = SeatsRange(4)

ACTIONS: Final[tuple[Row, ...]] = ((land.TakeLand,), (actions.Construct,), (sun.MoveSun,))
STORED: Final[tuple[Row, ...]] = (*ACTIONS, *[(*action, actions.BonusAction, turn.DiscardSet) for action in ACTIONS])
"""What follows a tile under its space: its action, and after a set of four the bonus action."""

OPENING: Final[tuple[Row, ...]] = (
    (setup.FirstSeat, replenish.Deal, setup.StartingTiles, setup.Round),
    (replenish.Deal, setup.StartingTiles, setup.Round),
)

FRAMES: Final = (
    Frame(setup.FirstSeat),
    Frame(
        setup.StartingTiles,
        (setup.SetupTurn, setup.SetupTurn, setup.Stacks, replenish.ShowLand),
        (replenish.ShowLand, setup.SetupTurn, setup.SetupTurn),
    ),
    Frame(setup.SetupTurn, (setup.StartTile,), (setup.StartCube,), part=FieldRange(0, 1)),
    Frame(setup.StartTile),
    Frame(setup.Stacks),
    Frame(setup.StartCube),
    Frame(
        setup.Round,
        (
            setup.Phase,
            turn.Turns,
            setup.Phase,
            characters.CharacterPhase,
            setup.Phase,
            replenish.Replenish,
            setup.Round,
        ),
        (setup.Phase, turn.Turns, setup.Phase, characters.CharacterPhase, setup.Scoring),
        number=FieldRange(1, 4),
    ),
    Frame(setup.Phase, phase=FieldRange(setup.ACTIONS, setup.REPLENISHMENT)),
    Frame(setup.Scoring),
    Frame(turn.Turns, (turn.TakeTile, turn.Turns), done=FieldRange(0, 18)),
    Frame(turn.TakeTile, (turn.GraySpace,), *STORED),
    Frame(turn.GraySpace, *STORED, symbol=SYMBOL),
    Frame(actions.BonusAction, *ACTIONS),
    Frame(turn.DiscardSet, space=SPACE),
    Frame(land.TakeLand, (land.PlaceLand,)),
    Frame(land.PlaceLand, (land.BonusCube,), kind=FieldRange(0, len(TILE_KINDS) - 1)),
    Frame(land.BonusCube, field=FieldRange(0, len(FIELD_NAMES) - 1)),
    Frame(
        payment.PayCubes,
        (payment.PayCubes,),
        due=FieldRange(1, 2 * MOST_TILES, unit=6),
        exact=SetRange(len(MATERIALS), longest=len(MATERIALS), least=1, most=ANY - 1),
    ),
    Frame(actions.Construct, (payment.PayCubes, city.PlaceTemple), (payment.PayCubes, actions.RaiseBuilding)),
    Frame(city.PlaceTemple),
    Frame(
        actions.RaiseBuilding,
        (city.Exchange,),
        (actions.BonusAction,),
        (city.DrawLand,),
        building=BUILDING,
    ),
    Frame(city.Exchange, building=BUILDING),
    Frame(city.DrawLand, (city.DrawLand,), (city.FirstDrawn,), other=FieldRange(-1, MATERIAL.most)),
    Frame(city.FirstDrawn, (city.LayDrawn, city.LayDrawn), one=MATERIAL, other=MATERIAL),
    Frame(city.LayDrawn, (land.PlaceLand,), kind=MATERIAL),
    Frame(sun.MoveSun),
    Frame(characters.CharacterPhase, (characters.NextBuyer,)),
    Frame(characters.NextBuyer, (characters.CharacterTurn,), (characters.NextBuyer,), staying=SEATS),
    Frame(
        characters.CharacterTurn,
        (characters.NextBuyer,),
        (characters.CharacterTurn,),
        (payment.PayCubes, characters.Activate, characters.CharacterTurn),
        staying=SEATS,
        done=FieldRange(characters.NOTHING, characters.BOUGHT),
    ),
    Frame(characters.Activate, (cubes.GiveCube,), character=CHARACTER),
    Frame(
        replenish.Replenish,
        (replenish.ShowLand, replenish.PassDragon),
        (replenish.ShowLand, replenish.Deal, replenish.PassDragon),
    ),
    Frame(replenish.ShowLand),
    Frame(
        replenish.Deal,
        (replenish.DealTile, replenish.Deal),
        (replenish.Deal,),
        symbol=SYMBOL,
        left=FieldRange(0, replenish.COLUMN_LENGTH),
    ),
    Frame(replenish.DealTile, symbol=SYMBOL),
    Frame(replenish.PassDragon, (replenish.FreeCube, replenish.FreeCube)),
    Frame(replenish.FreeCube, (cubes.GiveCube,)),
    Frame(cubes.GiveCube, (cubes.CubeColour,), giver=GIVER),
    Frame(cubes.CubeColour, (cubes.CubeTile,), giver=GIVER),
    Frame(cubes.CubeTile, colour=MATERIAL, giver=GIVER),
)
