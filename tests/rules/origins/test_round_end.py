"""The end of the round, strictly in its order."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from heliopolis.games.origins.position.state import Origins
from heliopolis.games.origins.rules.military import retreat
from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.event import Event
from rules.origins.board import (
    archon,
    climbs,
    events,
    freemen,
    held,
    holders,
    legal,
    me,
    people,
    play,
    points,
    prompt,
    speaker_offer,
    speakers,
    strength,
    table,
    tokens,
    zodiac,
)

rule = pytest.mark.rule
example = pytest.mark.example


def end(origins: Origins) -> list[Event]:
    """Let everyone pass."""
    return play(origins, " ".join(["pass"] * origins.seats))


def stacks(origins: Origins) -> dict[int, list[int]]:
    """Return the disks on each space, from the bottom."""
    return {
        space: [disk for disk in origins.strength_order if origins.strength[disk] == space]
        for space in sorted(set(origins.strength))
    }


@rule("ORI-ROUND-00")
def test_trial_speakers_bulwark_and_cards_come_in_this_order() -> None:
    origins = speakers(strength(table(3, trials="short"), 2, 6, 4), 0, "", "5@1")
    told = end(origins) + play(origins, "face:2")
    kinds = [event[0] for event in told]
    order = [kinds.index(kind) for kind in ("round_over", "trial", "speaker_rolled", "bulwark", "card", "round")]
    assert order == sorted(order)


@rule("ORI-ROUND-00", "ORI-ROUND-02")
def test_the_bulwark_goes_by_the_strength_before_falling_back() -> None:
    # All of them fall back to the fourth space.
    origins = strength(table(3), 4, 5, 6, order="0 1 2")
    end(origins)
    assert origins.bulwark == 2
    assert origins.strength == [4, 4, 4]
    assert origins.seat() == 2


@rule("ORI-ROUND-01")
def test_used_speakers_go_back_one_higher_and_others_do_not_change() -> None:
    origins = speakers(speaker_offer(table(4), "2"), 0, "3", "3@1")
    speakers(origins, 1, "", "4@5")
    assert events(end(origins), "speaker_back") == [(CHANCE, 4), (CHANCE, 5)]
    assert origins.speakers == [0, 0, 1, 0, 1, 1]
    assert (held(origins), me(origins).sent, me(origins, 1).sent) == ([3], (), ())


@rule("ORI-ROUND-01")
def test_used_fives_are_rolled_again_with_all_faces() -> None:
    origins = speakers(speaker_offer(table(2), ""), 0, "", "5@1 5@2")
    end(origins)
    for face in ("face:2", "face:5"):
        assert (origins.seat(), prompt(origins)) == (CHANCE, "RollSpeaker")
        assert legal(origins) == {"face:2", "face:3", "face:4", "face:5"}
        play(origins, face)
    assert origins.speakers == [0, 0, 1, 0, 0, 1]
    assert origins.round_number == 2


@rule("ORI-ROUND-02")
@pytest.mark.parametrize(("spaces", "strongest"), [((0, 0, 1), 2), ((4, 7, 6), 1), ((13, 12, 11), 0)])
def test_the_bulwark_goes_to_the_strongest_who_begins(spaces: tuple[int, ...], strongest: int) -> None:
    origins = strength(table(3), *spaces)
    told = end(origins)
    assert events(told, "bulwark") == [(strongest,)]
    assert (origins.bulwark, origins.seat()) == (strongest, strongest)


@rule("ORI-ROUND-03")
@pytest.mark.parametrize(("order", "lowest"), [("0 1 2", 0), ("2 1 0", 2), ("1 2 0", 1)])
def test_of_equals_the_lowest_in_the_stack_gets_it(order: str, lowest: int) -> None:
    origins = strength(table(3), 5, 5, 5, order=order)
    end(origins)
    assert origins.bulwark == lowest


@rule("ORI-ROUND-03")
def test_if_nobody_moved_the_first_player_keeps_the_bulwark() -> None:
    origins = table(4)
    end(origins)
    assert origins.bulwark == 0
    end(origins)
    assert (origins.bulwark, origins.round_number) == (0, 3)


@rule("ORI-ROUND-04", "ORI-ROUND-08")
@pytest.mark.parametrize("space", range(14))
def test_a_disk_falls_back_to_the_first_space_above_its_boundary(space: int) -> None:
    origins = strength(table(2), space, 0)
    told = end(origins)
    after = [0, 1, 1, 1, 4, 4, 4, 7, 7, 7, 10, 10, 10, 13][space]
    assert origins.strength == [after, 0]
    assert events(told, "fell_back") == ([(0, after)] if after < space else [])


@rule("ORI-ROUND-05", "ORI-ROUND-06", "ORI-ROUND-07")
@example("EX-19")
def test_brown_gets_the_bulwark_and_ends_at_the_bottom() -> None:
    black, blue, green, brown = 0, 1, 2, 3
    origins = strength(table(4), 4, 5, 6, 6, order="0 1 3 2")
    end(origins)
    assert origins.bulwark == brown
    assert stacks(origins) == {4: [brown, green, blue, black]}
    origins = strength(table(4), 1, 5, 6, 6, order="0 1 3 2")
    end(origins)
    assert stacks(origins) == {1: [black], 4: [brown, green, blue]}


@rule("ORI-ROUND-06")
def test_disks_that_share_a_space_keep_their_order() -> None:
    origins = strength(table(4), 9, 9, 9, 3, order="1 3 2 0")
    end(origins)
    assert stacks(origins) == {1: [3], 7: [1, 2, 0]}


@rule("ORI-ROUND-07")
def test_who_arrives_goes_under_who_did_not_move() -> None:
    origins = strength(table(3), 7, 8, 7, order="2 0 1")
    end(origins)
    assert stacks(origins) == {7: [1, 2, 0]}


@rule("ORI-ROUND-05", "ORI-ROUND-06", "ORI-ROUND-07")
@given(spaces=st.tuples(*[st.integers(0, 13)] * 4), order=st.permutations([0, 1, 2, 3]))
def test_falling_back_is_the_books_procedure(spaces: tuple[int, ...], order: list[int]) -> None:
    # The book moves stack by stack, the nearest to the start first, each under what lies where it arrives.
    track: dict[int, list[int]] = {space: [disk for disk in order if spaces[disk] == space] for space in range(14)}
    for space in range(14):
        target = retreat(space)
        if target != space:
            track[target] = track[space] + track[target]
            track[space] = []
    origins = strength(table(4), *spaces, order=" ".join(str(disk) for disk in order))
    end(origins)
    assert stacks(origins) == {space: disks for space, disks in track.items() if disks}


@rule("ORI-ROUND-08")
def test_disks_on_start_and_final_space_stay_in_their_order() -> None:
    origins = strength(table(4), 0, 13, 0, 13, order="2 3 1 0")
    end(origins)
    assert stacks(origins) == {0: [2, 0], 13: [3, 1]}


@rule("ORI-ROUND-09")
def test_falling_back_neither_takes_nor_gives_tokens() -> None:
    origins = tokens(strength(table(2), 6, 12), 0, 2)
    told = end(origins)
    assert (me(origins).tokens, me(origins, 1).tokens) == (2, 0)
    assert events(told, "superiority") == []
    assert points(origins) == {}


@rule("ORI-ROUND-10")
def test_each_card_goes_to_the_highest_disk_forest_first() -> None:
    origins = zodiac(table(3), "mountain", "aries", 2)
    climbs(climbs(climbs(origins, "forest", 1, 5, 3), "mountain", 2, 0, 0), "sea", 0, 0, 1)
    told = end(origins)
    assert holders(origins) == {"leo": 1, "aries": 0, "libra": 2}
    assert [seat for seat, _ in events(told, "card")] == [1, 0, 2]


@rule("ORI-ROUND-10")
def test_a_card_with_the_highest_stays_there() -> None:
    origins = climbs(zodiac(table(2), "sea", "aries", 1), "sea", 3, 4)
    told = end(origins)
    assert holders(origins)["aries"] == 1
    assert len(events(told, "card")) == 2


@rule("ORI-ROUND-11")
@example("EX-20")
def test_black_who_arrived_first_on_the_sixth_step_gets_aquarius() -> None:
    black, brown = 2, 0
    origins = zodiac(table(3), "mountain", "aquarius", brown)
    climbs(origins, "mountain", 6, 5, 6, order="1 2 0")
    end(origins)
    assert holders(origins)["aquarius"] == black


@rule("ORI-ROUND-11")
def test_on_the_start_step_the_games_first_player_gets_the_cards_whoever_has_the_bulwark() -> None:
    origins = strength(table(3), 0, 2, 0)
    end(origins)
    assert origins.bulwark == 1
    assert set(holders(origins).values()) == {0}
    assert len(holders(origins)) == 3


@rule("ORI-ROUND-12")
def test_a_new_round_begins_with_the_bulwark_and_everybody_in_play() -> None:
    origins = strength(freemen(archon(table(3), 0, 2), 0, "red 3 at 1"), 0, 1, 0)
    told = end(origins)
    assert events(told, "round") == [(CHANCE, 2)]
    assert (origins.round_number, origins.passed, origins.seat()) == (2, 0, 1)
    assert people(origins) == "red 4; "
    play(origins, "pass")
    assert origins.seat() == 2


@rule("ORI-ROUND-12")
def test_the_sites_keep_their_values() -> None:
    origins = table(2)
    play(origins, "action:visit worker:archon site:1 part:top action:visit worker:archon site:1 part:top pass pass")
    assert origins.round_number == 2
    assert origins.site_values == [3, 1, 1, 1, 1]
