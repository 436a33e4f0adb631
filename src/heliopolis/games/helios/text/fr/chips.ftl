### Ce que représentent les jetons : ce qu’on gagne, paie ou change, quand le nom d’un élément ne le dit pas.

chip-track = Marqueur solaire
chip-unlimited = Soleil sans limite
chip-set-red = Tuiles sous le rouge
chip-set-blue = Tuiles sous le bleu
chip-set-yellow = Tuiles sous le jaune
chip-bonus = Action bonus
chip-temple = Temple
chip-dragon = Le dragon
