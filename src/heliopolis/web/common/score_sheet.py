"""The score sheet: points of every player by reason, as if the game ended now or at its end."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from heliopolis.kernel.game import State
from heliopolis.narration import Teller
from heliopolis.render.markup import NO_MARKUP, html, joined
from heliopolis.web.common.players import seat_mark
from heliopolis.web.server.preferences import Translator


def score_sheet(state: State, names: Sequence[str], teller: Teller, say: Translator) -> Markup:
    """The sheet as a table, with the rule of every line."""
    scores = state.scores()
    reasons: dict[str, str] = {}
    for score in scores:
        for line in score.lines:
            reasons.setdefault(line.reason, line.rule)
    order = [reason.name for reason in state.game.reasons]
    known = sorted(reasons, key=lambda name: order.index(name) if name in order else len(order))
    head = joined(html('<th scope="col">{}</th>', seat_mark(seat, name)) for seat, name in enumerate(names))
    rows: list[Markup] = []
    for reason in known:
        points = [sum(line.points for line in score.lines if line.reason == reason) for score in scores]
        cells = joined(html("<td>{}</td>", each or "") for each in points)
        rule = reasons[reason]
        link = html(' <a class="rid" href="/rules/{}#{}">{}</a>', state.game.name, rule, rule)
        rows.append(html('<tr><th scope="row">{}{}</th>{}</tr>', teller.reason(reason), link, cells))
    totals = joined(html("<td>{}</td>", score.total) for score in scores)
    if state.todo and not rows:
        rows.append(html('<tr><td class="none" colspan="{}"></td></tr>', len(names) + 1))
    ranks = NO_MARKUP
    result = state.result()
    if result is not None:
        cells = joined(html("<td>{}</td>", say("rank", rank=rank)) for rank in result.ranks)
        ranks = html('<tr class="ranks"><th scope="row">{}</th>{}</tr>', say("ranks"), cells)
    return html(
        '<table class="sheet"><thead><tr><th scope="col">{}</th>{}</tr></thead>'
        "<tbody>{}</tbody>"
        '<tfoot><tr><th scope="row">{}</th>{}</tr>{}</tfoot></table>',
        say("reason"),
        head,
        joined(rows),
        teller.say("total"),
        totals,
        ranks,
    )
