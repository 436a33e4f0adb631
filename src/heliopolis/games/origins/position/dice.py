"""Dice, and Speakers on sites, are one number each: this is the one place that packs and unpacks them."""

from __future__ import annotations


def die(colour: int, value: int) -> int:
    """Return a die as one number."""
    return colour * 8 + value


def die_colour(packed: int) -> int:
    """Return the colour of a die."""
    return packed // 8


def die_value(packed: int) -> int:
    """Return what a die shows."""
    return packed % 8


def sent_speaker(site: int, value: int) -> int:
    """Return a Speaker on a site as one number."""
    return site * 8 + value


def speaker_site(packed: int) -> int:
    """Return the site a Speaker was sent to."""
    return packed // 8


def speaker_value(packed: int) -> int:
    """Return the value of a Speaker on a site."""
    return packed % 8
