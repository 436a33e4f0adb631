### The game on one page: for each section its title and its sentences, and what the pictures show.

## The aim
overview-aim = Goal
overview-aim-win = Each player builds a City with the help of visitors from the stars. Your workers are dice, and dice become part of the City. When the game ends, the player with the most victory points (VP) wins.
overview-aim-now = You score some VP during play: for Districts that match a card, for attacks, and from Buildings.
overview-aim-later = The rest is scored at the end: for dice in your City times your Towers, and for Temples, Advisors and Gold.

## A round
overview-round = A round
overview-round-workers = You start with two dice on bases, called Freemen, and the Archon. A Freeman has a colour and a value; both matter.
overview-round-turns = The player with the Bulwark (the castle next to a name) goes first. Players take turns until everyone has passed.
overview-round-home = When you pass, your workers come home. Each Freeman that was on a site rises by 1; a 6 retires and becomes an Advisor.
overview-round-end = When everyone has passed, the Bulwark goes to the player furthest on the Military track, the disks there fall back, and the Zodiac cards go to the players highest in the Temples.

## A turn
overview-turn = Your turn: one of five things
overview-turn-visit = Visit a site with a worker. Most turns are this.
overview-turn-close = Close a District: a Freeman at home gives up its die to your City.
overview-turn-tower = Build a Tower level, for as much Gold as that Tower is high.
overview-turn-grow = Grow your Population: pay Food for one more base, so you can have one more die.
overview-turn-pass = Or pass: you’re out until the next round.

## A visit
overview-visit = Visit a site
overview-visit-value = If your worker’s value is at least the site’s, it goes for free; otherwise pay the difference in Wisdom. Then the site’s value rises by 1; after 6 it goes back to 1.
overview-visit-action = Do one of its two actions: the upper one gives resources, the lower one uses them. A Freeman of 6 does both.
overview-visit-bonus = If your Freeman has the colour of the tile at the bottom of the site, you can do that bonus action too.
overview-visit-archon = The Archon never pays, and has the colours of your Advisors. Speakers, dice you borrow, have no colour.
overview-visit-gold = Stone, Food and Wisdom pay for things. Gold can replace any of them.

## The City
overview-city = Buildings and Districts
overview-city-buy = Buy a Building for the Wisdom of its place in the Market and the Stone on it. Place it edge to edge with your City, then use its ability.
overview-city-farm = You can always place the tile face down instead: a Farm is free, does nothing and fills a place.
overview-city-close = Four tiles in a square are a District. Close it with an action of its own: the die of a Freeman at home goes to the point in the middle, for good. Its base is free again.
overview-city-card = If three of the tiles have the colours and places of a District card, rotated or mirrored as you like, you get its VP (the higher number the first time) and the Gold on it. The disks on top of a card only show what it added to the Tower stock.
overview-city-again = Then you can use each Building of the District in the die’s colour once more.
overview-city-yellow = Yellow Buildings give resources and Gold, or VP for what is yellow.
overview-city-red = Red Buildings move your disk on the Military track, attack, or give VP for what is red.
overview-city-orange = Orange Buildings give Citizens, Speakers and tiles for your Reserve, which you build later for their Stone only, or VP for Districts and for colours of Buildings.
overview-city-blue = Blue Buildings climb the Temples, or give VP for Obelisks and Zodiac cards.
overview-city-purple = Purple Buildings give Wisdom, change what dice and sites show, or give VP for your Freemen.

## The Temples
overview-temples = Temples
overview-temples-climb = The third site: pay 1 Stone and climb two steps on one of three tracks.
overview-temples-card = You take that Temple’s Zodiac card as well, even from another player. It helps its owner.

## The army
overview-military = The Military track
overview-military-move = Move along the track. Each boundary gives a Superiority token: spend one after your action for another action. Reaching the last space scores its 9 VP.
overview-military-attack = An attack gives the bonus of your space, then 1 VP for each disk behind yours and 1 for each boundary you have crossed. It harms no one.
overview-military-first = The player furthest ahead goes first next round. Then all disks fall back to their last boundary.

## People
overview-people = More workers, Advisors, Towers
overview-people-hire = The fourth site: take a die for the Wisdom below it, if you have a free base. Closing a District and retiring a die free one too.
overview-people-advisor = A 6 that comes home from a site becomes an Advisor. Each new colour takes the next space, worth more at the end; a colour you already have there scores the VP of the last space right away instead.
overview-people-tower = You have a Tower of each colour. A new level costs as much Gold as the Tower is high.

## The end
overview-end = How it ends
overview-end-last = The round in which one of these four things happens is the last; play it to its end. In any case the game ends after 20 rounds, a guided game after 10.
overview-end-top = A player has all three disks at the top of the Temples.
overview-end-gold = No District card has any Gold left.
overview-end-towers = At most three colours are left in the Tower stock.
overview-end-dice = A die is needed for the Citizen offer, and none of its colour is left.

## Points
overview-score = Points at the end
overview-score-seats = Each die in your City: its value times the height of your Tower of its colour.
overview-score-temples = Your two lower Temple disks: the number of their step. The highest one scores nothing, so climb evenly.
overview-score-advisors = The last space your Advisors have reached.
overview-score-gold = 1 VP for each Gold. Stone, Food, Wisdom and tokens are worth nothing.
overview-score-tie = Add all this to the VP from play. The player with the most VP wins; if tied, the one with more tiles in the City.

## Pictures
picture-city = A City late in the game: coloured Buildings, green Farms, and a die on a Seat of Power.
picture-workers = Freemen on their bases and the Archon. The bases on the right cost Food; the last one scores 10 VP.
picture-sites = The five sites: from top to bottom the value, the upper action, the lower action and the bonus tile.
picture-visited = The values of sites that were visited have risen.
picture-bonus = The bonus tile at the bottom of each site: its colour shows which Freemen can use it.
picture-market = Next to each Building, the Wisdom and Stone to pay. When you buy one, a tile of its colour replaces it.
picture-district = A closed District: the die stays in the middle. Below, the cards with their patterns, VP and Gold.
picture-farm = A new Farm: it counts as a tile, but has no colour.
picture-temples = Two steps climbed in one turn. Below each track is its Zodiac card.
picture-military = The Military track: red posts are boundaries, the circles show what an attack there gives.
picture-people = The Citizen offer with its prices, Speakers below, and how many dice are left.
picture-belongings = Towers with the price of the next level, and Advisors: the numbers are VP at the end.
picture-towers = Towers on the Palace, and below them what is left in the stock.
picture-ending = Below the cards you see how near each of the four ends is; then the Tower stock.
picture-last = What counts at the end: dice in the City, Towers, Advisors.
picture-solo = The sites in a solo game: each visit raises a neighbour too.
picture-wonders = Above the sites are the Wonders, locked until the site shows a 5.
picture-trials = The Trials in a row; the leftmost is scored at the end of the round.
