### The lessons: for each chapter its title, for each lesson its title, what to know, its tasks and what to remember.

## The first dice

lessons-dice = Your first dice
lesson-draft = Choose two dice
lesson-draft-about = The player with the most VP wins. Your workers are dice: Freemen. A high die can go to any site without paying, and its colour gives it a bonus where the site’s tile has the same one. You take one die now and one when your turn comes round again.
lesson-draft-task-high = Take a die of 4 or 5
lesson-draft-task-high-missing = You didn’t take a 4 or 5. A high die can go to nearly every site without paying.
lesson-draft-task-colours = Have dice of two colours
lesson-draft-task-colours-missing = Both dice have the same colour. Two colours give access to two bonuses.
lesson-draft-learnt = Dice grow: each time a Freeman comes home from a site, it rises by 1. Two colours give access to two bonus tiles.

## Visiting a site

lessons-visit = Visiting a site
lesson-first-visit = Send a Freeman
lesson-first-visit-about = Most turns are a visit: send a worker to one of the five sites. If its value is at least that of the site, it’s free; otherwise pay the difference in Wisdom. Then do one of the site’s two actions, and its value rises by 1.
lesson-first-visit-task-free = Visit a site without paying Wisdom
lesson-first-visit-task-free-missing = You paid Wisdom. Send a die whose value is at least that of the site, or the Archon.
lesson-first-visit-task-goods = Gain 3 resources or more
lesson-first-visit-learnt = Sites get more expensive with every visit, yours and your rivals’. After 6 they go back to 1.
lesson-bonus-tile = The right colour
lesson-bonus-tile-about = Below each site is a tile of one colour. A Freeman of that colour can take its bonus action as well as the main action: climb, build, move or attack, take a Speaker, or gain a resource.
lesson-bonus-tile-task-goods = Gain 3 resources with one visit
lesson-bonus-tile-task-bonus = Take a bonus action on the same visit
lesson-bonus-tile-task-bonus-missing = You didn’t take a bonus action. Send a die of the colour of the tile below the site, and choose its bonus too.
lesson-bonus-tile-learnt = Look at the colours first: the same visit can give you one action or two.
lesson-six = The power of six
lesson-six-about = A Freeman whose value is 6 does both main actions of a site, in any order. You have one, the yellow 6: at which site are both worth having?
lesson-six-task-one = Visit a site
lesson-six-task-both = There, do both actions with your 6
lesson-six-task-both-missing = You did only one of the two actions. With a 6 you can do the other as well.
lesson-six-learnt = Use a 6 well: when it comes home from a site, it retires and becomes an Advisor.

## Buildings

lessons-buildings = Building your City
lesson-building = Buy a Building and use it
lesson-building-about = The second site, or a purple bonus tile, lets you buy a Building: pay the Wisdom of its space in the Market and the Stone on the tile. It must share an edge with your City. Then you can use its ability right away.
lesson-building-task-build = Add a Building to your City
lesson-building-task-build-missing = You didn’t add a Building. Buy a tile with the lower action of site 2, as a Building and not as a Farm.
lesson-building-task-use = Use its ability
lesson-building-task-use-missing = You didn’t use its ability. You are asked about it as soon as you have built it.
lesson-building-learnt = A Building works when you build it, and again when you close a District of it with a die of its colour.
lesson-farm = A tile for free
lesson-farm-about = Whenever you could build, you can place the tile face down as a Farm instead. It costs neither Wisdom nor Stone, has no colour and does nothing, but it fills a place in your City.
lesson-farm-task-farm = Build a Farm
lesson-farm-task-farm-missing = You didn’t build a Farm. Buy a tile with the lower action of site 2, and choose Farm.
lesson-farm-learnt = A Farm fits the free place in a District card’s pattern. Often that’s all you need.

## Districts

lessons-districts = Closing Districts
lesson-district = Your first District
lesson-district-about = Four tiles in a square make a District. To close it, put the die of an unused Freeman on the point in the middle. If three of the tiles match a District card, in any direction, you get its VP and the Gold on it.
lesson-district-task-close = Close a District
lesson-district-task-close-missing = You didn’t close a District. It’s an action of its own, and costs a die that is at home.
lesson-district-task-match = Match a District card with it
lesson-district-task-match-missing = Three tiles of the District must be placed as on a card, rotated or mirrored as you like.
lesson-district-learnt = The die stays on its Seat of Power for good. At the end it scores its value times your Tower of its colour.
lesson-district-use = A District that pays twice
lesson-district-use-about = Closing a District also lets you use its tiles: each Building of your die’s colour works again, and the Agora with a die of any colour. Choose die and place so that card and tiles pay together.
lesson-district-use-task-match = Close a District that matches a card
lesson-district-use-task-match-missing = You didn’t match a card. Three tiles of the District must be placed as on a card, rotated or mirrored as you like.
lesson-district-use-task-use = Use two of its tiles
lesson-district-use-learnt = One tile can belong to four Districts: you can use the same Building again and again.

## Towers

lessons-towers = Towers
lesson-tower = Higher Towers, better Seats
lesson-tower-about = A die on a Seat of Power scores its value times the height of your Tower of its colour. A new level costs as much Gold as the Tower is high now. Which Tower is worth most to you?
lesson-tower-task-level = Build a Tower level
lesson-tower-task-level-missing = You didn’t build a level. It’s an action of its own and costs as much Gold as the Tower is high.
lesson-tower-task-seat = Gain 4 points or more on your Seats of Power
lesson-tower-learnt = A level adds the value of every die of that colour on your Seats.

## Temples

lessons-temples = Temples and the Zodiac
lesson-temple = Two steps up
lesson-temple-about = The third site lets you climb: pay 1 Stone and move a disk two steps up one Temple track. You also take its Zodiac card, even from a rival. At the end your two lower disks score, so climb evenly.
lesson-temple-task-climb = Climb two steps in a turn
lesson-temple-task-card = Take a Zodiac card
lesson-temple-task-card-missing = You didn’t take a Zodiac card. It comes with the two steps of the lower action of site 3.
lesson-temple-learnt = The highest disk scores nothing at the end. A Zodiac card helps only while you hold it.

## Military

lessons-military = The Military track
lesson-march = Move and attack
lesson-march-about = Your disk is highlighted on the Military track. Every boundary you cross gives you a Superiority token. An attack gives the bonus of your space, then 1 VP for each disk behind yours and 1 for each boundary you have crossed. It harms no one.
lesson-march-task-boundary = Cross a boundary
lesson-march-task-boundary-missing = Your disk didn’t cross a boundary, one of the red marks on the track. Move before you attack.
lesson-march-task-attack = Score 2 VP or more with an attack
lesson-march-learnt = First move, then attack: the more disks and boundaries are behind you, the more it scores.
lesson-bulwark = Who goes first next round
lesson-bulwark-about = Your rival has passed, so the rest of this round is yours. Once you pass too, the Bulwark goes to the player furthest on the Military track, who then goes first next round. If tied, the disk that got there first wins.
lesson-bulwark-task-march = Advance on the Military track
lesson-bulwark-task-march-missing = Your disk didn’t move. The lower action of site 1 moves it.
lesson-bulwark-task-bulwark = Pass, and win the Bulwark
lesson-bulwark-task-bulwark-missing = When everyone had passed, another disk was further ahead, or level with yours and there first.
lesson-bulwark-learnt = After that every disk falls back to the boundary behind it. You keep your tokens.

## People

lessons-people = Citizens and bases
lesson-citizen = Room for a new Citizen
lesson-citizen-about = A new Citizen die needs a free base. You have none left: pay Food to bring a base home from your Population track, then take a Citizen at the fourth site for the Wisdom below it. You have two turns.
lesson-citizen-task-grow = Grow your Population
lesson-citizen-task-grow-missing = You have no new base. Growing your Population is an action of its own and costs Food.
lesson-citizen-task-hire = Take a Citizen
lesson-citizen-task-hire-missing = The new base is still empty. Take a Citizen with the lower action of site 4.
lesson-citizen-learnt = More workers mean more turns in every round. Closing a District and retiring a die also free a base.
lessons-advisors = Coming home
lesson-advisor = From six to Advisor
lesson-advisor-about = When you pass, your Freemen come home from the sites and rise by 1. A 6 can’t rise: its die becomes an Advisor. A new colour takes the next space, and at the end the last space taken counts. A colour you already have there scores that space’s VP right away instead. The others have passed: send your 6, then pass.
lesson-advisor-task-six = Visit a site
lesson-advisor-task-advisor = Retire a die as an Advisor
lesson-advisor-task-advisor-missing = No die has retired. A 6 retires when it comes home from a site: send it, then pass.
lesson-advisor-learnt = Orange is new among your Advisors: the last space is now worth 6 VP instead of 3. Your Archon can use the bonus tiles of all your Advisors’ colours.

## Tokens

lessons-tokens = Superiority
lesson-token = Two actions in one turn
lesson-token-about = Each boundary you cross on the Military track gives you a Superiority token. After an action you can spend one for another action, even the token you just gained. So move first, and do something else as well.
lesson-token-task-token = Spend a Superiority token
lesson-token-task-token-missing = You kept your token. After an action you are asked whether to spend it.
lesson-token-task-two = Do two actions in this turn, without passing
lesson-token-learnt = One token a turn, and they are worth nothing at the end: spend them while they help.

## The end

lessons-end = When it ends
lesson-end-trigger = Trigger the end
lesson-end-trigger-about = The round in which one of four things happens is the last: all three of a player’s disks at the top, no Gold on the District cards, disks of at most three colours in the Tower stock, or no die for the Citizen offer. When one of them is a step away, a warning names it, as now. You are ahead: trigger it.
lesson-end-trigger-task-trigger = Do what makes this round the last
lesson-end-trigger-task-trigger-missing = None of the four end conditions is met. The line below the District cards shows which one is near.
lesson-end-trigger-learnt = You were ahead, so ending it was right. If you’re behind, don’t: count before you trigger the end.
lessons-last = Final scoring
lesson-last-turns = The last points
lesson-last-turns-about = The game ends after this round. Gold counts 1 VP each, then your Advisors, your two lower Temple disks, and each die on a Seat of Power times its Tower. Stone, Food and Wisdom are worth nothing: turn them into points.
lesson-last-turns-task-points = Score 12 points or more with this turn, counted as if the game ended now
lesson-last-turns-learnt = The number at the end of each row shows what a choice adds to the score sheet.

## Alone

lessons-solo = Solo
lesson-solo = Five rounds against the sites
lesson-solo-about = In a solo game you have five rounds to reach your target. Each visit also raises a neighbouring site, and you choose which. A Superiority token does something else here: it keeps all sites as they are. You have two turns.
lesson-solo-task-neighbour = Visit a site and raise a neighbour with it
lesson-solo-task-still = Visit a site and spend a token so that none rises
lesson-solo-learnt = Raise sites you no longer need, or that are about to go from 6 to 1.

## Ancient Wonders

lessons-wonders = Ancient Wonders
lesson-wonder-claim = Claim a Wonder
lesson-wonder-claim-about = Above each site is a Wonder. Once its site has shown a 5, it’s unlocked: when you visit there you can pay 1 Gold and claim it. You can have only one in the whole game.
lesson-wonder-claim-task-claim = Claim an unlocked Wonder
lesson-wonder-claim-task-claim-missing = You didn’t claim a Wonder. Visit the site of one that’s unlocked, and choose to claim it.
lesson-wonder-claim-learnt = A claimed Wonder waits next to your City. It works only once you build it.
lesson-wonder-build = Build your Wonder
lesson-wonder-build-about = You build your Wonder like a Building, for 3 Stone and no Wisdom. It covers two places. Once built, you can use it and the Buildings next to it; later, each new tile next to it lets you use it again.
lesson-wonder-build-task-build = Build your Wonder
lesson-wonder-build-task-build-missing = You didn’t build your Wonder. Build it with the lower action of site 2.
lesson-wonder-build-learnt = Leave room around a Wonder: every tile you add there lets you use it once more.

## Trials of the Builders

lessons-trials = Trials of the Builders
lesson-trial = A trial at the end of the round
lesson-trial-about = There is a row of Trials. When everyone has passed, the leftmost is scored for all players and removed; with the last one the game ends. Your rival has passed: read the Trial, prepare for it, then pass.
lesson-trial-task-trial = Score 3 VP or more with this round’s Trial
lesson-trial-learnt = All Trials are visible from the start: prepare the next one while you play for the first.
