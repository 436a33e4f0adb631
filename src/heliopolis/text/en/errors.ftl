### What went wrong: the key of an error without `error-` is the one it is raised with.

refused = { $choice }: not allowed. { $rule }
rule-cited = { $text } ({ $rule })
error-line = line { $line }: { $reason }
error-option = option { $option }: { $reason }
error-field = { $field }: { $reason }
error-file = { $path }: { $fault }
error-several = { $first }; { $rest }
error-quoted = “{ $value }”

field-components = components
field-game = game
field-language = language
field-name = name
field-nonce = nonce
field-players = players
field-ply = ply
field-seat = seat
field-state = state
field-undo = undo
field-clock = clock
field-minutes = minutes per player
field-increment = seconds per turn
field-days = days
field-holiday = holiday days
field-off = days off
field-outcome = when time runs out

## Choices

error-barred = { $choice } is not allowed: { $rule }
error-unasked = { $choice } isn’t an answer to { $prompt }
error-other-question = { $choice } isn’t an answer to { $prompt }; legal choices: { $known }
error-over = the game is over
error-nothing-paid = seat { $seat } has no payment to change
error-no-click = a click is 1 to { $number } choices
error-chance-asked = chance decides here, and no player: Dice.settle(state) draws
error-no-choice = { $game } has no choice “{ $name }”
error-no-answer = { $game } has no choice “{ $name }”; legal choices: { $known }
error-no-part = the scene has no part “{ $name }”; available: { $known }

## Names

error-no-game = unknown game “{ $name }”; available: { $known }
error-unusable-game = the game “{ $name }” from the package { $package } was skipped: { $fault }
error-game-name = a game name has only lowercase letters and digits and starts with a letter
error-game-word = { $name } is reserved; choose another name
error-game-taken = a game with this name already exists
error-game-fails = it can’t be used ({ $problem })
error-game-class = { $value } is not a subclass of GameDefinition
error-game-named = it calls itself “{ $own }”
error-no-lesson = { $game } has no lesson “{ $name }”
error-no-picture = { $game } has no picture “{ $name }”
error-no-bot = unknown bot “{ $name }”; available: { $known }
error-meant = { $known } (did you mean “{ $name }”?)
error-no-task = unknown task “{ $name }”; available: { $known }
error-cores = { $key } must be a number from 1 to { $most }, not “{ $given }”
error-switch = { $key } must be 0 or 1, not “{ $given }”
error-weight = { $key } must be a number, not “{ $given }”
error-no-weight = { $kind } has no setting “{ $key }”; available: { $known }
error-measure = “{ $name }” needs a number of simulations, for example { $example }
error-no-program = program “{ $name }” not found
error-quotation = “{ $name }” has an unclosed quotation mark
error-no-package = no installed package provides a bot “{ $name }”
error-no-language = unknown language “{ $name }”; available: { $known }
error-no-theme = unknown theme “{ $name }”; available: { $known }
error-no-action = { $name } is not an action; available: { $known }
error-no-icon = unknown icon “{ $name }”
error-no-converter = PNG pictures need an extra library: pip install 'heliopolis[png]'

## Options

error-takes = takes { $known }, not { $value }
error-no-option = { $game } has no such option; available: { $known }
error-twice = was given twice
error-name-value = must be written name=value
error-needs-database = must be 1 unless --database names a shared PostgreSQL database
error-no-fork = must be 1 on this system
error-proxy = must be addresses or networks such as 127.0.0.1 or 10.0.0.0/8, not { $value }
error-root-path = must be a path such as /games, not { $value }
error-network = must be an address or a network such as 127.0.0.1 or 10.0.0.0/8, not { $value }
error-notice-address = must be an address such as https://example.org/hook, with at most { $most } characters and no name or password
error-notice-unknown = { $name } can’t be found on the network
error-notice-inside = { $name } isn’t a public address, and the owner of this server hasn’t allowed it
error-notice-https = must start with https://
error-notice-zone = { $value } isn’t a time zone such as Europe/Paris
error-notice-hour = must be a full hour from 0 to 23, not { $value }
error-mail-server = must be written smtp://user:password@host:port, or smtps:// if the server expects TLS from the start
error-mail-address = must be an email address of at most { $most } characters
error-notice-subscription = isn’t a browser’s push subscription
error-no-web = the server needs { $name }: pip install 'heliopolis[web]'
error-no-metrics = Prometheus metrics need an extra library: pip install 'heliopolis[metrics]'
error-name-command = must be written name=command
error-picture = must end in .svg, .png or .gif, not { $name }
error-bots = must name one bot or { $number }, not { $given }
error-no-bots = names no bot; available: { $known }
error-no-values = no matching component values of { $game } were found

## Values

error-least = must be at least { $least }, not { $value }
error-most = must be at most { $most }, not { $value }
error-sparse-only = must be made with sparse=True
error-between = must be between { $least } and { $most }, not { $value }
error-table = must be a table
error-list = must be a list
error-text = must be a text, not { $value }
error-one-or-each = takes one number or { $number }, one per game, not { $given }
error-number = must be a whole number, not { $value }
error-boolean = must be true or false, not { $value }
error-one-of = must be one of { $known }, not { $value }
error-must-be = must be { $value }
error-missing = has no “{ $key }”
error-unknown = has an unknown { $key }
error-entries = must have { $number } entries
error-most-entries = must have at most { $most } entries, not { $number }

## Files

error-not-utf8 = is not UTF-8 text
error-not-toml = is not TOML: { $problem }
error-not-json = is not JSON: { $problem }
error-deep-json = it is nested too deeply
error-long-json = it contains a number that is too long or an invalid character
error-not-folder = { $folder } is not a folder
error-holds-none = { $folder } contains none of { $known }
error-none-of = is none of { $known }
error-source = doesn’t name its source
error-rule-twice = duplicate rule id “{ $id }”

## Saved positions

error-other-game = is not { $game }
error-version = is version { $version }; these rules are version { $current }
error-components = was made with other component values
error-reason = has an unknown reason “{ $name }”
error-seat = must be a seat from 0 to { $last }
error-step = unknown step “{ $step }”
error-step-fields = step { $step } does not have these fields: { $problem }
error-position = does not fit the position ({ $problem })
error-broken = seat { $seat } has { $what }
error-broken-table = the table has { $what }
error-foreign-turn = a step of a player whose turn it isn’t
error-debt = a negative amount
error-no-rest = does not end at a decision
error-lying = step { $step } cannot follow { $below }
error-lying-last = step { $step } cannot come first
error-step-fit = { $step } doesn’t fit the position
error-no-range = has no range in the game’s table of steps

## Journals

error-players = names { $named } players, the game has { $seats }
error-one-line = “{ $name }” does not fit on one line
error-undo = { $plies } plies can’t be undone: { $played } were played
error-header-line = a header line is “name: value”, not “{ $line }”
error-header-name = “{ $line }” isn’t a line of this header
error-header-twice = { $name } was given twice
error-header-lacks = the header has no { $name }
error-breaks-header = the journal is truncated: its header doesn’t end with an empty line
error-breaks-end = the journal is truncated: its last line, “{ $line }”, is missing
error-breaks-before = the journal is truncated before { $choice }
error-foreign-rules = was played with rules version { $version }; these are version { $current }
error-older-rules = was played with rules version { $version }; with the current version { $current } it can be replayed only to ply { $ply } of { $plies }. You can read it, but not play on, analyse or verify it beyond that point
error-beyond = is after ply { $ply }, the last one the current rules can replay
error-foreign-components = was played with other component values; name their folder with --components
error-turn-line = must be a turn number, the player and their choices
error-no-seat = “{ $seat }” has no seat in this game
error-turn-start = must start with “{ $start }”
error-ply = must belong to turn { $turn } of { $whose }, seat { $seat }
error-no-word = “{ $word }” is not a choice
error-forced = has “{ $choice }” where the only choice was { $only }
error-not-forced = marks “{ $choice }” as the only choice, but there was more than one
error-chance = “{ $choice }” was decided by chance and must be in braces
error-no-chance = “{ $choice }” was not decided by chance
error-many-plies = has more than { $most } plies
error-many-comments = has more than { $most } comments
error-note-name = “{ $name }” cannot be the name of a note
error-start-late = comes too late: choices have already been played
error-start-other = has a different { $key } from the journal

## Tables

error-no-table = no table “{ $name }”
error-not-yours = it isn’t seat { $seat }’s turn to choose
error-not-chance = chance doesn’t decide now
error-next-draw = the next draw is number { $due }, not { $draw }
error-no-turn = seat { $seat } has no turn to end
error-undo-limit = seat { $seat } can undo { $plies } plies on its own, not { $wanted }
error-undo-over = the game is over and its secret has been revealed
error-undo-ply = you can’t go back to ply { $ply }
error-undo-chance = ply { $ply } was decided by chance; go back to a choice
error-undo-unasked = seat { $seat } wasn’t asked about an undo
error-undo-none = no one asked for an undo
error-undo-nothing = seat { $seat } hasn’t chosen anything yet
error-redo-nothing = seat { $seat } has nothing to redo
error-letters = must have between { $least } and { $most } characters, not { $number }
error-strange-name = contains { $value }, which is not a known lesson, puzzle or date
error-nonce-late = draws have already been made, so no words can be mixed in
error-nonces = seat { $seat } has already added { $number } nonces
error-present = the player in seat { $seat } is still here
error-has-days = seat { $seat } still has time for its turn
error-not-begun = the game hasn’t started yet
error-begun = the game has started, or the table was closed
error-maker = only the host can do this, not seat { $seat }
error-seat-taken = seat { $seat } is already taken
error-not-over = the game isn’t over yet
error-rematched = a rematch has already started
error-rematch-said = seat { $seat } has already answered
error-given = seat { $seat } wasn’t handed to a bot
error-time-up = Your time ran out before this arrived, so nothing was played.
error-not-asked = It isn’t your turn to do this.
error-table-full = All seats are taken.
error-time-lost = seat { $seat } lost on time and can’t play on
error-no-time = no clock is running here, or time has already run out
error-no-holiday = this table doesn’t allow holidays
error-whole-week = must be days of the week, and the clock must run on at least one
error-clock-people = needs at least two people
error-bot-seat = seat { $seat } is played by a bot
error-stale = The game has moved on. Check the board and choose again.
error-faster = someone else acted first
error-key = must have { $needed } bytes, not { $found }; if you delete it, everyone needs a new link to their seat
error-folder-served = is already served by another Heliopolis; stop that one, choose another folder with --data, or share a PostgreSQL database with --database
error-no-store = can’t be used to store tables: { $told }
error-not-pyodide = is not the package of Pyodide { $version } that this release needs
error-not-empty = has other files in it; choose a new or empty folder
error-not-prepared = can’t be prepared by Node.js, which must be installed: { $told }
error-not-fetched = can’t be fetched: { $told }; install npm, or download the package yourself and pass it with --pyodide
error-listen = can’t listen on { $host } port { $port }: { $told }
error-no-address = can’t listen on { $host } port { $port }: no such address
error-store-full = already contains { $games ->
    [one] a table
   *[other] { $games } tables
}; use --replace to replace everything there with the backup
error-store-served = is being served; stop its servers first
error-notice = must be 1 to { $most } characters on one line
error-closed = Closed for now: { $notice }
error-no-backup = is not a backup of tables
error-broken-backup = is damaged: its contents aren’t what was written
error-store = is version { $version }; this program uses version { $current }
error-seats = must name { $number } players, not { $given }
error-over-there = the game is over there
error-no-snapshot = no snapshot of this game fits the current rules
error-taken-over = another version of the rules has taken over this table
error-other-ply = ply { $ply } gives a different result now
error-many-acts = this table has reached { $number } acts; only game choices are accepted now
error-unseen = needs at least one visible character
error-alike = another player is already called { $name }
error-hash = must be a SHA-256
error-many-tables = there are already { $number } running tables; end one first
error-many-watchers = { $number } people are already watching this table
error-commitment = is missing: nothing was published before the draws
error-secret = is missing: it is revealed when the game ends
error-hexadecimal = must be hexadecimal
error-nonce-note = must be “seatN from DRAW TEXT”

## Learned values
error-no-network = is not a Heliopolis network file
error-damaged-network = are damaged: they differ from what was written
