### The guided first game: what is told when.

## The aim

guide-aim = Most points after 4 rounds wins
guide-aim-text = You shape your own land, build on it and let the sun go round it. Points come from six things:
guide-aim-1 = the sun lights a temple: itself and each tile around it
guide-aim-1-figure = 1–6 each time
guide-aim-2 = the sun has gone once round your land
guide-aim-2-figure = 5 each lap
guide-aim-3 = your land touches an edge field, at the end
guide-aim-3-figure = 4 each
guide-aim-4 = city buildings, at the end
guide-aim-4-figure = 1–3 each
guide-aim-5 = special tiles, at the end, by what lies around them
guide-aim-5-figure = 5–10 each
guide-aim-6 = characters you activate, at the end
guide-aim-6-figure = 10–30 each
guide-aim-turn = In each round you have 4 turns, then you may buy characters with mana; each mana left at the end is 1 point. A turn is short: take one tile and do what it shows. We play the first round together; the whole game takes about 40 minutes.

## The first round

guide-start-tile = Choose where your land begins
guide-start-tile-text = This tile lies in the middle of your board with a cube of its colour. Cubes are what you pay with.
guide-end-turn = Happy with it?
guide-end-turn-text = Until you end your turn you can take everything back. Then the others play.
guide-take-tile = Take one tile, the lowest of a column
guide-take-tile-text = Its symbol is what you do now. Its colour is kept: four of one colour give a bonus action.
guide-take-tile-1 = Create land: a tile with a cube
guide-take-tile-2 = Construct: pay cubes, build
guide-take-tile-3 = Move the sun: light what is near
guide-take-land = Which tile joins your land?
guide-take-land-text = Each lies there with a cube of its colour; “additional” is the sixth stack, of mixed colours. The special tiles bring no cube, but points at the end.
guide-place-tile = Lay it beside your land
guide-place-tile-text = A field with a cube or mana gives it to you at once; land beside an edge shield is worth 4 points at the end.
guide-place-tile-1 = a cube of another colour
guide-place-tile-2 = 2 mana
guide-place-tile-3 = 4 points at the end
guide-second-tile = Your next tile
guide-second-tile-text = The tile you took lies here under its colour: the fourth of one colour gives you an extra action. Now try something you do not know yet.
guide-construct = A temple or a building
guide-construct-text = A temple scores whenever the sun stops beside it; a building helps you and scores at the end. A colour you lack costs two other cubes.
guide-construct-1 = temple: 1 cube, on your land
guide-construct-2 = building: the cubes on its card
guide-construct-3 = white: any colour
guide-place-temple = Where shall it stand?
guide-place-temple-text = Each light brings 1 point for the temple and 1 for every tile beside it, so the middle of your land is best. Cubes on its tile are lost.
guide-third-tile = The sun is yours alone
guide-third-tile-text = It goes clockwise round your land, at most as many fields as the track above shows. Move it, build, or lay more land: one thing each turn.
guide-move-sun = Where shall the sun stop?
guide-move-sun-text = It shines only where it stops, on all your tiles beside it: bare land grows a cube, temples score. Each row tells what that stop brings.
guide-fourth-tile = The last turn of this round
guide-fourth-tile-text = After it you may buy a character with mana and activate it with cubes. Land brings cubes, temples bring mana.
guide-characters = Second phase: the characters
guide-characters-text = Whoever has the most mana begins. Buy with mana (kept, each is 1 point), activate with cubes, now or later: only active characters score at the end. Or pass.
guide-round = A round is over
guide-round-text = The other player has the dragon now and begins. New land lies out, but the action tiles are those that were left: new ones come only after round 2. From here on I speak up when something is new.

## Its second time

guide-second-land = Another tile
guide-second-land-text = A special tile has no cube. At the end it scores by what lies around it: empty fields, tiles, cubes or temples.
guide-second-place = Leave the sun a way out
guide-second-place-text = Its field stays free, and empty fields must always lead from there to the orange ring: you cannot shut it in.
guide-second-build = Another temple, or a building
guide-second-build-text = The second temple costs 2 cubes (1 with the Citadel) and gives 2 mana, the third 3, and so on.
guide-second-sun = The gold fields
guide-second-sun-text = When the sun has gone once round your land and reaches the gold fields, you get 5 points, besides what it lights.

## When it is first needed

guide-gray = Gray fits anywhere
guide-gray-text = A gray tile may lie under any of your colours and counts for it. Best where it brings four together.
guide-bonus-action = Four of one colour: an extra action
guide-bonus-action-text = Do any of the three actions, without taking a tile. Use it now: it cannot be saved. Then the four tiles go.
guide-bonus-cube = A cube on top
guide-bonus-cube-text = This field gives your tile a second cube, of another colour than its own. Think of what you want to pay for next.
guide-pay = Which cubes do you give?
guide-pay-text = Land that the sun will light soon grows a new cube once it is bare. A colour you lack can be paid with two others.
guide-exchange = Mana for points
guide-exchange-text = The Exchange Bazaar turns mana into points, this once. Keep what you need for a character.
guide-drawn = Two tiles at once
guide-drawn-text = Land Management gives you two tiles with their cubes. You lay one after the other.
guide-free-cube = A free cube
guide-free-cube-text = Of any colour: think of the building or the character you want to pay for next.
guide-free-cube-tile = Where does the cube go?
guide-free-cube-tile-text = On a tile without a temple, with fewer than two cubes. Land with a cube grows no other in the sun.
guide-orbit = The sun has lit your temple
guide-orbit-text = 1 point for the temple itself and 1 for each tile beside it, as often as the sun stops there. Every tile you lay beside it makes it worth more.
guide-temple = Your first temple
guide-temple-text = It gave you mana, which buys characters and is 1 point each at the end. The next temple costs a cube more and gives 1 mana more.
guide-building = Your first building
guide-building-text = What it gives is yours at once or from now on; its points come at the end.
guide-special = A special tile
guide-special-text = It scores at the end by what lies around it: see to it that its neighbours fit. The sun brings it nothing.
guide-unlimited = Your sun goes anywhere
guide-unlimited-text = With the Power Plant it may stop on any field beside your land. In return, full laps bring you nothing any more.
guide-farther = Your sun goes farther
guide-farther-text = The track tells how many fields it may move: the farther, the more you can light, and the sooner a lap is done.
guide-bought = A character on its Night side
guide-bought-text = It gives nothing until you activate it with the cubes it shows, now or in a later round.
guide-awake = An active character
guide-awake-text = It lies on its Day side, and what it gives at once is yours. At the end it scores: see what it counts, and gather that.

## Why something is suggested

guide-because-start = all three are equally good to begin with.
guide-because-land = more land feeds everything else.
guide-because-construct = a temple early on is lit many times.
guide-because-sun = there is something to light within its reach.
guide-because-cube = it comes with a cube, and cubes are what you pay with.
guide-because-special = it brings points at the end, and costs nothing.
guide-because-field = the closer your tiles lie, the more of them the sun lights at once.
guide-because-sun-passes = so your sun still passes beside your first tile, where a temple can stand.
guide-because-space = four under one colour give you an extra action.
guide-because-temple = it costs 1 cube and scores each time it is lit; the list shows only points you get now.
guide-because-building = you can pay for it, and it helps from now on.
guide-because-sun-stop = there it lights what lies beside it.
guide-because-cube-paid = any cube will do, and bare land grows a new one in the sun.
guide-because-colour = you can pay with it soon.
guide-because-buy = nobody else gets it then; active, it scores well.
guide-because-activate = only active characters score at the end.
guide-because-pass = nothing here helps you now; keep your mana and cubes.
guide-because-skip = nothing you could do here would help.
guide-because-exchange = points are sure, and you keep what you need.
guide-because-middle = it has the most tiles around it, now or later.
guide-because-cube-tile = the sun brings a special tile nothing anyway, and you can pay from there.
guide-because-cube-anywhere = you can pay with it from any of your tiles.

## What to try next time

guide-next-source-sun = Next time: let the sun move on early. Buildings such as the Observatory make it faster, and each lap brings points.
guide-next-source-temples = Next time: build two temples in the middle of your land early, and stop the sun beside both.
guide-next-source-land = Next time: reach towards the edge shields, and lay a special tile where it has the right neighbours.
guide-next-source-city = Next time: build more in your city. Even cheap buildings help all game long and score at the end.
guide-next-source-characters = Next time: save mana for a character by the second round, and keep the cubes to activate it.
