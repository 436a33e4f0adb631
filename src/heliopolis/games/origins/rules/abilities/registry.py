"""All abilities: every module of this folder is imported here, and registers what it defines.

So a new ability is a new file and nothing else has to name it.
"""

from __future__ import annotations

import pkgutil
from importlib import import_module
from pathlib import Path
from typing import Final

from heliopolis.games.origins.rules.abilities.base import ABILITIES, Ability
from heliopolis.kernel.frame import Frame, Row
from heliopolis.kernel.step import PlayerStep

_PACKAGE: Final = __name__.rpartition(".")[0]

for _module in pkgutil.iter_modules([str(Path(__file__).parent)]):
    import_module(f"{_PACKAGE}.{_module.name}")


def _name(ability: Ability) -> str:
    return ability.name


# By name, so that the numbers do not depend on which module was imported first.
ABILITIES.sort(key=_name)

ABILITY_FRAMES: Final[list[Frame]] = [frame for ability in ABILITIES for frame in ability.frames()]
"""The steps that belong to abilities."""
BEGINNINGS: Final[list[Row]] = [row for ability in ABILITIES for row in ability.begins()]
"""What using a tile can put on the stack."""
ABILITY_EVENTS: Final[dict[str, tuple[str, ...]]] = {
    kind: roles for ability in ABILITIES for kind, roles in ability.events().items()
}
"""The events that only abilities tell."""
ASKED: Final[list[str]] = [frame.name for frame in ABILITY_FRAMES if issubclass(frame.step, PlayerStep)]
"""The questions that belong to abilities."""
