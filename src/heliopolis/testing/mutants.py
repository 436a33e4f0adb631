"""Mutants: saved positions and journals in which something was changed, as a stranger might.

Whatever is done to one, it is refused in one line, or it plays on to the end of the game with every invariant holding.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any, Final

from heliopolis.games import game as find_game
from heliopolis.kernel.chance import Dice, derived
from heliopolis.kernel.errors import LONGEST, HeliopolisError
from heliopolis.kernel.game import Game, State
from heliopolis.kernel.journals.journal import Journal
from heliopolis.kernel.journals.replay import read_journal
from heliopolis.testing.walk import random_choice, sample

Plain = Any
"""What JSON can hold: who changes it must not care."""

MOST_PLIES: Final = 10_000
"""The most plies within which an accepted position must end."""
NUMBERS: Final = (-1, 0, 1, 2, 7, 63, 10**9, -(10**9), 10**30)
STRANGE: Final[tuple[Plain, ...]] = (None, True, "", "x" * 400, [], {}, -1, 1.5, [[]], "\n")


def mutant(game: Game, saved: Plain, others: list[Plain], dice: Dice) -> Plain:
    """Return the saved position with one to three things changed; ``others`` are positions to take parts from."""
    changed = copied(saved)
    for _ in range(1 + dice.below(3)):
        if dice.below(2):
            change_stack(game, changed, others[dice.below(len(others))], dice)
        else:
            change_anything(changed, others[dice.below(len(others))], dice)
    return changed


def copied(plain: Plain) -> Plain:
    """Return a copy that shares nothing."""
    return json.loads(json.dumps(plain))


# The stack -------------------------------------------------------------------------------------------------


def change_stack(game: Game, saved: Plain, other: Plain, dice: Dice) -> None:
    """Change a step, its order or its fields."""
    todo = saved.get("todo")
    if not isinstance(todo, list):
        return
    place = dice.below(len(todo) + 1)
    kind = dice.below(8)
    if kind == 0:
        todo.insert(place, any_step(game, dice))
    elif kind == 1 and isinstance(other.get("todo"), list):
        saved["todo"] = copied(other["todo"])
    elif not todo:
        return
    elif kind == 2:
        todo[place % len(todo)] = any_step(game, dice)
    elif kind == 3:
        del todo[place % len(todo)]
    elif kind == 4:
        todo.insert(place, copied(todo[dice.below(len(todo))]))
    elif kind == 5:
        swap(todo, dice)
    elif kind == 6:
        del todo[place:]
    else:
        change_step(game, todo[place % len(todo)], dice)


def any_step(game: Game, dice: Dice) -> Plain:
    """Return a step of the game with any fields within their ranges."""
    frames = list(game.frames.values())
    frame = frames[dice.below(len(frames))]
    values: Plain = {name: within(game, frame.name, name, dice) for name in frame.spans}
    player = dice.below(4)
    try:
        frame.step(**{**values, "player": player})
    except TypeError:
        return {"step": frame.name, **values}
    return {"step": frame.name, "player": player, **values}


def within(game: Game, step: str, field: str, dice: Dice) -> Plain:
    """Return a value of a field within its range."""
    span = game.frames[step].spans[field]
    if span.longest < 0:
        return span.least + dice.below(span.most - span.least + 1)
    return [span.least + dice.below(span.most - span.least + 1) for _ in range(dice.below(span.longest + 1))]


def change_step(game: Game, step: Plain, dice: Dice) -> None:
    """Give a field of a step another value, as a rule one within its range."""
    if not isinstance(step, dict) or step.get("step") not in game.frames:
        return
    names = [name for name in step if name != "step"]
    if not names:
        return
    name = names[dice.below(len(names))]
    if name == "player":
        step[name] = dice.below(4)
    elif name in game.frames[step["step"]].spans and dice.below(4):
        step[name] = within(game, step["step"], name, dice)
    else:
        step[name] = NUMBERS[dice.below(len(NUMBERS))]


# Anything --------------------------------------------------------------------------------------------------


def places(plain: Plain) -> Iterator[tuple[Plain, Plain]]:
    """Yield every place of a tree: what holds it, and by which key."""
    keys = list(plain) if isinstance(plain, dict) else range(len(plain)) if isinstance(plain, list) else ()
    for key in keys:
        yield plain, key
        yield from places(plain[key])


def change_anything(saved: Plain, other: Plain, dice: Dice) -> None:
    """Change a value anywhere, or move something from one place to another of the same sort."""
    found = list(places(saved))
    holder, key = found[dice.below(len(found))]
    value = holder[key]
    kind = dice.below(8)
    if kind == 0:
        holder[key] = STRANGE[dice.below(len(STRANGE))]
    elif kind == 1 and isinstance(holder, dict):
        del holder[key]
    elif kind == 2:
        # The same place of another position.
        alike = [pair[0][pair[1]] for pair in places(other) if pair[1] == key]
        if alike:
            holder[key] = copied(alike[dice.below(len(alike))])
    elif isinstance(value, list) and value:
        shuffle_list(value, dice)
    elif isinstance(value, bool):
        holder[key] = not value
    elif isinstance(value, int):
        change_number(found, holder, key, dice)
    else:
        # What is called the same elsewhere, or of the same sort, changes places with it.
        others = [pair for pair in found if type(pair[0][pair[1]]) is type(value) and pair[0] is not holder]
        if others:
            there, name = others[dice.below(len(others))]
            there[name], holder[key] = copied(value), copied(there[name])


def change_number(found: list[tuple[Plain, Plain]], holder: Plain, key: Plain, dice: Dice) -> None:
    """Change a number a little, much, or so that another loses what it gains."""
    kind = dice.below(4)
    if kind == 0:
        holder[key] = NUMBERS[dice.below(len(NUMBERS))]
        return
    step = 1 if dice.below(2) else -1
    holder[key] += step
    if kind == 1:
        return
    near = [pair for pair in found if pair[0] is holder or pair[1] == key]
    numbers = [pair for pair in near if type(pair[0][pair[1]]) is int and (pair[0] is not holder or pair[1] != key)]
    if numbers:
        there, name = numbers[dice.below(len(numbers))]
        there[name] -= step


def shuffle_list(values: Plain, dice: Dice) -> None:
    """Shorten, double or reorder a list."""
    kind = dice.below(4)
    place = dice.below(len(values))
    if kind == 0:
        del values[place]
    elif kind == 1:
        values.insert(place, copied(values[dice.below(len(values))]))
    elif kind == 2:
        swap(values, dice)
    else:
        values.extend(copied(values))


def swap(values: Plain, dice: Dice) -> None:
    """Let two change places."""
    one, other = dice.below(len(values)), dice.below(len(values))
    values[one], values[other] = values[other], values[one]


# Journals --------------------------------------------------------------------------------------------------


def mutant_journal(game: Game, journal: Journal, others: list[Plain], dice: Dice) -> str:
    """Return the text or JSON of a journal with something changed: a word, a line, a letter, or its start."""
    kind = dice.below(4)
    if kind == 0:
        plain = copied(journal.to_dict())
        for _ in range(1 + dice.below(2)):
            change_anything(plain, copied(journal.to_dict()), dice)
        return json.dumps(plain)
    if kind == 1:
        plain = copied(journal.to_dict())
        plain["start"] = mutant(game, others[dice.below(len(others))], others, dice)
        plain["plies"], plain["opening"], plain["comments"] = [], [], []
        return json.dumps(plain)
    lines = journal.text().splitlines()
    if kind == 2:
        start = json.dumps(mutant(game, others[dice.below(len(others))], others, dice))
        place = next(number for number, line in enumerate(lines) if not line)
        lines.insert(place, f"start: {start}")
        return "\n".join([*lines[: place + 2], lines[-1]]) + "\n"
    for _ in range(1 + dice.below(3)):
        place = dice.below(len(lines))
        words = lines[place].split(" ")
        if dice.below(2):
            shuffle_list(lines, dice)
        else:
            shuffle_list(words, dice)
            lines[place % len(lines)] = " ".join(words)
    return "\n".join(lines) + "\n"


# What becomes of them --------------------------------------------------------------------------------------


def fault_of(load: Callable[[], State], dice: Dice) -> tuple[str, str]:
    """Return what is wrong with how a mutant fared, or nothing; and the refusal, or nothing where it was accepted."""
    try:
        state = load()
    except HeliopolisError as error:
        told = str(error)
        fault = "" if told.isprintable() and 0 < len(told) <= LONGEST else f"is refused at length: {told!r}"
        return fault, told
    except Exception as error:  # noqa: BLE001
        return f"is not refused but raises {type(error).__name__}: {error}", ""
    try:
        return _fault_of_play(state, dice), ""
    except Exception as error:  # noqa: BLE001
        step = state.todo[-1] if state.todo else None
        return f"was accepted, and then raises {type(error).__name__}: {error} (ply of turn {state.turn}, {step})", ""


def _fault_of_play(state: State, dice: Dice) -> str:
    for _ in range(MOST_PLIES):
        broken = state.game.broken(state)
        if broken:
            return f"was accepted, and then breaks {broken[0]}"
        state.game.check_stack(state)
        state.game.check_fit(state)
        if not state.todo:
            return ""
        state.play(random_choice(state, dice))
    return f"was accepted, and does not end within {MOST_PLIES} plies"


def _end_of(text: str) -> State:
    return read_journal(text, find_game).state


def position_faults(game: Game, number: int, seed: int) -> Iterator[tuple[int, str, str, Plain]]:
    """Yield mutants of positions of random games: the number, fault and refusal of each, and the mutant itself."""
    recent: list[Plain] = []
    for count, walk in enumerate(sample(game, number, seed)):
        dice = Dice(derived(seed, count))
        saved = copied(walk.state.to_dict())
        recent = [*recent[-20:], saved]
        changed = mutant(game, saved, recent, dice)
        yield count, *fault_of(partial(game.load, changed), dice), changed


def journal_faults(game: Game, number: int, seed: int) -> Iterator[tuple[int, str, str, str]]:
    """Yield mutants of journals of random games: the number, fault and refusal of each, and the mutant itself."""
    recent: list[Plain] = []
    for count, walk in enumerate(sample(game, number, seed)):
        dice = Dice(derived(seed, count))
        recent = [*recent[-20:], copied(walk.state.to_dict())]
        text = mutant_journal(game, walk.journal, recent, dice)
        yield count, *fault_of(partial(_end_of, text), dice), text
