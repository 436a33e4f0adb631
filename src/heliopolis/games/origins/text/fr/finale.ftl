## D’où viennent les points, en fin de partie
source-army = Force Militaire
source-districts = Districts
source-temples = Temples
source-people = Population
source-buildings = Bâtiments
source-trials = Épreuves
source-gold = Or

sheet-note = S’y ajoutent à la fin : vos deux marqueurs les plus bas dans les Temples (le plus haut ne rapporte rien), les dés des Sièges de Pouvoir multipliés par leur Tour, les Conseillers, et 1 par Or.
