"""The scene of Helios: the viewer's board large, the common boards beside it, the others' boards small."""

from __future__ import annotations

from copy import copy
from typing import Final

from heliopolis.games.helios.art import display
from heliopolis.games.helios.art.board import own_board, own_city, own_court, own_land
from heliopolis.games.helios.art.cache_keys import HeliosKeys
from heliopolis.games.helios.art.composition import CITY_TAB, LAND, POINTS, SUPPLY, TABS, Composition, composition
from heliopolis.games.helios.art.parts import seat_name
from heliopolis.games.helios.art.points import calendar, header, means, standings, when
from heliopolis.games.helios.art.rival import rival
from heliopolis.games.helios.art.style import ICONS, STYLE
from heliopolis.games.helios.art.terminal import panels
from heliopolis.games.helios.position.choices import BUILDINGS, CHARACTERS
from heliopolis.games.helios.position.coast import FIELD_NAMES
from heliopolis.games.helios.position.state import Helios
from heliopolis.render.drawing_cache import Boards
from heliopolis.render.scenes import MEANS, MINE, RIVAL, WHOLE, Part, Scene
from heliopolis.render.screens import DESKTOP, SIDE, TABLET, TOP, USUAL, Screen
from heliopolis.render.shapes import Box, Marks, live_places, titled
from heliopolis.words.texts import texts

ON_LAND: Final = ("field:", "cube:", "sun:")
"""How the names of what is on a player's land begin."""
AT_COURT: Final = ("space:", "activate:")
"""And of action tiles and characters."""
BROAD: Final = 120
"""What each building of a row has of its city's width, so that its name has room."""


class HeliosScenes:
    """A position ready to be drawn for each viewer and screen."""

    def __init__(self, helios: Helios, language: str) -> None:
        kept = helios.copy()  # what is drawn later is still of this position
        assert isinstance(kept, Helios)
        self.helios: Final = kept
        self.say: Final = texts(helios.game.folder, language)
        self.marks = Marks(live_places(helios), just_done(helios))
        self.seen: Final = HeliosKeys(self.helios)
        self.boards = Boards((self.seen.setting, self.say), self.marks)
        self.title: Final = self.say("name-game")
        self.when: Final = when(helios, self.say)

    def with_near(self, near: frozenset[str]) -> HeliosScenes:
        """Return the same with things that can be clicked besides those that answer the open question."""
        if not near:
            return self
        scenes = copy(self)
        scenes.marks = self.marks._replace(near=near)
        scenes.boards = Boards((self.seen.setting, self.say), scenes.marks)
        return scenes

    def scene(self, viewer: int, screen: Screen = USUAL, asked: frozenset[str] | None = None) -> Scene:
        """Return the boards as a seat sees them, drawn for a screen, as large as while those things are asked about."""
        plan = composition(screen, self.helios.seats)
        about = self.marks.live if asked is None else asked
        boards = [self.board(name, viewer, screen, plan, about) for name in plan.boards]
        others = [(viewer + step) % self.helios.seats for step in range(1, self.helios.seats)]
        rivals = [self.rival(seat, box, screen) for seat, box in zip(others, plan.rivals, strict=True)]
        tabs = tuple([(tab, self.say(f"scene-tab-{tab}")) for tab in TABS]) if screen.tabbed else ()
        return Scene(
            self.title, self.when, screen.width, screen.height, (*boards, *rivals), ICONS, STYLE, self.marks,
            lambda: self.frame(screen, plan),
            lambda: panels(self.helios, viewer, self.say, self.marks.live),
            screen, plan.slots, tabs,
        )  # fmt: skip

    def frame(self, screen: Screen, plan: Composition) -> tuple[Part, ...]:
        """Return what a drawing that stands alone shows besides the boards: a page has panels of its own there."""
        if screen.form != DESKTOP:
            return ()
        header_box = (0, 0, screen.width, TOP)
        head = self.boards.part(
            "header", titled(self.title, self.when), header_box,
            lambda box, _: header(self.helios, box, self.say), self.seen.header,
        )  # fmt: skip
        parts = [head, self.standings(plan.slots["choices"])]
        if "log" in plan.slots:
            rounds = self.boards.part(
                "calendar", self.say("scene-rounds"), plan.slots["log"],
                lambda box, _: calendar(self.helios, box, self.say), (self.seen.when, self.helios.first),
            )  # fmt: skip
            parts.append(rounds)
        return tuple(parts)

    def board(self, name: str, viewer: int, screen: Screen, plan: Composition, about: frozenset[str]) -> Part:
        """Return a board of that name in its box."""
        box = plan.boards[name]
        if name in plan.short and asked_about(name, viewer, about):
            box = plan.short[name]
        if name == "board":
            return self.land(viewer, box, screen, touch=plan.touch)
        if name == "city":
            return self.city(viewer, box, screen, touch=plan.touch)
        if name == "court":
            return self.court(viewer, box, screen)
        if name == "means":
            return self.means(viewer, box)
        if name == "standings":
            return self.standings(box)
        return self.supply(name, box, screen)

    def supply(self, name: str, box: Box, screen: Screen) -> Part:
        """Return what anyone can take: all of it, or one kind."""
        helios, seen, say = self.helios, self.seen, self.say
        words, draw, values, things = {
            "display": ("scene-display", display.display, seen.display, ("column:", "land:", "special:", "buy:")),
            "tiles": ("scene-columns", display.tile_rows, seen.columns, ("column:",)),
            "lands": ("scene-lands", display.land_rows, (seen.lands, seen.specials), ("land:", "special:")),
            "characters": ("scene-characters", display.character_rows, seen.characters, ("buy:",)),
        }[name]
        tab = SUPPLY if screen.tabbed else ""
        return self.boards.part(
            name, say(words), box, lambda box, marks: draw(helios, box, marks, say), values, things, tab=tab
        )

    def standings(self, box: Box) -> Part:
        """Return the points of everyone."""
        return self.boards.part(
            "standings", self.say("scene-points"), box,
            lambda box, _: standings(self.helios, box, self.say), self.seen.standings(), tab=POINTS,
        )  # fmt: skip

    def means(self, seat: int, box: Box) -> Part:
        """Return what the viewer has, in one line."""
        return self.boards.part(
            "means", self.say("scene-means"), box,
            lambda box, _: means(self.helios, seat, box, self.say),
            self.seen.goods(seat), (), MEANS, seat, seat_name(self.say, seat),
        )  # fmt: skip

    def land(self, seat: int, box: Box, screen: Screen, *, touch: bool) -> Part:
        """Return the viewer's land; a desktop's has goods, tiles and characters in its corners."""
        helios, say, seen = self.helios, self.say, self.seen
        whole = screen.form == DESKTOP
        things = (*ON_LAND, *AT_COURT) if whole else ON_LAND
        return self.boards.part(
            "board", "" if whole else say("scene-tab-land"), box,
            lambda box, marks: own_board(helios, seat, box, marks, say) if whole
            else own_land(helios, seat, box, marks, say, touch=touch),
            (touch, seen.land(seat, self.marks.open), seen.goods(seat) if whole else ()),
            tuple([f"seat{seat + 1}/{kind}" for kind in things]), MINE, seat, seat_name(say, seat),
            LAND if screen.tabbed else "",
        )  # fmt: skip

    def court(self, seat: int, box: Box, screen: Screen) -> Part:
        """Return the viewer's action tiles and characters."""
        return self.boards.part(
            "court", self.say("scene-court"), box,
            lambda box, marks: own_court(self.helios, seat, box, marks, self.say),
            self.seen.goods(seat), tuple([f"seat{seat + 1}/{kind}" for kind in AT_COURT]), MINE, seat,
            seat_name(self.say, seat), CITY_TAB if screen.tabbed else "",
        )  # fmt: skip

    def city(self, seat: int, box: Box, screen: Screen, *, touch: bool) -> Part:
        """Return the viewer's buildings."""
        columns = next((columns for columns in (6, 4) if box[2] >= columns * BROAD), 3)
        return self.boards.part(
            "city", self.say("scene-city"), box,
            lambda box, marks: own_city(self.helios, seat, box, columns, marks, self.say, touch=touch),
            (touch, self.seen.city(seat)), (f"seat{seat + 1}/build:",), MINE, seat, seat_name(self.say, seat),
            CITY_TAB if screen.tabbed else "",
        )  # fmt: skip

    def rival(self, seat: int, box: Box, screen: Screen) -> Part:
        """Return the board of another player; where there is no room for it, it is shown when it is asked for."""
        over = screen.form in {TABLET, SIDE}
        return self.boards.part(
            f"seat{seat + 1}{'whole' if over else ''}", "", box,
            lambda box, marks: rival(self.helios, seat, box, marks, self.say),
            (self.seen.land(seat, self.marks.open), self.seen.goods(seat), self.seen.city(seat)), (f"seat{seat + 1}/",),
            WHOLE if over else RIVAL, seat, seat_name(self.say, seat),
        )  # fmt: skip


def asked_about(name: str, viewer: int, places: frozenset[str]) -> bool:
    """Return whether the viewer's city, or a character, is among the places that are asked about."""
    beginning = f"seat{viewer + 1}/build:" if name == "city" else "buy:"
    return any(place.startswith(beginning) for place in places)


def just_done(helios: Helios) -> frozenset[str]:
    """Return the things that the last choice has changed."""
    done: set[str] = set()
    for event in helios.events:
        kind, seat = event[0], int(event[1])
        numbers = [int(number) for number in event[2:]]
        if kind in {"laid", "temple", "sun"}:
            done.add(f"seat{seat + 1}/field:{FIELD_NAMES[numbers[0]]}")
        elif kind == "built":
            done.add(f"seat{seat + 1}/build:{BUILDINGS[numbers[0]]}")
        elif kind in {"bought", "activated"}:
            done.add(f"seat{seat + 1}/activate:{CHARACTERS[numbers[0]]}")
    return frozenset(done)
