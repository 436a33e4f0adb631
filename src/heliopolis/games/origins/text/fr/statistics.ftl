# Statistiques de nombreuses parties.

fact-rounds = manches
fact-end = fin de la partie
fact-target = objectif
name-end-trials = La dernière Épreuve
name-end-rounds = La dernière des cinq manches
name-end-round_limit = La limite de manches

table-building = Bâtiment
table-wonder = Merveille
table-zodiac = Carte Zodiaque
table-district = Carte District
table-trial = Épreuve
column-built = constructions
column-used = usages
column-points = points
column-claimed = revendications
column-taken = prises
column-matched = correspondances
column-scored = comptées
