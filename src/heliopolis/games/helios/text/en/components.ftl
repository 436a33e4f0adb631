### Names of the components of Helios, and what each does. Prices, points and steps are in the data.

name-game = Helios
rules-of-game = Rules of Helios
about-game = Grow your land, lead the sun along its coast and let it light your temples. Three or four rounds, two to four players.

## City buildings

name-building-observatory = Observatory
about-building-observatory = Moves your sun marker forward.
name-building-solar_lodge = Solar Lodge
about-building-solar_lodge = Moves your sun marker forward.
name-building-watch_tower = Watch Tower
about-building-watch_tower = Gives mana. From now on a full orbit pays the higher reward.
name-building-city_council = City Council
about-building-city_council = Moves your sun marker forward. From now on every lit temple gives extra points.
name-building-power_plant = Power Plant
about-building-power_plant = Gives mana. From now on your sun goes as far as you like along your land, dead ends excepted, but full orbits pay nothing and your sun marker stays put.
name-building-citadel = Citadel
about-building-citadel = From now on every temple costs a single cube of any colour. The mana it gives stays the same.
name-building-sanctuary = Sanctuary
about-building-sanctuary = Gives mana.
name-building-sacred_grove = Sacred Grove
about-building-sacred_grove = Gives mana.
name-building-exchange_bazaar = Exchange Bazaar
about-building-exchange_bazaar = Once, now: trade some of your mana for points.
name-building-palace = Palace
about-building-palace = Moves your sun marker forward and gives mana. Once, now: a bonus action.
name-building-warehouse = Warehouse
about-building-warehouse = From now on a lit land tile with one cube gets a second one.
name-building-land_management = Land Management
about-building-land_management = Once, now: draw land tiles from the bottom of the additional stack and place them with their cubes.

## Characters

name-character-architect = Architect
about-character-architect = Gives a cube when activated. Scores for each of your temples and city buildings.
name-character-inventor = Inventor
about-character-inventor = Gives sun steps and mana when activated. Scores for each of your special tiles.
name-character-explorer = Explorer
about-character-explorer = Makes the edge shields you have reached worth more.
name-character-prophetess = Prophetess
about-character-prophetess = Scores for each land and special tile on your board.
name-character-treasurer = Treasurer
about-character-treasurer = Scores for each cube you have left and makes your mana worth more.
name-character-cartographer = Cartographer
about-character-cartographer = Gives a cube when activated. Scores for each different land colour on your board.
name-character-priestess = Priestess
about-character-priestess = Gives sun steps and mana when activated. Scores a fixed number of points.
name-character-princess = Princess
about-character-princess = Gives sun steps when activated. Scores by the value of your sun marker, nothing with a Power Plant.

## Special tiles

name-special-empty_fields = Empty Fields
about-special-empty_fields = Scores for each empty field next to it, orange fields and the sun’s field included.
name-special-created_tiles = Created Tiles
about-special-created_tiles = Scores for itself and for each tile next to it.
name-special-raw_materials = Raw Materials
about-special-raw_materials = Scores for each cube on it and on the tiles next to it.
name-special-temples = Temples
about-special-temples = Scores for each temple on it and on the tiles next to it.

## Raw materials

name-material-brown = Redwood
about-material-brown = Brown. One of the three colours to start with.
name-material-gray = Granite
about-material-gray = Grey. One of the three colours to start with.
name-material-green = Bamboo
about-material-green = Green. One of the three colours to start with.
name-material-blue = Spring
about-material-blue = Blue. Rarer, and no colour to start with.
name-material-black = Obsidian
about-material-black = Black. Rarer, and no colour to start with.

## Action tiles: colours

name-colour-red = Red
about-colour-red = Goes under your red space. The fourth tile there gives a bonus action.
name-colour-blue = Blue
about-colour-blue = Goes under your blue space. The fourth tile there gives a bonus action.
name-colour-yellow = Yellow
about-colour-yellow = Goes under your yellow space. The fourth tile there gives a bonus action.
name-colour-gray = Grey
about-colour-gray = Goes under any one of your coloured spaces and counts as that colour.

## Action tiles: symbols

name-symbol-land = Create land
about-symbol-land = Take a land or special tile and place it next to your land.
name-symbol-construct = Construct
about-symbol-construct = Build a temple or a city building, paid with cubes from your tiles.
name-symbol-sun = Move the sun
about-symbol-sun = Move your sun clockwise around your land. Where it stops, it lights the tiles next to it.

## Layouts of the board

name-layout-standard = Standard board
about-layout-standard = 19 fields for tiles inside a ring of 18 orange ones. Space is short: the board can fill up.
name-layout-wide = Wide board
about-layout-wide = 37 fields for tiles inside a ring of 24 orange ones. There is always room to build, and the edge is far.

## Slots of a price

name-slot-any = any cube
name-slot-brown_gray = { name-material-brown } or { name-material-gray }
name-slot-brown_green = { name-material-brown } or { name-material-green }
name-slot-gray_green = { name-material-gray } or { name-material-green }
name-slot-brown_blue = { name-material-brown } or { name-material-blue }
name-slot-gray_blue = { name-material-gray } or { name-material-blue }
name-slot-green_blue = { name-material-green } or { name-material-blue }
name-slot-brown_black = { name-material-brown } or { name-material-black }
name-slot-gray_black = { name-material-gray } or { name-material-black }
name-slot-green_black = { name-material-green } or { name-material-black }
name-slot-blue_black = { name-material-blue } or { name-material-black }

## Land stacks

name-stack-brown = { name-material-brown } stack
name-stack-gray = { name-material-gray } stack
name-stack-green = { name-material-green } stack
name-stack-blue = { name-material-blue } stack
name-stack-black = { name-material-black } stack
name-stack-additional = Additional stack

## Tiles on a field

name-tile-brown = { name-material-brown }
name-tile-gray = { name-material-gray }
name-tile-green = { name-material-green }
name-tile-blue = { name-material-blue }
name-tile-black = { name-material-black }
name-tile-empty_fields = { name-special-empty_fields }
name-tile-created_tiles = { name-special-created_tiles }
name-tile-raw_materials = { name-special-raw_materials }
name-tile-temples = { name-special-temples }
tile-told = { $tile_id ->
    [black] an { $tile } tile
    [empty_fields] an “{ $tile }” tile
    [created_tiles] a “{ $tile }” tile
    [raw_materials] a “{ $tile }” tile
    [temples] a “{ $tile }” tile
   *[other] a { $tile } tile
}

## Phases

name-phase-setup = Setup
name-phase-actions = Actions
name-phase-characters = Characters
name-phase-replenishment = Replenishment
name-phase-over = Final scoring

## What the page of components calls its sheets, values and words

data-buildings = city buildings
data-characters = characters
data-layouts = layouts
data-tiles = tiles
data-values = other values
data-action = action tiles
data-construct = construct
data-land = land
data-fields = fields
data-points = points
data-start = at the start
data-track = sun track
data-amount = how much
data-any = any
data-black = black
data-blue = blue
data-brown = brown
data-gray = grey
data-green = green
data-red = red
data-yellow = yellow
data-bonus_action = a bonus action
data-constructions = temples and buildings
data-cost = cubes to pay
data-cube_fields = cube fields
data-cubes = cubes gained
data-draw_land = land from the stack
data-edge = edge shield
data-edges = edge shields
data-exchange = mana for points
data-function = effect
data-gold = gold fields
data-land_colours = colours of land
data-last = last step
data-limit = at most
data-lit_temple_points = more for a lit temple
data-mana = mana
data-mana_fields = mana fields
data-mana_gain = mana gained
data-none = none
data-once = once
data-orbit = full orbit
data-orbit_points = more for a full orbit
data-radius = radius
data-scores = scores for
data-second_cube = a second cube
data-special_tiles = special tiles
data-sun = sun
data-sun_track = sun track
data-temple_cost = price of a temple
data-treasure = cubes left
data-unlimited_sun = the sun goes free

## Notes on where values come from, as the data files have them

note-standard = side of three fields: size and bonus counts fit the book's figures and reported games
note-wide = a larger variant board
note-action = 16 per symbol is stated; the even split over the colours is ours
note-land = component list, p2
note-empty_fields = p2, p15: points for each adjacent empty field
note-created_tiles = p2, p15: points for itself and each adjacent tile
note-raw_materials = p2, p15: points for each cube on it and on adjacent tiles
note-temples = p2, p15: points for each temple on it and on adjacent tiles
note-start = p3: the sun marker's first value, the mana in hand
note-track = all gains together end on 14, so no printed track can be shorter
note-points = p9, p13, p14: a full orbit; an edge field; a mana stone at the end
note-fields = p13: mana from a mana field
