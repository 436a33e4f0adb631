"""A visitor's preferences, kept in plain cookies and with the player, and the translator that follows from them."""

from __future__ import annotations

import re
from functools import cache
from typing import Final, NamedTuple

from starlette.requests import HTTPConnection

from heliopolis.render.screens import DESKTOP, PHONE, SCREEN_NAMES, SCREENS, TABLET, Screen
from heliopolis.web.server.cookies import player_of
from heliopolis.words.texts import LANGUAGES, Texts, common_texts, language_name

THEMES: Final = ("system", "light", "dark")
SOUNDS: Final = ("off", "on")
WORDS: Final = ("off", "on")
DIGESTS: Final = ("turns", "rounds", "never")
TAPS: Final = ("two", "one")
USUAL_DIGEST: Final = "usual"
"""When rounds end, and every turn in someone's first game."""


class Preferences(NamedTuple):
    """What pages look like to a visitor: language, theme, whether they have the boards read out as words too."""

    language: str
    theme: str = THEMES[0]
    sound: str = SOUNDS[0]
    words: str = WORDS[0]
    digest: str = USUAL_DIGEST
    """When they are shown what happened since their last turn."""
    notice: str = ""
    """What the owner of the tables says on every page while no one can play."""
    taps: str = TAPS[0]
    """How many taps choose on a touch screen, where there is something to weigh."""


def looks(preferences: Preferences) -> Preferences:
    """Return what a page looks like by them: its language and theme."""
    return Preferences(preferences.language, preferences.theme)


PREFERENCES: Final[dict[str, tuple[str, ...]]] = {
    "language": LANGUAGES,
    "theme": THEMES,
    "sound": SOUNDS,
    "words": WORDS,
    "digest": DIGESTS,
    "taps": TAPS,
}
"""The cookies and the values they take."""


def chosen_preferences(connection: HTTPConnection) -> dict[str, str]:
    """Return what the visitor has chosen: as a player, on whichever device, and else in this browser."""
    player = player_of(connection)
    told = {**connection.cookies, **(player.settings if player else {})}
    return {name: told[name] for name, values in PREFERENCES.items() if told.get(name) in values}


def preferences_of(connection: HTTPConnection) -> Preferences:
    """Return what the visitor has chosen, or what their browser says, and what the owner says."""
    chosen = chosen_preferences(connection)
    if "language" not in chosen:
        chosen["language"] = _spoken(connection)
    return Preferences(**chosen, notice=connection.app.state.context.host.closed)


def _spoken(connection: HTTPConnection) -> str:
    """Return the first language of the browser that we have."""
    for wanted in connection.headers.get("accept-language", "").lower().split(","):
        language = re.split("[-;]", wanted.strip())[0]
        if language in LANGUAGES:
            return language
    return LANGUAGES[0]


def screen_of(connection: HTTPConnection) -> Screen:
    """Return the screen that the page has measured; before it could, what the browser is probably running on."""
    named = connection.query_params.get("screen", "") or connection.cookies.get("screen", "")
    if named in SCREEN_NAMES:
        return SCREEN_NAMES[named]
    browser = connection.headers.get("user-agent", "")
    form = PHONE if "Mobile" in browser else TABLET if "iPad" in browser or "Android" in browser else DESKTOP
    return next(screen for screen in SCREENS if screen.form == form)


def preference_called(name: str, value: str, say: Translator) -> str:
    """Return what a value of a preference is called."""
    if name == "language":
        return language_name(value)
    return say(f"switched-{value}" if PREFERENCES[name] == ("off", "on") else f"{name}-{value}")


def switches(preferences: Preferences, say: Translator) -> list[tuple[str, str, list[tuple[str, str]]]]:
    """Return each preference with its value, and all values with what they are called."""
    # Players who have chosen nothing see what happened when rounds end; only a first game shows more.
    digest = preferences.digest if preferences.digest in DIGESTS else "rounds"
    chosen = preferences._replace(digest=digest)._asdict()
    return [
        (name, chosen[name], [(each, preference_called(name, each, say)) for each in values])
        for name, values in PREFERENCES.items()
    ]


class Translator:
    """What the pages say by themselves, in one language. Their keys begin with ``web-``, and so meet none of a game."""

    def __init__(self, language: str) -> None:
        self.language: Final = language
        self.texts: Final[Texts] = common_texts(language)

    def __call__(self, key: str, /, **args: str | int) -> str:
        return self.texts(f"web-{key}", **args)


@cache
def translator(language: str) -> Translator:
    """Return the translator of a language, made once."""
    return Translator(language)
