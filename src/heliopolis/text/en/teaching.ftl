### Teaching by play: what guides say at a table, besides what each game says itself.

## The card of a guide

web-guide = Guide
web-guide-recall = Guide
web-guide-fold = Expand or collapse the guide
web-guide-off = Skip the guide
web-guide-next = Skip this
web-guide-read = Got it
web-guide-go = Let’s play
web-guide-why = Why?
web-guide-try = Try “{ $what }”.
web-guide-try-why = Try “{ $what }”: { $why }
web-guide-place = { $place } of { $places }
web-guide-task-done = (done)
web-guide-task-open = (to do)
web-guide-to-lobby = To the lobby
web-guide-to-end = Final result
web-guide-to-rules = The rules

## The guided first game

guide-because-points = { $points ->
    [one] it adds a point to your score.
   *[other] it adds { $points } points to your score.
}
guide-because-nothing = no gain yet, but it sets up your next turns.
guide-in-passing = { $what }. { $text }
guide-end = That was your first game
guide-end-won = You won your first game!
guide-end-text = { $points ->
    [one] You have 1 point.
   *[other] You have { $points } points.
} Most of them came from:
guide-end-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
web-first-time = First time?
web-first-time-about = Play a guided game: each rule is explained when you need it.
web-first-time-go = Learn by playing
web-first-time-played = Your guided game
web-first-time-onward = You’ve played it. Continue with the lessons, one idea at a time, or play it again.

## The overview of a game

web-book-overview = Overview
web-overview-about = The game in five minutes. Every picture shows a real position.
web-overview-rules = The full rules
web-overview-of = { $game } in five minutes
web-overview-all-rules = All rules
web-overview-link = The game in five minutes
