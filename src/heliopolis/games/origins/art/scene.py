"""The scene of Origins: the common boards left, the viewer's City and workers right, the others below them."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from typing import Final

from heliopolis.games.origins.art.cache_keys import OriginsKeys
from heliopolis.games.origins.art.city import ROOMY, city
from heliopolis.games.origins.art.districts import PITCH, districts, round_board
from heliopolis.games.origins.art.market import market
from heliopolis.games.origins.art.parts import name_plate, passed, points_of, resources, seat_name
from heliopolis.games.origins.art.people import workers
from heliopolis.games.origins.art.rival import rival
from heliopolis.games.origins.art.sites import sites
from heliopolis.games.origins.art.style import ICONS, STYLE
from heliopolis.games.origins.art.terminal import panels
from heliopolis.games.origins.art.tracks import military, temples
from heliopolis.games.origins.position.choices import BUILDINGS
from heliopolis.games.origins.position.state import Origins
from heliopolis.games.origins.rules.rounds import rounds
from heliopolis.games.origins.rules.scoring import has_target, target
from heliopolis.render.drawing_cache import Boards
from heliopolis.render.lines import Box, line, panel, score_track
from heliopolis.render.shapes import (
    MINE,
    RIVAL,
    Group,
    Icon,
    Marks,
    Part,
    Rect,
    Scene,
    Shape,
    Text,
    live_places,
    titled,
)
from heliopolis.render.svg import width
from heliopolis.texts import Texts, texts

WIDTH: Final = 1440
HEIGHT: Final = 900
EDGE: Final = 12
GAP: Final = 8
TOP: Final = 48
LEFT: Final = 872
"""The width of the common boards."""
SITES: Final = 290
MIDDLE: Final = 300
SECOND: Final = TOP + SITES + GAP
THIRD: Final = SECOND + MIDDLE + GAP
BOTTOM: Final = HEIGHT - 10
LOW: Final = BOTTOM - THIRD
MARKET: Final = 240
TEMPLES: Final = 216
WORKERS: Final = 234
RIVALS: Final = (0, 190, 216, 270)
"""The height of the others' areas together, by their number."""
LARGEST: Final = 100
"""The size of a tile of the viewer's City that has all the room it wants."""
BESIDE: Final = ("base:", "worker:", "speaker:", "tower:", "reserve:", "claimed:")
"""How the names of what a player has beside the City begin."""

Board = Callable[[Origins, Box, Marks, Texts], Group]
"""What draws a part of the main board."""


class OriginsScenes:
    """A position ready to be drawn: the common boards once, then what each viewer sees."""

    def __init__(self, origins: Origins, language: str) -> None:
        kept = origins.copy()  # what is drawn later is still of this position
        assert isinstance(kept, Origins)
        self.origins: Final = kept
        self.say: Final = texts(origins.game.folder, language)
        self.seen: Final = OriginsKeys(self.origins)
        self.marks: Final = Marks(live_places(origins), just_done(origins))
        self.boards: Final = Boards((self.seen.setting, self.say), self.marks)
        self.title: Final = self.say.message("name-game")
        self.when: Final = when(origins, self.say)
        self.common: Final = self.common_parts()

    def scene(self, viewer: int) -> Scene:
        """The boards as a seat sees them."""
        boards = (*self.common, self.round_part(viewer), *self.seat_parts(viewer))
        return Scene(
            self.title, self.when, WIDTH, HEIGHT, boards, ICONS, STYLE, self.marks, self.frame,
            lambda: panels(self.origins, viewer, self.seen, self.boards, self.say, self.marks.live),
        )  # fmt: skip

    def frame(self) -> tuple[Part, ...]:
        """What a drawing that stands alone shows besides the boards."""
        box = (0, 0, WIDTH, TOP)
        return (
            self.boards.part(
                "header",
                titled(self.title, self.when),
                box,
                lambda _, __: header_line(self.origins, self.say),
                self.seen.header,
            ),
        )

    def common_parts(self) -> tuple[Part, ...]:
        """The main board in two bands, below it District cards."""
        seen = self.seen
        arena = LEFT - MARKET - TEMPLES - 2 * GAP
        across = EDGE + MARKET + GAP
        return (
            self.common_part("sites", (EDGE, TOP, LEFT, SITES), sites, seen.sites, "site:"),
            self.common_part("market", (EDGE, SECOND, MARKET, MIDDLE), market, seen.market, "market:"),
            self.common_part(
                "military", (across, SECOND, arena, MIDDLE), military, seen.military, "citizen:", "recruit:"
            ),
            self.common_part(
                "temples", (EDGE + LEFT - TEMPLES, SECOND, TEMPLES, MIDDLE), temples, seen.temples, "temple:"
            ),
            self.common_part("districts", (EDGE, THIRD, self.cards(), LOW), districts, seen.districts, "card:"),
        )

    def common_part(self, name: str, box: Box, draw: Board, values: Hashable, *things: str) -> Part:
        """A part of the main board."""
        title = self.say.message(f"scene-{name}-board")
        return self.boards.part(
            name, title, box, lambda box, marks: draw(self.origins, box, marks, self.say), values, things
        )

    def cards(self) -> float:
        """How wide the District cards are."""
        return max(3, len(self.origins.cards)) * PITCH + 15

    def round_part(self, viewer: int) -> Part:
        """The round, and what the game is played for."""

        def draw(origins: Origins, box: Box, marks: Marks, say: Texts) -> Group:
            return round_board(origins, viewer, box, list(self.seen.totals), marks, say)

        left = EDGE + self.cards() + GAP
        box = (left, THIRD, EDGE + LEFT - left, LOW)
        return self.common_part("round", box, draw, (viewer, self.seen.round(viewer)), "die:")

    def seat_parts(self, viewer: int) -> list[Part]:
        """The viewer's City and workers, and everybody else's area."""
        origins, seen, say = self.origins, self.seen, self.say
        left = EDGE + LEFT + 10
        across = WIDTH - EDGE - left
        others = [(viewer + step) % origins.seats for step in range(1, origins.seats)]
        high = RIVALS[len(others)]
        own = BOTTOM - TOP - WORKERS - GAP - (high + GAP if others else 0)
        mine, owner = seat_name(say, viewer), f"seat{viewer + 1}/"
        parts = [
            self.boards.part(
                "city", say.message("scene-city"), (left, TOP, across, own),
                lambda box, marks: own_city(origins, viewer, box, seen.totals[viewer], marks, say),
                seen.city(viewer), (f"{owner}cell:", f"{owner}seat:"), MINE, viewer, mine,
            ),
            self.boards.part(
                "workers", say.message("scene-workers"), (left, TOP + own + GAP, across, WORKERS),
                lambda box, marks: workers(origins, viewer, box, marks, say),
                seen.people(viewer), tuple([owner + kind for kind in BESIDE]), MINE, viewer, mine,
            ),
        ]  # fmt: skip
        each = (high - GAP * (len(others) - 1)) / max(1, len(others))
        for place, seat in enumerate(others):
            parts.append(self.rival_part(seat, (left, BOTTOM - high + place * (each + GAP), across, each)))
        return parts

    def rival_part(self, seat: int, box: Box) -> Part:
        """The area of another player."""
        return self.boards.part(
            f"seat{seat + 1}", "", box,
            lambda box, marks: rival(self.origins, seat, box, self.seen.totals[seat], marks, self.say),
            (self.seen.city(seat), self.seen.people(seat)), (f"seat{seat + 1}/",), RIVAL, seat,
            seat_name(self.say, seat),
        )  # fmt: skip


def when(origins: Origins, say: Texts) -> str:
    """The round and, alone, the target; or that the game is over."""
    if not origins.todo:
        return say.message("scene-over")
    goal = [say.message("scene-target", points=target(origins))] if has_target(origins) else []
    return " · ".join([say.message("scene-round", round=origins.round_number, rounds=rounds(origins)), *goal])


def own_city(origins: Origins, seat: int, box: Box, total: int, marks: Marks, say: Texts) -> Group:
    """The viewer's name, resources and points over the City."""
    left, top, across, down = box
    ground = (left + 8, top + 44, across - 16, down - 52)
    inner = (ground[0] + 10, ground[1] + 8, ground[2] - 20, ground[3] - 16)
    now = str(points_of(origins, seat))
    end = f"→ {total}"
    far = left + across - 14 - width(end, 13)
    before = far - width(now, 20, "strong") - 28
    goods = sum(34 + width(number, 20.2, "strong") for _, number in resources(origins, seat)) + 10
    return Group(
        [
            panel(box),
            Rect(left, top, across, 4, 2, look=f"plate{seat + 1}"),
            *name_plate(origins, seat, left + 12, top + 25, 16, say),
            *line(before - goods, top + 25, resources(origins, seat), 23, "strong", 9),
            Text(left + across - 12, top + 30, end, 13, "end", look="muted", title=say.message("scene-if-ended")),
            Text(far, top + 32, now, 20, "end", look="strong gold"),
            Icon("points", before + 12, top + 25, 23),
            Rect(*ground, 22, look="ground"),
            *passed(origins, seat, left + 24, top + 64, across - 48, say),
            city(origins, seat, inner, LARGEST, ROOMY, marks, say),
        ],
        id=f"seat{seat + 1}",
    )


def header_line(origins: Origins, say: Texts) -> Group:
    """The name of the game, when we are, the score track, and who is to play."""
    name = say.message("scene-game")
    shapes: list[Shape] = [
        Text(EDGE + 2, 31, name, 20, look="strong gold"),
        Text(EDGE + 14 + width(name, 20, "strong"), 30, when(origins, say), 14, look="muted"),
        score_track([points_of(origins, seat) for seat in range(origins.seats)], 330, 720, 20),
    ]
    seat = origins.seat() if origins.seat() >= 0 else origins.turn_seat
    if seat >= 0 and origins.todo:
        to_play = say.message("scene-to-play", seat=seat_name(say, seat))
        look = f"strong seat{seat + 1}"
        left = WIDTH - EDGE - 4 - width(to_play, 15, look)
        shapes += [Icon(f"seat-{seat + 1}", left - 14, 25, 18), Text(left, 31, to_play, 15, look=look)]
    return Group(shapes)


def just_done(origins: Origins) -> frozenset[str]:
    """The things that the last choice has changed."""
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
