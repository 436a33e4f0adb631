"""The table: who may act and when, End turn, undo and consent, seats, the journal."""

from __future__ import annotations

import random
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import NamedTuple

import pytest

from heliopolis.games import all_games
from heliopolis.kernel.errors import BadData, BadOption, HeliopolisError, IllegalChoice, UnknownName
from heliopolis.kernel.journals.replay import read_journal
from heliopolis.table import table as tables
from heliopolis.table.acts import Act, AskUndo, Chance, Consent, EndTurn, Play, Refuse, Undo
from heliopolis.table.errors import NotNow, NotYourTurn, Stale, TooMany
from heliopolis.table.factory import new_table, open_table, play_on, rematch, table_at
from heliopolis.table.fair import verify
from heliopolis.table.header import Catalogue
from heliopolis.table.history import Need, UndoLimit
from heliopolis.table.keeping.store import Store
from heliopolis.table.seat_acts import AddNonce, Give, Rename, Renew, Settings, Take
from heliopolis.table.seats import link_hash, machine, person
from heliopolis.table.table import Table
from table.conftest import SECRET, TOY, TOYS, facts, finish, go_on, play, seated


class Shot(NamedTuple):
    """All that can be seen of a table."""

    version: int
    text: str
    need: Need
    kept: int
    seats: tuple[object, ...]


def shot(table: Table) -> Shot:
    kept = len(table.store.acts(table.id))
    return Shot(table.version, table.journal().text(), table.needs(), kept, tuple(table.seats))


def refused(table: Table, error: type[HeliopolisError], reason: str, act: Callable[[], None]) -> None:
    """The act is refused, and nothing changes."""
    before = shot(table)
    with pytest.raises(error, match=reason):
        act()
    assert shot(table) == before


def make(table: Table, act: Act) -> None:
    table.make(act, table.version)


# Answering -------------------------------------------------------------------------------------------------


def test_only_the_seat_asked_can_answer(table: Table) -> None:
    refused(table, NotYourTurn, "not for seat 2 to choose", lambda: table.play(1, "travel", 0))
    refused(table, NotYourTurn, "not for seat 1 to choose", lambda: make(table, Play("travel", 0, "greedy")))
    refused(table, NotNow, "not for chance", table.draw)
    refused(table, NotYourTurn, "not for chance", lambda: make(table, Chance("roll:1", 1)))
    table.play(0, "travel", 0)
    assert table.version == 1


def test_only_an_offered_choice_is_taken(table: Table) -> None:
    with pytest.raises(IllegalChoice) as refusal:
        table.play(0, "trade", 0)
    assert refusal.value.rule == "CAR-TRADE-01"
    refused(table, IllegalChoice, "does not answer", lambda: table.play(0, "rest", 0))
    refused(table, UnknownName, "no choice 'fly'", lambda: table.play(0, "fly", 0))
    refused(table, UnknownName, "no choice 'xxx", lambda: table.play(0, "x" * 10_000, 0))


def test_only_the_current_version_is_answered(table: Table) -> None:
    play(table, "travel . ?")
    for version in (0, 2, 4, 99):
        refused(table, Stale, f"at version 3, not {version}", partial(table.play, 1, "travel", version))


def test_what_has_nothing_to_do_with_the_position_is_done_whatever_happened_meanwhile(table: Table) -> None:
    play(table, "travel . ?")
    for act in (Rename(0, "Anna"), Settings(1, confirm=False, language="fr"), Give(1, "random", 1), Take(1)):
        table.make(act, 0)
    assert table.version == 7
    refused(table, Stale, "at version 7, not 8", lambda: table.make(Rename(0, "Ann"), 8))
    # Nor does it come between a question and its answer.
    table.play(1, "travel", 3)
    refused(table, Stale, "at version 8, not 7", lambda: table.make(AskUndo(0, 0), 7))


def test_a_draw_follows_from_all_that_happened_before_it(store: Store) -> None:
    table = seated(store, person("Ann"), person("Bob"))
    play(table, "travel .")
    act, version = table.chance_act(), table.version
    table.make(AddNonce(1, "a black cat"), 0)
    refused(table, Stale, "at version 3, not 2", lambda: table.make(act, version))


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
    assert table.undo_limit(0) == UndoLimit(0, "over")
    refused(table, NotNow, "is over", lambda: make(table, AskUndo(0, 0)))
    refused(table, NotNow, "0 plies by itself", lambda: table.undo(0, table.version))
    refused(table, NotNow, "is over", lambda: make(table, AddNonce(0, "late")))
    refused(table, NotNow, "is over", lambda: make(table, Give(0, "random", 1)))


def rich(store: Store) -> Table:
    """A table at which Ann, who is asked, can pay in several ways."""
    saved = TOY.new(players=2, stages=9).to_dict()
    saved["bag"] = [1, 4, 2]
    saved["players"] = [{"stage": 0, "goods": [2, 0, 2]}, {"stage": 0, "goods": [0, 0, 0]}]
    state = TOY.load(saved)
    return table_at(store, state, TOY.components(), [person("Ann"), person("Bob")], "a test")[0]


# Undo ------------------------------------------------------------------------------------------------------


def test_one_goes_back_over_ones_own_choices(store: Store) -> None:
    table = rich(store)
    play(table, "trade good:tea good:silk good:tea")
    assert table.undo_limit(0) == UndoLimit(4, "start")
    table.undo(0, table.version)
    table.undo(0, table.version)
    assert [entry.choice for entry in table.history.plies] == ["", "trade", "good:tea"]
    play(table, "good:silk good:tea")
    make(table, table.restart_act(0))
    assert [entry.choice for entry in table.history.plies] == [""]
    refused(table, NotNow, "can take back 0 plies", lambda: table.undo(0, table.version))
    refused(table, NotNow, "can take back 0 plies", lambda: make(table, table.restart_act(0)))
    assert table.version == 9
    assert table.journal().comments == []


def test_undo_stops_where_chance_or_somebody_else_has_acted(table: Table) -> None:
    play(table, "travel .")
    assert table.undo_limit(0) == UndoLimit(1, "start")
    table.draw()
    assert table.undo_limit(0) == UndoLimit(0, "chance")
    refused(table, NotNow, "can take back 0 plies", lambda: table.undo(0, table.version))
    table.play(1, "travel", table.version)
    assert table.undo_limit(0) == UndoLimit(0, "seat", 1)
    assert table.undo_limit(1) == UndoLimit(1, "chance")
    refused(table, NotNow, "not 2", lambda: make(table, Undo(1, 2)))
    refused(table, NotNow, "not -1", lambda: make(table, Undo(1, -1)))
    table.undo(1, table.version)
    assert table.needs() == Need("human", 1)


def test_a_turn_is_restarted_no_further_than_one_may_go_back(store: Store) -> None:
    table = seated(store, person("Ann"), person("Bob"), stages=9)
    # Until somebody comes to the inn: the roll is chance's, the rest one's own.
    dice = random.Random(0)
    while table.state.decision().prompt != "Rest":  # type: ignore[union-attr]
        go_on(table, dice)
    seat = table.state.seat()
    table.play(seat, "rest", table.version)
    assert table.undo_limit(seat) == UndoLimit(1, "chance")
    make(table, table.restart_act(seat))
    assert table.state.decision().prompt == "Rest"  # type: ignore[union-attr]


def test_going_back_further_needs_the_consent_of_all_people(store: Store) -> None:
    table = seated(store, person("Ann"), person("Bob"), person("Cy"))
    play(table, "travel . ? search . ? travel .")
    version = table.version
    make(table, table.ask_act(0))
    assert table.request is not None
    assert (table.request.seat, table.request.ply) == (0, 0)
    refused(table, NotNow, "seat 1 was not asked", lambda: make(table, Consent(0)))
    make(table, Consent(2))
    assert table.history.ply_count == 5
    make(table, Consent(1))
    assert table.request is None
    assert table.history.ply_count == 0
    assert table.needs() == Need("human", 0)
    assert table.version == version + 3
    line = "seat1 took back 5 plies (draws 1-2) by consent of seat2, seat3"
    assert table.journal().comments == [(0, line)]
    assert f"\n; {line}\n" in table.journal().text()
    play(table, "travel . ?")
    # The draw that was taken back is not drawn again.
    assert table.history.plies[-1].draw == 3


def test_going_back_can_be_refused_withdrawn_and_overtaken(table: Table) -> None:
    play(table, "travel . ?")
    for seat in (1, 0):
        make(table, AskUndo(0, 0))
        make(table, Refuse(seat))
        assert table.request is None
    refused(table, NotNow, "nobody asked", lambda: make(table, Refuse(0)))
    refused(table, NotNow, "was not asked", lambda: make(table, Consent(1)))
    make(table, AskUndo(0, 0))
    table.play(1, "travel", table.version)
    assert table.request is None
    assert table.history.ply_count == 3


def test_one_goes_back_only_to_a_choice(table: Table) -> None:
    play(table, "travel . ?")
    refused(table, NotNow, "ply 2 was decided by chance", lambda: make(table, AskUndo(0, 1)))
    refused(table, NotNow, "no going back to ply 2", lambda: make(table, AskUndo(0, 2)))
    refused(table, NotNow, "seat 2 has not chosen", lambda: make(table, table.ask_act(1)))


def test_alone_among_bots_nobody_else_is_asked(store: Store) -> None:
    table = seated(store, person("Ann"), machine("random"))
    play(table, "travel . ?")
    make(table, table.bot_act(1, "search"))
    table.draw()
    refused(table, NotYourTurn, "seat 2 is played by a bot", lambda: make(table, AskUndo(1, 0)))
    make(table, table.ask_act(0))
    assert table.history.ply_count == 0
    assert table.journal().comments == [(0, "seat1 took back 4 plies (draws 1-2)")]


# Seats -----------------------------------------------------------------------------------------------------


def test_a_seat_is_given_to_a_bot_and_taken_back(store: Store, table: Table) -> None:
    play(table, "travel . ?")
    make(table, Give(0, "random", 1))
    assert table.needs() == Need("bot", 1, "random")
    refused(table, NotYourTurn, "seat 2", lambda: table.play(1, "travel", table.version))
    refused(table, NotYourTurn, "seat 2 is played by a bot", lambda: make(table, Give(0, "random", 1)))
    make(table, table.bot_act(1, "search"))
    assert table.needs().kind == "chance"
    refused(table, NotNow, "seat 1 was not given", lambda: make(table, Take(0)))
    make(table, Take(1))
    # What the bot did in one's place is not one's own to take back.
    assert table.undo_limit(1) == UndoLimit(0, "bot")
    assert [line for _, line in table.journal().comments] == [
        "seat1 gave seat2 to random",
        "seat2 was taken back from random",
    ]
    assert shot(open_table(store, TOYS, table.id)) == shot(table)


def test_who_was_sent_away_must_still_agree_to_going_back(table: Table) -> None:
    play(table, "travel . ?")
    make(table, Give(0, "random", 1))
    make(table, table.bot_act(1, "search"))
    table.draw()
    plies = table.history.ply_count
    make(table, table.ask_act(0))
    assert (table.history.ply_count, table.history.silent()) == (plies, [1])
    # They have the word though a bot plays for them.
    make(table, Consent(1))
    assert table.history.ply_count == 0
    make(table, Play("travel", 0))
    make(table, AskUndo(0, 0))
    make(table, Refuse(1))
    assert table.request is None


def test_what_was_held_is_final_when_a_bot_takes_over(table: Table) -> None:
    play(table, "travel")
    make(table, Give(1, "random", 0))
    assert table.needs().kind == "chance"


def test_a_bots_own_seat_is_nobodys_to_take(store: Store) -> None:
    table = seated(store, person("Ann"), machine("greedy"))
    refused(table, NotNow, "seat 2 was not given", lambda: make(table, Take(1)))
    refused(table, BadData, "must be between 0 and 1, not 7", lambda: make(table, Take(7)))
    refused(table, BadData, "must be between 0 and 1, not -1", lambda: make(table, Rename(-1, "Eve")))


def test_secret_links_open_one_seat_and_are_not_kept(store: Store) -> None:
    table, links = new_table(store, TOYS, TOY.name, [person("Ann"), person("Bob")])
    assert sorted(links) == [0, 1]
    assert len(set(links.values())) == 2
    assert all(len(link) >= 22 for link in links.values())
    assert [table.seat_of(links[0]), table.seat_of(links[1]), table.seat_of("x"), table.seat_of("")] == [
        0,
        1,
        None,
        None,
    ]
    assert not any(link in str(store.find(table.id)) for link in links.values())


def test_names_are_checked(table: Table) -> None:
    make(table, Rename(1, "<b>Bob</b>"))
    assert table.journal().players == ["Ann", "<b>Bob</b>"]
    for name, reason in (("", "letters"), ("x" * 25, "letters"), ("a\nb", "one line"), ("greedy 2", "a bot is called")):
        refused(table, BadData, reason, partial(make, table, Rename(0, name)))
        with pytest.raises(BadData, match=reason):
            person(name)
    refused(table, BadData, "must be one of en, fr", lambda: make(table, Settings(0, confirm=True, language="xx")))


def test_nonces_are_bounded(table: Table) -> None:
    for text, reason in (("", "letters"), ("x" * 65, "letters"), ("a\nb", "one line")):
        refused(table, BadData, reason, partial(make, table, AddNonce(0, text)))
    for _ in range(16):
        make(table, AddNonce(0, "x"))
    refused(table, NotNow, "16 nonces already", lambda: make(table, AddNonce(0, "x")))


def test_a_table_is_made_only_of_what_fits(store: Store) -> None:
    with pytest.raises(BadOption, match="must name 3 players, not 2"):
        new_table(store, TOYS, TOY.name, [person("A"), person("B")], {"players": 3})
    with pytest.raises(UnknownName, match="there is no game 'chess'"):
        new_table(store, TOYS, "chess", [])
    with pytest.raises(UnknownName, match="there is no bot"):
        machine("hal")
    with pytest.raises(BadData, match="names other component values"):
        new_table(store, TOYS, TOY.name, [person("A"), person("B")], components="0123")
    assert store.games() == []


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
    make(table, Give(0, "greedy", 0))
    again = rematch(table)
    assert again.names == ["Anne", "random"]
    assert [seat.bot for seat in again.seats] == ["", "random"]
    assert again.journal().options == table.journal().options
    assert again.seat_of(links[0]) == 0
    assert again.commitment != table.commitment
    assert again.version == 0


def test_one_can_play_on_from_a_position(store: Store, table: Table) -> None:
    finish(table)
    after, links = play_on(table, 4, [machine("random"), person("Eve")])
    assert sorted(links) == [1]
    assert after.state == table.at(4)
    assert after.commitment != table.commitment
    assert after.journal().notes["from"] == f"table {table.id} ply 4"
    finish(after)
    assert after.history.plies[1].turn == table.at(4).turn
    assert after.history.plies[0].events == []
    again = open_table(store, TOYS, after.id)
    assert shot(again) == shot(after)
    text = after.journal().text()
    assert read_journal(text, TOYS.game).text() == text
    with pytest.raises(BadData, match="the game is over there"):
        play_on(table, table.history.ply_count, [person("Eve"), person("Dan")])
    with pytest.raises(BadData, match="ply: must be between 0 and"):
        play_on(table, 999, [person("Eve"), person("Dan")])


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
    refused(table, TooMany, "4 acts at one table are enough", lambda: make(table, Rename(0, "Ed")))
    play(table, "travel .")
    refused(table, TooMany, "only choices are taken now", lambda: make(table, AskUndo(0, 0)))
    finish(table)
    assert table.history.over()


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\u200b", "\u1160 \u115f"])
def test_a_name_can_be_seen(table: Table, name: str) -> None:
    with pytest.raises(BadData, match=r"can be seen|one line"):
        person(name)
    refused(table, BadData, "can be seen|one line", lambda: make(table, Rename(0, name)))


@pytest.mark.parametrize("name", ["Bob", "bob", "B ob", "\uff22ob", "Bob\u2800", "Bo\u3164b"])
def test_nobody_is_called_as_another_player_is(table: Table, name: str) -> None:
    refused(table, BadData, "is what another player is called", lambda: make(table, Rename(0, name)))
    make(table, Rename(1, "BOB"))


def test_a_renewed_link_takes_the_place_of_the_old_one(store: Store) -> None:
    table, links = new_table(store, TOYS, TOY.name, [person("Ann"), person("Bob")])
    make(table, Renew(1, link_hash("fresh")))
    assert (table.seat_of(links[1]), table.seat_of("fresh"), table.seat_of(links[0])) == (None, 1, 0)
    assert open_table(store, TOYS, table.id).seat_of("fresh") == 1
    refused(table, BadData, "must be a SHA-256", lambda: make(table, Renew(1, "x")))
