### Ce que sont les choses dessinées, là où le dessin ne le dit pas lui-même.

thing-column = Une colonne de tuiles Action : seule la plus basse peut être prise
thing-land = Une pile de tuiles Terre
thing-special = Une pile de tuiles spéciales
thing-buy = Un personnage de l’offre
thing-activate = Un de vos personnages
thing-build = Un bâtiment de votre ville
thing-space = Un emplacement de tuiles Action
thing-field = Une case de votre plateau
thing-tile = Une tuile Terre
thing-temple = Un temple
thing-cube = Un cube
thing-sun = Le soleil
thing-track = La piste solaire
thing-mana = Le mana
thing-points = Les points
thing-player = Le plateau d’un joueur
thing-cubes = Les cubes d’une couleur sur vos terres
thing-total = Les points si la partie finissait maintenant
thing-tiles = Les tuiles Action sous un emplacement : quatre font une série

### À quoi servent les biens.

use-cubes = Les cubes de cette couleur sur vos terres. Ils paient les bâtiments et les temples et activent vos personnages.
use-mana = Sert à acheter les personnages ; chaque mana restant vaut un point à la fin.
use-track = Le nombre de cases que votre soleil peut parcourir en un déplacement ; chaque pas sur la piste solaire en ajoute une.
use-tiles = Les tuiles Action de cette couleur que vous avez prises. La quatrième donne une action bonus, puis la série est défaussée.

### À quoi sert une chose et quand on peut s’en servir, là où ce tour-ci ne le permet pas.

when-buy = Achetez-le avec du mana dans la deuxième phase de la manche, après tous les tours d’action.
when-activate = Payez ses cubes dans la deuxième phase de la manche : vous recevez aussitôt son avantage, et il compte à la fin.

### À quoi sert un choix : en peu de mots pour sa ligne, puis en entier.

brief-space = la quatrième tuile y donne une action bonus
brief-pass = ni tuile ni action ce tour-ci
means-space = La tuile compte pour cette couleur et reste là. La quatrième tuile sous une couleur vous donne une action bonus, au choix parmi les trois ; puis les quatre sont défaussées.
means-pass = Vous ne prenez pas de tuile ce tour-ci : pas d’action, et rien pour une série de quatre.
means-skip = La tuile reste à vous et compte pour une série de quatre, mais vous ne faites pas son action.
means-decline = L’action bonus est perdue ; les quatre tuiles sont défaussées quand même.
means-end = Si vous n’avez rien acheté ni activé pendant ce tour, vous ne jouez plus jusqu’à la fin de la phase.
means-sun = Le soleil n’éclaire que là où il s’arrête : toutes vos tuiles qui touchent cette case.
means-buy = Il est posé face Nuit : il ne donne son avantage et ne compte à la fin qu’une fois activé avec des cubes.
