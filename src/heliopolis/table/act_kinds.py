"""All kinds of acts: reads what the store keeps and enters it into the history of a table."""

from __future__ import annotations

from typing import Final

from heliopolis.kernel.errors import quote
from heliopolis.kernel.reading import Reader
from heliopolis.table.acts import Act, AskUndo, Consent, EndTurn, PlyAct, Refuse, Resumed, Undo, enter
from heliopolis.table.clocks.clock import read_stamp
from heliopolis.table.clocks.clock_acts import GoAway, StartClock, TimeOut
from heliopolis.table.history import TableHistory
from heliopolis.table.meeting_acts import Begin, CloseTable, Fill, InviteAnew, Join, OpenToAll, Rematched, WantRematch
from heliopolis.table.plies import PLIES, read_ply
from heliopolis.table.seat_acts import AddNonce, AskHint, Forget, Give, Rename, Renew, Settings, Take

_KINDS: Final[dict[str, type[Act]]] = {
    act.kind: act
    for act in (
        EndTurn, Undo, AskUndo, Consent, Refuse, AddNonce, Give, Take, Rename, Renew, Settings, AskHint,
        Resumed, Join, Fill, InviteAnew, Begin, CloseTable, WantRematch, Rematched, Forget, OpenToAll,
        StartClock, TimeOut, GoAway,
    )
}  # fmt: skip


def enter_saved(history: TableHistory, saved: object) -> None:
    """Enter an act as the store keeps it."""
    reader = Reader(saved, f"act {history.version}")
    enter(history, _read(reader, history), read_stamp(reader))


def _read(saved: Reader, history: TableHistory) -> Act:
    kind = saved["act"].string()
    if kind in PLIES:
        return PlyAct(read_ply(saved, history.ply_count + 1, history.version + 1))
    if kind not in _KINDS:
        raise saved["act"].wrong("one-of", known=", ".join([*PLIES, *_KINDS]), value=quote(kind))
    return _KINDS[kind].read(saved)
