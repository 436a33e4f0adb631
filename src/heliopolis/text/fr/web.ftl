### Ce que disent les pages elles-mêmes.

## Partout

web-navigation = Navigation
web-ways = Réglages
web-way-language = Langue
web-way-theme = Thème
web-way-sound = Sons
web-way-words = Description écrite des plateaux (lecteurs d’écran)
web-theme-system = Comme l’appareil
web-theme-light = Clair
web-theme-dark = Sombre
web-switched-off = Désactivé
web-switched-on = Activé
web-back = Retour à l’accueil

## L’accueil

web-welcome = À quoi voulez-vous jouer ?
web-welcome-about = Jouez contre un bot tout de suite. Contre des bots, vous pouvez annuler chaque choix.
web-welcome-alone = Tout reste sur cet appareil, et vos amis ne peuvent donc pas vous rejoindre.
web-play-now = Jouer contre { $bot }
web-play-otherwise = Plus d’options…
web-running = Vos parties
web-running-yours = à vous de jouer
web-running-others = au tour de { $player }
web-running-over = terminée
web-open = Ouvrir une partie enregistrée
web-open-about = Ouvrez un journal (texte ou JSON) pour revoir la partie, et continuez-la à partir de n’importe quelle position.
web-open-file = Journal
web-open-go = Ouvrir
web-seats = Qui joue ?
web-seats-about = Les places vides sont ignorées. Si vous ajoutez un ami, vous recevez un lien d’invitation à partager.
web-alone = Qui joue en solo ?
web-with-others = Avec des amis ou des bots…
web-sits = Joueur
web-sits-you = Vous
web-sits-friend = Un ami, par lien
web-sits-bot = Bot : { $bot }
web-sits-nobody = Place vide
web-name = Nom
web-start = Commencer

## Livres

web-book-rules = Règles
web-book-components = Matériel
web-search = Chercher dans les règles
web-search-go = Chercher
web-no-rule = Aucune règle ne contient « { $sought } ».
web-components-about = Toutes les valeurs dont les règles se servent. « Donnée » : elle figure dans le livret. « Déduite » : elle en découle. « Reconstituée » : elle n’est imprimée que sur des pièces que nous n’avons pas vues, et c’est notre choix.
web-components-source = Source
web-components-digest = Empreinte de ces valeurs : { $digest }
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
web-no-points = Personne n’a encore marqué.
web-chart = Points au fil du temps par catégorie
web-chart-start = début
web-chart-end = fin

## Refus

web-refused = Cela n’a pas fonctionné
error-foreign-page = Cette demande vient d’un autre site et a été bloquée.
error-too-large = Trop volumineux : { $most } Ko au plus.
error-too-slow = L’envoi a pris trop de temps. Réessayez.
error-form = Le formulaire est illisible. Rechargez la page et réessayez.
error-no-file = Choisissez d’abord un journal (un fichier texte).
error-many-new-tables = Vous avez ouvert trop de tables. Réessayez plus tard.
error-many-posts = Vous allez trop vite. Attendez un instant.
error-many-hints = Un conseil est déjà en préparation. Attendez-le.
error-many-pictures = Trop d’images demandées. Attendez un instant.
error-many-pages = Trop de demandes. Attendez un instant.
error-wrong-host = Ce serveur ne répond pas à ce nom. Son propriétaire peut l’ajouter avec --public.
error-no-page = Cette page n’existe pas.
error-game-gone = Le jeu de cette table n’est pas installé ici.
error-seat-link = Ce lien ne mène à aucune place.
error-not-your-seat = Ce n’est pas votre place.
error-rematch-early = Vous ne pouvez commencer sans les autres qu’après avoir accepté, et s’ils sont absents depuis deux minutes.
error-lost-seat = Votre place n’a pas été reconnue. Rouvrez le lien de votre place.
web-refused-broken = Une erreur s’est produite de notre côté. Rien n’est perdu.

## La table

web-your-turn = À vous
web-log = Historique
web-replay = revoir
web-projection = Feuille de score
web-projection-head = Si la partie finissait maintenant
web-sheet = La feuille de score
web-if-ended = { $points ->
    [one] { $points } point si la partie finissait maintenant
   *[other] { $points } points si la partie finissait maintenant
}
web-ask-end = Votre tour est complet. Terminez-le, ou annulez.
web-ask-ending = va terminer son tour
web-ask-other = { $what }…
web-ask-thinking = réfléchit…
web-ask-chance = Tirage au sort…
web-agenda = Ce tour
web-end-turn = Terminer le tour
web-undo = Annuler
web-redo = Rétablir
web-redo-hint = Rétablir ce que vous avez annulé.
web-restart = Recommencer le tour
web-ask-undo = Demander à annuler
web-skip = Accélérer
web-to-end = Voir le résultat
web-sure-undo = Annuler votre dernier tour, et ce qui a été joué depuis ({ $players }) ?
web-sure-restart = Annuler les { $count } choix de ce tour ?
web-sure-yes = Annuler ces choix
web-sure-no = Les garder
web-undo-stops-chance = On ne peut annuler au-delà d’un tirage que si tous sont d’accord.
web-undo-stops-seat = On ne peut annuler au-delà du choix de { $player } que si tous sont d’accord.
web-undo-stops-bot = On ne peut annuler au-delà du choix d’un bot que si tous sont d’accord.
web-undo-stops-start = On peut annuler jusqu’au début de la partie.
web-undo-stops-rules = On ne peut pas annuler des choix faits avec d’anciennes règles.
web-undo-stops-over = La partie est terminée.
web-undo-alone = Vous pouvez annuler aussi loin que vous voulez. Une confirmation est demandée avant d’annuler des tours de bots.
web-undo-asked = { $plies ->
    [one] { $player } { DOES($player, "demande", "demandez") } à annuler { $plies } choix.
   *[other] { $player } { DOES($player, "demande", "demandez") } à annuler { $plies } choix.
}
web-undo-refused = { $player } { DOES($player, "a", "avez") } refusé d’annuler.
web-consent = D’accord
web-refuse = Refuser
web-withdraw = Annuler la demande
web-menu = Table
web-pace = Vitesse des bots
web-pace-slow = Lente
web-pace-usual = Normale
web-pace-fast = Rapide
web-pace-instant = Instantanée
web-set = Appliquer
web-link-for = Lien pour { $player }
web-watch = Lien pour regarder
web-commitment = Les tirages sont vérifiables : l’empreinte d’un secret est affichée dès le début, et le secret est révélé à la fin.
web-confirm-on = Exiger « Terminer le tour »
web-confirm-off = Sans « Terminer le tour »
web-renew = Renouveler mon lien
web-rename = Renommer
web-nonce = Vos mots à mêler aux tirages (facultatif)
web-nonce-add = Mêler
web-give = Confier { $player } à un bot
web-take = Reprendre { $player }
web-player = Joueur { $number }

## Partie revue et fin

web-replay-title = Revoir la partie
web-ply = Après le choix { $ply } sur { $plies }
web-go = Aller
web-first = Début
web-last-ply = Fin
web-previous = ← Choix
web-next = Choix →
web-previous-turn = ← Tour
web-next-turn = Tour →
web-turns = Tours
web-turn-of = Tour { $turn }
web-autoplay = Lecture automatique
web-play-on-short = Jouer à partir d’ici
web-play-on-bots = Jouer à partir d’ici contre des bots
web-to-table = Retour à la table
web-chart-title = Évaluation au fil de la partie
web-deeds = Et maintenant ?
web-download-text = Journal en texte
web-download-json = Journal en JSON
web-lobby = Accueil
web-fair = Tirages équitables
web-fair-about = La table a publié le SHA-256 d’un secret avant le premier tirage, et chaque tirage découle de ce secret. Pour les vérifier sur votre ordinateur, enregistrez le journal et lancez « heliopolis verify ».
web-fair-verify = Vérifier les tirages
web-fair-commitment = Montré au début :
web-fair-secret = Révélé à la fin :
web-fair-running = Le secret est révélé quand la partie est terminée.
error-no-journal = Ce journal n’existe pas.
error-older-game = { $why }
error-bad-journal = Impossible d’ouvrir ce journal : { $why }
error-heavy-journal = Ce journal est trop gros pour être ouvert ici : le rejouer prend plus de { $seconds } secondes ou { $megabytes } Mo.
error-many-journals = Un journal est déjà en cours d’ouverture. Attendez un instant.
web-end-hint = Terminer le tour et confirmer vos choix.
web-in-words = Description écrite
web-in-words-please = Toujours décrire par écrit
web-in-replay = Revoir le choix { $ply }

## Places qui changent de mains, et ce qui échoue

web-ask-go-on = Le hasard ou un autre joueur agit ensuite. Après cela, annuler demandera l’accord de tous. Continuer, ou annuler ?
web-ask-go-on-alone = Continuer, ou annuler ?
web-go-on = Continuer
web-undo-waits = { $number ->
    [one] Doit encore accepter : { $players }.
   *[other] Doivent encore accepter : { $players }.
}
web-went-back = { $player } { DOES($player, "a", "avez") } annulé des choix.
web-seat-given = { $by } { DOES($by, "fait", "faites") } jouer un bot ({ $bot }) pour { $player }.
web-seat-left = { $player } { DOES($player, "fait", "faites") } jouer un bot ({ $bot }).
web-seat-taken = { $player } { DOES($player, "revient et remplace", "revenez et remplacez") } le bot ({ $bot }).
web-bot-plays = { $player } : un bot ({ $bot }) joue pour vous.
web-give-later = Si { $player } s’absente { $minutes } minutes, un bot pourra prendre le relais.
web-give-after-days = Quand { $player } n’aura plus de temps, un bot pourra prendre le relais.
web-leave = Laisser la place de { $player }
web-link-own = { $player } : lien pour un autre de vos appareils
web-failing = L’enregistrement ne fonctionne pas pour l’instant. Nouvel essai automatique ; rien n’est perdu.
web-offline = Connexion perdue. Reconnexion en cours…
web-offline-kept = Connexion perdue. Votre choix est conservé et sera envoyé dès le retour de la connexion.
web-no-connection = Pas de connexion
web-no-connection-about = Le serveur est injoignable. Cette page réessaie toutes les dix secondes. Un choix qui n’est pas arrivé est conservé.
web-no-connection-again = Réessayer
