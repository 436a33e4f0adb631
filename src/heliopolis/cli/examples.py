"""The examples that ``--help`` shows of each command."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final

import typer

EXAMPLES: Final[dict[str, list[str]]] = tomllib.loads(Path(__file__).with_suffix(".toml").read_text(encoding="utf-8"))
"""Each without the name of the program."""


def show_examples(app: typer.Typer, path: str = "") -> None:
    """Let ``--help`` of every command of an application end with its examples."""
    for command in app.registered_commands:
        assert command.callback is not None
        name = path + (command.name or command.callback.__name__)
        lines = [f"heliopolis {example}" for example in EXAMPLES.get(name, [])]
        command.epilog = "\n\n".join(["Examples:", *lines])
    for group in app.registered_groups:
        assert group.typer_instance is not None
        show_examples(group.typer_instance, f"{path}{group.name} ")
