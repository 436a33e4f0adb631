name-game = Skeleton
rules-of-game = Règles de Skeleton
about-game = Prenez une pile de pierres avant les autres : celles que vous laissez grandissent. De deux à quatre joueurs.
about-length = 5 minutes
about-weight = léger : un choix par tour

name-pile-1 = la première pile
name-pile-2 = la deuxième pile
name-pile-3 = la troisième pile

skeleton-stones = { $number ->
    [one] { $number } pierre
   *[other] { $number } pierres
}

chapter-TURN = Un tour
chapter-END = La fin

SKELETON-TURN-01 = À votre tour, vous prenez toutes les pierres d’une pile ; chacune vaut un point.
SKELETON-TURN-02 = On ne peut pas prendre une pile vide.
SKELETON-TURN-03 = Chacune des autres piles grandit ensuite d’une pierre, jusqu’à neuf.
SKELETON-TURN-04 = Lancez le dé : autant de pierres s’ajoutent à la pile prise.
SKELETON-END-01 = La partie s’achève dès qu’un joueur a atteint l’objectif, et ce joueur gagne.

prompt-TakePile = Prenez une pile
prompt-FillPile = Lancez le dé
await-TakePile = prend une pile

choice-pile = Prendre { $pile }
choice-face = { $number }

event-score = { $player } { DOES($player, "marque", "marquez") } { $points } pour { $reason }.
event-took = { $player } { DOES($player, "prend", "prenez") } { $pile }.
event-filled = { $number ->
    [0] Aucune pierre ne s’ajoute à { $pile }.
    [one] Une pierre s’ajoute à { $pile }.
   *[other] { $number } pierres s’ajoutent à { $pile }.
}

reason-stones = des pierres

option-players = Joueurs
option-players-2 = Deux joueurs
option-players-3 = Trois joueurs
option-players-4 = Quatre joueurs
option-goal = Objectif
option-goal-20 = Jusqu’à 20 points
option-goal-40 = Jusqu’à 40 points

error-skeleton-piles = il doit y avoir trois piles d’au plus { $most } pierres
