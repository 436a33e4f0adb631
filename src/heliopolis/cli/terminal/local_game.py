"""A table at one keyboard: people and bots at their seats, what each person has seen, and undo for everyone here."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from heliopolis import bots
from heliopolis.bots import Bot
from heliopolis.kernel.chance import CHANCE, Dice, derived
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.errors import BadOption
from heliopolis.kernel.event import Event
from heliopolis.kernel.journals.journal import Journal
from heliopolis.kernel.position import OVER
from heliopolis.table.acts import Act, AskUndo, Chance, Consent, Undo
from heliopolis.table.errors import NotNow
from heliopolis.table.factory import table_from_journal
from heliopolis.table.history import TablePly
from heliopolis.table.keeping.pending import MemoryStore
from heliopolis.table.seats import Seat


class Undone(NamedTuple):
    """What was taken back: how many choices of people, of bots and of chance."""

    people: int
    bots: int
    chance: int


class LocalGame:
    """A table whose people all sit here; its bots think in this process."""

    def __init__(self, journal: Journal, people: Collection[int], seed: int, guide: str = "") -> None:
        """Make a game that people at the seats ``people`` play here.

        Chance and bots follow from the seed; ``guide`` as in headers.
        """
        seats = [
            Seat(name, "" if number in people else bot_name(name), confirm=False)
            for number, name in enumerate(journal.players)
        ]
        self.table: Final = table_from_journal(MemoryStore(), journal, seats, guide)
        self.people: Final = frozenset(people)
        self.seed: Final = seed
        self._bots: Final[dict[int, Bot]] = {
            number: bots.bot(seat.bot, journal.game, derived(seed, -1 - number))
            for number, seat in enumerate(seats)
            if seat.bot
        }
        # In a game that is taken up again, each person hears about the current turn.
        begun = len(journal.plies) - len(self._plies_of_turn())
        self._seen: Final[list[int]] = [begun] * len(seats)

    @property
    def journal(self) -> Journal:
        """The journal up to now."""
        return self.table.journal()

    # Going on --------------------------------------------------------------------------------------

    def waiting(self) -> int:
        """Return the person who is asked, CHANCE while it is chance or a bot, or OVER."""
        seat = self.table.state.seat()
        return seat if seat == OVER or seat in self.people else CHANCE

    def asked_bot(self) -> int | None:
        """Return the seat of the bot that is asked, if one is."""
        seat = self.table.state.seat()
        return seat if seat in self._bots else None

    def proceed(self) -> None:
        """Let chance or the bot that is asked answer one question."""
        state, seat = self.table.state, self.table.state.seat()
        choices = state.choices()
        if seat == CHANCE:
            # Chance depends on the ply, so taking a choice back and repeating it leads to the same draw.
            dice = Dice(derived(self.seed, self.table.history.ply_count))
            choice = choices[dice.weighted(state.weights())]
            self._make(Chance(choice.name, self.table.history.next_draw))
        else:
            choice = choices[0] if len(choices) == 1 else self._bots[seat].choose(state)
            self._make(self.table.bot_act(seat, choice.name))

    def play(self, choice: Choice) -> None:
        """Play a choice of the person who is asked; a payment that follows from it is made in the usual way."""
        self.table.click(self.table.state.seat(), choice.name, self.table.version)

    def _make(self, act: Act) -> None:
        self.table.make(act, self.table.version)

    # Looking back ----------------------------------------------------------------------------------

    def news(self, seat: int) -> list[Event]:
        """Return what has happened since the seat last looked."""
        plies, seen = self.table.history.plies, self._seen[seat]
        self._seen[seat] = len(plies)
        return [event for ply in plies[seen:] for event in ply.events]

    def turns(self, last: int) -> list[list[Event]]:
        """Return the events of the last turns, the earliest first."""
        turns: dict[int, list[Event]] = {}
        for ply in self.table.history.plies[1:]:
            turns.setdefault(ply.turn, []).extend(ply.events)
        return list(turns.values())[-last:] if last else []

    # Undo ------------------------------------------------------------------------------------------

    def undo(self) -> Undone | None:
        """Go back to the last choice that a person made here; None if there is none."""
        choices = [ply for ply in self.table.history.plies if ply.seat in self.people and not ply.continues]
        return self._take_back(choices[-1]) if choices else None

    def repay(self) -> Undone | None:
        """Take back the payment of the last choice, to make it by hand; None if it can be made in one way only."""
        seat = self.table.history.plies[-1].seat
        try:
            act = self.table.repay_act(seat)
        except NotNow:
            return None
        return self._take_back(self.table.history.plies[-act.plies])

    def restart(self) -> Undone | None:
        """Go back to the first choice of a person in this turn; None if there is none."""
        choices = [ply for ply in self._plies_of_turn() if ply.seat in self.people]
        return self._take_back(choices[0]) if choices else None

    def _plies_of_turn(self) -> list[TablePly]:
        """Return the plies of the current turn."""
        turn = self.table.state.turn
        return [ply for ply in self.table.history.plies[1:] if ply.turn == turn]

    def _take_back(self, choice: TablePly) -> Undone:
        """Take back a choice and everything after it.

        As in the browser, a player goes back freely as long as no one has answered, and beyond that by the consent of
        all people, which those at one keyboard give at once.
        """
        table = self.table
        gone = table.history.plies[choice.number :]
        if len(gone) <= table.history.undo_limit(choice.seat).plies:
            self._make(Undo(choice.seat, len(gone)))
        else:
            self._make(AskUndo(choice.seat, choice.number - 1))
            while table.history.request is not None:
                self._make(Consent(table.history.silent()[0]))
        self._seen[:] = [min(seen, len(table.history.plies)) for seen in self._seen]
        people = sum(1 for ply in gone if ply.seat in self.people)
        chance = sum(1 for ply in gone if ply.seat == CHANCE)
        return Undone(people, len(gone) - people - chance, chance)


def bot_name(player: str) -> str:
    """Return the bot that plays under that name: ``greedy 2`` is a greedy one."""
    return player.partition(" ")[0]


def seats_of_people(players: Sequence[str]) -> list[int]:
    """Return the seats of a journal that no bot plays."""
    return [seat for seat, name in enumerate(players) if not bots.known(bot_name(name))]


def name_seats(people: Sequence[str], opponents: Sequence[str], seats: int) -> list[str]:
    """Return the names of all players, people first; one bot serves every other seat, equal ones are numbered."""
    if len(people) > seats:
        raise BadOption("people", "most", most=seats, value=len(people))
    free = seats - len(people)
    if len(opponents) not in (1, free) and free:
        raise BadOption("bots", "bots", number=free, given=len(opponents))
    taken = list(opponents) * free if len(opponents) == 1 else list(opponents)[:free]
    names = list(people)
    for place, name in enumerate(taken):
        number = taken[: place + 1].count(name)
        names.append(name if taken.count(name) == 1 else f"{name} {number}")
    return names
