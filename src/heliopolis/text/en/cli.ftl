### What the heliopolis command says by itself.

## Files

cli-no-file = { $file }: file not found
cli-file-exists = { $file }: this file already exists; choose another name
cli-file-is-folder = { $file }: this is a folder
cli-file-forbidden = { $file }: permission denied
cli-saved = Saved to { $file }.
cli-loaded = { $file }: { $plies ->
    [one] one choice played so far.
   *[other] { $plies } choices played so far.
}
cli-kept = Game saved. Resume it with: heliopolis play { $game } --load { $file }
cli-kept-over = Game record: { $file }
cli-new-game = Created the game in { $folder }. Install it and play:
    pip install -e { $folder }
    heliopolis play { $name }
cli-goodbye = Bye!

## What can be wrong on the command line

error-no-rule = no rule matches “{ $sought }”
error-no-component = no component matches “{ $sought }”
error-names = names { $given } people, but { $count } play
error-name-bot = { $name } is the name of a bot
error-none-left = no unfinished game of { $game } found
error-no-file-named = add a file name

## At the table

cli-player = Player { $number }
cli-welcome = { $players }. Type a number or the start of a choice; type “help” for commands.
cli-thinking = { $player } is thinking …
cli-turn-of = in { $player }’s turn
cli-agenda = Next: { $list }
cli-enter = Enter
cli-several = “{ $typed }” matches { $list }.
cli-unknown = “{ $typed }” isn’t a choice or a command; type “help” for the list.
cli-no-number = Choose a number from 1 to { $last }.
cli-over = Press Enter to leave; “undo”, “log” and “save” still work.
cli-no-default = Type a number from the list, or “help”.
cli-allowed = { $choice }: allowed now.
cli-barred = { $choice }: not allowed right now.
cli-not-asked = { $choice }: this isn’t an answer to the current question.
cli-nothing-barred = Every choice is allowed here.
cli-undone = Undone: { $people ->
    [one] one of your choices
   *[other] { $people } of your choices
}{ $bots ->
    [0] { "" }
    [one] , one of a bot’s
   *[other] , { $bots } of bots’
}{ $chance ->
    [0] .
    [one] , one draw.
   *[other] , { $chance } draws.
}
cli-back-at = Back to: { $prompt }
cli-undo-nothing = Nothing to undo: this is your first choice.
cli-restart-nothing = You haven’t chosen anything this turn; use “undo” to go further back.
cli-pay-nothing = There is no payment to change.
cli-score-now = If the game ended now:
cli-score-final = Final score:

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
cli-help-choices = Type a choice’s number or name, or the start of either; for a field, its coordinates are enough. Or use a command:
cli-help-undo = undo your last choice and what followed it
cli-help-restart = undo the whole turn
cli-help-pay = undo the automatic payment and choose how to pay
cli-help-why = explain why a choice isn’t allowed; without one, list everything that isn’t
cli-help-rules = show a rule by its id, or all rules with a word
cli-help-score = show each player’s score, as if the game ended now
cli-help-log = show what happened in the last turns
cli-help-board = redraw the boards
cli-help-names = show or hide the names of choices, as in saved games
cli-help-save = save the game (.json or text)
cli-help-load = resume a saved game
cli-help-help = show this list
cli-help-quit = quit; the game is saved

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
cli-dataset-stopped = Stopped. Run the same command to continue.

## Simulations

cli-simulate-playing = playing
cli-simulate-games = games
cli-simulate-decisions = decisions: player choices between at least two options
cli-simulate-forced = forced: only one legal choice
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
cli-simulate-facts = game facts
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
}. Keep it safe: it contains every seat’s secret.
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
cli-admin-made = created
cli-admin-acts = acts
cli-admin-player = player
cli-admin-name = name
cli-admin-tables = tables
cli-admin-seen = last seen
cli-admin-sure = Permanently delete table { $table } and everything played at it?
cli-admin-deleted = Deleted table { $table }.
cli-admin-closed = Closed: people can look at tables but not play until `heliopolis admin open`.
cli-admin-opened = Open: everyone can play again.

## Fair chance

verify-right = { $draws ->
    [one] The only draw is correct: it follows from the committed secret.
   *[other] All { $draws } draws are correct: they follow from the committed secret.
}
verify-wrong = Draw { $draw } (ply { $ply }) is wrong: the journal has { $told }, the secret gives { $due }.
verify-number = Ply { $ply } is wrong: { $told } was drawn out of order (its draw number is { $draw }).
verify-missing = Draw { $draw } is missing before ply { $ply }, and no line says that it was undone.
verify-secret = The secret is wrong: its SHA-256 is { $told }, but the table published { $due }.
