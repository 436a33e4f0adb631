name-game = Skeleton
rules-of-game = Rules of Skeleton
about-game = Take a pile of stones before the others do: every pile you leave grows. Two to four players.
about-length = 5 minutes
about-weight = light: one choice a turn

name-pile-1 = the first pile
name-pile-2 = the second pile
name-pile-3 = the third pile

skeleton-stones = { $number ->
    [one] one stone
   *[other] { $number } stones
}

chapter-TURN = A turn
chapter-END = The end

SKELETON-TURN-01 = On your turn you take all stones of a pile; each is worth a point.
SKELETON-TURN-02 = An empty pile cannot be taken.
SKELETON-TURN-03 = Then every other pile grows by a stone, up to nine.
SKELETON-TURN-04 = Roll the die: that many stones are added to the pile you took.
SKELETON-END-01 = The game ends as soon as a player has reached the goal, and that player wins.

prompt-TakePile = Take a pile
prompt-FillPile = Roll the die
await-TakePile = takes a pile

choice-pile = Take { $pile }
choice-face = { $number }

event-score = { $player } { DOES($player, "scores", "score") } { $points } for { $reason }.
event-took = { $player } { DOES($player, "takes", "take") } { $pile }.
event-filled = { $number ->
    [0] No stone is added to { $pile }.
    [one] A stone is added to { $pile }.
   *[other] { $number } stones are added to { $pile }.
}

reason-stones = stones

option-players = Players
option-players-2 = Two players
option-players-3 = Three players
option-players-4 = Four players
option-goal = Goal
option-goal-20 = To 20 points
option-goal-40 = To 40 points

error-skeleton-piles = there must be three piles of at most { $most } stones
