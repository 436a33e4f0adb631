"""Fair chance: every draw follows from a secret that was committed to before the first one.

A table makes a secret of 32 bytes and shows its SHA-256, the commitment, from the start. Until the first draw each seat
may add nonces: later ones are refused, as someone who has come to know the secret could choose one that makes the dice
they want. Draw number n, attempt a, is

    HMAC-SHA256(secret, '{"nonces":[[seat,"text"],...],"draw":n,"attempt":a}')

where the nonces in force come in the order in which they were added, with seats counted from 1. (Older journals have
nonces that were added later and count from the draw they name.) Its first 8 bytes, read as a number, are thrown away if
they lie beyond the last whole multiple of the sum of the weights; the next attempt is made then, so that every weight
is exact. Draws are counted for good: one that is taken back keeps its number. When the game is over the secret is
revealed, and ``verify`` repeats every draw.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import re
import secrets
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import count
from pathlib import Path
from typing import Final, NamedTuple

from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.components import Components
from heliopolis.kernel.errors import BadData, Message, message
from heliopolis.kernel.game import Game
from heliopolis.kernel.journals.journal import Journal
from heliopolis.kernel.journals.replay import replay

SECRET_BYTES: Final = 32
_RANGE: Final = 1 << 64


class Nonce(NamedTuple):
    """What a seat adds to chance: from which draw on it counts, and the text."""

    seat: int
    first: int
    text: str


def new_secret() -> bytes:
    """Return a fresh secret."""
    return secrets.token_bytes(SECRET_BYTES)


def commitment(secret: bytes) -> str:
    """Return the hash that is published before the secret is."""
    return hashlib.sha256(secret).hexdigest()


def below(secret: bytes, nonces: Iterable[Nonce], draw: int, bound: int) -> int:
    """Return the number of that draw, from 0 to ``bound - 1``, all equally likely."""
    known = [[nonce.seat + 1, nonce.text] for nonce in nonces if nonce.first <= draw]
    fair = _RANGE - _RANGE % bound
    for attempt in count():
        message = json.dumps({"nonces": known, "draw": draw, "attempt": attempt}, separators=(",", ":"))
        number = int.from_bytes(hmac.digest(secret, message.encode(), "sha256")[:8], "big")
        if number < fair:
            return number % bound
    raise AssertionError


def pick(secret: bytes, nonces: Iterable[Nonce], draw: int, weights: Sequence[int]) -> int:
    """Return the index that the draw picks among ``weights``, each as likely as its weight."""
    point = below(secret, nonces, draw, sum(weights))
    for place, weight in enumerate(weights):
        point -= weight
        if point < 0:
            return place
    raise AssertionError


# The notes of a journal ----------------------------------------------------------------------------------

COMMITMENT: Final = "commitment"
SECRET: Final = "secret"
_NONCE: Final = re.compile(r"seat([1-9]\d{0,2}) from ([1-9]\d{0,8}) (.+)\Z")
_SPANS: Final = re.compile(r"\(draws (\d+(?:-\d+)?(?:, \d+(?:-\d+)?)*)\)")


def nonce_notes(nonces: Sequence[Nonce]) -> dict[str, str]:
    """Return the nonces as notes of a journal."""
    return {
        f"nonce {number}": f"seat{nonce.seat + 1} from {nonce.first} {nonce.text}"
        for number, nonce in enumerate(nonces, 1)
    }


def read_nonces(journal: Journal) -> list[Nonce]:
    """Return the nonces in the notes of a journal."""
    nonces: list[Nonce] = []
    while (note := journal.notes.get(f"nonce {len(nonces) + 1}")) is not None:
        found = _NONCE.match(note)
        if found is None:
            raise BadData(f"note nonce {len(nonces) + 1}", "nonce-note")
        nonces.append(Nonce(int(found[1]) - 1, int(found[2]), found[3]))
    return nonces


def spans(draws: Iterable[int]) -> str:
    """Write numbers of draws for a comment of a journal: ``(draws 3-5, 9)``, or "" if there are none."""
    runs: list[list[int]] = []
    for draw in sorted(draws):
        if runs and runs[-1][-1] == draw - 1:
            runs[-1].append(draw)
        else:
            runs.append([draw])
    told = ", ".join(f"{run[0]}-{run[-1]}" if len(run) > 1 else str(run[0]) for run in runs)
    return f"(draws {told})" if told else ""


def read_spans(comment: str) -> Iterator[tuple[int, int]]:
    """Yield the first and last of each run of draws that a comment lists as taken back or played before."""
    for found in _SPANS.finditer(comment):
        for run in found[1].split(", "):
            first, _, last = run.partition("-")
            yield int(first), int(last or first)


# Verifying -----------------------------------------------------------------------------------------------


class Wrong(NamedTuple):
    """A draw at fault: its number and ply, what the journal says and what the secret says ("" if there is none).

    Draw 0 is the secret itself, which must be that of the commitment.
    """

    draw: int
    ply: int
    told: str
    due: str


class Verdict(NamedTuple):
    """How many draws were repeated, and the first wrong one."""

    draws: int
    wrong: Wrong | None

    def message(self) -> Message:
        """Return the sentence that says it."""
        wrong = self.wrong
        if wrong is None:
            return message("verify-right", draws=self.draws)
        if wrong.draw == 0 and wrong.ply == 0:
            return message("verify-secret", told=wrong.told, due=wrong.due)
        if not wrong.told:
            return message("verify-missing", draw=wrong.draw, ply=wrong.ply)
        if not wrong.due:
            return message("verify-number", draw=wrong.draw, ply=wrong.ply, told=wrong.told)
        return message("verify-wrong", draw=wrong.draw, ply=wrong.ply, told=wrong.told, due=wrong.due)


def verify(journal: Journal) -> Verdict:
    """Repeat every draw of a journal."""
    return verify_text(journal.text(), lambda _: journal.game, journal.components)


def verify_text(
    text: str, find_game: Callable[[str], Game], components: Path | str | Components | None = None
) -> Verdict:
    """Repeat every draw of a journal in text or JSON form.

    A wrong draw is found even if the journal cannot be replayed further; it is reported before any other fault.
    """
    steps = replay(text, find_game, components)
    journal = next(steps)
    secret, nonces = _told_secret(journal), read_nonces(journal)
    if commitment(secret) != journal.notes[COMMITMENT]:
        return Verdict(0, Wrong(0, 0, commitment(secret), journal.notes[COMMITMENT]))
    draws: list[int] = []
    while True:
        asked, choices, weights = journal.state.seat(), journal.state.choices(), journal.state.weights()
        if next(steps, None) is None:
            break
        if asked != CHANCE:
            continue
        ply = journal.plies[-1]
        due = choices[pick(secret, nonces, ply.draw, weights)].name if ply.draw > max(draws, default=0) else ""
        if ply.choice != due:
            return Verdict(len(draws), Wrong(ply.draw, len(journal.plies), ply.choice, due))
        draws.append(ply.draw)
    return Verdict(len(draws), _missing(journal, draws))


def _told_secret(journal: Journal) -> bytes:
    if COMMITMENT not in journal.notes:
        raise BadData(f"note {COMMITMENT}", "commitment")
    if SECRET not in journal.notes:
        raise BadData(f"note {SECRET}", "secret")
    try:
        return bytes.fromhex(journal.notes[SECRET])
    except ValueError:
        raise BadData(f"note {SECRET}", "hexadecimal") from None


def _missing(journal: Journal, draws: Sequence[int]) -> Wrong | None:
    """Return the first draw that is missing without a comment that it was taken back: it may have been unwelcome."""
    runs = [run for _, comment in journal.comments for run in read_spans(comment)]
    runs += [(draw, draw) for draw in draws]
    due = 1
    for first, last in sorted(runs):
        if first > due:
            break
        due = max(due, last + 1)
    if due > max(draws, default=0):
        return None
    ply = next(number for number, ply in enumerate(journal.plies, 1) if ply.draw > due)
    return Wrong(due, ply, "", "")
