"""Colours, classes and icons of Helios."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from heliopolis.games.helios.position.choices import MATERIALS, TILE_COLOURS
from heliopolis.render.icons import COMMON_ICONS, read_icons
from heliopolis.render.style import COMMON_STYLE

ICONS: Final = COMMON_ICONS | read_icons(files("heliopolis.games.helios") / "art" / "icons.svg")

_LIGHT: Final = {
    "field": "#E2DDD4", "field_edge": "#D3CABB", "ring": "#F5D7B1", "ring_edge": "#E9BE8C", "plinth": "#FDFAF3",
    "burst": "#F7F0E3", "mark": "#A79A86", "edge_mark": "#9A6B3A", "thick_edge": "none", "spot": ".36", "plot": "none",
    "taken": ".6",
}  # fmt: skip
_DARK: Final = {
    "field": "#3E3B49", "field_edge": "#4B4757", "ring": "#66452B", "ring_edge": "#835B37", "plinth": "#24222C",
    "burst": "#2E2C38", "mark": "#8D8798", "edge_mark": "#C9A27A", "thick_edge": "#77708A", "spot": ".26",
    "plot": "#E9E0D0", "taken": ".4",
}  # fmt: skip

_CSS: Final = """
.burst{fill:$burst}
.plinth{fill:$plinth;stroke:$plinth;stroke-width:4;stroke-linejoin:round}
.light{fill:$field;stroke:$field_edge}.orange{fill:$ring;stroke:$ring_edge}
.way{fill:none;stroke:$ring_edge;stroke-width:2.5;stroke-linecap:round;stroke-linejoin:round;stroke-opacity:.75}
.goldline{fill:none;stroke:$gold;stroke-width:3.5;stroke-linejoin:round}
.goldline-fine{fill:none;stroke:$gold;stroke-width:1.6;stroke-linejoin:round}
.mark{color:$mark;fill:$mark}.edge-mark{color:$edge_mark;fill:$edge_mark}.piece{color:#2B2733}
.dark{fill:#2B2733}.pale{fill:#FBF7EF}
.thick{fill:#2B2733;fill-opacity:.45;stroke:$thick_edge;stroke-width:2}
.spot{fill:#FBF7EF;fill-opacity:$spot}
.room{fill:#FBF7EF;fill-opacity:.14;stroke:#FBF7EF;stroke-opacity:.8;stroke-width:1.6;stroke-dasharray:3 3}
.room-fine{fill:#FBF7EF;fill-opacity:.14;stroke:#FBF7EF;stroke-opacity:.8;stroke-dasharray:2 2}
.cast{fill:#1B1922;fill-opacity:.3}.sunlight{fill:#F9CB55;fill-opacity:.3}
.halo-fine{stroke:$live_face;stroke-width:5}.halo{fill:none;stroke:$board;stroke-width:6;stroke-linejoin:round}
.ghost{opacity:.5}.taken{opacity:$taken}.asleep{opacity:.45}.gold-ink{color:$gold_text}
.band{fill:none;stroke:$gold_soft;stroke-width:24;stroke-linecap:round}.reached{fill:none;stroke:$gold;stroke-width:3}
.pip{fill:$board;stroke:$gold;stroke-width:1.2}
.lap{fill:$gold_soft;stroke:$gold;stroke-width:1.5}.on-lap{color:$ink}.through{pointer-events:none}
#table:not([data-asked]) .offer,#table .alone{display:none}
.plot{fill:$plot}.built{fill:$gold_soft}.bar{fill-opacity:.28}
.on-red,.on-blue{color:#FFF6EA}.on-yellow{color:#2B2733}.on-gray{color:#FFFFFF}
.bar-red{fill:#C94C3F}.bar-blue{fill:#3B78C2}.bar-yellow{fill:#E3B93C}
.set{stroke:$ink;stroke-width:1;stroke-linejoin:round}.parting{fill:$edge}
.tilecast{fill:#4A3818;fill-opacity:.22}
"""

STYLE: Final = COMMON_STYLE.extended(_CSS, _LIGHT, _DARK)

# For the terminal: the colours behind and of a thing; shades come in pairs for neighbours.
MATERIAL_PAPER: Final = dict(zip(MATERIALS, ("#7A4A30", "#7C828B", "#4C8A36", "#2F78B0", "#2B2833"), strict=True))
MATERIAL_INK: Final = dict(zip(MATERIALS, ("#D6A684", "#D5D9DE", "#B5E09A", "#A9D4F2", "#B9B3C9"), strict=True))
TILE_INK: Final = dict(zip(TILE_COLOURS, ("#E46A5C", "#5E9BE5", "#EFCB55", "#B9B5AE"), strict=True))
SPECIAL_PAPER: Final = "#E4CF96"
FIELD_PAPER: Final = ("#4A4654", "#565262")
RING_PAPER: Final = ("#74502F", "#835D39")
GOLD_PAPER: Final = ("#96701F", "#A67D26")
SUN_PAPER: Final = "#F2C230"
MANA_INK: Final = "#E8607A"
DARK_INK: Final = "#3A2F12"
PALE_INK: Final = "#FFFFFF"
FIELD_INK: Final = "#EDE6DA"
