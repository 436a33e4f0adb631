"""The scene of Helios: the viewer's board large, the common boards beside it, the others' boards small."""

from __future__ import annotations

from typing import Final

from heliopolis.games.helios.art.board import card, own_board, own_city
from heliopolis.games.helios.art.cache_keys import HeliosKeys
from heliopolis.games.helios.art.display import display, standings
from heliopolis.games.helios.art.parts import points_of, seat_name
from heliopolis.games.helios.art.style import ICONS, STYLE
from heliopolis.games.helios.art.terminal import panels
from heliopolis.games.helios.position.choices import BUILDINGS, CHARACTERS
from heliopolis.games.helios.position.coast import FIELD_NAMES
from heliopolis.games.helios.position.saving import PHASES
from heliopolis.games.helios.position.state import Helios
from heliopolis.games.helios.rules.setup import rounds
from heliopolis.render.drawing_cache import Boards
from heliopolis.render.lines import Box, score_track
from heliopolis.render.shapes import MINE, RIVAL, Group, Icon, Marks, Part, Scene, Shape, Text, live_places, titled
from heliopolis.render.svg import width
from heliopolis.texts import Texts, texts

WIDTH: Final = 1440
HEIGHT: Final = 900
EDGE: Final = 16
GAP: Final = 10
TOP: Final = 56
LEFT: Final = 288
"""The width of the common boards."""
RIGHT: Final = 364
"""The width of the others' boards."""
CITY: Final = 170
POINTS: Final = 186
BOTTOM: Final = HEIGHT - 12
ON_LAND: Final = ("field:", "cube:", "sun:", "space:", "activate:")
"""How the names of what is on a player's board begin."""


class HeliosScenes:
    """A position ready to be drawn: the common boards once, then what each viewer sees."""

    def __init__(self, helios: Helios, language: str) -> None:
        kept = helios.copy()  # what is drawn later is still of this position
        assert isinstance(kept, Helios)
        self.helios: Final = kept
        self.say: Final = texts(helios.game.folder, language)
        self.seen: Final = HeliosKeys(self.helios)
        self.marks: Final = Marks(live_places(helios), just_done(helios))
        self.boards: Final = Boards((self.seen.setting, self.say), self.marks)
        self.title: Final = self.say.message("name-game")
        self.when: Final = when(helios, self.say)
        self.common: Final = self.display((EDGE, TOP, LEFT, BOTTOM - TOP - POINTS - GAP))

    def scene(self, viewer: int) -> Scene:
        """The boards as a seat sees them."""
        middle = EDGE + LEFT + EDGE
        across = WIDTH - middle - EDGE - RIGHT - EDGE
        boards = (
            self.common,
            self.own_board(viewer, (middle, TOP, across, BOTTOM - TOP - CITY - GAP)),
            self.own_city(viewer, (middle, BOTTOM - CITY, across, CITY)),
            *self.rivals(viewer, (WIDTH - EDGE - RIGHT, TOP, RIGHT, BOTTOM - TOP)),
        )
        return Scene(
            self.title, self.when, WIDTH, HEIGHT, boards, ICONS, STYLE, self.marks, self.frame,
            lambda: panels(self.helios, viewer, self.seen, self.boards, self.say, self.marks.live),
        )  # fmt: skip

    def frame(self) -> tuple[Part, ...]:
        """What a drawing that stands alone shows besides the boards."""
        return (
            self.boards.part(
                "header",
                titled(self.title, self.when),
                (0, 0, WIDTH, TOP),
                lambda _, __: header(self.helios, self.say),
                self.seen.header,
            ),
            self.standings((EDGE, BOTTOM - POINTS, LEFT, POINTS)),
        )

    def display(self, box: Box) -> Part:
        """Everything that anybody can take."""
        return self.boards.part(
            "display", self.say.message("scene-display"), box,
            lambda box, marks: display(self.helios, box, marks, self.say),
            self.seen.display, ("column:", "land:", "special:", "buy:"),
        )  # fmt: skip

    def standings(self, box: Box) -> Part:
        """The points of everybody."""
        return self.boards.part(
            "standings", self.say.message("scene-points"), box,
            lambda box, _: standings(self.helios, box, self.say), self.seen.standings(),
        )  # fmt: skip

    def own_board(self, seat: int, box: Box) -> Part:
        """The viewer's land."""
        return self.boards.part(
            "board", "", box,
            lambda box, marks: own_board(self.helios, seat, box, marks, self.say),
            (self.seen.land(seat), self.seen.goods(seat)),
            tuple([f"seat{seat + 1}/{kind}" for kind in ON_LAND]), MINE, seat, seat_name(self.say, seat),
        )  # fmt: skip

    def own_city(self, seat: int, box: Box) -> Part:
        """The viewer's buildings."""
        return self.boards.part(
            "city", self.say.message("scene-city"), box,
            lambda box, marks: own_city(self.helios, seat, box, marks, self.say),
            self.seen.city(seat), (f"seat{seat + 1}/build:",), MINE, seat, seat_name(self.say, seat),
        )  # fmt: skip

    def rivals(self, viewer: int, box: Box) -> list[Part]:
        """The boards of the others, one below the other."""
        left, top, across, down = box
        others = [(viewer + step) % self.helios.seats for step in range(1, self.helios.seats)]
        high = (down - GAP * (len(others) - 1)) / len(others)
        return [self.rival(seat, (left, top + place * (high + GAP), across, high)) for place, seat in enumerate(others)]

    def rival(self, seat: int, box: Box) -> Part:
        """The board of another player."""
        return self.boards.part(
            f"seat{seat + 1}", "", box,
            lambda box, marks: card(self.helios, seat, box, marks, self.say),
            (self.seen.land(seat), self.seen.goods(seat), self.seen.city(seat)), (f"seat{seat + 1}/",), RIVAL, seat,
            seat_name(self.say, seat),
        )  # fmt: skip


def when(helios: Helios, say: Texts) -> str:
    """The round and the phase."""
    phase = say.message(f"name-phase-{PHASES[helios.phase]}")
    if not helios.round_number or not helios.todo:
        return phase
    return f"{say.message('scene-round', round=helios.round_number, rounds=rounds(helios.seats))} · {phase}"


def header(helios: Helios, say: Texts) -> Group:
    """The name of the game, when we are, the score track, and who is to play."""
    shapes: list[Shape] = [
        Icon("sun", EDGE + 15, 28, 30),
        Text(EDGE + 38, 35, say.message("name-game"), 20, look="strong"),
        Text(EDGE + 138, 33, when(helios, say), 14, look="muted"),
        score_track([points_of(helios, seat) for seat in range(helios.seats)], 440, 740, 21),
    ]
    seat = helios.seat() if helios.seat() >= 0 else helios.turn_seat
    if seat >= 0 and helios.todo:
        to_play = say.message("scene-to-play", seat=seat_name(say, seat))
        look = f"strong seat{seat + 1}"
        shapes += [
            Text(WIDTH - EDGE - 4, 34, to_play, 15, "end", look=look),
            Icon(f"seat-{seat + 1}", WIDTH - EDGE - 22 - 0.94 * width(to_play, 15, look), 28, 18),
        ]
    return Group(shapes)


def just_done(helios: Helios) -> frozenset[str]:
    """The things that the last choice has changed."""
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
