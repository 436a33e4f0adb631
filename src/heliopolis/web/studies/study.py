"""The page of a study at one node: its boards, what can be played there, the tree of lines, texts and marks."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final, NamedTuple

from markupsafe import Markup

from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.game import Game
from heliopolis.render.markup import NO_MARKUP
from heliopolis.render.scenes import WHOLE, Scene
from heliopolis.render.screens import Screen
from heliopolis.studies.tree import LONGEST_TEXT, LONGEST_TITLE, ROOT, Study, StudyNode
from heliopolis.table.question import Offer
from heliopolis.table.table import Table
from heliopolis.web.common.page import MEETING_FILES, Page
from heliopolis.web.server.abilities import Abilities
from heliopolis.web.server.addresses import url_for
from heliopolis.web.server.preferences import Preferences
from heliopolis.web.table.boards import (
    board,
    form_of,
    layout_address,
    live_on,
    look_address,
    look_of,
    sheet_head,
    shown_parts,
    tabs,
)
from heliopolis.web.table.choices import choices, live_places, shortcuts
from heliopolis.web.table.controls import question
from heliopolis.web.table.hints import advice
from heliopolis.web.table.view import VERSION, Advising, TableView, VisitorView, at_version
from heliopolis.web.table.why import thing_title
from heliopolis.words.voice import Voice, voice_of

FILES: Final = ("table.css", "rows.css", "preview.css", "preview.js", "studies.css", "studies.js", *MEETING_FILES)
CHOOSING: Final = 0.42
"""The share of the room for choices, where both stand below each other."""
MOST_SAID: Final = 3
"""Choices of a node that the tree names."""


class StudyView(VisitorView):
    """A node of a study as a table at which its visitor sits at all seats."""

    def __init__(
        self, at: StudyPlace, table: Table, language: str, screen: Screen, advising: Advising | None = None
    ) -> None:
        everyone = frozenset(range(len(table.seats)))
        super().__init__(TableView(table, language), everyone, advising, screen=screen)
        self._at: Final = at

    def address(self, name: str = "table") -> str:
        """Return where something is done at the node."""
        return self._at.deed(name)

    @property
    def shortcuts(self) -> list[Offer]:
        """What can be clicked besides the answers; a wish would be forgotten at the next node."""
        return [offer for offer in super().shortcuts if not offer.click.wish]


class StudyPlace(NamedTuple):
    """A node of a study that someone looks at."""

    name: str
    study: Study
    node: int
    writes: bool
    """Whether the visitor may change it."""

    def address(self, node: int) -> str:
        """Return the page of a node."""
        return url_for("study", study=self.name, node=str(node))

    def deed(self, name: str) -> str:
        """Return where something is done at the node."""
        return url_for("study-deed", study=self.name, node=str(self.node), deed=name)


class StudyLine(NamedTuple):
    """A node in the list of lines, with the lines that could be played in its place."""

    node: StudyNode
    words: str
    address: str
    others: Sequence[Sequence[StudyLine]] = ()


def lines_of(at: StudyPlace, voice: Voice) -> list[StudyLine]:
    """Return the main line of a study from its start on."""
    after: dict[int, list[StudyNode]] = {}
    for node in at.study.nodes.values():
        if node.id != ROOT:
            after.setdefault(node.parent, []).append(node)

    def line(node: StudyNode) -> list[StudyLine]:
        found = [StudyLine(node, said(at.study, node, voice), at.address(node.id))]
        while node.id in after:
            node, *beside = after[node.id]
            words, to = said(at.study, node, voice), at.address(node.id)
            found.append(StudyLine(node, words, to, [line(each) for each in beside]))
        return found

    return line(at.study.nodes[ROOT])


def _roomy(scene: Scene) -> Scene:
    """Return a scene in which what is written has more room than what can be chosen, where one is below the other."""
    slots = dict(scene.slots)
    if "log" not in slots or slots["log"][::2] != slots["choices"][::2]:
        return scene
    (left, top, width, high), (_, below, _, rest) = slots["choices"], slots["log"]
    given = high - round(CHOOSING * (below + rest - top))
    slots["choices"], slots["log"] = (left, top, width, high - given), (left, below - given, width, rest + given)
    return replace(scene, slots=slots)


def said(study: Study, node: StudyNode, voice: Voice) -> str:
    """Return what is played on the way to a node, in a few words: who, and the first choices."""
    if not node.plies:
        return voice.say("web-study-start")
    named = [voice.game.find_choice(ply) for ply in node.plies[:MOST_SAID]]
    told = " · ".join(voice.label(choice) for choice in named if choice is not None)
    more = " …" if len(node.plies) > MOST_SAID else ""
    who = voice.say("web-study-draw") if node.seat == CHANCE else study.players[node.seat % len(study.players)]
    return voice.texts.titled(who, f"{told}{more}")


def study_page(
    at: StudyPlace,
    table: Table,
    preferences: Preferences,
    screen: Screen,
    abilities: Abilities,
    advising: Advising | None,
    links: Sequence[str],
) -> Markup:
    """Return the page; ``links`` are those for readers and, for one who may write, for writers."""
    view = StudyView(at, table, preferences.language, screen, advising)
    voice, say, node, scene = view.voice, view.say, at.study.node(at.node), _roomy(view.scene)
    page = Page(
        preferences,
        voice.texts.titled(at.study.title or say("study"), voice.name("game")),
        here=at.address(at.node),
        kind="play studied",
        sheets=(look_address(table.game),),
        layout=layout_address(scene),
        form=form_of(scene),
        waits=advising is not None and advising.hint is None,
        files=FILES,
    )
    live = live_places(view) if at.writes else {}
    lines = lines_of(at, voice)
    shown = page.show(
        "studies/study.html",
        at=at,
        node=node,
        view=view,
        scene=scene,
        form=form_of(scene),
        symbols=look_of(table.game).symbols,
        sheet_head=sheet_head(say),
        ask=say("study-draws") if view.need.kind == "chance" else question(view),
        choices=choices(view) if at.writes and view.asked else NO_MARKUP,
        advice=advice(view),
        draws=_draws(view) if at.writes else [],
        at_version=at_version(view.seat),
        shortcuts=shortcuts(view) if at.writes else NO_MARKUP,
        boards=[board(part, live_on(part, live), view.names) for part in shown_parts(scene)],
        tabs=tabs(scene, view.names, [("log", say("study"))]),
        lines=lines,
        told=said(at.study, node, voice),
        following=at.study.children(at.node),
        words={each.id: said(at.study, each, voice) for each in at.study.children(at.node)},
        marks=[(each, [thing_title(view, thing) for thing in each]) for each in node.marks],
        things=_things(view) if at.writes else [],
        abilities=abilities,
        links=links,
        longest_title=LONGEST_TITLE,
        longest_text=LONGEST_TEXT,
    )
    return shown.replace(VERSION, str(at.node))


def _draws(view: StudyView) -> list[tuple[str, str]]:
    """Return what can be drawn, each with its words."""
    if view.need.kind != "chance":
        return []
    return [(choice.name, view.voice.choice(choice, view.state)) for choice in view.state.choices()]


def _things(view: StudyView) -> list[tuple[str, str]]:
    """Return what can be marked, by name, for those who do not point at the boards."""
    found: dict[str, str] = {}
    for part in view.scene.boards:
        if part.kind != WHOLE:
            found |= {each: thing_title(view, each) for each in sorted(part.live)}
    return sorted(found.items(), key=lambda thing: thing[1])


def game_title(game: Game, preferences: Preferences) -> str:
    """Return what a game is called."""
    return voice_of(game, preferences.language).name("game")
