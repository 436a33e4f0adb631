### Ceux qui se retrouvent : l’invitation, la page qui attend les joueurs, la présence, les liens des places.

## Liens à transmettre

web-copy = Copier
web-copied = Copié
web-copy-selected = Sélectionné : copiez-le
web-share = Partager…
web-send-mail = Envoyer par courriel
web-copy-watch = Copier le lien pour regarder
web-code = Montrer le code
web-invite-link = Invitation à cette table
web-invite-code = L’invitation en code à scanner, en grand
web-code-large = { $what } : le code en grand
web-invite-scan = Dans la même pièce ? Scannez le code avec un téléphone.
web-invite-subject = Une partie de { $game }
web-invite-mail = Viens jouer à { $game } avec moi : { $link }
web-invite-anew = Un nouveau lien (l’ancien ne servira plus)
web-invite-lost = Créer un lien pour inviter des amis
web-serve-alone = Ce serveur n’est joignable que depuis cette machine : le lien ne mène nulle part ailleurs. Pour accueillir des amis, arrêtez-le et relancez-le avec :

## La page qui attend les joueurs

web-waiting-for = { $count ->
    [0] Toutes les places sont prises
    [one] Il manque encore un joueur
   *[other] Il manque encore { $count } joueurs
}
web-table-ready = Votre table est prête : invitez vos amis
web-invite-about = Qui ouvre le lien prend la prochaine place libre. Aucun compte à créer.
web-waiting-welcome = Bienvenue, { $player }
web-waiting-seated = Votre place est prise. La partie commence quand les autres sont là.
web-waiting-watch = Vous regardez. La partie commence quand toutes les places sont prises.
web-starts-itself = La partie commence d’elle-même quand toutes les places sont prises.
web-need-not-stay = Inutile de rester : la table est dans « Mes parties ».
web-start-now = Commencer, des bots aux places libres
web-bot-strength = La force des bots
web-close-table = Fermer la table
web-close-sure = Il n’y aura pas de partie ici.
web-close-do = Fermer
web-table-closed = Cette table a été fermée
web-table-closed-about = Qui l’avait ouverte l’a fermée avant le début de la partie.
web-who-here = Qui est là
web-who-count = { $here ->
    [one] { $here } prêt
   *[other] { $here } prêts
}, { $open ->
    [one] { $open } place libre
   *[other] { $open } places libres
}
web-open-seat = Place libre
web-open-again = Libérer
web-seat-bot = Asseoir un bot
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
web-settings-usual = les options habituelles
web-place = place { $seat }
web-settings-hints = Conseils
web-settings-hints-yes = qui en veut en demande
web-settings-hints-no = aucun
web-settings-undo = Annuler
web-settings-undo-about = librement, tant que ni le hasard ni un autre joueur n’a agi
web-settings-watching = Regarder
web-settings-watching-about = qui a le lien pour regarder
web-seat-joined = { $player } { DOES($player, "arrive et joue", "arrivez et jouez") }, à la place du bot ({ $bot }).

## Qui ouvre un lien

web-join-head = On vous invite à une partie de { $game }
web-join-about = Donnez-vous un nom et prenez place. Aucun compte à créer.
web-join-name = Votre nom
web-join-take = Prendre place
web-join-bot = Un bot ({ $bot }) joue à votre place pour l’instant ; vous prenez sa suite.
web-join-watch = Seulement regarder
web-join-full = Toutes les places sont prises
web-join-full-about = Tous les invités sont déjà là. Vous pouvez regarder.
web-join-over = Cette partie est terminée
web-join-closed-about = On ne peut plus y prendre place.
web-join-look = Voir la fin
web-swap-head = Ce lien est réservé à { $player }
web-swap-about = Dans ce navigateur, vous jouez { $own }. Voulez-vous laisser cette place ?
web-swap-do = Jouer { $player } à la place
web-swap-both = Jouer les deux ici
web-swap-stay = Rester { $own }
web-seat-about = Toute personne qui a ce lien peut jouer à cette place. Gardez-le pour vous.
web-seat-do = Prendre cette place
web-you-watch = Vous regardez.
web-you-play = Vous jouez ici ?
web-has-come = { $player } est arrivé.
web-has-left = { $player } est parti.

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
web-too-late = { $bot }, le plus fort, n’est pas encore proposé : sans compilation, il réfléchirait trop longtemps. « make play » compile en arrière-plan ; relancez-le dans quelques minutes.

## Encore une fois

web-rematch-head = Revanche
web-rematch-same = Revanche, mêmes places
web-rematch-agree = Rejouer aussi
web-rematch-withdraw = Finalement non
web-rematch-go = À la nouvelle partie
web-rematch-without = Commencer, avec un bot pour { $players }
web-rematch-on = Une nouvelle partie a commencé.
web-rematch-asked = { $player } veut rejouer.
web-rematch-thinking = réfléchit…
web-rematch-agreed = d’accord
web-rematch-bot = bot, toujours prêt
web-rematch-open = pas encore demandé
error-invitation = Cette invitation n’est plus valable. Demandez un nouveau lien.
