# Statistics over many games.

table-building = Building
table-character = Character
table-special = Special tile
column-built = built
column-bought = bought
column-activated = activated
column-taken = taken
column-points = points
