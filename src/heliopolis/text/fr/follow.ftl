### Suivre la partie : ce que les autres ont fait, et ce qui en est sorti.

web-you = Vous
web-laid-out = Mise en place
web-final-scoring = Décompte final

## Pendant que les autres jouent

web-while-plays = Pendant que { $player } joue
web-last-turns = Derniers tours
web-watch-turns = Revoir ces tours
web-watch-again = Revoir
web-stop-watching = Arrêter
web-sound-me = Un son quand c’est à moi
web-tell-me = Me prévenir en mon absence

## Depuis votre dernier tour

web-since = Depuis votre dernier tour
web-close = Fermer
web-way-digest = Résumé au début de mon tour
web-show-card = Montrer ce résumé :
web-digest-turns = à chaque tour
web-digest-rounds = en fin de manche
web-digest-never = jamais
web-way-taps = Choisir sur un écran tactile
web-taps-two = en deux fois
web-taps-one = en une fois
web-tapped = Touchez une fois pour voir ce qu’un choix apporterait, une deuxième fois pour le faire. Dans les réglages, une fois peut suffire.

## La fin

web-you-won = Vous gagnez avec { $points ->
    [one] 1 point
   *[other] { $points } points
}.
web-places = Classement
web-own-place = Vous finissez { $rank } sur { $players }, avec { $points }.
