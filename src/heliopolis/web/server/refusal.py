"""Refusals: what is answered when something is not done."""

from __future__ import annotations

from typing import Final


class Refusal(Exception):
    """Nothing was changed; ``key`` is the text that tells why, ``status`` the code of the answer."""

    def __init__(self, status: int, key: str, **args: str | int) -> None:
        super().__init__(key)
        self.status: Final = status
        self.key: Final = key
        self.args_of_text: Final = args
