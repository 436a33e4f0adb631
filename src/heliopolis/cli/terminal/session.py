"""A game at one keyboard: people and bots at their seats, what each has seen, undo."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, NamedTuple

from heliopolis import bots
from heliopolis.bots import Bot
from heliopolis.kernel.chance import CHANCE, Dice, derived
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.errors import BadOption
from heliopolis.kernel.event import Event
from heliopolis.kernel.journal import Journal
from heliopolis.kernel.notation import Ply
from heliopolis.kernel.position import OVER


class Undone(NamedTuple):
    """What was taken back: how many choices of people, of bots and of chance."""

    people: int
    bots: int
    chance: int


class Session:
    """One journal being played by the people at the keyboard and by bots."""

    def __init__(self, journal: Journal, people: Sequence[int], seed: int) -> None:
        self.journal: Final = journal
        self.people: Final = frozenset(people)
        self.seed: Final = seed
        self.bots: Final[dict[int, Bot]] = {
            seat: bots.bot(bot_name(name), journal.state.game, derived(seed, -1 - seat))
            for seat, name in enumerate(journal.players)
            if seat not in self.people
        }
        self.told: Final[list[list[Event]]] = retell(journal)
        """The events of the opening, then those of each ply."""
        # Of a game that is taken up again, each person is told the turn that is running.
        begun = len(journal.plies) - len(plies_of_turn(journal))
        self._seen: Final[list[int]] = [begun] * journal.state.seats

    # Going on --------------------------------------------------------------------------------------

    def waiting(self) -> int:
        """The person who is asked, CHANCE while chance or a bot is, or OVER."""
        seat = self.journal.state.seat()
        return seat if seat == OVER or seat in self.people else CHANCE

    def asked_bot(self) -> int | None:
        """The seat of the bot that is asked, if one is."""
        seat = self.journal.state.seat()
        return seat if seat in self.bots else None

    def proceed(self) -> None:
        """Let chance or the bot that is asked answer one question."""
        state = self.journal.state
        choices = state.choices()
        if state.seat() == CHANCE:
            # Chance depends on the place in the game, so that who takes back and repeats draws the same again.
            dice = Dice(derived(self.seed, len(self.journal.plies)))
            self.play(choices[dice.weighted(state.weights())])
        else:
            self.play(choices[0] if len(choices) == 1 else self.bots[state.seat()].choose(state))

    def play(self, choice: Choice) -> None:
        """Play a choice of whoever is asked."""
        self.told.append(self.journal.play(choice))

    # Looking back ----------------------------------------------------------------------------------

    def news(self, seat: int) -> list[Event]:
        """What happened since the seat last looked."""
        seen = self._seen[seat]
        self._seen[seat] = len(self.told)
        return [event for events in self.told[seen:] for event in events]

    def turns(self, last: int) -> list[list[Event]]:
        """The events of the last turns, the earliest first."""
        found: list[list[Event]] = []
        turn = None
        for ply, events in zip(reversed(self.journal.plies), reversed(self.told), strict=False):
            if ply.turn != turn:
                if len(found) == last:
                    break
                found.append([])
                turn = ply.turn
            found[-1] = events + found[-1]
        return found[::-1]

    def undo(self) -> Undone | None:
        """Go back to the last choice of a person, or tell that there is none."""
        plies = self.journal.plies
        for back in range(1, len(plies) + 1):
            if plies[-back].seat in self.people:
                return self._take_back(back)
        return None

    def restart(self) -> Undone | None:
        """Go back to the first choice of a person in this turn, or tell that there is none."""
        plies = plies_of_turn(self.journal)
        for place, ply in enumerate(plies):
            if ply.seat in self.people:
                return self._take_back(len(plies) - place)
        return None

    def _take_back(self, count: int) -> Undone:
        back = self.journal.plies[-count:]
        people = sum(1 for ply in back if ply.seat in self.people)
        chance = sum(1 for ply in back if ply.seat == CHANCE)
        self.journal.undo(count)
        del self.told[len(self.journal.plies) + 1 :]
        self._seen[:] = [min(seen, len(self.told)) for seen in self._seen]
        return Undone(people, count - people - chance, chance)


def retell(journal: Journal) -> list[list[Event]]:
    """The events of the opening, then those of each ply."""
    state = journal.at(0)
    told = [state.events]
    told += [state.play(state.choice(ply.choice)) for ply in journal.plies]
    return told


def plies_of_turn(journal: Journal) -> list[Ply]:
    """What was played in the turn that is running."""
    count = 0
    while count < len(journal.plies) and journal.plies[-1 - count].turn == journal.state.turn:
        count += 1
    return journal.plies[len(journal.plies) - count :]


def bot_name(player: str) -> str:
    """The bot that plays under that name: ``greedy 2`` is a greedy one."""
    return player.partition(" ")[0]


def seats_of_people(players: Sequence[str]) -> list[int]:
    """The seats of a journal that no bot plays."""
    return [seat for seat, name in enumerate(players) if not bots.known(bot_name(name))]


def name_seats(people: Sequence[str], opponents: Sequence[str], seats: int) -> list[str]:
    """The names of all players, people first; one bot serves every other seat, equal ones are numbered."""
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
