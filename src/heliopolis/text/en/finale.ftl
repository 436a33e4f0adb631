### The page of the end of a game.

web-finale-over = finished
web-finale-running = still in progress
web-finale-rounds = { $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
}
web-finale-wins = { $count ->
    [one] { $players } wins
   *[other] { $players } win together
}
web-finale-you-win = You win
web-finale-reached = { $player } reaches the target
web-finale-missed = { $player } misses the target
web-finale-lead = { $points } to { $second }: { $lead ->
    [one] one point
   *[other] { $lead } points
} ahead of { $player }
web-finale-lead-you = { $points } to { $second }: { $lead ->
    [one] one point
   *[other] { $lead } points
} ahead of you
web-finale-level = { $points } each: the tie-break decides
web-finale-shared = { $points } points each
web-finale-of-goal = { $points } points; the target is { $goal }
web-finale-goal = target { $goal }
web-finale-ended = What ended the game: { $what }.
web-finale-feat = { $what }: { $points }
web-finale-sources = Where the points came from
web-finale-part = { $player }, { $source }: { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-finale-fourth = { $rank }: { $player } with { $points }, mostly from { $source } ({ $most }).
web-finale-tap = Select a colour to see its score lines and rules.
web-finale-course = Score if the game had ended each round
web-finale-round = round { $round }
web-finale-instant = turning point
web-finale-turning = Turning point
web-finale-turn = { $round ->
    [0] { $player }, +{ $points }
   *[other] Round { $round }: { $player }, +{ $points }
}
web-finale-most = Mostly from: { $what }.
web-finale-gain = { $what } (+{ $points })
web-finale-from-to = { $after ->
    [one] From { $before } to { $after } point in one turn.
   *[other] From { $before } to { $after } points in one turn.
}
web-finale-swing = Before: { $before }. After: { $after }.
web-finale-chance = { $players ->
    [1] Chance of reaching the target: { $before } before, { $after } after.
   *[other] Winning chance ({ $player }): { $before } before, { $after } after.
}
web-finale-chance-fell = { $players ->
    [1] The chance of reaching the target fell: { $before } before, { $after } after.
   *[other] The winning chance fell ({ $player }): { $before } before, { $after } after.
}
web-finale-ahead = { $points } ahead
web-finale-behind = { $points } behind
web-finale-even = level
web-finale-answer = Best reply
web-finale-watch = Watch this turn
web-finale-share = Share
web-share-link = Link to the game
web-film-game = The whole game
web-film-about = An animated picture (GIF) of the boards and the log, as chats play it. It has { $frames ->
    [one] 1 frame
   *[other] up to { $frames } frames
}.
web-film-make = Make the picture
web-film-making = Drawing … { $percent } %
web-film-failed = The picture could not be drawn. You can try again.
web-film-save = Save the picture
web-film-none = This server cannot draw pictures to share.
web-finale-replay = Replay
web-finale-record = Game record
