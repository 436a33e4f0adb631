"""The first page: the games, each with a picture in mid-game, and those that the visitor plays."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final, NamedTuple

from markupsafe import Markup

from heliopolis import bots
from heliopolis.abilities import here
from heliopolis.games import all_games
from heliopolis.kernel.chance import CHANCE, Dice
from heliopolis.kernel.game import Game, State
from heliopolis.render.markup import NO_MARKUP, joined
from heliopolis.teaching.first_game import NAME as FIRST_GAME
from heliopolis.teaching.materials import materials_of
from heliopolis.web.common.clock_words import CLOCK_FILES
from heliopolis.web.common.drawings import image
from heliopolis.web.common.links import MEETING_FILES, link
from heliopolis.web.common.page import Page, render
from heliopolis.web.common.players import GENTLE
from heliopolis.web.lobby.new_game import FRIEND, NOBODY, alone_link
from heliopolis.web.server.preferences import Preferences, Translator
from heliopolis.words.voice import Voice, voice_of

PLIES: Final = 150
SEED: Final = 11


@cache
def picture(game: Game, language: str, theme: str) -> str:
    """Return the whole scene of a game in its middle as a standalone SVG."""
    return game.scene(midgame(game), 0, language).svg(theme)


@cache
def midgame(game: Game) -> State:
    """Return a position some turns in, at which a player is asked."""
    state, dice = game.new(), Dice(SEED)
    plies = 0
    while state.todo and (plies < PLIES or state.seat() == CHANCE):
        before = state.copy()
        choices = state.choices()
        chance = state.seat() == CHANCE
        place = dice.weighted(state.weights()) if chance else dice.below(len(choices))
        state.play(choices[place])
        plies += 1
        if not state.todo:
            return before
    return state


LINKS: Final = (("games-head", "games"), ("learn", "learn"), ("you-head", "you"))
"""The texts and addresses of what the navigation leads to."""
FACTS: Final = (("clock", "length"), ("weight", "weight"))
"""What a game shows at a glance: the sign and the text."""


class Running(NamedTuple):
    """A running game, as the lobby lists it."""

    table: str
    game: Game
    names: Sequence[str]
    points: Sequence[int]
    when: str
    """How far the game has gone, to distinguish games of the same players."""
    over: bool
    mine: bool
    """Whether the visitor is asked."""
    asked: str
    """Who is asked, or no one where chance decides."""
    missing: int = 0
    """For how many players it waits before it begins."""
    left: Markup = NO_MARKUP
    """How much time the player to move has left, where there is a clock."""


class Card(NamedTuple):
    """A game that can be begun from the lobby."""

    game: Game
    voice: Voice
    picture: Markup
    facts: list[tuple[str, str]]
    """How long it takes and how demanding it is, if it says: each as a sign and its text."""
    guided: bool
    """Whether there is a guided first game."""
    alone: Markup
    """The way to a game for one, where there is one."""
    lessons: bool
    puzzles: bool
    book: str
    """The shortest of its books."""


def lobby_page(preferences: Preferences, running: Sequence[Running], open_tables: int = 0) -> Markup:
    """Return the first page; ``open_tables`` of others can be joined or watched."""
    page = Page(preferences, count_title(turns_of(running)), kind="lobby", files=(*MEETING_FILES, *CLOCK_FILES))
    say = page.say
    body = render(
        "lobby/lobby.html",
        say=say,
        running=running_section(running, say),
        open_tables=open_tables,
        cards=[_card(game, preferences) for game in all_games().values()],
        stronger=bots.offered()[bots.offered().index(GENTLE) + 1 :],
        gentle=GENTLE,
        friend=FRIEND if here().others else "",
        nobody=NOBODY,
        first_game=FIRST_GAME,
    )
    rules = [
        link(voice_of(game, preferences.language).say("rules-of-game"), "rules", game=name)
        for name, game in all_games().items()
    ]
    games, learn, you = [link(say(key), name) for key, name in LINKS]
    return page.html(body, joined([games, learn, *rules, you]))


def _card(game: Game, preferences: Preferences) -> Card:
    voice = voice_of(game, preferences.language)
    return Card(
        game,
        voice,
        image("picture", preferences, game=game.name),
        [(mark, fact) for mark, fact in FACTS if voice.texts.says(f"about-{fact}")],
        materials_of(game).first_game is not None,
        alone_link(game, preferences),
        bool(materials_of(game).course.lessons),
        materials_of(game).puzzles is not None,
        "overview" if materials_of(game).overview else "rules",
    )


def running_section(running: Sequence[Running], say: Translator) -> Markup:
    """Return the visitor's games, those first that wait for them; it renews itself."""
    return render(
        "lobby/running.html",
        say=say,
        rows=sorted(running, key=_urgency),
        title=count_title(turns_of(running)),
        name=lambda game: voice_of(game, say.language).name("game"),
        state=lambda row: _state(row, say),
    )


def count_title(turns: int) -> str:
    """Return the title that the browser shows for a page, with the number of games that wait for its visitor."""
    return f"({turns}) Heliopolis" if turns else "Heliopolis"


def turns_of(running: Sequence[Running]) -> int:
    """Return how many games wait for the visitor."""
    return sum(each.mine and not each.over for each in running)


def _urgency(game: Running) -> int:
    return 3 if game.over else 0 if game.mine else 1 if game.missing else 2


def _state(game: Running, say: Translator) -> str:
    """Return what a running game waits for."""
    if game.over:
        return say("running-over")
    if game.missing:
        return say("waiting-for", count=game.missing)
    if game.mine:
        return say("running-yours")
    return say("running-others", player=game.asked) if game.asked else say("ask-chance")
