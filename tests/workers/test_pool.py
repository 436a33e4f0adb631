"""The pool of worker processes: lanes, limits, processes that die, and an end that leaves nothing."""

from __future__ import annotations

import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from heliopolis.workers import Lane, Pool, PoolClosed, TaskFailed, TaskTimeout, WorkerDied
from workers import tasks

PATIENCE = 120
"""Seconds, where time is not what matters."""


@pytest.fixture
def pool() -> Iterator[Pool]:
    with Pool({"one": Lane(), "other": Lane(nice=3), "single": Lane(single_use=True)}) as opened:
        yield opened


def gone(pid: int) -> bool:
    """Return whether there is no such process."""
    try:
        os.kill(pid, 0)
    except ProcessLookupError:
        return True
    return False


def wait_for(path: Path) -> None:
    while not path.exists():
        time.sleep(0.005)


def test_a_task_is_done_in_another_process_which_is_kept_for_the_next(pool: Pool) -> None:
    first = pool.submit("one", tasks.whoami).result(PATIENCE)
    assert first != os.getpid()
    assert pool.submit("one", tasks.whoami).result(PATIENCE) == first
    assert pool.submit("one", partial(tasks.double, 21)).result(PATIENCE) == 42


def test_a_process_that_is_given_nothing_ends_without_a_word() -> None:
    line = [sys.executable, "-c", "from heliopolis.workers.worker import main; main()"]
    ran = subprocess.run(line, stdin=subprocess.DEVNULL, capture_output=True, text=True, check=True)
    assert (ran.stdout, ran.stderr) == ("", "")


def test_a_coroutine_can_wait_for_a_task(pool: Pool) -> None:
    async def ask() -> int:
        return await asyncio.wrap_future(pool.submit("one", partial(tasks.double, 4)))

    assert asyncio.run(ask()) == 8


def test_what_a_task_raises_is_raised_here_with_its_traceback(pool: Pool) -> None:
    with pytest.raises(LookupError, match="lost") as raised:
        pool.submit("one", partial(tasks.fail, "lost")).result(PATIENCE)
    assert "in fail" in raised.value.__notes__[0]
    with pytest.raises(TaskFailed, match="Picky: 1 and 2"):
        pool.submit("one", tasks.fail_picky).result(PATIENCE)
    with pytest.raises(Exception, match="function"):
        pool.submit("one", tasks.function).result(PATIENCE)
    assert pool.submit("one", partial(tasks.double, 1)).result(PATIENCE) == 2


def test_what_cannot_be_sent_is_refused_at_once(pool: Pool) -> None:
    with pytest.raises(Exception, match=r"pickle|local"):
        pool.submit("one", lambda: None)


def test_what_a_task_prints_is_no_answer(pool: Pool, capfd: pytest.CaptureFixture[str]) -> None:
    assert pool.submit("one", tasks.chatter).result(PATIENCE) == ""
    assert "a task prints\nand writes\n" in capfd.readouterr().err


def test_lanes_do_not_wait_for_each_other(pool: Pool, tmp_path: Path) -> None:
    begun, gate = tmp_path / "begun", tmp_path / "gate"
    long = pool.submit("one", partial(tasks.leave, begun, gate))
    behind = pool.submit("one", tasks.whoami)
    wait_for(begun)
    assert pool.submit("other", partial(tasks.double, 2)).result(PATIENCE) == 4
    assert not long.done()
    assert not behind.done()
    gate.touch()
    assert behind.result(PATIENCE)


def test_a_lane_has_as_many_processes_as_it_may(tmp_path: Path) -> None:
    gate = tmp_path / "gate"
    with Pool({"pair": Lane(workers=2)}) as pool:
        marks = [tmp_path / str(number) for number in range(3)]
        futures = [pool.submit("pair", partial(tasks.leave, mark, gate)) for mark in marks]
        wait_for(marks[0])
        wait_for(marks[1])
        assert not futures[2].running()
        gate.touch()
        for future in futures:
            future.result(PATIENCE)


def test_a_task_that_is_cancelled_before_its_turn_is_not_done(pool: Pool, tmp_path: Path) -> None:
    begun, gate, never = tmp_path / "begun", tmp_path / "gate", tmp_path / "never"
    pool.submit("one", partial(tasks.leave, begun, gate))
    dropped = pool.submit("one", partial(tasks.leave, never, gate))
    wait_for(begun)
    assert dropped.cancel()
    gate.touch()
    assert pool.submit("one", partial(tasks.double, 2)).result(PATIENCE) == 4
    assert not never.exists()


def test_a_process_that_died_between_two_tasks_is_replaced(pool: Pool) -> None:
    first = pool.submit("one", tasks.whoami).result(PATIENCE)
    os.kill(first, signal.SIGKILL)
    assert pool.submit("one", tasks.whoami, tries=2).result(PATIENCE) != first


def test_a_task_whose_process_dies_is_told_or_tried_again(pool: Pool, tmp_path: Path) -> None:
    with pytest.raises(WorkerDied, match="its process ended with code 3"):
        pool.submit("one", partial(tasks.die, 3)).result(PATIENCE)
    with pytest.raises(WorkerDied, match="its process ended with code 4"):
        pool.submit("one", partial(tasks.die, 4), tries=2).result(PATIENCE)
    assert pool.submit("one", partial(tasks.die_once, tmp_path / "mark"), tries=2).result(PATIENCE) == "alive"


def test_a_task_that_takes_too_long_is_killed_and_not_tried_again(pool: Pool) -> None:
    with pytest.raises(TaskTimeout, match=r"longer than 0\.5 seconds"):
        pool.submit("one", tasks.loop, seconds=0.5, tries=2).result(PATIENCE)
    assert pool.submit("one", partial(tasks.double, 2), seconds=PATIENCE).result(PATIENCE) == 4


def test_a_lane_can_give_every_task_a_process_of_its_own(pool: Pool) -> None:
    first, second = (pool.submit("single", tasks.whoami).result(PATIENCE) for _ in range(2))
    assert first != second
    assert gone(first)
    assert gone(second)


@pytest.mark.skipif(not hasattr(os, "nice"), reason="the system has no such priorities")
def test_a_lane_can_give_way(pool: Pool) -> None:
    assert pool.submit("other", tasks.niceness).result(PATIENCE) == min(19, os.nice(0) + 3)


@pytest.mark.skipif(sys.platform != "linux", reason="other systems do not hold a process to its memory")
def test_a_lane_can_bound_the_memory() -> None:
    with Pool({"small": Lane(megabytes=512)}) as pool, pytest.raises(MemoryError):
        pool.submit("small", tasks.hoard).result(PATIENCE)


def test_a_closed_pool_leaves_no_process_and_no_task_unanswered(tmp_path: Path) -> None:
    pool = Pool({"one": Lane()})
    pid = pool.submit("one", tasks.whoami).result(PATIENCE)
    begun = tmp_path / "begun"
    running = pool.submit("one", partial(tasks.leave, begun, tmp_path / "gate"), tries=2)
    waiting = pool.submit("one", tasks.whoami)
    wait_for(begun)
    pool.close()
    for future in (running, waiting):
        with pytest.raises(PoolClosed):
            future.result(PATIENCE)
    assert gone(pid)
    with pytest.raises(PoolClosed):
        pool.submit("one", tasks.whoami)
    with pytest.raises(PoolClosed):
        pool.lease("one")


ORPHAN = """
import os, sys
from functools import partial
from pathlib import Path
from heliopolis.workers import Lane, Pool
from workers import tasks
pool = Pool({"one": Lane()})
print(pool.submit("one", tasks.whoami).result(), flush=True)
pool.submit("one", partial(tasks.leave, Path(sys.argv[1]), Path("/nowhere")))
while not Path(sys.argv[1]).exists():
    pass
os.kill(os.getpid(), 9)
"""


def test_no_worker_outlives_whoever_started_it(tmp_path: Path) -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(folder for folder in sys.path if folder)}
    command = [sys.executable, "-c", ORPHAN, str(tmp_path / "begun")]
    parent = subprocess.run(command, env=environment, stdout=subprocess.PIPE, check=False)
    assert parent.returncode == -signal.SIGKILL
    pid = int(parent.stdout)
    while not gone(pid):
        time.sleep(0.01)


LEAVING = """
import time
from heliopolis.workers import Lane, Pool
from heliopolis.workers.process import WorkerProcess
from workers import tasks
pool = Pool({"one": Lane()})
pool.submit("one", tasks.whoami).result()
ending = []
def slow(process):
    ending.append(process)
    time.sleep(1000)
WorkerProcess.close = slow
pool.close()
while not ending:
    time.sleep(0.005)
"""


def test_a_program_ends_while_a_thread_of_its_pool_still_closes_a_process() -> None:
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(folder for folder in sys.path if folder)}
    subprocess.run([sys.executable, "-c", LEAVING], env=environment, check=True, timeout=PATIENCE)


SCRIPT = """
from functools import partial
from heliopolis.workers import Lane, Pool

def triple(number):
    return 3 * number

if __name__ == "__main__":
    with Pool({"one": Lane()}) as pool:
        print([pool.submit("one", partial(triple, number)).result() for number in (1, 2)])
"""


def test_functions_of_a_script_can_be_called_too(tmp_path: Path) -> None:
    (tmp_path / "script.py").write_text(SCRIPT, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(folder for folder in sys.path if folder)}
    ran = subprocess.run([sys.executable, tmp_path / "script.py"], env=environment, stdout=subprocess.PIPE, check=True)
    assert ran.stdout == b"[3, 6]\n"


# Leases ----------------------------------------------------------------------------------------------------


def asked(pool: Pool, number: int) -> tuple[int, object]:
    """Return the process of a new lease, and what it has kept."""
    lease = pool.lease("one")
    lease.send(partial(tasks.keep, number))
    return lease.pid, lease.receive(PATIENCE)


def test_a_lease_keeps_to_one_process(pool: Pool) -> None:
    mine, yours = pool.lease("one"), pool.lease("one")
    for lease, number in ((mine, 1), (yours, 5), (mine, 2)):
        lease.send(partial(tasks.keep, number))
        if lease is yours:
            assert lease.receive(PATIENCE) == [5]
        else:
            assert lease.receive(PATIENCE) == [1, 2][:number]
    assert mine.pid != yours.pid


def test_a_process_that_is_given_back_waits_for_the_next_lease(pool: Pool) -> None:
    first, kept = asked(pool, 1)
    assert kept == [1]
    assert asked(pool, 2) == (first, [1, 2])


def test_a_process_that_owes_an_answer_is_not_given_to_another(pool: Pool, tmp_path: Path) -> None:
    lease = pool.lease("one")
    lease.send(partial(tasks.leave, tmp_path / "begun", tmp_path / "gate"))
    pid = lease.pid
    lease.release()
    assert gone(pid)
    assert asked(pool, 1)[0] != pid


def test_what_goes_wrong_with_a_lease_is_told(pool: Pool) -> None:
    lease = pool.lease("one")
    lease.send(partial(tasks.fail, "lost"))
    with pytest.raises(LookupError, match="lost"):
        lease.receive(PATIENCE)
    lease.send(tasks.loop)
    with pytest.raises(TaskTimeout):
        lease.receive(0.2)
    lease.release()
    lease = pool.lease("one")
    lease.send(partial(tasks.die, 5))
    with pytest.raises(WorkerDied, match="code 5"):
        lease.receive(PATIENCE)
