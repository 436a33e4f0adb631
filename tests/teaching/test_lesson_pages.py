"""Every rule leads to its lesson, and the page of coverage is up to date."""

from __future__ import annotations

import pytest
from lesson_pages import PAGE, markdown

from heliopolis.games import all_games
from heliopolis.kernel.game import Game
from heliopolis.teaching.materials import materials_of
from heliopolis.web.lessons.reference_pages import rules_page
from heliopolis.web.server.preferences import Preferences


def test_the_page_of_coverage_is_up_to_date() -> None:
    assert PAGE.read_text(encoding="utf-8") == markdown(), f"{PAGE.name} is old: run `make docs`"


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)
@pytest.mark.parametrize("language", ["en", "fr"])
def test_every_rule_of_the_book_leads_to_its_lesson(game: Game, language: str) -> None:
    page = rules_page(game, Preferences(language, "light", "off", "off"), "")
    for lesson in materials_of(game).course.lessons:
        if any(materials_of(game).course.teaching(rule) == lesson for rule in lesson.rule_ids):
            assert f'href="/learn/{game.name}/{lesson.id}"' in page
    assert page.count('class="taught"') == page.count('class="rule"')
