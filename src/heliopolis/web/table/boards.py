"""The boards on a page: drawn, with what can be chosen made live; and in words, for those who listen."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Final, NamedTuple

from markupsafe import Markup

from heliopolis.kernel.game import Game
from heliopolis.render.icons import Icons
from heliopolis.render.markup import NO_MARKUP, escaped, html, joined, trusted
from heliopolis.render.panels import Cell, Map, Panel, TextSpan, titles_for
from heliopolis.render.scenes import COMMON, MEANS, MINE, RIVAL, WHOLE, Part, Scene, scene_of
from heliopolis.render.screens import DESKTOP, SCREEN_NAMES
from heliopolis.render.shapes import Additions, Anchor
from heliopolis.render.svg import number, width
from heliopolis.web.common.page import button_icon
from heliopolis.web.common.pieces import sign
from heliopolis.web.server.addresses import url_for
from heliopolis.web.server.preferences import Translator
from heliopolis.web.table.view import CLOSE, Element

BLANKS: Final = re.compile("[ \n]+")
"""What parts words; a blank that must not break is no such one."""


def in_words(scene: Scene, names: tuple[str, ...], say: Translator) -> list[Element]:
    """Return all boards as lists, unseen."""
    head, panels = say("in-words"), scene.panels
    return [
        Element("", html('<section class="hidden" id="in-words" aria-label="{}"><h2>{}</h2>', head, head)),
        *[
            _panel(panel, title, place, say)
            for place, (panel, title) in enumerate(zip(panels, titles_for(panels, names), strict=True))
        ],
        CLOSE,
    ]


def offered(here: str, say: Translator) -> Markup:
    """Return the switch for them, for visitors with a keyboard or a screen reader."""
    return html(
        '<section class="by-keys" id="in-words" aria-label="{in_words}"><form method="post" action="{to}">'
        '<input type="hidden" name="here" value="{here}">'
        '<button name="words" value="on">{in_words_please}</button></form></section>',
        in_words=say("in-words"),
        to=url_for("preferences"),
        here=here,
        in_words_please=say("in-words-please"),
    )


def _panel(panel: Panel, title: str, place: int, say: Translator) -> Element:
    """Return one board."""
    if isinstance(panel, Map):
        rows = [_words(place.cell) for place in panel.places]
    else:
        rows = [_row([words for words in map(_words, row) if words], say) for row in panel.rows]
    items = joined(html("<li>{}</li>", row) for row in rows if row)
    head = html("<h3>{}</h3>", title) if title else NO_MARKUP
    name = f"words-{place}"
    return Element(name, html('<div id="{}">{}<ul>{}</ul></div>', name, head, items), "div")


def _row(cells: Sequence[str], say: Translator) -> str:
    """Return the cells of a row, parted but for one that is the head of the next."""
    apart = say.texts.between("list-loose")
    told = ""
    for words in cells:
        told += (" " if told.endswith(":") else apart if told else "") + words
    return told


def _words(cell: Cell) -> str:
    lines = [BLANKS.sub(" ", "".join(map(_said, line))).strip(" ") for line in cell.lines]
    lines = [line.replace(" ,", ",").rstrip(",") for line in lines]
    told = [line for line in lines if line]
    # A map names every field; one that holds nothing else is not worth a word.
    return "" if len(cell.lines) > 1 and len(told) < 2 else " ".join(told)


def _said(span: TextSpan) -> str:
    return f" {span.said} " if span.said else span.text


ORDER: Final = (MEANS, MINE, COMMON, RIVAL, WHOLE)
"""In which order the boards are described and shown as tabs: the visitor's own first."""
SLOT: Final = "slot"
"""In a layout, a panel of the page among the boards."""
SLOTS: Final = frozenset({"prompt", "choices", "log"})
FLOW: Final = "flow"
"""The layout of a scene that places nothing: everything stands below each other."""
QUESTION: Final = (12, 52, -12, 52)
"""Where the question is on a desktop, up to the right rim."""
TAG: Final = 11
"""The radius of a number on a board."""

_PLACED: Final = re.compile(
    r"([a-z]{1,12})\.([a-z0-9]{1,24})\.([0-9]{1,4})\.([0-9]{1,4})\.([0-9]{1,4})\.([0-9]{1,4})\Z"
)


class Target(NamedTuple):
    """What can be chosen at a place: the choice, its text, its number in the list, and the points it brings."""

    choice: str
    text: str
    number: int = 0
    points: int | None = None


Live = Mapping[str, Target]
"""The places that can be chosen."""
LiveHere = tuple[tuple[str, Target], ...]
"""The same for one board."""


def shown_parts(scene: Scene) -> list[Part]:
    """Return the parts that a page shows, the visitor's own first."""
    return [part for kind in ORDER for part in scene.boards if part.kind == kind]


def short_title(part: Part, names: Sequence[str]) -> str:
    """Return what a board is called in a tab: the visitor's own boards go only by what they show."""
    return part.title if part.kind == MINE and part.title else part.called(names)


def live_on(part: Part, live: Live) -> LiveHere:
    """Return the places on a board that can be chosen."""
    if not live:
        return ()
    return tuple([(place, live[place]) for place in live if place in part.live])


def board_on_demand(part: Part, names: tuple[str, ...], table: str) -> Markup:
    """Return the place of a board that is seen only when someone asks for it: the page fetches it then."""
    return html(
        '<section class="part {kind}" id="part-{name}" data-in="{tab_of}" data-fetch="{fetch}" '
        'aria-label="{called}"></section>',
        kind=part.kind,
        name=part.name,
        tab_of=tab_of(part),
        fetch=url_for("board", table=table, name=part.name),
        called=part.called(names),
    )


def board(part: Part, live: LiveHere, names: tuple[str, ...]) -> Markup:
    """Return one board with what can be chosen on it."""
    part = part.drawn
    targets = dict(live)
    chosen = {place: _chosen(place, target, live) for place, target in live}
    # Where nothing brings points, saying so everywhere helps no one.
    worth = any(target.points for target in targets.values())
    svg = part.with_additions(Additions(names, chosen, lambda anchor: _badge(anchor, targets.get(anchor.thing), worth)))
    title = escaped(part.called(names))
    return trusted(
        f'<section class="part {part.kind}" id="part-{part.name}" data-in="{escaped(tab_of(part))}" '
        f'aria-label="{title}">{svg}</section>'
    )


def _chosen(place: str, target: Target, live: LiveHere) -> str:
    """Return what makes a place one that can be chosen, as attributes."""
    # What holds other things that can be chosen is no button: no one could hear of what is within one.
    role = "group" if any(within.startswith(f"{place}/") for within, _ in live) else "button"
    label = escaped(target.text)
    return f' data-choice="{escaped(target.choice)}" tabindex="-1" role="{role}" aria-label="{label}"'


def _badge(anchor: Anchor, target: Target | None, worth: bool) -> str:  # noqa: FBT001 - of all targets
    """Return the number or the points of a choice at the spot that the drawing keeps for it."""
    if target is None:
        return ""
    if anchor.kind == "tag":
        return (
            f'<g class="tag"{anchor.place} aria-hidden="true"><circle r="{TAG}"/><text y="4.500">{target.number}'
            "</text></g>"
            if target.number
            else ""
        )
    if target.points is None or not worth:
        return ""
    told = f"+{target.points}" if target.points > 0 else str(target.points).replace("-", "\u2212")
    half = width(told, 14, "strong") / 2 + 7
    return (
        f'<g class="worth"{anchor.place} aria-hidden="true"><rect x="{number(-half)}" y="-11" '
        f'width="{number(2 * half)}" height="22" rx="11"/><text y="5">{told}</text></g>'
    )


def tab_of(part: Part) -> str:
    """Return the tab that shows a board; a game that names none has one for every board."""
    return part.tab or f"part-{part.name}"


def tab_links(scene: Scene, names: Sequence[str]) -> tuple[tuple[str, str], ...]:
    """Return the tabs of the boards by name and title."""
    return scene.tabs or tuple([(tab_of(part), short_title(part, names)) for part in shown_parts(scene)])


def tabbed(scene: Scene) -> tuple[tuple[object, ...], ...]:
    """Return all that the tabs depend on besides names: they change less often than the drawings of the boards."""
    return scene.tabs or tuple([(part.kind, part.name, part.title, part.seat, part.tab) for part in scene.boards])


def tabs(scene: Scene, names: Sequence[str], more: Sequence[tuple[str, str]]) -> Markup:
    """Return links to the boards and to more panels; on a small screen they are tabs."""

    def icon(name: str) -> Markup:
        if f"tab-{name}" not in scene.icons:
            return button_icon(name)
        return html('<svg class="icon" aria-hidden="true"><use href="#art/tab-{}"/></svg>', name)

    items = [
        html(
            '<a href="#{name}" data-tab="{name}">{icon}<span>{text}</span></a>',
            name=name,
            icon=icon(name),
            text=text,
        )
        for name, text in (*tab_links(scene, names), *more)
    ]
    return html('<nav class="tabs" id="tabs">{}</nav>', joined(items))


def sheet_head(say: Translator) -> Markup:
    """Return the head of a board shown over the others: the script puts it there with the name of its player."""
    return html(
        '<div id="sheet-head" hidden><b></b><button type="button" class="called" data-shut>{}</button>'
        '<button type="button" data-shut aria-label="{}">{}</button></div>',
        say("your-turn"),
        say("close"),
        sign("close"),
    )


def form_of(scene: Scene) -> str:
    """Return the form of a page: that of its screen, or a plain flow where the scene has no place for its panels."""
    return scene.screen.form if scene.slots or scene.screen.tabbed else FLOW


def layout_address(scene: Scene) -> str:
    """Return where the style is that places the boards as the scene does; the address contains all of it."""
    words = [FLOW if form_of(scene) == FLOW else scene.screen.name]
    if scene.slots:
        words += [part.place for part in shown_parts(scene)]
        words += [".".join([SLOT, name, *[f"{each:.0f}" for each in box]]) for name, box in scene.slots.items()]
    return url_for("layout", told="~".join(words))


def layout_sheet(told: str) -> str | None:
    """Return the places of boards and panels on the canvas as style, since a page may not position elements itself.

    ``told`` comes from the address; a text of another form gives None.
    """
    name, *words = told.split("~")
    if name == FLOW:
        return "" if not words else None
    if name not in SCREEN_NAMES:
        return None
    screen = SCREEN_NAMES[name]
    placed = [_PLACED.match(word) for word in words]
    boxes: dict[str, tuple[int, ...]] = {}
    for found in placed:
        if found is None or found[1] not in {*ORDER, SLOT} or (found[1] == SLOT and found[2] not in SLOTS):
            return None
        boxes[found[2] if found[1] == SLOT else f"part-{found[2]}"] = tuple(int(each) for each in found.groups()[2:])
    if not boxes:
        return ""
    if screen.form == DESKTOP and "prompt" not in boxes:
        left, top, right, high = QUESTION
        boxes["prompt"] = (left, top, screen.width + right - left, high)
    unit = f"--u:min(100vw/{screen.width},100dvh/{screen.height})"
    rules = [f"#table{{{unit};width:calc({screen.width}*var(--u));height:calc({screen.height}*var(--u))}}"]
    rules += [
        f"#{box}{{position:absolute;left:calc({x}*var(--u));top:calc({y}*var(--u));"
        f"width:calc({wide}*var(--u));height:calc({high}*var(--u))}}"
        for box, (x, y, wide, high) in boxes.items()
    ]
    if "log" not in boxes:
        # Without scripts nothing could open it: it stands below the boards then.
        rules.append(".scripted #log:not(.shown){display:none}html:not(.scripted) #log{position:absolute;top:100%}")
    else:
        rules.append(".open-log{display:none}")
    return "".join(rules)


class GameLook(NamedTuple):
    """The style of a game's boards for a page in both themes, and its icons."""

    sheet: str
    version: str
    """Differs from that of another style."""
    icons: Icons
    symbols: Markup
    """All icons, once for a page."""


@cache
def look_of(game: Game) -> GameLook:
    """Return how the boards of a game look."""
    scene = scene_of(game.new(), 0)
    sheet = scene.style.page_sheet()
    version = hashlib.sha256(sheet.encode()).hexdigest()[:12]
    return GameLook(sheet, version, scene.icons, trusted(scene.symbols()))


def look_address(game: Game) -> str:
    """Return where the style is; the address changes with it, so that browsers may keep it."""
    return f"{url_for('look', name=game.name)}?{look_of(game).version}"


def icons_of(game: Game, names: tuple[str, ...]) -> Markup:
    """Return the drawings of these icons, by names that differ from game to game."""
    drawn = [look_of(game).icons.symbols([name]).replace('id="art/', f'id="{game.name}/', 1) for name in names]
    return html('<svg class="symbols" aria-hidden="true"><defs>{}</defs></svg>', trusted("".join(drawn)))
