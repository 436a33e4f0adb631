"""Golden journals, perft counts and vocabularies change only with the version of their game."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from heliopolis.games import own_games
from heliopolis.testing import golden
from heliopolis.testing.golden import Golden, GoldenJournal, GoldenPerft, GoldenVocabulary, goldens

TESTS = Path(__file__).parents[1]


@pytest.fixture
def tests(tmp_path: Path) -> Path:
    """Provide a copy of the golden files, with two positions a file, to be spoilt."""
    for folder in ("journals", "perft", "conformance"):
        shutil.copytree(TESTS / folder, tmp_path / folder, ignore=shutil.ignore_patterns("*.py", "__pycache__"))
    for file in (tmp_path / "perft").glob("*.toml"):
        notice, *positions = file.read_text(encoding="utf-8").split("\n\n")
        file.write_text("\n\n".join([notice, *positions[:2]]).rstrip() + "\n", encoding="utf-8")
    return tmp_path


def faults(each: Golden) -> list[str]:
    return [fault.text for fault in each.faults()]


def stay(tests: Path, monkeypatch: pytest.MonkeyPatch) -> int:
    """Run the command that writes; its exit code."""
    monkeypatch.setattr("sys.argv", ["golden", "--write", "--tests", str(tests)])
    return golden.main()


@pytest.mark.parametrize("each", goldens(TESTS), ids=lambda each: each.name)
def test_golden(each: Golden) -> None:
    assert faults(each) == []


def test_every_journal_and_vocabulary_is_watched() -> None:
    watched = {each.name for each in goldens(TESTS)}
    assert {file.name for file in (TESTS / "journals").glob("*.txt")} <= watched
    assert {f"vocabulary of {name}" for name in own_games()} <= watched
    assert {file.name for file in (TESTS / "perft").glob("*.toml")} <= watched


def test_a_changed_journal_is_found_and_not_overwritten(tests: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    each = next(each for each in goldens(tests) if isinstance(each, GoldenJournal))
    whole = each.file.read_text(encoding="utf-8")
    spoilt = whole.replace(", over ", ", over 1")
    each.file.write_text(spoilt, encoding="utf-8")
    assert "the version of the game is the same" in faults(each)[0]
    assert stay(tests, monkeypatch) == 1
    assert each.file.read_text(encoding="utf-8") == spoilt


def test_another_end_of_a_journal_is_found(tests: Path) -> None:
    each = next(each for each in goldens(tests) if isinstance(each, GoldenJournal))
    keys = each.keys.read_text(encoding="utf-8")
    each.keys.write_text(keys.replace('key = "', 'key = "0'), encoding="utf-8")
    assert faults(each) == [
        "it ends at another position, or positions are saved in another way, and the version of the game is the same"
    ]


def test_a_changed_count_is_found(tests: Path) -> None:
    each = next(each for each in goldens(tests) if isinstance(each, GoldenPerft))
    text = each.file.read_text(encoding="utf-8")
    each.file.write_text(text.replace("counts = [", "counts = [1", 1), encoding="utf-8")
    assert len(faults(each)) == 1
    assert "the counts are" in faults(each)[0]


@pytest.mark.sample
@pytest.mark.parametrize("kind", [GoldenJournal, GoldenPerft])
def test_what_another_version_made_is_written_anew(
    kind: type[Golden], tests: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    each = next(each for each in goldens(tests) if isinstance(each, kind))
    file = each.keys if isinstance(each, GoldenJournal) else tests / "perft" / each.name
    whole = file.read_text(encoding="utf-8")
    file.write_text(whole.replace("rules = ", "rules = 9"), encoding="utf-8")
    assert "another version" in faults(each)[0]
    assert stay(tests, monkeypatch) == 0
    assert file.read_text(encoding="utf-8") == whole


@pytest.mark.slow
def test_a_missing_journal_is_written(tests: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    each = next(each for each in goldens(tests) if isinstance(each, GoldenJournal))
    each.file.unlink()
    assert "missing" in faults(each)[0]
    assert stay(tests, monkeypatch) == 0
    assert faults(each) == []


@pytest.mark.slow
def test_a_vocabulary_may_only_grow_at_its_end(tests: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    each = next(each for each in goldens(tests) if isinstance(each, GoldenVocabulary))
    names = [choice.name for choice in each.game.vocabulary()]
    golden.write_row(each.file, each.game.name, {"choices": 10, "digest": golden.names_digest(names[:10])})
    assert "it has grown" in faults(each)[0]
    assert stay(tests, monkeypatch) == 0
    assert faults(each) == []
    golden.write_row(each.file, each.game.name, {"choices": 10, "digest": golden.names_digest(names[1:11])})
    assert "may only be appended to" in faults(each)[0]
    assert stay(tests, monkeypatch) == 1
