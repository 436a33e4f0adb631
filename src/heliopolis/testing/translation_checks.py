"""What a language still lacks: ``python -m heliopolis.testing.translation_checks de``."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib.resources.abc import Traversable

from heliopolis.kernel.errors import HeliopolisError
from heliopolis.texts import ENGLISH, Texts, common_folder, game_folders


def untranslated(language: str) -> list[str]:
    """The texts that only one of English and the language has, and arguments that English does not give."""
    folders = [common_folder(), *[folder / "text" for folder in game_folders()]]
    return [line for folder in folders for line in _in_folder(folder, language)]


def _in_folder(folder: Traversable, language: str) -> Iterator[str]:
    english, other = Texts([folder], ENGLISH), Texts([folder], language)
    for key in sorted(english.keys() - other.keys()):
        yield f"{folder / language / english.file(key)}: {key} is missing"
    for key in sorted(other.keys() - english.keys()):
        yield f"{folder / language / other.file(key)}: {key} is not a text of English"
    for key in sorted(other.keys() & english.keys()):
        unknown = sorted(other.arguments(key) - english.arguments(key))
        if unknown:
            yield f"{folder / language / other.file(key)}: {key} speaks of {', '.join(unknown)}, which nobody gives it"


def main() -> None:
    """Print what the languages named on the command line lack; the exit code is 1 if that is anything."""
    try:
        lines = [line for language in sys.argv[1:] for line in untranslated(language)]
    except HeliopolisError as error:
        lines = [str(error)]
    sys.stdout.writelines(f"{line}\n" for line in lines)
    raise SystemExit(1 if lines else 0)


if __name__ == "__main__":
    main()
