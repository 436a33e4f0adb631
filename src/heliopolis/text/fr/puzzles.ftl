### Problèmes : la commande qui les fabrique et les pages où on les résout.

## La commande

cli-puzzles-progress = { $games } parties, { $candidates } candidats, { $confirmed } confirmés, { $seconds } s
cli-puzzles-made = { $number } problèmes, choisis parmi { $confirmed } confirmés : { $games } parties, { $turns } tours examinés, { $candidates } candidats.
cli-puzzles-spread = Problèmes
cli-puzzles-number = nombre
cli-puzzles-players = { $number } joueurs
cli-puzzles-agreed = { $agreed } sur { $number } concordent, avec { $times } fois les simulations de la première recherche.
cli-puzzles-agreed-bot = { $name } est d’accord avec { $agreed } sur { $number }.

## À la table

web-puzzles-link = Problèmes
web-guide-hint = Indice { $place }
web-guide-to-puzzles = Tous les problèmes
puzzle-sought = Trouvez le meilleur tour
puzzle-worth = Un premier choix est nettement le meilleur ; tout autre réduit vos chances de victoire d’au moins { $gap } points de pourcentage. La suite du tour compte aussi : tout tour à moins de { $margin } points du meilleur est juste.
puzzle-how = Jouez le tour comme d’habitude ; annuler est libre. Terminez le tour pour valider.
puzzle-level = { $level } · { $rating }
puzzle-hint-themes = Thèmes : { $themes }.
puzzle-hint-brings = Après son premier choix, il rapporte : { $what }.
puzzle-hint-single = Le tour tient en un seul choix.
puzzle-hint-first = Il commence par :
puzzle-right = Résolu !
puzzle-right-best = C’est le meilleur tour.
puzzle-right-nearly = Juste : à moins de { $margin } points de pourcentage du meilleur.
puzzle-wrong = Ce n’est pas le meilleur tour
puzzle-wrong-first = Votre premier choix réduit à lui seul vos chances de victoire d’au moins { $lost } points de pourcentage.
puzzle-wrong-rest = Bon début, mais la suite réduit vos chances de victoire d’environ { $lost } points de pourcentage.
puzzle-best-line = Le meilleur tour
puzzle-your-line = Votre tour
puzzle-solution = Voir la solution
puzzle-why-more-yours = Ce que le meilleur tour gagne et pas le vôtre :
puzzle-why-less-yours = Ce que le vôtre gagne en échange :
puzzle-why-more-other = Ce que votre tour gagne et pas le meilleur qui commence autrement :
puzzle-why-less-other = Ce que celui-là gagne en échange :
puzzle-why-after = Il ne rapporte pas davantage tout de suite, mais prépare mieux la suite. Quand les bots ont continué, le meilleur tour a gagné { $better } % des parties, l’autre { $worse } %.
puzzle-why-later = Les bots estiment que cela vaut environ { $points } points d’ici la fin.
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
puzzles-about = Des positions tirées de parties entre bots forts, où une façon de commencer le tour est nettement la meilleure. Jouez le tour et comparez. Les cotes commencent à 800 (facile).
puzzles-games = Jeux
puzzles-today-all = Problème du jour
puzzles-today-few = Problème du jour (facile pour commencer)
puzzles-none = Il n’y a pas encore de problèmes ici.
puzzles-left-out = { $count ->
    [one] Un problème est masqué : il a été fait pour d’autres règles ou d’autres valeurs du matériel.
   *[other] { $count } problèmes sont masqués : ils ont été faits pour d’autres règles ou d’autres valeurs du matériel.
}
puzzles-count = { $count }
puzzles-rating = Cote
puzzles-streak = Série
puzzles-solved = Résolus
puzzles-record-about = Seul votre premier essai à un problème change votre cote, qui part de 1000 (un indice réduit le gain de moitié). Votre série compte les jours où vous avez résolu un problème.
puzzle-title = { $game } : problème { $id }
puzzle-item = { $level } · { $number } joueurs · tour { $turn }
puzzle-described = { $level } ({ $rating }) · { $number } joueurs, vous êtes le joueur { $seat }
puzzle-begin = Le résoudre
puzzle-position = La position
puzzle-done = résolu
puzzle-level-easy = Facile
puzzle-level-medium = Moyen
puzzle-level-hard = Difficile
error-no-puzzles = { $game } n’indique pas comment faire ses problèmes
error-whole-numbers = prend des nombres entiers séparés par des virgules, pas { $given }
error-no-puzzle = { $game } n’a pas de problème { $name }
