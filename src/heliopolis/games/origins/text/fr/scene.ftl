### Mots dessinés sur les plateaux : courts, la place manque.

scene-game = Origins
scene-seat = Place { $seat }
scene-to-play = { $seat } joue
scene-round = { $rounds ->
    [0] Manche { $round }
   *[other] Manche { $round } sur { $rounds }
}
scene-over = La partie est terminée
scene-passed = a passé
scene-plays = joue
scene-bulwark = Bastion : premier joueur de la manche
scene-if-ended = Points si la partie finissait maintenant
scene-points-word = { $points ->
    [one] point
   *[other] points
}

## Noms des plateaux

scene-sites-board = Lieux de Rencontre
scene-market-board = Marché des Bâtiments
scene-military-board = Piste Militaire, Citoyens et Orateurs
scene-tab-sites = Lieux
scene-tab-market = Marché
scene-tab-tracks = Pistes
scene-people-board = Citoyens et Orateurs
scene-stock-board = Réserve d’Étages
scene-temples-board = Temples
scene-districts-board = Cartes District
scene-round-board = Manche et fin de partie
scene-city = Cité
scene-belongings = Tours, Conseillers, cartes et tuiles mises de côté
scene-means = Ressources
scene-workers = Ouvriers

## Lieux

scene-towers = Étages
scene-tower-stock = Réserve d’Étages
scene-site-number = Lieu { $number }
scene-site-value = Il est à { $value }.
scene-and-or = et/ou
scene-locked = Verrouillée.
scene-unlocked = Peut être revendiquée.
scene-wonder-colossus = Colosse
scene-wonder-great_pyramid = Grande Pyramide
scene-wonder-hanging_gardens = Jardins suspendus
scene-wonder-ishtar_gate = Porte d’Ishtar
scene-wonder-lighthouse = Phare
scene-wonder-mausoleum = Mausolée
scene-wonder-statue_of_zeus = Statue de Zeus
scene-wonder-temple_of_artemis = Temple d’Artémis

## Marché, recrutement, pistes

scene-market = Marché
scene-next = suivantes
scene-vacant = vide
scene-empty-space = Cette case est vide.
scene-military = Militaire
scene-space = { $space ->
    [0] Départ de la piste Militaire
    [13] Emplacement final de la piste Militaire : { $points } PV à l’arrivée
   *[other] Case { $space } sur 13 : une attaque depuis cette case donne ce qui y est imprimé
}
scene-start = dép.
scene-superiority = Supériorité
scene-citizens = Citoyens
scene-citizen = Citoyen de la case { $place } : { $wisdom } Sagesse
scene-speakers = Orateurs
scene-speaker = { $number ->
    [one] Orateur de valeur { $value }
   *[other] { $number } Orateurs de valeur { $value }
}
scene-stock = Dés en réserve
scene-temples = Temples
scene-temple-forest = Forêt
scene-temple-mountain = Montagne
scene-temple-sea = Mer
scene-foreign = marqueur adverse

## Cartes District, Épreuves, fin

scene-districts = Cartes District
scene-any = libre
scene-gold-gone = Son Or est pris.
scene-draft = Dés à choisir
scene-trials = Épreuves, la prochaine d’abord
scene-end = Ce qui déclenche la fin
scene-ends = Fin :
scene-ends-all_on_top = sommets
scene-ends-no_gold_left = Or sur cartes
scene-ends-few_colours_left = couleurs
scene-ends-no_die_left = dés (min.)
scene-ends-rarest = dés { $colour }
scene-standings = Points
scene-now-and-then = maintenant → à la fin
scene-target = Objectif { $points } PV
scene-so-far = { $points } PV maintenant, { $total } si la partie finissait ici

## Le plateau d’un joueur

scene-free = libre
scene-none = aucune
scene-new-base = Ce socle coûte { $food } Nourriture.
scene-at-site = Lieu { $site }
scene-my-towers = Tours
scene-tower = { $colour } : { $height ->
    [one] 1 Étage
   *[other] { $height } Étages
}, { $left } en réserve
scene-advisors = Conseillers
scene-zodiac = Zodiaque
scene-reserve = De côté
scene-my-wonder = Merveille
scene-open-seat = Siège de Pouvoir, libre
scene-seat-die = Siège de Pouvoir

## Lettres des ressources, pour les terminaux

scene-letter-stone = P
scene-letter-food = N
scene-letter-wisdom = S
scene-letter-gold = O

## Ce qui se dit à la place des marques, pour qui écoute les plateaux

said-die = dé { $colour } { $value }
said-away = au Lieu { $site }
