"""``--help`` of every command: a verb, what it does, the same names for the same options, and examples that work."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from itertools import dropwhile, takewhile
from pathlib import Path

import pytest
import typer
from typer.core import TyperCommand, TyperGroup

from cli.conftest import Command
from heliopolis import Dice, Journal, game
from heliopolis.cli import app
from heliopolis.cli.examples import EXAMPLES

ROOT = Path(__file__).parents[2]
SHELL = re.compile(r"^ *```sh\n(.*?)^ *```", re.DOTALL | re.MULTILINE)
NO_VERB = re.compile(r"(?:The|A|An|Its|This|Here|What|How|Your|\w+(?:ed|ing|[^s]s))\b")
QUICK = ("components", "draw", "games", "lessons check", "new-game", "replay", "rules", "tasks list")
"""Commands whose examples are done in a moment."""


def commands(group: TyperGroup, path: str = "") -> Iterator[tuple[str, TyperCommand]]:
    """Yield every command with its path."""
    for name, command in group.commands.items():
        if isinstance(command, TyperGroup):
            yield from commands(command, f"{path}{name} ")
        else:
            assert isinstance(command, TyperCommand)
            yield path + name, command


PROGRAM = typer.main.get_command(app)
assert isinstance(PROGRAM, TyperGroup)
COMMANDS = dict(commands(PROGRAM))


def typed(sample: str) -> Iterator[str]:
    """Yield what a sample of shell gives our program, a line for each command."""
    for line in sample.replace("\\\n", " ").splitlines():
        words = dropwhile(re.compile(r"[A-Z_]+=").match, shlex.split(line, comments=True))
        if Path(next(words, "")).name == "heliopolis":
            yield shlex.join(takewhile(lambda word: word not in ("&&", "|", ">", ">>"), words))


DOCUMENTED = [
    pytest.param(line, id=f"{page.relative_to(ROOT)}: {line}")
    for page in [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
    for sample in SHELL.findall(page.read_text(encoding="utf-8"))
    for line in typed(sample)
]


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Work in a folder with what the examples name."""
    journal, dice = Journal(game("helios"), first="1"), Dice(2)
    while len(journal.plies) < 70:
        journal.play(journal.state.choices()[dice.below(len(journal.state.choices()))])
    (tmp_path / "game.txt").write_text(journal.text(), encoding="utf-8")
    (tmp_path / "draft.toml").touch()
    (tmp_path / "tables.backup").touch()
    monkeypatch.chdir(tmp_path)


def test_every_command_has_examples_and_says_what_it_does() -> None:
    assert set(COMMANDS) == set(EXAMPLES)
    lines = [command.help or "" for command in COMMANDS.values()]
    assert [line for line in lines if not re.match(r"[A-Z].*\.$", line, re.DOTALL) or NO_VERB.match(line)] == []


@pytest.mark.parametrize("line", ["The table.", "Lists tables.", "Playing a game."])
def test_a_line_without_an_imperative_is_found(line: str) -> None:
    assert NO_VERB.match(line)


def test_no_help_is_in_square_brackets() -> None:
    """The terminal takes what is in square brackets for a style and leaves it out."""
    found = [getattr(each, "help", None) or "" for command in COMMANDS.values() for each in command.params]
    assert len(found) > 100
    assert [text for text in found if "[" in text] == []


def test_the_same_option_has_the_same_short_name_everywhere() -> None:
    for option, short in (("--out", "-o"),):
        found = [each.opts for command in COMMANDS.values() for each in command.params if option in each.opts]
        assert len(found) > 5
        assert [names for names in found if short not in names] == []


@pytest.mark.usefixtures("desk")
@pytest.mark.parametrize("line", [*(line for lines in EXAMPLES.values() for line in lines), *DOCUMENTED])
def test_an_example_is_accepted(line: str) -> None:
    words = shlex.split(line)
    name = next(name for name in (" ".join(words[:2]), words[0]) if name in COMMANDS)
    context = COMMANDS[name].make_context(name, words[name.count(" ") + 1 :])
    assert any(value is not None for value in context.params.values())


@pytest.mark.usefixtures("desk")
def test_a_wrong_example_is_refused() -> None:
    with pytest.raises(Exception, match="--gaems"):
        test_an_example_is_accepted("simulate helios --gaems 20")


def test_the_lines_of_the_documentation_are_found() -> None:
    assert len(DOCUMENTED) > 30
    sample = """pip install heliopolis
NAME=value /opt/bin/heliopolis serve \\
  --guest "one=python one.py"   # a comment
heliopolis replay game.txt >> kept.txt
"""
    assert [*typed(sample)] == ["serve --guest 'one=python one.py'", "replay game.txt"]


@pytest.mark.usefixtures("desk")
@pytest.mark.parametrize("line", [line for name in QUICK for line in EXAMPLES[name]])
def test_a_quick_example_works(line: str, command: Command) -> None:
    done = command(*shlex.split(line))
    assert (done.exit_code, done.stderr) == (0, "")


def test_help_ends_with_the_examples(command: Command) -> None:
    assert "heliopolis draw game.txt --at 40 -o board.svg" in command("draw", "--help").output
