### The game on one page: for each section its title and its sentences, and what the pictures show.

## The aim
overview-aim = Goal
overview-aim-win = Each player shapes their own land, moves a sun along its coast and builds temples and a city. After the last round, the player with the most points wins.
overview-aim-now = You score some points during play: when your sun lights temples, and when it has gone all the way around your land.
overview-aim-later = The rest is scored at the end: for edge shields your land touches, special tiles, buildings, characters and mana.

## A round
overview-round = A round
overview-round-count = There are four rounds (three with three players). In each, a different player has the dragon and goes first.
overview-round-actions = First the action turns: players take turns until each has had four, or six with three players.
overview-round-characters = Then the characters: buy and activate as many as you like, until everyone passes.
overview-round-anew = Before the next round the unused land tiles are removed, and new ones are laid out.
overview-round-tiles = Action tiles: with three or four players there are 18 new ones every round. With two, you play on with what’s left in rounds 2 and 4, and get 18 new ones only before round 3.
overview-round-last = The last round ends with the final scoring instead.

## A turn
overview-turn = Your turn
overview-turn-take = Take the lowest tile of one of the three columns. Its symbol is what you do: create land, construct, or move the sun.
overview-turn-keep = Before that, store it under the space of its colour on your board. A grey tile goes under any colour you like.
overview-turn-four = The fourth tile under one colour gives you a bonus action as well: any of the three. Then the four are discarded.

## Land
overview-land = Create land
overview-land-lay = Place one tile on a light grey field next to your land: a land tile, which has a cube of its colour, or a special tile, which scores at the end.
overview-land-fields = Some fields give something right away: a cube field a second cube, a mana field 2 mana.
overview-land-edge = Each edge shield your land touches is worth 4 points at the end.
overview-land-free = The sun’s field stays free, and the sun must never be shut in.
overview-land-empty_fields = Empty Fields: { $points } for each empty field next to it.
overview-land-created_tiles = Created Tiles: { $points } for itself and for each tile next to it.
overview-land-raw_materials = Raw Materials: { $points } for each cube on it and on the tiles next to it.
overview-land-temples = Temples: { $points } for each temple on it and on the tiles next to it.

## The sun
overview-sun = Move the sun
overview-sun-move = Your sun goes clockwise over empty fields along your coast, at most as far as your sun marker shows. It shines only where it stops.
overview-sun-cubes = Each lit land tile with no cube and no temple gets a cube of its colour. That’s how you earn more cubes.
overview-sun-temples = Each lit temple scores 1 point for its own tile and 1 for each tile next to it.
overview-sun-orbit = After a full orbit, reaching or passing the gold fields, you score 5 points.

## Construct
overview-build = Construct
overview-build-pay = You pay with the cubes on your tiles. White in a price is any colour; two others replace a colour you don’t have.
overview-build-temple = A temple: your first costs 1 cube and gives 1 mana, your second 2 and 2, and so on. Cubes left on its tile are lost.
overview-build-city = Or one of your twelve buildings, each once: they move your sun marker forward, give mana or help you from then on, and score at the end. Those that do more:
overview-build-watch_tower = Watch Tower: from then on a full orbit scores { $points } points instead of { $usual }.
overview-build-city_council = City Council: from then on each lit temple scores { $points } points more.
overview-build-power_plant = Power Plant: your sun goes as far as you like, but full orbits no longer score.
overview-build-citadel = Citadel: from then on every temple costs only { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
}.
overview-build-warehouse = Warehouse: a lit land tile that has a cube gets a second one.
overview-build-palace = Palace: one bonus action, right away.
overview-build-exchange_bazaar = Exchange Bazaar: right away, trade up to { $mana } mana for { $points } points each.
overview-build-land_management = Land Management: right away, place { $tiles } more land tiles.

## Characters
overview-characters = Characters
overview-characters-buy = After the action turns: buy one character a turn for mana. It shows its Night side and does nothing yet.
overview-characters-activate = Pay its cubes to activate it: it turns to its Day side, gives its benefit once, right away, and will score at the end.
overview-characters-first = There is one of each. The player with the most mana chooses first. What they score:
overview-characters-architect = Architect: { $points } for each of your temples and buildings; right away a cube.
overview-characters-inventor = Inventor: { $points } for each of your special tiles; right away sun steps and mana.
overview-characters-explorer = Explorer: { $points } more for each edge shield your land touches.
overview-characters-cartographer = Cartographer: { $points } for each colour among your land tiles; right away a cube.
overview-characters-priestess = Priestess: { $points } points; right away sun steps and mana.
overview-characters-prophetess = Prophetess: { $points } for each tile of your land.
overview-characters-princess = Princess: { $points } times the number of your sun marker; nothing with the Power Plant, which takes the marker off its numbers. Right away sun steps.
overview-characters-treasurer = Treasurer: { $points } for each cube you have left, and { $points } more for each mana.

## The end
overview-score = The end and the points
overview-score-bag = What you scored during play: lit temples and full orbits.
overview-score-edge = 4 points for each edge shield your land touches.
overview-score-special = Special tiles: for the empty fields, tiles, cubes or temples next to them.
overview-score-city = Buildings: the number on each.
overview-score-characters = Active characters: each for what it counts. Those on their Night side score nothing.
overview-score-mana = 1 point for each mana. Cubes left over are worth nothing.
overview-score-tie = The player with the most points wins; if tied, the one with more cubes left.

## Pictures
picture-start = The board at the start: one tile with a cube, the sun above it. Around it are fields with cubes and mana, and edge shields on the orange ring.
picture-tiles = The action tiles. One row for each action; you can take those with a gold rim.
picture-lands = Six stacks of land tiles, each with a cube on top, and the special tiles.
picture-land = A land towards the end: temples, special tiles, and the sun at the coast. The edge shields it touches are gold.
picture-sets = Stored tiles, colour by colour. There are three under red and three under yellow: the next of these gives a bonus action.
picture-edge = A new tile in the south reaches one more edge shield.
picture-grown = The sun has stopped: the land tiles next to it have grown their cubes.
picture-lit = The sun has stopped next to two temples: both score.
picture-orbit = The sun has passed the gold fields at the top: a full orbit.
picture-city = A city with its prices, what each building gives, and its points in gold.
picture-temple = A new temple. The next one costs one more cube.
picture-characters = The eight characters and what they cost: mana to buy, cubes to activate. Below, those of one player.
picture-special = Special tiles score for what’s around them.
picture-end = Points now, and what they’d be if the game ended: the bars show how much is still to come.
