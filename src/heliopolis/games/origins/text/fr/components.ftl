### Les noms du matériel d’Origins : First Builders et ce que fait chaque élément. Les coûts, les prix et les PV des pistes et des cartes sont dans les données.

name-game = Origins : First Builders
rules-of-game = Règles d’Origins : First Builders
about-game = Fondez une cité avec des bâtisseurs venus des étoiles : envoyez vos dés à leurs vaisseaux, recrutez des citoyens, élevez des tours et gravissez les temples. De un à quatre joueurs.

## Les couleurs

name-colour-red = Rouge
about-colour-red = Couleur de dés, de Bâtiments et de Tours. Ses Bâtiments servent la piste Militaire.
name-colour-purple = Mauve
about-colour-purple = Couleur de dés, de Bâtiments et de Tours. Ses Bâtiments servent la Sagesse et les Stratèges.
name-colour-blue = Bleu
about-colour-blue = Couleur de dés, de Bâtiments et de Tours. Ses Bâtiments servent les Temples.
name-colour-orange = Orange
about-colour-orange = Couleur de dés, de Bâtiments et de Tours. Ses Bâtiments servent la Cité et ses habitants.
name-colour-yellow = Jaune
about-colour-yellow = Couleur de dés, de Bâtiments et de Tours. Ses Bâtiments servent les ressources et le commerce.

## Les ressources

name-resource-stone = Pierre
about-resource-stone = Ressource de base : paie les Bâtiments, les Merveilles et les marches des Temples.
name-resource-food = Nourriture
about-resource-food = Ressource de base : augmente les Stratèges, fait avancer votre marqueur Force Militaire et paie de nouveaux socles.
name-resource-wisdom = Sagesse
about-resource-wisdom = Ressource de base : paie les ouvriers trop faibles pour un Lieu, les cases du Marché et les Citoyens.
name-resource-gold = Or
about-resource-gold = Remplace toute ressource de base et paie les Étages et les Merveilles. Chaque Or restant en fin de partie vaut 1 PV.

## Les ouvriers

name-worker-freeman = Stratège
about-worker-freeman = Un dé Citoyen sur un socle, avec une couleur et une valeur. Un 6 fait les deux actions principales d’un Lieu et se retire quand il revient.
name-worker-speaker = Orateur
about-worker-speaker = Un dé blanc avec une valeur et sans couleur. Il n’a pas besoin de socle, n’a pas droit à l’action bonus et sert pour une visite.
name-worker-archon = Archonte
about-worker-archon = Se rend sur n’importe quel Lieu sans payer, une fois par manche. Il a les couleurs de vos Conseillers.
name-worker-freeman_1 = Stratège 1
name-worker-freeman_2 = Stratège 2
name-worker-freeman_3 = Stratège 3
name-worker-freeman_4 = Stratège 4
name-worker-freeman_5 = Stratège 5
name-worker-freeman_6 = Stratège 6
name-worker-speaker_2 = Orateur de valeur 2
name-worker-speaker_3 = Orateur de valeur 3
name-worker-speaker_4 = Orateur de valeur 4
name-worker-speaker_5 = Orateur de valeur 5

## Les Lieux de Rencontre, de gauche à droite

name-site-1 = Pierre et armes
about-site-1 = Recevez 3 Pierre, ou avancez de 1 case sur la piste Militaire et/ou menez une Attaque, dans l’ordre de votre choix.
name-site-2 = Nourriture et construction
about-site-2 = Recevez 3 Nourriture, ou construisez un Bâtiment.
name-site-3 = Sagesse et Temples
about-site-3 = Recevez 3 Sagesse, ou payez 1 Pierre : deux marches d’un même Temple et sa carte Zodiaque.
name-site-4 = Or et Citoyens
about-site-4 = Recevez 1 ressource de base au choix et 1 Or, ou recrutez un Citoyen.
name-site-5 = Ressources et formation
about-site-5 = Recevez 1 Pierre, 1 Sagesse et 1 Nourriture, ou dépensez 1 à 3 Nourriture : chacune augmente de 1 un Stratège non utilisé ou vous fait avancer de 1 case sur la piste Militaire.

## Les tuiles Action Bonus

name-bonus-military = Bonus Militaire
about-bonus-military = Payez 1 Sagesse : avancez de 1 case sur la piste Militaire ou menez une Attaque.
name-bonus-building = Bonus Bâtiment
about-bonus-building = Payez 1 Nourriture : construisez un Bâtiment en payant tous ses coûts.
name-bonus-temple = Bonus Temple
about-bonus-temple = Payez 1 Pierre : une marche d’un Temple, sans sa carte.
name-bonus-speaker = Bonus Orateur
about-bonus-speaker = Prenez un Orateur de votre choix dans la zone Recrutement Orateur.
name-bonus-resource = Bonus ressource
about-bonus-resource = Recevez 1 ressource de base au choix.

## Les Temples

name-temple-forest = Temple de la Forêt
about-temple-forest = La piste de Temple de gauche. En fin de manche, sa carte Zodiaque va au marqueur le plus haut.
about-temple-forest-alone = La piste de Temple de gauche. Sa carte Zodiaque ne s’obtient que par l’action principale du Temple ; en fin de manche, le hasard vous laisse une de vos cartes.
name-temple-mountain = Temple de la Montagne
about-temple-mountain = La piste de Temple du milieu. En fin de manche, sa carte Zodiaque va au marqueur le plus haut.
about-temple-mountain-alone = La piste de Temple du milieu. Sa carte Zodiaque ne s’obtient que par l’action principale du Temple ; en fin de manche, le hasard vous laisse une de vos cartes.
name-temple-sea = Temple de la Mer
about-temple-sea = La piste de Temple de droite. En fin de manche, sa carte Zodiaque va au marqueur le plus haut.
about-temple-sea-alone = La piste de Temple de droite. Sa carte Zodiaque ne s’obtient que par l’action principale du Temple ; en fin de manche, le hasard vous laisse une de vos cartes.

## Les motifs des cartes District

name-district-bracket = Crochet
about-district-bracket = Deux tuiles d’une couleur aux bouts, une d’une autre couleur entre elles.
name-district-elbow = Coude
about-district-elbow = Deux tuiles d’une couleur côte à côte, une d’une autre couleur au bout.
name-district-mono = Une seule couleur
about-district-mono = Trois tuiles d’une même couleur.

## Bâtiments : tuiles de départ et Fermes

name-building-agora = Agora
about-building-agora = N’agit que quand vous complétez un District qui la contient, quelle que soit la couleur du dé : 1 ressource de base au choix.
name-building-palace = Palais
about-building-palace = Porte vos cinq Tours. Pas de capacité.
name-building-farm = Ferme
about-building-farm = Une tuile construite face cachée, gratuitement : ni couleur, ni capacité.

## Bâtiments jaunes

name-building-granary = Grenier
about-building-granary = 1 Nourriture, et 1 Nourriture par Ferme de votre Cité.
name-building-harbor = Port
about-building-harbor = 2 PV par Bâtiment jaune de votre Cité, celui-ci compris.
name-building-market = Marché
about-building-market = 4 PV pour chacun de vos Stratèges jaunes.
name-building-mint = Fabrique de Monnaie
about-building-mint = 1 Or.
name-building-quarry = Carrière
about-building-quarry = 1 Pierre, et 1 Pierre par emplacement adjacent vide.
name-building-workshop = Atelier
about-building-workshop = 1 ressource de base au choix.

## Bâtiments rouges

name-building-armory = Armurerie
about-building-armory = Avancez de 2 cases sur la piste Militaire et/ou menez une Attaque, dans l’ordre de votre choix.
name-building-chariot_field = Arène
about-building-chariot_field = 2 PV par Bâtiment rouge de votre Cité, celui-ci compris, et 2 PV pour chacun de vos Stratèges rouges.
name-building-outpost = Avant-Poste
about-building-outpost = Avancez de 1 case sur la piste Militaire ou menez une Attaque.
name-building-riding_grounds = Terrains équestres
about-building-riding_grounds = Avancez de 2 cases sur la piste Militaire, puis recevez 1 Pierre ou 1 Nourriture par adversaire plus faible.
name-building-stronghold = Forteresse
about-building-stronghold = Avancez de 1 case sur la piste Militaire par Bâtiment rouge de votre Cité, celui-ci compris.
name-building-veteran_settlement = Quartier des Vétérans
about-building-veteran_settlement = Choisissez un de vos Stratèges rouges non utilisés : gagnez sa valeur en PV, puis diminuez-le de 1.

## Bâtiments orange

name-building-castle = Château
about-building-castle = 1 PV, et 3 PV par District complété dans votre Cité.
name-building-construction_site = Chantier de Construction
about-building-construction_site = Prenez gratuitement une tuile du Marché et mettez-la de côté, à construire plus tard pour sa seule Pierre.
name-building-court_of_law = Cour de Justice
about-building-court_of_law = Échangez le dé d’un Stratège non utilisé contre un dé d’une autre couleur de la réserve, à la même valeur.
name-building-estate = Domaine
about-building-estate = Prenez gratuitement un Citoyen de la zone Recrutement Citoyen.
name-building-forum = Forum
about-building-forum = Prenez gratuitement un Orateur de la zone Recrutement Orateur.
name-building-stone_circle = Cercle de Pierres
about-building-stone_circle = 0, 1, 3, 6 ou 10 PV pour 1, 2, 3, 4 ou 5 couleurs parmi vos Bâtiments.

## Bâtiments bleus

name-building-forest_temple = Temple de la Forêt
about-building-forest_temple = Deux marches du Temple de la Forêt. Vous pouvez payer 1 Or pour une marche d’un autre Temple.
name-building-mountain_temple = Temple de la Montagne
about-building-mountain_temple = Deux marches du Temple de la Montagne. Vous pouvez payer 1 Or pour une marche d’un autre Temple.
name-building-sea_temple = Temple de la Mer
about-building-sea_temple = Deux marches du Temple de la Mer. Vous pouvez payer 1 Or pour une marche d’un autre Temple.
name-building-obelisk = Obélisque
about-building-obelisk = 1, 2, 4 ou 7 PV pour 1, 2, 3 ou au moins 4 Obélisques dans votre Cité, celui-ci compris.
name-building-sacred_place = Sanctuaire
about-building-sacred_place = 3, 6 ou 10 PV pour 1, 2 ou 3 de vos cartes Zodiaque.
name-building-statue = Statue
about-building-statue = Une marche du Temple de votre choix.

## Bâtiments mauves

name-building-artists_parlor = Salon des Artistes
about-building-artists_parlor = 3 PV par couleur différente parmi vos Stratèges.
name-building-astronomy_tower = Tour d’Astronomie
about-building-astronomy_tower = 1 Sagesse, et 1 Sagesse pour chacun de vos Conseillers.
name-building-fountain_of_wisdom = Fontaine de Sagesse
about-building-fountain_of_wisdom = 1 Sagesse. Mettez à 1 le Vaisseau Mère de votre choix.
name-building-gate_of_passage = Portail
about-building-gate_of_passage = Augmentez de 1 ou 2, jusqu’à 6, un de vos Stratèges non utilisés.
name-building-healers_mansion = Maison du Guérisseur
about-building-healers_mansion = 1 PV, et 1 PV pour chacun de vos Stratèges.
name-building-mages_tower = Tour des Mages
about-building-mages_tower = Utilisez la capacité d’un Bâtiment adjacent.

## Les cartes Zodiaque

name-zodiac-sagittarius = Sagittaire
about-zodiac-sagittarius = Vous pouvez augmenter de 1 chaque nouveau dé Citoyen ou Orateur, un Citoyen jusqu’à 6, un Orateur jusqu’à 5.
name-zodiac-pisces = Poisson
about-zodiac-pisces = Vous pouvez prendre 1 Or au lieu d’une action bonus à laquelle vous avez droit, sans payer son prix.
name-zodiac-capricorn = Capricorne
about-zodiac-capricorn = Pour chaque Étage que vous construisez, vous pouvez augmenter de 2, jusqu’à 6, un de vos Stratèges.
name-zodiac-aquarius = Verseau
about-zodiac-aquarius = Quand vous montez de deux marches dans un Temple, vous pouvez payer 1 Or pour une marche d’un autre Temple.
name-zodiac-taurus = Taureau
about-zodiac-taurus = Les Bâtiments du Marché et les Citoyens de la zone Recrutement Citoyen vous coûtent 1 Sagesse de moins.
name-zodiac-cancer = Cancer
about-zodiac-cancer = Quand vous passez avec un socle libre, vous pouvez prendre gratuitement un Citoyen de la zone Recrutement Citoyen.
name-zodiac-libra = Balance
about-zodiac-libra = Après avoir complété un District, vous pouvez recruter un Citoyen en payant son prix.
name-zodiac-aries = Bélier
about-zodiac-aries = Chaque Attaque vous donne 1 PV de plus pour chacun de vos Stratèges rouges et de vos dés rouges sur un Siège de Pouvoir.
name-zodiac-leo = Lion
about-zodiac-leo = Quand vous complétez un District, son dé augmente de 2 sur le Siège de Pouvoir, jusqu’à 6.
name-zodiac-gemini = Gémeaux
about-zodiac-gemini = Quand vous passez, recevez 1 ressource de base au choix pour chaque case dont votre marqueur Force Militaire va reculer.
name-zodiac-virgo = Vierge
about-zodiac-virgo = Vous pouvez construire sur une de vos Fermes, sans Sagesse ni Pierre. La Ferme retourne sous sa pile.
name-zodiac-scorpio = Scorpion
about-zodiac-scorpio = 1 Sagesse pour chaque District que vous complétez et pour chacun de vos dés qui se retire.

## Les Merveilles antiques

name-wonder-colossus = Colosse de Rhodes
about-wonder-colossus = Avancez de 1 case sur la piste Militaire, puis gagnez 2 PV ou recevez 1 Pierre.
name-wonder-great_pyramid = Grande Pyramide de Gizeh
about-wonder-great_pyramid = Payez 1, 2 ou 3 ressources de n’importe quelle sorte pour 2, 5 ou 9 PV.
name-wonder-hanging_gardens = Jardins suspendus de Babylone
about-wonder-hanging_gardens = Construisez gratuitement une Ferme, puis recevez 1 Nourriture par Ferme de votre Cité.
name-wonder-ishtar_gate = Porte d’Ishtar
about-wonder-ishtar_gate = Augmentez de 1 un de vos Stratèges ou un de vos dés sur un Siège de Pouvoir.
name-wonder-lighthouse = Phare d’Alexandrie
about-wonder-lighthouse = Recrutez un Citoyen en payant son prix.
name-wonder-mausoleum = Mausolée d’Halicarnasse
about-wonder-mausoleum = 2 PV pour chacun de vos Conseillers.
name-wonder-statue_of_zeus = Statue de Zeus
about-wonder-statue_of_zeus = 1 Or.
name-wonder-temple_of_artemis = Temple d’Artémis à Éphèse
about-wonder-temple_of_artemis = 1 Sagesse pour chaque piste de Temple où votre marqueur a quitté l’emplacement de départ.

## Les Épreuves des Bâtisseurs

name-trial-a01 = Cité aux mille couleurs
about-trial-a01 = 3 PV par couleur différente parmi les Bâtiments de votre Cité. Les tuiles grises, les Fermes et les Merveilles ne comptent pas.
name-trial-a02 = Compagnie bigarrée
about-trial-a02 = 3 PV par couleur différente parmi vos Stratèges.
name-trial-a03 = Sièges de toutes couleurs
about-trial-a03 = 4 PV par couleur différente parmi vos dés sur des Sièges de Pouvoir.
name-trial-a04 = Un grand quartier
about-trial-a04 = 3 PV par Bâtiment de la couleur la plus présente dans votre Cité. Les Fermes ne comptent pas ; une égalité ne change rien.
name-trial-a05 = Sages conseils
about-trial-a05 = 4 PV par dé sur votre rangée des Conseillers.
name-trial-a06 = Sièges de Pouvoir
about-trial-a06 = 4 PV par District complété, c’est-à-dire par dé sur un Siège de Pouvoir.
name-trial-a07 = Les deux meilleurs
about-trial-a07 = La valeur de votre Stratège le plus haut plus celle de votre dé le plus haut sur un Siège de Pouvoir, en PV. Celui qui manque compte 0.
name-trial-a08 = Peuple libre
about-trial-a08 = 3 PV pour chacun de vos Stratèges, utilisé ou non. Les dés sur des Sièges de Pouvoir et les Conseillers ne comptent pas.
name-trial-a09 = Cœur de la Cité
about-trial-a09 = 2 PV par tuile adjacente à votre Agora, ou 2 PV par tuile adjacente à votre Palais : le meilleur des deux compte.
name-trial-a10 = Ligne d’horizon
about-trial-a10 = 2 PV par Étage au-dessus du premier, pour l’ensemble des cinq Tours.
name-trial-a11 = La plus haute Tour
about-trial-a11 = 3 PV par Étage de votre Tour la plus haute.
name-trial-a12 = Écrit dans les astres
about-trial-a12 = 4 PV pour chacune de vos cartes Zodiaque.
name-trial-a13 = Égale dévotion
about-trial-a13 = 2 PV par marche de votre marqueur Zodiaque le plus bas au-dessus du départ. Les marches comptent, pas leurs PV.
name-trial-a14 = Au-delà des paliers
about-trial-a14 = 3 PV par palier que votre marqueur Force Militaire a franchi.
name-trial-a15 = Gens des champs
about-trial-a15 = 3 PV par Ferme actuellement dans votre Cité. Les Fermes recouvertes ne comptent pas.
name-trial-a16 = Gravé dans la Pierre
about-trial-a16 = 1 PV par Pierre dans les coûts imprimés de tous les Bâtiments de votre Cité, Merveille construite comprise pour 3. Une Merveille seulement revendiquée compte 0.
name-trial-a17 = Grands ouvrages
about-trial-a17 = 4 PV par Bâtiment de votre Cité qui coûte au moins 3 Pierre, Merveille construite comprise.
name-trial-a18 = Entrepôts pleins
about-trial-a18 = 1 PV pour chacune de vos ressources : Pierre, Nourriture, Sagesse et Or. Au plus 10 PV.
name-trial-a19 = Trésor
about-trial-a19 = 2 PV par Or que vous avez, au plus 10 PV.
name-trial-a20 = Peuple grandissant
about-trial-a20 = 3 PV par socle que vous avez pris sur votre piste de Population.
name-trial-a21 = Expérience
about-trial-a21 = 3 PV pour chacun de vos Stratèges de valeur 5 ou 6.
name-trial-a22 = Puissance
about-trial-a22 = 4 PV par joueur strictement plus bas que vous sur la piste Militaire. S’il n’y a que deux marqueurs sur la piste, à deux joueurs ou en solo, c’est 8 PV.
name-trial-a23 = Forces en réserve
about-trial-a23 = 4 PV par jeton Supériorité que vous n’avez pas dépensé, au plus 12 PV.
name-trial-a24 = Grande Cité
about-trial-a24 = 1 PV par tuile de votre Cité : l’Agora, le Palais, les Fermes et une Merveille construite comptent 1 chacun, les tuiles mises de côté ne comptent pas.

## Les conditions de fin de partie

name-trigger-all_on_top = Au sommet des trois Temples
name-trigger-no_gold_left = Plus d’Or sur les cartes District
name-trigger-few_colours_left = Trois couleurs au plus dans la réserve d’Étages
name-trigger-no_die_left = Une couleur de dés Citoyens épuisée
name-no_die-red = Plus de dé Citoyen rouge en réserve
name-no_die-purple = Plus de dé Citoyen mauve en réserve
name-no_die-blue = Plus de dé Citoyen bleu en réserve
name-no_die-orange = Plus de dé Citoyen orange en réserve
name-no_die-yellow = Plus de dé Citoyen jaune en réserve

## Comment la page du matériel nomme ses feuilles, ses valeurs et ses mots

data-board = plateau
data-buildings = Bâtiments
data-districts = cartes District
data-trials = Épreuves
data-wonders = Merveilles
data-advisors = Conseillers
data-market = Marché des Bâtiments
data-military = piste Militaire
data-offer = zone Recrutement Citoyen
data-population = Population
data-sites = Lieux de Rencontre
data-start = au départ
data-temples = Temples
data-towers = Tours
data-bonus_tiles = tuiles Action Bonus
data-card = carte District
data-ability = capacité
data-advisor = Conseiller
data-base = de base
data-base_grown = socle ajouté
data-basic = ressource de base
data-beside_start = Bâtiment près du départ
data-blue = bleu
data-orange = orange
data-purple = mauve
data-red = rouge
data-yellow = jaune
data-bonus = bonus des cases
data-boundaries = paliers avant les cases
data-boundary = palier
data-building = Bâtiment
data-building_colour = couleur de Bâtiments
data-card_gold = Or d’une carte
data-city_tile = tuile de la Cité
data-colour = couleur
data-copies = exemplaires
data-dear_building = Bâtiment cher
data-disks = jetons Étage
data-district = District complété
data-each = pour chacun
data-empty_cell = emplacement adjacent vide
data-ends = extrémités
data-exchange = échange
data-final_points = points de l’emplacement final
data-freeman_colour = couleur de Stratèges
data-gain = donne une ressource
data-gains = actions du haut
data-gift = donne
data-high = la première fois
data-highest_dice = dés de plus grande valeur
data-kind = forme
data-ladder = selon le nombre
data-last_points = points du dernier socle
data-low = ensuite
data-lowest_temple = Temple le plus bas
data-middle = milieu
data-most = au plus
data-most_of_a_colour = le plus d’une couleur
data-none = aucun
data-per = compte
data-points = points
data-red_building = Bâtiment rouge
data-red_freeman = Stratège rouge
data-resource = ressource
data-resources = de chaque ressource
data-same_kind = de la même sorte
data-seat_colour = couleur de Sièges de Pouvoir
data-speaker = Orateur
data-steps = échelons
data-stone_printed = Pierre imprimée sur les Bâtiments
data-strong_freeman = Stratège fort
data-tallest_tower = Tour la plus haute
data-temple = Temple
data-temple_begun = Temple commencé
data-token = jeton Supériorité
data-tower_level = Étage de Tour
data-weaker_disk = marqueur plus faible
data-yellow_building = Bâtiment jaune
data-yellow_freeman = Stratège jaune
data-zodiac_card = carte Zodiaque

## Les notes sur l’origine des valeurs

note-market = la troisième case coûte 2 dans l’exemple du livret ; le reste est une échelle régulière
note-offer = augmente vers la droite, la dernière case est la plus chère
note-population = 2 pour le troisième socle et 8 pour le sixième sont donnés
note-advisors = la troisième case vaut 6 dans l’exemple du livret
note-temples = 0, 1, 16, 31 et 70 sont déduits ; c’est la seule échelle régulière qui les contient
note-military = les sortes de bonus et les cases sans bonus sont données, leur ordre est de nous ; l’échange donne 1 Or pour une ressource de base
note-agora = qu’elle n’agisse que quand son District est complété est donné ; ce qu’elle donne est de nous (OPEN-03, VAL-12)
note-sites = ce que donnent les actions du haut est donné (p. 26) ; l’ordre des Lieux est de nous (OPEN-39)
note-bonus_tiles = les cinq effets et leurs prix sont donnés (p. 17) ; la couleur de chacun est de nous (OPEN-39, VAL-14)
note-buildings = capacités p. 25-26 ; les prix de 1 à 3 et les 15 tuiles par couleur sont donnés
note-districts = les 45 cartes de trois couleurs et d’une place libre, la première valeur plus élevée, sont données
note-trials_stated = extension, p. 20-21
note-trials_ours = environ dix points par Épreuve, d’après l’objectif du solo
note-wonders = extension, p. 9 et 19-20
