### Puzzles: the command that makes them, and the pages on which they are solved.

## The command

cli-puzzles-progress = { $games } games, { $candidates } candidates, { $confirmed } confirmed, { $seconds } s
cli-puzzles-made = { $number } puzzles, chosen from { $confirmed } that were confirmed: { $games } games, { $turns } turns looked at, { $candidates } candidates.
cli-puzzles-spread = Puzzles
cli-puzzles-number = number
cli-puzzles-players = { $number } players
cli-puzzles-agreed = { $agreed } of { $number } agree, with { $times } times the simulations of the first look.
cli-puzzles-agreed-bot = { $name } agrees with { $agreed } of { $number }.

## At the table

web-puzzles-link = Puzzles
web-guide-hint = Hint { $place }
web-guide-to-puzzles = All puzzles
puzzle-sought = Find the best turn
puzzle-worth = One way to begin is clearly best here: every other one gives away at least { $gap } % of the chance of winning. The rest of the turn counts too: any turn within { $margin } % of the best one is right.
puzzle-how = Play the turn as in a game; undo is free. It counts when you end your turn.
puzzle-level = { $level } · { $rating }
puzzle-hint-themes = This is about: { $themes }.
puzzle-hint-brings = After its beginning it brings: { $what }.
puzzle-hint-single = The whole turn is a single choice.
puzzle-hint-first = It begins with:
puzzle-right = Solved!
puzzle-right-best = This is the best turn.
puzzle-right-nearly = Right: as good as the best one within { $margin } %.
puzzle-wrong = Not the best turn
puzzle-wrong-first = It costs at least { $lost } % of the chance of winning, from its first choice on.
puzzle-wrong-rest = It begins well, but the rest of it costs about { $lost } % of the chance of winning.
puzzle-best-line = The best turn
puzzle-your-line = Your turn
puzzle-solution = Show the solution
puzzle-why-more-yours = The best turn, compared with yours:
puzzle-why-less-yours = Yours instead:
puzzle-why-more-other = Your turn, compared with the best one that begins differently:
puzzle-why-less-other = That one instead:
puzzle-kept = keeps { $thing }
puzzle-why-after = At once it brings no more: it prepares more. Played on by the bots from there, the best turn won { $better } % of the games, the other one { $worse } %.
puzzle-why-later = As the bots reckon, this is worth about { $points } points by the end.
puzzle-points = { $points ->
    [one] 1 point ({ $reason })
   *[other] { $points } points ({ $reason })
}
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
puzzles-about = Positions from games of strong bots in which one way to begin the turn is clearly best. Play the turn, and see what came of it. The number of a puzzle tells how hard it is, from 800 up.
puzzles-games = Games
puzzles-today-all = The puzzle of the day
puzzles-today-few = The puzzle of the day, an easy one to begin with
puzzles-none = There are no puzzles here yet.
puzzles-left-out = { $count ->
    [one] One puzzle was made for other rules or component values and is left out.
   *[other] { $count } puzzles were made for other rules or component values and are left out.
}
puzzles-count = { $count }
puzzles-rating = Rating
puzzles-streak = Days in a row
puzzles-solved = Solved
puzzles-record-about = Your first try at each puzzle moves the rating, which begins at 1000 (a hint halves what you win); days in a row are days with a puzzle solved.
puzzle-title = { $game }: puzzle { $id }
puzzle-item = { $level } · { $number } players · turn { $turn }
puzzle-described = { $level } ({ $rating }) · { $number } players, you are player { $seat }
puzzle-begin = Solve it
puzzle-position = The position
puzzle-done = solved
puzzle-level-easy = Easy
puzzle-level-medium = Medium
puzzle-level-hard = Hard
error-no-puzzles = { $game } does not say how its puzzles are made
error-whole-numbers = takes whole numbers with commas between them, not { $given }
error-no-puzzle = there is no puzzle { $name } of { $game }
