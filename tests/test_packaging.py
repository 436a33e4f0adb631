"""What is handed on: the sources, the wheels that others build, and the site of the documentation."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
import tomllib
from importlib.util import find_spec
from pathlib import Path
from shutil import copytree, ignore_patterns

import pytest
from test_compiled import read_setup

ROOT = Path(__file__).parents[1]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
WORKFLOWS = {file.name: file.read_text(encoding="utf-8") for file in (ROOT / ".github" / "workflows").iterdir()}
PATIENCE = 240
"""Seconds: on a busy machine everything takes its time."""


@pytest.mark.slow
def test_the_sources_have_docs_and_examples_and_no_tests(tmp_path: Path) -> None:
    # Of a copy, as setuptools lays out beside the sources what it packs; pictures take long to pack.
    left = ignore_patterns(".git", ".venv", ".*_cache", "build", "*.egg-info", "*.png")
    copy = copytree(ROOT, tmp_path / "copy", ignore=left)
    line = [sys.executable, "-c", f"from setuptools import build_meta; build_meta.build_sdist({str(tmp_path)!r})"]
    done = subprocess.run(line, cwd=copy, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    (made,) = tmp_path.glob("*.tar.gz")
    with tarfile.open(made) as archive:
        files = {name.partition("/")[2] for name in archive.getnames()}
    there = {
        "docs/contributing/adding-a-game.md",
        "examples/caravan/pyproject.toml",
        "examples/magpie.py",
        "NOTICE",
        "CHANGELOG.md",
    }
    assert there <= files
    skeleton = "src/heliopolis/skeleton/project"
    assert {f"{skeleton}/pyproject.toml", f"{skeleton}/tests/test_skeleton.py"} <= files
    templates = {str(path.relative_to(ROOT)) for path in ROOT.glob("src/heliopolis/web/**/*.html")}
    assert templates
    assert templates <= files
    assert [name for name in files if name.startswith(("tests", "benchmarks")) or "__pycache__" in name] == []


def test_who_installs_from_sources_is_told_that_it_compiles(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """pip shows nothing of what a build prints, so it is said at the terminal; other builds leave that alone."""
    monkeypatch.setenv("PIP_BUILD_TRACKER", "somewhere")
    setup = read_setup()
    terminal, nobody = tmp_path / "terminal", tmp_path / "nobody" / "there"
    for each in (terminal, nobody):
        monkeypatch.setattr(setup, "TERMINAL", each)
        setup.tell("compiling")
    monkeypatch.delenv("PIP_BUILD_TRACKER")
    other = read_setup()
    monkeypatch.setattr(other, "TERMINAL", terminal)
    other.tell("compiling")
    assert terminal.read_text(encoding="utf-8") == "\nheliopolis: compiling\n"
    assert capsys.readouterr().err.splitlines() == ["heliopolis: compiling"] * 3


def test_wheels_are_for_every_python_that_is_said_to_be_fit() -> None:
    said = re.findall(r"Python :: 3\.(\d+)", "\n".join(PROJECT["project"]["classifiers"]))
    built = re.findall(r"cp3(\d+)-\*", PROJECT["tool"]["cibuildwheel"]["build"])
    assert said == built
    assert PROJECT["project"]["requires-python"] == f">=3.{min(map(int, built))}"
    tested = re.findall(r'"3\.(\d+)"', WORKFLOWS["tests.yml"])
    assert {min(built, key=int), max(built, key=int)} <= set(tested) <= set(built)


def test_the_workflows_do_what_there_is() -> None:
    systems = PROJECT["tool"]["cibuildwheel"]
    wanted = [arch for system in ("linux", "macos", "windows") for arch in systems[system]["archs"]]
    assert re.findall(r"archs: (\w+) }", WORKFLOWS["release.yml"]) == wanted
    targets = set(re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE))
    asked = {target for text in WORKFLOWS.values() for target in re.findall(r"run: make ([a-z]+)", text)}
    assert asked == {"check", "site"}
    assert asked <= targets


def test_actions_of_others_are_named_by_commit() -> None:
    used = [name for text in WORKFLOWS.values() for name in re.findall(r"uses: (.*)", text)]
    assert used
    assert [name for name in used if not re.fullmatch(r"[\w/.-]+@[0-9a-f]{40} # v[\d.]+", name)] == []


def test_every_page_is_on_the_site_once() -> None:
    docs = ROOT / "docs"
    settings = (ROOT / "mkdocs.yml").read_text(encoding="utf-8")
    listed = re.findall(r"^ +- (\S+\.md)$", settings, re.MULTILINE)
    internal = re.findall(r"^  /(\S+\.md)$", settings, re.MULTILINE)
    pages = [file.relative_to(docs).as_posix() for file in docs.rglob("*.md")]
    beside = ["contributing.md", "changelog.md", "reporting.md", "conduct.md"]
    assert sorted([*listed, *internal]) == sorted([*pages, *beside])


@pytest.mark.skipif(find_spec("mkdocs") is None, reason="LEFT OUT: MkDocs is not installed; `make site` does")
def test_the_site_is_built_without_a_warning(tmp_path: Path) -> None:
    line = [sys.executable, "-m", "mkdocs", "build", "--strict", "-q", "-d", str(tmp_path)]
    quiet = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    done = subprocess.run(line, cwd=ROOT, env=quiet, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    assert 'src="pictures/turn.webp"' in (tmp_path / "index.html").read_text(encoding="utf-8")
    assert re.findall(r'src="https?:[^"]*"', (tmp_path / "index.html").read_text(encoding="utf-8")) == []
    reference = (tmp_path / "api" / "heliopolis.kernel.game.html").read_text(encoding="utf-8")
    assert 'id="heliopolis.kernel.game.State.copy"' in reference
    assert "Return an independent state at the same position." in reference
