"""Players in the store: known by a secret that is kept nowhere; their seats, settings, progress; forgotten for good."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest
import sqlalchemy as sql

from heliopolis.table.factory import new_table, open_table
from heliopolis.table.keeping import schema
from heliopolis.table.keeping.players import Player, PlayerStore, SeatHeld
from heliopolis.table.keeping.store import Store
from heliopolis.table.seat_acts import Forget, Join, Rename
from heliopolis.table.seats import link_hash, person
from table.conftest import SECRET, TOY, TOYS, finish, go_on, seated
from table.older import make_older

HASH = link_hash("x")


@pytest.fixture(params=["file", "postgresql"])
def either(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """Provide a store of either kind."""
    where = tmp_path / "games.db" if request.param == "file" else request.getfixturevalue("database")
    with closing(Store(where)) as store:
        yield store


@pytest.fixture
def players(either: Store) -> PlayerStore:
    return either.players


def found(players: PlayerStore, player: Player) -> Player:
    again = players.find(player.id)
    assert again is not None
    return again


def test_a_player_is_known_by_a_secret_that_is_kept_nowhere(either: Store, players: PlayerStore) -> None:
    ann, secret = players.make("Ann", {"language": "fr"})
    assert found(players, ann) == ann
    assert found(players, ann).opened_by(secret)
    assert not found(players, ann).opened_by(secret[:-1])
    with either.engine.connect() as connection:
        kept = connection.execute(sql.select(schema.players)).all()
    assert secret not in repr(kept)
    assert players.find("nobody") is None


def test_changes_made_at_once_are_all_kept(players: PlayerStore) -> None:
    ann, _ = players.make("Ann", {})

    def learn(number: int) -> None:
        players.change(ann.id, lambda now: now._replace(progress={**now.progress, str(number): 1}))

    with ThreadPoolExecutor(4) as pool:
        list(pool.map(learn, range(12)))
    assert found(players, ann).progress == {str(number): 1 for number in range(12)}
    assert players.change("nobody", lambda now: now) is None


def test_seats_are_those_last_told_and_follow_to_a_rematch(either: Store, players: PlayerStore) -> None:
    tables = [seated(either, person("Ann"), person("Bob")).id for _ in range(3)]
    ann, bob = players.make("Ann", {})[0], players.make("Bob", {})[0]
    for table in tables[:2]:
        players.sit(ann.id, table, {0: HASH, 1: HASH})
    players.sit(ann.id, tables[0], {0: HASH})
    players.sit(bob.id, tables[0], {1: HASH})
    assert [seat[:2] for seat in found(players, ann).seats] == [(tables[0], 0), (tables[1], 0), (tables[1], 1)]
    assert players.sit_again(tables[0], tables[2]) == sorted([ann.id, bob.id])
    assert players.sit_again(tables[0], tables[2]) == []
    assert found(players, ann).games() == tables
    assert found(players, bob).seats == (SeatHeld(tables[0], 1, HASH), SeatHeld(tables[2], 1, HASH))


def test_who_comes_to_a_rematch_while_seats_are_taken_along_sits_once(either: Store, players: PlayerStore) -> None:
    before, *after = [seated(either, person("Ann"), person("Bob")).id for _ in range(8)]
    people = [players.make(name, {})[0] for name in ("Ann", "Bob")]
    for seat, player in enumerate(people):
        players.sit(player.id, before, {seat: HASH})
    with ThreadPoolExecutor(3) as pool:
        for table in after:
            coming = [pool.submit(players.sit, player.id, table, {seat: HASH}) for seat, player in enumerate(people)]
            pool.submit(players.sit_again, before, table).result()
            assert all(each.result() for each in coming)
    for seat, player in enumerate(people):
        assert sorted(found(players, player).seats) == sorted(SeatHeld(each, seat, HASH) for each in (before, *after))


def test_two_players_become_one_with_all_seats(either: Store, players: PlayerStore) -> None:
    tables = [seated(either, person("Ann"), person("Bob")).id for _ in range(2)]
    ann, other = players.make("Ann", {"theme": "dark"})[0], players.make("", {"sound": "on"})[0]
    players.sit(ann.id, tables[0], {0: HASH})
    players.sit(other.id, tables[0], {0: HASH})
    players.sit(other.id, tables[1], {1: HASH})
    players.unite(ann.id, other.id, lambda one, two: one._replace(settings={**two.settings, **one.settings}))
    one = found(players, ann)
    assert one.settings == {"sound": "on", "theme": "dark"}
    assert {seat[:2] for seat in one.seats} == {(tables[0], 0), (tables[1], 1)}
    assert players.find(other.id) is None
    # A player has nothing to unite with themselves.
    assert players.unite(ann.id, ann.id, lambda _, two: two) == one


def test_a_deleted_player_leaves_nothing(either: Store, players: PlayerStore) -> None:
    table = seated(either, person("Ann"), person("Bob"))
    ann, _ = players.make("Ann", {})
    players.sit(ann.id, table.id, {0: HASH})
    players.delete(ann.id)
    assert players.find(ann.id) is None
    with either.engine.connect() as connection:
        assert connection.execute(sql.select(schema.player_seats)).all() == []


# Forgotten names -------------------------------------------------------------------------------------------


def test_who_is_forgotten_leaves_a_neutral_name_everywhere_and_the_game_goes_on(either: Store) -> None:
    table, _ = new_table(
        either, TOYS, TOY.name, [person("Annabel"), person("Open")], {"players": 2}, owner="10.0.0.1",
        secret=SECRET, free=[1], maker=0,
    )  # fmt: skip
    table.make(Join(1, "Bobbo", HASH, "en"), table.version)
    table.make(Rename(0, "Annabella"), table.version)
    for seat in (0, 1):
        table.make(Forget(seat, f"Player {seat + 1}", link_hash(f"gone{seat}")), table.version)
        either.redact(table.id, seat, f"Player {seat + 1}")
    again = open_table(either, TOYS, table.id)
    assert again.names == ["Player 1", "Player 2"]
    assert again.seats[1].link == link_hash("gone1")
    kept = json.dumps([either.find(table.id)._asdict(), either.acts(table.id)])
    assert not [name for name in ("Annabel", "Bobbo", "10.0.0.1") if name in kept]
    finish(again)
    assert again.history.over()


def test_before_the_game_the_seat_of_a_guest_who_is_forgotten_is_free_again(either: Store) -> None:
    seats = [person("Ann"), person("Bob"), person("Eve")]
    table, _ = new_table(either, TOYS, TOY.name, seats, {"players": 3}, secret=SECRET, free=[1, 2], maker=0)
    table.make(Join(1, "Bob", HASH, "en"), table.version)
    table.make(Forget(1, "Player 2", link_hash("gone")), table.version)
    assert table.history.open_seats() == [1, 2]


# Migration -------------------------------------------------------------------------------------------------


def test_a_file_of_version_2_gets_players_and_tells_when_later_acts_were_kept(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    with closing(Store(file)) as store:
        table = seated(store, person("Ann"), person("Bob"))
        go_on(table, random.Random(1))
        make_older(store, 2)
    with closing(Store(file)) as store:
        check_migrated(store, table.id)
    assert schema.copy_of(file, 2).exists()


def test_a_database_of_version_2_gets_players_and_a_copy_of_all_stays(database: str) -> None:
    with closing(Store(database)) as store:
        store.agreed("key", b"signs")
        table = seated(store, person("Ann"), person("Bob"))
        go_on(table, random.Random(1))
        make_older(store, 2)
    with closing(Store(database)) as store:
        check_migrated(store, table.id)
        with store.engine.connect() as connection:
            assert connection.execute(sql.text("SELECT count(*) FROM version_2.acts")).scalar() == 1
            assert connection.execute(sql.text("SELECT value FROM version_2.settings")).scalar() == b"signs"


def check_migrated(store: Store, table_id: str) -> None:
    """Check that players can sit down there, and the table continues."""
    ann, _ = store.players.make("Ann", {})
    assert store.players.sit(ann.id, table_id, {0: HASH}) is not None
    finish(open_table(store, TOYS, table_id))
    with store.engine.connect() as connection:
        made = connection.execute(sql.select(schema.acts.c.made).order_by(schema.acts.c.seq)).scalars().all()
    assert made[0] is None
    assert all(made[1:])
