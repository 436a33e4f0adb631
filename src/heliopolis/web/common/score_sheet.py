"""The score sheet: points of every player by reason, as if the game ended now or at its end."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

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


class ScoreSheet(NamedTuple):
    """A score sheet as a table; the name of every line leads to its rule."""

    state: State
    names: Sequence[str]
    voice: Voice
    say: Translator
    lost: Sequence[int] = ()
    """Seats that lost on time are last."""

    def by_reason(self) -> Markup:
        """Return the sheet with a line for each reason."""
        scores = self.state.scores()
        rows = [self._row(name, rule, _points(scores, [name])) for name, rule in self._lines(scores).items()]
        if self.state.todo and not rows:
            rows.append(html('<tr><td class="none" colspan="{}"></td></tr>', len(self.names) + 1))
        return self._table(scores, html("<tbody>{}</tbody>", joined(rows)))

    def by_source(self) -> Markup:
        """Return the same with its lines under the sources of points, each of which can be linked to by its name."""
        scores = self.state.scores()
        lines = self._lines(scores)
        bodies: list[Markup] = []
        for source in self.state.game.sources():
            of_it = [name for name in lines if name in source.reasons]
            if not of_it:
                continue
            bodies.append(
                html(
                    '<tbody id="{id}"><tr class="source"><th scope="rowgroup">{swatch}{title}</th>{sums}</tr>'
                    "{rows}</tbody>",
                    id=source.name,
                    swatch=swatch(source.colour),
                    title=self.voice.say(source.name),
                    sums=_cells(each or "" for each in _points(scores, of_it)),
                    rows=joined(self._row(name, lines[name], _points(scores, [name])) for name in of_it),
                )
            )
        return self._table(scores, joined(bodies))

    def _lines(self, scores: Sequence[Score]) -> dict[str, str]:
        """Return the reasons that gave anyone points, in their order, with their rules."""
        reasons: dict[str, str] = {}
        for line in [line for score in scores for line in score.lines]:
            reasons.setdefault(line.reason, line.rule)
        order = [reason.name for reason in self.state.game.reasons]
        known = sorted(reasons, key=lambda name: order.index(name) if name in order else len(order))
        return {name: reasons[name] for name in known}

    def _row(self, reason: str, rule: str, points: Sequence[int]) -> Markup:
        told = html(
            '<a href="{to}#{rule}" title="{rule}">{reason}</a>',
            to=url_for("rules", game=self.state.game.name),
            rule=rule,
            reason=self.voice.reason(reason),
        )
        return html('<tr><th scope="row">{}</th>{}</tr>', told, _cells(each or "" for each in points))

    def _table(self, scores: Sequence[Score], body: Markup) -> Markup:
        say, result, ranks = self.say, self.state.result(), NO_MARKUP
        if result is not None and len(self.names) > 1:
            places = _cells(say("rank", rank=rank) for rank in ranked(result.ranks, self.lost))
            ranks = html('<tr class="ranks"><th scope="row">{}</th>{}</tr>', say("ranks"), places)
        return html(
            '<table class="sheet"><thead><tr><th scope="col">{reason}</th>{head}</tr></thead>{body}'
            '<tfoot><tr><th scope="row">{total}</th>{totals}</tr>{ranks}</tfoot></table>',
            reason=say("reason"),
            head=joined(html('<th scope="col">{}</th>', seat_mark(*each)) for each in enumerate(self.names)),
            body=body,
            total=self.voice.say("total"),
            totals=_cells(score.total for score in scores),
            ranks=ranks,
        )


def _points(scores: Sequence[Score], reasons: Sequence[str]) -> list[int]:
    return [sum(line.points for line in score.lines if line.reason in reasons) for score in scores]


def _cells(values: Iterable[str | int]) -> Markup:
    return joined(html("<td>{}</td>", each) for each in values)
