### My games: what waits, what is over, and tables that anybody may find.

web-games-head = My games
web-games-none = You have no game at the moment.
web-games-start = Start one
web-games-yours = { $count ->
    [one] Your turn in one game
   *[other] Your turn in { $count } games
}
web-games-others = Waiting for others
web-games-open = Tables open to all
web-games-open-none = None at the moment. Whoever makes a table with free seats can open it to all while it waits.
web-games-over = Games that are over
web-lobby-open = { $count ->
    [one] One open table: join or watch
   *[other] { $count } open tables: join or watch
}
web-games-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
web-games-running = being played: watch
web-games-place = { $rank ->
    [1] you won
    [2] over, you came second
    [3] over, you came third
   *[other] over, you came last
}
web-games-result = Result
web-games-replay = Replay
web-games-again = Play again with the same people
web-games-wish = Rematch proposed by { $players }
web-games-newer = Newer games
web-games-older = Older games
web-for-moment = just now
web-for-minutes = { $count ->
    [one] for a minute
   *[other] for { $count } minutes
}
web-for-hours = { $count ->
    [one] for an hour
   *[other] for { $count } hours
}
web-for-days = { $count ->
    [one] for a day
   *[other] for { $count } days
}

## Open to all

web-open-to-all = Open the table to all
web-open-to-all-end = Only with the invitation again
web-open-to-all-about = It is then listed on the page “My games” of everybody here, who may sit down and watch.
web-open-to-all-told = This table is open to all: whoever comes to this server finds it under “My games”, to sit down or to watch.
error-not-open = This table is not open to all. Ask for an invitation.
