### The lessons: for each chapter its title, for each lesson its title, what to know, its tasks and what to remember.

## A turn

lessons-turn = A turn
lesson-first-turn = Take a tile, do what it shows
lesson-first-turn-about = The player with the most points after the last round wins. A turn is short: take the lowest tile of one of the three columns, store it under the space of its colour, then do what its symbol shows. Start with more land.
lesson-first-turn-task-take = Take an action tile
lesson-first-turn-task-lay = Place a land tile next to your starting tile
lesson-first-turn-learnt = The symbol is what you do now. You keep the tile: four of one colour give you a bonus action.

## The land

lessons-land = Shape your land
lesson-cube-field = Two cubes with one tile
lesson-cube-field-about = Cubes pay for almost everything, and a land tile gives you one. Four fields of your board show a cube: a tile placed there gets a second cube right away, of a different colour, which you choose.
lesson-cube-field-task-two-cubes = Place a tile that gets two cubes
lesson-cube-field-task-two-cubes-missing = A tile has one cube of its own. On a field that shows a cube it gets a second one.
lesson-cube-field-learnt = Where you place a tile matters as much as which tile it is: cube fields and mana fields pay right away, edge shields at the end.
lesson-edge-field = Out to the edge
lesson-edge-field-about = Five fields of the orange ring show a shield. Each edge shield that touches one of your tiles is worth 4 points at the end. Grow your land towards them.
lesson-edge-field-task-edge = Reach one more edge shield: 4 points
lesson-edge-field-task-edge-missing = Your land reaches no new edge shield. Place a tile on a grey field right next to a shield on the orange ring.
lesson-edge-field-learnt = An edge shield counts once, however many tiles touch it, and only at the end. An active Explorer makes it worth more.

## The sun

lessons-sun = The sun’s path
lesson-sunlight = Light makes cubes grow
lesson-sunlight-about = Your sun goes clockwise around your land, at most as many fields as your sun track shows. It shines only where it stops: each land tile next to it with no cube and no temple gets a cube of its own colour.
lesson-sunlight-task-two-cubes = Grow two cubes with one move of the sun
lesson-sunlight-learnt = A tile that still has a cube doesn’t get another: spend your cubes before the sun comes around again.

## Temples

lessons-temples = Temples and light
lesson-first-temple = Build a temple and light it
lesson-first-temple-about = A temple costs cubes of any colour: your first 1, your second 2, and so on, and it gives that much mana. When the sun stops next to it, you score 1 point for its own tile and 1 for each tile next to it. You have two turns.
lesson-first-temple-task-build = Build a temple
lesson-first-temple-task-build-missing = You didn’t build a temple. Take a tile from the Construct column and choose the temple.
lesson-first-temple-task-light = Score 3 points or more from lit temples
lesson-first-temple-learnt = A temple scores each time the sun stops next to it. Cubes left on its tile are lost, so pay with those first.
lesson-two-temples = Two temples at once
lesson-two-temples-about = The sun lights every tile next to the field where it stops. If two temples touch that field, both score. Look where your sun can stop, and count.
lesson-two-temples-task-both = Light two temples with one move of the sun
lesson-two-temples-learnt = Place temples next to fields where the sun can stop.

## Orbit

lessons-orbit = All the way around
lesson-full-orbit = A full orbit
lesson-full-orbit-about = When your sun has gone all the way around your land and reaches or passes the gold fields, you get 5 points, at most once a turn. A loop marks the fields that complete an orbit.
lesson-full-orbit-task-orbit = Complete an orbit
lesson-full-orbit-task-orbit-missing = Your sun didn’t reach the gold fields. Move it { $steps ->
    [one] one field
   *[other] { $steps } fields
} to get there.
lesson-full-orbit-task-light = Stop where the light gives you something too
lesson-full-orbit-task-light-missing = There was nothing to light where your sun stopped: stop next to tiles that can grow a cube, or next to a temple.
lesson-full-orbit-learnt = Orbit and light pay together. The Watch Tower makes an orbit worth more; with the Power Plant the sun goes as far as you like, but orbits score nothing.

## The city

lessons-city = The city
lesson-city-building = A colour you don’t have
lesson-city-building-about = A building costs cubes of certain colours; a white cube in a price means any colour. If you have no cube of a colour, two others replace it. Buildings help right away or from then on, and all of them score at the end.
lesson-city-building-task-build = Build a building of your city
lesson-city-building-task-build-missing = You didn’t build anything in your city. Take a tile from the Construct column and choose a building.
lesson-city-building-task-replace = Build one that costs two cubes and pay three: two of them for a colour you don’t have
lesson-city-building-task-replace-missing = You didn’t replace a colour. Choose a building whose colour you don’t have: two cubes of another colour stand in for it.
lesson-city-building-learnt = A missing colour is expensive, but it never locks you out. If you own the colour, you must use it.
lesson-palace = The Palace
lesson-palace-about = The Palace moves your sun marker forward, gives mana and then a bonus action: any of the three actions, right away and without a tile.
lesson-palace-task-palace = Build the Palace
lesson-palace-task-palace-missing = You didn’t build the Palace. Take a tile from the Construct column and choose the Palace.
lesson-palace-task-again = Use its bonus action
lesson-palace-task-again-missing = The Palace gives you one more action right away: choose one and carry it out.
lesson-palace-learnt = Use a bonus action right away, or it’s lost. It can be any of the three, even if its column is empty.

## Bonus actions

lessons-bonus = Four of one colour
lesson-bonus-action = The fourth tile
lesson-bonus-action-about = Three tiles are stored under one of your colours. The fourth completes the set: after that tile’s action you get a bonus action, then the four are discarded. A grey tile goes under any colour.
lesson-bonus-action-task-set = Complete a set of four
lesson-bonus-action-task-set-missing = You don’t have four tiles under one colour. Store the tile you take where there are already three; grey fits anywhere.
lesson-bonus-action-task-use = Use the bonus action
lesson-bonus-action-task-use-missing = With the fourth tile of a colour you can do one more action. You skipped it.
lesson-bonus-action-task-two = Do two different things in this turn: land, temple, building or sun
lesson-bonus-action-learnt = Plan for the turn that completes a set: two actions in a row are worth far more than one.

## Characters

lessons-characters = Characters
lesson-characters = From night to day
lesson-characters-about = After all action turns you can buy characters. Pay mana to buy one: it shows its Night side and does nothing yet. Pay its cubes to turn it to its Day side: you get its benefit, and it will score at the end.
lesson-characters-task-buy = Buy a character
lesson-characters-task-buy-missing = You didn’t buy a character. It costs the mana shown in its row.
lesson-characters-task-activate = Activate a character in the same turn
lesson-characters-task-activate-missing = Your character still shows its Night side. Activate it with the cubes it shows before you end the turn.
lesson-characters-learnt = Save both for this phase: mana to buy and cubes to activate. A character on its Night side scores nothing.

## Special tiles

lessons-specials = Special tiles
lesson-special-tile = Tiles that score
lesson-special-tile-about = Special tiles have no cube. At the end each of them scores for what’s around it: empty fields, tiles, cubes or temples. There are only two of each kind.
lesson-special-tile-task-worth = Make your special tiles worth 6 points more
lesson-special-tile-learnt = One tile, cube or temple can count for several special tiles, so place them close together.

## The end

lessons-end = The last round
lesson-last-turn = What counts at the end
lesson-last-turn-about = It’s the last round. Edge shields, special tiles, buildings, active characters and mana are still added to your points; cubes are worth nothing. Which turn scores most now?
lesson-last-turn-task-points = Score 10 points or more with this turn, counted as if the game ended now
lesson-last-turn-learnt = Near the end, ask what each choice adds to the score sheet. The number at the end of each row shows it.
