"""The drawn things of Origins: which rule says what each sort is for, and which choice a thing stands for."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from heliopolis.games.origins.position.choices import find_choice
from heliopolis.kernel.choice import Choice

THINGS: Final[Mapping[str, str]] = {
    "site": "ORI-VISIT-04",
    "site/top": "ORI-VISIT-08",
    "site/bottom": "ORI-VISIT-08",
    "site/bonus": "ORI-VISIT-11",
    "site/claim": "WON-CLAIM-01",
    "market": "ORI-BUILD-03",
    "stack": "ORI-BUILD-06",
    "citizen": "ORI-CIT-01",
    "recruit": "ORI-BONUS-04",
    "die": "ORI-SETUP-27",
    "stock": "ORI-CIT-05",
    "temple": "ORI-TEMPLE-02",
    "zodiac": "ORI-TEMPLE-08",
    "zodiac-disk": "ORI-SCORE-03",
    "card": "ORI-DIST-08",
    "trial": "TRI-ROUND-01",
    "towers": "ORI-TOWER-01",
    "tower": "ORI-TOWER-02",
    "level": "ORI-TOWER-02",
    "base": "ORI-WORK-02",
    "sent": "ORI-VISIT-16",
    "speaker": "ORI-WORK-05",
    "worker": "ORI-WORK-06",
    "cell": "ORI-PLACE-01",
    "reserve": "ORI-BUILD-01",
    "claimed": "WON-BUILD-01",
    "disk": "ORI-MIL-05",
    "superiority": "ORI-SUP-01",
    "bulwark": "ORI-ROUND-02",
    "advisors": "ORI-ADV-02",
    "points": "ORI-SCORE-07",
    "seat": "ORI-DIST-04",
    "player": "ORI-TURN-02",
    "foreign/disk": "ORI-SOLO-12",
    "military": "ORI-ATT-01",
    "ends": "ORI-END-05",
    "stone": "ORI-RES-01",
    "food": "ORI-RES-01",
    "wisdom": "ORI-RES-01",
    "gold": "ORI-RES-02",
    "tokens": "ORI-SUP-01",
    "score": "ORI-SCORE-07",
    "total": "ORI-SCORE-07",
    "strip": "ORI-TURN-02",
}
"""For each sort of thing the rule that says what it is for; a whole area is a player."""
DEEDS: Final[Mapping[str, str]] = {
    "action:visit": "ORI-VISIT-01",
    "action:close": "ORI-DIST-05",
    "action:tower": "ORI-TOWER-02",
    "action:grow": "ORI-POP-01",
    "pass": "ORI-PASS-01",
    "die": "ORI-VISIT-03",
    "base": "ORI-VISIT-03",
    "speaker": "ORI-WORK-04",
    "worker": "ORI-WORK-06",
    "part": "ORI-VISIT-08",
    "part:bonus": "ORI-VISIT-11",
    "gold": "ORI-RES-02",
    "mode:building": "ORI-BUILD-08",
    "mode:farm": "ORI-FARM-01",
    "military:move": "ORI-MIL-08",
    "military:attack": "ORI-ATT-03",
}
"""For choices the rule that says what they do."""
OPENED_BY: Final[Mapping[str, str]] = {
    "site": "action:visit",
    "base": "action:visit",
    "speaker": "action:visit",
    "worker": "action:visit",
    "disk": "site:1/bottom",
    "military": "site:1/bottom",
    "market": "site:2/bottom",
    "reserve": "site:2/bottom",
    "claimed": "site:2/bottom",
    "temple": "site:3/bottom",
    "zodiac-disk": "site:3/bottom",
    "citizen": "site:4/bottom",
    "towers": "action:tower",
    "tower": "action:tower",
    "seat": "action:close",
    "card": "action:close",
}
"""The action, or the part of a visit, that a thing belongs to."""
STAND_FOR: Final[Mapping[str, str]] = {
    "towers": "tower",
    "sent": "base",
    "zodiac-disk": "temple",
}
"""Things that stand for the choice of another thing of the same name."""


def stands_for(thing: str) -> Choice | None:
    """Return the choice that a thing stands for."""
    sort, _, rest = thing.partition(":")
    if thing == "sent:archon":
        return find_choice("worker:archon")
    return find_choice(f"{STAND_FOR.get(sort, sort)}:{rest}" if rest else thing)
