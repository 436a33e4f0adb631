### My games: what waits, what is over, and tables that anybody may find.

web-games-head = My games
web-games-none = You have no games right now.
web-games-start = Start a game
web-games-yours = { $count ->
    [one] Your turn in one game
   *[other] Your turn in { $count } games
}
web-games-others = Waiting for others
web-games-open = Open tables
web-games-open-none = No open tables right now. Anyone who creates a table with free seats can open it to everyone.
web-games-over = Finished games
web-play = Play
web-continue = Continue
web-lobby-open = { $count ->
    [one] One open table: join or watch
   *[other] { $count } open tables: join or watch
}
web-games-free = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
web-games-running = in progress: watch
web-games-place = { $rank ->
    [1] you won
    [2] you came second
    [3] you came third
   *[other] you came last
}
web-games-result = Result
web-games-replay = Replay
web-games-again = Rematch, same players
web-games-wish = { $players } proposed a rematch
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

web-open-to-all = Open to everyone
web-open-to-all-end = Make invitation-only
web-open-to-all-about = Anyone on this server will find it on their “My games” page, and can join or watch.
web-open-to-all-told = This table is open: anyone on this server can find it under “My games” and join or watch.
error-not-open = This table isn’t open to everyone. Ask for an invitation.
