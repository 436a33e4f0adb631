"""Colours, classes and icons of Origins."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from heliopolis.games.origins.position.choices import COLOURS
from heliopolis.render.icons import COMMON_ICONS, read_icons
from heliopolis.render.style import COMMON_STYLE

ICONS: Final = COMMON_ICONS | read_icons(files("heliopolis.games.origins") / "art" / "icons.svg")

_LIGHT: Final = {
    "line": "#2B2733", "thin": "1.5", "pale": "#EADCC0", "plate": "#F2EADB", "card": "#FFFDF8", "sand": "#F0E2C6",
    "sand2": "#EAD8B5", "bound": "#B4472C", "seat_ground": "#FBF7EF", "ground": "#F4EDDF", "locked": "#D6CDBF",
    "skyline": "#E8DCC6", "mark_red": "#C6453A", "mark_purple": "#7B57AE", "mark_blue": "#3678C5",
    "mark_orange": "#C96A16", "mark_yellow": "#B98C12", "forest": "#D5E3C6", "forest2": "#E2ECD7",
    "mountain": "#DDD6E4", "mountain2": "#E8E3ED", "sea": "#C9E0EA", "sea2": "#DAEAF1", "reached": "#E9DFC9",
    "last_soft": "#F6E0EA",
}  # fmt: skip
_DARK: Final = {
    "line": "#F1ECE2", "thin": ".8", "pale": "#6A6276", "plate": "#353240", "card": "#312E3B", "sand": "#3A3540",
    "sand2": "#453E45", "bound": "#F08B6B", "seat_ground": "#2A2833", "ground": "#312E3B", "locked": "#5A5462",
    "skyline": "#35323F", "mark_red": "#E5685C", "mark_purple": "#A98CDB", "mark_blue": "#6FA8EA",
    "mark_orange": "#E58A3A", "mark_yellow": "#E1B63A", "forest": "#33473A", "forest2": "#2E3F36",
    "mountain": "#433D52", "mountain2": "#3B3648", "sea": "#2C4657", "sea2": "#293E4D", "reached": "#4A4350",
    "last_soft": "#4A2F3F",
}  # fmt: skip

TILE_FILL: Final = dict(zip(COLOURS, ("#C6453A", "#7B57AE", "#3678C5", "#DF7F2A", "#E1B63A"), strict=True))
SEAT_FILL: Final = ("#14807A", "#8A3F7D", "#B5791B", "#4A5A7A")

# Icons without a stroke of their own take the one that is set here; on tiles and paper it is always dark.
_CSS: Final = """
use{stroke:$line;stroke-width:$thin;stroke-linejoin:round;stroke-linecap:round;fill:$pale}
.paper{color:#2B2733}.paper use{stroke:#2B2733;stroke-width:1.5;fill:#EADCC0}
.plate{fill:$plate}.upcoming{fill:$gold_soft}.card{fill:$card;stroke:$edge;stroke-width:1.5}.head{fill:$plate}
.site{fill:$board;stroke:$edge;stroke-width:1.5}.last-turn{fill:$last_soft}.ground{fill:$ground}.skyline{fill:$skyline}.hair{fill:none;stroke:$edge;stroke-width:1.5}
.cell{fill:none;stroke:$edge;stroke-width:1.3;stroke-dasharray:2 5;stroke-linecap:round}
.target{fill:$live_face;fill-opacity:.6}
.tile{stroke:#2B2733;stroke-width:1.4}.tile-fine{stroke:#2B2733;stroke-width:1}
.gray{fill:#CBC1B2}.farm{fill:#B4C285}.wonder{fill:#E8D3A0}.locked{fill:$locked}.gloss{fill:#FFFFFF;fill-opacity:.13}
.strip{fill:#FFF6E3;fill-opacity:.94}.dark{fill:#2B2733}.pale-text{fill:#FBF1D8}.on-sky{color:#FBF1D8}
.bonus{stroke:#2B2733;stroke-width:1.3}.off{opacity:.45}.faint{fill-opacity:.28}.away{opacity:.4}
.open-seat{fill:$seat_ground;stroke:$muted;stroke-width:1.3;stroke-dasharray:3 3}
.open-seat-fine{fill:$seat_ground;stroke:$muted;stroke-dasharray:2 2}
.closed-seat{fill:#F4E3B8;stroke:#2B2733;stroke-width:1.3}.hollow{fill:none;stroke:$muted;stroke-width:1.3}
.dial{fill:#FFFDF7;stroke:#2B2733;stroke-width:1.5}.pip{fill:#D8CDBD}
.sand{fill:$sand;stroke:$edge;stroke-width:1.2}.way{fill:$sand2}.verge{fill:$sand}
.inner{fill:$board;stroke:$edge;stroke-width:1.2}.space{fill:$board;stroke:$edge;stroke-width:1.4}
.start{fill:$board;stroke:$muted;stroke-width:1.4}.final{fill:#EFC04F;stroke:#2B2733;stroke-width:1.4}
.boundary{fill:none;stroke:$bound;stroke-width:3.5;stroke-linecap:round}
.forest0{fill:$forest}.forest1{fill:$forest2}.mountain0{fill:$mountain}.mountain1{fill:$mountain2}
.sea0{fill:$sea}.sea1{fill:$sea2}.sky{fill:#3E3A6B;stroke:#2B2733}.sky-line{fill:none;stroke:#E7B44A}
.token{fill:#FFF6E3}.white{fill:#FFFFFF}.rim{fill-opacity:.9}
.foreign{color:#B9AFA2}
"""
_OWN: Final = "".join(
    f".own{seat}{{color:{colour}}}.plate{seat}{{fill:{colour}}}" for seat, colour in enumerate(SEAT_FILL, 1)
)
_COLOURED: Final = "".join(
    f".{colour}{{fill:{fill}}}.piece-{colour}{{color:{fill}}}.mark-{colour}{{color:$mark_{colour}}}"
    f".on-{colour}{{color:{'#2B2733' if colour == 'yellow' else '#FFF6E3'}}}"
    f".text-{colour}{{fill:{'#2B2733' if colour == 'yellow' else '#FFF6E3'}}}"
    for colour, fill in TILE_FILL.items()
)

STYLE: Final = COMMON_STYLE.extended(_CSS + _OWN + _COLOURED, _LIGHT, _DARK)

# For the terminal: the colours behind and of a thing.
COLOUR_PAPER: Final = dict(zip(COLOURS, ("#A8352B", "#6B489C", "#2C66AB", "#B8621A", "#8F6F12"), strict=True))
COLOUR_INK: Final = dict(zip(COLOURS, ("#F0796D", "#B79BE8", "#7DB3F2", "#F2A155", "#EDCB55"), strict=True))
MARKS: Final = dict(zip(COLOURS, ("∧", "★", "≈", "Ⅱ", "¤"), strict=True))
RESOURCE_INK: Final = ("#CFCAC2", "#A9CF6C", "#6CC6D8", "#F2C230")
FARM_PAPER: Final = "#5F7038"
GRAY_PAPER: Final = "#5E584E"
WONDER_PAPER: Final = "#8A7335"
CELL_PAPER: Final = "#3A3744"
GOLD_INK: Final = "#F2C230"
PALE_INK: Final = "#FFFFFF"
FAINT_INK: Final = "#9A93A6"
