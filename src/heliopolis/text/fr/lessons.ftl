### Leçons : ce que disent les pages et les cartes de toutes.

lesson-done = Bravo !
lesson-going = Leçon terminée ! Finissez votre tour comme vous voulez.
lesson-missed = Pas encore
lesson-missed-about = Vous n’avez plus de tours, et il reste des tâches à cocher. Toute solution compte.
lesson-last = C’était la dernière leçon. Essayez un problème, ou jouez une partie.
lesson-again = Réessayer
lesson-next = Ensuite : { $title }
lesson-so-far = { $task } (pour l’instant { $have } sur { $need })
lesson-reached = { $task } ({ $have } sur { $need })
lesson-turns-left = { $turns ->
    [0] Voyons ce qui se passe jusqu’à votre prochain tour.
    [one] Vous avez ce tour pour le faire.
   *[other] Vous avez { $turns } tours pour le faire.
}

## La page de toutes les leçons

web-learn = Apprendre
web-learn-link = Leçons
web-learn-about = De courtes leçons à une vraie table : une position et une tâche. Toute solution compte. Vos progrès sont gardés dans ce navigateur.
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
web-learn-forget = Effacer mes progrès
web-learn-left-out = { $count ->
    [one] Une leçon est masquée : elle ne convient pas aux valeurs du matériel utilisées ici.
   *[other] { $count } leçons sont masquées : elles ne conviennent pas aux valeurs du matériel utilisées ici.
}

## La page d’une leçon

web-lesson-begin = Commencer la leçon
web-lesson-tasks = À faire
web-lesson-rules = Ce que vous allez apprendre
web-lesson-also = Bon à savoir aussi
web-lesson-chapter = Chapitre : { $title }
web-lesson-position = La position de la leçon
web-guide-to-learn = Toutes les leçons
web-guide-close = Rester à la table
web-guide-hide = Cacher
web-rule-lesson = Leçon : { $title }
error-lesson-gone = Il n’y a pas de leçon de ce nom. La page Apprendre les liste toutes.

## Le terminal

cli-learn-why = Pourquoi ? Tapez « { cli-command-rules } » et l’un de ceux-ci : { $rules }
cli-learn-onward = { $what } : { $command }
