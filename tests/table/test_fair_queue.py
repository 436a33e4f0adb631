"""A line: each visitor in turn, however much one asks; who no longer waits leaves it."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from concurrent.futures import Future

import pytest

from heliopolis.kernel.game import State
from heliopolis.table.fair_queue import FairQueue
from heliopolis.table.host import Host
from heliopolis.table.keeping.store import Store
from heliopolis.table.seats import machine
from heliopolis.table.table import Table
from table.conftest import TOY, TOYS


class Answers:
    """Answers that come when the test says so."""

    def __init__(self) -> None:
        self.begun: list[str] = []
        self._open: dict[str, asyncio.Future[str]] = {}

    async def answer(self, question: str) -> str:
        self.begun.append(question)
        self._open[question] = asyncio.get_running_loop().create_future()
        return await self._open[question]

    async def give(self, question: str) -> None:
        self._open.pop(question).set_result(question.upper())
        await rest()


async def rest() -> None:
    """Let everyone play who can."""
    for _ in range(10):
        await asyncio.sleep(0)


def run(test: Coroutine[object, object, None]) -> None:
    asyncio.run(test)


async def asked(line: FairQueue, answers: Answers, *questions: str) -> list[asyncio.Task[str]]:
    """Ask questions such as ``a1``, the first of the visitor a, in that order."""
    tasks = []
    for question in questions:
        tasks.append(asyncio.create_task(line.ask(question[0], lambda question=question: answers.answer(question))))  # type: ignore[misc]
        await rest()
    return tasks


def test_visitors_take_turns() -> None:
    async def wait() -> None:
        now = [0.0]
        line, answers = FairQueue(1, lambda: now[0]), Answers()
        tasks = await asked(line, answers, "a1", "a2", "a3", "a4", "b1", "c1", "b2")
        for question in ("a1", "b1", "c1", "a2", "b2", "a3", "a4"):
            assert answers.begun[-1] == question
            now[0] += 1
            await answers.give(question)
        assert await asyncio.gather(*tasks) == ["A1", "A2", "A3", "A4", "B1", "C1", "B2"]

    run(wait())


def test_the_same_time_is_given_to_each_however_long_their_questions_take() -> None:
    async def wait() -> None:
        now, took = [0.0], {"a": 10.0, "b": 1.0}
        line, answers = FairQueue(1, lambda: now[0]), Answers()
        await asked(line, answers, *(f"a{number}" for number in range(5)), *(f"b{number}" for number in range(15)))
        for _ in range(13):
            question = answers.begun[-1]
            now[0] += took[question[0]]
            await answers.give(question)
        assert [each[0] for each in answers.begun] == ["a", *"b" * 10, "a", *"bb"]
        await line.close()

    run(wait())


def test_nobody_saves_time_up_by_staying_away() -> None:
    async def wait() -> None:
        now = [0.0]
        line, answers = FairQueue(1, lambda: now[0]), Answers()
        for number in range(50):
            await asked(line, answers, f"a{number}")
            now[0] += 1
            await answers.give(f"a{number}")
        await asked(line, answers, "b1", "b2", "b3", "a51")
        for _ in range(3):
            now[0] += 1
            await answers.give(answers.begun[-1])
        assert answers.begun[50:] == ["b1", "b2", "a51", "b3"]
        await line.close()

    run(wait())


def test_as_many_are_answered_at_once_as_there_are_places() -> None:
    async def wait() -> None:
        line, answers = FairQueue(2), Answers()
        await asked(line, answers, "a1", "a2", "a3", "b1")
        assert answers.begun == ["a1", "a2"]
        await answers.give("a2")
        await answers.give("a1")
        assert answers.begun == ["a1", "a2", "b1", "a3"]
        await line.close()

    run(wait())


def test_who_no_longer_waits_leaves_the_line() -> None:
    async def wait() -> None:
        line, answers = FairQueue(1), Answers()
        tasks = await asked(line, answers, "a1", "a2", "b1")
        tasks[1].cancel()
        await rest()
        assert line.asked("a") == 1
        await answers.give("a1")
        assert answers.begun == ["a1", "b1"]
        await answers.give("b1")
        assert (line.asked("a"), line.asked("b")) == (0, 0)

    run(wait())


def test_what_is_being_answered_keeps_its_place() -> None:
    async def wait() -> None:
        line, answers = FairQueue(1), Answers()
        tasks = await asked(line, answers, "a1", "b1")
        tasks[0].cancel()
        await rest()
        assert (answers.begun, line.asked("a")) == (["a1"], 1)
        await answers.give("a1")
        assert answers.begun == ["a1", "b1"]
        await answers.give("b1")

    run(wait())


def test_a_question_that_fails_is_told_and_the_next_is_asked() -> None:
    async def fail() -> str:
        raise RuntimeError("no idea")

    async def wait() -> None:
        line, answers = FairQueue(1), Answers()
        with pytest.raises(RuntimeError, match="no idea"):
            await line.ask("a", fail)
        await asked(line, answers, "b1")
        assert answers.begun == ["b1"]
        await line.close()

    run(wait())


class Slow:
    """A thinker that answers when the test says so."""

    def __init__(self) -> None:
        self.open: list[tuple[State, Future[list[str]]]] = []

    def ask(self, state: State, bot_name: str, seed: int, folder: str = "") -> Future[list[str]]:
        answer: Future[list[str]] = Future()
        answer.set_running_or_notify_cancel()
        self.open.append((state, answer))
        return answer


def test_bots_of_one_owner_do_not_keep_those_of_another_waiting(store: Store) -> None:
    async def wait() -> None:
        thinker = Slow()
        host = Host(store, thinker, TOYS, pace=0)
        bots = [machine("random"), machine("random", "random 2")]
        tables: list[tuple[Table, str]] = []
        for owner in ("mallory", "mallory", "mallory", "mallory", "ann"):
            table, _ = await host.create(TOY.name, bots, owner=owner)
            tables.append((table, owner))
        served: list[str] = []
        while len(served) < 6:
            while not thinker.open:
                await asyncio.sleep(0.001)
            state, answer = thinker.open.pop()
            assert not thinker.open
            served += [owner for table, owner in tables if table.state is state]
            answer.set_result([state.choices()[0].name])
        # The first was asked when no one else was there; after Mallory's turn comes that of Ann, however many he has.
        assert "ann" in served[1:3]
        await host.close()

    run(wait())
