"""All abilities: every module of this folder is imported here, and registers what it defines.

So a new ability is a new file and nothing else has to name it.
"""

from __future__ import annotations

import pkgutil
from importlib import import_module
from pathlib import Path
from typing import Final

from heliopolis.games.origins.position.ranges import CELL, CELLS
from heliopolis.games.origins.rules.abilities.activation import Activations
from heliopolis.games.origins.rules.abilities.base import ABILITIES, Ability
from heliopolis.games.origins.rules.abilities.city import CopyAbility
from heliopolis.kernel.frame import Frame, Row

_PACKAGE: Final = __name__.rpartition(".")[0]

for _module in pkgutil.iter_modules([str(Path(__file__).parent)]):
    import_module(f"{_PACKAGE}.{_module.name}")


def _name(ability: Ability) -> str:
    return ability.name


# By name, so that the numbers do not depend on which module was imported first.
ABILITIES.sort(key=_name)

BEGINNINGS: Final[list[Row]] = [row for ability in ABILITIES for row in ability.begins()]
"""What using a tile can put on the stack."""
FRAMES: Final[list[Frame]] = [
    # Any ability may follow these two, and only this module knows them all.
    Frame(Activations, (Activations,), *BEGINNINGS, *[(*row, Activations) for row in BEGINNINGS], cells=CELLS),
    Frame(CopyAbility, *BEGINNINGS, cell=CELL, chain=CELLS),
    *[frame for ability in ABILITIES for frame in ability.frames()],
]
ABILITY_EVENTS: Final[dict[str, tuple[str, ...]]] = {
    kind: roles for ability in ABILITIES for kind, roles in ability.events().items()
}
"""The events that only abilities have."""
