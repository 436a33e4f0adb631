### Ce qu’Origins demande, propose et raconte. Les arguments portent les noms des rôles de la fiche du jeu.

## Ce qui manque à un choix refusé, après la phrase de la règle

event-costs = Cela coûte { $number } { $resource }.
events-costs = Cela coûte { $list }.
each-costs = { $number } { $resource }
event-owns = Vous avez { $number } { $resource }.
events-owns = Vous avez { $list }.
each-owns = { $number } { $resource }
event-owns_in_all = Vous en avez { $number } en tout.
event-owns_nothing = Vous n’avez aucune ressource à donner.
event-short = Il en manque { $number }.
event-gold_between = { $least ->
    [0] Ici, vous pouvez donner { $most } Or au plus.
   *[other] Ici, vous pouvez donner de { $least } à { $most } Or.
}
event-highest_die = La plus grande valeur restante est { $value }.
event-tiles_missing = { $number ->
    [one] Ici, il manque 1 tuile.
   *[other] Ici, il manque { $number } tuiles.
}
event-next_tiles = { $number ->
    [one] Il manque 1 tuile à votre prochain District.
   *[other] Il manque { $number } tuiles à votre prochain District.
}
event-tile_is = Ici, la tuile est { $tile_colour }.
event-site_shows = Le Lieu indique maintenant { $value }.
event-card_not_held = Vous n’avez pas la carte { $zodiac }.
event-not_set_aside = Vous n’avez pas mis cette tuile de côté.
event-on_track = Ce socle est encore sur votre piste de Population.
event-base_empty = Ce socle n’a pas de dé.
event-bases_full = Chacun de vos { $number } socles porte un dé.
event-is_at = Cet ouvrier est au { $site } jusqu’à ce que vous passiez.
event-speaker_not_held = Vous n’avez pas d’Orateur de valeur { $value }.
event-no_farm = Vous n’avez pas de Ferme.
event-no_wonder = Il n’y a pas de Merveille sur ce Lieu.
event-no_speaker = Aucun Orateur n’est disponible.
event-no_such_speaker = Aucun Orateur de valeur { $value } n’est disponible.
event-nobody = Vous n’avez aucun dé de ce genre en ce moment.
event-no_neighbour = Aucun Bâtiment adjacent ne peut agir en ce moment.
event-all_on_top = Tous vos marqueurs Zodiaque sont au sommet.
event-market_empty = Le Marché est vide.
event-nothing_to_build = Il n’y a rien à construire.

## Les mots dans une phrase, quand ils diffèrent du nom

word-colour-red = rouge
word-colour-purple = mauve
word-colour-blue = bleu
word-colour-orange = orange
word-colour-yellow = jaune
word-tile_colour-red = rouge
word-tile_colour-purple = mauve
word-tile_colour-blue = bleue
word-tile_colour-orange = orange
word-tile_colour-yellow = jaune
word-new_colour-red = { word-colour-red }
word-new_colour-purple = { word-colour-purple }
word-new_colour-blue = { word-colour-blue }
word-new_colour-orange = { word-colour-orange }
word-new_colour-yellow = { word-colour-yellow }
word-tower-red = rouge
word-tower-purple = mauve
word-tower-blue = bleue
word-tower-orange = orange
word-tower-yellow = jaune
word-site-1 = Lieu 1
word-site-2 = Lieu 2
word-site-3 = Lieu 3
word-site-4 = Lieu 4
word-site-5 = Lieu 5
word-temple-forest = le Temple de la Forêt
word-temple-mountain = le Temple de la Montagne
word-temple-sea = le Temple de la Mer
word-worker-freeman_1 = le Stratège 1
word-worker-freeman_2 = le Stratège 2
word-worker-freeman_3 = le Stratège 3
word-worker-freeman_4 = le Stratège 4
word-worker-freeman_5 = le Stratège 5
word-worker-freeman_6 = le Stratège 6
word-worker-speaker_2 = l’Orateur de valeur 2
word-worker-speaker_3 = l’Orateur de valeur 3
word-worker-speaker_4 = l’Orateur de valeur 4
word-worker-speaker_5 = l’Orateur de valeur 5
word-worker-archon = l’Archonte
word-trigger-all_on_top = les trois marqueurs Zodiaque sont au sommet
word-trigger-no_gold_left = plus aucune carte District ne porte d’Or
word-trigger-few_colours_left = il reste au plus trois couleurs dans la réserve d’Étages
word-trigger-no_die_left = la réserve n’a plus de dé Citoyen de la couleur voulue
word-cause-all_on_top = { word-trigger-all_on_top }
word-cause-no_gold_left = { word-trigger-no_gold_left }
word-cause-few_colours_left = { word-trigger-few_colours_left }
word-cause-no_die_left = { word-trigger-no_die_left }
word-cause-red = la réserve n’a plus de dé Citoyen rouge
word-cause-purple = la réserve n’a plus de dé Citoyen mauve
word-cause-blue = la réserve n’a plus de dé Citoyen bleu
word-cause-orange = la réserve n’a plus de dé Citoyen orange
word-cause-yellow = la réserve n’a plus de dé Citoyen jaune
word-building-granary = un Grenier
word-building-harbor = un Port
word-building-market = un Marché
word-building-mint = une Fabrique de Monnaie
word-building-quarry = une Carrière
word-building-workshop = un Atelier
word-building-armory = une Armurerie
word-building-chariot_field = une Arène
word-building-outpost = un Avant-Poste
word-building-riding_grounds = des Terrains équestres
word-building-stronghold = une Forteresse
word-building-veteran_settlement = un Quartier des Vétérans
word-building-castle = un Château
word-building-construction_site = un Chantier de Construction
word-building-court_of_law = une Cour de Justice
word-building-estate = un Domaine
word-building-forum = un Forum
word-building-stone_circle = un Cercle de Pierres
word-building-forest_temple = un Temple de la Forêt
word-building-mountain_temple = un Temple de la Montagne
word-building-sea_temple = un Temple de la Mer
word-building-obelisk = un Obélisque
word-building-sacred_place = un Sanctuaire
word-building-statue = une Statue
word-building-artists_parlor = un Salon des Artistes
word-building-astronomy_tower = une Tour d’Astronomie
word-building-fountain_of_wisdom = une Fontaine de Sagesse
word-building-gate_of_passage = un Portail
word-building-healers_mansion = une Maison du Guérisseur
word-building-mages_tower = une Tour des Mages
word-tile-granary = le Grenier
word-tile-harbor = le Port
word-tile-market = le Marché
word-tile-mint = la Fabrique de Monnaie
word-tile-quarry = la Carrière
word-tile-workshop = l’Atelier
word-tile-armory = l’Armurerie
word-tile-chariot_field = l’Arène
word-tile-outpost = l’Avant-Poste
word-tile-riding_grounds = les Terrains équestres
word-tile-stronghold = la Forteresse
word-tile-veteran_settlement = le Quartier des Vétérans
word-tile-castle = le Château
word-tile-construction_site = le Chantier de Construction
word-tile-court_of_law = la Cour de Justice
word-tile-estate = le Domaine
word-tile-forum = le Forum
word-tile-stone_circle = le Cercle de Pierres
word-tile-forest_temple = le Temple de la Forêt
word-tile-mountain_temple = le Temple de la Montagne
word-tile-sea_temple = le Temple de la Mer
word-tile-obelisk = l’Obélisque
word-tile-sacred_place = le Sanctuaire
word-tile-statue = la Statue
word-tile-artists_parlor = le Salon des Artistes
word-tile-astronomy_tower = la Tour d’Astronomie
word-tile-fountain_of_wisdom = la Fontaine de Sagesse
word-tile-gate_of_passage = le Portail
word-tile-healers_mansion = la Maison du Guérisseur
word-tile-mages_tower = la Tour des Mages
word-tile-farm = la Ferme
word-tile-agora = l’Agora
word-tile-palace = le Palais
word-tile-colossus = { word-wonder-colossus }
word-tile-great_pyramid = { word-wonder-great_pyramid }
word-tile-hanging_gardens = { word-wonder-hanging_gardens }
word-tile-ishtar_gate = { word-wonder-ishtar_gate }
word-tile-lighthouse = { word-wonder-lighthouse }
word-tile-mausoleum = { word-wonder-mausoleum }
word-tile-statue_of_zeus = { word-wonder-statue_of_zeus }
word-tile-temple_of_artemis = { word-wonder-temple_of_artemis }
word-wonder-colossus = le Colosse de Rhodes
word-wonder-great_pyramid = la Grande Pyramide de Gizeh
word-wonder-hanging_gardens = les Jardins suspendus de Babylone
word-wonder-ishtar_gate = la Porte d’Ishtar
word-wonder-lighthouse = le Phare d’Alexandrie
word-wonder-mausoleum = le Mausolée d’Halicarnasse
word-wonder-statue_of_zeus = la Statue de Zeus
word-wonder-temple_of_artemis = le Temple d’Artémis à Éphèse
word-reason-attack = une Attaque
word-reason-aries = le Bélier
word-reason-final_space = l’emplacement final
word-reason-district = une carte District
word-reason-last_base = le dernier socle
word-reason-retirement = une retraite
word-reason-gold = l’Or restant
word-reason-advisors = les Conseillers
word-reason-temples = les Temples
word-reason-seats = les Sièges de Pouvoir
word-reason-granary = { word-tile-granary }
word-reason-harbor = { word-tile-harbor }
word-reason-market = { word-tile-market }
word-reason-mint = { word-tile-mint }
word-reason-quarry = { word-tile-quarry }
word-reason-workshop = { word-tile-workshop }
word-reason-armory = { word-tile-armory }
word-reason-chariot_field = { word-tile-chariot_field }
word-reason-outpost = { word-tile-outpost }
word-reason-riding_grounds = { word-tile-riding_grounds }
word-reason-stronghold = { word-tile-stronghold }
word-reason-veteran_settlement = { word-tile-veteran_settlement }
word-reason-castle = { word-tile-castle }
word-reason-construction_site = { word-tile-construction_site }
word-reason-court_of_law = { word-tile-court_of_law }
word-reason-estate = { word-tile-estate }
word-reason-forum = { word-tile-forum }
word-reason-stone_circle = { word-tile-stone_circle }
word-reason-forest_temple = { word-tile-forest_temple }
word-reason-mountain_temple = { word-tile-mountain_temple }
word-reason-sea_temple = { word-tile-sea_temple }
word-reason-obelisk = { word-tile-obelisk }
word-reason-sacred_place = { word-tile-sacred_place }
word-reason-statue = { word-tile-statue }
word-reason-artists_parlor = { word-tile-artists_parlor }
word-reason-astronomy_tower = { word-tile-astronomy_tower }
word-reason-fountain_of_wisdom = { word-tile-fountain_of_wisdom }
word-reason-gate_of_passage = { word-tile-gate_of_passage }
word-reason-healers_mansion = { word-tile-healers_mansion }
word-reason-mages_tower = { word-tile-mages_tower }
word-reason-colossus = { word-wonder-colossus }
word-reason-great_pyramid = { word-wonder-great_pyramid }
word-reason-hanging_gardens = { word-wonder-hanging_gardens }
word-reason-ishtar_gate = { word-wonder-ishtar_gate }
word-reason-lighthouse = { word-wonder-lighthouse }
word-reason-mausoleum = { word-wonder-mausoleum }
word-reason-statue_of_zeus = { word-wonder-statue_of_zeus }
word-reason-temple_of_artemis = { word-wonder-temple_of_artemis }
word-reason-trial_a01 = l’Épreuve « { name-trial-a01 } »
word-reason-trial_a02 = l’Épreuve « { name-trial-a02 } »
word-reason-trial_a03 = l’Épreuve « { name-trial-a03 } »
word-reason-trial_a04 = l’Épreuve « { name-trial-a04 } »
word-reason-trial_a05 = l’Épreuve « { name-trial-a05 } »
word-reason-trial_a06 = l’Épreuve « { name-trial-a06 } »
word-reason-trial_a07 = l’Épreuve « { name-trial-a07 } »
word-reason-trial_a08 = l’Épreuve « { name-trial-a08 } »
word-reason-trial_a09 = l’Épreuve « { name-trial-a09 } »
word-reason-trial_a10 = l’Épreuve « { name-trial-a10 } »
word-reason-trial_a11 = l’Épreuve « { name-trial-a11 } »
word-reason-trial_a12 = l’Épreuve « { name-trial-a12 } »
word-reason-trial_a13 = l’Épreuve « { name-trial-a13 } »
word-reason-trial_a14 = l’Épreuve « { name-trial-a14 } »
word-reason-trial_a15 = l’Épreuve « { name-trial-a15 } »
word-reason-trial_a16 = l’Épreuve « { name-trial-a16 } »
word-reason-trial_a17 = l’Épreuve « { name-trial-a17 } »
word-reason-trial_a18 = l’Épreuve « { name-trial-a18 } »
word-reason-trial_a19 = l’Épreuve « { name-trial-a19 } »
word-reason-trial_a20 = l’Épreuve « { name-trial-a20 } »
word-reason-trial_a21 = l’Épreuve « { name-trial-a21 } »
word-reason-trial_a22 = l’Épreuve « { name-trial-a22 } »
word-reason-trial_a23 = l’Épreuve « { name-trial-a23 } »
word-reason-trial_a24 = l’Épreuve « { name-trial-a24 } »

## Les questions : ce que décide le hasard

prompt-BonusTile = { $site ->
    [0] Tirez la tuile Action Bonus du Lieu 1
    [1] Tirez la tuile Action Bonus du Lieu 2
    [2] Tirez la tuile Action Bonus du Lieu 3
    [3] Tirez la tuile Action Bonus du Lieu 4
   *[other] Tirez la tuile Action Bonus du Lieu 5
}
prompt-ZodiacCard = Tirez la carte Zodiaque pour { $temple }
prompt-MarketColour = Tirez la couleur de la prochaine case du Marché
prompt-MarketTile = { $colour_id ->
    [blue] Tirez la tuile bleue du Marché
   *[other] Tirez la tuile { $colour } du Marché
}
prompt-RevealTop = { $colour_id ->
    [blue] Retournez la tuile suivante de la pile bleue
   *[other] Retournez la tuile suivante de la pile { $colour }
}
prompt-OfferDie = Lancez le dé { $colour } de la zone Recrutement Citoyen
prompt-RollCitizen = Lancez le dé { $colour } de la zone Recrutement Citoyen
prompt-RollSpeaker = Lancez un Orateur pour la zone Recrutement Orateur
prompt-DistrictCard = Tirez une carte District
prompt-FirstPlayer = Qui prend la tuile Bastion ?
prompt-WonderSite = Tirez un Lieu pour une Merveille
prompt-DrawWonder = { $site ->
    [0] Tirez la Merveille du Lieu 1
    [1] Tirez la Merveille du Lieu 2
    [2] Tirez la Merveille du Lieu 3
    [3] Tirez la Merveille du Lieu 4
   *[other] Tirez la Merveille du Lieu 5
}
prompt-DrawTrial = Tirez l’Épreuve suivante
prompt-DraftRoll = Lancez le dé { $colour } du choix de départ
prompt-KeepCard = Tirez la carte Zodiaque que vous gardez

## Les questions : le tour

prompt-DraftDie = Prenez un dé ({ $number } sur 2)
prompt-SetAsideDie = Écartez un des dés de plus grande valeur
prompt-ChooseAction = Choisissez votre action
prompt-SpendToken = Dépensez-vous un jeton Supériorité pour une action supplémentaire ?
prompt-Pay = { $stone ->
    [0] { $food ->
        [0] Payez { $wisdom } Sagesse : avec combien d’Or ?
       *[other] Payez { $food } Nourriture : avec combien d’Or ?
    }
   *[other] { $wisdom ->
        [0] Payez { $stone } Pierre : avec combien d’Or ?
       *[other] Payez { $stone } Pierre et { $wisdom } Sagesse : avec combien d’Or pour la Pierre ?
    }
}
prompt-GainBasic = { $gemini ->
    [0] { $left ->
        [one] Choisissez { $left } ressource de base
       *[other] Choisissez { $left } ressources de base, une par une
    }
   *[other] { $left ->
        [one] Gémeaux : choisissez { $left } ressource de base
       *[other] Gémeaux : choisissez { $left } ressources de base, une par une
    }
}
prompt-SpendAny = { $left ->
    [one] Choisissez { $left } ressource à payer
   *[other] Choisissez { $left } ressources à payer, une par une
}

## Les questions : se rendre sur un Lieu

prompt-ChooseWorker = Qui se rend sur un Lieu de Rencontre ?
prompt-ChooseSite = { $value ->
    [0] Où va { $worker } ?
   *[other] Où va le dé { $colour } { $value } ?
}
prompt-FreezeSites = Dépensez-vous un jeton Supériorité pour qu’aucun Lieu n’augmente ?
prompt-RaiseNeighbour = Quel Lieu voisin augmente aussi ?
prompt-Visit = { $done ->
    [0] { $site ->
        [0] Lieu 1 : Pierre (action du haut) { $mains ->
            [1] ou
           *[other] et
        } progresser et attaquer (action du bas)
        [1] Lieu 2 : Nourriture (action du haut) { $mains ->
            [1] ou
           *[other] et
        } un Bâtiment (action du bas)
        [2] Lieu 3 : Sagesse (action du haut) { $mains ->
            [1] ou
           *[other] et
        } deux marches d’un Temple (action du bas)
        [3] Lieu 4 : une ressource de base et de l’Or (action du haut) { $mains ->
            [1] ou
           *[other] et
        } un Citoyen (action du bas)
       *[other] Lieu 5 : Pierre, Sagesse et Nourriture (action du haut) { $mains ->
            [1] ou
           *[other] et
        } dépenser de la Nourriture (action du bas)
    }
   *[other] Une autre action sur ce Lieu ?
}
prompt-BonusOrGold = Poisson : l’action bonus, ou 1 Or à la place ?
prompt-MoveOrAttack = { $done ->
    [0] { $most ->
        [1] { $steps ->
            [one] Avancer de { $steps } case ou attaquer ?
           *[other] Avancer de { $steps } cases ou attaquer ?
        }
       *[other] { $steps ->
            [one] Avancer de { $steps } case et attaquer : quoi d’abord ?
           *[other] Avancer de { $steps } cases et attaquer : quoi d’abord ?
        }
    }
    [1] Attaquer aussi ?
   *[other] Progresser aussi ?
}
prompt-ExchangeForGold = Échangez-vous une ressource de base contre 1 Or ?
prompt-ChooseTemple = Choisissez le Temple : deux marches et sa carte Zodiaque
prompt-ChooseStep = { $stone ->
    [0] Choisissez le Temple où monter d’une marche
   *[other] Choisissez le Temple où monter d’une marche et payez { $stone } Pierre
}
prompt-ExtraStep = Payez-vous 1 Or pour une marche d’un autre Temple ?
prompt-TakeCitizen = { $optional ->
    [0] { $paid ->
        [0] Choisissez un Citoyen, gratuitement
       *[other] Choisissez un Citoyen et payez son prix
    }
   *[other] { $paid ->
        [0] Prenez-vous un Citoyen gratuitement ?
       *[other] Recrutez-vous un Citoyen en payant son prix ?
    }
}
prompt-TakeSpeaker = Choisissez un Orateur
prompt-SpendFood = { $left ->
    [3] Dépensez jusqu’à 3 Nourriture : quel Stratège augmente, ou avancez-vous de 1 case ?
    [2] Dépensez-vous une deuxième Nourriture ?
   *[other] Dépensez-vous une troisième Nourriture ?
}
prompt-RaiseNewDie = Sagittaire : +1 pour votre nouveau Stratège, le dé { $colour } { $value } ?
prompt-RaiseNewSpeaker = Sagittaire : +1 pour votre nouvel Orateur de valeur { $value } ?

## Les questions : la Cité

prompt-Purchase = Choisissez ce que vous construisez
prompt-BuildMode = Comment construisez-vous { $kind } ?
prompt-PlaceTile = { $mode ->
    [0] Choisissez un emplacement pour { $kind }
    [1] Choisissez un emplacement pour votre Ferme
   *[other] Sur quelle Ferme construisez-vous { $kind } ?
}
prompt-WonderDirection = Posez-vous la Merveille à l’horizontale ou à la verticale ?
prompt-PlaceWonder = { $direction ->
    [0] Choisissez l’emplacement de gauche de votre Merveille
   *[other] Choisissez l’emplacement du haut de votre Merveille
}
prompt-Activations = Quelle capacité utilisez-vous ?
prompt-CloseWith = Quel Stratège donne son dé au Siège de Pouvoir ?
prompt-ChooseSeat = Choisissez un Siège de Pouvoir pour le dé { $colour } { $value }
prompt-MatchCard = Choisissez la carte District que vous réalisez
prompt-BuildLevel = Quelle Tour s’élève ?
prompt-RaiseForTower = Capricorne : +2 pour un Stratège ?
prompt-Retire = Quel Stratège de valeur 6 se retire d’abord ?

## Les questions : les capacités

prompt-StoneOrFood = { $left ->
    [one] Terrains équestres : Pierre ou Nourriture ?
   *[other] Terrains équestres : Pierre ou Nourriture, { $left } fois ?
}
prompt-Veteran = Quartier des Vétérans : quel Stratège rouge ?
prompt-SetAside = Chantier de Construction : quelle tuile du Marché mettez-vous de côté ?
prompt-SwapDie = Cour de Justice : quel Stratège change de couleur ?
prompt-SwapColour = Cour de Justice : quelle couleur pour le dé { $colour } { $value } ?
prompt-ResetSite = Fontaine de Sagesse : quel Vaisseau Mère revient à 1 ?
prompt-OpenGate = Portail : quel Stratège augmente ?
prompt-GateAmount = Portail : de combien augmente le dé { $colour } { $value } ?
prompt-CopyAbility = Tour des Mages : de quel Bâtiment adjacent utilisez-vous la capacité ?
prompt-PointsOrStone = Colosse de Rhodes : { $points } PV ou 1 Pierre ?
prompt-PyramidAmount = Grande Pyramide : combien de ressources payez-vous ?
prompt-GardenTile = Jardins suspendus : quelle tuile du Marché devient une Ferme ?
prompt-GateOfIshtar = Porte d’Ishtar : quel Stratège ou quel dé d’un Siège augmente ?

## Ce que lisent les autres pendant qu’un joueur décide

await-DraftDie = choisit un dé
await-SetAsideDie = écarte un dé
await-ChooseAction = choisit son action
await-SpendToken = décide de dépenser ou non un jeton Supériorité
await-Pay = décide combien d’Or payer
await-GainBasic = choisit des ressources de base
await-SpendAny = choisit des ressources à payer
await-ChooseWorker = choisit qui se rend sur un Lieu de Rencontre
await-ChooseSite = choisit un Lieu de Rencontre
await-FreezeSites = décide si les Lieux augmentent
await-RaiseNeighbour = choisit un Lieu voisin
await-Visit = choisit une action sur le Lieu
await-BonusOrGold = choisit entre l’action bonus et 1 Or
await-MoveOrAttack = progresse ou attaque
await-ExchangeForGold = décide d’échanger ou non une ressource contre 1 Or
await-ChooseTemple = choisit un Temple
await-ChooseStep = choisit un Temple
await-ExtraStep = décide de payer ou non 1 Or pour une autre marche
await-TakeCitizen = choisit un Citoyen
await-TakeSpeaker = choisit un Orateur
await-SpendFood = dépense de la Nourriture
await-RaiseNewDie = décide d’augmenter ou non son nouveau Stratège
await-RaiseNewSpeaker = décide d’augmenter ou non son nouvel Orateur
await-Purchase = choisit une tuile à construire
await-BuildMode = choisit comment construire
await-PlaceTile = choisit un emplacement pour la tuile
await-WonderDirection = choisit le sens de sa Merveille
await-PlaceWonder = choisit un emplacement pour sa Merveille
await-Activations = choisit une capacité à utiliser
await-CloseWith = choisit un dé pour le Siège de Pouvoir
await-ChooseSeat = choisit un Siège de Pouvoir
await-MatchCard = choisit une carte District
await-BuildLevel = choisit une Tour
await-RaiseForTower = décide d’augmenter ou non un Stratège
await-Retire = choisit qui se retire d’abord
await-StoneOrFood = choisit entre Pierre et Nourriture
await-Veteran = choisit un Stratège rouge
await-SetAside = choisit une tuile à mettre de côté
await-SwapDie = choisit un Stratège qui change de couleur
await-SwapColour = choisit une nouvelle couleur
await-ResetSite = choisit un Vaisseau Mère
await-OpenGate = choisit un Stratège à augmenter
await-GateAmount = choisit de combien augmenter
await-CopyAbility = choisit la capacité d’un Bâtiment adjacent
await-PointsOrStone = choisit entre PV et Pierre
await-PyramidAmount = choisit combien de ressources payer
await-GardenTile = choisit une tuile pour une Ferme
await-GateOfIshtar = choisit un dé à augmenter

## Les réponses

choice-pass = Passer
here-pass = { $workers ->
    [one] Passer, avec 1 ouvrier qui n’a pas servi
   *[other] Passer, avec { $workers } ouvriers qui n’ont pas servi
}
choice-stop = Terminé
choice-use = Oui
choice-decline = Non merci
choice-first = Joueur { $seat }
choice-drawn = { $tile_colour }
choice-zodiac = { $zodiac }
choice-tile = { $building_name }
choice-wonder = { $wonder }
choice-trial = { $trial }
choice-face = Face { $value }
choice-action-visit = Se rendre sur un Lieu de Rencontre
choice-action-close = Compléter un District
choice-action-tower = Élever une Tour du Palais
choice-action-grow = Augmenter la Population
choice-base = Stratège { $base }
here-base = dé { $colour } { $value } (socle { $base })
choice-speaker = Orateur de valeur { $value }
choice-worker-archon = { name-worker-archon }
choice-site-1 = Lieu 1 : { name-site-1 }
choice-site-2 = Lieu 2 : { name-site-2 }
choice-site-3 = Lieu 3 : { name-site-3 }
choice-site-4 = Lieu 4 : { name-site-4 }
choice-site-5 = Lieu 5 : { name-site-5 }
here-site = { $way ->
    [1] Lieu { $number } : { $site_name } (seulement les ressources)
   *[other] Lieu { $number } : { $site_name } (d’abord les ressources)
}
choice-part-top = Action du haut
choice-part-bottom = Action du bas
choice-part-bonus = Action bonus
choice-part-claim = Revendiquer la Merveille pour 1 Or
choice-gold = { $number ->
    [0] Sans Or
   *[other] Avec { $number } Or
}
choice-resource = { $basic }
choice-spend = { $resource }
choice-amount-1 = Un
choice-amount-2 = Deux
choice-amount-3 = Trois
choice-military-move = Progresser
choice-military-attack = Attaquer
choice-temple-forest = { name-temple-forest }
choice-temple-mountain = { name-temple-mountain }
choice-temple-sea = { name-temple-sea }
choice-citizen = Citoyen de la case { $space }
here-citizen = Dé { $colour } { $value } (case { $space })
choice-recruit = Orateur de valeur { $value }
choice-market = Case { $space } du Marché
here-market = { $way ->
    [1] { $building_name } (Marché { $space }), seulement comme Ferme
   *[other] { $building_name } (Marché { $space })
}
choice-reserve = Tuile mise de côté : { $building_name }
here-reserve = Tuile mise de côté : { $building_name }, seulement comme Ferme
choice-claimed-wonder = Votre Merveille
here-claimed = Votre Merveille : { $wonder_name }
choice-mode-building = Comme Bâtiment
choice-mode-farm = Comme Ferme
choice-mode-over_farm = Sur une Ferme, gratuitement (Vierge)
choice-direction-across = À l’horizontale
choice-direction-down = À la verticale
choice-tower = Tour { $tower }
choice-colour = Dé { $colour }
choice-card = Carte District { $card }
choice-die = Dé { $colour } { $value }
choice-reward-points = Points de Victoire
choice-reward-stone = { name-resource-stone }
choice-effect-bonus = Action bonus
choice-effect-gold = De l’Or à la place
choice-cell = En { $cell }
here-cell = { $tile_name } en { $cell }
choice-seat = Siège en { $cell }
here-seat = Siège en { $cell } (dé { $colour } { $value })

## Les événements : mise en place et manches

event-bonus_tile = La tuile Action Bonus { $tile_colour } va au { $site }.
events-bonus_tile = Les tuiles Action Bonus sont en place : { $list }.
each-bonus_tile = { $tile_colour } au { $site }
event-zodiac = La carte { $zodiac } est tirée pour { $temple }.
events-zodiac = Les cartes Zodiaque sont en place : { $list }.
each-zodiac = { $zodiac } pour { $temple }
event-market = Le Marché reçoit { $building }.
events-market = Le Marché reçoit { $list }.
each-market = { $building }
event-top = Ensuite dans sa pile : { $building_name }.
events-top = Ensuite dans les piles : { $list }.
each-top = { $building_name }
event-market-top = Le Marché reçoit { $building } ; ensuite dans sa pile : { $building_name }.
event-rolled = La zone Recrutement Citoyen reçoit le dé { $colour } { $value }.
events-rolled = La zone Recrutement Citoyen reçoit { $list }.
each-rolled = le dé { $colour } { $value }
event-speaker_rolled = La zone Recrutement Orateur reçoit un { $value }.
events-speaker_rolled = La zone Recrutement Orateur reçoit { $list }.
each-speaker_rolled = un { $value }
event-card_shown = Une carte District est exposée.
events-card_shown = Des cartes District sont exposées.
each-card_shown = { $card }
event-bulwark = { $player } { DOES($player, "prend", "prenez") } la tuile Bastion.
event-wonder_shown = Merveille verrouillée au { $site } : { $wonder }.
events-wonder_shown = Les Merveilles attendent, encore verrouillées : { $list }.
each-wonder_shown = { $wonder } au { $site }
event-trial_shown = L’Épreuve « { $trial } » rejoint la rangée.
events-trial_shown = Les Épreuves, dans cet ordre : { $list }.
each-trial_shown = « { $trial } »
event-draft_rolled = Le choix de départ reçoit le dé { $colour } { $value }.
events-draft_rolled = Les dés du choix de départ : { $list }.
each-draft_rolled = { $colour } { $value }
event-drafted = { $player } { DOES($player, "prend", "prenez") } le dé { $colour } { $value }.
event-set_aside = { $player } { DOES($player, "écarte", "écartez") } le dé { $colour } { $value }.
event-round = La manche { $round } commence.
event-round_over = La manche { $round } est terminée.
event-trial = L’Épreuve « { $trial } » est décomptée.
event-round_over-trial = La manche { $round } est terminée ; l’Épreuve « { $trial } » est décomptée.
event-round_limit = La manche { $round } était la dernière permise par la limite.
event-game_over = La partie se termine après la manche { $round }. Place au décompte final.
event-target_reached = { $player } { DOES($player, "atteint", "atteignez") } l’objectif de { $points } PV. Bravo !
event-target_missed = { $player } { DOES($player, "n’atteint", "n’atteignez") } pas l’objectif de { $points } PV.
event-trigger = { $player } { DOES($player, "déclenche", "déclenchez") } la fin de partie : { $trigger }. Cette manche est la dernière.

## Les événements : ressources et points

event-score = { $player } { DOES($player, "gagne", "gagnez") } { $points } PV pour { $reason }.
events-score = { $player } { DOES($player, "gagne", "gagnez") } des PV pour { $list }.
each-score = { $reason } ({ $points } PV)
event-gained = { $player } { DOES($player, "reçoit", "recevez") } { $number } { $resource }.
events-gained = { $player } { DOES($player, "reçoit", "recevez") } { $list }.
each-gained = { $number } { $resource }
event-paid = { $player } { DOES($player, "paie", "payez") } { $number } { $resource }.
events-paid = { $player } { DOES($player, "paie", "payez") } { $list }.
each-paid = { $number } { $resource }

## Les événements : visites et ouvriers

event-visited = { $player } { DOES($player, "envoie", "envoyez") } { $worker } au { $site }.
event-visited-site = { $player } { DOES($player, "envoie", "envoyez") } { $worker } au { $site } (désormais à { $value }).
events-paid-visited-site = { $player } { DOES($player, "envoie", "envoyez") } { $worker } au { $site } (désormais à { $value }) pour { $list }.
event-visited-site-unlocked = { $player } { DOES($player, "envoie", "envoyez") } { $worker } au { $site } (désormais à { $value }) et { DOES($player, "déverrouille", "déverrouillez") } { $wonder }.
event-site = { $player } { DOES($player, "met", "mettez") } le { $site } à { $value }.
event-site-unlocked = { $player } { DOES($player, "met", "mettez") } le { $site } à { $value } et { DOES($player, "déverrouille", "déverrouillez") } { $wonder }.
event-frozen = { $player } { DOES($player, "dépense", "dépensez") } un jeton Supériorité pour qu’aucun Lieu n’augmente.
event-token = { $player } { DOES($player, "dépense", "dépensez") } un jeton Supériorité pour une action supplémentaire.
event-hired = { $player } { DOES($player, "recrute", "recrutez") } le Citoyen { $colour } { $value }.
events-paid-hired = { $player } { DOES($player, "recrute", "recrutez") } le Citoyen { $colour } { $value } pour { $list }.
event-no_die = La réserve n’a plus de dé { $colour } pour la zone Recrutement Citoyen.
event-speaker = { $player } { DOES($player, "prend", "prenez") } un Orateur de valeur { $value }.
event-speaker_raised = { $player } { DOES($player, "augmente", "augmentez") } l’Orateur à { $value }.
event-raised = { $player } { DOES($player, "augmente", "augmentez") } le Stratège { $base } à { $value }.
events-paid-raised = { $player } { DOES($player, "augmente", "augmentez") } le Stratège { $base } à { $value } pour { $list }.
event-lowered = { $player } { DOES($player, "diminue", "diminuez") } le Stratège { $base } à { $value }.
event-swapped = { $player } { DOES($player, "donne", "donnez") } un dé { $colour } au Stratège { $base }.
event-grown = { $player } { DOES($player, "augmente", "augmentez") } { DOES($player, "sa", "votre") } Population à { $bases } socles.
events-paid-grown = { $player } { DOES($player, "augmente", "augmentez") } { DOES($player, "sa", "votre") } Population à { $bases } socles pour { $list }.
event-passed = { $player } { DOES($player, "passe", "passez") }.
event-returned = { $player } { DOES($player, "ramène", "ramenez") } le Stratège { $base } (désormais { $value }).
events-returned = { $player } { DOES($player, "ramène", "ramenez") } { $list }.
each-returned = le Stratège { $base } (désormais { $value })
event-retired = { $player } { DOES($player, "retire", "retirez") } le dé { $colour } 6, qui devient Conseiller.
events-retired = { $player } { DOES($player, "retire", "retirez") } { $list }, qui deviennent Conseillers.
each-retired = le dé { $colour } 6
event-retired-score = { $player } { DOES($player, "retire", "retirez") } le dé { $colour } 6 : { $points } PV.

## Les événements : piste Militaire et Temples

event-advanced = { $space ->
    [13] { $player } { DOES($player, "atteint", "atteignez") } l’emplacement final de la piste Militaire.
   *[other] { $player } { DOES($player, "avance", "avancez") } à la case { $space } de la piste Militaire.
}
events-paid-advanced = { $space ->
    [13] { $player } { DOES($player, "atteint", "atteignez") } l’emplacement final de la piste Militaire pour { $list }.
   *[other] { $player } { DOES($player, "avance", "avancez") } à la case { $space } de la piste Militaire pour { $list }.
}
event-advanced-superiority = { $space ->
    [13] { $player } { DOES($player, "atteint", "atteignez") } l’emplacement final de la piste Militaire et { DOES($player, "gagne", "gagnez") } un jeton Supériorité.
   *[other] { $player } { DOES($player, "avance", "avancez") } à la case { $space } de la piste Militaire et { DOES($player, "gagne", "gagnez") } un jeton Supériorité.
}
event-advanced-superiority-superiority = { $space ->
    [13] { $player } { DOES($player, "atteint", "atteignez") } l’emplacement final de la piste Militaire et { DOES($player, "gagne", "gagnez") } 2 jetons Supériorité.
   *[other] { $player } { DOES($player, "avance", "avancez") } à la case { $space } de la piste Militaire et { DOES($player, "gagne", "gagnez") } 2 jetons Supériorité.
}
event-fell_back = { $player } { DOES($player, "recule", "reculez") } à la case { $space } de la piste Militaire.
event-foreign_disk = Le marqueur adverse est placé sur la case { $space } de la piste Militaire.
event-card_back = { $player } { DOES($player, "rend", "rendez") } la carte { $zodiac } à son Temple.
event-speaker_back = Un Orateur revient dans la zone Recrutement Orateur avec la valeur { $value }.
event-superiority = { $player } { DOES($player, "gagne", "gagnez") } un jeton Supériorité.
event-attacked = { $player } { DOES($player, "attaque", "attaquez") }.
events-paid-attacked = { $player } { DOES($player, "attaque", "attaquez") } pour { $list }.
event-attacked-attacked = { $player } { DOES($player, "attaque", "attaquez") } deux fois.
events-paid-attacked-attacked = { $player } { DOES($player, "attaque", "attaquez") } deux fois pour { $list }.
event-attacked-score = { $player } { DOES($player, "attaque", "attaquez") } : { $points } PV.
event-attacked-gained-score = { $player } { DOES($player, "attaque", "attaquez") } : { $number } { $resource } et { $points } PV.
event-climbed = { $player } { DOES($player, "monte", "montez") } à { $step } dans { $temple }.
events-paid-climbed = { $player } { DOES($player, "monte", "montez") } à { $step } dans { $temple } pour { $list }.
events-paid-climbed-card = { $player } { DOES($player, "monte", "montez") } à { $step } dans { $temple } pour { $list } et { DOES($player, "prend", "prenez") } la carte { $zodiac }.
event-card = { $player } { DOES($player, "prend", "prenez") } la carte { $zodiac }.
events-card = { $player } { DOES($player, "prend", "prenez") } les cartes { $list }.
each-card = { $zodiac }
event-climbed-card = { $player } { DOES($player, "monte", "montez") } à { $step } dans { $temple } et { DOES($player, "prend", "prenez") } la carte { $zodiac }.

## Les événements : la Cité

event-built = { $player } { DOES($player, "construit", "construisez") } { $building }.
events-paid-built = { $player } { DOES($player, "construit", "construisez") } { $building } pour { $list }.
event-farm = { $player } { DOES($player, "construit", "construisez") } une Ferme.
event-farm_back = { $player } { DOES($player, "remet", "remettez") } la Ferme sous la pile { $colour_id ->
    [blue] bleue.
   *[other] { $colour }.
}
event-reserved = { $player } { DOES($player, "met", "mettez") } de côté { $building } du Marché.
event-unlocked = { $player } { DOES($player, "déverrouille", "déverrouillez") } { $wonder }.
event-claimed = { $player } { DOES($player, "revendique", "revendiquez") } { $wonder }.
events-paid-claimed = { $player } { DOES($player, "revendique", "revendiquez") } { $wonder } pour { $list }.
event-wonder_built = { $player } { DOES($player, "construit", "construisez") } { $wonder }.
event-used = { $player } { DOES($player, "utilise", "utilisez") } { $tile }.
event-used-score = { $player } { DOES($player, "utilise", "utilisez") } { $tile } : { $points } PV.
event-used-climbed = { $player } { DOES($player, "utilise", "utilisez") } { $tile } et { DOES($player, "monte", "montez") } à { $step } dans { $temple }.
event-used-reserved = { $player } { DOES($player, "utilise", "utilisez") } { $tile } et { DOES($player, "met", "mettez") } de côté { $building }.
event-used-raised = { $player } { DOES($player, "utilise", "utilisez") } { $tile } et { DOES($player, "augmente", "augmentez") } le Stratège { $base } à { $value }.
event-used-swapped = { $player } { DOES($player, "utilise", "utilisez") } { $tile } et { DOES($player, "donne", "donnez") } un dé { $colour } au Stratège { $base }.
event-closed = { $player } { DOES($player, "complète", "complétez") } un District avec le dé { $colour } { $value }.
event-seat_raised = { $player } { DOES($player, "augmente", "augmentez") } un dé d’un Siège à { $value }.
event-matched = { $player } { DOES($player, "réalise", "réalisez") } une carte District.
event-matched-score = { $player } { DOES($player, "réalise", "réalisez") } une carte District : { $points } PV.
event-matched-score-gained = { $player } { DOES($player, "réalise", "réalisez") } une carte District : { $points } PV et { $number } { $resource }.
event-tower = { $player } { DOES($player, "élève", "élevez") } la Tour { $tower } à { $height } Étages.
events-paid-tower = { $player } { DOES($player, "élève", "élevez") } la Tour { $tower } à { $height } Étages pour { $list }.

## Les événements tels que l’historique les raconte : ce qui se trouve à un endroit, et les totaux

event-sent = { $player } { DOES($player, "envoie", "envoyez") } le dé { $colour } { $value } au { $site }.
events-paid-sent = { $player } { DOES($player, "envoie", "envoyez") } le dé { $colour } { $value } au { $site } pour { $list }.
event-sent_up = { $player } { DOES($player, "envoie", "envoyez") } le dé { $colour } { $value } au { $site } (désormais à { $number }).
events-paid-sent_up = { $player } { DOES($player, "envoie", "envoyez") } le dé { $colour } { $value } au { $site } (désormais à { $number }) pour { $list }.
event-sent_up-unlocked = { $player } { DOES($player, "envoie", "envoyez") } le dé { $colour } { $value } au { $site } (désormais à { $number }) et { DOES($player, "déverrouille", "déverrouillez") } { $wonder }.
event-die_set = { $player } { DOES($player, "met", "mettez") } un dé { $colour } à { $value }.
events-die_set = { $player } { DOES($player, "met", "mettez") } { $list }.
each-die_set = un dé { $colour } à { $value }
event-recoloured = { $player } { DOES($player, "remplace", "remplacez") } le dé { $colour } { $value } par un dé { $new_colour }.
event-home = { $number ->
    [one] { $player } { DOES($player, "ramène", "ramenez") } 1 Stratège.
   *[other] { $player } { DOES($player, "ramène", "ramenez") } { $number } Stratèges.
}
event-moved = { $number ->
    [one] { $player } { DOES($player, "avance", "avancez") } d’une case sur la piste Militaire.
   *[other] { $player } { DOES($player, "avance", "avancez") } de { $number } cases sur la piste Militaire.
}
events-paid-moved = { $number ->
    [one] { $player } { DOES($player, "avance", "avancez") } d’une case sur la piste Militaire pour { $list }.
   *[other] { $player } { DOES($player, "avance", "avancez") } de { $number } cases sur la piste Militaire pour { $list }.
}
event-district_closed = { $player } { DOES($player, "complète", "complétez") } un District avec le dé { $colour } { $value }.

## Pourquoi l’on marque

reason-attack = Attaques
reason-aries = { name-zodiac-aries }
reason-final_space = Emplacement final
reason-district = Cartes District
reason-last_base = Dernier socle
reason-retirement = Retraites
reason-gold = { name-resource-gold }
reason-advisors = Conseillers
reason-temples = Temples
reason-seats = Sièges de Pouvoir
reason-granary = { name-building-granary }
reason-harbor = { name-building-harbor }
reason-market = { name-building-market }
reason-mint = { name-building-mint }
reason-quarry = { name-building-quarry }
reason-workshop = { name-building-workshop }
reason-armory = { name-building-armory }
reason-chariot_field = { name-building-chariot_field }
reason-outpost = { name-building-outpost }
reason-riding_grounds = { name-building-riding_grounds }
reason-stronghold = { name-building-stronghold }
reason-veteran_settlement = { name-building-veteran_settlement }
reason-castle = { name-building-castle }
reason-construction_site = { name-building-construction_site }
reason-court_of_law = { name-building-court_of_law }
reason-estate = { name-building-estate }
reason-forum = { name-building-forum }
reason-stone_circle = { name-building-stone_circle }
reason-forest_temple = { name-building-forest_temple }
reason-mountain_temple = { name-building-mountain_temple }
reason-sea_temple = { name-building-sea_temple }
reason-obelisk = { name-building-obelisk }
reason-sacred_place = { name-building-sacred_place }
reason-statue = { name-building-statue }
reason-artists_parlor = { name-building-artists_parlor }
reason-astronomy_tower = { name-building-astronomy_tower }
reason-fountain_of_wisdom = { name-building-fountain_of_wisdom }
reason-gate_of_passage = { name-building-gate_of_passage }
reason-healers_mansion = { name-building-healers_mansion }
reason-mages_tower = { name-building-mages_tower }
reason-colossus = { name-wonder-colossus }
reason-great_pyramid = { name-wonder-great_pyramid }
reason-hanging_gardens = { name-wonder-hanging_gardens }
reason-ishtar_gate = { name-wonder-ishtar_gate }
reason-lighthouse = { name-wonder-lighthouse }
reason-mausoleum = { name-wonder-mausoleum }
reason-statue_of_zeus = { name-wonder-statue_of_zeus }
reason-temple_of_artemis = { name-wonder-temple_of_artemis }
reason-trial_a01 = Épreuve : { name-trial-a01 }
reason-trial_a02 = Épreuve : { name-trial-a02 }
reason-trial_a03 = Épreuve : { name-trial-a03 }
reason-trial_a04 = Épreuve : { name-trial-a04 }
reason-trial_a05 = Épreuve : { name-trial-a05 }
reason-trial_a06 = Épreuve : { name-trial-a06 }
reason-trial_a07 = Épreuve : { name-trial-a07 }
reason-trial_a08 = Épreuve : { name-trial-a08 }
reason-trial_a09 = Épreuve : { name-trial-a09 }
reason-trial_a10 = Épreuve : { name-trial-a10 }
reason-trial_a11 = Épreuve : { name-trial-a11 }
reason-trial_a12 = Épreuve : { name-trial-a12 }
reason-trial_a13 = Épreuve : { name-trial-a13 }
reason-trial_a14 = Épreuve : { name-trial-a14 }
reason-trial_a15 = Épreuve : { name-trial-a15 }
reason-trial_a16 = Épreuve : { name-trial-a16 }
reason-trial_a17 = Épreuve : { name-trial-a17 }
reason-trial_a18 = Épreuve : { name-trial-a18 }
reason-trial_a19 = Épreuve : { name-trial-a19 }
reason-trial_a20 = Épreuve : { name-trial-a20 }
reason-trial_a21 = Épreuve : { name-trial-a21 }
reason-trial_a22 = Épreuve : { name-trial-a22 }
reason-trial_a23 = Épreuve : { name-trial-a23 }
reason-trial_a24 = Épreuve : { name-trial-a24 }

## Les options d’une nouvelle partie

option-players = Joueurs
option-players-1 = Un joueur : solo, cinq manches et un objectif à atteindre
option-players-2 = Deux joueurs : quatre cartes District, sept dés de chaque couleur
option-players-3 = Trois joueurs : cinq cartes District, huit dés de chaque couleur
option-players-4 = Quatre joueurs : six cartes District, neuf dés de chaque couleur
option-wonders = Merveilles antiques
option-wonders-false = Sans Merveilles
option-wonders-true = Avec des Merveilles à revendiquer, à construire et à utiliser encore et encore
option-trials = Épreuves des Bâtisseurs
option-trials-none = Sans Épreuves : les conditions habituelles terminent la partie
option-trials-short = Partie courte : quatre Épreuves, une à la fin de chaque manche
option-trials-regular = Partie normale : cinq Épreuves, une à la fin de chaque manche
option-trials-extended = Partie longue : six Épreuves, une à la fin de chaque manche
option-stated_trials_only = Épreuves du livret : lesquelles participent au tirage
option-stated_trials_only-false = Les 24 Épreuves, dont 18 reconstituées
option-stated_trials_only-true = Seulement les six Épreuves dont le livret donne le texte
option-round_limit = Limite de manches (parties à plusieurs sans Épreuves)
option-round_limit-4 = Au plus 4 manches
option-round_limit-5 = Au plus 5 manches
option-round_limit-6 = Au plus 6 manches
option-round_limit-7 = Au plus 7 manches
option-round_limit-8 = Au plus 8 manches
option-round_limit-9 = Au plus 9 manches
option-round_limit-10 = Au plus 10 manches
option-round_limit-11 = Au plus 11 manches
option-round_limit-12 = Au plus 12 manches
option-round_limit-13 = Au plus 13 manches
option-round_limit-14 = Au plus 14 manches
option-round_limit-15 = Au plus 15 manches
option-round_limit-16 = Au plus 16 manches
option-round_limit-17 = Au plus 17 manches
option-round_limit-18 = Au plus 18 manches
option-round_limit-19 = Au plus 19 manches
option-round_limit-20 = Au plus 20 manches
option-round_limit-21 = Au plus 21 manches
option-round_limit-22 = Au plus 22 manches
option-round_limit-23 = Au plus 23 manches
option-round_limit-24 = Au plus 24 manches
option-round_limit-25 = Au plus 25 manches
option-round_limit-26 = Au plus 26 manches
option-round_limit-27 = Au plus 27 manches
option-round_limit-28 = Au plus 28 manches
option-round_limit-29 = Au plus 29 manches
option-round_limit-30 = Au plus 30 manches
option-round_limit-31 = Au plus 31 manches
option-round_limit-32 = Au plus 32 manches
option-round_limit-33 = Au plus 33 manches
option-round_limit-34 = Au plus 34 manches
option-round_limit-35 = Au plus 35 manches
option-round_limit-36 = Au plus 36 manches
option-round_limit-37 = Au plus 37 manches
option-round_limit-38 = Au plus 38 manches
option-round_limit-39 = Au plus 39 manches
option-round_limit-40 = Au plus 40 manches
