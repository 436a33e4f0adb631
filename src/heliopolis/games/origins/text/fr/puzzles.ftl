### Les thèmes des problèmes.

puzzle-theme-last-turn = le dernier tour
puzzle-theme-district = compléter un District
puzzle-theme-wonder = une Merveille
puzzle-theme-temple = la course dans les Temples
puzzle-theme-military = la piste Militaire
puzzle-theme-tower = les Tours
puzzle-theme-building = un Bâtiment
puzzle-theme-workers = les ouvriers
puzzle-theme-payment = avec quoi payer
puzzle-theme-resources = les ressources
puzzle-theme-tempo = le tempo
