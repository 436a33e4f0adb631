### What can be wrong with the options, components and saved positions of Helios.

error-first = seat { $seat } does not exist with { $players } players
error-cubes = must have 1 to 6 cubes
error-slot = names a colour that another slot already has
error-temple-cost = a temple costs at least 1 cube: give an amount
error-draw = draw_land draws 2 tiles ({ $id })
error-tiles = must add up to { $number } tiles ({ $id }), not { $given }
error-track = must be at least { $least }, the start and all gains
error-field-name = must be a field such as “1,-2”, not “{ $value }”
error-far = { $place } is not within { $number } fields of the centre
error-different = must be { $number } different fields
error-gold = must be the straight line of fields from north of the centre to the ring
error-sun = must be the gold field next to the centre ({ $id })
error-light = must be light fields other than the centre ({ $id })
error-distinct = must differ from the cube fields ({ $id })
error-ring = must be fields of the ring ({ $id })
error-too-many = has more than 2 cubes ({ $id })
error-off-board = { $place } is not on the { $board } board

## Positions that cannot be

error-action-tiles = { $number } action tiles of { $symbol } colour { $colour }, { $printed } in the box
error-land-tiles = { $number } land tiles of { $colour }, { $printed } in the box
error-special-tiles = { $number } special tiles of kind { $kind }
error-character = a character is missing or has two owners
error-off-land = a tile on the ring or under the sun
error-apart = land apart from the centre
error-stuck = a sun that cannot move
error-full-set = a full set of action tiles kept
error-foreign-character = an active character that belongs to someone else
error-marker = a sun marker on { $track }
error-many-tiles = more tiles than a game can give
error-no-tile = something without a tile on { $place }
error-miscounted-there = miscounted cubes on { $place }
error-temple-there = a temple with cubes, or without a tile, on { $place }
error-miscounted = miscounted cubes
error-rest-of-round = the wrong remaining round
error-rest-of-setup = the wrong remaining setup
error-stacks = land stacks of the wrong height
error-additional = the wrong number of tiles in the additional stack
error-lost-in-setup = land lost during setup
error-early-land = land on display too early
error-no-land = no land, or a second starting tile to come
error-more-than-start = more than a starting tile
