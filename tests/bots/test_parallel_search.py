"""Search on several cores: the same choices for the same seed, nothing lost, and alone where it must be."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from heliopolis import bots
from heliopolis.bots import parallel_search
from heliopolis.bots.base import Budget
from heliopolis.bots.parallel_search import ParallelSearchBot, Share, search_share
from heliopolis.bots.search import SearchBot
from heliopolis.bots.tree import Edge, Node, added, most_visited
from heliopolis.kernel.chance import Dice, derived
from heliopolis.kernel.components import Components
from heliopolis.kernel.errors import UnknownName
from heliopolis.kernel.game import Game, State
from heliopolis_caravan.game import CaravanGame

TOY = CaravanGame()


@pytest.fixture(autouse=True)
def nobody() -> Iterator[None]:
    """Start without workers, and check that no process is left."""
    parallel_search._reported.clear()
    yield
    for pool in parallel_search._pools.values():
        pool.close()
    parallel_search._pools.clear()


def asked() -> State:
    return TOY.new(players=2)


def play(player: bots.Bot) -> list[str]:
    """Return the choices of a bot that plays every seat of a game."""
    state, dice, played = asked(), Dice(3), []
    while state.todo:
        dice.settle(state)
        if state.todo:
            choice = player.choose(state)
            played.append(choice.name)
            state.play(choice)
    return played


def found(root: Node) -> list[tuple[tuple[str, ...], int, float, list[float]]]:
    return [(tuple(parallel_search.plan_names(edge)), edge.visits, edge.worth, edge.scores) for edge in root.edges]


@pytest.mark.parametrize("cores", [2, 3])
def test_the_same_seed_plays_the_same_game(cores: int) -> None:
    name = f"search:30:cores={cores}"
    player = bots.bot(name, TOY, 5)
    assert isinstance(player, ParallelSearchBot)
    assert (player.name, player.cores) == (name, cores)
    # The second one takes over the processes of the first, and nothing they know.
    first = play(player)
    del player
    assert play(bots.bot(name, TOY, 5)) == first


def test_one_core_is_plain_search() -> None:
    assert type(bots.bot("search:30:cores=1", TOY)) is SearchBot
    assert play(ParallelSearchBot("parallel", 30, 5, {}, cores=1)) == play(SearchBot("search", 30, 5))


def test_every_simulation_counts_once() -> None:
    player = ParallelSearchBot("parallel", 31, 5, {}, cores=2)
    root = player.think(asked())
    assert root.visits == 31
    own = SearchBot("own", 16, 5)
    other = SearchBot("other", 15, derived(5, 1))
    first, second = own.think(asked()), other.think(asked())
    assert root.worths == added(first.worths, second.worths)
    assert root.chances == added(first.chances, second.chances)
    assert found(root) == [
        (one[0], one[1] + two[1], one[2] + two[2], added(one[3], two[3]))
        for one, two in zip(found(first), found(second), strict=True)
    ]
    # Below the root is the tree of this process, which it remembers without what the others have found.
    assert player._root is not None
    assert [edge.branches for edge in root.edges] == [edge.branches for edge in player._root.edges]
    assert found(player._root) == found(first)


def test_everybody_goes_on_where_they_were() -> None:
    state = asked()
    player = ParallelSearchBot("parallel", 40, 5, {}, cores=2)
    assert player.think(state).visits == 40
    assert player.think(state).visits == 80


def test_a_worker_goes_on_until_it_starts_anew() -> None:
    position, start = asked().to_dict(), parallel_search.Start(CaravanGame, derived(5, 1), {})
    first = search_share(start, position, 20, 0)
    assert first.visits == 20
    assert search_share(None, position, 20, 0).visits == 40
    assert search_share(start, position, 20, 0) == first


def test_fewer_simulations_than_cores_leave_somebody_idle() -> None:
    player = ParallelSearchBot("parallel", 2, 5, {}, cores=4)
    assert player.think(asked()).visits == 2
    assert len(player._leases) == 1


def test_a_time_is_for_all_of_them() -> None:
    player = ParallelSearchBot("parallel", 5, 5, {}, cores=2)
    whole = player.think(asked(), Budget(milliseconds=20))
    assert player._root is not None
    assert whole.visits > player._root.visits > 0


def test_a_plan_that_only_another_has_tried_is_there_too() -> None:
    root, state = Node(0, 1), asked()
    root.edges = [Edge([state.choice("travel")], 1.0, 0.5)]
    share = Share(3, [2.0, 1.0], [1.8, 1.2], [(["search", "travel"], 3, 2.0, 1.8, [4.0, 5.0])])
    whole = parallel_search.joined(root, [share], state)
    assert most_visited(whole.edges).choices == [state.choice("search"), state.choice("travel")]
    assert found(whole)[1] == (("search", "travel"), 3, 2.0, [4.0, 5.0])
    assert (whole.visits, whole.worths, whole.chances) == (3, [2.0, 1.0], [1.8, 1.2])
    assert most_visited(whole.edges).chance == 1.8
    assert root.visits == 0


# Where it cannot be ----------------------------------------------------------------------------------------


def test_where_no_process_starts_it_goes_on_alone(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sys, "executable", "/nowhere/python")
    player = ParallelSearchBot("parallel", 30, 5, {}, cores=2)
    assert play(player) == play(SearchBot("search", 30, 5))
    assert player.alone
    (told,) = caplog.records
    assert told.getMessage().startswith("parallel goes on with one core: no process can be started")


class Lost(CaravanGame):
    """A game of which workers die."""

    def load(self, saved: object, components: Path | str | Components | None = None) -> State:
        os._exit(3)


class Broken(CaravanGame):
    """A game that workers cannot load."""

    def load(self, saved: object, components: Path | str | Components | None = None) -> State:
        raise LookupError("no such game")


@pytest.mark.parametrize(("game", "wrong"), [(Lost(), "its process ended with code 3"), (Broken(), "no such game")])
def test_what_a_lost_process_owes_is_done_here(game: Game, wrong: str, caplog: pytest.LogCaptureFixture) -> None:
    player = ParallelSearchBot("parallel", 30, 5, {}, cores=2)
    assert player.think(game.new(players=2)).visits == 30
    assert player.alone
    assert wrong in caplog.records[0].getMessage()
    assert player.think(game.new(players=2)).visits == 60


def test_other_component_values_are_searched_alone(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    values = (TOY.folder / "data" / "values.toml").read_text(encoding="utf-8")
    (tmp_path / "values.toml").write_text(values.replace("tea = 4", "tea = 5"), encoding="utf-8")
    player = ParallelSearchBot("parallel", 30, 5, {}, cores=2)
    assert player.think(TOY.new(tmp_path)).visits == 30
    assert "components: was made with other component values" in caplog.records[0].getMessage()


def test_processes_wait_for_the_next_bot() -> None:
    player = ParallelSearchBot("parallel", 4, 5, {}, cores=2)
    player.think(asked())
    process = player._leases[0].pid
    del player
    again = ParallelSearchBot("parallel", 4, 5, {}, cores=2)
    again.think(asked())
    assert again._leases[0].pid == process


@pytest.mark.parametrize("cores", ["0", "65", "1.5", "many"])
def test_cores_are_a_small_whole_number(cores: str) -> None:
    with pytest.raises(UnknownName, match="cores must be a number"):
        bots.checked(f"search:400:cores={cores}")


def test_a_parallel_search_is_known_by_its_simulations() -> None:
    assert bots.measure("search:400:cores=2", TOY) == 400
