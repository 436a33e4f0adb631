### The shortest names of what can be chosen, for lists, and in a few words why something cannot be.

title-action-visit = Visit a site
title-action-close = Close a District
title-action-tower = Build a Tower level
title-action-grow = Grow Population
title-base = Freeman { $base }
title-here-base = { $colour } { $value }
title-speaker = Speaker { $value }
title-site-1 = { name-site-1 }
title-site-2 = { name-site-2 }
title-site-3 = { name-site-3 }
title-site-4 = { name-site-4 }
title-site-5 = { name-site-5 }
title-part-claim = Claim the Wonder
title-citizen = Citizen { $space }
title-here-citizen = { $colour } { $value }
title-recruit = Speaker { $value }
title-market = Space { $space }
title-here-market = { $building_name }
title-reserve = { $building_name }
title-here-reserve = { $building_name }
title-here-claimed = { $wonder_name }
title-mode-over_farm = Over a Farm
title-tower = { $tower }
title-colour = { $colour }
title-card = { $number ->
    [0] Card
   *[other] Card { $number }
}
title-die = { $colour } { $value }
title-cell = { $number ->
    [0] Place
   *[other] Place { $number }
}
title-here-cell = { $tile_name }
title-seat = { $number ->
    [0] Seat
   *[other] Seat { $number }
}
title-here-seat = { $colour } { $value }

lack-costs = needs { $list }
lack-owns = you have { $list }
lack-bare-owns = you have { $number }
lack-highest_die = the highest is { $value }
lack-tiles_missing = { $number ->
    [one] 1 tile missing
   *[other] { $number } tiles missing
}
lack-next_tiles = { $number ->
    [one] 1 tile missing
   *[other] { $number } tiles missing
}
lack-tile_is = the tile is { $tile_colour }
lack-site_shows = the site shows { $value }
lack-bases_full = no base is free
lack-no_neighbour = no neighbour can act
lack-all_on_top = all disks are at the top
lack-nothing_to_build = nothing to build
lack-ORI-DIST-05 = no Freeman is at home
lack-ORI-TEMPLE-03 = you are at the top
lack-ORI-VISIT-13 = not for a Speaker

offer-ChooseSite = { $count ->
    [one] { $number } site
   *[other] { $number } sites
}
offer-ChooseWorker = { $count ->
    [one] { $number } worker
   *[other] { $number } workers
}
offer-ChooseAction = { $count ->
    [one] { $number } action
   *[other] { $number } actions
}
offer-Visit = { $count ->
    [one] { $number } action
   *[other] { $number } actions
}
offer-Purchase = { $count ->
    [one] { $number } tile
   *[other] { $number } tiles
}
offer-TakeCitizen = { $count ->
    [one] { $number } Citizen
   *[other] { $number } Citizens
}
offer-TakeSpeaker = { $count ->
    [one] { $number } Speaker
   *[other] { $number } Speakers
}
offer-ChooseTemple = { $count ->
    [one] { $number } Temple
   *[other] { $number } Temples
}
offer-ChooseStep = { $count ->
    [one] { $number } Temple
   *[other] { $number } Temples
}
offer-BuildLevel = { $count ->
    [one] { $number } Tower
   *[other] { $number } Towers
}
offer-PlaceTile = { $count ->
    [one] { $number } place
   *[other] { $number } places
}
offer-PlaceWonder = { $count ->
    [one] { $number } place
   *[other] { $number } places
}
offer-DraftDie = { $count ->
    [one] { $number } die
   *[other] { $number } dice
}
offer-CloseWith = { $count ->
    [one] { $number } die
   *[other] { $number } dice
}
offer-MatchCard = { $count ->
    [one] { $number } District card
   *[other] { $number } District cards
}
offer-Activations = { $count ->
    [one] { $number } ability
   *[other] { $number } abilities
}

## What is asked next, after “then:”

next-GainBasic = choose the resource
next-SpendAny = choose what you pay
next-Pay = choose how to pay
next-ChooseWorker = choose who goes
next-ChooseSite = choose the site
next-RaiseNeighbour = choose a site next to it
next-BonusOrGold = the bonus or Gold
next-MoveOrAttack = move or attack
next-ChooseTemple = choose the Temple
next-ChooseStep = choose the Temple
next-TakeCitizen = choose the Citizen
next-TakeSpeaker = choose the Speaker
next-SpendFood = spend the Food
next-Purchase = choose what to build
next-BuildMode = choose how to build
next-PlaceTile = choose its place
next-WonderDirection = across or down
next-PlaceWonder = choose its place
next-Activations = choose an ability
next-CloseWith = choose the die
next-ChooseSeat = choose the Seat
next-MatchCard = choose the card
next-BuildLevel = choose the Tower
next-StoneOrFood = Stone or Food
next-Veteran = choose the Freeman
next-SetAside = choose the tile
next-SwapDie = choose the Freeman
next-SwapColour = choose the colour
next-ResetSite = choose the site
next-OpenGate = choose the Freeman
next-GateAmount = choose how far
next-CopyAbility = choose the neighbour
next-PointsOrStone = points or Stone
next-PyramidAmount = choose how much you pay
next-GardenTile = choose the tile
next-GateOfIshtar = choose the die

## What choosing a thing does, for the button that does it

do-DraftDie = Take
do-SetAsideDie = Set aside
do-GainBasic = Take
do-SpendAny = Pay
do-ChooseWorker = Send
do-ChooseSite = Visit
do-RaiseNeighbour = Raise
do-ChooseTemple = Climb
do-ChooseStep = Climb
do-TakeCitizen = Take
do-TakeSpeaker = Take
do-Purchase = Build
do-PlaceTile = Place
do-PlaceWonder = Place
do-Activations = Use
do-CloseWith = Give
do-ChooseSeat = Place
do-MatchCard = Match
do-BuildLevel = Raise
