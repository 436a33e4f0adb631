### What can be wrong with the options, components and saved positions of Helios.

fault-first = seat { $seat } does not exist with { $players } players
fault-cubes = must have 1 to 6 cubes
fault-slot = names a colour that another slot names already
fault-temple-cost = a temple costs at least 1 cube: give an amount
fault-draw = draw_land draws 2 tiles ({ $id })
fault-tiles = must be { $number } tiles together ({ $id }), not { $given }
fault-track = must be at least { $least }, the start and all gains
fault-field-name = must be a field such as '1,-2', not { $value }
fault-far = { $place } is not within { $number } fields of the centre
fault-different = must be { $number } different fields
fault-gold = must be the straight line of fields from north of the centre to the ring
fault-sun = must be the gold field next to the centre ({ $id })
fault-light = must be light fields other than the centre ({ $id })
fault-distinct = must differ from the cube fields ({ $id })
fault-ring = must be fields of the ring ({ $id })
fault-too-many = has more than 2 cubes ({ $id })
fault-off-board = { $place } is not on the { $board } board

## Positions that cannot be

fault-action-tiles = { $number } action tiles of { $symbol } colour { $colour }, { $printed } in the box
fault-land-tiles = { $number } land tiles of { $colour }, { $printed } in the box
fault-special-tiles = { $number } special tiles of kind { $kind }
fault-character = a character is missing or has two owners
fault-off-land = a tile on the ring or under the sun
fault-apart = land apart from the centre
fault-stuck = a sun that cannot move
fault-full-set = a full set of action tiles kept
fault-foreign-character = an active character of somebody else
fault-marker = a sun marker on { $track }
fault-many-tiles = more tiles than a game can give
fault-no-tile = something without a tile on { $place }
fault-miscounted-there = miscounted cubes on { $place }
fault-temple-there = a temple beside cubes or on no tile on { $place }
fault-miscounted = miscounted cubes
fault-rest-of-round = another rest of the round before it
fault-rest-of-setup = another setup before it
fault-stacks = land stacks of another height
fault-additional = more or less in the additional stack
fault-lost-in-setup = lost land in the setup
fault-early-land = land in the display before its time
fault-no-land = no land, or a second starting tile to come
fault-more-than-start = more than a starting tile
