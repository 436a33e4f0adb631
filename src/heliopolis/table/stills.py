"""A game or a turn as a row of stills: a position for each, whose turn it was, and what the log says of it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.game import Game, State
from heliopolis.kernel.journals.notation import Ply
from heliopolis.table.turn_summaries import P, TurnBrief, TurnSummary, brief_between, turn_summaries
from heliopolis.words.voice import NO_READER, Voice

MOST: Final = 120
"""Stills of a game, of which the others are left out evenly; a longer turn is cut."""
MOST_OF_TURN: Final = 24
LEAST_SECONDS: Final = 1.8
RESULT_SECONDS: Final = 5.0
MOST_SECONDS: Final = 7.0
LETTERS_PER_SECOND: Final = 25
"""How fast people read who also look at the boards."""


class Still(NamedTuple):
    """A position after a ply, whose doing it was (``CHANCE``: the table's), who looks at it, and what is said of it."""

    ply: int
    seat: int
    viewer: int
    told: str
    places: tuple[str, ...] = ()
    """The drawn things that it is about."""
    least: float = LEAST_SECONDS
    """How many seconds it is shown at least."""

    @property
    def seconds(self) -> float:
        """How long it takes to read."""
        return min(MOST_SECONDS, max(self.least, 1.0 + len(self.told) / LETTERS_PER_SECOND))


class GameStory(NamedTuple):
    """The plies of a game up to some point, the opening first, and the position after each that is after ``base``."""

    plies: Sequence[Ply]
    at: Callable[[int], State]
    names: Sequence[str]
    base: int = 0
    """The last ply that older rules played."""

    def stills(self, voice: Voice) -> list[Still]:
        """Return the game, one still for each turn."""
        found, viewer = list[Still](), 0
        for turn in self.turns(voice.game):
            viewer = viewer if turn.seat == CHANCE else turn.seat
            brief = self.brief(turn)
            places = tuple(brief.places) if brief else ()
            found.append(Still(turn.last.number, turn.seat, viewer, self.told(turn, brief, voice), places))
        each = -(-len(found) // MOST) or 1
        found = found[(len(found) - 1) % each :: each]
        last = self.plies[-1].number
        result = self.at(last).result()
        if result is not None and self.names:
            winner = result.ranks.index(min(result.ranks))
            found.append(Still(last, CHANCE, winner, voice.result(result, self.names), least=RESULT_SECONDS))
        return found

    def turn_at(self, ply: int, game: Game) -> TurnSummary[Ply] | None:
        """Return the turn that a ply belongs to, if the present rules played any; between turns, the one before."""
        turns = [turn for turn in self.turns(game) if turn.seat != CHANCE and turn.first.number > self.base]
        return next((each for each in reversed(turns) if each.first.number <= ply), turns[0] if turns else None)

    def stills_of_turn(self, turn: TurnSummary[Ply], voice: Voice) -> list[Still]:
        """Return a turn: how it begins, and one still for each ply in which something happens."""
        first, last, seat = turn.first, turn.last, turn.seat
        begins = voice.say("cli-turn", turn=first.turn, player=self.names[seat])
        found = [Still(first.number - 1, seat, seat, begins)]
        telling = [each for each in self.plies[first.number : last.number] if each.events]
        found += [Still(each.number, seat, seat, voice.tale(each.events, self.names)) for each in telling]
        brief = self.brief(turn)
        whole = self.told(turn, brief, voice)
        return [*found[: MOST_OF_TURN - 1], Still(last.number, seat, seat, whole, tuple(brief.places if brief else ()))]

    def turns(self, game: Game) -> list[TurnSummary[Ply]]:
        """Return the turns that say something."""
        return turn_summaries(self.plies, game.wording.between, len(self.plies))[::-1]

    def told(self, turn: TurnSummary[Ply], brief: TurnBrief | None, voice: Voice) -> str:
        """Return a turn in one sentence, which begins with the player’s name."""
        told = turn_told(voice, turn, brief, self.names)
        return f"{self.names[turn.seat]} {told}" if turn.seat != CHANCE and told[:1].islower() else told

    def brief(self, turn: TurnSummary[Ply]) -> TurnBrief | None:
        """Return what a turn came to, if the present rules played it."""
        if turn.first.number <= self.base:
            return None
        return brief_between(self.at(turn.first.number - 1), turn, self.at(turn.last.number))


def turn_told(
    voice: Voice, turn: TurnSummary[P], found: TurnBrief | None, names: Sequence[str], reader: int = NO_READER
) -> str:
    """Return a turn in one sentence, without the player's name in front; what the table did, in several."""
    if turn.seat == CHANCE or found is None:
        return " ".join(voice.joined(voice.sentences(turn.events, names, reader)))
    return told_of(voice, turn, found, names, reader)


def told_of(voice: Voice, turn: TurnSummary[P], found: TurnBrief, names: Sequence[str], reader: int = NO_READER) -> str:
    """Return a player's turn in one sentence, without the name in front: what they did, and for what it scores.

    What it did to others is said in sentences of their own.
    """
    own = voice.sentences(found.tale or turn.events, names, reader)
    deeds = [each.words for each in own if each.seat == turn.seat and each.goes_on]
    told = voice.texts.between("list-comma").join(deeds[:-1])
    told = voice.say("told-then", before=told, last=deeds[-1]) if told else "".join(deeds)
    if told and found.reasons:
        told = voice.say("told-points", deeds=told, points=signed(found.points or 0), list=_reasons(voice, found))
    touched = {seat for seat, _ in found.others}
    others = [event for event in turn.events if event[1] in touched] if found.tale else []
    rest = [each for each in own if not (each.seat == turn.seat and each.goes_on)]
    whole = [f"{told}."] if told else []
    return " ".join([*whole, *map(str, rest), *voice.joined(voice.sentences(others, names, reader))])


def _reasons(voice: Voice, found: TurnBrief) -> str:
    """Return the lines of the score sheet that changed; of a single one the points are known."""
    if len(found.reasons) == 1:
        return voice.reason(found.reasons[0][0])
    told = [f"{voice.reason(name)} {signed(points)}" for name, points in found.reasons]
    return voice.texts.between("list-comma").join(told)


def signed(points: int) -> str:
    """Return points as rows show them."""
    return f"+{points}" if points > 0 else str(points).replace("-", "−")
