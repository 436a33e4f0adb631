### Clocks: what a table agrees on about time, how much is left, and what happens when it has run out.

## A new game

web-clock-head = Clock
web-clock-form = Add a clock to play live or by correspondence
web-clock-none = No clock
web-clock-live = Live: total time per player
web-clock-by-days = Correspondence: days per turn
web-clock-minutes = Minutes per player
web-clock-increment = Seconds added per turn
web-clock-per-turn = Days per turn
web-clock-off = Days off
web-clock-holiday = Holiday days per player
web-clock-outcome = When time runs out
web-clock-outcome-sign = it’s shown, with no penalty
web-clock-outcome-bot = a bot plays until the player is back
web-clock-outcome-lost = the player loses
web-clock-about = Clocks need at least two people. Days begin and end at midnight UTC. No clock runs while this server is down.
web-weekday-0 = Monday
web-weekday-1 = Tuesday
web-weekday-2 = Wednesday
web-weekday-3 = Thursday
web-weekday-4 = Friday
web-weekday-5 = Saturday
web-weekday-6 = Sunday

## What was agreed on

web-clock-agreed = Clock: { $terms }
web-clock-told-live = { $increment ->
    [0] { $minutes } min each
   *[other] { $minutes } min each + { $increment } s per turn
}
web-clock-told-days = { $days ->
    [one] one day per turn
   *[other] { $days } days per turn
}
web-clock-told-off = no clock on { $days }
web-clock-told-holiday = { $days ->
    [one] one holiday day each
   *[other] { $days } holiday days each
}
web-clock-told-outcome = when time runs out: { $outcome }

## How much is left

web-clock-units = d h min
web-clock-left = { $time } left
web-clock-over = time is up
web-clock-of = { $player }: time left
web-clock-is-lost = lost
web-clock-out-of = { $player }: out of time
web-clock-lost-of = { $player } lost on time
web-clock-away-of = { $player } is away; the clock waits

## Holidays

web-away-take = I’m away
web-away-days = { $days ->
    [one] for a day
   *[other] for { $days } days
}
web-away-left = { $days ->
    [0] You have no holiday days left.
    [one] You have one holiday day left.
   *[other] You have { $days } holiday days left.
}
web-away-everywhere = Away from all your tables
web-away-back = I’m back

## When it has run out

web-time-out = { $player } ran out of time.
web-time-out-you = You ran out of time.
web-time-bot = { $player } ran out of time. A bot ({ $bot }) takes over.
web-time-bot-you = You ran out of time. A bot ({ $bot }) plays until you’re back.
web-time-lost = { $player } lost on time. A bot ({ $bot }) takes over.
web-time-lost-you = You lost on time. A bot ({ $bot }) takes over.
web-time-alone = No one is waiting for you and no clock is running. Play on, or let a bot finish the game.
web-finale-on-time = { $points ->
    [one] one point; { $player } lost on time
   *[other] { $points } points; { $player } lost on time
}
