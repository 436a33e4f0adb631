"""External bots: bots of other people, each a program that plays by the protocol of docs/bots/protocol.md.

Whatever it does, a legal choice comes of it: a decision it forfeits is made at random, and what it did wrong is
kept. An external bot has a name: because its package is installed (the entry points of the group ``heliopolis.bots``)
or because anyone who runs this process has put its command on the list. A name alone never runs a command.
"""

from __future__ import annotations

import json
import logging
import os
import re
import shlex
import shutil
import sys
import time
from collections.abc import Collection, Mapping
from functools import cache
from importlib.metadata import entry_points
from typing import Final, NamedTuple

from heliopolis.bots.base import Bot, Budget, open_choices
from heliopolis.bots.program import Program, ProgramError, shown
from heliopolis.kernel.chance import Dice
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.errors import BadOption
from heliopolis.kernel.game import Game, State

PROTOCOL: Final = 1
GROUP: Final = "heliopolis.bots"
LIST: Final = "HELIOPOLIS_BOTS"
"""The environment has the list, one NAME=COMMAND a line, so that every process started from here knows it too."""
STARTS: Final = 4
"""How often a program is started for one bot; from then on the bot plays at random."""
SPOKEN: Final = frozenset({"choice", "error"})
"""Troubles of a program that kept to the form all the same: it need not be started again."""

_NAME: Final = re.compile(r"[A-Za-z][A-Za-z0-9_-]{0,23}")
_INVITATION: Final = re.compile(rf"({_NAME.pattern})=(.+)", re.DOTALL)
_log: Final = logging.getLogger(__name__)
_told: Final[set[tuple[str, str]]] = set()


class Timeouts(NamedTuple):
    """How many seconds a program has: for its first line, which comes when it is ready, and for a decision."""

    hello: float = 10.0
    choice: float = 5.0


USUAL: Final = Timeouts()


class ExternalProgram:
    """A bot of someone else: the command that runs it, and where Python finds its modules."""

    def __init__(self, command: tuple[str, ...], folders: tuple[str, ...] = ()) -> None:
        self.command: Final = command
        self.folders: Final = folders


class ExternalBot(Bot):
    """Plays as its program says, and at random where that fails."""

    def __init__(
        self, name: str, external: ExternalProgram, game: Game, seed: int = 1, patience: Timeouts = USUAL
    ) -> None:
        """Wait as long as the budget of a decision says, and where there is none, as long as its patience lasts."""
        super().__init__(name)
        self.forfeits: Final[list[str]] = []
        """What the program did wrong, one line for each decision that was made at random."""
        self._external: Final = external
        self._patience: Final = patience
        self._hello: Final = {"heliopolis": PROTOCOL, "game": game.name, "rules": game.version, "seed": seed}
        self._dice: Final = Dice(seed)
        self._program: Program | None = None
        self._starts = 0

    @property
    def lost(self) -> bool:
        """Whether it plays at random for the rest of the game."""
        return self._program is None and self._starts >= STARTS

    def choose(self, state: State, budget: Budget | None = None) -> Choice:
        choices = open_choices(state)
        if len(choices) == 1:
            return choices[0]
        try:
            return self._ask(state, budget or Budget())
        except ProgramError as error:
            if error.rule not in SPOKEN:
                self.close()
            self._report(error)
            return choices[self._dice.below(len(choices))]
        except BaseException:
            # Someone ran out of patience amid a question: its answer must not be taken for that of the next.
            self.close()
            raise

    def close(self) -> None:
        """End the program."""
        program, self._program = self._program, None
        if program is not None:
            program.close()

    def _ask(self, state: State, budget: Budget) -> Choice:
        program = self._program or self._begin(budget.milliseconds / 1000 or self._patience.hello)
        decision = state.decision()
        assert decision is not None
        milliseconds = budget.milliseconds or int(1000 * self._patience.choice)
        question = {
            "position": state.to_dict(),
            "seat": decision.seat,
            "prompt": decision.prompt,
            "choices": [choice.name for choice in decision.choices],
            "default": decision.default.name if decision.default else None,
            "milliseconds": milliseconds,
            "simulations": budget.simulations,
        }
        answer = exchange(program, question, milliseconds / 1000)
        if "error" in answer:
            raise ProgramError("error", f"it says {quoted(answer['error'])}")
        return chosen(state, answer.get("choice"))

    def _begin(self, seconds: float) -> Program:
        """Start the program and greet it."""
        if self._starts >= STARTS:
            raise ProgramError("lost", f"it was started {STARTS} times, and plays at random from then on")
        self._starts += 1
        self._program = program = Program(self._external.command, self._external.folders)
        answer = exchange(program, self._hello, min(seconds, self._patience.hello))
        if "error" in answer:
            raise ProgramError("hello", f"it says {quoted(answer['error'])}")
        if answer.get("heliopolis") != PROTOCOL:
            raise ProgramError(
                "hello", f"it must answer with version {PROTOCOL}, not {quoted(answer.get('heliopolis'))}"
            )
        return program

    def _report(self, error: ProgramError) -> None:
        self.forfeits.append(str(error))
        # Once for each name and rule: a bot that fails all the time must not flood the log of those who play on.
        if (self.name, error.rule) not in _told:
            _told.add((self.name, error.rule))
            # As text: an exception in a record would keep this bot, and its program, alive.
            _log.warning("bot %s forfeits a decision: %s", self.name, self.forfeits[-1])


def exchange(program: Program, said: Mapping[str, object], seconds: float) -> dict[str, object]:
    """Send a line to a program and read its answer within a time limit."""
    until = time.monotonic() + seconds
    program.write_line(json.dumps(said, separators=(",", ":")).encode(), until)
    line = program.read_line(until)
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        answer = None
    if not isinstance(answer, dict):
        raise ProgramError("json", f"{shown(line)} is no JSON object")
    return answer


def quoted(value: object) -> str:
    """Return the text of a field, fit for a log, whatever it is."""
    return repr(value)[:200] if isinstance(value, str | int | float | None) else f"a {type(value).__name__}"


def chosen(state: State, name: object) -> Choice:
    """Return the choice of that name, if it is legal."""
    for choice in state.choices():
        if choice.name == name:
            return choice
    found = state.game.find_choice(name) if isinstance(name, str) else None
    rule = state.barring_rule(found) if found is not None else ""
    barred = f"{name} is not allowed: {rule}" if rule else f"{quoted(name)} is none of the choices"
    raise ProgramError("choice", barred)


# The list --------------------------------------------------------------------------------------------------


def external_bots() -> dict[str, ExternalProgram]:
    """Return every external bot by its name: those on the list, then those installed."""
    listed: dict[str, ExternalProgram] = {}
    for line in os.environ.get(LIST, "").splitlines():
        found = _INVITATION.fullmatch(line.strip())
        if found is not None:
            listed[found[1]] = ExternalProgram(tuple(words(found[2])))
    # Sorted, as the order of installed packages is no one's choice.
    return {**{name: python(name) for name in installed()}, **listed}


@cache
def installed() -> list[str]:
    """Return the names of the bots that installed packages bring."""
    return sorted({entry.name for entry in entry_points(group=GROUP) if _NAME.fullmatch(entry.name)})


def python(name: str) -> ExternalProgram:
    """Return a Python class as an external bot, in a process of its own: no loop, leak or crash of it is ours."""
    return ExternalProgram(
        (sys.executable, "-P", "-m", "heliopolis.adapter", name), tuple(folder for folder in sys.path if folder)
    )


def register(word: str, taken: Collection[str]) -> str:
    """Put what is written NAME=COMMAND on the list, and call it NAME; any other word stays as it is."""
    found = _INVITATION.fullmatch(word.strip())
    if found is None:
        return word
    name, command = found[1], found[2].strip()
    if name in taken:
        raise BadOption("guest", "name-bot", name=name)
    argv = words(command)
    if not argv or shutil.which(argv[0]) is None:
        raise BadOption("guest", "no-program", name=command)
    lines = [line for line in os.environ.get(LIST, "").splitlines() if line.partition("=")[0].strip() != name]
    os.environ[LIST] = "\n".join([*lines, f"{name}={' '.join(command.split())}"])
    return name


def words(command: str) -> list[str]:
    """Return the words of a command, as a shell would split them; no shell runs it."""
    try:
        return shlex.split(command)
    except ValueError:
        raise BadOption("guest", "quotation", name=command) from None
