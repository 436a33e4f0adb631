### The game on one page: for each section its title and its sentences, and what the pictures show.

## The aim
overview-aim = What it is about
overview-aim-win = Everybody builds a City with the help of visitors from the stars. Your workers are dice, and dice become part of the City. When the game ends, the most victory points (VP) win.
overview-aim-now = Some VP come while you play: for Districts that match a card, for attacks, and from Buildings.
overview-aim-later = The others come at the end: for dice in your City times your towers, for Temples, Advisors and Gold.

## A round
overview-round = A round
overview-round-workers = You begin with two dice on bases, called Freemen, and the Archon. A Freeman has a colour and a value; both matter.
overview-round-turns = Whoever has the Bulwark, the castle beside a name, begins. One turn each goes round and round, until everybody has passed.
overview-round-home = When you pass, your workers come home. Each Freeman that was on a site rises by 1; a 6 retires and becomes an Advisor.
overview-round-end = When all have passed, the Bulwark goes to whoever is furthest on the Military track, the disks there fall back, and the Zodiac cards go to whoever is highest in the Temples.

## A turn
overview-turn = Your turn: one of five things
overview-turn-visit = Visit a site with a worker. Most turns are this.
overview-turn-close = Close a District: a Freeman at home gives its die to your City.
overview-turn-tower = Build a tower level, for as much Gold as that tower is high.
overview-turn-grow = Grow your Population: pay Food for one more base, so that you can have one more die.
overview-turn-pass = Or pass, and be out until the next round.

## A visit
overview-visit = Visit a site
overview-visit-value = If your worker's value is at least that of the site, it goes for free; otherwise pay the difference in Wisdom. Then the value of the site rises by 1, and a 6 becomes 1.
overview-visit-action = Do one of its two actions: gain resources, or do what stands below. A Freeman of 6 does both.
overview-visit-bonus = If your Freeman has the colour of the tile at the foot of the site, it may do that bonus action too.
overview-visit-archon = The Archon never pays, and has the colours of your Advisors. Speakers, dice to borrow, have no colour.
overview-visit-gold = Stone, Food and Wisdom pay for things. Gold can stand in for any of them.

## The City
overview-city = Buildings and Districts
overview-city-buy = Buy a Building for the Wisdom of its place in the Market and the Stone on it. Put it edge to edge with your City, then use its ability.
overview-city-farm = Instead you may always lay the tile face down: a Farm costs nothing, does nothing and fills a place.
overview-city-close = Four tiles in a square are a District. On a turn of its own you close it: the die of a Freeman at home goes to the point in the middle, for good. Its base is free again.
overview-city-card = If three of the tiles have the colours and places of a District card, turned or mirrored as you like, you get its VP (the higher number the first time) and the Gold on it. The disks on top of a card only show what it put into the Tower stock.
overview-city-again = Then you may use each Building of the District that has the colour of the die once more.
overview-city-yellow = Yellow Buildings give resources and Gold, or VP for what is yellow.
overview-city-red = Red Buildings move your disk on the Military track, attack, or give VP for what is red.
overview-city-orange = Orange Buildings bring Citizens, Speakers and tiles for your Reserve, which you build later for their Stone only, or VP for Districts and for colours of Buildings.
overview-city-blue = Blue Buildings climb the Temples, or give VP for Obelisks and Zodiac cards.
overview-city-purple = Purple Buildings give Wisdom, change what dice and sites show, or give VP for your Freemen.

## The Temples
overview-temples = Temples
overview-temples-climb = The third site: pay 1 Stone and climb two steps on one of three tracks.
overview-temples-card = You take that Temple's Zodiac card as well, even from another player. It helps whoever holds it.

## The army
overview-military = The Military track
overview-military-move = Move along the track. Each boundary gives a Superiority token: spend one after your action for another action. Reaching the last space brings the 9 VP on it.
overview-military-attack = An attack gives the bonus of your space, then 1 VP for each disk behind yours and 1 for each boundary you have crossed. It harms nobody.
overview-military-first = Whoever is furthest begins the next round. Then all disks fall back to their last boundary.

## People
overview-people = More workers, Advisors, towers
overview-people-hire = The fourth site: take a die for the Wisdom below it, if you have a free base. Closing a District and retiring free one too.
overview-people-advisor = A 6 that comes home from a site becomes an Advisor. Each new colour brings you to a space that is worth more at the end; a colour you have there already scores the VP of the last space at once instead.
overview-people-tower = You have a tower of each colour. A new level costs as much Gold as the tower is high.

## The end
overview-end = When it ends
overview-end-last = The round in which one of these four things happens is the last. It is played to its end. In any case the game ends after 20 rounds, a guided one after 10.
overview-end-top = Somebody has all three disks at the top of the Temples.
overview-end-gold = No District card has Gold on it any more.
overview-end-towers = At most three colours are left in the Tower stock.
overview-end-dice = A die is needed for the Citizen offer, and none of its colour is left.

## Points
overview-score = Points at the end
overview-score-seats = Each die in your City: its value times the height of your tower of its colour.
overview-score-temples = Your two lower Temple disks: the number of their step. The highest one counts nothing, so climb evenly.
overview-score-advisors = The last space that your Advisors have reached.
overview-score-gold = 1 VP for each Gold. Stone, Food, Wisdom and tokens are worth nothing.
overview-score-tie = All of it is added to the VP from play. Most VP win; if tied, the City with more tiles.

## Pictures
picture-city = A City late in the game: coloured Buildings, green Farms, and a die on a Seat of Power.
picture-workers = Freemen on their bases and the Archon. The bases on the right cost Food; the last one brings 10 VP.
picture-sites = The five sites: at the top the value, then resources, the other action, and at the foot the bonus tile.
picture-visited = The values of sites that were visited have risen.
picture-bonus = The bonus tile at the foot of each site: its colour tells which Freemen may use it.
picture-market = Beside each Building, Wisdom and Stone to pay. What is bought below is replaced by a tile of its colour.
picture-district = A closed District: the die stays in the middle. Below, the cards with their patterns, VP and Gold.
picture-farm = A Farm has been laid: it counts as a tile, but has no colour.
picture-temples = Two steps climbed in one turn. Below each track lies its Zodiac card.
picture-military = The Military track: red posts are boundaries, the circles show what an attack there gives.
picture-people = The Citizen offer with its prices, Speakers below, and how many dice are left.
picture-belongings = Towers with the price of the next level, and Advisors: the numbers are VP at the end.
picture-towers = Towers on the Palace, and below what is left of them in the stock.
picture-ending = Below the cards stands how near each of the four ends is; then the Tower stock.
picture-last = What counts at the end: dice in the City, towers, Advisors.
picture-solo = The sites in a game alone: each visit raises a neighbour too.
picture-wonders = Above the sites stand the Wonders, locked until the site shows a 5.
picture-trials = The Trials lie in a row; the leftmost is scored at the end of the round.
