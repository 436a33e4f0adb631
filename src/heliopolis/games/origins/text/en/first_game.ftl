### The guided first game: what is told when.

## The aim

guide-aim = Most points at the end wins
guide-aim-text = You send dice to five sites and raise a City, an army and three Temples. Points come from six things, and the last page counts by the same six:
guide-aim-1 = Army: attacks, for each army behind yours and each boundary crossed; the last space
guide-aim-1-figure = up to 6 each, then 9
guide-aim-2 = Districts: four tiles closed with a die that match a card
guide-aim-2-figure = 3–9 each
guide-aim-3 = Temples: your two lower disks, at the end
guide-aim-3-figure = up to 70 each
guide-aim-4 = People: dice on Seats of Power times their Tower, at the end; dice that retire
guide-aim-4-figure = 1–30 each
guide-aim-5 = Buildings: many bring points whenever they work
guide-aim-5-figure = 1–15 each time
guide-aim-6 = Gold, at the end
guide-aim-6-figure = 1 each
guide-aim-turn = A turn is one action, mostly sending a die to a site. When both have passed, a new round begins. The game ends when a supply runs out or somebody is at the top of all Temples, here after 10 rounds at the latest. We play the first round together; the whole game takes about an hour.

## The first round

guide-draft = Choose your first die
guide-draft-text = Dice are your workers; yours are called Freemen. A high one may go anywhere; its colour gets the bonus at the site with that colour.
guide-second-die = And a second one
guide-second-die-text = Two colours open two of these bonuses. A low die is no loss: whenever it comes home from work it rises by 1.
guide-end-turn = Happy with it?
guide-end-turn-text = Until you end your turn you can take everything back. Then the others play.
guide-action = One action a turn
guide-action-text = Nearly everything begins with a visit: a Freeman, that is a die of yours, or your Archon, the crowned figure, goes to a site. You can also click the die itself.
guide-worker = Who goes?
guide-worker-text = A Freeman that shows at least the value of the site gets in for nothing, a lower one pays the difference in Wisdom. The Archon has no value and never pays, but goes only once a round.
guide-site = Which site?
guide-site-text = Each has an upper and a lower action, and you do one of them. Afterwards its value, the number in the ship, rises by 1: it becomes dearer for the next. After 6 comes 1.
guide-visit = Above or below?
guide-visit-text = Above you get resources, below you use them. A die of the colour of the bonus tile also does the bonus, before or after.
guide-second-action = What resources are for
guide-second-action-text = Stone builds and opens Temples, Food grows your people, Wisdom pays for dear sites, tiles and Citizens. Gold can stand for any of them.
guide-cards = What the District cards want
guide-cards-text = Four tiles in a square, three of them as a card shows, turned or mirrored as you like: closing it brings the big number the first time, then the small one; the first of all gets the Gold. So look here before you buy. The disks on top only filled the Tower stock.
guide-fourth-action = Somebody left to send?
guide-fourth-action-text = As long as you have workers at home or resources to use, go on. If not, pass: all come home from the sites, each die one higher.
guide-round = A round is over
guide-round-text = The strongest army has the Bulwark, the castle beside a name, and begins. Then all armies fell back to their last boundary; whoever is highest in a Temple has its card. From here on I speak up when something is new.

## When it is first needed

guide-pay = How to pay
guide-pay-text = Gold can take the place of anything. Spend it only for what you lack: each Gold is a point at the end.
guide-basic = A resource of your choice
guide-basic-text = Stone to build, Food for people, Wisdom for prices: take what your next turn needs.
guide-military = The army
guide-military-text = Forward: each boundary you cross gives a Superiority token. Attack: take the bonus of your space, and a point for each army behind you and each boundary crossed. Attacking hurts nobody.
guide-exchange = Gold for a resource
guide-exchange-text = Gold replaces any resource and is a point at the end, so this is seldom a bad trade.
guide-temple = Two steps up a Temple
guide-temple-text = At the end your two lower disks score, never the highest: climb with all three. You also take the card of this Temple and its power.
guide-step = One step up a Temple
guide-step-text = At the end your two lower disks score, never the highest: climb with all three.
guide-citizen = A new die
guide-citizen-text = You pay the Wisdom below it. Its colour opens a bonus; more dice are more turns each round.
guide-speaker = A Speaker
guide-speaker-text = An extra worker for one visit. It has no colour, so it gets no bonus, but needs no base either. Take a high one.
guide-own-speaker = A Speaker of your own
guide-own-speaker-text = It waits beside your dice, over the end of the round too, until you send it to a site. It has no colour, so it never gets the bonus.
guide-food = What Food does
guide-food-text = Each Food raises one of your dice at home by 1, or moves your army on by 1.
guide-purchase = Buy a tile for your City
guide-purchase-text = You pay the Wisdom of its place in the Market and the Stone on the tile, and use it at once. Its colour matters for the cards of the Districts.
guide-mode = As a building or a Farm?
guide-mode-text = A Farm costs nothing, but has no colour and does nothing. It fills the free corner of a District.
guide-place = Where in your City?
guide-place-text = Beside what stands there. Four tiles in a square are a District: try to get three colours in place as a card shows them, turned or mirrored as you like. The fourth tile may be anything.
guide-ability = Use what it can do
guide-ability-text = A building works once when it is built, and again when its District is closed with a die of its colour.
guide-closing = You can close a District
guide-closing-text = A Freeman at home gives its die for good: it sits down in the middle and scores at the end its value times your Tower of its colour, so rather a high one. If the tiles match a card you get its points and Gold, and the buildings of the die’s colour work again.
guide-close = Which die sits down?
guide-close-text = It leaves for good, and at the end it scores its value times the height of your Tower of its colour. Its base is free for a new Citizen.
guide-seat = Which District?
guide-seat-text = Where a card matches you get its points and its Gold. Without one the buildings of the die's colour still work again.
guide-match = Which card?
guide-match-text = Your first match of a card brings its higher points, later ones the lower; whoever is first at all takes the Gold.
guide-tower = A level for a Tower
guide-tower-text = It costs as much Gold as the Tower is high now. A Tower multiplies your dice of its colour on Seats of Power: raise the colour that sits there, or soon will.
guide-token = One more action?
guide-token-text = A Superiority token gives you a second action now, at most one each turn. Tokens are worth nothing at the end.
guide-retire = Which one retires first?
guide-retire-text = A 6 that comes home becomes an Advisor. A new colour takes the next space; one you have there already scores the number of the last space you have taken, at once.
guide-ending = The end is announced
guide-ending-text = One of the four ends is reached, so this round is the last. Use what you have: only Gold, Temples, Seats of Power and Advisors still count afterwards.
guide-closed = Your first District
guide-closed-text = The die on its Seat scores at the end, times the Tower of its colour. Its base is free at once: take a new Citizen for it where Citizens are hired.
guide-card = A Zodiac card
guide-card-text = { $what }: { $about } It works for you as long as you hold it. At the end of the round it goes to whoever is highest in its Temple.
guide-advisor = Your first Advisor
guide-advisor-text = Your 6 has retired: it works no more, and its base is free for a new Citizen. Your Archon now gets the bonus of its colour. A new colour makes the row worth more at the end; a 6 of a colour that is there already scores the row’s last number at once.
guide-six = Your first 6
guide-six-text = A Freeman of 6 does both actions of a site, the upper and the lower, in the order you like. When it comes home from there it retires and becomes an Advisor.
guide-superiority = A Superiority token
guide-superiority-text = Spend it after any action of yours to do another one at once.
guide-built = Your City grows
guide-built-text = Four tiles in a square make a District, which you can close with a die.
guide-attacked = Your first attack
guide-attacked-text = The farther your army, the more an attack brings; but at the end of each round it falls back to its last boundary. Reaching the last space brings 9 points.
guide-base = Room for one more
guide-base-text = A free base can hold a new die: get one where Citizens are hired.
guide-hired = Your people grow
guide-hired-text = It may go to work this very round. When the dice of a colour run out, the game ends.

## Why something is suggested

guide-because-die = a high value goes nearly anywhere without paying.
guide-because-visit = visits bring resources, and everything else needs them.
guide-because-close = the die scores for good, and its buildings work again.
guide-because-tower = it makes your dice on Seats worth more.
guide-because-grow = one more base is one more worker each round.
guide-because-pass = your workers come home, each one higher.
guide-because-base = either will do, and the other stays for later.
guide-because-highest-base = it reaches every site that the others reach, and more.
guide-because-lowest-base = your higher dice stay for the sites that get dearer.
guide-because-archon = it goes anywhere for nothing, so the dice stay for later.
guide-because-speaker = it is extra, and your dice stay for later.
guide-because-site-1 = Stone builds, and your army can move.
guide-because-site-2 = Food feeds your people, or you build a tile.
guide-because-site-3 = Wisdom pays prices, or you climb a Temple.
guide-because-site-4 = Gold stands for anything, or you hire a new die.
guide-because-site-5 = you get one of each, or Food makes your dice stronger.
guide-because-top = resources now make the next turns stronger.
guide-because-bottom = you can pay for it, and it brings you on.
guide-because-bonus = it comes on top of your action.
guide-because-exchange = a Gold is a point at the end and pays for anything.
guide-because-gold = keep Gold for what nothing else can pay.
guide-because-resource = your next turns can use it.
guide-because-spend = you have no better use for it now.
guide-because-move = each boundary gives a token, and an attack from farther on brings more.
guide-because-attack = you take the bonus of your space.
guide-because-temple = the lower disks score at the end, and its card helps now.
guide-because-citizen = more dice are more turns, and its colour opens a bonus.
guide-because-recruit = the highest gets in nearly anywhere.
guide-because-market = you can pay for it, and may use it as soon as it stands.
guide-because-farm = it is free and fills a corner of a District.
guide-because-building = its colour and its power are worth the price.
guide-because-cell = it keeps your City close, so that squares of four appear.
guide-because-level = every die of its colour on a Seat counts as often as it is high, now and later.
guide-because-card = it brings the most.
guide-because-seat = it brings the most.
guide-because-use = it is worth more now than later.
guide-because-decline = there is nothing to be gained by it now.
guide-because-high-die = the die scores on its Seat, times the Tower of its colour.
guide-because-raise = higher dice get in anywhere, and score more on a Seat.
guide-because-step = only the two lower disks score, and the steps are worth more and more.
guide-because-retire = each colour among your Advisors counts once.
guide-because-ability = it costs nothing to use it.

## What to try next time

guide-next-source-army = Next time: move your army over a boundary early and attack from there: points, and a token for a second action.
guide-next-source-districts = Next time: look at the District cards first, and buy tiles for one of them.
guide-next-source-temples = Next time: climb all three Temples. Your two lower disks score, and the steps become worth more and more.
guide-next-source-people = Next time: put high dice on Seats of Power and raise the Towers of their colours, and let sixes retire.
