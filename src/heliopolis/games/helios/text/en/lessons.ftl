### The lessons: for each chapter its title, for each lesson its title, what to know, its tasks and what to remember.

## A turn

lessons-turn = A turn
lesson-first-turn = Take a tile, do what it shows
lesson-first-turn-about = The most points after the last round win. A turn is short: take the lowest tile of one of the three columns, keep it under the space of its colour, then do what its symbol shows. Begin with more land.
lesson-first-turn-task-take = Take an action tile
lesson-first-turn-task-lay = Lay a land tile beside your starting tile
lesson-first-turn-learnt = The symbol is what you do now. The colour is kept: four of one colour give you a bonus action.

## The land

lessons-land = Shaping your land
lesson-cube-field = Two cubes with one tile
lesson-cube-field-about = Cubes pay for almost everything, and a land tile brings one. Four fields of your board show a cube: a tile laid there gets a second one at once, of another colour, which you choose.
lesson-cube-field-task-two-cubes = Lay a tile that carries two cubes
lesson-cube-field-task-two-cubes-missing = A tile brings one cube of its own. On a field that shows a cube it gets a second one.
lesson-cube-field-learnt = Where a tile lies matters as much as which one it is: cube fields and mana fields pay at once, edge fields at the end.
lesson-edge-field = Out to the edge
lesson-edge-field-about = Five fields of the orange ring show a shield. Each of them that touches one of your tiles is worth 4 points at the end. Grow your land towards them.
lesson-edge-field-task-edge = Reach one more edge field: 4 points
lesson-edge-field-task-edge-missing = Your tile does not lie on an edge field: those are the outermost fields of your board.
lesson-edge-field-learnt = An edge field counts once, however many tiles touch it, and only at the end. An active Explorer makes it worth more.

## The sun

lessons-sun = The sun’s way
lesson-sunlight = Light makes cubes grow
lesson-sunlight-about = Your sun goes clockwise round your land, at most as many fields as your sun track shows. Only where it stops does it give light: each land tile beside it that has neither cube nor temple gets a cube of its own colour.
lesson-sunlight-task-two-cubes = Let two cubes grow with one move of the sun
lesson-sunlight-learnt = A tile that still holds a cube gets no other: spend your cubes before the sun comes round again.

## Temples

lessons-temples = Temples and light
lesson-first-temple = Build a temple and light it
lesson-first-temple-about = A temple costs cubes of any colour: your first 1, your second 2, and so on, and it gives as much mana. When the sun stops beside it, it pays 1 point for its own tile and 1 for each tile next to it. You have two turns.
lesson-first-temple-task-build = Build a temple
lesson-first-temple-task-build-missing = No temple was built. Take a tile of the column Construct and choose the temple.
lesson-first-temple-task-light = Let light on temples give you 3 points or more
lesson-first-temple-learnt = A temple pays each time the sun stops beside it. Cubes left on its tile are lost, so pay with those first.
lesson-two-temples = Two temples at once
lesson-two-temples-about = The sun lights every tile next to the field where it stops. If two temples touch that field, both pay. Look where your sun can stop, and count.
lesson-two-temples-task-both = Light two temples with one move of the sun
lesson-two-temples-learnt = Choose the place of a temple by the fields where the sun can stop.

## Orbit

lessons-orbit = Once round
lesson-full-orbit = A full orbit
lesson-full-orbit-about = When your sun has gone all the way round your land and comes onto the gold fields or past them, you get 5 points, at most once a turn. A loop sign marks the fields that complete an orbit.
lesson-full-orbit-task-orbit = Complete an orbit
lesson-full-orbit-task-orbit-missing = Your sun did not come as far as the gold fields: { $steps } fields on, it stands there.
lesson-full-orbit-task-light = Stop where the light gives you something as well
lesson-full-orbit-task-light-missing = Where your sun stopped there was nothing that light helps: stop beside tiles that can grow a cube, or beside a temple.
lesson-full-orbit-learnt = Orbit and light pay together. The Watch Tower makes an orbit worth more; with the Power Plant the sun goes as far as you like, but orbits pay nothing.

## The city

lessons-city = The city
lesson-city-building = A colour you do not have
lesson-city-building-about = A building costs cubes of certain colours; a white cube in a price means any colour. If you own no cube of a colour, two others replace it. Buildings help at once or from then on, and all of them count at the end.
lesson-city-building-task-build = Build a building of your city
lesson-city-building-task-build-missing = No building was built. Take a tile of the column Construct and choose a building of your city.
lesson-city-building-task-replace = Let it be one with a price of two cubes, and pay three: two of them for a colour you lack
lesson-city-building-task-replace-missing = You paid with the colours of the price. Choose a building of which you lack a colour: two cubes of another stand for it.
lesson-city-building-learnt = A missing colour is dear, but it never shuts you out. A colour you own must be used.
lesson-palace = The Palace
lesson-palace-about = The Palace moves your sun marker on, gives mana and then a bonus action: any of the three actions, at once and without a tile.
lesson-palace-task-palace = Build the Palace
lesson-palace-task-palace-missing = The Palace was not built. Take a tile of the column Construct and choose the Palace.
lesson-palace-task-again = Use its bonus action
lesson-palace-task-again-missing = The Palace gives you one more action at once: choose one and carry it out.
lesson-palace-learnt = A bonus action is used at once or lost. It may be any of the three, even if its column is empty.

## Bonus actions

lessons-bonus = Four of a colour
lesson-bonus-action = The fourth tile
lesson-bonus-action-about = Three tiles lie under one of your colours. The fourth completes the set: after the action of that tile you have a bonus action, then the four are discarded. A gray tile goes under any colour.
lesson-bonus-action-task-set = Complete a set of four
lesson-bonus-action-task-set-missing = No four tiles lie under one colour. Put the tile you take where three lie already; gray fits anywhere.
lesson-bonus-action-task-use = Use the bonus action
lesson-bonus-action-task-use-missing = With the fourth tile of a colour you may do one more action. You left it undone.
lesson-bonus-action-task-two = Do two different things in this turn: land, temple, building or sun
lesson-bonus-action-learnt = Plan for the turn in which a set is full: two actions in a row are worth far more than one.

## Characters

lessons-characters = Characters
lesson-characters = From night to day
lesson-characters-about = When all action turns are taken, characters can be won. Mana buys one: it shows its Night side and does nothing yet. Its cubes turn it to its Day side: it gives its benefit, and only then does it score at the end.
lesson-characters-task-buy = Buy a character
lesson-characters-task-buy-missing = You bought nobody. A character costs the mana that its row shows.
lesson-characters-task-activate = Activate a character in the same turn
lesson-characters-task-activate-missing = Your character still lies on its Night side. Activate it with the cubes it shows, before you end the turn.
lesson-characters-learnt = Keep both for this phase: mana to buy and cubes to activate. A character on its Night side scores nothing.

## Special tiles

lessons-specials = Special tiles
lesson-special-tile = Tiles that score
lesson-special-tile-about = Special tiles bring no cube. At the end each of them scores for what lies around it: empty fields, tiles, cubes or temples. There are two of each kind, and no more.
lesson-special-tile-task-worth = Make your special tiles worth 6 points more
lesson-special-tile-learnt = One tile, cube or temple may count for several special tiles, so put them close together.

## The end

lessons-end = The last round
lesson-last-turn = What counts at the end
lesson-last-turn-about = The last round. Edge fields, special tiles, buildings, active characters and mana are still added to your points; cubes are worth nothing. Which turn brings most now?
lesson-last-turn-task-points = Make 10 points or more with this turn, counted as if the game ended now
lesson-last-turn-learnt = Near the end, ask of every choice what it adds to the score sheet. The number at the end of each row tells it.
