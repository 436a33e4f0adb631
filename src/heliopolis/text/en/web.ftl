### What the pages say by themselves.

## Everywhere

web-navigation = Navigation
web-ways = Settings
web-way-language = Language
web-way-theme = Theme
web-way-sound = Sounds
web-way-words = Text description of the board (screen readers)
web-theme-system = Same as device
web-theme-light = Light
web-theme-dark = Dark
web-switched-off = Off
web-switched-on = On
web-back = Back to the lobby

## The lobby

web-welcome = What do you want to play?
web-welcome-about = Play a bot right away. Against bots you can undo any choice.
web-welcome-alone = Everything stays on this device, so friends can’t join.
web-play-now = Play now against { $bot }
web-play-otherwise = More options …
web-running = Your games
web-running-yours = your turn
web-running-others = { $player }’s turn
web-running-over = finished
web-open = Open a saved game
web-open-about = Open a journal (text or JSON) as a replay, and play on from any point.
web-open-file = Journal
web-open-go = Open
web-seats = Who plays?
web-seats-about = Empty seats are ignored. If you add a friend, you get an invitation link to share.
web-alone = Who plays solo?
web-with-others = With friends or bots …
web-sits = Player
web-sits-you = You
web-sits-friend = A friend (by link)
web-sits-bot = Bot: { $bot }
web-sits-nobody = Empty seat
web-name = Name
web-start = Start

## Books

web-book-rules = Rules
web-book-components = Components
web-search = Search the rules
web-search-go = Search
web-no-rule = No rule matches “{ $sought }”.
web-components-about = Every value the rules use. “Stated”: printed in the rulebook. “Implied”: follows from it. “Reconstructed”: printed only on components we haven’t seen, so it’s our choice.
web-components-source = Source
web-components-digest = Digest of these values: { $digest }
web-provenance-stated = stated
web-provenance-implied = implied
web-provenance-reconstructed = reconstructed

## Score sheet

web-reason = Points for
web-rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
web-ranks = Place
web-no-points = No one has scored yet.
web-chart = Points over time by category
web-chart-start = start
web-chart-end = end

## Refusals

web-refused = That didn’t work
error-foreign-page = This request came from another site and was blocked.
error-too-large = Too large: the limit is { $most } KB.
error-too-slow = Your upload timed out. Try again.
error-form = The form couldn’t be read. Reload the page and try again.
error-no-file = Choose a journal (a text file) first.
error-many-new-tables = You’ve opened too many tables. Try again later.
error-many-posts = You’re going too fast. Wait a moment.
error-many-hints = You already have a hint on the way. Wait for it.
error-many-pictures = Too many images requested. Wait a moment.
error-many-pages = Too many requests. Wait a moment.
error-wrong-host = This server doesn’t answer to that name. Its owner can add it with --public.
error-no-page = This page doesn’t exist.
error-game-gone = This table’s game isn’t installed here.
error-seat-link = This link doesn’t lead to a seat.
error-not-your-seat = This isn’t your seat.
error-rematch-early = You can start without the others only after you have agreed and they have been away for two minutes.
error-lost-seat = We couldn’t confirm your seat. Open your seat link again.
web-refused-broken = Something went wrong on our side. Nothing is lost.

## The table

web-your-turn = Your turn
web-log = Log
web-replay = replay
web-projection = Score sheet
web-projection-head = If the game ended now
web-sheet = The score sheet
web-if-ended = { $points ->
    [one] 1 point if the game ended now
   *[other] { $points } points if the game ended now
}
web-ask-end = Your turn is done. End it, or undo.
web-ask-ending = is about to end the turn
web-ask-other = { $what } …
web-ask-thinking = is thinking …
web-ask-chance = Drawing …
web-agenda = This turn
web-end-turn = End turn
web-undo = Undo
web-redo = Redo
web-redo-hint = Redo what you undid.
web-restart = Restart turn
web-ask-undo = Ask to undo
web-skip = Skip
web-to-end = See the result
web-sure-undo = Undo your last turn and everything played since ({ $players })?
web-sure-restart = Undo all { $count } choices of this turn?
web-sure-yes = Undo
web-sure-no = Keep
web-undo-stops-chance = You can’t undo past a draw unless everyone agrees.
web-undo-stops-seat = You can’t undo past { $player }’s move unless everyone agrees.
web-undo-stops-bot = You can’t undo past a bot’s move unless everyone agrees.
web-undo-stops-start = You can undo back to the start of the game.
web-undo-stops-rules = You can’t undo choices made under older rules.
web-undo-stops-over = The game is over.
web-undo-alone = You can undo as far back as you like. We ask before undoing bots’ turns.
web-undo-asked = { $plies ->
    [one] { $player } { DOES($player, "asks", "ask") } to undo one choice.
   *[other] { $player } { DOES($player, "asks", "ask") } to undo { $plies } choices.
}
web-undo-refused = { $player } declined to undo.
web-consent = Agree
web-refuse = Decline
web-withdraw = Cancel request
web-menu = Table
web-pace = Bot speed
web-pace-slow = Slow
web-pace-usual = Normal
web-pace-fast = Fast
web-pace-instant = Instant
web-set = Apply
web-link-for = { $player }’s link
web-watch = Spectator link
web-commitment = Draws are provably fair: the hash of a secret is shown at the start, and the secret is revealed at the end.
web-confirm-on = Require “End turn”
web-confirm-off = Skip “End turn”
web-renew = New seat link
web-rename = Rename
web-nonce = Your words to mix into the draws (optional)
web-nonce-add = Mix in
web-give = Hand { $player } to a bot
web-take = Take over { $player }
web-player = Player { $number }

## Replay and end

web-replay-title = Replay
web-ply = After choice { $ply } of { $plies }
web-go = Go
web-first = Start
web-last-ply = End
web-previous = ← Choice
web-next = Choice →
web-previous-turn = ← Turn
web-next-turn = Turn →
web-turns = Turns
web-turn-of = Turn { $turn }
web-autoplay = Autoplay
web-play-on-short = Play on from here
web-play-on-bots = Play on from here against bots
web-to-table = Back to the table
web-chart-title = Evaluation over time
web-deeds = What next?
web-download-text = Journal as text
web-download-json = Journal as JSON
web-lobby = Lobby
web-fair = Fair draws
web-fair-about = The table published the SHA-256 of a secret before the first draw, and every draw follows from that secret. To check them on your own computer, save the journal and run “heliopolis verify”.
web-fair-verify = Check the draws
web-fair-commitment = Shown at the start:
web-fair-secret = Revealed at the end:
web-fair-running = The secret is revealed when the game ends.
error-no-journal = This journal doesn’t exist.
error-older-game = { $why }
error-bad-journal = Can’t open this journal: { $why }
error-heavy-journal = This journal is too large to open here: replaying it takes more than { $seconds } seconds or { $megabytes } MB.
error-many-journals = A journal is already being opened. Wait a moment.
web-end-hint = End your turn and confirm your choices.
web-in-words = Text description
web-in-words-please = Always describe in text
web-in-replay = Open choice { $ply } in replay

## Seats that change hands, and what goes wrong

web-ask-go-on = Chance or another player acts next. After that, everyone must agree to an undo. Continue, or undo?
web-ask-go-on-alone = Continue, or undo?
web-go-on = Continue
web-undo-waits = { $number ->
    [one] Still to agree: { $players }.
   *[other] Still to agree: { $players }.
}
web-went-back = { $player } undid some choices.
web-seat-given = { $by } { DOES($by, "lets", "let") } a bot ({ $bot }) play for { $player }.
web-seat-left = { $player } { DOES($player, "lets", "let") } a bot ({ $bot }) play.
web-seat-taken = { $player } { DOES($player, "is back and takes", "are back and take") } over from the bot ({ $bot }).
web-bot-plays = { $player }: a bot ({ $bot }) is playing for you.
web-give-later = If { $player } is away for { $minutes } minutes, a bot can take over.
web-give-after-days = Once { $player } runs out of time, a bot can take over.
web-leave = Leave { $player }’s seat
web-link-own = { $player }’s link, for your other devices
web-failing = Saving isn’t working right now. We’re retrying; nothing is lost.
web-offline = Connection lost. Reconnecting …
web-offline-kept = Connection lost. Your choice is saved and will be sent when you’re back online.
web-no-connection = No connection
web-no-connection-about = The server can’t be reached. This page retries every ten seconds. If a choice hasn’t arrived yet, it’s saved.
web-no-connection-again = Retry
