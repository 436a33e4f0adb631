### La première partie guidée : ce qui est dit, et quand.

## Le but

guide-aim = Marquer le plus de points en 4 manches
guide-aim-text = Vous façonnez vos terres, vous y bâtissez, et le soleil en fait le tour. Les points viennent de six choses :
guide-aim-1 = le soleil éclaire un temple : pour lui et chaque tuile voisine
guide-aim-1-figure = 1 à 6 chaque fois
guide-aim-2 = le soleil a fait le tour de vos terres
guide-aim-2-figure = 5 par tour complet
guide-aim-3 = vos terres touchent un blason du bord, à la fin
guide-aim-3-figure = 4 chacun
guide-aim-4 = les bâtiments de la ville, à la fin
guide-aim-4-figure = 1 à 3 chacun
guide-aim-5 = les tuiles spéciales, à la fin, selon ce qui les entoure
guide-aim-5-figure = 5 à 10 chacune
guide-aim-6 = les personnages que vous activez, à la fin
guide-aim-6-figure = 10 à 30 chacun
guide-aim-turn = À chaque manche vous avez 4 tours, puis vous pouvez acheter des personnages avec du mana ; chaque mana restant vaut 1 point à la fin. Un tour est court : prenez une tuile et faites ce qu’elle montre. Nous jouons ensemble la première manche ; toute la partie dure environ 40 minutes.

## La première manche

guide-start-tile = Choisissez où commencent vos terres
guide-start-tile-text = Cette tuile se pose au milieu de votre plateau avec un cube de sa couleur. Vous payez avec des cubes.
guide-end-turn = Cela vous convient ?
guide-end-turn-text = Tant que vous n’avez pas terminé votre tour, vous pouvez tout annuler. Ensuite, c’est aux autres de jouer.
guide-take-tile = Prenez une tuile, la plus basse d’une colonne
guide-take-tile-text = Son symbole dit ce que vous faites maintenant. Vous gardez la tuile : quatre d’une même couleur donnent une action bonus.
guide-take-tile-1 = Créer une terre : une tuile et son cube
guide-take-tile-2 = Construire : payer des cubes, bâtir
guide-take-tile-3 = Déplacer le soleil : éclairer ce qui est proche
guide-take-land = Quelle tuile rejoint vos terres ?
guide-take-land-text = Chacune porte un cube de sa couleur ; la sixième pile, « supplémentaire », mêle les couleurs. Les tuiles spéciales, sans cube, rapportent à la fin.
guide-place-tile = Posez-la contre vos terres
guide-place-tile-text = Une case avec un cube ou du mana vous le donne aussitôt ; une terre contre un blason du bord vaut 4 points à la fin.
guide-place-tile-1 = un cube d’une autre couleur
guide-place-tile-2 = 2 mana
guide-place-tile-3 = 4 points à la fin
guide-second-tile = Votre prochaine tuile
guide-second-tile-text = La tuile prise est rangée ici sous sa couleur : la quatrième d’une couleur vous donne une action bonus. Essayez maintenant autre chose.
guide-construct = Un temple ou un bâtiment
guide-construct-text = Un temple rapporte chaque fois que le soleil s’arrête à côté ; un bâtiment vous aide et compte à la fin. Une couleur qui manque coûte deux autres cubes.
guide-construct-1 = temple : 1 cube, sur vos terres
guide-construct-2 = bâtiment : les cubes de sa carte
guide-construct-3 = blanc : toute couleur
guide-place-temple = Où le placer ?
guide-place-temple-text = Chaque fois qu’il est éclairé, il donne 1 point pour lui et 1 par tuile voisine : le milieu de vos terres est le meilleur endroit. Les cubes de sa tuile sont perdus.
guide-third-tile = Votre propre soleil
guide-third-tile-text = Il tourne autour de vos terres dans le sens horaire, d’au plus autant de cases que l’indique la piste. Déplacez-le, construisez ou posez une terre : une chose par tour.
guide-move-sun = Où le soleil s’arrête-t-il ?
guide-move-sun-text = Il n’éclaire qu’à l’arrêt, mais toutes vos tuiles voisines : une terre nue produit un cube, un temple rapporte. Chaque ligne montre ce que donne un arrêt.
guide-fourth-tile = Le dernier tour de cette manche
guide-fourth-tile-text = Ensuite vous pourrez acheter un personnage avec du mana et l’activer avec des cubes. Les terres apportent des cubes, les temples du mana.
guide-characters = Deuxième phase : les personnages
guide-characters-text = Le joueur qui a le plus de mana commence. Achetez avec du mana (chaque mana gardé vaut 1 point), activez avec des cubes, maintenant ou plus tard. Seuls les personnages actifs comptent à la fin. Ou passez.
guide-round = Une manche est finie
guide-round-text = L’autre joueur a maintenant le dragon et commence. De nouvelles terres sont là, mais les tuiles Action sont celles qui restaient : il n’en vient d’autres qu’après la manche 2. Désormais, je ne parle que s’il y a du nouveau.

## La deuxième fois

guide-second-land = Une autre tuile
guide-second-land-text = Une tuile spéciale n’a pas de cube. À la fin elle compte selon ce qui l’entoure : cases vides, tuiles, cubes ou temples.
guide-second-place = Laissez une issue au soleil
guide-second-place-text = Sa case reste libre, et des cases vides doivent toujours mener de là à l’anneau orange : on ne peut pas l’enfermer.
guide-second-build = Encore un temple, ou un bâtiment
guide-second-build-text = Le deuxième temple coûte 2 cubes (1 avec la Citadelle) et donne 2 mana, le troisième 3, et ainsi de suite.
guide-second-sun = Les cases dorées
guide-second-sun-text = Quand le soleil a fait le tour de vos terres et rejoint les cases dorées, vous recevez 5 points, en plus de ce qu’il éclaire.

## Quand on en a besoin pour la première fois

guide-gray = Le gris va partout
guide-gray-text = Une tuile grise se range sous n’importe laquelle de vos couleurs et compte pour elle. Rangez-la de préférence là où elle complète une série de quatre.
guide-bonus-action = Quatre de la même couleur : une action bonus
guide-bonus-action-text = Faites tout de suite l’une des trois actions, sans prendre de tuile : le bonus ne se garde pas. Puis les quatre tuiles sont défaussées.
guide-bonus-cube = Un cube en prime
guide-bonus-cube-text = Cette case donne à votre tuile un deuxième cube, d’une autre couleur que la sienne. Pensez à ce que vous voulez payer ensuite.
guide-pay = Avec quels cubes payez-vous ?
guide-pay-text = Une terre nue produit un nouveau cube quand le soleil l’éclaire. Une couleur qui vous manque se paie avec deux autres cubes.
guide-exchange = Du mana contre des points
guide-exchange-text = Le Bazar d’échange change le mana en points, cette fois seulement. Gardez ce qu’il faut pour un personnage.
guide-drawn = Deux tuiles d’un coup
guide-drawn-text = La Gestion des terres vous donne deux tuiles avec leurs cubes. Posez-les l’une après l’autre.
guide-free-cube = Un cube gratuit
guide-free-cube-text = De n’importe quelle couleur : pensez au bâtiment ou au personnage que vous voulez payer ensuite.
guide-free-cube-tile = Où va le cube ?
guide-free-cube-tile-text = Sur une tuile sans temple, avec moins de deux cubes. Une terre qui en porte un n’en produit pas d’autre au soleil.
guide-orbit = Le soleil a éclairé votre temple
guide-orbit-text = 1 point pour le temple et 1 pour chaque tuile voisine, chaque fois que le soleil s’y arrête. Chaque tuile posée à côté augmente sa valeur.
guide-temple = Votre premier temple
guide-temple-text = Il vous a donné du mana : il paie les personnages, et chaque mana restant vaut 1 point à la fin. Le prochain temple coûte un cube de plus et donne 1 mana de plus.
guide-building = Votre premier bâtiment
guide-building-text = Vous recevez son avantage tout de suite ou à partir de maintenant ; ses points viennent à la fin.
guide-special = Une tuile spéciale
guide-special-text = Elle compte à la fin selon ce qui l’entoure : choisissez bien ses voisines. Le soleil ne lui apporte rien.
guide-unlimited = Votre soleil va partout
guide-unlimited-text = Avec la Centrale, il peut s’arrêter sur toute case voisine de vos terres. En échange, les tours complets ne rapportent plus rien.
guide-farther = Votre soleil va plus loin
guide-farther-text = La piste dit de combien de cases il peut avancer : plus il va loin, plus vous éclairez, et plus vite il achève un tour complet.
guide-bought = Un personnage, face Nuit
guide-bought-text = Il ne donne rien tant que vous ne l’activez pas avec les cubes qu’il montre, maintenant ou dans une autre manche.
guide-awake = Un personnage actif
guide-awake-text = Il est face Jour, et vous recevez aussitôt son avantage. À la fin, il rapporte des points : regardez ce qu’il récompense, et visez-le.

## Pourquoi c’est proposé

guide-because-start = les trois se valent pour commencer.
guide-because-land = plus de terres, c’est utile pour tout le reste.
guide-because-construct = un temple bâti tôt est éclairé souvent.
guide-because-sun = il a quelque chose à éclairer à sa portée.
guide-because-cube = elle apporte un cube, et c’est avec des cubes que l’on paie.
guide-because-special = elle rapporte à la fin, et ne coûte rien.
guide-because-field = plus vos tuiles sont groupées, plus le soleil en éclaire à la fois.
guide-because-sun-passes = ainsi votre soleil passe encore à côté de votre première tuile, où vous pouvez construire un temple.
guide-because-space = quatre sous une couleur vous donnent une action bonus.
guide-because-temple = il coûte 1 cube et rapporte chaque fois qu’il est éclairé ; la liste ne montre que les points immédiats.
guide-because-building = vous pouvez le payer, et il vous aide dès maintenant.
guide-because-sun-stop = là, il éclaire ce qui est à côté.
guide-because-cube-paid = n’importe lequel convient, et une terre nue en produit un nouveau au soleil.
guide-because-colour = vous pourrez bientôt payer avec.
guide-because-buy = personne d’autre ne l’aura ; actif, il compte beaucoup.
guide-because-activate = seul un personnage actif compte à la fin.
guide-because-pass = rien ici ne vous aide maintenant ; gardez votre mana et vos cubes.
guide-because-skip = rien de possible ici ne vous aiderait.
guide-because-exchange = ces points sont sûrs, et il vous reste ce qu’il faut.
guide-because-middle = elle a, ou aura, le plus de tuiles autour d’elle.
guide-because-cube-tile = le soleil n’apporte rien à une tuile spéciale, et vous pourrez payer depuis là.
guide-because-cube-anywhere = vous pouvez payer avec depuis n’importe laquelle de vos tuiles.

## Quoi essayer la prochaine fois

guide-next-source-sun = La prochaine fois : faites avancer le soleil plus tôt. Des bâtiments comme l’Observatoire le rendent plus rapide, et chaque tour complet rapporte.
guide-next-source-temples = La prochaine fois : construisez tôt deux temples au milieu de vos terres, et arrêtez le soleil près des deux.
guide-next-source-land = La prochaine fois : étendez-vous vers les blasons du bord, et posez une tuile spéciale là où ses voisines conviennent.
guide-next-source-city = La prochaine fois : construisez davantage en ville. Même les bâtiments bon marché aident toute la partie et comptent à la fin.
guide-next-source-characters = La prochaine fois : gardez du mana pour un personnage dès la deuxième manche, et les cubes pour l’activer.
