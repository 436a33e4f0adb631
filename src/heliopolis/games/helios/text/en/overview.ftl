### The game on one page: for each section its title and its sentences, and what the pictures show.

## The aim
overview-aim = What it is about
overview-aim-win = Everybody shapes a land of their own, leads a sun along its coast and builds temples and a city. After the last round the most points win.
overview-aim-now = Some points come while you play: when your sun lights temples, and when it has gone all the way round your land.
overview-aim-later = The others come at the end: for how far your land reaches, for special tiles, buildings, characters and mana.

## A round
overview-round = A round
overview-round-count = There are four rounds, three with three players. In each of them another player has the dragon and begins.
overview-round-actions = First the action turns: one after the other everybody takes four of them, six with three players.
overview-round-characters = Then the characters: whoever wants buys and activates some, until nobody wants to go on.
overview-round-anew = Before the next round the land tiles that nobody took go, and new ones are laid out.
overview-round-tiles = Action tiles: three or four players get 18 new ones every round. Two play on with what is left in rounds 2 and 4, and get 18 new ones only before round 3.
overview-round-last = The last round ends with the final scoring instead.

## A turn
overview-turn = Your turn
overview-turn-take = Take the lowest tile of one of the three columns. Its symbol is what you do: create land, construct, or move the sun.
overview-turn-keep = Before that, store it under the space of its colour on your board. A gray tile goes under a colour of your choice.
overview-turn-four = The fourth tile under one colour gives you a bonus action on top: any of the three. Then the four are discarded.

## Land
overview-land = Create land
overview-land-lay = Lay one tile on a light gray field beside your land: a land tile, which brings a cube of its colour, or a special tile, which scores at the end.
overview-land-fields = Some fields give something at once: a cube field a second cube, a mana field 2 mana.
overview-land-edge = Each shield on the orange ring that your land touches is worth 4 points at the end.
overview-land-free = The field of the sun stays free, and the sun must never be shut in.
overview-land-empty_fields = Empty Fields: { $points } for each empty field beside it.
overview-land-created_tiles = Created Tiles: { $points } for itself and for each tile beside it.
overview-land-raw_materials = Raw Materials: { $points } for each cube on it and on the tiles beside it.
overview-land-temples = Temples: { $points } for each temple on it and on the tiles beside it.

## The sun
overview-sun = Move the sun
overview-sun-move = Your sun goes clockwise over empty fields along your coast, at most as far as your sun marker tells. It gives light only where it stops.
overview-sun-cubes = Each lit land tile that has neither cube nor temple gets a cube of its colour. So your means grow again.
overview-sun-temples = Each lit temple brings 1 point for its own tile and 1 for each tile beside it.
overview-sun-orbit = Once all the way round, when it comes onto the gold fields or past them, the sun brings 5 points more.

## Construct
overview-build = Construct
overview-build-pay = You pay with the cubes on your tiles. White in a price is any colour; for a colour you do not have, two others will do.
overview-build-temple = A temple: your first costs 1 cube and gives 1 mana, your second 2 and 2, and so on. Cubes left on its tile are lost.
overview-build-city = Or one of your twelve buildings, each once: they move your sun marker on, give mana or help you from then on, and score at the end. Those that do more:
overview-build-watch_tower = Watch Tower: from then on a full orbit brings { $points } points instead of { $usual }.
overview-build-city_council = City Council: from then on each temple that is lit brings { $points } points more.
overview-build-power_plant = Power Plant: your sun goes as far as you like, but full orbits bring nothing more.
overview-build-citadel = Citadel: from then on every temple costs { $cubes ->
    [one] 1 cube
   *[other] { $cubes } cubes
} only.
overview-build-warehouse = Warehouse: a lit land tile that has a cube gets a second one.
overview-build-palace = Palace: one bonus action, at once.
overview-build-exchange_bazaar = Exchange Bazaar: at once, trade up to { $mana } mana for { $points } points each.
overview-build-land_management = Land Management: at once, lay { $tiles } more land tiles.

## Characters
overview-characters = Characters
overview-characters-buy = After the action turns: buy one character a turn for mana. It still sleeps, on its Night side.
overview-characters-activate = Pay its cubes to activate it: it wakes, helps once, at once, and only then does it score at the end.
overview-characters-first = There is one of each. Whoever has the most mana chooses first. What they score:
overview-characters-architect = Architect: { $points } for each of your temples and buildings; at once a cube.
overview-characters-inventor = Inventor: { $points } for each of your special tiles; at once sun steps and mana.
overview-characters-explorer = Explorer: { $points } more for each shield that your land touches.
overview-characters-cartographer = Cartographer: { $points } for each colour among your land tiles; at once a cube.
overview-characters-priestess = Priestess: { $points } points; at once sun steps and mana.
overview-characters-prophetess = Prophetess: { $points } for each tile of your land.
overview-characters-princess = Princess: { $points } times the number of your sun marker; nothing with the Power Plant, which takes the marker off its numbers. At once sun steps.
overview-characters-treasurer = Treasurer: { $points } for each cube you have left, and { $points } more for each mana.

## The end
overview-score = The end and the points
overview-score-bag = What you have won in play: lit temples and full orbits.
overview-score-edge = 4 points for each shield that your land touches.
overview-score-special = Special tiles: for the empty fields, tiles, cubes or temples beside them.
overview-score-city = Buildings: the number on each.
overview-score-characters = Active characters: each for what it counts. Those that still sleep bring nothing.
overview-score-mana = 1 point for each mana. Cubes left over are worth nothing.
overview-score-tie = Most points win; if tied, whoever has more cubes left.

## Pictures
picture-start = The board at the start: one tile with a cube, the sun above it. Around are fields with cubes and mana, and shields on the orange ring.
picture-tiles = The action tiles. One line for each action; those with a gold rim can be taken.
picture-lands = Six stacks of land tiles, each with a cube on top, and the special tiles.
picture-land = A land towards the end: temples, special tiles, and the sun beside the coast. Gold shields are reached.
picture-sets = Stored tiles, colour by colour. Three lie under red and three under yellow: the next of these gives a bonus action.
picture-edge = A new tile in the south, and one more shield is reached.
picture-grown = The sun has stopped: the land tiles beside it have got their cubes.
picture-lit = The sun has stopped beside two temples: both bring points.
picture-orbit = The sun has come past the gold fields at the top: a full orbit.
picture-city = A city with its prices, what each building gives, and its points in gold.
picture-temple = A new temple. The next one costs a cube more.
picture-characters = The eight characters with what they cost: mana to buy, cubes to wake. Below, those of one player.
picture-special = Special tiles score for what lies around them.
picture-end = Points now, and what they would be if the game ended: the bars show how much is still added.
