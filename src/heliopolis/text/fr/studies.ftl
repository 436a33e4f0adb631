### Études : des variantes à partir d’une position, avec textes et marques.

web-study = Étude
web-studies = Études
web-studies-about = Jouez d’autres tours à partir de n’importe quelle position, écrivez ce que vous en pensez, marquez les plateaux et partagez le tout par un lien.
web-studies-none = Vous n’avez pas encore d’étude. Ouvrez une partie à revoir et choisissez « Étudier à partir d’ici », ou commencez ci-dessous.
web-studies-nodes = { $count ->
    [one] 1 position
   *[other] { $count } positions
}
web-studies-new = Nouvelle étude d’un jeu
web-studies-open = Ouvrir une étude enregistrée
web-studies-file = Fichier d’une étude
web-study-from-here = Étudier à partir d’ici
web-study-short = Étudier
web-study-start = Début
web-study-draw = Tirage
web-study-draws = Choisissez le tirage ou tirez au hasard
web-study-draw-all = Tirer au hasard
web-study-lines = Variantes
web-study-write = Écrire
web-study-title-of = Titre de l’étude
web-study-name-of = Nom de la variante
web-study-text = Texte
web-study-save = Enregistrer
web-study-mark = Marquer
web-study-arrow = Flèche
web-study-marking = Touchez des éléments des plateaux pour les marquer. Touchez de nouveau « Marquer » quand vous avez fini.
web-study-drawing = Touchez deux éléments : la flèche va du premier au second. Touchez de nouveau « Flèche » quand vous avez fini.
web-study-mark-by-name = Marquer par nom
web-study-thing = Élément
web-study-towards = Flèche vers
web-study-unmark = Retirer la marque : { $mark }
web-study-ask = Demander au bot
web-study-more = Plus…
web-study-cut = Supprimer la suite
web-study-cut-sure = Supprimer cette position et tout ce qui la suit ?
web-study-read-link = Lien pour lire
web-study-write-link = Lien pour lire et écrire
web-study-export = Enregistrer dans un fichier
web-study-copy = Copier dans mes études
web-study-leave = Retirer de mes études
web-study-leave-sure = Si personne d’autre ne peut y écrire, cette étude est supprimée définitivement.
web-study-link-about = Avec ce lien, vous pouvez écrire dans l’étude : jouer des variantes, ajouter des textes et des marques.
web-study-link-do = Écrire dans cette étude
web-study-link-read = Seulement la lire

error-no-study = Cette étude n’existe pas. Ses auteurs l’ont peut-être supprimée.
error-no-study-node = Cette position ne fait plus partie de l’étude.
error-study-link = Ce lien ne mène à aucune étude. Demandez-en un nouveau.
error-study-read-only = Vous pouvez seulement lire cette étude. Copiez-la pour écrire vos propres variantes.
error-study-changed = Quelqu’un d’autre a modifié ceci entre-temps. Vous voyez maintenant sa version ; votre texte est toujours dans son champ. Enregistrez de nouveau pour remplacer le sien.
error-study-root = Le début d’une étude ne peut pas être supprimé.
error-study-nodes = Une étude a au plus { $most } positions. Supprimez des variantes dont vous n’avez plus besoin.
error-study-letters = Tous les textes d’une étude ont ensemble au plus { $most } caractères.
error-study-marks = Une position a au plus { $most } marques. Retirez-en d’abord.
error-study-mark = doit nommer un élément dessiné, ou deux différents
error-study-order = doit être un nouveau numéro, après celui de son parent
error-study-plies = ne peut pas y être joué selon les règles actuelles
error-study-rules = Les règles actuelles ne mènent plus à cette position.
error-study-no-solution = Aucun joueur n’y a de choix, ou rien ne suit : jouez d’abord la solution.
error-study-no-task = Ces variantes n’ont aucune tâche en commun que ne rien faire n’accomplirait pas aussi.
error-many-studies = Vous avez { $most } études, c’est la limite. Supprimez-en une d’abord.
error-bad-study = Ce fichier ne s’ouvre pas comme étude : { $why }
