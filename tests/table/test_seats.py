"""Seats: given away and taken back, their links, their names."""

from __future__ import annotations

from functools import partial

import pytest

from heliopolis.kernel.errors import BadData, BadOption, UnknownName
from heliopolis.table.acts import AskUndo, Consent, Play, Refuse
from heliopolis.table.errors import NotNow, NotYourTurn
from heliopolis.table.factory import new_table, open_table
from heliopolis.table.history import Need, UndoLimit
from heliopolis.table.keeping.store import Store
from heliopolis.table.seat_acts import AddNonce, Give, Rename, Renew, Settings, Take
from heliopolis.table.seats import link_hash, machine, person
from heliopolis.table.table import Table
from table.acting import make, refused, shot
from table.conftest import TOY, TOYS, play, seated


def test_a_seat_is_given_to_a_bot_and_taken_back(store: Store, table: Table) -> None:
    play(table, "travel . ?")
    make(table, Give(0, "random", 1))
    assert table.needs() == Need("bot", 1, "random")
    refused(table, NotYourTurn, "seat 2", lambda: table.play(1, "travel", table.version))
    refused(table, NotYourTurn, "seat 2 is played by a bot", lambda: make(table, Give(0, "random", 1)))
    make(table, table.bot_act(1, "search"))
    assert table.needs().kind == "chance"
    refused(table, NotNow, "seat 1 wasn’t handed to a bot", lambda: make(table, Take(0)))
    make(table, Take(1))
    # A player cannot take back what the bot did in their place.
    assert table.history.undo_limit(1) == UndoLimit(0, "bot")
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
    assert table.history.request is None


def test_what_was_held_is_final_when_a_bot_takes_over(table: Table) -> None:
    play(table, "travel")
    make(table, Give(1, "random", 0))
    assert table.needs().kind == "chance"


def test_a_bots_own_seat_is_nobodys_to_take(store: Store) -> None:
    table = seated(store, person("Ann"), machine("greedy"))
    refused(table, NotNow, "seat 2 wasn’t handed to a bot", lambda: make(table, Take(1)))
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
    for name, reason in (
        ("", "characters"),
        ("x" * 25, "characters"),
        ("a\nb", "one line"),
        ("greedy 2", "name of a bot"),
    ):
        refused(table, BadData, reason, partial(make, table, Rename(0, name)))
        with pytest.raises(BadData, match=reason):
            person(name)
    refused(table, BadData, "must be one of en, fr", lambda: make(table, Settings(0, confirm=True, language="xx")))


def test_nonces_are_bounded(table: Table) -> None:
    for text, reason in (("", "characters"), ("x" * 65, "characters"), ("a\nb", "one line")):
        refused(table, BadData, reason, partial(make, table, AddNonce(0, text)))
    for _ in range(16):
        make(table, AddNonce(0, "x"))
    refused(table, NotNow, "16 nonces", lambda: make(table, AddNonce(0, "x")))


def test_a_table_is_made_only_of_what_fits(store: Store) -> None:
    with pytest.raises(BadOption, match="must name 3 players, not 2"):
        new_table(store, TOYS, TOY.name, [person("A"), person("B")], {"players": 3})
    with pytest.raises(UnknownName, match="unknown game “chess”"):
        new_table(store, TOYS, "chess", [])
    with pytest.raises(UnknownName, match="unknown bot"):
        machine("hal")
    with pytest.raises(BadData, match="was made with other component values"):
        new_table(store, TOYS, TOY.name, [person("A"), person("B")], components="0123")
    assert store.games() == []


@pytest.mark.parametrize("name", ["\u3164", "\u2800\u2800", "\u200b", "\u1160 \u115f"])
def test_a_name_can_be_seen(table: Table, name: str) -> None:
    with pytest.raises(BadData, match=r"visible|one line"):
        person(name)
    refused(table, BadData, "visible|one line", lambda: make(table, Rename(0, name)))


@pytest.mark.parametrize("name", ["Bob", "bob", "B ob", "\uff22ob", "Bob\u2800", "Bo\u3164b"])
def test_nobody_is_called_as_another_player_is(table: Table, name: str) -> None:
    refused(table, BadData, "another player is already called", lambda: make(table, Rename(0, name)))
    make(table, Rename(1, "BOB"))


def test_a_renewed_link_takes_the_place_of_the_old_one(store: Store) -> None:
    table, links = new_table(store, TOYS, TOY.name, [person("Ann"), person("Bob")])
    make(table, Renew(1, link_hash("fresh")))
    assert (table.seat_of(links[1]), table.seat_of("fresh"), table.seat_of(links[0])) == (None, 1, 0)
    assert open_table(store, TOYS, table.id).seat_of("fresh") == 1
    refused(table, BadData, "must be a SHA-256", lambda: make(table, Renew(1, "x")))
