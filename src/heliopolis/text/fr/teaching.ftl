### Apprendre en jouant : ce que les guides disent à une table, en plus de ce que dit chaque jeu.

## La fiche d’un guide

web-guide = Guide
web-guide-recall = Guide
web-guide-fold = Replier ou déplier la fiche
web-guide-off = Quitter le guide
web-guide-next = Sauter cette étape
web-guide-read = Compris
web-guide-go = Jouons
web-guide-why = Pourquoi ?
web-guide-try = Essayez « { $what } ».
web-guide-try-why = Essayez « { $what } » : { $why }
web-guide-place = { $place } sur { $places }
web-guide-task-done = (fait)
web-guide-task-open = (à faire)
web-guide-to-lobby = Retour à l’accueil
web-guide-to-end = Résultat final
web-guide-to-rules = Les règles

## La première partie guidée

guide-because-points = { $points ->
    [one] cela ajoute { $points } point à votre score.
   *[other] cela ajoute { $points } points à votre score.
}
guide-because-nothing = pas de gain immédiat, mais cela prépare vos prochains tours.
guide-in-passing = { $what }. { $text }
guide-end = C’était votre première partie
guide-end-won = Vous avez gagné votre première partie !
guide-end-text = { $points ->
    [one] Vous avez { $points } point.
   *[other] Vous avez { $points } points.
} La plupart viennent de :
guide-end-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
web-first-time = Première fois ?
web-first-time-about = Jouez une partie guidée : chaque règle est expliquée au moment utile.
web-first-time-played = Votre partie guidée
web-first-time-onward = Vous l’avez jouée. Continuez avec les leçons, une idée à la fois, ou rejouez-la.
web-first-time-go = Apprendre en jouant

## Le jeu en une page

web-book-overview = Aperçu
web-overview-about = Le jeu en cinq minutes. Chaque image montre une vraie position.
web-overview-rules = Les règles complètes
web-overview-of = { $game } en cinq minutes
web-overview-all-rules = Toutes les règles
web-overview-link = Le jeu en cinq minutes
