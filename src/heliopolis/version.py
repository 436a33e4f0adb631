"""The version of the program; pyproject.toml reads it from here."""

from __future__ import annotations

from typing import Final

__version__: Final = "0.9.0"

PROGRAM: Final = ("program", f"heliopolis {__version__}")
"""The note that says in a journal which program wrote it: readers of any version take notes as they are."""
