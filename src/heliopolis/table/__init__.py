"""The table: a game being played by people and bots, kept, fair and undoable. It knows nothing of pages."""
