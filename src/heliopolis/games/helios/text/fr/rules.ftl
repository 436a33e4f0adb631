### Les règles de Helios, adressées au joueur ; la clé est l’identifiant de la règle.

## Mise en place

chapter-SETUP = Mise en place
HEL-SETUP-01 = Les tuiles Action sont triées par symbole. Chaque groupe de 16 est mélangé à part et forme une pile face cachée.
HEL-SETUP-02 = Six tuiles de chaque pile sont posées face visible dans la colonne en dessous : trois colonnes, 18 tuiles.
HEL-SETUP-03 = Les points, les cubes, le mana et les pièces en bois forment une réserve commune. Elle ne s’épuise jamais.
HEL-SETUP-04 = Les huit personnages sont exposés sur leur face Nuit, quel que soit le nombre de joueurs.
HEL-SETUP-05 = Chaque joueur a un plateau personnel, un plateau Ville, une aide de jeu et un sac pour les points gagnés en cours de jeu, vide au début.
HEL-SETUP-06 = Votre marqueur solaire commence sur la case 2 de la piste solaire.
HEL-SETUP-07 = Votre soleil commence sur la case marquée d’un soleil.
HEL-SETUP-08 = Vous commencez avec 1 mana.
HEL-SETUP-09 = Un joueur commence et reçoit le dragon. Ici, le hasard le désigne, sauf si la table nomme une place.
HEL-SETUP-10 = Dans l’ordre du tour, chacun choisit sa tuile Terre de départ : Séquoia, Granite ou Bambou (marron, grise ou verte). Plusieurs joueurs peuvent prendre la même couleur.
HEL-SETUP-11 = Votre tuile de départ est posée sur la case centrale et porte un cube de sa couleur.
HEL-SETUP-12 = Ensuite, quatre tuiles Terre de chaque couleur forment cinq piles face cachée. Toutes les autres sont mélangées dans la pile supplémentaire.
HEL-SETUP-13 = La pile supplémentaire compte 16 tuiles moins une par joueur : 14, 13 ou 12 à deux, trois ou quatre joueurs.
HEL-SETUP-14 = La tuile du dessus de chacune des six piles est retournée face visible et reçoit un cube de sa couleur.
HEL-SETUP-15 = Les tuiles spéciales sont posées face visible en quatre piles de deux, une pile par sorte.
HEL-SETUP-16 = Le troisième puis le quatrième joueur choisissent un cube de plus pour leur tuile de départ, d’une autre couleur que celui qui s’y trouve. Les deux premiers n’en reçoivent pas.

## Manches et phases

chapter-ROUND = Manches et phases
HEL-ROUND-01 = La partie dure quatre manches à deux ou quatre joueurs, trois manches à trois.
HEL-ROUND-02 = Une manche compte trois phases : les actions, les personnages, la remise en place. On joue dans le sens horaire.
HEL-ROUND-03 = D’abord les actions : chacun a quatre tours d’action, six à trois joueurs. On les joue un par un, en commençant par le premier joueur.
HEL-ROUND-04 = À la dernière manche, le décompte final remplace la remise en place. La phase des personnages a bien lieu.
HEL-ROUND-05 = Le dragon avance d’une place à chaque manche : chacun commence une fois, ou deux fois à deux joueurs.

## Tour d’action

chapter-TURN = Tour d’action
HEL-TURN-01 = À votre tour, prenez une tuile Action visible. Seule la tuile la plus basse de chaque colonne est disponible.
HEL-TURN-02 = Quand une colonne est vide, aucune tuile ne donne plus son action pendant cette phase.
HEL-TURN-03 = Une tuile rouge, bleue ou jaune va sous l’emplacement de cette couleur sur votre plateau, quel que soit son symbole.
HEL-TURN-04 = Une tuile grise va sous l’un de vos trois emplacements de couleur, à votre choix, et y reste.
HEL-TURN-05 = Rangez d’abord la tuile, puis effectuez son action.
HEL-PASS-01 = Vous pouvez renoncer à l’action de votre tuile.
HEL-PASS-02 = Si vous passez, vous pouvez quand même prendre et ranger une tuile. Vous pouvez aussi passer sans tuile.
HEL-PASS-03 = Une tuile dont vous n’avez pas fait l’action compte tout de même pour une série de quatre.

## Actions bonus et fin de la phase

chapter-BA = Actions bonus et fin de la phase
HEL-BA-01 = Une action bonus est l’une des trois actions principales, même si la colonne correspondante est vide.
HEL-BA-02 = Une action bonus se fait sans prendre de tuile Action.
HEL-BA-03 = Une action bonus se joue tout de suite, sinon elle est perdue.
HEL-BA-04 = La quatrième tuile sous un même emplacement de couleur vous donne une action bonus. Les tuiles grises comptent pour la couleur où elles sont rangées.
HEL-BA-05 = L’action bonus d’une série vient après l’action normale du tour.
HEL-BA-06 = Après l’action bonus d’une série, jouée ou non, ses quatre tuiles sont défaussées et l’emplacement est de nouveau vide.
HEL-BA-07 = Quand vous construisez le Palais, prenez d’abord ce qu’il donne sur la piste solaire et en mana. Puis vous avez aussitôt une action bonus.
HEL-BA-08 = Une action bonus obtenue pendant une autre action se termine d’abord, puis l’autre reprend.
HEL-TURN-06 = La phase se termine quand tous les tours sont joués. Les tuiles encore exposées sont défaussées, sauf à deux joueurs après les manches 1 et 3. Celles rangées sous votre plateau restent pour les manches suivantes.
HEL-TURN-07 = Si chacun prend une tuile à chaque tour, il en reste 2 sur 18 à quatre joueurs, aucune à trois. À deux, il en reste 10 après une manche et 2 après la suivante.

## Créer une terre

chapter-LAND = Créer une terre
HEL-LAND-01 = Prenez une tuile Terre visible avec son cube, ou une tuile spéciale d’une pile qui en a encore.
HEL-LAND-02 = Les tuiles se posent sur les cases gris clair, jamais sur les cases orange.
HEL-LAND-03 = La case doit être vide.
HEL-LAND-04 = La case doit toucher une tuile déjà posée sur votre plateau.
HEL-LAND-05 = On ne pose pas de tuile sur la case du soleil.
HEL-LAND-06 = Il est interdit d’enfermer le soleil : une suite de cases vides doit toujours le relier à l’anneau orange.
HEL-LAND-07 = Le cube d’une tuile Terre reste dessus. Les tuiles spéciales n’en apportent pas.
HEL-LAND-08 = Une pile de Terre dont la tuile visible a été prise n’en montre pas d’autre avant la remise en place, à la fin de la manche.
HEL-LAND-09 = Les tuiles spéciales sont toutes visibles dès le début et ne sont jamais complétées : une pile vide le reste.
HEL-LAND-10 = Une tuile ne porte jamais plus de 2 cubes.
HEL-LAND-11 = Quand il ne reste aucune case où vous pouvez poser une tuile, vous ne pouvez pas créer de terre.
HEL-LAND-12 = Quand aucune tuile Terre n’est visible et qu’il ne reste aucune tuile spéciale, vous ne pouvez pas créer de terre.
HEL-BONUS-01 = Une tuile posée sur l’une des quatre cases à cube reçoit aussitôt un cube de plus, d’une autre couleur que la tuile Terre. Sur une tuile spéciale, la couleur est libre.
HEL-BONUS-02 = Une tuile posée sur l’une des deux cases à mana vous donne 2 mana.
HEL-BONUS-03 = Chacun des cinq blasons du bord qui touche une de vos tuiles vaut 4 points en fin de partie, davantage avec un Explorateur actif. Il ne rapporte rien avant.
HEL-BONUS-04 = Un blason du bord ne compte qu’une fois, même si plusieurs tuiles la touchent. Une tuile peut atteindre plusieurs blasons du bord.

## Payer en cubes

chapter-PAY = Payer en cubes
HEL-PAY-01 = Vous payez avec des cubes pris sur vos propres tuiles. Les cubes payés retournent à la réserve.
HEL-PAY-02 = Un cube blanc dans un prix se paie avec un cube de n’importe quelle couleur.
HEL-PAY-03 = Si vous n’avez aucun cube d’une couleur demandée, deux autres cubes de n’importe quelles couleurs le remplacent. Cela vaut pour les bâtiments et pour activer un personnage.
HEL-PAY-04 = Ce que vous possédez se juge une seule fois, avant de payer. Une couleur que vous avez doit servir là où le prix la demande.
HEL-PAY-05 = Un prix demande un cube par emplacement, et un de plus pour chaque couleur qui vous manque. Vous choisissez les cubes dans l’ordre que vous voulez.
HEL-PAY-06 = Ce que vous ne pouvez pas payer, vous ne pouvez ni le construire ni l’activer.

## Construire : un temple

chapter-TEMPLE = Construire : un temple
HEL-TEMPLE-01 = Une action de construction bâtit un temple ou un bâtiment de la ville.
HEL-TEMPLE-02 = Votre premier temple coûte 1 cube de n’importe quelle couleur, le deuxième 2, le troisième 3, et ainsi de suite. Avec la Citadelle, chacun en coûte 1.
HEL-TEMPLE-03 = Votre premier temple donne 1 mana, le deuxième 2, le troisième 3, et ainsi de suite.
HEL-TEMPLE-04 = Un temple se pose sur n’importe laquelle de vos tuiles Terre ou spéciales qui n’en a pas, tuile de départ comprise. Il peut toucher d’autres temples.
HEL-TEMPLE-05 = Un temple et des cubes ne partagent jamais une tuile : les cubes qui restent sur la tuile retournent à la réserve, sans compensation.
HEL-TEMPLE-06 = Vous payez avant de poser le temple : les cubes de sa tuile peuvent donc servir à payer.
HEL-TEMPLE-07 = Aucun cube ne peut être posé sur une tuile avec un temple.

## Construire : les bâtiments de la ville

chapter-CITY = Construire : les bâtiments de la ville
HEL-CITY-01 = Vous ne pouvez construire chaque bâtiment qu’une fois. La pièce en bois couvre alors son prix.
HEL-CITY-02 = En construisant, avancez votre marqueur solaire, puis prenez le mana, puis effectuez la fonction unique. Les fonctions permanentes valent dès lors.
HEL-CITY-03 = Les points d’un bâtiment ne comptent qu’au décompte final.
HEL-CITY-04 = Tels qu’imprimés, les douze bâtiments valent ensemble 25 points, 7 pas sur la piste solaire (Centrale à part) et 9 mana.
HEL-CITY-OBS = L’Observatoire fait avancer votre marqueur solaire à sa construction. Il n’a pas d’autre fonction.
HEL-CITY-LODGE = La Loge solaire fait avancer votre marqueur solaire à sa construction. Elle n’a pas d’autre fonction.
HEL-CITY-WATCH = La Tour de guet donne du mana tout de suite. Dès lors, un tour complet vous rapporte la récompense la plus haute.
HEL-CITY-COUNCIL = Le Conseil de la cité fait avancer votre marqueur solaire. Dès lors, chaque temple éclairé vous rapporte des points supplémentaires.
HEL-CITY-POWER = La Centrale donne du mana et place votre marqueur solaire sur la case spéciale. Dès lors, votre soleil va aussi loin que vous voulez, mais les tours complets ne rapportent plus rien.
HEL-CITY-CITADEL = Avec la Citadelle, chaque temple vous coûte un seul cube, de n’importe quelle couleur. Le mana d’un temple ne change pas. Son propre prix est un cube de l’une ou l’autre de deux couleurs ; d’autres ne le remplacent que si vous n’avez ni l’une ni l’autre.
HEL-CITY-SANCT = Le Sanctuaire donne du mana à sa construction. Il n’a pas d’autre fonction.
HEL-CITY-GROVE = Le Bosquet sacré donne du mana à sa construction. Il n’a pas d’autre fonction.
HEL-CITY-BAZAAR = Quand vous construisez le Bazar d’échange, vous pouvez échanger une partie de votre mana contre des points, tout de suite et une seule fois.
HEL-CITY-PALACE = Le Palais fait avancer votre marqueur solaire et donne du mana. Puis vous avez une action bonus, tout de suite et une seule fois.
HEL-CITY-WARE = Avec l’Entrepôt, une tuile Terre éclairée qui porte déjà un cube en reçoit un deuxième. Aucune tuile ne dépasse 2 cubes.
HEL-CITY-LANDM = Quand vous construisez la Gestion des terres, piochez les tuiles du dessous de la pile supplémentaire, chacune avec son cube, et posez-les aussitôt sur votre plateau.
HEL-CITY-05 = Avec la Gestion des terres, vous voyez d’abord les tuiles piochées et choisissez leur ordre. Chacune se pose selon les règles habituelles et déclenche le bonus de sa case.
HEL-CITY-06 = La pile supplémentaire ne s’épuise jamais, même si tout le monde construit la Gestion des terres.

## Déplacer le soleil

chapter-SUN = Déplacer le soleil
HEL-SUN-01 = Le soleil tourne autour de vos terres dans le sens horaire, d’une case vide à une case vide voisine.
HEL-SUN-02 = Chaque case où entre le soleil doit toucher au moins une de vos tuiles.
HEL-SUN-03 = Le soleil peut passer par les cases orange à la même condition.
HEL-SUN-04 = Le soleil avance d’au moins 1 case et d’au plus la valeur de votre marqueur solaire.
HEL-SUN-05 = Vous pouvez toujours avancer de moins que le maximum.
HEL-SUN-06 = Seule la case où le soleil s’arrête éclaire. Les cases traversées ne donnent rien.
HEL-SUN-07 = Tout trajet qui respecte ces règles est permis : le soleil peut donc couper l’entrée d’une baie.
HEL-SUN-08 = Une case vide avec un seul côté ouvert est une impasse. Tout passage large d’une case qui ne mène que là en est une aussi.
HEL-SUN-09 = Le soleil n’entre jamais dans une impasse. Il passe devant.
HEL-SUN-10 = Si de nouvelles tuiles piègent le soleil dans une impasse, son prochain déplacement doit l’en faire sortir. Tant qu’une case à l’extérieur est à sa portée, il ne peut pas s’arrêter à l’intérieur. Sinon, il s’arrête où vous voulez sur le chemin de la sortie. Il n’y retourne jamais.
HEL-SUN-11 = Le sens horaire, c’est avancer le long de la côte, la terre à main droite. Ce que le soleil a laissé derrière lui pendant ce tour lui est fermé.
HEL-SUN-12 = Un trou, ce sont des cases vides enfermées par vos tuiles. Il est fermé au soleil : aucun chemin n’y mène de l’extérieur.
HEL-SUN-20 = Avec la Centrale, votre marqueur solaire reste sur sa case spéciale. Les pas gagnés ensuite sur la piste solaire sont sans effet.
HEL-SUN-21 = Avec la Centrale, le soleil peut aller sur toute case vide qui touche vos terres, si loin soit-elle, sauf dans un trou ou une impasse. Il avance toujours d’au moins 1 case : revenir sur sa propre case compte comme un tour entier, et si c’est une impasse, il doit la quitter.
HEL-SUN-22 = Avec la Centrale, les tours complets ne rapportent plus rien, avec ou sans la Tour de guet.
HEL-SUN-23 = Avec la Centrale, les tours ne sont plus comptés : vous nommez seulement la case où le soleil s’arrête.

## Éclairage

chapter-ILLUM = Éclairage
HEL-ILLUM-01 = Quand le soleil s’arrête, il éclaire toutes les tuiles Terre et spéciales voisines de sa case.
HEL-ILLUM-02 = Une tuile Terre éclairée sans cube ni temple reçoit un cube de sa couleur.
HEL-ILLUM-03 = Une tuile Terre qui porte déjà un cube, quelle qu’en soit la couleur, n’en reçoit pas. Avec l’Entrepôt, une tuile avec exactement un cube en reçoit un deuxième, de la couleur de la tuile.
HEL-ILLUM-04 = Une tuile avec un temple ne reçoit jamais de cube, avec ou sans Entrepôt.
HEL-ILLUM-05 = Un temple éclairé vous donne 1 point pour sa propre tuile et 1 point par tuile Terre ou spéciale voisine, quoi qu’elles portent.
HEL-ILLUM-06 = Un temple éclairé donne donc de 1 à 6 points, puisque le soleil occupe lui-même une case voisine. Le Conseil de la cité s’y ajoute.
HEL-ILLUM-07 = Une tuile spéciale éclairée ne donne rien par elle-même. Si elle porte un temple, celui-ci rapporte comme d’habitude.
HEL-ILLUM-08 = Chaque déplacement du soleil donne ses propres récompenses. Une deuxième action Soleil dans le même tour éclaire à nouveau.

## Tour complet

chapter-ORBIT = Tour complet
HEL-ORBIT-01 = Quand le soleil a fait le tour de vos terres et arrive sur les cases dorées ou les franchit, vous recevez 5 points, 10 avec la Tour de guet.
HEL-ORBIT-02 = Vous recevez cette récompense au plus une fois par tour de jeu. Les autres passages du même tour sont perdus.
HEL-ORBIT-03 = Les points du tour complet s’ajoutent à ce que donne l’éclairage.
HEL-ORBIT-04 = Un tour complet est payé quand le soleil s’arrête sur un tour plus avancé que jamais : aller et venir sur les cases dorées ne paie pas deux fois.

## Deuxième phase : les personnages

chapter-CHAR = Deuxième phase : les personnages
HEL-CHAR-01 = On achète et on active les personnages seulement pendant la phase prévue pour eux, après tous les tours d’action.
HEL-CHAR-02 = Le joueur qui a le plus de mana commence. En cas d’égalité, c’est le plus proche du premier joueur dans le sens horaire, à commencer par celui-ci. On continue dans le sens horaire.
HEL-CHAR-03 = À votre tour, vous pouvez acheter un personnage et en activer autant que vous voulez, dans n’importe quel ordre. Vous pouvez activer celui que vous venez d’acheter.
HEL-CHAR-04 = Pour acheter un personnage, payez son mana à la réserve. Il arrive face Nuit et ne donne encore rien.
HEL-CHAR-05 = Seuls les personnages encore exposés peuvent être achetés.
HEL-CHAR-06 = Vous activez un personnage que vous avez : payez les cubes qu’il indique et retournez-le face Jour. Les règles habituelles de paiement s’appliquent.
HEL-CHAR-07 = L’activation donne son avantage tout de suite et une seule fois : pas sur la piste solaire, mana ou cube.
HEL-CHAR-08 = Seuls les personnages actifs rapportent des points à la fin.
HEL-CHAR-09 = On joue à tour de rôle jusqu’à ce que tous aient fini. Un joueur qui termine un tour sans achat ni activation sort de cette phase.
HEL-CHAR-10 = Un personnage ne s’active qu’une fois. Dès lors, il montre sa face Jour et reste actif.
HEL-CHAR-ARCH = À son activation, l’Architecte donne un cube de couleur libre, posé sur une de vos tuiles de moins de 2 cubes et sans temple. À la fin, il rapporte pour chacun de vos temples et bâtiments de la ville.
HEL-CHAR-INV = À son activation, l’Inventeur donne des pas sur la piste solaire et du mana. À la fin, il rapporte pour chaque tuile spéciale de votre plateau.
HEL-CHAR-EXPL = Avec un Explorateur actif, les blasons du bord atteints valent davantage à la fin.
HEL-CHAR-CARTO = À son activation, le Cartographe donne un cube de couleur libre, posé sur une de vos tuiles de moins de 2 cubes et sans temple. À la fin, il rapporte pour chaque couleur de terre différente sur votre plateau, tuile de départ comprise.
HEL-CHAR-PRIEST = À son activation, la Prêtresse donne des pas sur la piste solaire et du mana. À la fin, elle rapporte un nombre fixe de points.
HEL-CHAR-PROPH = À la fin, une Prophétesse active rapporte pour chaque tuile Terre ou spéciale de votre plateau, tuile de départ comprise.
HEL-CHAR-PRINC = À son activation, la Princesse donne des pas sur la piste solaire. À la fin, elle rapporte selon la valeur de votre marqueur solaire, rien si vous avez la Centrale.
HEL-CHAR-TREAS = À la fin, un Trésorier actif rapporte pour chaque cube qui vous reste, et votre mana vaut davantage.

## Troisième phase : la remise en place

chapter-REPL = Troisième phase : la remise en place
HEL-REPL-01 = Les tuiles Terre visibles que personne n’a prises quittent la partie. Leurs cubes retournent à la réserve.
HEL-REPL-02 = Une nouvelle tuile est révélée sur chacune des six piles de Terre et reçoit un cube de sa couleur.
HEL-REPL-03 = Les tuiles spéciales restent telles quelles.
HEL-REPL-04 = Six nouvelles tuiles Action de chaque symbole sont exposées : de nouveau 18.
HEL-REPL-05 = Si une pile ne suffit pas, on pose ce qui reste, on mélange la défausse de ce symbole et on continue. S’il en manque encore, la colonne est plus courte.
HEL-REPL-06 = Le dragon passe au joueur suivant dans le sens horaire.
HEL-REPL-07 = À la fin de la remise en place, le troisième et le quatrième joueur, comptés à partir du nouveau premier joueur, posent chacun un cube de couleur libre sur une de leurs tuiles de moins de 2 cubes et sans temple. Les autres n’en reçoivent pas.
HEL-REPL-08 = Chaque pile de Terre de couleur, avec ses quatre tuiles, dure exactement quatre manches.

## À deux et à trois joueurs

chapter-PLAYERS = À deux et à trois joueurs
HEL-N3-01 = À trois joueurs, on joue trois manches de six tours chacun. Si chacun prend une tuile à chaque tour, les 18 sont épuisées ; s’il en reste après des passes, on les défausse.
HEL-N3-02 = À trois joueurs, seul le troisième reçoit le cube supplémentaire, à la mise en place et à chaque remise en place.
HEL-N2-01 = À deux joueurs, on joue quatre manches de quatre tours chacun, et chacun commence deux fois.
HEL-N2-02 = À deux joueurs, personne ne reçoit de cube supplémentaire.
HEL-N2-03 = À deux joueurs, les tuiles Action qui restent après les manches 1 et 3 demeurent en place pour la manche suivante. On n’en ajoute pas.
HEL-N2-04 = À deux joueurs, les tuiles qui restent après la manche 2 sont défaussées et 18 nouvelles sont exposées.
HEL-N2-05 = À deux joueurs, les tuiles Terre et le dragon suivent les règles habituelles à chaque manche.

## Les tuiles spéciales au décompte final

chapter-SPEC = Les tuiles spéciales au décompte final
HEL-SPEC-EMPTY = La tuile Cases vides rapporte pour chaque case vide voisine : les cases orange et celle du soleil comptent, la tuile elle-même non. Comme elle touche toujours une tuile, cinq au plus peuvent compter.
HEL-SPEC-LAND = La tuile Tuiles créées rapporte pour elle-même et pour chaque tuile Terre ou spéciale voisine.
HEL-SPEC-CUBE = La tuile Ressources rapporte pour chaque cube sur elle-même et sur les tuiles voisines.
HEL-SPEC-TEMPLE = La tuile Temples rapporte pour chaque temple sur elle-même et sur les tuiles voisines.
HEL-SPEC-05 = Un cube, un temple ou une tuile peut compter pour plusieurs tuiles spéciales.

## Fin de la partie

chapter-END = Fin de la partie
HEL-END-01 = Votre score final réunit les points gagnés en cours de jeu, les blasons du bord, les tuiles spéciales, les bâtiments, les personnages actifs et le mana.
HEL-END-02 = Chaque blason du bord atteint vaut 4 points, davantage avec un Explorateur actif.
HEL-END-03 = Chaque mana vaut 1 point, davantage avec un Trésorier actif.
HEL-END-04 = Les cubes ne valent rien, sauf avec un Trésorier actif.
HEL-END-05 = Le joueur qui a le plus de points gagne.
HEL-END-06 = En cas d’égalité, le joueur à qui il reste le plus de cubes gagne. Si l’égalité demeure, la victoire est partagée.
