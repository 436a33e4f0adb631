### Words on the drawn boards: short, as there is little room.

scene-game = Origins
scene-seat = Seat { $seat }
scene-to-play = { $seat } to play
scene-round = { $rounds ->
    [0] Round { $round }
   *[other] Round { $round } of { $rounds }
}
scene-over = The game is over
scene-passed = passed
scene-plays = plays now
scene-bulwark = Bulwark: first player of the round
scene-if-ended = Points if the game ended now
scene-points-word = { $points ->
    [one] point
   *[other] points
}

## Names of the boards

scene-sites-board = Encounter Sites
scene-market-board = Building Market
scene-military-board = Military track, Citizens and Speakers
scene-tab-sites = Sites
scene-tab-market = Market
scene-tab-tracks = Tracks
scene-people-board = Citizens and Speakers
scene-stock-board = Tower stock
scene-temples-board = Temples
scene-districts-board = District cards
scene-round-board = Round and end of the game
scene-city = City
scene-belongings = Towers, Advisors, cards and reserve
scene-means = Resources
scene-workers = Workers

## Sites

scene-towers = Towers
scene-tower-stock = Tower stock
scene-site-number = Site { $number }
scene-site-value = Its value is { $value }.
scene-and-or = and/or
scene-locked = Locked.
scene-unlocked = Can be claimed.
scene-wonder-colossus = Colossus
scene-wonder-great_pyramid = Great Pyramid
scene-wonder-hanging_gardens = Hanging Gardens
scene-wonder-ishtar_gate = Ishtar Gate
scene-wonder-lighthouse = Lighthouse
scene-wonder-mausoleum = Mausoleum
scene-wonder-statue_of_zeus = Statue of Zeus
scene-wonder-temple_of_artemis = Temple of Artemis

## Market, offers, tracks

scene-market = Building Market
scene-next = next
scene-vacant = empty
scene-empty-space = This space is empty.
scene-military = Military
scene-space = { $space ->
    [0] Start of the Military track
    [13] Final space of the Military track: { $points } VP once you reach it
   *[other] Space { $space } of 13: an attack from here brings what is printed on it
}
scene-start = start
scene-superiority = Superiority
scene-citizens = Citizens
scene-citizen = Citizen of space { $place }: { $wisdom } Wisdom
scene-speakers = Speakers
scene-speaker = { $number ->
    [one] Speaker of value { $value }
   *[other] { $number } Speakers of value { $value }
}
scene-stock = Dice in the stock
scene-temples = Temples
scene-temple-forest = Forest
scene-temple-mountain = Mountain
scene-temple-sea = Sea
scene-foreign = foreign disk

## District cards, Trials, the end

scene-districts = District cards
scene-any = any
scene-gold-gone = Its Gold is taken.
scene-draft = Dice to draft
scene-trials = Trials, next one first
scene-end = What triggers the end
scene-ends = End:
scene-ends-all_on_top = temple tops
scene-ends-no_gold_left = card Gold
scene-ends-few_colours_left = Tower colours
scene-ends-no_die_left = fewest dice
scene-ends-rarest = { $colour } dice
scene-standings = Points
scene-now-and-then = now → if it ended
scene-target = Target { $points } VP
scene-so-far = { $points } VP now, { $total } if the game ended here

## A player's area

scene-free = free
scene-none = none
scene-new-base = The next base costs { $food } Food.
scene-at-site = site { $site }
scene-my-towers = Towers
scene-tower = { $colour }: { $height ->
    [one] 1 level
   *[other] { $height } levels
}, { $left } in stock
scene-advisors = Advisors
scene-zodiac = Zodiac cards
scene-reserve = Reserve
scene-my-wonder = Wonder
scene-open-seat = Seat of Power, open
scene-seat-die = Seat of Power

## Letters of the resources, for terminals

scene-letter-stone = S
scene-letter-food = F
scene-letter-wisdom = W
scene-letter-gold = G

## What is said instead of marks to those who listen to the boards

said-die = { $colour } { $value }
said-away = at site { $site }
