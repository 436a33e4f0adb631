"""Bots of other people in the browser: those the owner has invited are offered, and no one else can invite any."""

from __future__ import annotations

import shlex
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from heliopolis.cli import app
from web.conftest import PEOPLE, Site, Visitor
from web.serving import Server

PARROT = shlex.join([sys.executable, str(Path(__file__).parents[2] / "examples" / "parrot.py")])


def test_an_invited_bot_is_offered_and_sits_down(site: Site, visitor: Visitor, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "parrot" not in visitor.get("/new/helios").text
    monkeypatch.setenv("HELIOPOLIS_BOTS", f"parrot={PARROT}")
    assert '<option value="parrot">Bot: parrot</option>' in visitor.get("/new/helios").text
    table = site.table(visitor.start(sits0="you", sits1="parrot"))
    assert table.seats[1].bot == "parrot"
    assert "parrot" in visitor.get(f"/t/{table.id}").text


@pytest.mark.parametrize(
    "bot", ["parrot", "mine=touch {note}", "run:touch {note}", "touch {note}", "search:100:nodes=1e12"]
)
def test_a_visitor_invites_nobody(bot: str, site: Site, visitor: Visitor, tmp_path: Path) -> None:
    named = bot.format(note=tmp_path / "note")
    assert visitor.post("/tables", {"game": "helios", "sits0": "you", "sits1": named}).status_code == 400
    table = site.table(visitor.start(**PEOPLE))
    assert visitor.act(table, "give", 0, given="1", bot=named).status_code == 400
    assert table.seats[1].human
    assert not (tmp_path / "note").exists()


@pytest.mark.slow
def test_the_owner_invites_when_the_server_starts(tmp_path: Path) -> None:
    with Server(tmp_path, "--guest", f"parrot={PARROT}") as server:
        assert "Bot: parrot" in server.text("/new/helios")


@pytest.mark.parametrize(
    ("word", "wrong"),
    [
        ("parrot", "option guest: must be written name=command"),
        ("parrot=/no/parrot", "program “/no/parrot”"),
    ],
)
def test_what_is_no_invitation_is_refused(word: str, wrong: str, tmp_path: Path) -> None:
    result = CliRunner().invoke(app, ["serve", "--data", str(tmp_path / "data"), "--guest", word])
    assert result.exit_code == 2
    assert wrong in result.stderr
    assert not (tmp_path / "data").exists()
