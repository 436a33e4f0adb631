"""The results file of a contest survives whatever happens to its writer, and takes no other contest's place."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from heliopolis.arena import Contest, ResultsFile
from heliopolis.arena.contests import play
from heliopolis.arena.outcome import Outcome
from heliopolis.arena.schedule import schedule
from heliopolis.kernel.errors import BadData


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "results.jsonl"


@pytest.fixture
def outcomes(toys: Contest) -> list[Outcome]:
    return [play(toys, fixture) for fixture in schedule(toys.line_ups, 3, toys.seed)]


def written(path: Path, toys: Contest, outcomes: list[Outcome]) -> bytes:
    """Return a whole file of these outcomes."""
    with ResultsFile(path, toys) as results:
        for outcome in outcomes:
            results.add(outcome)
    return path.read_bytes()


def opened(path: Path, contest: Contest) -> dict[int, Outcome]:
    with ResultsFile(path, contest) as results:
        return results.outcomes


def test_a_book_keeps_what_is_played_then_every_game(path: Path, toys: Contest, outcomes: list[Outcome]) -> None:
    lines = written(path, toys, outcomes).decode().splitlines()
    header = json.loads(lines[0])
    assert header["arena"] == 1
    assert header["bots"] == {"greedy": "greedy", "random": "random"}
    assert (header["game"], header["seed"], header["options"]["players"]) == ("caravan", 3, 2)
    assert [json.loads(line)["number"] for line in lines[1:]] == [0, 1, 2]
    assert opened(path, toys) == {outcome.number: outcome for outcome in outcomes}


def test_every_torn_book_is_gone_on_with(path: Path, toys: Contest, outcomes: list[Outcome]) -> None:
    """Wherever the file ends, whole games stay, the rest is dropped, and what is added can be read again."""
    whole = written(path, toys, outcomes)
    ends = [place for place, byte in enumerate(whole) if byte == ord("\n")]
    for length in sorted({0, 1, *range(7, len(whole), 61), *ends, *(end + 1 for end in ends)}):
        path.write_bytes(whole[:length])
        kept = opened(path, toys)
        assert len(kept) == max(0, whole[:length].count(b"\n") - 1)
        written(path, toys, [outcome for outcome in outcomes if outcome.number not in kept])
        assert path.read_bytes() == whole


def test_the_book_of_another_contest_is_refused_and_left_alone(
    path: Path, toys: Contest, league: Contest, outcomes: list[Outcome]
) -> None:
    whole = written(path, toys, outcomes)
    with pytest.raises(BadData, match="line 1: is from another contest: seed is 3, not 4"):
        ResultsFile(path, toys._replace(seed=4))
    with pytest.raises(BadData, match="line 1: is from another contest: bots is"):
        ResultsFile(path, league)
    with pytest.raises(BadData, match="line 1: is from another contest: options is"):
        ResultsFile(path, toys._replace(options=(("players", 2), ("stages", 9), ("inn", True))))
    assert path.read_bytes() == whole


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        ("# A page\n\nof something else\n", "line 1: is not JSON"),
        ("A line without an end", "line 1: is not an arena results file"),
        ('{"other": 1}\n', "line 1: is not an arena results file"),
        ("[]\n", "line 1: is not an arena results file"),
    ],
)
def test_another_file_is_refused_and_left_alone(path: Path, toys: Contest, content: str, fault: str) -> None:
    path.write_text(content, encoding="utf-8")
    with pytest.raises(BadData, match=fault):
        ResultsFile(path, toys)
    assert path.read_text(encoding="utf-8") == content


def test_a_broken_line_is_named(path: Path, toys: Contest, outcomes: list[Outcome]) -> None:
    lines = written(path, toys, outcomes).splitlines(keepends=True)
    path.write_bytes(b"".join([*lines[:2], b'{"number":1}\n', lines[3]]))
    with pytest.raises(BadData, match="line 3: has no “seats”"):
        ResultsFile(path, toys)
