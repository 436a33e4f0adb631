### Names of the components of Origins: First Builders, and what each does. Costs, prices and the VP of tracks and cards are in the data.

name-game = Origins: First Builders
rules-of-game = Rules of Origins: First Builders
about-game = Found a city with builders from the stars: send your dice to their motherships, recruit citizens, raise Towers and climb the temples. One to four players.

## Colours

name-colour-red = Red
about-colour-red = Colour of dice, Buildings and Towers. Its Buildings serve the Military track.
name-colour-purple = Purple
about-colour-purple = Colour of dice, Buildings and Towers. Its Buildings serve Wisdom and Freemen.
name-colour-blue = Blue
about-colour-blue = Colour of dice, Buildings and Towers. Its Buildings serve the Temples.
name-colour-orange = Orange
about-colour-orange = Colour of dice, Buildings and Towers. Its Buildings serve the City and its people.
name-colour-yellow = Yellow
about-colour-yellow = Colour of dice, Buildings and Towers. Its Buildings serve resources and trade.

## Resources

name-resource-stone = Stone
about-resource-stone = A basic resource: pays for Buildings, Wonders and steps in the Temples.
name-resource-food = Food
about-resource-food = A basic resource: raises Freemen, moves your Military disk and pays for new bases.
name-resource-wisdom = Wisdom
about-resource-wisdom = A basic resource: pays for weak workers on high sites, for places in the Market and for Citizens.
name-resource-gold = Gold
about-resource-gold = Replaces any basic resource and pays for Tower levels and Wonders. Each one left at the end is worth 1 VP.

## Workers

name-worker-freeman = Freeman
about-worker-freeman = A Citizen die on a base, with colour and value. A 6 does both main actions of a site and retires when it comes home.
name-worker-speaker = Speaker
about-worker-speaker = A white die with a value and no colour. It needs no base, gets no bonus action and serves for one visit.
name-worker-archon = Archon
about-worker-archon = Visits any site without paying, once a round. It has the colours of your Advisors.
name-worker-freeman_1 = Freeman 1
name-worker-freeman_2 = Freeman 2
name-worker-freeman_3 = Freeman 3
name-worker-freeman_4 = Freeman 4
name-worker-freeman_5 = Freeman 5
name-worker-freeman_6 = Freeman 6
name-worker-speaker_2 = Speaker of value 2
name-worker-speaker_3 = Speaker of value 3
name-worker-speaker_4 = Speaker of value 4
name-worker-speaker_5 = Speaker of value 5

## Encounter Sites, from left to right

name-site-1 = Stone and arms
about-site-1 = Gain 3 Stone, or move 1 space on the Military track and/or make an attack in any order.
name-site-2 = Food and building
about-site-2 = Gain 3 Food, or purchase a Building.
name-site-3 = Wisdom and Temples
about-site-3 = Gain 3 Wisdom, or pay 1 Stone: two steps in one Temple and its Zodiac card.
name-site-4 = Gold and Citizens
about-site-4 = Gain 1 basic resource of your choice and 1 Gold, or gain a Citizen die.
name-site-5 = Resources and training
about-site-5 = Gain 1 Stone, 1 Wisdom and 1 Food, or spend 1 to 3 Food: each raises an unused Freeman by 1 or moves you 1 space on the Military track.

## Bonus Action tiles

name-bonus-military = Military bonus
about-bonus-military = Pay 1 Wisdom: move 1 space on the Military track or make an attack.
name-bonus-building = Building bonus
about-bonus-building = Pay 1 Food: purchase a Building with all its costs.
name-bonus-temple = Temple bonus
about-bonus-temple = Pay 1 Stone: one step in one Temple, without its card.
name-bonus-speaker = Speaker bonus
about-bonus-speaker = Take a Speaker of your choice from the offer.
name-bonus-resource = Resource bonus
about-bonus-resource = Gain 1 basic resource of your choice.

## Temples

name-temple-forest = Forest Temple
about-temple-forest = The left Temple track. At the end of the round its Zodiac card goes to the highest disk.
about-temple-forest-alone = The left Temple track. You get its Zodiac card only with the Temple main action; at the end of the round chance decides which one of your cards you keep.
name-temple-mountain = Mountain Temple
about-temple-mountain = The middle Temple track. At the end of the round its Zodiac card goes to the highest disk.
about-temple-mountain-alone = The middle Temple track. You get its Zodiac card only with the Temple main action; at the end of the round chance decides which one of your cards you keep.
name-temple-sea = Sea Temple
about-temple-sea = The right Temple track. At the end of the round its Zodiac card goes to the highest disk.
about-temple-sea-alone = The right Temple track. You get its Zodiac card only with the Temple main action; at the end of the round chance decides which one of your cards you keep.

## Patterns of District cards

name-district-bracket = Bracket
about-district-bracket = Two tiles of one colour at the ends, one of another colour between them.
name-district-elbow = Elbow
about-district-elbow = Two tiles of one colour side by side, one of another colour at the end.
name-district-mono = Single colour
about-district-mono = Three tiles of one colour.

## Buildings: starting tiles and Farms

name-building-agora = Agora
about-building-agora = Works only when you close a District that contains it, whatever the colour of the die: 1 basic resource of your choice.
name-building-palace = Palace
about-building-palace = Holds your five Towers. No ability.
name-building-farm = Farm
about-building-farm = A tile built face down, for free: no colour, no ability.

## Buildings: yellow

name-building-granary = Granary
about-building-granary = 1 Food, and 1 Food for each of your Farms.
name-building-harbor = Harbor
about-building-harbor = Each of your yellow Buildings, including this one, gives 2 VP.
name-building-market = Market
about-building-market = Each of your yellow Freemen gives 4 VP.
name-building-mint = Mint
about-building-mint = 1 Gold.
name-building-quarry = Quarry
about-building-quarry = 1 Stone, and 1 Stone for each empty place next to it.
name-building-workshop = Workshop
about-building-workshop = 1 basic resource of your choice.

## Buildings: red

name-building-armory = Armory
about-building-armory = Move 2 spaces on the Military track and/or make an attack, in any order.
name-building-chariot_field = Chariot Field
about-building-chariot_field = Each of your red Buildings, including this one, and each of your red Freemen gives 2 VP.
name-building-outpost = Outpost
about-building-outpost = Move 1 space on the Military track or make an attack.
name-building-riding_grounds = Riding Grounds
about-building-riding_grounds = Move 2 spaces on the Military track, then 1 Stone or 1 Food for each player with lower strength.
name-building-stronghold = Stronghold
about-building-stronghold = Move as many spaces on the Military track as you have red Buildings, this one included.
name-building-veteran_settlement = Veteran Settlement
about-building-veteran_settlement = Choose one of your unused red Freemen: gain its value in VP, then lower it by 1.

## Buildings: orange

name-building-castle = Castle
about-building-castle = 1 VP, and 3 VP for every District you have closed.
name-building-construction_site = Construction Site
about-building-construction_site = Take a tile from the Market for free and set it aside, to be built later for its Stone only.
name-building-court_of_law = Court of Law
about-building-court_of_law = Swap the die of an unused Freeman for one of another colour from the stock, with the same value.
name-building-estate = Estate
about-building-estate = Take a Citizen from the offer for free.
name-building-forum = Forum
about-building-forum = Take a Speaker from the offer for free.
name-building-stone_circle = Stone Circle
about-building-stone_circle = 0, 1, 3, 6 or 10 VP for 1, 2, 3, 4 or 5 colours among your Buildings.

## Buildings: blue

name-building-forest_temple = Forest Temple
about-building-forest_temple = Two steps in the Forest Temple. You may pay 1 Gold for one step in another Temple.
name-building-mountain_temple = Mountain Temple
about-building-mountain_temple = Two steps in the Mountain Temple. You may pay 1 Gold for one step in another Temple.
name-building-sea_temple = Sea Temple
about-building-sea_temple = Two steps in the Sea Temple. You may pay 1 Gold for one step in another Temple.
name-building-obelisk = Obelisk
about-building-obelisk = 1, 2, 4 or 7 VP for 1, 2, 3 or at least 4 Obelisks in your City, this one included.
name-building-sacred_place = Sacred Place
about-building-sacred_place = 3, 6 or 10 VP for 1, 2 or 3 Zodiac cards you hold.
name-building-statue = Statue
about-building-statue = One step in a Temple of your choice.

## Buildings: purple

name-building-artists_parlor = Artists’ Parlor
about-building-artists_parlor = 3 VP for each different colour among your Freemen.
name-building-astronomy_tower = Astronomy Tower
about-building-astronomy_tower = 1 Wisdom, and 1 Wisdom for each of your Advisors.
name-building-fountain_of_wisdom = Fountain of Wisdom
about-building-fountain_of_wisdom = 1 Wisdom. Set any one Mothership to 1.
name-building-gate_of_passage = Gate of Passage
about-building-gate_of_passage = Raise one of your unused Freemen by 1 or 2, to 6 at most.
name-building-healers_mansion = Healers’ Mansion
about-building-healers_mansion = 1 VP, and 1 VP for each of your Freemen.
name-building-mages_tower = Mage’s Tower
about-building-mages_tower = Use the ability of one adjacent Building.

## Zodiac cards

name-zodiac-sagittarius = Sagittarius
about-zodiac-sagittarius = You may raise each new Citizen die or Speaker by 1, a Citizen to 6 at most, a Speaker to 5.
name-zodiac-pisces = Pisces
about-zodiac-pisces = You may take 1 Gold instead of a bonus action you are entitled to, without paying its price.
name-zodiac-capricorn = Capricorn
about-zodiac-capricorn = For each Tower level you build, you may raise one of your Freemen by 2, to 6 at most.
name-zodiac-aquarius = Aquarius
about-zodiac-aquarius = After a two-step advance in a Temple, you may pay 1 Gold for one step in another Temple.
name-zodiac-taurus = Taurus
about-zodiac-taurus = Buildings from the Market and Citizens from the offer cost you 1 Wisdom less.
name-zodiac-cancer = Cancer
about-zodiac-cancer = When you pass with a free base, you may take a Citizen from the offer for free.
name-zodiac-libra = Libra
about-zodiac-libra = After closing a District you may gain a Citizen die and pay its price.
name-zodiac-aries = Aries
about-zodiac-aries = Each attack gives you 1 VP more for each of your red Freemen and red dice on Seats of Power.
name-zodiac-leo = Leo
about-zodiac-leo = When you close a District, its die rises by 2 on the Seat of Power, to 6 at most.
name-zodiac-gemini = Gemini
about-zodiac-gemini = When you pass, gain 1 basic resource of your choice for each space your Military disk will fall back.
name-zodiac-virgo = Virgo
about-zodiac-virgo = You may build on one of your Farms, for neither Wisdom nor Stone. The Farm goes back under its stack.
name-zodiac-scorpio = Scorpio
about-zodiac-scorpio = 1 Wisdom for each District you close and for each of your dice that retires.

## Ancient Wonders

name-wonder-colossus = Colossus of Rhodes
about-wonder-colossus = Move 1 space on the Military track, then take your choice of 2 VP or 1 Stone.
name-wonder-great_pyramid = Great Pyramid of Giza
about-wonder-great_pyramid = Pay 1, 2 or 3 resources of any kind for 2, 5 or 9 VP.
name-wonder-hanging_gardens = Hanging Gardens of Babylon
about-wonder-hanging_gardens = Build a Farm for free, then gain 1 Food for each of your Farms.
name-wonder-ishtar_gate = Ishtar Gate
about-wonder-ishtar_gate = Raise one of your Freemen, or one of your dice on a Seat of Power, by 1.
name-wonder-lighthouse = Lighthouse of Alexandria
about-wonder-lighthouse = Gain a Citizen die and pay its price.
name-wonder-mausoleum = Mausoleum at Halicarnassus
about-wonder-mausoleum = 2 VP for each of your Advisors.
name-wonder-statue_of_zeus = Statue of Zeus
about-wonder-statue_of_zeus = 1 Gold.
name-wonder-temple_of_artemis = Temple of Artemis at Ephesus
about-wonder-temple_of_artemis = Each Temple track where your disk has left the start gives 1 Wisdom.

## Trials of the Builders

name-trial-a01 = Many-coloured City
about-trial-a01 = 3 VP for each different colour among the Buildings of your City. Grey tiles, Farms and Wonders do not count.
name-trial-a02 = Mixed company
about-trial-a02 = 3 VP for each different colour among your Freemen.
name-trial-a03 = Seats of many colours
about-trial-a03 = 4 VP for each different colour among your dice on Seats of Power.
name-trial-a04 = One great quarter
about-trial-a04 = 3 VP for each Building of the colour you have most of in your City. Farms do not count; a tie changes nothing.
name-trial-a05 = Old counsel
about-trial-a05 = 4 VP for each die on your Advisor track.
name-trial-a06 = Seats of Power
about-trial-a06 = 4 VP for each District you have closed, that is for each die on a Seat of Power.
name-trial-a07 = The best of both
about-trial-a07 = The value of your highest Freeman plus that of your highest die on a Seat of Power, in VP. A missing one counts 0.
name-trial-a08 = Free people
about-trial-a08 = 3 VP for each of your Freemen, used or unused. Dice on Seats of Power and Advisors do not count.
name-trial-a09 = Heart of the City
about-trial-a09 = 2 VP for each tile adjacent to your Agora, or 2 VP for each tile adjacent to your Palace: the better of the two counts.
name-trial-a10 = Skyline
about-trial-a10 = 2 VP for each Tower level above the first, over all five Towers.
name-trial-a11 = The tallest Tower
about-trial-a11 = 3 VP for each level of your tallest Tower.
name-trial-a12 = Written in the stars
about-trial-a12 = 4 VP for each Zodiac card you hold.
name-trial-a13 = Even devotion
about-trial-a13 = 2 VP for each step your lowest Zodiac disk stands above the start. The steps count, not their VP.
name-trial-a14 = Beyond the borders
about-trial-a14 = 3 VP for each boundary your Military disk has crossed.
name-trial-a15 = Country folk
about-trial-a15 = 3 VP for each Farm that stands in your City now. Farms built over do not count.
name-trial-a16 = Set in stone
about-trial-a16 = 1 VP for each Stone in the printed costs of all Buildings of your City, a built Wonder included with 3. A Wonder only claimed counts 0.
name-trial-a17 = Great works
about-trial-a17 = 4 VP for each Building of your City that costs at least 3 Stone, a built Wonder included.
name-trial-a18 = Full stores
about-trial-a18 = 1 VP for each resource you have: Stone, Food, Wisdom and Gold. At most 10 VP.
name-trial-a19 = Treasury
about-trial-a19 = 2 VP for each Gold you have, at most 10 VP.
name-trial-a20 = Growing people
about-trial-a20 = 3 VP for each base you have taken from your Population track.
name-trial-a21 = Experience
about-trial-a21 = 3 VP for each of your Freemen of value 5 or 6.
name-trial-a22 = Might
about-trial-a22 = 4 VP for each player strictly lower than you on the Military track. With only two disks on the track, as with two players or solo, it is 8 VP.
name-trial-a23 = Held in reserve
about-trial-a23 = 4 VP for each Superiority token you have not spent, at most 12 VP.
name-trial-a24 = Great city
about-trial-a24 = 1 VP for each tile in your City: Agora, Palace, Farms and a built Wonder count 1 each, tiles set aside do not.

## What brings on the end of the game

name-trigger-all_on_top = At the top of all three Temples
name-trigger-no_gold_left = No Gold on the District cards
name-trigger-few_colours_left = At most three colours in the Tower stock
name-trigger-no_die_left = A colour of Citizen dice used up
name-no_die-red = No red Citizen die in the stock
name-no_die-purple = No purple Citizen die in the stock
name-no_die-blue = No blue Citizen die in the stock
name-no_die-orange = No orange Citizen die in the stock
name-no_die-yellow = No yellow Citizen die in the stock

## What the page of components calls its sheets, values and words

data-board = board
data-buildings = Buildings
data-districts = District cards
data-trials = Trials
data-wonders = Wonders
data-advisors = Advisors
data-market = Building Market
data-military = Military track
data-offer = Citizen offer
data-population = Population
data-sites = Encounter Sites
data-start = at the start
data-temples = Temples
data-towers = Towers
data-bonus_tiles = Bonus Action tiles
data-card = District card
data-ability = effect
data-advisor = Advisor
data-base = at least
data-base_grown = base added
data-basic = basic
data-beside_start = Building next to the start
data-blue = blue
data-orange = orange
data-purple = purple
data-red = red
data-yellow = yellow
data-bonus = bonuses of the spaces
data-boundaries = boundaries before spaces
data-boundary = boundary
data-building = Building
data-building_colour = colour of Buildings
data-card_gold = Gold of a card
data-city_tile = City tile
data-colour = colour
data-copies = copies
data-dear_building = expensive Building
data-disks = disks
data-district = closed District
data-each = for each
data-empty_cell = empty place next to it
data-ends = ends
data-exchange = exchange
data-final_points = points of the last space
data-freeman_colour = colour of Freemen
data-gain = gains a resource
data-gains = upper actions
data-gift = gift
data-high = first
data-highest_dice = highest dice
data-kind = shape
data-ladder = by number
data-last_points = points of the last base
data-low = later
data-lowest_temple = lowest Temple
data-middle = middle
data-most = at most
data-most_of_a_colour = most of a colour
data-none = none
data-per = counts
data-points = points
data-red_building = red Building
data-red_freeman = red Freeman
data-resource = resource
data-resources = of each resource
data-same_kind = of the same kind
data-seat_colour = colour of Seats of Power
data-speaker = Speaker
data-steps = steps
data-stone_printed = Stone printed on Buildings
data-strong_freeman = strong Freeman
data-tallest_tower = tallest Tower
data-temple = Temple
data-temple_begun = Temple begun
data-token = Superiority token
data-tower_level = Tower level
data-weaker_disk = weaker disk
data-yellow_building = yellow Building
data-yellow_freeman = yellow Freeman
data-zodiac_card = Zodiac card

## Notes on where values come from, as the data files have them

note-market = the third space costs 2 in the book's example; the rest is an even ladder
note-offer = rises to the right, the last space is the dearest
note-population = 2 for the third base and 8 for the sixth are stated
note-advisors = the third space is worth 6 in the book's example
note-temples = 0, 1, 16, 31 and 70 are implied; this is the only even ladder that holds them
note-military = kinds of bonuses and empty spaces are stated, their order is ours; exchange gives 1 gold for a basic resource
note-agora = that it acts only when its District is closed is stated; what it gives is ours (OPEN-03, VAL-12)
note-sites = what the upper actions give is stated (p26); that the sites stand in this order is ours (OPEN-39)
note-bonus_tiles = the five effects and their prices are stated (p17); which colour has which is ours (OPEN-39, VAL-14)
note-buildings = abilities p25-26; prices 1 to 3 and 15 tiles a colour are stated
note-districts = 45 cards of three colours and a wild corner, the first value higher, are stated
note-trials_stated = expansion p20-21
note-trials_ours = about ten points a Trial, by the solo target
note-wonders = expansion p9, p19-20
