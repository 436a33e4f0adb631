### What the drawn things are, where a drawing does not tell it itself.

thing-column = A column of action tiles: only the lowest can be taken
thing-land = A stack of land tiles
thing-special = A pile of special tiles
thing-buy = A character on display
thing-activate = A character of yours
thing-build = A building of your city
thing-space = A space for action tiles
thing-field = A field of the land
thing-tile = A tile of the land
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
use-mana = It buys characters, and what is left counts at the end.
use-track = So many fields your sun can go in one move; every step on the sun track adds one.
use-tiles = The action tiles of this colour that you have taken. The fourth gives a bonus action, then the set is cleared.

### What a thing is for and when it can be used, where it cannot in this turn.

when-buy = It is bought with mana in the second phase of the round, when all action turns are taken.
when-activate = You pay its cubes in the second phase of the round: it gives its benefit at once and scores at the end.

### What a choice is good for: in a few words for its row, and in full.

brief-space = the fourth tile there gives a bonus action
brief-pass = no tile and no action this turn
means-space = The tile counts as that colour and stays. The fourth tile under one colour gives you a bonus action, any of the three; then the four are discarded.
means-pass = You take no tile in this turn: no action, and nothing towards a set of four.
means-skip = The tile stays with you and counts towards a set of four, but its action is left undone.
means-decline = The bonus action is lost; the four tiles are discarded all the same.
means-end = If you have bought and activated nothing in this turn, you are out for the rest of this phase.
means-sun = Only where it stops does the sun give light: to all of your tiles that touch that field.
means-buy = It lies on its Night side: it gives its benefit and scores at the end only once you have activated it with cubes.
