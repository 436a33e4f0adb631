"""A folder of texts is all a new language takes; missing texts come in English, and a check lists them."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from house import SOURCES
from toy_language import LANGUAGE, OPEN, SHUT, write

from heliopolis.games import all_games

TESTS = Path(__file__).parent
LEFT_OUT = {"web-lobby", "name-game", "event-passed", "error-no-table"}
"""What the language does not have yet."""
FINE = {200, 303}


def copy_package(root: Path) -> Path:
    """Return a copy of the package, below a folder that can be imported from."""
    package = root / "heliopolis"
    shutil.copytree(SOURCES / "heliopolis", package)
    return package


@pytest.fixture(scope="module")
def package(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Provide a copy of the package with a language more."""
    root = tmp_path_factory.mktemp("package")
    write(copy_package(root), LEFT_OUT)
    return root


def run(package: Path, *command: str, typed: str = "") -> subprocess.CompletedProcess[str]:
    paths = os.pathsep.join([str(package), str(TESTS)])
    environment = {**os.environ, "PYTHONPATH": paths, "PYTHONIOENCODING": "utf-8", "HOME": str(package)}
    line = [sys.executable, *command]
    return subprocess.run(line, env=environment, input=typed, capture_output=True, text=True, check=False)


@pytest.mark.slow
def test_every_page_opens_in_a_new_language(package: Path) -> None:
    done = run(package, str(TESTS / "toy_language.py"), *all_games())
    assert done.returncode == 0, done.stderr
    pages: dict[str, tuple[int, str]] = json.loads(done.stdout)
    assert len(pages) > 20
    for path, (status, page) in pages.items():
        assert status < 500, path
        assert f'lang="{LANGUAGE}"' in page or path.endswith(".svg"), path
        assert OPEN in page, path
        assert SHUT in page, path
    refused = {path for path, (status, _) in pages.items() if status not in FINE}
    assert refused <= {"/nowhere", "POST /tables", *[path for path in pages if path.endswith(("/choose", "/analysis"))]}


@pytest.mark.slow
def test_a_command_speaks_it_too(package: Path) -> None:
    done = run(package, "-m", "heliopolis.cli", "games", "--lang", LANGUAGE)
    assert done.returncode == 0, done.stderr
    assert OPEN in done.stdout
    wrong = run(package, "-m", "heliopolis.cli", "rules", "chess", "--lang", LANGUAGE)
    assert wrong.stderr.startswith(f"heliopolis: {OPEN}")


@pytest.mark.slow
def test_a_check_tells_what_is_missing(package: Path) -> None:
    done = run(package, "-m", "heliopolis.testing.translation_checks", LANGUAGE)
    assert done.returncode == 1
    *lines, summary = done.stdout.splitlines()
    assert {line.rpartition(": ")[2] for line in lines} == {f"{key} is missing" for key in LEFT_OUT}
    translated, total = re.findall(r"[0-9]+", summary)
    assert int(total) - int(translated) == len(lines)


@pytest.fixture(scope="module")
def beginning(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Provide a copy of the package with a language that can say what it is called, and nothing else."""
    root = tmp_path_factory.mktemp("beginning")
    package = copy_package(root)
    (package / "text" / LANGUAGE).mkdir()
    (package / "text" / LANGUAGE / "common.ftl").write_text("language-name = Esperanto\n", encoding="utf-8")
    return root


@pytest.mark.slow
def test_a_language_is_of_use_from_its_first_text_on(beginning: Path) -> None:
    done = run(beginning, str(TESTS / "toy_language.py"), "origins")
    assert done.returncode == 0, done.stderr
    pages: dict[str, tuple[int, str]] = json.loads(done.stdout)
    assert [path for path, (status, _) in pages.items() if status >= 500] == []
    assert all(f'lang="{LANGUAGE}"' in page for path, (_, page) in pages.items() if not path.endswith(".svg"))
    assert [path for path, (_, page) in pages.items() if re.search(r"[> ]name-[a-z]", page)] == []


@pytest.mark.slow
def test_a_game_in_the_terminal_is_told_in_english_where_the_language_lacks_words(beginning: Path) -> None:
    command = ["-m", "heliopolis.cli", "play", "helios", "--players", "2", "--seed", "1", "--lang", LANGUAGE]
    done = run(beginning, *command, typed="1\n" * 12 + "quit\n")
    assert done.returncode == 0, done.stderr
    assert "name-" not in done.stdout
