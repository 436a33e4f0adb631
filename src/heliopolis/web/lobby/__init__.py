"""Where people meet: the first page, their games, a new game, the page where a table waits for its players."""
