### Le jeu en une page : pour chaque partie son titre et ses phrases, et ce que montrent les images.

## Le but
overview-aim = But du jeu
overview-aim-win = Chacun bâtit une Cité avec l’aide de visiteurs venus des étoiles. Vos ouvriers sont des dés, et ces dés finissent par faire partie de la Cité. À la fin, le joueur qui a le plus de points de victoire (PV) gagne.
overview-aim-now = Une partie des PV vient en cours de jeu : Districts qui correspondent à une carte, Attaques, Bâtiments.
overview-aim-later = Le reste se compte à la fin : les dés de votre Cité multipliés par vos Tours, les Temples, les Conseillers et l’Or.

## Une manche
overview-round = Une manche
overview-round-workers = Vous commencez avec deux dés sur des socles, les Stratèges, et l’Archonte. Un Stratège a une couleur et une valeur : les deux comptent.
overview-round-turns = Le joueur qui a la tuile Bastion (le château à côté d’un nom) commence. On joue tour à tour jusqu’à ce que tous aient passé.
overview-round-home = Quand vous passez, vos ouvriers reviennent. Chaque Stratège qui était sur un Lieu augmente de 1 ; un 6 se retire et devient Conseiller.
overview-round-end = Quand tous ont passé, la tuile Bastion va au plus avancé sur la piste Militaire, les marqueurs y reculent, et les cartes Zodiaque vont aux plus hauts dans les Temples.

## Un tour
overview-turn = Votre tour : une chose sur cinq
overview-turn-visit = Se rendre sur un Lieu avec un ouvrier. C’est le cas le plus fréquent.
overview-turn-close = Compléter un District : un Stratège non utilisé donne son dé à votre Cité.
overview-turn-tower = Élever une Tour d’un Étage, pour autant d’Or qu’elle est haute.
overview-turn-grow = Augmenter votre Population : payer de la Nourriture pour un socle de plus, donc un dé de plus.
overview-turn-pass = Ou passer, et attendre la prochaine manche.

## Une visite
overview-visit = Se rendre sur un Lieu
overview-visit-value = Si la valeur de votre ouvrier est au moins celle du Lieu, c’est gratuit ; sinon, payez la différence en Sagesse. Puis la valeur du Lieu augmente de 1 ; après 6, elle revient à 1.
overview-visit-action = Faites une de ses deux actions : celle du haut donne des ressources, celle du bas s’en sert. Un Stratège de valeur 6 fait les deux.
overview-visit-bonus = Si votre Stratège a la couleur de la tuile au pied du Lieu, il peut faire aussi cette action bonus.
overview-visit-archon = L’Archonte ne paie jamais et a les couleurs de vos Conseillers. Les Orateurs, des dés d’emprunt, n’ont pas de couleur.
overview-visit-gold = Pierre, Nourriture et Sagesse servent à payer. L’Or peut remplacer chacune d’elles.

## La Cité
overview-city = Bâtiments et Districts
overview-city-buy = Construisez un Bâtiment pour la Sagesse de sa place au Marché et la Pierre de la tuile. Posez-le bord à bord avec votre Cité, puis utilisez sa capacité.
overview-city-farm = Vous pouvez toujours poser plutôt la tuile face cachée : une Ferme ne coûte rien, ne fait rien et remplit une place.
overview-city-close = Quatre tuiles en carré forment un District. Le compléter est une action à part : le dé d’un Stratège non utilisé va sur le point du milieu, pour toujours. Son socle est de nouveau libre.
overview-city-card = Si trois des tuiles ont les couleurs et les places d’une carte District, tournée ou retournée à votre guise, vous recevez ses PV (le nombre le plus élevé la première fois) et son Or. Les Étages en haut d’une carte montrent seulement ce qu’elle a mis dans la réserve d’Étages.
overview-city-again = Vous pouvez alors utiliser encore une fois chaque Bâtiment du District qui a la couleur du dé.
overview-city-yellow = Les Bâtiments jaunes donnent des ressources et de l’Or, ou des PV pour ce qui est jaune.
overview-city-red = Les rouges font avancer votre marqueur sur la piste Militaire, attaquent, ou donnent des PV pour ce qui est rouge.
overview-city-orange = Les orange apportent Citoyens, Orateurs et tuiles mises de côté, que vous construirez plus tard pour leur seule Pierre, ou des PV pour les Districts et les couleurs de Bâtiments.
overview-city-blue = Les bleus gravissent les Temples, ou donnent des PV pour les Obélisques et les cartes Zodiaque.
overview-city-purple = Les mauves donnent de la Sagesse, changent ce qu’affichent dés et Lieux, ou donnent des PV pour vos Stratèges.

## Les Temples
overview-temples = Les Temples
overview-temples-climb = Le troisième Lieu : payez 1 Pierre et montez de deux marches sur l’une des trois pistes.
overview-temples-card = Vous prenez aussi la carte Zodiaque de ce Temple, même à un autre joueur. Elle aide celui qui l’a.

## L’armée
overview-military = La piste Militaire
overview-military-move = Progressez sur la piste. Chaque palier donne un jeton Supériorité : dépensez-en un après votre action pour en faire une autre. Atteindre la dernière case rapporte les 9 PV indiqués.
overview-military-attack = Une Attaque donne le bonus de votre case, puis 1 PV par marqueur derrière le vôtre et 1 par palier franchi. Elle ne fait de mal à personne.
overview-military-first = Le plus avancé commence la prochaine manche. Puis tous les marqueurs reculent jusqu’à leur dernier palier.

## La population
overview-people = D’autres ouvriers, les Conseillers, les Tours
overview-people-hire = Le quatrième Lieu : recrutez un dé pour la Sagesse indiquée dessous, si vous avez un socle libre. Compléter un District ou retirer un dé en libère un aussi.
overview-people-advisor = Un 6 qui revient d’un Lieu devient Conseiller. Chaque nouvelle couleur mène à une case qui vaut plus à la fin ; pour une couleur déjà présente, vous gagnez aussitôt les PV de la dernière case.
overview-people-tower = Vous avez une Tour de chaque couleur. Un Étage de plus coûte autant d’Or que la Tour est haute.

## La fin
overview-end = Quand la partie finit
overview-end-last = La manche où arrive l’une de ces quatre choses est la dernière ; jouez-la jusqu’au bout. Dans tous les cas, la partie finit après 20 manches, une partie guidée après 10.
overview-end-top = Un joueur a ses trois marqueurs au sommet des Temples.
overview-end-gold = Plus aucune carte District ne porte d’Or.
overview-end-towers = Il reste au plus trois couleurs dans la réserve d’Étages.
overview-end-dice = Il faut un dé pour le Recrutement Citoyen, et il n’en reste plus de cette couleur.

## Les points
overview-score = Les points à la fin
overview-score-seats = Chaque dé de votre Cité : sa valeur multipliée par la hauteur de votre Tour de sa couleur.
overview-score-temples = Vos deux marqueurs de Temple les plus bas : le nombre de leur marche. Le plus haut ne compte pas : montez de façon égale.
overview-score-advisors = La dernière case atteinte par vos Conseillers.
overview-score-gold = 1 PV par Or. Pierre, Nourriture, Sagesse et jetons ne valent rien.
overview-score-tie = Tout cela s’ajoute aux PV gagnés en cours de jeu. Le joueur qui a le plus de PV gagne ; à égalité, la Cité qui a le plus de tuiles.

## Images
picture-city = Une Cité vers la fin : des Bâtiments de couleur, des Fermes vertes et un dé sur un Siège de Pouvoir.
picture-workers = Des Stratèges sur leurs socles et l’Archonte. Les socles de droite coûtent de la Nourriture ; le dernier rapporte 10 PV.
picture-sites = Les cinq Lieux : de haut en bas, la valeur, l’action du haut, l’action du bas et la tuile bonus.
picture-visited = La valeur des Lieux visités a augmenté.
picture-bonus = La tuile bonus au pied de chaque Lieu : sa couleur dit quels Stratèges peuvent s’en servir.
picture-market = À côté de chaque Bâtiment, la Sagesse et la Pierre à payer. Quand vous en achetez un, une tuile de sa couleur le remplace.
picture-district = Un District complété : le dé reste au milieu. En dessous, les cartes avec leur motif, leurs PV et leur Or.
picture-farm = Une nouvelle Ferme : elle compte comme tuile, mais n’a pas de couleur.
picture-temples = Deux marches montées en un tour. Sous chaque piste se trouve sa carte Zodiaque.
picture-military = La piste Militaire : les poteaux rouges sont les paliers, les cercles montrent ce qu’y donne une Attaque.
picture-people = Le Recrutement Citoyen et ses prix, les Orateurs en dessous, et combien de dés il reste.
picture-belongings = Les Tours avec le prix du prochain Étage, et les Conseillers : les nombres sont des PV à la fin.
picture-towers = Les Tours du Palais et, en dessous, ce qu’il en reste dans la réserve.
picture-ending = Sous les cartes, on lit combien chacune des quatre fins est proche ; puis la réserve d’Étages.
picture-last = Ce qui compte à la fin : les dés de la Cité, les Tours, les Conseillers.
picture-solo = Les Lieux en solo : chaque visite augmente aussi un voisin.
picture-wonders = Au-dessus des Lieux se dressent les Merveilles, verrouillées jusqu’à ce que le Lieu montre un 5.
picture-trials = Les Épreuves sont en rangée ; la plus à gauche est décomptée à la fin de la manche.
