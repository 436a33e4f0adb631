"""What can be chosen at a table: its rows and chips, and the hints a bot gives."""
