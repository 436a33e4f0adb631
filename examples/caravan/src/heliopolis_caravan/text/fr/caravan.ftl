name-game = Caravane
rules-of-game = Règles de Caravane
about-game = Voyagez au gré du dé, trouvez des marchandises et vendez-les : le premier arrivé met fin à la partie. Deux ou trois joueurs.
about-length = 5 minutes
about-weight = léger : un choix par tour

name-good-silk = soie
name-good-spice = épice
name-good-tea = thé

chapter-TURN = Un tour
chapter-TRADE = Le commerce
chapter-END = La fin

CAR-TURN-01 = À votre tour, vous voyagez, cherchez une marchandise ou commercez.
CAR-TURN-02 = Pour voyager, lancez le dé et avancez d’autant d’étapes, sans dépasser la dernière.
CAR-TURN-03 = Pour chercher, prenez une marchandise dans le sac, tant qu’il en reste.
CAR-TRADE-01 = Un échange demande trois marchandises.
CAR-TRADE-02 = Vous choisissez les marchandises de votre main à donner ; elles quittent le jeu.
CAR-TRADE-03 = Un échange rapporte ses points.
CAR-INN-01 = Une caravane qui s’arrête à l’auberge s’y repose et marque un point.
CAR-END-01 = La partie s’achève quand une caravane atteint la dernière étape.
CAR-END-02 = Chaque étape parcourue rapporte un point.
CAR-END-03 = À égalité, le joueur qui a le plus de marchandises en main gagne.

prompt-Turn = Voyager, chercher ou commercer
prompt-Roll = Lancez le dé
prompt-Rest = Vous voici à l’auberge
prompt-Find = Prenez une marchandise dans le sac
prompt-Pay = { $due ->
    [one] Donnez une marchandise
   *[other] Donnez { $due } marchandises
}

await-Turn = voyage, cherche ou commerce
await-Rest = se repose à l’auberge
await-Pay = donne des marchandises

choice-travel = Voyager
choice-search = Chercher
choice-trade = Commercer
choice-rest = Se reposer
choice-roll = { $number }
choice-find = { $good }
choice-good = Donner { $good }

event-score = { $player } { DOES($player, "marque", "marquez") } { $points } pour { $reason }.
event-travelled = { $player } { DOES($player, "voyage", "voyagez") } jusqu’à l’étape { $stage }.
event-found = { $player } { DOES($player, "trouve", "trouvez") } { $good }.
event-gave = { $player } { DOES($player, "donne", "donnez") } { $good }.
event-lacks = { $count ->
    [one] Il manque une marchandise.
   *[other] Il manque { $count } marchandises.
}

reason-trade = un échange
reason-rest = un repos
reason-stages = le voyage

option-players = Joueurs
option-players-2 = Deux joueurs
option-players-3 = Trois joueurs
option-stages = Étapes
option-stages-6 = Six étapes
option-stages-9 = Neuf étapes
option-inn = L’auberge
option-inn-true = Il y a une auberge
option-inn-false = Il n’y a pas d’auberge

error-goods = { $number } de { $good }, il doit y en avoir { $due }
error-beyond-end = une caravane est au-delà de la fin
