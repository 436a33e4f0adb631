"""Write docs/research/observations.md, which lists the features of every game: ``make docs`` runs it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from heliopolis.games import own_games
from heliopolis.kernel.encoding import FeatureSlice
from heliopolis.kernel.game import Game
from heliopolis.kernel.pending import PENDING
from heliopolis.words.texts import ENGLISH, texts

PAGE = Path(__file__).parents[1] / "docs" / "research" / "observations.md"
MOST_LABELS = 20
"""More names than this are left to ``labels``."""

HEAD = """\
# Observations

The features of each game, slice by slice; [what agents see](seeing.md) explains how to get them. `make docs` writes \
this page from `game.feature_spec()`.

Numbers are of about unit size. “/4” names the divisor; where there is none, 1 means that the statement is true. \
Anything that isn’t there (a fourth player, a field outside the layout) is 0. If the first axis has length 4 for the \
seats, the observer comes first, then the others in turn order. The `labels` of a slice name the numbers of its last \
axis. The last slice, `pending`, follows from the steps of the rules: its first row is the open question, the rows \
below it are the steps still to come.
"""


def page() -> str:
    """Return the whole page."""
    return "\n".join([HEAD, *(line for game in own_games().values() for line in section(game))])


def section(game: Game) -> Iterator[str]:
    """Yield the lines about one game."""
    spec = game.feature_spec()
    name = texts(game.folder, ENGLISH)("name-game")
    yield f"## {name}\n\n{spec.length:,} numbers.\n"
    yield "| slice | from | shape | what |"
    yield "|---|---|---|---|"
    yield from (row(each) for each in spec)
    yield ""


def row(each: FeatureSlice) -> str:
    """Return a slice as a row of the table."""
    shape = " × ".join(str(length) for length in each.shape)
    labels = "" if each.name == PENDING or len(each.labels) > MOST_LABELS else ", ".join(each.labels)
    return f"| `{each.name}` | {each.start:,} | {shape} | {each.about}{f': {labels}' if labels else ''} |"


if __name__ == "__main__":
    PAGE.write_text(page(), encoding="utf-8")
