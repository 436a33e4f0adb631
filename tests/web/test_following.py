"""Following the others: the last turns while a player waits, what happened since their turn, gains as data."""

from __future__ import annotations

import re
from html import unescape

import pytest

from heliopolis.games import all_games
from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.definition import Ending
from heliopolis.kernel.game import State
from heliopolis.kernel.journals.notation import Ply
from heliopolis.table.history import TablePly
from heliopolis.table.stills import told_of
from heliopolis.table.table import Table
from heliopolis.table.turn_summaries import TurnSummary
from heliopolis.web.table.log import brief_of, recent, turns_since_mine
from heliopolis.web.table.notices import warnings
from heliopolis.web.table.rematch import over
from heliopolis.web.table.standings import strip
from heliopolis.web.table.turns import digest, gains, waiting
from heliopolis.web.table.view import TableView, VisitorView
from web.conftest import PEOPLE, Site, Visitor, comes, settled


def choose(visitor: Visitor, table: Table, *wanted: str) -> None:
    """Choose the first of these that is offered, or else the first of all; end the turn where it waits for that."""
    need = settled(table).needs()
    form = {"seat": str(need.seat), "version": str(table.version)}
    if need.kind == "held":
        deed = "end-turn"
    else:
        names = [choice.name for choice in table.state.choices()]
        deed, form["choice"] = "choose", next((each for each in wanted if each in names), names[0])
    # Without the page that follows: whole games are played here.
    assert visitor.post(f"/t/{table.id}/{deed}", form, **{"x-quiet": "1"}).status_code == 204


def slot(page: str) -> str:
    """Return the content in the place of the choices."""
    return page[page.index('<section class="panel choices') :].partition("</section>")[0]


def said(text: str) -> str:
    """Return all sentences of a piece of a page."""
    return unescape(" ".join(re.findall(r'<span class="said">(.*?)</span>', text)))


def words_of(view: VisitorView, turn: TurnSummary[TablePly]) -> str:
    """Return a turn in words, as the log has them."""
    return told_of(view.voice, turn, brief_of(view, turn), view.names, view.reader)


def view_of(table: Table, *mine: int, language: str = "en") -> VisitorView:
    return VisitorView(TableView(table, language), frozenset(mine))


def played(site: Site, visitor: Visitor, game: str) -> Table:
    """Return a table of one person against a bot, where a turn of the person has just begun."""
    table = site.table(visitor.start(game, sits0="you", name0="Zoe", sits1="random"))
    for _ in range(200):
        choose(visitor, table, "end")
        if "data-news" in digest(view_of(settled(table), 0)):
            return table
    raise AssertionError("no turn began")


def test_who_waits_reads_the_last_turns_in_the_place_of_the_choices(site: Site, visitor: Visitor) -> None:
    table = site.table(visitor.start("helios", sits0="you", name0="Ann", sits1="you", name1="Bob"))
    for _ in range(12):
        choose(visitor, table)
    asked = table.needs().seat
    shown = waiting(view_of(table, 1 - asked))
    assert 'id="choices"' in shown
    assert f"While {('Ann', 'Bob')[asked]} plays" in unescape(shown)
    assert shown.count('<li class="turn') == 4
    turns, view = recent(TableView(table, "en")), view_of(table, 1 - asked)
    for turn in turns[:3]:
        assert words_of(view, turn) in said(shown)
    assert 'name="sound"' in shown
    assert f'href="/t/{table.id}/replay?ply=' in shown


def test_who_hears_the_page_is_told_whom_the_table_waits_for(site: Site, visitor: Visitor) -> None:
    table = site.table(visitor.start("helios", **PEOPLE))
    bob = comes(site.visitor(), visitor, table)

    def heard(one: Visitor) -> str:
        found = re.search(r'id="news"[^>]*>(.*?)</section>', one.get(f"/t/{table.id}").text, re.DOTALL)
        assert found is not None
        return found[1]

    assert "Ann chooses" in heard(bob)
    assert "Ann chooses" not in heard(visitor)


def test_who_is_asked_has_the_choices_there_and_who_watches_the_turns(site: Site, visitor: Visitor) -> None:
    table = site.table(visitor.start("helios", sits0="you", sits1="you"))
    assert "waiting" not in slot(visitor.get(f"/t/{table.id}").text)
    assert "waiting" in slot(site.visitor().get(f"/t/{table.id}").text)


def told(seat: int) -> TurnSummary[TablePly]:
    ply = TablePly(Ply(1, 1, seat, seat, "", [], 0, []), 1, 0)
    return TurnSummary(seat, ply, ply, ())


@pytest.mark.parametrize(
    ("seats", "mine", "since"),
    [
        ([1, 2, 0, 1], {0}, [1, 2]),
        ([0, 1, CHANCE, 2, 0, 1], {0}, [1, CHANCE, 2]),
        ([0, 0, 1], {0}, [1]),
        ([1, 2], {0}, [1, 2]),
        ([2, 1, 0], set(), [2]),
    ],
)
def test_since_ones_last_turn_is_what_others_did_before_the_present_one(
    seats: list[int], mine: set[int], since: list[int]
) -> None:
    turns = [told(seat) for seat in seats]
    assert [turn.seat for turn in turns_since_mine(turns, frozenset(mine))] == since


@pytest.mark.parametrize("game", ["helios", "origins"])
def test_at_the_start_of_a_turn_a_card_tells_what_the_others_did(site: Site, visitor: Visitor, game: str) -> None:
    table = played(site, visitor, game)
    page = visitor.get(f"/t/{table.id}").text
    card = page[page.index('<section id="digest"') :].partition("</section>")[0]
    assert "aria-modal" not in card
    turns = turns_since_mine(recent(TableView(table, "en")), frozenset({0}))
    bots = [turn for turn in turns if turn.seat == 1]
    assert bots
    view = view_of(table, 0)
    for turn in bots:
        assert words_of(view, turn) in said(card)
    # Within the turn there is nothing to look back on, nor for those who wait.
    choose(visitor, table)
    assert table.needs().kind == "held" or "data-news" not in digest(view_of(table, 0))
    assert "data-news" not in digest(view_of(table, 1))


def test_what_the_end_of_a_round_changed_is_told(site: Site, visitor: Visitor) -> None:
    table = site.table(visitor.start("origins", sits0="you", name0="Zoe", sits1="random"))
    card = ""
    for _ in range(200):
        choose(visitor, table, "pass", "action:pass")
        card = digest(view_of(settled(table), 0))
        if "is over." in card:
            break
    assert "data-round" in card
    assert "Bulwark" in card[card.index('class="ended"') :]


def test_what_touches_the_visitor_comes_first(site: Site, visitor: Visitor) -> None:
    table = site.table(visitor.start("origins", sits0="you", sits1="you"))
    for _ in range(9):
        choose(visitor, table)
    turns = recent(TableView(table, "en"))
    mine = frozenset({table.needs().seat})
    since = turns_since_mine(turns, mine)
    assert since
    assert all(turn.seat not in mine for turn in since)


def test_the_page_has_the_gains_of_the_last_turns_where_they_happened(site: Site, visitor: Visitor) -> None:
    table = site.table(visitor.start("helios", sits0="you", sits1="you"))
    choose(visitor, table)
    page = visitor.get(f"/t/{table.id}").text
    gains = page[page.index('<ul id="gains"') :].partition("</ul></li></ul>")[0]
    assert 'data-place="seat1/field:0,0"' in gains or 'data-place="seat2/field:0,0"' in gains


def test_when_the_card_is_shown_is_a_preference_kept_in_a_cookie(visitor: Visitor) -> None:
    shown = 'name="digest" value="{}" aria-pressed="true"'
    assert 'data-digest="usual"' in visitor.get("/").text
    assert shown.format("rounds") in visitor.get("/").text
    visitor.post("/ways", {"digest": "never"})
    assert 'data-digest="never"' in visitor.get("/").text
    assert shown.format("never") in visitor.get("/").text
    visitor.post("/ways", {"digest": "nonsense"})
    assert 'data-digest="never"' in visitor.get("/").text


def test_that_the_end_is_a_step_away_is_told_to_everybody_until_they_have_chosen(
    site: Site, visitor: Visitor, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = site.table(visitor.start("origins", sits0="you", name0="Zoe", sits1="you", name1="Yves"))
    far = [Ending("all_on_top", "ORI-END-01", 2, 0, "temple", (2,), 3)]

    def endings(state: State) -> list[Ending]:
        return [far[0]._replace(left=1)] if state.turn >= turn else far

    turn = table.state.turn + 1
    monkeypatch.setattr(type(table.game.wording), "endings", lambda _, state: endings(state))
    assert warnings(view_of(table, 0)) == warnings(view_of(table)) == []
    seat = table.needs().seat
    while settled(table).state.turn < turn or table.needs().kind == "held":
        choose(visitor, table)
    for mine, who in (((0,), "You are"), ((1,), "Zoe is"), ((), "Zoe is")):
        told = warnings(view_of(table, *mine))
        assert len(told) == 1
        assert f"{who} at the top of two Temples, 3 steps from the top of the Sea Temple" in unescape(told[0])
        assert 'href="/rules/origins#ORI-END-01"' in told[0]
    other = table.needs().seat
    assert other != seat
    while settled(table).needs().seat == other:
        choose(visitor, table)
    choose(visitor, table)
    assert warnings(view_of(table, seat)) == []


def test_where_nobody_else_has_a_say_going_back_is_called_undo(site: Site, visitor: Visitor) -> None:
    table = site.table(visitor.start("helios", sits0="you", sits1="random"))
    for _ in range(30):
        choose(visitor, table)
        if settled(table).history.undo_limit(0).plies == 0:
            break
    page = visitor.get(f"/t/{table.id}").text
    assert 'id="do-ask-undo"' in page
    assert "Ask to undo" not in page


def test_a_table_that_is_over_tells_ones_place(site: Site, visitor: Visitor) -> None:
    table = site.table(visitor.start("helios", sits0="you", sits1="you", name1="Bob"))
    while settled(table).needs().kind != "over":
        choose(visitor, table)
    result = table.state.result()
    assert result is not None
    assert len(result.winners) == 1
    for seat, name in enumerate(("You", "Player 1")):
        view = view_of(table, seat)
        card = unescape(str(over(view)))
        won = result.winners == [seat]
        assert (f"You win with {result.totals[seat]}" if won else "You finish 2nd of 2") in card
        # There is one way to the end, and it does not go when the card is full.
        assert f'href="/t/{table.id}/end"' not in card
        # Who has given no name is called so by the others only.
        assert f"<b>{name}</b>" in card
        assert "<b>Bob</b>" in card
        assert f"<b>{name}</b>" in strip(view)[0].html


def about_to_end(site: Site, visitor: Visitor, game: str) -> Table:
    """Return a table whose last choice can still be taken back.

    Where a draw follows the last choice there is none such.
    """
    for _ in range(20):
        table = site.table(visitor.start(game, sits0="you", name0="Ann", sits1="you", name1="Bob"))
        while (need := settled(table).needs()).kind != "over":
            if need.kind == "held" and not table.state.todo:
                return table
            choose(visitor, table)
    raise AssertionError("every game ended with a draw")


@pytest.mark.sample
@pytest.mark.parametrize("game", all_games())
def test_nobody_is_told_how_a_game_ends_before_the_last_choice_is_final(
    site: Site, visitor: Visitor, game: str
) -> None:
    table = about_to_end(site, visitor, game)
    scored = [sum(points) for points in table.state.points]
    given = [sum(points for _, points in table.game.final_points(table.state, seat)) for seat in (0, 1)]
    assert any(given)
    pages = [visitor.get(f"/t/{table.id}").text, site.visitor().get(f"/t/{table.id}").text]
    for page in pages:
        shown = [int(points) for points in re.findall(r'<span class="pts">(-?\d+)</span>', page)]
        assert shown == [all_of_it - final for all_of_it, final in zip(scored, given, strict=True)]
        assert "Final scoring" not in page
        assert f'href="/t/{table.id}/end"' not in page
        # What would be is shown as always.
        assert all(f"→ {points}<" in page for points in scored)
    assert "Your turn is done." in pages[0]
    lobby = visitor.get("/").text
    assert "Final scoring" not in lobby
    choose(visitor, table)
    over = visitor.get(f"/t/{table.id}").text
    assert [int(points) for points in re.findall(r'<span class="pts">(-?\d+)</span>', over)] == scored
    # It opens by itself for players only.
    assert "data-opens-itself" in over
    assert "data-opens-itself" not in site.visitor().get(f"/t/{table.id}").text


def test_what_the_end_of_a_round_takes_and_gives_flies_too(site: Site, visitor: Visitor) -> None:
    table = site.table(visitor.start("origins", sits0="you", sits1="random"))
    while True:
        choose(visitor, table, "pass", "action:pass")
        shared = TableView(settled(table), "en")
        ended = recent(shared)[0]
        if ended.seat == CHANCE and brief_of(shared, ended).others:
            break
    for seat, _ in brief_of(shared, ended).others:
        assert f'data-turn="{ended.first.version}.0" data-seat="{seat + 1}"' in gains(shared)
