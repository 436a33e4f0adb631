"""Search on several cores: the same choices for the same seed, nothing lost, and alone where it must be."""

from __future__ import annotations

import io
import json
import os
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from toy.caravan import CaravanGame

from heliopolis import bots
from heliopolis.bots import parallel_search, program
from heliopolis.bots.base import Budget
from heliopolis.bots.parallel_search import ParallelSearchBot
from heliopolis.bots.search import Edge, Node, SearchBot, added, most_visited
from heliopolis.kernel.chance import Dice, derived
from heliopolis.kernel.errors import UnknownName
from heliopolis.kernel.reading import Reader
from heliopolis.kernel.state import State

TOY = CaravanGame()


@pytest.fixture(autouse=True)
def nobody() -> Iterator[None]:
    """Nothing was told before a test, and no process is left after it."""
    parallel_search._told.clear()
    yield
    program.end_all()


def asked() -> State:
    return TOY.new(players=2)


def play(player: bots.Bot) -> list[str]:
    """The choices of a bot that plays every seat of a game."""
    state, dice, played = asked(), Dice(3), []
    while state.todo:
        dice.settle(state)
        if state.todo:
            choice = player.choose(state)
            played.append(choice.name)
            state.play(choice)
    return played


def found(root: Node) -> list[tuple[tuple[str, ...], int, float, list[float]]]:
    return [(parallel_search.named(edge), edge.visits, edge.worth, edge.scores) for edge in root.edges]


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
    assert play(ParallelSearchBot("crew", 30, 5, {}, cores=1)) == play(SearchBot("search", 30, 5))


def test_every_simulation_counts_once() -> None:
    player = ParallelSearchBot("crew", 31, 5, {}, cores=2)
    root = player.think(asked())
    assert root.visits == 31
    own = SearchBot("own", 16, 5)
    other = SearchBot("other", 15, derived(5, 1))
    first, second = own.think(asked()), other.think(asked())
    assert root.worths == added(first.worths, second.worths)
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
    player = ParallelSearchBot("crew", 40, 5, {}, cores=2)
    hand = parallel_search.Hand(TOY, derived(5, 1), {})
    question = {"position": state.to_dict(), "simulations": 20, "milliseconds": 0}
    assert hand.answer(Reader(question, "question"))["visits"] == 20
    assert player.think(state).visits == 40
    assert hand.answer(Reader(question, "question"))["visits"] == 40
    assert player.think(state).visits == 80


def test_fewer_simulations_than_cores_leave_somebody_idle() -> None:
    player = ParallelSearchBot("crew", 2, 5, {}, cores=4)
    assert player.think(asked()).visits == 2
    assert len(player._hands) == 1


def test_a_time_is_for_all_of_them() -> None:
    player = ParallelSearchBot("crew", 5, 5, {}, cores=2)
    whole = player.think(asked(), Budget(milliseconds=20))
    assert player._root is not None
    assert whole.visits > player._root.visits > 0


def test_a_plan_that_only_another_has_tried_is_there_too() -> None:
    root, state = Node(0, 1), asked()
    root.edges = [Edge([state.choice("travel")], 1.0, 0.5)]
    answer = {"visits": 3, "worths": [2.0, 1.0], "edges": [[["search", "travel"], 3, 2.0, [4.0, 5.0]]]}
    whole = parallel_search.joined(root, [Reader(answer, "answer")], state)
    assert most_visited(whole).choices == [state.choice("search"), state.choice("travel")]
    assert found(whole)[1] == (("search", "travel"), 3, 2.0, [4.0, 5.0])
    assert (whole.visits, whole.worths) == (3, [2.0, 1.0])
    assert root.visits == 0


# Where it cannot be ----------------------------------------------------------------------------------------


def start_instead(command: tuple[str, ...], monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is to be started, that command is."""
    start_or_reuse = program.start_or_reuse
    monkeypatch.setattr(program, "start_or_reuse", lambda _command, _folders: start_or_reuse(command))


def test_where_no_process_starts_it_goes_on_alone(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    start_instead(("/nowhere/python",), monkeypatch)
    player = ParallelSearchBot("crew", 30, 5, {}, cores=2)
    assert play(player) == play(SearchBot("search", 30, 5))
    assert player.alone
    (told,) = caplog.records
    assert told.getMessage().startswith("crew goes on with one core: start: /nowhere/python cannot be started")


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        ("raise SystemExit(3)", "end: it ended with code 3"),
        ("print('{]')", "json: "),
        ('print(\'{"error": "x"}\')', "error: x"),
    ],
)
def test_what_a_lost_process_owes_is_done_here(
    line: str, wrong: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    start_instead((sys.executable, "-c", f"import sys\nsys.stdin.readline()\n{line}"), monkeypatch)
    player = ParallelSearchBot("crew", 30, 5, {}, cores=2)
    assert player.think(asked()).visits == 30
    assert player.alone
    assert wrong in caplog.records[0].getMessage()
    assert player.think(asked()).visits == 60


def test_other_component_values_are_searched_alone(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    values = (TOY.folder / "data" / "values.toml").read_text(encoding="utf-8")
    (tmp_path / "values.toml").write_text(values.replace("tea = 4", "tea = 5"), encoding="utf-8")
    player = ParallelSearchBot("crew", 30, 5, {}, cores=2)
    assert player.think(TOY.new(tmp_path)).visits == 30
    assert "components: names other component values" in caplog.records[0].getMessage()


def test_processes_end_with_the_bot_or_wait_for_the_next(monkeypatch: pytest.MonkeyPatch) -> None:
    player = ParallelSearchBot("crew", 4, 5, {}, cores=2)
    player.think(asked())
    (hand,) = player._hands
    assert hand._process is not None
    process = hand._process.pid
    del hand, player
    again = ParallelSearchBot("crew", 4, 5, {}, cores=2)
    again.think(asked())
    assert again._hands[0]._process is not None
    assert again._hands[0]._process.pid == process
    monkeypatch.setattr(program, "MOST_IDLE", 0)
    del again
    with pytest.raises(ProcessLookupError):
        os.kill(process, 0)


def test_a_hand_tells_what_went_wrong() -> None:
    answers = io.StringIO()
    parallel_search.serve(io.StringIO("{}\nno json\n"), answers)
    first, second = [json.loads(line) for line in answers.getvalue().splitlines()]
    assert first == {"error": "AssertionError: nobody has begun"}
    assert second["error"].startswith("JSONDecodeError")


@pytest.mark.parametrize("cores", ["0", "65", "1.5", "many"])
def test_cores_are_a_small_whole_number(cores: str) -> None:
    with pytest.raises(UnknownName, match="cores must be a number"):
        bots.checked(f"search:400:cores={cores}")


def test_a_crew_is_known_by_its_simulations() -> None:
    assert bots.measure("search:400:cores=2", TOY) == 400
