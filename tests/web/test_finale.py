"""The page of the end: who won and by how much, where the points came from, where the game turned."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from heliopolis.games import game as find_game
from heliopolis.games.origins.position.state import Origins
from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.journals.journal import Journal
from heliopolis.kernel.journals.replay import look_through
from heliopolis.kernel.results import Result
from heliopolis.render.markup import NO_MARKUP
from heliopolis.web.common.players import own_names
from heliopolis.web.replay.result_page import Finale, end_page, panels
from heliopolis.web.replay.timeline import (
    Timeline,
    TurnReview,
    Waypoint,
    review_turn,
    strongest_answer,
    timeline_of_record,
    turning_point,
    waypoints,
)
from heliopolis.web.server.preferences import Preferences, translator
from heliopolis.words.texts import LANGUAGES
from heliopolis.words.voice import NO_READER, voice_of

NAMES = ("Mira", "Jonas", "Ada", "Noor")


def played(name: str, plies: int = 100_000, **options: int) -> Timeline:
    """Return a game of the second of all choices, up to a ply."""
    game = find_game(name)
    journal = Journal(game, list(NAMES[: options["players"]]), None, **options)
    while journal.state.todo and len(journal.plies) < plies:
        offered = journal.state.choices()
        journal.play(offered[len(journal.plies) * 7919 % len(offered)])
    return timeline_of_record(look_through(journal.text(), find_game), "x")


@pytest.fixture(scope="module")
def helios() -> Timeline:
    """Provide a whole game of three."""
    return played("helios", players=3)


def shown(timeline: Timeline, language: str = "en") -> str:
    preferences = Preferences(language, "system", "off", "off")
    return str(end_page(timeline, preferences, NO_MARKUP, None))


def course_of(*totals: tuple[int, ...]) -> list[Waypoint]:
    """Return a course of turns, each of the next seat, with these points before them."""
    seats = len(totals[0])
    return [
        Waypoint(place, place % seats, 1, [{"orbit": points} for points in each], [])
        for place, each in enumerate(totals)
    ]


def test_the_game_turns_where_the_winners_lead_grows_most() -> None:
    course = course_of((0, 0), (5, 0), (5, 9), (20, 9), (20, 30), (31, 30))
    assert turning_point(course, 0) == 2
    assert strongest_answer(course, 0, 2) == 3
    assert strongest_answer(course, 0, 4) is None


def test_where_chances_are_known_it_turns_where_the_winners_chance_grows_most() -> None:
    points = course_of((0, 0), (30, 0), (30, 9), (35, 9), (35, 12), (40, 12))
    told = [[0.5, 0.5], [0.55, 0.45], [0.45, 0.55], [0.8, 0.2], [0.5, 0.5], [1.0, 0.0]]
    course = [point._replace(chances=each) for point, each in zip(points, told, strict=True)]
    assert turning_point(points, 0) == 0
    assert turning_point(course, 0) == 4
    assert turning_point(course[:-1], 0) == 2
    assert strongest_answer(course, 0, 2) == 3


def test_a_turn_that_hardly_touched_the_lead_is_no_answer() -> None:
    assert strongest_answer(course_of((0, 0), (100, 0), (100, 1), (100, 1)), 0, 0) is None
    assert strongest_answer(course_of((0, 0), (100, 0), (100, 30), (100, 30)), 0, 0) == 1


def test_the_end_says_what_brought_it_on(monkeypatch: pytest.MonkeyPatch) -> None:
    timeline = played("origins", players=2)
    last = timeline.at(timeline.last)
    assert isinstance(last, Origins)
    last.triggers = 2
    monkeypatch.setattr(timeline, "at", lambda _: last)
    assert "What ended the game: no District card has any Gold left." in shown(timeline)


def test_a_lead_grows_when_a_rival_falls_back_too() -> None:
    assert turning_point(course_of((10, 20), (11, 20), (11, 2), (12, 2)), 0) == 1


def test_a_chance_that_hardly_changes_turns_nothing() -> None:
    course = course_of((0,), (4,), (9,), (10,))
    told = [[0.01], [0.02], [0.05], [0.0]]
    assert turning_point([point._replace(chances=each) for point, each in zip(course, told, strict=True)], 0) is None


def test_nothing_turns_in_a_game_without_points_or_on_the_tables_turns() -> None:
    assert turning_point(course_of((0, 0), (0, 0), (0, 0)), 0) is None
    assert turning_point([each._replace(seat=CHANCE) for each in course_of((0, 0), (9, 0))], 0) is None


def test_a_lone_player_leads_by_what_they_have() -> None:
    assert turning_point(course_of((0,), (4,), (9,), (10,)), 0) == 1


def test_the_course_ends_with_the_result(helios: Timeline) -> None:
    course, state = waypoints(helios.journal), helios.at(helios.last)
    assert [course[-1].total(seat) for seat in range(3)] == [score.total for score in state.scores()]
    assert [point.ply for point in course] == sorted({point.ply for point in course})
    assert (course[0].round, course[-1].round) == (0, 3)


def test_a_turn_is_told_by_its_points_and_chips(helios: Timeline) -> None:
    course = waypoints(helios.journal)
    gains = [after.total(before.seat) - before.total(before.seat) for before, after in pairwise(course)]
    best = max((place for place in range(len(gains)) if course[place].seat >= 0), key=lambda place: gains[place])
    told = review_turn(helios.journal, course, best)
    before, after = told.points
    assert after > before
    assert sum(points for _, points in told.gains) >= after - before
    assert told.chips


@pytest.mark.parametrize(("players", "told"), [(1, "Chance of reaching the target"), (2, "Winning chance (Mira)")])
def test_a_turn_tells_the_chances_of_who_played_it(players: int, told: str) -> None:
    shown = finale([50] * players, [1] * players)
    turn = TurnReview(0, 0, 2, 10, (20, 32), (0, 12), (0.36, 0.551), [], [])
    assert f"{told}: 36 % before, 55 % after." in words(panels(shown, turn)("turning"))


def test_a_turn_that_costs_who_played_it_says_so() -> None:
    turn = TurnReview(0, 0, 2, 10, (20, 32), (0, 12), (0.4, 0.31), [], [])
    told = words(panels(finale([50, 60], [2, 1]), turn)("turning"))
    assert "The winning chance fell (Mira): 40 % before, 31 % after." in told


def finale(totals: list[int], ranks: list[int], reader: int = NO_READER) -> Finale:
    game = find_game("helios")
    names = NAMES[: len(totals)]
    journal = Journal(game, None, None, players=max(2, len(totals)))
    course = course_of(tuple(totals))
    timeline = Timeline(journal, names, journal.history(), journal.at)
    say = translator("en")
    return Finale(timeline, course, Result(ranks, totals), True, 180, voice_of(game, "en"), say, names, reader)


def words(markup: str) -> str:
    return " ".join(re.sub(r"<[^>]*>", " ", markup).split())


def test_the_winner_stands_highest() -> None:
    drawn = panels(finale([97, 110, 104], [3, 1, 2]))("podium")
    assert "Jonas wins" in words(drawn)
    assert "110 to 104: 6 points ahead of Ada" in words(drawn)
    assert [f"place{place} rank{place} s{seat}" in drawn for place, seat in ((1, 2), (2, 3), (3, 1))] == [True] * 3


def test_whoever_reads_is_told_their_own_place() -> None:
    places = [words(panels(finale([97, 110, 104], [3, 1, 2], reader))("podium")) for reader in range(3)]
    assert "Jonas wins 110 to 104: 6 points ahead of Ada. You finish 3rd of 3, with 97." in places[0]
    assert "You win 110 to 104: 6 points ahead of Ada" in places[1]
    assert "Jonas wins 110 to 104: 6 points ahead of you" in places[2]


def test_who_has_given_no_name_is_you_to_themselves() -> None:
    say = translator("en")
    assert own_names(("Player 1", "Joueur 2", "Ada"), 0, say) == ("You", "Joueur 2", "Ada")
    assert own_names(("Player 1", "Joueur 2", "Ada"), 1, say) == ("Player 1", "You", "Ada")
    assert own_names(("Player 1", "Joueur 2", "Ada"), 2, say) == ("Player 1", "Joueur 2", "Ada")
    assert own_names(("Player 1", "Joueur 2", "Ada"), NO_READER, say) == ("Player 1", "Joueur 2", "Ada")


def test_a_shared_victory_and_a_tie_that_was_decided_are_told_apart() -> None:
    assert "Mira and Jonas win together 90 points each" in words(panels(finale([90, 90], [1, 1]))("podium"))
    assert "Mira wins 90 each: the tie-break decides" in words(panels(finale([90, 90], [1, 2]))("podium"))


def test_a_fourth_player_is_told_of_beside_the_podium() -> None:
    told = finale([40, 90, 80, 70], [4, 1, 2, 3])
    assert "Mira" not in words(panels(told)("podium"))
    assert "4th: Mira with 40" in words(panels(told)("sources"))


def test_a_lone_player_stands_beside_the_goal() -> None:
    assert "Mira reaches the target 201 points; the target is 180" in words(panels(finale([201], [1]))("podium"))
    assert "Mira misses the target" in words(panels(finale([11], [2]))("podium"))
    for totals, ranks in (([201], [1]), ([90, 80], [1, 2])):
        assert ('class="panel podium alone"' in panels(finale(totals, ranks))("podium")) == (len(totals) == 1)


def test_bars_add_up_and_lead_to_the_lines_of_the_sheet(helios: Timeline) -> None:
    page = shown(helios)
    totals = [score.total for score in helios.at(helios.last).scores()]
    steps = re.findall(r'data-steps="([0-9 ]*)">([0-9]+)<', page)
    assert sorted(int(total) for _, total in steps) == sorted(totals)
    assert all(sum(map(int, points.split())) == int(total) for points, total in steps)
    leads = set(re.findall(r'<a href="#(source-[a-z]+)"', page))
    assert leads
    assert leads == set(re.findall(r'<tbody id="(source-[a-z]+)"', page))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_turning_point_is_watched_where_its_turn_begins(helios: Timeline, language: str) -> None:
    course = waypoints(helios.journal)
    result = helios.at(helios.last).result()
    assert result is not None
    place = turning_point(course, result.winners[0])
    assert place is not None
    assert f'href="/j/x/replay?ply={course[place].ply}"' in shown(helios, language)


def test_the_turning_point_tells_the_chances_of_who_played_it(helios: Timeline) -> None:
    assert re.search(r"Winning chance \([^)]+\): \d+ % before, \d+ % after\.", words(shown(helios)))
    assert re.search(r"Chances de gagner \([^)]+\)\u00a0: \d+\u00a0% avant, \d+\u00a0% après\.", shown(helios, "fr"))


def test_a_running_game_has_no_winner_and_no_turning_point() -> None:
    page = shown(played("origins", 60, players=2))
    assert "finale running" in page
    assert "If the game ended now" in page
    assert "turning" not in page


def test_alone_the_goal_is_a_line_of_the_chart() -> None:
    timeline = played("origins", players=1)
    goal = timeline.game.goal(timeline.at(timeline.last))
    assert page_has(shown(timeline), f"target {goal}")


def test_alone_who_falls_short_of_the_target_has_not_won() -> None:
    timeline = played("origins", players=1)
    result = timeline.at(timeline.last).result()
    assert result is not None
    assert not result.winners
    page = shown(timeline)
    assert page_has(page, f"{NAMES[0]} misses the target")
    assert not page_has(page, "1st")


def page_has(page: str, text: str) -> bool:
    return text in words(page)
