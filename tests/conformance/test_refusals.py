"""The pages of refusals say what players read."""

from __future__ import annotations

import pytest
from refusals import EXAMPLES, REPAIRING, find, pages, read, repair, show
from rules_pages import PAGES

from heliopolis.games import all_games
from heliopolis.kernel.game import Game
from heliopolis.words.texts import LANGUAGES
from heliopolis.words.voice import voice_of

every_game = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)


@every_game
def test_every_example_holds_and_the_pages_show_it(game: Game) -> None:
    examples = read(EXAMPLES)[game.name]
    shown = show(game, examples, [voice_of(game, language) for language in LANGUAGES])
    for rows in shown.values():
        assert [row.example for row in rows] == examples, REPAIRING
        assert all(row.sentence for row in rows)
    for name, page in pages(game, shown).items():
        assert (PAGES / name).read_text(encoding="utf-8") == page, "run make docs"


@every_game
def test_refusals_of_other_games_are_on_the_pages(game: Game) -> None:
    known = {(each.step, each.rule) for each in read(EXAMPLES)[game.name]}
    assert {(each.step, each.rule) for each in find(game, range(900, 903))} <= known


def test_a_lost_example_is_replaced_and_the_others_stay() -> None:
    game = next(iter(all_games().values()))
    common = find(game, [900])
    lost, held = common[0], common[1:]
    repaired = repair(game, [lost._replace(ply=0), *held], range(900, 950))
    assert set(held) <= set(repaired)
    assert (lost.step, lost.rule) in {(each.step, each.rule) for each in repaired}
    assert repair(game, held, range(900, 950)) == held


def test_an_example_that_does_not_hold_any_more_is_left_out() -> None:
    game = next(iter(all_games().values()))
    first, *_ = read(EXAMPLES)[game.name]
    elsewhere = first._replace(ply=0)  # where chance is asked
    assert show(game, [elsewhere], [voice_of(game, "en")]) == {"en": []}
