### Les noms du matériel de Helios et ce que fait chaque élément. Prix, points et pas sont dans les données.

name-game = Helios
rules-of-game = Règles de Helios
about-game = Étendez votre terre, menez le soleil le long de ses côtes et illuminez vos temples. Trois ou quatre manches, de deux à quatre joueurs.

## Bâtiments de la ville

name-building-observatory = Observatoire
about-building-observatory = Fait avancer votre marqueur solaire.
name-building-solar_lodge = Loge solaire
about-building-solar_lodge = Fait avancer votre marqueur solaire.
name-building-watch_tower = Tour de guet
about-building-watch_tower = Donne du mana. Dès lors, un tour complet rapporte la récompense la plus haute.
name-building-city_council = Conseil de la cité
about-building-city_council = Fait avancer votre marqueur solaire. Dès lors, chaque temple éclairé rapporte des points supplémentaires.
name-building-power_plant = Centrale
about-building-power_plant = Donne du mana. Dès lors, votre soleil va aussi loin que vous voulez le long de vos terres, impasses exceptées, mais les tours complets ne rapportent plus rien et votre marqueur solaire ne bouge plus.
name-building-citadel = Citadelle
about-building-citadel = Dès lors, chaque temple coûte un seul cube de n’importe quelle couleur. Le mana qu’il donne ne change pas.
name-building-sanctuary = Sanctuaire
about-building-sanctuary = Donne du mana.
name-building-sacred_grove = Bosquet sacré
about-building-sacred_grove = Donne du mana.
name-building-exchange_bazaar = Bazar d’échange
about-building-exchange_bazaar = Une fois, tout de suite : échangez une partie de votre mana contre des points.
name-building-palace = Palais
about-building-palace = Fait avancer votre marqueur solaire et donne du mana. Une fois, tout de suite : une action bonus.
name-building-warehouse = Entrepôt
about-building-warehouse = Dès lors, une tuile Terre éclairée qui porte un cube en reçoit un deuxième.
name-building-land_management = Gestion des terres
about-building-land_management = Une fois, tout de suite : piochez des tuiles Terre sous la pile supplémentaire et posez-les avec leurs cubes.

## Personnages

name-character-architect = Architecte
about-character-architect = Donne un cube à son activation. Rapporte pour chacun de vos temples et bâtiments de la ville.
name-character-inventor = Inventeur
about-character-inventor = Donne des pas sur la piste solaire et du mana à son activation. Rapporte pour chacune de vos tuiles spéciales.
name-character-explorer = Explorateur
about-character-explorer = Augmente la valeur des blasons du bord que vous avez atteints.
name-character-prophetess = Prophétesse
about-character-prophetess = Rapporte pour chaque tuile Terre ou spéciale de votre plateau.
name-character-treasurer = Trésorier
about-character-treasurer = Rapporte pour chaque cube qui vous reste et augmente la valeur de votre mana.
name-character-cartographer = Cartographe
about-character-cartographer = Donne un cube à son activation. Rapporte pour chaque couleur de terre différente sur votre plateau.
name-character-priestess = Prêtresse
about-character-priestess = Donne des pas sur la piste solaire et du mana à son activation. Rapporte un nombre fixe de points.
name-character-princess = Princesse
about-character-princess = Donne des pas sur la piste solaire à son activation. Rapporte selon la valeur de votre marqueur solaire, rien avec la Centrale.

## Tuiles spéciales

name-special-empty_fields = Cases vides
about-special-empty_fields = Rapporte pour chaque case vide voisine, cases orange et case du soleil comprises.
name-special-created_tiles = Tuiles créées
about-special-created_tiles = Rapporte pour elle-même et pour chaque tuile voisine.
name-special-raw_materials = Ressources
about-special-raw_materials = Rapporte pour chaque cube sur elle et sur les tuiles voisines.
name-special-temples = Temples
about-special-temples = Rapporte pour chaque temple sur elle et sur les tuiles voisines.

## Ressources

name-material-brown = Séquoia
about-material-brown = Marron. L’une des trois couleurs de départ possibles.
name-material-gray = Granite
about-material-gray = Gris. L’une des trois couleurs de départ possibles.
name-material-green = Bambou
about-material-green = Vert. L’une des trois couleurs de départ possibles.
name-material-blue = Source
about-material-blue = Bleu. Plus rare, et jamais une couleur de départ.
name-material-black = Obsidienne
about-material-black = Noir. Plus rare, et jamais une couleur de départ.

## Tuiles Action : les couleurs

name-colour-red = Rouge
about-colour-red = Va sous votre emplacement rouge. La quatrième tuile à cet endroit donne une action bonus.
name-colour-blue = Bleu
about-colour-blue = Va sous votre emplacement bleu. La quatrième tuile à cet endroit donne une action bonus.
name-colour-yellow = Jaune
about-colour-yellow = Va sous votre emplacement jaune. La quatrième tuile à cet endroit donne une action bonus.
name-colour-gray = Gris
about-colour-gray = Va sous l’un de vos emplacements, à votre choix, et compte pour cette couleur.

## Tuiles Action : les symboles

name-symbol-land = Créer une terre
about-symbol-land = Prenez une tuile Terre ou spéciale et posez-la contre vos terres.
name-symbol-construct = Construire
about-symbol-construct = Construisez un temple ou un bâtiment de la ville, payé avec les cubes de vos tuiles.
name-symbol-sun = Déplacer le soleil
about-symbol-sun = Déplacez votre soleil autour de vos terres dans le sens horaire. Là où il s’arrête, il éclaire les tuiles voisines.

## Plateaux

name-layout-standard = Plateau standard
about-layout-standard = 19 cases pour les tuiles, dans un anneau de 18 cases orange. La place est comptée : le plateau peut se remplir.
name-layout-wide = Grand plateau
about-layout-wide = 37 cases pour les tuiles, dans un anneau de 24 cases orange. Il y a toujours de la place, et le bord est loin.

## Les emplacements d’un prix

name-slot-any = un cube au choix
name-slot-brown_gray = { name-material-brown } ou { name-material-gray }
name-slot-brown_green = { name-material-brown } ou { name-material-green }
name-slot-gray_green = { name-material-gray } ou { name-material-green }
name-slot-brown_blue = { name-material-brown } ou { name-material-blue }
name-slot-gray_blue = { name-material-gray } ou { name-material-blue }
name-slot-green_blue = { name-material-green } ou { name-material-blue }
name-slot-brown_black = { name-material-brown } ou { name-material-black }
name-slot-gray_black = { name-material-gray } ou { name-material-black }
name-slot-green_black = { name-material-green } ou { name-material-black }
name-slot-blue_black = { name-material-blue } ou { name-material-black }

## Les piles de Terre

name-stack-brown = Pile { name-material-brown }
name-stack-gray = Pile { name-material-gray }
name-stack-green = Pile { name-material-green }
name-stack-blue = Pile { name-material-blue }
name-stack-black = Pile { name-material-black }
name-stack-additional = Pile supplémentaire

## Les tuiles sur une case

name-tile-brown = { name-material-brown }
name-tile-gray = { name-material-gray }
name-tile-green = { name-material-green }
name-tile-blue = { name-material-blue }
name-tile-black = { name-material-black }
name-tile-empty_fields = { name-special-empty_fields }
name-tile-created_tiles = { name-special-created_tiles }
name-tile-raw_materials = { name-special-raw_materials }
name-tile-temples = { name-special-temples }
tile-told = { $tile_id ->
    [empty_fields] une tuile « { $tile } »
    [created_tiles] une tuile « { $tile } »
    [raw_materials] une tuile « { $tile } »
    [temples] une tuile « { $tile } »
   *[other] une tuile { $tile }
}

## Les phases

name-phase-setup = Mise en place
name-phase-actions = Actions
name-phase-characters = Personnages
name-phase-replenishment = Remise en place
name-phase-over = Décompte final

## Comment la page du matériel nomme ses feuilles, ses valeurs et ses mots

data-buildings = bâtiments de la ville
data-characters = personnages
data-layouts = plateaux
data-tiles = tuiles
data-values = autres valeurs
data-action = tuiles Action
data-construct = construction
data-land = terre
data-fields = cases
data-points = points
data-start = au départ
data-track = piste solaire
data-amount = combien
data-any = au choix
data-black = noir
data-blue = bleu
data-brown = marron
data-gray = gris
data-green = vert
data-red = rouge
data-yellow = jaune
data-bonus_action = une action bonus
data-constructions = temples et bâtiments
data-cost = cubes à payer
data-cube_fields = cases Cube
data-cubes = cubes reçus
data-draw_land = des terres de la pile
data-edge = blason du bord
data-edges = blasons du bord
data-exchange = du mana contre des points
data-function = effet
data-gold = cases dorées
data-land_colours = couleurs de terre
data-last = dernier pas
data-limit = au plus
data-lit_temple_points = plus pour un temple éclairé
data-mana = mana
data-mana_fields = cases Mana
data-mana_gain = mana reçu
data-none = aucun
data-once = une fois
data-orbit = tour complet
data-orbit_points = plus pour un tour complet
data-radius = rayon
data-scores = rapporte pour
data-second_cube = un deuxième cube
data-special_tiles = tuiles spéciales
data-sun = soleil
data-sun_track = piste solaire
data-temple_cost = prix d’un temple
data-treasure = cubes restants
data-unlimited_sun = le soleil va librement

## Les notes sur l’origine des valeurs

note-standard = côté de trois cases : la taille et le nombre de bonus s’accordent avec les figures du livret et les parties rapportées
note-wide = une variante plus grande
note-action = les 16 tuiles par symbole sont données ; leur répartition égale entre les couleurs est de nous
note-land = liste du matériel, p. 2
note-empty_fields = p. 2 et 15 : des points pour chaque case vide voisine
note-created_tiles = p. 2 et 15 : des points pour elle-même et pour chaque tuile voisine
note-raw_materials = p. 2 et 15 : des points pour chaque cube sur elle et sur les tuiles voisines
note-temples = p. 2 et 15 : des points pour chaque temple sur elle et sur les tuiles voisines
note-start = p. 3 : la première valeur du marqueur solaire, le mana en main
note-track = tous les gains ensemble mènent à 14 : aucune piste imprimée ne peut être plus courte
note-points = p. 9, 13 et 14 : un tour complet ; un blason du bord ; une pierre de mana à la fin
note-fields = p. 13 : le mana d’une case à mana
