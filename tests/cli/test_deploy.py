"""The examples for owners: every command in them is one that the program knows."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
import typer
from typer.main import get_command

from heliopolis.cli import app

ROOT = Path(__file__).parents[2]
COMMANDS = re.compile(r"heliopolis[\s\"',]+(serve|backup|restore|admin)\b(.*)")
FILES = [*(ROOT / "deploy").iterdir(), ROOT / "docs" / "serving.md"]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_options_in_examples_exist(file: Path) -> None:
    group = get_command(app)
    assert isinstance(group, typer.core.TyperGroup)
    text = (
        file.read_text(encoding="utf-8")
        .replace('command: ["serve"', 'heliopolis "serve"')
        .replace("CMD [", "heliopolis ")
    )
    for name, rest in COMMANDS.findall(text):
        command = group.commands[name]
        known = {option for each in command.params for option in (*each.opts, *each.secondary_opts)}
        if isinstance(command, typer.core.TyperGroup):
            found = re.match(r" ([a-z]+)", rest)
            known |= {option for each in (command.commands[found[1]].params if found else []) for option in each.opts}
        assert set(re.findall(r"(--[a-z][a-z-]+)", rest.partition("`")[0])) <= known, (file.name, name, rest)


def test_the_examples_have_commands() -> None:
    told = "".join(file.read_text(encoding="utf-8") for file in FILES)
    assert {name for name, _ in COMMANDS.findall(told)} >= {"serve", "backup", "restore", "admin"}
