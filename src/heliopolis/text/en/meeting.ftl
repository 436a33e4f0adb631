### People who meet: the invitation, the page that waits for players, presence, links of seats.

## Links to pass on

web-copy = Copy
web-copied = Copied
web-copy-selected = Selected: press copy
web-share = Share …
web-send-mail = Send by email
web-copy-watch = Copy spectator link
web-code = Show QR code
web-invite-link = Invitation to this table
web-invite-code = Invitation QR code, enlarged
web-code-large = { $what }: QR code, enlarged
web-invite-scan = In the same room? Scan the code with a phone.
web-invite-subject = Join me for { $game }
web-invite-mail = Play { $game } with me: { $link }
web-invite-anew = New link (the old one stops working)
web-invite-lost = Create invitation link
web-serve-alone = Only this computer can reach this server, so the link won’t work for anyone else. To let friends in, stop it and start it again with:

## The page that waits for players

web-waiting-for = { $count ->
    [0] All seats are taken
    [one] Waiting for one more player
   *[other] Waiting for { $count } more players
}
web-table-ready = Your table is ready. Invite your friends!
web-invite-about = Anyone who opens the link gets the next free seat. No account needed.
web-waiting-welcome = Welcome, { $player }
web-waiting-seated = You’re in. The game starts when everyone is here.
web-waiting-watch = You’re watching. The game starts when all seats are taken.
web-starts-itself = The game starts automatically when every seat is taken.
web-need-not-stay = You can leave this page: the table is in “My games”.
web-start-now = Start with bots
web-bot-strength = Bot level
web-close-table = Close the table
web-close-sure = The game will be cancelled.
web-close-do = Close
web-table-closed = This table was closed
web-table-closed-about = The host closed it before the game started.
web-who-here = Players
web-who-count = { $here } ready, { $open } open
web-open-seat = Open seat
web-open-again = Free this seat
web-seat-bot = Add a bot
web-other-bots = Other bots
web-is-you = you
web-is-host = host
web-presence-here = here now
web-presence-away = away
web-presence-open = not taken yet
web-presence-bot = bot, ready
web-heard-here = { $player } is here.
web-heard-away = { $player } is away.
web-heard-open = Seat { $seat } is open.
web-heard-bot = { $player } is ready.
web-save = Save
web-the-table = The table
web-settings-game = Game
web-settings-length = Length
web-settings-seats = Seats
web-settings-options = Options
web-settings-usual = default
web-place = seat { $seat }
web-settings-hints = Hints
web-settings-hints-yes = on request
web-settings-hints-no = none
web-settings-undo = Undo
web-settings-undo-about = free until chance or another player acts
web-settings-watching = Spectators
web-settings-watching-about = anyone with the spectator link
web-seat-joined = { $player } { DOES($player, "has joined and replaces", "have joined and replace") } the bot ({ $bot }).

## Who opens a link

web-join-head = You’re invited to play { $game }
web-join-about = Enter a name and take a seat. No account needed.
web-join-name = Your name
web-join-take = Take a seat
web-join-bot = A bot ({ $bot }) is playing this seat for now; you’ll take over.
web-join-watch = Just watch
web-join-full = All seats are taken
web-join-full-about = All invited players are here. You can still watch.
web-join-over = This game is over
web-join-closed-about = No one can take a seat now.
web-join-look = See the result
web-swap-head = This is { $player }’s link
web-swap-about = You’re playing { $own } in this browser. Switch seats?
web-swap-do = Switch to { $player }
web-swap-both = Play both here
web-swap-stay = Stay as { $own }
web-seat-about = Anyone with this link can play this seat. Keep it to yourself.
web-seat-do = Take this seat
web-you-watch = You’re watching.
web-you-play = Are you one of the players?
web-has-come = { $player } joined.
web-has-left = { $player } left.

## The lobby

web-play-friend = Invite a friend
web-play-alone = Play solo
web-play-stronger = Stronger opponents
web-strong = { $bot } · { $strength }
web-strength-random = plays at random
web-strength-easy = for first games
web-strength-medium = a fair opponent
web-strength-hard = strong
web-strength-expert = very strong, takes its time
web-strength-master = the strongest, thinks for several seconds
web-too-late = { $bot }, the strongest bot, isn’t available yet: it’s too slow until the fast build is ready. “make play” is compiling it in the background: restart the server in a few minutes.

## Once more

web-rematch-head = Rematch
web-rematch-same = Rematch, same seats
web-rematch-agree = Accept rematch
web-rematch-withdraw = Cancel
web-rematch-go = Go to new game
web-rematch-without = Start, with a bot for { $players }
web-rematch-on = The rematch has started.
web-rematch-asked = { $player } wants a rematch.
web-rematch-thinking = thinking …
web-rematch-agreed = agrees
web-rematch-bot = bot, always ready
web-rematch-open = not asked yet
error-invitation = This invitation has expired. Ask for a new link.
