"""The form for a game as you like it: who sits where, the options, the clock, and what it asks for when sent."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final, NamedTuple

from markupsafe import Markup

from heliopolis import bots
from heliopolis.kernel.definition import Option, Value
from heliopolis.kernel.errors import BadData, BadOption, quote
from heliopolis.kernel.game import Game
from heliopolis.table.clocks.terms import (
    BOT,
    DAYS,
    KINDS,
    LIVE,
    MOST_DAYS,
    MOST_HOLIDAY,
    MOST_INCREMENT,
    MOST_MINUTES,
    OUTCOMES,
    WEEK,
    ClockTerms,
    check_people,
    days_clock,
    live_clock,
)
from heliopolis.table.seats import LONGEST_NAME, clean_name, told_apart
from heliopolis.web.common.clock_words import CLOCK_FILES
from heliopolis.web.common.page import MEETING_FILES, Page
from heliopolis.web.common.players import GENTLE, bot_strength
from heliopolis.web.server.abilities import Abilities
from heliopolis.web.server.addresses import url_for
from heliopolis.web.server.preferences import Preferences, Translator
from heliopolis.words.voice import voice_of

NO_CLOCK: Final = "none"
USUAL: Final = {"minutes": 20, "increment": 15, "days": 3, "holiday": 0}
"""What the form proposes."""
_NUMBER: Final = re.compile(r"-?[0-9]{1,9}\Z")


def read_clock(form: Mapping[str, str]) -> ClockTerms | None:
    """Return what a form asks for; nothing if it wants no clock."""
    kind = form.get("clock", NO_CLOCK)
    outcome = form.get("outcome", BOT)
    if kind == NO_CLOCK:
        return None
    if kind == LIVE:
        return live_clock(_read(form, "minutes"), _read(form, "increment"), outcome)
    if kind == DAYS:
        off = [day for day in range(WEEK) if form.get(f"off{day}")]
        return days_clock(_read(form, "days"), off, _read(form, "holiday"), outcome)
    raise BadData("clock", "one-of", known=", ".join([NO_CLOCK, *KINDS]), value=quote(kind))


def _read(form: Mapping[str, str], name: str) -> int:
    told = form.get(name, str(USUAL[name]))
    if not _NUMBER.match(told):
        raise BadData(name, "number", value=quote(told))
    return int(told)


PLAYERS: Final = "players"
"""The option that says how many sit at the table; the seats that are taken say it here."""
MOST_RADIOS: Final = 6
"""An option of more values is a list to choose from."""
YOU: Final = "you"
FRIEND: Final = "friend"
NOBODY: Final = "nobody"


HINTS: Final = {"yes": True, "no": False}


class Wanted(NamedTuple):
    """A game as someone wants it: its options, and for each seat who sits there and under which name."""

    options: dict[str, Value]
    sitters: list[str]
    """For each seat: you, a friend, or the name of a bot."""
    names: list[str]
    hints: bool | None
    """Whether people may ask for hints; None: as usual."""
    clock: ClockTerms | None
    """What is agreed on about time, if anything is."""


def plays_alone(game: Game) -> bool:
    """Return whether someone can play the game alone."""
    return any(option.name == PLAYERS and 1 in option.values for option in game.options)


def new_page(game: Game, preferences: Preferences, abilities: Abilities, wrong: str = "", players: int = 0) -> Markup:
    """Return the form for a game as you like it; for one player alone it asks only what then can be chosen."""
    voice, address = voice_of(game, preferences.language), url_for("new-game", game=game.name)
    page = Page(preferences, voice.name("game"), here=address, kind="lobby", files=(*MEETING_FILES, *CLOCK_FILES))
    say, alone = page.say, plays_alone(game)
    lone = players == 1 and alone
    fixed: dict[str, Value] = {PLAYERS: 1} if lone else {}

    def values(option: Option) -> list[Value]:
        """Return those values of an option that go with what is fixed."""
        return [value for value in option.values if player_counts(game, {**fixed, option.name: value})]

    return page.show(
        "lobby/new_game.html",
        voice=voice,
        game=game,
        wrong=wrong,
        lone=lone,
        alone=alone,
        seats=most_seats(game),
        nobody=NOBODY,
        seated=_sitters(game, say, abilities),
        longest_name=LONGEST_NAME,
        options=[option for option in game.options if option.name != PLAYERS],
        values=values,
        most_radios=MOST_RADIOS,
        with_players=lambda name, value: _with_players(game, {**fixed, name: value}),
        hints=("usual", *HINTS),
        by_days=abilities.others,
        proposed=USUAL,
        most={"minutes": MOST_MINUTES, "increment": MOST_INCREMENT, "days": MOST_DAYS, "holiday": MOST_HOLIDAY},
        bot=BOT,
        outcomes=[(each, say(f"clock-outcome-{each}")) for each in OUTCOMES],
    )


def _sitters(game: Game, say: Translator, abilities: Abilities) -> list[tuple[str, list[tuple[str, str]]]]:
    """List for each seat its usual player, and all that it can have."""
    people = [(YOU, say("sits-you")), *([(FRIEND, say("sits-friend"))] if abilities.others else [])]
    robots = [(each, say("sits-bot", bot=bot_strength(each, say))) for each in bots.offered()]
    nobody = [(NOBODY, say("sits-nobody"))]
    return [
        (_usual_sitter(seat), [*people, *robots, *(nobody if seat > 1 else [])]) for seat in range(most_seats(game))
    ]


def _usual_sitter(seat: int) -> str:
    return YOU if seat == 0 else GENTLE if seat == 1 else NOBODY


def player_counts(game: Game, options: Mapping[str, Value]) -> list[int]:
    """Return with how many players these options can be played."""
    counts = [count for count in range(1, most_seats(game) + 1) if options.get(PLAYERS, count) == count]
    named = any(option.name == PLAYERS for option in game.options)
    return [count for count in counts if goes_together(game, {**options, **({PLAYERS: count} if named else {})})]


def _with_players(game: Game, options: Mapping[str, Value]) -> str:
    """Return with how many players these options go, if not with every number: our script hides them otherwise."""
    possible = player_counts(game, options)
    if PLAYERS in options or possible == player_counts(game, {}):
        return ""
    return " ".join(str(count) for count in possible)


def goes_together(game: Game, options: Mapping[str, Value]) -> bool:
    """Return whether the game can be played with these options."""
    try:
        game.new(None, **game.check_options(options))
    except BadOption:
        return False
    return True


def most_seats(game: Game) -> int:
    """Return how many can sit at a table of the game."""
    for option in game.options:
        if option.name == PLAYERS:
            return max(int(value) for value in option.values)
    return game.new().seats


def read_wanted(game: Game, form: Mapping[str, str], say: Translator, name: str) -> Wanted:
    """Return the game that a form asks for.

    What the form leaves out is as usual; ``name`` is what the visitor was called last.
    """
    named = clean_name(form.get("name0", "")) or name
    sitters, names = _read_seats(game, {**form, "name0": named}, say)
    given: dict[str, object] = {
        key.removeprefix("option-"): value for key, value in form.items() if key.startswith("option-")
    }
    if any(option.name == PLAYERS for option in game.options):
        given[PLAYERS] = len(sitters)
    clock = read_clock(form)
    if clock is not None:
        check_people(sum(sitter in {YOU, FRIEND} for sitter in sitters))
    return Wanted(game.check_options(given), sitters, names, HINTS.get(form.get("hints", ""), None), clock)


def _read_seats(game: Game, form: Mapping[str, str], say: Translator) -> tuple[list[str], list[str]]:
    sitters: list[str] = []
    names: list[str] = []
    for seat in range(most_seats(game)):
        sitter = form.get(f"sits{seat}", _usual_sitter(seat))
        if sitter == NOBODY:
            continue
        if sitter not in {YOU, FRIEND, *bots.offered()}:
            raise BadOption(f"sits{seat}", "takes", known=f"{YOU}, {FRIEND}, {', '.join(bots.offered())}", value=sitter)
        sitters.append(sitter)
        # A bot is called by its name in the record, which knows it by that; pages have names of their own for it.
        human = sitter in {YOU, FRIEND}
        given = clean_name(form.get(f"name{seat}", "")) or say("player", number=len(sitters))
        names.append(given if human else sitter)
    told: list[str] = []
    for name in names:
        told.append(told_apart(name, told))
    return sitters, told
