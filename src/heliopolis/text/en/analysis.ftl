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

web-analysis = Analysis
web-analysis-about = { $players ->
    [1] A bot reviews every turn: how the chance of reaching the target changed, and which turns cost most of it.
   *[other] A bot reviews every turn: how each player’s winning chance changed, and which turns cost most of it.
}
web-analysis-start = Analyse this game
error-analysis-busy = Another game is being analysed. Try again later.
web-analysis-running = Analysing … { $percent } %
web-analysis-waits = You can leave this page; it updates by itself.
web-analysis-failed = The analysis failed. You can start it again.
web-analysis-see = Open in replay
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
