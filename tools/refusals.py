"""Refusals: for each question and rule a position where the rule bars a choice, and the sentence a player reads there.

``make docs`` writes the pages again from the examples that are known; ``tools/refusals.py --find 24000`` first looks
for examples in that many random games of each game, and ``--repair 24000`` only for those that no longer hold, until it
has them all.
"""

from __future__ import annotations

import argparse
import tomllib
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

import rules_pages
from rules_pages import PAGES

from heliopolis.games import own_games
from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.game import Game, State
from heliopolis.kernel.reading import Reader
from heliopolis.kernel.step import step_name
from heliopolis.testing.walk import Walk
from heliopolis.words.texts import ENGLISH, LANGUAGES, language_name
from heliopolis.words.voice import Voice, voice_of

EXAMPLES = Path(__file__).parents[1] / "tests" / "conformance" / "refusals.toml"
ABOUT = "# Where to see each refusal: `python tools/refusals.py --find 24000` looks for other examples."


class Example(NamedTuple):
    """Where a rule bars a choice: a question, by its step, and the position of a random game."""

    step: str
    rule: str
    choice: str
    seed: int
    ply: int


class Shown(NamedTuple):
    """What a player reads there: the question, the choice, and why it is barred."""

    example: Example
    options: str
    question: str
    choice: str
    sentence: str


def refusals(state: State) -> dict[tuple[str, str], str]:
    """Return what the open question bars: for each rule the first choice, by the step and the rule."""
    found: dict[tuple[str, str], str] = {}
    if state.todo and state.seat() != CHANCE:
        step = step_name(type(state.todo[-1]))
        for choice in state.candidates():
            rule = state.barring_rule(choice)
            if rule:
                found.setdefault((step, rule), choice.name)
    return found


def find(game: Game, seeds: Iterable[int]) -> list[Example]:
    """Return an example of each refusal that these random games meet; of several the one in the earliest game."""
    return _search(game, seeds, {}, set())


def repair(game: Game, known: Iterable[Example], seeds: Iterable[int]) -> list[Example]:
    """Return the known examples, those that no longer hold replaced; games are played until none is lacking."""
    listed = list(known)
    held = [row.example for row in show(game, listed, [voice_of(game, LANGUAGES[0])])[LANGUAGES[0]]]
    lost = {(each.step, each.rule) for each in listed if each not in held}
    return _search(game, seeds if lost else (), {(each.step, each.rule): each for each in held}, lost)


def _search(
    game: Game, seeds: Iterable[int], found: dict[tuple[str, str], Example], lost: set[tuple[str, str]]
) -> list[Example]:
    """Add what these games meet; if some are lost, stop with the game that has the last of them."""
    for seed in seeds:
        if lost and lost <= found.keys():
            break
        walk = Walk(game, seed)
        while walk.state.todo:
            for (step, rule), choice in refusals(walk.state).items():
                found.setdefault((step, rule), Example(step, rule, choice, seed, walk.ply))
            walk.go_on()
    order = list(game.steps)
    return sorted(found.values(), key=lambda each: (order.index(each.step), each.rule))


def show(game: Game, examples: Iterable[Example], voices: Iterable[Voice]) -> dict[str, list[Shown]]:
    """Return the examples as they read, by language; an example that does not hold any more is left out."""
    listed, spoken = list(examples), list(voices)
    shown: dict[str, dict[Example, Shown]] = {voice.language: {} for voice in spoken}
    for seed in sorted({example.seed for example in listed}):
        walk = Walk(game, seed)
        waiting = sorted((example for example in listed if example.seed == seed), key=lambda example: example.ply)
        for example in waiting:
            while walk.state.todo and walk.ply < example.ply:
                walk.go_on()
            if not holds(walk, example):
                continue
            options = ", ".join(f"{name}={value}" for name, value in walk.journal.options.items())
            choice = walk.state.choice(example.choice)
            for voice in spoken:
                asked, named = voice.prompt(walk.state), voice.choice(choice, walk.state)
                told = Shown(example, options, asked, named, voice.refusal(walk.state, choice))
                shown[voice.language][example] = told
    return {language: [found[each] for each in listed if each in found] for language, found in shown.items()}


def holds(walk: Walk, example: Example) -> bool:
    """Return whether the position reached asks what the example says, and bars its choice by its rule."""
    state = walk.state
    if walk.ply != example.ply or not state.todo or step_name(type(state.todo[-1])) != example.step:
        return False
    choice = state.game.find_choice(example.choice)
    return choice is not None and state.why_not(choice) == example.rule


def markdown(game: Game, rows: list[Shown], language: str) -> str:
    """Return the page of a game: a table for each step that asks."""
    say = voice_of(game, language).say
    others = [f"[{language_name(each)}]({page_name(game, each)})" for each in LANGUAGES if each != language]
    parts = [
        "<!-- Generated by tools/refusals.py. -->",
        f"# {say('refusals-title', game=say('name-game'))}",
        say("refusals-about"),
        " · ".join(others),
    ]
    steps = list(dict.fromkeys(row.example.step for row in rows))
    for step in steps:
        mine = [row for row in rows if row.example.step == step]
        head = _row(say(f"refusals-{column}") for column in ("rule", "choice", "sentence", "where"))
        lines = [head, "|---|---|---|---|", *(_line(row, game, language) for row in mine)]
        parts += [f"## {step}", f"*{mine[0].question}*", "\n".join(lines)]
    return "\n\n".join(parts) + "\n"


def page_name(game: Game, language: str) -> str:
    """Return the file name of a game's page of refusals: the first language's has no suffix of its own."""
    return f"{game.name}-refusals.md" if language == LANGUAGES[0] else f"{game.name}-refusals.{language}.md"


def _line(row: Shown, game: Game, language: str) -> str:
    rule = f"[{row.example.rule}]({rules_pages.page_name(game.name, language)}#{row.example.rule.lower()})"
    return _row([rule, row.choice, row.sentence, f"{row.example.seed}/{row.example.ply}"])


def _row(cells: Iterable[str]) -> str:
    return f"| {' | '.join(cell.replace('|', '/') for cell in cells)} |"


REPAIRING = "run python tools/refusals.py --repair 24000"
"""What to do when the rules have changed and examples are lost."""


def read(file: Path) -> dict[str, list[Example]]:
    """Return the examples that are known, by game."""
    table = Reader(tomllib.loads(file.read_text(encoding="utf-8")), file.name)
    return {name: [_example(row) for row in table[name].items()] for name in table.keys()}


def _example(row: Reader) -> Example:
    step, rule, choice = (row[key].string() for key in ("step", "rule", "choice"))
    return Example(step, rule, choice, row["seed"].integer(0), row["ply"].integer(0))


def write(file: Path, examples: dict[str, list[Example]]) -> None:
    """Keep the examples."""
    lines = [ABOUT]
    for name, listed in examples.items():
        lines += ["", f"{name} = ["]
        lines += [
            f'  {{ step = "{each.step}", rule = "{each.rule}", choice = "{each.choice}", '
            f"seed = {each.seed}, ply = {each.ply} }},"
            for each in listed
        ]
        lines.append("]")
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")


def pages(game: Game, shown: dict[str, list[Shown]]) -> dict[str, str]:
    """Return the pages of refusals of a game, by file name."""
    return {page_name(game, language): markdown(game, rows, language) for language, rows in shown.items()}


def main() -> None:
    """Look for examples if asked to, and write the pages of all games."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--find", type=int, metavar="GAMES", help="look for examples in this many random games")
    parser.add_argument("--repair", type=int, metavar="GAMES", help="replace lost examples in at most this many games")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first of them")
    arguments = parser.parse_args()
    if arguments.find:
        seeds = range(arguments.seed, arguments.seed + arguments.find)
        write(EXAMPLES, {name: find(game, seeds) for name, game in own_games().items()})
    elif arguments.repair:
        seeds = range(arguments.seed, arguments.seed + arguments.repair)
        write(EXAMPLES, {name: repair(own_games()[name], known, seeds) for name, known in read(EXAMPLES).items()})
    lost = 0
    for name, examples in read(EXAMPLES).items():
        game = own_games()[name]
        shown = show(game, examples, [voice_of(game, language) for language in LANGUAGES])
        lost += len(examples) - len(shown[ENGLISH])
        for file, page in pages(game, shown).items():
            (PAGES / file).write_text(page, encoding="utf-8")
    if lost:
        raise SystemExit(f"{lost} examples of refusals no longer hold and are not on the pages: {REPAIRING}")


if __name__ == "__main__":
    main()
