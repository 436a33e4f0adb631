### Hints and analyses.

## What both say

analysis-percent = { $percent } %
analysis-other = { $player }: { $choice }
analysis-then = then { $line }
analysis-chances = { $players ->
    [1] Chance of reaching the target
   *[other] Chance of winning
}
analysis-scores = Expected score
analysis-turn = Turn { $turn }, { $player }: { $cost }
analysis-cost = { $players ->
    [1] chance of reaching the target { $played } instead of { $best }
   *[other] chance of winning { $played } instead of { $best }
}
analysis-played = Played: { $choice }
analysis-better = Better: { $line }
analysis-costliest = Biggest mistakes
analysis-none = No big mistakes found.
analysis-about = { $simulations ->
    [one] One simulation
   *[other] { $simulations } simulations
} per decision by { $bot }; the turns listed were searched again for longer.
analysis-learned = { $players ->
    [1] Chances are estimates, learned from many bot games.
   *[other] Chances are estimates between equally strong players, learned from many bot games.
}
analysis-forecast = Chances haven’t been learned for these rules or component values, so these are rough estimates from projected points.
analysis-nothing = No decisions have been made in this game yet.
compared-kept = keeps { $thing }
compared-points = { $points ->
    [one] 1 point ({ $reason })
   *[other] { $points } points ({ $reason })
}
analysis-turns = Turns

## Reviews

grade-best = Best
grade-good = Good
grade-inaccuracy = Inaccuracy
grade-mistake = Mistake
grade-blunder = Blunder
review-why-more = Only the better choice has: { $more }.
review-why-both = Only the better choice has: { $more }. Only the one played has: { $less }.
review-why-ends-better = The better choice brings on the end of the game; the one played doesn’t.
review-why-ends-played = What was played brings on the end of the game; the better choice doesn’t.
review-why-later = The bots estimate the difference at about { $points } points by the end.
review-accuracy = Accuracy
review-player = Player
review-whole = Game
review-first = First third
review-second = Middle third
review-third = Last third
review-ledger = What changed the chances
review-ledger-first = At first
review-ledger-own = Own choices
review-ledger-others = Others’ choices
review-ledger-draws = Draws
review-ledger-last = At last
review-no-ledger = Luck and skill are not told apart here, as no chances were learned for these rules or values.
review-best-turn = { $player }, best turn: turn { $turn } ({ $gain })
review-turning-point = Turning point: turn { $turn }, { $player }
review-turns = Turn by turn
review-grade = Grade
review-turn = Turn
review-before = Best play
review-after = As played
review-lost = Lost

## The command

cli-hint-choice = Choice
cli-hint-chance = Chance
cli-hint-visits = Visits
cli-hint-about = { $simulations ->
    [one] One simulation
   *[other] { $simulations } simulations
} by { $bot }, seed { $seed }.
cli-review-looking = analysing
cli-review-ply = Ply { $ply }

## The pages

web-analysis = Review
web-analysis-about = A bot grades every turn, shows what was better, and lets you try again.
web-analysis-start = Review this game
error-analysis-busy = Other games are being reviewed. Try again later.
web-analysis-running = Reviewing … { $percent } %
web-analysis-waits = Grades may still change. You can leave this page; it updates by itself.
web-analysis-failed = The review failed. You can start it again.
web-analysis-see = Show it on the board
web-review-open = Open the review
web-review-again = Try again
web-review-mistakes = Mistakes
web-review-mistakes-yours = Your mistakes
web-review-mistakes-others = { $count ->
    [one] One mistake of the others
   *[other] { $count } mistakes of the others
}
web-review-ledger-about = Each row starts with the chance at the first question and ends with the result. The changes add up.
web-review-soon = The first grades come in a moment.
web-review-grades = What the grades mean
web-review-grades-about = A grade says how much of the winning chance a turn lost, compared with the best play the search found. Four of five mistakes are mistakes indeed; take an inaccuracy as a hint. Accuracy is 100 % for a turn that loses nothing and 50 % for one that loses 15 points.
review-loses-below = loses less than { $below } { $below ->
    [one] point
   *[other] points
} in a hundred
review-loses = loses { $least } to { $below } points
review-loses-from = loses { $least } points or more
mistake-worth = This turn lost about { $lost } percentage points of the winning chance. Find a better turn: any turn within { $margin } points of the best is correct.
mistake-wrong = This turn lowers your winning chance by about { $lost } percentage points.
mistake-next = Next mistake
mistake-back = Back to the mistakes
web-mistakes-head = Practise your mistakes
web-mistakes-about = Turns of your own games that lost at least 5 points of your winning chance. Play them again, better.
web-mistakes-none = None yet. Review a game that is over, and the mistakes found in it come here.
web-mistakes-all = { $count ->
    [one] Try it again
   *[other] Practise all { $count }
}
web-mistakes-theme = Practise these
web-better-step = Better, step { $step } of { $steps }:
web-hint = Hint
web-hint-title = Why this?
web-hint-about = { $simulations ->
    [one] One simulation
   *[other] { $simulations } simulations
} by { $bot }.{ $players ->
    [1] { "" }
   *[other] { " " }Everyone at the table can see that you asked for a hint.
}
web-hint-thinking = A bot is working on a hint …
web-hint-chance = { $players ->
    [1] { $chance } to reach the target
   *[other] wins { $chance }
}
web-hint-early = { $standing ->
    [ahead] you’d be slightly ahead, but the game is wide open
    [behind] you’d be slightly behind, but the game is wide open
   *[even] the game is wide open
}
web-hint-better = { $points ->
    [one] ends up about 1 point better than { $other }
   *[other] ends up about { $points } points better than { $other }
}
web-hint-worse = { $points ->
    [one] ends up about 1 point worse than { $other }
   *[other] ends up about { $points } points worse than { $other }
}
web-hint-even = ends up about as good as { $other }
web-hint-gets = this turn gives you { $list }
web-hint-pays = you pay { $list }
web-hint-scores-now = { $points ->
    [one] you score 1 point right away
   *[other] you score { $points } points right away
}
web-hint-loses-now = { $points ->
    [one] 1 point less for now
   *[other] { $points } points less for now
}
web-hint-scores = expected score: { $scores }
web-hint-asked = { $player } asked for a hint.
web-hints = Hints
web-hints-usual = Only in solo games and against bots
web-hints-yes = Always
web-hints-no = Never

## What can be wrong

error-out = must end in .svg or .html, not { $name }
error-searches = must be a bot that searches, not { $name }
error-nobody-asked = no player has a decision at this ply: the game is over or chance is drawing; choose another ply
error-no-hints = hints are not allowed at this table
