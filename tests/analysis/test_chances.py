"""Chances of winning: learned from games where the game is played as it was learned, and said so where it is not."""

from __future__ import annotations

import json
import sys
from collections.abc import Sequence
from math import log
from pathlib import Path

import pytest

from heliopolis.analysis import Plan, Review, glance, hint, read_review, review
from heliopolis.analysis.judging import Judge, Outlook, at_a_glance
from heliopolis.analysis.words import about, chances, percent, source
from heliopolis.bots.learned import Sharpness, learned_value
from heliopolis.games import all_games, game
from heliopolis.kernel.chance import CHANCE, Dice
from heliopolis.kernel.journals.journal import Journal
from heliopolis.words.texts import LANGUAGES
from heliopolis.words.voice import voice_of

sys.path.insert(0, str(Path(__file__).parents[2]))  # the benchmarks are beside the tests

from benchmarks.trust import GameTold, Question, fifths, kept, play, report, sharpness, tenths

NARROW = "search:4:plans=2:width=2:states=30:root_width=2:root_states=60"
"""A search that is done in no time."""
FORECAST = f"{NARROW}:learned=0"


def begun(name: str, plies: int, components: Path | None = None, **options: int) -> Journal:
    """Return a game of which so many plies were played at random, up to a question with several answers."""
    journal, dice = Journal(game(name), None, game(name).components(components), **options), Dice(4)
    while len(journal.plies) < plies or journal.state.seat() == CHANCE or len(journal.state.choices()) < 2:
        state = journal.state
        weights = state.weights() if state.seat() == CHANCE else [1] * len(state.choices())
        journal.play(state.choices()[dice.weighted(weights)])
    return journal


@pytest.fixture
def other_values(tmp_path: Path) -> Path:
    """Write Helios with more expensive characters, for which no network was trained."""
    values = (game("helios").folder / "data" / "characters.toml").read_text(encoding="utf-8")
    (tmp_path / "characters.toml").write_text(values.replace("mana = 2", "mana = 3"), encoding="utf-8")
    return tmp_path


# Where they come from --------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", all_games())
@pytest.mark.parametrize("players", [2, 4])
def test_whoever_searches_tells_the_learned_chances(name: str, players: int) -> None:
    state = begun(name, 30, players=players).state
    judge = Judge(state.game, NARROW)
    assert judge.learned(state)
    told = judge.outlook(state)
    assert sum(told.chances) == pytest.approx(1)
    root, value = judge.searcher().think(state), learned_value(state)
    assert value is not None
    seen = [chance / root.visits for chance in root.chances]
    assert told.chances == pytest.approx(value.calibrated(seen, state.turn))
    # Who asks for the forecast by name gets it.
    assert not Judge(state.game, FORECAST).learned(state)
    assert Judge(state.game, FORECAST).outlook(state).chances != pytest.approx(told.chances, abs=1e-3)


def test_advice_is_the_mean_of_what_the_networks_saw_after_it() -> None:
    state = begun("helios", 30, players=3).state
    found = hint(state, NARROW)
    root, value = Judge(state.game, NARROW).searcher().think(state), learned_value(state)
    assert found.learned
    assert value is not None
    for advice in found.advice:
        edges = [edge for edge in root.edges if edge.visits and edge.choice.name == advice.choice]
        seen = sum(edge.chance for edge in edges) / sum(edge.visits for edge in edges)
        # The others keep what they have beside each other.
        others = sum(root.chances) - root.chances[root.seat]
        chances = [seen if seat == root.seat else (1 - seen) * each / others for seat, each in enumerate(root.chances)]
        assert advice.chance == pytest.approx(value.calibrated(chances, state.turn)[root.seat])


def test_at_a_glance_it_is_what_the_networks_say_and_at_the_end_the_result() -> None:
    journal = begun("origins", 40, players=2)
    value = learned_value(journal.state)
    assert value is not None
    promise = value.promise(journal.state)
    told = value.calibrated(promise.chances, journal.state.turn)
    assert at_a_glance(journal.state) == Outlook(told, promise.scores)
    dice = Dice(1)
    while journal.state.todo:
        offered = journal.state.choices()
        journal.play(offered[dice.below(len(offered))])
    moments = glance(journal)
    result = journal.state.result()
    assert result is not None
    assert moments[-1].outlook.scores == result.totals
    assert [seat for seat, chance in enumerate(moments[-1].outlook.chances) if chance] == result.winners
    turns = {ply.turn for ply in journal.plies if ply.turn_seat != CHANCE}
    assert [moment.turn for moment in moments[:-1]] == sorted(turns)


def test_alone_it_is_the_chance_of_reaching_the_target() -> None:
    state = begun("origins", 20, players=1).state
    value = learned_value(state)
    assert value is not None
    for bot in (NARROW, FORECAST):
        found = hint(state, bot)
        (told,) = found.outlook.chances
        assert 0.0 < told < 1.0
        assert all(0.0 < advice.chance < 1.0 for advice in found.advice)


def test_for_other_component_values_the_forecast_is_told_and_it_is_said_so(other_values: Path) -> None:
    journal = begun("helios", 30, other_values, players=2)
    assert at_a_glance(journal.state) is None
    assert glance(journal) == []
    found = hint(journal.state, NARROW)
    assert not found.learned
    assert not found.to_dict()["learned"]
    assert found.outlook.chances == hint(journal.state, FORECAST).outlook.chances
    assert sum(found.outlook.chances) == pytest.approx(1)
    looked = review(journal, Plan(NARROW, 2, worst=1))
    assert not looked.learned
    assert looked.ledger == []
    assert "Chances haven’t been learned" in about(looked, journal.players, voice_of(journal.game, "en"))


def test_an_analysis_says_where_its_chances_are_from_and_older_ones_knew_the_forecast_only() -> None:
    found = Review(Plan(), [], [], learned=True, turns=[], ledger=[])
    kept = json.loads(json.dumps(found.to_dict()))
    assert read_review(kept) == found
    del kept["learned"]
    assert not read_review(kept).learned


# How they are shown -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_line_says_where_they_come_from(language: str) -> None:
    voice = voice_of(game("helios"), language)
    for players in (["Ann"], ["Ann", "Bob"]):
        assert source(players, voice, learned=True) != source(players, voice, learned=False)
    # Alone there is a target and no one to be equal to.
    assert chances(["Ann"], voice) != chances(["Ann", "Bob"], voice)
    assert source(["Ann"], voice, learned=True) != source(["Ann", "Bob"], voice, learned=True)


def test_what_is_open_is_neither_certain_nor_impossible() -> None:
    voice = voice_of(game("helios"), "en")
    assert [percent(chance, voice) for chance in (0.0, 0.001, 0.5, 0.999, 1.0)] == [
        "0 %",
        "1 %",
        "50 %",
        "99 %",
        "100 %",
    ]


# How far they can be trusted: the tables of ``benchmarks.trust`` ----------------------------------------------


def game_told(looks: Sequence[Sequence[float]], shares: list[float]) -> GameTold:
    turns = list(range(0, 4 * len(looks), 4))
    said = {source: [list(look) for look in looks] for source in ("search", "network")}
    return GameTold("helios", {"players": len(shares)}, "hard", 1, turns, 4 * len(looks), said, shares)


def test_what_was_told_is_compared_with_what_came_true() -> None:
    games = [game_told([[0.72, 0.28]], [1.0, 0.0]), game_told([[0.78, 0.22]], [0.0, 1.0])]
    cells = tenths(games, "search")
    assert [cell.number for cell in cells] == [0, 0, 2, 0, 0, 0, 0, 2, 0, 0]
    assert cells[7].told == pytest.approx(1.5)
    assert cells[7].won == 1.0
    assert str(cells[7]).startswith("75.0 50.0 ±")
    assert str(cells[0]) == "-"


def test_each_fifth_of_a_game_has_its_favourite_and_the_bits_still_open() -> None:
    looks = [[0.5, 0.5], [0.5, 0.5], [0.25, 0.75], [0.125, 0.875], [0.0, 1.0]]
    found = fifths([game_told(looks, [0.0, 1.0])], "network")
    assert [cell.told for cell, _ in found] == [0.5, 0.5, 0.75, 0.875, 1.0]
    assert [bits for _, bits in found] == pytest.approx([1.0, 1.0, 0.415, 0.193, 0.0], abs=2e-3)
    # Alone it is the target that wins otherwise.
    alone = fifths([game_told([[0.25]] * 5, [0.0])], "network")
    assert [(cell.told, cell.won) for cell, _ in alone] == [(0.75, 1.0)] * 5


def test_a_game_is_asked_about_by_all_sources_and_kept(tmp_path: Path) -> None:
    quick, out = "search:1:plans=2:width=1:states=10:root_width=1:root_states=10", tmp_path / "told.jsonl"
    question = Question("helios", 2, quick, 1, 12, 31, forecast=True)
    (found,) = play([question], 1, out)
    assert sum(found.shares) == 1
    assert found.told.keys() == {"search", "forecast", "network"}
    assert {len(looks) for looks in found.told.values()} == {len(found.turns)}
    assert "fifth 5" in report([found])
    # What was kept is not played again.
    assert play([question], 1, out) == [found] == list(kept(out))


# How sure they may be ----------------------------------------------------------------------------------------


def test_chances_are_told_as_sure_as_they_came_true() -> None:
    sharp = Sharpness(turns=50, powers=[50, 100, 200])
    assert sharp.calibrated([0.8, 0.2], 0) == pytest.approx([2 / 3, 1 / 3])
    assert sharp.calibrated([0.8, 0.2], 25) == pytest.approx([0.8, 0.2])
    assert sharp.calibrated([0.8, 0.2], 50) == pytest.approx([16 / 17, 1 / 17])
    assert sharp.power(40) == pytest.approx(1.6)
    # A game may last longer than is usual.
    assert sharp.calibrated([0.8, 0.2], 60) == sharp.calibrated([0.8, 0.2], 50)
    assert sharp.calibrated([0.8], 50) == pytest.approx([16 / 17])
    assert sum(sharp.calibrated([1.0, 0.0, 0.0], 20)) == pytest.approx(1)
    # Alone the odds may be better than the network has seen.
    assert sharp._replace(lean=round(100 * log(2))).calibrated([0.5], 25)[0] == pytest.approx(2 / 3, abs=0.001)


def test_what_was_too_careful_is_told_surer_and_a_few_games_change_little() -> None:
    # Given as three to one, and always true.
    games = [game_told([[0.75, 0.25]] * 5, [1.0, 0.0])] * 40
    found = sharpness(games)
    assert found.turns == 20
    assert min(found.powers) > 150
    few = sharpness(games[:2])
    assert 100 <= min(few.powers) < max(few.powers) < min(found.powers)
    # Where as many came true as predicted, nothing is changed.
    honest = [game_told([[0.75, 0.25]] * 5, [float(number % 4 > 0), float(number % 4 == 0)]) for number in range(40)]
    assert sharpness(honest).powers == [100] * 5


def test_who_reaches_the_goal_alone_more_often_than_told_is_given_more_hope() -> None:
    # Given as one in five and one in two, true of one in two and four in five.
    careful = [game_told([[0.2]] * 5, [float(number % 2 == 0)]) for number in range(40)]
    bold = [game_told([[0.5]] * 5, [float(number % 5 > 0)]) for number in range(40)]
    found = sharpness([*careful, *bold])
    assert found.lean > 100
    assert found.calibrated([0.5], 0)[0] > 0.7
