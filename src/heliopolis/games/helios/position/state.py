"""The position of a game of Helios: the players' boards and the common supply."""

from __future__ import annotations

from typing import Final

from heliopolis.games.helios.position.coast import CENTRE, Coast, Layout, enclosing_fields, fields_of
from heliopolis.games.helios.position.components import UNLIMITED_SUN, HeliosComponents
from heliopolis.games.helios.position.tiles import FIRST_SPECIAL, NO_TILE, WITH, WITHOUT
from heliopolis.kernel.game import Game, State
from heliopolis.kernel.step import BIT


class HeliosPlayer:
    """One player's board, city and goods. ``None`` and -1 in the last two fields mean: not worked out yet."""

    def __init__(
        self, layout: Layout, kinds: list[int], cubes: list[int], tiles: int, lands: int, special: int,
        temples: int, one: int, two: int,
        beside: int, held: list[int], owned: int, stock: int, sun: int, anchor: int, lap: int, best: int,
        orbit_turn: int, track: int, mana: int, built: int, characters: int, active: int,
        spaces: list[tuple[int, ...]], coast: Coast | None, barred: int,
    ) -> None:  # fmt: skip
        self.layout: Final = layout
        self.shared = False
        """Whether a copy has the same lists of kinds, cubes and colours held: see ``unshare``."""
        self.kinds = kinds
        """The kind of tile on each field."""
        self.cubes = cubes
        """The cubes on each field, as a code."""
        self.tiles = tiles
        self.lands = lands
        """The colours of the land tiles."""
        self.special = special
        """The special tiles."""
        self.temples = temples
        self.one = one
        """The tiles with at least one cube."""
        self.two = two
        """The tiles with two cubes."""
        self.beside = beside
        """The fields next to a tile, tiles among them."""
        self.held = held
        """How many cubes of each colour are on the board."""
        self.owned = owned
        """The colours of which there is a cube."""
        self.stock = stock
        """How many cubes there are in all."""
        self.sun = sun
        self.anchor = anchor
        """The tile at the sun's right hand: where on the coast the sun is, if its field touches it twice."""
        self.lap = lap
        self.best = best
        """The highest lap the sun ever rested on."""
        self.orbit_turn = orbit_turn
        """The turn in which a full orbit was last paid."""
        self.track = track
        """The value of the sun marker."""
        self.mana = mana
        self.built = built
        self.characters = characters
        self.active = active
        self.spaces = spaces
        """The action tiles under each coloured space, as symbol * 4 + colour; replaced, never changed."""
        self.coast = coast
        self.barred = barred
        self.light_found: object = None
        """What an evaluation found out about the sun's way, kept with it: see ``SunLight``."""

    def copy(self) -> HeliosPlayer:
        # By place: a call by keyword takes half as long again where this is not compiled.
        copied = HeliosPlayer(
            self.layout, self.kinds, self.cubes, self.tiles, self.lands, self.special, self.temples, self.one, self.two,
            self.beside, self.held, self.owned, self.stock, self.sun, self.anchor, self.lap, self.best, self.orbit_turn,
            self.track, self.mana, self.built, self.characters, self.active, self.spaces, self.coast, self.barred,
        )  # fmt: skip
        self.shared = copied.shared = True
        copied.light_found = self.light_found
        return copied

    def unshare(self) -> None:
        """Take lists of its own before one of them changes, if a copy has the same."""
        if self.shared:
            self.kinds, self.cubes, self.held = self.kinds[:], self.cubes[:], self.held[:]
            self.shared = False

    def cover(self, field: int, kind: int) -> None:
        """Put a tile on a field."""
        self.kinds[field] = kind
        self.tiles |= BIT[field]
        self.beside |= self.layout.near[field]
        if kind < FIRST_SPECIAL:
            self.lands |= BIT[kind]
        else:
            self.special |= BIT[field]
        self.coast = None
        self.barred = -1

    def shore(self) -> Coast:
        """Return the coast of the land, worked out once for each land."""
        coast = self.coast
        if coast is None:
            coast = Coast(self.layout, self.tiles)
            self.coast = coast
        return coast

    def enclosing(self) -> int:
        """Return the fields that would enclose the sun (HEL-LAND-06), worked out once for each land and sun."""
        if self.barred < 0:
            self.barred = enclosing_fields(self.layout, self.tiles, self.sun)
        return self.barred

    def free_fields(self) -> int:
        """Return the fields where a tile may be placed (HEL-LAND-02..06)."""
        free = self.layout.light & self.beside & ~self.tiles & ~BIT[self.sun]
        return free & ~self.enclosing() if free else 0

    def lit(self) -> list[int]:
        """Return the tiles next to the sun (HEL-ILLUM-01)."""
        return fields_of(self.layout.near[self.sun] & self.tiles)


def new_player(layout: Layout, track: int, mana: int) -> HeliosPlayer:
    """Return a board before the first tile is on it."""
    return HeliosPlayer(
        layout=layout,
        kinds=[NO_TILE] * layout.size,
        cubes=[0] * layout.size,
        tiles=0,
        lands=0,
        special=0,
        temples=0,
        one=0,
        two=0,
        beside=0,
        held=[0] * 5,
        owned=0,
        stock=0,
        sun=layout.sun,
        anchor=CENTRE,
        lap=0,
        best=0,
        orbit_turn=0,
        track=track,
        mana=mana,
        built=0,
        characters=0,
        active=0,
        spaces=[()] * 3,
        coast=None,
        barred=-1,
    )


class Helios(State):
    """One position of Helios."""

    def __init__(
        self, game: Game, components: HeliosComponents, layout: Layout, first_option: str, players: list[HeliosPlayer],
        columns: list[tuple[int, ...]], piles: list[list[int]], discards: list[list[int]], stacks: list[int],
        shown: list[int], additional: list[int], removed: list[int], specials: list[int], display: int,
        round_number: int, phase: int, first: int,
    ) -> None:  # fmt: skip
        super().__init__(game, len(players))
        self.components: Final = components
        self.layout: Final = layout
        self.first_option: Final = first_option
        self.players: Final = players
        # Copies share these lists. The rules replace columns and what is shown or special with ``put``; before they
        # change another one, ``unshare`` makes all others their own.
        self.shared = False
        self.columns = columns
        """The colours of the tiles in each column; the last is the lowest."""
        self.piles = piles
        """The face-down action tiles of each symbol, by colour."""
        self.discards = discards
        self.stacks = stacks
        """How many face-down tiles each coloured land stack has."""
        self.shown = shown
        """The face-up land tile of each stack, or NO_TILE."""
        self.additional = additional
        """The face-down tiles of the additional stack, by colour."""
        self.removed = removed
        """The land tiles out of the game, by colour."""
        self.specials = specials
        self.display = display
        """The characters that can be bought."""
        self.round_number = round_number
        self.phase = phase
        self.first = first
        """The starting player."""

    def copy_data(self) -> Helios:
        # By place: a call by keyword takes half as long again where this is not compiled.
        copied = Helios(
            self.game, self.components, self.layout, self.first_option, [player.copy() for player in self.players],
            self.columns, self.piles, self.discards, self.stacks, self.shown, self.additional, self.removed,
            self.specials, self.display, self.round_number, self.phase, self.first,
        )  # fmt: skip
        self.shared = copied.shared = True
        return copied

    def unshare(self) -> None:
        """Take lists of the supply of its own before one of them changes, if a copy has the same."""
        if self.shared:
            self.piles, self.discards = [pile[:] for pile in self.piles], [pile[:] for pile in self.discards]
            self.stacks, self.additional, self.removed = self.stacks[:], self.additional[:], self.removed[:]
            self.shared = False

    # What rules do to a board: each adds its own event -----------------------------------------------

    def lay(self, seat: int, field: int, kind: int) -> None:
        """Put a tile on a field."""
        me = self.players[seat]
        me.unshare()
        me.cover(field, kind)
        self.tell("laid", seat, field, kind)

    def grow(self, seat: int, field: int, colour: int) -> None:
        """Put a cube on a tile that has room for it (HEL-LAND-10)."""
        me = self.players[seat]
        bit = BIT[field]
        me.unshare()
        me.cubes[field] = WITH[me.cubes[field]][colour]
        if me.one & bit:
            me.two |= bit
        else:
            me.one |= bit
        me.held[colour] += 1
        me.owned |= BIT[colour]
        me.stock += 1
        self.tell("grown", seat, field, colour)

    def take_cube(self, seat: int, field: int, colour: int) -> None:
        """Give a cube back to the supply."""
        me = self.players[seat]
        bit = BIT[field]
        me.unshare()
        me.cubes[field] = WITHOUT[me.cubes[field]][colour]
        if me.two & bit:
            me.two ^= bit
        else:
            me.one ^= bit
        me.held[colour] -= 1
        if me.held[colour] == 0:
            me.owned ^= BIT[colour]
        me.stock -= 1

    def gain_mana(self, seat: int, mana: int) -> None:
        if mana:
            self.players[seat].mana += mana
            self.tell("mana", seat, mana)

    def raise_sun(self, seat: int, steps: int) -> None:
        """Move the sun marker up its track; with unlimited sun it has left the numbers for good (HEL-SUN-20)."""
        me = self.players[seat]
        if steps and not self.has(seat, UNLIMITED_SUN):
            me.track += steps
            self.tell("track", seat, steps, me.track)

    def has(self, seat: int, function: int) -> bool:
        """Return whether the seat has built a building with that function."""
        return self.players[seat].built & self.components.having[function] != 0
