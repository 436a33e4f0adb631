### What the drawn things are, where a drawing does not tell it itself.

thing-column = A column of action tiles: you can only take the lowest
thing-land = A stack of land tiles
thing-special = A pile of special tiles
thing-buy = A character on display
thing-activate = One of your characters
thing-build = A building of your city
thing-space = A space for action tiles
thing-field = A field of your board
thing-tile = A land tile
thing-temple = A temple
thing-cube = A cube
thing-sun = The sun
thing-track = The sun track
thing-mana = Mana
thing-points = Points
thing-player = A player’s board
thing-cubes = Cubes of a colour on your land
thing-total = Points if the game ended now
thing-tiles = Action tiles under a space: four make a set

### What goods are for.

use-cubes = Cubes of this colour on your land. They pay for buildings and temples and activate your characters.
use-mana = Buys characters; each mana left at the end is worth a point.
use-track = How many fields your sun can move at once; every step on the sun track adds one.
use-tiles = The action tiles of this colour that you have taken. The fourth gives a bonus action, then the set is discarded.

### What a thing is for and when it can be used, where it cannot in this turn.

when-buy = Buy it with mana in the second phase of the round, after all action turns.
when-activate = Pay its cubes in the second phase of the round: you get its benefit right away, and it scores at the end.

### What a choice is good for: in a few words for its row, and in full.

brief-space = the fourth tile there gives a bonus action
brief-pass = no tile and no action this turn
means-space = The tile counts as that colour and stays. The fourth tile under one colour gives you a bonus action, any of the three; then the four are discarded.
means-pass = You take no tile this turn: no action, and nothing towards a set of four.
means-skip = You keep the tile, and it counts towards a set of four, but you don’t do its action.
means-decline = The bonus action is lost; the four tiles are discarded anyway.
means-end = If you bought and activated nothing this turn, you’re out for the rest of the phase.
means-sun = The sun shines only where it stops, on every tile next to that field.
means-buy = It shows its Night side: you get its benefit, and it scores at the end, only once you activate it with cubes.
