### Les leçons : pour chaque chapitre son titre, pour chaque leçon son titre, ce qu’il faut savoir, ses tâches et ce qu’on en retient.

## Un tour

lessons-turn = Un tour
lesson-first-turn = Prendre une tuile, faire ce qu’elle montre
lesson-first-turn-about = Le joueur qui a le plus de points après la dernière manche gagne. Un tour est court : prenez la tuile la plus basse d’une des trois colonnes, rangez-la sous l’emplacement de sa couleur, puis faites ce que montre son symbole. Commencez par agrandir vos terres.
lesson-first-turn-task-take = Prenez une tuile Action
lesson-first-turn-task-lay = Posez une tuile Terre à côté de votre tuile de départ
lesson-first-turn-learnt = Le symbole dit ce que vous faites maintenant. Vous gardez la tuile : quatre d’une même couleur donnent une action bonus.

## La terre

lessons-land = Façonner ses terres
lesson-cube-field = Deux cubes d’un coup
lesson-cube-field-about = Presque tout se paie en cubes, et une tuile Terre en apporte un. Quatre cases de votre plateau montrent un cube : une tuile posée là en reçoit aussitôt un deuxième, d’une autre couleur, que vous choisissez.
lesson-cube-field-task-two-cubes = Posez une tuile qui porte deux cubes
lesson-cube-field-task-two-cubes-missing = Une tuile apporte un cube. Sur une case qui montre un cube, elle en reçoit un deuxième.
lesson-cube-field-learnt = L’endroit compte autant que la tuile : les cases à cube et à mana rapportent tout de suite, les blasons du bord à la fin.
lesson-edge-field = Jusqu’au bord
lesson-edge-field-about = Cinq cases de l’anneau orange portent un blason. Chaque blason du bord qui touche une de vos tuiles vaut 4 points à la fin. Étendez vos terres dans leur direction.
lesson-edge-field-task-edge = Atteignez un blason du bord de plus : 4 points
lesson-edge-field-task-edge-missing = Vos terres n’atteignent pas de nouveau blason. Posez une tuile sur une case grise qui touche un blason de l’anneau orange.
lesson-edge-field-learnt = Un blason du bord compte une seule fois, même si plusieurs tuiles le touchent, et seulement à la fin. Un Explorateur actif le rend plus précieux.

## Le soleil

lessons-sun = La course du soleil
lesson-sunlight = La lumière fait pousser les cubes
lesson-sunlight-about = Votre soleil tourne autour de vos terres dans le sens horaire, d’au plus autant de cases que l’indique votre piste solaire. Il n’éclaire que là où il s’arrête : chaque tuile Terre voisine sans cube ni temple reçoit un cube de sa couleur.
lesson-sunlight-task-two-cubes = Faites pousser deux cubes d’un seul déplacement du soleil
lesson-sunlight-learnt = Une tuile qui a encore un cube n’en reçoit pas d’autre : dépensez vos cubes avant le retour du soleil.

## Les temples

lessons-temples = Temples et lumière
lesson-first-temple = Bâtir un temple et l’éclairer
lesson-first-temple-about = Un temple coûte des cubes de n’importe quelle couleur : 1 pour le premier, 2 pour le deuxième, et ainsi de suite, et il donne autant de mana. Quand le soleil s’arrête à côté, il rapporte 1 point pour sa tuile et 1 pour chaque tuile voisine. Vous avez deux tours.
lesson-first-temple-task-build = Construisez un temple
lesson-first-temple-task-build-missing = Vous n’avez pas construit de temple. Prenez une tuile de la colonne Construction et choisissez le temple.
lesson-first-temple-task-light = Gagnez au moins 3 points en éclairant des temples
lesson-first-temple-learnt = Un temple rapporte chaque fois que le soleil s’arrête à côté de lui. Les cubes restés sur sa tuile sont perdus : payez d’abord avec ceux-là.
lesson-two-temples = Deux temples à la fois
lesson-two-temples-about = Le soleil éclaire toutes les tuiles voisines de la case où il s’arrête. Si deux temples touchent cette case, les deux rapportent. Regardez où votre soleil peut s’arrêter, et comptez.
lesson-two-temples-task-both = Éclairez deux temples d’un seul déplacement du soleil
lesson-two-temples-learnt = Choisissez la place d’un temple d’après les cases où le soleil peut s’arrêter.

## Le tour complet

lessons-orbit = Un tour complet
lesson-full-orbit = Faire le tour de ses terres
lesson-full-orbit-about = Quand votre soleil a fait le tour de vos terres et arrive sur les cases dorées ou les franchit, vous recevez 5 points, une fois au plus par tour de jeu. Une boucle marque les cases qui achèvent un tour complet.
lesson-full-orbit-task-orbit = Achevez un tour complet
lesson-full-orbit-task-orbit-missing = Votre soleil n’a pas atteint les cases dorées. Avancez-le de { $steps ->
    [one] { $steps } case
   *[other] { $steps } cases
} pour y arriver.
lesson-full-orbit-task-light = Arrêtez-vous là où la lumière rapporte aussi quelque chose
lesson-full-orbit-task-light-missing = Là où votre soleil s’est arrêté, la lumière n’a servi à rien : arrêtez-le à côté de tuiles où un cube peut pousser, ou d’un temple.
lesson-full-orbit-learnt = Le tour complet et la lumière s’ajoutent. La Tour de guet augmente ce que rapporte un tour complet ; avec la Centrale, le soleil va aussi loin que vous voulez, mais ses tours complets ne rapportent plus rien.

## La ville

lessons-city = La ville
lesson-city-building = Une couleur qui vous manque
lesson-city-building-about = Un bâtiment coûte des cubes de couleurs précises ; un cube blanc dans un prix veut dire n’importe laquelle. Si vous n’avez aucun cube d’une couleur, deux autres le remplacent. Les bâtiments aident tout de suite ou par la suite, et tous comptent à la fin.
lesson-city-building-task-build = Construisez un bâtiment de votre ville
lesson-city-building-task-build-missing = Vous n’avez rien construit dans votre ville. Prenez une tuile de la colonne Construction et choisissez un bâtiment.
lesson-city-building-task-replace = Choisissez-en un qui coûte deux cubes et payez-en trois : deux pour une couleur qui vous manque
lesson-city-building-task-replace-missing = Vous avez payé avec les couleurs demandées. Choisissez un bâtiment dont une couleur vous manque : deux cubes d’une autre la remplacent.
lesson-city-building-learnt = Une couleur qui manque coûte cher, mais ne vous bloque jamais. Si vous avez la couleur, vous devez l’utiliser.
lesson-palace = Le Palais
lesson-palace-about = Le Palais fait avancer votre marqueur solaire et donne du mana, puis une action bonus : l’une des trois actions, tout de suite et sans tuile.
lesson-palace-task-palace = Construisez le Palais
lesson-palace-task-palace-missing = Vous n’avez pas construit le Palais. Prenez une tuile de la colonne Construction et choisissez le Palais.
lesson-palace-task-again = Jouez son action bonus
lesson-palace-task-again-missing = Le Palais vous donne aussitôt une action de plus : choisissez-en une et faites-la.
lesson-palace-learnt = Une action bonus se joue tout de suite, sinon elle est perdue. Ce peut être n’importe laquelle des trois, même si sa colonne est vide.

## Les actions bonus

lessons-bonus = Quatre de la même couleur
lesson-bonus-action = La quatrième tuile
lesson-bonus-action-about = Trois tuiles sont rangées sous l’une de vos couleurs. La quatrième complète la série : après l’action de cette tuile, vous avez une action bonus, puis les quatre sont défaussées. Une tuile grise va sous la couleur de votre choix.
lesson-bonus-action-task-set = Complétez une série de quatre
lesson-bonus-action-task-set-missing = Vous n’avez pas quatre tuiles sous une même couleur. Rangez la tuile prise là où il y en a déjà trois ; le gris va partout.
lesson-bonus-action-task-use = Jouez l’action bonus
lesson-bonus-action-task-use-missing = Avec la quatrième tuile d’une couleur, vous pouvez faire une action de plus. Vous y avez renoncé.
lesson-bonus-action-task-two = Faites deux choses différentes pendant ce tour : terre, temple, bâtiment ou soleil
lesson-bonus-action-learnt = Préparez le tour qui complète une série : deux actions de suite valent bien plus qu’une seule.

## Les personnages

lessons-characters = Les personnages
lesson-characters = De la nuit au jour
lesson-characters-about = Après tous les tours d’action, vous pouvez acheter des personnages. Payez du mana pour en acheter un : il montre sa face Nuit et ne fait encore rien. Payez ses cubes pour le retourner face Jour : vous recevez son avantage, et il rapportera à la fin.
lesson-characters-task-buy = Achetez un personnage
lesson-characters-task-buy-missing = Vous n’avez pas acheté de personnage. Il coûte le mana indiqué sur sa ligne.
lesson-characters-task-activate = Activez un personnage pendant le même tour
lesson-characters-task-activate-missing = Votre personnage est encore sur sa face Nuit. Activez-le avec les cubes indiqués, avant de terminer le tour.
lesson-characters-learnt = Gardez les deux pour cette phase : du mana pour acheter, des cubes pour activer. Un personnage face Nuit ne rapporte rien.

## Les tuiles spéciales

lessons-specials = Les tuiles spéciales
lesson-special-tile = Des tuiles qui rapportent
lesson-special-tile-about = Les tuiles spéciales n’apportent pas de cube. À la fin, chacune rapporte selon ce qui l’entoure : cases vides, tuiles, cubes ou temples. Il n’y en a que deux de chaque sorte.
lesson-special-tile-task-worth = Augmentez de 6 points la valeur de vos tuiles spéciales
lesson-special-tile-learnt = Une tuile, un cube ou un temple peut compter pour plusieurs tuiles spéciales : rapprochez-les.

## La fin

lessons-end = La dernière manche
lesson-last-turn = Ce qui compte à la fin
lesson-last-turn-about = C’est la dernière manche. Blasons du bord, tuiles spéciales, bâtiments, personnages actifs et mana s’ajoutent encore à vos points ; les cubes ne valent rien. Quel tour rapporte le plus maintenant ?
lesson-last-turn-task-points = Gagnez au moins 10 points pendant ce tour, comptés comme si la partie finissait maintenant
lesson-last-turn-learnt = Vers la fin, demandez-vous pour chaque choix ce qu’il ajoute à la feuille de score. Le nombre au bout de chaque ligne le dit.
