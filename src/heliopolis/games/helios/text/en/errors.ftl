### What can be wrong with the options, components and saved positions of Helios.

error-first = seat { $seat } does not exist with { $players } players
error-cubes = must have 1 to 6 cubes
error-slot = names a colour that another slot names already
error-temple-cost = a temple costs at least 1 cube: give an amount
error-draw = draw_land draws 2 tiles ({ $id })
error-tiles = must be { $number } tiles together ({ $id }), not { $given }
error-track = must be at least { $least }, the start and all gains
error-field-name = must be a field such as '1,-2', not '{ $value }'
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
error-foreign-character = an active character of somebody else
error-marker = a sun marker on { $track }
error-many-tiles = more tiles than a game can give
error-no-tile = something without a tile on { $place }
error-miscounted-there = miscounted cubes on { $place }
error-temple-there = a temple beside cubes or on no tile on { $place }
error-miscounted = miscounted cubes
error-rest-of-round = another rest of the round before it
error-rest-of-setup = another setup before it
error-stacks = land stacks of another height
error-additional = more or less in the additional stack
error-lost-in-setup = lost land in the setup
error-early-land = land in the display before its time
error-no-land = no land, or a second starting tile to come
error-more-than-start = more than a starting tile
