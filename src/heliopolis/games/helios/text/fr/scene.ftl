### Mots sur les plateaux dessinés : courts, car la place manque.

scene-seat = Place { $seat }
scene-to-play = { $seat } joue
scene-round = Manche { $round } sur { $rounds }
scene-display = Offre
scene-means = Moyens
scene-court = Tuiles et personnages
scene-rounds = Manches
scene-tab-land = Terre
scene-tab-city = Ville
scene-tab-supply = Offre
scene-tab-points = Points
scene-higher-tile = { $below ->
    [one] vous ne pouvez prendre que la tuile la plus basse d’une colonne : il y en a 1 sous celle-ci
   *[other] vous ne pouvez prendre que la tuile la plus basse d’une colonne : il y en a { $below } sous celle-ci
}
scene-columns = Tuiles Action
scene-column-land = Terre
scene-column-construct = Bâtir
scene-column-sun = Soleil
scene-lands = Terres
scene-special = Spéciales
scene-characters = Personnages
scene-points = Points
scene-points-word = { $points ->
    [one] point
   *[other] points
}
scene-now = acquis
scene-if-ended = si c’était fini
scene-city = Ville
scene-city-summary = { $built } sur { $all } bâtis
scene-built = bâti
scene-mana = mana
scene-track = Piste solaire
scene-dragon = Premier joueur
scene-awake = face Jour
scene-asleep = face Nuit
scene-temple = Temple
scene-cube-field = une tuile ici reçoit un cube de plus
scene-mana-field = une tuile ici donne { $mana } mana
scene-edge-field = { $points } points à la fin si une tuile la touche
scene-laps = { $laps ->
    [one] 1 tour de plus
   *[other] { $laps } tours de plus
}

## Ce que rapportent les personnages

scene-scores-constructions = { $points } par temple ou bâtiment
scene-scores-each = { $points } par
scene-scores-special_tiles = { $points } par spéciale
scene-scores-edges = +{ $points } par blason
scene-scores-land_colours = { $points } par couleur
scene-scores-once = { $points } points
scene-scores-tiles = { $points } par tuile
scene-scores-sun_track = { $points } × soleil
scene-scores-treasure = { $points } par cube ou mana

## Lettres des matériaux, pour les terminaux

scene-letter-brown = S
scene-letter-gray = G
scene-letter-green = B
scene-letter-blue = E
scene-letter-black = O
scene-letter-any = *

## Lettres des couleurs

scene-colour-red = R
scene-colour-blue = B
scene-colour-yellow = J
scene-colour-gray = G

## Ce qui se dit à la place des marques, pour qui écoute les plateaux

said-sun = le soleil
said-any = au choix
said-none = aucune
said-cube = cube { $material }
said-or = ou { $material },
said-cube-field = donne un cube de plus
said-mana-field = donne du mana
said-edge = blason du bord
said-edge-reached = blason du bord, atteint
said-space = { $colour } : { $tiles } sur { $all }
said-lowest = en bas { $colour }
said-left = , reste { $left }
said-icon-sun-small = soleil
said-icon-mana = mana
said-icon-symbol-sun = tour complet
said-icon-temple = temple
said-icon-pip-free = le soleil va aussi loin que vous voulez
said-icon-bonus-action = action bonus
said-icon-cube-any = cubes
said-icon-land-back = tuiles Terre
