"""``python -m heliopolis.cli``, where the command is not installed."""

from heliopolis.cli import main

main()
