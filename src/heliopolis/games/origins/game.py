"""The definition of Origins: what the rest of Heliopolis knows of it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from heliopolis.games.origins.checks import invariants
from heliopolis.games.origins.evaluation.numbers import OriginsNumbers
from heliopolis.games.origins.position import saving
from heliopolis.games.origins.position.choices import (
    BASICS,
    BUILDINGS,
    COLOURS,
    RESOURCES,
    TEMPLES,
    TRIALS,
    VOCABULARY,
    WONDERS,
    ZODIAC,
    find_choice,
)
from heliopolis.games.origins.position.components import OriginsComponents, load_components
from heliopolis.games.origins.position.saving import TRIGGERS
from heliopolis.games.origins.position.state import TILE_NAMES, Origins
from heliopolis.games.origins.rules import endings, occupants, scoring, setup
from heliopolis.games.origins.rules.abilities.base import ABILITIES
from heliopolis.games.origins.rules.abilities.registry import ABILITY_EVENTS
from heliopolis.games.origins.rules.steps import FRAMES
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.components import Components
from heliopolis.kernel.definition import Ending, Option, Value
from heliopolis.kernel.errors import BadOption, Message
from heliopolis.kernel.game import GameDefinition
from heliopolis.kernel.hashing import Digest64
from heliopolis.kernel.looks import Looks
from heliopolis.kernel.reading import Reader
from heliopolis.kernel.step import Step
from heliopolis.kernel.wording import Wording

VERSION = 2

OPTIONS = (
    Option("players", (1, 2, 3, 4), 2),
    Option("wonders", (False, True), False),
    Option("trials", ("none", "short", "regular", "extended"), "none"),
    Option("stated_trials_only", (False, True), False),
    Option("round_limit", tuple(range(4, 41)), 20),
)

EVENTS: dict[str, tuple[str, ...]] = {
    "score": ("reason", "points"),
    "bonus_tile": ("site", "tile_colour"),
    "zodiac": ("temple", "zodiac"),
    "market": ("building",),
    "top": ("building_name",),
    "rolled": ("colour", "value"),
    "speaker_rolled": ("value",),
    "card_shown": ("card",),
    "bulwark": (),
    "wonder_shown": ("site", "wonder"),
    "trial_shown": ("trial",),
    "draft_rolled": ("colour", "value"),
    "drafted": ("colour", "value"),
    "set_aside": ("colour", "value"),
    "round": ("round",),
    "round_over": ("round",),
    "round_limit": ("round",),
    "game_over": ("round",),
    "target_reached": ("points",),
    "target_missed": ("points",),
    "trigger": ("trigger",),
    "gained": ("resource", "number"),
    "paid": ("resource", "number"),
    "visited": ("worker", "site"),
    "site": ("site", "value"),
    "frozen": (),
    "unlocked": ("wonder",),
    "claimed": ("wonder",),
    "wonder_built": ("wonder", "x", "y"),
    "built": ("building", "x", "y"),
    "farm": ("x", "y"),
    "farm_back": ("colour",),
    "used": ("tile", "x", "y"),
    "raised": ("base", "value"),
    "advanced": ("space",),
    "superiority": (),
    "fell_back": ("space",),
    "foreign_disk": ("space",),
    "card_back": ("zodiac",),
    "speaker_back": ("value",),
    "attacked": (),
    "climbed": ("temple", "step"),
    "card": ("zodiac",),
    "hired": ("colour", "value"),
    "no_die": ("colour",),
    "speaker": ("value",),
    "speaker_raised": ("value",),
    "closed": ("x", "y", "colour", "value"),
    "matched": ("card",),
    "tower": ("tower", "height"),
    "grown": ("bases",),
    "passed": (),
    "returned": ("base", "value"),
    "retired": ("colour",),
    "token": (),
    "trial": ("trial",),
    **ABILITY_EVENTS,
    # What the log reports of a turn.
    "sent": ("colour", "value", "site"),
    "sent_up": ("colour", "value", "site", "number"),
    "die_set": ("colour", "value"),
    "recoloured": ("colour", "value", "new_colour"),
    "home": ("number",),
    "moved": ("number",),
    "district_closed": ("colour", "value"),
    # What refusals lack.
    "costs": ("resource", "number"),
    "owns": ("resource", "number"),
    "owns_in_all": ("number",),
    "owns_nothing": (),
    "short": ("number",),
    "gold_between": ("least", "most"),
    "highest_die": ("value",),
    "tiles_missing": ("number",),
    "next_tiles": ("number",),
    "tile_is": ("tile_colour",),
    "site_shows": ("value",),
    "card_not_held": ("zodiac",),
    "not_set_aside": (),
    "on_track": (),
    "base_empty": (),
    "bases_full": ("number",),
    "is_at": ("site",),
    "speaker_not_held": ("value",),
    "no_farm": (),
    "no_wonder": (),
    "no_speaker": (),
    "no_such_speaker": ("value",),
    "nobody": (),
    "no_neighbour": (),
    "all_on_top": (),
    "market_empty": (),
    "nothing_to_build": (),
}

DETAILS: dict[str, tuple[str, ...]] = {
    "first": ("seat",),
    "drawn": ("tile_colour",),
    "zodiac": ("zodiac",),
    "tile": ("building_name",),
    "wonder": ("wonder",),
    "trial": ("trial",),
    "face": ("value",),
    "base": ("base",),
    "speaker": ("value",),
    "gold": ("number",),
    "resource": ("basic",),
    "spend": ("resource",),
    "citizen": ("space",),
    "recruit": ("value",),
    "market": ("space",),
    "reserve": ("building_name",),
    "tower": ("tower",),
    "colour": ("colour",),
    "card": ("card",),
    "die": ("colour", "value"),
    "cell": ("cell",),
    "seat": ("cell",),
}
"""Kinds that are missing here have a text of their own for each choice."""

OCCUPANTS: dict[str, tuple[str, ...]] = {
    "base": ("colour", "value"),
    "citizen": ("colour", "value"),
    "market": ("building_name", "way"),
    "reserve": ("way",),
    "site": ("number", "site_name", "way"),
    "claimed": ("wonder_name",),
    "cell": ("tile_name",),
    "seat": ("colour", "value"),
    "pass": ("workers",),
}

ROLES: dict[str, str] = {"kind": "tile", "site": "site_number"}
"""What the fields of steps mean that are not named after it; questions distinguish sites by number."""

BUILDING_NAMES = [f"name-building-{name}" for name in BUILDINGS]
COLOUR_NAMES = [f"name-colour-{name}" for name in COLOURS]
WONDER_NAMES = [f"name-wonder-{name}" for name in WONDERS]
TILES = [f"name-wonder-{name}" if name in WONDERS else f"name-building-{name}" for name in TILE_NAMES]

LADDER = (0, 1, 5, 10, 16, 23, 31, 40, 50, 60, 70)
"""What the steps of a Temple are called: the figures that the track of the box shows."""

NAMES: dict[str, list[str]] = {
    "reason": [f"reason-{reason.name}" for reason in scoring.REASONS],
    "colour": COLOUR_NAMES,
    "tile_colour": COLOUR_NAMES,
    "new_colour": COLOUR_NAMES,
    "tower": COLOUR_NAMES,
    "resource": [f"name-resource-{name}" for name in RESOURCES],
    "basic": [f"name-resource-{name}" for name in BASICS],
    "temple": [f"name-temple-{name}" for name in TEMPLES],
    "zodiac": [f"name-zodiac-{name}" for name in ZODIAC],
    "building": BUILDING_NAMES,
    "building_name": BUILDING_NAMES,
    "tile": TILES,
    "tile_name": TILES,
    "wonder": WONDER_NAMES,
    "wonder_name": WONDER_NAMES,
    "trial": [f"name-trial-{name}" for name in TRIALS],
    "site": [f"name-site-{number}" for number in range(1, 6)],
    "site_name": [f"name-site-{number}" for number in range(1, 6)],
    "trigger": [f"name-trigger-{name}" for name in TRIGGERS],
    "cause": [f"name-trigger-{name}" for name in TRIGGERS] + [f"name-no_die-{name}" for name in COLOURS],
    # Other components may have a longer track: its further steps are numbered.
    "step": [*map(str, LADDER), *map(str, range(len(LADDER), 64))],
    "base": ["1", "2", "3", "4", "5", "6"],
    "card": [str(number) for number in range(1, 46)],
    "worker": [
        *(f"name-worker-freeman_{base}" for base in range(1, 7)),
        *(f"name-worker-speaker_{value}" for value in range(2, 6)),
        "name-worker-archon",
    ],
}
"""A role of its own where a sentence needs other words: with an article, of another gender."""

ECHOES: dict[str, tuple[str, ...]] = {
    "base": ("visited", "swapped"),
    "cell": ("used", "built", "farm", "wonder_built"),
    "citizen": ("hired",),
    "die": ("drafted",),
    "market": ("reserved",),
    "military": ("attacked",),
    "recruit": ("speaker",),
    "site": ("visited",),
    "speaker": ("visited",),
    "worker": ("visited",),
}
"""Events that say only that a choice was chosen: the player who chooses need not read them."""

BETWEEN = frozenset({"round", "round_over", "round_limit", "game_over"})
"""What the table does when a turn is over begins with one of these."""


class OriginsWording(Wording[Origins]):
    """The words of Origins, and where its choices point."""

    def place(self, state: Origins, choice: Choice) -> str | None:
        return occupants.place(state, choice)

    def occupant(self, state: Origins, choice: Choice) -> tuple[int, ...]:
        return occupants.occupant(state, choice)

    def asked_of(self, state: Origins, step: Step[Origins]) -> Mapping[str, int]:
        return occupants.asked_of(state, step)

    def endings(self, state: Origins) -> list[Ending]:
        return endings.endings(state)


WORDING = OriginsWording(
    EVENTS,
    DETAILS,
    NAMES,
    ROLES,
    OCCUPANTS,
    ECHOES,
    BETWEEN,
    detours=occupants.DETOURS,
    leaving=frozenset({"pass", "stop", "decline"}),
)


class OriginsGame(GameDefinition[Origins]):
    """Origins: First Builders, with solo training and the modules Ancient Wonders and Trials of the Builders."""

    def __init__(self) -> None:
        super().__init__(
            name="origins",
            version=VERSION,
            folder=Path(__file__).parent,
            options=OPTIONS,
            reasons=scoring.REASONS,
            opening=setup.OPENING,
            frames=FRAMES,
            vocabulary=VOCABULARY,
            wording=WORDING,
            numbers=OriginsNumbers(),
        )

    def check_options(self, given: Mapping[str, object]) -> dict[str, Value]:
        options = super().check_options(given)
        if options["players"] == 1 and options["trials"] not in ("none", "regular"):
            raise BadOption("trials", "solo-trials", trials=options["trials"], id="ORI-SOLO-20")
        return options

    def read_components(self, folder: Path | str | None) -> OriginsComponents:
        return load_components(self.folder / "data", folder, ABILITIES)

    def find_choice(self, name: str) -> Choice | None:
        return find_choice(name)

    def bare(self, options: dict[str, Value], components: Components) -> Origins:
        assert isinstance(components, OriginsComponents)
        return setup.bare(self, components, options)

    def begin(self, state: Origins) -> None:
        setup.begin(state)

    def describe(self, state: Origins) -> dict[str, object]:
        return saving.describe(state)

    def hash_into(self, state: Origins, digest: Digest64) -> None:
        saving.hash_into(state, digest)

    def restore(self, state: Origins, saved: Reader) -> None:
        saving.restore(state, saved)
        invariants.check_modules(state, saved)

    def broken(self, state: Origins) -> list[Message]:
        return invariants.broken(state)

    def final_points(self, state: Origins, seat: int) -> list[tuple[int, int]]:
        return scoring.final_points(state, seat)

    def tie_break(self, state: Origins, seat: int) -> int:
        return scoring.city_tiles(state.players[seat])

    def goal(self, state: Origins) -> int:
        return scoring.target(state) if state.solo() else 0

    def round_of(self, state: Origins) -> int:
        return state.round_number

    def looks(self) -> Looks[Origins]:
        # Drawing is for people: a million simulated games never load it.
        from heliopolis.games.origins.art.looks import LOOKS

        return LOOKS
