"""All kinds of acts: reads what the store keeps and enters it into the history of a table."""

from __future__ import annotations

from typing import Final

from heliopolis.kernel.errors import quote
from heliopolis.kernel.reading import Reader
from heliopolis.table.acts import Act, AskUndo, Chance, Consent, EndTurn, Play, Refuse, Resumed, Undo
from heliopolis.table.clocks.clock_acts import GoAway, StartClock, TimeOut
from heliopolis.table.history import TableHistory
from heliopolis.table.meeting_acts import Begin, CloseTable, Fill, InviteAnew, Join, OpenToAll, Rematched, WantRematch
from heliopolis.table.seat_acts import AddNonce, AskHint, Forget, Give, Rename, Renew, Settings, Take

_KINDS: Final[dict[str, type[Act]]] = {
    act.kind: act
    for act in (
        Play, Chance, EndTurn, Undo, AskUndo, Consent, Refuse, AddNonce, Give, Take, Rename, Renew, Settings, AskHint,
        Resumed, Join, Fill, InviteAnew, Begin, CloseTable, WantRematch, Rematched, Forget, OpenToAll,
        StartClock, TimeOut, GoAway,
    )
}  # fmt: skip


def enter_act(history: TableHistory, saved: object) -> None:
    """Enter an act as the store keeps it."""
    reader = Reader(saved, f"act {history.version}")
    act = read_act(reader)
    history.version += 1
    runner, plies = history.runner(), history.ply_count
    act.enter(history, reader)
    history.pass_time(runner, plies, reader)
    if not act.free:
        history.moved = history.version


def read_act(saved: Reader) -> Act:
    """The act that was written down."""
    kind = saved["act"].string()
    if kind not in _KINDS:
        raise saved["act"].wrong("one-of", known=", ".join(_KINDS), value=quote(kind))
    return _KINDS[kind].read(saved)
