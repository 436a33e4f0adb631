### What went wrong: the key of an error without `error-` is the one it is raised with.

refused = { $choice }: not allowed. { $rule }
rule-cited = { $text } ({ $rule })
error-line = line { $line }: { $reason }
error-option = option { $option }: { $reason }
error-field = { $field }: { $reason }
error-file = { $path }: { $fault }
error-several = { $first }; { $rest }
error-quoted = '{ $value }'

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
field-holiday = days of holiday
field-off = days off
field-outcome = when time runs out

## Choices

error-barred = { $choice } is not allowed: { $rule }
error-unasked = { $choice } does not answer the open question, { $prompt }
error-other-question = { $choice } does not answer the open question, { $prompt }; legal are { $known }
error-over = the game is over
error-nothing-paid = seat { $seat } has paid nothing that could be paid otherwise
error-no-click = a click is 1 to { $number } choices
error-no-choice = { $game } has no choice '{ $name }'
error-no-answer = { $game } has no choice '{ $name }'; legal are { $known }
error-no-part = the scene has no part '{ $name }'; it has { $known }

## Names

error-no-game = there is no game '{ $name }'; there is { $known }
error-unusable-game = the game '{ $name }' of the package { $package } is left out: { $fault }
error-game-name = a game is called by small letters and digits, a letter first
error-game-word = { $name } means something else in the code of every game, choose another name
error-game-taken = there is a game of that name already
error-game-fails = it cannot be used ({ $problem })
error-game-class = { $value } is not a subclass of GameDefinition
error-game-named = it calls itself '{ $own }'
error-no-lesson = { $game } has no lesson '{ $name }'
error-no-picture = { $game } has no picture '{ $name }'
error-no-bot = there is no bot '{ $name }'; there is { $known }
error-no-task = there is no task '{ $name }'; there is { $known }
error-cores = { $key } must be a number from 1 to { $most }, not '{ $given }'
error-switch = { $key } must be 0 or 1, not '{ $given }'
error-weight = { $key } must be a number, not '{ $given }'
error-no-weight = { $kind } has no '{ $key }'; there is { $known }
error-measure = '{ $name }' must tell how often it simulates, as in { $example }
error-no-program = there is no program '{ $name }'
error-quotation = '{ $name }' has a quotation mark too few
error-no-package = no installed package has a bot '{ $name }'
error-no-language = no language '{ $name }'; there are { $known }
error-no-theme = no theme '{ $name }'; there are { $known }
error-no-action = { $name } is not an action; there are { $known }
error-no-icon = there is no icon '{ $name }'
error-no-converter = PNG pictures need an extra library: pip install 'heliopolis[png]'

## Options

error-takes = takes { $known }, not { $value }
error-no-option = { $game } has no such option; it has { $known }
error-twice = is given twice
error-name-value = must be written name=value
error-needs-database = must be 1 unless --database names a PostgreSQL database that they share
error-no-fork = must be 1 on this system
error-proxy = must be addresses or networks such as 127.0.0.1 or 10.0.0.0/8, not { $value }
error-root-path = must be a path such as /games, not { $value }
error-network = must be an address or a network such as 127.0.0.1 or 10.0.0.0/8, not { $value }
error-notice-address = must be an address such as https://example.org/hook, of at most { $most } letters, without a name and password
error-notice-unknown = { $name } is not known in the network
error-notice-inside = { $name } is not in the public network, and the owner of this server has not allowed it
error-notice-https = must begin with https://
error-notice-zone = { $value } is no time zone such as Europe/Paris
error-notice-hour = must be a full hour from 0 to 23, not { $value }
error-mail-server = must be written smtp://user:password@host:port, or smtps:// for a server that speaks TLS at once
error-mail-address = must be a mail address of at most { $most } letters
error-notice-subscription = is not what a browser tells when it subscribes
error-no-metrics = figures for Prometheus need an extra library: pip install 'heliopolis[metrics]'
error-name-command = must be written name=command
error-picture = must end in .svg or .png, not { $name }
error-bots = must name one bot or { $number }, not { $given }
error-no-bots = names no bot; there is { $known }
error-no-values = no values of { $game } were found that go together

## Values

error-least = must be at least { $least }, not { $value }
error-most = must be at most { $most }, not { $value }
error-between = must be between { $least } and { $most }, not { $value }
error-table = must be a table
error-list = must be a list
error-text = must be a text, not { $value }
error-one-or-each = takes one number or { $number }, one for each of the games, not { $given }
error-number = must be a whole number, not { $value }
error-boolean = must be true or false, not { $value }
error-one-of = must be one of { $known }, not { $value }
error-must-be = must be { $value }
error-missing = has no '{ $key }'
error-unknown = has an unknown { $key }
error-entries = must have { $number } entries
error-most-entries = must have at most { $most } entries, not { $number }

## Files

error-not-utf8 = is not text in UTF-8
error-not-toml = is not TOML: { $problem }
error-not-json = is not JSON: { $problem }
error-deep-json = it is too deep
error-long-json = a number in it is too long, or a letter in it is none
error-not-folder = { $folder } is not a folder
error-holds-none = { $folder } holds none of { $known }
error-none-of = is none of { $known }
error-source = does not tell its source
error-rule-twice = the id '{ $id }' stands twice

## Saved positions

error-other-game = is not { $game }
error-version = is version { $version }; these rules are version { $current }
error-components = names other component values than these
error-reason = has an unknown reason '{ $name }'
error-seat = must be a seat from 0 to { $last }
error-step = unknown step '{ $step }'
error-step-fields = step { $step } does not have these fields: { $problem }
error-position = does not fit the position ({ $problem })
error-broken = seat { $seat } has { $what }
error-broken-table = the table has { $what }
error-foreign-turn = a step of somebody whose turn it is not
error-debt = less than nothing
error-no-rest = does not rest at a question
error-lying = { $step } cannot lie on { $below }
error-lying-last = { $step } cannot lie on nothing
error-step-fit = { $step } does not fit the position
error-no-range = has no range in the game's table of steps

## Journals

error-players = names { $named } players, the game has { $seats }
error-one-line = '{ $name }' does not fit on one line
error-undo = { $plies } plies cannot be taken back, { $played } were played
error-header-line = a header line is 'name: value', not '{ $line }'
error-header-name = '{ $line }' is no line of this header
error-header-twice = { $name } is given twice
error-header-lacks = the header does not name the { $name }
error-breaks-header = the journal breaks off: no empty line ends its header
error-breaks-end = the journal breaks off: its last line, '{ $line }', is missing
error-breaks-before = the journal breaks off before { $choice }
error-foreign-rules = was played by rules version { $version }, these are version { $current }
error-older-rules = was played by rules version { $version }; by version { $current }, in force now, it goes on only to ply { $ply } of { $plies }: it can be looked through, but not played on, analysed or verified beyond that
error-beyond = is beyond ply { $ply }, to which the present rules lead
error-foreign-components = was played with other component values; name their folder with --components
error-turn-line = must be a turn number, whose turn it is, and choices
error-no-seat = '{ $seat }' has no seat in this game
error-turn-start = must begin with '{ $start }'
error-ply = must be of turn { $turn }, whose { $whose }, seat { $seat }
error-no-word = '{ $word }' is not a choice
error-forced = has '{ $choice }' where the only choice was { $only }
error-not-forced = marks '{ $choice }' as the only choice, but there was more than one
error-chance = '{ $choice }' was decided by chance and must stand in braces
error-no-chance = '{ $choice }' was not decided by chance
error-many-plies = has more than { $most } plies
error-many-comments = has more than { $most } comments
error-note-name = '{ $name }' cannot be the name of a note
error-start-late = comes too late, plies were played
error-start-other = has other { $key } than the journal

## Tables

error-no-table = there is no table '{ $name }'
error-not-yours = it is not for seat { $seat } to choose now
error-not-chance = it is not for chance to decide now
error-next-draw = the next draw is number { $due }, not { $draw }
error-no-turn = seat { $seat } has no turn to end
error-undo-limit = seat { $seat } can take back { $plies } plies by itself, not { $wanted }
error-undo-over = the game is over and its secret told
error-undo-ply = there is no going back to ply { $ply }
error-undo-chance = ply { $ply } was decided by chance; go back to a choice
error-undo-unasked = seat { $seat } was not asked to go back
error-undo-none = nobody asked to go back
error-undo-nothing = seat { $seat } has not chosen anything yet
error-redo-nothing = seat { $seat } has nothing to play again
error-letters = must have between { $least } and { $most } letters, not { $number }
error-strange-name = holds { $value }, which names no lesson, puzzle or day
error-nonce-late = chance has been drawn already, and nothing can be mixed in any more
error-nonces = seat { $seat } has added { $number } nonces already
error-present = seat { $seat } has a player who is there, or was a moment ago
error-has-days = seat { $seat } has days for its turn, and they are not over
error-not-begun = the game has not begun yet
error-begun = the game has begun, or the table was closed
error-maker = only whoever made the table can do this, not seat { $seat }
error-seat-taken = seat { $seat } is taken already
error-not-over = the game is not over yet
error-rematched = the game is being played once more already
error-rematch-said = seat { $seat } has said so already
error-given = seat { $seat } was not given to a bot
error-time-up = Your time had run out before this arrived; nothing was done.
error-not-asked = It is not your turn to do this.
error-table-full = All seats are taken.
error-time-lost = seat { $seat } has lost on time and cannot play on
error-no-time = no time runs here, or it has run out already
error-no-holiday = this table has agreed on no holidays
error-whole-week = must be days of the week, and leave one on which the clock runs
error-clock-people = needs at least two people at the table: nobody waits for who plays alone
error-bot-seat = seat { $seat } is played by a bot
error-stale = The table has gone on meanwhile. Look again and choose again.
error-faster = somebody else was faster
error-key = must have { $needed } bytes, not { $found }; delete it, and seats need their links anew
error-folder-served = is served by another Heliopolis already; end that one, name another folder with --data, or share a PostgreSQL database with --database
error-no-store = cannot be used as a store of tables: { $told }
error-listen = cannot listen at { $host } { $port }: { $told }
error-no-address = cannot listen at { $host } { $port }: no such address
error-store-full = keeps { $games ->
    [one] a table
   *[other] { $games } tables
} already; --replace puts the backup in place of all that it keeps
error-store-served = is being served; end its servers first
error-notice = must be 1 to { $most } letters in one line
error-closed = Closed for now: { $notice }
error-no-backup = is no backup of tables
error-broken-backup = is damaged: what it holds is not what was written
error-store = is version { $version }; this program keeps version { $current }
error-seats = must name { $number } players, not { $given }
error-over-there = the game is over there
error-no-snapshot = no snapshot of this game fits the present rules
error-taken-over = another version of the rules has taken this table over
error-other-ply = ply { $ply } comes to something else now
error-many-acts = { $number } acts at one table are enough; only choices are taken now
error-unseen = must have letters that can be seen
error-alike = { $name } is what another player is called
error-hash = must be a SHA-256
error-many-tables = { $number } running tables are enough; end one first
error-many-watchers = { $number } already look at this table
error-commitment = is missing: chance was not committed to
error-secret = is missing: it is told when the game is over
error-hexadecimal = must be hexadecimal
error-nonce-note = must be 'seatN from DRAW TEXT'

## Learned values
error-no-network = is no network that bots go by: its first line does not say how it is read
error-damaged-network = are damaged: they are not those that were written
