"""Backups: taken while tables play, they hold one moment of each; what is broken or in the way is refused."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from typer.testing import CliRunner

from heliopolis.cli import app
from heliopolis.kernel.errors import BadData
from heliopolis.table.factory import new_table, open_table
from heliopolis.table.header import Catalogue
from heliopolis.table.keeping.care import back_up, restore
from heliopolis.table.keeping.store import STORE_FILE, Store, only_server_of
from heliopolis.table.seats import machine, person
from heliopolis.web.server.cookies import read_key
from table.conftest import drawn_right, go_on, seated
from table.hosting import hosted, run, until

TABLES = 50
GAMES = ("helios", "origins")
KEY = bytes(range(32))


@pytest.fixture(params=["sqlite", "postgresql"])
def club(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Store]:
    """Provide an empty store on each database."""
    where = tmp_path / "club.sqlite" if request.param == "sqlite" else request.getfixturevalue("database")
    with closing(Store(where)) as store:
        yield store


@pytest.mark.slow
@pytest.mark.sample
def test_a_backup_taken_while_fifty_tables_play_is_right_draw_by_draw(club: Store, tmp_path: Path) -> None:
    file = tmp_path / "backup"

    async def play() -> None:
        bots = [machine("random", "one"), machine("random", "two")]
        async with hosted(club, catalogue=Catalogue(), idle=3600) as host:
            for number in range(TABLES):
                await host.create(GAMES[number % 2], bots, {"players": 2})
            # They play on while it is taken, and after.
            await until(lambda: host.figures().kept > 5 * TABLES)
            before = host.figures().kept
            await host.in_thread(lambda: back_up(club, file, KEY))
            await until(lambda: host.figures().kept > before + TABLES)

    run(play())
    with closing(Store(tmp_path / "elsewhere.sqlite")) as restored:
        contents = restore(restored, file)
        assert (contents.games, contents.key) == (TABLES, KEY)
        dice, draws, behind = random.Random(1), 0, 0
        for kept in restored.games():
            acts, now = restored.acts(kept.id), club.acts(kept.id)
            assert acts == now[: len(acts)]
            behind += len(acts) < len(now)
            table = open_table(restored, Catalogue(), kept.id)
            draws += drawn_right(table)
            for _ in range(3):
                go_on(table, dice)
        assert draws > 0
        assert behind > 0


def test_a_club_moves_from_one_database_to_the_other_and_back(club: Store, tmp_path: Path, database: str) -> None:
    table, _ = new_table(club, Catalogue(), "helios", [person("Ann"), person("Bob")], {"players": 2})
    for _ in range(30):
        go_on(table, random.Random(3))
    player, secret = club.players.make("Ann", {"language": "fr"})
    back_up(club, tmp_path / "one", KEY)
    with closing(Store(tmp_path / "other.sqlite" if club.shared else database)) as other:
        restore(other, tmp_path / "one")
        back_up(other, tmp_path / "two")
        assert other.acts(table.id) == club.acts(table.id)
        assert other.find(table.id) == club.find(table.id)
        assert other.snapshots(table.id) == club.snapshots(table.id)
        found = other.players.find(player.id)
        assert found is not None
        assert found.opened_by(secret)
    with closing(Store(tmp_path / "last.sqlite")) as last:
        assert restore(last, tmp_path / "two").key == KEY
        assert drawn_right(open_table(last, Catalogue(), table.id)) == drawn_right(table)


def test_a_store_that_keeps_something_is_replaced_only_if_asked(club: Store, tmp_path: Path) -> None:
    old = seated(club, person("Ann"), person("Bob"))
    back_up(club, tmp_path / "backup")
    new = seated(club, person("Cleo"), person("Dan"))
    with pytest.raises(BadData, match=r"already contains 2 tables; use --replace"):
        restore(club, tmp_path / "backup")
    assert {kept.id for kept in club.games()} == {old.id, new.id}
    restore(club, tmp_path / "backup", replace=True)
    assert [kept.id for kept in club.games()] == [old.id]


def test_a_database_that_is_served_is_not_replaced(database: str, tmp_path: Path) -> None:
    with closing(Store(database)) as store, closing(Store(database)) as server:
        back_up(store, tmp_path / "backup")
        server.beat()
        with pytest.raises(BadData, match="is being served"):
            restore(store, tmp_path / "backup")
        server.leave()
        restore(store, tmp_path / "backup")


def broken(file: Path, how: str) -> None:
    content = bytearray(file.read_bytes())
    if how == "cut short":
        file.write_bytes(content[: len(content) // 2])
    elif how == "empty":
        file.write_bytes(b"")
    elif how == "text":
        file.write_text("not a database", encoding="utf-8")
    elif how == "another database":
        file.unlink()
        with closing(sqlite3.connect(file)) as other:
            other.execute("CREATE TABLE games (id)")
    else:
        # A letter in what was kept: the database itself is whole.
        place = content.index(b"Ann")
        content[place] = ord("X")
        file.write_bytes(content)


@pytest.mark.parametrize("how", ["cut short", "empty", "text", "another database", "one letter"])
def test_a_broken_file_is_refused_and_changes_nothing(store: Store, tmp_path: Path, how: str) -> None:
    seated(store, person("Ann"), person("Bob"))
    file = tmp_path / "backup"
    back_up(store, file)
    broken(file, how)
    before = store.games()
    with pytest.raises(BadData, match=r"is not a backup|is damaged"):
        restore(store, file, replace=True)
    assert store.games() == before


def test_the_file_is_for_its_owner_alone_and_never_written_over(store: Store, tmp_path: Path) -> None:
    file = tmp_path / "backup"
    back_up(store, file)
    assert file.stat().st_mode & 0o077 == 0
    assert [each.name for each in tmp_path.glob("backup*")] == ["backup"]
    before = file.read_bytes()
    with pytest.raises(FileExistsError):
        back_up(store, file)
    assert file.read_bytes() == before


# The commands ------------------------------------------------------------------------------------------


def command(*words: str) -> tuple[int, str]:
    result = CliRunner().invoke(app, list(words))
    return result.exit_code, " ".join(result.output.split())


def test_the_commands_bring_tables_and_the_key_to_another_folder(tmp_path: Path) -> None:
    here, there, file = tmp_path / "here", tmp_path / "there", str(tmp_path / "backup")
    here.mkdir()
    key = read_key(here)
    with closing(Store(here / STORE_FILE)) as store:
        table = seated(store, person("Ann"), person("Bob"))
    # Also while someone serves it.
    with only_server_of(here):
        assert command("backup", file, "--data", str(here)) == (
            0,
            f"{file}: 1 table, 0 players. Keep it safe: it contains every seat’s secret.",
        )
        code, told = command("restore", file, "--data", str(here), "--replace")
        assert code == 2
        assert "is already served by another Heliopolis" in told
    assert command("restore", file, "--data", str(there), "--lang", "fr")[0] == 0
    assert read_key(there) == key
    with closing(Store(there / STORE_FILE)) as store:
        assert store.find(table.id).version == 0
    assert command("restore", file, "--data", str(there))[0] == 2
    assert command("restore", file, "--data", str(there), "--replace")[0] == 0


def test_a_folder_without_tables_has_no_backup(tmp_path: Path) -> None:
    code, told = command("backup", str(tmp_path / "backup"), "--data", str(tmp_path / "nowhere"))
    assert code == 2
    assert "tables.sqlite" in told
    assert not (tmp_path / "nowhere").exists()
