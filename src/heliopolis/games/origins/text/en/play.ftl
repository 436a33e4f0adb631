### What Origins asks, offers and tells. Arguments are named by the roles of the game's record.

## What a refusal lacks, behind the sentence of its rule

event-costs = It costs { $number } { $resource }.
events-costs = It costs { $list }.
each-costs = { $number } { $resource }
event-owns = You have { $number } { $resource }.
events-owns = You have { $list }.
each-owns = { $number } { $resource }
event-owns_in_all = You have { $number } in total.
event-owns_nothing = You have no resource to give.
event-short = { $number ->
    [one] You are 1 short.
   *[other] You are { $number } short.
}
event-gold_between = { $least ->
    [0] Here you can give at most { $most } Gold.
   *[other] Here you can give { $least } to { $most } Gold.
}
event-highest_die = The highest value left is { $value }.
event-tiles_missing = { $number ->
    [one] 1 tile is missing here.
   *[other] { $number } tiles are missing here.
}
event-next_tiles = { $number ->
    [one] Your next District needs 1 more tile.
   *[other] Your next District needs { $number } more tiles.
}
event-tile_is = The tile here is { $tile_colour }.
event-site_shows = The site now shows { $value }.
event-card_not_held = You don’t hold the { $zodiac } card.
event-not_set_aside = You haven’t set that tile aside.
event-on_track = This base is still on your Population track.
event-base_empty = This base has no die.
event-bases_full = Each of your { $number } bases already has a die.
event-is_at = This worker is at { $site } until you pass.
event-speaker_not_held = You have no Speaker of value { $value }.
event-no_farm = You have no Farm.
event-no_wonder = There is no Wonder at this site.
event-no_speaker = There is no Speaker in the offer.
event-no_such_speaker = There is no Speaker of value { $value } in the offer.
event-nobody = You have no such die right now.
event-no_neighbour = No Building next to it can do anything now.
event-all_on_top = All your Zodiac disks are at the top.
event-market_empty = The Market is empty.
event-nothing_to_build = There is nothing to build.

## Words within a sentence, where they differ from the name

word-colour-red = red
word-colour-purple = purple
word-colour-blue = blue
word-colour-orange = orange
word-colour-yellow = yellow
word-tile_colour-red = red
word-tile_colour-purple = purple
word-tile_colour-blue = blue
word-tile_colour-orange = orange
word-tile_colour-yellow = yellow
word-new_colour-red = { word-colour-red }
word-new_colour-purple = { word-colour-purple }
word-new_colour-blue = { word-colour-blue }
word-new_colour-orange = { word-colour-orange }
word-new_colour-yellow = { word-colour-yellow }
word-tower-red = red
word-tower-purple = purple
word-tower-blue = blue
word-tower-orange = orange
word-tower-yellow = yellow
word-site-1 = site 1
word-site-2 = site 2
word-site-3 = site 3
word-site-4 = site 4
word-site-5 = site 5
word-temple-forest = the Forest Temple
word-temple-mountain = the Mountain Temple
word-temple-sea = the Sea Temple
word-worker-freeman_1 = Freeman 1
word-worker-freeman_2 = Freeman 2
word-worker-freeman_3 = Freeman 3
word-worker-freeman_4 = Freeman 4
word-worker-freeman_5 = Freeman 5
word-worker-freeman_6 = Freeman 6
word-worker-speaker_2 = the Speaker of value 2
word-worker-speaker_3 = the Speaker of value 3
word-worker-speaker_4 = the Speaker of value 4
word-worker-speaker_5 = the Speaker of value 5
word-worker-archon = the Archon
word-trigger-all_on_top = all three Zodiac disks are at the top
word-trigger-no_gold_left = no District card has any Gold left
word-trigger-few_colours_left = at most three colours are left in the Tower stock
word-trigger-no_die_left = the stock has no Citizen die of the colour needed
word-cause-all_on_top = { word-trigger-all_on_top }
word-cause-no_gold_left = { word-trigger-no_gold_left }
word-cause-few_colours_left = { word-trigger-few_colours_left }
word-cause-no_die_left = { word-trigger-no_die_left }
word-cause-red = no red Citizen die is left in the stock
word-cause-purple = no purple Citizen die is left in the stock
word-cause-blue = no blue Citizen die is left in the stock
word-cause-orange = no orange Citizen die is left in the stock
word-cause-yellow = no yellow Citizen die is left in the stock
word-building-granary = a Granary
word-building-harbor = a Harbor
word-building-market = a Market
word-building-mint = a Mint
word-building-quarry = a Quarry
word-building-workshop = a Workshop
word-building-armory = an Armory
word-building-chariot_field = a Chariot Field
word-building-outpost = an Outpost
word-building-riding_grounds = Riding Grounds
word-building-stronghold = a Stronghold
word-building-veteran_settlement = a Veteran Settlement
word-building-castle = a Castle
word-building-construction_site = a Construction Site
word-building-court_of_law = a Court of Law
word-building-estate = an Estate
word-building-forum = a Forum
word-building-stone_circle = a Stone Circle
word-building-forest_temple = a Forest Temple
word-building-mountain_temple = a Mountain Temple
word-building-sea_temple = a Sea Temple
word-building-obelisk = an Obelisk
word-building-sacred_place = a Sacred Place
word-building-statue = a Statue
word-building-artists_parlor = an Artists’ Parlor
word-building-astronomy_tower = an Astronomy Tower
word-building-fountain_of_wisdom = a Fountain of Wisdom
word-building-gate_of_passage = a Gate of Passage
word-building-healers_mansion = a Healers’ Mansion
word-building-mages_tower = a Mage’s Tower
word-tile-granary = the Granary
word-tile-harbor = the Harbor
word-tile-market = the Market
word-tile-mint = the Mint
word-tile-quarry = the Quarry
word-tile-workshop = the Workshop
word-tile-armory = the Armory
word-tile-chariot_field = the Chariot Field
word-tile-outpost = the Outpost
word-tile-riding_grounds = the Riding Grounds
word-tile-stronghold = the Stronghold
word-tile-veteran_settlement = the Veteran Settlement
word-tile-castle = the Castle
word-tile-construction_site = the Construction Site
word-tile-court_of_law = the Court of Law
word-tile-estate = the Estate
word-tile-forum = the Forum
word-tile-stone_circle = the Stone Circle
word-tile-forest_temple = the Forest Temple
word-tile-mountain_temple = the Mountain Temple
word-tile-sea_temple = the Sea Temple
word-tile-obelisk = the Obelisk
word-tile-sacred_place = the Sacred Place
word-tile-statue = the Statue
word-tile-artists_parlor = the Artists’ Parlor
word-tile-astronomy_tower = the Astronomy Tower
word-tile-fountain_of_wisdom = the Fountain of Wisdom
word-tile-gate_of_passage = the Gate of Passage
word-tile-healers_mansion = the Healers’ Mansion
word-tile-mages_tower = the Mage’s Tower
word-tile-farm = the Farm
word-tile-agora = the Agora
word-tile-palace = the Palace
word-tile-colossus = { word-wonder-colossus }
word-tile-great_pyramid = { word-wonder-great_pyramid }
word-tile-hanging_gardens = { word-wonder-hanging_gardens }
word-tile-ishtar_gate = { word-wonder-ishtar_gate }
word-tile-lighthouse = { word-wonder-lighthouse }
word-tile-mausoleum = { word-wonder-mausoleum }
word-tile-statue_of_zeus = { word-wonder-statue_of_zeus }
word-tile-temple_of_artemis = { word-wonder-temple_of_artemis }
word-wonder-colossus = the Colossus of Rhodes
word-wonder-great_pyramid = the Great Pyramid of Giza
word-wonder-hanging_gardens = the Hanging Gardens of Babylon
word-wonder-ishtar_gate = the Ishtar Gate
word-wonder-lighthouse = the Lighthouse of Alexandria
word-wonder-mausoleum = the Mausoleum at Halicarnassus
word-wonder-statue_of_zeus = the Statue of Zeus
word-wonder-temple_of_artemis = the Temple of Artemis at Ephesus
word-reason-attack = an attack
word-reason-aries = Aries
word-reason-final_space = the final space
word-reason-district = a District card
word-reason-last_base = the last base
word-reason-retirement = a retirement
word-reason-gold = Gold left over
word-reason-advisors = the Advisors
word-reason-temples = the Temples
word-reason-seats = the Seats of Power
word-reason-granary = { word-tile-granary }
word-reason-harbor = { word-tile-harbor }
word-reason-market = { word-tile-market }
word-reason-mint = { word-tile-mint }
word-reason-quarry = { word-tile-quarry }
word-reason-workshop = { word-tile-workshop }
word-reason-armory = { word-tile-armory }
word-reason-chariot_field = { word-tile-chariot_field }
word-reason-outpost = { word-tile-outpost }
word-reason-riding_grounds = { word-tile-riding_grounds }
word-reason-stronghold = { word-tile-stronghold }
word-reason-veteran_settlement = { word-tile-veteran_settlement }
word-reason-castle = { word-tile-castle }
word-reason-construction_site = { word-tile-construction_site }
word-reason-court_of_law = { word-tile-court_of_law }
word-reason-estate = { word-tile-estate }
word-reason-forum = { word-tile-forum }
word-reason-stone_circle = { word-tile-stone_circle }
word-reason-forest_temple = { word-tile-forest_temple }
word-reason-mountain_temple = { word-tile-mountain_temple }
word-reason-sea_temple = { word-tile-sea_temple }
word-reason-obelisk = { word-tile-obelisk }
word-reason-sacred_place = { word-tile-sacred_place }
word-reason-statue = { word-tile-statue }
word-reason-artists_parlor = { word-tile-artists_parlor }
word-reason-astronomy_tower = { word-tile-astronomy_tower }
word-reason-fountain_of_wisdom = { word-tile-fountain_of_wisdom }
word-reason-gate_of_passage = { word-tile-gate_of_passage }
word-reason-healers_mansion = { word-tile-healers_mansion }
word-reason-mages_tower = { word-tile-mages_tower }
word-reason-colossus = { word-wonder-colossus }
word-reason-great_pyramid = { word-wonder-great_pyramid }
word-reason-hanging_gardens = { word-wonder-hanging_gardens }
word-reason-ishtar_gate = { word-wonder-ishtar_gate }
word-reason-lighthouse = { word-wonder-lighthouse }
word-reason-mausoleum = { word-wonder-mausoleum }
word-reason-statue_of_zeus = { word-wonder-statue_of_zeus }
word-reason-temple_of_artemis = { word-wonder-temple_of_artemis }
word-reason-trial_a01 = the Trial “{ name-trial-a01 }”
word-reason-trial_a02 = the Trial “{ name-trial-a02 }”
word-reason-trial_a03 = the Trial “{ name-trial-a03 }”
word-reason-trial_a04 = the Trial “{ name-trial-a04 }”
word-reason-trial_a05 = the Trial “{ name-trial-a05 }”
word-reason-trial_a06 = the Trial “{ name-trial-a06 }”
word-reason-trial_a07 = the Trial “{ name-trial-a07 }”
word-reason-trial_a08 = the Trial “{ name-trial-a08 }”
word-reason-trial_a09 = the Trial “{ name-trial-a09 }”
word-reason-trial_a10 = the Trial “{ name-trial-a10 }”
word-reason-trial_a11 = the Trial “{ name-trial-a11 }”
word-reason-trial_a12 = the Trial “{ name-trial-a12 }”
word-reason-trial_a13 = the Trial “{ name-trial-a13 }”
word-reason-trial_a14 = the Trial “{ name-trial-a14 }”
word-reason-trial_a15 = the Trial “{ name-trial-a15 }”
word-reason-trial_a16 = the Trial “{ name-trial-a16 }”
word-reason-trial_a17 = the Trial “{ name-trial-a17 }”
word-reason-trial_a18 = the Trial “{ name-trial-a18 }”
word-reason-trial_a19 = the Trial “{ name-trial-a19 }”
word-reason-trial_a20 = the Trial “{ name-trial-a20 }”
word-reason-trial_a21 = the Trial “{ name-trial-a21 }”
word-reason-trial_a22 = the Trial “{ name-trial-a22 }”
word-reason-trial_a23 = the Trial “{ name-trial-a23 }”
word-reason-trial_a24 = the Trial “{ name-trial-a24 }”

## Questions: what chance decides

prompt-BonusTile = { $site ->
    [0] Draw the Bonus Action tile of site 1
    [1] Draw the Bonus Action tile of site 2
    [2] Draw the Bonus Action tile of site 3
    [3] Draw the Bonus Action tile of site 4
   *[other] Draw the Bonus Action tile of site 5
}
prompt-ZodiacCard = Draw the Zodiac card for { $temple }
prompt-MarketColour = Draw the colour of the next Market space
prompt-MarketTile = Draw the { $colour } tile of the Market
prompt-RevealTop = Turn up the next tile of the { $colour } stack
prompt-OfferDie = Roll the { $colour } die for the Citizen offer
prompt-RollCitizen = Roll the { $colour } die for the Citizen offer
prompt-RollSpeaker = Roll a Speaker for the offer
prompt-DistrictCard = Draw a District card
prompt-FirstPlayer = Who takes the Bulwark?
prompt-WonderSite = Draw a site for a Wonder
prompt-DrawWonder = { $site ->
    [0] Draw the Wonder of site 1
    [1] Draw the Wonder of site 2
    [2] Draw the Wonder of site 3
    [3] Draw the Wonder of site 4
   *[other] Draw the Wonder of site 5
}
prompt-DrawTrial = Draw the next Trial
prompt-DraftRoll = Roll the { $colour } die for the draft
prompt-KeepCard = Draw the Zodiac card that stays with you

## Questions: the turn

prompt-DraftDie = Take a die ({ $number } of 2)
prompt-SetAsideDie = Set aside one of the highest dice
prompt-ChooseAction = Choose your action
prompt-SpendToken = Spend a Superiority token for another action?
prompt-Pay = { $stone ->
    [0] { $food ->
        [0] Pay { $wisdom } Wisdom: use how much Gold?
       *[other] Pay { $food } Food: use how much Gold?
    }
   *[other] { $wisdom ->
        [0] Pay { $stone } Stone: use how much Gold?
       *[other] Pay { $stone } Stone and { $wisdom } Wisdom: use how much Gold for the Stone?
    }
}
prompt-GainBasic = { $gemini ->
    [0] { $left ->
        [one] Choose a basic resource
       *[other] Choose a basic resource, { $left } in all
    }
   *[other] { $left ->
        [one] Gemini: choose a basic resource
       *[other] Gemini: choose a basic resource, { $left } in all
    }
}
prompt-SpendAny = { $left ->
    [one] Choose a resource to pay
   *[other] Choose a resource to pay, { $left } in all
}

## Questions: visits

prompt-ChooseWorker = Who visits a site?
prompt-ChooseSite = { $value ->
    [0] Where does { $worker } go?
   *[other] Where does the { $colour } { $value } go?
}
prompt-FreezeSites = Spend a Superiority token so that no site rises?
prompt-RaiseNeighbour = Which neighbouring site rises too?
prompt-Visit = { $done ->
    [0] { $site ->
        [0] Site 1: Stone (upper action) { $mains ->
            [1] or
           *[other] and
        } move and attack (lower action)
        [1] Site 2: Food (upper action) { $mains ->
            [1] or
           *[other] and
        } a Building (lower action)
        [2] Site 3: Wisdom (upper action) { $mains ->
            [1] or
           *[other] and
        } two steps in a Temple (lower action)
        [3] Site 4: a basic resource and Gold (upper action) { $mains ->
            [1] or
           *[other] and
        } a Citizen (lower action)
       *[other] Site 5: Stone, Wisdom and Food (upper action) { $mains ->
            [1] or
           *[other] and
        } spend Food (lower action)
    }
   *[other] What else do you do here?
}
prompt-BonusOrGold = Pisces: the bonus action, or 1 Gold instead?
prompt-MoveOrAttack = { $done ->
    [0] { $most ->
        [1] { $steps ->
            [one] Move 1 space or attack?
           *[other] Move { $steps } spaces or attack?
        }
       *[other] { $steps ->
            [one] Move 1 space and attack: which first?
           *[other] Move { $steps } spaces and attack: which first?
        }
    }
    [1] Attack as well?
   *[other] Move as well?
}
prompt-ExchangeForGold = Exchange a basic resource for 1 Gold?
prompt-ChooseTemple = Choose the Temple: two steps and its Zodiac card
prompt-ChooseStep = { $stone ->
    [0] Choose the Temple for your step
   *[other] Choose the Temple for your step and pay { $stone } Stone
}
prompt-ExtraStep = Pay 1 Gold for a step in another Temple?
prompt-TakeCitizen = { $optional ->
    [0] { $paid ->
        [0] Choose a Citizen, for free
       *[other] Choose a Citizen and pay its price
    }
   *[other] { $paid ->
        [0] Take a Citizen for free?
       *[other] Take a Citizen and pay its price?
    }
}
prompt-TakeSpeaker = Choose a Speaker
prompt-SpendFood = { $left ->
    [3] Spend up to 3 Food: which Freeman rises, or do you move 1 space?
    [2] Spend a second Food?
   *[other] Spend a third Food?
}
prompt-RaiseNewDie = Sagittarius: +1 for your new Freeman, the { $colour } { $value }?
prompt-RaiseNewSpeaker = Sagittarius: +1 for your new Speaker of value { $value }?

## Questions: the City

prompt-Purchase = Choose what to build
prompt-BuildMode = How do you build { $kind }?
prompt-PlaceTile = { $mode ->
    [0] Choose a place for { $kind }
    [1] Choose a place for your Farm
   *[other] Over which Farm do you build { $kind }?
}
prompt-WonderDirection = Place your Wonder across or down?
prompt-PlaceWonder = { $direction ->
    [0] Choose the left place of your Wonder
   *[other] Choose the upper place of your Wonder
}
prompt-Activations = Which ability do you use?
prompt-CloseWith = Which Freeman gives up its die for the Seat of Power?
prompt-ChooseSeat = Choose a Seat of Power for the { $colour } { $value }
prompt-MatchCard = Choose the District card you match
prompt-BuildLevel = Which Tower do you raise?
prompt-RaiseForTower = Capricorn: +2 for a Freeman?
prompt-Retire = Which 6 retires first?

## Questions: abilities

prompt-StoneOrFood = { $left ->
    [one] Riding Grounds: Stone or Food?
   *[other] Riding Grounds: Stone or Food, { $left } in all?
}
prompt-Veteran = Veteran Settlement: which red Freeman?
prompt-SetAside = Construction Site: which Market tile do you set aside?
prompt-SwapDie = Court of Law: which Freeman changes colour?
prompt-SwapColour = Court of Law: which colour for the { $colour } { $value }?
prompt-ResetSite = Fountain of Wisdom: which Mothership goes back to 1?
prompt-OpenGate = Gate of Passage: which Freeman rises?
prompt-GateAmount = Gate of Passage: by how much does the { $colour } { $value } rise?
prompt-CopyAbility = Mage’s Tower: which neighbour’s ability do you use?
prompt-PointsOrStone = Colossus of Rhodes: { $points } VP or 1 Stone?
prompt-PyramidAmount = Great Pyramid: how many resources do you pay?
prompt-GardenTile = Hanging Gardens: which Market tile becomes a Farm?
prompt-GateOfIshtar = Ishtar Gate: which Freeman or which die on a Seat rises?

## What others read while somebody is asked

await-DraftDie = chooses a die
await-SetAsideDie = sets a die aside
await-ChooseAction = chooses an action
await-SpendToken = decides whether to spend a Superiority token
await-Pay = decides how much Gold to pay
await-GainBasic = chooses basic resources
await-SpendAny = chooses resources to pay
await-ChooseWorker = chooses who visits a site
await-ChooseSite = chooses a site
await-FreezeSites = decides whether sites rise
await-RaiseNeighbour = chooses a neighbouring site
await-Visit = chooses an action at the site
await-BonusOrGold = chooses between the bonus action and 1 Gold
await-MoveOrAttack = moves or attacks
await-ExchangeForGold = decides whether to exchange a resource for 1 Gold
await-ChooseTemple = chooses a Temple
await-ChooseStep = chooses a Temple
await-ExtraStep = decides whether to pay 1 Gold for another step
await-TakeCitizen = chooses a Citizen
await-TakeSpeaker = chooses a Speaker
await-SpendFood = spends Food
await-RaiseNewDie = decides whether to raise the new Freeman
await-RaiseNewSpeaker = decides whether to raise the new Speaker
await-Purchase = chooses a tile to build
await-BuildMode = chooses how to build
await-PlaceTile = chooses a place for the tile
await-WonderDirection = chooses how the Wonder lies
await-PlaceWonder = chooses a place for the Wonder
await-Activations = chooses an ability to use
await-CloseWith = chooses a die for the Seat of Power
await-ChooseSeat = chooses a Seat of Power
await-MatchCard = chooses a District card
await-BuildLevel = chooses a Tower
await-RaiseForTower = decides whether to raise a Freeman
await-Retire = chooses who retires first
await-StoneOrFood = chooses between Stone and Food
await-Veteran = chooses a red Freeman
await-SetAside = chooses a tile to set aside
await-SwapDie = chooses a Freeman to change colour
await-SwapColour = chooses a new colour
await-ResetSite = chooses a Mothership
await-OpenGate = chooses a Freeman to raise
await-GateAmount = chooses by how much to raise
await-CopyAbility = chooses a neighbour’s ability
await-PointsOrStone = chooses between VP and Stone
await-PyramidAmount = chooses how much to pay
await-GardenTile = chooses a tile for a Farm
await-GateOfIshtar = chooses a die to raise

## Answers

choice-pass = Pass
here-pass = { $workers ->
    [one] Pass with 1 worker left
   *[other] Pass with { $workers } workers left
}
choice-stop = Done
choice-use = Yes
choice-decline = No, thanks
choice-first = Player { $seat }
choice-drawn = { $tile_colour }
choice-zodiac = { $zodiac }
choice-tile = { $building_name }
choice-wonder = { $wonder }
choice-trial = { $trial }
choice-face = Face { $value }
choice-action-visit = Visit an Encounter Site
choice-action-close = Close a District
choice-action-tower = Build a Tower level
choice-action-grow = Grow your Population
choice-base = Freeman { $base }
here-base = { $colour } { $value } (base { $base })
choice-speaker = Speaker of value { $value }
choice-worker-archon = { name-worker-archon }
choice-site-1 = Site 1: { name-site-1 }
choice-site-2 = Site 2: { name-site-2 }
choice-site-3 = Site 3: { name-site-3 }
choice-site-4 = Site 4: { name-site-4 }
choice-site-5 = Site 5: { name-site-5 }
here-site = { $way ->
    [1] Site { $number }: { $site_name } (only the resources)
   *[other] Site { $number }: { $site_name } (first the resources)
}
choice-part-top = Upper action
choice-part-bottom = Lower action
choice-part-bonus = Bonus action
choice-part-claim = Claim the Wonder for 1 Gold
choice-gold = { $number ->
    [0] Without Gold
   *[other] With { $number } Gold
}
choice-resource = { $basic }
choice-spend = { $resource }
choice-amount-1 = One
choice-amount-2 = Two
choice-amount-3 = Three
choice-military-move = Move
choice-military-attack = Attack
choice-temple-forest = { name-temple-forest }
choice-temple-mountain = { name-temple-mountain }
choice-temple-sea = { name-temple-sea }
choice-citizen = Citizen on space { $space }
here-citizen = { $colour } { $value } (space { $space })
choice-recruit = Speaker of value { $value }
choice-market = Market space { $space }
here-market = { $way ->
    [1] { $building_name } (Market { $space }), only as a Farm
   *[other] { $building_name } (Market { $space })
}
choice-reserve = Set aside: { $building_name }
here-reserve = Set aside: { $building_name }, only as a Farm
choice-claimed-wonder = Your Wonder
here-claimed = Your Wonder: { $wonder_name }
choice-mode-building = As a Building
choice-mode-farm = As a Farm
choice-mode-over_farm = Over a Farm, for free (Virgo)
choice-direction-across = Across
choice-direction-down = Down
choice-tower = { $tower } Tower
choice-colour = { $colour } die
choice-card = District card { $card }
choice-die = { $colour } { $value }
choice-reward-points = Victory Points
choice-reward-stone = { name-resource-stone }
choice-effect-bonus = Bonus action
choice-effect-gold = Gold instead
choice-cell = At { $cell }
here-cell = { $tile_name } at { $cell }
choice-seat = Seat at { $cell }
here-seat = Seat at { $cell } ({ $colour } { $value })

## Events: setup and rounds

event-bonus_tile = The { $tile_colour } Bonus Action tile goes to { $site }.
events-bonus_tile = The Bonus Action tiles are laid out: { $list }.
each-bonus_tile = { $tile_colour } at { $site }
event-zodiac = The { $zodiac } card goes to { $temple }.
events-zodiac = The Zodiac cards are laid out: { $list }.
each-zodiac = { $zodiac } at { $temple }
event-market = The Market gets { $building }.
events-market = The Market gets { $list }.
each-market = { $building }
event-top = Next in its stack: { $building_name }.
events-top = Next in the stacks: { $list }.
each-top = { $building_name }
event-market-top = The Market gets { $building }; next in its stack: { $building_name }.
event-rolled = The Citizen offer gets the { $colour } { $value }.
events-rolled = The Citizen offer gets { $list }.
each-rolled = { $colour } { $value }
event-speaker_rolled = The Speaker offer gets a { $value }.
events-speaker_rolled = The Speaker offer gets { $list }.
each-speaker_rolled = a { $value }
event-card_shown = A District card is laid out.
events-card_shown = District cards are laid out.
each-card_shown = { $card }
event-bulwark = { $player } { DOES($player, "takes", "take") } the Bulwark.
event-wonder_shown = Locked at { $site }: { $wonder }.
events-wonder_shown = The Wonders, still locked: { $list }.
each-wonder_shown = { $wonder } at { $site }
event-trial_shown = The Trial “{ $trial }” joins the row.
events-trial_shown = The Trials, in this order: { $list }.
each-trial_shown = “{ $trial }”
event-draft_rolled = The draft gets the { $colour } { $value }.
events-draft_rolled = The dice of the draft: { $list }.
each-draft_rolled = { $colour } { $value }
event-drafted = { $player } { DOES($player, "takes", "take") } the { $colour } { $value }.
event-set_aside = { $player } { DOES($player, "sets", "set") } the { $colour } { $value } aside.
event-round = Round { $round } begins.
event-round_over = Round { $round } is over.
event-trial = The Trial “{ $trial }” is scored.
event-round_over-trial = Round { $round } is over; the Trial “{ $trial }” is scored.
event-round_limit = Round { $round } was the last one allowed by the limit.
event-game_over = The game ends after round { $round }. Final scoring.
event-target_reached = { $player } { DOES($player, "has", "have") } reached the target of { $points } VP. Well done!
event-target_missed = { $player } { DOES($player, "has", "have") } not reached the target of { $points } VP.
event-trigger = { $player } { DOES($player, "triggers", "trigger") } the end: { $trigger }. This round is the last.

## Events: goods and points

event-score = { $player } { DOES($player, "scores", "score") } { $points } VP for { $reason }.
events-score = { $player } { DOES($player, "scores", "score") } for { $list }.
each-score = { $reason } ({ $points } VP)
event-gained = { $player } { DOES($player, "gains", "gain") } { $number } { $resource }.
events-gained = { $player } { DOES($player, "gains", "gain") } { $list }.
each-gained = { $number } { $resource }
event-paid = { $player } { DOES($player, "pays", "pay") } { $number } { $resource }.
events-paid = { $player } { DOES($player, "pays", "pay") } { $list }.
each-paid = { $number } { $resource }

## Events: visits and workers

event-visited = { $player } { DOES($player, "sends", "send") } { $worker } to { $site }.
event-visited-site = { $player } { DOES($player, "sends", "send") } { $worker } to { $site } (now at { $value }).
events-paid-visited-site = { $player } { DOES($player, "sends", "send") } { $worker } to { $site } (now at { $value }) for { $list }.
event-visited-site-unlocked = { $player } { DOES($player, "sends", "send") } { $worker } to { $site } (now at { $value }) and { DOES($player, "unlocks", "unlock") } { $wonder }.
event-site = { $player } { DOES($player, "sets", "set") } { $site } to { $value }.
event-site-unlocked = { $player } { DOES($player, "sets", "set") } { $site } to { $value } and { DOES($player, "unlocks", "unlock") } { $wonder }.
event-frozen = { $player } { DOES($player, "spends", "spend") } a Superiority token so that no site rises.
event-token = { $player } { DOES($player, "spends", "spend") } a Superiority token for another action.
event-hired = { $player } { DOES($player, "takes", "take") } the { $colour } { $value } from the Citizen offer.
events-paid-hired = { $player } { DOES($player, "takes", "take") } the { $colour } { $value } from the Citizen offer for { $list }.
event-no_die = No { $colour } die is left to fill the Citizen offer.
event-speaker = { $player } { DOES($player, "takes", "take") } a Speaker of value { $value }.
event-speaker_raised = { $player } { DOES($player, "raises", "raise") } the Speaker to { $value }.
event-raised = { $player } { DOES($player, "raises", "raise") } Freeman { $base } to { $value }.
events-paid-raised = { $player } { DOES($player, "raises", "raise") } Freeman { $base } to { $value } for { $list }.
event-lowered = { $player } { DOES($player, "lowers", "lower") } Freeman { $base } to { $value }.
event-swapped = { $player } { DOES($player, "gives", "give") } Freeman { $base } { $colour_id ->
    [orange] an orange die.
   *[other] a { $colour } die.
}
event-grown = { $player } { DOES($player, "grows", "grow") } the Population to { $bases } bases.
events-paid-grown = { $player } { DOES($player, "grows", "grow") } the Population to { $bases } bases for { $list }.
event-passed = { $player } { DOES($player, "passes", "pass") }.
event-returned = { $player } { DOES($player, "brings", "bring") } home Freeman { $base } (now { $value }).
events-returned = { $player } { DOES($player, "brings", "bring") } home { $list }.
each-returned = Freeman { $base } (now { $value })
event-retired = { $player } { DOES($player, "retires", "retire") } the { $colour } 6, which becomes an Advisor.
events-retired = { $player } { DOES($player, "retires", "retire") } { $list }, which become Advisors.
each-retired = the { $colour } 6
event-retired-score = { $player } { DOES($player, "retires", "retire") } the { $colour } 6 for { $points } VP.

## Events: Military track and Temples

event-advanced = { $space ->
    [13] { $player } { DOES($player, "moves", "move") } to the final space of the Military track.
   *[other] { $player } { DOES($player, "moves", "move") } to space { $space } of the Military track.
}
events-paid-advanced = { $space ->
    [13] { $player } { DOES($player, "moves", "move") } to the final space of the Military track for { $list }.
   *[other] { $player } { DOES($player, "moves", "move") } to space { $space } of the Military track for { $list }.
}
event-advanced-superiority = { $space ->
    [13] { $player } { DOES($player, "moves", "move") } to the final space of the Military track and { DOES($player, "gains", "gain") } a Superiority token.
   *[other] { $player } { DOES($player, "moves", "move") } to space { $space } of the Military track and { DOES($player, "gains", "gain") } a Superiority token.
}
event-advanced-superiority-superiority = { $space ->
    [13] { $player } { DOES($player, "moves", "move") } to the final space of the Military track and { DOES($player, "gains", "gain") } 2 Superiority tokens.
   *[other] { $player } { DOES($player, "moves", "move") } to space { $space } of the Military track and { DOES($player, "gains", "gain") } 2 Superiority tokens.
}
event-fell_back = { $player } { DOES($player, "falls", "fall") } back to space { $space } of the Military track.
event-foreign_disk = The foreign disk moves to space { $space } of the Military track.
event-card_back = { $player } { DOES($player, "returns", "return") } the { $zodiac } card to its Temple.
event-speaker_back = A Speaker returns to the offer as a { $value }.
event-superiority = { $player } { DOES($player, "gains", "gain") } a Superiority token.
event-attacked = { $player } { DOES($player, "attacks", "attack") }.
events-paid-attacked = { $player } { DOES($player, "attacks", "attack") } for { $list }.
event-attacked-attacked = { $player } { DOES($player, "attacks", "attack") } twice.
events-paid-attacked-attacked = { $player } { DOES($player, "attacks", "attack") } twice for { $list }.
event-attacked-score = { $player } { DOES($player, "attacks", "attack") }: { $points } VP.
event-attacked-gained-score = { $player } { DOES($player, "attacks", "attack") }: { $number } { $resource } and { $points } VP.
event-climbed = { $player } { DOES($player, "climbs", "climb") } to { $step } in { $temple }.
events-paid-climbed = { $player } { DOES($player, "climbs", "climb") } to { $step } in { $temple } for { $list }.
events-paid-climbed-card = { $player } { DOES($player, "climbs", "climb") } to { $step } in { $temple } for { $list } and { DOES($player, "takes", "take") } the { $zodiac } card.
event-card = { $player } { DOES($player, "takes", "take") } the { $zodiac } card.
events-card = { $player } { DOES($player, "takes", "take") } the cards { $list }.
each-card = { $zodiac }
event-climbed-card = { $player } { DOES($player, "climbs", "climb") } to { $step } in { $temple } and { DOES($player, "takes", "take") } the { $zodiac } card.

## Events: the City

event-built = { $player } { DOES($player, "builds", "build") } { $building }.
events-paid-built = { $player } { DOES($player, "builds", "build") } { $building } for { $list }.
event-farm = { $player } { DOES($player, "builds", "build") } a Farm.
event-farm_back = { $player } { DOES($player, "puts", "put") } the Farm under the { $colour } stack.
event-reserved = { $player } { DOES($player, "sets", "set") } { $building } from the Market aside.
event-unlocked = { $player } { DOES($player, "unlocks", "unlock") } { $wonder }.
event-claimed = { $player } { DOES($player, "claims", "claim") } { $wonder }.
events-paid-claimed = { $player } { DOES($player, "claims", "claim") } { $wonder } for { $list }.
event-wonder_built = { $player } { DOES($player, "builds", "build") } { $wonder }.
event-used = { $player } { DOES($player, "uses", "use") } { $tile }.
event-used-score = { $player } { DOES($player, "uses", "use") } { $tile }: { $points } VP.
event-used-climbed = { $player } { DOES($player, "uses", "use") } { $tile } and { DOES($player, "climbs", "climb") } to { $step } in { $temple }.
event-used-reserved = { $player } { DOES($player, "uses", "use") } { $tile } and { DOES($player, "sets", "set") } { $building } aside.
event-used-raised = { $player } { DOES($player, "uses", "use") } { $tile } and { DOES($player, "raises", "raise") } Freeman { $base } to { $value }.
event-used-swapped = { $player } { DOES($player, "uses", "use") } { $tile } and { DOES($player, "gives", "give") } Freeman { $base } { $colour_id ->
    [orange] an orange die.
   *[other] a { $colour } die.
}
event-closed = { $player } { DOES($player, "closes", "close") } a District with the { $colour } { $value }.
event-seat_raised = { $player } { DOES($player, "raises", "raise") } a die on a Seat of Power to { $value }.
event-matched = { $player } { DOES($player, "matches", "match") } a District card.
event-matched-score = { $player } { DOES($player, "matches", "match") } a District card: { $points } VP.
event-matched-score-gained = { $player } { DOES($player, "matches", "match") } a District card: { $points } VP and { $number } { $resource }.
event-tower = { $player } { DOES($player, "raises", "raise") } the { $tower } Tower to level { $height }.
events-paid-tower = { $player } { DOES($player, "raises", "raise") } the { $tower } Tower to level { $height } for { $list }.

## Events in the words of the log: what lies at a place, and sums

event-sent = { $player } { DOES($player, "sends", "send") } the { $colour } { $value } to { $site }.
events-paid-sent = { $player } { DOES($player, "sends", "send") } the { $colour } { $value } to { $site } for { $list }.
event-sent_up = { $player } { DOES($player, "sends", "send") } the { $colour } { $value } to { $site } (now at { $number }).
events-paid-sent_up = { $player } { DOES($player, "sends", "send") } the { $colour } { $value } to { $site } (now at { $number }) for { $list }.
event-sent_up-unlocked = { $player } { DOES($player, "sends", "send") } the { $colour } { $value } to { $site } (now at { $number }) and { DOES($player, "unlocks", "unlock") } { $wonder }.
event-die_set = { $player } { DOES($player, "sets", "set") } { $colour_id ->
    [orange] an orange die to { $value }.
   *[other] a { $colour } die to { $value }.
}
events-die_set = { $player } { DOES($player, "sets", "set") } { $list }.
each-die_set = { $colour_id ->
    [orange] an orange die to { $value }
   *[other] a { $colour } die to { $value }
}
event-recoloured = { $player } { DOES($player, "turns", "turn") } the { $colour } { $value } { $new_colour }.
event-home = { $number ->
    [one] { $player } { DOES($player, "brings", "bring") } 1 Freeman home.
   *[other] { $player } { DOES($player, "brings", "bring") } { $number } Freemen home.
}
event-moved = { $number ->
    [one] { $player } { DOES($player, "moves", "move") } 1 space on the Military track.
   *[other] { $player } { DOES($player, "moves", "move") } { $number } spaces on the Military track.
}
events-paid-moved = { $number ->
    [one] { $player } { DOES($player, "moves", "move") } 1 space on the Military track for { $list }.
   *[other] { $player } { DOES($player, "moves", "move") } { $number } spaces on the Military track for { $list }.
}
event-district_closed = { $player } { DOES($player, "closes", "close") } a District with the { $colour } { $value }.

## Why points are given

reason-attack = Attacks
reason-aries = { name-zodiac-aries }
reason-final_space = Final space
reason-district = District cards
reason-last_base = Last base
reason-retirement = Retirements
reason-gold = { name-resource-gold }
reason-advisors = Advisors
reason-temples = Temples
reason-seats = Seats of Power
reason-granary = { name-building-granary }
reason-harbor = { name-building-harbor }
reason-market = { name-building-market }
reason-mint = { name-building-mint }
reason-quarry = { name-building-quarry }
reason-workshop = { name-building-workshop }
reason-armory = { name-building-armory }
reason-chariot_field = { name-building-chariot_field }
reason-outpost = { name-building-outpost }
reason-riding_grounds = { name-building-riding_grounds }
reason-stronghold = { name-building-stronghold }
reason-veteran_settlement = { name-building-veteran_settlement }
reason-castle = { name-building-castle }
reason-construction_site = { name-building-construction_site }
reason-court_of_law = { name-building-court_of_law }
reason-estate = { name-building-estate }
reason-forum = { name-building-forum }
reason-stone_circle = { name-building-stone_circle }
reason-forest_temple = { name-building-forest_temple }
reason-mountain_temple = { name-building-mountain_temple }
reason-sea_temple = { name-building-sea_temple }
reason-obelisk = { name-building-obelisk }
reason-sacred_place = { name-building-sacred_place }
reason-statue = { name-building-statue }
reason-artists_parlor = { name-building-artists_parlor }
reason-astronomy_tower = { name-building-astronomy_tower }
reason-fountain_of_wisdom = { name-building-fountain_of_wisdom }
reason-gate_of_passage = { name-building-gate_of_passage }
reason-healers_mansion = { name-building-healers_mansion }
reason-mages_tower = { name-building-mages_tower }
reason-colossus = { name-wonder-colossus }
reason-great_pyramid = { name-wonder-great_pyramid }
reason-hanging_gardens = { name-wonder-hanging_gardens }
reason-ishtar_gate = { name-wonder-ishtar_gate }
reason-lighthouse = { name-wonder-lighthouse }
reason-mausoleum = { name-wonder-mausoleum }
reason-statue_of_zeus = { name-wonder-statue_of_zeus }
reason-temple_of_artemis = { name-wonder-temple_of_artemis }
reason-trial_a01 = Trial: { name-trial-a01 }
reason-trial_a02 = Trial: { name-trial-a02 }
reason-trial_a03 = Trial: { name-trial-a03 }
reason-trial_a04 = Trial: { name-trial-a04 }
reason-trial_a05 = Trial: { name-trial-a05 }
reason-trial_a06 = Trial: { name-trial-a06 }
reason-trial_a07 = Trial: { name-trial-a07 }
reason-trial_a08 = Trial: { name-trial-a08 }
reason-trial_a09 = Trial: { name-trial-a09 }
reason-trial_a10 = Trial: { name-trial-a10 }
reason-trial_a11 = Trial: { name-trial-a11 }
reason-trial_a12 = Trial: { name-trial-a12 }
reason-trial_a13 = Trial: { name-trial-a13 }
reason-trial_a14 = Trial: { name-trial-a14 }
reason-trial_a15 = Trial: { name-trial-a15 }
reason-trial_a16 = Trial: { name-trial-a16 }
reason-trial_a17 = Trial: { name-trial-a17 }
reason-trial_a18 = Trial: { name-trial-a18 }
reason-trial_a19 = Trial: { name-trial-a19 }
reason-trial_a20 = Trial: { name-trial-a20 }
reason-trial_a21 = Trial: { name-trial-a21 }
reason-trial_a22 = Trial: { name-trial-a22 }
reason-trial_a23 = Trial: { name-trial-a23 }
reason-trial_a24 = Trial: { name-trial-a24 }

## Options of a new game

option-players = Players
option-players-1 = One player: solo training, five rounds and a target to reach
option-players-2 = Two players: four District cards, seven dice of each colour
option-players-3 = Three players: five District cards, eight dice of each colour
option-players-4 = Four players: six District cards, nine dice of each colour
option-wonders = Ancient Wonders
option-wonders-false = Without Wonders
option-wonders-true = With Wonders to claim, build and use again and again
option-trials = Trials of the Builders
option-trials-none = Without Trials: the usual conditions end the game
option-trials-short = Short: four Trials, one at the end of each round
option-trials-regular = Regular: five Trials, one at the end of each round
option-trials-extended = Extended: six Trials, one at the end of each round
option-stated_trials_only = Which Trials are in the draw
option-stated_trials_only-false = All 24 Trials, 18 of them reconstructed
option-stated_trials_only-true = Only the six Trials whose text the rulebook states
option-round_limit = Round limit (games of several players without Trials)
option-round_limit-4 = At most 4 rounds
option-round_limit-5 = At most 5 rounds
option-round_limit-6 = At most 6 rounds
option-round_limit-7 = At most 7 rounds
option-round_limit-8 = At most 8 rounds
option-round_limit-9 = At most 9 rounds
option-round_limit-10 = At most 10 rounds
option-round_limit-11 = At most 11 rounds
option-round_limit-12 = At most 12 rounds
option-round_limit-13 = At most 13 rounds
option-round_limit-14 = At most 14 rounds
option-round_limit-15 = At most 15 rounds
option-round_limit-16 = At most 16 rounds
option-round_limit-17 = At most 17 rounds
option-round_limit-18 = At most 18 rounds
option-round_limit-19 = At most 19 rounds
option-round_limit-20 = At most 20 rounds
option-round_limit-21 = At most 21 rounds
option-round_limit-22 = At most 22 rounds
option-round_limit-23 = At most 23 rounds
option-round_limit-24 = At most 24 rounds
option-round_limit-25 = At most 25 rounds
option-round_limit-26 = At most 26 rounds
option-round_limit-27 = At most 27 rounds
option-round_limit-28 = At most 28 rounds
option-round_limit-29 = At most 29 rounds
option-round_limit-30 = At most 30 rounds
option-round_limit-31 = At most 31 rounds
option-round_limit-32 = At most 32 rounds
option-round_limit-33 = At most 33 rounds
option-round_limit-34 = At most 34 rounds
option-round_limit-35 = At most 35 rounds
option-round_limit-36 = At most 36 rounds
option-round_limit-37 = At most 37 rounds
option-round_limit-38 = At most 38 rounds
option-round_limit-39 = At most 39 rounds
option-round_limit-40 = At most 40 rounds
