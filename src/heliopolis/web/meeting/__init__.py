"""People who meet: the page where a table waits for its players, the welcome of those who come, the rematch."""
