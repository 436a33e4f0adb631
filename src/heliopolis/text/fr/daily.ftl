### La partie du jour, et la course aux problèmes.

## La partie du jour

web-daily-today = Chaque jour
web-daily-date = { $day ->
    [1] 1er
   *[other] { $day }
} { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
} { $year }
web-daily-chart = Les points de tous ceux qui ont joué
web-fair-later = D’autres jouent encore avec les mêmes tirages. Le secret est révélé à la fin de la journée.
daily = Partie du jour
daily-of = Partie du jour : { $game }
daily-about = La même mise en place et les mêmes tirages pour tous, vous contre un bot. Votre première partie finie compte.
daily-left = Temps restant : { $left }.
daily-past = Cette journée est finie : on peut encore la jouer, mais elle ne compte plus.
daily-begin = Jouer contre { $bot }
daily-resume = Reprendre contre { $bot }
daily-again = Rejouer contre { $bot } (ne compte pas)
daily-days = Jours
daily-before = ← Jour précédent
daily-after = Jour suivant →
daily-against = Contre { $bot }
daily-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
daily-place = { $count ->
    [one] Personne d’autre n’a encore fini.
   *[other] Place { $place } sur { $count }
}
daily-not-counted = Cette partie n’a pas compté.
daily-played = { $count ->
    [0] Personne n’a encore fini cette partie.
    [one] Un joueur a fini cette partie.
   *[other] { $count } joueurs ont fini cette partie.
}
daily-bots = Des bots avec les mêmes tirages :
daily-fair = Les tirages sont-ils équitables ?
daily-fair-about = Chaque tirage découle d’un secret. Son empreinte (SHA-256) est montrée la veille, et le secret lui-même à la fin de la journée. Vous pouvez alors vérifier les tirages sur la page de résultat de votre partie.
daily-fair-public = Ici, les tirages découlent de la date seule : tout le monde a la même partie, sans serveur. Vous pouvez les vérifier sur la page de résultat de votre partie à la fin de la journée.
daily-fingerprint = Empreinte de cette journée
daily-fingerprint-next = Empreinte de demain
daily-secret = Secret
daily-over = Vous avez fini la partie du jour
daily-over-told = { $points ->
    [one] Vous avez { $points } point.
   *[other] Vous avez { $points } points.
}
daily-to-results = Voir votre place

## La course aux problèmes

rush = Course aux problèmes
rush-of = Course aux problèmes : { $game }
rush-about = Résolvez autant de problèmes que possible en { $minutes } minutes, parmi { $count }. Ils deviennent plus difficiles, et { $most } erreurs mettent fin à la course. Seul le premier coup du tour compte, et on ne peut pas l’annuler.
rush-begin = Lancer le chrono
rush-again = Recommencer
rush-best = Votre record :
rush-record = Nouveau record !
rush-solved = { $count ->
    [one] problème résolu
   *[other] problèmes résolus
}
rush-puzzles = Vos problèmes
rush-missed-one = manqué
rush-sought = Trouvez le meilleur premier coup
rush-done = Juste !
rush-missed = Pas le meilleur
rush-next = Problème suivant
rush-score = { $solved } résolus, { $missed } erreurs sur { $most }
error-same-for-all = tout le monde joue la partie du jour avec les mêmes tirages et sans aide, ce n’est donc pas possible ici
