"""People who meet at a table: free seats and the invitation to them, the beginning of the game, and a rematch."""

from __future__ import annotations

import random

import pytest

from heliopolis.kernel.errors import BadData
from heliopolis.table.acts import Chance
from heliopolis.table.errors import NotNow, NotYourTurn
from heliopolis.table.factory import new_table, open_table, rematch
from heliopolis.table.keeping.store import Store
from heliopolis.table.seat_acts import Begin, CloseTable, Fill, Give, Join, OpenToAll, Rematched, WantRematch
from heliopolis.table.seats import INVITATION, Seat, link_hash, machine, new_link, person
from heliopolis.table.table import Table
from table.conftest import SECRET, TOY, TOYS, finish, go_on, seated


def invited(store: Store, *seats: Seat, free: tuple[int, ...]) -> tuple[Table, dict[int, str]]:
    """Return a table of the toy game that seat 0 has made for friends in the free seats."""
    options = {"players": len(seats)}
    return new_table(store, TOYS, TOY.name, seats, options, secret=SECRET, free=free, maker=0)


def join(table: Table, seat: int, name: str) -> str:
    """Take a seat; return the secret of its link."""
    link = new_link()
    table.make(Join(seat, name, link_hash(link), "en"), table.version)
    return link


@pytest.fixture
def trio(store: Store) -> Table:
    """Make a table where Ann waits for two friends."""
    return invited(store, person("Ann"), person("Player 2"), person("Player 3"), free=(1, 2))[0]


def test_a_table_with_free_seats_waits_for_them(trio: Table) -> None:
    assert trio.needs().kind == "seats"
    assert trio.history.open_seats() == [1, 2]
    assert not trio.history.over()


def test_one_secret_invites_to_all_free_seats_and_is_no_seat(store: Store) -> None:
    table, links = invited(store, person("Ann"), person("Player 2"), free=(1,))
    assert set(links) == {0, INVITATION}
    assert table.invites(links[INVITATION])
    assert not table.invites(links[0])
    assert not table.invites("")
    assert table.seat_of(links[INVITATION]) is None
    assert table.seat_of(links[0]) == 0
    assert links[INVITATION] not in str(table.header.to_dict())


def test_a_table_without_free_seats_has_no_invitation(table: Table) -> None:
    assert table.history.begun
    assert not table.invites("")
    assert table.history.free_seats() == []


def test_who_joins_has_a_name_and_a_link_of_their_own(trio: Table) -> None:
    link = join(trio, 1, "Bob")
    assert trio.seats[1].name == "Bob"
    assert trio.seat_of(link) == 1
    assert trio.history.open_seats() == [2]
    assert trio.needs().kind == "seats"


def test_the_game_begins_when_all_seats_are_taken(trio: Table) -> None:
    join(trio, 1, "Bob")
    join(trio, 2, "Cleo")
    assert trio.history.begun
    assert trio.needs().kind != "seats"


def test_a_seat_is_taken_once(trio: Table) -> None:
    link = join(trio, 1, "Bob")
    with pytest.raises(NotNow):
        join(trio, 1, "Eve")
    with pytest.raises(NotNow):
        join(trio, 0, "Eve")
    assert trio.seat_of(link) == 1
    assert trio.names == ["Ann", "Bob", "Player 3"]


@pytest.mark.parametrize("name", ["", "ann", "medium", "x" * 25, "\u3164"])
def test_names_are_checked_as_elsewhere(trio: Table, name: str) -> None:
    with pytest.raises(BadData):
        join(trio, 1, name)


def test_a_link_is_kept_as_its_hash(trio: Table) -> None:
    with pytest.raises(BadData):
        trio.make(Join(1, "Bob", "not a hash", "en"), trio.version)


def test_bots_play_free_seats_until_they_are_open_again(trio: Table) -> None:
    trio.make(Fill(0, "random", 1), trio.version)
    assert trio.history.open_seats() == [2]
    assert trio.names[1] == "random"
    trio.make(Fill(0, "", 1), trio.version)
    assert trio.history.open_seats() == [1, 2]
    assert trio.names[1] == "Player 2"


def test_with_a_bot_in_the_last_open_seat_the_game_begins(trio: Table) -> None:
    trio.make(Fill(0, "random", 1), trio.version)
    trio.make(Fill(0, "random", 2), trio.version)
    assert trio.history.begun
    assert trio.names == ["Ann", "random", "random 2"]


def test_only_the_maker_fills_seats_begins_and_closes(trio: Table) -> None:
    join(trio, 1, "Bob")
    for act in (Fill(1, "random", 2), Begin(1, "random"), CloseTable(1)):
        with pytest.raises(NotYourTurn):
            trio.make(act, trio.version)
    with pytest.raises(NotNow):
        trio.make(Fill(0, "random", 1), trio.version)  # Bob's


def test_the_maker_begins_at_once_with_bots_in_open_seats(trio: Table) -> None:
    join(trio, 1, "Bob")
    trio.make(Begin(0, "random"), trio.version)
    assert trio.history.begun
    assert [seat.bot for seat in trio.seats] == ["", "", "random"]
    for act in (Begin(0, "random"), CloseTable(0), Fill(0, "", 2)):
        with pytest.raises(NotNow):
            trio.make(act, trio.version)


def test_who_comes_late_takes_over_from_the_bot(trio: Table) -> None:
    trio.make(Begin(0, "random"), trio.version)
    assert trio.history.free_seats() == [1, 2]
    join(trio, 2, "Cleo")
    assert trio.seats[2].human
    assert trio.history.free_seats() == [1]
    assert [remark.kind for remark in trio.history.remarks] == ["joined"]
    assert "taken over from random" in trio.journal().text()


def test_a_closed_table_is_over_and_takes_nobody(store: Store, trio: Table) -> None:
    trio.make(CloseTable(0), trio.version)
    assert trio.history.over()
    assert store.running() == []
    with pytest.raises(NotNow):
        join(trio, 1, "Bob")
    with pytest.raises(NotNow):
        trio.make(WantRematch(0, True), trio.version)


def test_nothing_is_played_before_the_game_begins(trio: Table) -> None:
    join(trio, 1, "Bob")
    with pytest.raises(NotYourTurn):
        trio.play(0, trio.state.choices()[0].name, trio.version)
    with pytest.raises(NotYourTurn):
        trio.make(Chance("any", 1), trio.version)
    with pytest.raises(NotNow):
        trio.make(Give(0, "random", 0), trio.version)


def test_going_back_needs_no_consent_of_an_empty_seat(trio: Table) -> None:
    assert trio.history.voices() == [0]


def test_a_waiting_table_is_kept_as_it_is(store: Store, trio: Table) -> None:
    join(trio, 1, "Bob")
    trio.make(Fill(0, "random", 2), trio.version)
    again = open_table(store, TOYS, trio.id)
    assert (again.seats, again.version, again.needs()) == (trio.seats, trio.version, trio.needs())
    assert again.header == trio.header


def over(table: Table) -> Table:
    dice = random.Random(5)
    while go_on(table, dice):
        pass
    return table


def test_a_rematch_is_wanted_by_people_after_the_end(store: Store, table: Table) -> None:
    with pytest.raises(NotNow):
        table.make(WantRematch(0, True), table.version)
    over(table)
    table.make(WantRematch(1, True), table.version)
    with pytest.raises(NotNow):
        table.make(WantRematch(1, True), table.version)
    table.make(WantRematch(1, False), table.version)
    assert table.history.rematch.agreed == ()
    table.make(WantRematch(0, True), table.version)
    table.make(Rematched("elsewhere"), table.version)
    with pytest.raises(NotNow):
        table.make(WantRematch(1, True), table.version)
    assert open_table(store, TOYS, table.id).history.rematch == table.history.rematch


def test_in_a_rematch_bots_stay_and_who_wants_it_plays_again(store: Store) -> None:
    table = seated(store, person("Ann"), person("Bob"), machine("random"))
    table.make(Give(1, "random", 1), table.version)
    over(table)
    assert [seat.bot for seat in rematch(table).seats] == ["", "random", "random"]
    table.make(WantRematch(1, True), table.version)
    assert [seat.bot for seat in rematch(table).seats] == ["", "", "random"]


def test_bots_do_not_answer_for_a_rematch(store: Store) -> None:
    table = over(seated(store, person("Ann"), machine("random")))
    with pytest.raises(NotYourTurn):
        table.make(WantRematch(1, True), table.version)


# Open to all -----------------------------------------------------------------------------------------------


def test_a_table_is_found_by_all_as_long_as_its_maker_wants_and_it_runs(store: Store) -> None:
    table, _ = new_table(
        store, TOYS, TOY.name, [person("Ann"), person("Bob")], {"players": 2}, secret=SECRET, free=[1], maker=0
    )
    assert store.open_games(9) == []
    with pytest.raises(NotYourTurn):
        table.make(OpenToAll(1, wanted=True), table.version)
    for wanted in (True, False, True):
        table.make(OpenToAll(0, wanted), table.version)
        assert store.open_games(9) == ([table.id] if wanted else [])
        assert open_table(store, TOYS, table.id).history.open_to_all == wanted
    table.make(Join(1, "Bob", link_hash("b"), "en"), table.version)
    assert store.open_games(9) == [table.id]
    with pytest.raises(NotNow):
        table.make(OpenToAll(0, wanted=False), table.version)
    finish(table)
    assert store.open_games(9) == []
    assert store.over([table.id, "other"]) == {table.id}


def test_the_store_knows_since_when_a_table_waits(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr(store, "_now", lambda: now)
    table = seated(store, person("Ann"), person("Bob"))
    assert store.made({table.id: 0, "other": 3}) == {table.id: 1000}
    dice = random.Random(1)
    for now in (1010.0, 1020.0, 1030.0):  # noqa: B007 - the clock reads it
        go_on(table, dice)
    assert store.made({table.id: 2}) == {table.id: 1020}
