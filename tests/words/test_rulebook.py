"""The tables of rules are read, and the rules pages say what they and the catalogues say."""

from __future__ import annotations

import re
from importlib.resources.abc import Traversable
from pathlib import Path

import pytest
import rules_pages
from rules_pages import PAGES

from heliopolis.kernel.errors import BadData
from heliopolis.words import rulebook
from heliopolis.words.texts import LANGUAGES, texts

GAMES = rules_pages.games()

game = pytest.mark.parametrize("folder", GAMES, ids=lambda folder: folder.name)
language = pytest.mark.parametrize("language", LANGUAGES)

ROW = '{ id = "TOY-01", page = "2", basis = "ruling", rulings = ["OPEN-01"] }'


def toy(tmp_path: Path, rows: str) -> Path:
    """Return a game of one chapter with these rows of rules."""
    (tmp_path / "data").mkdir()
    table = f'[[chapter]]\nkey = "START"\nrules = [{rows}]\n'
    (tmp_path / "data" / "rules.toml").write_text(table, encoding="utf-8")
    return tmp_path


@game
@language
def test_each_rule_has_a_text_and_each_text_a_rule(folder: Traversable, language: str) -> None:
    book = rulebook.chapters(folder)
    catalogue = texts(folder, language)
    assert rulebook.rule_ids(catalogue) == {rule.id for chapter in book for rule in chapter.rules}
    assert all(catalogue.has(f"chapter-{chapter.key}") for chapter in book)


@game
def test_pages_are_up_to_date(folder: Traversable) -> None:
    for name, page in rules_pages.pages(folder).items():
        assert (PAGES / name).read_text(encoding="utf-8") == page, f"{name} is old: run `make docs`"


@game
@language
def test_links_lead_somewhere(folder: Traversable, language: str) -> None:
    page = rules_pages.markdown(folder, language)
    for target in set(re.findall(r"\]\(([^)]+)\)", page)):
        name, _, anchor = target.partition("#")
        text = (PAGES / name).read_text(encoding="utf-8") if name else page
        assert not anchor or f'<a id="{anchor}">' in text, target


@game
def test_what_rests_on_a_ruling_names_it(folder: Traversable) -> None:
    book = rulebook.chapters(folder)
    nameless = [rule.id for chapter in book for rule in chapter.rules if rule.basis == "ruling" and not rule.rulings]
    assert nameless == []


def test_a_row_is_read_with_its_page_basis_and_rulings(tmp_path: Path) -> None:
    (chapter,) = rulebook.chapters(toy(tmp_path, ROW))
    assert chapter == rulebook.Chapter("START", (rulebook.Rule("TOY-01", "2", "ruling", ("OPEN-01",)),))


def test_the_page_tells_the_books_of_a_game_that_has_several(tmp_path: Path) -> None:
    def page(shelf: str, books: str) -> str:
        # Texts are read once, so each page has a folder of its own.
        folder = tmp_path / shelf / "toy"
        folder.mkdir(parents=True)
        words = toy(folder, ROW) / "text" / LANGUAGES[0]
        words.mkdir(parents=True)
        (words / "rules.ftl").write_text("name-game = Toy\nchapter-START = Start\nTOY-01 = Begin.\n", encoding="utf-8")
        (words / "books.ftl").write_text(books, encoding="utf-8")
        return rules_pages.markdown(folder, LANGUAGES[0])

    before, after = page("one", ""), page("two", "rules-page-books = Two books.\n")
    assert after != before
    assert after.replace("Two books.\n\n", "") == before


def test_an_id_stands_once(tmp_path: Path) -> None:
    with pytest.raises(BadData, match="duplicate rule id “TOY-01”"):
        rulebook.chapters(toy(tmp_path, f"{ROW}, {ROW}"))


def test_a_rule_that_only_a_component_names_closes_its_chapter(tmp_path: Path) -> None:
    folder = toy(tmp_path, ROW)
    table = folder / "data" / "rules.toml"
    table.write_text(f'{table.read_text(encoding="utf-8")}components = "tiles"\n', encoding="utf-8")
    rows = [f'[tile{number}]\nrule = "TOY-0{number}"\nsource = {{ all = "implied" }}\n' for number in (1, 2)]
    (folder / "data" / "tiles.toml").write_text("\n".join(rows), encoding="utf-8")
    (chapter,) = rulebook.chapters(folder)
    assert [rule.id for rule in chapter.rules] == ["TOY-01", "TOY-02"]
    assert chapter.rules[0].basis == "ruling"
    assert chapter.rules[1].basis == "derived"


def test_an_unknown_basis_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadData, match=r"basis.*stated, ruling, derived, reconstructed"):
        rulebook.chapters(toy(tmp_path, '{ id = "TOY-01", basis = "guessed" }'))
