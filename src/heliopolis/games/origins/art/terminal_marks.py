"""Marks of colours, dice, workers and resources for a terminal, each with the words for those who listen."""

from __future__ import annotations

from typing import Final

from heliopolis.games.origins.art import style
from heliopolis.games.origins.art.parts import seat_name
from heliopolis.games.origins.position.choices import COLOURS, RESOURCES
from heliopolis.games.origins.position.dice import die_colour, die_value
from heliopolis.games.origins.position.state import HOME
from heliopolis.render.panels import TextSpan
from heliopolis.words.texts import Texts

SEATS: Final = ("●", "◆", "■", "▲")
ARCHON: Final = "♔"


def coloured(colour: int, say: Texts) -> TextSpan:
    """Return the mark of a colour."""
    name = COLOURS[colour]
    return TextSpan(style.MARKS[name], style.COLOUR_INK[name], f"{say(f'word-colour-{name}')},")


def counted(colour: str, number: int, say: Texts) -> TextSpan:
    """Return the mark of a colour and a number."""
    told = say("said-die", colour=say(f"word-colour-{colour}"), value=number)
    return TextSpan(f"{style.MARKS[colour]}{number}", style.COLOUR_INK[colour], told)


def die(each: int, say: Texts) -> TextSpan:
    """Return a die: the mark of its colour and its value."""
    return counted(COLOURS[die_colour(each)], die_value(each), say)


def speaker(value: int, number: int, say: Texts) -> TextSpan:
    """Return speakers of a value."""
    more = f"×{number}" if number > 1 else ""
    return TextSpan(f"□{value}{more}", "", say("scene-speaker", value=value, number=number))


def shape(seat: int, say: Texts) -> TextSpan:
    """Return the shape of a seat."""
    return TextSpan(SEATS[seat], "", say.headed(seat_name(say, seat)))


def letter(say: Texts, resource: int) -> str:
    """Return the letter of a resource."""
    return say(f"scene-letter-{RESOURCES[resource]}")


def resources(say: Texts, resource: int, number: int) -> str:
    """Return an amount of a resource, in words."""
    return f"{number} {say(f'name-resource-{RESOURCES[resource]}')}"


def price(say: Texts, wisdom: int, stone: int) -> list[TextSpan]:
    """Return Wisdom and stone in letters."""
    return [
        TextSpan(f"{wisdom}{letter(say, 2)} ", style.RESOURCE_INK[2], f"{resources(say, 2, wisdom)},"),
        TextSpan(f"{stone}{letter(say, 0)} ", style.RESOURCE_INK[0], f"{resources(say, 0, stone)},"),
    ]


def archon(say: Texts) -> TextSpan:
    """Return the Archon."""
    return TextSpan(ARCHON, "", say("name-worker-archon"))


def away(site: int, say: Texts) -> TextSpan:
    """Return where a worker is that is not at home."""
    return TextSpan("") if site == HOME else TextSpan(f"→{site + 1}", "", say("said-away", site=site + 1))
