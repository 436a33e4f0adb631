"""What a language still lacks: ``python -m heliopolis.testing.translation_checks de`` (without a name: every one)."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.resources.abc import Traversable

from heliopolis.kernel.errors import HeliopolisError
from heliopolis.words.texts import ENGLISH, ID, LANGUAGES, Texts, common_folder, game_folders


def untranslated(language: str) -> list[str]:
    """Return the texts that only one of English and the language has, and arguments that English does not give."""
    return [line for folder in _folders() for line in _in_folder(folder, language)]


def progress(language: str) -> str:
    """Return how many of the texts the language has."""
    english = sum(len(Texts([folder], ENGLISH).keys()) for folder in _folders())
    shared = sum(len(Texts([folder], language).keys() & Texts([folder], ENGLISH).keys()) for folder in _folders())
    return f"{language}: {shared} of {english} texts are translated"


def spoken_of(texts: Texts, key: str) -> set[str]:
    """Return what a text speaks of: its arguments, whether it uses their word, their id or both."""
    return {name.removesuffix(ID) for name in texts.arguments(key)}


def _folders() -> list[Traversable]:
    return [common_folder(), *[folder / "text" for folder in game_folders()]]


def _in_folder(folder: Traversable, language: str) -> Iterator[str]:
    english, other = Texts([folder], ENGLISH), Texts([folder], language)
    for key in sorted(english.keys() - other.keys()):
        yield f"{folder / language / english.file(key)}: {key} is missing"
    for key in sorted(other.keys() - english.keys()):
        yield f"{folder / language / other.file(key)}: {key} is not a text of English"
    for key in sorted(other.keys() & english.keys()):
        unknown = sorted(spoken_of(other, key) - spoken_of(english, key))
        if unknown:
            yield f"{folder / language / other.file(key)}: {key} speaks of {', '.join(unknown)}, which nobody gives it"


def main() -> None:
    """Print what the named languages lack, or all of them if none is named; the exit code is 1 if that is anything."""
    languages = sys.argv[1:] or [language for language in LANGUAGES if language != ENGLISH]
    try:
        lines = [line for language in languages for line in untranslated(language)]
        sums = [progress(language) for language in languages]
    except HeliopolisError as error:
        lines, sums = [str(error)], []
    sys.stdout.writelines(f"{line}\n" for line in [*lines, *sums])
    raise SystemExit(1 if lines else 0)


if __name__ == "__main__":
    main()
