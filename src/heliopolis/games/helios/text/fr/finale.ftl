## D’où viennent les points, en fin de partie
source-sun = Tours complets
source-temples = Temples
source-land = Terres
source-city = Ville
source-characters = Personnages
source-mana = Mana

sheet-note = Les temples rapportent quand le soleil les éclaire. S’y ajoutent à la fin les blasons du bord, les tuiles spéciales, les bâtiments, les personnages actifs et le mana.
