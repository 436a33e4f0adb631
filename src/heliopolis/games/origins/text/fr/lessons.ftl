### Les leçons : pour chaque chapitre son titre, pour chaque leçon son titre, ce qu’il faut savoir, ses tâches et ce qu’on en retient.

## Les premiers dés

lessons-dice = Vos premiers dés
lesson-draft = Choisir deux dés
lesson-draft-about = Le joueur qui a le plus de PV gagne. Vos ouvriers sont des dés : les Stratèges. Un dé élevé va partout sans payer, et sa couleur lui donne un bonus là où la tuile du Lieu a la même. Vous prenez un dé maintenant, et un autre quand votre tour revient.
lesson-draft-task-high = Prenez un dé de 4 ou de 5
lesson-draft-task-high-missing = Vous n’avez pris ni 4 ni 5. Un dé élevé entre presque partout sans payer.
lesson-draft-task-colours = Prenez des dés de deux couleurs
lesson-draft-task-colours-missing = Les deux dés sont de la même couleur. Deux couleurs donnent accès à deux bonus.
lesson-draft-learnt = Les dés montent : un Stratège qui revient d’un Lieu augmente de 1. Deux couleurs donnent accès à deux tuiles bonus.

## Se rendre sur un Lieu

lessons-visit = Se rendre sur un Lieu
lesson-first-visit = Envoyer un Stratège
lesson-first-visit-about = Le plus souvent, un tour est une visite : envoyez un ouvrier sur l’un des cinq Lieux. Si sa valeur est au moins celle du Lieu, c’est gratuit ; sinon, payez la différence en Sagesse. Faites ensuite une des deux actions du Lieu, dont la valeur augmente de 1.
lesson-first-visit-task-free = Rendez-vous sur un Lieu sans payer de Sagesse
lesson-first-visit-task-free-missing = Vous avez payé de la Sagesse. Envoyez un dé dont la valeur atteint celle du Lieu, ou l’Archonte.
lesson-first-visit-task-goods = Recevez au moins 3 ressources
lesson-first-visit-learnt = Chaque visite, la vôtre comme celle des autres, rend un Lieu plus cher. Après 6, il revient à 1.
lesson-bonus-tile = La bonne couleur
lesson-bonus-tile-about = Sous chaque Lieu se trouve une tuile d’une couleur. Un Stratège de cette couleur peut faire son action bonus en plus de l’action principale : monter, construire, progresser ou attaquer, prendre un Orateur ou recevoir une ressource.
lesson-bonus-tile-task-goods = Recevez 3 ressources en une visite
lesson-bonus-tile-task-bonus = Faites une action bonus pendant la même visite
lesson-bonus-tile-task-bonus-missing = Vous n’avez pas fait d’action bonus. Envoyez un dé de la couleur de la tuile sous le Lieu, et choisissez aussi son bonus.
lesson-bonus-tile-learnt = Regardez d’abord les couleurs : la même visite peut vous donner une action, ou deux.
lesson-six = La force du six
lesson-six-about = Un Stratège de valeur 6 fait les deux actions principales d’un Lieu, dans l’ordre de votre choix. Vous en avez un, le 6 jaune : sur quel Lieu les deux valent-elles la peine ?
lesson-six-task-one = Rendez-vous sur un Lieu
lesson-six-task-both = Faites-y les deux actions avec votre 6
lesson-six-task-both-missing = Vous n’avez fait qu’une des deux actions. Avec un 6, vous pouvez faire l’autre aussi.
lesson-six-learnt = Servez-vous bien d’un 6 : en revenant d’un Lieu, il se retire et devient Conseiller.

## Les Bâtiments

lessons-buildings = Bâtir sa Cité
lesson-building = Construire un Bâtiment et s’en servir
lesson-building-about = Le deuxième Lieu, ou une tuile bonus mauve, permet de construire un Bâtiment : payez la Sagesse de sa case du Marché et la Pierre de la tuile. Il doit toucher votre Cité par un côté. Vous pouvez alors utiliser aussitôt sa capacité.
lesson-building-task-build = Ajoutez un Bâtiment à votre Cité
lesson-building-task-build-missing = Vous n’avez pas ajouté de Bâtiment. Achetez une tuile par l’action du bas du Lieu 2, comme Bâtiment et non comme Ferme.
lesson-building-task-use = Utilisez sa capacité
lesson-building-task-use-missing = Vous n’avez pas utilisé sa capacité. On vous la propose dès qu’il est construit.
lesson-building-learnt = Un Bâtiment agit quand vous le construisez, puis de nouveau quand vous complétez un de ses Districts avec un dé de sa couleur.
lesson-farm = Une tuile gratuite
lesson-farm-about = Au lieu de construire, vous pouvez toujours poser la tuile face cachée : c’est une Ferme. Elle ne coûte ni Sagesse ni Pierre, n’a ni couleur ni capacité, mais remplit une place de votre Cité.
lesson-farm-task-farm = Posez une Ferme
lesson-farm-task-farm-missing = Vous n’avez pas posé de Ferme. Achetez une tuile par l’action du bas du Lieu 2, et choisissez Ferme.
lesson-farm-learnt = Une Ferme convient à la place libre du motif d’une carte District. Souvent, il n’en faut pas plus.

## Les Districts

lessons-districts = Compléter des Districts
lesson-district = Votre premier District
lesson-district-about = Quatre tuiles en carré forment un District. Pour le compléter, posez le dé d’un Stratège non utilisé sur le point du milieu. Si trois des tuiles correspondent à une carte District, dans n’importe quel sens, vous recevez ses PV et son Or.
lesson-district-task-close = Complétez un District
lesson-district-task-close-missing = Vous n’avez pas complété de District. C’est une action à part, qui coûte le dé d’un Stratège non utilisé.
lesson-district-task-match = Réalisez ainsi une carte District
lesson-district-task-match-missing = Trois tuiles du District doivent être placées comme sur une carte, tournée ou retournée à votre guise.
lesson-district-learnt = Le dé reste pour toujours sur son Siège de Pouvoir. À la fin, il rapporte sa valeur multipliée par votre Tour de sa couleur.
lesson-district-use = Un District qui rapporte deux fois
lesson-district-use-about = Compléter un District permet aussi d’utiliser ses tuiles : chaque Bâtiment de la couleur de votre dé peut servir de nouveau, et l’Agora avec un dé de n’importe quelle couleur. Choisissez le dé et la place pour que carte et tuiles rapportent ensemble.
lesson-district-use-task-match = Complétez un District qui correspond à une carte
lesson-district-use-task-match-missing = Vous n’avez réalisé aucune carte. Trois tuiles du District doivent être placées comme sur une carte, tournée ou retournée à votre guise.
lesson-district-use-task-use = Utilisez deux de ses tuiles
lesson-district-use-learnt = Une tuile peut appartenir à quatre Districts : le même Bâtiment peut servir encore et encore.

## Les Tours

lessons-towers = Les Tours
lesson-tower = De hautes Tours pour de bons Sièges
lesson-tower-about = Un dé sur un Siège de Pouvoir rapporte sa valeur multipliée par la hauteur de votre Tour de sa couleur. Un nouvel Étage coûte autant d’Or que la Tour est haute. Laquelle vous rapporte le plus ?
lesson-tower-task-level = Construisez un Étage
lesson-tower-task-level-missing = Vous n’avez pas construit d’Étage. C’est une action à part, qui coûte autant d’Or que la Tour est haute.
lesson-tower-task-seat = Gagnez au moins 4 points sur vos Sièges de Pouvoir
lesson-tower-learnt = Un Étage ajoute la valeur de chaque dé de cette couleur sur vos Sièges.

## Les Temples

lessons-temples = Les Temples et le Zodiaque
lesson-temple = Deux marches
lesson-temple-about = Le troisième Lieu permet de monter : payez 1 Pierre et faites monter un marqueur de deux marches sur une piste de Temple. Vous prenez aussi sa carte Zodiaque, même à un autre joueur. À la fin, vos deux marqueurs les plus bas comptent : montez de façon égale.
lesson-temple-task-climb = Montez de deux marches pendant un tour
lesson-temple-task-card = Prenez une carte Zodiaque
lesson-temple-task-card-missing = Vous n’avez pas pris de carte Zodiaque. Elle vient avec les deux marches de l’action du bas du Lieu 3.
lesson-temple-learnt = Le marqueur le plus haut ne rapporte rien à la fin. Une carte Zodiaque n’aide que celui qui l’a.

## L’armée

lessons-military = La Force Militaire
lesson-march = Progresser, puis attaquer
lesson-march-about = Votre marqueur est mis en évidence sur la piste Militaire. Chaque palier franchi vous donne un jeton Supériorité. Une Attaque donne le bonus de votre case, puis 1 PV par marqueur derrière le vôtre et 1 par palier franchi. Elle ne fait de mal à personne.
lesson-march-task-boundary = Franchissez un palier
lesson-march-task-boundary-missing = Votre marqueur n’a franchi aucun palier, les marques rouges de la piste. Avancez avant d’attaquer.
lesson-march-task-attack = Gagnez au moins 2 PV par une Attaque
lesson-march-learnt = Progressez d’abord, attaquez ensuite : plus il y a de marqueurs et de paliers derrière vous, plus elle rapporte.
lesson-bulwark = Qui commence la prochaine manche
lesson-bulwark-about = Votre adversaire a passé : la fin de cette manche est à vous. Quand vous aurez passé aussi, la tuile Bastion ira au joueur le plus avancé sur la piste Militaire, qui commencera la prochaine manche. À égalité, le premier arrivé l’emporte.
lesson-bulwark-task-march = Progressez sur la piste Militaire
lesson-bulwark-task-march-missing = Votre marqueur n’a pas bougé. L’action du bas du Lieu 1 le fait avancer.
lesson-bulwark-task-bulwark = Passez, et gagnez le Bastion
lesson-bulwark-task-bulwark-missing = Au moment où tous avaient passé, un autre marqueur était plus loin, ou aussi loin et arrivé avant le vôtre.
lesson-bulwark-learnt = Ensuite, chaque marqueur recule jusqu’au palier derrière lui. Vous gardez vos jetons.

## La population

lessons-people = Citoyens et socles
lesson-citizen = Une place pour un nouveau Citoyen
lesson-citizen-about = Un nouveau dé Citoyen demande un socle libre. Vous n’en avez plus : payez de la Nourriture pour faire venir un socle de votre piste de Population, puis recrutez un Citoyen sur le quatrième Lieu pour la Sagesse indiquée dessous. Vous avez deux tours.
lesson-citizen-task-grow = Augmentez votre Population
lesson-citizen-task-grow-missing = Vous n’avez pas de nouveau socle. Augmenter la Population est une action à part, qui coûte de la Nourriture.
lesson-citizen-task-hire = Recrutez un Citoyen
lesson-citizen-task-hire-missing = Le nouveau socle est encore vide. Un Citoyen se recrute par l’action du bas du Lieu 4.
lesson-citizen-learnt = Plus d’ouvriers, c’est plus de tours à chaque manche. Compléter un District ou retirer un dé libère aussi un socle.
lessons-advisors = Rentrer chez soi
lesson-advisor = Du six au Conseiller
lesson-advisor-about = Quand vous passez, vos Stratèges reviennent des Lieux et augmentent de 1. Un 6 ne peut plus monter : son dé devient Conseiller. Une nouvelle couleur prend la case suivante, et la dernière case occupée compte à la fin. Si sa couleur est déjà présente, vous gagnez à la place les PV de cette case, aussitôt. Les autres ont passé : envoyez votre 6, puis passez.
lesson-advisor-task-six = Rendez-vous sur un Lieu
lesson-advisor-task-advisor = Retirez un dé, qui devient Conseiller
lesson-advisor-task-advisor-missing = Aucun dé ne s’est retiré. Un 6 se retire quand il rentre d’un Lieu : envoyez-le, puis passez.
lesson-advisor-learnt = L’orange est une nouvelle couleur parmi vos Conseillers : la dernière case vaut désormais 6 PV au lieu de 3. Votre Archonte peut utiliser les tuiles bonus de toutes leurs couleurs.

## Les jetons

lessons-tokens = La Supériorité
lesson-token = Deux actions en un tour
lesson-token-about = Chaque palier franchi sur la piste Militaire vous donne un jeton Supériorité. Après une action, vous pouvez en dépenser un pour en faire une autre, même celui que vous venez de gagner. Progressez d’abord, puis faites encore autre chose.
lesson-token-task-token = Dépensez un jeton Supériorité
lesson-token-task-token-missing = Vous avez gardé votre jeton. Après une action, on vous demande si vous le dépensez.
lesson-token-task-two = Faites deux actions pendant ce tour, sans compter Passer
lesson-token-learnt = Un jeton par tour, et à la fin ils ne valent rien : dépensez-les tant qu’ils aident.

## La fin

lessons-end = Quand la partie finit
lesson-end-trigger = Déclencher la fin
lesson-end-trigger-about = La manche où arrive l’une de quatre choses est la dernière : les trois marqueurs d’un joueur au sommet, plus d’Or sur les cartes District, des Étages d’au plus trois couleurs en réserve, ou plus de dé pour le Recrutement. Quand l’une d’elles est toute proche, un avertissement la nomme, comme ici. Vous menez : déclenchez-la.
lesson-end-trigger-task-trigger = Faites de cette manche la dernière
lesson-end-trigger-task-trigger-missing = Aucune des quatre conditions de fin n’est remplie. La ligne sous les cartes District dit laquelle est proche.
lesson-end-trigger-learnt = Vous meniez : finir était le bon choix. Si vous êtes derrière, évitez : comptez avant de déclencher la fin.
lessons-last = Le décompte final
lesson-last-turns = Les derniers points
lesson-last-turns-about = La partie finit après cette manche. Chaque Or vaut 1 PV ; s’y ajoutent vos Conseillers, vos deux marqueurs de Temple les plus bas, et chaque dé sur un Siège de Pouvoir, multiplié par sa Tour. Pierre, Nourriture et Sagesse ne valent rien : changez-les en points.
lesson-last-turns-task-points = Gagnez au moins 12 points pendant ce tour, comptés comme si la partie finissait maintenant
lesson-last-turns-learnt = Le nombre au bout de chaque ligne dit ce qu’un choix ajoute à la feuille de score.

## Seul

lessons-solo = En solo
lesson-solo = Cinq manches face aux Lieux
lesson-solo-about = En solo, vous avez cinq manches pour atteindre votre objectif. Chaque visite augmente aussi un Lieu voisin, que vous choisissez. Un jeton Supériorité sert ici à autre chose : il garde tous les Lieux tels quels. Vous avez deux tours.
lesson-solo-task-neighbour = Rendez-vous sur un Lieu et faites augmenter un voisin
lesson-solo-task-still = Rendez-vous sur un Lieu et dépensez un jeton pour qu’aucun n’augmente
lesson-solo-learnt = Faites augmenter les Lieux dont vous n’avez plus besoin, ou ceux qui vont passer de 6 à 1.

## Merveilles antiques

lessons-wonders = Merveilles antiques
lesson-wonder-claim = Revendiquer une Merveille
lesson-wonder-claim-about = Au-dessus de chaque Lieu se dresse une Merveille. Dès que son Lieu a montré un 5, elle est déverrouillée : quand vous vous y rendez, vous pouvez payer 1 Or et la revendiquer. Vous n’en aurez qu’une de toute la partie.
lesson-wonder-claim-task-claim = Revendiquez une Merveille déverrouillée
lesson-wonder-claim-task-claim-missing = Vous n’avez pas revendiqué de Merveille. Visitez le Lieu d’une Merveille déverrouillée, et choisissez de la revendiquer.
lesson-wonder-claim-learnt = Une Merveille revendiquée attend à côté de votre Cité. Elle n’agit qu’une fois construite.
lesson-wonder-build = Construire sa Merveille
lesson-wonder-build-about = Votre Merveille se construit comme un Bâtiment, pour 3 Pierre et sans Sagesse. Elle couvre deux emplacements. Une fois construite, vous pouvez l’utiliser, ainsi que les Bâtiments voisins ; ensuite, chaque nouvelle tuile à côté permet de l’utiliser de nouveau.
lesson-wonder-build-task-build = Construisez votre Merveille
lesson-wonder-build-task-build-missing = Vous n’avez pas construit votre Merveille. Elle se construit par l’action du bas du Lieu 2.
lesson-wonder-build-learnt = Laissez de la place autour d’une Merveille : chaque tuile que vous y ajoutez permet de l’utiliser une fois de plus.

## Épreuves des Bâtisseurs

lessons-trials = Épreuves des Bâtisseurs
lesson-trial = Une Épreuve à la fin de la manche
lesson-trial-about = Une rangée d’Épreuves est exposée. Quand tous ont passé, la plus à gauche est décomptée pour chacun, puis retirée ; avec la dernière, la partie finit. Votre adversaire a passé : lisez l’Épreuve, préparez-la, puis passez.
lesson-trial-task-trial = Gagnez au moins 3 PV avec l’Épreuve de cette manche
lesson-trial-learnt = Toutes les Épreuves sont visibles dès le début : préparez la suivante pendant que vous jouez pour la première.
