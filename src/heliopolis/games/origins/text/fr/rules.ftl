### Les règles d’Origins : First Builders, adressées au joueur ; la clé est l’identifiant de la règle.

rules-page-books = Les pages sont les mêmes dans les livrets anglais et français ; EN ou FR marque ce qu’un seul des deux dit. EXP est le livret de l’extension, Ancient Wonders.

## Mise en place

chapter-SETUP = Mise en place
ORI-SETUP-01 = On joue à deux, trois ou quatre, ou seul en Entraînement mode solo.
ORI-SETUP-02 = À deux, on prend 7 dés Citoyen de chaque couleur, à trois 8, à quatre 9. Les autres quittent la partie.
ORI-SETUP-03 = La Pierre, la Nourriture, la Sagesse, l’Or, les jetons Supériorité et les jetons +100/+200 forment la réserve. Les ressources sont illimitées.
ORI-SETUP-04 = Les cinq tuiles Action Bonus sont mélangées et chaque Lieu de Rencontre en reçoit une.
ORI-SETUP-05 = Chaque Lieu reçoit le Vaisseau Mère de la couleur de sa tuile Action Bonus. Il indique la valeur 1.
ORI-SETUP-06 = Trois des douze cartes Zodiaque sont tirées au hasard, une par Temple : Forêt, Montagne, Mer. La tuile Zodiaque assortie marque la piste pour toute la partie ; les neuf autres cartes quittent la partie.
ORI-SETUP-07 = Les tuiles Bâtiment sont triées par couleur et mélangées en cinq piles face cachée.
ORI-SETUP-08 = On tire la première tuile de chaque pile. Les cinq sont mélangées et posées face visible sur les cases 1 à 5 du Marché des Bâtiments : il commence avec une tuile de chaque couleur, dans un ordre quelconque.
ORI-SETUP-09 = Puis la nouvelle première tuile de chaque pile est retournée face visible, à la vue de tous.
ORI-SETUP-10 = Un dé Citoyen de chaque couleur est lancé ; les 6 sont relancés. Les cinq dés sont rangés dans la zone Recrutement Citoyen par valeur croissante, de gauche à droite.
ORI-SETUP-11 = À valeur égale, le dé dont la tuile de même couleur est plus bas dans le Marché se place plus à gauche.
ORI-SETUP-12 = À deux, on lance 2 dés Orateur dans la zone Recrutement Orateur, à trois 3, à quatre 4. Les autres quittent la partie.
ORI-SETUP-13 = À deux, on expose 4 cartes District face visible, à trois 5, à quatre 6. Les autres quittent la partie.
ORI-SETUP-14 = Chaque carte District exposée reçoit 2 Or.
ORI-SETUP-15 = La réserve d’Étages reçoit 1 jeton Étage de chaque couleur, plus 1 pour chaque Tour de cette couleur sur les cartes District exposées.
ORI-SETUP-16 = Chaque joueur pose sur son Palais 1 jeton Étage de chaque couleur : chaque Tour commence à la hauteur 1.
ORI-SETUP-17 = Les jetons Étage qui restent quittent la partie.
ORI-SETUP-18 = Chaque joueur prend un Plateau individuel, 6 socles Population, l’Archonte, une Aide de Jeu, une Agora et un Palais, ainsi que 1 Or, 1 Pierre, 1 Nourriture et 1 Sagesse.
ORI-SETUP-19 = Quatre de vos socles sont sur la piste de Population, deux à côté de votre plateau.
ORI-SETUP-20 = Un marqueur Zodiaque de chaque joueur est sur l’emplacement de départ de chaque piste de Temple. Les marqueurs Points de Victoire sont sur 0.
ORI-SETUP-21 = Votre Cité commence avec deux tuiles : l’Agora juste au-dessus du Palais.
ORI-SETUP-22 = Le premier joueur est tiré au hasard et prend la tuile Bastion.
ORI-SETUP-23 = Les marqueurs Force Militaire sont empilés sur l’emplacement de départ dans l’ordre du tour, celui du premier joueur en dessous.
ORI-SETUP-24 = On lance deux dés Citoyen de chaque couleur, dix en tout, pour le choix de départ ; les 6 sont relancés.
ORI-SETUP-25 = Dans le sens horaire à partir du premier joueur, chacun prend exactement un de ces dés.
ORI-SETUP-26 = Puis, dans le sens anti-horaire à partir du dernier joueur, chacun en prend encore un.
ORI-SETUP-27 = Vos deux dés vont sur vos deux socles libres avec la valeur obtenue. Vous commencez avec 2 Stratèges non utilisés.
ORI-SETUP-28 = Les dés que personne n’a pris retournent dans la réserve.
ORI-SETUP-29 = Votre Archonte commence chez vous. Personne n’a encore de carte Zodiaque, d’Orateur ni de jeton Supériorité.
ORI-SETUP-30 = Les modules de l’extension sont choisis et mis en place une fois le premier joueur connu, avant le choix des dés.
ORI-SETUP-31 = Parmi les dés lancés, vous ne pouvez en prendre qu’un que personne n’a encore pris.

## Ressources

chapter-RES = Ressources
ORI-RES-01 = La Pierre, la Nourriture et la Sagesse sont les ressources de base. L’Or n’en est pas une.
ORI-RES-02 = Dans tout paiement, 1 Or peut remplacer 1 unité d’une ressource de base. Vous choisissez la répartition ; sans précision, on dépense le moins d’Or possible.
ORI-RES-03 = Un coût en Or se paie uniquement en Or.
ORI-RES-04 = Un coût en ressources de base au choix se paie avec n’importe quel mélange de ressources de base et d’Or.
ORI-RES-05 = Quand vous recevez des ressources de base au choix, choisissez chaque unité entre Pierre, Nourriture et Sagesse, jamais de l’Or.
ORI-RES-06 = La réserve de ressources ne s’épuise jamais.
ORI-RES-07 = On ne peut pas devoir de ressources : un coût se paie en entier ou pas du tout.

## Ouvriers

chapter-WORK = Ouvriers
ORI-WORK-01 = Il y a trois sortes d’ouvriers : les Stratèges, les Orateurs et l’Archonte.
ORI-WORK-02 = Un Stratège est un dé Citoyen sur l’un de vos socles, avec une couleur et une valeur de 1 à 6. Le dé et le socle se déplacent ensemble.
ORI-WORK-03 = Vous ne pouvez recevoir un dé Citoyen que si vous avez un socle libre : un socle chez vous, sans dé.
ORI-WORK-04 = Un Orateur a une valeur, mais pas de couleur, et n’a pas besoin de socle.
ORI-WORK-05 = Un Orateur reste chez vous jusqu’à ce que vous l’utilisiez pour une action, même après la fin de la manche.
ORI-WORK-06 = L’Archonte n’a pas de valeur et ignore toute condition de valeur.
ORI-WORK-07 = L’Archonte n’a pas de couleur à lui. Il a toutes les couleurs présentes sur votre rangée des Conseillers.
ORI-WORK-08 = Un Orateur ne dépasse jamais 5. Il est alors relancé dans la zone Recrutement Orateur à la fin de la manche.
ORI-WORK-09 = Un Stratège de valeur 6 qui doit augmenter voit son dé devenir Conseiller. Seul le fait de passer fait augmenter un 6.
ORI-WORK-10 = Un dé sur un Siège de Pouvoir ne compte plus comme dé Citoyen ni comme Stratège et ne peut plus être modifié, sauf si une carte ou une tuile le dit : Bélier, Lion, Porte d’Ishtar.
ORI-WORK-11 = Un effet qui nomme un dé Citoyen (Siège de Pouvoir, Conseiller, échange) ne déplace que le dé. Son socle reste ou revient chez vous.
ORI-WORK-12 = Vous pouvez avoir autant d’Orateurs que vous voulez : le livret ne fixe pas de limite.

## Le tour

chapter-TURN = Le tour
ORI-TURN-01 = On joue dans le sens horaire à partir du joueur qui a la tuile Bastion. Les joueurs qui ont passé sont sautés.
ORI-TURN-02 = À votre tour, faites exactement une de ces actions : Se rendre sur un Lieu de Rencontre, Compléter un District, Élever une Tour du Palais, Augmenter votre Population, ou Passer.
ORI-TURN-03 = Vous pouvez refaire la même action à vos tours suivants de la manche, tant que vous avez les ouvriers et de quoi payer.
ORI-TURN-04 = La manche se termine quand tous les joueurs ont passé.
ORI-TURN-05 = À votre tour, vous pouvez toujours passer. Si rien d’autre n’est possible, vous le devez, et la question vous est quand même posée.

## Se rendre sur un Lieu de Rencontre

chapter-VISIT = Se rendre sur un Lieu de Rencontre
ORI-VISIT-01 = Envoyez un ouvrier : un Stratège non utilisé, votre Archonte s’il est chez vous, ou un Orateur que vous avez.
ORI-VISIT-02 = Un Lieu accueille autant d’ouvriers que l’on veut, de tous les joueurs.
ORI-VISIT-03 = Si la valeur de votre ouvrier est au moins égale à celle du Lieu, vous ne payez rien.
ORI-VISIT-04 = Si la valeur de votre ouvrier est plus faible, payez d’abord la différence en Sagesse. Si vous ne pouvez pas la payer, vous ne pouvez pas y aller.
ORI-VISIT-05 = L’Archonte ne paie jamais pour la valeur d’un Lieu.
ORI-VISIT-06 = Une fois l’ouvrier placé et payé, la valeur du Lieu augmente de 1 ; un 6 devient 1. Cela vaut aussi pour l’Archonte et les Orateurs.
ORI-VISIT-07 = Vous payez selon la valeur avant son augmentation.
ORI-VISIT-08 = Effectuez ensuite une des deux actions principales du Lieu.
ORI-VISIT-09 = Un Stratège dont la valeur est 6 quand vous le placez peut faire les deux actions principales, dans l’ordre de votre choix, ou une seule. Tout autre en fait une.
ORI-VISIT-10 = Chaque visite comprend au moins une action principale. Une action impossible n’est pas proposée, et celle qui donne des ressources est toujours possible.
ORI-VISIT-11 = Si votre Stratège a la couleur de la tuile Action Bonus du Lieu, vous pouvez aussi faire son action bonus.
ORI-VISIT-12 = L’Archonte a droit à l’action bonus si la tuile a la couleur d’un de vos Conseillers.
ORI-VISIT-13 = Un Orateur n’a jamais droit à l’action bonus.
ORI-VISIT-14 = L’action bonus se fait au plus une fois par visite, avant ou après l’action principale ; avec un Stratège de valeur 6, aussi entre les deux.
ORI-VISIT-15 = Vous pouvez renoncer à l’action bonus.
ORI-VISIT-16 = L’ouvrier reste sur le Lieu : un Stratège ou l’Archonte jusqu’à ce que vous passiez, un Orateur jusqu’à la fin de la manche.
ORI-VISIT-17 = L’Archonte et les Orateurs font exactement une action principale : seuls les Stratèges de valeur 6 font les deux.
ORI-VISIT-18 = La valeur et les couleurs se lisent quand l’ouvrier est placé. Un Stratège monté à 6 ensuite, par exemple par la Porte d’Ishtar, n’a pas de deuxième action principale.
ORI-VISIT-19 = Lors d’une visite, chacune des deux actions principales se fait une fois au plus.

## Les cinq Lieux de Rencontre

chapter-SITE = Les cinq Lieux de Rencontre
ORI-SITE-01 = Le premier Lieu à partir de la gauche propose 3 Pierre, ou de progresser sur la piste Militaire et/ou de mener une Attaque, dans l’ordre de votre choix.
ORI-SITE-02 = Le deuxième Lieu propose 3 Nourriture, ou de construire un Bâtiment.
ORI-SITE-03 = Le troisième Lieu propose 3 Sagesse ou, pour 1 Pierre, deux marches d’un même Temple et sa carte Zodiaque.
ORI-SITE-04 = Le quatrième Lieu propose 1 ressource de base au choix et 1 Or, ou de recruter un Citoyen.
ORI-SITE-05 = Le cinquième Lieu propose 1 Pierre, 1 Sagesse et 1 Nourriture, ou de dépenser 1 à 3 Nourriture pour augmenter des Stratèges et progresser sur la piste Militaire.

## Piste Militaire et Attaques

chapter-MIL = Piste Militaire et Attaques
ORI-MIL-01 = La piste Militaire se compose d’un emplacement de départ, de zones d’exactement 3 cases entre un palier et le suivant, et d’un emplacement final.
ORI-MIL-02 = Tous les marqueurs sur l’emplacement de départ sont de force égale.
ORI-MIL-03 = Chaque case a un bonus d’Attaque, sauf l’emplacement de départ, la première case et l’emplacement final.
ORI-MIL-04 = Un déplacement de plusieurs cases s’effectue en entier dès que vous l’avez choisi.
ORI-MIL-05 = Les marqueurs peuvent se dépasser et partager une case.
ORI-MIL-06 = Un marqueur qui arrive sur une case occupée se place au-dessus de la pile.
ORI-MIL-07 = Les marqueurs d’une même case sont de force égale, quelle que soit leur place dans la pile.
ORI-MIL-08 = Chaque palier franchi vous donne aussitôt 1 jeton Supériorité.
ORI-MIL-09 = Quand votre marqueur atteint l’emplacement final, vous gagnez aussitôt 9 PV.
ORI-MIL-10 = Un marqueur sur l’emplacement final ne bouge plus jamais. Les déplacements en trop sont perdus.
ORI-MIL-11 = Progresser sur la piste Militaire sans autre précision, c’est avancer de 1 case.
ORI-MIL-12 = Là où vous pouvez progresser et/ou mener une Attaque, faites l’un ou l’autre ou les deux, une fois chacun, dans l’ordre de votre choix.
ORI-ATT-01 = Quand vous menez une Attaque, prenez d’abord le bonus de la case de votre marqueur. Vous pouvez attaquer même s’il n’y en a pas.
ORI-ATT-02 = Le bonus est l’un de ceux-ci : 1 Pierre, 1 Nourriture, 1 Sagesse, 1 Or ou 2 Or ; ou 1 ressource de base au choix avec 1 Pierre, 1 Nourriture, 1 Sagesse ou 1 Or ; ou, si vous voulez, 1 de vos ressources de base échangée contre 1 Or ; ou rien.
ORI-ATT-03 = Gagnez ensuite 1 PV pour chaque marqueur Force Militaire strictement plus bas que le vôtre, et 1 PV pour chaque palier que votre marqueur a franchi.
ORI-ATT-04 = Les marqueurs de force égale ne vous donnent rien.
ORI-ATT-05 = Une Attaque ne change rien pour les autres joueurs.
ORI-MIL-13 = Ici, la piste a 12 cases entre le départ et l’emplacement final, et cinq paliers : avant les cases 1, 4, 7 et 10 et avant l’emplacement final. Un marqueur qui recule va sur la case 1, 4, 7 ou 10.

## Construire un Bâtiment

chapter-BUILD = Construire un Bâtiment
ORI-BUILD-01 = Choisissez une des tuiles des cinq cases du Marché des Bâtiments, ou une que vous avez mise de côté grâce à un Chantier de Construction.
ORI-BUILD-02 = Payez le prix en Sagesse de sa case du Marché.
ORI-BUILD-03 = Payez le prix en Pierre de la tuile : 1 à 3.
ORI-BUILD-04 = Placez aussitôt la tuile dans votre Cité, sans la pivoter.
ORI-BUILD-05 = Les tuiles situées plus bas dans le Marché remontent : la case vide est alors la case 5.
ORI-BUILD-06 = La première tuile de la pile de la couleur achetée va sur la case 5.
ORI-BUILD-07 = La nouvelle première tuile de cette pile est retournée face visible.
ORI-BUILD-08 = Une fois la tuile placée et le Marché complété, vous pouvez utiliser une fois sa capacité.
ORI-BUILD-09 = La capacité d’un Bâtiment ne s’utilise que juste après l’avoir payé et placé, et juste après avoir complété un de ses Districts avec un dé de sa couleur, sauf si la tuile dit autre chose.
ORI-BUILD-10 = Un Bâtiment se compte lui-même dans sa propre capacité.
ORI-BUILD-11 = Ce que dit un Bâtiment l’emporte sur les règles générales.
ORI-BUILD-12 = Si la pile de cette couleur est vide, aucune tuile n’est ajoutée. Les tuiles du Marché occupent toujours ses cases à partir du haut, sans trou.
ORI-BUILD-13 = S’il n’y a aucune tuile au Marché ni mise de côté et qu’aucune Merveille revendiquée n’attend, rien ne peut être construit.

## Placer une tuile

chapter-PLACE = Placer une tuile
ORI-PLACE-01 = Une nouvelle tuile doit avoir un côté commun avec une tuile de votre Cité.
ORI-PLACE-02 = L’emplacement d’une nouvelle tuile doit être vide.
ORI-PLACE-03 = Deux tuiles qui ne se touchent que par un coin ne sont pas adjacentes.
ORI-PLACE-04 = Les tuiles s’alignent sur une même grille, côté entier contre côté entier, et ne pivotent jamais.
ORI-PLACE-05 = L’Agora, le Palais et les Fermes sont des tuiles de votre Cité à côté desquelles on peut construire.

## Fermes

chapter-FARM = Fermes
ORI-FARM-01 = Au lieu de construire un Bâtiment, vous pouvez toujours faire de sa tuile une Ferme.
ORI-FARM-02 = Une Ferme ne coûte ni Sagesse ni Pierre.
ORI-FARM-03 = Le coût de 1 Nourriture de l’action bonus se paie aussi pour une Ferme.
ORI-FARM-04 = La tuile est posée face cachée. Une Ferme n’a ni couleur, ni capacité, ni coût imprimé.
ORI-FARM-05 = Le Marché glisse et se complète comme d’habitude, selon la couleur de la tuile prise.
ORI-FARM-06 = Dans le motif d’une carte District, une Ferme peut tenir la place libre, jamais celle d’une couleur.

## Temples

chapter-TEMPLE = Temples
ORI-TEMPLE-01 = Il y a trois pistes de Temple, de gauche à droite : Forêt, Montagne, Mer.
ORI-TEMPLE-02 = En action principale, payez 1 Pierre et faites monter un de vos marqueurs de deux marches sur sa piste de Temple.
ORI-TEMPLE-03 = Les deux marches ne se partagent jamais entre deux marqueurs. Une marche au-delà du sommet est perdue.
ORI-TEMPLE-04 = L’action principale vous donne ensuite la carte Zodiaque de ce Temple, prise sur le plateau ou à celui qui l’a.
ORI-TEMPLE-05 = Vous prenez la carte quelle que soit la place de votre marqueur, même si d’autres sont plus haut.
ORI-TEMPLE-06 = Les marches dues à la tuile Action Bonus, à un Bâtiment ou au Verseau ne donnent jamais la carte.
ORI-TEMPLE-07 = Un marqueur qui arrive sur une marche occupée se place au-dessus : le premier arrivé est en dessous.
ORI-TEMPLE-08 = Une carte Zodiaque n’agit que pour le joueur qui l’a à ce moment-là.
ORI-TEMPLE-09 = Les marqueurs des pistes de Temple ne redescendent jamais.
ORI-TEMPLE-10 = Avec votre marqueur au sommet, vous pouvez encore payer la Pierre pour prendre la carte de ce Temple, mais pas si vous l’avez déjà : il ne se passerait rien.
ORI-TEMPLE-11 = Un marqueur au sommet de sa piste ne monte plus : on ne peut pas y monter d’une marche.

## Recruter un Citoyen

chapter-CIT = Recruter un Citoyen
ORI-CIT-01 = Choisissez un dé de la zone Recrutement Citoyen et payez le prix en Sagesse indiqué dessous.
ORI-CIT-02 = Le dé garde sa valeur et va sur un de vos socles libres : c’est un Stratège non utilisé.
ORI-CIT-03 = Sans socle libre, aucun effet ne peut vous donner de dé Citoyen.
ORI-CIT-04 = Les dés situés à sa droite glissent vers la gauche : la case vide est alors la case 5.
ORI-CIT-05 = Un dé de la même couleur est pris dans la réserve et lancé ; un 6 est relancé. Il va sur la case 5, quelle que soit sa valeur.
ORI-CIT-06 = Un Citoyen recruté gratuitement (Domaine, Cancer) se prend de la même façon, au prix de 0.
ORI-CIT-07 = Si la réserve n’a plus de dé de cette couleur, la case reste vide et la partie se terminera après cette manche.
ORI-CIT-08 = Les dés de la zone occupent toujours ses cases à partir de la gauche, sans trou. Quand une couleur est épuisée, un nouveau dé va sur la première case vide, et une case du côté le plus cher reste vide.
ORI-CIT-09 = Dès que vous avez choisi de prendre un Citoyen, par l’action principale, le Domaine ou le Phare, vous devez en prendre un. Vous pouvez renoncer à celui du Cancer ou de la Balance.

## Dépenser de la Nourriture

chapter-FOOD = Dépenser de la Nourriture
ORI-FOOD-01 = Dépensez 1, 2 ou 3 Nourriture. Pour chacune, augmentez de 1 un de vos Stratèges non utilisés ou avancez de 1 case sur la piste Militaire.
ORI-FOOD-02 = Vous pouvez augmenter plusieurs fois le même Stratège.
ORI-FOOD-03 = La Nourriture ne peut pas augmenter un Stratège de valeur 6.
ORI-FOOD-04 = Sans Stratège non utilisé de valeur inférieure à 6 et avec votre marqueur sur l’emplacement final, la Nourriture n’a aucun effet et n’est pas dépensée.

## Tuiles Action Bonus

chapter-BONUS = Tuiles Action Bonus
ORI-BONUS-01 = Bleue, la tuile du Temple : payez 1 Pierre et montez d’une marche sur une piste de Temple. Vous ne prenez pas de carte.
ORI-BONUS-02 = Mauve, la tuile du Bâtiment : payez 1 Nourriture, puis construisez un Bâtiment en payant tous ses coûts.
ORI-BONUS-03 = Rouge, la tuile Militaire : payez 1 Sagesse, puis avancez de 1 case sur la piste Militaire ou menez une Attaque.
ORI-BONUS-04 = Orange, la tuile de l’Orateur : prenez un Orateur de votre choix dans la zone Recrutement Orateur, s’il y en a un.
ORI-BONUS-05 = Jaune, la tuile des ressources : recevez 1 ressource de base au choix.
ORI-BONUS-06 = Une action bonus que vous ne pouvez pas payer ou qui n’a aucun effet ne peut pas être choisie, sauf pour prendre à la place l’Or du Poisson.

## Compléter un District

chapter-DIST = Compléter un District
ORI-DIST-01 = Un District, ce sont quatre tuiles différentes qui remplissent un carré de deux sur deux. Le point au milieu est le Siège de Pouvoir.
ORI-DIST-02 = Les quatre tuiles sont adjacentes au Siège de Pouvoir.
ORI-DIST-03 = Les Districts peuvent se chevaucher : une tuile peut appartenir à quatre d’entre eux.
ORI-DIST-04 = Un Siège de Pouvoir accueille au plus un dé, et pour toujours.
ORI-DIST-05 = Pour compléter un District, prenez un de vos Stratèges non utilisés. Ni l’Archonte, ni un Orateur, ni un Stratège utilisé, ni un dé déjà sur un Siège ne conviennent.
ORI-DIST-06 = Son dé va sur le Siège de Pouvoir avec sa valeur. Le socle reste chez vous et est aussitôt libre.
ORI-DIST-07 = Le dé peut être de n’importe quelle couleur, même si aucune tuile du District ne l’a.
ORI-DIST-08 = Une carte District correspond si trois tuiles ont ses trois couleurs aux places indiquées. À la quatrième place, vide, n’importe quelle tuile convient.
ORI-DIST-09 = Le motif de la carte peut être pivoté, inversé (effet miroir) ou les deux : huit positions en tout.
ORI-DIST-10 = Une carte correspond donc si, en prenant un des coins comme place libre, la tuile en diagonale a la couleur opposée de la carte et les deux tuiles voisines ont les deux autres couleurs, dans n’importe quel ordre.
ORI-DIST-11 = Si une ou plusieurs cartes exposées correspondent, vous devez profiter d’une d’entre elles, et d’une seule.
ORI-DIST-12 = La première fois que vous profitez d’une carte, elle vous donne ses PV les plus élevés ; chaque fois suivante, les plus faibles.
ORI-DIST-13 = Ce que les autres joueurs ont obtenu grâce à la carte ne change rien à vos PV.
ORI-DIST-14 = Vous prenez tout l’Or posé sur la carte : 2 pour le premier joueur qui en profite, rien ensuite.
ORI-DIST-15 = Les cartes District restent exposées.
ORI-DIST-16 = Vous pouvez ensuite activer chaque Bâtiment du District qui a la couleur du dé, une fois chacun, dans l’ordre de votre choix.
ORI-DIST-17 = Si l’Agora est dans le District, vous pouvez l’activer aussi, quelle que soit la couleur du dé.
ORI-DIST-18 = Sans carte qui correspond, vous ne recevez ni PV ni Or, mais les activations ont lieu.
ORI-DIST-19 = Un District complété le reste, même si l’une de ses tuiles est recouverte plus tard.

## Élever une Tour du Palais

chapter-TOWER = Élever une Tour du Palais
ORI-TOWER-01 = Choisissez une couleur qui a au moins un jeton Étage dans la réserve d’Étages.
ORI-TOWER-02 = Payez autant d’Or que la hauteur actuelle de votre Tour de cette couleur.
ORI-TOWER-03 = Le jeton Étage passe de la réserve à votre Palais : la Tour a un Étage de plus.
ORI-TOWER-04 = Une action construit un seul Étage.
ORI-TOWER-05 = Seule la réserve d’Étages limite la hauteur d’une Tour.

## Augmenter votre Population

chapter-POP = Augmenter la Population
ORI-POP-01 = Payez la Nourriture indiquée pour le socle le plus à gauche de votre piste de Population. Ce socle revient chez vous, libre.
ORI-POP-02 = Votre troisième socle coûte 2 Nourriture et le sixième, le plus cher, 8. Les prix intermédiaires sont sur la piste.
ORI-POP-03 = Le dernier socle de la piste vous donne aussitôt 10 PV.
ORI-POP-04 = S’il n’y a plus de socle sur la piste, vous ne pouvez plus augmenter votre Population.
ORI-POP-05 = Un socle se libère aussi, sans rien payer, quand son dé devient Conseiller ou va sur un Siège de Pouvoir.

## Passer

chapter-PASS = Passer
ORI-PASS-01 = Passer met fin à votre tour et à votre manche.
ORI-PASS-02 = Une fois que vous avez passé, aucun jeton Supériorité ne peut être dépensé.
ORI-PASS-03 = Quand vous passez, votre Archonte revient chez vous.
ORI-PASS-04 = Tous vos Stratèges sur les Lieux reviennent chez vous, un par un. Vous choisissez l’ordre de ceux de valeur 6 quand il change quelque chose.
ORI-PASS-05 = Un Stratège de valeur 1 à 5 qui revient augmente de 1.
ORI-PASS-06 = Un Stratège de valeur 6 qui revient se retire : son dé devient Conseiller, son socle est libre chez vous.
ORI-PASS-07 = Les Stratèges qui n’étaient sur aucun Lieu ne changent pas.
ORI-PASS-08 = Les Orateurs sur les Lieux y restent jusqu’à la fin de la manche.

## Conseillers et Archonte

chapter-ADV = Conseillers et Archonte
ORI-ADV-01 = Votre premier Conseiller va toujours sur la case la plus à gauche de votre rangée des Conseillers.
ORI-ADV-02 = Un suivant d’une couleur que vous n’y avez pas va sur la case vide la plus à gauche. Vous ne gagnez pas de PV maintenant.
ORI-ADV-03 = Si sa couleur y est déjà, gagnez les PV de la case occupée la plus à droite. Le dé retourne dans la réserve.
ORI-ADV-04 = En fin de partie, vous gagnez une fois les PV de la case occupée la plus à droite.
ORI-ADV-05 = Un Conseiller ne quitte jamais la rangée.
ORI-ARCH-01 = L’Archonte peut faire l’action bonus de toute couleur présente sur votre rangée des Conseillers.
ORI-ARCH-02 = Vous pouvez utiliser l’Archonte une fois par manche : il ne revient chez vous que quand vous passez.

## Jetons Supériorité

chapter-SUP = Jetons Supériorité
ORI-SUP-01 = Après une action autre que Passer, vous pouvez dépenser un jeton Supériorité pour faire une action supplémentaire.
ORI-SUP-02 = Dépensez au plus un jeton par tour.
ORI-SUP-03 = Vous pouvez dépenser un jeton pendant le tour même où vous le gagnez.
ORI-SUP-04 = L’action supplémentaire peut être Passer.
ORI-SUP-05 = L’action supplémentaire peut être n’importe laquelle, y compris la même.
ORI-SUP-06 = Vous gardez vos jetons d’une manche à l’autre. En fin de partie, ils ne valent rien.

## Fin de manche

chapter-ROUND = Fin de manche
ORI-ROUND-00 = La fin de manche suit strictement cet ordre. Avec les Épreuves des Bâtisseurs, l’Épreuve la plus à gauche est décomptée avant tout le reste.
ORI-ROUND-01 = Tous les Orateurs présents sur les Lieux retournent dans la zone Recrutement Orateur. Chacun d’eux augmente de 1 ; un 5 est relancé à la place. Les Orateurs qui n’ont pas agi, dans la zone ou chez un joueur, ne changent pas.
ORI-ROUND-02 = La tuile Bastion va au joueur le plus avancé sur la piste Militaire.
ORI-ROUND-03 = En cas d’égalité, elle va à celui dont le marqueur est le plus bas dans la pile.
ORI-ROUND-04 = Chaque marqueur Force Militaire recule jusqu’à la première case qui suit le dernier palier franchi.
ORI-ROUND-05 = Ils reculent dans l’ordre, celui qui est le plus près du départ d’abord.
ORI-ROUND-06 = Les marqueurs d’une même case se déplacent ensemble et gardent leur ordre dans la pile.
ORI-ROUND-07 = Les marqueurs qui arrivent sur une case occupée se glissent sous ceux qui y sont, même sous un marqueur qui n’a pas eu à bouger.
ORI-ROUND-08 = Un marqueur déjà sur une telle case y reste. De même pour ceux de l’emplacement de départ et de l’emplacement final.
ORI-ROUND-09 = Reculer ne fait ni perdre ni gagner de jeton Supériorité.
ORI-ROUND-10 = Puis la Forêt, la Montagne et la Mer, dans cet ordre : la carte Zodiaque va au joueur le plus haut sur cette piste.
ORI-ROUND-11 = En cas d’égalité, la carte va à celui dont le marqueur est le plus bas dans la pile.
ORI-ROUND-12 = Si une condition de fin de partie a été remplie ou si la limite de manches est atteinte, la partie se termine maintenant. Sinon, une nouvelle manche commence par le joueur qui a la tuile Bastion, et tout le monde rejoue.

## Fin de partie

chapter-END = Fin de partie
ORI-END-01 = La partie se termine après cette manche si un joueur a ses trois marqueurs Zodiaque au sommet de leurs pistes.
ORI-END-02 = La partie se termine après cette manche si plus aucune carte District ne porte d’Or.
ORI-END-03 = La partie se termine après cette manche si au plus trois couleurs ont encore des jetons dans la réserve d’Étages.
ORI-END-04 = La partie se termine après cette manche si la zone Recrutement Citoyen avait besoin d’un dé d’une couleur et que la réserve n’en avait plus. Un dé qui y revient plus tard n’y change rien.
ORI-END-05 = La manche est toujours jouée jusqu’au bout.
ORI-END-06 = La fin de partie est déclenchée dès qu’une condition est remplie. Cela ne change rien d’autre.
ORI-END-07 = Pour que toute partie ait une fin, une option limite ses manches : après 20, ou le nombre convenu, vient le décompte final. Avec les Épreuves et en solo, le nombre de manches est déjà fixé.

## Décompte final

chapter-SCORE = Décompte final
ORI-SCORE-01 = Chaque Or qui vous reste vaut 1 PV.
ORI-SCORE-02 = Gagnez les PV de la case occupée la plus à droite de votre rangée des Conseillers, rien sans Conseiller.
ORI-SCORE-03 = Vos deux marqueurs Zodiaque les plus bas rapportent les PV de leur marche. Le plus haut, ou l’un des plus hauts à égalité, ne rapporte rien.
ORI-SCORE-04 = Chaque dé sur un Siège de Pouvoir rapporte sa valeur multipliée par la hauteur de votre Tour de sa couleur.
ORI-SCORE-05 = Rien d’autre ne compte en fin de partie : ni ressources de base, ni jetons, ni cartes Zodiaque, ni socles.
ORI-SCORE-06 = Le joueur qui a le plus de PV gagne. En cas d’égalité, c’est celui qui a le plus de tuiles dans sa Cité ; si l’égalité persiste, la victoire est partagée.
ORI-SCORE-07 = Le décompte final s’ajoute aux PV gagnés en cours de partie. Au-delà de 100 ou 200, les PV continuent de compter ; les jetons +100/+200 ne font que montrer les tours de piste.

## Cartes Zodiaque

chapter-ZOD = Cartes Zodiaque
ORI-ZOD-01 = Sagittaire : chaque fois que vous prenez un nouveau dé Citoyen ou un Orateur, d’où qu’il vienne, vous pouvez l’augmenter de 1, un Citoyen jusqu’à 6, un Orateur jusqu’à 5.
ORI-ZOD-01b = Le Sagittaire n’augmente ni un Citoyen de valeur 6 ni un Orateur de valeur 5.
ORI-ZOD-02 = Poisson : quand vous avez droit à une action bonus, vous pouvez prendre 1 Or au lieu de son effet, sans payer son prix.
ORI-ZOD-02b = Le Poisson n’aide pas un ouvrier d’une autre couleur que la tuile : la condition de couleur demeure.
ORI-ZOD-03 = Capricorne : chaque fois que vous construisez un Étage, vous pouvez augmenter de 2, jusqu’à 6, un de vos Stratèges, utilisé ou non.
ORI-ZOD-03b = Le Capricorne ne peut choisir ni un dé de valeur 6, ni un dé sur un Siège de Pouvoir, ni un Conseiller.
ORI-ZOD-04 = Verseau : après une avancée de deux marches par l’action principale ou par un Bâtiment Temple, vous pouvez payer 1 Or pour monter d’une marche dans un autre Temple. Vous ne prenez pas de carte.
ORI-ZOD-04b = La Statue, la tuile Action Bonus et la marche du Verseau lui-même ne déclenchent pas le Verseau.
ORI-ZOD-05 = Taureau : un Bâtiment du Marché ou un Citoyen de la zone Recrutement Citoyen vous coûte 1 Sagesse de moins, jamais moins de 0. Il agit aussi avec la Balance.
ORI-ZOD-05b = Le Taureau ne réduit ni la Sagesse d’une visite, ni le prix d’une action bonus, ni la Pierre.
ORI-ZOD-06 = Cancer : quand vous passez et que vous avez un socle libre à ce moment-là, avant qu’un Stratège ne se retire, vous pouvez prendre gratuitement un Citoyen de la zone Recrutement Citoyen.
ORI-ZOD-06b = Un socle qui ne se libère que parce qu’un Stratège se retire pendant ce même Passer ne sert pas au Cancer.
ORI-ZOD-07 = Balance : après avoir complété un District et tout résolu, carte et activations comprises, vous pouvez recruter un Citoyen en payant son prix. Le socle qui vient de se libérer compte.
ORI-ZOD-08 = Bélier : chaque Attaque vous donne 1 PV de plus pour chacun de vos dés rouges : Stratèges utilisés ou non et dés sur un Siège de Pouvoir, mais pas un Conseiller rouge.
ORI-ZOD-09 = Lion : chaque fois que vous complétez un District, son dé augmente de 2 sur le Siège de Pouvoir, jusqu’à 6.
ORI-ZOD-10 = Gémeaux : quand vous passez, recevez 1 ressource de base au choix pour chaque case dont votre marqueur Force Militaire va reculer : 0 à 2.
ORI-ZOD-11 = Vierge : chaque fois que vous construisez, vous pouvez poser la tuile sur une de vos Fermes. Elle ne coûte alors ni Sagesse ni Pierre.
ORI-ZOD-11b = La tuile Ferme recouverte grâce à la Vierge va face cachée sous la pile de sa couleur.
ORI-ZOD-12 = Scorpion : chaque fois que vous complétez un District, recevez 1 Sagesse.
ORI-ZOD-12b = Le Scorpion donne aussi 1 Sagesse pour chaque dé de valeur 6 qui se retire, qu’il soit placé comme Conseiller ou qu’il rapporte des PV.
ORI-ZOD-12c = Le Scorpion ne donne rien pour une augmentation qui s’arrête à 6.
ORI-ZOD-13 = Ce que dit une carte Zodiaque l’emporte sur les règles et sur ce que disent les Bâtiments.

## Tuiles Bâtiment

chapter-BLD = Tuiles Bâtiment
ORI-BLD-01 = Grenier, jaune : recevez 1 Nourriture, et 1 Nourriture par Ferme de votre Cité.
ORI-BLD-02 = Port, jaune : gagnez 2 PV par Bâtiment jaune de votre Cité, lui compris.
ORI-BLD-03 = Marché, jaune : gagnez 4 PV pour chacun de vos Stratèges jaunes, utilisé ou non.
ORI-BLD-04 = Fabrique de Monnaie, jaune : recevez 1 Or.
ORI-BLD-05 = Carrière, jaune : recevez 1 Pierre, et 1 Pierre pour chacun des quatre emplacements adjacents qui est vide.
ORI-BLD-06 = Atelier, jaune : recevez 1 ressource de base au choix.
ORI-BLD-07 = Armurerie, rouge : avancez de 2 cases sur la piste Militaire et/ou menez une Attaque, avant ou après le déplacement.
ORI-BLD-08 = Arène, rouge : gagnez 2 PV par Bâtiment rouge de votre Cité, elle comprise, et 2 PV pour chacun de vos Stratèges rouges, utilisé ou non.
ORI-BLD-09 = Avant-Poste, rouge : avancez de 1 case sur la piste Militaire ou menez une Attaque.
ORI-BLD-10 = Terrains équestres, rouges : avancez de 2 cases sur la piste Militaire. Puis recevez 1 Pierre ou 1 Nourriture, au choix à chaque fois, par adversaire plus faible.
ORI-BLD-11 = Forteresse, rouge : avancez de 1 case sur la piste Militaire par Bâtiment rouge de votre Cité, elle comprise.
ORI-BLD-12 = Quartier des Vétérans, rouge : choisissez un de vos Stratèges rouges non utilisés. Gagnez sa valeur en PV, puis diminuez-le de 1 ; un 1 reste 1.
ORI-BLD-13 = Château, orange : gagnez 1 PV, et 3 PV par District complété dans votre Cité, celui qui vient de l’être compris.
ORI-BLD-14 = Chantier de Construction, orange : prenez gratuitement une tuile du Marché et mettez-la de côté. Vous pourrez la construire plus tard comme d’habitude, pour sa seule Pierre.
ORI-BLD-15 = Cour de Justice, orange : échangez le dé d’un de vos Stratèges non utilisés contre un dé d’une autre couleur de la réserve, à la même valeur.
ORI-BLD-16 = Domaine, orange : prenez gratuitement un Citoyen de la zone Recrutement Citoyen.
ORI-BLD-17 = Forum, orange : prenez gratuitement un Orateur de la zone Recrutement Orateur.
ORI-BLD-18 = Cercle de Pierres, orange : gagnez 0, 1, 3, 6 ou 10 PV pour 1, 2, 3, 4 ou 5 couleurs parmi les Bâtiments de votre Cité.
ORI-BLD-19 = Temple de la Forêt, bleu : montez de deux marches dans le Temple de la Forêt. Vous pouvez payer 1 Or pour une marche d’un autre Temple.
ORI-BLD-20 = Temple de la Montagne, bleu : montez de deux marches dans le Temple de la Montagne. Vous pouvez payer 1 Or pour une marche d’un autre Temple.
ORI-BLD-21 = Temple de la Mer, bleu : montez de deux marches dans le Temple de la Mer. Vous pouvez payer 1 Or pour une marche d’un autre Temple.
ORI-BLD-22 = Obélisque, bleu : gagnez 1, 2 ou 4 PV pour 1, 2 ou 3 Obélisques dans votre Cité, lui compris, et 7 PV pour 4 ou plus.
ORI-BLD-23 = Sanctuaire, bleu : gagnez 3, 6 ou 10 PV pour 1, 2 ou 3 de vos cartes Zodiaque, rien pour aucune.
ORI-BLD-24 = Statue, bleue : montez d’une marche dans le Temple de votre choix.
ORI-BLD-25 = Salon des Artistes, mauve : gagnez 3 PV par couleur différente parmi vos Stratèges, utilisés ou non.
ORI-BLD-26 = Tour d’Astronomie, mauve : recevez 1 Sagesse, et 1 Sagesse pour chacun de vos Conseillers.
ORI-BLD-27 = Fontaine de Sagesse, mauve : recevez 1 Sagesse et mettez à 1 le Vaisseau Mère de votre choix.
ORI-BLD-28 = Portail, mauve : augmentez de 1 ou 2, jusqu’à 6, un de vos Stratèges non utilisés de valeur inférieure à 6.
ORI-BLD-29 = Maison du Guérisseur, mauve : gagnez 1 PV, et 1 PV pour chacun de vos Stratèges, utilisé ou non.
ORI-BLD-30 = Tour des Mages, mauve : utilisez la capacité d’un Bâtiment adjacent comme si vous l’activiez là où il est. L’Agora, le Palais, les Fermes et les Merveilles ne peuvent pas servir ainsi.
ORI-BLD-31 = Agora, grise : elle ne coûte rien et n’agit que quand vous complétez un District qui la contient. Ici, elle donne 1 ressource de base au choix.
ORI-BLD-32 = Palais, gris : ni coût ni capacité. Il porte vos cinq Tours.
ORI-BLD-33 = Ferme : ni coût, ni capacité, ni couleur.
ORI-BLD-34 = Un astérisque sur une tuile n’a pas d’effet : il renvoie seulement à l’annexe du livret.

## Entraînement mode solo

chapter-SOLO = Entraînement mode solo
ORI-SOLO-01 = Seul, vous faites la mise en place de deux joueurs, avec le matériel d’un joueur et un marqueur Force Militaire adverse sur l’emplacement de départ.
ORI-SOLO-02 = Il y a 3 cartes District avec 2 Or chacune, et la réserve d’Étages se compose à partir d’elles.
ORI-SOLO-03 = Pour vos dés de départ, on lance un dé de chaque couleur ; les 6 sont relancés. Les deux dés de plus grande valeur sont écartés, à votre choix en cas d’égalité ; gardez deux des trois autres. Les trois dés non utilisés vont dans la réserve.
ORI-SOLO-04 = Vous jouez tous les tours. La manche se termine quand vous passez.
ORI-SOLO-05 = Chaque visite augmente aussi de 1 un Lieu voisin, à gauche ou à droite, à votre choix.
ORI-SOLO-06 = Le premier et le dernier Lieu n’ont qu’un voisin.
ORI-SOLO-07 = Vous ne pouvez pas choisir un voisin qui indique 6. Si tous les voisins indiquent 6, aucun n’augmente.
ORI-SOLO-08 = Le Lieu visité augmente comme d’habitude ; un 6 devient 1.
ORI-SOLO-09 = Lors d’une visite, vous pouvez dépenser un jeton Supériorité pour qu’aucun Lieu n’augmente ce tour-ci, ni le Lieu visité ni un voisin.
ORI-SOLO-10 = Cela remplace l’action supplémentaire : en solo, les jetons ne donnent pas de deuxième action.
ORI-SOLO-11 = La partie dure exactement 5 manches. Les conditions habituelles de fin de partie ne s’appliquent pas.
ORI-SOLO-12 = Au début des manches 2, 3, 4 et 5, le marqueur adverse est placé sur la dernière case avant le deuxième, le troisième, le quatrième et le cinquième palier : les cases 3, 6, 9 et 12.
ORI-SOLO-13 = Pour une Attaque, le marqueur adverse compte comme celui d’un autre joueur.
ORI-SOLO-14 = À la fin de chaque manche, vous gardez une de vos cartes Zodiaque, tirée au hasard. Toutes les autres retournent à leur Temple.
ORI-SOLO-15 = Vous ne recevez de carte Zodiaque que par l’action principale du Temple, pas en fin de manche pour le marqueur le plus haut.
ORI-SOLO-16 = Votre objectif est de 180 PV, plus 20 pour chacune de ces conditions : la tuile Action Bonus rouge sur le premier Lieu, la mauve sur le deuxième, la bleue sur le troisième, l’orange sur le quatrième.
ORI-SOLO-17 = Après la manche 5 et le décompte final, vous gagnez si vous avez atteint votre objectif.
ORI-SOLO-18 = L’adversaire Ufobot est une publication à part et ne fait pas partie de ce jeu.
ORI-SOLO-19 = Avec les Merveilles, il y a 2 Merveilles sur 2 Lieux tirés au hasard au lieu de 5. Rien d’autre ne change.
ORI-SOLO-20 = Avec les Épreuves, il y en a toujours 5, et vous gagnez avec plus de 230 PV. Cela remplace l’objectif habituel.
ORI-SOLO-21 = Avec les deux modules, les deux changements s’appliquent. Les Merveilles ne changent pas l’objectif.
ORI-SOLO-22 = Avec les Épreuves, la fin de manche suit cet ordre : Épreuve, Orateurs, recul, retour des cartes Zodiaque. Une Épreuve tient donc compte de toutes vos cartes.

## Merveilles antiques

chapter-WON = Merveilles antiques
WON-SETUP-01 = Cinq des huit Merveilles sont tirées au hasard, une au-dessus de chaque Lieu, verrouillées. Les trois autres quittent la partie.
WON-SETUP-02 = Chacun peut lire la capacité d’une Merveille, verrouillée ou non.
WON-SETUP-03 = Les modules s’utilisent séparément ou ensemble.
WON-LOCK-01 = Quand la valeur d’un Lieu monte à 5 pour la première fois, sa Merveille est déverrouillée.
WON-LOCK-02 = Elle reste déverrouillée, quelle que soit ensuite la valeur du Lieu.
WON-CLAIM-01 = À tout moment d’une visite sur un Lieu dont la Merveille est déverrouillée, vous pouvez payer 1 Or et la revendiquer.
WON-CLAIM-02 = Une Merveille revendiquée reste à côté de votre Cité, pas encore construite.
WON-CLAIM-03 = Vous ne pouvez avoir qu’une Merveille de toute la partie, revendiquée ou construite.
WON-BUILD-01 = Vous construisez votre Merveille par une action d’un Lieu de Rencontre qui construit un Bâtiment : l’action principale du deuxième Lieu ou l’action bonus qui permet de construire un Bâtiment.
WON-BUILD-02 = Une Merveille coûte 3 Pierre et pas de Sagesse. Aucune tuile n’est prise au Marché, qui reste tel quel.
WON-BUILD-03 = Une Merveille couvre deux emplacements côte à côte, à l’horizontale ou à la verticale.
WON-BUILD-04 = Les deux emplacements d’une Merveille doivent être vides, et au moins un doit avoir un côté commun avec votre Cité.
WON-BUILD-05 = Une fois la Merveille placée, vous pouvez utiliser sa capacité.
WON-BUILD-06 = Vous pouvez ensuite utiliser la capacité de chaque Bâtiment adjacent, sauf celle qui n’agit qu’en complétant un District : l’Agora.
WON-BUILD-07 = Vous ne pouvez construire qu’une Merveille que vous avez revendiquée et pas encore construite.
WON-DIST-01 = Une Merveille n’a pas de couleur. Compléter un District ne l’active jamais, et dans un motif elle ne convient qu’à la place libre.
WON-DIST-02 = Aucun dé ne peut aller sur les deux Sièges de Pouvoir aux bouts de la ligne médiane d’une Merveille : trois tuiles seulement s’y rencontrent.
WON-DIST-03 = Ses quatre coins extérieurs peuvent être des Sièges de Pouvoir.
WON-ACT-01 = Quand vous construisez une autre tuile à côté de votre Merveille, même une Ferme, vous pouvez utiliser de nouveau sa capacité.
WON-ACT-02 = La capacité de votre Merveille s’utilise au plus une fois par tour.
WON-ACT-03 = L’action supplémentaire due à un jeton Supériorité compte comme un nouveau tour pour cette limite.
WON-ACT-04 = Recouvrir une Ferme voisine grâce à la Vierge n’active pas la Merveille.
WON-ACT-05 = Son utilisation juste après sa construction compte pour la limite. Y renoncer ne compte pas.
WON-ACT-06 = Une Merveille ne s’active que juste après sa construction et quand une tuile est nouvellement posée à côté d’elle : ni en complétant un District, ni quand on construit sur une Ferme.
WON-01 = Colosse de Rhodes : avancez de 1 case sur la piste Militaire, puis gagnez 2 PV ou recevez 1 Pierre.
WON-02 = Grande Pyramide de Gizeh : payez 1, 2 ou 3 ressources de n’importe quelle sorte, Or compris, pour 2, 5 ou 9 PV.
WON-03 = Jardins suspendus de Babylone : construisez gratuitement 1 Ferme avec une tuile du Marché de votre choix, puis recevez 1 Nourriture par Ferme de votre Cité, la nouvelle comprise.
WON-03b = La nouvelle Ferme ne déclenche pas une deuxième fois les Jardins pendant le même tour, même à côté d’eux.
WON-04 = Porte d’Ishtar : augmentez de 1 un de vos Stratèges, utilisé ou non, ou un de vos dés sur un Siège de Pouvoir. Ni un 6 ni un Orateur.
WON-05 = Phare d’Alexandrie : recrutez un Citoyen en payant son prix. Toutes les règles des Citoyens s’appliquent.
WON-06 = Mausolée d’Halicarnasse : gagnez 2 PV pour chacun de vos Conseillers.
WON-07 = Statue de Zeus : recevez 1 Or.
WON-08 = Temple d’Artémis à Éphèse : recevez 1 Sagesse pour chaque piste de Temple où votre marqueur a quitté l’emplacement de départ.

## Épreuves des Bâtisseurs

chapter-TRI = Épreuves des Bâtisseurs
TRI-SETUP-01 = Tirez 4 Épreuves pour une partie courte, 5 pour une partie normale, 6 pour une partie longue, et alignez-les face visible. Les autres quittent la partie.
TRI-SETUP-02 = Les 24 Épreuves participent au tirage. Une option n’y laisse que les 6 dont le livret donne le texte.
TRI-ROUND-01 = Quand tous ont passé, avant toute autre étape de la fin de manche, l’Épreuve la plus à gauche est décomptée pour chaque joueur, puis retirée.
TRI-ROUND-02 = À ce moment-là, tous les Stratèges sont rentrés avec leur valeur augmentée, les retraites sont faites, les marqueurs Force Militaire n’ont pas encore reculé et les cartes Zodiaque sont là où la manche les a laissées.
TRI-END-01 = La partie se termine après la manche où la dernière Épreuve est décomptée.
TRI-END-02 = Les conditions habituelles de fin de partie ne s’appliquent pas.
TRI-END-03 = Le décompte final est le décompte habituel.
TRI-CIT-01 = Quand une couleur de dés Citoyen est épuisée, la case la plus à droite de la zone Recrutement Citoyen reste vide jusqu’à la fin de la partie.
TRI-A01 = { name-trial-a01 } : 3 PV par couleur différente parmi les Bâtiments de votre Cité. Les tuiles grises, les Fermes et les Merveilles ne comptent pas.
TRI-A02 = { name-trial-a02 } : 3 PV par couleur différente parmi vos Stratèges.
TRI-A03 = { name-trial-a03 } : 4 PV par couleur différente parmi vos dés sur des Sièges de Pouvoir.
TRI-A04 = { name-trial-a04 } : 3 PV par Bâtiment de la couleur la plus présente dans votre Cité. Les Fermes ne comptent pas ; une égalité ne change rien.
TRI-A05 = { name-trial-a05 } : 4 PV par dé sur votre rangée des Conseillers.
TRI-A06 = { name-trial-a06 } : 4 PV par District complété, c’est-à-dire par dé sur un Siège de Pouvoir.
TRI-A07 = { name-trial-a07 } : La valeur de votre Stratège le plus haut plus celle de votre dé le plus haut sur un Siège de Pouvoir, en PV. Celui qui manque compte 0.
TRI-A08 = { name-trial-a08 } : 3 PV pour chacun de vos Stratèges, utilisé ou non. Les dés sur des Sièges de Pouvoir et les Conseillers ne comptent pas.
TRI-A09 = { name-trial-a09 } : 2 PV par tuile adjacente à votre Agora, ou 2 PV par tuile adjacente à votre Palais : le meilleur des deux compte.
TRI-A10 = { name-trial-a10 } : 2 PV par Étage au-dessus du premier, pour l’ensemble des cinq Tours.
TRI-A11 = { name-trial-a11 } : 3 PV par Étage de votre Tour la plus haute.
TRI-A12 = { name-trial-a12 } : 4 PV pour chacune de vos cartes Zodiaque.
TRI-A13 = { name-trial-a13 } : 2 PV par marche de votre marqueur Zodiaque le plus bas au-dessus du départ. Les marches comptent, pas leurs PV.
TRI-A14 = { name-trial-a14 } : 3 PV par palier que votre marqueur Force Militaire a franchi.
TRI-A15 = { name-trial-a15 } : 3 PV par Ferme actuellement dans votre Cité. Les Fermes recouvertes ne comptent pas.
TRI-A16 = { name-trial-a16 } : 1 PV par Pierre dans les coûts imprimés de tous les Bâtiments de votre Cité, Merveille construite comprise pour 3. Une Merveille seulement revendiquée compte 0.
TRI-A17 = { name-trial-a17 } : 4 PV par Bâtiment de votre Cité qui coûte au moins 3 Pierre, Merveille construite comprise.
TRI-A18 = { name-trial-a18 } : 1 PV pour chacune de vos ressources : Pierre, Nourriture, Sagesse et Or. Au plus 10 PV.
TRI-A19 = { name-trial-a19 } : 2 PV par Or que vous avez, au plus 10 PV.
TRI-A20 = { name-trial-a20 } : 3 PV par socle que vous avez pris sur votre piste de Population.
TRI-A21 = { name-trial-a21 } : 3 PV pour chacun de vos Stratèges de valeur 5 ou 6.
TRI-A22 = { name-trial-a22 } : 4 PV par joueur strictement plus bas que vous sur la piste Militaire. S’il n’y a que deux marqueurs sur la piste, à deux joueurs ou en solo, c’est 8 PV.
TRI-A23 = { name-trial-a23 } : 4 PV par jeton Supériorité que vous n’avez pas dépensé, au plus 12 PV.
TRI-A24 = { name-trial-a24 } : 1 PV par tuile de votre Cité : l’Agora, le Palais, les Fermes et une Merveille construite comptent 1 chacun, les tuiles mises de côté ne comptent pas.
