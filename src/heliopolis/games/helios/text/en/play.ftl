### What Helios asks, offers and tells. Arguments are named by the roles of the game's record.

## Words within a sentence, where they differ from the name

word-symbol-land = land
word-symbol-construct = construct
word-symbol-sun = sun
word-tile_colour-red = red
word-tile_colour-blue = blue
word-tile_colour-yellow = yellow
word-tile_colour-gray = grey
word-space-red = red
word-space-blue = blue
word-space-yellow = yellow
word-stack-brown = { name-material-brown }
word-stack-gray = { name-material-gray }
word-stack-green = { name-material-green }
word-stack-blue = { name-material-blue }
word-stack-black = { name-material-black }
word-building-observatory = the Observatory
word-building-solar_lodge = the Solar Lodge
word-building-watch_tower = the Watch Tower
word-building-city_council = the City Council
word-building-power_plant = the Power Plant
word-building-citadel = the Citadel
word-building-sanctuary = the Sanctuary
word-building-sacred_grove = the Sacred Grove
word-building-exchange_bazaar = the Exchange Bazaar
word-building-palace = the Palace
word-building-warehouse = the Warehouse
word-building-land_management = Land Management
word-character-architect = the Architect
word-character-inventor = the Inventor
word-character-explorer = the Explorer
word-character-cartographer = the Cartographer
word-character-priestess = the Priestess
word-character-prophetess = the Prophetess
word-character-princess = the Princess
word-character-treasurer = the Treasurer
word-phase-setup = setup
word-phase-actions = the action turns
word-phase-characters = the characters
word-phase-replenishment = replenishment
word-phase-over = the final scoring
word-reason-orbit = a full orbit
word-reason-temple_lit = a lit temple
word-reason-bazaar = a trade at the Exchange Bazaar
word-reason-edges = edge shields
word-reason-buildings = city buildings
word-reason-mana = mana
word-reason-architect = { word-character-architect }
word-reason-inventor = { word-character-inventor }
word-reason-explorer = { word-character-explorer }
word-reason-cartographer = { word-character-cartographer }
word-reason-priestess = { word-character-priestess }
word-reason-prophetess = { word-character-prophetess }
word-reason-princess = { word-character-princess }
word-reason-treasurer = { word-character-treasurer }

## Questions

prompt-FirstSeat = Who starts?
prompt-DealTile = Deal the next { $symbol } tile
prompt-ShowLand = Turn up the top tile of the additional stack
prompt-DrawLand = Draw a tile from the additional stack
prompt-StartTile = Choose your starting tile
prompt-StartCube = Choose a second cube for your starting tile
prompt-TakeTile = Take an action tile or pass
prompt-GraySpace = Choose a space for the grey { $symbol } tile
prompt-BonusAction = Bonus action: choose any action
prompt-TakeLand = Take a land tile or a special tile
prompt-PlaceTile = Place the { $kind } tile next to your land
prompt-BonusCube = Choose the bonus cube for your { $tile } tile
prompt-Pay = { $due ->
    [one] { $exact_id ->
        [none] Pay 1 cube
       *[other] Pay 1 cube: { $exact }
    }
   *[other] { $exact_id ->
        [none] Pay { $due } cubes
       *[other] Pay { $due } cubes, including { $exact }
    }
}
prompt-Construct = Build a temple or a city building
prompt-PlaceTemple = Choose a tile for your temple
prompt-Exchange = How much mana do you trade for points?
prompt-FirstDrawn = Which tile first, { $one } or { $other }?
prompt-MoveSun = Choose where the sun stops
prompt-CharacterTurn = { $done ->
    [0] Buy or activate a character, or pass
    [1] Buy or activate another character, or end your turn
   *[other] Activate a character or end your turn
}
prompt-CubeColour = Choose the colour of your free cube
prompt-CubeTile = Choose a tile for your { $colour } cube

## What others read while somebody is asked

await-StartTile = chooses the starting tile
await-StartCube = chooses a second cube for the starting tile
await-TakeTile = takes an action tile or passes
await-GraySpace = chooses a space for the grey tile
await-BonusAction = chooses a bonus action
await-TakeLand = takes a land tile or a special tile
await-PlaceTile = chooses a field for the tile
await-BonusCube = chooses a bonus cube
await-Pay = chooses the cubes to pay
await-Construct = builds a temple or a city building
await-PlaceTemple = chooses a tile for the temple
await-Exchange = trades mana for points
await-FirstDrawn = chooses which tile comes first
await-MoveSun = chooses where the sun stops
await-CharacterTurn = buys or activates characters
await-CubeColour = chooses the colour of the free cube
await-CubeTile = chooses a tile for the free cube

## Answers

choice-skip = Skip the action
choice-pass = Pass
choice-decline = Decline the bonus action
choice-end = End your turn
choice-first = Seat { $seat } starts
choice-deal = { $tile_colour } { $symbol } tile
choice-reveal = { $material }
choice-start = Start on { $material }
choice-column = Take the { $symbol } tile
here-column = Take the { $tile_colour } { $symbol } tile
choice-space = Store it under { $space }
choice-action-land = { name-symbol-land }
choice-action-construct = { name-symbol-construct }
choice-action-sun = { name-symbol-sun }
choice-land = { $stack } tile
choice-land-additional = Tile from the additional stack
here-land = { $material } tile from the additional stack
choice-special = Special tile { $special }
choice-field = Field { $field }
here-field = { $tile } on { $field }
choice-colour = { $material } cube
choice-drawn = { $material } first
choice-cube = { $material } cube on { $field }
choice-build = Build { $building }
choice-build-temple = Build a temple
choice-exchange = { $mana ->
    [0] Trade nothing
   *[other] Trade { $mana } mana
}
choice-buy = Buy { $character }
choice-activate = Activate { $character }
choice-sun = { $laps ->
    [0] Stop on { $field }
    [1] Stop on { $field }, one lap ahead
    [-1] Stop on { $field }, one lap back
    [-2] Stop on { $field }, two laps back
   *[other] Stop on { $field }, { $laps } laps ahead
}

## Events

event-score = { $player } { DOES($player, "scores", "score") } { points } for { $reason }.
events-score = { $player } { DOES($player, "scores", "score") } for { $list }.
each-score = { $reason } ({ $points })
event-dragon = { $player } { DOES($player, "has", "have") } the dragon and { DOES($player, "goes", "go") } first.
event-round = Round { $round } begins.
event-phase = { $phase_id ->
    [setup] Setup begins.
    [actions] The action turns begin.
    [characters] The character phase begins.
    [replenishment] Replenishment begins.
   *[over] The final scoring begins.
}
event-round-phase = Round { $round } begins with { $phase }.
event-dealt = The { $symbol } column gets a { $tile_colour } tile.
events-dealt = The { $symbol } column gets { $list } tiles.
each-dealt = { $tile_colour }
event-reshuffled = The discarded { $symbol } tiles are shuffled into a new pile.
event-shown = New land is turned up; the additional stack shows { $material }.
event-land_removed = The unused { $material } tile leaves the game.
events-land_removed = Unused land leaves the game: { $list }.
each-land_removed = { $material }
event-replenished = Round { $round } is over and the table is replenished.
event-phase-replenished = Round { $round } is over and the table is replenished.
event-laid = { $player } { DOES($player, "places", "place") } the { $tile } tile.
event-laid-grown = { $player } { DOES($player, "places", "place") } the { $tile } tile with its cube.
event-grown = { $player } { DOES($player, "gains", "gain") } 1 { $material }.
events-grown = { $player } { DOES($player, "gains", "gain") } { $list }.
each-grown = { $material }
event-paid = { $player } { DOES($player, "pays", "pay") } 1 { $material }.
events-paid = { $player } { DOES($player, "pays", "pay") } { $list }.
each-paid = { $material }
event-lost = { $player } { DOES($player, "gives", "give") } up 1 { $material }.
events-lost = { $player } { DOES($player, "gives", "give") } up { $list }.
each-lost = { $material }
event-mana = { $player } { DOES($player, "gains", "gain") } { $mana } mana.
event-track = { $player } { DOES($player, "moves", "move") } the sun marker to { $track }, { $steps ->
    [one] 1 step forward.
   *[other] { $steps } steps forward.
}
event-passed = { $player } { DOES($player, "passes", "pass") }.
event-skipped = { $player } { DOES($player, "skips", "skip") } the action.
event-declined = { $player } { DOES($player, "declines", "decline") } the bonus action.
event-took_tile = { $player } { DOES($player, "takes", "take") } the { $tile_colour } { $symbol } tile.
event-stored = { $player } { DOES($player, "stores", "store") } the { $tile_colour } { $symbol } tile under { $space }.
event-took_tile-stored = { $tile_colour_id ->
    [gray] { $player } { DOES($player, "takes", "take") } the grey { $symbol } tile and { DOES($player, "stores", "store") } it under { $space }.
   *[other] { $player } { DOES($player, "takes", "take") } the { $tile_colour } { $symbol } tile.
}
event-set = { $player } { DOES($player, "completes", "complete") } the { $space } set and { DOES($player, "gets", "get") } a bonus action.
event-set_discarded = { $player } { DOES($player, "discards", "discard") } the set under { $space }.
event-bonus_action = { $player } { DOES($player, "uses", "use") } the bonus action to { $symbol_id ->
    [land] create land.
    [construct] construct.
   *[sun] move the sun.
}
event-took_land = { $player } { DOES($player, "takes", "take") } the { $material } tile.
event-took_land-laid-grown = { $player } { DOES($player, "takes", "take") } the { $material } tile and { DOES($player, "places", "place") } it with its cube.
event-took_special = { $player } { DOES($player, "takes", "take") } the special tile { $special }.
event-took_special-laid = { $player } { DOES($player, "takes", "take") } the special tile { $special } and { DOES($player, "places", "place") } it.
event-temple = { $player } { DOES($player, "builds", "build") } a temple.
event-temple-mana = { $player } { DOES($player, "builds", "build") } a temple and { DOES($player, "gains", "gain") } { $mana } mana.
event-built = { $player } { DOES($player, "builds", "build") } { $building }.
event-built-track = { $player } { DOES($player, "builds", "build") } { $building } and { DOES($player, "moves", "move") } the sun marker to { $track }.
event-built-mana = { $player } { DOES($player, "builds", "build") } { $building } and { DOES($player, "gains", "gain") } { $mana } mana.
event-built-track-mana = { $player } { DOES($player, "builds", "build") } { $building }, { DOES($player, "moves", "move") } the sun marker to { $track } and { DOES($player, "gains", "gain") } { $mana } mana.
event-unlimited = { $player } { DOES($player, "frees", "free") } the sun, which can now move any distance.
event-traded = { $player } { DOES($player, "trades", "trade") } { $mana } mana.
event-traded-score = { $player } { DOES($player, "trades", "trade") } { $mana } mana for { points }.
event-drawn = { $player } { DOES($player, "draws", "draw") } the { $material } tile.
events-drawn = { $player } { DOES($player, "draws", "draw") } { $list }.
each-drawn = { $material }
event-tile_lost = { $player } { DOES($player, "has", "have") } no field for the { $tile } tile, which leaves the game.
event-sun = { $player } { DOES($player, "moves", "move") } the sun.
event-sun-score = { $player } { DOES($player, "moves", "move") } the sun and { DOES($player, "scores", "score") } { points } for { $reason }.
event-lit = { $player } { DOES($player, "lights", "light") } a temple.
event-lit-score = { $player } { DOES($player, "lights", "light") } a temple: { points }.
event-characters = { $player } { DOES($player, "has", "have") } the most mana and { DOES($player, "goes", "go") } first.
event-bought = { $player } { DOES($player, "buys", "buy") } { $character }.
event-activated = { $player } { DOES($player, "activates", "activate") } { $character }.
event-activated-track = { $player } { DOES($player, "activates", "activate") } { $character } and { DOES($player, "moves", "move") } the sun marker to { $track }.
event-activated-mana = { $player } { DOES($player, "activates", "activate") } { $character } and { DOES($player, "gains", "gain") } { $mana } mana.
event-activated-track-mana = { $player } { DOES($player, "activates", "activate") } { $character }, { DOES($player, "moves", "move") } the sun marker to { $track } and { DOES($player, "gains", "gain") } { $mana } mana.
event-left_market = { $player } { DOES($player, "is", "are") } done with characters for this round.
event-cube_lost = { $player } { DOES($player, "has", "have") } no tile with room for the free cube, which is lost.

## Events in the words of the log: what lies at a place, and sums

event-spent = { $player } { DOES($player, "pays", "pay") } { $number } { $material }.
events-spent = { $player } { DOES($player, "pays", "pay") } { $list }.
each-spent = { $number } { $material }
events-spent-temple_on = { $player } { DOES($player, "builds", "build") } a temple on { tile-told } for { $list }.
events-spent-activated = { $player } { DOES($player, "activates", "activate") } { $character } for { $list }.
events-spent-activated-track = { $player } { DOES($player, "activates", "activate") } { $character } for { $list } and { DOES($player, "moves", "move") } the sun marker to { $track }.
events-spent-built = { $player } { DOES($player, "builds", "build") } { $building } for { $list }.
events-spent-built-track = { $player } { DOES($player, "builds", "build") } { $building } for { $list } and { DOES($player, "moves", "move") } the sun marker to { $track }.
event-given_up = { $player } { DOES($player, "gives", "give") } up { $number } { $material }.
events-given_up = { $player } { DOES($player, "gives", "give") } up { $list }.
each-given_up = { $number } { $material }
event-got = { $player } { DOES($player, "gains", "gain") } { $number } { $material }.
events-got = { $player } { DOES($player, "gains", "gain") } { $list }.
each-got = { $number } { $material }
event-placed = { $player } { DOES($player, "places", "place") } { tile-told }.
event-temple_on = { $player } { DOES($player, "builds", "build") } a temple on { tile-told }.
event-lit_temples = { $number ->
    [one] { $player } { DOES($player, "lights", "light") } a temple.
   *[other] { $player } { DOES($player, "lights", "light") } { $number } temples.
}
event-sun_moved = { $player } { DOES($player, "moves", "move") } the sun.
event-bonus_action-sun_moved = { $player } { DOES($player, "moves", "move") } the sun with the bonus action.
event-bought_for = { $mana ->
    [0] { $player } { DOES($player, "gets", "get") } { $character } for free.
   *[other] { $player } { DOES($player, "buys", "buy") } { $character } for { $mana } mana.
}

## What a refusal lacks

event-price = The price is { $slot }.
events-price = The price is { $list }.
each-price = { $slot }
event-without = You have no { $slot }: pay two other cubes instead.
events-without = You have no { $list }: pay two other cubes for each.
each-without = { $slot }
event-short = { $due ->
    [one] It costs 1 cube
   *[other] It costs { $due } cubes
}; you have { $cubes }.
event-least = { $due ->
    [one] The cheapest you can build costs 1 cube
   *[other] The cheapest you can build costs { $due } cubes
}; you have { $cubes }.
event-no_cube = There is no { $material } cube there.
event-owed = Still due: { $slot }.
events-owed = Still due: { $list }.
each-owed = { $slot }
event-own_colour = The tile itself is { $material }.
event-mana_short = It costs { $price } mana; you have { $mana }.
event-at_most = You can trade at most { $mana } mana.
event-came = You drew { $material }.
events-came = You drew { $list }.
each-came = { $material }
event-too_far = { $steps ->
    [one] That field is 1 field away
   *[other] That field is { $steps } fields away
}; your sun marker shows { $track }.
event-stays = The sun is already there.

## Why points are given

reason-orbit = Full orbits
reason-temple_lit = Lit temples
reason-bazaar = Exchange Bazaar
reason-edges = Edge shields
reason-buildings = City buildings
reason-mana = Mana
reason-empty_fields = { name-special-empty_fields }
reason-created_tiles = { name-special-created_tiles }
reason-raw_materials = { name-special-raw_materials }
reason-temples = { name-special-temples }
reason-architect = { name-character-architect }
reason-inventor = { name-character-inventor }
reason-explorer = { name-character-explorer }
reason-cartographer = { name-character-cartographer }
reason-priestess = { name-character-priestess }
reason-prophetess = { name-character-prophetess }
reason-princess = { name-character-princess }
reason-treasurer = { name-character-treasurer }

## Options of a new game

option-players = Players
option-players-2 = Two players: four rounds of four turns each
option-players-3 = Three players: three rounds of six turns each
option-players-4 = Four players: four rounds of four turns each
option-layout = Board layout
option-layout-standard = { name-layout-standard }: { about-layout-standard }
option-layout-wide = { name-layout-wide }: { about-layout-wide }
option-first = Starting player
option-first-random = Decided by chance
option-first-1 = Seat 1 starts
option-first-2 = Seat 2 starts
option-first-3 = Seat 3 starts
option-first-4 = Seat 4 starts
