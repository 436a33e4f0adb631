### La page de fin de partie.

web-finale-over = partie terminée
web-finale-running = partie en cours
web-finale-rounds = { $rounds ->
    [one] { $rounds } manche
   *[other] { $rounds } manches
}
web-finale-wins = { $count ->
    [one] Victoire de { $players }
   *[other] Victoire partagée : { $players }
}
web-finale-you-win = Vous gagnez
web-finale-reached = Objectif atteint : { $player }
web-finale-missed = Objectif manqué : { $player }
web-finale-lead = { $points } à { $second } : { $lead ->
    [one] un point
   *[other] { $lead } points
} d’avance sur { $player }
web-finale-lead-you = { $points } à { $second } : { $lead ->
    [one] un point
   *[other] { $lead } points
} d’avance sur vous
web-finale-level = { $points } partout : l’égalité est départagée
web-finale-shared = { $points } points chacun
web-finale-of-goal = { $points } points ; objectif : { $goal }
web-finale-goal = objectif { $goal }
web-finale-ended = Ce qui a mis fin à la partie : { $what }.
web-finale-feat = { $what } : { $points }
web-finale-sources = D’où viennent les points
web-finale-part = { $player }, { $source } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-finale-fourth = { $rank } : { $player } avec { $points }, surtout « { $source } » ({ $most }).
web-finale-tap = Choisissez une couleur pour voir ses lignes et ses règles.
web-finale-course = Les points si la partie s’était arrêtée là
web-finale-round = manche { $round }
web-finale-instant = tournant
web-finale-turning = Le tournant
web-finale-turn = { $round ->
    [0] { $player }, +{ $points }
   *[other] Manche { $round } : { $player }, +{ $points }
}
web-finale-most = Surtout : { $what }.
web-finale-gain = { $what } (+{ $points })
web-finale-from-to = { $after ->
    [one] De { $before } à { $after } point en un tour.
   *[other] De { $before } à { $after } points en un tour.
}
web-finale-swing = Avant : { $before } ; après : { $after }.
web-finale-chance = { $players ->
    [1] Chances d’atteindre l’objectif : { $before } avant, { $after } après.
   *[other] Chances de gagner ({ $player }) : { $before } avant, { $after } après.
}
web-finale-chance-fell = { $players ->
    [1] Les chances d’atteindre l’objectif ont baissé : { $before } avant, { $after } après.
   *[other] Les chances de gagner ont baissé ({ $player }) : { $before } avant, { $after } après.
}
web-finale-ahead = { $points } d’avance
web-finale-behind = { $points } de retard
web-finale-even = à égalité
web-finale-answer = La réplique
web-finale-watch = Revoir ce tour
web-finale-share = Partager
web-share-link = Lien vers la partie
web-film-game = Toute la partie
web-film-about = Une image animée (GIF) des plateaux et de l’historique, que lisent les messageries. Elle compte { $frames ->
    [one] 1 image
   *[other] jusqu’à { $frames } images
}.
web-film-make = Créer l’image
web-film-making = Dessin en cours… { $percent } %
web-film-failed = L’image n’a pas pu être dessinée. Vous pouvez réessayer.
web-film-save = Enregistrer l’image
web-film-none = Ce serveur ne peut pas dessiner d’images à partager.
web-finale-replay = Revoir
web-finale-record = Feuille de partie
