"""The rules of a game: its table of rules, by chapters, and what each rule rests on."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.resources.abc import Traversable
from typing import Final

from heliopolis.kernel.components import PROVENANCES
from heliopolis.kernel.reading import Reader
from heliopolis.words.texts import Texts

BASES: Final = ("stated", "ruling", "derived", "reconstructed")
_BASES: Final = ("stated", "derived", "reconstructed")
"""What a rule rests on whose values are stated, implied or reconstructed."""


@dataclass(frozen=True, slots=True)
class Rule:
    """A rule: its pages in the rulebook, what it rests on, and the rulings that settle it or a detail."""

    id: str
    page: str
    basis: str
    rulings: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Chapter:
    """Rules that belong together, in reading order."""

    key: str
    rules: tuple[Rule, ...]


def has_rules(game_folder: Traversable) -> bool:
    """Return whether the game in that folder has a table of rules."""
    return _table(game_folder).is_file()


def chapters(game_folder: Traversable) -> tuple[Chapter, ...]:
    """Return the table of rules of the game in that folder.

    A chapter may name a file of component values: rules that only a row of that file names close the chapter.
    """
    rows = _read(game_folder, "rules")["chapter"].items()
    seen: set[str] = set()
    listed = []
    for row in rows:
        rules = []
        for item in row["rules"].items():
            rule = _rule(item)
            if rule.id in seen:
                raise item.wrong("rule-twice", id=rule.id)
            seen.add(rule.id)
            rules.append(rule)
        listed.append(rules)
    for row, rules in zip(rows, listed, strict=True):
        if row.has("components"):
            rules += [rule for rule in _component_rules(game_folder, row["components"].string()) if rule.id not in seen]
    return tuple(Chapter(row["key"].string(), tuple(rules)) for row, rules in zip(rows, listed, strict=True))


def rule_ids(catalogue: Texts) -> frozenset[str]:
    """Return the ids of the rules that a catalogue has a text for: its keys that begin with a capital."""
    return frozenset(key for key in sorted(catalogue.keys()) if key[0].isupper())


def provenance(rule: Rule, catalogue: Texts) -> list[str]:
    """Return where a rule comes from: its pages, its reason if no book states it, and the numbers of the rulings."""
    pages = [catalogue("rules-page-page", page=rule.page)] if rule.page else []
    basis = [catalogue(f"rules-page-{rule.basis}")] if rule.basis != "stated" else []
    return [*pages, *basis, *rule.rulings]


def _table(game_folder: Traversable) -> Traversable:
    return game_folder / "data" / "rules.toml"


def _read(game_folder: Traversable, name: str) -> Reader:
    source = (game_folder / "data" / f"{name}.toml").read_text(encoding="utf-8")
    return Reader(tomllib.loads(source), f"{game_folder.name}/{name}.toml")


def _component_rules(game_folder: Traversable, name: str) -> list[Rule]:
    """Return the rules that the rows of a file of component values name, resting on what the values rest on."""
    table = _read(game_folder, name)
    rows = [table[key] for key in table.keys()]
    return [
        Rule(row["rule"].string(), "", _BASES[row["source"]["all"].one_of(PROVENANCES)], ())
        for row in rows
        if row.has("rule")
    ]


def _rule(row: Reader) -> Rule:
    return Rule(
        id=row["id"].string(),
        page=row.get("page", "").string(),
        basis=BASES[row["basis"].one_of(BASES)],
        rulings=tuple(row.get("rulings", ()).strings()),
    )
