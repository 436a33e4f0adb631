"""Overviews: everything they name exists, every picture can be drawn, every sentence is said in every language."""

from __future__ import annotations

import re

import pytest

from heliopolis.games import all_games
from heliopolis.games import game as find_game
from heliopolis.games.helios.position.coast import FIELD_NAMES
from heliopolis.games.helios.position.state import Helios
from heliopolis.games.helios.position.tiles import CONTENTS
from heliopolis.kernel.errors import UnknownName
from heliopolis.kernel.game import Game
from heliopolis.render.style import THEMES
from heliopolis.teaching.materials import materials_of
from heliopolis.teaching.overviews import Overview, Picture, figures_of
from heliopolis.web.lessons.reference_pages import drawn, figure, scene_of_picture
from heliopolis.web.server.preferences import Preferences
from heliopolis.words.rulebook import chapters
from heliopolis.words.texts import LANGUAGES
from heliopolis.words.voice import voice_of

GAMES = tuple(all_games().values())
each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
each_language = pytest.mark.parametrize("language", LANGUAGES)


def overview(game: Game) -> Overview:
    found = materials_of(game).overview
    assert found is not None, f"{game.name} has no overview"
    return found


@each_game
def test_it_tells_of_aim_round_turn_and_points(game: Game) -> None:
    sections = [section.key for section in overview(game).sections]
    assert sections[:3] == ["aim", "round", "turn"]
    assert sections[-1] == "score"
    assert len(set(sections)) == len(sections)


@each_game
def test_every_sentence_rests_on_rules_that_exist(game: Game) -> None:
    known = {rule.id for chapter in chapters(game.folder) for rule in chapter.rules}
    for section in overview(game).sections:
        for line in section.sentences:
            assert line.rules, f"{line.key} rests on no rule"
            assert set(line.rules) <= known, line.key


@each_game
@each_language
def test_every_text_exists_and_none_is_left_over(game: Game, language: str) -> None:
    texts = voice_of(game, language).texts
    told = list(overview(game).keys())
    assert [key for key in told if not texts.has(key)] == []
    kept = {key for key in texts.keys() if key.startswith(("overview-", "picture-"))}
    assert kept - set(told) == set()


@each_game
def test_every_picture_is_shown_somewhere(game: Game) -> None:
    found = overview(game)
    shown = {picture.id for section in found.sections for picture in section.pictures}
    shown |= {picture.id for picture in found.chapters.values()}
    assert set(found.pictures) == shown
    assert set(found.chapters) <= {chapter.key for chapter in chapters(game.folder)}


@each_game
@each_language
def test_every_picture_draws_its_boards_and_points_out_its_sights(game: Game, language: str) -> None:
    for picture in overview(game).pictures.values():
        scene = scene_of_picture(picture, language)
        names = [name for board in picture.boards for name in scene.part(board).ids()]
        assert set(picture.sights) <= set(names), picture.id
        svg = drawn(picture, language, "light")
        for sight in picture.sights:
            # Only what has a ring can be pointed out.
            ringed = rf'id="{re.escape(sight)}"(?:(?! id="(?!{re.escape(sight)}/)).)*?class="(ring|near-ring|was)'
            assert re.search(ringed, svg, re.DOTALL), f"{picture.id}: {sight}"
        sizes = [float(size) for size in re.findall(r'font-size="([0-9.]+)"', svg)]
        assert min(sizes, default=12) >= 11, picture.id


@each_game
def test_pictures_are_drawn_for_both_themes_and_take_their_room_at_once(game: Game) -> None:
    for picture in overview(game).pictures.values():
        assert len({drawn(picture, "en", theme) for theme in THEMES}) == len(THEMES)
        shown = figure(picture, Preferences("en", "system", "off", "off"))
        assert re.search(r'alt="" width="\d+" height="\d+" loading="lazy"', shown)
        assert 'media="(prefers-color-scheme: dark)"' in shown


@each_game
def test_the_picture_is_that_of_the_position(game: Game) -> None:
    """What was played of the solution is to be seen."""
    for picture in overview(game).pictures.values():
        if picture.played:
            before = Picture(picture.id, picture.lesson, 0, picture.boards, picture.sights)
            assert drawn(before, "en", "light") != drawn(picture, "en", "light"), picture.id


@each_game
def test_a_picture_that_is_not_there_is_told(game: Game) -> None:
    with pytest.raises(UnknownName):
        overview(game).picture("nothing")


@each_game
@each_language
def test_what_components_do_is_told_with_the_figures_in_use(game: Game, language: str) -> None:
    voice, values = voice_of(game, language), figures_of(game)
    things = [thing for section in overview(game).sections for thing in section.things]
    assert things
    for thing in things:
        filled = thing.filled(values)
        text = voice.say(thing.key, **filled)
        assert all(str(figure) in text for figure in filled.values()), thing.key


def test_the_tiles_that_are_said_to_have_got_cubes_have_them() -> None:
    picture = overview(find_game("helios")).pictures["grown"]
    state = picture.position()
    assert isinstance(state, Helios)
    for sight in picture.sights:
        seat, _, name = sight.partition("/field:")
        me, field = state.players[int(seat.removeprefix("seat")) - 1], FIELD_NAMES.index(name)
        assert CONTENTS[me.cubes[field]], f"no cube lies on {name}"
        assert me.layout.near[me.sun] >> field & 1, f"{name} is not beside the sun"
