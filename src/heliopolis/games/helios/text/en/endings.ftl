### How near the end of the game is.

ending-last_round = Round { $number } of { $number }: the game ends after it.
