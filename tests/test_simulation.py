"""Simulations count what was played, sum it up, and give the same games for the same seed."""

from __future__ import annotations

import json
from importlib import import_module

import pytest

import heliopolis
from heliopolis.arena.contests import Contest, Luck, play
from heliopolis.arena.spread import spread
from heliopolis.bots.base import RandomBot
from heliopolis.kernel.chance import CHANCE, Dice, derived
from heliopolis.kernel.errors import BadOption, UnknownName
from heliopolis.kernel.game import Game
from heliopolis.kernel.play import Tally, finish, playout
from heliopolis.simulation import line_up, simulate
from heliopolis.words.texts import LANGUAGES
from heliopolis.words.voice import voice_of


@pytest.fixture(params=list(heliopolis.all_games()))
def game(request: pytest.FixtureRequest) -> Game:
    return heliopolis.game(str(request.param))


def test_same_seed_same_games(game: Game) -> None:
    first, again, other = (simulate(game, games=6, seed=seed) for seed in (7, 7, 8))
    assert first.digest == again.digest
    assert first._replace(seconds=0) == again._replace(seconds=0)
    assert first.digest != other.digest


def test_a_game_can_be_named_and_parts_of_the_package_need_no_import() -> None:
    report = heliopolis.simulation.simulate("helios", games=1, seed=7)
    assert report.digest == simulate(heliopolis.game("helios"), games=1, seed=7).digest
    assert repr(heliopolis.bots.bot("greedy", heliopolis.game("helios"), 1)) == "<bot greedy>"
    assert "bots" in dir(heliopolis)
    with pytest.raises(AttributeError, match="no attribute 'nothing'"):
        _ = heliopolis.nothing  # type: ignore[attr-defined]


def test_more_games_begin_with_the_same_ones(game: Game) -> None:
    few, many = simulate(game, games=2, seed=7), simulate(game, games=3, seed=7)
    options = tuple(game.check_options({}).items())
    table = Contest(game.name, "", options, ("random",) * len(few.seats), 7, luck=Luck.OWN)
    *_, third = (play(table, fixture) for fixture in table.fixtures(3))
    assert many.decisions - few.decisions == sum(third.decisions)
    assert many.chance - few.chance == third.chance
    assert many.forced - few.forced == third.forced


def test_random_play_is_that_of_the_kernel(game: Game) -> None:
    tally = Tally()
    end = game.new()
    finish(end, Dice(derived(3, 0)), tally)
    result = end.result()
    assert result is not None
    report = simulate(game, games=1, seed=3)
    assert (report.decisions, report.forced, report.chance) == (tally.decisions, tally.forced, tally.chance)
    assert [standing.score.max for standing in report.seats] == result.totals
    assert report.winner.min == max(result.totals)


def test_neighbouring_seeds_have_no_game_in_common() -> None:
    seeds = {derived(seed, number) for seed in range(50) for number in range(50)}
    assert len(seeds) == 2500


def test_wins_add_up_and_reasons_make_the_score(game: Game) -> None:
    report = simulate(game, games=20, seed=1)
    assert sum(standing.wins for standing in report.seats) == pytest.approx(1)
    by_reason = sum(each.mean for each in report.reasons.values())
    by_seat = sum(standing.score.mean for standing in report.seats) / len(report.seats)
    assert by_reason == pytest.approx(by_seat)
    assert report.winner.mean >= max(standing.score.mean for standing in report.seats)


@pytest.mark.slow
def test_bots_take_turns_at_the_seats(game: Game) -> None:
    report = simulate(game, games=2, seed=4, bots=["greedy", "random"], players=2)
    assert report.bots == ["greedy", "random"]
    assert set(report.by_bot) == {"greedy", "random"}
    assert report.by_bot["greedy"].wins == 1
    assert [standing.wins for standing in report.seats] == [0.5, 0.5]


@pytest.mark.sample
def test_digest_knows_who_played(game: Game) -> None:
    random, greedy = (simulate(game, games=1, seed=4, bots=[name], players=2) for name in ("random", "greedy"))
    assert random.digest != greedy.digest


def test_options_and_components_are_reported(game: Game) -> None:
    report = simulate(game, games=1, seed=1, players=3)
    assert report.options["players"] == 3
    assert len(report.seats) == 3
    assert report.components == game.components().digest


def test_report_is_plain_data(game: Game) -> None:
    plain = simulate(game, games=2, seed=1).to_dict()
    assert json.loads(json.dumps(plain)) == plain
    assert plain["games"] == 2
    assert {"decisions_per_second", "games_per_second", "seconds", "digest", "scores", "wins"} < set(plain)


def test_events_are_counted_for_each_thing(game: Game) -> None:
    report = simulate(game, games=3, seed=5, bots=["random"])
    expected: dict[tuple[str, str, str], float] = {}
    for number in range(3):
        state, dice = game.new(), Dice(derived(5, number))
        while state.todo:
            choices = state.choices()
            chance = state.seat() == CHANCE
            told = state.play(choices[dice.weighted(state.weights()) if chance else dice.below(len(choices))])
            for count in game.numbers.counts:
                keys = game.wording.names_of(game.wording.events[count.event][count.thing])
                for event in told:
                    if event[0] == count.event:
                        name = keys[int(event[2 + count.thing])].rpartition("-")[2].removeprefix(count.prefix)
                        amount = int(event[2 + count.amount]) if count.amount >= 0 else 1
                        place = (count.table, name, count.column)
                        expected[place] = expected.get(place, 0) + amount
    plain = report.to_dict()["tables"]
    assert isinstance(plain, dict)
    found = {
        (table, name, column): mean * 3
        for table, rows in plain.items()
        for name, row in rows.items()
        for column, mean in row.items()
        if mean
    }
    rows = {(table, name) for table, named in plain.items() for name in named}
    assert found == pytest.approx({place: each for place, each in expected.items() if place[:2] in rows}, abs=1e-3)
    assert found


def test_games_of_bots_are_counted_too(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    # By its name: the package has a function of the same one.
    arena = import_module("heliopolis.arena.contests")
    monkeypatch.setattr(arena, "bot", lambda _name, _game, seed, **_: RandomBot(seed=seed))
    report = simulate(game, games=1, seed=3, bots=["greedy"], players=2)
    assert report.decisions
    assert any(number for rows in report.tables.values() for row in rows.values() for number in row.values())


def test_facts_are_numbers_or_parts_of_the_games(game: Game) -> None:
    report = simulate(game, games=4, seed=2)
    facts = game.numbers.facts(playout(game.new(), seed=2))
    assert set(report.numbers) | set(report.cases) == set(facts)
    for cases in report.cases.values():
        assert all(0 < part <= 1 for part in cases.values())


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_counted_has_a_text(game: Game, language: str) -> None:
    voice = voice_of(game, language)
    for count in game.numbers.counts:
        assert voice.say(f"table-{count.table}")
        assert voice.say(f"column-{count.column}")
    for name, fact in game.numbers.facts(playout(game.new(), seed=2)).items():
        assert voice.say(f"fact-{name}")
        if not isinstance(fact, int):
            assert all(voice.say(key) for key in fact)


def test_progress_is_told_after_every_game(game: Game) -> None:
    done: list[int] = []
    simulate(game, games=3, seed=1, progress=lambda: done.append(1))
    assert len(done) == 3


def test_spread_of_some_numbers() -> None:
    assert spread([2, 4, 4, 4, 5, 5, 7, 9]) == (5.0, 2.0, 2, 9)
    assert spread([3]) == (3.0, 0.0, 3, 3)


def test_what_cannot_be_simulated(game: Game) -> None:
    with pytest.raises(BadOption, match="games"):
        simulate(game, games=0, seed=1)
    with pytest.raises(BadOption, match="nonsense"):
        simulate(game, games=1, seed=1, nonsense=1)
    with pytest.raises(UnknownName, match="nobody"):
        simulate(game, games=1, seed=1, bots=["nobody"])
    with pytest.raises(BadOption, match="one bot or 2, not 3"):
        line_up(["random", "greedy", "random"], 2)
