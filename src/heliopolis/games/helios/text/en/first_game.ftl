### The guided first game: what it says when.

## The aim

guide-aim = Score the most points in 4 rounds
guide-aim-text = You shape your own land, build on it and send the sun around it. Points come from six things:
guide-aim-1 = the sun lights a temple: for it and each tile next to it
guide-aim-1-figure = 1–6 each time
guide-aim-2 = the sun completes an orbit of your land
guide-aim-2-figure = 5 per orbit
guide-aim-3 = your land touches an edge shield, at the end
guide-aim-3-figure = 4 each
guide-aim-4 = city buildings, at the end
guide-aim-4-figure = 1–3 each
guide-aim-5 = special tiles, at the end, for what’s around them
guide-aim-5-figure = 5–10 each
guide-aim-6 = characters you activate, at the end
guide-aim-6-figure = 10–30 each
guide-aim-turn = Each round you have 4 turns; then you can buy characters with mana. Each mana left at the end is 1 point. A turn is short: take one tile and do what it shows. We’ll play the first round together; the whole game takes about 40 minutes.

## The first round

guide-start-tile = Choose where your land begins
guide-start-tile-text = This tile goes in the middle of your board with a cube of its colour. You pay with cubes.
guide-end-turn = Happy with it?
guide-end-turn-text = Until you end your turn you can undo everything. Then the others play.
guide-take-tile = Take one tile, the lowest of a column
guide-take-tile-text = Its symbol is what you do now. You keep the tile: four of one colour give you a bonus action.
guide-take-tile-1 = Create land: a tile with a cube
guide-take-tile-2 = Construct: pay cubes, build
guide-take-tile-3 = Move the sun: light what’s nearby
guide-take-land = Which tile joins your land?
guide-take-land-text = Each comes with a cube of its colour; “additional” is the sixth stack, with mixed colours. Special tiles have no cube, but score at the end.
guide-place-tile = Place it next to your land
guide-place-tile-text = A field with a cube or mana gives it to you right away; land next to an edge shield is worth 4 points at the end.
guide-place-tile-1 = a cube of another colour
guide-place-tile-2 = 2 mana
guide-place-tile-3 = 4 points at the end
guide-second-tile = Your next tile
guide-second-tile-text = The tile you took is stored here under its colour: the fourth of one colour gives you a bonus action. Now try something new.
guide-construct = A temple or a building
guide-construct-text = A temple scores whenever the sun stops next to it; a building helps you and scores at the end. A colour you don’t have costs two other cubes.
guide-construct-1 = temple: 1 cube, on your land
guide-construct-2 = building: the cubes on its card
guide-construct-3 = white: any colour
guide-place-temple = Where should it go?
guide-place-temple-text = Each time it’s lit, it scores 1 point for the temple and 1 for every tile next to it, so the middle of your land is best. Cubes on its tile are lost.
guide-third-tile = Your own sun
guide-third-tile-text = It goes clockwise around your land, at most as many fields as the track above shows. Move it, build, or add land: one thing each turn.
guide-move-sun = Where should the sun stop?
guide-move-sun-text = It shines only where it stops, on all your tiles next to it: bare land grows a cube, temples score. Each row shows what you get for that stop.
guide-fourth-tile = The last turn of this round
guide-fourth-tile-text = After it you can buy a character with mana and activate it with cubes. Land gives cubes, temples give mana.
guide-characters = Second phase: the characters
guide-characters-text = The player with the most mana goes first. Buy with mana (or keep it: each is 1 point), activate with cubes, now or later. Only active characters score at the end. Or pass.
guide-round = A round is over
guide-round-text = The other player now has the dragon and goes first. There is new land, but the action tiles are the ones left over: new ones come only after round 2. From here on I’ll speak up only when something is new.

## Its second time

guide-second-land = Another tile
guide-second-land-text = A special tile has no cube. At the end it scores for what’s around it: empty fields, tiles, cubes or temples.
guide-second-place = Leave the sun a way out
guide-second-place-text = The sun’s field stays free, and there must always be a path of empty fields from it to the orange ring: you can’t shut it in.
guide-second-build = Another temple, or a building
guide-second-build-text = The second temple costs 2 cubes (1 with the Citadel) and gives 2 mana, the third 3, and so on.
guide-second-sun = The gold fields
guide-second-sun-text = When the sun has gone all the way around your land and reaches the gold fields, you get 5 points, on top of what it lights.

## When it is first needed

guide-gray = Grey fits anywhere
guide-gray-text = A grey tile can go under any of your colours and counts for it. It’s best where it completes a set of four.
guide-bonus-action = Four of one colour: a bonus action
guide-bonus-action-text = Do any of the three actions, without taking a tile. Use it now: you can’t save it. Then the four tiles are discarded.
guide-bonus-cube = A cube on top
guide-bonus-cube-text = This field gives your tile a second cube, of a different colour. Think about what you want to pay for next.
guide-pay = Which cubes will you pay?
guide-pay-text = Once land is bare, it grows a new cube when the sun lights it. You can pay for a colour you don’t have with two others.
guide-exchange = Mana for points
guide-exchange-text = The Exchange Bazaar turns mana into points, this once. Keep what you need for a character.
guide-drawn = Two tiles at once
guide-drawn-text = Land Management gives you two tiles with their cubes. Place one after the other.
guide-free-cube = A free cube
guide-free-cube-text = Any colour: think about the building or character you want to pay for next.
guide-free-cube-tile = Where does the cube go?
guide-free-cube-tile-text = On a tile without a temple, with fewer than two cubes. Land that has a cube doesn’t grow another in the sun.
guide-orbit = The sun has lit your temple
guide-orbit-text = 1 point for the temple itself and 1 for each tile next to it, every time the sun stops there. Every tile you place next to it makes it worth more.
guide-temple = Your first temple
guide-temple-text = It gave you mana, which buys characters and is worth 1 point each at the end. The next temple costs one more cube and gives 1 more mana.
guide-building = Your first building
guide-building-text = You get its benefit right away or from now on; its points come at the end.
guide-special = A special tile
guide-special-text = It scores at the end for what’s around it, so choose its neighbours well. The sun does nothing for it.
guide-unlimited = Your sun goes anywhere
guide-unlimited-text = With the Power Plant it can stop on any field next to your land. In return, full orbits no longer score.
guide-farther = Your sun goes further
guide-farther-text = The track shows how many fields it can move: the further it goes, the more you can light, and the sooner it completes an orbit.
guide-bought = A character on its Night side
guide-bought-text = It gives nothing until you activate it with the cubes it shows, now or in a later round.
guide-awake = An active character
guide-awake-text = It shows its Day side, and you get its benefit right away. At the end it scores: see what it counts, and collect that.

## Why something is suggested

guide-because-start = all three are equally good starts.
guide-because-land = more land helps with everything else.
guide-because-construct = an early temple is lit many times.
guide-because-sun = there’s something to light within its reach.
guide-because-cube = it comes with a cube, and you pay with cubes.
guide-because-special = it scores at the end, and costs nothing.
guide-because-field = the closer together your tiles are, the more of them the sun lights at once.
guide-because-sun-passes = so your sun still passes next to your first tile, where you can build a temple.
guide-because-space = four under one colour give you a bonus action.
guide-because-temple = it costs 1 cube and scores each time it is lit; the list shows only points you get now.
guide-because-building = you can afford it, and it helps from now on.
guide-because-sun-stop = there it lights what’s next to it.
guide-because-cube-paid = any cube will do, and bare land grows a new one in the sun.
guide-because-colour = you’ll be able to pay with it soon.
guide-because-buy = then no one else gets it; once active, it scores well.
guide-because-activate = only active characters score at the end.
guide-because-pass = nothing here helps you now; keep your mana and cubes.
guide-because-skip = nothing you can do here would help.
guide-because-exchange = the points are certain, and you keep what you need.
guide-because-middle = it has the most tiles around it, now or later.
guide-because-cube-tile = the sun does nothing for a special tile anyway, and you can pay from there.
guide-because-cube-anywhere = you can pay with it from any of your tiles.

## What to try next time

guide-next-source-sun = Next time: move the sun early. Buildings such as the Observatory make it faster, and each orbit scores.
guide-next-source-temples = Next time: build two temples in the middle of your land early, and stop the sun next to both.
guide-next-source-land = Next time: grow towards the edge shields, and place a special tile where it has the right neighbours.
guide-next-source-city = Next time: build more in your city. Even cheap buildings help all game long and score at the end.
guide-next-source-characters = Next time: save mana for a character by the second round, and keep the cubes to activate it.
