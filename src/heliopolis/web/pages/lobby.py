"""The lobby: start a game at once or as you like it, go on with one, open a saved one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from heliopolis import bots
from heliopolis.games import games
from heliopolis.kernel.errors import BadOption
from heliopolis.kernel.game import Game, Option, Value
from heliopolis.narration import bot_called, teller
from heliopolis.table.seats import BLANKS, seen
from heliopolis.web.pages.page import Page, button, choice_of, e
from heliopolis.web.server.preferences import Voice, Ways
from heliopolis.web.table.sheet import seat_mark

PLAYERS: Final = "players"
"""The option that says how many sit at the table; the seats that are taken say it here."""
MOST_RADIOS: Final = 6
"""An option of more values is a list to choose from."""
LONGEST_NAME: Final = 24
YOU: Final = "you"
FRIEND: Final = "friend"
NOBODY: Final = "nobody"
MIDDLING: Final = "medium"
"""A bot that a beginner can beat now and then."""


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


def lobby_page(ways: Ways, running: Sequence[Running]) -> str:
    """The first page."""
    page = Page(ways, "Heliopolis", kind="lobby")
    say = page.say
    cards = "".join(_card(game, ways, say) for game in games().values())
    body = (
        f'<main class="lobby"><header><h1>{e(say("welcome"))}</h1><p>{e(say("welcome-about"))}</p></header>'
        f'{_running(running, ways, say)}<div class="games">{cards}</div>{_open_form(say)}</main>'
    )
    links = "".join(
        f'<a href="/rules/{name}">{e(teller(game, ways.language).say("rules-of-game"))}</a>'
        for name, game in games().items()
    )
    return page.html(body, links)


def _card(game: Game, ways: Ways, say: Voice) -> str:
    voice_of = teller(game, ways.language)
    dark = "dark" if ways.theme == "dark" else "light"
    system = (
        f'<source media="(prefers-color-scheme: dark)" srcset="/picture/{game.name}-{ways.language}-dark.svg">'
        if ways.theme == "system"
        else ""
    )
    return (
        f'<article class="game"><h2>{e(voice_of.name("game"))}</h2><picture>{system}'
        f'<img src="/picture/{game.name}-{ways.language}-{dark}.svg" alt="" width="640" height="400"></picture>'
        f"<p>{e(voice_of.about('game'))}</p>"
        f'<form method="post" action="/tables"><input type="hidden" name="game" value="{e(game.name)}">'
        f"{button('quick', '1', say('play-now', bot=bot_name(MIDDLING, say)), 'main')}</form>"
        f"{_alone_link(game, ways)}"
        f'<p class="more"><a href="/new/{e(game.name)}">{e(say("play-otherwise"))}</a>'
        f'<a href="/rules/{e(game.name)}">{e(say("book-rules"))}</a></p></article>'
    )


def _alone_link(game: Game, ways: Ways) -> str:
    """The way to a game for one player, where there is one, in the game's own words."""
    if not plays_alone(game):
        return ""
    told = teller(game, ways.language).option_value(PLAYERS, 1)
    return f'<p class="more alone"><a href="/new/{e(game.name)}?{PLAYERS}=1">{e(told)}</a></p>'


def plays_alone(game: Game) -> bool:
    """Whether somebody can play the game alone."""
    return any(option.name == PLAYERS and 1 in option.values for option in game.options)


def _running(running: Sequence[Running], ways: Ways, say: Voice) -> str:
    if not running:
        return ""
    rows: list[str] = []
    for each in running:
        state = _state(each, say)
        players = " ".join(
            f"<span>{seat_mark(seat, name)} {points}</span>"
            for seat, (name, points) in enumerate(zip(each.names, each.points, strict=True))
        )
        when = "" if each.over else f'<span class="when">{e(each.when)}</span>'
        look = "yours" if each.mine else ""
        rows.append(
            f'<li class="{look}"><a href="/t/{e(each.table)}"><b>{e(teller(each.game, ways.language).name("game"))}</b>'
            f'<span class="players">{players}</span>{when}<span class="state">{e(state)}</span></a></li>'
        )
    return f'<section class="running"><h2>{e(say("running"))}</h2><ul>{"".join(rows)}</ul></section>'


def _state(game: Running, say: Voice) -> str:
    """What a running game waits for."""
    if game.over:
        return say("running-over")
    if game.mine:
        return say("running-yours")
    return say("running-others", player=game.asked) if game.asked else say("ask-chance")


def _open_form(say: Voice) -> str:
    return (
        f'<section class="open"><h2>{e(say("open"))}</h2><p>{e(say("open-about"))}</p>'
        f'<form method="post" action="/open" enctype="multipart/form-data">'
        f'<label>{e(say("open-file"))} <input type="file" name="journal" '
        f'accept=".txt,.json,text/plain,application/json">'
        f"</label><button>{e(say('open-go'))}</button></form></section>"
    )


def new_page(game: Game, ways: Ways, wrong: str = "", players: int = 0) -> str:
    """The form for a game as you like it; for one player alone it asks only what then can be chosen."""
    voice_of = teller(game, ways.language)
    name = voice_of.name("game")
    page = Page(ways, name, here=f"/new/{game.name}", kind="lobby")
    say = page.say
    lone = players == 1 and plays_alone(game)
    fixed: dict[str, Value] = {PLAYERS: 1} if lone else {}
    options = "".join(_option(game, option, ways, fixed) for option in game.options if option.name != PLAYERS)
    body = (
        f'<main class="lobby"><h1>{e(name)}</h1>'
        + (f'<p class="wrong" role="alert">{e(wrong)}</p>' if wrong else "")
        + f'<form class="new" method="post" action="/tables"><input type="hidden" name="game" value="{e(game.name)}">'
        f"{_lone_seat(game, ways, say) if lone else _seats(game, ways, say)}{options}{_hints(say)}"
        f"<p>{button('start', '1', say('start'), 'main')}</p></form></main>"
    )
    return page.html(body, f'<a href="/rules/{game.name}">{e(say("book-rules"))}</a>')


def _seats(game: Game, ways: Ways, say: Voice) -> str:
    """Who sits where: two at least, whoever plays alone has a form of their own."""
    voice_of = teller(game, ways.language)
    people = [(YOU, say("sits-you")), (FRIEND, say("sits-friend"))]
    robots = [(each, say("sits-bot", bot=bot_name(each, say))) for each in bots.offered()]
    rows: list[str] = []
    for seat in range(most_seats(game)):
        sitters = [*people, *robots, *([(NOBODY, say("sits-nobody"))] if seat > 1 else [])]
        usual = YOU if seat == 0 else MIDDLING if seat == 1 else NOBODY
        more = f' id="sits{seat}"'
        rows.append(
            f"<li>{seat_mark(seat, voice_of.say('seat', number=seat + 1))}"
            f'<label class="hidden" for="sits{seat}">{e(say("sits"))}'
            f"</label>{choice_of(f'sits{seat}', usual, sitters, more)}{_name(seat, say)}</li>"
        )
    return (
        f"<fieldset><legend>{e(say('seats'))}</legend>{_alone_link(game, ways)}<p>{e(say('seats-about'))}</p>"
        f'<ol class="seats">{"".join(rows)}</ol></fieldset>'
    )


def _lone_seat(game: Game, ways: Ways, say: Voice) -> str:
    """The only seat; the others are empty."""
    voice_of = teller(game, ways.language)
    empty = "".join(f'<input type="hidden" name="sits{seat}" value="{NOBODY}">' for seat in range(1, most_seats(game)))
    others = f'<p class="more"><a href="/new/{e(game.name)}">{e(say("with-others"))}</a></p>'
    return (
        f"<fieldset><legend>{e(say('alone'))}</legend><p>{e(voice_of.option_value(PLAYERS, 1))}</p>{others}{empty}"
        f'<ol class="seats"><li>{seat_mark(0, voice_of.say("seat", number=1))}{_name(0, say)}</li></ol></fieldset>'
    )


def _name(seat: int, say: Voice) -> str:
    return (
        f'<label>{e(say("name"))} <input name="name{seat}" maxlength="{LONGEST_NAME}" '
        f'autocomplete="{"nickname" if seat == 0 else "off"}"></label>'
    )


def _option(game: Game, option: Option, ways: Ways, fixed: Mapping[str, Value]) -> str:
    """An option with those of its values that go with what is fixed."""
    voice_of = teller(game, ways.language)
    possible = [value for value in option.values if goes_together(game, {**fixed, option.name: value})]
    if len(possible) > MOST_RADIOS:
        listed = [(str(value), voice_of.option_value(option.name, value)) for value in possible]
        told = e(voice_of.option(option.name))
        more = f' aria-label="{told}"'
        select = choice_of(f"option-{option.name}", str(option.usual), listed, more)
        return f"<fieldset><legend>{told}</legend>{select}</fieldset>"
    values = "".join(
        f'<label class="radio"><input type="radio" name="option-{e(option.name)}" value="{e(value)}"'
        f"{' checked' if value == option.usual else ''}><span>{e(voice_of.option_value(option.name, value))}"
        f"</span></label>"
        for value in possible
    )
    return f"<fieldset><legend>{e(voice_of.option(option.name))}</legend>{values}</fieldset>"


def goes_together(game: Game, options: Mapping[str, Value]) -> bool:
    """Whether the game can be played with these options."""
    try:
        game.check_options(options)
    except BadOption:
        return False
    return True


def _hints(say: Voice) -> str:
    values = "".join(
        f'<label class="radio"><input type="radio" name="hints" value="{value}"'
        f"{' checked' if value == 'usual' else ''}><span>{e(say(f'hints-{value}'))}</span></label>"
        for value in ("usual", *HINTS)
    )
    return f"<fieldset><legend>{e(say('hints'))}</legend>{values}</fieldset>"


def most_seats(game: Game) -> int:
    """How many can sit at a table of the game."""
    for option in game.options:
        if option.name == PLAYERS:
            return max(int(value) for value in option.values)
    return game.new().seats


def bot_name(name: str, say: Voice) -> str:
    """What a bot is called."""
    return bot_called(name, say.texts)


def read_wanted(game: Game, form: Mapping[str, str], say: Voice, name: str) -> Wanted:
    """The game that a form asks for; what it does not say is as usual. ``name`` is what the visitor was called last."""
    sitters, names = _read_seats(game, {"name0": name, **form}, say)
    given: dict[str, object] = {
        key.removeprefix("option-"): value for key, value in form.items() if key.startswith("option-")
    }
    if any(option.name == PLAYERS for option in game.options):
        given[PLAYERS] = len(sitters)
    return Wanted(game, game.check_options(given), sitters, names, HINTS.get(form.get("hints", ""), None))


def _read_seats(game: Game, form: Mapping[str, str], say: Voice) -> tuple[list[str], list[str]]:
    sitters: list[str] = []
    names: list[str] = []
    for seat in range(most_seats(game)):
        sitter = form.get(f"sits{seat}", YOU if seat == 0 else MIDDLING if seat == 1 else NOBODY)
        if sitter == NOBODY:
            continue
        if sitter not in {YOU, FRIEND, *bots.offered()}:
            raise BadOption(f"sits{seat}", f"takes {YOU}, {FRIEND}, {', '.join(bots.offered())}, not {sitter}")
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
