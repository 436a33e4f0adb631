# Statistics over many games.

fact-rounds = rounds
fact-end = end of the game
fact-target = target
name-end-trials = The last Trial
name-end-rounds = The last of five rounds
name-end-round_limit = The limit of rounds

table-building = Building
table-wonder = Wonder
table-zodiac = Zodiac card
table-district = District card
table-trial = Trial
column-built = built
column-used = used
column-points = points
column-claimed = claimed
column-taken = taken
column-matched = matched
column-scored = scored
