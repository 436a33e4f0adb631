"""Charts as files of their own, which bring their colours along."""

from __future__ import annotations

from typing import Final

from markupsafe import Markup

from heliopolis.render.charts import CSS
from heliopolis.render.markup import escaped
from heliopolis.render.style import COMMON_STYLE

STYLE: Final = COMMON_STYLE.extended(
    CSS
    + """
.s1{color:$seat1}.s2{color:$seat2}.s3{color:$seat3}.s4{color:$seat4}.chart-tick{font-size:12px}.sheet{fill:$board}
text{font-family:system-ui,sans-serif;font-size:13px}svg{overflow:visible}
""",
    {},
    {},
)


MARGIN: Final = 12
"""Around a chart, which may write over its edges."""


def chart_file(drawn: Markup, width: int, height: int, title: str) -> str:
    """Return what is drawn, as the text of a file."""
    wide, high = width + 2 * MARGIN, height + 2 * MARGIN
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-MARGIN} {-MARGIN} {wide} {high}" width="{wide}" '
        f'height="{high}" role="img"><title>{escaped(title)}</title><style>{STYLE.sheet("light")}</style>'
        f'<rect class="sheet" x="{-MARGIN}" y="{-MARGIN}" width="{wide}" height="{high}"/>'
        f'<svg width="{width}" height="{height}" overflow="visible">{drawn}</svg></svg>\n'
    )
