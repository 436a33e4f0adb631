"""Tasks are fulfilled by what happened, however it came about; misspelt ones are refused."""

from __future__ import annotations

import pytest

from heliopolis.games import game
from heliopolis.kernel.errors import BadData
from heliopolis.kernel.event import Event
from heliopolis.kernel.game import State
from heliopolis.kernel.journals.notation import Ply
from heliopolis.kernel.reading import Reader
from heliopolis.teaching.tasks import Happened, Reached, read_task

HELIOS = game("helios")
ME, OTHER = 0, 1
REASONS = [reason.name for reason in HELIOS.reasons]
LIT, ORBIT = REASONS.index("temple_lit"), REASONS.index("orbit")


def ply(number: int, turn: int, *events: Event) -> Ply:
    return Ply(number, turn, ME, ME, "", [], 0, list(events))


def judged(task: dict[str, object], *plies: Ply, now: State | None = None) -> Reached:
    start = HELIOS.new()
    return read_task(Reader(task, "task"), HELIOS)(Happened(start, now or start, plies, ME))


def reached(task: dict[str, object], *plies: Ply, now: State | None = None) -> tuple[int, int]:
    found = judged(task, *plies, now=now)
    return found.have, found.need


ONE_BY_ONE = (ply(1, 3, ("score", ME, LIT, 4)), ply(2, 5, ("score", ME, LIT, 3), ("score", ME, ORBIT, 5)))


def test_events_of_a_kind_are_counted() -> None:
    assert reached({"event": "score"}, *ONE_BY_ONE) == (3, 1)
    assert reached({"event": "score", "where": {"reason": "temple_lit"}, "least": 2}, *ONE_BY_ONE) == (2, 2)
    assert reached({"event": "score", "where": {"reason": ["orbit", "bazaar"]}}, *ONE_BY_ONE) == (1, 1)
    assert reached({"event": ["built", "temple"]}, *ONE_BY_ONE) == (0, 1)


def test_numbers_of_events_are_added_up() -> None:
    assert reached({"event": "score", "sum": "points", "least": 12}, *ONE_BY_ONE) == (12, 12)


def test_only_what_comes_together_counts_if_it_must() -> None:
    task = {"event": "score", "where": {"reason": "temple_lit"}, "least": 2}
    together = ply(1, 3, ("score", ME, LIT, 4), ("score", ME, LIT, 3))
    assert not judged({**task, "within": "choice"}, *ONE_BY_ONE).done
    assert judged({**task, "within": "choice"}, together).done
    same_turn = ply(1, 3, ("score", ME, LIT, 4)), ply(2, 3, ("score", ME, LIT, 3))
    assert not judged({**task, "within": "choice"}, *same_turn).done
    assert judged({**task, "within": "turn"}, *same_turn).done


def test_what_others_do_does_not_count_unless_it_is_asked_for() -> None:
    theirs = ply(1, 3, ("score", OTHER, LIT, 4), ("round", -1, 2))
    assert reached({"event": "score"}, theirs) == (0, 1)
    assert reached({"event": "score", "by": "anyone"}, theirs) == (1, 1)
    assert reached({"event": "round", "by": "table", "where": {"round": 2}}, theirs) == (1, 1)


def test_points_are_those_that_were_gained_since_the_start() -> None:
    now = HELIOS.new()
    now.points[ME][LIT] += 7
    now.points[OTHER][LIT] += 9
    assert reached({"points": 7}, now=now) == (7, 7)
    assert reached({"points": 1, "reasons": ["orbit"]}, now=now) == (0, 1)


def test_the_position_is_asked_by_the_path_of_its_saved_form() -> None:
    assert reached({"at": "players/me/mana", "least": 1}) == (1, 1)
    assert reached({"at": "players/me/mana", "gain": 1}) == (0, 1)
    assert judged({"at": "phase", "is": "setup"}).done
    assert judged({"at": "characters", "least": 8}).done
    assert judged({"at": "players/me/buildings", "most": 0}).done
    assert reached({"at": "players/me/nowhere/at all", "least": 1}) == (0, 1)


def test_of_things_that_belong_together_the_figures_of_what_lacks_are_told() -> None:
    orbits = {"event": "score", "where": {"reason": "orbit"}, "least": 2}
    assert judged({"all": [{"event": "score"}, orbits]}, *ONE_BY_ONE).figures == (1, 2)
    assert judged(orbits, *ONE_BY_ONE).figures == (1, 2)
    assert judged({"all": [{"event": "temple"}]}, *ONE_BY_ONE).figures == (0, 1)


def test_tasks_are_joined() -> None:
    done, open_still = {"event": "score"}, {"event": "temple"}
    assert reached({"all": [done, open_still]}, *ONE_BY_ONE) == (0, 1)
    assert reached({"all": [done, done]}, *ONE_BY_ONE) == (1, 1)
    assert reached({"any": [done, open_still]}, *ONE_BY_ONE) == (1, 1)
    assert reached({"some": [done, done, open_still], "least": 2}, *ONE_BY_ONE) == (2, 2)


@pytest.mark.parametrize(
    ("task", "said"),
    [
        ({}, "must be one of event, points, at"),
        ({"event": "scored"}, "task.event: must be one of"),
        ({"event": "score", "were": {}}, "unknown “were”"),
        ({"event": "score", "where": {"rason": "orbit"}}, "must be one of reason, points"),
        ({"event": "score", "where": {"reason": "orbits"}}, "task.where.reason: must be one of orbit"),
        ({"event": "score", "sum": "mana"}, "task.sum"),
        ({"event": "score", "within": "round"}, "must be one of lesson, turn, choice"),
        ({"points": 3, "reasons": ["luck"]}, "task.reasons"),
        ({"at": "phase"}, "least, most, is, gain"),
        ({"some": [{"points": 1}], "least": 2}, "task.least: must be between 1 and 1"),
    ],
)
def test_a_misspelt_task_is_refused_with_the_field_at_fault(task: dict[str, object], said: str) -> None:
    with pytest.raises(BadData) as refusal:
        read_task(Reader(task, "task"), HELIOS)
    assert said in str(refusal.value)
