### Leçons : ce que disent les pages et les cartes de toutes.

lesson-done = Bravo !
lesson-going = Votre tour continue : finissez-le comme vous voulez, la leçon est faite.
lesson-missed = Pas encore
lesson-missed-about = Les tours de cette leçon sont passés, et il manque ce qui n’est pas coché. Toute façon d’y arriver compte.
lesson-last = C’était la dernière leçon du parcours. Essayez un problème, ou jouez.
lesson-again = Réessayer
lesson-next = Ensuite : { $title }
lesson-so-far = { $task } (pour l’instant { $have } sur { $need })
lesson-reached = { $task } ({ $have } sur { $need })
lesson-turns-left = { $turns ->
    [0] Voyons ce qui arrive jusqu’à votre prochain tour.
    [one] C’est le tour pour le faire.
   *[other] Vous avez { $turns } tours pour le faire.
}

## La page de toutes les leçons

web-learn = Apprendre
web-learn-link = Leçons
web-learn-about = De courtes leçons à une vraie table : une position, quelque chose à faire, et tous les moyens sont bons. Ce que vous avez appris est gardé dans ce navigateur.
web-learn-lessons = { $count ->
    [one] 1 leçon
   *[other] { $count } leçons
}
web-learn-progress = Leçons faites : { $done } sur { $count }
web-learn-done = apprise
web-learn-now = à suivre
web-learn-go-on = À suivre : { $title }
web-learn-continue = Continuer
web-learn-to-puzzles = Résoudre un problème
web-learn-to-game = Jouer une partie
web-learn-all-done = Vous avez fait toutes les leçons
web-learn-forget = Oublier mes progrès
web-learn-left-out = { $count ->
    [one] Une leçon est laissée de côté : elle ne tient pas avec les valeurs des composants en usage ici.
   *[other] { $count } leçons sont laissées de côté : elles ne tiennent pas avec les valeurs des composants en usage ici.
}

## La page d’une leçon

web-lesson-begin = Commencer la leçon
web-lesson-tasks = À faire
web-lesson-rules = Ce que vous apprenez ici
web-lesson-also = Bon à savoir aussi
web-lesson-chapter = Chapitre : { $title }
web-lesson-position = La position de la leçon
web-guide-to-learn = Toutes les leçons
web-guide-close = Rester à la table
web-guide-hide = Cacher
web-rule-lesson = Leçon : { $title }
error-lesson-gone = Il n’y a pas de leçon de ce nom. Celles qui existent sont sur la page Apprendre.

## Le terminal

cli-learn-why = Pourquoi ? Tapez « { cli-command-rules } » et l’un de ceux-ci : { $rules }
cli-learn-onward = { $what } : { $command }
