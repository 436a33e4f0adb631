### Following a game: what the others did, and what it came to.

web-you = You
web-laid-out = The table is laid out
web-final-scoring = Final scoring

## While others play

web-while-plays = While { $player } plays
web-last-turns = The last turns
web-watch-turns = Watch these turns again
web-watch-again = Watch again
web-stop-watching = Stop
web-sound-me = Sound when it is my turn
web-tell-me = Tell me while I am away

## Since your last turn

web-since = Since your last turn
web-close = Close
web-way-digest = Card at the start of my turn
web-show-card = Show this card:
web-digest-turns = every turn
web-digest-rounds = when a round ends
web-digest-never = never

## The end

web-you-won = You win with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
web-places = Who came where
web-own-place = You come { $rank } of { $players }, with { $points }.
