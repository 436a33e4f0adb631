"""``heliopolis verify`` confirms honest journals and names the first wrong draw of others, in both languages."""

from __future__ import annotations

import json
import random
import re
from pathlib import Path

import pytest

from cli.conftest import Command
from heliopolis.table.factory import new_table
from heliopolis.table.header import Catalogue
from heliopolis.table.keeping.store import Store
from heliopolis.table.seats import person


@pytest.fixture
def finished(game: str, tmp_path: Path) -> Path:
    """Provide the journal of a game that was played at a table, to its end."""
    store = Store(tmp_path / "games.db")
    table, _ = new_table(store, Catalogue(), game, [person("Ann"), person("Bob")], secret=bytes(range(32)))
    dice = random.Random(8)
    while (need := table.needs()).kind != "over":
        if need.kind == "chance":
            table.draw()
        elif need.kind == "held":
            table.end_turn(need.seat, table.version)
        else:
            table.play(need.seat, dice.choice(table.state.choices()).name, table.version)
    store.close()
    path = tmp_path / "game.txt"
    path.write_text(table.journal().text(), encoding="utf-8")
    return path


def edit(path: Path, pattern: str, new: str) -> None:
    text, found = re.subn(pattern, new, path.read_text(encoding="utf-8"), count=1)
    assert found == 1
    path.write_text(text, encoding="utf-8")


def test_an_honest_journal_is_confirmed_and_a_tampered_one_not(command: Command, finished: Path) -> None:
    done = command("verify", finished)
    assert done.exit_code == 0
    assert re.match(r"All \d+ draws are correct", done.output)
    assert command("verify", finished, "--lang", "fr").output.startswith("Les ")
    assert json.loads(command("verify", finished, "--json").output)["wrong"] is None

    # The first outcome is made another one of the same kind.
    text = finished.read_text(encoding="utf-8")
    told = [first, other] = _alike(text)
    edit(finished, re.escape(f"{{{first}}}@"), f"{{{other}}}@")
    done = command("verify", finished)
    assert done.exit_code == 1
    wrong = re.fullmatch(
        r"Draw (\d+) \(ply (\d+)\) is wrong: the journal has (\S+), the secret gives (\S+)\.\n", done.output
    )
    assert wrong is not None
    assert [wrong[4], wrong[3]] == told
    assert f"{{{first}}}@{wrong[1]} " in text + " "
    assert f"Le tirage {wrong[1]} (coup {wrong[2]}) est faux" in command("verify", finished, "--lang", "fr").output
    found = json.loads(command("verify", finished, "--json").output)
    assert found["wrong"] == {"draw": int(wrong[1]), "ply": int(wrong[2]), "told": other, "due": first}


def _alike(text: str) -> list[str]:
    """Return two different outcomes of one kind, the first of its kind and another one that was drawn later."""
    drawn = re.findall(r"\{([^}]+)\}@", text)
    kind = drawn[0].partition(":")[0]
    later = [name for name in drawn if name.partition(":")[0] == kind and name != drawn[0]]
    return [drawn[0], later[0] if later else "first:2" if drawn[0] == "first:1" else "first:1"]


@pytest.mark.parametrize(
    ("pattern", "new", "told"),
    [
        (r"note secret: ..", "note secret: ff", "The secret is wrong: its SHA-256 is "),
        (r"@2\b", "@1", "was drawn out of order (its draw number is 1)"),
        (r"@2\b", "", "was drawn out of order (its draw number is 0)"),
    ],
)
def test_every_other_fraud_is_told(command: Command, finished: Path, pattern: str, new: str, told: str) -> None:
    edit(finished, pattern, new)
    done = command("verify", finished)
    assert done.exit_code == 1
    assert told in done.output


def test_what_cannot_be_verified_is_an_error(command: Command, finished: Path, file: Path) -> None:
    assert (
        "game.txt: note commitment: is missing: nothing was published before the draws"
        in command("verify", file).stderr
    )
    for path in (file, file.with_name("none.txt")):
        assert command("verify", path).exit_code == 2
    edit(finished.parent / "game.txt", "option players: 2", "option players: 9")
    assert command("verify", finished).exit_code == 2
