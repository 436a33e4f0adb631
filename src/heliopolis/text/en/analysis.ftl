### Hints and analyses.

## What both say

analysis-percent = { $percent } %
analysis-other = { $player }: { $choice }
analysis-then = then { $line }
analysis-chances = { $players ->
    [1] Chance of reaching the target
   *[other] Chance of winning
}
analysis-scores = Score in sight
analysis-turn = Turn { $turn }, { $player }: { $cost }
analysis-cost = { $players ->
    [1] chance of reaching the target { $played } instead of { $best }
   *[other] chance of winning { $played } instead of { $best }
}
analysis-played = Played: { $choice }
analysis-better = Better: { $line }
analysis-costliest = The costliest turns
analysis-none = No turn was found that cost much of the chance.
analysis-about = { $simulations ->
    [one] One simulation
   *[other] { $simulations } simulations
} for each decision by { $bot }; the turns named were looked at again, longer.
analysis-learned = { $players ->
    [1] Chances are estimates, learned from many games of bots.
   *[other] Chances are estimates between equal players, learned from many games of bots.
}
analysis-forecast = For these rules or component values no chances were learned from games: they are rough here, by the points in sight.
analysis-nothing = Nothing was decided in this game yet.
analysis-turns = Turns

## The command

cli-hint-choice = Choice
cli-hint-chance = Chance
cli-hint-visits = Visits
cli-hint-about = { $simulations ->
    [one] One simulation
   *[other] { $simulations } simulations
} by { $bot }, seed { $seed }.
cli-analyse-looking = looking at the game
cli-analyse-ply = Ply { $ply }

## The pages

web-analysis = Analysis
web-analysis-about = { $players ->
    [1] A bot looks at every turn: how the chance of reaching the target went, and which turns cost most of it.
   *[other] A bot looks at every turn: how everybody's chance of winning went, and which turns cost most of it.
}
web-analysis-start = Analyse this game
error-analysis-busy = Another game is being analysed just now. Try again in a while.
web-analysis-running = Analysing … { $percent } %
web-analysis-waits = This goes on while you are away. The page renews itself.
web-analysis-failed = The analysis broke off. You may start it anew.
web-analysis-see = Look at it in the replay
web-hint = Hint
web-hint-title = Why this?
web-hint-about = { $simulations ->
    [one] One simulation
   *[other] { $simulations } simulations
} by { $bot }.{ $players ->
    [1] { "" }
   *[other] { " " }Everybody at the table can read that a hint was asked for.
}
web-hint-thinking = A bot is thinking about it …
web-hint-chance = { $players ->
    [1] { $chance } to reach the target
   *[other] wins { $chance }
}
web-hint-better = { $points ->
    [one] in the end about 1 point better than { $other }
   *[other] in the end about { $points } points better than { $other }
}
web-hint-worse = { $points ->
    [one] in the end about 1 point worse than { $other }
   *[other] in the end about { $points } points worse than { $other }
}
web-hint-even = in the end about as good as { $other }
web-hint-gets = with this turn you get { $list }
web-hint-pays = you pay { $list }
web-hint-scores-now = { $points ->
    [one] you score 1 point at once
   *[other] you score { $points } points at once
}
web-hint-loses-now = { $points ->
    [one] for now that is 1 point less
   *[other] for now that is { $points } points less
}
web-hint-scores = score in sight: { $scores }
web-hint-asked = { $player } asked for a hint.
web-hints = Hints
web-hints-usual = Allowed if one person plays alone
web-hints-yes = Always allowed
web-hints-no = Never allowed

## What can be wrong

error-out = must end in .svg or .html, not { $name }
error-searches = must be one that searches, not { $name }
error-nobody-asked = no player is asked there: the game is over, or chance has its say; name the ply of a decision
error-no-hints = hints are not allowed at this table
