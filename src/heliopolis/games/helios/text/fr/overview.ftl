### Le jeu en une page : pour chaque partie son titre et ses phrases, et ce que montrent les images.

## Le but
overview-aim = But du jeu
overview-aim-win = Chacun façonne ses propres terres, mène un soleil le long de leurs côtes et bâtit des temples et une ville. Après la dernière manche, le joueur qui a le plus de points gagne.
overview-aim-now = Une partie des points vient en cours de jeu : quand votre soleil éclaire des temples, et quand il a fait tout le tour de vos terres.
overview-aim-later = Le reste se compte à la fin : blasons du bord que touchent vos terres, tuiles spéciales, bâtiments, personnages et mana.

## Une manche
overview-round = Une manche
overview-round-count = La partie dure quatre manches (trois à trois joueurs). À chacune, un autre joueur a le dragon et commence.
overview-round-actions = D’abord les tours d’action : chacun à son tour en joue quatre (six à trois joueurs).
overview-round-characters = Puis les personnages : achetez et activez-en autant que vous voulez, jusqu’à ce que tous aient passé.
overview-round-anew = Avant la manche suivante, les tuiles Terre que personne n’a prises sont retirées et de nouvelles sont exposées.
overview-round-tiles = Tuiles Action : à trois ou quatre joueurs, 18 nouvelles à chaque manche. À deux, les manches 2 et 4 se jouent avec celles qui restent ; 18 nouvelles n’arrivent qu’avant la manche 3.
overview-round-last = La dernière manche se termine par le décompte final.

## Un tour
overview-turn = Votre tour
overview-turn-take = Prenez la tuile la plus basse d’une des trois colonnes. Son symbole dit ce que vous faites : créer une terre, construire, ou déplacer le soleil.
overview-turn-keep = Auparavant, rangez-la sous l’emplacement de sa couleur sur votre plateau. Une tuile grise va sous la couleur de votre choix.
overview-turn-four = La quatrième tuile sous une même couleur donne une action bonus en plus : l’une des trois, au choix. Puis les quatre sont défaussées.

## La terre
overview-land = Créer une terre
overview-land-lay = Posez une tuile sur une case gris clair à côté de vos terres : une tuile Terre, qui apporte un cube de sa couleur, ou une tuile spéciale, qui rapporte à la fin.
overview-land-fields = Certaines cases rapportent tout de suite : une case à cube donne un deuxième cube, une case à mana 2 mana.
overview-land-edge = Chaque blason du bord que touchent vos terres vaut 4 points à la fin.
overview-land-free = La case du soleil reste libre, et il ne doit jamais être enfermé.
overview-land-empty_fields = Cases vides : { $points } par case vide voisine.
overview-land-created_tiles = Tuiles créées : { $points } pour elle-même et par tuile voisine.
overview-land-raw_materials = Ressources : { $points } par cube sur elle et sur les tuiles voisines.
overview-land-temples = Temples : { $points } par temple sur elle et sur les tuiles voisines.

## Le soleil
overview-sun = Déplacer le soleil
overview-sun-move = Votre soleil avance dans le sens horaire, de case vide en case vide le long de vos côtes, au plus d’autant que l’indique votre marqueur solaire. Il n’éclaire que là où il s’arrête.
overview-sun-cubes = Chaque tuile Terre éclairée sans cube ni temple reçoit un cube de sa couleur. C’est ainsi que vous gagnez d’autres cubes.
overview-sun-temples = Chaque temple éclairé rapporte 1 point pour sa tuile et 1 pour chaque tuile voisine.
overview-sun-orbit = Après un tour complet, quand il arrive sur les cases dorées ou les franchit, le soleil rapporte 5 points.

## Construire
overview-build = Construire
overview-build-pay = Vous payez avec les cubes de vos tuiles. Le blanc d’un prix est une couleur au choix ; une couleur qui vous manque se remplace par deux autres cubes.
overview-build-temple = Un temple : le premier coûte 1 cube et donne 1 mana, le deuxième 2 et 2, et ainsi de suite. Les cubes restés sur sa tuile sont perdus.
overview-build-city = Ou l’un de vos douze bâtiments, chacun une seule fois : ils font avancer votre marqueur solaire, donnent du mana ou vous aident par la suite, et rapportent à la fin. Ceux qui font davantage :
overview-build-watch_tower = Tour de guet : dès lors, un tour complet rapporte { $points } points au lieu de { $usual }.
overview-build-city_council = Conseil de la cité : dès lors, chaque temple éclairé rapporte { $points } points de plus.
overview-build-power_plant = Centrale : votre soleil va aussi loin que vous voulez, mais les tours complets ne rapportent plus rien.
overview-build-citadel = Citadelle : dès lors, chaque temple ne coûte que { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
}.
overview-build-warehouse = Entrepôt : une tuile Terre éclairée qui a un cube en reçoit un deuxième.
overview-build-palace = Palais : une action bonus, tout de suite.
overview-build-exchange_bazaar = Bazar d’échange : tout de suite, échangez jusqu’à { $mana } mana contre { $points } points chacun.
overview-build-land_management = Gestion des terres : tout de suite, posez { $tiles } tuiles Terre de plus.

## Personnages
overview-characters = Les personnages
overview-characters-buy = Après les tours d’action : achetez un personnage par tour, contre du mana. Il montre sa face Nuit et ne fait encore rien.
overview-characters-activate = Payez ses cubes pour l’activer : il passe face Jour, donne son avantage une fois, tout de suite, et rapportera à la fin.
overview-characters-first = Chacun est unique. Le joueur qui a le plus de mana choisit en premier. Ce qu’ils rapportent :
overview-characters-architect = Architecte : { $points } par temple et par bâtiment ; aussitôt un cube.
overview-characters-inventor = Inventeur : { $points } par tuile spéciale ; aussitôt des pas sur la piste solaire et du mana.
overview-characters-explorer = Explorateur : { $points } de plus par blason du bord que touchent vos terres.
overview-characters-cartographer = Cartographe : { $points } par couleur parmi vos tuiles Terre ; aussitôt un cube.
overview-characters-priestess = Prêtresse : { $points } points ; aussitôt des pas sur la piste solaire et du mana.
overview-characters-prophetess = Prophétesse : { $points } par tuile de vos terres.
overview-characters-princess = Princesse : { $points } fois le nombre de votre marqueur solaire ; rien avec la Centrale, qui retire le marqueur de ses nombres. Aussitôt des pas sur la piste solaire.
overview-characters-treasurer = Trésorier : { $points } par cube qui vous reste, et { $points } de plus par mana.

## La fin
overview-score = La fin et les points
overview-score-bag = Ce que vous avez gagné en cours de jeu : temples éclairés et tours complets.
overview-score-edge = 4 points pour chaque blason du bord que touchent vos terres.
overview-score-special = Les tuiles spéciales : pour les cases vides, tuiles, cubes ou temples voisins.
overview-score-city = Les bâtiments : le nombre inscrit sur chacun.
overview-score-characters = Les personnages actifs : chacun pour ce qu’il compte. Ceux qui sont face Nuit ne rapportent rien.
overview-score-mana = 1 point par mana. Les cubes qui restent ne valent rien.
overview-score-tie = Le joueur qui a le plus de points gagne ; à égalité, celui à qui il reste le plus de cubes.

## Images
picture-start = Le plateau au départ : une tuile avec un cube, le soleil au-dessus. Autour, des cases à cube et à mana, et des blasons sur l’anneau orange.
picture-tiles = Les tuiles Action. Une ligne par action ; celles au bord doré peuvent être prises.
picture-lands = Six piles de tuiles Terre, chacune avec un cube, et les tuiles spéciales.
picture-land = Des terres vers la fin : des temples, des tuiles spéciales, et le soleil près de la côte. Les blasons dorés sont atteints.
picture-sets = Les tuiles rangées, couleur par couleur. Il y en a trois sous le rouge et trois sous le jaune : la prochaine donne une action bonus.
picture-edge = Une nouvelle tuile au sud atteint un blason du bord de plus.
picture-grown = Le soleil s’est arrêté : les tuiles Terre voisines ont reçu leurs cubes.
picture-lit = Le soleil s’est arrêté à côté de deux temples : les deux rapportent.
picture-orbit = Le soleil a franchi les cases dorées en haut : un tour complet.
picture-city = Une ville avec ses prix, ce que donne chaque bâtiment et, en doré, ses points.
picture-temple = Un nouveau temple. Le suivant coûte un cube de plus.
picture-characters = Les huit personnages et leur prix : du mana pour les acheter, des cubes pour les activer. En dessous, ceux d’un joueur.
picture-special = Les tuiles spéciales rapportent pour ce qui les entoure.
picture-end = Les points actuels, et ceux que donnerait la fin de la partie : les barres montrent ce qui s’ajoute encore.
