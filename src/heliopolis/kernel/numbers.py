"""A game in numbers: what bots go by, what learning agents see, and what statistics count."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from heliopolis.kernel.definition import Count
from heliopolis.kernel.encoding import FeatureSpec, Sheet
from heliopolis.kernel.position import Position

P = TypeVar("P", bound=Position)


@mypyc_attr(allow_interpreted_subclasses=True)
class Numbers(Generic[P]):
    """One game in numbers; a game overrides what it has more to say about."""

    spec: ClassVar[FeatureSpec] = FeatureSpec()
    """What learning agents see of the game's own data; the kernel adds the stack of steps."""
    input_names: ClassVar[Sequence[str]] = ()
    """What each of the ``inputs`` says; none where nothing has been learned about a game."""
    counts: ClassVar[tuple[Count, ...]] = ()
    """What statistics count while a game is played."""
    levels: ClassVar[Mapping[str, str]] = {}
    """The bots of the named strengths, where others than the usual ones play this game best."""

    def evaluate(self, state: P, seat: int) -> float:
        """Return where the seat's final score is heading, in points, by weights set by hand.

        Good for comparing moves.
        """
        return float(state.scored(seat))

    def forecast(self, state: P, seat: int) -> float:
        """Return the seat's expected final score, in points, where weights were tuned on played games."""
        return self.evaluate(state, seat)

    def inputs(self, state: P, seat: int) -> list[float]:
        """Return what a learned value goes by, of one seat: first the forecast, then what ``input_names`` says."""
        raise NotImplementedError

    def write(self, state: P, seat: int, sheet: Sheet) -> None:
        """Write the game's own data as the seat sees it, in numbers of about unit size, where ``spec`` says."""

    def essence(self, state: P, saved: dict[str, object]) -> dict[str, object]:
        """Return what of a saved position can affect play: positions with equal features and choices have it in common.

        It is given without what the kernel knows not to matter: reasons for points, and the number of the turn.
        """
        return saved

    def facts(self, state: P) -> dict[str, int | list[str]]:
        """Return what is worth knowing of a finished game: numbers, and text keys of what was the case."""
        return {}
