"""The course of a round: turns until all have passed, then its end, step by step (ORI-ROUND, ORI-END)."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.position.choices import FACE
from heliopolis.games.origins.position.components import LAST_SPACE
from heliopolis.games.origins.position.dice import speaker_value
from heliopolis.games.origins.position.state import NONE, Origins
from heliopolis.games.origins.rules.military import retreat
from heliopolis.games.origins.rules.modules import solo
from heliopolis.games.origins.rules.modules.trials import TILES, score_trial
from heliopolis.games.origins.rules.scoring import score_the_end
from heliopolis.games.origins.rules.temples import give_card, highest
from heliopolis.games.origins.rules.turn import AskToken, ChooseAction
from heliopolis.games.origins.rules.zodiac import HIGHEST_SPEAKER
from heliopolis.kernel.chance import CHANCE
from heliopolis.kernel.choice import Choice
from heliopolis.kernel.frame import Frame
from heliopolis.kernel.position import put
from heliopolis.kernel.step import BIT, ChanceStep, Step

SPEAKER_FACES: Final[list[int]] = [0, 2, 2, 1, 1, 0]
"""How many of a Speaker die's six faces show each value."""
FALLEN: Final[list[int]] = sorted(range(LAST_SPACE + 1), key=lambda space: (retreat(space), -space))
"""The spaces in the order in which their disks lie after falling back: a disk from above lies lower."""


class NextTurn(Step[Origins]):
    """The next player clockwise who has not passed; when all have, the round ends (ORI-TURN-01, ORI-TURN-04)."""

    def __init__(self, player: int) -> None:
        self.player: Final = player

    def fits(self, origins: Origins) -> bool:
        return self.player == (origins.turn_seat + 1) % origins.seats

    def ends_turn(self) -> bool:
        return True

    def resolve(self, origins: Origins) -> None:
        for place in range(origins.seats):
            player = (self.player + place) % origins.seats
            if not origins.passed & BIT[player]:
                origins.begin_turn(player)
                following = NextTurn((player + 1) % origins.seats)
                origins.do(ChooseAction(player), AskToken(player), following)
                return
        end_round(origins)


def end_round(origins: Origins) -> None:
    """Trial, Speakers, Bulwark, fall back, Zodiac cards, end or next round (ORI-ROUND-00..12)."""
    origins.begin_turn(CHANCE)
    origins.tell("round_over", CHANCE, origins.round_number)
    if origins.trials:
        score_trial(origins)
    rerolls = speakers_return(origins)
    origins.do_all([*[RollSpeaker() for _ in range(rerolls)], Settle()])


def speakers_return(origins: Origins) -> int:
    """Send Speakers on sites back to the offer one higher; fives are to be rolled again (ORI-ROUND-01)."""
    rerolls = 0
    for me in origins.players:
        for worker in me.sent:
            value = speaker_value(worker)
            if value == HIGHEST_SPEAKER:
                rerolls += 1
            else:
                origins.speakers = put(origins.speakers, value + 1, origins.speakers[value + 1] + 1)
                origins.tell("speaker_back", CHANCE, value + 1)
        me.sent = ()
    return rerolls


class RollSpeaker(ChanceStep[Origins]):
    """Roll a Speaker into the offer (ORI-SETUP-12, ORI-ROUND-01)."""

    def outcomes(self, origins: Origins) -> tuple[list[Choice], list[int]]:
        return FACE, SPEAKER_FACES

    def run(self, origins: Origins, choice: Choice) -> None:
        value = choice.item + 1
        origins.speakers = put(origins.speakers, value, origins.speakers[value] + 1)
        origins.tell("speaker_rolled", CHANCE, value)


class Settle(Step[Origins]):
    """Bulwark, fall back, Zodiac cards (ORI-ROUND-02..11)."""

    def ends_turn(self) -> bool:
        return True

    def resolve(self, origins: Origins) -> None:
        if not origins.solo():
            pass_bulwark(origins)
        fall_back(origins)
        if not origins.solo():
            for temple in range(3):
                leader = highest(origins, temple)
                if origins.holders[temple] != leader:
                    give_card(origins, temple, leader)
        elif sum(1 for holder in origins.holders if holder != NONE) > 1:
            origins.do(solo.KeepCard(), NextRound())
            return
        origins.do(NextRound())


def pass_bulwark(origins: Origins) -> None:
    """Pass the Bulwark to the strongest player; among equals, the lowest in the stack (ORI-ROUND-02, ORI-ROUND-03)."""
    best = origins.strength_order[0]
    for player in origins.strength_order:
        if origins.strength[player] > origins.strength[best]:
            best = player
    origins.bulwark = best
    origins.tell("bulwark", best)


def fall_back(origins: Origins) -> None:
    """Move disks back to the first space of their area, under those already there (ORI-ROUND-04..08)."""
    falling = [disk for disk in origins.strength_order if disk < origins.seats]
    foreign = [disk for disk in origins.strength_order if disk >= origins.seats]
    fallen = [disk for space in FALLEN for disk in falling if origins.strength[disk] == space]
    origins.strength_order = (*fallen, *foreign)
    for disk in falling:
        space = retreat(origins.strength[disk])
        if space != origins.strength[disk]:
            origins.strength = put(origins.strength, disk, space)
            origins.tell("fell_back", disk, space)


class NextRound(Step[Origins]):
    """The game ends now, or the next round begins with the Bulwark holder (ORI-ROUND-12)."""

    def ends_turn(self) -> bool:
        return True

    def resolve(self, origins: Origins) -> None:
        if is_last_round(origins):
            origins.begin_turn(CHANCE)
            origins.tell("game_over", CHANCE, origins.round_number)
            score_the_end(origins)
            if origins.solo():
                solo.judge(origins)
            return
        origins.round_number += 1
        origins.passed = 0
        origins.tell("round", CHANCE, origins.round_number)
        if origins.solo():
            solo.place_foreign_disk(origins)
        origins.do(NextTurn(origins.bulwark))


def is_last_round(origins: Origins) -> bool:
    """Return whether a trigger happened, Trials are over, or this was the last round (ORI-END-01..04, TRI-END-01)."""
    if origins.trials_on():
        return not origins.trials
    if origins.solo():
        return origins.round_number == solo.ROUNDS
    if origins.triggers:
        return True
    if origins.round_number >= int(origins.options["round_limit"]):
        origins.tell("round_limit", CHANCE, origins.round_number)
        return True
    return False


def rounds(origins: Origins) -> int:
    """Return how many rounds the game has where that is fixed from the start, else 0 (ORI-SOLO-11, TRI-END-01)."""
    if origins.trials_on():
        return TILES[str(origins.options["trials"])]
    return solo.ROUNDS if origins.solo() else 0


FRAMES: Final[tuple[Frame, ...]] = (
    Frame(NextTurn, (ChooseAction, AskToken, NextTurn), (RollSpeaker, RollSpeaker, Settle), (Settle,)),
    Frame(RollSpeaker),
    Frame(Settle, (solo.KeepCard, NextRound), (NextRound,)),
    Frame(NextRound, (NextTurn,)),
)
