"""Rows: what each answer to a question costs and gives, and what it is certain to bring."""

from __future__ import annotations

import pytest
from rules.helios import board as helios
from rules.origins import board as origins

from heliopolis.games import all_games
from heliopolis.games.helios.rules.actions import Construct
from heliopolis.games.helios.rules.characters import CharacterTurn
from heliopolis.games.helios.rules.cubes import CubeTile
from heliopolis.games.helios.rules.setup import Scoring
from heliopolis.games.helios.rules.sun import MoveSun
from heliopolis.games.helios.rules.turn import TakeTile
from heliopolis.games.origins.rules.building.purchase import Purchase
from heliopolis.games.origins.rules.payment import GainBasic
from heliopolis.games.origins.rules.temples import ChooseTemple
from heliopolis.kernel.chip import COST, POINTS
from heliopolis.kernel.game import Game, State
from heliopolis.table.clicks import answered
from heliopolis.table.question import Question
from heliopolis.table.rows import Row
from heliopolis.table.table import Table
from heliopolis.testing.walk import Walk
from heliopolis.words.texts import LANGUAGES
from heliopolis.words.voice import voice_of
from table.conftest import play

SEEDS = range(3)
EACH = 5
"""One position in so many is looked at."""

every_game = pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)


def rows_at(state: State) -> list[Row]:
    """Return the rows of the open question."""
    return Question(state).rows


def told(row: Row, state: State) -> str:
    """Return a row in words."""
    voice = voice_of(state.game, "en")
    title = voice.title(row.choice, state, row.number, row.face.told)
    if row.rule:
        return f"{title}: {voice.lack(state, row.choice)} ({row.rule})"
    price = voice.chips(row.costs) or ("free" if row.free else "")
    gains = " or ".join(voice.chips(group) for group in row.gains)
    extra = " + " + voice.chips(row.extra) if row.extra else ""
    return f"{row.number} {title} | {price} → {gains}{extra} | {row.points:+d}"


def followed(row: Row, state: State, language: str = "en") -> str:
    """Return what comes after a row, in words."""
    return voice_of(state.game, language).follows(row.asks, row.vain, nothing=row.nothing)


def some_positions(game: Game, seed: int) -> list[State]:
    """Return positions of a random game in which a player is asked."""
    walk = Walk(game, seed)
    found: list[State] = []
    while walk.state.todo:
        if walk.ply % EACH == 0 and walk.state.seat() >= 0:
            found.append(walk.state.copy())
        walk.go_on()
    return found


@every_game
@pytest.mark.parametrize("seed", SEEDS)
def test_every_legal_choice_is_a_row_numbered_from_the_top_and_what_leaves_something_comes_last(
    game: Game, seed: int
) -> None:
    for state in some_positions(game, seed):
        found = rows_at(state)
        legal = [row for row in found if not row.rule]
        assert found[: len(legal)] == legal
        assert {row.choice.name for row in legal} == {choice.name for choice in state.choices()}
        if any(row.face.printed for row in legal):
            # What is printed on the board is its number in the list too.
            assert all(row.number == row.face.printed for row in legal)
        else:
            assert [row.number for row in legal] == list(range(1, len(legal) + 1))
            assert [row.leaves for row in legal] == sorted(row.leaves for row in legal)
        assert all(row.number == 0 and row.rule == state.barring_rule(row.choice) for row in found[len(legal) :])


@every_game
@pytest.mark.parametrize("seed", SEEDS)
def test_the_points_of_a_row_are_the_change_of_the_score_sheet(game: Game, seed: int) -> None:
    for state in some_positions(game, seed):
        seat = state.seat()
        before = state.scores()[seat].total
        assert state.total(seat) == before
        for row in rows_at(state):
            if not row.rule:
                assert row.points == answered(state, row.choice).after.scores()[seat].total - before


@every_game
@pytest.mark.parametrize("seed", SEEDS)
def test_titles_and_reasons_are_short_and_know_no_coordinates(game: Game, seed: int) -> None:
    for language in LANGUAGES:
        voice = voice_of(game, language)
        for state in some_positions(game, seed):
            for row in rows_at(state):
                title = voice.title(row.choice, state, row.number, row.face.told)
                assert 0 < len(title) <= 32, title
                detail = row.choice.name.partition(":")[2].partition("/")[0]
                assert "," not in detail or detail not in title
                if row.rule:
                    assert voice.lack(state, row.choice)


@every_game
@pytest.mark.parametrize("seed", SEEDS)
def test_costs_stand_before_the_arrow_and_what_all_choices_share_is_not_told(game: Game, seed: int) -> None:
    for state in some_positions(game, seed):
        legal = [row for row in rows_at(state) if not row.rule]
        assert all(chip.kind == COST for row in legal for chip in row.costs)
        own = [set(group) for row in legal for group in row.gains[:1] if not row.face.opens]
        if len(legal) > 1 and len(own) == len(legal):
            assert set.intersection(*own) == set()


def test_the_sun_tells_how_far_it_goes_and_what_it_lights() -> None:
    state = helios.ask(helios.land("0,0 brown temple; 1,0 green", sun="-1,0", track=3), MoveSun(0))
    assert [told(row, state) for row in rows_at(state)] == [
        "1 1 field ahead |  → +5 (Full orbits), +2 (Lit temples) | +7",
        "2 2 fields ahead |  → +5 (Full orbits), +2 (Lit temples), Bamboo | +7",
        "3 3 fields ahead |  → +5 (Full orbits), Bamboo | +5",
        "4 Skip the action |  →  | +0",
        "4 fields ahead: your sun reaches 3 (HEL-SUN-04)",
    ]


def test_a_building_tells_its_price_and_one_that_is_too_dear_what_it_needs() -> None:
    state = helios.ask(helios.land("0,0 blue cube; 1,0 brown"), Construct(0))
    found = [told(row, state) for row in rows_at(state)]
    assert "3 Temple | −1 Spring →  | +0" in found
    assert "2 Citadel | −1 Spring →  | +2" in found
    assert "Watch Tower: needs Obsidian and Spring, costs 3, you have 1 (HEL-PAY-03)" in found


def test_a_character_costs_its_mana() -> None:
    state = helios.ask(helios.land("0,0 brown", mana=2), CharacterTurn(0, 3, 0))
    found = [told(row, state) for row in rows_at(state)]
    assert "1 Buy Architect | −2 Mana →  | -2" in found
    assert "Buy Treasurer: needs 4 mana, you have 2 (HEL-CHAR-04)" in found


def test_a_site_tells_its_toll_its_new_value_and_both_its_actions() -> None:
    state = origins.table()
    origins.give(state, wisdom=2)
    origins.freemen(state, 0, "red 1; ")
    state.site_values[:] = [2, 3, 6, 1, 3]
    origins.play(state, "action:visit base:1")
    found = rows_at(state)
    assert [told(row, state) for row in found] == [
        "1 Stone and arms | −1 Wisdom → 3 Stone or Military spaces, Attacks + Bonus action | +0",
        "2 Food and building | −2 Wisdom → 3 Food or Building | +0",
        "4 Gold and Citizens | free → Basic resource, Gold or Citizen | +0",
        "5 Resources and training | −2 Wisdom → Stone, Food, Wisdom | +0",
        "Wisdom and Temples: needs 5 Wisdom, you have 2 (ORI-VISIT-04)",
    ]
    emblem = found[0].face.emblem
    assert emblem is not None
    assert (emblem.icon, emblem.before, emblem.number) == ("mark-red", 2, 3)


def test_a_market_tile_tells_its_price_and_one_that_cannot_be_paid_is_a_farm() -> None:
    state = origins.ask(origins.give(origins.table(), stone=2, wisdom=1), Purchase(0))
    found = [told(row, state) for row in rows_at(state)]
    assert any("Stone → " in each for each in found)
    assert any("free → Farm" in each for each in found)


def test_gold_in_place_of_stone_is_told_with_the_price() -> None:
    state = origins.ask(origins.give(origins.table(), stone=0, wisdom=9, gold=9), Purchase(0))
    found = [told(row, state) for row in rows_at(state)]
    assert any("Gold for Stone" in each for each in found)


def test_a_temple_is_told_by_the_figures_of_its_track() -> None:
    state = origins.ask(origins.give(origins.table(), stone=1), ChooseTemple(0))
    assert told(rows_at(state)[0], state) == "1 Forest Temple | −1 Stone → Forest Temple 0 → 5, Leo | +0"


def test_rows_are_made_once_for_each_version(table: Table) -> None:
    first = table.question.rows
    assert table.question.rows is first
    assert sorted(row.name for row in first) == ["search", "travel"]
    play(table, "travel")
    assert table.question.rows == []


def test_a_row_says_what_is_asked_next_and_only_what_ends_in_nothing_brings_nothing() -> None:
    state = origins.table()
    origins.freemen(state, 0, "red 1; ")
    found = {row.choice.name: followed(row, state) for row in rows_at(state) if not row.rule}
    assert found["action:visit"] == "then: choose who goes"
    assert found["pass"] == "no gain"


def test_an_action_for_which_nothing_can_be_paid_says_so() -> None:
    poor = helios.ask(helios.land("0,0 brown"), TakeTile(0))
    rich = helios.ask(helios.land("0,0 brown cube; 1,0 brown cube"), TakeTile(0))
    for state, expected in (
        (poor, ("nothing you can afford", "rien que vous puissiez payer")),
        (rich, ("then: choose what to build", "puis\u00a0: choisir la construction")),
    ):
        [row] = [row for row in rows_at(state) if row.choice.name == "column:construct"]
        assert (followed(row, state, "en"), followed(row, state, "fr")) == expected


@every_game
@pytest.mark.parametrize("seed", SEEDS)
def test_what_ends_in_nothing_changes_no_points_gives_nothing_and_leads_nowhere(game: Game, seed: int) -> None:
    for state in some_positions(game, seed):
        for row in rows_at(state):
            if row.nothing:
                assert (row.points, row.gains, row.costs, row.leads, row.vain) == (0, (), (), "", "")


def test_what_a_thing_does_from_then_on_is_told_as_its_board_tells_it() -> None:
    state = helios.ask(helios.land("0,0 blue cube; 1,0 brown"), Construct(0))
    does = {row.choice.name: row.face.does for row in rows_at(state)}
    assert does["build:citadel"] == (("temple", "= 1"),)
    state = helios.ask(helios.land("0,0 brown", mana=2), CharacterTurn(0, 3, 0))
    [architect] = [row for row in rows_at(state) if row.choice.name == "buy:architect"]
    assert architect.face.scores is not None
    key, points = architect.face.scores
    assert voice_of(state.game, "en").say(key, points=points) == "3 per temple or building"


def at_once(state: State) -> set[str]:
    """Return the answers that one tap chooses."""
    return {row.name for row in rows_at(state) if row.at_once}


def test_goods_take_one_tap_and_what_is_weighed_on_the_boards_takes_two() -> None:
    state = origins.ask(origins.table(), GainBasic(0, 2))
    assert at_once(state) == {"resource:stone", "resource:food", "resource:wisdom"}
    assert not at_once(helios.ask(helios.land("0,0 brown", mana=2), CharacterTurn(0, 3, 0)))
    tiles = helios.ask(helios.land("0,0 brown cube"), TakeTile(0))
    assert "pass" not in at_once(tiles)


def test_where_something_goes_for_nothing_takes_one_tap_and_a_way_of_the_sun_or_a_price_two() -> None:
    land = helios.land("0,0 brown cube; 1,0 blue")
    placed = helios.ask(land, CubeTile(0, 0))
    assert at_once(placed) == {choice.name for choice in placed.choices()}
    for state in (helios.ask(land, MoveSun(0)), helios.ask(helios.land("0,0 gray cube"), Construct(0))):
        weighed = {row.name for row in rows_at(state) if row.place and not row.rule}
        assert weighed
        assert not weighed & at_once(state)


def test_a_place_that_only_leads_to_a_question_takes_one_tap() -> None:
    state = helios.ask(helios.land("0,0 brown cube; 1,0 blue"), TakeTile(0))
    offers = Question(state, begins=True).shortcuts
    assert {offer.click.path[-1].partition(":")[0] for offer in offers if offer.at_once} >= {"land"}
    assert not [offer for offer in offers if offer.click.path[-1].startswith("sun:") and offer.at_once]


def test_the_answer_that_only_ends_the_turn_is_known() -> None:
    for done, ending in ((0, "pass"), (1, "end")):
        state = helios.ask(helios.land("0,0 brown", mana=2), CharacterTurn(0, 3, done))
        assert [row.name for row in rows_at(state) if row.ends] == [ending]


def test_what_is_left_undone_on_purpose_is_no_action_without_effect() -> None:
    state = helios.ask(helios.land("0,0 brown cube"), Construct(0))
    [row] = [row for row in rows_at(state) if row.choice.name == "skip"]
    assert (row.vain, row.nothing, followed(row, state)) == ("", True, "no gain")


def test_the_button_of_a_choice_says_what_it_does() -> None:
    state = helios.ask(helios.land("0,0 brown cube"), Construct(0))
    assert voice_of(state.game, "en").action_label(state, "Temple") == "Build · Temple"
    assert voice_of(state.game, "fr").action_label(state, "Temple") == "Construire · Temple"


def test_a_brief_reason_is_the_first_thing_that_is_missing() -> None:
    state = helios.ask(helios.land("0,0 blue cube; 1,0 brown"), Construct(0))
    tower = state.choice("build:watch_tower")
    assert voice_of(state.game, "en").lack(state, tower, brief=True) == "needs Obsidian and Spring"


@every_game
@pytest.mark.parametrize("seed", SEEDS)
def test_a_choice_that_ends_the_game_tells_what_it_brings_and_not_the_final_scoring(game: Game, seed: int) -> None:
    walk, endings = Walk(game, seed), 0
    while walk.state.todo:
        state = walk.state.copy()
        walk.go_on()
        if state.seat() < 0:
            continue
        for row in rows_at(state):
            found = None if row.rule else answered(state, row.choice)
            if found is None or found.after.todo:
                continue
            endings += 1
            ending = game.final_points(found.after, state.seat())
            final = {f"reason-{game.reasons[reason].name}" for reason, _ in ending}
            chips = [*row.costs, *[chip for group in row.gains for chip in group]]
            assert [chip for chip in chips if chip.kind == POINTS and chip.name in final] == []
            assert row.points == found.after.total(state.seat()) - state.total(state.seat())
    assert endings


def test_to_pass_in_the_last_phase_brings_nothing() -> None:
    state = helios.land("0,0 brown temple; 1,0 green", mana=3)
    state.todo = [Scoring(), CharacterTurn(0, 1, 0)]
    state.advance()
    passing = next(row for row in rows_at(state) if row.choice.name == "pass")
    assert not answered(state, passing.choice).after.todo
    assert (passing.gains, passing.points, passing.nothing) == ((), 0, True)
