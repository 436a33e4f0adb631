### People who meet: the invitation, the page that waits for players, presence, links of seats.

## Links to pass on

web-copy = Copy
web-copied = Copied
web-copy-selected = Selected: copy it
web-share = Share …
web-send-mail = Send by mail
web-copy-watch = Copy the link to watch only
web-code = Show as a code
web-invite-link = Invitation to this table
web-invite-code = The invitation as a code for cameras, large
web-code-large = { $what }: the code, large
web-invite-scan = In the same room? Scan the code with a phone.
web-invite-subject = A game of { $game }
web-invite-mail = Come and play { $game } with me: { $link }
web-invite-anew = A new link (the old one stops working)
web-invite-lost = Make a link to invite friends
web-serve-alone = This server can only be reached from this machine, so the link works nowhere else. To let friends in, end it, and start it again with:

## The page that waits for players

web-waiting-for = { $count ->
    [0] All seats are taken
    [one] Waiting for one more player
   *[other] Waiting for { $count } more players
}
web-table-ready = Your table is ready: invite your friends
web-invite-about = Whoever opens the link takes the next open seat. No account needed.
web-waiting-welcome = Welcome, { $player }
web-waiting-seated = You have your seat. The game begins when the others are here.
web-waiting-watch = You watch. The game begins when all seats are taken.
web-starts-itself = The game starts by itself when every seat is taken.
web-need-not-stay = You need not stay: the table is in “My games”.
web-start-now = Start now, bots in open seats
web-bot-strength = How strong the bots play
web-close-table = Close the table
web-close-sure = There will be no game here.
web-close-do = Close it
web-table-closed = This table was closed
web-table-closed-about = Whoever made it has closed it before the game began.
web-who-here = Who is here
web-who-count = { $here } ready, { $open } open
web-open-seat = Open seat
web-open-again = Free it
web-seat-bot = Seat a bot
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
web-settings-usual = the usual ones
web-place = seat { $seat }
web-settings-hints = Hints
web-settings-hints-yes = whoever wants one may ask
web-settings-hints-no = none
web-settings-undo = Undo
web-settings-undo-about = free until chance or another player acts
web-settings-watching = Watching
web-settings-watching-about = anyone with the link to watch
web-seat-joined = { $player } { DOES($player, "has come and plays", "have come and play") }, no longer the bot ({ $bot }).

## Who opens a link

web-join-head = You are invited to a game of { $game }
web-join-about = Give yourself a name and take a seat. No account needed.
web-join-name = Your name
web-join-take = Take a seat
web-join-bot = A bot ({ $bot }) plays your seat so far; you take over from it.
web-join-watch = Only watch
web-join-full = All seats are taken
web-join-full-about = Everybody who was invited is here already. You may watch.
web-join-over = This game is over
web-join-closed-about = Nobody can take a seat any more.
web-join-look = Look at the end
web-swap-head = This is the link of { $player }
web-swap-about = In this browser you play { $own }. Do you want to give up that seat?
web-swap-do = Play { $player } instead
web-swap-both = Play both here
web-swap-stay = Stay { $own }
web-seat-about = Anyone with this link can play this seat. Keep it to yourself.
web-seat-do = Take this seat
web-you-watch = You watch.
web-you-play = Are you a player here?
web-has-come = { $player } has come.
web-has-left = { $player } has left.

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
web-strength-master = the strongest, thinks for seconds
web-too-late = { $bot }, the strongest, is not offered yet: uncompiled it would think too long. “make play” compiles in the background; start it again in a few minutes.

## Once more

web-rematch-head = Rematch
web-rematch-same = Rematch, same seats
web-rematch-agree = Play again too
web-rematch-withdraw = Never mind
web-rematch-go = To the new game
web-rematch-without = Start, with a bot for { $players }
web-rematch-on = The game is being played once more.
web-rematch-asked = { $player } wants to play again.
web-rematch-thinking = thinking …
web-rematch-agreed = agrees
web-rematch-bot = bot, always ready
web-rematch-open = not asked yet
error-invitation = This invitation is no longer valid. Ask for a new link.
