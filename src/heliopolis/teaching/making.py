"""For authors: positions of played games from which a task can be done, each with the shortest way that was found."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from heliopolis.bots import bot
from heliopolis.kernel.chance import CHANCE, Dice
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.definition import Value
from heliopolis.kernel.game import Game, State
from heliopolis.kernel.journals.notation import Ply
from heliopolis.kernel.step import step_name
from heliopolis.teaching.judging import CHANCES, play_idly, play_line
from heliopolis.teaching.lessons import Lesson, LessonStart, read_tasks, read_toml
from heliopolis.teaching.materials import materials_of
from heliopolis.teaching.note import DONE
from heliopolis.teaching.tasks import Happened


class PositionQuery(NamedTuple):
    """Where to look for positions."""

    prompt: str
    """The question that is open, by the name of its step."""
    options: dict[str, Value]
    bot: str = "medium"
    rounds: range = range(100)
    seed: int = 1
    games: int = 30
    tries: int = 60
    """Random lines from each position."""


class FoundPosition(NamedTuple):
    """A position where a lesson can begin."""

    seed: int
    ply: int
    state: State
    seat: int
    solution: tuple[str, ...]
    luck: float
    """The share of random lines that fulfil it: the smaller, the more there is to see."""


def read_draft(game: Game, file: Path) -> Lesson:
    """Return a lesson without its start: a file that has only the tasks, and in how many turns they are to be done."""
    row = read_toml(file, file.name)
    turns = row.get("turns", 1).integer(1, 20)
    digest = game.components().digest
    start = LessonStart(game.version, digest, 0, (), {})
    return Lesson(game, file.stem, "", turns, (), read_tasks(row, game), (), (), start)


def search(draft: Lesson, wanted: PositionQuery) -> Iterator[FoundPosition]:
    """Yield positions of games among bots from which the tasks can be done, but not by doing nothing.

    One of each game.
    """
    idle = materials_of(draft.game).course._replace(chapters=())
    for seed in range(wanted.seed, wanted.seed + wanted.games):
        for ply, state in positions(draft.game, wanted.bot, seed, wanted.prompt, wanted.options):
            if draft.game.round_of(state) not in wanted.rounds:
                continue
            found = try_out(draft, seed, ply, state, wanted.tries)
            if found is None:
                continue
            lesson = draft._replace(start=draft.start._replace(seat=found.seat, position=state.to_dict()))
            lazily = [verdict.outcome for chance in CHANCES for verdict in play_idly(idle, lesson, chance)]
            trials = [play_line(lesson, found.solution, chance) for chance in CHANCES]
            if DONE not in lazily and all(trial.verdict.outcome == DONE for trial in trials):
                yield found
                break


def positions(game: Game, level: str, seed: int, prompt: str, options: dict[str, Value]) -> Iterator[tuple[int, State]]:
    """Yield the positions of one game among bots in which someone is asked that question, each with its ply."""
    state, dice, ply = game.new(None, **options), Dice(seed), 0
    players = [bot(level, game, seed + seat) for seat in range(state.seats)]
    while state.todo:
        seat = state.seat()
        if seat != CHANCE and step_name(type(state.todo[-1])) == prompt:
            yield ply, state.copy()
        choices = state.choices()
        state.play(choices[dice.weighted(state.weights())] if seat == CHANCE else players[seat].choose(state))
        ply += 1


def try_out(draft: Lesson, seed: int, ply: int, start: State, tries: int) -> FoundPosition | None:
    """Return whether random lines fulfil a draft's tasks from a position, how many of them, and the shortest."""
    lesson = draft._replace(start=draft.start._replace(seat=start.seat()))
    if _done(lesson, Happened(start, start, [], lesson.seat)):
        return None
    lines = [line for number in range(tries) if (line := _stumble(lesson, start, number))]
    if not lines:
        return None
    return FoundPosition(seed, ply, start, lesson.seat, min(lines, key=len), len(lines) / tries)


def _stumble(lesson: Lesson, start: State, seed: int) -> tuple[str, ...]:
    """Return what the seat chose until the lesson was done by chance; nothing if its turns ended before."""
    dice, state, idle = Dice(seed + 7), start.copy(), materials_of(lesson.game).course.idle
    plies: list[Ply] = []
    line: list[str] = []
    turns = [start.turn]
    while state.todo:
        seat, turn, whose = state.seat(), state.turn, state.turn_seat
        if whose == lesson.seat and turn not in turns:
            turns.append(turn)
            if len(turns) > lesson.turns:
                break
        choice = _drawn(state, dice, idle)
        events = state.play(choice)
        plies.append(Ply(len(plies) + 1, turn, whose, seat, choice.name, [], 0, events))
        if seat == lesson.seat:
            line.append(choice.name)
        if _done(lesson, Happened(start, state, plies, lesson.seat)):
            return tuple(line)
    return ()


def _drawn(state: State, dice: Dice, idle: tuple[str, ...]) -> Choice:
    """Return a random choice, seldom an idle one: most tasks want something to be done."""
    choices = state.choices()
    if state.seat() == CHANCE:
        return choices[dice.weighted(state.weights())]
    drawn = choices[dice.below(len(choices))]
    return choices[dice.below(len(choices))] if drawn.name in idle else drawn


def _done(lesson: Lesson, happened: Happened) -> bool:
    return all(each.task(happened).done for each in lesson.tasks)
