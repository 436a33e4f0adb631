"""Writes docs/observations.md, which tells what stands where in the features of every game.

``make docs`` runs it.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Final

from heliopolis.games import own_games
from heliopolis.kernel.encoding import FeatureSlice
from heliopolis.kernel.game import Game
from heliopolis.kernel.pending import PENDING
from heliopolis.words.texts import ENGLISH, texts

PAGE: Final = Path("docs", "observations.md")
MOST_LABELS: Final = 20
"""More names than this are left to ``labels``."""

HEAD: Final = """\
# Observations

What stands where in the features of each game; [environments](environments.md#the-observation) tells how to get them. \
This page is made of `game.feature_spec()` by `make docs`.

Numbers are of about unit size; “/4” says by what they are divided, and where nothing is said, a 1 tells what is the \
case. What is not there (a fourth player, a field outside the layout) is 0. Where the first axis is 4 long for as many \
seats, the observer comes first, then the others in turn order. The `labels` of a slice name the numbers of its last \
axis. The last slice, `pending`, follows from the steps of the rules: the first row is the open question, below it \
what is still to be done.
"""


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *(line for game in own_games().values() for line in section(game))])


def section(game: Game) -> Iterator[str]:
    """The lines about one game."""
    spec = game.feature_spec()
    name = texts(game.folder, ENGLISH)("name-game")
    yield f"## {name}\n\n{spec.length:,} numbers.\n"
    yield "| slice | from | shape | what |"
    yield "|---|---|---|---|"
    yield from (row(each) for each in spec)
    yield ""


def row(each: FeatureSlice) -> str:
    """A slice as a row of the table."""
    shape = " × ".join(str(length) for length in each.shape)
    labels = "" if each.name == PENDING or len(each.labels) > MOST_LABELS else ", ".join(each.labels)
    return f"| `{each.name}` | {each.start:,} | {shape} | {each.about}{f': {labels}' if labels else ''} |"


def main() -> None:
    """Write the page."""
    if not PAGE.parent.is_dir():
        raise SystemExit(f"There is no folder {PAGE.parent} here: run this at the root of the repository.")
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
