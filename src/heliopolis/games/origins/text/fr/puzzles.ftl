### Les thèmes des problèmes.

puzzle-theme-last-turn = le dernier tour
puzzle-theme-district = compléter un District
puzzle-theme-wonder = une Merveille
puzzle-theme-temple = la course des temples
puzzle-theme-military = la piste Militaire
puzzle-theme-tower = les tours
puzzle-theme-building = un Bâtiment
puzzle-theme-workers = les ouvriers
puzzle-theme-payment = avec quoi payer
puzzle-theme-resources = les ressources
puzzle-theme-tempo = le tempo
