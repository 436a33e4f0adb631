"""Events: what happened, as data. The rules never speak; texts turn events into words."""

from __future__ import annotations

Event = tuple[str | int, ...]
"""A kind, a seat (or CHANCE) and numbers; the game's ``Wording`` says what the numbers stand for.

What a refused choice is missing has the same form.
"""
