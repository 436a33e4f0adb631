### What the heliopolis command says by itself.

## Files

cli-no-file = { $file }: there is no such file
cli-file-exists = { $file }: this file exists already, choose another name
cli-file-is-folder = { $file }: this is a folder
cli-file-forbidden = { $file }: not allowed
cli-saved = Saved in { $file }.
cli-loaded = { $file }: { $plies ->
    [one] one choice played so far.
   *[other] { $plies } choices played so far.
}
cli-kept = This game is kept. Go on with it: heliopolis play { $game } --load { $file }
cli-kept-over = The record of this game: { $file }
cli-new-game = The game is in { $folder }. Make it known and play it:
    pip install -e { $folder }
    heliopolis play { $name }
cli-goodbye = See you.

## What can be wrong on the command line

error-no-rule = no rule has '{ $sought }'
error-no-component = no component has '{ $sought }'
error-names = names { $given } people where { $count } play
error-name-bot = { $name } is what a bot is called
error-none-left = no game of { $game } was left
error-no-file-named = name a file after this

## At the table

cli-player = Player { $number }
cli-welcome = { $players }. Type a number or the beginning of a choice; “help” tells the rest.
cli-thinking = { $player } is thinking …
cli-turn-of = in the turn of { $player }
cli-agenda = Then: { $list }
cli-enter = Enter
cli-several = “{ $typed }” could be { $list }.
cli-unknown = “{ $typed }” is neither a choice nor a command; “help” tells what is.
cli-no-number = The numbers go from 1 to { $last }.
cli-over = Enter leaves; commands such as “undo”, “log” and “save” still work.
cli-no-default = Type a number from the list, or “help”.
cli-allowed = { $choice }: this is allowed now.
cli-barred = { $choice }: this is not allowed now.
cli-not-asked = { $choice }: this does not answer the question that is open.
cli-nothing-barred = Nothing that this question is about is barred.
cli-undone = Taken back: { $people ->
    [one] one choice of yours
   *[other] { $people } choices of yours
}{ $bots ->
    [0] { "" }
    [one] , one of a bot
   *[other] , { $bots } of bots
}{ $chance ->
    [0] .
    [one] , one draw.
   *[other] , { $chance } draws.
}
cli-back-at = Back at: { $prompt }
cli-undo-nothing = There is nothing of yours to take back: this is your first choice.
cli-restart-nothing = You have not chosen anything in this turn yet; “undo” goes further back.
cli-pay-nothing = Nothing was just paid that you could pay in another way.
cli-score-now = If the game ended now:
cli-score-final = The final score:

## Commands at the table

cli-command-undo = undo
cli-command-restart = restart
cli-command-pay = pay
cli-command-why = why
cli-command-rules = rules
cli-command-score = score
cli-command-log = log
cli-command-board = board
cli-command-names = names
cli-command-save = save
cli-command-load = load
cli-command-help = help
cli-command-quit = quit
cli-argument-why = CHOICE
cli-argument-rules = ID or WORD
cli-argument-log = NUMBER
cli-argument-save = FILE
cli-argument-load = FILE
cli-help-choices = Type the number of a choice, its name, or the beginning of either; coordinates are enough for a field. Or a command:
cli-help-undo = take back your last choice, and what followed it
cli-help-restart = take back the whole turn
cli-help-pay = pay differently: take back the payment that was made for you
cli-help-why = why a choice is not allowed; without one, all that is barred
cli-help-rules = a rule by its id, or all with a word
cli-help-score = the score of every player, as if the game ended now
cli-help-log = what happened in the last turns
cli-help-board = draw the boards again
cli-help-names = show or hide the names of choices, as in saved games
cli-help-save = save the game (.json or text)
cli-help-load = go on with a saved game
cli-help-help = this list
cli-help-quit = leave; the game is kept

## Recorded games

cli-turn = Turn { $turn }: { $player }
cli-replay-ply = Ply { $ply } of { $plies }

## Component values

cli-components-digest = Digest of these values: { $digest }
cli-provenance-stated = stated
cli-provenance-implied = implied
cli-provenance-reconstructed = reconstructed

## Data sets

cli-dataset = { $games ->
    [one] One game
   *[other] { $games } games
}, { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
}: { $folder }
cli-dataset-stopped = Stopped; the same command goes on with what is there.

## Simulations

cli-simulate-playing = playing
cli-simulate-games = games
cli-simulate-decisions = decisions: player choices among at least two
cli-simulate-forced = forced: the only choice there was
cli-simulate-chance = decided by chance
cli-simulate-seconds = seconds
cli-simulate-games-per-second = games per second
cli-simulate-decisions-per-second = decisions per second
cli-simulate-score = score
cli-simulate-wins = wins
cli-simulate-mean = mean
cli-simulate-sd = sd
cli-simulate-min = min
cli-simulate-max = max
cli-simulate-winner = winner
cli-simulate-reasons = points by reason
cli-simulate-facts = facts of a game
cli-simulate-share = of the games
cli-simulate-forfeits = { $bot } forfeited { $number ->
    [one] one decision, which was made
   *[other] { $number } decisions, which were made
} at random.
cli-simulate-digest = Digest of these games: { $digest }

## Run by an owner

cli-backup = { $file }: { $games ->
    [one] 1 table
   *[other] { $games } tables
}, { $players ->
    [one] 1 player
   *[other] { $players } players
}. Keep it as you keep a key: it holds the secrets of every seat.
cli-restored = Restored from { $file }: { $games ->
    [one] 1 table
   *[other] { $games } tables
}, { $players ->
    [one] 1 player
   *[other] { $players } players
}.
cli-admin-table = table
cli-admin-game = game
cli-admin-players = players
cli-admin-made = made
cli-admin-acts = acts
cli-admin-player = player
cli-admin-name = name
cli-admin-tables = tables
cli-admin-seen = last seen
cli-admin-sure = Delete table { $table } and all that was played at it, for good?
cli-admin-deleted = Table { $table } is gone.
cli-admin-closed = Closed: tables can be looked at, and nobody can act until `heliopolis admin open`.
cli-admin-opened = Open: everybody can play on.

## Fair chance

verify-right = { $draws ->
    [one] The one draw is right: it follows from the secret that was committed to.
   *[other] All { $draws } draws are right: they follow from the secret that was committed to.
}
verify-wrong = Draw { $draw } (ply { $ply }) is wrong: the journal has { $told }, the secret gives { $due }.
verify-number = Ply { $ply } is wrong: { $told } was not drawn in turn (its draw is numbered { $draw }).
verify-missing = Draw { $draw } is missing before ply { $ply }, and no line tells that it was taken back.
verify-secret = The secret is wrong: its SHA-256 is { $told }, the table had shown { $due }.
