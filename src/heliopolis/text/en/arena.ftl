### What the arena says.

## What can be wrong

fault-few-bots = must name at least { $number } (a name may be repeated), not { $given }
fault-no-book = does not begin a book of the arena
fault-other-contest = is of another contest: { $name } is { $theirs }, not { $ours }
fault-many-tables-beats = is about one table of bots; these fill { $number }
fault-crew-lost = a process of the arena has died; the same command with the same book goes on
fault-no-ray = Ray is not installed: pip install 'heliopolis[ray]'

## The table of results

arena-playing = playing
arena-bot = bot
arena-games = games
arena-wins = wins
arena-interval = 95 %
arena-score = score
arena-sd = sd
arena-rating = rating
arena-milliseconds = ms a choice
arena-seat = seat
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
