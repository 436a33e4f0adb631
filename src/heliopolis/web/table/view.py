"""Views of a table: what all visitors of a language share, what one of them sees, the sections and forms of a page."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping
from functools import cached_property
from typing import Final, NamedTuple, TypeVar

from markupsafe import Markup

from heliopolis.analysis import Hint
from heliopolis.kernel.game import State
from heliopolis.kernel.results import Score
from heliopolis.kernel.step import NOBODY
from heliopolis.render.markup import NO_MARKUP, html, trusted
from heliopolis.render.scenes import Scene, SceneFactory, scenes_of
from heliopolis.render.screens import USUAL, Screen
from heliopolis.table.clocks.timekeeper import SeatClock
from heliopolis.table.history import Need
from heliopolis.table.keeping.talk import SILENCE, Talk
from heliopolis.table.question import Offer, before_scoring
from heliopolis.table.rows import Row
from heliopolis.table.table import Table
from heliopolis.web.common.page import button_icon
from heliopolis.web.common.players import names_at, own_names
from heliopolis.web.server.addresses import url_for
from heliopolis.web.server.preferences import Translator, translator
from heliopolis.words.voice import NO_READER, Voice, voice_of

VERSION: Final = "\1"
"""Stands for the version of the table, so that a section that shows nothing else new is known."""
MOST_LETTERS: Final = 250_000
"""From so much text on a table keeps only what its last versions showed."""

T = TypeVar("T")


class Element(NamedTuple):
    """An element with its id and tag, or, without an id, what stands between such elements."""

    id: str
    html: Markup
    tag: str = "section"


class Fragment(NamedTuple):
    """The ``<main>`` of a table."""

    version: int
    head: Markup
    elements: tuple[Element, ...]
    title: str
    """The title of the page."""
    layout: str
    """The address of the style that places the boards."""
    form: str
    """What kind of screen it is drawn for."""
    mark: str
    """Identifies what is shown: fragments with one mark look alike to one visitor, and pages know which they have."""

    def html(self) -> Markup:
        """Return the whole fragment."""
        return trusted(self.text({}))

    def text(self, known: Mapping[str, Markup]) -> str:
        """Return the fragment for a page that has some sections already: those are only named."""
        # Most of it is boards, which need no look at every letter.
        version = str(self.version)
        parts = [
            f'<{tag} id="{name}" data-same></{tag}>'
            if name and known.get(name) == content
            else content.replace(VERSION, version)
            if VERSION in content
            else content
            for name, content, tag in self.elements
        ]
        return "".join([self.head, *parts, "</main>"])

    def known(self) -> dict[str, Markup]:
        """Return the sections by their ids: what need not be sent again. It is not all that is shown."""
        return {name: content for name, content, _ in self.elements if name}


class Drawn:
    """What was drawn of one table, and worked out for it, by all that it depends on."""

    def __init__(self) -> None:
        self._fresh: dict[Hashable, object] = {}
        self._older: dict[Hashable, object] = {}
        self._letters = 0
        """How much text the fresh ones have."""

    def begin(self) -> None:
        """Begin a version of the table: where there is much, what was not asked for lately goes."""
        if self._letters > MOST_LETTERS:
            self._older, self._fresh, self._letters = self._fresh, {}, 0

    def once(self, depends: Hashable, draw: Callable[[], T]) -> T:
        """Return what was drawn of these values; draw it now unless it was before."""
        found = self._fresh.get(depends)
        if found is None:
            found = self._older.get(depends)
            self._fresh[depends] = found = draw() if found is None else found
            self._letters += len(found.html) if isinstance(found, Element) else 0
        return found  # type: ignore[return-value] # it was kept by what made it: a call of cast would cost more


END: Final = Element("", html("</div>"))
CLOSE: Final = Element("", html("</section>"))

SPECTATOR: Final = -1


def ends(table: Table) -> bool:
    """Return whether the game is over as soon as the last choice is final."""
    return table.needs().kind == "held" and not table.state.todo


def shown_state(table: Table) -> State:
    """Return the position that everyone is shown."""
    return before_scoring(table.state, table.needs().seat) if ends(table) else table.state


def shown_when(table: Table, language: str) -> str:
    """Return the round, the phase and the like of that position; while the end is hidden, those before it."""
    known = ends(table) and table.history.ply_count > table.history.base
    return scenes_of(table.at(table.history.ply_count - 1) if known else shown_state(table), language).when


class Advising(NamedTuple):
    """A hint that was asked for: at which version, by which seat, and what was found, if it is there already."""

    version: int
    seat: int
    hint: Hint | None


class TableView:
    """A table as it stands now, in one language: what all its visitors share."""

    def __init__(
        self,
        table: Table,
        language: str,
        clocks: tuple[SeatClock, ...] = (),
        now: float = 0.0,
        drawn: Drawn | None = None,
    ) -> None:
        """Show a table to a visitor; ``clocks`` are those of all seats, where there is one, as they are ``now``.

        ``drawn`` has what was drawn of the table before.
        """
        self.table: Final = table
        self.clocks: Final = clocks
        self.now: Final = now
        self.drawn: Final = Drawn() if drawn is None else drawn
        self.language: Final = language
        self.say: Final[Translator] = translator(language)
        self.voice: Final[Voice] = voice_of(table.game, language)
        self.need: Final[Need] = table.needs()
        self.question: Final = table.question
        self.ending: Final = ends(table)
        """Whether the last choice of the game can still be undone: until then no one sees how it ends."""
        self.state: Final = shown_state(table)
        self.names: Final = names_at(table, self.say)
        self.setting: Final = table.id, language, self.names
        """What all views of this table depend on besides what happened."""
        self._made: Final[dict[Callable[[TableView], object], object]] = {}

    @property
    def scores(self) -> list[Score]:
        """How everyone would stand if the game ended now."""
        return self.once(_scores)

    @property
    def turn_seat(self) -> int:
        """Return the seat that is asked, or while none is the one whose turn it is."""
        return self.need.seat if self.need.seat >= 0 else self.state.turn_seat

    @property
    def when(self) -> str:
        """The round, the phase and the like."""
        return self.once(_when)

    @property
    def stage(self) -> SceneFactory:
        """The boards, ready to be drawn for the visitor: without shortcuts they change less often."""
        return self.once(_stage)

    @property
    def asking_stage(self) -> SceneFactory:
        """The same for the player to move, with what can be clicked besides the answers."""
        return self.once(_asking_stage)

    @property
    def shortcuts(self) -> list[Offer]:
        """What a person who is asked can click besides the answers to the question."""
        return self.question.shortcuts if self.need.kind == "human" else []

    def address(self, name: str = "table") -> str:
        """Return an address at this table, such as that where an action is posted."""
        return self.drawn.once(("address", name), lambda: url_for(name, table=self.table.id))

    @property
    def replay(self) -> str:
        """The address of the replay."""
        return self.drawn.once("replay", lambda: url_for("replay", kind="t", name=self.table.id))

    def once(self, make: Callable[[TableView], T]) -> T:
        """Return what looks the same to everyone, made for the first visitor."""
        found = self._made.get(make)
        if found is None:
            found = self._made[make] = make(self)
        return found  # type: ignore[return-value]


def _scores(view: TableView) -> list[Score]:
    return view.state.scores()


def _when(view: TableView) -> str:
    return shown_when(view.table, view.language) if view.ending else view.stage.when


def _stage(view: TableView) -> SceneFactory:
    return scenes_of(view.state, view.language)


def _asking_stage(view: TableView) -> SceneFactory:
    return view.stage.with_near(frozenset([offer.place for offer in view.shortcuts]))


class VisitorView(TableView):
    """What is shown to one visitor: all that visitors share, the seats that are theirs, and what follows from them."""

    def __init__(
        self,
        shared: TableView,
        mine: frozenset[int],
        advising: Advising | None = None,
        *,
        words: bool = False,
        here: frozenset[int] = frozenset(),
        away: frozenset[int] = frozenset(),
        failing: bool = False,
        talk: Talk = SILENCE,
        closed: str = "",
        screen: Screen = USUAL,
        pace: str = "usual",
        links: tuple[tuple[int, str], ...] = (),
        base: str = "",
    ) -> None:
        # The same objects: what one visitor has worked out for all is there for the others.
        vars(self).update(vars(shared))
        self.mine: Final = mine
        self.advising: Final = advising
        """The hint they asked for."""
        self.words: Final = words
        """Whether the boards are described in words too."""
        self.here: Final = here
        """The seats of people who look at the table."""
        self.away: Final = away
        """The seats of people who have not been here for a while."""
        self.failing: Final = failing
        """Whether what happens cannot be kept for now."""
        self.talk: Final = talk
        self.closed: Final = closed
        """What the owner says while no one can play."""
        self.screen: Final = screen
        """What the boards are drawn for."""
        self.pace: Final = pace
        """How fast bots play."""
        self.links: Final = links
        """The links to seats that the visitor was given, by seat, and the invitation."""
        self.base: Final = base
        """Where links to this site begin."""
        called = self.need.seat in mine
        self.seat: Final = self.need.seat if called else min(mine, default=SPECTATOR)
        """The visitor's seat that matters now: the one that is asked, if it is theirs; -1 for a spectator."""
        self.reader: Final = min(mine) if len(mine) == 1 else NO_READER
        """The seat that is spoken to as “you”; at a table with several of their own they go by their names."""
        self.viewer: Final = max(self.seat, 0)
        """From which seat the boards are seen."""
        self.asked: Final = called and self.need.kind == "human"
        """Whether the visitor is asked to choose."""
        self.holding: Final = called and self.need.kind == "held"
        """Whether the visitor's turn waits to be ended."""
        self.host: Final = next((each for each in sorted(mine) if self.table.history.hosted_by(each)), NOBODY)
        """The visitor's seat if they are the host, or NOBODY."""

    @cached_property
    def scene(self) -> Scene:
        """Return the boards as the visitor sees them."""
        stage = self.asking_stage if self.asked else self.stage
        return stage.scene(self.viewer, self.screen)

    @cached_property
    def own_names(self) -> tuple[str, ...]:
        """The names as scores and boards show them."""
        return own_names(self.names, self.reader, self.say)

    @cached_property
    def end_row(self) -> Row | None:
        """Return the answer that the button End turn gives, so that there is one way to end a turn."""
        if not self.asked or not self.table.seats[self.seat].confirm:
            return None
        return next((row for row in self.question.rows if row.ends), None)

    def called(self, seat: int) -> str:
        """Return what the visitor calls the player there."""
        return self.say("you") if seat == self.reader else self.names[seat]


class Section(NamedTuple):
    """A section of a table's page: how it is drawn, and all that its drawing depends on besides the language.

    While that stays the same the section is neither drawn nor sent again; visitors who see the same share it.
    """

    name: str
    draw: Callable[[VisitorView], Markup]
    depends: Callable[[VisitorView], tuple[Hashable, ...]]
    tag: str = "section"

    def of(self, view: VisitorView) -> Element:
        """Return the section as the visitor sees it."""
        shown = (self.name, view.language, *self.depends(view))
        return view.drawn.once(shown, lambda: Element(self.name, self.draw(view), self.tag))


DISABLED: Final = html(" disabled")


def action_button(
    view: VisitorView,
    name: str,
    text: str,
    *,
    key: str = "",
    look: str = "",
    enabled: bool = True,
    hint: str = "",
    seat: int | None = None,
    icon: str = "",
    short: str = "",
    sure: str = "",
) -> Markup:
    """Return a button that does something with the position; it is refused if the table has gone on meanwhile.

    ``short`` is what it says where there is little room, ``sure`` what our script asks before it is done.
    """
    speaker = view.seat if seat is None else seat

    def draw() -> Markup:
        # Where there is little room a sign may stand for a name.
        named = html("<span>{}</span>", text) if icon else text
        return html(
            '<form method="post" action="{to}" data-quiet>{at_version}'
            '<button class="{look}" id="do-{name}"{shortcut}{title}{asked}{disabled}>'
            "{button_icon}{named}</button></form>",
            to=view.address(name),
            at_version=at_version(speaker),
            look=look,
            name=name,
            shortcut=html(' data-key="{}"', key) if key else NO_MARKUP,
            title=html(' title="{}"', hint) if hint else NO_MARKUP,
            asked=html(' data-sure="{}"', sure) if sure else NO_MARKUP,
            disabled=NO_MARKUP if enabled else DISABLED,
            button_icon=button_icon(icon) if icon else NO_MARKUP,
            named=html('<span class="long">{}</span><span class="short">{}</span>', text, short) if short else named,
        )

    return view.drawn.once((name, text, key, look, enabled, hint, speaker, icon, short, sure), draw)


def small_form(view: VisitorView, action_name: str, text: str, seat: int) -> Markup:
    """Return a button that does something for a seat; our script posts it without leaving the page."""
    return html(
        '<form method="post" action="{to}" data-quiet>{for_seat}<button>{text}</button></form>',
        to=view.address(action_name),
        for_seat=for_seat(seat),
        text=text,
    )


def at_version(seat: int) -> Markup:
    """Return the version that a form speaks of, and the seat it speaks for."""
    return html('<input type="hidden" name="version" value="{}">{}', VERSION, for_seat(seat))


def for_seat(seat: int) -> Markup:
    """Return the seat that a form speaks for; what it asks for has nothing to do with the position."""
    return html('<input type="hidden" name="seat" value="{}">', seat)
