### What the drawn things are, where a drawing does not tell it itself.

thing-site = An Encounter Site
thing-site-top = The upper action of a site
thing-site-bottom = The lower action of a site
thing-site-bonus = The bonus action of a site
thing-site-claim = The Wonder of a site
thing-market = A tile of the Building Market
thing-stack = A stack of Buildings
thing-citizen = A die of the Citizen offer
thing-recruit = A die of the Speaker offer
thing-die = A die of the draft
thing-stock = The stock of dice
thing-temple = A Temple track
thing-zodiac = A Zodiac card
thing-zodiac-disk = A Zodiac disk
thing-card = A card
thing-trial = A Trial
thing-towers = The Tower stock
thing-tower = A tower
thing-base = A base
thing-sent = A worker on a site
thing-speaker = A Speaker
thing-worker = The Archon
thing-cell = A place of the City
thing-reserve = A Building set aside
thing-claimed = A claimed Wonder
thing-disk = A Military disk
thing-bulwark = The Bulwark
thing-advisors = The Advisors
thing-superiority = Superiority tokens
thing-points = Victory points
thing-seat = A Seat of Power
thing-player = A player’s area
thing-foreign-disk = The foreign Military disk
thing-military = A space of the Military track
thing-ends = How near the end of the game is
thing-stone = Stone
thing-food = Food
thing-wisdom = Wisdom
thing-gold = Gold
thing-tokens = Superiority tokens
thing-score = Victory points
thing-total = Victory points if the game ended now
thing-strip = What a player has
thing-level = The next level of a tower

### What goods are for.

use-stone = { about-resource-stone }
use-food = { about-resource-food }
use-wisdom = { about-resource-wisdom }
use-gold = { about-resource-gold }
use-tokens = Each one buys a second action in a turn of yours, one at most in a turn.
use-level = The number in the strip is the Gold that its next level costs: bold where you can pay it, pale where you cannot.

### What a thing is for and when it can be used, where it cannot in this turn.

when-site = Your workers go here: on your turn, as a visit. The site then gives its upper or its lower action, and its bonus action to a worker in the colour of its tile.
when-market = It is built into your City by the lower action of the site for building, or by the purple bonus action.
when-citizen = It becomes a Freeman of yours by the lower action of the site for Citizens, if one of your bases is free.
when-recruit = It is taken by the orange bonus action of a site.
when-temple = Your disks climb by the lower action of the site for Temples, by the blue bonus action and by Buildings. At the end your two lower disks score their steps.
when-zodiac-disk = { when-temple }
when-towers = It is built onto your Palace by the action “Build a Tower”, for Gold.
when-tower = It rises by the action “Build a Tower”, for Gold. At the end each die on a Seat of Power scores its value times the Tower of its colour.
when-base = The Freeman on it visits a site, or closes a District. It comes home when you pass.
when-speaker = It visits a site once, then it goes back to the offer at the end of the round.
when-worker = It visits a site once a round, whatever the site shows.
when-disk = It moves and attacks by the lower action of the site for arms, and by the red bonus action.
when-military = { when-disk }
when-seat = It takes the die of a Freeman when you close the District around it: four different tiles in a square.
when-card = You match it when you close a District that has its colours in these places.

### What a choice is good for: in a few words for its row, and in full.

brief-die = free at sites up to { $value } · bonus: { $colour }
brief-base = free at sites up to { $value } · bonus: { $colour }
brief-speaker = free at sites up to { $value } · no bonus
brief-worker = free at any site
brief-mode-farm = costs nothing, has no ability and no colour
brief-military-attack = the bonus of your space, 1 VP for each lower disk and each boundary crossed
brief-pass = your round ends, workers come home
means-die = It becomes a Freeman of yours. It visits sites up to value { $value } free and pays 1 Wisdom for each point above; at the site with the tile of its colour ({ $colour }) it may also do the bonus action.
means-base = It visits sites up to value { $value } free and pays 1 Wisdom for each point above. At the site with the tile of its colour ({ $colour }) it may also do the bonus action. A 6 does both main actions.
means-speaker = It visits sites up to value { $value } free and pays 1 Wisdom for each point above. It never does the bonus action, and after the round it is gone.
means-mode-farm = The tile lies face down: it costs neither Wisdom nor Stone, and has no colour and no ability. It lets you build next to it, and in a District it can be the tile of any kind.
means-mode-building = You pay its price, its ability works at once, and its colour counts for District cards.
means-military-attack = You take the bonus printed on the space of your disk, then 1 VP for each disk lower than yours and 1 VP for each boundary you have crossed. The others lose nothing.
means-military-move = Your disk goes on. Each boundary it crosses gives a Superiority token, which buys a second action in a later turn.
means-pass = You do nothing more in this round. Your Freemen and your Archon come home from the sites; a Freeman that was sent rises by 1, and a 6 retires as an Advisor. Freemen that were not sent do not rise.
means-action-close = A Freeman at home gives its die to a Seat of Power for good. Its base is free again, and a matching District card scores.
means-action-grow = For Food you get one more base: room for another Citizen.
means-action-visit = You send a worker to a site and do what it offers.
means-action-tower = For Gold a Tower grows by one level. At the end each die on a Seat of Power scores its value times the Tower of its colour.
