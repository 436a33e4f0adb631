### The rules of Helios, addressed to a player; the key is the id of the rule.

## Setup

chapter-SETUP = Setup
HEL-SETUP-01 = The action tiles are sorted by symbol. Each group of 16 is shuffled on its own and becomes a face-down pile.
HEL-SETUP-02 = Six tiles of each pile are laid face up in the column below it: three columns, 18 tiles.
HEL-SETUP-03 = Points, cubes, mana and wooden pieces form one supply for everyone. It never runs out.
HEL-SETUP-04 = All eight characters are on display with their Night side up, whatever the number of players.
HEL-SETUP-05 = Each player has a player board, a city board, a summary card and a bag for the points won in play, empty at first.
HEL-SETUP-06 = Your sun marker starts on 2 of the sun track.
HEL-SETUP-07 = Your sun starts on the field with the sun symbol.
HEL-SETUP-08 = You start with 1 mana.
HEL-SETUP-09 = One player starts and holds the dragon. Here chance picks that player, unless the table names a seat.
HEL-SETUP-10 = In turn order each player picks a starting land tile: Redwood, Granite or Bamboo (brown, grey or green). Several players may pick the same colour.
HEL-SETUP-11 = Your starting tile lies on the centre field and carries one cube of its own colour.
HEL-SETUP-12 = Then four land tiles of each colour form five face-down stacks. All the others are shuffled into the additional stack.
HEL-SETUP-13 = The additional stack has 16 tiles less one for each player: 14, 13 or 12 for two, three or four players.
HEL-SETUP-14 = The top tile of each of the six stacks is turned face up and gets a cube of its colour.
HEL-SETUP-15 = The special tiles lie face up in four piles of two, one pile for each kind.
HEL-SETUP-16 = The third and then the fourth player choose one more cube for their starting tile, of another colour than the one already there. The first two players get none.

## Rounds and phases

chapter-ROUND = Rounds and phases
HEL-ROUND-01 = The game lasts four rounds with two or four players, three rounds with three.
HEL-ROUND-02 = A round has three phases: actions, characters, replenishment. Turn order is clockwise.
HEL-ROUND-03 = First come the actions: everyone has four action turns, six with three players. You take them one at a time, beginning with the starting player.
HEL-ROUND-04 = In the last round the final scoring takes the place of replenishment. The characters’ phase still takes place.
HEL-ROUND-05 = The dragon moves on one seat each round, so everyone starts once, or twice with two players.

## Action turn

chapter-TURN = Action turn
HEL-TURN-01 = On your turn take one face-up action tile. Only the lowest tile of each column is available.
HEL-TURN-02 = Once a column is empty, no tile gives its action for the rest of the phase.
HEL-TURN-03 = A red, blue or yellow tile goes under the space of that colour on your board, whatever its symbol.
HEL-TURN-04 = A grey tile goes under any one of your three coloured spaces, as you choose, and stays there.
HEL-TURN-05 = Store the tile first, then carry out its action.
HEL-PASS-01 = You may skip the action of your tile.
HEL-PASS-02 = If you pass, you may still take and store a tile. You may also pass without a tile.
HEL-PASS-03 = A tile whose action you skipped still counts towards a set of four.

## Bonus actions and the end of the phase

chapter-BA = Bonus actions and the end of the phase
HEL-BA-01 = A bonus action is any one of the three main actions, even if that column is empty.
HEL-BA-02 = You take no action tile for a bonus action.
HEL-BA-03 = Use a bonus action immediately or lose it.
HEL-BA-04 = The fourth tile under one coloured space gives you a bonus action. Grey tiles count as the colour they lie under.
HEL-BA-05 = The bonus action of a set comes after the regular action of that turn.
HEL-BA-06 = After the bonus action of a set, used or declined, its four tiles are discarded and the space is empty again.
HEL-BA-07 = When you build the Palace, first take what it gives on the sun track and in mana. Then you have one bonus action immediately.
HEL-BA-08 = A bonus action inside another action is finished first, then the outer one continues.
HEL-TURN-06 = The phase ends when all turns are taken. Tiles left on display are discarded, except after rounds 1 and 3 with two players. Tiles under your board stay for later rounds.
HEL-TURN-07 = If everyone takes a tile each turn, four players leave 2 of 18 tiles, three players none. Two players leave 10 after one round and 2 after the next.

## Create land

chapter-LAND = Create land
HEL-LAND-01 = Take one face-up land tile with its cube, or one special tile from a pile that has any left.
HEL-LAND-02 = Tiles go on light grey fields, never on orange ones.
HEL-LAND-03 = The field must be empty.
HEL-LAND-04 = The field must touch a tile you already have on your board.
HEL-LAND-05 = You cannot put a tile on the sun’s field.
HEL-LAND-06 = You may not enclose the sun: a chain of empty fields must always lead from it to the orange ring.
HEL-LAND-07 = The cube on a land tile stays on it. Special tiles come without a cube.
HEL-LAND-08 = A land stack whose face-up tile was taken shows no new tile before the replenishment at the end of the round.
HEL-LAND-09 = The special tiles are all visible from the start and are never replenished: an empty pile stays empty.
HEL-LAND-10 = A tile never holds more than 2 cubes.
HEL-LAND-11 = Where no field is left on which you may place a tile, you cannot create land.
HEL-LAND-12 = Where no land tile lies face up and no special tile is left, you cannot create land.
HEL-BONUS-01 = A tile placed on one of the four cube fields gets an extra cube immediately, of another colour than the land tile. On a special tile you may choose any colour.
HEL-BONUS-02 = A tile placed on one of the two mana fields gives you 2 mana.
HEL-BONUS-03 = Each of the five edge shields that touches one of your tiles is worth 4 points at the end of the game, more with an active Explorer. It gives nothing before.
HEL-BONUS-04 = An edge shield counts once, however many tiles touch it. One tile may reach several edge shields.

## Paying with cubes

chapter-PAY = Paying with cubes
HEL-PAY-01 = You pay with cubes from your own tiles. Paid cubes go back to the supply.
HEL-PAY-02 = A white cube in a price is paid with one cube of any colour.
HEL-PAY-03 = If you own no cube of a colour in the price, two other cubes of any colours replace it. This holds for city buildings and for activating characters.
HEL-PAY-04 = What you own is judged once, before you pay. A colour you own must be used where the price asks for it.
HEL-PAY-05 = A price takes one cube for each of its slots, and one more for each colour you own none of. You may pick the cubes in any order.
HEL-PAY-06 = You cannot build or activate what you cannot pay for.

## Construct: a temple

chapter-TEMPLE = Construct: a temple
HEL-TEMPLE-01 = One construct action builds one temple or one city building.
HEL-TEMPLE-02 = Your first temple costs 1 cube of any colour, the second 2, the third 3, and so on. With the Citadel each costs 1.
HEL-TEMPLE-03 = Your first temple gives 1 mana, the second 2, the third 3, and so on.
HEL-TEMPLE-04 = A temple may stand on any of your land or special tiles that has none, the starting tile included. It may stand next to other temples.
HEL-TEMPLE-05 = A temple and cubes never share a tile: cubes still on the tile go back to the supply, without compensation.
HEL-TEMPLE-06 = You pay before you place the temple, so you may pay with the cubes of its tile.
HEL-TEMPLE-07 = No cube can be put on a tile with a temple.

## Construct: city buildings

chapter-CITY = Construct: city buildings
HEL-CITY-01 = You can build each building only once. The wooden piece then covers its price.
HEL-CITY-02 = When you build, move your sun marker, then take the mana, then carry out a one-time function. Permanent functions hold from then on.
HEL-CITY-03 = The points of a building count only in the final scoring.
HEL-CITY-04 = As printed, the twelve buildings together are worth 25 points, 7 steps on the sun track (the Power Plant aside) and 9 mana.
HEL-CITY-OBS = The Observatory moves your sun marker forward when you build it. It has no other function.
HEL-CITY-LODGE = The Solar Lodge moves your sun marker forward when you build it. It has no other function.
HEL-CITY-WATCH = The Watch Tower gives mana immediately. From then on a full orbit pays you the higher reward.
HEL-CITY-COUNCIL = The City Council moves your sun marker forward. From then on every temple the sun lights gives you extra points.
HEL-CITY-POWER = The Power Plant gives mana and puts your sun marker on the special field. From then on your sun moves as far as you like, but full orbits pay you nothing.
HEL-CITY-CITADEL = With the Citadel every temple costs you a single cube of any colour. The mana a temple gives stays the same. The Citadel’s own price is one cube in either of two colours; others replace it only if you own neither.
HEL-CITY-SANCT = The Sanctuary gives mana when you build it. It has no other function.
HEL-CITY-GROVE = The Sacred Grove gives mana when you build it. It has no other function.
HEL-CITY-BAZAAR = When you build the Exchange Bazaar, you may trade some of your mana for points, immediately and only once.
HEL-CITY-PALACE = The Palace moves your sun marker forward and gives mana. Then you have one bonus action, immediately and only once.
HEL-CITY-WARE = With the Warehouse a lit land tile that already holds one cube gets a second one. No tile goes above 2.
HEL-CITY-LANDM = When you build Land Management, draw the bottom tiles of the additional stack, each with its cube, and place them on your board immediately.
HEL-CITY-05 = With Land Management you see the drawn tiles first and choose their order. Each is placed by the usual rules and triggers the bonus of its field.
HEL-CITY-06 = The additional stack never runs out, even if everyone builds Land Management.

## Move the sun

chapter-SUN = Move the sun
HEL-SUN-01 = The sun moves clockwise around your land, from one empty field to the next.
HEL-SUN-02 = Every field the sun enters must touch at least one of your tiles.
HEL-SUN-03 = The sun may use orange fields on the same condition.
HEL-SUN-04 = The sun moves at least 1 field and at most as many as your sun marker shows.
HEL-SUN-05 = You may always move less than the maximum.
HEL-SUN-06 = Only the field where the sun stops gives light. Fields it passes give nothing.
HEL-SUN-07 = Any route that keeps to these rules is allowed, so the sun may cut across the mouth of a bay.
HEL-SUN-08 = An empty field with only one open side is a dead end. So is every one-field-wide passage that leads only there.
HEL-SUN-09 = The sun never moves into a dead end. It goes past.
HEL-SUN-10 = If new tiles catch the sun in a dead end, its next move must lead out. While a field outside is in range, the sun may not stop inside; otherwise it may stop on any field on the way out. It never goes back in.
HEL-SUN-11 = Clockwise means onwards along the coast, with the land on the right hand. What lies behind the sun on this lap is no longer open to it.
HEL-SUN-12 = A hole, empty fields shut in by your tiles, is closed to the sun: no way leads in from outside.
HEL-SUN-20 = With the Power Plant your sun marker stays on its special field. Later steps on the sun track have no effect.
HEL-SUN-21 = With the Power Plant the sun may go to any empty field that touches your land, however far, except into a hole or a dead end. It still moves at least 1 field: its own field counts as a full round, and if that is a dead end, the sun must leave it.
HEL-SUN-22 = With the Power Plant, full orbits no longer score, with or without the Watch Tower.
HEL-SUN-23 = With the Power Plant, laps are no longer counted: you only name the field where the sun stops.

## Illumination

chapter-ILLUM = Illumination
HEL-ILLUM-01 = When the sun stops, it lights all land and special tiles next to its field.
HEL-ILLUM-02 = A lit land tile with neither cube nor temple gets one cube of its colour.
HEL-ILLUM-03 = A land tile that already holds a cube of any colour gets none. With the Warehouse, a tile with exactly one cube gets a second one of the tile’s colour.
HEL-ILLUM-04 = A tile with a temple never gets a cube, Warehouse or not.
HEL-ILLUM-05 = A lit temple gives you 1 point for its own tile and 1 point for each land or special tile next to it, whatever lies on them.
HEL-ILLUM-06 = So a lit temple gives 1 to 6 points, as the sun itself takes up one neighbouring field. The City Council adds to that.
HEL-ILLUM-07 = A lit special tile gives nothing by itself. With a temple on it, the temple scores as usual.
HEL-ILLUM-08 = Each movement of the sun gives its own rewards. A second sun action in the same turn lights again.

## Full orbit

chapter-ORBIT = Full orbit
HEL-ORBIT-01 = When the sun has gone all the way around your land and reaches or crosses the gold fields, you get 5 points, 10 with the Watch Tower.
HEL-ORBIT-02 = You get this reward at most once a turn. Further orbits in the same turn are lost.
HEL-ORBIT-03 = The points of the orbit come on top of what the light gives.
HEL-ORBIT-04 = An orbit is paid when the sun stops on a later lap than ever before, so crossing the gold fields back and forth does not pay twice.

## Second phase: characters

chapter-CHAR = Second phase: characters
HEL-CHAR-01 = You buy and activate characters only in the character phase, once all action turns have been taken.
HEL-CHAR-02 = The player with the most mana begins. If tied, the one nearest to the starting player clockwise begins, the starting player first of all. Then it goes clockwise.
HEL-CHAR-03 = On your turn you may buy one character and activate as many as you like, in any order. You may activate a character you have just bought.
HEL-CHAR-04 = To buy a character, pay its mana to the supply. It comes Night side up and gives nothing yet.
HEL-CHAR-05 = Only characters still on display can be bought.
HEL-CHAR-06 = You activate a character that you own: pay the cubes it shows and turn it to its Day side. The usual rules of payment hold.
HEL-CHAR-07 = Activation gives its benefit immediately and only once: sun steps, mana or a cube.
HEL-CHAR-08 = Only active characters score at the end.
HEL-CHAR-09 = Turns continue until everyone is done. A player who ends a turn without buying or activating is out for this phase.
HEL-CHAR-10 = A character is activated only once. From then on it shows its Day side and stays active.
HEL-CHAR-ARCH = When activated, the Architect gives one cube of any colour, put on one of your tiles with fewer than 2 cubes and no temple. At the end the Architect scores for each of your temples and city buildings.
HEL-CHAR-INV = When activated, the Inventor gives sun steps and mana. At the end the Inventor scores for each special tile on your board.
HEL-CHAR-EXPL = With an active Explorer the edge shields you have reached are worth more at the end.
HEL-CHAR-CARTO = When activated, the Cartographer gives one cube of any colour, put on one of your tiles with fewer than 2 cubes and no temple. At the end the Cartographer scores for each different land colour on your board, the starting tile included.
HEL-CHAR-PRIEST = When activated, the Priestess gives sun steps and mana. At the end she scores a fixed number of points.
HEL-CHAR-PROPH = At the end an active Prophetess scores for each land and special tile on your board, the starting tile included.
HEL-CHAR-PRINC = When activated, the Princess gives sun steps. At the end she scores by the value of your sun marker, nothing if you have a Power Plant.
HEL-CHAR-TREAS = At the end an active Treasurer scores for each cube you have left, and your mana is worth more.

## Third phase: replenishment

chapter-REPL = Third phase: replenishment
HEL-REPL-01 = Face-up land tiles that no one took leave the game. Their cubes go back to the supply.
HEL-REPL-02 = One new tile is revealed on each of the six land stacks and gets a cube of its colour.
HEL-REPL-03 = The special tiles stay as they are.
HEL-REPL-04 = Six new action tiles of each symbol are laid out: 18 again.
HEL-REPL-05 = If a pile is short, deal what is left, shuffle the discards of that symbol and continue. If there are still too few, the column is shorter.
HEL-REPL-06 = The dragon goes to the next player clockwise.
HEL-REPL-07 = Last of all in the replenishment, the third and the fourth player, counted from the new starting player, each put one cube of any colour on a tile of theirs with fewer than 2 cubes and no temple. The others get none.
HEL-REPL-08 = Each coloured land stack of four lasts exactly four rounds.

## Two and three players

chapter-PLAYERS = Two and three players
HEL-N3-01 = With three players there are three rounds of six turns each. If everyone takes a tile each turn, all 18 are used up; tiles left after passes are discarded.
HEL-N3-02 = With three players only the third gets the extra cube, at setup and in the replenishment.
HEL-N2-01 = With two players there are four rounds of four turns each, and each player starts twice.
HEL-N2-02 = With two players no one gets an extra cube.
HEL-N2-03 = With two players the action tiles left after rounds 1 and 3 stay where they are for the next round. None are added.
HEL-N2-04 = With two players the tiles left after round 2 are discarded and 18 new ones are laid out.
HEL-N2-05 = With two players land tiles and dragon follow the usual rules every round.

## Special tiles in the final scoring

chapter-SPEC = Special tiles in the final scoring
HEL-SPEC-EMPTY = The Empty Fields tile scores for each empty field next to it: orange fields and the sun’s field count, the tile itself does not. As it always touches a tile, five at most can count.
HEL-SPEC-LAND = The Created Tiles tile scores for itself and for each land or special tile next to it.
HEL-SPEC-CUBE = The Raw Materials tile scores for each cube on itself and on the tiles next to it.
HEL-SPEC-TEMPLE = The Temples tile scores for each temple on itself and on the tiles next to it.
HEL-SPEC-05 = One cube, temple or tile may count for several special tiles.

## End of the game

chapter-END = End of the game
HEL-END-01 = Your final score is the points won in play plus edge shields, special tiles, city buildings, active characters and mana.
HEL-END-02 = Each edge shield you have reached is worth 4 points, more with an active Explorer.
HEL-END-03 = Each mana is worth 1 point, more with an active Treasurer.
HEL-END-04 = Cubes are worth nothing, unless you have an active Treasurer.
HEL-END-05 = The player with the most points wins.
HEL-END-06 = If tied, the player with more cubes left wins. If still tied, the victory is shared.
