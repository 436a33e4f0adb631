### Ce que disent les pages elles-mêmes.

## Partout

web-navigation = Où aller
web-ways = Réglages
web-way-language = Langue
web-way-theme = Couleurs
web-way-sound = Son à mon tour
web-theme-system = Comme mon appareil
web-theme-light = Clair
web-theme-dark = Sombre
web-sound-off = Sans
web-sound-on = Avec
web-back = Retour à l'accueil

## L'accueil

web-welcome = À quel jeu jouons-nous ?
web-about-game = Vous commencez tout de suite, contre un robot qui joue bien. Chaque choix peut être repris tant que ni le hasard ni un autre joueur n'a agi.
web-play-now = Jouer contre { $bot }
web-play-otherwise = Amis, autres robots, options …
web-rules-of = Règles de { $game }
web-running = Vos parties
web-running-yours = à vous de jouer
web-running-others = à un autre de jouer
web-running-over = terminée
web-open = Ouvrir une partie enregistrée
web-open-about = Un journal, en texte ou en JSON, s'ouvre pour être revu. On peut rejouer à partir de chaque position.
web-open-file = Journal
web-open-go = Ouvrir
web-seats = Qui joue ?
web-seats-about = Les places vides ne comptent pas. Un ami reçoit un lien, que vous trouverez à la table.
web-sits = Qui s'assied ici
web-sits-you = Vous
web-sits-friend = Un ami, par lien
web-sits-bot = Robot : { $bot }
web-sits-nobody = Personne
web-name = Nom
web-you = Vous
web-friend = Ami
web-start = Commencer
web-bot-random = Rêveur
web-bot-greedy = Appliqué
web-bot-search-100 = Planificateur
web-bot-search-400 = Stratège
web-bot-search-1600 = Sage

## Livres

web-book-rules = Règles
web-book-components = Matériel
web-search = Chercher dans les règles
web-search-go = Chercher
web-no-rule = Aucune règle ne contient « { $sought } ».
web-components-about = Toutes les valeurs dont les règles se servent. « Donnée » : elle figure dans le livret. « Déduite » : elle en découle. « Reconstituée » : elle n'est imprimée que sur des pièces que nous n'avons pas vues, et c'est notre choix.
web-components-digest = Ces valeurs ensemble : { $digest }
web-provenance-stated = donnée
web-provenance-implied = déduite
web-provenance-reconstructed = reconstituée

## Feuille de score

web-reason = Points pour
web-rank = { $rank ->
    [1] 1er
   *[other] { $rank }e
}
web-ranks = Rang
web-no-points = Personne n'a encore marqué.
web-chart = Points au fil du temps par catégorie
web-chart-start = début
web-chart-end = fin

## Refus

web-refused = Cela n'a pas été fait
web-refused-origin = La demande ne vient pas d'une page de cette table.
web-refused-size = C'est trop : on peut envoyer { $most } Ko au plus.
web-refused-form = Le formulaire est illisible.
web-refused-file = Choisissez d'abord un journal : un fichier de texte.
web-refused-tables = Vous avez ouvert beaucoup de tables en peu de temps. Réessayez plus tard.
web-refused-posts = C'était très rapide. Attendez un instant.
web-refused-missing = Cette page n'existe pas.
web-refused-table = Cette table n'existe pas.
web-refused-link = Ce lien ne mène à aucune place.
web-refused-seat = Ce n'est pas votre place.
web-refused-cookie = Votre place n'a pas été reconnue. Rouvrez le lien de votre place.
web-refused-version = La table a continué entre-temps. Regardez et choisissez à nouveau.
web-refused-choice = Ce choix n'est pas proposé maintenant.
web-refused-broken = Quelque chose a échoué ici. C'est notre faute, et rien n'est perdu.
