### Les noms les plus courts de ce qu’on peut choisir, pour les listes, et en peu de mots pourquoi c’est impossible.

title-action-visit = Visiter un Lieu
title-action-close = Compléter un District
title-action-tower = Élever une Tour
title-action-grow = Augmenter la Population
title-base = Stratège { $base }
title-here-base = { $colour } { $value }
title-speaker = Orateur { $value }
title-site-1 = { name-site-1 }
title-site-2 = { name-site-2 }
title-site-3 = { name-site-3 }
title-site-4 = { name-site-4 }
title-site-5 = { name-site-5 }
title-part-claim = Revendiquer
title-citizen = Citoyen { $space }
title-here-citizen = { $colour } { $value }
title-recruit = Orateur { $value }
title-market = Case { $space }
title-here-market = { $building_name }
title-reserve = { $building_name }
title-here-reserve = { $building_name }
title-here-claimed = { $wonder_name }
title-mode-over_farm = Sur une Ferme
title-tower = { $tower }
title-colour = { $colour }
title-card = { $number ->
    [0] Carte
   *[other] Carte { $number }
}
title-die = { $colour } { $value }
title-cell = { $number ->
    [0] Place
   *[other] Place { $number }
}
title-here-cell = { $tile_name }
title-seat = { $number ->
    [0] Siège
   *[other] Siège { $number }
}
title-here-seat = { $colour } { $value }

lack-costs = il faut { $list }
lack-owns = vous avez { $list }
lack-bare-owns = vous avez { $number }
lack-highest_die = le plus haut est { $value }
lack-tiles_missing = { $number ->
    [one] il manque 1 tuile
   *[other] il manque { $number } tuiles
}
lack-next_tiles = { $number ->
    [one] il manque 1 tuile
   *[other] il manque { $number } tuiles
}
lack-tile_is = la tuile est { $tile_colour }
lack-site_shows = le Lieu indique { $value }
lack-bases_full = aucun socle libre
lack-no_neighbour = aucun voisin ne peut agir
lack-all_on_top = tous vos marqueurs sont au sommet
lack-nothing_to_build = rien à bâtir
lack-ORI-DIST-05 = aucun Stratège chez vous
lack-ORI-TEMPLE-03 = vous êtes au sommet
lack-ORI-VISIT-13 = pas pour un Orateur

offer-ChooseSite = { $count ->
    [1] un Lieu
   *[other] { $number } Lieux
}
offer-ChooseWorker = { $count ->
    [1] un ouvrier
   *[other] { $number } ouvriers
}
offer-ChooseAction = { $count ->
    [1] une action
   *[other] { $number } actions
}
offer-Visit = { $count ->
    [1] une action
   *[other] { $number } actions
}
offer-Purchase = { $count ->
    [1] une tuile
   *[other] { $number } tuiles
}
offer-TakeCitizen = { $count ->
    [1] un Citoyen
   *[other] { $number } Citoyens
}
offer-TakeSpeaker = { $count ->
    [1] un Orateur
   *[other] { $number } Orateurs
}
offer-ChooseTemple = { $count ->
    [1] un Temple
   *[other] { $number } Temples
}
offer-ChooseStep = { $count ->
    [1] un Temple
   *[other] { $number } Temples
}
offer-BuildLevel = { $count ->
    [1] une Tour
   *[other] { $number } Tours
}
offer-PlaceTile = { $count ->
    [1] un emplacement
   *[other] { $number } emplacements
}
offer-PlaceWonder = { $count ->
    [1] un emplacement
   *[other] { $number } emplacements
}
offer-DraftDie = { $count ->
    [1] un dé
   *[other] { $number } dés
}
offer-CloseWith = { $count ->
    [1] un dé
   *[other] { $number } dés
}
offer-MatchCard = { $count ->
    [1] une carte District
   *[other] { $number } cartes District
}
offer-Activations = { $count ->
    [1] une capacité
   *[other] { $number } capacités
}

## La question suivante, après « puis : »

next-GainBasic = choisir la ressource
next-SpendAny = choisir ce que vous payez
next-Pay = choisir comment payer
next-ChooseWorker = choisir qui y va
next-ChooseSite = choisir le Lieu
next-RaiseNeighbour = choisir un Lieu voisin
next-BonusOrGold = le bonus ou de l’Or
next-MoveOrAttack = progresser ou attaquer
next-ChooseTemple = choisir le Temple
next-ChooseStep = choisir le Temple
next-TakeCitizen = choisir le Citoyen
next-TakeSpeaker = choisir l’Orateur
next-SpendFood = dépenser la Nourriture
next-Purchase = choisir la construction
next-BuildMode = choisir comment bâtir
next-PlaceTile = choisir l’emplacement
next-WonderDirection = choisir le sens
next-PlaceWonder = choisir l’emplacement
next-Activations = choisir une capacité
next-CloseWith = choisir le dé
next-ChooseSeat = choisir le Siège
next-MatchCard = choisir la carte
next-BuildLevel = choisir la Tour
next-StoneOrFood = Pierre ou Nourriture
next-Veteran = choisir le Stratège
next-SetAside = choisir la tuile
next-SwapDie = choisir le Stratège
next-SwapColour = choisir la couleur
next-ResetSite = choisir le Lieu
next-OpenGate = choisir le Stratège
next-GateAmount = choisir de combien
next-CopyAbility = choisir le voisin
next-PointsOrStone = des points ou une Pierre
next-PyramidAmount = choisir combien payer
next-GardenTile = choisir la tuile
next-GateOfIshtar = choisir le dé

## Ce que fait un choix, pour le bouton qui le fait

do-DraftDie = Prendre
do-SetAsideDie = Écarter
do-GainBasic = Prendre
do-SpendAny = Payer
do-ChooseWorker = Envoyer
do-ChooseSite = Visiter
do-RaiseNeighbour = Augmenter
do-ChooseTemple = Gravir
do-ChooseStep = Gravir
do-TakeCitizen = Recruter
do-TakeSpeaker = Prendre
do-Purchase = Construire
do-PlaceTile = Poser
do-PlaceWonder = Poser
do-Activations = Utiliser
do-CloseWith = Donner
do-ChooseSeat = Poser
do-MatchCard = Réaliser
do-BuildLevel = Élever
