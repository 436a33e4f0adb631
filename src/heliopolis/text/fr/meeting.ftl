### Ceux qui se retrouvent : l’invitation, la page qui attend les joueurs, la présence, les liens des places.

## Liens à transmettre

web-copy = Copier
web-copied = Copié
web-copy-selected = Sélectionné : copiez-le
web-share = Partager…
web-send-mail = Envoyer par courriel
web-copy-watch = Copier le lien pour regarder
web-code = Afficher le QR code
web-invite-link = Invitation à cette table
web-invite-code = QR code de l’invitation, en grand
web-code-large = { $what } : QR code en grand
web-invite-scan = Dans la même pièce ? Scannez le code avec un téléphone.
web-invite-subject = Rejoins-moi pour { $game }
web-invite-mail = Viens jouer à { $game } avec moi : { $link }
web-invite-anew = Nouveau lien (l’ancien ne marchera plus)
web-invite-lost = Créer une invitation
web-serve-alone = Seul cet ordinateur peut joindre ce serveur : le lien ne marchera chez personne d’autre. Pour laisser entrer des amis, arrêtez-le et relancez-le avec :

## La page qui attend les joueurs

web-waiting-for = { $count ->
    [0] Toutes les places sont prises
    [one] Il manque encore un joueur
   *[other] Il manque encore { $count } joueurs
}
web-table-ready = Votre table est prête. Invitez vos amis !
web-invite-about = Toute personne qui ouvre le lien prend la prochaine place libre. Aucun compte à créer.
web-waiting-welcome = Bienvenue, { $player }
web-waiting-seated = Vous y êtes. La partie commence quand tout le monde est là.
web-waiting-watch = Vous regardez. La partie commence quand toutes les places sont prises.
web-starts-itself = La partie commence automatiquement quand toutes les places sont prises.
web-need-not-stay = Vous pouvez quitter cette page : la table est dans « Mes parties ».
web-start-now = Commencer (avec des bots)
web-bot-strength = Niveau des bots
web-close-table = Fermer la table
web-close-sure = La partie sera annulée.
web-close-do = Fermer
web-table-closed = Cette table a été fermée
web-table-closed-about = L’hôte l’a fermée avant le début de la partie.
web-who-here = Joueurs
web-who-count = { $here ->
    [one] { $here } prêt
   *[other] { $here } prêts
}, { $open ->
    [one] { $open } place libre
   *[other] { $open } places libres
}
web-open-seat = Place libre
web-open-again = Libérer la place
web-seat-bot = Ajouter un bot
web-other-bots = Autres bots
web-is-you = vous
web-is-host = hôte
web-presence-here = présent
web-presence-away = absent
web-presence-open = pas encore prise
web-presence-bot = bot, prêt
web-heard-here = { $player } est là.
web-heard-away = { $player } n’est pas là.
web-heard-open = La place { $seat } est libre.
web-heard-bot = { $player } est prêt.
web-save = Enregistrer
web-the-table = La table
web-settings-game = Jeu
web-settings-length = Durée
web-settings-seats = Places
web-settings-options = Options
web-settings-usual = par défaut
web-place = place { $seat }
web-settings-hints = Conseils
web-settings-hints-yes = sur demande
web-settings-hints-no = aucun
web-settings-undo = Annuler
web-settings-undo-about = librement, tant que ni le hasard ni un autre joueur n’a agi
web-settings-watching = Spectateurs
web-settings-watching-about = toute personne qui a le lien pour regarder
web-seat-joined = { $player } { DOES($player, "arrive et remplace", "arrivez et remplacez") } le bot ({ $bot }).

## Qui ouvre un lien

web-join-head = On vous invite à une partie de { $game }
web-join-about = Choisissez un nom et prenez place. Aucun compte à créer.
web-join-name = Votre nom
web-join-take = Prendre place
web-join-bot = Un bot ({ $bot }) joue cette place pour l’instant ; vous prendrez sa suite.
web-join-watch = Seulement regarder
web-join-full = Toutes les places sont prises
web-join-full-about = Tous les invités sont déjà là. Vous pouvez regarder.
web-join-over = Cette partie est terminée
web-join-closed-about = Vous ne pouvez plus y prendre place.
web-join-look = Voir le résultat
web-swap-head = Ceci est le lien de { $player }
web-swap-about = Dans ce navigateur, vous jouez { $own }. Changer de place ?
web-swap-do = Passer à { $player }
web-swap-both = Jouer les deux ici
web-swap-stay = Rester { $own }
web-seat-about = Toute personne qui a ce lien peut jouer à cette place. Gardez-le pour vous.
web-seat-do = Prendre cette place
web-you-watch = Vous regardez.
web-you-play = Vous êtes l’un des joueurs ?
web-has-come = { $player } a rejoint la table.
web-has-left = { $player } a quitté la table.

## L’accueil

web-play-friend = Inviter un ami
web-play-alone = Jouer en solo
web-play-stronger = Adversaires plus forts
web-strong = { $bot } · { $strength }
web-strength-random = joue au hasard
web-strength-easy = pour les premières parties
web-strength-medium = un adversaire correct
web-strength-hard = fort
web-strength-expert = très fort, prend son temps
web-strength-master = le plus fort, réfléchit plusieurs secondes
web-too-late = { $bot }, le bot le plus fort, n’est pas encore disponible : il est trop lent tant que la version rapide n’est pas prête. « make play » la compile en arrière-plan ; relancez le serveur dans quelques minutes.

## Encore une fois

web-rematch-head = Revanche
web-rematch-same = Revanche, mêmes places
web-rematch-agree = Accepter la revanche
web-rematch-withdraw = Annuler
web-rematch-go = Aller à la nouvelle partie
web-rematch-without = Commencer, avec un bot pour { $players }
web-rematch-on = La revanche a commencé.
web-rematch-asked = { $player } propose une revanche.
web-rematch-thinking = réfléchit…
web-rematch-agreed = d’accord
web-rematch-bot = bot, toujours prêt
web-rematch-open = pas encore demandé
error-invitation = Cette invitation n’est plus valable. Demandez un nouveau lien.
