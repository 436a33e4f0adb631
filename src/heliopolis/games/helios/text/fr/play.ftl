### Ce que Helios demande, propose et raconte. Les arguments portent les noms des rôles de la fiche du jeu.

## Les mots dans une phrase, quand ils diffèrent du nom

word-symbol-land = Terre
word-symbol-construct = Construction
word-symbol-sun = Soleil
word-tile_colour-red = rouge
word-tile_colour-blue = bleue
word-tile_colour-yellow = jaune
word-tile_colour-gray = grise
word-space-red = rouge
word-space-blue = bleu
word-space-yellow = jaune
word-stack-brown = { name-material-brown }
word-stack-gray = { name-material-gray }
word-stack-green = { name-material-green }
word-stack-blue = { name-material-blue }
word-stack-black = { name-material-black }
word-building-observatory = l’Observatoire
word-building-solar_lodge = la Loge solaire
word-building-watch_tower = la Tour de guet
word-building-city_council = le Conseil de la cité
word-building-power_plant = la Centrale
word-building-citadel = la Citadelle
word-building-sanctuary = le Sanctuaire
word-building-sacred_grove = le Bosquet sacré
word-building-exchange_bazaar = le Bazar d’échange
word-building-palace = le Palais
word-building-warehouse = l’Entrepôt
word-building-land_management = la Gestion des terres
word-character-architect = l’Architecte
word-character-inventor = l’Inventeur
word-character-explorer = l’Explorateur
word-character-cartographer = le Cartographe
word-character-priestess = la Prêtresse
word-character-prophetess = la Prophétesse
word-character-princess = la Princesse
word-character-treasurer = le Trésorier
word-phase-setup = à la mise en place
word-phase-actions = aux actions
word-phase-characters = aux personnages
word-phase-replenishment = à la remise en place
word-phase-over = au décompte final
word-reason-orbit = un tour complet
word-reason-temple_lit = un temple éclairé
word-reason-bazaar = un échange au Bazar
word-reason-edges = les blasons du bord
word-reason-buildings = les bâtiments
word-reason-mana = le mana
word-reason-architect = { word-character-architect }
word-reason-inventor = { word-character-inventor }
word-reason-explorer = { word-character-explorer }
word-reason-cartographer = { word-character-cartographer }
word-reason-priestess = { word-character-priestess }
word-reason-prophetess = { word-character-prophetess }
word-reason-princess = { word-character-princess }
word-reason-treasurer = { word-character-treasurer }

## Les questions

prompt-FirstSeat = Qui commence ?
prompt-DealTile = Distribuez la prochaine tuile { $symbol }
prompt-ShowLand = Retournez la tuile du dessus de la pile supplémentaire
prompt-DrawLand = Piochez une tuile de la pile supplémentaire
prompt-StartTile = Choisissez votre tuile de départ
prompt-StartCube = Choisissez un deuxième cube pour votre tuile de départ
prompt-TakeTile = Prenez une tuile Action ou passez
prompt-GraySpace = Choisissez un emplacement pour la tuile { $symbol } grise
prompt-BonusAction = Action bonus : choisissez l’action que vous voulez
prompt-TakeLand = Prenez une tuile Terre ou une tuile spéciale
prompt-PlaceTile = Posez la tuile { $kind } contre vos terres
prompt-BonusCube = Choisissez le cube bonus de votre tuile { $tile }
prompt-Pay = { $due ->
    [one] { $exact_id ->
        [none] Payez 1 cube
       *[other] Payez 1 cube : { $exact }
    }
   *[other] { $exact_id ->
        [none] Payez { $due } cubes
       *[other] Payez { $due } cubes, dont { $exact }
    }
}
prompt-Construct = Construisez un temple ou un bâtiment de la ville
prompt-PlaceTemple = Choisissez une tuile pour votre temple
prompt-Exchange = Combien de mana échangez-vous contre des points ?
prompt-FirstDrawn = Quelle tuile d’abord, { $one } ou { $other } ?
prompt-MoveSun = Choisissez où votre soleil s’arrête
prompt-CharacterTurn = { $done ->
    [0] Achetez ou activez un personnage, ou passez
    [1] Achetez ou activez un autre personnage, ou terminez votre tour
   *[other] Activez un personnage ou terminez votre tour
}
prompt-CubeColour = Choisissez la couleur de votre cube gratuit
prompt-CubeTile = Choisissez une tuile pour votre cube { $colour }

## Ce que lisent les autres pendant qu’un joueur décide

await-StartTile = choisit sa tuile de départ
await-StartCube = choisit un deuxième cube pour sa tuile de départ
await-TakeTile = prend une tuile Action ou passe
await-GraySpace = choisit un emplacement pour la tuile grise
await-BonusAction = choisit une action bonus
await-TakeLand = prend une tuile Terre ou une tuile spéciale
await-PlaceTile = choisit une case pour la tuile
await-BonusCube = choisit un cube bonus
await-Pay = choisit les cubes à payer
await-Construct = construit un temple ou un bâtiment de la ville
await-PlaceTemple = choisit une tuile pour son temple
await-Exchange = échange du mana contre des points
await-FirstDrawn = choisit quelle tuile poser d’abord
await-MoveSun = choisit où s’arrête son soleil
await-CharacterTurn = achète ou active des personnages
await-CubeColour = choisit la couleur de son cube gratuit
await-CubeTile = choisit une tuile pour son cube gratuit

## Les réponses

choice-skip = Renoncer à l’action
choice-pass = Passer
choice-decline = Renoncer à l’action bonus
choice-end = Terminer le tour
choice-first = La place { $seat } commence
choice-deal = Tuile { $symbol } { $tile_colour }
choice-reveal = { $material }
choice-start = Commencer sur { $material }
choice-column = Prendre la tuile { $symbol }
here-column = Prendre la tuile { $symbol } { $tile_colour }
choice-space = La ranger sous l’emplacement { $space }
choice-action-land = { name-symbol-land }
choice-action-construct = { name-symbol-construct }
choice-action-sun = { name-symbol-sun }
choice-land = Tuile { $stack }
choice-land-additional = Tuile de la pile supplémentaire
here-land = Tuile { $material } de la pile supplémentaire
choice-special = Tuile spéciale { $special }
choice-field = Case { $field }
here-field = { $tile } en { $field }
choice-colour = Cube { $material }
choice-drawn = { $material } d’abord
choice-cube = Cube { $material } en { $field }
choice-build = Construire { $building }
choice-build-temple = Construire un temple
choice-exchange = { $mana ->
    [0] Ne rien échanger
   *[other] Échanger { $mana } mana
}
choice-buy = Acheter { $character }
choice-activate = Activer { $character }
choice-sun = { $laps ->
    [0] S’arrêter en { $field }
    [1] S’arrêter en { $field }, un tour plus loin
    [-1] S’arrêter en { $field }, un tour en arrière
    [-2] S’arrêter en { $field }, deux tours en arrière
   *[other] S’arrêter en { $field }, { $laps } tours plus loin
}

## Les événements

event-score = { $player } { DOES($player, "marque", "marquez") } { points } pour { $reason }.
events-score = { $player } { DOES($player, "marque", "marquez") } pour { $list }.
each-score = { $reason } ({ $points })
event-dragon = { $player } { DOES($player, "a", "avez") } le dragon et { DOES($player, "commence", "commencez") }.
event-round = La manche { $round } commence.
event-phase = Place { $phase }.
event-round-phase = La manche { $round } commence : place { $phase }.
event-dealt = La colonne { $symbol } reçoit une tuile { $tile_colour }.
events-dealt = La colonne { $symbol } reçoit ses tuiles : { $list }.
each-dealt = { $tile_colour }
event-reshuffled = Les tuiles { $symbol } défaussées forment une nouvelle pile, bien mélangée.
event-shown = De nouvelles terres apparaissent ; la pile supplémentaire montre { $material }.
event-land_removed = La tuile { $material }, que personne n’a prise, quitte la partie.
events-land_removed = Les terres que personne n’a prises quittent la partie : { $list }.
each-land_removed = { $material }
event-replenished = La manche { $round } s’achève et la table est remise en place.
event-phase-replenished = La manche { $round } s’achève et la table est remise en place.
event-laid = { $player } { DOES($player, "pose", "posez") } la tuile { $tile }.
event-laid-grown = { $player } { DOES($player, "pose", "posez") } la tuile { $tile } avec son cube.
event-grown = { $player } { DOES($player, "reçoit", "recevez") } 1 { $material }.
events-grown = { $player } { DOES($player, "reçoit", "recevez") } { $list }.
each-grown = { $material }
event-paid = { $player } { DOES($player, "paie", "payez") } 1 { $material }.
events-paid = { $player } { DOES($player, "paie", "payez") } { $list }.
each-paid = { $material }
event-lost = { $player } { DOES($player, "abandonne", "abandonnez") } 1 { $material }.
events-lost = { $player } { DOES($player, "abandonne", "abandonnez") } { $list }.
each-lost = { $material }
event-mana = { $player } { DOES($player, "gagne", "gagnez") } { $mana } mana.
event-track = { $player } { DOES($player, "avance", "avancez") } { DOES($player, "son", "votre") } marqueur solaire de { $steps } pas, jusqu’à { $track }.
event-passed = { $player } { DOES($player, "passe", "passez") }.
event-skipped = { $player } { DOES($player, "renonce", "renoncez") } à l’action.
event-declined = { $player } { DOES($player, "renonce", "renoncez") } à l’action bonus.
event-took_tile = { $player } { DOES($player, "prend", "prenez") } la tuile { $symbol } { $tile_colour }.
event-stored = { $player } { DOES($player, "range", "rangez") } la tuile { $symbol } { $tile_colour } sous l’emplacement { $space }.
event-took_tile-stored = { $tile_colour_id ->
    [gray] { $player } { DOES($player, "prend", "prenez") } la tuile { $symbol } grise et la { DOES($player, "range", "rangez") } sous l’emplacement { $space }.
   *[other] { $player } { DOES($player, "prend", "prenez") } la tuile { $symbol } { $tile_colour }.
}
event-set = { $player } { DOES($player, "complète", "complétez") } la série { $space_id ->
    [blue] bleue
   *[other] { $space }
} et { DOES($player, "gagne", "gagnez") } une action bonus.
event-set_discarded = { $player } { DOES($player, "défausse", "défaussez") } la série de l’emplacement { $space }.
event-bonus_action = { $player } { DOES($player, "joue", "jouez") } { DOES($player, "son", "votre") } action bonus pour { $symbol_id ->
    [land] créer une terre.
    [construct] construire.
   *[sun] déplacer le soleil.
}
event-took_land = { $player } { DOES($player, "prend", "prenez") } la tuile { $material }.
event-took_land-laid-grown = { $player } { DOES($player, "prend", "prenez") } la tuile { $material } et la { DOES($player, "pose", "posez") } avec son cube.
event-took_special = { $player } { DOES($player, "prend", "prenez") } la tuile spéciale { $special }.
event-took_special-laid = { $player } { DOES($player, "prend", "prenez") } la tuile spéciale { $special } et la { DOES($player, "pose", "posez") }.
event-temple = { $player } { DOES($player, "construit", "construisez") } un temple.
event-temple-mana = { $player } { DOES($player, "construit", "construisez") } un temple et { DOES($player, "gagne", "gagnez") } { $mana } mana.
event-built = { $player } { DOES($player, "construit", "construisez") } { $building }.
event-built-track = { $player } { DOES($player, "construit", "construisez") } { $building } et { DOES($player, "avance", "avancez") } { DOES($player, "son", "votre") } marqueur solaire à { $track }.
event-built-mana = { $player } { DOES($player, "construit", "construisez") } { $building } et { DOES($player, "gagne", "gagnez") } { $mana } mana.
event-built-track-mana = { $player } { DOES($player, "construit", "construisez") } { $building }, { DOES($player, "avance", "avancez") } { DOES($player, "son", "votre") } marqueur solaire à { $track } et { DOES($player, "gagne", "gagnez") } { $mana } mana.
event-unlimited = { $player } { DOES($player, "libère", "libérez") } { DOES($player, "son", "votre") } soleil, qui peut désormais aller à n’importe quelle distance.
event-traded = { $player } { DOES($player, "échange", "échangez") } { $mana } mana.
event-traded-score = { $player } { DOES($player, "échange", "échangez") } { $mana } mana contre { points }.
event-drawn = { $player } { DOES($player, "pioche", "piochez") } la tuile { $material }.
events-drawn = { $player } { DOES($player, "pioche", "piochez") } { $list }.
each-drawn = { $material }
event-tile_lost = { $player } { DOES($player, "n’a", "n’avez") } plus de case pour la tuile { $tile }, qui quitte la partie.
event-sun = { $player } { DOES($player, "déplace", "déplacez") } { DOES($player, "son", "votre") } soleil.
event-sun-score = { $player } { DOES($player, "déplace", "déplacez") } { DOES($player, "son", "votre") } soleil et { DOES($player, "marque", "marquez") } { points } pour { $reason }.
event-lit = { $player } { DOES($player, "éclaire", "éclairez") } un temple.
event-lit-score = { $player } { DOES($player, "éclaire", "éclairez") } un temple : { points }.
event-characters = { $player } { DOES($player, "a", "avez") } le plus de mana et { DOES($player, "commence", "commencez") }.
event-bought = { $player } { DOES($player, "achète", "achetez") } { $character }.
event-activated = { $player } { DOES($player, "active", "activez") } { $character }.
event-activated-track = { $player } { DOES($player, "active", "activez") } { $character } et { DOES($player, "avance", "avancez") } { DOES($player, "son", "votre") } marqueur solaire à { $track }.
event-activated-mana = { $player } { DOES($player, "active", "activez") } { $character } et { DOES($player, "gagne", "gagnez") } { $mana } mana.
event-activated-track-mana = { $player } { DOES($player, "active", "activez") } { $character }, { DOES($player, "avance", "avancez") } { DOES($player, "son", "votre") } marqueur solaire à { $track } et { DOES($player, "gagne", "gagnez") } { $mana } mana.
event-left_market = { $player } en { DOES($player, "a", "avez") } fini avec les personnages pour cette manche.
event-cube_lost = { $player } { DOES($player, "n’a", "n’avez") } aucune tuile où poser { DOES($player, "son", "votre") } cube gratuit, qui est perdu.

## Les événements tels que l’historique les raconte : ce qui se trouve à un endroit, et les totaux

event-spent = { $player } { DOES($player, "paie", "payez") } { $number } { $material }.
events-spent = { $player } { DOES($player, "paie", "payez") } { $list }.
each-spent = { $number } { $material }
events-spent-temple_on = { $player } { DOES($player, "construit", "construisez") } un temple sur { tile-told } pour { $list }.
events-spent-activated = { $player } { DOES($player, "active", "activez") } { $character } pour { $list }.
events-spent-activated-track = { $player } { DOES($player, "active", "activez") } { $character } pour { $list } et { DOES($player, "avance", "avancez") } { DOES($player, "son", "votre") } marqueur solaire à { $track }.
events-spent-built = { $player } { DOES($player, "construit", "construisez") } { $building } pour { $list }.
events-spent-built-track = { $player } { DOES($player, "construit", "construisez") } { $building } pour { $list } et { DOES($player, "avance", "avancez") } { DOES($player, "son", "votre") } marqueur solaire à { $track }.
event-given_up = { $player } { DOES($player, "abandonne", "abandonnez") } { $number } { $material }.
events-given_up = { $player } { DOES($player, "abandonne", "abandonnez") } { $list }.
each-given_up = { $number } { $material }
event-got = { $player } { DOES($player, "reçoit", "recevez") } { $number } { $material }.
events-got = { $player } { DOES($player, "reçoit", "recevez") } { $list }.
each-got = { $number } { $material }
event-placed = { $player } { DOES($player, "pose", "posez") } { tile-told }.
event-temple_on = { $player } { DOES($player, "construit", "construisez") } un temple sur { tile-told }.
event-lit_temples = { $number ->
    [one] { $player } { DOES($player, "éclaire", "éclairez") } un temple.
   *[other] { $player } { DOES($player, "éclaire", "éclairez") } { $number } temples.
}
event-sun_moved = { $player } { DOES($player, "déplace", "déplacez") } { DOES($player, "son", "votre") } soleil.
event-bonus_action-sun_moved = { $player } { DOES($player, "déplace", "déplacez") } { DOES($player, "son", "votre") } soleil avec { DOES($player, "son", "votre") } action bonus.
event-bought_for = { $mana ->
    [0] { $player } { DOES($player, "obtient", "obtenez") } { $character } gratuitement.
   *[other] { $player } { DOES($player, "achète", "achetez") } { $character } pour { $mana } mana.
}

## Ce qui manque à un choix refusé

event-price = Le prix : { $slot }.
events-price = Le prix : { $list }.
each-price = { $slot }
event-without = Vous n’avez pas de cube { $slot } : deux autres cubes le remplacent.
events-without = Il vous manque les cubes { $list } : deux autres cubes remplacent chacun d’eux.
each-without = { $slot }
event-short = { $due ->
    [one] Il faut 1 cube
   *[other] Il faut { $due } cubes
}, vous en avez { $cubes }.
event-least = { $due ->
    [one] La construction la moins chère demande 1 cube
   *[other] La construction la moins chère demande { $due } cubes
}, vous en avez { $cubes }.
event-no_cube = Il n’y a pas de cube { $material } à cet endroit.
event-owed = Reste à payer : { $slot }.
events-owed = Reste à payer : { $list }.
each-owed = { $slot }
event-own_colour = C’est la couleur de la tuile elle-même : { $material }.
event-mana_short = Il faut { $price } mana, vous en avez { $mana }.
event-at_most = Vous pouvez échanger au plus { $mana } mana.
event-came = Vous avez pioché { $material }.
events-came = Vous avez pioché { $list }.
each-came = { $material }
event-too_far = { $steps ->
    [one] Cette case est à 1 pas
   *[other] Cette case est à { $steps } pas
} ; votre marqueur solaire indique { $track }.
event-stays = Le soleil y est déjà.

## Pourquoi l’on marque

reason-orbit = Tours complets
reason-temple_lit = Temples éclairés
reason-bazaar = Bazar d’échange
reason-edges = Blasons du bord
reason-buildings = Bâtiments de la ville
reason-mana = Mana
reason-empty_fields = { name-special-empty_fields }
reason-created_tiles = { name-special-created_tiles }
reason-raw_materials = { name-special-raw_materials }
reason-temples = { name-special-temples }
reason-architect = { name-character-architect }
reason-inventor = { name-character-inventor }
reason-explorer = { name-character-explorer }
reason-cartographer = { name-character-cartographer }
reason-priestess = { name-character-priestess }
reason-prophetess = { name-character-prophetess }
reason-princess = { name-character-princess }
reason-treasurer = { name-character-treasurer }

## Les options d’une nouvelle partie

option-players = Joueurs
option-players-2 = Deux joueurs : quatre manches de quatre tours chacun
option-players-3 = Trois joueurs : trois manches de six tours chacun
option-players-4 = Quatre joueurs : quatre manches de quatre tours chacun
option-layout = Plateau
option-layout-standard = { name-layout-standard } : { about-layout-standard }
option-layout-wide = { name-layout-wide } : { about-layout-wide }
option-first = Premier joueur
option-first-random = Le hasard désigne qui commence
option-first-1 = La place 1 commence
option-first-2 = La place 2 commence
option-first-3 = La place 3 commence
option-first-4 = La place 4 commence
