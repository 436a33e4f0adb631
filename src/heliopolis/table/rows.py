"""Rows: what a question offers, one row for each answer, with its costs, its gains and what it is certain to give.

All of it comes from previews, nothing is searched. Rows are data without words: pages and terminals put them into any
language.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import count
from typing import Final, NamedTuple

from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.chip import CHANGE, COST, GAIN, Chip, Face, together
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.game import State
from heliopolis.kernel.step import step_name
from heliopolis.table.clicks import Continuation
from heliopolis.table.lookahead import next_question

MOST_REFUSED: Final = 6
FEW: Final = 2
"""Answers of a question that is like yes and no."""


class Row(NamedTuple):
    """One answer: what it costs and gives."""

    number: int
    """From 1 on over what is legal, from the top, or what its board prints on it; 0 if it is refused."""
    choice: Choice
    place: str
    """The drawn thing it points at, if it does."""
    face: Face
    costs: tuple[Chip, ...] = ()
    gains: tuple[tuple[Chip, ...], ...] = ()
    """What it gives; of several groups it gives one."""
    extra: tuple[Chip, ...] = ()
    """What else it may give."""
    points: int = 0
    """By how much it changes what the player would have if the game ended now."""
    free: bool = False
    """Whether it gives something for nothing where others have a price."""
    rule: str = ""
    """The rule that bars it."""
    leads: str = ""
    """The step that asks the same player next in this turn."""
    again: bool = False
    """Whether that is the question that is open now."""
    vain: str = ""
    """The step behind it that has nothing to offer, so that it is left undone."""
    nothing: bool = False
    """Whether it ends in nothing at all."""
    leaves: bool = False
    """Whether it leaves something undone that could be done."""
    at_once: bool = False
    """Whether one tap is enough, as there is nothing to weigh."""
    ends: bool = False
    """Whether it does nothing but end the turn."""

    @property
    def name(self) -> str:
        """The click that it stands for, as pages send it."""
        return self.choice.name

    @property
    def asks(self) -> str:
        """The step that asks next; that the same question comes again goes without saying."""
        return "" if self.again else self.leads


def rows_of(state: State, previews: Mapping[str, Continuation]) -> list[Row]:
    """Return the rows of a question in a stable order: what leaves something undone and what is refused come last.

    ``previews`` are those of its answers; there are none where no player is asked.
    """
    if not previews:
        return []
    seat = state.seat()
    now = state.total(seat)
    chips = [_chips(preview, seat) for preview in previews.values()]
    shared = _shared([[*own, *later] for own, later in chips])
    aftermath = _shared([later for _, later in chips if later])
    made = []
    for preview, (own, later) in zip(previews.values(), chips, strict=True):
        kept = [*_without(own, shared), *_without(_without(later, shared), aftermath)]
        choice = preview.moves[0].choice
        row = _row(choice, state, together(kept), preview.after.total(seat) - now)
        made.append(_with_what_follows(row, preview, brings=bool(own or later)))
    ending = state.todo[-1].ending(state)
    puts = _only_asks_where(state, made)
    priced = any(row.costs for row in made)
    highest = max(row.face.printed for row in made)
    beyond = count(highest + 1)
    if not highest:
        made.sort(key=lambda row: row.leaves)
    return [
        row._replace(
            number=row.face.printed or next(beyond),
            at_once=(puts and not row.leaves) or _needs_one_tap(row, made),
            ends=row.choice is ending,
            free=priced and _is_free(row),
        )
        for row in made
    ] + refused(state)


def refused(state: State) -> list[Row]:
    """Return what is barred and could be looked for all the same, in board order."""
    game, looks = state.game, state.game.looks()
    return [
        Row(
            0,
            choice,
            game.wording.place(state, choice) or "",
            looks.face(state, choice),
            rule=state.barring_rule(choice),
        )
        for choice in looks.sought(state)[:MOST_REFUSED]
    ]


def _row(choice: Choice, state: State, chips: Sequence[Chip], points: int) -> Row:
    face = state.game.looks().face(state, choice)
    sign = face.emblem
    costs = tuple(sorted([chip for chip in chips if chip.kind == COST], key=lambda chip: chip.icon)) or face.price
    # What the sign says already is not said again.
    given = [chip for chip in chips if chip.kind != COST and (sign is None or not _says(sign, chip))]
    groups = [tuple(given)] if given else []
    # What is printed is still to be chosen only where nothing of it has come by itself.
    opens = () if any(chip.kind != CHANGE for chip in given) else face.opens
    if costs:
        # What is paid is shown once, though it is printed beside what it brings.
        opens = tuple([tuple([chip for chip in group if chip.kind != COST]) for group in opens])
    return Row(
        0,
        choice,
        state.game.wording.place(state, choice) or "",
        face,
        costs,
        (*groups, *opens),
        face.extra,
        points,
    )


def _with_what_follows(row: Row, preview: Continuation, *, brings: bool) -> Row:
    """Return the row with the question it leads to, or that it ends in nothing."""
    before, after = preview.before, preview.after
    leaves = row.choice.kind in before.game.wording.leaving
    # The events of the choice itself come first: players leave things undone on purpose.
    if any(event[0] in before.game.wording.idle for event in preview.events()[1:]):
        left_out = next_question(before, row.choice)
        if left_out:
            return row._replace(vain=left_out, leaves=True)
    if after.todo and after.turn == before.turn and after.seat() in (before.seat(), CHANCE):
        asks = type(after.todo[-1])
        return row._replace(leads=step_name(asks), again=asks is type(before.todo[-1]), leaves=leaves)
    if brings or row.points or row.gains or row.face.emblem is not None:
        return row._replace(leaves=True) if leaves else row
    return row._replace(nothing=True, leaves=True)


def _only_asks_where(state: State, made: Sequence[Row]) -> bool:
    """Return whether a tap does only what it is seen to do: something is put at a place, or taken there, for nothing.

    Where anything has a price players weigh it, and what a piece passes on its way they want to see before.
    """
    looks = state.game.looks()
    asked = [row for row in made if not row.leaves]
    return all(row.place and not row.costs and not looks.route(state, row.choice) for row in asked)


def _needs_one_tap(row: Row, made: Sequence[Row]) -> bool:
    """Return whether there is nothing to weigh on the boards.

    It is a step on the way, the only answer, or all answers are buttons, whose rows say all that they do. Of more than
    two, the one that leaves the turn undone takes a second tap.
    """
    if len(made) == 1 or _is_step(row):
        return True
    return not any(each.place for each in made) and (len(made) == FEW or bool(row.leads) or not row.leaves)


def _is_step(row: Row) -> bool:
    """Return whether it only leads to the next question: it costs and brings nothing by itself."""
    given = row.gains[: len(row.gains) - len(row.face.opens)] if row.face.opens else row.gains
    gains = any(chip.kind != CHANGE for group in given for chip in group)
    return bool(row.leads) and not (row.leaves or row.costs or gains or row.extra or row.points)


def only_leads_on(played: Continuation) -> bool:
    """Return whether what was played, before another question, cost and brought nothing by itself."""
    seat = played.before.seat()
    own, later = _chips(played, seat)
    given = any(chip.kind != CHANGE for chip in (*own, *later))
    return not given and played.after.total(seat) == played.before.total(seat)


def _is_free(row: Row) -> bool:
    """Return whether it gives something and nothing of it has a price."""
    priced = row.costs or any(chip.kind == COST for group in row.gains for chip in group)
    return not priced and (row.face.for_sale or _gives(row))


def _gives(row: Row) -> bool:
    """Return whether it brings something, and not only makes a figure another one."""
    return any(chip.kind != CHANGE for group in row.gains for chip in group)


def _says(sign: Chip, chip: Chip) -> bool:
    """Return whether the sign of a row says what the chip says: the thing itself, or how it changes."""
    return chip[:2] == sign[:2] and chip.kind in (sign.kind, GAIN)


def _chips(preview: Continuation, seat: int) -> tuple[list[Chip], list[Chip]]:
    """Return what the answer brings by itself, and what the table and the others make of it after that."""
    game, events = preview.before.game, preview.events()
    length = next((at for at, event in enumerate(events) if event[1] != seat), len(events))
    echoes = game.wording.echoes.get(preview.moves[0].choice.kind, ())
    own = [event for event in events[:length] if event[0] not in echoes]
    chips = game.looks().chips(preview.before, own, preview.after, seat)
    if not any(event[1] == seat for event in events[length:]):
        return together(chips), []
    whole = game.looks().chips(preview.before, [*own, *events[length:]], preview.after, seat)
    return together(chips), together(whole[len(chips) :])


def _shared(several: Sequence[Sequence[Chip]]) -> Counter[Chip]:
    """Return what all of them have, if there are several; what is paid is never left out."""
    if len(several) < 2 or not all(several):
        return Counter()
    common = Counter(several[0])
    for other in several[1:]:
        common &= Counter(other)
    return Counter({chip: number for chip, number in common.items() if chip.kind != COST})


def _without(chips: Sequence[Chip], left_out: Counter[Chip]) -> list[Chip]:
    if not left_out:
        return list(chips)
    left = left_out.copy()
    kept = []
    for chip in chips:
        if left[chip] > 0:
            left[chip] -= 1
        else:
            kept.append(chip)
    return kept
