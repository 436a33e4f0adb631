"""Sentences that know their subject.

A text such as ``{ $player } passes.`` begins with anyone who it is about, so it can also be said without the subject:
several in a row about one player become one sentence, which names the player once. Which texts can is read off the
catalogue, never off a finished sentence: a player may be called by any word.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Final, NamedTuple

from fluent.syntax.ast import (
    BaseNode,
    Pattern,
    Placeable,
    SelectExpression,
    StringLiteral,
    TextElement,
    VariableReference,
    Variant,
)

SUBJECT: Final = "player"
"""The argument that a sentence is about if it begins with it."""
STOP: Final = "."
NO_SUBJECT: Final = -9
"""The seat of a sentence that is about no player."""

Elements = list[TextElement | Placeable]


class SentenceForm(NamedTuple):
    """A sentence without its subject, and without its full stop where more can be said of the subject."""

    predicate: Pattern
    goes_on: bool
    """Whether it is about its subject to the end, and ends in a full stop."""


def sentence_form(pattern: Pattern) -> SentenceForm | None:
    """Return the form of a parsed text, or None if it does not begin with its subject."""
    bare = _without_subject(pattern)
    if bare is None:
        return None
    # What comes after a full stop within a sentence is not about the subject any more.
    single = all(f"{STOP} " not in words for words in _literal(pattern))
    open_ended = _without_stop(bare) if single else None
    return SentenceForm(bare, goes_on=False) if open_ended is None else SentenceForm(open_ended, goes_on=True)


def _without_subject(pattern: Pattern) -> Pattern | None:
    first, rest = pattern.elements[0], pattern.elements[1:]
    if _is_subject(first) and rest and isinstance(rest[0], TextElement) and rest[0].value.startswith(" "):
        blank = TextElement(rest[0].value[1:])
        return Pattern([blank, *rest[1:]] if blank.value else rest[1:])
    return _in_variants(first, _without_subject, []) if not rest else None


def _without_stop(pattern: Pattern) -> Pattern | None:
    before, last = pattern.elements[:-1], pattern.elements[-1]
    if isinstance(last, TextElement):
        shorter = last.value.removesuffix(STOP)
        if shorter == last.value:
            return None
        return Pattern([*before, TextElement(shorter)] if shorter else before)
    return _in_variants(last, _without_stop, before)


def _is_subject(element: TextElement | Placeable) -> bool:
    return (
        isinstance(element, Placeable)
        and isinstance(element.expression, VariableReference)
        and element.expression.id.name == SUBJECT
    )


def _in_variants(
    element: TextElement | Placeable, change: Callable[[Pattern], Pattern | None], before: Elements
) -> Pattern | None:
    """Return the pattern with every variant of its last element changed, or None if one of them cannot be."""
    if not isinstance(element, Placeable) or not isinstance(element.expression, SelectExpression):
        return None
    variants: list[Variant] = []
    for variant in element.expression.variants:
        changed = change(variant.value)
        if changed is None:
            return None
        variants.append(Variant(variant.key, changed, variant.default))
    return Pattern([*before, Placeable(SelectExpression(element.expression.selector, variants))])


def _literal(node: object) -> Iterator[str]:
    """Yield what a parsed text says literally, within placeables too."""
    if isinstance(node, (TextElement, StringLiteral)):
        yield node.value
    elif isinstance(node, list):
        for child in node:
            yield from _literal(child)
    elif isinstance(node, BaseNode):
        for child in vars(node).values():
            yield from _literal(child)


class Sentence(NamedTuple):
    """What is said: of whom, and what; ``key`` is the key of its text."""

    key: str
    seat: int
    """The seat it is about, or ``NO_SUBJECT``."""
    subject: str
    """What that seat is called; empty where the sentence is about no player."""
    words: str
    """What is said of the subject, or the whole sentence if there is none."""
    goes_on: bool
    """Whether more can be said of the subject in the same sentence; then the full stop is still to be set."""

    def __str__(self) -> str:
        stop = STOP if self.goes_on else ""
        return f"{self.subject} {self.words}{stop}" if self.subject else self.words


def joined(sentences: Sequence[Sentence], apart: str) -> list[str]:
    """Return the sentences as lines; those in a row about the same player are one, which names the player once."""
    lines: list[list[Sentence]] = []
    for sentence in sentences:
        last = lines[-1][-1] if lines else None
        if last is not None and last.goes_on and sentence.subject and sentence.seat == last.seat:
            lines[-1].append(sentence)
        else:
            lines.append([sentence])
    return [str(line[-1]._replace(words=apart.join([each.words for each in line]))) for line in lines]
