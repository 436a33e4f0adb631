"""The lobby: start a game at once or as you like it, go on with one, open a saved one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from markupsafe import Markup

from heliopolis import bots
from heliopolis.games import all_games
from heliopolis.kernel.definition import Option, Value
from heliopolis.kernel.errors import BadOption
from heliopolis.kernel.game import Game
from heliopolis.narration import teller
from heliopolis.render.markup import NO_MARKUP, html, joined
from heliopolis.table.seats import BLANKS, LONGEST_NAME, seen
from heliopolis.web.common.page import Page, button, choice_of
from heliopolis.web.common.players import MIDDLING, bot_name, seat_mark
from heliopolis.web.server.preferences import Preferences, Translator

PLAYERS: Final = "players"
"""The option that says how many sit at the table; the seats that are taken say it here."""
MOST_RADIOS: Final = 6
"""An option of more values is a list to choose from."""
YOU: Final = "you"
FRIEND: Final = "friend"
NOBODY: Final = "nobody"


CHECKED: Final = html(" checked")
HINTS: Final = {"yes": True, "no": False}


class Wanted(NamedTuple):
    """A game as somebody wants it: its options, and for each seat who sits there and under which name."""

    game: Game
    options: dict[str, Value]
    sitters: list[str]
    """For each seat: you, a friend, or the name of a bot."""
    names: list[str]
    hints: bool | None
    """Whether people may ask for hints; None: as usual."""


class Running(NamedTuple):
    """A game that goes on, as the lobby lists it."""

    table: str
    game: Game
    names: Sequence[str]
    points: Sequence[int]
    when: str
    """How far it has gone, by which games of the same players are told apart."""
    over: bool
    mine: bool
    """Whether the visitor is asked."""
    asked: str
    """Who is asked, or nobody where chance decides."""


def lobby_page(preferences: Preferences, running: Sequence[Running]) -> Markup:
    """The first page."""
    page = Page(preferences, "Heliopolis", kind="lobby")
    say = page.say
    cards = joined(_card(game, preferences, say) for game in all_games().values())
    body = html(
        '<main class="lobby"><header><h1>{}</h1><p>{}</p></header>{}<div class="games">{}</div>{}</main>',
        say("welcome"),
        say("welcome-about"),
        _running(running, preferences, say),
        cards,
        _open_form(say),
    )
    links = joined(
        html('<a href="/rules/{}">{}</a>', name, teller(game, preferences.language).say("rules-of-game"))
        for name, game in all_games().items()
    )
    return page.html(body, links)


def _card(game: Game, preferences: Preferences, say: Translator) -> Markup:
    voice_of = teller(game, preferences.language)
    dark = "dark" if preferences.theme == "dark" else "light"
    system = (
        html(
            '<source media="(prefers-color-scheme: dark)" srcset="/picture/{}-{}-dark.svg">',
            game.name,
            preferences.language,
        )
        if preferences.theme == "system"
        else NO_MARKUP
    )
    return html(
        '<article class="game"><h2>{}</h2><picture>{}'
        '<img src="/picture/{}-{}-{}.svg" alt="" width="640" height="400"></picture>'
        "<p>{}</p>"
        '<form method="post" action="/tables"><input type="hidden" name="game" value="{}">'
        "{}</form>"
        "{}"
        '<p class="more"><a href="/new/{}">{}</a>'
        '<a href="/rules/{}">{}</a></p></article>',
        voice_of.name("game"),
        system,
        game.name,
        preferences.language,
        dark,
        voice_of.about("game"),
        game.name,
        button("quick", "1", say("play-now", bot=bot_name(MIDDLING, say)), "main"),
        _alone_link(game, preferences),
        game.name,
        say("play-otherwise"),
        game.name,
        say("book-rules"),
    )


def _alone_link(game: Game, preferences: Preferences) -> Markup:
    """The way to a game for one player, where there is one, in the game's own words."""
    if not plays_alone(game):
        return NO_MARKUP
    told = teller(game, preferences.language).option_value(PLAYERS, 1)
    return html('<p class="more alone"><a href="/new/{}?{}=1">{}</a></p>', game.name, PLAYERS, told)


def plays_alone(game: Game) -> bool:
    """Whether somebody can play the game alone."""
    return any(option.name == PLAYERS and 1 in option.values for option in game.options)


def _running(running: Sequence[Running], preferences: Preferences, say: Translator) -> Markup:
    if not running:
        return NO_MARKUP
    rows: list[Markup] = []
    for each in running:
        state = _state(each, say)
        standing = enumerate(zip(each.names, each.points, strict=True))
        players = [html("<span>{} {}</span>", seat_mark(seat, name), points) for seat, (name, points) in standing]
        when = NO_MARKUP if each.over else html('<span class="when">{}</span>', each.when)
        look = "yours" if each.mine else ""
        rows.append(
            html(
                '<li class="{}"><a href="/t/{}"><b>{}</b>'
                '<span class="players">{}</span>{}<span class="state">{}</span></a></li>',
                look,
                each.table,
                teller(each.game, preferences.language).name("game"),
                joined(players, " "),
                when,
                state,
            )
        )
    return html('<section class="running"><h2>{}</h2><ul>{}</ul></section>', say("running"), joined(rows))


def _state(game: Running, say: Translator) -> str:
    """What a running game waits for."""
    if game.over:
        return say("running-over")
    if game.mine:
        return say("running-yours")
    return say("running-others", player=game.asked) if game.asked else say("ask-chance")


def _open_form(say: Translator) -> Markup:
    return html(
        '<section class="open"><h2>{}</h2><p>{}</p>'
        '<form method="post" action="/open" enctype="multipart/form-data">'
        '<label>{} <input type="file" name="journal" '
        'accept=".txt,.json,text/plain,application/json">'
        "</label><button>{}</button></form></section>",
        say("open"),
        say("open-about"),
        say("open-file"),
        say("open-go"),
    )


def new_page(game: Game, preferences: Preferences, wrong: str = "", players: int = 0) -> Markup:
    """The form for a game as you like it; for one player alone it asks only what then can be chosen."""
    voice_of = teller(game, preferences.language)
    name = voice_of.name("game")
    page = Page(preferences, name, here=f"/new/{game.name}", kind="lobby")
    say = page.say
    lone = players == 1 and plays_alone(game)
    fixed: dict[str, Value] = {PLAYERS: 1} if lone else {}
    options = joined(_option(game, option, preferences, fixed) for option in game.options if option.name != PLAYERS)
    body = (
        html('<main class="lobby"><h1>{}</h1>', name)
        + (html('<p class="wrong" role="alert">{}</p>', wrong) if wrong else "")
        + html(
            '<form class="new" method="post" action="/tables"><input type="hidden" name="game" value="{}">'
            "{}{}{}"
            "<p>{}</p></form></main>",
            game.name,
            _lone_seat(game, preferences, say) if lone else _seats(game, preferences, say),
            options,
            _hints(say),
            button("start", "1", say("start"), "main"),
        )
    )
    return page.html(body, html('<a href="/rules/{}">{}</a>', game.name, say("book-rules")))


def _seats(game: Game, preferences: Preferences, say: Translator) -> Markup:
    """Who sits where: two at least, whoever plays alone has a form of their own."""
    voice_of = teller(game, preferences.language)
    people = [(YOU, say("sits-you")), (FRIEND, say("sits-friend"))]
    robots = [(each, say("sits-bot", bot=bot_name(each, say))) for each in bots.offered()]
    rows: list[Markup] = []
    for seat in range(most_seats(game)):
        sitters = [*people, *robots, *([(NOBODY, say("sits-nobody"))] if seat > 1 else [])]
        usual = YOU if seat == 0 else MIDDLING if seat == 1 else NOBODY
        more = html(' id="sits{}"', seat)
        rows.append(
            html(
                '<li>{}<label class="hidden" for="sits{}">{}</label>{}{}</li>',
                seat_mark(seat, voice_of.say("seat", number=seat + 1)),
                seat,
                say("sits"),
                choice_of(f"sits{seat}", usual, sitters, more),
                _name(seat, say),
            )
        )
    return html(
        '<fieldset><legend>{}</legend>{}<p>{}</p><ol class="seats">{}</ol></fieldset>',
        say("seats"),
        _alone_link(game, preferences),
        say("seats-about"),
        joined(rows),
    )


def _lone_seat(game: Game, preferences: Preferences, say: Translator) -> Markup:
    """The only seat; the others are empty."""
    voice_of = teller(game, preferences.language)
    empty = joined(
        html('<input type="hidden" name="sits{}" value="{}">', seat, NOBODY) for seat in range(1, most_seats(game))
    )
    others = html('<p class="more"><a href="/new/{}">{}</a></p>', game.name, say("with-others"))
    return html(
        '<fieldset><legend>{}</legend><p>{}</p>{}{}<ol class="seats"><li>{}{}</li></ol></fieldset>',
        say("alone"),
        voice_of.option_value(PLAYERS, 1),
        others,
        empty,
        seat_mark(0, voice_of.say("seat", number=1)),
        _name(0, say),
    )


def _name(seat: int, say: Translator) -> Markup:
    return html(
        '<label>{} <input name="name{}" maxlength="{}" autocomplete="{}"></label>',
        say("name"),
        seat,
        LONGEST_NAME,
        "nickname" if seat == 0 else "off",
    )


def _option(game: Game, option: Option, preferences: Preferences, fixed: Mapping[str, Value]) -> Markup:
    """An option with those of its values that go with what is fixed."""
    voice_of = teller(game, preferences.language)
    possible = [value for value in option.values if goes_together(game, {**fixed, option.name: value})]
    if len(possible) > MOST_RADIOS:
        listed = [(str(value), voice_of.option_value(option.name, value)) for value in possible]
        told = voice_of.option(option.name)
        more = html(' aria-label="{}"', told)
        select = choice_of(f"option-{option.name}", str(option.usual), listed, more)
        return html("<fieldset><legend>{}</legend>{}</fieldset>", told, select)
    values = joined(
        html(
            '<label class="radio"><input type="radio" name="option-{}" value="{}"{}><span>{}</span></label>',
            option.name,
            value,
            CHECKED if value == option.usual else NO_MARKUP,
            voice_of.option_value(option.name, value),
        )
        for value in possible
    )
    return html("<fieldset><legend>{}</legend>{}</fieldset>", voice_of.option(option.name), values)


def goes_together(game: Game, options: Mapping[str, Value]) -> bool:
    """Whether the game can be played with these options."""
    try:
        game.check_options(options)
    except BadOption:
        return False
    return True


def _hints(say: Translator) -> Markup:
    values = joined(
        html(
            '<label class="radio"><input type="radio" name="hints" value="{}"{}><span>{}</span></label>',
            value,
            CHECKED if value == "usual" else NO_MARKUP,
            say(f"hints-{value}"),
        )
        for value in ("usual", *HINTS)
    )
    return html("<fieldset><legend>{}</legend>{}</fieldset>", say("hints"), values)


def most_seats(game: Game) -> int:
    """How many can sit at a table of the game."""
    for option in game.options:
        if option.name == PLAYERS:
            return max(int(value) for value in option.values)
    return game.new().seats


def read_wanted(game: Game, form: Mapping[str, str], say: Translator, name: str) -> Wanted:
    """The game that a form asks for; what it does not say is as usual. ``name`` is what the visitor was called last."""
    sitters, names = _read_seats(game, {"name0": name, **form}, say)
    given: dict[str, object] = {
        key.removeprefix("option-"): value for key, value in form.items() if key.startswith("option-")
    }
    if any(option.name == PLAYERS for option in game.options):
        given[PLAYERS] = len(sitters)
    return Wanted(game, game.check_options(given), sitters, names, HINTS.get(form.get("hints", ""), None))


def _read_seats(game: Game, form: Mapping[str, str], say: Translator) -> tuple[list[str], list[str]]:
    sitters: list[str] = []
    names: list[str] = []
    for seat in range(most_seats(game)):
        sitter = form.get(f"sits{seat}", YOU if seat == 0 else MIDDLING if seat == 1 else NOBODY)
        if sitter == NOBODY:
            continue
        if sitter not in {YOU, FRIEND, *bots.offered()}:
            raise BadOption(f"sits{seat}", "takes", known=f"{YOU}, {FRIEND}, {', '.join(bots.offered())}", value=sitter)
        sitters.append(sitter)
        # A bot is called by its name in the record, which knows it by that; pages have names of their own for it.
        human = sitter in {YOU, FRIEND}
        given = clean_name(form.get(f"name{seat}", "")) or say("player", number=len(sitters))
        names.append(given if human else sitter)
    return sitters, _told_apart(names)


def clean_name(name: str) -> str:
    """A name on one line, not too long."""
    shown = "".join(letter if letter.isprintable() and letter not in BLANKS else " " for letter in name)
    return " ".join(shown.split())[:LONGEST_NAME].strip()


def _told_apart(names: Sequence[str]) -> list[str]:
    """The names, numbered where several look the same."""
    told: list[str] = []
    for name in names:
        number, known = 1, {seen(each) for each in told}
        while seen(f"{name} {number}" if number > 1 else name) in known:
            number += 1
        told.append(f"{name} {number}" if number > 1 else name)
    return told
