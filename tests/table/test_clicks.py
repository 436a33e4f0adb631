"""One click, several plies: what the table answers in the player's place, and how all of it is taken back."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from pathlib import Path

import pytest

from heliopolis.games import all_games
from heliopolis.games.helios.rules.characters import CharacterTurn
from heliopolis.kernel.chance import Dice
from heliopolis.kernel.errors import IllegalChoice, UnknownName
from heliopolis.kernel.game import Game, State
from heliopolis.table.clicks import MOST_CHOICES, Click, Continuation, answered, play_click, same_answer
from heliopolis.table.errors import NotNow, Stale
from heliopolis.table.factory import new_table, open_table, table_at
from heliopolis.table.header import Catalogue
from heliopolis.table.history import Need
from heliopolis.table.host import Host
from heliopolis.table.keeping.pending import MemoryStore, Pending
from heliopolis.table.keeping.store import Store
from heliopolis.table.lookahead import questions
from heliopolis.table.seats import person
from heliopolis.table.table import Table
from table.conftest import TOY, TOYS, Present, go_on, play


def position(goods: list[int]) -> State:
    """Return a position in which Ann is asked and has these goods."""
    saved = TOY.new(players=2, stages=9).to_dict()
    saved["bag"] = [3 - goods[0], 4 - goods[1], 4 - goods[2]]
    saved["players"] = [{"stage": 0, "goods": goods}, {"stage": 0, "goods": [0, 0, 0]}]
    return TOY.load(saved)


@pytest.fixture
def market(store: Store) -> Table:
    """Provide a table at which Ann, who is asked, can pay in several ways."""
    return table_at(store, position([2, 0, 2]), TOY.components(), [person("Ann"), person("Bob")], "a test")[0]


def chosen(table: Table) -> list[tuple[str, bool]]:
    """Return the plies that stand, each with whether it continues a click."""
    return [(ply.choice, ply.continues) for ply in table.history.plies[1:]]


def begun(game: str, store: Store | None = None, **options: object) -> Table:
    """Return a table of a game at its first turn with an action, draws decided by the first that can be."""
    seats = [person("Ann")._replace(confirm=False), person("Bob")._replace(confirm=False)]
    table, _ = new_table(store or MemoryStore(), Catalogue(), game, seats, options, secret=bytes(32))
    while table.needs().kind == "chance" or table.state.agenda()[0][1] not in {"ChooseAction", "TakeTile"}:
        if table.needs().kind == "chance":
            table.draw()
        else:
            table.play(table.needs().seat, table.state.choices()[0].name, table.version)
    return table


def test_the_answer_that_ends_the_turn_is_not_asked_for_twice() -> None:
    table = new_table(MemoryStore(), Catalogue(), "helios", [person("Ann"), person("Bob")], {}, secret=bytes(32))[0]
    dice = random.Random(5)
    while table.needs().kind != "human" or not isinstance(table.state.todo[-1], CharacterTurn):
        go_on(table, dice)
    seat, before = table.needs().seat, table.state.copy()
    table.click(seat, "pass", table.version)
    assert table.needs().kind != "held"
    table.undo(seat, table.version)
    assert table.state == before
    table.play(seat, "pass", table.version)
    assert table.needs() == Need("held", seat)


# Payments --------------------------------------------------------------------------------------------------


def test_a_payment_is_made_by_its_default_and_stands_in_the_journal(market: Table) -> None:
    market.click(0, "trade", 0)
    assert chosen(market) == [("trade", False), ("good:silk", True), ("good:tea", True), ("good:silk", True)]
    assert market.needs() == Need("held", 0)
    assert "trade good:silk good:tea good:silk" in market.journal().text()
    assert market.version == 4


def test_who_wants_to_pay_by_hand_is_asked(market: Table) -> None:
    market.click(0, "trade+!", 0)
    assert chosen(market) == [("trade", False)]
    market.click(0, "good:tea", market.version)
    assert chosen(market) == [("trade", False), ("good:tea", False)]


def test_a_payment_that_the_table_made_is_taken_back_to_be_made_by_hand(market: Table) -> None:
    market.click(0, "trade", 0)
    market.make(market.repay_act(0), market.version)
    assert chosen(market) == [("trade", False)]
    market.click(0, "good:tea", market.version)
    with pytest.raises(NotNow):
        market.repay_act(0)


def test_where_there_is_one_way_to_pay_no_other_is_offered(store: Store) -> None:
    table = table_at(store, position([1, 0, 2]), TOY.components(), [person("Ann"), person("Bob")], "a test")[0]
    table.click(0, "trade", 0)
    with pytest.raises(NotNow):
        table.repay_act(0)


def test_a_click_may_name_its_payment(market: Table) -> None:
    market.click(0, "trade+good:tea+good:silk+good:tea", 0)
    assert [name for name, _ in chosen(market)] == ["trade", "good:tea", "good:silk", "good:tea"]
    market.undo(0, market.version)
    assert chosen(market) == []


def test_no_question_is_asked_whose_answers_come_to_the_same(store: Store) -> None:
    table = table_at(store, position([1, 0, 2]), TOY.components(), [person("Ann"), person("Bob")], "a test")[0]
    table.click(0, "trade+!", 0)
    table.click(0, "good:tea", 1)
    # One silk and one tea are left, and both are due: in which order is all the same.
    assert chosen(table) == [("trade", False), ("good:tea", False), ("good:silk", True)]
    assert table.history.plies[-1].forced == ["good:tea"]
    assert table.needs() == Need("held", 0)


def test_questions_whose_answers_differ_are_not_answered(market: Table) -> None:
    assert same_answer(market.state) is None


# Undo ------------------------------------------------------------------------------------------------------


def test_looking_ahead_adds_nothing_to_what_a_click_has_told(store: Store) -> None:
    table = begun("helios", store)
    while table.needs().kind == "human":
        table.play(table.needs().seat, table.state.choices()[0].name, table.version)
        if len(table.state.choices()) > 1:
            break
    events = list(table.history.plies[-1].events)
    assert table.state.events == events
    assert len(list(questions(table.state))) > 1
    assert table.history.plies[-1].events == table.state.events == events


def test_undo_takes_back_a_whole_click(market: Table) -> None:
    key = market.state.key()
    market.click(0, "trade", 0)
    market.undo(0, market.version)
    assert chosen(market) == []
    assert market.state.key() == key


def test_undo_takes_back_one_click_after_the_other(market: Table) -> None:
    market.click(0, "trade+!", 0)
    market.click(0, "good:tea", market.version)
    market.undo(0, market.version)
    assert chosen(market) == [("trade", False)]
    market.undo(0, market.version)
    assert chosen(market) == []


def test_restarting_a_turn_takes_back_all_clicks(market: Table) -> None:
    market.click(0, "trade+!", 0)
    market.click(0, "good:tea", market.version)
    market.make(market.restart_act(0), market.version)
    assert chosen(market) == []


def test_who_asks_to_go_back_goes_back_before_the_click(market: Table) -> None:
    play(market, "travel . ?")
    market.click(1, "travel", market.version)
    market.end_turn(1, market.version)
    market.draw()
    market.click(0, "trade", market.version)
    market.end_turn(0, market.version)
    asked = market.ask_act(0)
    assert market.history.plies[asked.ply + 1].choice == "trade"


# Whole or not at all ---------------------------------------------------------------------------------------


def test_nothing_is_played_of_a_click_with_an_illegal_choice(market: Table) -> None:
    with pytest.raises(IllegalChoice) as refused:
        market.click(0, "trade+good:tea+good:spice", 0)
    assert refused.value.choice == "good:spice"
    assert refused.value.rule == "CAR-TRADE-02"
    assert market.version == 0
    assert chosen(market) == []


def test_nobody_answers_for_somebody_else(store: Store) -> None:
    people = [person("Ann")._replace(confirm=False), person("Bob")]
    table = table_at(store, position([2, 0, 2]), TOY.components(), people, "a test")[0]
    with pytest.raises(IllegalChoice):
        table.click(0, "trade+travel", 0)
    with pytest.raises(IllegalChoice):
        table.click(0, "travel+roll:1", 0)
    assert table.version == 0


TOO_MANY = "+".join(["trade"] * (MOST_CHOICES + 1))


@pytest.mark.parametrize("told", ["", "nothing", "+", "trade+", TOO_MANY, "!", "?trade"])
def test_what_is_no_click_is_refused(market: Table, told: str) -> None:
    with pytest.raises((UnknownName, IllegalChoice)):
        market.click(0, told, 0)
    assert market.version == 0


def test_a_click_is_for_the_version_it_saw(market: Table) -> None:
    market.click(0, "trade+!", 0)
    with pytest.raises(Stale):
        market.click(0, "good:tea", 0)


def test_a_click_that_another_process_was_faster_than_leaves_nothing(store: Store, market: Table) -> None:
    other = open_table(store, TOYS, market.id)
    other.play(0, "travel", 0)
    with pytest.raises(Stale):
        market.click(0, "trade", 0)
    assert [act["choice"] for act in store.acts(market.id)] == ["travel"]
    assert chosen(market) == [("travel", False)]


def test_a_click_is_in_the_store_as_one(store: Store, market: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    commits: list[int] = []
    keep = store.append_all

    def counted(pending: Sequence[Pending]) -> list[bool]:
        commits.append(len(pending))
        return keep(pending)

    monkeypatch.setattr(store, "append_all", counted)
    market.click(0, "trade", 0)
    assert commits == [1]
    assert len(store.acts(market.id)) == 4
    again = open_table(store, TOYS, market.id)
    assert chosen(again) == chosen(market)
    again.undo(0, again.version)
    assert chosen(again) == []


def test_watchers_hear_of_a_click_once(tmp_path: Path) -> None:
    async def watched() -> None:
        store = Store(tmp_path / "games.db")
        host = Host(store, Present(), TOYS, pace=0)
        table, _ = await host.table_at(position([2, 0, 2]), TOY.components(), [person("Ann"), person("Bob")], "a test")
        watch = await (await host.session(table.id)).watch(frozenset({0}))
        told = []
        watch.notify = lambda: told.append(table.version)  # type: ignore[method-assign]
        await (await host.session(table.id)).click(0, "trade", 0)
        assert told == [4]
        await host.close()
        store.close()

    asyncio.run(watched())


# Older acts --------------------------------------------------------------------------------------------


PLY = {"act", "choice", "seat", "bot", "turn", "whose", "forced", "told", "asked"}


def test_plies_are_kept_as_they_always_were(store: Store, market: Table) -> None:
    market.click(0, "trade", 0)
    first, *others = store.acts(market.id)
    assert set(first) == PLY
    assert (first["act"], first["choice"], first["seat"], first["bot"]) == ("play", "trade", 0, "")
    assert all(set(each) == {*PLY, "continues"} and each["continues"] is True for each in others)
    market.end_turn(0, market.version)
    market.click(1, "travel", market.version)
    market.end_turn(1, market.version)
    market.draw()
    assert set(store.acts(market.id)[-1]) == PLY - {"seat", "bot"} | {"draw"}


def test_a_wish_and_a_click_are_read_as_they_were_told() -> None:
    for told in ("a", "a+b:1", "a+?b+?c", "a+b+!"):
        assert Click.read(told).name == told


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)
def test_no_choice_has_a_name_that_clicks_could_mistake(game: Game) -> None:
    for choice in game.vocabulary():
        assert Click.read(Click((choice.name, choice.name), (choice.name,)).name).path == (choice.name, choice.name)


# Wishes ----------------------------------------------------------------------------------------------------


def test_a_wish_is_kept_with_the_ply_and_answered_when_it_is_asked(store: Store) -> None:
    table = begun("origins", store, players=2)
    seat = table.needs().seat
    table.click(seat, "action:visit+?site:1+?part:top", table.version)
    assert table.state.agenda()[0][1] == "ChooseWorker"
    assert table.question.wish == ("site:1", "part:top")
    again = open_table(store, Catalogue(), table.id)
    assert again.question.wish == ("site:1", "part:top")
    before = len(chosen(again))
    again.click(seat, "base:1", again.version)
    played = chosen(again)[before:]
    answered = [name for name, _ in played if not name.startswith("gold:")]
    assert answered == ["base:1", "site:1", "part:top"]
    assert [continues for _, continues in played] == [False, *[True] * (len(played) - 1)]
    assert not again.question.wish
    again.undo(seat, again.version)
    assert again.question.wish == ("site:1", "part:top")
    again.undo(seat, again.version)
    assert not again.question.wish


def test_a_wish_that_is_barred_is_forgotten_and_the_question_asked() -> None:
    table = begun("origins", players=2)
    seat = table.needs().seat
    # No die lies there yet.
    table.click(seat, "action:visit+?base:6", table.version)
    assert not table.question.wish
    assert table.state.agenda()[0][1] == "ChooseWorker"


def test_a_wish_that_is_not_asked_any_more_is_forgotten() -> None:
    table = begun("origins", players=2)
    table.click(table.needs().seat, "pass+?site:1", table.version)
    assert not table.question.wish


# Shortcuts -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", all_games())
def test_every_offer_is_a_click_that_can_be_made_and_stands_on_a_thing_of_its_own(game: str) -> None:
    table = begun(game, players=2)
    for _ in range(60):
        if table.needs().kind == "over":
            break
        if table.needs().kind == "chance":
            table.draw()
            continue
        asked = table.question
        answers = [choice.name for choice in table.state.choices()]
        assert list(asked.previews) == answers
        answered_at = [table.game.wording.place(table.state, choice) for choice in table.state.choices()]
        placed = [place for place in answered_at if place is not None] + [offer.place for offer in asked.shortcuts]
        assert len(placed) == len(set(placed))
        for click in [*(Click((name,)) for name in answers), *(offer.click for offer in asked.shortcuts)]:
            played = play_click(table.state, click, asked.wish)
            assert played.moves[0].choice.name == click.path[0]
            assert not click.wish or played.wish == click.wish
        last = asked.shortcuts[-1].name if asked.shortcuts else answers[-1]
        table.click(table.needs().seat, last, table.version)


def test_a_turn_begins_with_a_click_on_the_thing_itself() -> None:
    table = begun("origins", players=2)
    owner = f"seat{table.needs().seat + 1}"
    names = {offer.place: offer.name for offer in table.question.shortcuts}
    assert names[f"{owner}/base:1"] == "action:visit+base:1"
    assert names["site:1"] == "action:visit+?site:1"
    assert names["site:1/top"] == "action:visit+?site:1+?part:top"
    assert names[f"{owner}/tower:red"] == "action:tower+tower:red"
    assert names["temple:sea"] == "action:visit+?site:3+?part:bottom+?temple:sea"


def test_a_table_keeps_its_question_for_one_version() -> None:
    table = begun("helios", players=2)
    asked = table.question
    assert table.question is asked
    assert asked.shortcuts is asked.shortcuts
    table.click(table.needs().seat, table.state.choices()[0].name, table.version)
    assert table.question is not asked
    assert table.question.state is table.state


def seen(found: Continuation) -> object:
    """Return all that a continuation comes to."""
    return found.moves, found.after, found.wish, found.paying


@pytest.mark.parametrize("game", all_games().values(), ids=lambda game: game.name)
def test_what_is_foreseen_of_an_answer_is_what_its_click_plays(game: Game) -> None:
    dice, state = Dice(5), game.new(players=2)
    paid = 0
    while state.todo:
        choices = state.choices()
        for choice in choices if state.seat() >= 0 else []:
            played = play_click(state, Click((choice.name,)))
            assert seen(answered(state, choice)) == seen(played)
            wish = tuple([each.name for each in played.after.choices()[:1]])
            assert seen(answered(state, choice, wish)) == seen(play_click(state, Click((choice.name,)), wish))
            paid += played.paying is not None
        state.play(choices[dice.weighted(state.weights()) if state.seat() < 0 else dice.below(len(choices))])
    assert paid > 0
