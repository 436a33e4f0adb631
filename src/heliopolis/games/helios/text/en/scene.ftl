### Words on the drawn boards: short, as there is little room.

scene-seat = Seat { $seat }
scene-to-play = { $seat } to play
scene-round = Round { $round } of { $rounds }
scene-display = Display
scene-means = Means
scene-court = Tiles and characters
scene-rounds = Rounds
scene-tab-land = Land
scene-tab-city = City
scene-tab-supply = Supply
scene-tab-points = Points
scene-higher-tile = { $below ->
    [one] you can only take the lowest tile of a column: 1 tile is below this one
   *[other] you can only take the lowest tile of a column: { $below } tiles are below this one
}
scene-columns = Action tiles
scene-column-land = Land
scene-column-construct = Build
scene-column-sun = Sun
scene-lands = Lands
scene-special = Special
scene-characters = Characters
scene-points = Points
scene-points-word = { $points ->
    [one] point
   *[other] points
}
scene-now = now
scene-if-ended = if it ended
scene-city = City
scene-city-summary = { $built } of { $all } built
scene-built = built
scene-mana = mana
scene-track = Sun track
scene-dragon = Starting player
scene-awake = active
scene-asleep = inactive
scene-temple = Temple
scene-cube-field = a tile here gets an extra cube
scene-mana-field = a tile here gives { $mana } mana
scene-edge-field = { $points } points at the end if a tile touches it
scene-laps = { $laps ->
    [one] 1 lap ahead
   *[other] { $laps } laps ahead
}

## What characters score

scene-scores-constructions = { $points } per temple or building
scene-scores-each = { $points } per
scene-scores-special_tiles = { $points } per special
scene-scores-edges = +{ $points } per shield
scene-scores-land_colours = { $points } per colour
scene-scores-once = { $points } points
scene-scores-tiles = { $points } per tile
scene-scores-sun_track = { $points } × sun track
scene-scores-treasure = { $points } per cube or mana

## Letters of the materials, for terminals

scene-letter-brown = R
scene-letter-gray = G
scene-letter-green = B
scene-letter-blue = S
scene-letter-black = O
scene-letter-any = *

## Letters of the colours

scene-colour-red = R
scene-colour-blue = B
scene-colour-yellow = Y
scene-colour-gray = G

## What is said instead of marks to those who listen to the boards

said-sun = the sun
said-any = any
said-none = none
said-cube = { $material } cube
said-or = or { $material },
said-cube-field = gives an extra cube
said-mana-field = gives mana
said-edge = edge shield
said-edge-reached = edge shield, reached
said-space = { $colour }: { $tiles } of { $all }
said-lowest = lowest { $colour }
said-left = , { $left } left
said-icon-sun-small = sun
said-icon-mana = mana
said-icon-symbol-sun = full orbit
said-icon-temple = temple
said-icon-pip-free = the sun can move any distance
said-icon-bonus-action = bonus action
said-icon-cube-any = cubes
said-icon-land-back = land tiles
