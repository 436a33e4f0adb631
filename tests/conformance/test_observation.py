"""Learning agents see all that matters, and the spec says where."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from observation_pages import PAGE, page
from sizes import scaled, sizes

from heliopolis.games import all_games, game
from heliopolis.games.helios.position.coast import PLACES
from heliopolis.games.helios.position.state import Helios
from heliopolis.games.origins.position.cells import cell_of
from heliopolis.games.origins.position.state import FARM, Origins
from heliopolis.kernel.game import Game
from heliopolis.kernel.pending import PENDING, PendingSteps
from heliopolis.kernel.step import Step, step_name
from heliopolis.testing import conformance
from heliopolis.testing.observation_checks import POSITIONS, mixed_up
from heliopolis.testing.walk import sample
from heliopolis_caravan.game import CaravanGame

GAMES = [*all_games().values(), CaravanGame()]

each_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@sizes
@each_game
def test_positions_that_look_alike_play_alike(game: Game, times: float) -> None:
    conformance.observations_determine_play(game, positions=scaled(1_200, times), seed=31)


@pytest.mark.soak
@pytest.mark.parametrize("name", all_games())
def test_a_hundred_thousand_positions_that_look_alike_play_alike(name: str) -> None:
    conformance.observations_determine_play(game(name), POSITIONS)


@pytest.mark.slow
@pytest.mark.sources
@pytest.mark.parametrize("name", all_games())
def test_without_what_is_pending_positions_are_mixed_up(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    write = PendingSteps.write

    def only_the_question(self: PendingSteps, todo: list[Step[Any]], *rest: Any) -> None:
        write(self, todo[-1:], *rest)

    monkeypatch.setattr(PendingSteps, "write", only_the_question)
    assert next(mixed_up(game(name), 5_000), None) is not None


@each_game
def test_the_slices_hold_every_number_once(game: Game) -> None:
    spec = game.feature_spec()
    stops = [each.stop for each in spec]
    assert [each.start for each in spec] == [0, *stops[:-1]]
    assert len(spec) == stops[-1]
    assert all(each.about for each in spec)


@pytest.mark.parametrize("name", all_games())
def test_the_first_pending_step_is_the_open_question(name: str) -> None:
    played = game(name)
    pending = played.feature_spec()[PENDING]
    for walk in sample(played, 100, 1):
        state = walk.state
        numbers = np.array(played.features(state, 0))[pending.start : pending.stop].reshape(pending.shape)
        told = [{label for label, number in zip(pending.labels, row, strict=True) if number == 1} for row in numbers]
        due = [step_name(type(step)) for step in state.todo[::-1]]
        assert all(name in labels for name, labels in zip(due, told, strict=False))


def test_a_board_of_helios_is_a_square_of_its_coordinates() -> None:
    played = game("helios")
    boards = played.feature_spec()["boards"]
    for walk in sample(played, 30, 5):
        state = walk.state
        assert isinstance(state, Helios)
        for seat in range(state.seats):
            numbers = np.array(played.features(state, seat))[boards.start : boards.stop].reshape(boards.shape)
            q, r = PLACES[state.players[seat].sun]
            assert numbers[0, r + 4, q + 4, boards.labels.index("sun")] == 1
            assert numbers[0, ..., boards.labels.index("sun")].sum() == 1


def test_a_city_of_origins_is_a_square_of_its_coordinates() -> None:
    played = game("origins")
    cities = played.feature_spec()["cities"]
    farms = 0
    for walk in sample(played, 100, 5):
        state = walk.state
        assert isinstance(state, Origins)
        numbers = np.array(played.features(state, 0))[cities.start : cities.stop].reshape(cities.shape)
        for y, x in zip(*np.nonzero(numbers[0, ..., cities.labels.index("farm")]), strict=True):
            assert state.players[0].city[cell_of(int(x) - 4, int(y) - 4)] >= FARM
            farms += 1
    assert farms


def test_the_page_tells_what_stands_where() -> None:
    assert PAGE.read_text(encoding="utf-8") == page(), "run make docs"
