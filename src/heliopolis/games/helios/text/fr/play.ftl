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
word-reason-edges = les cases de bord
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
prompt-BonusCube = Choisissez le cube bonus de la case { $field }
prompt-Pay = { $due ->
    [one] { $exact ->
        [none] Payez 1 cube
       *[other] Payez 1 cube : { $exact }
    }
   *[other] { $exact ->
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

event-score = { $player } marque { points } pour { $reason }.
events-score = { $player } marque pour { $list }.
each-score = { $reason } ({ $points })
event-dragon = { $player } tient le dragon et commence.
event-round = La manche { $round } commence.
event-phase = Place { $phase }.
event-round-phase = La manche { $round } commence : place { $phase }.
event-dealt = La colonne { $symbol } reçoit une tuile { $tile_colour }.
events-dealt = La colonne { $symbol } reçoit ses tuiles : { $list }.
each-dealt = { $tile_colour }
event-reshuffled = Les tuiles { $symbol } défaussées forment une nouvelle pile, bien mélangée.
event-shown = De nouvelles terres apparaissent ; la pile supplémentaire montre { $material }.
event-land_removed = Personne n’a voulu de la tuile { $material } : elle quitte la partie.
events-land_removed = Les terres dont personne n’a voulu quittent la partie : { $list }.
each-land_removed = { $material }
event-replenished = La manche { $round } s’achève et la table est remise en place.
event-phase-replenished = La manche { $round } s’achève et la table est remise en place.
event-laid = { $player } pose la tuile { $tile } en { $field }.
event-laid-grown = { $player } pose la tuile { $tile } avec son cube en { $field }.
event-grown = { $player } reçoit un cube { $material } en { $field }.
events-grown = { $player } reçoit des cubes : { $list }.
each-grown = { $material } en { $field }
event-paid = { $player } paie le cube { $material } en { $field }.
events-paid = { $player } paie { $list }.
each-paid = { $material } ({ $field })
event-lost = { $player } abandonne le cube { $material } en { $field }.
events-lost = { $player } abandonne { $list }.
each-lost = { $material } ({ $field })
event-mana = { $player } gagne { $mana } mana.
event-track = { $player } avance son marqueur solaire de { $steps } pas, jusqu’à { $track }.
event-passed = { $player } passe.
event-skipped = { $player } renonce à l’action.
event-declined = { $player } renonce à l’action bonus.
event-took_tile = { $player } prend la tuile { $symbol } { $tile_colour }.
event-stored = { $player } range la tuile { $symbol } { $tile_colour } sous l’emplacement { $space }.
event-took_tile-stored = { $tile_colour ->
    [grise] { $player } prend la tuile { $symbol } grise et la range sous l’emplacement { $space }.
   *[other] { $player } prend la tuile { $symbol } { $tile_colour }.
}
event-set = { $player } a quatre tuiles sous l’emplacement { $space } et gagne une action bonus.
event-set_discarded = { $player } défausse la série de l’emplacement { $space }.
event-bonus_action = { $player } joue son action bonus pour { $symbol ->
    [Terre] créer une terre.
    [Construction] construire.
   *[Soleil] déplacer le soleil.
}
event-took_land = { $player } prend la tuile { $material }.
event-took_land-laid-grown = { $player } prend la tuile { $material } et la pose avec son cube en { $field }.
event-took_special = { $player } prend la tuile spéciale { $special }.
event-took_special-laid = { $player } prend la tuile spéciale { $special } et la pose en { $field }.
event-temple = { $player } élève un temple en { $field }.
event-temple-mana = { $player } élève un temple en { $field } et gagne { $mana } mana.
event-built = { $player } construit { $building }.
event-built-track = { $player } construit { $building } : marqueur solaire à { $track }.
event-built-mana = { $player } construit { $building } et gagne { $mana } mana.
event-built-track-mana = { $player } construit { $building } : marqueur solaire à { $track }, { $mana } mana.
event-unlimited = { $player } libère son soleil : il ira désormais aussi loin qu’il veut.
event-traded = { $player } échange { $mana } mana.
event-traded-score = { $player } échange { $mana } mana contre { points }.
event-drawn = { $player } pioche la tuile { $material }.
events-drawn = { $player } pioche { $list }.
each-drawn = { $material }
event-tile_lost = { $player } n’a plus de case pour la tuile { $tile } : elle quitte la partie.
event-sun = { $player } amène son soleil en { $field }.
event-sun-score = { $player } amène son soleil en { $field } et marque { points } pour { $reason }.
event-lit = { $player } voit briller son temple en { $field }.
event-lit-score = { $player } voit briller son temple en { $field } : { points }.
event-characters = { $player } a le plus de mana et ouvre la marche.
event-bought = { $player } achète { $character }.
event-activated = { $player } active { $character }.
event-activated-track = { $player } active { $character } : marqueur solaire à { $track }.
event-activated-mana = { $player } active { $character } et gagne { $mana } mana.
event-activated-track-mana = { $player } active { $character } : marqueur solaire à { $track }, { $mana } mana.
event-left_market = { $player } en a fini avec les personnages pour cette manche.
event-cube_lost = { $player } n’a aucune tuile où poser son cube gratuit : il est perdu.

## Ce qui manque à un choix refusé

event-price = Le prix : { $slot }.
events-price = Le prix : { $list }.
each-price = { $slot }
event-without = { $slot } manque : deux autres cubes le remplacent.
events-without = { $list } manquent : deux autres cubes remplacent chacun d’eux.
each-without = { $slot }
event-short = { $due ->
    [one] Il faut 1 cube
   *[other] Il faut { $due } cubes
}, vous en avez { $cubes }.
event-least = { $due ->
    [one] La construction la moins chère demande 1 cube
   *[other] La construction la moins chère demande { $due } cubes
}, vous en avez { $cubes }.
event-no_cube = Il n’y a pas de cube { $material } en { $field }.
event-owed = Reste à payer : { $slot }.
events-owed = Reste à payer : { $list }.
each-owed = { $slot }
event-own_colour = C’est la couleur de la tuile elle-même : { $material }.
event-mana_short = Il faut { $price } mana, vous en avez { $mana }.
event-at_most = On échange au plus { $mana } mana.
event-came = Vous avez pioché { $material }.
events-came = Vous avez pioché { $list }.
each-came = { $material }
event-too_far = { $steps ->
    [one] Cette case est à 1 case
   *[other] Cette case est à { $steps } cases
} ; votre marqueur solaire indique { $track }.
event-stays = Le soleil y est déjà.

## Pourquoi l’on marque

reason-orbit = Tours complets
reason-temple_lit = Temples éclairés
reason-bazaar = Bazar d’échange
reason-edges = Cases de bord
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

option-players = Joueurs : combien êtes-vous autour de la table
option-players-2 = Deux joueurs : quatre manches de quatre tours chacun
option-players-3 = Trois joueurs : trois manches de six tours chacun
option-players-4 = Quatre joueurs : quatre manches de quatre tours chacun
option-layout = Plateau : celui sur lequel tout le monde joue
option-layout-standard = { name-layout-standard } : { about-layout-standard }
option-layout-wide = { name-layout-wide } : { about-layout-wide }
option-first = Premier joueur : qui commence et tient le dragon
option-first-random = Le hasard désigne qui commence
option-first-1 = La place 1 commence
option-first-2 = La place 2 commence
option-first-3 = La place 3 commence
option-first-4 = La place 4 commence
