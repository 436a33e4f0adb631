"""The boards of a small screen: four tabs, each part drawn for the width of its pane."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

from heliopolis.games.origins.art.boards.districts import districts
from heliopolis.games.origins.art.boards.goals import round_board
from heliopolis.games.origins.art.boards.market import market
from heliopolis.games.origins.art.boards.military import citizens, draft_dice, speakers, stock
from heliopolis.games.origins.art.boards.own import crew, plain_city
from heliopolis.games.origins.art.boards.sites import pile
from heliopolis.games.origins.art.cache_keys import OriginsKeys
from heliopolis.games.origins.art.narrow.means import means
from heliopolis.games.origins.art.narrow.own import flat_whole, narrow_belongings, narrow_whole
from heliopolis.games.origins.art.narrow.sites import narrow_sites
from heliopolis.games.origins.art.narrow.tracks import narrow_military, narrow_temples
from heliopolis.games.origins.art.parts import seat_name
from heliopolis.games.origins.position.state import Origins
from heliopolis.render.drawing_cache import Boards
from heliopolis.render.lines import panel, subtitle
from heliopolis.render.scenes import COMMON, MEANS, MINE, RIVAL, Part
from heliopolis.render.screens import LANDSCAPE, PHONE, Screen
from heliopolis.render.shapes import Box, Group, Marks
from heliopolis.words.texts import Texts

LARGER: Final = 1.1
"""What is drawn as on a desktop is so much larger on a small screen, where text must be."""
DIE: Final = 41
"""The height of a die of the draft, which a finger can point at."""
CITY, SITES, MARKET, TRACKS = "city", "sites", "market", "tracks"

Board = Callable[[Origins, Box, Marks, Texts], Group]


class Narrow:
    """The boards of a position for a screen that shows one of them at a time."""

    def __init__(self, origins: Origins, seen: OriginsKeys, boards: Boards, screen: Screen, say: Texts) -> None:
        self.origins: Final = origins
        self.seen: Final = seen
        self.boards: Final = boards
        self.say: Final = say
        self.pane: Final = 374 if screen.form == PHONE else 388
        self.strip: Final = (0, 0, 390, 40) if screen.form == PHONE else (0, 0, 400, 44)
        self.aside: Final = screen.form == LANDSCAPE
        self.low: Final = screen.form == PHONE and screen.height < 800
        """Whether the pane is so low that boards leave something out."""
        self.temples: Final = 350 if screen.form == PHONE else 296
        self.tabs: Final = (
            (CITY, say("scene-city")),
            (SITES, say("scene-tab-sites")),
            (MARKET, say("scene-tab-market")),
            (TRACKS, say("scene-tab-tracks")),
        )

    def parts(self, viewer: int) -> tuple[Part, ...]:
        """Return all boards, the viewer's own first; those of the others are under no tab."""
        origins, seen, say = self.origins, self.seen, self.say
        me, owner = f"seat{viewer + 1}/", seat_name(say, viewer)
        people = seen.people(viewer)
        low = self.low

        def own(draw: Callable[..., Group]) -> Board:
            return lambda origins, box, marks, say: draw(origins, viewer, box, marks, say)

        def mine(name: str, high: float, draw: Callable[..., Group], values: Hashable, *kinds: str) -> Part:
            things = tuple([me + kind for kind in kinds])
            return self.part(name, CITY, high, own(draw), values, things, MINE, viewer, owner)

        parts = [
            self.boards.part(
                "means", say("scene-means"), self.strip, lambda box, _: means(origins, viewer, box, say),
                seen.means(viewer), (), MEANS, viewer,
            ),
            mine("city", 190 if low else 250, plain_city, seen.city(viewer), "cell:", "seat:"),
            mine("workers", 90, crew, people, "base:", "worker:", "speaker:"),
            mine("belongings", 202, narrow_belongings, people, "tower:", "reserve:", "claimed:"),
            self.sites(),
            self.part("market", MARKET, 250, market, seen.market, ("market:",)),
            self.part("people", MARKET, 186, offers, seen.military, ("citizen:", "recruit:", "die:")),
            self.part("districts", MARKET, 210, own(cards), seen.cards(viewer), ("card:",)),
            self.part("stock", MARKET, 66, tower_stock, seen.disks),
            self.part("temples", TRACKS, 230 if low else self.temples, narrow_temples, seen.temples, ("temple:",)),
            self.part("military", TRACKS, 230, narrow_military, seen.military),
        ]  # fmt: skip
        if origins.seats == 1:
            parts.append(self.part("round", CITY, 190, self.goals(viewer), seen.round(viewer)))
        others = [(viewer + step) % origins.seats for step in range(1, origins.seats)]
        return (*parts, *[self.whole(seat) for seat in others])

    def part(
        self, name: str, tab: str, high: float, draw: Board, values: Hashable, things: tuple[str, ...] = (),
        kind: str = COMMON, seat: int = -1, owner: str = "", wide: float = 0,
    ) -> Part:  # fmt: skip
        """Return a board as on a desktop, larger; as wide as the pane if nothing else is said."""
        wide = wide or self.pane

        def drawn(_: Box, marks: Marks) -> Group:
            return Group([draw(self.origins, (0, 0, wide / LARGER, high), marks, self.say)], scale=LARGER)

        title = "" if kind == RIVAL else self.say(f"scene-{name}" if kind == MINE else f"scene-{name}-board")
        box = (0, 0, wide, round(high * LARGER))
        return self.boards.part(name, title, box, drawn, values, things, kind, seat, owner, tab)

    def sites(self) -> Part:
        """Return the sites, as high as the pane; drawn for small screens alone, so as they are."""
        high = 216 if self.low else 325
        return self.boards.part(
            "sites", self.say("scene-sites-board"), (0, 0, self.pane, high),
            lambda box, marks: narrow_sites(self.origins, box, marks, self.say), self.seen.sites, ("site:",), tab=SITES,
        )  # fmt: skip

    def goals(self, viewer: int) -> Board:
        """Alone: the round, the target and where the points come from."""
        return lambda origins, box, _, say: round_board(origins, viewer, box, list(self.seen.totals), say)

    def whole(self, seat: int) -> Part:
        """Return all that another player has."""
        seen, total = self.seen, self.seen.totals[seat]
        draw, wide, high = (flat_whole, 780, 330 / LARGER) if self.aside else (narrow_whole, self.pane, 600)
        return self.part(
            f"seat{seat + 1}", "", high,
            lambda origins, box, marks, say: draw(origins, seat, box, total, marks, say),
            (seen.city(seat), seen.people(seat)), (f"seat{seat + 1}/",), RIVAL, seat, seat_name(self.say, seat),
            wide=wide,
        )  # fmt: skip


def cards(origins: Origins, viewer: int, box: Box, marks: Marks, say: Texts) -> Group:
    """Return the District cards."""
    return districts(origins, viewer, box, marks, say)


def offers(origins: Origins, box: Box, marks: Marks, say: Texts) -> Group:
    """Return citizens with their prices, Speakers and the stock; before the first round the dice of the draft."""
    left, top, across, _ = box
    pitch = min(64.0, across / 5.2)
    shapes = citizens(origins, 8, 42, 4, pitch, marks, say)
    if origins.draft:
        shapes.append(subtitle(0, 92, say("scene-draft"), "middle"))
        shapes += draft_dice(origins, (0, 98, pitch, DIE), marks, say)
    else:
        shapes.append(subtitle(0, 96, say("scene-speakers"), "middle"))
        shapes += speakers(origins, 122, 42, marks, say)
        shapes.append(stock(tuple(origins.stock), 156, pitch, say))
    return Group([panel(box), Group(shapes, at=(left + across / 2, top))])


def tower_stock(origins: Origins, box: Box, _: Marks, say: Texts) -> Group:
    """Return how many Tower disks of each colour are left."""
    left, top, across, down = box
    pitch = across / len(origins.tower_stock)
    piles = [
        pile(colour, disks, left + (colour + 0.5) * pitch - 28, top + 6, down - 12, say)
        for colour, disks in enumerate(origins.tower_stock)
    ]
    return Group([panel(box), *piles])
