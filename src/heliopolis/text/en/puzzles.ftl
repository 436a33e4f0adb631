### Puzzles: the command that makes them, and the pages on which they are solved.

## The command

cli-puzzles-progress = { $games } games, { $candidates } candidates, { $confirmed } confirmed, { $seconds } s
cli-puzzles-made = { $number } puzzles, chosen from { $confirmed } confirmed ones: { $games } games, { $turns } turns examined, { $candidates } candidates.
cli-puzzles-spread = Puzzles
cli-puzzles-number = number
cli-puzzles-players = { $number } players
cli-puzzles-agreed = { $agreed } of { $number } agree, with { $times } times the simulations of the first search.
cli-puzzles-agreed-bot = { $name } agrees with { $agreed } of { $number }.

## At the table

web-puzzles-link = Puzzles
web-guide-hint = Hint { $place }
web-guide-to-puzzles = All puzzles
puzzle-sought = Find the best turn
puzzle-worth = One first move is clearly best here; any other lowers your winning chance by at least { $gap } percentage points. The rest of the turn counts too: any turn within { $margin } points of the best is correct.
puzzle-how = Play the turn as usual; you can undo freely. End your turn to submit it.
puzzle-level = { $level } · { $rating }
puzzle-hint-themes = Themes: { $themes }.
puzzle-hint-brings = After its first move it gains: { $what }.
puzzle-hint-single = The whole turn is a single choice.
puzzle-hint-first = It starts with:
puzzle-right = Solved!
puzzle-right-best = That’s the best turn.
puzzle-right-nearly = Correct: within { $margin } percentage points of the best.
puzzle-wrong = Not the best turn
puzzle-wrong-first = Your first move alone lowers your winning chance by at least { $lost } percentage points.
puzzle-wrong-rest = Good start, but the rest lowers your winning chance by about { $lost } percentage points.
puzzle-best-line = The best turn
puzzle-your-line = Your turn
puzzle-solution = Show the solution
puzzle-why-more-yours = What the best turn gains that yours doesn’t:
puzzle-why-less-yours = What yours gains instead:
puzzle-why-more-other = What your turn gains that the best one with another start doesn’t:
puzzle-why-less-other = What that one gains instead:
puzzle-why-after = It gains nothing more right away, but sets you up better. When bots played on, the best turn won { $better } % of games, the other { $worse } %.
puzzle-why-later = The bots estimate this is worth about { $points } points by the end.
puzzle-tenths = { $tenths ->
    [0] { $whole }
   *[other] { $whole }.{ $tenths }
}
puzzle-chance = wins { $chance } %
puzzle-themes = Theme: { $themes }
puzzle-and = { $one }, { $other }
puzzle-next = Next puzzle
puzzle-again = Try again
puzzle-play-on = Play on from here

## The pages

puzzles-of = Puzzles of { $game }
puzzles-all = All puzzles
puzzles-about = Positions from strong bots’ games where one way to start the turn is clearly best. Play the turn and see how it compares. Ratings start at 800 (easy).
puzzles-games = Games
puzzles-today-all = Puzzle of the day
puzzles-today-few = Puzzle of the day (an easy one to start with)
puzzles-none = There are no puzzles here yet.
puzzles-left-out = { $count ->
    [one] One puzzle is hidden: it was made for different rules or component values.
   *[other] { $count } puzzles are hidden: they were made for different rules or component values.
}
puzzles-count = { $count }
puzzles-rating = Rating
puzzles-streak = Streak
puzzles-solved = Solved
puzzles-record-about = Only your first try at a puzzle changes your rating, which starts at 1000 (a hint halves the gain). Your streak counts days with a solved puzzle.
puzzle-title = { $game }: puzzle { $id }
puzzle-item = { $level } · { $number } players · turn { $turn }
puzzle-described = { $level } ({ $rating }) · { $number } players, you’re player { $seat }
puzzle-begin = Solve it
puzzle-position = The position
puzzle-done = solved
puzzle-level-easy = Easy
puzzle-level-medium = Medium
puzzle-level-hard = Hard
error-no-puzzles = { $game } doesn’t say how its puzzles are made
error-whole-numbers = takes whole numbers separated by commas, not { $given }
error-no-puzzle = { $game } has no puzzle { $name }
