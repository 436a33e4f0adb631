## Where points come from, at the end of a game
source-sun = Full orbits
source-temples = Temples
source-land = Land
source-city = City
source-characters = Characters
source-mana = Mana

sheet-note = Temples score when the sun lights them. At the end you add edge shields, special tiles, buildings, active characters and mana.
