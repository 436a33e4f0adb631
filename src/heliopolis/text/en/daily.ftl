### The game of the day, and puzzle rush.

## The game of the day

web-daily-today = Every day
web-daily-date = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
} { $year }
web-daily-chart = Points of everyone who played
web-fair-later = Others still play with the same draws. The secret is revealed when the day is over.
daily = Game of the day
daily-of = Game of the day: { $game }
daily-about = The same set-up and the same draws for everyone, you against a bot. Your first finished game counts.
daily-left = Time left: { $left }.
daily-past = This day is over: you can still play it, but it no longer counts.
daily-begin = Play against { $bot }
daily-resume = Resume against { $bot }
daily-again = Again against { $bot } (doesn’t count)
daily-days = Days
daily-before = ← Previous day
daily-after = Next day →
daily-against = Against { $bot }
daily-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
daily-place = { $count ->
    [one] You’re the only one so far.
   *[other] Place { $place } of { $count }
}
daily-not-counted = This game didn’t count.
daily-played = { $count ->
    [0] No one has finished this game yet.
    [one] One player has finished this game.
   *[other] { $count } players have finished this game.
}
daily-bots = Bots with the same draws:
daily-fair = Are the draws fair?
daily-fair-about = Every draw follows from a secret. Its fingerprint (SHA-256) is shown a day before and the secret itself when the day is over. Then you can check the draws of your game on its result page.
daily-fair-public = Here the draws follow from the date alone, so everyone has the same game without a server. You can check them on the result page of your game when the day is over.
daily-fingerprint = Fingerprint of this day
daily-fingerprint-next = Fingerprint of tomorrow
daily-secret = Secret
daily-over = You finished the game of the day
daily-over-told = { $points ->
    [one] You have { $points } point.
   *[other] You have { $points } points.
}
daily-to-results = See your place

## Puzzle rush

rush = Puzzle rush
rush-of = Puzzle rush: { $game }
rush-about = Solve as many of { $count } puzzles as you can in { $minutes } minutes. They get harder, and { $most } mistakes end the run. Only the first move of the turn counts, and you can’t undo it.
rush-begin = Start the clock
rush-again = Play again
rush-best = Your best:
rush-record = New record!
rush-solved = { $count ->
    [one] puzzle solved
   *[other] puzzles solved
}
rush-puzzles = Your puzzles
rush-missed-one = missed
rush-sought = Find the best first move
rush-done = Right!
rush-missed = Not the best
rush-next = Next puzzle
rush-score = { $solved } solved, { $missed } of { $most } mistakes
error-same-for-all = everyone plays the game of the day with the same draws and without help, so that isn’t possible here
