"""Tables: answering, ending a turn, the journal, and other tables."""

from __future__ import annotations

import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial

import pytest

from heliopolis.games import all_games
from heliopolis.kernel.errors import BadData, HeliopolisError, IllegalChoice, UnknownName
from heliopolis.kernel.journals.replay import read_journal
from heliopolis.table import table as tables
from heliopolis.table.acts import Act, AskUndo, Chance, Consent, EndTurn, Play, Refuse, Undo
from heliopolis.table.errors import NotNow, NotYourTurn, Stale, TooMany
from heliopolis.table.factory import new_table, open_table, rematch, table_at
from heliopolis.table.fair import verify
from heliopolis.table.header import Catalogue
from heliopolis.table.history import Need, UndoLimit
from heliopolis.table.keeping.store import Store
from heliopolis.table.seat_acts import AddNonce, Give, Rename, Settings, Take
from heliopolis.table.seats import machine, person
from heliopolis.table.table import Table
from table.acting import make, refused, rich, shot
from table.conftest import SECRET, TOY, TOYS, facts, finish, go_on, play, seated

# Answering -------------------------------------------------------------------------------------------------


def test_only_the_seat_asked_can_answer(table: Table) -> None:
    refused(table, NotYourTurn, "isn’t seat 2’s turn to choose", lambda: table.play(1, "travel", 0))
    refused(table, NotYourTurn, "isn’t seat 1’s turn to choose", lambda: make(table, Play("travel", 0, "greedy")))
    refused(table, NotNow, "chance doesn’t decide now", table.draw)
    refused(table, NotYourTurn, "chance doesn’t decide now", lambda: make(table, Chance("roll:1", 1)))
    table.play(0, "travel", 0)
    assert table.version == 1


def test_only_an_offered_choice_is_taken(table: Table) -> None:
    with pytest.raises(IllegalChoice) as refusal:
        table.play(0, "trade", 0)
    assert refusal.value.rule == "CAR-TRADE-01"
    refused(table, IllegalChoice, "isn’t an answer", lambda: table.play(0, "rest", 0))
    refused(table, UnknownName, "no choice “fly”", lambda: table.play(0, "fly", 0))
    refused(table, UnknownName, "no choice “xxx", lambda: table.play(0, "x" * 10_000, 0))


def test_only_the_current_version_is_answered(table: Table) -> None:
    play(table, "travel . ?")
    for version in (0, 2, 4, 99):
        refused(table, Stale, "moved on", partial(table.play, 1, "travel", version))
    with pytest.raises(Stale) as stale:
        table.play(1, "travel", 99)
    assert stale.value.version == 3


def test_what_has_nothing_to_do_with_the_position_is_done_whatever_happened_meanwhile(table: Table) -> None:
    play(table, "travel . ?")
    for act in (Rename(0, "Anna"), Settings(1, confirm=False, language="fr"), Give(1, "random", 1), Take(1)):
        table.make(act, 0)
    assert table.version == 7
    refused(table, Stale, "moved on", lambda: table.make(Rename(0, "Ann"), 8))
    # Nor does it come between a question and its answer.
    table.play(1, "travel", 3)
    refused(table, Stale, "moved on", lambda: table.make(AskUndo(0, 0), 7))


def test_a_draw_follows_from_all_that_happened_before_it(store: Store) -> None:
    table = seated(store, person("Ann"), person("Bob"))
    play(table, "travel .")
    act, version = table.chance_act(), table.version
    table.make(AddNonce(1, "a black cat"), 0)
    refused(table, Stale, "moved on", lambda: table.make(act, version))


def test_eight_who_race_for_one_decision_have_one_winner(store: Store, table: Table) -> None:
    def answer(number: int) -> bool:
        # Half of them at a table of another process.
        mine = table if number % 2 else open_table(store, TOYS, table.id)
        try:
            mine.play(0, ["travel", "search"][number % 2], 0)
        except Stale:
            return False
        return True

    with ThreadPoolExecutor(8) as pool:
        assert sum(pool.map(answer, range(8))) == 1
    table.refresh()
    assert table.version == 1
    assert open_table(store, TOYS, table.id).journal().text() == table.journal().text()


def test_a_table_that_fell_behind_catches_up(store: Store, table: Table) -> None:
    other = open_table(store, TOYS, table.id)
    play(other, "travel")
    other.undo(0, 1)
    play(other, "search . ?")
    with pytest.raises(Stale):
        table.play(0, "travel", 0)
    assert shot(table) == shot(other)


def test_chance_is_drawn_by_number_and_nothing_else(table: Table) -> None:
    play(table, "travel .")
    refused(table, NotNow, "next draw is number 1, not 2", lambda: make(table, Chance("roll:1", 2)))
    refused(table, NotYourTurn, "seat 1", lambda: table.play(0, "roll:1", table.version))
    table.draw()
    assert [entry.draw for entry in table.history.plies] == [0, 0, 1]


# End turn --------------------------------------------------------------------------------------------------


def test_the_last_choice_waits_for_end_turn(table: Table) -> None:
    table.play(0, "travel", 0)
    assert table.needs() == Need("held", 0)
    refused(table, NotNow, "seat 2 has no turn to end", lambda: table.end_turn(1, 1))
    refused(table, NotYourTurn, "chance", lambda: make(table, table.chance_act()))
    refused(table, NotYourTurn, "seat 1", lambda: table.play(0, "travel", 1))
    table.undo(0, 1)
    assert table.needs() == Need("human", 0)
    play(table, "search .")
    assert table.needs().kind == "chance"
    table.draw()
    assert table.needs() == Need("human", 1)
    refused(table, NotNow, "seat 2 has no turn to end", lambda: table.end_turn(1, table.version))


def test_a_choice_before_another_question_of_ones_own_is_not_held(store: Store) -> None:
    table = rich(store)
    table.play(0, "trade", table.version)
    assert table.needs() == Need("human", 0)
    play(table, "good:tea good:silk good:tea")
    assert table.needs() == Need("held", 0)


def test_end_turn_can_be_switched_off(table: Table) -> None:
    make(table, Settings(0, confirm=False, language="fr"))
    assert table.seats[0].language == "fr"
    table.play(0, "travel", 1)
    assert table.needs().kind == "chance"
    table.draw()
    table.play(1, "travel", 3)
    assert table.needs() == Need("held", 1)


def test_the_end_is_held_too_and_the_secret_with_it(store: Store) -> None:
    name = next(iter(all_games()))
    table = new_table(store, Catalogue(), name, [person("Ann"), person("Bob")])[0]
    dice = random.Random(3)
    while table.state.todo:
        go_on(table, dice)
    seat = table.history.plies[-1].seat
    assert table.needs() == Need("held", seat)
    assert table.secret is None
    assert "secret" not in table.journal().notes
    assert not store.find(table.id).over
    refused(table, NotNow, "is over", lambda: make(table, Give(0, "random", 1)))
    table.undo(seat, table.version)
    while table.state.todo:
        go_on(table, dice)
    table.end_turn(seat, table.version)
    assert table.needs().kind == "over"
    assert table.journal().notes["secret"] == table.secret
    assert store.find(table.id).over
    assert verify(table.journal()).wrong is None
    assert shot(open_table(store, Catalogue(), table.id)) == shot(table)


def test_after_the_end_nothing_is_taken_back(store: Store, table: Table) -> None:
    finish(table)
    assert table.needs().kind == "over"
    assert table.secret == SECRET.hex()
    assert store.find(table.id).over
    assert table.history.undo_limit(0) == UndoLimit(0, "over")
    refused(table, NotNow, "is over", lambda: make(table, AskUndo(0, 0)))
    refused(table, NotNow, "0 plies on its own", lambda: table.undo(0, table.version))
    refused(table, NotNow, "is over", lambda: make(table, AddNonce(0, "late")))
    refused(table, NotNow, "is over", lambda: make(table, Give(0, "random", 1)))


# The journal, and other tables -----------------------------------------------------------------------------


def test_the_journal_is_complete_and_tells_the_secret_only_at_the_end(table: Table) -> None:
    assert table.journal().notes == {"commitment": table.commitment}
    assert SECRET.hex() not in table.journal().text()
    finish(table)
    text = table.journal().text()
    assert f"note secret: {SECRET.hex()}\n" in text
    assert read_journal(text, TOYS.game).text() == text


def test_two_tables_do_not_touch_each_other(store: Store, table: Table) -> None:
    other = seated(store, person("Eve"), person("Dan"))
    before = shot(other)
    play(table, "travel . ?")
    assert shot(other) == before
    play(other, "search")
    assert shot(open_table(store, TOYS, table.id)) == shot(table)
    assert shot(open_table(store, TOYS, other.id)) == shot(other)


def test_a_rematch_is_the_same_game_with_another_secret(store: Store) -> None:
    table, links = new_table(store, TOYS, TOY.name, [person("Ann"), machine("random")], {"stages": 9})
    make(table, Rename(0, "Anne"))
    again = rematch(table)
    assert again.names == ["Anne", "random"]
    assert [seat.bot for seat in again.seats] == ["", "random"]
    assert again.journal().options == table.journal().options
    assert again.seat_of(links[0]) == 0
    assert again.commitment != table.commitment
    assert again.version == 0


def test_a_table_can_begin_at_a_position(store: Store, table: Table) -> None:
    finish(table)
    after, links = table_at(store, table.at(4), table.components, [machine("random"), person("Eve")], "a test")
    assert sorted(links) == [1]
    assert after.state == table.at(4)
    assert after.commitment != table.commitment
    assert after.journal().notes["from"] == "a test"
    finish(after)
    assert after.history.plies[1].turn == table.at(4).turn
    assert after.history.plies[0].events == []
    again = open_table(store, TOYS, after.id)
    assert shot(again) == shot(after)
    text = after.journal().text()
    assert read_journal(text, TOYS.game).text() == text
    with pytest.raises(BadData, match="the game is over there"):
        table_at(store, table.state, table.components, [person("Eve"), person("Dan")], "a test")
    with pytest.raises(BadData, match="ply: must be between 0 and"):
        table.at(999)


@pytest.mark.parametrize("seed", range(6))
def test_whatever_happens_a_table_opens_as_it_was_left(store: Store, seed: int) -> None:
    dice = random.Random(seed)
    table = seated(store, person("Ann"), person("Bob"), machine("random"))
    acts: list[Callable[[], Act]] = [
        lambda: Undo(dice.randrange(3), dice.randrange(3)),
        lambda: table.restart_act(dice.randrange(3)),
        lambda: AskUndo(dice.randrange(3), dice.randrange(20)),
        lambda: table.ask_act(dice.randrange(3)),
        lambda: Consent(dice.randrange(3)),
        lambda: Consent(dice.randrange(3)),
        lambda: Refuse(dice.randrange(3)),
        lambda: AddNonce(dice.randrange(3), "x"),
        lambda: Give(dice.randrange(3), "greedy", dice.randrange(3)),
        lambda: Take(dice.randrange(3)),
        lambda: EndTurn(dice.randrange(3)),
        lambda: Settings(dice.randrange(3), confirm=dice.random() < 0.5, language="fr"),
    ]
    versions = 0
    while table.version < 120 and not table.history.over():
        before = shot(table)
        try:
            if dice.random() < 0.5:
                go_on(table, dice)
            else:
                make(table, dice.choice(acts)())
        except HeliopolisError:
            assert shot(table) == before
            continue
        assert table.version == versions + 1
        versions += 1
        assert table.state.seat() == table.history.plies[-1].asked
    again = open_table(store, TOYS, table.id)
    assert shot(again) == shot(table)
    assert again.state == table.state
    assert facts(again) == facts(table)
    assert read_journal(table.journal().text(), TOYS.game).text() == table.journal().text()


def test_choosing_and_undoing_without_end_keeps_one_position(store: Store) -> None:
    table = seated(store, person("Ann"), person("Bob"))
    play(table, "travel")
    once = store.snapshots(table.id)
    for _ in range(50):
        table.undo(0, table.version)
        play(table, "travel")
    assert len(store.snapshots(table.id)) == len(once)
    assert shot(open_table(store, TOYS, table.id)) == shot(table)


def test_after_very_many_acts_only_choices_are_taken(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tables, "MOST_ACTS", 4)
    for name in ("Al", "Bo", "Cy", "Di"):
        make(table, Rename(0, name))
    refused(table, TooMany, "this table has reached 4 acts", lambda: make(table, Rename(0, "Ed")))
    play(table, "travel .")
    refused(table, TooMany, "only game choices are accepted now", lambda: make(table, AskUndo(0, 0)))
    finish(table)
    assert table.history.over()
