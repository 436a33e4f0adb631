### What went wrong. The English sentence is the one in the code: it also finds the text.

error-barred = { $choice }: not allowed. { $rule }
error-rule = { $text } ({ $rule })
fault-line = line { $line }: { $reason }
fault-option = option { $option }: { $reason }
fault-field = { $field }: { $reason }

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

## Choices

fault-barred = { $choice } is not allowed: { $rule }
fault-unasked = { $choice } does not answer the open question, { $prompt }
fault-over = the game is over
fault-no-choice = { $game } has no choice { $name }
fault-no-part = the scene has no part { $name }; it has { $known }

## Names

fault-no-game = there is no game { $name }; there is { $known }
fault-no-bot = there is no bot { $name }; there is { $known }
fault-cores = { $key } must be a number from 1 to { $most }, not { $given }
fault-weight = { $key } must be a number, not { $given }
fault-no-weight = { $kind } has no { $key }; there is { $known }
fault-measure = { $name } must tell how often it simulates, as in { $example }
fault-no-program = there is no program { $name }
fault-quotation = { $name } has a quotation mark too few
fault-no-package = no installed package has a bot { $name }
fault-no-language = no language { $name }; there are { $known }
fault-no-theme = no theme { $name }; there are { $known }
fault-no-action = { $name } is not an action; there are { $known }
fault-no-icon = there is no icon { $name }

## Options

fault-takes = takes { $known }, not { $value }
fault-no-option = { $game } has no such option; it has { $known }
fault-twice = is given twice
fault-name-value = must be written name=value
fault-name-command = must be written name=command
fault-picture = must end in .svg or .png, not { $name }
fault-bots = must name one bot or { $number }, not { $given }
fault-no-bots = names no bot; there is { $known }
fault-no-values = no values of { $game } were found that go together

## Values

fault-least = must be at least { $least }, not { $value }
fault-most = must be at most { $most }, not { $value }
fault-between = must be between { $least } and { $most }, not { $value }
fault-table = must be a table
fault-list = must be a list
fault-text = must be a text, not { $value }
fault-number = must be a whole number, not { $value }
fault-boolean = must be true or false, not { $value }
fault-one-of = must be one of { $known }, not { $value }
fault-must-be = must be { $value }
fault-missing = has no { $key }
fault-unknown = has an unknown { $key }
fault-entries = must have { $number } entries
fault-most-entries = must have at most { $most } entries, not { $number }

## Files

fault-not-utf8 = is not text in UTF-8
fault-not-toml = is not TOML: { $problem }
fault-not-json = is not JSON: { $problem }
fault-not-folder = { $folder } is not a folder
fault-holds-none = { $folder } holds none of { $known }
fault-none-of = is none of { $known }
fault-source = does not tell its source
fault-rule-twice = the id { $id } stands twice

## Saved positions

fault-other-game = is not { $game }
fault-version = is version { $version }; these rules are version { $current }
fault-components = names other component values than these
fault-reason = has an unknown reason { $name }
fault-seat = must be a seat from 0 to { $last }
fault-step = unknown step { $step }
fault-step-fields = step { $step } does not have these fields: { $problem }
fault-position = does not fit the position ({ $problem })
fault-broken = seat { $seat } has { $what }
fault-broken-table = the table has { $what }
fault-foreign-turn = a step of somebody whose turn it is not
fault-debt = less than nothing
fault-no-rest = does not rest at a question
fault-lying = { $step } cannot lie on { $below }
fault-step-fit = { $step } does not fit the position
fault-no-range = has no range in the game's table of steps

## Journals

fault-players = names { $named } players, the game has { $seats }
fault-one-line = { $name } does not fit on one line
fault-undo = { $plies } plies cannot be taken back, { $played } were played
fault-header-line = a header line is 'name: value', not { $line }
fault-header-name = { $line } is no line of this header
fault-header-twice = { $name } is given twice
fault-header-lacks = the header does not name the { $name }
fault-breaks-header = the journal breaks off: no empty line ends its header
fault-breaks-end = the journal breaks off: its last line, { $line }, is missing
fault-breaks-before = the journal breaks off before { $choice }
fault-foreign-rules = was played by rules version { $version }, these are version { $current }
fault-older-rules = was played by rules version { $version }; by version { $current }, in force now, it goes on only to ply { $ply } of { $plies }: it can be looked through, but not played on, analysed or verified beyond that
fault-beyond = is beyond ply { $ply }, to which the present rules lead
fault-foreign-components = was played with other component values; name their folder with --components
fault-turn-line = must be a turn number, whose turn it is, and choices
fault-no-seat = { $seat } has no seat in this game
fault-turn-start = must begin with { $start }
fault-ply = must be of turn { $turn }, whose { $whose }, seat { $seat }
fault-no-word = { $word } is not a choice
fault-forced = has { $choice } where the only choice was { $only }
fault-not-forced = marks { $choice } as the only choice, but there was more than one
fault-chance = { $choice } was decided by chance and must stand in braces
fault-no-chance = { $choice } was not decided by chance
fault-many-plies = has more than { $most } plies
fault-many-comments = has more than { $most } comments
fault-note-name = { $name } cannot be the name of a note
fault-start-late = comes too late, plies were played
fault-start-other = has other { $key } than the journal

## Tables

fault-no-table = there is no table { $name }
fault-not-yours = it is not for seat { $seat } to choose now
fault-not-chance = it is not for chance to decide now
fault-next-draw = the next draw is number { $due }, not { $draw }
fault-no-turn = seat { $seat } has no turn to end
fault-undo-limit = seat { $seat } can take back { $plies } plies by itself, not { $wanted }
fault-undo-over = the game is over and its secret told
fault-undo-ply = there is no going back to ply { $ply }
fault-undo-chance = ply { $ply } was decided by chance; go back to a choice
fault-undo-unasked = seat { $seat } was not asked to go back
fault-undo-none = nobody asked to go back
fault-undo-nothing = seat { $seat } has not chosen anything yet
fault-letters = must have between { $least } and { $most } letters, not { $number }
fault-nonce-late = chance has been drawn already, and nothing can be mixed in any more
fault-nonces = seat { $seat } has added { $number } nonces already
fault-present = seat { $seat } has a player who is there, or was a moment ago
fault-given = seat { $seat } was not given to a bot
fault-bot-seat = seat { $seat } is played by a bot
fault-stale = the table is at version { $version }, not { $seen }
fault-faster = somebody else was faster
fault-key = must have { $needed } bytes, not { $found }; delete it, and seats need their links anew
fault-no-store = cannot be used as a store of tables: { $told }
fault-listen = cannot listen at { $host } { $port }: { $told }
fault-store = is version { $version }; this program keeps version { $current }
fault-seats = must name { $number } players, not { $given }
fault-over-there = the game is over there
fault-no-snapshot = no snapshot of this game fits the present rules
fault-taken-over = another version of the rules has taken this table over
fault-other-ply = ply { $ply } comes to something else now
fault-many-acts = { $number } acts at one table are enough; only choices are taken now
fault-unseen = must have letters that can be seen
fault-alike = { $name } is what another player is called
fault-hash = must be a SHA-256
fault-many-tables = { $number } running tables are enough; end one first
fault-many-watchers = { $number } already look at this table
fault-commitment = is missing: chance was not committed to
fault-secret = is missing: it is told when the game is over
fault-hexadecimal = must be hexadecimal
fault-nonce-note = must be 'seatN from DRAW TEXT'
