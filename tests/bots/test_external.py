"""Guests: bots of other people play by lines, and one that misbehaves harms no one but itself."""

from __future__ import annotations

import json
import logging
import os
import shlex
import subprocess
import sys
import time
from collections.abc import Iterator
from pathlib import Path

import pytest

from heliopolis import bots
from heliopolis.bots import external, program
from heliopolis.bots.base import Budget
from heliopolis.bots.external import LIST, STARTS, ExternalBot, ExternalProgram
from heliopolis.bots.program import LONGEST_LINE, Program, ProgramError
from heliopolis.games import game
from heliopolis.kernel.chance import Dice
from heliopolis.kernel.errors import BadOption, UnknownName
from heliopolis.kernel.game import State
from heliopolis_caravan.game import CaravanGame

TOY = CaravanGame()
MISBEHAVING = Path(__file__).parent / "misbehaving.py"
EXAMPLES = Path(__file__).parents[2] / "examples"
SHORT = Budget(milliseconds=300)


@pytest.fixture(autouse=True)
def nobody(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Start without external bots, and check that no program is left."""
    monkeypatch.setenv(LIST, "")
    monkeypatch.setattr(external, "_told", set())
    yield
    program.end_all()


def asked(players: int = 2) -> State:
    return TOY.new(players=players)


def misbehaving(way: str, note: Path) -> ExternalBot:
    return ExternalBot(way, ExternalProgram((sys.executable, str(MISBEHAVING), way, str(note))), TOY, 5)


def play(state: State, player: bots.Bot, turns: int = 100) -> list[str]:
    """Return the choices of a bot that plays every seat."""
    dice, played = Dice(3), []
    while state.todo and state.turn < turns:
        dice.settle(state)
        if state.todo:
            choice = player.choose(state)
            played.append(choice.name)
            state.play(choice)
    return played


def alive(process: int) -> bool:
    """Return whether there is such a process, be it a zombie."""
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return False
    return True


def gone(process: int) -> bool:
    """Return whether the process ends soon; a child of a child is buried by the process that inherits it."""
    for _ in range(2400):
        if not alive(process) or zombie(process):
            return True
        time.sleep(0.05)
    return False


def zombie(process: int) -> bool:
    try:
        return Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()[0] == "Z"
    except OSError:
        return False


# Playing ---------------------------------------------------------------------------------------------------


def test_the_example_program_plays_a_whole_game() -> None:
    bots.register_external(f"parrot={shlex.join([sys.executable, str(EXAMPLES / 'parrot.py')])}")
    player = bots.bot("parrot", TOY, 7)
    assert isinstance(player, ExternalBot)
    state = asked()
    played = play(state, player)
    assert state.result() is not None
    assert player.forfeits == []
    assert played[0] in {"travel", "search"}
    assert play(asked(), bots.bot("parrot", TOY, 7)) == played


def test_the_example_class_plays_as_it_would_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(EXAMPLES))
    from magpie import Magpie

    played = game("helios")
    state = played.new(players=2)
    Dice(4).settle(state)
    player = ExternalBot("magpie", external.python("magpie:Magpie"), played, 1)
    for _ in range(3):
        choice = player.choose(state)
        assert choice is Magpie(played, 1).choose(state)
        state.play(choice)
        Dice(4).settle(state)
    assert player.forfeits == []


def test_a_question_says_all_that_a_bot_needs(tmp_path: Path) -> None:
    """A program that writes down what it hears, as it is."""
    heard = tmp_path / "heard"
    program_text = (
        "import sys\nfor line in sys.stdin:\n"
        f"    open({str(heard)!r}, 'a').write(line)\n"
        "    print('{\"heliopolis\": 1}' if 'heliopolis' in line else '{\"choice\": \"travel\"}', flush=True)\n"
    )
    player = ExternalBot("scribe", ExternalProgram((sys.executable, "-c", program_text)), TOY, 42)
    state = asked()
    assert player.choose(state, Budget(10, 3000)).name == "travel"
    hello, question = [json.loads(line) for line in heard.read_text(encoding="utf-8").splitlines()]
    assert hello == {"heliopolis": 1, "game": "caravan", "rules": 1, "seed": 42}
    assert question == {
        "position": json.loads(json.dumps(state.to_dict())),
        "seat": 0,
        "prompt": "Turn",
        "choices": ["travel", "search"],
        "default": None,
        "milliseconds": 3000,
        "simulations": 10,
    }
    assert TOY.load(question["position"]) == state


def test_an_installed_class_is_found_by_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A package on the path that names a bot, and one that would take a built-in name."""
    package = tmp_path / "aviary-1.0.dist-info"
    package.mkdir()
    (package / "METADATA").write_text("Metadata-Version: 2.1\nName: aviary\nVersion: 1.0\n", encoding="utf-8")
    (package / "entry_points.txt").write_text(
        "[heliopolis.bots]\nmagpie = magpie:Magpie\ngreedy = magpie:Magpie\n", encoding="utf-8"
    )
    (tmp_path / "magpie.py").write_text((EXAMPLES / "magpie.py").read_text(encoding="utf-8"), encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    external.installed.cache_clear()
    try:
        assert bots.offered()[-1] == "magpie"
        assert bots.offered().count("greedy") == 0
        assert bots.known("magpie")
        assert not isinstance(bots.bot("greedy", TOY), ExternalBot)
        played = game("helios")
        state = played.new(players=2)
        Dice(4).settle(state)
        player = bots.bot("magpie", played)
        assert isinstance(player, ExternalBot)
        assert player.choose(state) in state.choices()
        assert player.forfeits == []
    finally:
        external.installed.cache_clear()


# Misbehaving -----------------------------------------------------------------------------------------------

WAYS = {
    "crash": "end: it ended with code 1, last words 'ValueError: out of ideas'",
    "die": "end: it ended by signal 9",
    "silent": "time: ",
    "spin": "time: ",
    "noisy": "time: ",
    "drip": "time: ",
    "garbage": "json: 'I choose the second one'",
    "list": "json: '[1]'",
    "deep": "json: '[[[",
    "bytes": "json: ",
    "long": f"line: a line is longer than {LONGEST_LINE} bytes",
    "illegal": "choice: trade is not allowed: CAR-TRADE-01",
    "unknown": "choice: 'castle' is none of the choices",
    "nothing": "choice: None is none of the choices",
    "number": "choice: 1 is none of the choices",
    "nested": "choice: a list is none of the choices",
    "surrogate": "error: it says '\\ud800'",
    "sorry": "error: it says 'no idea'",
    "mute": "time: ",
    "deaf": "time: ",
    "newer": "hello: it must answer with version 1, not 2",
}


@pytest.mark.sample
@pytest.mark.parametrize("way", WAYS)
def test_a_bot_that_misbehaves_forfeits_the_decision(way: str, tmp_path: Path) -> None:
    player, state = misbehaving(way, tmp_path / "started"), asked()
    before = state.key()
    # A crash must have the time to start; what never answers need not be waited for.
    budget = SHORT if WAYS[way] == "time: " else None
    assert player.choose(state, budget) in state.choices()
    assert state.key() == before
    assert len(player.forfeits) == 1
    assert player.forfeits[0].startswith(WAYS[way])


def test_what_is_forfeited_is_chosen_by_the_seed(tmp_path: Path) -> None:
    first, again = misbehaving("sorry", tmp_path / "a"), misbehaving("sorry", tmp_path / "b")
    played = play(asked(), first)
    assert play(asked(), again) == played
    assert len(set(played)) > 1
    assert len(first.forfeits) >= 5


def test_it_is_started_anew_a_few_times_and_then_left_alone(tmp_path: Path) -> None:
    started = tmp_path / "started"
    player, state = misbehaving("garbage", started), asked()
    for _ in range(STARTS + 3):
        assert not player.lost or len(player.forfeits) >= STARTS
        assert player.choose(state) in state.choices()
    assert player.lost
    assert [forfeit.partition(":")[0] for forfeit in player.forfeits] == ["json"] * STARTS + ["lost"] * 3
    assert len(started.read_text(encoding="utf-8").split()) == STARTS


def test_one_that_only_errs_is_not_started_anew(tmp_path: Path) -> None:
    started = tmp_path / "started"
    player = misbehaving("illegal", started)
    for _ in range(STARTS + 3):
        player.choose(asked())
    assert not player.lost
    assert len(started.read_text(encoding="utf-8").split()) == 1


def test_who_answers_twice_is_not_believed_the_second_time(tmp_path: Path) -> None:
    player = misbehaving("twice", tmp_path / "started")
    player.choose(asked())
    assert player.forfeits == []
    player.choose(asked())
    assert player.forfeits[0].startswith('unasked: it said \'{"choice"')


def test_a_loud_error_stream_stops_nobody(tmp_path: Path) -> None:
    player, state = misbehaving("loud", tmp_path / "started"), asked()
    assert player.choose(state) is state.choices()[0]
    assert player.forfeits == []


def test_a_command_that_is_gone_is_told() -> None:
    player = ExternalBot("ghost", ExternalProgram(("/nowhere/ghost",)), TOY)
    player.choose(asked())
    assert player.forfeits[0].startswith("start: /nowhere/ghost cannot be started")


def test_a_class_that_raises_forfeits_and_goes_on(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "moody.py").write_text(
        "class Moody:\n"
        "    name, moods = 'moody', 0\n"
        "    def __init__(self, game, seed): print('a print is not an answer')\n"
        "    def choose(self, state, budget):\n"
        "        self.moods += 1\n"
        "        barred = next(each for each in state.game.vocabulary() if each not in state.choices())\n"
        "        state.play(state.choices()[0])\n"
        "        return barred if self.moods > 1 else 1 / 0\n",
        encoding="utf-8",
    )
    monkeypatch.syspath_prepend(str(tmp_path))
    played = game("helios")
    state = played.new(players=2)
    Dice(4).settle(state)
    before = state.key()
    player = ExternalBot("moody", external.python("moody:Moody"), played, 1)
    for _ in range(2):
        assert player.choose(state) in state.choices()
    assert player.forfeits[0] == "error: it says 'ZeroDivisionError: division by zero'"
    assert player.forfeits[1].startswith("choice: ")
    assert state.key() == before


def test_a_trouble_is_logged_once_for_each_rule(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with caplog.at_level(logging.WARNING):
        for name in ("a", "b"):
            player = misbehaving("sorry", tmp_path / name)
            player.choose(asked())
            player.choose(asked())
    assert [record.getMessage() for record in caplog.records] == [
        "bot sorry forfeits a decision: error: it says 'no idea'"
    ]


# Processes -------------------------------------------------------------------------------------------------


def started_by(note: Path) -> list[int]:
    return [int(each) for each in note.read_text(encoding="utf-8").split()]


def test_a_program_is_ended_with_its_children(tmp_path: Path) -> None:
    player = misbehaving("parent", tmp_path / "family")
    assert player.choose(asked()).name == "travel"
    parent, child = started_by(tmp_path / "family")
    assert alive(parent)
    assert alive(child)
    player.close()
    assert not alive(parent)
    assert gone(child)


def test_a_program_waits_for_the_next_bot(tmp_path: Path) -> None:
    started = tmp_path / "started"
    for _ in range(3):
        misbehaving("illegal", started).choose(asked())
    assert len(started_by(started)) == 1
    (process,) = started_by(started)
    program.end_all()
    assert not alive(process)


def test_one_that_did_not_keep_to_the_form_does_not_wait(tmp_path: Path) -> None:
    started = tmp_path / "started"
    for _ in range(2):
        misbehaving("twice", started).choose(asked())
    assert len(started_by(started)) == 2
    assert not alive(started_by(started)[0])


def test_an_idle_program_that_has_died_is_replaced(tmp_path: Path) -> None:
    started = tmp_path / "started"
    misbehaving("illegal", started).choose(asked())
    os.kill(started_by(started)[0], 9)
    assert gone(started_by(started)[0])
    player = misbehaving("illegal", started)
    player.choose(asked())
    assert player.forfeits[0].startswith("choice: ")
    assert len(started_by(started)) == 2


def test_a_bot_whose_asker_loses_patience_is_not_asked_the_next_question(tmp_path: Path) -> None:
    started = tmp_path / "started"
    player = misbehaving("sorry", started)
    player.choose(asked())
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(Program, "read_line", impatient)
        with pytest.raises(KeyboardInterrupt):
            player.choose(asked())
    assert not alive(started_by(started)[0])


def impatient(_program: Program, _until: float) -> bytes:
    raise KeyboardInterrupt


ORPHANS = """
import os, sys
sys.path[:0] = {path!r}
from test_external import asked, misbehaving
from pathlib import Path
player = misbehaving("parent", Path({note!r}))
player.choose(asked())
os.kill(os.getpid(), {signal})
"""


@pytest.mark.parametrize("number", [15, 9])
def test_programs_do_not_outlive_the_process_that_asks(number: int, tmp_path: Path) -> None:
    note = tmp_path / "family"
    path = [str(Path(__file__).parent), *filter(None, sys.path)]
    script = ORPHANS.format(path=path, note=str(note), signal=number)
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == -number
    assert all(gone(process) for process in started_by(note))


def test_a_closed_program_says_so() -> None:
    closed = Program(["cat"])
    until = time.monotonic() + 120
    closed.write_line(b"hello", until)
    assert closed.read_line(until) == b"hello"
    closed.close()
    with pytest.raises(AssertionError, match="closed"):
        closed.write_line(b"hello", until)


def test_a_program_that_owes_an_answer_is_not_asked_anything_else() -> None:
    until = time.monotonic() + 120
    slow = Program(["cat"])
    slow.write_line(b"first", until)
    with pytest.raises(ProgramError, match="unasked: it owes an answer"):
        slow.write_line(b"second", until)


def test_who_does_not_read_a_long_line_is_not_waited_for() -> None:
    deaf = Program(["sleep", "60"])
    with pytest.raises(ProgramError, match="time"):
        deaf.write_line(b"x" * 1_000_000, time.monotonic() + 0.2)


# The list --------------------------------------------------------------------------------------------------


def test_a_guest_is_invited_by_its_owner_alone() -> None:
    command = "mine=cat -u"
    for word in ("mine", command, "run:cat"):
        assert not bots.known(word)
        with pytest.raises(UnknownName):
            bots.bot(word, TOY)
    assert bots.register_external("greedy") == "greedy"
    assert bots.register_external("search:400:explore=0.3") == "search:400:explore=0.3"
    assert bots.register_external(command) == "mine"
    assert bots.known("mine")
    assert not bots.known(command)
    assert bots.offered()[-1] == "mine"
    assert bots.resolve("mine", TOY) == command
    assert bots.measure("mine", TOY) == 0
    with pytest.raises(UnknownName, match="mine"):
        bots.checked("hal")


def test_a_list_may_stand_in_the_environment(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(LIST, "one=cat\n\n  two = no\nthree=cat -u 'a b'\n")
    assert list(external.external_bots()) == ["one", "three"]
    assert external.external_bots()["three"].command == ("cat", "-u", "a b")
    bots.register_external("one=sleep 3")
    assert external.external_bots()["one"].command == ("sleep", "3")
    assert "three" in external.external_bots()


@pytest.mark.parametrize(
    ("word", "wrong"),
    [
        ("greedy=cat", "is the name of a bot"),
        ("easy=cat", "is the name of a bot"),
        ("mine=/no/such/program", "” not found"),
        ("mine=' '", "” not found"),
        ("mine=cat 'a", "quotation mark"),
    ],
)
def test_an_invitation_that_cannot_be_kept_is_refused(word: str, wrong: str) -> None:
    with pytest.raises(BadOption, match=wrong):
        bots.register_external(word)
    assert external.external_bots() == {}


@pytest.mark.parametrize("example", ["magpie.py", "parrot.py"])
def test_the_page_on_bots_shows_the_examples_as_they_are(example: str) -> None:
    page = (EXAMPLES.parent / "docs" / "bots" / "first-bot.md").read_text(encoding="utf-8")
    assert (EXAMPLES / example).read_text(encoding="utf-8") in page
