### The shortest names of what can be chosen, for lists, and in a few words why something cannot be.

title-skip = Skip the action
title-decline = Decline
title-end = End turn
title-start = { $material }
title-column-land = { name-symbol-land }
title-column-construct = { name-symbol-construct }
title-column-sun = { name-symbol-sun }
title-space = Under { $space }
title-action-land = { name-symbol-land }
title-action-construct = { name-symbol-construct }
title-action-sun = { name-symbol-sun }
title-land-brown = { name-material-brown }
title-land-gray = { name-material-gray }
title-land-green = { name-material-green }
title-land-blue = { name-material-blue }
title-land-black = { name-material-black }
title-land-additional = { name-stack-additional }
title-here-land = { $material }, additional
title-special = { $special }
title-field = { $number ->
    [0] Field
   *[other] Field { $number }
}
title-here-field = { $number ->
    [0] { $tile }
   *[other] { $tile } { $number }
}
title-colour = { $material }
title-drawn = { $material } first
title-cube = { $material }
title-build = { $building }
title-build-temple = { chip-temple }
title-buy = Buy { $character }
title-activate = Activate { $character }
title-sun = { $steps ->
    [0] { $number ->
        [0] Field
       *[other] Field { $number }
    }
    [one] 1 field ahead
   *[other] { $steps } fields ahead
}

lack-price = needs { $list }
lack-short = costs { $due }, you have { $cubes }
lack-least = costs { $due }, you have { $cubes }
lack-mana_short = needs { $price } mana, you have { $mana }
lack-too_far = your sun reaches { $track }
lack-stays = the sun is already there
lack-HEL-CHAR-03 = you already bought one this turn
lack-HEL-TURN-02 = the column is empty

offer-MoveSun = { $count ->
    [one] { $number } stop
   *[other] { $number } stops
}
offer-TakeTile = { $count ->
    [one] { $number } action tile
   *[other] { $number } action tiles
}
offer-TakeLand = { $count ->
    [one] { $number } tile
   *[other] { $number } tiles
}
offer-PlaceTile = { $count ->
    [one] { $number } field
   *[other] { $number } fields
}
offer-PlaceTemple = { $count ->
    [one] { $number } tile
   *[other] { $number } tiles
}
offer-Construct = { $count ->
    [one] { $number } building
   *[other] { $number } buildings
}
offer-CharacterTurn = { $count ->
    [one] { $number } character
   *[other] { $number } characters
}
offer-BonusAction = { $count ->
    [one] { $number } action
   *[other] { $number } actions
}
offer-GraySpace = { $count ->
    [one] { $number } space
   *[other] { $number } spaces
}
offer-Pay = { $count ->
    [one] { $number } cube
   *[other] { $number } cubes
}
offer-CubeTile = { $count ->
    [one] { $number } tile
   *[other] { $number } tiles
}

## What is asked next, after “then:”

next-StartCube = choose a second cube
next-GraySpace = choose its colour
next-BonusAction = a bonus action
next-TakeLand = choose the tile
next-DrawLand = tiles are drawn
next-FirstDrawn = choose which comes first
next-PlaceTile = choose its field
next-BonusCube = choose the cube
next-Pay = choose the cubes
next-Construct = choose what to build
next-PlaceTemple = choose its tile
next-Exchange = trade mana for points
next-MoveSun = choose its field
next-CubeColour = choose a cube
next-CubeTile = choose its tile

## What has nothing to offer

vain-TakeLand = no tile, or no room for one
vain-Construct = nothing you can afford
vain-MoveSun = the sun cannot move

## What choosing a thing does, for the button that does it

do-StartTile = Start
do-StartCube = Take
do-TakeTile = Take
do-GraySpace = Store
do-TakeLand = Take
do-FirstDrawn = Place
do-PlaceTile = Place
do-BonusCube = Take
do-Pay = Pay
do-Construct = Build
do-PlaceTemple = Build
do-MoveSun = Move
do-CubeColour = Take
do-CubeTile = Place
