"""The score sheet: points of every player by reason, as if the game ended now or at its end."""

from __future__ import annotations

from collections.abc import Sequence

from markupsafe import Markup

from heliopolis.kernel.game import State
from heliopolis.kernel.results import Score
from heliopolis.render.markup import NO_MARKUP, html, joined
from heliopolis.table.clocks.clock import ranked
from heliopolis.web.common.pieces import swatch
from heliopolis.web.common.players import seat_mark
from heliopolis.web.server.addresses import url_for
from heliopolis.web.server.preferences import Translator
from heliopolis.words.voice import Voice


def score_sheet(state: State, names: Sequence[str], voice: Voice, say: Translator, lost: Sequence[int] = ()) -> Markup:
    """Return the sheet as a table; the name of every line leads to its rule. Seats that ``lost`` on time are last."""
    scores = state.scores()
    lines = _lines(state, scores)
    rows = [_row(state, name, rule, _points(scores, [name]), voice) for name, rule in lines.items()]
    if state.todo and not rows:
        rows.append(html('<tr><td class="none" colspan="{}"></td></tr>', len(names) + 1))
    return _table(state, scores, names, html("<tbody>{}</tbody>", joined(rows)), voice, say, lost)


def sheet_by_source(
    state: State, names: Sequence[str], voice: Voice, say: Translator, lost: Sequence[int] = ()
) -> Markup:
    """Return the same with its lines under the sources of points, each of which can be linked to by its name."""
    scores = state.scores()
    lines = _lines(state, scores)
    bodies: list[Markup] = []
    for source in state.game.sources():
        of_it = [name for name in lines if name in source.reasons]
        if not of_it:
            continue
        sums = joined(html("<td>{}</td>", each or "") for each in _points(scores, of_it))
        rows = joined(_row(state, name, lines[name], _points(scores, [name]), voice) for name in of_it)
        bodies.append(
            html(
                '<tbody id="{id}"><tr class="source"><th scope="rowgroup">{swatch}{title}</th>{sums}</tr>'
                "{rows}</tbody>",
                id=source.name,
                swatch=swatch(source.colour),
                title=voice.say(source.name),
                sums=sums,
                rows=rows,
            )
        )
    return _table(state, scores, names, joined(bodies), voice, say, lost)


def _lines(state: State, scores: Sequence[Score]) -> dict[str, str]:
    """Return the reasons that gave anyone points, in their order, with their rules."""
    reasons: dict[str, str] = {}
    for score in scores:
        for line in score.lines:
            reasons.setdefault(line.reason, line.rule)
    order = [reason.name for reason in state.game.reasons]
    known = sorted(reasons, key=lambda name: order.index(name) if name in order else len(order))
    return {name: reasons[name] for name in known}


def _points(scores: Sequence[Score], reasons: Sequence[str]) -> list[int]:
    return [sum(line.points for line in score.lines if line.reason in reasons) for score in scores]


def _row(state: State, reason: str, rule: str, points: Sequence[int], voice: Voice) -> Markup:
    cells = joined(html("<td>{}</td>", each or "") for each in points)
    told = html(
        '<a href="{to}#{rule}" title="{rule}">{reason}</a>',
        to=url_for("rules", game=state.game.name),
        rule=rule,
        reason=voice.reason(reason),
    )
    return html('<tr><th scope="row">{}</th>{}</tr>', told, cells)


def _table(
    state: State,
    scores: Sequence[Score],
    names: Sequence[str],
    body: Markup,
    voice: Voice,
    say: Translator,
    lost: Sequence[int],
) -> Markup:
    head = joined(html('<th scope="col">{}</th>', seat_mark(seat, name)) for seat, name in enumerate(names))
    totals = joined(html("<td>{}</td>", score.total) for score in scores)
    ranks = NO_MARKUP
    result = state.result()
    if result is not None and len(names) > 1:
        cells = joined(html("<td>{}</td>", say("rank", rank=rank)) for rank in ranked(result.ranks, lost))
        ranks = html('<tr class="ranks"><th scope="row">{}</th>{}</tr>', say("ranks"), cells)
    return html(
        '<table class="sheet"><thead><tr><th scope="col">{reason}</th>{head}</tr></thead>{body}'
        '<tfoot><tr><th scope="row">{total}</th>{totals}</tr>{ranks}</tfoot></table>',
        reason=say("reason"),
        head=head,
        body=body,
        total=voice.say("total"),
        totals=totals,
        ranks=ranks,
    )
