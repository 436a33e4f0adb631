### Following a game: what the others did, and what it came to.

web-you = You
web-laid-out = Setup
web-final-scoring = Final scoring

## While others play

web-while-plays = While { $player } plays
web-last-turns = Last turns
web-watch-turns = Rewatch these turns
web-watch-again = Watch again
web-stop-watching = Stop
web-sound-me = Play a sound on my turn
web-tell-me = Notify me when I’m away

## Since your last turn

web-since = Since your last turn
web-close = Close
web-way-digest = Summary at the start of my turn
web-show-card = Show this summary:
web-digest-turns = every turn
web-digest-rounds = when a round ends
web-digest-never = never
web-way-taps = Choosing on a touch screen
web-taps-two = two taps
web-taps-one = one tap
web-tapped = The first tap shows what a choice would bring; a second tap chooses it. In the settings you can switch to one tap.

## The end

web-you-won = You win with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
web-places = Standings
web-own-place = You finish { $rank } of { $players }, with { $points }.
