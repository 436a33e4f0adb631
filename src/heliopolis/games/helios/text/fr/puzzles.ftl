### Les thèmes des problèmes.

puzzle-theme-last-turn = le dernier tour
puzzle-theme-orbit = un tour complet
puzzle-theme-sun-route = le trajet du soleil
puzzle-theme-temple = les temples
puzzle-theme-building = un bâtiment
puzzle-theme-character = les personnages
puzzle-theme-special = les tuiles spéciales
puzzle-theme-bonus = une action bonus
puzzle-theme-payment = avec quoi payer
puzzle-theme-land = les terres
puzzle-theme-tempo = le tempo
