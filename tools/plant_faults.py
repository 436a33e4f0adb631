"""Plants faults in the sources, one at a time, and shows which of them the tests notice.

    python tools/plant_faults.py map                      # once: which quick test executes which line
    python tools/plant_faults.py run --seed 1 --faults 8  # eight in each area; --area web for one area alone
    python tools/plant_faults.py report

A fault changes one line. The seed chooses it, whether or not a test executes that line. All runs use the sources in a
copy of the tree: compiling for each fault would take minutes. Tests that compare builds are therefore skipped. Runs for
different areas can run at the same time.

The quick tests that execute the line run first, then those that execute something of the file, then those of the area,
up to ``--cap`` seconds; then the slow tests of the area. ``--whole`` runs the rest of the suite against the faults that
this selection misses. The map does not show what tests do in other processes. A test notices a fault if it fails with
it, passes without it, and fails with it again: one that fails now and then counts for nothing.

Everything is saved in build/faults, in a folder for these sources. A map or a run that was stopped resumes: of the map
it repeats one folder of tests, of a run one fault.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import json
import os
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
from collections import defaultdict
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from coverage import CoverageData
from faults import AREAS, PACKAGE, Fault, choose, planted

if TYPE_CHECKING:
    import pytest

ROOT: Final = Path(__file__).parents[1]
SLOW: Final = "slow"
"""The mark of the tests that only the whole suite runs."""
SUITE: Final = "not soak"
MEMORY: Final = 4 << 30
"""Bytes of data a process may have: a fault may fill a list for ever. (Chromium reserves far more than it uses.)"""
TEST_SECONDS: Final = 120
SLOW_SECONDS: Final = 6
"""What a slow test is thought to take."""
LOG: Final = "PLANT_FAULTS_LOG"
"""The environment variable that names the file of the plugin; it also marks our processes."""
LEFT_OUT: Final = "PLANT_FAULTS_LEFT_OUT"


# --- in pytest, as a plugin --------------------------------------------------------------------------------


def _log(**entry: object) -> None:
    if LOG in os.environ and "PYTEST_XDIST_WORKER" not in os.environ:
        with Path(os.environ[LOG]).open("a", encoding="utf-8") as log:
            log.write(json.dumps(entry) + "\n")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    if LEFT_OUT in os.environ:
        left_out = set(Path(os.environ[LEFT_OUT]).read_text(encoding="utf-8").split("\n"))
        items[:] = [item for item in items if item.nodeid not in left_out]


def pytest_collection_finish(session: pytest.Session) -> None:
    for item in session.items:
        _log(test=item.nodeid, slow=item.get_closest_marker(SLOW) is not None)


def pytest_collectreport(report: pytest.CollectReport) -> None:
    if report.failed:
        _log(test=report.nodeid, failed=True)


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    passed = report.when == "call" and report.passed
    _log(test=report.nodeid, seconds=report.duration, failed=report.failed, passed=passed)


# --- running the tests -------------------------------------------------------------------------------------


class Ran(NamedTuple):
    """What came of a run of tests."""

    ok: bool
    late: bool
    seconds: dict[str, float]
    failed: list[str]
    passed: set[str]
    slow: set[str]


class Tree:
    """A copy of the checkout, in which faults are planted and tests run."""

    def __init__(self, scratch: Path) -> None:
        self.folder = scratch / "tree"
        self.log = scratch / "log.jsonl"
        self.left_out = scratch / "left_out.txt"
        line = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        for name in subprocess.run(line, cwd=ROOT, capture_output=True, text=True, check=True).stdout.split("\0"):
            if name and (ROOT / name).is_file():
                (self.folder / name).parent.mkdir(parents=True, exist_ok=True)
                shutil.copy2(ROOT / name, self.folder / name)

    def write(self, file: str, source: str) -> None:
        """Change a file. Its compiled form goes: it might look up to date."""
        (self.folder / file).write_text(source, encoding="utf-8")
        Path(importlib.util.cache_from_source(str(self.folder / file))).unlink(missing_ok=True)

    def pytest(self, *line: str, left_out: Iterable[str] = (), limit: float = 3600, **environment: str) -> Ran:
        """Run tests, at most for that many seconds."""
        self.log.write_text("")
        self.left_out.write_text("\n".join(left_out), encoding="utf-8")
        paths = os.pathsep.join([str(self.folder / "src"), str(self.folder / "tools")])
        ours = {"PYTHONPATH": paths, LOG: str(self.log), LEFT_OUT: str(self.left_out)}
        # Without byte code every run would compile all tests again.
        ours["PYTHONDONTWRITEBYTECODE"] = ""
        command = [sys.executable, "-m", "pytest", "-q", "-p", "plant_faults", "-p", "no:cacheprovider", *line]
        run = subprocess.Popen(
            command,
            cwd=self.folder,
            env={**os.environ, **ours, **environment},
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )
        try:
            code, late = run.wait(limit), False
        except subprocess.TimeoutExpired:
            code, late = -1, True
        finally:
            self._end(run)
        seconds: dict[str, float] = defaultdict(float)
        entries = [json.loads(line) for line in self.log.read_text(encoding="utf-8").splitlines()]
        for entry in entries:
            seconds[entry["test"]] += entry.get("seconds", 0)
        failed = dict.fromkeys(entry["test"] for entry in entries if entry.get("failed"))
        passed = {entry["test"] for entry in entries if entry.get("passed")} - failed.keys()
        slow = {entry["test"] for entry in entries if entry.get("slow")}
        return Ran(code in {0, 5}, late, seconds, list(failed), passed, slow)  # 5: there was no test to run

    def _end(self, run: subprocess.Popen[bytes]) -> None:
        """End what is left of a run, also what left its process group."""
        if run.poll() is None:
            os.killpg(run.pid, signal.SIGKILL)
            run.wait()
        mark = f"{LOG}={self.log}".encode()
        for process in Path("/proc").glob("[0-9]*"):
            try:
                if mark in (process / "environ").read_bytes().split(b"\0"):
                    os.kill(int(process.name), signal.SIGKILL)
            except OSError:
                pass  # another's, or it has ended


class Map:
    """Which test executes which line, and how long each takes, as far as recorded."""

    def __init__(self, folder: Path) -> None:
        self.data: list[CoverageData] = []
        self.seconds: dict[str, float] = {}
        self.failing: set[str] = set()
        for file in sorted(folder.glob("*.json")):
            part = json.loads(file.read_text(encoding="utf-8"))
            self.seconds |= part["seconds"]
            self.failing |= set(part["failed"])
            self.data.append(CoverageData(str(file.with_suffix(".coverage"))))
            self.data[-1].read()

    def tests(self, fault: Fault) -> tuple[set[str], set[str]]:
        """Return the tests that execute the line ("" for the import), and those that execute something of the file."""
        line: set[str] = set()
        file: set[str] = set()
        first, last = fault.statement
        for data in self.data:
            for number, contexts in data.contexts_by_lineno(fault.file).items():
                tests = {context.rpartition("|")[0] for context in contexts}
                file |= tests
                line |= tests if first <= number <= last else set()
        return line, file - {""}


class Judge:
    """Shows a fault to the tests."""

    def __init__(self, tree: Tree, tests: Map, paths: Sequence[str], browser: str, cap: float) -> None:
        self.tree, self.map, self.cap = tree, tests, cap
        self.bad = set(tests.failing)
        """Tests that fail without any fault."""
        found = tree.pytest(*paths, "--collect-only", "-m", SUITE + browser)
        if not found.ok:
            raise SystemExit("The tests cannot be collected.")
        self.quick = [test for test in found.seconds if test not in found.slow]
        self.slow = dict.fromkeys(found.slow)

    def judge(self, fault: Fault, *, whole: bool) -> dict[str, object]:
        """Return which test of which suite notices a fault: the selected ones, then, if wanted, the rest."""
        source = (ROOT / fault.file).read_text(encoding="utf-8")
        line, file = self.map.tests(fault)
        everything = "" in line or fault.file.endswith(".ftl")
        home = AREAS[fault.area].tests

        def select(suite: Iterable[str]) -> list[str]:
            ranked = []
            for test in suite:
                rank = 0 if test in line else 1 if test in file else 2 if test.startswith(home) else 3
                if rank < 3 or everything:
                    ranked.append((rank, not test.startswith(home), self._seconds(test), test))
            spent = 0.0
            chosen: list[str] = []
            for _, _, seconds, test in sorted(ranked):
                spent += seconds
                if spent <= self.cap or not chosen:
                    chosen.append(test)
            return chosen

        first = select(self.quick)
        by = self.noticed(fault, source, first)
        quick = by
        second: list[str] = []
        if not by:
            second = select(self.slow)
            by = self.noticed(fault, source, second)
        if whole and not quick:
            quick = self.noticed(fault, source, [test for test in self.quick if test not in first])
            by = by or quick or self.noticed(fault, source, [test for test in self.slow if test not in second])
        return {
            **fault._asdict(), "quick": quick, "all": by, "whole": whole,
            "executed": "import" if "" in line else len(line), "selected": len(first) + len(second),
        }  # fmt: skip

    def noticed(self, fault: Fault, source: str, tests: Iterable[str]) -> str:
        """Return the test that fails by the fault, or how else the run shows it; nothing if all is well."""
        unsteady: set[str] = set()
        while chosen := [test for test in tests if test not in self.bad | unsteady]:
            ran = self._planted(fault, source, chosen)
            if ran.ok:
                return ""
            if ran.late:
                return "" if self._run(chosen).late else "time-out"
            if not ran.failed or not set(ran.failed) <= set(chosen):
                return (ran.failed or ["the start"])[0]
            clean = self._run(ran.failed, "--maxfail=0")
            suspects = [test for test in ran.failed if test in clean.passed]
            if suspects and (again := self._planted(fault, source, suspects).failed):
                return again[0]
            self.bad |= set(clean.failed)
            unsteady |= set(ran.failed)
        return ""

    def _seconds(self, test: str) -> float:
        """Return how long a test takes; the map does not know the slow ones."""
        return self.map.seconds.get(test, SLOW_SECONDS if test in self.slow else 1)

    def _planted(self, fault: Fault, source: str, chosen: Sequence[str]) -> Ran:
        """Run tests with the fault."""
        self.tree.write(fault.file, planted(source, fault.line, fault.new))
        try:
            return self._run(chosen)
        finally:
            self.tree.write(fault.file, source)

    def _run(self, chosen: Sequence[str], *more: str) -> Ran:
        files = list(dict.fromkeys(test.partition("::")[0] for test in chosen))
        wanted = set(chosen)
        # By what is left out, not by what is to run: a fault may change the names of tests.
        left_out = [test for test in (*self.quick, *self.slow) if test not in wanted]
        spent = sum(map(self._seconds, chosen))
        cores = ("-n", "2", "--dist", "worksteal") if spent > 10 else ()
        limit = TEST_SECONDS + 2 * spent  # recording takes longer than a run
        line = (*files, *cores, "-x", "-m", SUITE, f"--timeout={TEST_SECONDS}", *more)
        return self.tree.pytest(*line, left_out=left_out, limit=limit)


# --- the commands ------------------------------------------------------------------------------------------


def kept() -> Path:
    """Return the folder for these sources."""
    digest = hashlib.sha256()
    for path in sorted((ROOT / PACKAGE).rglob("*.*")):
        if path.suffix in {".py", ".ftl"}:
            digest.update(path.relative_to(ROOT).as_posix().encode() + path.read_bytes())
    folder = ROOT / "build" / "faults" / digest.hexdigest()[:12]
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def record(tree: Tree, paths: Sequence[str], browser: str) -> None:
    """Run the quick tests with coverage, folder by folder; a folder that is recorded already is passed over."""
    settings = tree.folder / "coverage.ini"
    settings.write_text("[run]\nrelative_files = true\nsource_pkgs = heliopolis\n", encoding="utf-8")
    folders = [f"tests/{path.name}" for path in sorted((ROOT / "tests").iterdir()) if any(path.glob("**/test_*.py"))]
    single = [f"tests/{path.name}" for path in sorted((ROOT / "tests").glob("test_*.py"))]
    for part in [[path] for path in paths] or [single, *[[folder] for folder in folders], ["examples"]]:
        file = kept() / (part[0].strip("/").replace("/", "-") + ".json")
        if not file.exists():
            marks = ["-m", f"{SUITE} and not {SLOW}{browser}"]
            line = ["--cov", f"--cov-config={settings}", "--cov-context=test", "--cov-report=", *marks]
            data = str(file.with_suffix(".coverage"))
            ran = tree.pytest(*part, *line, "-n", "auto", "--dist", "worksteal", limit=7200, COVERAGE_FILE=data)
            if ran.late or not Path(data).exists():
                raise SystemExit(f"{part[0]} could not be recorded.")
            left_out = ran.seconds.keys() - set(ran.failed)
            failed = tree.pytest(*part, *marks, left_out=left_out).failed if ran.failed else []
            file.write_text(json.dumps({"seconds": ran.seconds, "failed": failed}), encoding="utf-8")
            print(f"{part[0]}: {len(ran.seconds)} tests, {len(failed)} fail", flush=True)


def results() -> dict[tuple[object, ...], dict[str, Any]]:
    """Return what is known of each fault, by where and what it is."""
    file = kept() / "results.jsonl"
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return {(each["file"], each["line"], each["new"]): each for each in map(json.loads, lines)}


def run(judge: Judge, areas: Sequence[str], seed: int, faults: int, *, whole: bool, browser: bool) -> None:
    """Plant so many faults in each area, except where it is known what comes of them."""
    known = results()
    for fault in choose(ROOT, areas, seed, faults * len(areas)):
        before = known.get((fault.file, fault.line, fault.new))
        if before is None or (whole and not before["whole"] and not before["quick"]):
            found = judge.judge(fault, whole=whole) | {"browser": browser}
            with (kept() / "results.jsonl").open("a", encoding="utf-8") as file:
                file.write(json.dumps(found) + "\n")
            print(f"{fault.file}:{fault.line} {fault.kind}: {found['all'] or 'MISSED'}", flush=True)


def report() -> None:
    """Print a table of the areas, and every fault that the quick suite missed."""
    found = list(results().values())
    print(f"| {'area':8} | planted | noticed by `make test` | noticed by `make test-all` |\n|---|---|---|---|")
    for area in (*AREAS, "all"):
        here = [each for each in found if area in {each["area"], "all"}]
        quick, whole = (sum(bool(each[suite]) for each in here) for suite in ("quick", "all"))
        print(f"| {area:8} | {len(here):7} | {quick:22} | {whole:26} |")
    missed = [each for each in found if not each["quick"]]
    print(f"\nMissed by the whole suite: {sum(not each['all'] for each in missed)},", end=" ")
    print(f"of which no test executes {sum(not each['all'] and not each['executed'] for each in missed)}")
    print("(as far as the map shows: it does not see other processes). All ran on the sources, not compiled;")
    print("noticed by time-out:", sum(each["all"] == "time-out" for each in found), end="; ")
    print("without browser tests:", sum(not each["browser"] for each in found))
    for each in sorted(missed, key=lambda each: bool(each["all"])):
        seen = f"only test-all notices it: {each['all']}" if each["all"] else "missed"
        executed = "at import" if each["executed"] == "import" else f"by {each['executed']} tests"
        judged = "the whole suite" if each["whole"] else f"a selection of {each['selected']} tests"
        print(f"\n{each['file']}:{each['line']} ({each['kind']}): {seen}; executed {executed}, judged by {judged}")
        print(f"  - {each['old'].strip()}\n  + {each['new'].strip()}")


def main() -> None:
    """Read the command line."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("command", choices=["map", "run", "report"])
    parser.add_argument("paths", nargs="*", help="only these tests")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--faults", type=int, default=8, help="in each area")
    parser.add_argument("--area", choices=AREAS, action="append", help="only this area; may be repeated")
    parser.add_argument("--cap", type=float, default=240, help="seconds of tests selected for a fault, for each suite")
    parser.add_argument("--whole", action="store_true", help="show the faults missed so to the rest of the suite")
    parser.add_argument("--no-browser", action="store_true", help="without the tests that need a browser")
    asked = parser.parse_intermixed_args()
    if asked.command == "report":
        report()
        return
    signal.signal(signal.SIGTERM, lambda *_: sys.exit(1))
    resource.setrlimit(resource.RLIMIT_DATA, (MEMORY, resource.getrlimit(resource.RLIMIT_DATA)[1]))
    browser = " and not browser" if asked.no_browser else ""
    with tempfile.TemporaryDirectory(prefix="faults-") as scratch:
        tree = Tree(Path(scratch))
        if asked.command == "map":
            record(tree, asked.paths, browser)
        else:
            judge = Judge(tree, Map(kept()), asked.paths, browser, asked.cap)
            run(judge, asked.area or list(AREAS), asked.seed, asked.faults, whole=asked.whole, browser=not browser)


if __name__ == "__main__":
    main()
