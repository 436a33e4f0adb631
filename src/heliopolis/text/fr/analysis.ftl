### Conseils et analyses.

## Ce que disent les deux

analysis-percent = { $percent } %
analysis-other = { $player } : { $choice }
analysis-then = puis { $line }
analysis-chances = { $players ->
    [1] Chances d’atteindre l’objectif
   *[other] Chances de gagner
}
analysis-scores = Score attendu
analysis-turn = Tour { $turn }, { $player } : { $cost }
analysis-cost = { $players ->
    [1] { $played } de chances d’atteindre l’objectif au lieu de { $best }
   *[other] { $played } de chances de gagner au lieu de { $best }
}
analysis-played = Joué : { $choice }
analysis-better = Mieux : { $line }
analysis-costliest = Les plus grosses erreurs
analysis-none = Aucune grosse erreur.
analysis-about = { $simulations ->
    [one] Une simulation
   *[other] { $simulations } simulations
} par décision, par { $bot } ; les tours cités ont été réexaminés plus longuement.
analysis-learned = { $players ->
    [1] Les chances sont des estimations, apprises de nombreuses parties de bots.
   *[other] Les chances sont des estimations entre joueurs de même force, apprises de nombreuses parties de bots.
}
analysis-forecast = Aucune partie n’a servi à apprendre les chances pour ces règles ou ces valeurs : ce sont de simples estimations, d’après les points attendus.
analysis-nothing = Aucune décision n’a encore été prise dans cette partie.
compared-kept = garde { $thing }
compared-points = { $points ->
    [one] { $points } point ({ $reason })
   *[other] { $points } points ({ $reason })
}
analysis-turns = Tours

## Bilans de parties

grade-best = Meilleur
grade-good = Bon
grade-inaccuracy = Imprécision
grade-mistake = Erreur
grade-blunder = Gaffe
review-why-more = Seul le meilleur choix apporte : { $more }.
review-why-both = Seul le meilleur choix apporte : { $more }. Seul le choix joué apporte : { $less }.
review-why-ends-better = Le meilleur choix amène la fin de la partie ; le choix joué, non.
review-why-ends-played = Le choix joué amène la fin de la partie ; le meilleur choix, non.
review-why-later = Les bots estiment la différence à environ { $points } points à la fin.
review-accuracy = Précision
review-player = Joueur
review-whole = Partie
review-first = 1er tiers
review-second = 2e tiers
review-third = 3e tiers
review-ledger = Ce qui a changé les chances
review-ledger-first = Au début
review-ledger-own = Ses choix
review-ledger-others = Choix des autres
review-ledger-draws = Tirages
review-ledger-last = À la fin
review-no-ledger = Impossible ici de séparer chance et adresse : aucune partie n’a servi à apprendre les chances pour ces règles ou ces valeurs.
review-best-turn = { $player }, meilleur tour : tour { $turn } ({ $gain })
review-turning-point = Tournant : tour { $turn }, { $player }
review-turns = Tour par tour
review-grade = Note
review-turn = Tour
review-before = Au mieux
review-after = Joué
review-lost = Perdu

## La commande

cli-hint-choice = Choix
cli-hint-chance = Chances
cli-hint-visits = Visites
cli-hint-about = { $simulations ->
    [one] Une simulation
   *[other] { $simulations } simulations
} par { $bot }, graine { $seed }.
cli-review-looking = examen de la partie
cli-review-ply = Choix { $ply }

## Les pages

web-analysis = Bilan
web-analysis-about = Un bot note les tours, montre ce qui était mieux et vous laisse réessayer.
web-analysis-start = Faire le bilan
error-analysis-busy = D’autres bilans sont en cours. Réessayez plus tard.
web-analysis-running = Bilan en cours… { $percent } %
web-analysis-waits = Les notes peuvent encore changer. Vous pouvez quitter la page ; elle se met à jour toute seule.
web-analysis-failed = Le bilan a échoué. Vous pouvez le relancer.
web-analysis-see = Montrer sur le plateau
web-review-open = Voir le bilan
web-review-again = Réessayer
web-review-mistakes = Erreurs
web-review-mistakes-yours = Vos erreurs
web-review-mistakes-others = { $count ->
    [one] Une erreur des autres
   *[other] { $count } erreurs des autres
}
web-review-ledger-about = Chaque ligne part des chances à la première question et finit par le résultat. La somme est exacte.
web-review-soon = Les premières notes arrivent dans un instant.
web-review-grades = Le sens des notes
web-review-grades-about = Une note dit combien de chances de gagner un tour a perdu, comparé au meilleur jeu que la recherche a trouvé. Quatre erreurs sur cinq en sont vraiment ; une imprécision n’est qu’un indice. La précision est de 100 % pour un tour qui ne perd rien, de 50 % pour un tour qui perd 15 points.
review-loses-below = perd moins de { $below } { $below ->
    [one] point
   *[other] points
} sur cent
review-loses = perd de { $least } à { $below } points
review-loses-from = perd { $least } points ou plus
mistake-worth = Ce tour a perdu environ { $lost } points de pourcentage de chances de victoire. Trouvez-en un meilleur : tout tour à moins de { $margin } points du meilleur est juste.
mistake-wrong = Ce tour réduit vos chances de victoire d’environ { $lost } points de pourcentage.
mistake-next = Erreur suivante
mistake-back = Retour aux erreurs
web-mistakes-head = Travailler vos erreurs
web-mistakes-about = Des tours de vos parties qui ont perdu au moins 5 points de chances de victoire. Rejouez-les, en mieux.
web-mistakes-none = Aucune pour l’instant. Faites le bilan d’une partie terminée, et ses erreurs viendront ici.
web-mistakes-all = { $count ->
    [one] La rejouer
   *[other] Les rejouer toutes ({ $count })
}
web-mistakes-theme = Rejouer celles-ci
web-better-step = Mieux, étape { $step } sur { $steps } :
web-hint = Conseil
web-hint-title = Pourquoi ce choix ?
web-hint-about = { $simulations ->
    [one] Une simulation
   *[other] { $simulations } simulations
} par { $bot }.{ $players ->
    [1] { "" }
   *[other] { " " }Toute la table peut voir que vous avez demandé un conseil.
}
web-hint-thinking = Un bot prépare un conseil…
web-hint-chance = { $players ->
    [1] atteint l’objectif dans { $chance } des cas
   *[other] gagne dans { $chance } des cas
}
web-hint-early = { $standing ->
    [ahead] un léger avantage, mais la partie est ouverte
    [behind] un léger retard, mais la partie est ouverte
   *[even] la partie est ouverte
}
web-hint-better = { $points ->
    [one] à la fin, environ 1 point de mieux que { $other }
   *[other] à la fin, environ { $points } points de mieux que { $other }
}
web-hint-worse = { $points ->
    [one] à la fin, environ 1 point de moins que { $other }
   *[other] à la fin, environ { $points } points de moins que { $other }
}
web-hint-even = à la fin, à peu près équivalent à { $other }
web-hint-gets = ce tour vous donne { $list }
web-hint-pays = vous payez { $list }
web-hint-scores-now = { $points ->
    [one] vous marquez aussitôt 1 point
   *[other] vous marquez aussitôt { $points } points
}
web-hint-loses-now = { $points ->
    [one] pour l’instant, c’est 1 point de moins
   *[other] pour l’instant, c’est { $points } points de moins
}
web-hint-scores = score attendu : { $scores }
web-hint-asked = { $player } { DOES($player, "a", "avez") } demandé un conseil.
web-hints = Conseils
web-hints-usual = Seulement en solo et contre des bots
web-hints-yes = Toujours
web-hints-no = Jamais

## Ce qui peut être faux

error-out = doit finir par .svg ou .html, pas { $name }
error-searches = doit être un bot qui cherche, pas { $name }
error-nobody-asked = aucun joueur n’a de choix à faire à ce coup : la partie est finie, ou un tirage est en cours ; indiquez un autre coup
error-no-hints = les conseils ne sont pas permis à cette table
