"""Whatever a program holds of a game can be copied, and sent to another process."""

from __future__ import annotations

import copy
import pickle
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import TypeVar

import pytest

from heliopolis.games import all_games, game
from heliopolis.kernel.chance import Dice
from heliopolis.kernel.choice import BUTTON, Vocabulary
from heliopolis.kernel.game import State
from heliopolis.kernel.hashing import Digest64
from heliopolis.kernel.journals.journal import Journal
from heliopolis.testing.walk import Walk

T = TypeVar("T")


def copies(thing: T) -> list[T]:
    """Return what each way to copy makes of a thing."""
    return [copy.copy(thing), copy.deepcopy(thing), pickle.loads(pickle.dumps(thing))]


@pytest.mark.parametrize("name", all_games())
def test_games_and_choices_stay_the_same_objects(name: str) -> None:
    played = game(name)
    assert all(each is played for each in copies(played))
    for choice in played.vocabulary()[::50]:
        assert all(each is choice for each in copies(choice))


def test_a_choice_beyond_the_vocabulary_is_found_again() -> None:
    far = game("origins").find_choice("cell:40,40")
    assert far is not None
    assert far.index < 0
    assert all(each is far for each in copies(far))


def test_a_choice_without_a_game_cannot_be_sent() -> None:
    with pytest.raises(TypeError, match="pass belongs to no game"):
        pickle.dumps(Vocabulary().single("pass"))
    (red,) = Vocabulary().table("colour", ["red"], BUTTON)
    assert copy.deepcopy(red) is red


@pytest.mark.parametrize("used", range(6))
def test_copied_dice_go_on_with_the_same_numbers(used: int) -> None:
    dice = Dice(7)
    for _ in range(used):
        dice.below(6)
    twins = [dice.copy(), *copies(dice)]
    expected = [dice.below(1000) for _ in range(20)]
    assert [[twin.below(1000) for _ in range(20)] for twin in twins] == [expected] * 4


@pytest.mark.parametrize("name", all_games())
def test_steps_are_copied_with_their_fields(name: str) -> None:
    walk = Walk(game(name), 3)
    while walk.state.todo:
        assert all(each == walk.state.todo for each in copies(walk.state.todo))
        walk.go_on()


@pytest.mark.parametrize("name", all_games())
def test_a_copied_journal_is_played_on_and_taken_back_by_itself(name: str) -> None:
    walk = Walk(game(name), 5)
    journal = walk.journal
    journal.note("club", "Thursday")
    for ply in range(90):
        walk.go_on()
        if ply == 30:
            journal.comment("so far")
    text = journal.text()
    for twin in copies(journal):
        assert twin.text() == text
        assert [ply.events for ply in twin.history()] == [ply.events for ply in journal.history()]
        twin.undo(40)
        assert twin.state == journal.at(50)
        twin.play(twin.state.choices()[0])
        assert journal.text() == text


def test_a_journal_that_begins_in_the_middle_is_copied_too() -> None:
    journal = Journal(game("helios"), first="1")
    Dice(1).settle(journal.state)
    later = Journal(game("helios"), ["Ann", "Bob"], first="1")
    later.begin_at(journal.state)
    later.play(later.state.choices()[0])
    assert [twin.text() for twin in copies(later)] == [later.text()] * 3


def test_positions_with_other_components_take_them_along(tmp_path: Path) -> None:
    played = game("helios")
    own = (played.folder / "data" / "characters.toml").read_text(encoding="utf-8")
    (tmp_path / "characters.toml").write_text(own.replace("amount = 5", "amount = 6"), encoding="utf-8")
    state = played.new(tmp_path)
    pickled = pickle.dumps(state)
    (tmp_path / "characters.toml").unlink()
    again: State = pickle.loads(pickled)
    assert again == state
    assert again != played.new()
    assert played.components_of(again).digest == played.components_of(state).digest
    assert elsewhere(pickled) == str(state.hash64())


@pytest.mark.parametrize("name", all_games())
def test_another_process_finds_the_same_position_and_hash(name: str) -> None:
    walk = Walk(game(name), 5)
    while walk.ply < 90:
        walk.go_on()
    assert elsewhere(pickle.dumps(walk.state)) == str(walk.state.hash64())


def elsewhere(pickled: bytes) -> str:
    """Return the hash of a position in another process, whose texts are hashed otherwise."""
    program = "import pickle, sys; print(pickle.load(sys.stdin.buffer).hash64())"
    run = subprocess.run([sys.executable, "-c", program], input=pickled, capture_output=True, timeout=300, check=True)
    return run.stdout.decode().strip()


PINNED = {"helios": 1782698325478686230, "origins": 13901857733526071413}
"""Of the position after 90 plies of the random game of seed 5; another machine comes to the same."""


@pytest.mark.parametrize("name", all_games())
def test_hashes_are_the_same_on_every_machine(name: str) -> None:
    walk = Walk(game(name), 5)
    while walk.ply < 90:
        walk.go_on()
    assert walk.state.hash64() == PINNED[name]


def test_numbers_of_any_size_are_told_apart() -> None:
    numbers = [0, -1, 1, 2**59, 2**60, -(2**60), 2**64, 2**64 + 1, 2**124, -(2**124)]
    hashes = set()
    for number in numbers:
        digest = Digest64()
        digest.number(number)
        hashes.add(digest.value())
    assert len(hashes) == len(numbers)


@pytest.mark.parametrize("take", [Digest64.numbers, lambda digest, numbers: digest.row(tuple(numbers))])
def test_lists_that_come_to_the_same_numbers_are_told_apart(take: Callable[[Digest64, list[int]], None]) -> None:
    pairs = [([1, 2], [3]), ([1], [2, 3]), ([1, 2, 3], []), ([], [1, 2, 3]), ([1, 2], [4]), ([2, 1], [3])]
    hashes = set()
    for one, other in pairs:
        digest = Digest64()
        take(digest, one)
        take(digest, other)
        hashes.add(digest.value())
    assert len(hashes) == len(pairs)


def test_places_are_hashed_in_no_order() -> None:
    hashes = []
    for places in ({3: 1, -4: 2, 70: 3}, {70: 3, 3: 1, -4: 2}, {3: 2, -4: 1, 70: 3}):
        digest = Digest64()
        digest.places(places)
        hashes.append(digest.value())
    assert hashes[0] == hashes[1] != hashes[2]
