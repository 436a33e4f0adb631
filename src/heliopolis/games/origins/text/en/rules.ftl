### The rules of Origins: First Builders, addressed to the player; the key is the rule's id.

rules-page-books = The pages are the same in the English and the French rulebook; EN or FR marks what only one of them says. EXP is the book of the expansion, Ancient Wonders.

## Setup

chapter-SETUP = Setup
ORI-SETUP-01 = A game has two, three or four players, or one in the solo training mode.
ORI-SETUP-02 = Two players use 7 Citizen dice of each colour, three players 8, four players 9. The others leave the game.
ORI-SETUP-03 = Stone, Food, Wisdom, Gold, Superiority tokens and the +100/+200 tokens form the common stock. Resources are unlimited.
ORI-SETUP-04 = The five Bonus Action tiles are shuffled, and each Encounter Site gets one.
ORI-SETUP-05 = Each site gets the Mothership of the colour of its Bonus Action tile. It shows the value 1.
ORI-SETUP-06 = Three of the twelve Zodiac cards are drawn, one for each Temple: Forest, Mountain, Sea. The matching Zodiac tile marks the track for the whole game; the other nine cards leave the game.
ORI-SETUP-07 = The Building tiles are sorted by colour and shuffled into five face-down stacks.
ORI-SETUP-08 = The top tile of each stack is drawn. The five are shuffled and laid face up on the spaces 1 to 5 of the Building Market, so it starts with one tile of each colour in random order.
ORI-SETUP-09 = Then the new top tile of each stack is turned face up, for all to see.
ORI-SETUP-10 = One Citizen die of each colour is rolled; sixes are rerolled. The five lie in the Citizen offer by rising value from the left.
ORI-SETUP-11 = Of equal values, the die whose colour has its tile further down in the Market lies further left.
ORI-SETUP-12 = Two players roll 2 Speaker dice into the Speaker offer, three players 3, four players 4. The others leave the game.
ORI-SETUP-13 = Two players lay out 4 District cards face up, three players 5, four players 6. The rest leave the game.
ORI-SETUP-14 = Each District card on display gets 2 Gold.
ORI-SETUP-15 = The Tower stock gets 1 disk of each colour, and 1 more for each Tower of that colour on the District cards on display.
ORI-SETUP-16 = Each player puts 1 Tower disk of each colour on the Palace: every Tower starts at height 1.
ORI-SETUP-17 = The Tower disks left over leave the game.
ORI-SETUP-18 = Each player takes a player board, 6 bases, the Archon, a player aid, an Agora and a Palace, and 1 Gold, 1 Stone, 1 Food and 1 Wisdom.
ORI-SETUP-19 = Four of your bases stand on the Population track, two next to your board.
ORI-SETUP-20 = One Zodiac disk of each player stands on the start space of each Temple track. The Victory Point disks stand on 0.
ORI-SETUP-21 = Your City begins with two tiles: the Agora directly above the Palace.
ORI-SETUP-22 = The first player is drawn at random and holds the Bulwark.
ORI-SETUP-23 = The Military disks are stacked on the start space in turn order, the first player’s at the bottom.
ORI-SETUP-24 = Two Citizen dice of each colour, ten in all, are rolled for the draft; sixes are rerolled.
ORI-SETUP-25 = Clockwise from the first player, each player takes exactly one of these dice.
ORI-SETUP-26 = Then, counter-clockwise from the last player, each player takes one more.
ORI-SETUP-27 = Your two dice go on your two free bases with the values rolled. You start with 2 unused Freemen.
ORI-SETUP-28 = The dice that no one took go back to the stock.
ORI-SETUP-29 = Your Archon starts at home. No one holds a Zodiac card, a Speaker or a Superiority token yet.
ORI-SETUP-30 = The modules of the expansion are chosen and set up after the first player is known, before the draft of the dice.
ORI-SETUP-31 = Of the rolled dice you can only take one that no one has taken yet.

## Resources

chapter-RES = Resources
ORI-RES-01 = Stone, Food and Wisdom are the basic resources. Gold is not one of them.
ORI-RES-02 = In any payment 1 Gold may replace 1 unit of any basic resource. You choose how to split; if you say nothing, the least Gold is spent.
ORI-RES-03 = A cost in Gold is paid in Gold only.
ORI-RES-04 = A cost of any basic resources may be paid with any mix of basic resources and Gold.
ORI-RES-05 = When you gain any basic resources, choose each unit among Stone, Food and Wisdom, never Gold.
ORI-RES-06 = The supply of resources never runs out.
ORI-RES-07 = You cannot owe resources: a cost is paid in full or not at all.

## Workers

chapter-WORK = Workers
ORI-WORK-01 = There are three kinds of workers: Freemen, Speakers and the Archon.
ORI-WORK-02 = A Freeman is a Citizen die on one of your bases, with a colour and a value from 1 to 6. Die and base move together.
ORI-WORK-03 = You can gain a Citizen die only if you have a free base: one at home without a die.
ORI-WORK-04 = A Speaker has a value but no colour and needs no base.
ORI-WORK-05 = A Speaker stays with you until you use it for an action, over the end of the round too.
ORI-WORK-06 = The Archon has no value and ignores every condition about values.
ORI-WORK-07 = The Archon has no colour of its own. It has every colour on your Advisor track.
ORI-WORK-08 = A Speaker never rises above 5. Instead it is rolled again into the Speaker offer at the end of the round.
ORI-WORK-09 = A Freeman of value 6 that has to rise turns its die into an Advisor. Only passing makes a 6 rise.
ORI-WORK-10 = A die on a Seat of Power no longer counts as a Citizen die or Freeman and cannot be changed, unless a card or tile says so: Aries, Leo, Ishtar Gate.
ORI-WORK-11 = An effect that names a Citizen die (Seat of Power, Advisor, swap) moves the die only. Its base stays at home or comes home.
ORI-WORK-12 = You may hold any number of Speakers: the rulebook sets no limit.

## The turn

chapter-TURN = The turn
ORI-TURN-01 = Play goes clockwise from the holder of the Bulwark. Players who have passed are skipped.
ORI-TURN-02 = On your turn do exactly one of these: visit an Encounter Site, close a District, build a Tower level, grow your Population, or pass.
ORI-TURN-03 = You may do the same action again on later turns of the round, as long as you have the workers and can pay.
ORI-TURN-04 = The round ends when all players have passed.
ORI-TURN-05 = You may always pass on your turn. If nothing else is possible you must, and you are still asked.

## Visiting an Encounter Site

chapter-VISIT = Visiting an Encounter Site
ORI-VISIT-01 = Send one worker: an unused Freeman, your Archon if it is at home, or a Speaker you hold.
ORI-VISIT-02 = Any number of workers of any players may be on a site.
ORI-VISIT-03 = If your worker’s value is at least the site’s value, you pay nothing.
ORI-VISIT-04 = If your worker’s value is lower, first pay the difference in Wisdom. If you cannot pay it, you cannot go there.
ORI-VISIT-05 = The Archon never pays for the value of a site.
ORI-VISIT-06 = Once the worker is placed and paid for, the value of the site rises by 1; a 6 becomes 1. This holds for the Archon and for Speakers too.
ORI-VISIT-07 = You pay by the value before it rises.
ORI-VISIT-08 = Then do one of the two main actions of the site.
ORI-VISIT-09 = A Freeman whose value is 6 when you place it may do both main actions, in either order, or only one. Any other does one.
ORI-VISIT-10 = Every visit includes at least one main action. An impossible one is not offered, and the resource action is always possible.
ORI-VISIT-11 = If your Freeman has the colour of the site’s Bonus Action tile, you may also do its bonus action.
ORI-VISIT-12 = The Archon gets the bonus action if the tile has the colour of one of your Advisors.
ORI-VISIT-13 = A Speaker never gets the bonus action.
ORI-VISIT-14 = Do the bonus action at most once in a visit, before or after the main action; with a Freeman of value 6 also between the two.
ORI-VISIT-15 = You may leave the bonus action undone.
ORI-VISIT-16 = The worker stays on the site: a Freeman or the Archon until you pass, a Speaker until the end of the round.
ORI-VISIT-17 = The Archon and Speakers do exactly one main action: only Freemen of value 6 do both.
ORI-VISIT-18 = Value and colours are read when the worker is placed. A Freeman raised to 6 after that, say by the Ishtar Gate, gets no second main action.
ORI-VISIT-19 = Each of the two main actions is done at most once in a visit.

## The five Encounter Sites

chapter-SITE = The five Encounter Sites
ORI-SITE-01 = The first site from the left offers 3 Stone, or a move on the Military track and/or an attack in any order.
ORI-SITE-02 = The second site offers 3 Food, or the purchase of a Building.
ORI-SITE-03 = The third site offers 3 Wisdom, or for 1 Stone two steps on one Temple track and its Zodiac card.
ORI-SITE-04 = The fourth site offers 1 basic resource of your choice and 1 Gold, or a Citizen die.
ORI-SITE-05 = The fifth site offers 1 Stone, 1 Wisdom and 1 Food, or to spend 1 to 3 Food on raising Freemen and moving on the Military track.

## Military track and attacks

chapter-MIL = Military track and attacks
ORI-MIL-01 = The Military track is a start space, areas of exactly 3 spaces between one boundary and the next, and a final space.
ORI-MIL-02 = All disks on the start space are equal in strength.
ORI-MIL-03 = Every space has an attack bonus, except the start, the first and the final space.
ORI-MIL-04 = A move of several spaces is carried out in full once you choose it.
ORI-MIL-05 = Disks may pass each other and share spaces.
ORI-MIL-06 = A disk that lands on an occupied space goes on top of the stack.
ORI-MIL-07 = Disks on one space are equal in strength, whatever their place in the stack.
ORI-MIL-08 = Each boundary you cross gives you 1 Superiority token immediately.
ORI-MIL-09 = When your disk enters the final space, you gain 9 VP immediately.
ORI-MIL-10 = A disk on the final space never moves again. Moves left over are lost.
ORI-MIL-11 = A move on the Military track without a number is 1 space.
ORI-MIL-12 = Where you may move and/or attack, do one of them or both, each once, in either order.
ORI-ATT-01 = When you attack, first take the bonus of the space your disk is on. You may attack where there is none.
ORI-ATT-02 = The bonus is one of these: 1 Stone, 1 Food, 1 Wisdom, 1 Gold, or 2 Gold; or 1 basic resource of your choice with 1 Stone, 1 Food, 1 Wisdom or 1 Gold; or, if you like, 1 of your basic resources exchanged for 1 Gold; or nothing.
ORI-ATT-03 = Then gain 1 VP for each Military disk strictly lower than yours, and 1 VP for each boundary your disk has crossed.
ORI-ATT-04 = Disks of equal strength give you nothing.
ORI-ATT-05 = An attack changes nothing for the other players.
ORI-MIL-13 = Here the track has 12 spaces between start and final, and five boundaries: before spaces 1, 4, 7 and 10 and before the final space. A disk that falls back goes to space 1, 4, 7 or 10.

## Purchasing a Building

chapter-BUILD = Purchasing a Building
ORI-BUILD-01 = Choose one of the tiles on the five spaces of the Building Market, or one you have set aside with a Construction Site.
ORI-BUILD-02 = Pay the Wisdom price of its space in the Market.
ORI-BUILD-03 = Pay the Stone price on the tile: 1 to 3.
ORI-BUILD-04 = Put the tile into your City immediately, without rotating it.
ORI-BUILD-05 = The tiles below it in the Market slide up, so the gap ends at space 5.
ORI-BUILD-06 = The top tile of the stack of the colour you bought goes to space 5.
ORI-BUILD-07 = The new top tile of that stack is turned face up.
ORI-BUILD-08 = Once the tile is placed and the Market refilled, you may use its ability once.
ORI-BUILD-09 = A Building’s ability is used only right after you pay and place it, and right after you close a District of it with a die of its colour, unless the tile says otherwise.
ORI-BUILD-10 = A Building counts itself in its own ability.
ORI-BUILD-11 = What a Building says goes before the general rules.
ORI-BUILD-12 = If the stack of that colour is empty, no tile is added. The Market tiles always fill its spaces from the top without a gap.
ORI-BUILD-13 = Where neither the Market nor what you have set aside holds a tile and no claimed Wonder waits, nothing can be built.

## Placing a tile

chapter-PLACE = Placing a tile
ORI-PLACE-01 = A new tile must share an edge with a tile of your City.
ORI-PLACE-02 = The place of a new tile must be empty.
ORI-PLACE-03 = Tiles that touch only at a corner are not adjacent.
ORI-PLACE-04 = Tiles lie on one grid, whole edge to whole edge, and are never rotated.
ORI-PLACE-05 = Agora, Palace and Farms are tiles of your City to build next to.

## Farms

chapter-FARM = Farms
ORI-FARM-01 = Whenever you would build a Building, you may build it as a Farm instead.
ORI-FARM-02 = A Farm costs neither Wisdom nor Stone.
ORI-FARM-03 = The 1 Food of the bonus action is still paid for a Farm.
ORI-FARM-04 = The tile lies face down. A Farm has no colour, no ability and no printed cost.
ORI-FARM-05 = The Market slides and is refilled as usual, by the colour of the tile you took.
ORI-FARM-06 = In the pattern of a District card, a Farm can be the wild tile, never a coloured one.

## Temples

chapter-TEMPLE = Temples
ORI-TEMPLE-01 = There are three Temple tracks, from left to right: Forest, Mountain, Sea.
ORI-TEMPLE-02 = As a main action, pay 1 Stone and move one of your disks two steps up its Temple track.
ORI-TEMPLE-03 = The two steps are never split between disks. A step beyond the top is lost.
ORI-TEMPLE-04 = The main action then gives you the Zodiac card of that Temple, from the board or from its holder.
ORI-TEMPLE-05 = You take the card wherever your disk stands, even if others are higher.
ORI-TEMPLE-06 = Steps from the Bonus Action tile, from Buildings or from Aquarius never give the card.
ORI-TEMPLE-07 = A disk that arrives on an occupied step goes on top: who came first lies lower.
ORI-TEMPLE-08 = A Zodiac card works only for the player who holds it now.
ORI-TEMPLE-09 = Disks on the Temple tracks never move down.
ORI-TEMPLE-10 = With your disk at the top you may still pay the Stone to take the card of that Temple, but not if you hold it already: then nothing would happen.
ORI-TEMPLE-11 = A disk at the top of its track climbs no further: a single step cannot be taken there.

## Gaining a Citizen die

chapter-CIT = Gaining a Citizen die
ORI-CIT-01 = Choose a die of the Citizen offer and pay the Wisdom price under it.
ORI-CIT-02 = The die keeps its value and goes on one of your free bases, as an unused Freeman.
ORI-CIT-03 = Without a free base, no effect can give you a Citizen die.
ORI-CIT-04 = The dice to its right in the offer slide left, so the gap ends at space 5.
ORI-CIT-05 = A die of the same colour is rolled from the stock (sixes are rerolled) and goes to space 5 whatever its value.
ORI-CIT-06 = A Citizen that is for free (Estate, Cancer) is taken in the same way, at price 0.
ORI-CIT-07 = If the stock has no die of that colour, the space stays empty and the game will end after this round.
ORI-CIT-08 = The dice from the offer always fill its spaces from the left without a gap. Once a colour has run out, a new die goes to the first empty space, and one space at the expensive end stays empty.
ORI-CIT-09 = Once you have chosen to take a Citizen, by the main action, the Estate or the Lighthouse, you must take one. Cancer and Libra may be declined.

## Spending Food

chapter-FOOD = Spending Food
ORI-FOOD-01 = Spend 1, 2 or 3 Food. For each, either raise one of your unused Freemen by 1 or move 1 space on the Military track.
ORI-FOOD-02 = You may raise the same Freeman more than once.
ORI-FOOD-03 = Food cannot raise a Freeman of value 6.
ORI-FOOD-04 = Without an unused Freeman below 6 and with your disk on the final space, Food can do nothing and is not spent.

## Bonus Action tiles

chapter-BONUS = Bonus Action tiles
ORI-BONUS-01 = Blue, the Temple tile: pay 1 Stone and climb one step on one Temple track. You take no card.
ORI-BONUS-02 = Purple, the Building tile: pay 1 Food, then purchase a Building with all its costs.
ORI-BONUS-03 = Red, the Military tile: pay 1 Wisdom, then either move 1 space on the Military track or make one attack.
ORI-BONUS-04 = Orange, the Speaker tile: take one Speaker of your choice from the offer, if there is one.
ORI-BONUS-05 = Yellow, the resource tile: gain 1 basic resource of your choice.
ORI-BONUS-06 = A bonus action that you cannot pay or that can do nothing cannot be chosen, except to take the Gold of Pisces instead.

## Closing a District

chapter-DIST = Closing a District
ORI-DIST-01 = A District is four different tiles that fill a square of two by two. The point in its middle is the Seat of Power.
ORI-DIST-02 = All four tiles are adjacent to the Seat of Power.
ORI-DIST-03 = Districts may overlap: one tile can belong to up to four.
ORI-DIST-04 = A Seat of Power holds at most one die, and holds it for good.
ORI-DIST-05 = To close a District, take one of your unused Freemen. The Archon, a Speaker, a used Freeman or a die already on a Seat cannot close it.
ORI-DIST-06 = Its die goes to the Seat of Power with its value. The base stays at home and is free immediately.
ORI-DIST-07 = The die may have any colour, even one that no tile of the District has.
ORI-DIST-08 = A District card matches if three tiles have its three colours in the places shown. In the fourth, the empty place, any tile will do.
ORI-DIST-09 = The pattern of the card may be rotated, mirrored or both: eight positions in all.
ORI-DIST-10 = So a card matches if, seen from some corner taken as the wild one, the tile diagonally opposite has the card’s opposite colour and the two next to it have the other two colours in any order.
ORI-DIST-11 = If one or more cards on display match, you must score exactly one of them.
ORI-DIST-12 = Your first match of a card gives you its higher VP, each later one its lower VP.
ORI-DIST-13 = What other players have matched makes no difference to your VP.
ORI-DIST-14 = You take all the Gold on the card: 2 for the first player to match it, nothing after that.
ORI-DIST-15 = District cards stay on display.
ORI-DIST-16 = Then you may activate each Building of the District that has the colour of the die, once each, in any order.
ORI-DIST-17 = If the Agora is in the District, you may activate it too, whatever the colour of the die.
ORI-DIST-18 = Without a matching card you get no VP and no Gold, but you still activate.
ORI-DIST-19 = A closed District stays closed, even if one of its tiles is built over later.

## Building a Tower level

chapter-TOWER = Building a Tower level
ORI-TOWER-01 = Choose a colour that has at least one disk in the Tower stock.
ORI-TOWER-02 = Pay as much Gold as that Tower is high now.
ORI-TOWER-03 = The disk goes from the stock to your Palace: the Tower is one level higher.
ORI-TOWER-04 = One action builds one level.
ORI-TOWER-05 = Only the stock limits the height of a Tower.

## Growing your Population

chapter-POP = Growing your Population
ORI-POP-01 = Pay the Food shown at the leftmost base on your Population track. That base comes home and is free.
ORI-POP-02 = Your third base costs 2 Food and the sixth, the most expensive, 8. The prices between stand on the track.
ORI-POP-03 = The last base on the track gives you 10 VP immediately.
ORI-POP-04 = With no base left on the track you cannot grow your Population.
ORI-POP-05 = A base also becomes free, without payment, when its die retires or goes to a Seat of Power.

## Passing

chapter-PASS = Passing
ORI-PASS-01 = Passing ends your turn and your round.
ORI-PASS-02 = After passing you cannot spend a Superiority token.
ORI-PASS-03 = When you pass, your Archon comes home.
ORI-PASS-04 = All your Freemen on the sites come home one by one. You choose the order of those of value 6 where it makes a difference.
ORI-PASS-05 = A Freeman of value 1 to 5 that comes home rises by 1.
ORI-PASS-06 = A Freeman of value 6 that comes home retires: its die becomes an Advisor, its base is free at home.
ORI-PASS-07 = Freemen that were on no site do not change.
ORI-PASS-08 = Speakers on the sites stay there until the end of the round.

## Advisors and the Archon

chapter-ADV = Advisors and the Archon
ORI-ADV-01 = Your first Advisor always goes on the leftmost space of your Advisor track.
ORI-ADV-02 = A later one of a colour you do not have there goes on the leftmost empty space. You gain no VP now.
ORI-ADV-03 = If its colour is there already, gain the VP of the rightmost occupied space. The die goes to the stock.
ORI-ADV-04 = In the final scoring the rightmost occupied space counts once.
ORI-ADV-05 = An Advisor never leaves the track.
ORI-ARCH-01 = The Archon may use the bonus action of any colour on your Advisor track.
ORI-ARCH-02 = You can use the Archon once a round: it comes home only when you pass.

## Superiority tokens

chapter-SUP = Superiority tokens
ORI-SUP-01 = After an action other than passing, you may spend one Superiority token for one more action.
ORI-SUP-02 = Spend at most one token a turn.
ORI-SUP-03 = You may spend a token on the very turn you gain it.
ORI-SUP-04 = The extra action may be to pass.
ORI-SUP-05 = The extra action may be any action, also the same kind again.
ORI-SUP-06 = You keep your tokens from round to round. At the end they are worth nothing.

## End of the round

chapter-ROUND = End of the round
ORI-ROUND-00 = The end of the round goes strictly in this order. With the Trials of the Builders, the leftmost Trial is scored first of all.
ORI-ROUND-01 = All Speakers on the sites go back to the Speaker offer. Each of them rises by 1; a 5 is rolled again instead. Speakers that did no action, in the offer or held, do not change.
ORI-ROUND-02 = The Bulwark goes to the player furthest on the Military track.
ORI-ROUND-03 = If tied, it goes to the one whose disk is lowest in the stack.
ORI-ROUND-04 = Every Military disk falls back to the first space above the nearest boundary below it.
ORI-ROUND-05 = They fall back in order, the disk nearest to the start first.
ORI-ROUND-06 = Disks that share a space move together and keep their order in the stack.
ORI-ROUND-07 = Disks that arrive on an occupied space go under those already there, also under one that did not have to move.
ORI-ROUND-08 = A disk already on such a space stays there. So do disks on the start and on the final space.
ORI-ROUND-09 = Falling back neither takes nor gives Superiority tokens.
ORI-ROUND-10 = Then Forest, Mountain and Sea in this order: the Zodiac card goes to the player highest on that track.
ORI-ROUND-11 = If tied, the card goes to the one whose disk is lowest in the stack.
ORI-ROUND-12 = If a condition for the end of the game has been met, or the round limit is reached, the game ends now. Otherwise a new round begins with the holder of the Bulwark, and everyone is in play again.

## End of the game

chapter-END = End of the game
ORI-END-01 = The game ends after this round if a player has all three Zodiac disks at the top of their tracks.
ORI-END-02 = The game ends after this round if no District card has any Gold left.
ORI-END-03 = The game ends after this round if at most three colours have disks left in the Tower stock.
ORI-END-04 = The game ends after this round if the Citizen offer needed a die of a colour and the stock had none. A die that comes back later changes nothing.
ORI-END-05 = The round is always played to its end.
ORI-END-06 = The end is triggered as soon as a condition is met. This changes nothing else.
ORI-END-07 = So that every game ends, an option limits its rounds: after 20, or another number you agree on, the final scoring follows. With Trials and in solo games the number of rounds is fixed already.

## Final scoring

chapter-SCORE = Final scoring
ORI-SCORE-01 = Each Gold you have left is worth 1 VP.
ORI-SCORE-02 = Score the VP of the rightmost occupied space of your Advisor track, nothing without an Advisor.
ORI-SCORE-03 = Your two lower Zodiac disks score the VP of their steps. The highest one, or one of the highest if tied, scores nothing.
ORI-SCORE-04 = Each die on a Seat of Power scores its value times the height of your Tower of its colour.
ORI-SCORE-05 = Nothing else scores at the end: no basic resources, tokens, Zodiac cards or bases.
ORI-SCORE-06 = The player with the most VP wins. If tied, the one with more tiles in the City wins; if still tied, the victory is shared.
ORI-SCORE-07 = What you score at the end is added to the VP gained in play. VP beyond 100 or 200 count on; the +100/+200 tokens only show the laps.

## Zodiac cards

chapter-ZOD = Zodiac cards
ORI-ZOD-01 = Sagittarius: whenever you take a new Citizen die or a Speaker, from any source, you may raise it by 1, a Citizen to 6 at most, a Speaker to 5.
ORI-ZOD-01b = Sagittarius raises neither a Citizen of 6 nor a Speaker of 5.
ORI-ZOD-02 = Pisces: when you may do a bonus action, you may take 1 Gold instead of its effect, without paying its price.
ORI-ZOD-02b = Pisces does not help a worker of another colour than the tile: the condition of the colour stays.
ORI-ZOD-03 = Capricorn: each time you build a Tower level, you may raise one of your Freemen, used or unused, by 2, to 6 at most.
ORI-ZOD-03b = Capricorn cannot choose a die of value 6, a die on a Seat of Power or an Advisor.
ORI-ZOD-04 = Aquarius: after a two-step advance by the main action or by a Temple Building, you may pay 1 Gold for one step on another Temple track. It gives no card.
ORI-ZOD-04b = The Statue, the Bonus Action tile and Aquarius’ own step do not set off Aquarius.
ORI-ZOD-05 = Taurus: a Building from the Market or a Citizen from the offer costs you 1 Wisdom less, never below 0. It works with Libra too.
ORI-ZOD-05b = Taurus lowers neither the Wisdom of a visit, nor the price of a bonus action, nor Stone.
ORI-ZOD-06 = Cancer: when you pass and have a free base at that moment, before any Freeman retires, you may take one Citizen from the offer for free.
ORI-ZOD-06b = A base that becomes free only because a Freeman retires in this same pass does not help Cancer.
ORI-ZOD-07 = Libra: after you have closed a District and resolved it completely, cards and activations included, you may take one Citizen from the offer and pay its price. The base just freed counts.
ORI-ZOD-08 = Aries: each attack gives you 1 VP more for each of your red dice: unused and used Freemen and dice on Seats of Power, but not a red Advisor.
ORI-ZOD-09 = Leo: whenever you close a District, its die rises by 2 on the Seat of Power, to 6 at most.
ORI-ZOD-10 = Gemini: when you pass, gain 1 basic resource of your choice for each space your Military disk will fall back: 0 to 2.
ORI-ZOD-11 = Virgo: whenever you build, you may put the tile on one of your Farms. Then it costs neither Wisdom nor Stone.
ORI-ZOD-11b = The Farm tile built over with Virgo goes face down to the bottom of the stack of its colour.
ORI-ZOD-12 = Scorpio: whenever you close a District, gain 1 Wisdom.
ORI-ZOD-12b = Scorpio also gives 1 Wisdom for each die of value 6 that retires, whether it is placed as an Advisor or scored.
ORI-ZOD-12c = Scorpio gives nothing for a rise that stops at 6.
ORI-ZOD-13 = What a Zodiac card says goes before the rules and before what Buildings say.

## Building tiles

chapter-BLD = Building tiles
ORI-BLD-01 = Granary, yellow: gain 1 Food, and 1 Food for each of your Farms.
ORI-BLD-02 = Harbor, yellow: each of your yellow Buildings, the Harbor too, gives 2 VP.
ORI-BLD-03 = Market, yellow: each of your yellow Freemen, used or unused, gives 4 VP.
ORI-BLD-04 = Mint, yellow: gain 1 Gold.
ORI-BLD-05 = Quarry, yellow: gain 1 Stone, and 1 Stone for each of the four places next to it that is empty.
ORI-BLD-06 = Workshop, yellow: gain 1 basic resource of your choice.
ORI-BLD-07 = Armory, red: move 2 spaces on the Military track and/or make one attack, before or after the move.
ORI-BLD-08 = Chariot Field, red: each of your red Buildings, the Chariot Field too, gives 2 VP, and so does each of your red Freemen, used or unused.
ORI-BLD-09 = Outpost, red: move 1 space on the Military track or make one attack.
ORI-BLD-10 = Riding Grounds, red: move 2 spaces on the Military track. Then gain 1 Stone or 1 Food, as you choose each time, for each player with lower strength.
ORI-BLD-11 = Stronghold, red: move as many spaces on the Military track as you have red Buildings, the Stronghold included.
ORI-BLD-12 = Veteran Settlement, red: choose one of your unused red Freemen. Gain its value in VP, then lower it by 1; a 1 stays 1.
ORI-BLD-13 = Castle, orange: gain 1 VP, and 3 VP for every District you have closed, the one just closed included.
ORI-BLD-14 = Construction Site, orange: take one tile from the Market for free and set it aside. You may build it later with a usual purchase, for its Stone only.
ORI-BLD-15 = Court of Law, orange: swap the die of one of your unused Freemen for one of another colour from the stock, with the same value.
ORI-BLD-16 = Estate, orange: take one Citizen from the offer for free.
ORI-BLD-17 = Forum, orange: take one Speaker from the offer for free.
ORI-BLD-18 = Stone Circle, orange: gain 0, 1, 3, 6 or 10 VP for 1, 2, 3, 4 or 5 colours among the Buildings of your City.
ORI-BLD-19 = Forest Temple, blue: climb two steps in the Forest Temple. You may pay 1 Gold for one step in another Temple.
ORI-BLD-20 = Mountain Temple, blue: climb two steps in the Mountain Temple. You may pay 1 Gold for one step in another Temple.
ORI-BLD-21 = Sea Temple, blue: climb two steps in the Sea Temple. You may pay 1 Gold for one step in another Temple.
ORI-BLD-22 = Obelisk, blue: gain 1, 2 or 4 VP for 1, 2 or 3 Obelisks in your City, itself included, and 7 VP for 4 or more.
ORI-BLD-23 = Sacred Place, blue: gain 3, 6 or 10 VP for 1, 2 or 3 Zodiac cards you hold, nothing for none.
ORI-BLD-24 = Statue, blue: climb one step in a Temple of your choice.
ORI-BLD-25 = Artists’ Parlor, purple: gain 3 VP for each different colour among your Freemen, used or unused.
ORI-BLD-26 = Astronomy Tower, purple: gain 1 Wisdom, and 1 Wisdom for each of your Advisors.
ORI-BLD-27 = Fountain of Wisdom, purple: gain 1 Wisdom and set any one Mothership to 1.
ORI-BLD-28 = Gate of Passage, purple: raise one of your unused Freemen below 6 by 1 or 2, to 6 at most.
ORI-BLD-29 = Healers’ Mansion, purple: gain 1 VP, and 1 VP for each of your Freemen, used or unused.
ORI-BLD-30 = Mage’s Tower, purple: use the ability of one adjacent Building as if you activated it where it stands. Agora, Palace, Farms and Wonders cannot be used this way.
ORI-BLD-31 = Agora, grey: it costs nothing and works only when you close a District that contains it. Here it gives 1 basic resource of your choice.
ORI-BLD-32 = Palace, grey: no cost and no ability. It holds your five Towers.
ORI-BLD-33 = Farm: no cost, no ability, no colour.
ORI-BLD-34 = An asterisk on a tile has no effect: it only points to the appendix of the rulebook.

## Solo training mode

chapter-SOLO = Solo training mode
ORI-SOLO-01 = In a solo game, set up as for two players, with one player’s components and one foreign Military disk on the start space.
ORI-SOLO-02 = There are 3 District cards with 2 Gold each, and the Tower stock is made up from these.
ORI-SOLO-03 = For your starting dice, roll one die of each colour and reroll sixes. Set the two highest aside (you choose between ties) and keep two of the other three. The three unused dice go to the stock.
ORI-SOLO-04 = You take every turn. The round ends when you pass.
ORI-SOLO-05 = Each visit also raises one neighbouring site, left or right, by 1. You choose which.
ORI-SOLO-06 = The first and the last site have only one neighbour.
ORI-SOLO-07 = You cannot choose a neighbour that shows 6. If all neighbours show 6, none rises.
ORI-SOLO-08 = The visited site itself rises as usual; a 6 becomes 1.
ORI-SOLO-09 = On a visit you may spend one Superiority token so that no site rises this turn, neither the visited one nor a neighbour.
ORI-SOLO-10 = This takes the place of the extra action: in solo games, tokens buy no second action.
ORI-SOLO-11 = The game lasts exactly 5 rounds. The usual conditions for its end do not apply.
ORI-SOLO-12 = At the start of rounds 2, 3, 4 and 5 the foreign disk is put on the last space before the second, third, fourth and fifth boundary: spaces 3, 6, 9 and 12.
ORI-SOLO-13 = Attacks compare with the foreign disk as with one opponent.
ORI-SOLO-14 = At the end of each round you keep one of your Zodiac cards, chosen at random. All others go back to their Temples.
ORI-SOLO-15 = You gain Zodiac cards only by the Temple main action, not at the end of a round for the highest disk.
ORI-SOLO-16 = Your target is 180 VP, and 20 more for each of these: the red Bonus Action tile on the first site, purple on the second, blue on the third, orange on the fourth.
ORI-SOLO-17 = After round 5 and the final scoring you win if you have reached your target.
ORI-SOLO-18 = The Ufobot opponent is a publication of its own and no part of this game.
ORI-SOLO-19 = With Wonders, 2 Wonders stand at 2 random sites instead of 5. Nothing else changes.
ORI-SOLO-20 = With Trials there are always 5 of them, and you win with more than 230 VP. This replaces the usual target.
ORI-SOLO-21 = With both modules both changes hold. The Wonders change no target.
ORI-SOLO-22 = With Trials the round ends in this order: Trial, Speakers, falling back, return of the Zodiac cards. So a Trial sees all the cards you hold.

## Ancient Wonders

chapter-WON = Ancient Wonders
WON-SETUP-01 = Five of the eight Wonders are drawn, one above each site, locked. The other three leave the game.
WON-SETUP-02 = Everyone may read the ability of a Wonder, locked or not.
WON-SETUP-03 = The modules can be used separately or together.
WON-LOCK-01 = When the value of a site rises to 5 for the first time, its Wonder is unlocked.
WON-LOCK-02 = It stays unlocked, whatever the value of the site becomes.
WON-CLAIM-01 = At any time while you visit a site with an unlocked Wonder, you may pay 1 Gold and claim it.
WON-CLAIM-02 = A claimed Wonder lies next to your City, not built yet.
WON-CLAIM-03 = You may have one Wonder in the whole game, claimed or built.
WON-BUILD-01 = You build your Wonder by an action of an Encounter Site that purchases a Building: the main action of the second site or the Building bonus.
WON-BUILD-02 = A Wonder costs 3 Stone and no Wisdom. No Market tile is taken and the Market stays as it is.
WON-BUILD-03 = A Wonder covers two adjacent places, in a row or one above the other.
WON-BUILD-04 = Both places of a Wonder must be empty, and at least one must share an edge with your City.
WON-BUILD-05 = Once it is placed, you may use its ability.
WON-BUILD-06 = Then you may use the ability of each Building adjacent to it, except one that works only on closing a District: the Agora.
WON-BUILD-07 = You can build only a Wonder that you have claimed and not built yet.
WON-DIST-01 = A Wonder has no colour. Closing a District never activates it, and in a pattern it fits the wild place only.
WON-DIST-02 = No die can go on the two Seats of Power at the ends of a Wonder’s middle line: only three tiles meet there.
WON-DIST-03 = Its four outer corners can be Seats of Power.
WON-ACT-01 = When you build another tile next to your Wonder, even a Farm, you may use the Wonder’s ability again.
WON-ACT-02 = Use the ability of your Wonder at most once a turn.
WON-ACT-03 = An extra action from a Superiority token counts as a new turn for this limit.
WON-ACT-04 = Building over a Farm next to it with Virgo does not activate the Wonder.
WON-ACT-05 = Its use right after you build it counts for the limit. A use you decline does not.
WON-ACT-06 = A Wonder is used only right after it is built, and when a tile is newly placed next to it: neither by closing a District nor when a Farm is built over.
WON-01 = Colossus of Rhodes: move 1 space on the Military track, then take your choice of 2 VP or 1 Stone.
WON-02 = Great Pyramid of Giza: pay 1, 2 or 3 resources of any kind, Gold too, for 2, 5 or 9 VP.
WON-03 = Hanging Gardens of Babylon: build 1 Farm for free with a Market tile of your choice, then gain 1 Food for each of your Farms, the new one included.
WON-03b = The new Farm does not set off the Gardens again in the same turn, even next to them.
WON-04 = Ishtar Gate: raise by 1 one of your Freemen, used or unused, or one of your dice on a Seat of Power. It cannot be a 6 or a Speaker.
WON-05 = Lighthouse of Alexandria: gain a Citizen die and pay its price. All rules for Citizens hold.
WON-06 = Mausoleum at Halicarnassus: each of your Advisors gives 2 VP.
WON-07 = Statue of Zeus: gain 1 Gold.
WON-08 = Temple of Artemis at Ephesus: each Temple track where your disk has left the start gives 1 Wisdom.

## Trials of the Builders

chapter-TRI = Trials of the Builders
TRI-SETUP-01 = Draw 4 Trials for a short game, 5 for a regular one, 6 for an extended one, and lay them face up in a row. The rest leave the game.
TRI-SETUP-02 = All 24 Trials are in the draw. An option leaves only the 6 whose text the rulebook states.
TRI-ROUND-01 = When all have passed, before anything else at the end of the round, the leftmost Trial is scored for every player and then removed.
TRI-ROUND-02 = At that moment all Freemen are home with their raised values, retirements are done, Military disks have not fallen back, and Zodiac cards are where the round left them.
TRI-END-01 = The game ends after the round in which the last Trial is scored.
TRI-END-02 = The usual conditions for the end of the game do not apply.
TRI-END-03 = The final scoring is the usual one.
TRI-CIT-01 = When a colour of Citizen dice has run out, the rightmost space from the offer stays empty for the rest of the game.
TRI-A01 = { name-trial-a01 }: 3 VP for each different colour among the Buildings of your City. Grey tiles, Farms and Wonders do not count.
TRI-A02 = { name-trial-a02 }: 3 VP for each different colour among your Freemen.
TRI-A03 = { name-trial-a03 }: 4 VP for each different colour among your dice on Seats of Power.
TRI-A04 = { name-trial-a04 }: 3 VP for each Building of the colour you have most of in your City. Farms do not count; a tie changes nothing.
TRI-A05 = { name-trial-a05 }: 4 VP for each die on your Advisor track.
TRI-A06 = { name-trial-a06 }: 4 VP for each District you have closed, that is for each die on a Seat of Power.
TRI-A07 = { name-trial-a07 }: The value of your highest Freeman plus that of your highest die on a Seat of Power, in VP. A missing one counts 0.
TRI-A08 = { name-trial-a08 }: 3 VP for each of your Freemen, used or unused. Dice on Seats of Power and Advisors do not count.
TRI-A09 = { name-trial-a09 }: 2 VP for each tile adjacent to your Agora, or 2 VP for each tile adjacent to your Palace: the better of the two counts.
TRI-A10 = { name-trial-a10 }: 2 VP for each Tower level above the first, over all five Towers.
TRI-A11 = { name-trial-a11 }: 3 VP for each level of your tallest Tower.
TRI-A12 = { name-trial-a12 }: 4 VP for each Zodiac card you hold.
TRI-A13 = { name-trial-a13 }: 2 VP for each step your lowest Zodiac disk stands above the start. The steps count, not their VP.
TRI-A14 = { name-trial-a14 }: 3 VP for each boundary your Military disk has crossed.
TRI-A15 = { name-trial-a15 }: 3 VP for each Farm that stands in your City now. Farms built over do not count.
TRI-A16 = { name-trial-a16 }: 1 VP for each Stone in the printed costs of all Buildings of your City, a built Wonder included with 3. A Wonder only claimed counts 0.
TRI-A17 = { name-trial-a17 }: 4 VP for each Building of your City that costs at least 3 Stone, a built Wonder included.
TRI-A18 = { name-trial-a18 }: 1 VP for each resource you have: Stone, Food, Wisdom and Gold. At most 10 VP.
TRI-A19 = { name-trial-a19 }: 2 VP for each Gold you have, at most 10 VP.
TRI-A20 = { name-trial-a20 }: 3 VP for each base you have taken from your Population track.
TRI-A21 = { name-trial-a21 }: 3 VP for each of your Freemen of value 5 or 6.
TRI-A22 = { name-trial-a22 }: 4 VP for each player strictly lower than you on the Military track. With only two disks on the track, as with two players or solo, it is 8 VP.
TRI-A23 = { name-trial-a23 }: 4 VP for each Superiority token you have not spent, at most 12 VP.
TRI-A24 = { name-trial-a24 }: 1 VP for each tile in your City: Agora, Palace, Farms and a built Wonder count 1 each, tiles set aside do not.
