### Clocks: what a table agrees on about time, how much is left, and what happens when it has run out.

## A new game

web-clock-head = Clock
web-clock-form = Clock: none. Choose one to play live, or by correspondence over days
web-clock-none = No clock
web-clock-live = Live: a time for the whole game
web-clock-by-days = By correspondence: days for every turn
web-clock-minutes = Minutes for each player
web-clock-increment = Seconds that every turn adds
web-clock-per-turn = Days for a turn
web-clock-off = No clock runs on
web-clock-holiday = Days each may be away, in all
web-clock-outcome = When time runs out
web-clock-outcome-sign = everybody sees it, nothing else
web-clock-outcome-bot = a bot plays on until the player is back
web-clock-outcome-lost = the player has lost
web-clock-about = A clock is for two people or more. Days begin and end at midnight UTC. No clock runs while this server is down.
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
    [one] a day per turn
   *[other] { $days } days per turn
}
web-clock-told-off = no clock on { $days }
web-clock-told-holiday = { $days ->
    [one] a day of holiday each
   *[other] { $days } days of holiday each
}
web-clock-told-outcome = when time runs out, { $outcome }

## How much is left

web-clock-units = d h min
web-clock-left = { $time } left
web-clock-over = time is up
web-clock-of = { $player }: time left
web-clock-is-lost = lost
web-clock-out-of = { $player }: out of time
web-clock-lost-of = { $player } has lost on time
web-clock-away-of = { $player } is away; the clock waits

## Holidays

web-away-take = I am away
web-away-days = { $days ->
    [one] for a day
   *[other] for { $days } days
}
web-away-left = { $days ->
    [0] You have no days of holiday left.
    [one] You have one day of holiday left.
   *[other] You have { $days } days of holiday left.
}
web-away-everywhere = Away from all your tables
web-away-back = I am back

## When it has run out

web-time-out = The time of { $player } has run out.
web-time-out-you = Your time has run out.
web-time-bot = The time of { $player } has run out: a bot ({ $bot }) plays on.
web-time-bot-you = Your time has run out: a bot ({ $bot }) plays on until you are back.
web-time-lost = { $player } has lost on time. A bot ({ $bot }) plays on.
web-time-lost-you = You have lost on time. A bot ({ $bot }) plays on.
web-time-alone = Nobody has to wait for you any more, and no clock runs. Play on, or let a bot play the game to its end.
web-finale-on-time = { $points ->
    [one] one point; { $player } has lost on time
   *[other] { $points } points; { $player } has lost on time
}
