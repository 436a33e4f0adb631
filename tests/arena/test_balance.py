"""The page on the balance of a game: lengths, ends, scores, and what each component is good for."""

from __future__ import annotations

import pytest

import heliopolis
from heliopolis.arena import Outcome, contest, run
from heliopolis.arena.balance import Played, balance
from heliopolis.arena.counters import keys, tables
from heliopolis.words.texts import LANGUAGES
from heliopolis.words.voice import voice_of


@pytest.fixture(scope="module", params=heliopolis.all_games())
def played(request: pytest.FixtureRequest) -> Played:
    """Provide a bot against itself at two and three players."""
    return {players: run(contest(request.param, ["random"] * players, {"players": players}), 4) for players in (2, 3)}


def rows(page: str) -> dict[str, list[str]]:
    """Return the cells of the page by the first of their line."""
    lines = [line.strip("| ").split(" | ") for line in page.splitlines() if line.startswith("| ")]
    return {first.strip(): rest for first, *rest in lines}


def test_it_tells_length_scores_and_seats(played: Played) -> None:
    found = rows(balance([played], "en"))
    assert found["games"] == ["4", "4"]
    for place, result in enumerate(played.values()):
        turns = [outcome.turns for outcome in result.outcomes]
        assert found["Turns per game"][place] == f"{sum(turns) / 4:.1f} ({min(turns)}–{max(turns)})"
        best = [max(outcome.totals) for outcome in result.outcomes]
        assert found["Best score in a game"][place] == f"{sum(best) / 4:.1f} ({min(best)}–{max(best)})"
    share = sum(outcome.shares()[2] for outcome in played[3].outcomes) / 4
    assert found["Wins of seat 3"][-1] == f"{share:.0%}"


def test_every_thing_is_in_a_table_or_among_those_nobody_had(played: Played) -> None:
    page = balance([played], "en")
    game = played[2].contest.definition
    voice = voice_of(game, "en")
    told = 0
    for table in tables(game):
        if f"| {voice.say(f'table-{table}')} |" in page:
            told += 1
            assert all(voice.plain(key) in page for key in keys(game, table).values())
    assert told >= 2


def changed(outcome: Outcome, counts: list[dict[str, dict[str, dict[str, int]]]]) -> Outcome:
    """Return a game that the first seat won, with these counts."""
    return outcome._replace(ranks=[1, 2], counts=counts)


def test_use_yield_and_victories_of_a_thing() -> None:
    meeting = contest("helios", ["random", "random"], {"players": 2})
    result = run(meeting, 1)
    sample = result.outcomes[0]
    palace = {"building": {"palace": {"built": 1}}}
    priestess = {"character": {"priestess": {"bought": 1, "points": 6}}}
    outcomes = [changed(sample, [{**palace, **priestess}, palace if number < 10 else {}, {}]) for number in range(20)]
    found = rows(balance([{2: result._replace(outcomes=outcomes)}], "en"))
    # Thirty players had it, of whom twenty won: 4/3 of a fair share.
    assert found["Palace"] == ["75%", "1.00", "1.33 ±0.34"]
    assert found["Priestess"] == ["50%", "1.00", "6.00", "2.00 ±0.00"]
    assert "Citadel" not in found
    assert "Never: " in balance([{2: result._replace(outcomes=outcomes)}], "en")


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_speaks_every_language_and_of_several_games(played: Played, language: str) -> None:
    page = balance([played, played], language)
    assert page.count("\n## ") == 2
    assert page.count("# ") >= 3
    widths = {line.count(" | ") for line in page.splitlines() if line.startswith("| ---")}
    assert widths
    for block in page.split("\n\n"):
        if block.startswith("| "):
            assert len({line.count("|") for line in block.splitlines()}) == 1
