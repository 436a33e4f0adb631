"""Games survive their own rules: they continue from a snapshot, and what is older is not played again."""

from __future__ import annotations

import random
import sqlite3
from pathlib import Path

import pytest

from heliopolis.kernel.choice import Choice
from heliopolis.kernel.journals.replay import read_journal
from heliopolis.kernel.reading import Reader
from heliopolis.table.acts import AskUndo
from heliopolis.table.errors import Broken, NotNow
from heliopolis.table.factory import open_table
from heliopolis.table.fair import verify
from heliopolis.table.header import Catalogue
from heliopolis.table.history import UndoLimit
from heliopolis.table.keeping.store import Store
from heliopolis.table.seats import person
from heliopolis.table.table import Table
from heliopolis_caravan import position, rules
from heliopolis_caravan.game import WORDING, CaravanGame
from heliopolis_caravan.position import Caravan
from table.conftest import TOY, TOYS, facts, finish, go_on, play, seated


class NewCaravanGame(CaravanGame):
    """The toy game by a later version of its rules."""

    def __init__(self) -> None:
        super(CaravanGame, self).__init__(
            TOY.name, 2, TOY.folder, TOY.options, TOY.reasons, rules.OPENING, rules.FRAMES,
            position.VOCABULARY, WORDING, TOY.numbers,
        )  # fmt: skip


NEW = NewCaravanGame()
NEWER = Catalogue({NEW.name: NEW})


@pytest.fixture
def old(store: Store) -> Table:
    """Provide a table in the middle of a turn: Bob has chosen to travel and not ended his turn."""
    table = seated(store, person("Ann"), person("Bob"), stages=9)
    play(table, "search . ? search . ? search . ? travel")
    return table


def test_a_game_goes_on_from_its_last_snapshot(store: Store, old: Table) -> None:
    before = facts(old)
    new = open_table(store, NEWER, old.id)
    assert new.state.game is NEW
    assert new.history.ply_count == 6
    assert new.version == old.version + 1
    assert new.needs().kind == "human"
    assert facts(new)[:6] == before[:6]
    assert new.state.to_dict() == {**old.at(6).to_dict(), "rules": 2}
    assert [line for _, line in new.journal().comments] == [
        "rules 1 up to ply 6 (draws 1-3) and rules 2 from here on; 1 later plies are lost"
    ]
    finish(new)
    again = open_table(store, NEWER, old.id)
    assert again.version == new.version
    assert again.journal().text() == new.journal().text()
    assert read_journal(new.journal().text(), NEWER.game).text() == new.journal().text()
    assert verify(new.journal()).wrong is None
    assert verify(new.journal()).draws > 0


def test_older_plies_are_shown_and_not_taken_back(store: Store, old: Table) -> None:
    new = open_table(store, NEWER, old.id)
    assert new.at(4).to_dict() == {**old.at(4).to_dict(), "rules": 2}
    # In the middle of an older turn its beginning is shown.
    assert new.at(3).to_dict() == {**old.at(2).to_dict(), "rules": 2}
    assert new.history.undo_limit(1) == UndoLimit(0, "rules")
    with pytest.raises(NotNow, match="can’t go back to ply 0"):
        new.make(AskUndo(0, 0), new.version)


def test_a_game_that_is_over_stays_over(store: Store, old: Table) -> None:
    finish(old)
    result = old.state.result()
    new = open_table(store, NEWER, old.id)
    assert new.needs().kind == "over"
    assert new.state.result() == result
    assert store.find(old.id).version == old.version
    assert store.find(old.id).over


def test_rules_that_changed_without_a_new_version_are_noticed(
    store: Store, old: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    def run(self: rules.Find, state: Caravan, choice: Choice) -> None:
        state.bag[choice.item] -= 1
        state.hands[self.player][choice.item] += 1

    monkeypatch.setattr(rules.Find, "run", run)
    new = open_table(store, TOYS, old.id)
    assert new.history.base == 6
    assert new.state.to_dict() == old.at(6).to_dict()
    go_on(new, random.Random(1))


def test_a_game_that_no_rules_fit_is_said_to_be_broken(
    store: Store, old: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    def restore(self: object, state: object, saved: Reader) -> None:
        raise saved.wrong("has no “weather”")

    monkeypatch.setattr(NewCaravanGame, "restore", restore)
    with pytest.raises(Broken, match="no snapshot of this game fits"):
        open_table(store, NEWER, old.id)
    monkeypatch.undo()
    assert open_table(store, TOYS, old.id).version == old.version


def test_a_process_with_older_rules_does_not_go_on(store: Store, old: Table) -> None:
    assert old.state.game is TOY
    open_table(store, NEWER, old.id)
    with pytest.raises(Broken, match="another version of the rules"):
        old.end_turn(1, old.version)


OLDER = Path(__file__).parents[1] / "journals" / "older"


def test_a_table_kept_by_the_first_rules_of_helios_goes_on_by_the_present_ones(tmp_path: Path) -> None:
    # A Power Plant has led a sun into a dead end there, which its owner may not do any more.
    kept = sqlite3.connect(tmp_path / "games.db")
    kept.executescript((OLDER / "helios-1-table.sql").read_text(encoding="utf-8"))
    kept.close()
    store, catalogue = Store(tmp_path / "games.db"), Catalogue()
    table_id = store.games()[0].id
    table = open_table(store, catalogue, table_id)
    assert table.history.rules == table.game.version > 1
    assert table.history.ply_count == 129
    assert table.history.plies[129].events
    assert "rules 1 up to ply 129" in table.journal().comments[0][1]
    finish(table)
    again = open_table(store, catalogue, table_id)
    assert again.needs().kind == "over"
    assert again.journal().text() == table.journal().text()
    assert verify(table.journal()).wrong is None
    store.close()
