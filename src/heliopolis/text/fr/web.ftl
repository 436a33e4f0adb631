### Ce que disent les pages elles-mêmes.

## Partout

web-navigation = Où aller
web-ways = Réglages
web-way-language = Langue
web-way-theme = Couleurs
web-way-sound = Sons
web-way-words = Plateaux en mots, pour lecteurs d’écran
web-theme-system = Comme mon appareil
web-theme-light = Clair
web-theme-dark = Sombre
web-switched-off = Sans
web-switched-on = Avec
web-back = Retour à l’accueil

## L’accueil

web-welcome = À quel jeu jouons-nous ?
web-welcome-about = Un clic et vous jouez contre un bot. Contre des bots, vous pouvez annuler chaque choix.
web-play-now = Jouer contre { $bot }
web-play-otherwise = Amis, autres bots, options…
web-running = Vos parties
web-running-yours = à vous de jouer
web-running-others = au tour de { $player }
web-running-over = terminée
web-open = Ouvrir une partie enregistrée
web-open-about = Un journal, en texte ou en JSON, s’ouvre pour être revu. On peut rejouer à partir de chaque position.
web-open-file = Journal
web-open-go = Ouvrir
web-seats = Qui joue ?
web-seats-about = Les places vides ne comptent pas. S’il y a un ami parmi les joueurs, vous recevez une invitation à transmettre.
web-alone = Qui joue seul ?
web-with-others = Avec d’autres ou des bots…
web-sits = Qui s’assied ici
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
web-components-source = D’où cela vient
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
web-no-points = Personne n’a encore marqué.
web-chart = Points au fil du temps par catégorie
web-chart-start = début
web-chart-end = fin

## Refus

web-refused = Impossible
error-foreign-page = La demande ne vient pas d’une page de cette table.
error-too-large = C’est trop : on peut envoyer { $most } Ko au plus.
error-too-slow = Votre envoi n’est pas arrivé en entier à temps. Réessayez.
error-form = Le formulaire est illisible.
error-no-file = Choisissez d’abord un journal : un fichier de texte.
error-many-new-tables = Vous avez ouvert beaucoup de tables en peu de temps. Réessayez plus tard.
error-many-posts = C’était très rapide. Attendez un instant.
error-many-hints = Vous attendez déjà des conseils. Attendez d’abord l’un d’eux.
error-many-pictures = Beaucoup d’images ont été demandées en peu de temps. Attendez un instant.
error-many-pages = Vous avez demandé beaucoup de pages en peu de temps. Attendez un instant.
error-wrong-host = Ce serveur ne s’appelle pas ainsi. Qui le tient peut ajouter ce nom par --public.
error-no-page = Cette page n’existe pas.
error-game-gone = Le jeu de cette table n’est pas installé ici.
error-seat-link = Ce lien ne mène à aucune place.
error-not-your-seat = Ce n’est pas votre place.
error-rematch-early = On ne peut commencer sans les autres que s’ils sont absents depuis deux minutes, et après avoir accepté.
error-lost-seat = Votre place n’a pas été reconnue. Rouvrez le lien de votre place.
web-refused-broken = Quelque chose a échoué ici. C’est notre faute, et rien n’est perdu.

## La table

web-your-turn = À vous
web-log = Ce qui s’est passé
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
web-ask-chance = La table tire au sort…
web-agenda = Ce tour
web-end-turn = Terminer le tour
web-undo = Annuler
web-redo = Rétablir
web-redo-hint = Rejoue ce que vous avez annulé.
web-restart = Recommencer le tour
web-ask-undo = Demander à annuler
web-skip = Passer l’attente
web-to-end = Voir le résultat
web-sure-undo = Annuler votre dernier tour, et ce qui a été joué depuis ({ $players }) ?
web-sure-restart = Annuler les { $count } choix de ce tour ?
web-sure-yes = Annuler ces choix
web-sure-no = Les garder
web-undo-stops-chance = L’annulation s’arrête là où le hasard a agi ; au-delà, tous doivent être d’accord.
web-undo-stops-seat = L’annulation s’arrête là où { $player } a agi ; au-delà, tous doivent être d’accord.
web-undo-stops-bot = L’annulation s’arrête là où un bot a agi ; au-delà, tous doivent être d’accord.
web-undo-stops-start = L’annulation remonte jusqu’au début de la partie.
web-undo-stops-rules = L’annulation s’arrête là où d’anciennes règles valaient.
web-undo-stops-over = La partie est terminée.
web-undo-alone = On peut annuler aussi loin que l’on veut. Avant d’annuler des tours de bots, la page demande.
web-undo-asked = { $plies ->
    [one] { $player } { DOES($player, "demande", "demandez") } à reprendre { $plies } choix.
   *[other] { $player } { DOES($player, "demande", "demandez") } à reprendre { $plies } choix.
}
web-undo-refused = { $player } { DOES($player, "refuse", "refusez") } de revenir en arrière.
web-consent = D’accord
web-refuse = Refuser
web-withdraw = Retirer ma demande
web-menu = Table
web-pace = Les bots jouent
web-pace-slow = lentement
web-pace-usual = à leur aise
web-pace-fast = vite
web-pace-instant = aussitôt
web-set = Régler
web-link-for = Lien pour { $player }
web-watch = Pour regarder
web-commitment = Le hasard suit un secret dont le SHA-256 est montré dès le début ; le secret est révélé à la fin.
web-confirm-on = Attendre « Terminer le tour »
web-confirm-off = Ne pas attendre « Terminer le tour »
web-renew = Un nouveau lien pour ma place
web-rename = Renommer
web-nonce = Des mots à mêler au hasard
web-nonce-add = Mêler
web-give = Faire jouer un bot pour { $player }
web-take = Reprendre { $player }
web-player = Joueur { $number }

## Partie revue et fin

web-replay-title = Partie revue
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
web-turn-table = La table
web-play-on-short = Jouer à partir d’ici
web-play-on-bots = Jouer à partir d’ici contre des bots
web-to-table = Retour à la table
web-chart-title = Ce que valait la position au fil du temps
web-deeds = Et maintenant ?
web-download-text = Journal en texte
web-download-json = Journal en JSON
web-lobby = Accueil
web-fair = Hasard équitable
web-fair-about = Avant le premier tirage, la table a montré le SHA-256 d’un secret ; chaque tirage en découle. Pour vérifier sur votre ordinateur, enregistrez le journal et lancez « heliopolis verify ».
web-fair-verify = Vérifier les tirages
web-fair-commitment = Montré au début :
web-fair-secret = Révélé à la fin :
web-fair-running = Le secret est révélé quand la partie est terminée.
error-no-journal = Ce journal n’existe pas.
error-older-game = { $why }
error-bad-journal = Ce journal ne peut pas être ouvert : { $why }
error-heavy-journal = Ce journal demande plus de { $seconds } secondes ou { $megabytes } Mo de mémoire pour être rejoué : trop pour être ouvert ici.
error-many-journals = Vous ouvrez déjà un journal, ou trop d’autres le font. Attendez un instant.
web-end-hint = Finit le tour : vos choix deviennent définitifs.
web-in-words = Les plateaux en mots
web-in-words-please = Dire désormais les plateaux en mots
web-in-replay = Choix { $ply } dans la partie revue

## Places qui changent de mains, et ce qui échoue

web-ask-go-on = Le hasard ou quelqu’un d’autre agit ensuite. Après cela, annuler demandera l’accord de tous. Continuez, ou annulez.
web-ask-go-on-alone = Continuez, ou annulez.
web-go-on = Continuer
web-undo-waits = { $number ->
    [one] Doit encore accepter : { $players }.
   *[other] Doivent encore accepter : { $players }.
}
web-went-back = { $player } { DOES($player, "a", "avez") } repris des choix.
web-seat-given = { $by } { DOES($by, "fait", "faites") } jouer un bot ({ $bot }) pour { $player }.
web-seat-left = { $player } { DOES($player, "fait", "faites") } jouer un bot ({ $bot }).
web-seat-taken = { $player } { DOES($player, "rejoue", "rejouez") }, à la place du bot ({ $bot }).
web-bot-plays = { $player } : un bot ({ $bot }) joue pour vous.
web-give-later = Quand { $player } aura été absent { $minutes } minutes, un bot pourra jouer.
web-give-after-days = Quand le temps de { $player } sera écoulé, un bot pourra jouer.
web-leave = Laisser la place de { $player }
web-link-own = { $player } : lien pour un autre de vos appareils
web-failing = Ce qui se passe ici ne peut être gardé pour l’instant. Un nouvel essai suit de lui-même, et rien n’est perdu.
web-offline = Pas de connexion à la table. Nouvel essai…
web-offline-kept = Pas de connexion : votre choix n’est pas encore arrivé. Il est conservé.
web-no-connection = Pas de connexion
web-no-connection-about = Le serveur est injoignable. Cette page réessaie toutes les dix secondes. Un choix qui n’est pas arrivé est conservé.
web-no-connection-again = Réessayer
