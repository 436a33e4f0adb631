"""What a game says about its puzzles: where they begin, what a first choice is, how clear it must be, the themes."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Final, NamedTuple

from heliopolis.kernel.choice import Choice
from heliopolis.kernel.definition import Value
from heliopolis.kernel.reading import Reader

FOLDER: Final = "puzzles"
RECIPE: Final = "recipe.toml"


class Theme(NamedTuple):
    """A theme: which choices or events of a solution belong to it, and how many of them there must be."""

    name: str
    choices: tuple[str, ...]
    """How the names of such choices begin."""
    events: tuple[str, ...]
    """Kinds of events, points with their reason."""
    least: int
    last: bool
    """Whether it is the last turn of a player that belongs here."""

    def fits(self, choices: list[str], events: list[str], *, last: bool) -> bool:
        """Return whether a solution, by its choices and what they brought about, belongs here."""
        if self.last:
            return last
        said = sum(name.startswith(self.choices) for name in choices) if self.choices else 0
        return said + sum(event in self.events for event in events) >= self.least


class PuzzleRecipe(NamedTuple):
    """How puzzles of a game are found."""

    bot: str
    """Whose weights the search uses."""
    last_word: str
    """Who has to agree with it in the end: the strongest bot that there is."""
    simulations: int
    """Of the first look; a candidate is confirmed by twenty times as many."""
    clear: float
    """How much more the best first choice is worth than every other one, as part of a fair share of the victory."""
    margin: float
    """How much less than the best a whole turn may be worth and still be right, likewise."""
    steps: tuple[str, ...]
    """The questions a puzzle may begin with."""
    leading: tuple[str, ...]
    """How choices begin after which the first choice is not complete yet."""
    unnamed: tuple[str, ...]
    """Which of them do not distinguish first choices."""
    variants: tuple[dict[str, Value], ...]
    """The options of the games played, one after the other."""
    themes: tuple[Theme, ...]

    def clear_gap(self, players: int) -> float:
        """Return the gap between the best first choice and every other, as a chance of winning."""
        return self.clear / players

    def right_margin(self, players: int) -> float:
        """Return how much chance of winning a turn may give away and still be right."""
        return self.margin / players

    def complete(self, choice: Choice) -> bool:
        """Return whether the first choice of a turn ends with this choice."""
        return not choice.name.startswith(self.leading) if self.leading else True

    def opening(self, names: list[str]) -> list[str]:
        """Return the choices of a turn that make up its first choice."""
        opened: list[str] = []
        for name in names:
            opened.append(name)
            if not (self.leading and name.startswith(self.leading)):
                break
        return opened

    def first_choice(self, names: list[str]) -> str:
        """Return what a turn is spent on: its first choices, without those that make no difference of kind."""
        told = [name for name in self.opening(names) if not (self.unnamed and name.startswith(self.unnamed))]
        return " ".join(told)


def read_recipe(file: Path) -> PuzzleRecipe:
    """Return the recipe in a file."""
    table = Reader(tomllib.loads(file.read_text(encoding="utf-8")), file.name)
    return PuzzleRecipe(
        table["bot"].string(),
        table["last_word"].string(),
        table["simulations"].integer(1),
        _share(table["clear"]),
        _share(table["margin"]),
        tuple(table["steps"].strings()),
        tuple(table["leading"].strings()),
        tuple(table["unnamed"].strings()),
        tuple({name: _value(variant[name]) for name in variant.keys()} for variant in table["variants"].items()),
        tuple(
            Theme(
                name,
                tuple(theme.get("choices", ()).strings()),
                tuple(theme.get("events", ()).strings()),
                theme.get("least", 1).integer(1),
                theme.get("last", False).boolean(),
            )
            for name, theme in ((name, table["themes"][name]) for name in table["themes"].keys())
        ),
    )


def _share(saved: Reader) -> float:
    """Return a share of the victory, written in thousandths."""
    return saved.integer(0, 1000) / 1000


def _value(saved: Reader) -> Value:
    return saved.value if isinstance(saved.value, (bool, int, str)) else saved.string()
