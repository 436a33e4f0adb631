"""What can be done with studies: one address for each deed at a node, refused unless the visitor may write there."""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable
from typing import Final

from starlette.concurrency import run_in_threadpool
from starlette.responses import JSONResponse, RedirectResponse, Response

from heliopolis.games import all_games
from heliopolis.games import game as find_game
from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.errors import HeliopolisError, UnknownName
from heliopolis.kernel.journals.journal import Journal
from heliopolis.studies.boards import StudyBoards, answers, drawn, read_file
from heliopolis.studies.tree import ROOT, Mark, Study, new_study, read_study
from heliopolis.table.errors import NotNow, NotYourTurn, TooMany
from heliopolis.table.journal_validator import TooHeavy
from heliopolis.table.table import Table
from heliopolis.web.common.page import answer
from heliopolis.web.replay.routes import KINDS, hints_of, timeline_of
from heliopolis.web.server.addresses import path_of, url_for
from heliopolis.web.server.cookies import is_table
from heliopolis.web.server.errors import BadForm, NotAllowed
from heliopolis.web.server.guard import read_file as read_posted
from heliopolis.web.studies.study import StudyPlace, StudyView, game_title, study_page
from heliopolis.web.table.previews import shown_preview
from heliopolis.web.table.routes import LONGEST, explanation, lines_of_text, one_line
from heliopolis.web.visit import Visit, get, get_or_post, post, receive

LINK: Final = "study"
"""What the links for writers are signed for."""
DRAW_BITS: Final = 62
MOST_TABLES: Final = 60
"""Nodes whose positions stay in memory."""


# Finding -----------------------------------------------------------------------------------------------


async def _place(visit: Visit) -> StudyPlace:
    """Return the node that an address names."""
    name, node = visit.given["study"], visit.given["node"]
    study = await _study(visit, name)
    if not node.isdecimal() or len(node) > 6 or int(node) not in study.nodes:
        raise UnknownName("no-study-node")
    return StudyPlace(name, study, int(node), await _writes(visit, name))


async def _study(visit: Visit, name: str) -> Study:
    if not is_table(name):
        raise UnknownName("no-study")
    return read_study(await run_in_threadpool(visit.context.host.store.studies.find, name))


async def _writes(visit: Visit, name: str) -> bool:
    player = visit.player
    return player is not None and await run_in_threadpool(visit.context.host.store.studies.writes, player.id, name)


async def _table(visit: Visit, at: StudyPlace) -> Table:
    """Return the position of a node as a table in memory."""
    kept, key = visit.context.study_tables, (at.name, at.node)
    if key not in kept:
        catalogue = visit.context.host.catalogue
        kept[key] = await visit.aside(lambda: StudyBoards(at.study, catalogue).table(at.name, at.node))
    kept.move_to_end(key)
    if len(kept) > MOST_TABLES:
        kept.popitem(last=False)
    return kept[key]


# Showing -----------------------------------------------------------------------------------------------


async def show(visit: Visit) -> Response:
    """Show a study at a node."""
    at = await _place(visit)
    table = await _table(visit, at)
    preferences, screen, abilities = visit.preferences, visit.screen, visit.context.abilities
    advising = visit.context.hints.of(table, frozenset(range(len(table.seats))))
    links = [visit.base + path_of("study", study=at.name, node=str(ROOT))]
    if at.writes:
        links.append(visit.base + path_of("study-link", link=visit.context.signer.sign(LINK, at.name)))
    return answer(await visit.aside(lambda: study_page(at, table, preferences, screen, abilities, advising, links)))


async def show_all(visit: Visit) -> Response:
    """List the visitor's studies."""
    player = visit.player
    kept = await run_in_threadpool(visit.context.host.store.studies.of, player.id) if player else []
    studies = [(each.id, each.changed, read_study(each.document)) for each in kept]
    page = visit.page(visit.say("studies"), "meeting", ("meeting.css", "games.css", "studies.css"), url_for("studies"))
    names = {name: game_title(game, visit.preferences) for name, game in all_games().items()}
    return answer(page.show("studies/studies.html", studies=studies, names=names))


async def preview(visit: Visit) -> Response:
    """Return what a choice would change."""
    at = await _place(visit)
    view = StudyView(at, await _table(visit, at), visit.language, visit.screen)
    if not view.asked:
        raise NotYourTurn("not-asked")
    choice, screen = visit.query.get("choice", "")[:LONGEST], visit.screen
    return JSONResponse(await visit.aside(lambda: shown_preview(view, choice, screen)))


async def why(visit: Visit) -> Response:
    """Return what a thing on the boards is, and why it cannot be chosen."""
    at = await _place(visit)
    return explanation(visit, StudyView(at, await _table(visit, at), visit.language, visit.screen))


async def export(visit: Visit) -> Response:
    """Return the study as one file."""
    at = await _place(visit)
    named = f'attachment; filename="heliopolis-study-{at.name}.json"'
    text = json.dumps(at.study.to_dict(), ensure_ascii=False, indent=1)
    return Response(text, media_type="application/json", headers={"content-disposition": named})


# Making ------------------------------------------------------------------------------------------------


async def _create(visit: Visit, study: Study) -> Response:
    """Keep a new study of the visitor's, and lead to it."""
    visit.count("tables_per_hour")
    response = RedirectResponse("", 303)
    await visit.welcome(response)
    player = visit.player
    assert player is not None
    name = await run_in_threadpool(visit.context.host.store.studies.create, player.id, study.to_dict())
    response.headers["location"] = url_for("study", study=name, node=str(ROOT))
    return response


async def from_replay(visit: Visit) -> Response:
    """Make a study that begins at a ply of a game."""
    timeline = await timeline_of(visit)
    ply = visit.number("ply") - timeline.base
    if not 0 <= ply <= len(timeline.journal.plies):
        raise NotNow("study-rules")
    names, hints = timeline.names, await hints_of(visit, timeline) is not False
    return await _create(visit, new_study(timeline.journal, ply, names, ", ".join(names), hints=hints))


async def from_game(visit: Visit) -> Response:
    """Make a study that begins with a new game."""
    game = find_game(visit.form.get("game", ""))
    journal = Journal(game)
    names = [visit.say("player", number=seat + 1) for seat in range(journal.state.seats)]
    return await _create(visit, new_study(journal, 0, names, game_title(game, visit.preferences), hints=True))


async def from_file(visit: Visit) -> Response:
    """Make a study of a file that was exported."""
    text = await read_posted(visit.request)
    try:
        await visit.context.study_validator.prove(text, visit.client)
        study = await visit.aside(lambda: read_file(text, visit.context.host.catalogue))
    except (TooHeavy, TooMany):
        raise
    except HeliopolisError as error:
        raise BadForm("bad-study", why=error.message) from None
    return await _create(visit, study)


async def follow_link(visit: Visit) -> Response:
    """Ask whether to write to the study of a link; the button does it."""
    visit.count("links_per_minute")
    name = visit.context.signer.read(LINK, visit.given["link"][:200])
    if name is None:
        raise UnknownName("study-link")
    study = await _study(visit, name)
    if visit.posted:
        response = RedirectResponse(url_for("study", study=name, node=str(ROOT)), 303)
        await visit.welcome(response)
        assert visit.player is not None
        await run_in_threadpool(visit.context.host.store.studies.join, visit.player.id, name)
        return response
    page = visit.page(study.title or visit.say("study"), "meeting", ("meeting.css",), url_for("studies"))
    return answer(page.show("studies/link.html", name=name, to=visit.connection.url.path))


class Silent:
    """A table that no one watches: who wants to know looks again."""

    def __init__(self, table: Table) -> None:
        self.table: Final = table

    def notify(self) -> None:
        """Notify no one."""


# Deeds -------------------------------------------------------------------------------------------------


async def _change(visit: Visit, at: StudyPlace, change: Callable[[Study], Study]) -> Study:
    """Keep a change of the study; it is made again to what another writer has left meanwhile."""
    if not at.writes:
        raise NotAllowed("study-read-only")
    kept = await run_in_threadpool(
        visit.context.host.store.studies.change, at.name, lambda document: change(read_study(document)).to_dict()
    )
    return read_study(kept)


def _to(at: StudyPlace, node: int) -> Response:
    return RedirectResponse(at.address(node), 303)


async def choose(visit: Visit) -> Response:
    """Play a click or set a draw, or draw if nothing is named, and lead to the node after it."""
    at = await _place(visit)
    table, told = await _table(visit, at), visit.form.get("choice", "")[:LONGEST]
    state = table.state
    if not told and state.seat() != CHANCE:
        raise BadForm("form")
    seed = secrets.randbits(DRAW_BITS)
    plies = await visit.aside(lambda: answers(table.question, told) if told else drawn(state, seed))
    seat = state.seat()
    study = await _change(visit, at, lambda study: study.add(at.node, seat, plies)[0])
    return _to(at, study.add(at.node, seat, plies)[1])


async def write(visit: Visit) -> Response:
    """Keep the title and the text of a node."""
    at, seen = await _place(visit), visit.number("seen")
    title, text = one_line(visit.form.get("title", "")), lines_of_text(visit.form.get("text", ""))
    await _change(visit, at, lambda study: study.write(at.node, title, text, seen))
    return _to(at, at.node)


def _mark(visit: Visit) -> Mark:
    return tuple(filter(None, (visit.form.get("from", ""), visit.form.get("to", ""))))


async def mark(visit: Visit) -> Response:
    """Mark a thing, or draw an arrow; what is marked already is no longer."""
    at, wanted = await _place(visit), _mark(visit)
    there = wanted in at.study.node(at.node).marks

    def change(study: Study) -> Study:
        return study.unmark(at.node, wanted) if there else study.mark(at.node, wanted)

    await _change(visit, at, change)
    return _to(at, at.node)


async def cut(visit: Visit) -> Response:
    """Delete a node and all that comes after it."""
    at, seen = await _place(visit), visit.number("seen")
    await _change(visit, at, lambda study: study.cut(at.node, seen))
    return _to(at, at.study.node(at.node).parent)


async def ask(visit: Visit) -> Response:
    """Ask the bot for advice on the question of a node; the page looks for it until it is there."""
    at = await _place(visit)
    table = await _table(visit, at)
    everyone = frozenset(range(len(table.seats)))
    if not at.study.hints:
        raise NotNow("no-hints")
    if table.needs().kind != "human":
        raise NotYourTurn("not-asked")
    if visit.context.hints.of(table, everyone) is None:
        visit.context.hints.check(visit.client)
        visit.context.hints.look(Silent(table), visit.client)
    return _to(at, at.node)


async def play_on(visit: Visit) -> Response:
    """Make a table that begins at a node, the visitor against bots."""
    at = await _place(visit)
    table = await _table(visit, at)
    state = table.state.copy()
    own = max(0, state.seat(), state.turn_seat)
    origin, hints = f"study {at.name} node {at.node}", None if at.study.hints else False
    return await visit.play_from(state, table.components, own, origin, hints=hints)


async def copy(visit: Visit) -> Response:
    """Make a study of the visitor's own that begins as this one is now."""
    return await _create(visit, (await _place(visit)).study)


async def leave(visit: Visit) -> Response:
    """Take the study off the visitor's list; with its last writer it is deleted."""
    at = await _place(visit)
    if visit.player is not None:
        await run_in_threadpool(visit.context.host.store.studies.leave, visit.player.id, at.name)
    return RedirectResponse(url_for("studies"), 303)


DEEDS: Final = {
    "choose": choose,
    "write": write,
    "mark": mark,
    "cut": cut,
    "hint": ask,
    "play": play_on,
    "copy": copy,
    "leave": leave,
}

ROUTES: Final = [
    get("studies", show_all),
    post("studies", from_game),
    receive("open-study", from_file),
    get_or_post("study-link", follow_link),
    *[post("new-study", from_replay, kind=kind) for kind in KINDS],
    get("study", show),
    get("study-deed", preview, deed="preview"),
    get("study-deed", why, deed="why"),
    get("study-deed", export, deed="study.json"),
    *[post("study-deed", deed, deed=name) for name, deed in DEEDS.items()],
]
