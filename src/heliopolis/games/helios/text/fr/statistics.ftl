# Statistiques de nombreuses parties.

table-building = Bâtiment
table-character = Personnage
table-special = Tuile spéciale
column-built = constructions
column-bought = achats
column-activated = activations
column-taken = prises
column-points = points
