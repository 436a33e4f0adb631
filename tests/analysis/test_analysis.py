"""Analyses and hints: sound figures for every game, the same again with the same seed, and blunders named first."""

from __future__ import annotations

import json
from collections.abc import Sequence
from xml.etree import ElementTree as ET

import pytest

from analysis.blunders import SIMULATIONS, blundered, named_rightly, worst_turn
from heliopolis.analysis import Plan, Review, Turn, TurnOutlook, hint, ledger, read_review, review
from heliopolis.analysis.comparing import compared
from heliopolis.analysis.drawing import chart, page, picture
from heliopolis.analysis.glances import _ends, _value
from heliopolis.analysis.grades import BLUNDER, MISTAKE, accuracy, grade
from heliopolis.analysis.judging import Judge, Outlook, Run, RunReview, at_a_glance
from heliopolis.analysis.reviews import LedgerRow
from heliopolis.analysis.turns import RunSpan, _decision, advance, at_first, graded_so_far, reviewing, spans_of
from heliopolis.analysis.words import better, head, on, played, reason, rounded
from heliopolis.bots.greedy import GreedyBot
from heliopolis.games import all_games, game
from heliopolis.kernel.chance import CHANCE, Dice
from heliopolis.kernel.errors import BadOption
from heliopolis.kernel.game import State
from heliopolis.kernel.journals.journal import Journal
from heliopolis.words.texts import LANGUAGES
from heliopolis.words.voice import voice_of
from heliopolis_caravan.game import CaravanGame

TOY = CaravanGame()
QUICK = Plan(bot="search:8", simulations=8, worst=3)
NARROW = "search:6:plans=2:width=2:states=30:root_width=2:root_states=60"
"""A search that is done in no time, for the large games."""


def played_out(seed: int = 1, players: int = 2) -> Journal:
    """Return a game of the toy by greedy players."""
    journal, dice = Journal(TOY, None, None, players=players), Dice(seed)
    bots = [GreedyBot("greedy") for _ in range(players)]
    while journal.state.todo:
        state = journal.state
        if state.seat() == CHANCE:
            journal.play(state.choices()[dice.weighted(state.weights())])
        else:
            journal.play(bots[state.seat()].choose(state))
    return journal


def careless(seed: int) -> Journal:
    """Return a game of the toy at random."""
    journal, dice = Journal(TOY), Dice(seed)
    while journal.state.todo:
        state = journal.state
        weights = state.weights() if state.seat() == CHANCE else [1] * len(state.choices())
        journal.play(state.choices()[dice.weighted(weights)])
    return journal


def begun(name: str, plies: int, **options: int) -> Journal:
    """Return a game of which so many plies were played at random, up to a question with several answers."""
    journal, dice = Journal(game(name), None, None, **options), Dice(4)
    while len(journal.plies) < plies or journal.state.seat() == CHANCE or len(journal.state.choices()) < 2:
        state = journal.state
        weights = state.weights() if state.seat() == CHANCE else [1] * len(state.choices())
        journal.play(state.choices()[dice.weighted(weights)])
    return journal


# Analyses --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [2, 3])
def test_chances_are_shares_of_one_victory_and_end_with_the_result(players: int) -> None:
    journal = played_out(players=players)
    found = review(journal, QUICK)
    for moment in found.moments:
        assert len(moment.outlook.chances) == len(moment.outlook.scores) == players
        assert sum(moment.outlook.chances) == pytest.approx(1)
    result = journal.state.result()
    assert result is not None
    won = [seat for seat, chance in enumerate(found.moments[-1].outlook.chances) if chance > 0]
    assert won == result.winners
    assert found.moments[-1].outlook.scores == result.totals
    assert [moment.ply for moment in found.moments] == sorted({moment.ply for moment in found.moments})


def test_the_same_seed_finds_the_same_and_it_can_be_kept() -> None:
    journal = played_out(3)
    found = review(journal, QUICK)
    assert review(journal, QUICK) == found
    assert read_review(json.loads(json.dumps(found.to_dict()))) == found


def test_the_worst_turn_comes_first_and_all_mistakes_are_named() -> None:
    found = review(careless(5), QUICK._replace(worst=1))
    costs = [turn.cost for turn in found.costly]
    assert costs == sorted(costs, reverse=True)
    bad = [(turn.turn, turn.seat) for turn in found.turns if turn.grade in {MISTAKE, BLUNDER}]
    assert 1 < len(bad) == len(found.costly)
    assert {(turn.turn, turn.seat) for turn in found.costly} == set(bad)
    assert all(cost > 0 for cost in costs)
    for turn in found.costly:
        assert turn.decision.played != turn.decision.better[0]
        assert turn.cost == turn.best - turn.played <= 1, "nobody loses more than there was"
        assert 0 <= turn.decision.cost <= turn.cost + 1e-9


def test_every_turn_with_a_choice_has_a_grade_and_whoever_plays_well_is_accurate() -> None:
    journal = careless(5)
    found, spans = review(journal, QUICK), spans_of(journal)
    assert [(turn.turn, turn.seat) for turn in found.turns] == list(
        dict.fromkeys((span.turn, span.seat) for span in spans if any(span.open))
    )
    for turn in found.turns:
        assert 0 <= turn.before <= 1
        assert 0 <= turn.after <= 1
    greedy = review(played_out(), QUICK)
    for seat in range(2):
        told, better = found.accuracy(seat), greedy.accuracy(seat)
        assert told is not None
        assert better is not None
        assert 0 < told < better <= 1
        parts = [part for part in found.accuracies(seat) if part is not None]
        assert min(parts) <= told <= max(parts)


def test_the_same_cost_has_the_same_grade_everywhere() -> None:
    costs = [0.0, 0.009, 0.01, 0.049, 0.05, 0.099, 0.1, 0.199, 0.2, 1.0]
    assert [grade(cost) for cost in costs] == [
        name for name in ("best", "good", "inaccuracy", "mistake", "blunder") for _ in range(2)
    ]


def test_accuracy_is_halved_with_each_fifteen_in_a_hundred_that_a_turn_loses() -> None:
    assert accuracy([]) is None
    assert accuracy([0.0]) == 1
    assert accuracy([0.15]) == pytest.approx(0.5)
    assert accuracy([0.3, 0.0]) == pytest.approx(0.625)


def told(*turns: Turn, chances: Sequence[float] = ()) -> Review:
    """Return a review of these turns, and of the chances of the first of two seats."""
    moments = [
        TurnOutlook(place, place, place % 2, Outlook([chance, 1 - chance], [0.0, 0.0]))
        for place, chance in enumerate(chances)
    ]
    return Review(QUICK, moments, [], learned=True, turns=list(turns), ledger=[])


def test_the_best_turn_is_the_one_that_gained_most_without_losing_much() -> None:
    modest, bad = Turn(1, 0, 0, 0.5, 0.5, 0.0, 0.1), Turn(2, 0, 9, 0.8, 0.7, 0.1, 0.4)
    best = Turn(5, 0, 20, 0.71, 0.7, 0.01, 0.2)
    other = Turn(3, 1, 12, 0.9, 0.9, 0.0, 0.8)
    found = told(modest, bad, other, best)
    assert found.best_turn(0) == best
    assert found.best_turn(1) == other
    assert told(Turn(1, 0, 0, 0.4, 0.4, 0.0, -0.1)).best_turn(0) is None


def test_a_game_has_three_phases_of_as_many_turns() -> None:
    found = told(*[Turn(turn, 0, turn, 0.5, 0.5, 0.15 * ((turn - 1) // 3), 0.0) for turn in range(1, 10)])
    assert found.accuracies(0) == [pytest.approx(1), pytest.approx(0.5), pytest.approx(0.25)]
    assert found.accuracies(1) == [None, None, None]


def test_the_turning_point_is_the_turn_after_which_most_had_changed() -> None:
    point = told(chances=[0.5, 0.52, 0.3, 0.45]).turning_point()
    assert point is not None
    assert point.turn == 1
    assert told(chances=[0.5, 0.52, 0.53]).turning_point() is None
    assert told().turning_point() is None


def test_a_review_of_an_older_version_is_read() -> None:
    """It knew the costly turns only, and called them the turns."""
    found = review(careless(5), QUICK)
    kept = json.loads(json.dumps(found.to_dict()))
    older = {"plan": kept["plan"], "moments": kept["moments"], "turns": kept["costly"]}
    for turn in older["turns"]:
        del turn["agreed"]
    read = read_review(older)
    assert read.costly == [turn._replace(agreed=False) for turn in found.costly]
    assert (read.turns, read.ledger, read.learned) == ([], [], False)
    assert read.accuracy(0) is None


def test_progress_goes_from_nothing_to_all() -> None:
    parts: list[float] = []
    review(played_out(), QUICK, parts.append)
    assert parts == sorted(parts)
    assert 0 < parts[0] < parts[-1] <= 1


def test_a_run_is_what_one_seat_decides_before_chance_or_somebody_else_acts() -> None:
    journal = played_out(2)
    spans = spans_of(journal)
    for span in spans:
        plies = journal.plies[span.ply : span.ply + len(span.choices)]
        assert [ply.choice for ply in plies] == span.choices
        assert {(ply.turn, ply.seat) for ply in plies} == {(span.turn, span.seat)}
        assert span.state == journal.at(span.ply)
        after = journal.plies[span.ply + len(span.choices) :][:1]
        assert not after or (after[0].turn, after[0].seat) != (span.turn, span.seat)
    assert sum(len(span.choices) for span in spans) == sum(1 for ply in journal.plies if ply.seat != CHANCE)


@pytest.mark.parametrize("name", all_games())
def test_a_turn_that_is_not_over_is_not_judged(name: str) -> None:
    journal = begun(name, 20)
    while (journal.state.turn, journal.state.seat()) != (journal.plies[-1].turn, journal.plies[-1].seat):
        journal.play(journal.state.choices()[0])
    last = spans_of(journal)[-1]
    assert (last.turn, last.seat) != (journal.state.turn, journal.state.seat())


def test_what_was_played_as_the_search_would_costs_nothing() -> None:
    state = played_out(1).at(0)
    Dice(1).settle(state)
    judge = Judge(TOY, "search:8")
    better = judge.review(state, [state.choices()[0].name]).better
    again = judge.review(state, better)
    assert again.better == better
    assert again.best == again.played
    assert again.cost == 0


def test_the_decision_is_the_one_after_which_most_was_lost() -> None:
    state = played_out().at(0)
    span = RunSpan(1, 0, 10, state, ["a", "b", "c"], [True, True, True])
    whole = Judge(TOY, "search:8").outlook(state)

    def review(best: float) -> RunReview:
        return RunReview(whole, ["x"], best, 0.2)

    # After the first choice 0.7 was still to be had, after the second no more than was played.
    found = _decision(span, {0: review(0.75), 1: review(0.7), 2: review(0.2)})
    assert (found.ply, found.played) == (11, "b")
    assert found.cost == pytest.approx(0.5)


def test_only_a_bot_that_searches_can_look() -> None:
    with pytest.raises(BadOption, match="must be a bot that searches"):
        review(played_out(), Plan(bot="greedy"))


# Blunders --------------------------------------------------------------------------------------------------


def test_the_worst_turn_is_no_better_than_any_single_choice() -> None:
    state = played_out().at(0)
    Dice(1).settle(state)
    choices, lost = worst_turn(state)
    assert lost >= 0
    end = state.copy()
    for choice in choices:
        end.play(choice)
    assert (end.turn, end.seat()) != (state.turn, state.seat())


@pytest.mark.soak
@pytest.mark.parametrize("name", all_games())
def test_a_blunder_is_named_first(name: str) -> None:
    """Or after one that is costlier indeed; in 20 games at least 16 times. Run it on the compiled build."""
    first = 0
    for seed in range(1, 21):
        made = blundered(game(name), seed)
        named = review(made.journal, Plan(simulations=SIMULATIONS, worst=2)).costly
        first += named_rightly(made, named, seed)
    assert first >= 16


def test_a_turn_that_stood_out_by_luck_is_not_named_for_it() -> None:
    journal, plan = played_out(4), Plan("search:8", 8, worst=1)
    spans = [span for span in spans_of(journal) if any(span.open)]
    turns = list(dict.fromkeys((span.turn, span.seat) for span in spans))
    lucky, bad = turns[1], turns[-2]
    whole = Judge(TOY, "search:8").outlook(spans[0].state)
    by_state = {json.dumps(span.state.to_dict()): span for span in spans}

    def review(run: Run, cost: dict[tuple[int, int], float]) -> RunReview:
        span = by_state[json.dumps(run.state)]
        lost = cost.get((span.turn, span.seat), 0.01)
        other = next(choice.name for choice in span.state.choices() if choice.name != span.choices[0])
        return RunReview(whole, [other], 0.5, 0.5 - lost)

    work = reviewing(journal, plan)
    asked = advance(work, None)
    assert isinstance(asked, list)
    assert len(asked) == len(spans)
    first = [review(run, {lucky: 0.4, bad: 0.3}) for run in asked]
    asked = advance(work, first)
    assert isinstance(asked, list)
    # The second look is longer, at fewer turns, and with other luck.
    assert len(asked) < len(spans)
    assert {(run.simulations > 8, run.seed != plan.seed) for run in asked} == {(True, True)}
    asked = advance(work, [review(run, {lucky: 0.05, bad: 0.3}) for run in asked])
    assert isinstance(asked, list)
    asked = advance(work, [review(run, {lucky: 0.05, bad: 0.3}) for run in asked])
    while isinstance(asked, list):
        asked = advance(work, [review(run, {}) for run in asked])
    assert [(turn.turn, turn.seat) for turn in asked.costly] == [bad]


def test_a_search_with_other_luck_has_the_last_word_on_what_was_better() -> None:
    journal, plan = careless(5), QUICK._replace(worst=1)
    work = reviewing(journal, plan)
    asked, seeds = advance(work, None), set[int]()
    while isinstance(asked, list) and not any(run.rather for run in asked):
        seeds |= {run.seed for run in asked}
        asked = advance(
            work,
            [
                Judge(TOY, run.bot, run.simulations, run.seed).review(
                    TOY.load(run.state, journal.components), run.choices
                )
                for run in asked
            ],
        )
    assert isinstance(asked, list)
    assert seeds.isdisjoint(run.seed for run in asked)
    judged = [
        Judge(TOY, run.bot, run.simulations, run.seed).review(
            TOY.load(run.state, journal.components), run.choices, run.rather
        )
        for run in asked
    ]
    assert [review.better for review in judged] == [run.rather for run in asked]
    # The first is not agreed with, the others are.
    doubted = advance(
        work, [each._replace(best=1.0, played=0.0 if place else 1.0) for place, each in enumerate(judged)]
    )
    assert isinstance(doubted, Review)
    assert [turn.agreed for turn in doubted.costly] == [False] + [True] * (len(judged) - 1)


def test_a_reason_names_what_sets_the_two_ways_apart_and_is_given_only_where_another_search_agrees() -> None:
    journal = careless(5)
    voice = voice_of(TOY, "en")
    agreed = [turn for turn in review(journal, QUICK).costly if turn.agreed]
    assert agreed
    for turn in agreed:
        span = next(span for span in spans_of(journal) if 0 <= turn.decision.ply - span.ply < len(span.choices))
        rest = span.choices[turn.decision.ply - span.ply :]
        found = compared(journal.at(turn.decision.ply), turn.decision.better, rest)
        back = compared(journal.at(turn.decision.ply), rest, turn.decision.better)
        assert (found.more, found.less, found.now, found.ends) == (back.less, back.more, -back.now, -back.ends)
        why = reason(turn, journal, voice)
        if found.more and found.now >= 0 and not found.ends:
            assert all(voice.message(gain.text) in why for gain in (*found.more, *found.less))
        assert reason(turn._replace(agreed=False), journal, voice) == ""


# Luck and skill ----------------------------------------------------------------------------------------------


def at_random(name: str, seed: int, players: int) -> Journal:
    """Return a whole game at random."""
    journal, dice = Journal(game(name), None, None, players=players), Dice(seed)
    while journal.state.todo:
        state = journal.state
        weights = state.weights() if state.seat() == CHANCE else [1] * len(state.choices())
        journal.play(state.choices()[dice.weighted(weights)])
    return journal


def adds_up(journal: Journal) -> None:
    """Check that the ledger of a whole game goes from the first chances to the result, to the last bit."""
    rows, result = ledger(journal), journal.state.result()
    assert result is not None
    assert [row.last for row in rows] == pytest.approx(result.shares)
    assert sum(row.first for row in rows) == pytest.approx(1) or len(rows) == 1
    for row in rows:
        assert row.own + row.others + row.draws == row.last - row.first
    # What one wins others lose, by any choice.
    if len(rows) > 1:
        assert sum(row.draws for row in rows) == pytest.approx(0, abs=1e-8)
    else:
        assert rows[0].others == 0


@pytest.mark.parametrize("name", all_games())
def test_the_ledger_adds_up_exactly(name: str) -> None:
    adds_up(at_random(name, 1, players=2))


@pytest.mark.soak
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("name", all_games())
def test_the_ledger_adds_up_exactly_in_many_games(name: str, players: int) -> None:
    if not any(option.name == "players" and players in option.values for option in game(name).options):
        pytest.skip(f"{name} is not for {players}")
    for seed in range(50):
        adds_up(at_random(name, seed, players))


@pytest.mark.parametrize("name", all_games())
def test_a_position_before_a_draw_is_worth_the_mean_of_what_comes_after_it(name: str) -> None:
    """So no one is lucky on average."""
    journal = at_random(name, 1, players=2)
    begins = next(place for place, ply in enumerate(journal.plies) if ply.seat != CHANCE)
    drawn = [journal.at(place) for place, ply in enumerate(journal.plies) if place > begins and ply.seat == CHANCE]
    state, ends = next((state, ends) for state in drawn if len(ends := _ends(state)) > 1)
    assert sum(end.share for end in ends) == pytest.approx(1)
    outlooks = [at_a_glance(end.state) for end in ends]
    mean = sum(end.share * outlook.chances[0] for end, outlook in zip(ends, outlooks, strict=True) if outlook)
    value = _value(state)
    assert value is not None
    assert value[0] == pytest.approx(mean)


def test_where_nothing_was_learned_there_is_no_ledger() -> None:
    assert ledger(played_out()) == []
    assert review(careless(5), QUICK).ledger == []


# Hints -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", all_games())
@pytest.mark.parametrize("players", [1, 2, 3])
def test_a_hint_tells_choices_that_are_offered_the_most_followed_first(name: str, players: int) -> None:
    if not any(option.name == "players" and players in option.values for option in game(name).options):
        pytest.skip(f"{name} is not for {players}")
    state = begun(name, 30, players=players).state
    before = state.key()
    found = hint(state, NARROW)
    assert state.key() == before
    assert found == hint(state, NARROW)
    visits = [advice.visits for advice in found.advice]
    assert visits == sorted(visits, reverse=True)
    assert 0 < sum(visits) <= found.simulations == 6
    names = [choice.name for choice in state.choices()]
    for advice in found.advice:
        assert advice.choice in names
        assert 0 <= advice.chance <= 1
        assert len(advice.scores) == players
        _follow(state, [(found.seat, advice.choice), *advice.line])
    assert len({advice.choice for advice in found.advice}) == len(found.advice)


def _follow(state: State, line: list[tuple[int, str]]) -> None:
    """Play a line to its end: every choice is offered to whom it is said to be."""
    after = state.copy()
    for seat, name in line:
        assert after.seat() == seat
        after.play(after.choice(name))


def test_where_nobody_is_asked_there_is_no_hint() -> None:
    with pytest.raises(BadOption, match="no player has a decision at this ply"):
        hint(played_out().state, "search:8")


# Words and drawings ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_analysis_is_told_and_drawn(language: str) -> None:
    journal = careless(5)
    found, voice = review(journal, QUICK), voice_of(TOY, language)
    names = ["Ann & Co", "<Bob>"]
    for turn in found.costly:
        state = journal.at(turn.decision.ply)
        told = [head(turn, voice, names), played(turn, state, voice), better(turn, state, voice, names)]
        assert all(told)
        assert names[turn.seat] in told[0]
    drawn = ET.fromstring(picture(found, names, voice))
    assert len(drawn.findall(".//{*}polyline")) == 2
    assert ET.fromstring(chart(found.moments, found.costly, names, voice, lambda ply: f"/replay?ply={ply}&x")).findall(
        "a"
    )
    assert "&lt;Bob&gt;" in page(found, journal, names, voice)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_line_names_who_else_chooses(language: str) -> None:
    state = begun("helios", 30).state
    found = hint(state, "search:40:plans=2:width=2:states=30:root_width=2:root_states=60")
    names = ["Ann", "Bob"]
    lines = [
        (advice.line, on(advice, found.seat, state, voice_of(state.game, language), names)) for advice in found.advice
    ]
    assert any(line for line, _ in lines)
    for line, told in lines:
        assert bool(line) == bool(told)
        for seat, _ in line:
            assert seat == found.seat or names[seat] in told


def test_the_rounded_ledger_adds_up_too() -> None:
    dice = Dice(3)
    for _ in range(2000):
        first, own, others, draws = (dice.below(10_000) / 10_000 for _ in range(4))
        last = min(1.0, max(0.0, first + own - others + draws / 50))
        row = LedgerRow(first, own, -others, last - first - own + others, last)
        told = rounded(row)
        assert told[0] + sum(told[1:-1]) == told[-1]
        assert all(abs(figure - 100 * exact) < 2 for figure, exact in zip(told, row, strict=True))


def test_what_needs_no_search_is_known_at_first_and_grades_come_turn_by_turn() -> None:
    journal = begun("helios", 60)
    first = at_first(journal, QUICK)
    assert first.moments
    assert first.ledger == ledger(journal)
    assert not first.turns
    assert not first.costly
    spans = spans_of(journal)
    looked = [RunReview(Outlook([0.5, 0.5], [0.0, 0.0]), [], 0.5, 0.25) for _ in range(3)]
    turns = graded_so_far(spans, looked)
    assert [turn.grade for turn in turns] == [BLUNDER] * len(turns)
    assert 1 <= len(turns) <= 3
