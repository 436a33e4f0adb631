name-game = Caravan
rules-of-game = Rules of Caravan
about-game = Travel by the die, find goods and trade them: the first player to arrive ends the game. Two or three players.
about-length = 5 minutes
about-weight = light: one choice a turn

name-good-silk = silk
name-good-spice = spice
name-good-tea = tea

chapter-TURN = A turn
chapter-TRADE = Trade
chapter-END = The end

CAR-TURN-01 = On your turn you travel, search for a good, or trade.
CAR-TURN-02 = To travel, roll the die and move that many stages, not beyond the last.
CAR-TURN-03 = To search, take a good out of the bag, as long as there is one.
CAR-TRADE-01 = A trade takes three goods.
CAR-TRADE-02 = You choose which goods of your hand you give; they leave the game.
CAR-TRADE-03 = A trade is worth its points.
CAR-INN-01 = A caravan that stops at the inn rests there and scores a point.
CAR-END-01 = The game ends when a caravan reaches the last stage.
CAR-END-02 = Each stage behind you is worth a point.
CAR-END-03 = If tied, the player with more goods in hand wins.

prompt-Turn = Travel, search or trade
prompt-Roll = Roll the die
prompt-Rest = You have reached the inn
prompt-Find = Take a good out of the bag
prompt-Pay = { $due ->
    [one] Give one good
   *[other] Give { $due } goods
}

await-Turn = travels, searches or trades
await-Rest = rests at the inn
await-Pay = gives goods

choice-travel = Travel
choice-search = Search
choice-trade = Trade
choice-rest = Rest
choice-roll = { $number }
choice-find = { $good }
choice-good = Give { $good }

event-score = { $player } { DOES($player, "scores", "score") } { $points } for { $reason }.
event-travelled = { $player } { DOES($player, "travels", "travel") } to stage { $stage }.
event-found = { $player } { DOES($player, "finds", "find") } { $good }.
event-gave = { $player } { DOES($player, "gives", "give") } { $good }.
event-lacks = { $count ->
    [one] One good is missing.
   *[other] { $count } goods are missing.
}

reason-trade = a trade
reason-rest = a rest
reason-stages = the journey

option-players = Players
option-players-2 = Two players
option-players-3 = Three players
option-stages = Stages
option-stages-6 = Six stages
option-stages-9 = Nine stages
option-inn = The inn
option-inn-true = There is an inn
option-inn-false = There is no inn

error-goods = { $number } of { $good }, there must be { $due }
error-beyond-end = a caravan is beyond the end
