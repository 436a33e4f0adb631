### Ce que sont les choses dessinées, là où le dessin ne le dit pas lui-même.

thing-site = Un Lieu de Rencontre
thing-site-top = L’action du haut d’un Lieu
thing-site-bottom = L’action du bas d’un Lieu
thing-site-bonus = L’action bonus d’un Lieu
thing-site-claim = La Merveille d’un Lieu
thing-market = Une tuile du Marché des Bâtiments
thing-stack = Une pile de Bâtiments
thing-citizen = Un dé du Recrutement Citoyen
thing-recruit = Un dé du Recrutement Orateur
thing-die = Un dé à choisir au départ
thing-stock = La réserve de dés
thing-temple = Une piste de Temple
thing-zodiac = Une carte Zodiaque
thing-zodiac-disk = Un marqueur Zodiaque
thing-card = Une carte
thing-trial = Une Épreuve
thing-towers = La réserve d’Étages
thing-tower = Une Tour
thing-base = Un socle
thing-sent = Un ouvrier sur un Lieu
thing-speaker = Un Orateur
thing-worker = L’Archonte
thing-cell = Une place de la Cité
thing-reserve = Un Bâtiment mis de côté
thing-claimed = Une Merveille revendiquée
thing-bulwark = La tuile Bastion
thing-advisors = Les Conseillers
thing-disk = Un marqueur Force Militaire
thing-superiority = Les jetons Supériorité
thing-points = Les points de victoire
thing-seat = Un Siège de Pouvoir
thing-player = L’espace d’un joueur
thing-foreign-disk = Le marqueur adverse
thing-military = Une case de la piste Militaire
thing-ends = Ce qui reste avant la fin de la partie
thing-stone = La Pierre
thing-food = La Nourriture
thing-wisdom = La Sagesse
thing-gold = L’Or
thing-tokens = Les jetons Supériorité
thing-score = Les points de victoire
thing-total = Les points de victoire si la partie finissait maintenant
thing-strip = Les possessions d’un joueur
thing-level = L’Étage suivant d’une Tour

### À quoi servent les biens.

use-stone = { about-resource-stone }
use-food = { about-resource-food }
use-wisdom = { about-resource-wisdom }
use-gold = { about-resource-gold }
use-tokens = Chacun vous permet une deuxième action pendant votre tour, une seule par tour.
use-level = Le nombre de la bande est l’Or que coûte son prochain Étage : en gras si vous pouvez le payer, pâle sinon.

### À quoi sert une chose et quand on peut s’en servir, là où ce tour-ci ne le permet pas.

when-site = Envoyez-y vos ouvriers pendant votre tour. Le Lieu donne son action du haut ou celle du bas, et son action bonus à un ouvrier de la couleur de sa tuile.
when-market = Construisez-la par l’action du bas du Lieu 2 ou par l’action bonus mauve.
when-citizen = Recrutez-le comme Stratège par l’action du bas du Lieu 4, si vous avez un socle libre.
when-recruit = Prenez-le par l’action bonus orange d’un Lieu.
when-temple = Vos marqueurs y montent par l’action du bas du Lieu 3, par l’action bonus bleue et par des Bâtiments. À la fin, vos deux marqueurs les plus bas rapportent les points de leur marche.
when-zodiac-disk = { when-temple }
when-towers = Ajoutez-le à votre Palais par l’action « Élever une Tour », contre de l’Or.
when-tower = Élevez-la par l’action « Élever une Tour », contre de l’Or. À la fin, chaque dé sur un Siège de Pouvoir rapporte sa valeur multipliée par la Tour de sa couleur.
when-base = Son Stratège visite un Lieu ou complète un District. Il rentre quand vous passez.
when-speaker = Envoyez-le une fois sur un Lieu ; il retourne au Recrutement à la fin de la manche.
when-worker = Envoyez-le sur un Lieu une fois par manche, quelle que soit la valeur du Lieu.
when-disk = Il progresse ou attaque par l’action du bas du Lieu 1 et par l’action bonus rouge.
when-military = { when-disk }
when-seat = Il reçoit le dé d’un Stratège quand vous complétez le District qui l’entoure : quatre tuiles différentes en carré.
when-card = Vous la réalisez en complétant un District qui a ses couleurs à ces places.

### À quoi sert un choix : en peu de mots pour sa ligne, puis en entier.

brief-die = gratuit sur les Lieux jusqu’à { $value } · bonus : { $colour }
brief-base = gratuit sur les Lieux jusqu’à { $value } · bonus : { $colour }
brief-speaker = gratuit sur les Lieux jusqu’à { $value } · sans bonus
brief-worker = gratuit sur tous les Lieux
brief-mode-farm = ne coûte rien, sans capacité ni couleur
brief-military-attack = le bonus de votre case, 1 PV par marqueur plus bas et par palier franchi
brief-pass = votre manche est finie, vos ouvriers rentrent
brief-here-pass = { $workers ->
    [one] 1 ouvrier n’a pas encore servi
   *[other] { $workers } ouvriers n’ont pas encore servi
}
means-die = Il devient un de vos Stratèges. Il visite sans payer les Lieux jusqu’à la valeur { $value } et paie 1 Sagesse par point au-delà ; sur le Lieu dont la tuile a sa couleur ({ $colour }), il peut aussi faire l’action bonus.
means-base = Il visite sans payer les Lieux jusqu’à la valeur { $value } et paie 1 Sagesse par point au-delà. Sur le Lieu dont la tuile a sa couleur ({ $colour }), il peut aussi faire l’action bonus. Un 6 fait les deux actions principales.
means-speaker = Il visite sans payer les Lieux jusqu’à la valeur { $value } et paie 1 Sagesse par point au-delà. Il ne fait jamais l’action bonus et vous quitte à la fin de la manche.
means-mode-farm = Vous posez la tuile face cachée : elle ne coûte ni Sagesse ni Pierre et n’a ni couleur ni capacité. Vous pouvez construire à côté, et dans un District elle peut être la tuile libre.
means-mode-building = Vous payez son prix, vous pouvez utiliser aussitôt sa capacité, et sa couleur compte pour les cartes District.
means-military-attack = Vous prenez le bonus de la case de votre marqueur, puis 1 PV par marqueur plus bas que le vôtre et 1 PV par palier franchi. Les autres ne perdent rien.
means-military-move = Votre marqueur avance. Chaque palier franchi donne un jeton Supériorité, que vous pouvez dépenser pour une deuxième action, même pendant ce tour.
means-pass = Vous ne faites plus rien dans cette manche. Vos Stratèges et votre Archonte rentrent des Lieux ; un Stratège envoyé augmente de 1, et un 6 se retire comme Conseiller. Les Stratèges restés chez vous n’augmentent pas.
means-action-close = Un Stratège non utilisé donne son dé pour de bon à un Siège de Pouvoir. Son socle est de nouveau libre, et une carte District réalisée rapporte.
means-action-grow = Payez de la Nourriture pour un socle de plus : la place d’un autre Citoyen.
means-action-visit = Envoyez un ouvrier sur un Lieu et faites ses actions.
means-action-tower = Payez de l’Or pour ajouter un Étage à une Tour. À la fin, chaque dé sur un Siège de Pouvoir rapporte sa valeur multipliée par la Tour de sa couleur.
