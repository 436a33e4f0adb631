### Les noms les plus courts de ce qu’on peut choisir, pour les listes, et en peu de mots pourquoi c’est impossible.

title-skip = Renoncer à l’action
title-decline = Renoncer
title-end = Terminer le tour
title-start = { $material }
title-column-land = { name-symbol-land }
title-column-construct = { name-symbol-construct }
title-column-sun = { name-symbol-sun }
title-space = Sous { $space }
title-action-land = { name-symbol-land }
title-action-construct = { name-symbol-construct }
title-action-sun = { name-symbol-sun }
title-land-brown = { name-material-brown }
title-land-gray = { name-material-gray }
title-land-green = { name-material-green }
title-land-blue = { name-material-blue }
title-land-black = { name-material-black }
title-land-additional = { name-stack-additional }
title-here-land = { $material }, pile suppl.
title-special = { $special }
title-field = { $number ->
    [0] Case
   *[other] Case { $number }
}
title-here-field = { $number ->
    [0] { $tile }
   *[other] { $tile } { $number }
}
title-colour = { $material }
title-drawn = { $material } d’abord
title-cube = { $material }
title-build = { $building }
title-build-temple = { chip-temple }
title-buy = Acheter { $character }
title-activate = Activer { $character }
title-sun = { $steps ->
    [0] { $number ->
        [0] Case
       *[other] Case { $number }
    }
    [one] 1 case plus loin
   *[other] { $steps } cases plus loin
}

lack-price = demande { $list }
lack-short = prix { $due }, vous avez { $cubes }
lack-least = prix { $due }, vous avez { $cubes }
lack-mana_short = il faut { $price } mana, vous avez { $mana }
lack-too_far = votre soleil va jusqu’à { $track }
lack-stays = le soleil y est déjà
lack-HEL-CHAR-03 = un seul achat par tour
lack-HEL-TURN-02 = la colonne est vide

offer-MoveSun = { $count ->
    [1] une case où s’arrêter
   *[other] { $number } cases où s’arrêter
}
offer-TakeTile = { $count ->
    [1] une tuile Action
   *[other] { $number } tuiles Action
}
offer-TakeLand = { $count ->
    [1] une tuile
   *[other] { $number } tuiles
}
offer-PlaceTile = { $count ->
    [1] une case
   *[other] { $number } cases
}
offer-PlaceTemple = { $count ->
    [1] une tuile
   *[other] { $number } tuiles
}
offer-Construct = { $count ->
    [1] un bâtiment
   *[other] { $number } bâtiments
}
offer-CharacterTurn = { $count ->
    [1] un personnage
   *[other] { $number } personnages
}
offer-BonusAction = { $count ->
    [1] une action
   *[other] { $number } actions
}
offer-GraySpace = { $count ->
    [1] un emplacement
   *[other] { $number } emplacements
}
offer-Pay = { $count ->
    [1] un cube
   *[other] { $number } cubes
}
offer-CubeTile = { $count ->
    [1] une tuile
   *[other] { $number } tuiles
}

## La question suivante, après « puis : »

next-StartCube = choisir un deuxième cube
next-GraySpace = choisir sa couleur
next-BonusAction = une action bonus
next-TakeLand = choisir la tuile
next-DrawLand = on pioche des tuiles
next-FirstDrawn = choisir la première
next-PlaceTile = choisir sa case
next-BonusCube = choisir le cube
next-Pay = choisir les cubes
next-Construct = choisir la construction
next-PlaceTemple = choisir sa tuile
next-Exchange = échanger du mana contre des points
next-MoveSun = choisir sa case
next-CubeColour = choisir un cube
next-CubeTile = choisir sa tuile

## Ce qui n’a rien à offrir

vain-TakeLand = aucune tuile, ou aucune place
vain-Construct = rien que vous puissiez payer
vain-MoveSun = le soleil ne peut pas bouger

## Ce que fait un choix, pour le bouton qui le fait

do-StartTile = Commencer
do-StartCube = Prendre
do-TakeTile = Prendre
do-GraySpace = Ranger
do-TakeLand = Prendre
do-FirstDrawn = Poser
do-PlaceTile = Poser
do-BonusCube = Prendre
do-Pay = Payer
do-Construct = Construire
do-PlaceTemple = Construire
do-MoveSun = Avancer
do-CubeColour = Prendre
do-CubeTile = Poser
