"""Data sets: what is kept of a game, the same bytes from the same command, and what is refused."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from importlib.util import find_spec
from pathlib import Path

import numpy as np
import pytest

import heliopolis
from heliopolis import BadData, BadOption, Choice, HeliopolisError, State
from heliopolis.arena import Executor, in_process, processes
from heliopolis.arena.schedule import Fixture
from heliopolis.bots import Bot, Budget
from heliopolis.data import Dataset, load, make, recipe
from heliopolis.data.files import Kind, packed, unpacked
from heliopolis.data.making import DataRecipe, GameRecord
from heliopolis.data.manifest import FILE, Manifest
from heliopolis.data.tables import Lists
from heliopolis.envs.observing import dense

QUICK = "search:4:plans=3:width=2:states=30:root_width=3:root_states=60"
PARQUET = pytest.param(
    "parquet",
    marks=pytest.mark.skipif(
        find_spec("pyarrow") is None, reason="LEFT OUT: pyarrow is not installed; pip install 'heliopolis[data]'"
    ),
)
TORCH = pytest.mark.skipif(
    find_spec("torch") is None, reason="LEFT OUT: PyTorch is not installed; pip install 'heliopolis[train]' brings it"
)


def made(
    folder: Path,
    games: int = 3,
    seed: int = 1,
    bots: Sequence[str] = ("random",),
    executor: Executor = in_process,
    kind: Kind = "npz",
    ends: bool = False,
) -> Manifest:
    return make(folder, recipe(heliopolis.game("helios"), bots, games, seed, ends=ends, shard=2, kind=kind), executor)


def contents(folder: Path) -> dict[str, bytes]:
    return {path.name: path.read_bytes() for path in sorted(folder.iterdir())}


@pytest.fixture(scope="module")
def data(tmp_path_factory: pytest.TempPathFactory) -> Dataset:
    """Provide two games of a bot that searches against one that does not."""
    folder = tmp_path_factory.mktemp("data") / "searched"
    made(folder, 2, bots=(QUICK, "random"), ends=True)
    return load(folder)


# What is kept ------------------------------------------------------------------------------------------------


def test_a_decision_is_told_as_the_environments_tell_it(data: Dataset) -> None:
    (batch,) = data.batches(10_000)
    features, mask = batch.features(), batch.mask()
    for game in range(2):
        journal = data.journal(game)
        for row in np.flatnonzero(batch["game"] == game)[::20]:
            state = journal.at(int(batch["ply"][row]))
            assert state.seat() == batch["seat"][row]
            assert state.turn == batch["turn"][row]
            assert (features[row] == dense(state, state.seat())).all()
            assert set(np.flatnonzero(mask[row])) == {choice.index for choice in state.choices()}
            assert journal.plies[batch["ply"][row]].choice == data.game.action(int(batch["choice"][row])).name


def test_every_choice_among_several_is_a_decision_and_nothing_else(data: Dataset) -> None:
    (batch,) = data.batches(10_000)
    journal = data.journal(0)
    asked = [ply for ply in range(len(journal.plies)) if journal.at(ply).seat() >= 0]
    assert batch["ply"][batch["game"] == 0].tolist() == asked
    assert (batch.lists("legal").lengths > 1).all()


def test_the_end_of_the_game_is_told_to_every_decision(data: Dataset) -> None:
    for batch in data.batches(50):
        for row, game in enumerate(batch["game"]):
            result = data.journal(int(game)).state.result() if row == 0 else None
            if result:
                assert batch.lists("ranks")[row].tolist() == result.ranks
                assert batch.lists("scores")[row].tolist() == result.totals


def test_visits_and_chances_are_those_of_the_search(data: Dataset) -> None:
    (batch,) = data.batches(10_000)
    by_game = [data.journal(game).players for game in range(2)]
    for row, (game, seat) in enumerate(zip(batch["game"], batch["seat"], strict=True)):
        visits, chances = batch.lists("visits")[row], batch.lists("chances")[row]
        if by_game[game][seat] == "random":
            assert len(visits) == 0
            continue
        legal = batch.lists("legal")[row]
        assert len(visits) == len(chances) == len(legal)
        assert ((chances >= 0) & (chances <= 1)).all()
        assert visits.sum() > 0
        assert visits[legal.tolist().index(batch["choice"][row])] == visits.max() or visits.max() <= 2
    policy = batch.policy()
    assert policy.sum(1) == pytest.approx(1)
    unsearched = batch.lists("visits").lengths == 0
    assert (policy[unsearched].argmax(1) == batch["choice"][unsearched]).all()


def test_the_ends_of_turns_are_kept_where_that_is_asked_for(data: Dataset) -> None:
    ends = load(data.manifest.folder, "ends")
    (batch,) = ends.batches(10_000)
    inputs = len(data.game.numbers.input_names)
    assert (batch.lists("inputs").lengths == 2 * inputs).all()
    played = batch["played"]
    assert (batch["chance"][played] == -1).all()
    assert (batch["chance"][~played] >= 0).all()
    assert {1, 4} == set(batch["simulations"][played])
    assert (np.diff(batch["progress"][played & (batch["game"] == 0)]) > 0).all()
    assert batch.lists("share").padded().sum(1) == pytest.approx(1)


class Last(Bot):
    """Takes what stands last."""

    def choose(self, state: State, budget: Budget | None = None) -> Choice:
        return state.choices()[-1]


def test_a_bot_of_this_process_can_play(tmp_path: Path) -> None:
    def asked(games: int) -> DataRecipe[Fixture]:
        here: dict[str, Bot] = {"last": Last("last")}
        return recipe(heliopolis.game("helios"), ["last", "random"], games, ends=True, kind="npz", here=here)

    make(tmp_path / "own", asked(1))
    manifest = make(tmp_path / "own", asked(2))
    assert manifest.about["bots"] == {"last": "here", "random": "random"}
    assert "command" not in manifest.about, "no command could make it again"
    unnamed = recipe("helios", [Last("last"), "random"], 2, ends=True, kind="npz")
    assert unnamed.about == asked(2).about
    data = load(tmp_path / "own")
    (batch,) = data.batches()
    # The two change seats from game to game.
    own = batch.rows(np.flatnonzero(batch["seat"] == batch["game"] % 2))
    assert 0 < len(own) < len(batch)
    for choice, legal in zip(own["choice"], own.mask(), strict=True):
        assert choice in np.flatnonzero(legal)
    for game, ply, choice in zip(own["game"], own["ply"], own["choice"], strict=True):
        assert data.journal(int(game)).at(int(ply)).choices()[-1].index == choice


def test_a_policy_is_asked_for_many_games_at_once(tmp_path: Path) -> None:
    asked: list[int] = []

    class Lasts:
        """Takes what stands last, in many positions."""

        name = "last"

        def choose_many(self, states: Sequence[State], /) -> list[Choice]:
            asked.append(len(states))
            return [state.choices()[-1] for state in states]

    one = make(tmp_path / "one", recipe("helios", [Last("last"), "random"], 3, kind="npz"))
    many = make(tmp_path / "many", recipe("helios", [Lasts(), "random"], 3, kind="npz"))
    assert [shard.files for shard in many.shards] == [shard.files for shard in one.shards]
    assert max(asked) == 3


def test_names_are_enough_for_a_recipe() -> None:
    asked = recipe("helios", "random", 2, kind="npz")
    assert asked.about == recipe(heliopolis.game("helios"), ["random"], 2, kind="npz").about
    with pytest.raises(HeliopolisError, match="unknown bot “deep_blue”"):
        recipe("helios", "deep_blue", 2)


def test_the_games_are_those_of_the_simulation(data: Dataset) -> None:
    from heliopolis.simulation import simulate

    told = simulate(data.game, 2, 1, [QUICK, "random"])
    ends = [data.journal(game).state.result() for game in range(2)]
    assert [sum(end.totals[seat] for end in ends if end) / 2 for seat in range(2)] == [
        seat.score.mean for seat in told.seats
    ]


# The same bytes ------------------------------------------------------------------------------------------------


@pytest.mark.sample
@pytest.mark.parametrize("kind", ["npz", PARQUET])
def test_the_same_command_makes_the_same_bytes(tmp_path: Path, kind: Kind) -> None:
    made(tmp_path / "one", kind=kind)
    made(tmp_path / "two", kind=kind, executor=processes(2))
    assert contents(tmp_path / "one") == contents(tmp_path / "two")
    assert len(contents(tmp_path / "one")) == 5, "two shards with their journals, and a manifest"


@pytest.mark.parametrize("kind", ["npz", PARQUET])
def test_what_is_written_is_read(kind: Kind) -> None:
    empty = Lists(np.zeros(0, np.float32), np.zeros(4, np.int64))
    lists = Lists(np.arange(5, dtype=np.int32), np.array([0, 2, 2, 5]))
    read = unpacked(packed({"plain": np.arange(3), "lists": lists, "empty": empty}, kind), kind)
    assert isinstance(read["lists"], Lists)
    assert isinstance(read["empty"], Lists)
    assert [read["lists"][row].tolist() for row in range(3)] == [[0, 1], [], [2, 3, 4]]
    assert read["lists"].values.dtype == np.int32
    assert read["lists"].take(np.array([2, 0])).padded(-1).tolist() == [[2, 3, 4], [0, 1, -1]]
    assert len(read["empty"]) == 3


def test_the_manifest_tells_how_it_was_made(tmp_path: Path) -> None:
    made(tmp_path / "data", bots=("random", "greedy:width=1:states=2"))
    told = json.loads((tmp_path / "data" / FILE).read_text(encoding="utf-8"))
    assert told["command"] == (
        "heliopolis dataset helios --bots random,greedy:width=1:states=2 --games 3 --seed 1 "
        "--option players=2 --option layout=standard --option first=random --shard 2 --files npz"
    )
    assert told["version"] == heliopolis.__version__
    assert [(shard["first"], shard["games"]) for shard in told["shards"]] == [(0, 2), (2, 1)]
    assert str(tmp_path) not in json.dumps(told)


# Going on ------------------------------------------------------------------------------------------------------


class Stopped(Exception):
    """Someone pulls the plug."""


def test_a_data_set_that_was_stopped_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made(tmp_path / "whole", 5)

    def stopping(games: int, total: int) -> None:
        if games == 3:
            raise Stopped

    asked = recipe(heliopolis.game("helios"), ["random"], 5, shard=2, kind="npz")
    with pytest.raises(Stopped):
        make(tmp_path / "part", asked, progress=stopping)
    with pytest.raises(BadData, match="has 2 of 5 games"):
        load(tmp_path / "part")
    played: list[int] = []

    def counting(fixtures: Sequence[Fixture]) -> list[GameRecord]:
        played.extend(fixture.number for fixture in fixtures)
        return asked.play(fixtures)

    make(tmp_path / "part", asked._replace(play=counting))
    assert played == [2, 3, 4]
    assert contents(tmp_path / "part") == contents(tmp_path / "whole")


def test_a_data_set_can_grow(tmp_path: Path) -> None:
    made(tmp_path / "grown", 3)
    made(tmp_path / "grown", 5)
    made(tmp_path / "whole", 5)
    assert contents(tmp_path / "grown") == contents(tmp_path / "whole")


def test_a_damaged_shard_is_refused_and_made_again(tmp_path: Path) -> None:
    made(tmp_path)
    before = contents(tmp_path)
    shard = tmp_path / "decisions-0000000.npz"
    shard.write_bytes(shard.read_bytes()[:-9])
    with pytest.raises(BadData, match=re.escape(f"{shard}: is damaged")):
        list(load(tmp_path).batches())
    shard.unlink()
    with pytest.raises(BadData, match=re.escape(f"{shard}: is missing")):
        list(load(tmp_path).batches())
    made(tmp_path)
    assert contents(tmp_path) == before


# What is refused -------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def there(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Provide a data set that nothing changes."""
    folder = tmp_path_factory.mktemp("there")
    made(folder, 2)
    before = contents(folder)
    yield folder
    assert contents(folder) == before


@pytest.mark.parametrize(
    ("games", "seed", "bots", "ends", "said"),
    [
        (2, 2, ("random",), False, "contains another data set: seed is 1, not 2"),
        (2, 1, ("easy",), False, "contains another data set: bots is"),
        (2, 1, ("random",), True, "contains another data set: tables is"),
        (1, 1, ("random",), False, "already contains 2 games"),
    ],
)
def test_the_folder_of_another_command_is_left_as_it_is(
    there: Path, games: int, seed: int, bots: Sequence[str], ends: bool, said: str
) -> None:
    with pytest.raises(BadData, match=said):
        made(there, games, seed, bots, ends=ends)


def test_a_folder_with_other_things_is_left_as_it_is(tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("mine", encoding="utf-8")
    for use in (made, load):
        with pytest.raises(BadData, match=r"contains no data set: manifest.json is missing"):
            use(tmp_path)
    assert [path.name for path in tmp_path.iterdir()] == ["diary.txt"]


def test_other_things_beside_a_data_set_do_not_matter(tmp_path: Path) -> None:
    made(tmp_path, 2)
    (tmp_path / "diary.txt").write_text("mine", encoding="utf-8")
    made(tmp_path, 3)
    assert load(tmp_path).games == 3
    assert (tmp_path / "diary.txt").read_text(encoding="utf-8") == "mine"


@pytest.mark.parametrize("below", ["", "data"])
def test_a_file_is_no_folder(tmp_path: Path, below: str) -> None:
    file = tmp_path / "diary.txt"
    file.write_text("mine", encoding="utf-8")
    with pytest.raises(HeliopolisError, match=re.escape(f"{file} is not a folder")):
        made(file / below)


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("{", "not JSON"),
        ('{"format": "heliopolis data 99"}', "is not the manifest of a data set in format heliopolis data 1"),
        ("[]", "is not the manifest"),
        ('{"format": "heliopolis data 1"}', "has no “files”"),
    ],
)
def test_a_manifest_that_says_something_else_is_refused(tmp_path: Path, text: str, said: str) -> None:
    (tmp_path / FILE).write_text(text, encoding="utf-8")
    with pytest.raises(BadData, match=said):
        load(tmp_path)


def test_what_cannot_be_asked_for_is_told(there: Path) -> None:
    data = load(there)
    with pytest.raises(BadOption, match="option table: "):
        load(there, "ends")
    with pytest.raises(BadOption, match="game"):
        data.journal(2)
    with pytest.raises(BadOption, match="every"):
        data.split(1)
    with pytest.raises(BadOption, match="size"):
        next(data.batches(0))
    with pytest.raises(HeliopolisError, match="option games: must be at least 1, not -1"):
        made(there, -1)


def test_a_column_that_is_not_there_is_told_with_those_that_are(data: Dataset) -> None:
    batch = next(data.batches(3))
    with pytest.raises(BadOption, match=r"option column: must be one of game, ply, .*, scores, not foo"):
        batch["foo"]
    with pytest.raises(BadOption, match=r"option column: must be one of legal, visits, .*, scores, not seat"):
        batch.lists("seat")
    with pytest.raises(BadOption, match="option column: must be one of inputs, share, score, not legal"):
        next(load(data.manifest.folder, "ends").batches(3)).mask()


# Reading -----------------------------------------------------------------------------------------------------------


def test_a_batch_and_its_lists_tell_what_they_are(data: Dataset) -> None:
    batch = next(data.batches(3))
    assert list(batch.keys()) == list(data.manifest.about["tables"]["decisions"])
    assert repr(batch).startswith("<batch of 3 rows: game, ply, turn, ")
    assert repr(batch.lists("ranks")) == "<3 lists of int8, 6 numbers>"


def test_a_split_goes_by_games(tmp_path: Path) -> None:
    made(tmp_path, 5)
    learned, held_out = load(tmp_path).split(3)
    games = [{int(game) for batch in part.batches() for game in batch["game"]} for part in (learned, held_out)]
    assert games == [{1, 2, 4}, {0, 3}]
    assert [game for game, _ in held_out.journals()] == [0, 3]


@pytest.mark.parametrize("kind", ["npz", PARQUET])
def test_a_part_tells_how_much_it_has(tmp_path: Path, kind: Kind) -> None:
    made(tmp_path, 5, kind=kind)
    data = load(tmp_path)
    parts = data.split(3)
    assert [part.games for part in (data, *parts)] == [5, 3, 2]
    for part in (data, *parts):
        assert len(part) == part.rows == sum(len(batch) for batch in part.batches())
    assert [repr(part) for part in (data, *parts)] == [
        f"<{data.rows} decisions of 5 games of helios>",
        "<decisions of 3 of 5 games of helios, learned>",
        "<decisions of 2 of 5 games of helios, held out>",
    ]


def test_with_a_seed_rows_come_shuffled_and_all_of_them(there: Path) -> None:
    def plies(seed: int | None) -> list[tuple[int, int]]:
        batches = load(there).batches(16, seed)
        return [
            (int(game), int(ply)) for batch in batches for game, ply in zip(batch["game"], batch["ply"], strict=True)
        ]

    assert plies(None) == sorted(plies(1))
    assert plies(1) == plies(1)
    assert len({tuple(plies(seed)) for seed in (None, 1, 2)}) == 3


def test_workers_read_other_shards(tmp_path: Path) -> None:
    made(tmp_path, 5)
    games = [
        {int(game) for batch in load(tmp_path).batches(worker=worker, workers=2) for game in batch["game"]}
        for worker in range(2)
    ]
    assert games == [{0, 1, 4}, {2, 3}]


@TORCH
def test_torch_reads_the_same(there: Path) -> None:
    from torch.utils.data import DataLoader

    for ours, theirs in zip(load(there).batches(32), DataLoader(load(there).torch(32), batch_size=None), strict=True):
        for name, array in ours.arrays().items():
            assert (theirs[name].numpy() == array).all()


@TORCH
def test_torch_can_index_with_whole_numbers(there: Path) -> None:
    import torch

    (batch,) = load(there).torch(10_000)
    logits = torch.where(batch["mask"], 0.0, -1e9)
    assert torch.nn.functional.cross_entropy(logits, batch["choice"]) > 0
    assert batch["ranks"][torch.arange(len(batch["seat"])), batch["seat"]].dtype == torch.int64


@TORCH
@pytest.mark.parametrize("workers", [0, 2])
def test_each_iteration_of_torch_has_an_order_of_its_own(tmp_path: Path, workers: int) -> None:
    from torch.utils.data import DataLoader

    made(tmp_path, 5)

    def orders(seed: int | None) -> list[list[tuple[int, int]]]:
        loader = DataLoader(load(tmp_path).torch(32, seed), batch_size=None, num_workers=workers)
        return [
            [each for batch in loader for each in zip(batch["game"].tolist(), batch["ply"].tolist(), strict=True)]
            for _ in range(3)
        ]

    first, second, third = orders(1)
    assert first != second != third != first
    assert sorted(first) == sorted(second) == sorted(third)
    assert orders(1) == [first, second, third]
    assert orders(None)[0] == orders(None)[1]
    if not workers:
        batches = load(tmp_path).batches(32, seed=1)
        assert first == [each for batch in batches for each in zip(batch["game"], batch["ply"], strict=True)]
