"""The boards on a page: the parts of a scene as the scene places them, with what can be chosen made live."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final

from heliopolis.kernel.game import Game
from heliopolis.render.shapes import COMMON, MINE, RIVAL, Part, Scene
from heliopolis.render.svg import escape
from heliopolis.texts import LANGUAGES, common_texts
from heliopolis.web.page import e

ORDER: Final = (MINE, COMMON, RIVAL)
"""In which order the boards are told of and stand in tabs: one's own first."""
UNSHOWN: Final = frozenset({"header", "standings"})
"""Parts of a standalone drawing that a page tells in its own way: whose turn it is, and who has how many points."""

LONGEST_DRAWN: Final = 12
"""Letters of a name that are drawn on a board."""

Live = Mapping[str, tuple[str, str]]
"""For each place that can be chosen the name of its choice and its text."""


def shown_parts(scene: Scene) -> list[Part]:
    """The parts that a page shows, one's own first."""
    parts = [part for part in scene.parts if part.name not in UNSHOWN]
    return sorted(parts, key=lambda part: ORDER.index(part.kind))


def part_title(part: Part, names: Sequence[str]) -> str:
    """What a board is called: a seat is called by the name of its player."""
    if part.seat < 0:
        return part.title
    _, dot, rest = part.title.partition(" · ")
    return f"{names[part.seat]}{dot}{rest}"


def short_title(part: Part, names: Sequence[str]) -> str:
    """What a board is called in a tab: of one's own boards only what they show."""
    title = part_title(part, names)
    return (title.partition(" · ")[2] or title) if part.kind == MINE else title


def board(part: Part, live: Live, names: Sequence[str]) -> str:
    """One board with what can be chosen on it."""
    svg = _with_names(part.svg(), names)
    for place, (choice, text) in live.items():
        mark = f'id="{escape(place)}"'
        if mark in svg:
            chosen = f'{mark} data-choice="{e(choice)}" tabindex="-1" role="button" aria-label="{e(text)}"'
            svg = svg.replace(mark, chosen, 1)
    seat = f" of-seat{part.seat + 1}" if part.seat >= 0 else ""
    title = e(part_title(part, names))
    return f'<section class="part {part.kind}{seat}" id="part-{e(part.name)}" aria-label="{title}">{svg}</section>'


def _with_names(svg: str, names: Sequence[str]) -> str:
    """The drawing with players called by their names: a scene knows them only as seats."""
    for seat, name in enumerate(names):
        shown = name if len(name) <= LONGEST_DRAWN else f"{name[: LONGEST_DRAWN - 1]}…"
        for texts in _seat_texts(seat):
            svg = svg.replace(f">{texts}</text>", f">{escape(shown)}</text>")
    return svg


@cache
def _seat_texts(seat: int) -> tuple[str, ...]:
    return tuple(escape(common_texts(language).message("seat", number=seat + 1)) for language in LANGUAGES)


def tabs(parts: Sequence[Part], names: Sequence[str], more: Sequence[tuple[str, str]]) -> str:
    """Links to the boards and to more panels; on a small screen they are tabs."""
    links = [(f"part-{part.name}", short_title(part, names)) for part in parts]
    return (
        '<nav class="tabs" id="tabs">'
        + "".join(f'<a href="#{e(name)}" data-tab="{e(name)}">{e(text)}</a>' for name, text in [*links, *more])
        + "</nav>"
    )


def shape_of(scene: Scene) -> str:
    """Which boards take the middle of a large screen: one's own, or the common ones if they are larger."""
    areas = {kind: sum(part.width * part.height for part in shown_parts(scene) if part.kind == kind) for kind in ORDER}
    return COMMON if areas[COMMON] > areas[MINE] else MINE


def layout_sheet(scene: Scene) -> str:
    """Where the boards stand on a large screen, as style: a page may not carry positions itself."""
    rules: list[str] = []
    for kind in (COMMON, MINE):
        parts = [part for part in shown_parts(scene) if part.kind == kind]
        if not parts:
            continue
        left, top = min(part.at[0] for part in parts), min(part.at[1] for part in parts)
        across = max(part.at[0] + part.width for part in parts) - left
        down = max(part.at[1] + part.height for part in parts) - top
        rules.append(
            f".stage.{kind}{{width:min(100cqw,100cqh*{across / down:.4f});aspect-ratio:{across:.0f}/{down:.0f}}}"
        )
        for part in parts:
            x, y = 100 * (part.at[0] - left) / across, 100 * (part.at[1] - top) / down
            rules.append(
                f"#part-{part.name}{{left:{x:.3f}%;top:{y:.3f}%;width:{100 * part.width / across:.3f}%;"
                f"height:{100 * part.height / down:.3f}%}}"
            )
    rivals = [part for part in shown_parts(scene) if part.kind == RIVAL]
    if rivals and rivals[0].width > rivals[0].height:
        rules.append(".rivals{grid-auto-flow:row;grid-auto-rows:minmax(0,1fr)}")
    return "@media (min-width:1101px){" + "".join(rules) + "}"


@cache
def look_sheet(game: Game) -> str:
    """The style of a game's boards for a page, in both themes."""
    return game.scene(game.new(), 0).style.page_sheet()


@cache
def symbols(game: Game) -> str:
    """The icons of a game, once for a page."""
    return game.scene(game.new(), 0).symbols()
