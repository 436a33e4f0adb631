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
thing-tower = A Tower
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
thing-strip = A player’s possessions
thing-level = The next level of a Tower

### What goods are for.

use-stone = { about-resource-stone }
use-food = { about-resource-food }
use-wisdom = { about-resource-wisdom }
use-gold = { about-resource-gold }
use-tokens = Each one lets you do a second action on your turn, at most one each turn.
use-level = The number in the strip is the Gold its next level costs: bold if you can pay it, pale if you can’t.

### What a thing is for and when it can be used, where it cannot in this turn.

when-site = Send your workers here on your turn. The site gives its upper or its lower action, and its bonus action to a worker in the colour of its tile.
when-market = Build it with the lower action of site 2 or the purple bonus action.
when-citizen = Take it as a Freeman with the lower action of site 4, if you have a free base.
when-recruit = Take it with the orange bonus action of a site.
when-temple = Your disks climb with the lower action of site 3, the blue bonus action and Buildings. At the end your two lower disks score their steps.
when-zodiac-disk = { when-temple }
when-towers = Add it to your Palace with the “Build a Tower level” action, for Gold.
when-tower = Raise it with the “Build a Tower level” action, for Gold. At the end each die on a Seat of Power scores its value times the Tower of its colour.
when-base = The Freeman on it visits a site, or closes a District. It comes home when you pass.
when-speaker = Send it to a site once; it goes back to the offer at the end of the round.
when-worker = Send it to a site once a round, whatever the site shows.
when-disk = Move it or attack with the lower action of site 1 or the red bonus action.
when-military = { when-disk }
when-seat = It takes a Freeman’s die when you close the District around it: four different tiles in a square.
when-card = You match it when you close a District that has its colours in these places.

### What a choice is good for: in a few words for its row, and in full.

brief-die = free at sites up to { $value } · bonus: { $colour }
brief-base = free at sites up to { $value } · bonus: { $colour }
brief-speaker = free at sites up to { $value } · no bonus
brief-worker = free at any site
brief-mode-farm = costs nothing, has no ability and no colour
brief-military-attack = the bonus of your space, 1 VP for each lower disk and each boundary crossed
brief-pass = your round ends, workers come home
brief-here-pass = { $workers ->
    [one] 1 worker hasn’t been sent yet
   *[other] { $workers } workers haven’t been sent yet
}
means-die = It becomes your Freeman. It visits sites up to value { $value } for free; above that, pay 1 Wisdom per point. At the site with its colour ({ $colour }) it can also take the bonus action.
means-base = Visits sites up to value { $value } for free; above that, pay 1 Wisdom per point. At the site with its colour ({ $colour }) it can also take the bonus action. A 6 takes both main actions.
means-speaker = It visits sites up to value { $value } for free; above that, pay 1 Wisdom per point. It never does the bonus action, and after the round it is gone.
means-mode-farm = You place the tile face down: it costs neither Wisdom nor Stone, and has no colour and no ability. You can build next to it, and in a District it can be the tile of any kind.
means-mode-building = You pay its price, you can use its ability right away, and its colour counts for District cards.
means-military-attack = You take the bonus printed on your disk’s space, then 1 VP for each disk lower than yours and 1 VP for each boundary you have crossed. The others lose nothing.
means-military-move = Your disk advances. Each boundary it crosses gives you a Superiority token, which you can spend on a second action, even this turn.
means-pass = You do nothing more this round. Your Freemen and your Archon come home from the sites; a Freeman that was sent rises by 1, and a 6 retires as an Advisor. Freemen that weren’t sent don’t rise.
means-action-close = A Freeman at home gives up its die to a Seat of Power for good. Its base is free again, and a matching District card scores.
means-action-grow = Pay Food for one more base: room for another Citizen.
means-action-visit = Send a worker to a site and do its actions.
means-action-tower = Pay Gold to add one level to a Tower. At the end, each die on a Seat of Power scores its value times its Tower.
