### La première partie guidée : ce qui est dit, et quand.

## Le but

guide-aim = Qui a le plus de points à la fin gagne
guide-aim-text = Vous envoyez des dés sur cinq Lieux, vous bâtissez une Cité, vous menez une armée et gravissez trois Temples. Les points ont six sources, les mêmes qu’au décompte final :
guide-aim-1 = Armée : les Attaques, selon les armées derrière la vôtre et les paliers franchis ; la dernière case
guide-aim-1-figure = jusqu’à 6, puis 9
guide-aim-2 = Districts : quatre tuiles complétées par un dé et conformes à une carte
guide-aim-2-figure = 3 à 9 chacun
guide-aim-3 = Temples : vos deux marqueurs les plus bas, à la fin
guide-aim-3-figure = jusqu’à 70 chacun
guide-aim-4 = Population : à la fin, les dés des Sièges de Pouvoir fois leur Tour ; les dés qui se retirent
guide-aim-4-figure = 1 à 30 chacun
guide-aim-5 = Bâtiments : beaucoup rapportent des points quand ils agissent
guide-aim-5-figure = 1 à 15 chaque fois
guide-aim-6 = Or, à la fin
guide-aim-6-figure = 1 chacun
guide-aim-turn = Un tour est une action : le plus souvent, envoyer un dé sur un Lieu. Quand tous deux ont passé, une nouvelle manche commence. La partie s’achève quand une réserve s’épuise ou que quelqu’un est au sommet des trois Temples, ici au plus tard après 10 manches. Nous jouons ensemble la première manche ; toute la partie dure environ une heure.

## La première manche

guide-draft = Choisissez votre premier dé
guide-draft-text = Les dés sont vos ouvriers ; les vôtres s’appellent des Stratèges. Un dé élevé entre partout ; sa couleur obtient le bonus du Lieu de cette couleur.
guide-second-die = Et un deuxième
guide-second-die-text = Deux couleurs ouvrent deux de ces bonus. Un petit dé n’est pas perdu : chaque fois qu’il rentre du travail, il augmente de 1.
guide-end-turn = Cela vous convient ?
guide-end-turn-text = Tant que vous n’avez pas terminé votre tour, vous pouvez tout reprendre. Ensuite, c’est aux autres de jouer.
guide-action = Une action par tour
guide-action-text = Presque tout commence par une visite : un Stratège, c’est-à-dire un de vos dés, ou votre Archonte, la figure couronnée, se rend sur un Lieu. Vous pouvez aussi cliquer sur le dé lui-même.
guide-worker = Qui s’y rend ?
guide-worker-text = Un Stratège qui montre au moins la valeur du Lieu entre sans payer, un plus faible paie la différence en Sagesse. L’Archonte n’a pas de valeur et ne paie jamais, mais ne sort qu’une fois par manche.
guide-site = Quel Lieu ?
guide-site-text = Chacun a une action du haut et une du bas, et vous en faites une. Ensuite sa valeur, le nombre sur le vaisseau, augmente de 1 : il sera plus cher pour le suivant. Après 6 vient 1.
guide-visit = En haut ou en bas ?
guide-visit-text = En haut vous recevez des ressources, en bas vous vous en servez. Un dé de la couleur de la tuile bonus fait aussi le bonus, avant ou après.
guide-second-action = À quoi servent les ressources
guide-second-action-text = La Pierre bâtit et ouvre les Temples, la Nourriture accroît la population, la Sagesse paie les Lieux chers, les tuiles et les Citoyens. L’Or remplace n’importe laquelle.
guide-cards = Ce que demandent les cartes District
guide-cards-text = Quatre tuiles en carré, dont trois comme sur une carte, tournée ou retournée à votre guise : les compléter rapporte le grand nombre la première fois, puis le petit ; le tout premier prend l’Or. Regardez donc ici avant d’acheter. Les disques du haut ont seulement rempli la réserve d’Étages.
guide-fourth-action = Encore quelqu’un à envoyer ?
guide-fourth-action-text = Tant qu’il vous reste des ouvriers chez vous ou des ressources utiles, continuez. Sinon, passez : tous rentrent, et chaque dé augmente de 1.
guide-round = Une manche est finie
guide-round-text = L’armée la plus forte a le Bastion, le château à côté d’un nom, et commence. Puis toutes ont reculé à leur dernier palier ; le plus haut de chaque Temple a sa carte. À partir d’ici, je ne parle que s’il y a du nouveau.

## Quand on en a besoin pour la première fois

guide-pay = Comment payer
guide-pay-text = L’Or remplace tout. Ne le dépensez que pour ce qui vous manque : chaque Or vaut un point à la fin.
guide-basic = Une ressource au choix
guide-basic-text = La Pierre pour bâtir, la Nourriture pour la population, la Sagesse pour les prix : prenez ce qu’il faut à votre prochain tour.
guide-military = L’armée
guide-military-text = Progresser : chaque palier franchi donne un jeton Supériorité. Attaquer : le bonus de votre case, et un point par armée derrière vous et par palier franchi. Une Attaque ne nuit à personne.
guide-exchange = De l’Or contre une ressource
guide-exchange-text = L’Or remplace toute ressource et vaut un point à la fin : l’échange est rarement mauvais.
guide-temple = Deux marches dans un Temple
guide-temple-text = À la fin, vos deux marqueurs les plus bas comptent, jamais le plus haut : montez avec les trois. Vous prenez aussi la carte de ce Temple et son pouvoir.
guide-step = Une marche dans un Temple
guide-step-text = À la fin, vos deux marqueurs les plus bas comptent, jamais le plus haut : montez avec les trois.
guide-citizen = Un nouveau dé
guide-citizen-text = Vous payez la Sagesse indiquée dessous. Sa couleur ouvre un bonus ; plus de dés, c’est plus de tours par manche.
guide-speaker = Un Orateur
guide-speaker-text = Un ouvrier de plus pour une visite. Sans couleur, il n’a pas de bonus, mais il n’a pas besoin de socle non plus. Prenez-en un élevé.
guide-own-speaker = Un Orateur à vous
guide-own-speaker-text = Il attend à côté de vos dés, même d’une manche à l’autre, jusqu’à ce que vous l’envoyiez sur un Lieu. Sans couleur, il n’a jamais le bonus.
guide-food = Ce que fait la Nourriture
guide-food-text = Chaque Nourriture augmente de 1 un de vos dés restés chez vous, ou fait avancer votre armée d’une case.
guide-purchase = Achetez une tuile pour votre Cité
guide-purchase-text = Vous payez la Sagesse de sa place au Marché et la Pierre de la tuile, et vous vous en servez aussitôt. Sa couleur compte pour les cartes District.
guide-mode = Bâtiment ou Ferme ?
guide-mode-text = Une Ferme ne coûte rien, mais n’a ni couleur ni capacité. Elle remplit le coin libre d’un District.
guide-place = Où dans votre Cité ?
guide-place-text = À côté de ce qui s’y trouve. Quatre tuiles en carré forment un District : tâchez de placer trois couleurs comme sur une carte, tournée ou retournée à votre guise. La quatrième tuile est libre.
guide-ability = Servez-vous de sa capacité
guide-ability-text = Un Bâtiment agit une fois quand il est construit, et de nouveau quand son District est complété par un dé de sa couleur.
guide-closing = Vous pouvez compléter un District
guide-closing-text = Un Stratège présent donne son dé pour toujours : il s’assied au milieu et rapporte à la fin sa valeur fois votre Tour de sa couleur ; mieux vaut donc un dé élevé. Si les tuiles suivent une carte, vous recevez ses points et son Or, et les Bâtiments de la couleur du dé agissent de nouveau.
guide-close = Quel dé s’assied ?
guide-close-text = Il s’en va pour toujours et rapporte à la fin sa valeur fois la hauteur de votre Tour de sa couleur. Son socle est libre pour un nouveau Citoyen.
guide-seat = Quel District ?
guide-seat-text = Là où une carte convient, vous recevez ses points et son Or. Sans carte, les Bâtiments de la couleur du dé agissent quand même.
guide-match = Quelle carte ?
guide-match-text = La première fois, une carte vous donne ses points les plus élevés, ensuite les moindres ; le tout premier à y parvenir prend l’Or.
guide-tower = Un Étage pour une Tour
guide-tower-text = Il coûte autant d’Or que la Tour est haute. Une Tour multiplie vos dés de sa couleur sur les Sièges de Pouvoir : élevez la couleur qui y siège, ou y siégera bientôt.
guide-token = Une action de plus ?
guide-token-text = Un jeton Supériorité vous donne une deuxième action maintenant, une seule par tour. À la fin, les jetons ne valent rien.
guide-retire = Lequel se retire d’abord ?
guide-retire-text = Un 6 qui rentre devient Conseiller. Une couleur nouvelle prend la case suivante ; une couleur déjà présente rapporte aussitôt le nombre de votre dernière case occupée.
guide-ending = La fin est annoncée
guide-ending-text = L’une des quatre fins est atteinte : cette manche est la dernière. Servez-vous de ce que vous avez : après, seuls l’Or, les Temples, les Sièges de Pouvoir et les Conseillers comptent.
guide-closed = Votre premier District
guide-closed-text = Le dé sur son Siège compte à la fin, fois la Tour de sa couleur. Son socle est libre aussitôt : recrutez-y un nouveau Citoyen.
guide-card = Une carte Zodiaque
guide-card-text = { $what } : { $about } Elle agit pour vous tant que vous l’avez. À la fin de la manche, elle va au plus haut de son Temple.
guide-advisor = Votre premier Conseiller
guide-advisor-text = Votre 6 s’est retiré : il ne travaille plus, et son socle est libre pour un nouveau Citoyen. Votre Archonte obtient désormais le bonus de sa couleur. Une couleur nouvelle augmente la valeur de la rangée à la fin ; un 6 d’une couleur déjà présente en rapporte aussitôt le dernier nombre.
guide-six = Votre premier 6
guide-six-text = Un Stratège de valeur 6 fait les deux actions d’un Lieu, celle du haut et celle du bas, dans l’ordre de votre choix. En revenant de là, il se retire et devient Conseiller.
guide-superiority = Un jeton Supériorité
guide-superiority-text = Dépensez-le après une de vos actions pour en faire aussitôt une autre.
guide-built = Votre Cité grandit
guide-built-text = Quatre tuiles en carré forment un District, que vous pouvez compléter avec un dé.
guide-attacked = Votre première attaque
guide-attacked-text = Plus votre armée est loin, plus une Attaque rapporte ; mais à la fin de chaque manche elle recule à son dernier palier. La dernière case rapporte 9 points.
guide-base = De la place pour un de plus
guide-base-text = Un socle libre peut porter un nouveau dé : recrutez-en un parmi les Citoyens.
guide-hired = Votre population grandit
guide-hired-text = Il peut travailler dès cette manche. Quand les dés d’une couleur s’épuisent, la partie s’achève.

## Pourquoi c’est proposé

guide-because-die = un dé élevé entre presque partout sans payer.
guide-because-visit = les visites apportent des ressources, et tout le reste en demande.
guide-because-close = le dé compte pour de bon, et ses Bâtiments agissent de nouveau.
guide-because-tower = vos dés sur les Sièges vaudront plus.
guide-because-grow = un socle de plus, c’est un ouvrier de plus à chaque manche.
guide-because-pass = vos ouvriers rentrent, et chaque dé augmente de 1.
guide-because-base = l’un ou l’autre convient, et l’autre reste pour la suite.
guide-because-highest-base = il entre partout où les autres entrent, et au-delà.
guide-because-lowest-base = vos dés plus élevés restent pour les Lieux qui deviendront chers.
guide-because-archon = il entre partout sans payer, et les dés restent pour la suite.
guide-because-speaker = il est en plus, et vos dés restent pour la suite.
guide-because-site-1 = la Pierre bâtit, et votre armée peut avancer.
guide-because-site-2 = la Nourriture nourrit la population, ou vous bâtissez une tuile.
guide-because-site-3 = la Sagesse paie les prix, ou vous montez dans un Temple.
guide-because-site-4 = l’Or remplace tout, ou vous recrutez un nouveau dé.
guide-because-site-5 = vous recevez une ressource de chaque, ou la Nourriture renforce vos dés.
guide-because-top = des ressources maintenant rendent les prochains tours plus forts.
guide-because-bottom = vous pouvez la payer, et elle vous fait avancer.
guide-because-bonus = il s’ajoute à votre action.
guide-because-exchange = un Or vaut un point à la fin et paie n’importe quoi.
guide-because-gold = gardez l’Or pour ce que rien d’autre ne peut payer.
guide-because-resource = vos prochains tours s’en serviront.
guide-because-spend = vous n’en avez pas de meilleur usage maintenant.
guide-because-move = chaque palier donne un jeton, et une Attaque rapporte plus quand on est plus loin.
guide-because-attack = vous prenez le bonus de votre case.
guide-because-temple = les marqueurs les plus bas comptent à la fin, et sa carte aide déjà.
guide-because-citizen = plus de dés, c’est plus de tours, et sa couleur ouvre un bonus.
guide-because-recruit = le plus élevé entre presque partout.
guide-because-market = vous pouvez la payer, et vous en servir dès qu’elle est posée.
guide-because-farm = elle est gratuite et remplit un coin de District.
guide-because-building = sa couleur et sa capacité valent leur prix.
guide-because-cell = votre Cité reste groupée, et des carrés de quatre apparaissent.
guide-because-level = chaque dé de sa couleur sur un Siège compte autant de fois qu’elle est haute, maintenant et plus tard.
guide-because-card = c’est elle qui rapporte le plus.
guide-because-seat = c’est là que cela rapporte le plus.
guide-because-use = cela vaut plus maintenant que plus tard.
guide-because-decline = il n’y a rien à y gagner maintenant.
guide-because-high-die = le dé compte sur son Siège, fois la Tour de sa couleur.
guide-because-raise = un dé élevé entre partout, et compte plus sur un Siège.
guide-because-step = seuls les deux marqueurs les plus bas comptent, et les marches valent de plus en plus.
guide-because-retire = chaque couleur compte une fois parmi vos Conseillers.
guide-because-ability = s’en servir ne coûte rien.

## Quoi essayer la prochaine fois

guide-next-source-army = La prochaine fois : menez tôt votre armée au-delà d’un palier et attaquez de là : des points, et un jeton pour une deuxième action.
guide-next-source-districts = La prochaine fois : regardez d’abord les cartes District, et achetez des tuiles pour l’une d’elles.
guide-next-source-temples = La prochaine fois : montez dans les trois Temples. Vos deux marqueurs les plus bas comptent, et les marches valent de plus en plus.
guide-next-source-people = La prochaine fois : mettez des dés élevés sur les Sièges de Pouvoir, élevez les Tours de leurs couleurs, et laissez des 6 se retirer.
