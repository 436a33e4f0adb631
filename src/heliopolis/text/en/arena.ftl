### What the arena says.

## What can be wrong

error-few-bots = must name at least { $number } (a name may be repeated), not { $given }
error-no-book = does not begin a book of the arena
error-other-contest = is of another contest: { $name } is { $theirs }, not { $ours }
error-own-opponent = is who is played against in { $task }
error-unfinished-book = has { $number } of { $games } games
error-many-tables-beats = is about one table of bots; these fill { $number }
error-no-bot-here = must bring { $names }, which the contest says is here
error-executor-lost = a process of the arena has died; the same command with the same book goes on
error-no-ray = Ray is not installed: pip install 'heliopolis[ray]'
error-no-numpy = NumPy is not installed: pip install 'heliopolis[data]'
error-no-pyarrow = pyarrow, which reads and writes Parquet, is not installed: pip install 'heliopolis[data]'
error-no-manifest = holds no data set: { $file } is missing
error-other-format = is not the manifest of a data set of the format { $format }
error-other-data = holds another data set: { $name } is { $theirs }, not { $ours }
error-more-data = holds { $games } games already; name as many or more, or another folder
error-unfinished-data = has { $number } of { $games } games; the command in its manifest makes the others
error-shard-missing = is missing; the command in the manifest makes it again
error-shard-damaged = is damaged: it is not what was written; the command in the manifest makes it again
error-no-inputs = { $game } has no inputs that bots could learn from

## Tasks

task-name = task
task-game = game
task-opponents = against
task-alone = alone, for the target
task-options = options

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
} at random; the book tells why.
arena-verdict-passed = { $bot } beats the bar of { $bar } after { $games ->
    [one] one game
   *[other] { $games } games
}: { $share } of the victories.
arena-verdict-failed = { $bot } does not beat the bar of { $bar } after { $games ->
    [one] one game
   *[other] { $games } games
}: { $share } of the victories.
arena-verdict-open = Undecided after { $games ->
    [one] one game
   *[other] { $games } games
}: { $bot } has { $share } of the victories, the bar is { $bar }.

## The report

arena-report-title = { $game }: the arena
arena-report-lead = { $games ->
    [one] One game
   *[other] { $games } games
} of { $players ->
    [one] one player
   *[other] { $players } players
}. The lines show where a figure lies with 95 % confidence; the dashed one is where all would be if nothing made a difference. A shared victory counts in parts.
arena-played = What was played
arena-rules = rules
arena-seed = seed
arena-ratings = OpenSkill ratings
arena-shares = Share of victory
arena-seats = Share of victory by seat
arena-seat-score = Seat { $number }, mean score { $score }
arena-meetings = By line-up
arena-reasons = Points by reason, on average
arena-rest = all the rest
arena-turns = Turns in a game
arena-had = players who had it
arena-never = Never: { $list }.

## The balance of a game

balance-title = Balance
balance-about = A bot plays all seats, and this is what the games are like. Behind a mean stand the least and the greatest value in brackets. Of a component, the columns of players tell what part of the players had it; then how often it was used and what points it gave, on average for a player who had it; at last how many times their fair share of victories those players had, at tables of two and more, with a reach of 95 %: above 1 it goes with winning, which does not say that it is the cause.
balance-made = Bot { $bot }, seed { $seed }, rules version { $rules }, components { $digest }.
balance-players = { $number ->
    [one] alone
   *[other] { $number } players
}
balance-score = Score
balance-winner = Best score of a game
balance-seat = Victories of seat { $number }
balance-wins = victories
