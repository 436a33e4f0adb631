"""The scene of Origins: the boards of a position, drawn for a screen and for anyone who looks at it."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from copy import copy
from typing import Final

from heliopolis.games.origins.art.boards.districts import districts
from heliopolis.games.origins.art.boards.goals import round_board
from heliopolis.games.origins.art.boards.header import header_line, when
from heliopolis.games.origins.art.boards.market import market
from heliopolis.games.origins.art.boards.military import military
from heliopolis.games.origins.art.boards.own import belongings, beside, crew, own_city, plain_city
from heliopolis.games.origins.art.boards.rival import rival, whole
from heliopolis.games.origins.art.boards.sites import sites
from heliopolis.games.origins.art.boards.temples import temples
from heliopolis.games.origins.art.cache_keys import OriginsKeys
from heliopolis.games.origins.art.layout import GAP, Arrangement, layout
from heliopolis.games.origins.art.narrow.means import means
from heliopolis.games.origins.art.narrow.tabs import Narrow
from heliopolis.games.origins.art.parts import seat_name
from heliopolis.games.origins.art.style import ICONS, STYLE
from heliopolis.games.origins.art.terminal import panels
from heliopolis.games.origins.position.choices import BUILDINGS
from heliopolis.games.origins.position.state import Origins
from heliopolis.render.drawing_cache import Boards
from heliopolis.render.scenes import MEANS, MINE, RIVAL, WHOLE, Part, Scene
from heliopolis.render.screens import DESKTOP, TOP, USUAL, Screen
from heliopolis.render.shapes import Box, Group, Marks, live_places, titled
from heliopolis.words.texts import Texts, texts

BESIDE: Final = ("base:", "worker:", "speaker:", "tower:", "reserve:", "claimed:")
"""How the names of what a player has beside the City begin."""
PEOPLE: Final = BESIDE[:3]
THINGS: Final = BESIDE[3:]

Board = Callable[[Origins, Box, Marks, Texts], Group]
"""What draws a part of the main board."""


class OriginsScenes:
    """A position ready to be drawn: what is common to all viewers of a screen once, then what each of them sees."""

    def __init__(self, origins: Origins, language: str) -> None:
        kept = origins.copy()  # what is drawn later is still of this position
        assert isinstance(kept, Origins)
        self.origins: Final = kept
        self.say: Final = texts(origins.game.folder, language)
        self.seen: Final = OriginsKeys(self.origins)
        self.marks = Marks(live_places(origins), just_done(origins))
        self.boards = Boards((self.seen.setting, self.say), self.marks)
        self.title: Final = self.say("name-game")
        self.when: Final = when(origins, self.say)
        self._common: Final[dict[Screen, tuple[Part, ...]]] = {}

    def with_near(self, near: frozenset[str]) -> OriginsScenes:
        """Return the same with things that can be clicked besides those that answer the open question."""
        if not near:
            return self
        scenes = copy(self)  # what is common to all is shared
        scenes.marks = self.marks._replace(near=near)
        scenes.boards = Boards((self.seen.setting, self.say), scenes.marks)
        return scenes

    def scene(self, viewer: int, screen: Screen = USUAL, asked: frozenset[str] | None = None) -> Scene:
        """Return the boards as a seat sees them, drawn for a screen: whatever is asked, they are as large."""
        narrow = Narrow(self.origins, self.seen, self.boards, screen, self.say) if screen.tabbed else None
        plan = layout(screen)
        boards = (
            narrow.parts(viewer)
            if narrow is not None
            else (*self.common(screen, plan), *self.seat_parts(viewer, screen, plan))
        )
        return Scene(
            self.title, self.when, screen.width, screen.height, boards, ICONS, STYLE, self.marks,
            lambda: self.frame(viewer, screen),
            lambda: panels(self.origins, viewer, self.say, self.marks.live),
            screen, plan.slots, narrow.tabs if narrow is not None else (),
        )  # fmt: skip

    def frame(self, viewer: int, screen: Screen) -> tuple[Part, ...]:
        """Return what a drawing that stands alone shows besides the boards: who plays, and how everyone stands."""
        if screen.form != DESKTOP:
            return ()
        origins, seen, say = self.origins, self.seen, self.say
        head = (0, 0, screen.width, TOP)
        return (
            self.boards.part(
                "header", titled(self.title, self.when), head,
                lambda _, __: header_line(origins, screen.width, say), seen.header,
            ),
            self.boards.part(
                "standings", say("scene-round-board"), layout(screen).slots["choices"],
                lambda box, _: round_board(origins, viewer, box, list(seen.totals), say), seen.round(viewer),
            ),
        )  # fmt: skip

    def common(self, screen: Screen, plan: Arrangement) -> tuple[Part, ...]:
        """Return the boards that look alike for everyone."""
        if screen not in self._common:
            seen = self.seen
            self._common[screen] = (
                self.common_part("sites", plan, sites, seen.sites, "site:"),
                self.common_part("market", plan, market, seen.market, "market:"),
                self.common_part("military", plan, military, seen.military, "citizen:", "recruit:", "die:"),
                self.common_part("temples", plan, temples, seen.temples, "temple:"),
            )
        return self._common[screen]

    def common_part(self, name: str, plan: Arrangement, draw: Board, values: Hashable, *things: str) -> Part:
        """Return a part of the main board."""
        title = self.say(f"scene-{name}-board")
        return self.boards.part(
            name, title, plan.boxes[name], lambda box, marks: draw(self.origins, box, marks, self.say), values, things
        )

    def seat_parts(self, viewer: int, screen: Screen, plan: Arrangement) -> list[Part]:
        """Return what differs by viewer: the District cards with their Trials, the viewer's own area, the others."""
        origins, seen, say = self.origins, self.seen, self.say

        def cards(origins: Origins, box: Box, marks: Marks, say: Texts) -> Group:
            return districts(origins, viewer, box, marks, say)

        parts = [self.common_part("districts", plan, cards, seen.cards(viewer), "card:")]
        if screen.form == DESKTOP:
            parts += self.own_parts(viewer, plan, beside, BESIDE)
        else:
            parts += self.own_parts(viewer, plan, crew, PEOPLE)
            parts.append(self.own_part("belongings", viewer, plan, belongings, seen.people(viewer), THINGS))
            parts.append(
                self.boards.part(
                    "means", say("scene-means"), plan.boxes["means"],
                    lambda box, _: means(origins, viewer, box, say), seen.means(viewer), (), MEANS, viewer,
                )
            )  # fmt: skip
        return [*parts, *self.others(viewer, plan)]

    def own_parts(
        self, viewer: int, plan: Arrangement, people: Callable[..., Group], things: tuple[str, ...]
    ) -> list[Part]:
        """Return the viewer's City, and the workers beside it."""
        seen = self.seen
        desktop = people is beside

        def draw(origins: Origins, seat: int, box: Box, marks: Marks, say: Texts) -> Group:
            if desktop:
                return own_city(origins, seat, box, seen.totals[seat], marks, say)
            return plain_city(origins, seat, box, marks, say)

        return [
            self.own_part("city", viewer, plan, draw, seen.city(viewer), ("cell:", "seat:")),
            self.own_part("workers", viewer, plan, people, seen.people(viewer), things),
        ]

    def own_part(
        self, name: str, viewer: int, plan: Arrangement, draw: Callable[..., Group], values: Hashable,
        things: tuple[str, ...],
    ) -> Part:  # fmt: skip
        """Return a part of the viewer's own area."""
        say = self.say
        return self.boards.part(
            name, say(f"scene-{name}"), plan.boxes[name],
            lambda box, marks: draw(self.origins, viewer, box, marks, say), values,
            tuple([f"seat{viewer + 1}/{kind}" for kind in things]), MINE, viewer, seat_name(say, viewer),
        )  # fmt: skip

    def others(self, viewer: int, plan: Arrangement) -> list[Part]:
        """Return everyone else: a strip where there is room for them, and all they have.

        Alone the round and the target.
        """
        origins, seen, say = self.origins, self.seen, self.say
        seats = [(viewer + step) % origins.seats for step in range(1, origins.seats)]
        room = plan.boxes.get("others")
        if room is None:
            return [self.whole_part(seat, plan, named=True) for seat in seats]
        if not seats:
            return [
                self.boards.part(
                    "round", say("scene-round-board"), room,
                    lambda box, _: round_board(origins, viewer, box, list(seen.totals), say), seen.round(viewer),
                )
            ]  # fmt: skip
        left, top, across, down = room
        gap = GAP if len(seats) < 3 else 5
        high = (down - gap * (len(seats) - 1)) / len(seats)
        parts = [
            self.strip_part(seat, (left, round(top + place * (high + gap)), across, int(high)))
            for place, seat in enumerate(seats)
        ]
        return [*parts, *[self.whole_part(seat, plan, named=False) for seat in seats]]

    def strip_part(self, seat: int, box: Box) -> Part:
        """Return another player in a few lines."""
        seen, say = self.seen, self.say
        return self.boards.part(
            f"seat{seat + 1}", "", box,
            lambda box, _: rival(self.origins, seat, box, seen.totals[seat], say),
            (seen.city(seat), seen.people(seat), seen.plays(seat)), (), RIVAL, seat, seat_name(say, seat),
        )  # fmt: skip

    def whole_part(self, seat: int, plan: Arrangement, *, named: bool) -> Part:
        """Return all that another player has, over the other boards when it is asked for.

        ``named`` if there is no strip.
        """
        seen, say = self.seen, self.say
        return self.boards.part(
            f"seat{seat + 1}whole", "", plan.boxes["whole"],
            lambda box, marks: whole(self.origins, seat, box, seen.totals[seat], marks, say, named=named),
            (seen.city(seat), seen.people(seat)), (f"seat{seat + 1}/",), WHOLE, seat, seat_name(say, seat),
        )  # fmt: skip


def just_done(origins: Origins) -> frozenset[str]:
    """Return the things that the last choice has changed."""
    done: set[str] = set()
    for event in origins.events:
        kind, owner = event[0], f"seat{int(event[1]) + 1}"
        numbers = [int(number) for number in event[2:]]
        if kind in {"built", "wonder_built", "used"}:
            done.add(f"{owner}/cell:{numbers[1]},{numbers[2]}")
        elif kind == "farm":
            done.add(f"{owner}/cell:{numbers[0]},{numbers[1]}")
        elif kind in {"closed", "seat_raised"}:
            done.add(f"{owner}/seat:{numbers[0]},{numbers[1]}")
        elif kind in {"site", "visited"}:
            done.add(f"site:{numbers[0 if kind == 'site' else 1] + 1}")
        elif kind in {"raised", "lowered", "swapped", "returned"}:
            done.add(f"{owner}/base:{numbers[0] + 1}")
        elif kind == "matched":
            done.add(f"card:{numbers[0] + 1}")
        elif kind == "climbed":
            done.add(f"temple:{('forest', 'mountain', 'sea')[numbers[0]]}")
        elif kind == "tower":
            done.add(f"{owner}/tower:{('red', 'purple', 'blue', 'orange', 'yellow')[numbers[0]]}")
        elif kind == "reserved":
            done.add(f"{owner}/reserve:{BUILDINGS[numbers[0]]}")
        elif kind == "claimed":
            done.add(f"{owner}/claimed:wonder")
    return frozenset(done)
