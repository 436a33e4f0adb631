### What the arena says.

## What can be wrong

error-few-bots = must name at least { $number } bots (repeats are allowed), not { $given }
error-no-book = is not an arena results file
error-other-contest = is from another contest: { $name } is { $theirs }, not { $ours }
error-own-opponent = is already the opponent in { $task }
error-ladder-task = { $task } is rated on a ladder: heliopolis evaluate { $task } BOT
error-no-ladder = { $task } has no ladder: heliopolis tasks run { $task } BOT
error-many-tables-beats = needs a single line-up of bots; these make { $number }
error-executor-lost = a process of the arena died; run the same command with the same results file to continue
error-no-ray = Ray is not installed: pip install 'heliopolis[ray]'
error-no-numpy = NumPy is not installed: pip install 'heliopolis[data]'
error-no-pyarrow = pyarrow, needed to read and write Parquet, is not installed: pip install 'heliopolis[data]'
error-no-manifest = contains no data set: { $file } is missing
error-other-format = is not the manifest of a data set in format { $format }
error-other-data = contains another data set: { $name } is { $theirs }, not { $ours }
error-more-data = already contains { $games } games; ask for at least that many, or choose another folder
error-unfinished-data = has { $number } of { $games } games; run the command in its manifest to make the rest
error-shard-missing = is missing; run the command in the manifest to make it again
error-shard-damaged = is damaged: its contents aren’t what was written; run the command in the manifest to make it again
error-no-inputs = { $game } has no inputs for bots to learn from

## Tasks

task-name = task
task-game = game
task-opponents = against
task-alone = solo, for the target
task-options = options
ladder-rung = rung
ladder-share = share
ladder-rated = Rating of { $bot }: { $rating } (95 %: { $low } to { $high }), after { $games } games.
ladder-digest = Digest of the games: { $digest }
ladder-same = The entry is confirmed: the same games and the same rating.
ladder-other = The games are not those of the entry, whose digest is { $digest }.

## The table of results

arena-playing = playing
arena-bot = bot
arena-games = games
arena-wins = wins
arena-reached = target reached
arena-interval = 95 %
arena-score = score
arena-sd = sd
arena-rating = rating
arena-milliseconds = ms/choice
arena-forfeits = forfeits
arena-forfeited = { $bot } forfeited { $number ->
    [one] one decision, which was made
   *[other] { $number } decisions, which were made
} at random; see the results file for the reason.
arena-verdict-passed = { $bot } beats the threshold of { $bar } after { $games ->
    [one] one game
   *[other] { $games } games
}, with { $share } of the wins.
arena-verdict-failed = { $bot } does not beat the threshold of { $bar } after { $games ->
    [one] one game
   *[other] { $games } games
}, with { $share } of the wins.
arena-verdict-open = Undecided after { $games ->
    [one] one game
   *[other] { $games } games
}: { $bot } has { $share } of the wins; the threshold is { $bar }.

## The report

arena-report-title = { $game }: arena report
arena-report-lead = { $games ->
    [one] One game
   *[other] { $games } games
} of { $players ->
    [one] one player
   *[other] { $players } players
}. Bars show 95 % confidence intervals; the dashed line is an even result. A shared victory is split.
arena-played = Games played
arena-rules = rules
arena-seed = seed
arena-ratings = OpenSkill ratings
arena-shares = Win share
arena-seats = Win share by seat
arena-seat-score = Seat { $number }, mean score { $score }
arena-meetings = By line-up
arena-reasons = Average points by reason
arena-rest = everything else
arena-turns = Turns per game
arena-had = players who had it
arena-never = Never: { $list }.

## The balance of a game

balance-title = Balance
balance-about = One bot plays every seat. A mean is followed by the lowest and the highest value, in brackets. The tables of components show how many of the players had each, by number of players; what its owners did with it and how many points it gave them, on average; and how often its owners won compared with an even share (solo games left out), with a 95 % interval. Above 1, they won more often than others, but the component need not be the reason.
balance-made = Bot { $bot }, seed { $seed }, rules version { $rules }, components { $digest }.
balance-players = { $number ->
    [one] solo
   *[other] { $number } players
}
balance-score = Score
balance-winner = Best score in a game
balance-seat = Wins of seat { $number }
balance-wins = wins
