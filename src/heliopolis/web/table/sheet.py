"""The score sheet: points of every player by reason, as if the game ended now or at its end."""

from __future__ import annotations

from collections.abc import Sequence

from heliopolis.kernel.state import State
from heliopolis.narration import Teller
from heliopolis.web.pages.page import e
from heliopolis.web.server.preferences import Voice


def seat_mark(seat: int, name: str) -> str:
    """A seat by its shape, colour and name."""
    return (
        f'<span class="seat s{seat + 1}"><svg class="shape" viewBox="0 0 24 24" aria-hidden="true">'
        f"{SHAPES[seat % len(SHAPES)]}</svg><b>{e(name)}</b></span>"
    )


SHAPES = (
    '<circle cx="12" cy="12" r="9"/>',
    '<path d="M12 1.500 22.500 12 12 22.500 1.500 12z"/>',
    '<path d="M3.500 3.500h17v17h-17z"/>',
    '<path d="M12 2.500 22.500 21h-21z"/>',
)
"""Circle, diamond, square, triangle: a seat's shape stands beside its name everywhere."""


def score_sheet(state: State, names: Sequence[str], teller: Teller, say: Voice) -> str:
    """The sheet as a table, with the rule of every line."""
    scores = state.scores()
    reasons: dict[str, str] = {}
    for score in scores:
        for line in score.lines:
            reasons.setdefault(line.reason, line.rule)
    order = [reason.name for reason in state.game.reasons]
    known = sorted(reasons, key=lambda name: order.index(name) if name in order else len(order))
    head = "".join(f'<th scope="col">{seat_mark(seat, name)}</th>' for seat, name in enumerate(names))
    rows: list[str] = []
    for reason in known:
        cells = ""
        for score in scores:
            points = sum(line.points for line in score.lines if line.reason == reason)
            cells += f"<td>{points or ''}</td>"
        rule = reasons[reason]
        link = f' <a class="rid" href="/rules/{state.game.name}#{e(rule)}">{e(rule)}</a>'
        rows.append(f'<tr><th scope="row">{e(teller.reason(reason))}{link}</th>{cells}</tr>')
    totals = "".join(f"<td>{score.total}</td>" for score in scores)
    now = "" if not state.todo else f'<td class="none" colspan="{len(names) + 1}"></td>'
    ranks = ""
    result = state.result()
    if result is not None:
        cells = "".join(f"<td>{e(say('rank', rank=rank))}</td>" for rank in result.ranks)
        ranks = f'<tr class="ranks"><th scope="row">{e(say("ranks"))}</th>{cells}</tr>'
    return (
        f'<table class="sheet"><thead><tr><th scope="col">{e(say("reason"))}</th>{head}</tr></thead>'
        f"<tbody>{''.join(rows)}{f'<tr>{now}</tr>' if now and not rows else ''}</tbody>"
        f'<tfoot><tr><th scope="row">{e(teller.say("total"))}</th>{totals}</tr>{ranks}</tfoot></table>'
    )
