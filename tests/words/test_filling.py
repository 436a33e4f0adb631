"""Texts are filled in as Fluent's own runtime does it."""

from __future__ import annotations

import pytest

from heliopolis.games import all_games
from heliopolis.words.filling import Unusual, fill_in
from heliopolis.words.texts import _FUNCTIONS, LANGUAGES, PREDICATE, YOU, Texts, texts

VALUES: tuple[tuple[str | int, str | int], ...] = ((0, "none"), (1, YOU), (5, "Ann"), (13, "blue"), (1234, "a & b"))
"""For numbers and words, one after the other."""
OFTEN = 25
"""One of so many texts is tried with each value."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", all_games())
def test_texts_read_as_the_library_writes_them(name: str, language: str) -> None:
    own: Texts = texts(all_games()[name].folder, language)
    bundle, quick, tried = own._bundle, 0, 0
    keys = [*sorted(own.keys()), *(PREDICATE + key for key in sorted(own.keys()) if own.form(key))]
    for number, value in enumerate(VALUES):
        for key in keys[number::OFTEN]:
            pattern = bundle.get_message(key).value
            assert pattern is not None
            for filling in value:
                args = dict.fromkeys(own.arguments(key.removeprefix(PREDICATE)), filling)
                told, errors = bundle.format_pattern(pattern, dict(args))
                tried += 1
                try:
                    assert fill_in(pattern, args, _FUNCTIONS, bundle._plural_form) == told, key
                    assert not errors
                    quick += 1
                except Unusual:
                    continue
    assert quick > 0.8 * tried
