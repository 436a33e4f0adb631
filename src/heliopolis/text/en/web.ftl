### What the pages say by themselves.

## Everywhere

web-navigation = Where to go
web-ways = Settings
web-way-language = Language
web-way-theme = Colours
web-way-sound = Sounds
web-way-words = Boards in words, for screen readers
web-theme-system = As my device
web-theme-light = Light
web-theme-dark = Dark
web-switched-off = Off
web-switched-on = On
web-back = Back to the lobby

## The lobby

web-welcome = Which game shall it be?
web-welcome-about = One click and you play against a bot. Against bots you can undo every choice.
web-play-now = Play now against { $bot }
web-play-otherwise = Friends, other bots, options …
web-running = Your games
web-running-yours = your turn
web-running-others = turn of { $player }
web-running-over = over
web-open = Open a saved game
web-open-about = A journal, as text or JSON, opens as a replay. From every point of it you can play on.
web-open-file = Journal
web-open-go = Open
web-seats = Who plays?
web-seats-about = Seats that stay empty are left out. With a friend among the players you get an invitation to pass on.
web-alone = Who plays alone?
web-with-others = With others or bots …
web-sits = Who sits here
web-sits-you = You
web-sits-friend = A friend, by link
web-sits-bot = Bot: { $bot }
web-sits-nobody = Empty seat
web-name = Name
web-start = Start

## Books

web-book-rules = Rules
web-book-components = Components
web-search = Search the rules
web-search-go = Search
web-no-rule = No rule has “{ $sought }”.
web-components-about = Every value the rules use. “Stated”: it stands in the rulebook. “Implied”: it follows from it. “Reconstructed”: it is printed only on pieces we have not seen, and is our own choice.
web-components-source = Where it comes from
web-components-digest = These values together: { $digest }
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
web-no-points = Nobody has scored yet.
web-chart = Points over time by category
web-chart-start = start
web-chart-end = end

## Refusals

web-refused = This was not done
error-foreign-page = The request does not come from a page of this table.
error-too-large = That is too much: at most { $most } KB can be sent.
error-too-slow = What you sent did not come to its end in time. Try again.
error-form = The form cannot be read.
error-no-file = Choose a journal first: a file of text.
error-many-new-tables = You have opened very many tables in a short time. Try again later.
error-many-posts = That was very fast. Wait a moment.
error-many-hints = You are waiting for hints already. Wait for one of them first.
error-many-pictures = Very many pictures were asked for in a short time. Wait a moment.
error-many-pages = You have asked for very many pages in a short time. Wait a moment.
error-wrong-host = This server is not called that. Whoever runs it can add the name by --public.
error-no-page = There is no such page.
error-game-gone = The game of this table is not installed here.
error-seat-link = This link leads to no seat.
error-not-your-seat = This is not your seat.
error-rematch-early = You can start without others only once they have been away for two minutes, and after you have agreed.
error-lost-seat = Your seat could not be recognised. Open the link of your seat again.
web-refused-broken = Something went wrong here. It was our fault, and nothing is lost.

## The table

web-your-turn = Your turn
web-log = What happened
web-replay = replay
web-projection = Score sheet
web-projection-head = If the game ended now
web-sheet = The score sheet
web-if-ended = { $points ->
    [one] 1 point if the game ended now
   *[other] { $points } points if the game ended now
}
web-ask-end = Your turn is complete. End it, or undo.
web-ask-ending = is about to end the turn
web-ask-other = { $what } …
web-ask-thinking = is thinking …
web-ask-chance = The table draws …
web-agenda = This turn
web-end-turn = End turn
web-undo = Undo
web-redo = Redo
web-redo-hint = Plays again what you took back.
web-restart = Restart turn
web-ask-undo = Ask to undo
web-skip = Skip
web-to-end = See how it ended
web-sure-undo = Take back your last turn, and what was played since ({ $players })?
web-sure-restart = Take back all { $count } choices of this turn?
web-sure-yes = Take back
web-sure-no = Keep
web-undo-stops-chance = Undo stops where chance has acted; beyond that everybody must agree.
web-undo-stops-seat = Undo stops where { $player } has acted; beyond that everybody must agree.
web-undo-stops-bot = Undo stops where a bot has acted; beyond that everybody must agree.
web-undo-stops-start = Undo goes back to the beginning of the game.
web-undo-stops-rules = Undo stops where older rules were played.
web-undo-stops-over = The game is over.
web-undo-alone = Undo goes back as far as you like. Before it takes back turns of bots, it asks.
web-undo-asked = { $plies ->
    [one] { $player } { DOES($player, "asks", "ask") } to take back one choice.
   *[other] { $player } { DOES($player, "asks", "ask") } to take back { $plies } choices.
}
web-undo-refused = { $player } { DOES($player, "does", "do") } not agree to going back.
web-consent = Agree
web-refuse = Refuse
web-withdraw = Never mind
web-menu = Table
web-pace = Bots play
web-pace-slow = slowly
web-pace-usual = at ease
web-pace-fast = fast
web-pace-instant = at once
web-set = Set
web-link-for = Link for { $player }
web-watch = To watch
web-commitment = Chance is settled by a secret whose SHA-256 is shown from the start; the secret is told at the end.
web-confirm-on = Wait for “End turn”
web-confirm-off = Do not wait for “End turn”
web-renew = A new link for my seat
web-rename = Rename
web-nonce = Any words, to mix into chance
web-nonce-add = Mix in
web-give = Let a bot play for { $player }
web-take = Take { $player } back
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
web-turn-table = The table
web-play-on-short = Play on from here
web-play-on-bots = Play on from here against bots
web-to-table = Back to the table
web-chart-title = What the position was worth over time
web-deeds = What next?
web-download-text = Journal as text
web-download-json = Journal as JSON
web-lobby = Lobby
web-fair = Fair chance
web-fair-about = Before the first draw the table showed the SHA-256 of a secret; every draw follows from it. To check on your own computer, save the journal and run “heliopolis verify”.
web-fair-verify = Check the draws
web-fair-commitment = Shown at the start:
web-fair-secret = Told at the end:
web-fair-running = The secret is told when the game is over.
error-no-journal = There is no such journal.
error-older-game = { $why }
error-bad-journal = This journal cannot be opened: { $why }
error-heavy-journal = This journal takes more than { $seconds } seconds or { $megabytes } MB of memory to be replayed: too much to be opened here.
error-many-journals = You are opening a journal already, or too many others are. Wait a moment.
web-end-hint = Ends the turn: what you chose becomes final.
web-in-words = The boards in words
web-in-words-please = Tell the boards in words from now on
web-in-replay = Choice { $ply } in the replay

## Seats that change hands, and what goes wrong

web-ask-go-on = Chance or somebody else acts next. After that, undo needs everybody’s consent. Go on, or undo.
web-ask-go-on-alone = Go on, or undo.
web-go-on = Go on
web-undo-waits = { $number ->
    [one] Still to agree: { $players }.
   *[other] Still to agree: { $players }.
}
web-went-back = { $player } { DOES($player, "has", "have") } taken back choices.
web-seat-given = { $by } { DOES($by, "lets", "let") } a bot ({ $bot }) play for { $player }.
web-seat-left = { $player } { DOES($player, "lets", "let") } a bot ({ $bot }) play.
web-seat-taken = { $player } { DOES($player, "plays", "play") } again, no longer the bot ({ $bot }).
web-bot-plays = { $player }: a bot ({ $bot }) plays for you.
web-give-later = Once { $player } has been away for { $minutes } minutes, a bot can play.
web-give-after-days = Once the time of { $player } has run out, a bot can play.
web-leave = Let go of { $player }
web-link-own = Link of { $player } for another device of yours
web-failing = What happens here cannot be kept at the moment. It is tried again by itself, and nothing is lost.
web-offline = No connection to the table. Trying again…
web-offline-kept = No connection: your choice has not arrived yet. It is kept and will be sent.
web-no-connection = No connection
web-no-connection-about = The server can’t be reached. This page tries again every ten seconds. A choice that has not arrived is kept.
web-no-connection-again = Try again
