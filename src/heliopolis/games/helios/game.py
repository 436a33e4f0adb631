"""The definition of Helios: what the rest of Heliopolis knows of it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from heliopolis.games.helios.checks import invariants
from heliopolis.games.helios.evaluation.numbers import HeliosNumbers
from heliopolis.games.helios.position import saving
from heliopolis.games.helios.position.choices import (
    BUILDINGS,
    CHARACTERS,
    MATERIALS,
    SPACES,
    SPECIALS,
    STACKS,
    SYMBOLS,
    TILE_COLOURS,
    TILE_KINDS,
    VOCABULARY,
)
from heliopolis.games.helios.position.coast import FIELD_NAMES, fields_of
from heliopolis.games.helios.position.components import ANY, HeliosComponents, load_components
from heliopolis.games.helios.position.saving import PHASES
from heliopolis.games.helios.position.state import Helios
from heliopolis.games.helios.rules import occupants, scoring, setup
from heliopolis.games.helios.rules.steps import FRAMES
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.components import Components
from heliopolis.kernel.definition import Ending, Option, Value
from heliopolis.kernel.errors import Message
from heliopolis.kernel.game import GameDefinition
from heliopolis.kernel.hashing import Digest64
from heliopolis.kernel.looks import Looks
from heliopolis.kernel.reading import Reader
from heliopolis.kernel.step import BIT, Step
from heliopolis.kernel.wording import Wording

VERSION = 3

OPTIONS = (
    Option("players", (2, 3, 4), 2),
    Option("layout", ("standard", "wide"), "standard"),
    Option("first", (setup.ANY_SEAT, "1", "2", "3", "4"), setup.ANY_SEAT),
)

EVENTS: dict[str, tuple[str, ...]] = {
    "score": ("reason", "points"),
    "dragon": (),
    "round": ("round",),
    "phase": ("phase",),
    "dealt": ("symbol", "tile_colour"),
    "reshuffled": ("symbol",),
    "shown": ("material",),
    "land_removed": ("material",),
    "replenished": ("round",),
    "laid": ("field", "tile"),
    "grown": ("field", "material"),
    "paid": ("field", "material"),
    "lost": ("field", "material"),
    "mana": ("mana",),
    "track": ("steps", "track"),
    "passed": (),
    "skipped": (),
    "declined": (),
    "took_tile": ("symbol", "tile_colour"),
    "stored": ("symbol", "tile_colour", "space"),
    "set": ("space",),
    "set_discarded": ("space",),
    "bonus_action": ("symbol",),
    "took_land": ("stack", "material"),
    "took_special": ("special",),
    "temple": ("field",),
    "built": ("building",),
    "unlimited": (),
    "traded": ("mana",),
    "drawn": ("material",),
    "tile_lost": ("tile",),
    "sun": ("field",),
    "lit": ("field",),
    "characters": (),
    "bought": ("character",),
    "activated": ("character",),
    "left_market": (),
    "cube_lost": (),
    # What the log reports of a turn.
    "spent": ("material", "number"),
    "given_up": ("material", "number"),
    "got": ("material", "number"),
    "placed": ("tile",),
    "temple_on": ("tile",),
    "lit_temples": ("number",),
    "sun_moved": (),
    "bought_for": ("character", "mana"),
    # What a refusal lacks.
    "price": ("slot",),
    "without": ("slot",),
    "short": ("due", "cubes"),
    "least": ("due", "cubes"),
    "no_cube": ("field", "material"),
    "owed": ("slot",),
    "own_colour": ("material",),
    "mana_short": ("price", "mana"),
    "at_most": ("mana",),
    "came": ("material",),
    "too_far": ("steps", "track"),
    "stays": (),
}

DETAILS: dict[str, tuple[str, ...]] = {
    "first": ("seat",),
    "deal": ("symbol", "tile_colour"),
    "reveal": ("material",),
    "start": ("material",),
    "column": ("symbol",),
    "space": ("space",),
    "action": ("symbol",),
    "land": ("stack",),
    "special": ("special",),
    "field": ("field",),
    "colour": ("material",),
    "drawn": ("material",),
    "cube": ("field", "material"),
    "build": ("building",),
    "exchange": ("mana",),
    "buy": ("character",),
    "activate": ("character",),
    "sun": ("field", "laps"),
}

OCCUPANTS: dict[str, tuple[str, ...]] = {
    "column": ("tile_colour",),
    "land": ("material",),
    "field": ("tile",),
}

ROLES: dict[str, str] = {
    "kind": "tile",
    "colour": "material",
    "one": "material",
    "other": "material",
    "exact": "material",
    "giver": "character",
}
"""What the fields of steps stand for that are not named after it."""


def slot_names() -> list[str]:
    """Return what a slot of a price is called, by the set of colours that fill it: one, one of two, or any."""
    names = ["|".join(MATERIALS[each] for each in fields_of(slot)) for slot in range(ANY + 1)]
    for one, colour in enumerate(MATERIALS):
        names[BIT[one]] = f"name-material-{colour}"
        for other in range(one):
            names[BIT[one] | BIT[other]] = f"name-slot-{MATERIALS[other]}_{colour}"
    names[ANY] = "name-slot-any"
    return names


NAMES: dict[str, list[str]] = {
    "reason": [f"reason-{reason.name}" for reason in scoring.REASONS],
    "phase": [f"name-phase-{name}" for name in PHASES],
    "symbol": [f"name-symbol-{name}" for name in SYMBOLS],
    "tile_colour": [f"name-colour-{name}" for name in TILE_COLOURS],
    "space": [f"name-colour-{name}" for name in SPACES],
    "material": [f"name-material-{name}" for name in MATERIALS],
    "stack": [f"name-stack-{name}" for name in STACKS],
    "tile": [f"name-tile-{name}" for name in TILE_KINDS],
    "special": [f"name-special-{name}" for name in SPECIALS],
    "building": [f"name-building-{name}" for name in BUILDINGS],
    "character": [f"name-character-{name}" for name in CHARACTERS],
    "field": FIELD_NAMES,
    "slot": slot_names(),
}

ECHOES: dict[str, tuple[str, ...]] = {
    "action": ("bonus_action",),
    "activate": ("activated",),
    "build": ("built",),
    "column": ("took_tile",),
    "field": ("laid", "temple"),
    "land": ("took_land",),
    "special": ("took_special",),
    "start": ("laid",),
    "sun": ("sun",),
}
"""Events that say only that a choice was chosen: the player who chooses need not read them."""

BETWEEN = frozenset({"round", "phase", "replenished"})
"""What the table does when a turn is over begins with one of these."""


class HeliosWording(Wording[Helios]):
    """The words of Helios, and where its choices point."""

    def occupant(self, state: Helios, choice: Choice) -> tuple[int, ...]:
        return occupants.occupant(state, choice)

    def asked_of(self, state: Helios, step: Step[Helios]) -> Mapping[str, int]:
        return occupants.asked_of(state, step)

    def endings(self, state: Helios) -> list[Ending]:
        # The last round ends the game, whatever happens in it.
        rounds = setup.rounds(state.seats)
        return [Ending("last_round", "HEL-ROUND-01", rounds - state.round_number, number=rounds)]


WORDING = HeliosWording(
    EVENTS,
    DETAILS,
    NAMES,
    ROLES,
    OCCUPANTS,
    ECHOES,
    BETWEEN,
    idle=frozenset({"skipped"}),
    leaving=frozenset({"pass", "skip", "decline", "end"}),
)


class HeliosGame(GameDefinition[Helios]):
    """Helios: shape a land of hexes, let your sun circle it, raise temples and a city, win characters."""

    def __init__(self) -> None:
        super().__init__(
            name="helios",
            version=VERSION,
            folder=Path(__file__).parent,
            options=OPTIONS,
            reasons=scoring.REASONS,
            opening=setup.OPENING,
            frames=FRAMES,
            vocabulary=VOCABULARY,
            wording=WORDING,
            numbers=HeliosNumbers(),
        )

    def read_components(self, folder: Path | str | None) -> HeliosComponents:
        return load_components(self.folder / "data", folder)

    def bare(self, options: dict[str, Value], components: Components) -> Helios:
        assert isinstance(components, HeliosComponents)
        return setup.bare(self, components, options)

    def begin(self, state: Helios) -> None:
        setup.begin(state)

    def describe(self, state: Helios) -> dict[str, object]:
        return saving.describe(state)

    def hash_into(self, state: Helios, digest: Digest64) -> None:
        saving.hash_into(state, digest)

    def restore(self, state: Helios, saved: Reader) -> None:
        saving.restore(state, saved)

    def broken(self, state: Helios) -> list[Message]:
        return invariants.broken(state)

    def final_points(self, state: Helios, seat: int) -> list[tuple[int, int]]:
        return scoring.final_points(state, seat)

    def ending(self, state: Helios, seat: int) -> int:
        return scoring.ending(state, seat)

    def tie_break(self, state: Helios, seat: int) -> int:
        return state.players[seat].stock

    def round_of(self, state: Helios) -> int:
        return state.round_number

    def looks(self) -> Looks[Helios]:
        # Drawing is for people: a million simulated games never load it.
        from heliopolis.games.helios.art.looks import LOOKS

        return LOOKS
