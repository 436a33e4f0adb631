"""Studies: a tree of lines that several write to, kept in a store, taken along as a file, made into a lesson."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path

import pytest

from heliopolis import Dice, Journal, game
from heliopolis.games import all_games
from heliopolis.kernel.errors import BadData, HeliopolisError, UnknownName
from heliopolis.studies.boards import StudyBoards, answers, drawn, read_file
from heliopolis.studies.lessons import CHECKS, draft_lesson
from heliopolis.studies.tree import MOST_MARKS, MOST_NODES, ROOT, Study, new_study, read_study
from heliopolis.table.errors import NotNow, Stale, TooMany
from heliopolis.table.header import Catalogue
from heliopolis.table.keeping.store import Store
from heliopolis.teaching.materials import materials_of

each_game = pytest.mark.parametrize("name", sorted(all_games()))


def played(name: str, plies: int = 40) -> Journal:
    journal, dice = Journal(game(name), players=2), Dice(3)
    for _ in range(plies):
        choices = journal.state.choices()
        journal.play(choices[dice.below(len(choices))])
    return journal


def study(name: str = "helios", ply: int = 0) -> Study:
    return new_study(played(name), ply, ["Ann", "Ben"], "A study", hints=True)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    """Provide a store with no studies yet."""
    with closing(Store(tmp_path / "tables.sqlite")) as store:
        yield store


# The tree ----------------------------------------------------------------------------------------------


@each_game
def test_a_study_has_the_rest_of_the_game_as_its_first_line(name: str) -> None:
    journal, ply = played(name), 25
    made = new_study(journal, ply, ["Ann", "Ben"], "A study", hints=True)
    last = list(made.nodes)[-1]
    assert [each for node in made.path(last) for each in node.plies] == [each.choice for each in journal.plies[ply:]]
    boards = StudyBoards(made, Catalogue())
    assert boards.at(ROOT) == journal.at(ply)
    assert boards.at(last) == journal.state
    assert boards.table("a", last).state == journal.state


def test_what_was_played_before_is_the_same_node() -> None:
    made, one = study(ply=40).add(ROOT, 0, ["pass"])
    again, same = made.add(ROOT, 0, ["pass"])
    assert (again, same) == (made, one)
    other, two = made.add(ROOT, 0, ["start:brown"])
    assert [each.id for each in other.children(ROOT)] == [one, two]
    with pytest.raises(UnknownName):
        other.add(99, 0, ["pass"])


def test_a_deleted_node_takes_its_line_along_and_its_number_never_comes_back() -> None:
    made, one = study(ply=40).add(ROOT, 0, ["a"])
    made, below = made.add(one, 0, ["b"])
    made, beside = made.add(ROOT, 0, ["c"])
    made = made.cut(one, made.version)
    assert sorted(made.nodes) == [ROOT, beside]
    assert made.add(ROOT, 0, ["d"])[1] == beside + 1 > below
    with pytest.raises(NotNow):
        made.cut(ROOT, made.version)


def test_a_text_that_someone_has_changed_since_is_not_replaced() -> None:
    made, one = study(ply=40).add(ROOT, 0, ["a"])
    seen = made.version
    made = made.write(one, "", "theirs", seen)
    with pytest.raises(Stale):
        made.write(one, "", "mine", seen)
    with pytest.raises(Stale):
        made.cut(one, seen)
    assert made.write(ROOT, "Title", "", seen).title == "Title"
    assert made.write(one, "", "mine", made.version).node(one).text == "mine"


def test_studies_have_limits() -> None:
    made = study(ply=40)
    for number in range(MOST_MARKS):
        made = made.mark(ROOT, (f"thing:{number}",))
    for mark in (("one:more",), ("a", "a"), ("a b",)):
        with pytest.raises(HeliopolisError):
            made.mark(ROOT, mark)
    for title, text in (("x" * 81, ""), ("", "x" * 1501)):
        with pytest.raises(HeliopolisError):
            made.write(ROOT, title, text, made.version)
    for number in range(MOST_NODES - 1):
        made, _ = made.add(ROOT, 0, [f"choice:{number}"])
    with pytest.raises(TooMany):
        made.add(ROOT, 0, ["pass"])


# Files -------------------------------------------------------------------------------------------------


@each_game
def test_a_file_says_all_of_a_study(name: str) -> None:
    made = study(name, 20).write(ROOT, "Title", "Text", 99).mark(ROOT, ("a",)).mark(ROOT, ("a", "b"))
    assert read_file(json.dumps(made.to_dict()), Catalogue()) == made


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (lambda saved: saved.update(format="heliopolis study 2"), "study.format"),
        (lambda saved: saved.update(more=1), "more"),
        (lambda saved: saved.update(players=["Ann"]), "study.players"),
        (lambda saved: saved.pop("start"), "start"),
        (lambda saved: saved["start"].update(game="chess"), "chess"),
        (lambda saved: saved["start"].update(components="0"), "study.start.components"),
        (lambda saved: saved["nodes"].clear(), "study.nodes"),
        (lambda saved: saved["nodes"][2].update(parent=2), r"study.nodes\[2\]"),
        (lambda saved: saved["nodes"][1].update(plies=["pass"]), r"study.nodes\[1\].plies"),
        (lambda saved: saved["nodes"][1].update(seat=1), r"study.nodes\[1\].plies"),
        (lambda saved: saved["nodes"][1].update(text="x" * 5000), r"study.nodes\[1\].text"),
        (lambda saved: saved["nodes"][1].update(marks=[["a", "b", "c"]]), "marks"),
    ],
)
def test_a_wrong_file_is_refused_with_the_field_at_fault(
    change: Callable[[dict[str, object]], object], told: str
) -> None:
    saved = json.loads(json.dumps(study().to_dict()))
    change(saved)
    with pytest.raises(HeliopolisError, match=told):
        read_file(json.dumps(saved), Catalogue())


def test_what_is_no_json_is_refused() -> None:
    with pytest.raises(BadData):
        read_file("{", Catalogue())


# Playing -----------------------------------------------------------------------------------------------


@each_game
def test_draws_are_set_or_drawn_and_clicks_played(name: str) -> None:
    made = new_study(Journal(game(name), players=2), 0, ["Ann", "Ben"], "", hints=True)
    question = StudyBoards(made, Catalogue()).table("a", ROOT).question
    first = question.state.choices()[0].name
    assert answers(question, first) == [first]
    assert drawn(question.state, 5) == drawn(question.state, 5)
    made, node = made.add(ROOT, -1, drawn(question.state, 5))
    asked = StudyBoards(made, Catalogue()).table("a", node)
    assert asked.needs().kind == "human"
    plies = answers(asked.question, asked.state.choices()[0].name)
    made, node = made.add(node, asked.state.seat(), plies)
    assert StudyBoards(made, Catalogue()).at(node) != asked.state


def test_a_line_that_the_rules_left_is_refused() -> None:
    made, node = study(ply=40).add(ROOT, 0, ["no-such-choice"])
    boards = StudyBoards(made, Catalogue())
    with pytest.raises(NotNow):
        boards.table("a", node)
    with pytest.raises(NotNow):
        boards.at(node)


# The store ---------------------------------------------------------------------------------------------


def test_writers_at_the_same_time_lose_nothing(store: Store) -> None:
    ann, _ = store.players.make("Ann", {})
    name = store.studies.create(ann.id, study(ply=40).to_dict())

    def write(number: int) -> None:
        store.studies.change(name, lambda kept: read_study(kept).add(ROOT, 0, [f"choice:{number}"])[0].to_dict())

    with ThreadPoolExecutor(6) as threads:
        list(threads.map(write, range(30)))
    kept = read_study(store.studies.find(name))
    assert {each.plies for each in kept.children(ROOT)} == {(f"choice:{number}",) for number in range(30)}
    assert kept.version == 30


def test_studies_belong_to_those_who_write_them(store: Store) -> None:
    ann, ben = (store.players.make(name, {})[0] for name in ("Ann", "Ben"))
    name = store.studies.create(ann.id, study(ply=40).to_dict())
    assert [each.id for each in store.studies.of(ann.id)] == [name]
    assert not store.studies.writes(ben.id, name)
    store.studies.join(ben.id, name)
    store.studies.join(ben.id, name)
    store.studies.leave(ann.id, name)
    assert [each.id for each in store.studies.of(ben.id)] == [name]
    store.players.unite(ann.id, ben.id, lambda player, _: player)
    assert store.studies.writes(ann.id, name)
    store.players.delete(ann.id)
    with pytest.raises(UnknownName):
        store.studies.find(name)


# Lessons -----------------------------------------------------------------------------------------------


def test_a_lesson_is_made_from_a_study() -> None:
    lesson = next(each for each in materials_of(game("helios")).course.lessons if each.turns == 1)
    start = lesson.begin()
    options = start.to_dict()["options"]
    assert isinstance(options, dict)
    journal = Journal(lesson.game, **options)
    journal.begin_at(start)
    made = new_study(journal, 0, journal.players, "Light", hints=True).mark(ROOT, ("column:sun",))
    with pytest.raises(NotNow):
        draft_lesson(StudyBoards(made, Catalogue()), ROOT, "mine")
    node, state = ROOT, start.copy()
    for choice in lesson.start.solutions[0]:
        made, node = made.add(node, lesson.seat, [choice])
        state.play(choice)
    found = draft_lesson(StudyBoards(made, Catalogue()), ROOT, "mine")
    course = materials_of(lesson.game).course
    assert [fault for check in CHECKS for fault in check(course, found.lesson)] == []
    assert found.lesson.start.solutions == (lesson.start.solutions[0],)
    assert found.lesson.sights == ("column:sun",)
    assert {fault for fault in found.faults if "needs a text" not in fault} <= {"teaches no rule"}
