"""Journals of older rules: looked through as far as the present rules lead, and listed beyond that."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from heliopolis.games import game
from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.errors import HeliopolisError
from heliopolis.kernel.journals.journal import Journal
from heliopolis.kernel.journals.replay import look_through, read_journal
from heliopolis.words.texts import LANGUAGES
from heliopolis.words.voice import voice_of

OLDER = Path(__file__).parents[1] / "journals" / "older"
DEPARTS = (OLDER / "helios-1-power-plant.txt").read_text(encoding="utf-8")
AS_JSON = (OLDER / "helios-1-power-plant.json").read_text(encoding="utf-8")
FOLLOWS = (OLDER / "helios-1-two-players.txt").read_text(encoding="utf-8")
NOW = game("helios").version

both_forms = pytest.mark.parametrize("text", [DEPARTS, AS_JSON], ids=["text", "json"])


def refusal(text: str) -> str:
    with pytest.raises(HeliopolisError) as caught:
        read_journal(text, game)
    return str(caught.value)


@both_forms
def test_the_present_rules_lead_to_the_first_choice_they_bar(text: str) -> None:
    record = look_through(text, game)
    assert record.older
    assert (record.rules, len(record.journal.plies), len(record.plies)) == (1, 71, 181)
    assert record.fault.endswith("sun:1,0 is not allowed: HEL-SUN-21")
    assert record.plies[71].choice == "sun:1,0"
    assert record.totals == [130, 77]
    assert [ply.to_dict() for ply in record.journal.plies] == [ply.to_dict() for ply in record.plies[:71]]


def test_both_forms_tell_the_same_plies() -> None:
    written = [ply.to_dict() for ply in look_through(DEPARTS, game).plies]
    assert written == [ply.to_dict() for ply in look_through(AS_JSON, game).plies]
    assert {ply["seat"] for ply in written} == {CHANCE, 0, 1}


@both_forms
def test_what_it_cannot_do_is_said_in_one_line(text: str) -> None:
    told = refusal(text)
    assert told.endswith(
        f"was played with rules version 1; with the current version {NOW} it can be replayed only to ply 71 of 181. "
        "You can read it, but not play on, analyse or verify it beyond that point"
    )
    assert "\n" not in told


def test_a_journal_that_the_present_rules_follow_to_its_end_is_as_good_as_any() -> None:
    record = look_through(FOLLOWS, game)
    assert (record.fault, len(record.journal.plies)) == ("", 132)
    journal = read_journal(FOLLOWS, game)
    # Its key names the version too, so it cannot be compared; scores and plies are.
    assert journal.closing().rpartition(" ")[0] == FOLLOWS.splitlines()[-1].rpartition(" ")[0]
    assert journal.closing() != FOLLOWS.splitlines()[-1]
    assert f"rules: {NOW}\n" in journal.text()


def test_version_2_let_a_caught_sun_stop_inside_although_it_could_get_out() -> None:
    follows = look_through((OLDER / "helios-2-two-players.txt").read_text(encoding="utf-8"), game)
    assert (follows.rules, follows.fault, len(follows.journal.plies)) == (2, "", len(follows.plies))
    departs = look_through((OLDER / "helios-2-trapped-sun.txt").read_text(encoding="utf-8"), game)
    assert (departs.rules, len(departs.journal.plies), len(departs.plies)) == (2, 128, 166)
    assert departs.fault.endswith("sun:-1,1 is not allowed: HEL-SUN-10")


def test_another_end_than_written_is_found() -> None:
    cheated = FOLLOWS.replace("over 4 31", "over 40 31")
    assert "to ply 132 of 132" in refusal(cheated)
    assert look_through(cheated, game).totals == [40, 31]


def test_other_forced_choices_are_a_departure() -> None:
    forced = next(ply for ply in look_through(FOLLOWS, game).plies if ply.forced)
    name = forced.forced[0]
    changed = FOLLOWS.replace(f"[{name}]", "[cube:0,0/black]" if name != "cube:0,0/black" else "[skip]", 1)
    record = look_through(changed, game)
    assert record.fault
    assert record.plies[len(record.journal.plies)].choice == forced.choice


def test_rules_of_the_future_are_refused() -> None:
    for version in (0, NOW + 1):
        assert refusal(FOLLOWS.replace("rules: 1", f"rules: {version}")) == (
            f"line 3: was played with rules version {version}; these are version {NOW}"
        )
        with pytest.raises(HeliopolisError, match=f"was played with rules version {version}"):
            look_through(FOLLOWS.replace("rules: 1", f"rules: {version}"), game)


@pytest.mark.parametrize(
    ("change", "told"),
    [
        (("rules: 1", "rules: one"), "line 3: must be a whole number, not “one”"),
        (("player 2: Ben", "player 2: Ben\nweather: fine"), "line 10: “weather” isn’t a line of this header"),
        (("buy:inventor", "buy:pilot"), "line 48: helios has no choice “buy:pilot”"),
        (("40 seat2", "40 seat3"), "line 48: “seat3” has no seat in this game"),
        (("181 plies", "180 plies"), "must be “-- 181 plies, ...”"),
        (("over 130 77", "over 130 77 9"), "must be “-- 181 plies, ...”"),
        (("over 130 77", "over Ann"), "must be “-- 181 plies, ...”"),
    ],
)
def test_what_no_rules_would_write_is_refused(change: tuple[str, str], told: str) -> None:
    assert change[0] in DEPARTS
    with pytest.raises(HeliopolisError) as caught:
        look_through(DEPARTS.replace(*change), game)
    assert told in str(caught.value)


def test_a_broken_ply_of_the_json_form_is_refused() -> None:
    data = json.loads(AS_JSON)
    data["plies"][150]["whose"] = 2
    with pytest.raises(HeliopolisError, match=r"journal.plies\[150\].whose: must be between -1 and 1, not 2"):
        look_through(json.dumps(data), game)


def test_an_older_start_is_taken_as_a_position_of_the_present_rules() -> None:
    begun = Journal(game("helios"), players=2)
    while len(begun.plies) < 40:
        begun.play(begun.state.choices()[0])
    journal = Journal(game("helios"), players=2)
    journal.begin_at(begun.state)
    journal.play(journal.state.choices()[0])
    older = journal.text().replace(f"rules: {NOW}\n", "rules: 1\n").replace(f'"rules":{NOW},', '"rules":1,')
    assert older != journal.text()
    assert look_through(older, game).journal.text() == journal.text()
    assert look_through(journal.text(), game).text == journal.text()
    data = {**journal.to_dict(), "rules": 1}
    assert look_through(json.dumps(data), game).journal.text() == journal.text()


def test_other_component_values_may_have_come_with_the_other_rules() -> None:
    record = look_through(FOLLOWS.replace("components: ", "components: 0"), game)
    assert record.fault == ""


@pytest.mark.parametrize("file", sorted(OLDER.glob("*.txt")), ids=lambda file: file.stem)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_older_journal_opens_and_each_of_its_choices_can_be_told(file: Path, language: str) -> None:
    record = look_through(file.read_text(encoding="utf-8"), game)
    voice = voice_of(record.journal.game, language)
    assert record.older
    assert voice.past(record)
    assert all(voice.written(ply) for ply in record.plies)
    # It may also lead to its last ply, and there to another end.
    assert record.fault or len(record.journal.plies) == len(record.plies)


def test_rules_that_ask_otherwise_are_left_where_they_do() -> None:
    record = look_through((OLDER / "origins-1-wonders.txt").read_text(encoding="utf-8"), game)
    assert 0 < len(record.journal.plies) < len(record.plies)
    assert record.journal.at(len(record.journal.plies)).todo
