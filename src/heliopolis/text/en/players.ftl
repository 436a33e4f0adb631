### Players: their page, the link to other devices, what is kept about them.

## The page “You”

web-you-head = You
web-you-way = You: your link and your data
web-you-about = No password needed: this browser remembers you, and your link signs you in on other devices.
web-you-nobody = We don’t store anything about you yet. Once you take a seat or enter a name, this browser remembers you. No account, no password.
web-you-unnamed = an unnamed player
web-you-name = Your name
web-you-name-about = Your name at new tables. Games already under way keep the name you had.
web-you-link = Your link
web-you-link-about = Open it on another device to bring your games, settings, lessons and puzzles along.
web-you-link-code = Your link as a QR code, enlarged
web-you-link-scan = On your phone: scan the code.
web-you-link-secret = Anyone with this link can play as you. Keep it private; if someone has seen it, create a new one.
web-you-link-renew = New link (signs out your other devices)
web-you-kept = Your data
web-you-kept-about = No password, and no email address unless you add one for notifications. Each table also stores the network it was created from, to prevent abuse.
web-you-away-about = Take a holiday at all your tables at once, if their clocks allow holidays:
web-you-since = Since
web-you-games = Games
web-you-games-told = { $count ->
    [0] none yet
    [one] one seat
   *[other] { $count } seats
}
web-you-talk = Chat and notes
web-you-talk-told = stored with their tables; included in the download
web-you-settings = Settings
web-you-settings-none = defaults
web-you-lessons = Lessons
web-you-lessons-told = { $count ->
    [0] none yet
    [one] one learned
   *[other] { $count } learned
}
web-you-puzzles = Puzzles
web-you-puzzles-none = none yet
web-you-puzzles-told = { $count ->
    [one] one solved
   *[other] { $count } solved
}, rating { $rating }
web-you-daily = Games of the day
web-you-daily-told = { $count ->
    [0] none yet
    [one] one played
   *[other] { $count } played
}
web-you-export = Download everything (JSON)
web-you-device = Everything in one file
web-you-device-about = All games, progress and settings of this device: as a backup, or to continue on another device.
web-you-device-save = Save everything as a file
web-you-device-back = Open such a file …
web-you-device-back-about = What the file holds replaces everything on this device. Save that first if you want to keep it.
web-you-device-file = File
web-you-device-back-do = Replace everything
web-you-leaving = Sign out or delete
web-you-forget = Sign out here
web-you-forget-about = This browser will forget you. Your other devices and your link still work, so copy the link first.
web-you-delete = Delete my data …
web-you-delete-about = Deletes your name, settings, progress, seats, chat and notes on every device. Finished games stay, with your name replaced by “Player 2”. This can’t be undone.
web-you-delete-sure = Yes, I’m sure
web-you-delete-do = Delete everything
web-you-gone = You’re signed out on this browser.

## Opening a link

web-become-head = Continue as { $player } on this device?
web-become-about = { $count ->
    [0] This link belongs to a player who has no games yet.
    [one] This link belongs to a player with one game, and includes their settings and progress.
   *[other] This link belongs to a player with { $count } games, and includes their settings and progress.
}
web-become-do = Continue as { $player }
web-become-not = No, change nothing
web-become-already = You’re already { $player } here
web-become-already-about = You’re signed in on this device. Nothing to do.
web-become-look = Go to your page
web-become-asks = { $count ->
    [one] This browser currently belongs to { $player }, who has one game.
   *[other] This browser currently belongs to { $player }, who has { $count } games.
}
web-become-together = Both are me: merge them as { $player }
web-become-together-about = Games, progress and settings of both are combined.
web-become-instead = Switch to { $player } and leave the other games
web-become-instead-about = You can only reach those games again with the other player’s link. It’s on the “You” page: copy it first.
web-become-stay = Stay as { $player }

## Refusals

error-not-that-player = This browser isn’t signed in as that player. Open your link again.
error-player-link = This link doesn’t work. A newer one may have replaced it.
error-many-new-players = Too many new players from your network. Try again later.
error-many-links = Too many links in a short time. Wait a moment.
error-not-sure = Nothing was deleted. Tick the box to confirm first.

## The player’s games in figures

web-insights = Your games in figures
web-insights-about = What your finished games have in common. Figures from fewer than { $few } games aren’t shown.
web-insights-none = No finished game counts yet.
web-insights-play = Play one
web-insights-games = All games
web-insights-game = Game
web-insights-count = Played
web-insights-won = Won
web-insights-points = Points
web-insights-accuracy = Accuracy
web-insights-draws = Luck of the draws
web-insights-few = too few games ({ $count })
web-insights-of = { $count ->
    [one] one game
   *[other] { $count } games
}
web-insights-reviewed = Accuracy and luck come from reviews: { $reviewed } of { $games } games are reviewed.
web-insights-reviewing = { $count ->
    [one] Reviewing one game. You can leave this page.
   *[other] Reviewing { $count } games, one after the other. You can leave this page.
}
web-insights-review = { $count ->
    [one] Review my game (takes minutes)
   *[other] Review my games ({ $count }, takes a while)
}
web-insights-which = Which games count
web-insights-which-about = Finished games that you played alone at one seat from the beginning. Lessons, puzzles, games from a position and games in which a bot played for you don’t count.
web-insights-sources = Points by source
web-insights-exact = In figures
web-insights-source = Source
web-insights-winners = Winners
web-insights-opening = { $number ->
    [1] Your first choice: games won
   *[other] Your second choice: games won
}
web-insights-won-of = { $won } of { $games }
web-insights-rare = Too few games: { $what }
web-insights-course = Accuracy over time
web-insights-each = each game
web-insights-lately = mean of { $few } games
web-insights-phases = Accuracy by third of the game
web-insights-luck = What changed your chances, on average
web-insights-day = Day
web-insights-against = Against
web-insights-running = not finished
