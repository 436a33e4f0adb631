"""Fair chance: exact weights, nonces, and every draw can be repeated."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from heliopolis.kernel.errors import BadData
from heliopolis.kernel.journals.journal import Journal
from heliopolis.table import fair
from heliopolis.table.acts import AskUndo, Consent
from heliopolis.table.errors import NotNow
from heliopolis.table.fair import Nonce, below, pick, verify, verify_text
from heliopolis.table.keeping.pending import PendingAct
from heliopolis.table.seat_acts import AddNonce
from heliopolis.table.table import Table
from table.conftest import SECRET, TOY, finish, play


def test_the_draws_of_a_secret_are_what_the_page_says() -> None:
    # Computed apart, 0001... being the secret:
    # printf '{"nonces":[],"draw":1,"attempt":0}' | openssl dgst -sha256 -mac HMAC -macopt hexkey:0001...
    assert fair.commitment(SECRET) == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"
    assert below(SECRET, [], 1, 1 << 64) == 0x0CE632200B0F9960
    assert below(SECRET, [Nonce(0, 1, "é"), Nonce(1, 2, "late")], 1, 1 << 64) == 0x56AC02A6A88D5E5D


def test_a_nonce_counts_from_its_draw_on() -> None:
    late = [Nonce(1, 5, "hello")]
    assert [below(SECRET, late, draw, 1000) for draw in range(1, 5)] == [
        below(SECRET, [], draw, 1000) for draw in range(1, 5)
    ]
    assert [below(SECRET, late, draw, 1000) for draw in range(5, 15)] != [
        below(SECRET, [], draw, 1000) for draw in range(5, 15)
    ]


def test_what_would_favour_some_is_thrown_away() -> None:
    # Of a bound just above half the range nearly every second number is thrown away.
    bound = (1 << 63) + 1
    assert all(below(SECRET, [], draw, bound) < bound for draw in range(50))
    first = [below(SECRET, [], draw, 1 << 64) for draw in range(50)]
    assert any(number >= bound for number in first)


@pytest.mark.parametrize("weights", [[1, 2, 3, 4], [7, 1], [1] * 10, [50, 30, 15, 4, 1]])
def test_weighted_bags_are_drawn_without_bias(weights: list[int]) -> None:
    draws = 25_000
    found = Counter(pick(SECRET, [], draw, weights) for draw in range(1, draws + 1))
    expected = [draws * weight / sum(weights) for weight in weights]
    chi_square = sum((found[place] - due) ** 2 / due for place, due in enumerate(expected))
    # Beyond this for one in 10,000 fair bags of up to ten; the secret is fixed, so the test never wavers.
    assert chi_square < {2: 15.14, 4: 21.11, 5: 23.51, 10: 33.72}[len(weights)]


def test_an_honest_journal_is_confirmed(table: Table) -> None:
    table.make(AddNonce(1, "seven of clubs"), table.version)
    table.make(AddNonce(0, "été"), table.version)
    finish(table)
    journal = table.journal()
    assert journal.notes["nonce 1"] == "seat2 from 1 seven of clubs"
    assert journal.notes["nonce 2"] == "seat1 from 1 été"
    assert journal.notes["secret"] == SECRET.hex()
    draws = sum(1 for ply in journal.plies if ply.draw)
    assert verify(journal) == (draws, None)
    assert verify_text(journal.json(), lambda _: TOY) == (draws, None)


def test_who_knows_the_secret_cannot_choose_a_nonce_that_makes_the_dice(table: Table) -> None:
    play(table, "travel . ?")
    # What someone finds who can read the secret: a word that would turn the next draw their way.
    wanted = [1, 2, 3]
    now = pick(SECRET, [], 2, wanted)
    words = (f"word {number}" for number in range(2000))
    chosen = next(word for word in words if pick(SECRET, [Nonce(0, 2, word)], 2, wanted) != now)
    version = table.version
    with pytest.raises(NotNow, match="no words can be mixed in"):
        table.make(AddNonce(0, chosen), version)
    # Nor does it help to take the draw back: it stays drawn.
    table.make(AskUndo(0, 0), version)
    table.make(Consent(1), table.version)
    assert table.history.ply_count == 0
    with pytest.raises(NotNow, match="no words can be mixed in"):
        table.make(AddNonce(0, chosen), table.version)
    finish(table)
    assert verify(table.journal()).wrong is None


def test_a_journal_with_a_nonce_of_later_days_is_still_confirmed(table: Table) -> None:
    play(table, "travel . ? travel . ?")
    # As tables kept it when nonces were taken at any time.
    table.store.append(PendingAct(table.id, table.version, AddNonce(0, "été").to_dict()))
    table.refresh()
    finish(table)
    journal = table.journal()
    assert journal.notes["nonce 1"] == "seat1 from 3 été"
    assert verify(journal).wrong is None


def test_draws_that_were_taken_back_are_accounted_for(table: Table) -> None:
    play(table, "travel . ? travel . ? search")
    table.make(AskUndo(0, 2), table.version)
    table.make(Consent(1), table.version)
    finish(table)
    journal = table.journal()
    assert journal.comments[0] == (2, "seat1 took back 3 plies (draws 2) by consent of seat2")
    assert [ply.draw for ply in journal.plies if ply.draw][:2] == [1, 3]
    assert verify(journal).wrong is None
    silent = journal.text().replace(" (draws 2)", "")
    wrong = verify_text(silent, lambda _: TOY).wrong
    assert wrong is not None
    assert (wrong.draw, wrong.told, wrong.due) == (2, "", "")


def test_the_first_wrong_draw_is_named(table: Table) -> None:
    finish(table, 5)
    journal = table.journal()
    place, ply = next(
        (place, ply) for place, ply in enumerate(journal.plies) if ply.draw > 1 and ply.choice.startswith("roll")
    )
    other = next(name for name in ("roll:1", "roll:2", "roll:3") if name != ply.choice)
    # What follows need not even be legal any more.
    tampered = journal.text().replace(f"{{{ply.choice}}}@{ply.draw}", f"{{{other}}}@{ply.draw}")
    wrong = verify_text(tampered, lambda _: TOY).wrong
    assert wrong == (ply.draw, place + 1, other, ply.choice)


@pytest.mark.parametrize(
    ("old", "new"),
    [(r"@1\b", ""), (r"@2\b", "@1"), (r"note nonce 1: seat2 from 1 .*", "note nonce 1: seat2 from 1 another")],
)
def test_other_numbers_and_nonces_are_found(table: Table, old: str, new: str) -> None:
    table.make(AddNonce(1, "mine"), table.version)
    finish(table, 5)
    tampered = re.sub(old, new, table.journal().text(), count=1)
    assert verify_text(tampered, lambda _: TOY).wrong is not None


def test_another_secret_than_the_committed_one_is_found(table: Table) -> None:
    finish(table)
    text = table.journal().text().replace(SECRET.hex(), "00" * 32)
    wrong = verify_text(text, lambda _: TOY).wrong
    assert wrong is not None
    assert (wrong.draw, wrong.due) == (0, fair.commitment(SECRET))


def test_without_a_secret_nothing_can_be_verified(table: Table) -> None:
    with pytest.raises(BadData, match="note secret: is missing: it is revealed when the game ends"):
        verify(table.journal())
    with pytest.raises(BadData, match="note commitment: is missing"):
        verify(Journal(TOY))
    finish(table)
    with pytest.raises(BadData, match="must be hexadecimal"):
        verify_text(table.journal().text().replace(SECRET.hex(), "hush"), lambda _: TOY)
    table.journal()
    with pytest.raises(BadData, match="must be “seatN from DRAW TEXT”"):
        verify_text(table.journal().text().replace("note secret", "note nonce 1: hm\nnote secret"), lambda _: TOY)


@pytest.mark.parametrize(
    ("draws", "told"), [([], ""), ([3], "(draws 3)"), ([1, 2, 3, 7, 9, 10], "(draws 1-3, 7, 9-10)")]
)
def test_spans_are_read_as_they_are_written(draws: list[int], told: str) -> None:
    assert fair.spans(draws) == told
    assert [draw for first, last in fair.read_spans(f"x {told} y") for draw in range(first, last + 1)] == draws
