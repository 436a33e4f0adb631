"""The catalogues say the same in every language, and a missing or broken text is reported right away."""

from __future__ import annotations

import re
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest
from catalogues import entries
from fluent.syntax.ast import BaseNode, Message, TextElement

from heliopolis.kernel.errors import UnknownName
from heliopolis.testing.translation_checks import spoken_of, untranslated
from heliopolis.words.texts import ENGLISH, LANGUAGES, BadText, MissingText, Texts, common_texts, texts

GAMES = [folder for folder in files("heliopolis.games").iterdir() if (folder / "text").is_dir()]
FOLDERS = [files("heliopolis") / "text", *(game / "text" for game in GAMES)]

game = pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
other_language = pytest.mark.parametrize("language", LANGUAGES[1:])


def catalogue(tmp_path: Path, source: str) -> Texts:
    """English texts of one file, ``en/words.ftl``."""
    (tmp_path / "en").mkdir()
    (tmp_path / "en" / "words.ftl").write_text(source, encoding="utf-8")
    return Texts([tmp_path], "en")


def words(node: object) -> list[str]:
    """Return what a parsed file says literally, without its keys, comments and placeables."""
    if isinstance(node, TextElement):
        return [node.value]
    if isinstance(node, list):
        return [text for child in node for text in words(child)]
    if isinstance(node, BaseNode):
        return [text for child in vars(node).values() for text in words(child)]
    return []


@other_language
def test_no_language_lacks_a_text_or_says_something_else(language: str) -> None:
    assert untranslated(language) == []


@game
@other_language
def test_languages_have_the_same_arguments(folder: Traversable, language: str) -> None:
    first, other = texts(folder, LANGUAGES[0]), texts(folder, language)
    assert [key for key in sorted(first.keys()) if spoken_of(first, key) != spoken_of(other, key)] == []


@game
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_text_without_arguments_can_be_shown(folder: Traversable, language: str) -> None:
    catalogue = texts(folder, language)
    assert all(catalogue(key).strip() for key in sorted(catalogue.keys()) if not catalogue.arguments(key))


@pytest.mark.parametrize("language", LANGUAGES)
def test_languages_are_named(language: str) -> None:
    assert common_texts(language).has("language-name")


def test_french_keeps_punctuation_with_its_word() -> None:
    loose = re.compile("(?<![\u00a0\u202f])[:;!?»]|«(?![\u00a0\u202f])")
    found = [
        f"{file.name}: {text}"
        for folder in FOLDERS
        for file in (folder / "fr").iterdir()
        for text in words(entries(file))
        if loose.search(text)
    ]
    assert found == []


def test_a_text_is_filled_in(tmp_path: Path) -> None:
    source = """
points = { $n ->
    [one] { $who }: one point
   *[other] { $who }: { $n } points
}
"""
    points = catalogue(tmp_path, source)
    assert points.arguments("points") == {"n", "who"}
    assert points("points", who="Ann", n=1) == "Ann: one point"
    assert points("points", who="Ann", n=7) == "Ann: 7 points"


def test_an_unknown_key_is_told_with_its_language(tmp_path: Path) -> None:
    one = catalogue(tmp_path, "one = One\n")
    assert one.has("one")
    assert not one.has("two")
    with pytest.raises(MissingText, match="'two' in language 'en'"):
        one("two")
    with pytest.raises(MissingText):
        one.arguments("two")


def test_a_missing_argument_is_told(tmp_path: Path) -> None:
    with pytest.raises(BadText, match=r"hello \(en\).*who"):
        catalogue(tmp_path, "hello = Hello { $who }\n")("hello")


def test_a_syntax_error_is_told_with_file_and_line(tmp_path: Path) -> None:
    with pytest.raises(BadText, match=r"words\.ftl, line 3"):
        catalogue(tmp_path, "one = One\n\ntwo Two\n")


def test_texts_of_one_line_are_read_as_the_parser_reads_them(tmp_path: Path) -> None:
    source = "a = Plain \nb =  Two\n    lines\nc = With\n\n  .more = an attribute\n# said\nd = “{ a }”: x = y\ne = Last"
    words = catalogue(tmp_path, source)
    assert [words(key) for key in "abcde"] == ["Plain", "Two\nlines", "With", "“Plain”: x = y", "Last"]


@pytest.mark.sample
@pytest.mark.parametrize("folder", FOLDERS, ids=str)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_catalogue_is_read_as_the_parser_reads_it(folder: Traversable, language: str) -> None:
    for read in Texts([folder], language).files:
        parsed = entries(read.file)
        ours = {entry.id.name: entry for entry in read.resource.body if isinstance(entry, Message)}
        for entry in parsed:
            if isinstance(entry, Message):
                assert entry.equals(ours[entry.id.name], ignored_fields=["span", "comment"])


def test_a_key_has_one_text(tmp_path: Path) -> None:
    with pytest.raises(BadText, match="'one' has a text already"):
        catalogue(tmp_path, "one = One\none = Two\n")


def test_unknown_languages_and_folders_are_told(tmp_path: Path) -> None:
    with pytest.raises(UnknownName, match="“xx”"):
        common_texts("xx")
    with pytest.raises(BadText, match="no such folder"):
        Texts([tmp_path], "en")


def partly_french(tmp_path: Path, english: str, french: str) -> Texts:
    """French texts beside English ones."""
    for language, source in (("en", english), ("fr", french)):
        (tmp_path / language).mkdir()
        (tmp_path / language / "words.ftl").write_text(source, encoding="utf-8")
    return Texts([tmp_path], "fr")


def test_what_a_language_lacks_is_said_in_english(tmp_path: Path) -> None:
    words = partly_french(tmp_path, "one = One\ntwo = Two { $n }\nname = Sun\n", "one = Un\nthree = Le { name }\n")
    assert [words("one"), words("two", n=2), words("three")] == ["Un", "Two 2", "Le Sun"]
    assert words.arguments("two") == {"n"}
    # What may be said or left unsaid is not asked of another language.
    assert not words.has("two")
    with pytest.raises(MissingText, match="'four' in language 'fr'"):
        words("four")


def test_a_game_without_a_folder_for_a_language_speaks_english(tmp_path: Path) -> None:
    catalogue(tmp_path, "one = One\n")
    assert Texts([tmp_path], "fr")("one") == "One"


@game
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_says_what_english_has(folder: Traversable, language: str) -> None:
    assert texts(folder, language).said() == texts(folder, ENGLISH).keys()
