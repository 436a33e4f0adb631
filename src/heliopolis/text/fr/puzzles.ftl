### Problèmes : la commande qui les fabrique et les pages où on les résout.

## La commande

cli-puzzles-progress = { $games } parties, { $candidates } candidats, { $confirmed } confirmés, { $seconds } s
cli-puzzles-made = { $number } problèmes, choisis parmi { $confirmed } confirmés : { $games } parties, { $turns } tours examinés, { $candidates } candidats.
cli-puzzles-spread = Problèmes
cli-puzzles-number = nombre
cli-puzzles-players = { $number } joueurs
cli-puzzles-agreed = { $agreed } sur { $number } concordent, avec { $times } fois les simulations du premier regard.
cli-puzzles-agreed-bot = { $name } est d’accord avec { $agreed } sur { $number }.

## À la table

web-puzzles-link = Problèmes
web-guide-hint = Indice { $place }
web-guide-to-puzzles = Tous les problèmes
puzzle-sought = Trouvez le meilleur tour
puzzle-worth = Une façon de commencer est nettement la meilleure : toute autre cède au moins { $gap } % des chances de victoire. La suite du tour compte aussi : est juste tout tour à { $margin } % près du meilleur.
puzzle-how = Jouez le tour comme dans une partie ; annuler ne coûte rien. Il compte quand vous terminez le tour.
puzzle-level = { $level } · { $rating }
puzzle-hint-themes = Il s’agit de : { $themes }.
puzzle-hint-brings = Après son début, il rapporte : { $what }.
puzzle-hint-single = Le tour tient en un seul choix.
puzzle-hint-first = Il commence par :
puzzle-right = Résolu !
puzzle-right-best = C’est le meilleur tour.
puzzle-right-nearly = Juste : il vaut le meilleur, à { $margin } % près.
puzzle-wrong = Ce n’est pas le meilleur tour
puzzle-wrong-first = Il coûte au moins { $lost } % des chances de victoire, dès son premier choix.
puzzle-wrong-rest = Il commence bien, mais la suite coûte environ { $lost } % des chances de victoire.
puzzle-best-line = Le meilleur tour
puzzle-your-line = Votre tour
puzzle-solution = Voir la solution
puzzle-why-more-yours = Le meilleur tour, comparé au vôtre :
puzzle-why-less-yours = Le vôtre, en échange :
puzzle-why-more-other = Votre tour, comparé au meilleur qui commence autrement :
puzzle-why-less-other = Celui-là, en échange :
puzzle-kept = garde { $thing }
puzzle-why-after = Sur le moment, il ne rapporte pas davantage : il prépare mieux la suite. Continué par les bots, le meilleur tour a gagné { $better } % des parties, l’autre { $worse } %.
puzzle-why-later = D’après les bots, cela vaut environ { $points } points d’ici la fin.
puzzle-points = { $points ->
    [one] { $points } point ({ $reason })
   *[other] { $points } points ({ $reason })
}
puzzle-tenths = { $tenths ->
    [0] { $whole }
   *[other] { $whole },{ $tenths }
}
puzzle-chance = gagne à { $chance } %
puzzle-themes = Thème : { $themes }
puzzle-and = { $one }, { $other }
puzzle-next = Problème suivant
puzzle-again = Réessayer
puzzle-play-on = Continuer la partie d’ici

## Les pages

puzzles-of = Problèmes de { $game }
puzzles-all = Tous les problèmes
puzzles-about = Des positions tirées de parties entre bots de haut niveau, où une façon de commencer le tour est nettement la meilleure. Jouez le tour et voyez ce qu’il vaut. Le nombre d’un problème dit sa difficulté, à partir de 800.
puzzles-games = Jeux
puzzles-today-all = Le problème du jour
puzzles-today-few = Le problème du jour, facile pour commencer
puzzles-none = Il n’y a pas encore de problèmes ici.
puzzles-left-out = { $count ->
    [one] Un problème a été fait pour d’autres règles ou d’autres valeurs de composants ; il est laissé de côté.
   *[other] { $count } problèmes ont été faits pour d’autres règles ou d’autres valeurs de composants ; ils sont laissés de côté.
}
puzzles-count = { $count }
puzzles-rating = Classement
puzzles-streak = Jours d’affilée
puzzles-solved = Résolus
puzzles-record-about = Votre premier essai de chaque problème change le classement, qui part de 1000 (un indice réduit le gain de moitié) ; un jour compte dès qu’un problème est résolu.
puzzle-title = { $game } : problème { $id }
puzzle-item = { $level } · { $number } joueurs · tour { $turn }
puzzle-described = { $level } ({ $rating }) · { $number } joueurs, vous êtes le joueur { $seat }
puzzle-begin = Le résoudre
puzzle-position = La position
puzzle-done = résolu
puzzle-level-easy = Facile
puzzle-level-medium = Moyen
puzzle-level-hard = Difficile
error-no-puzzles = { $game } ne dit pas comment ses problèmes sont faits
error-whole-numbers = prend des nombres entiers séparés par des virgules, pas { $given }
error-no-puzzle = { $game } n’a pas de problème { $name }
