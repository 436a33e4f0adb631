### Les avis : prévenir les joueurs absents que c’est à eux.

## La page « Vous »

web-you-notices = Notifications
web-you-notices-told = { $count ->
    [0] aucune
    [one] une, ci-dessus
   *[other] { $count }, ci-dessus
}
web-notices-head = Quand c’est à vous de jouer
web-notices-about = Recevez une notification quand c’est à vous de jouer et que vous n’êtes pas là. Rien n’arrive tant que vous avez une page ouverte ici ; plusieurs tours font une seule notification ; puis plus rien jusqu’à votre retour, ou pendant un jour.
web-notices-push = Me prévenir dans ce navigateur
web-notices-push-about = Les notifications s’affichent sur cet appareil, même quand aucune page n’est ouverte.
web-notices-push-refused = Les notifications sont bloquées. Autorisez-les pour ce site dans les réglages du navigateur.
web-notices-push-failed = Cela n’a pas fonctionné :
web-notices-push-name = Navigateur { $browser }
web-notices-mail = M’écrire par courriel…
web-notices-mail-about = Nous vous envoyons un lien pour confirmer l’adresse. Elle vous permet aussi de vous connecter sur un nouvel appareil.
web-notices-mail-address = Votre adresse de courriel
web-notices-mail-name = Courriel
web-notices-confirm = Renvoyer le lien
web-notices-state-waiting = Pas encore confirmée : ouvrez le lien du courriel.
web-notices-mailed = Nous vous avons envoyé un lien. Ouvrez-le pour confirmer l’adresse.
web-notices-confirmed = Adresse confirmée. Vous y recevrez les notifications.
web-notices-webhook = Prévenir un webhook…
web-notices-webhook-about = Pour un salon Discord ou Slack, ou votre propre programme. Collez l’adresse qu’il vous donne pour les messages entrants.
web-notices-webhook-form = Format
web-notices-webhook-address = Adresse
web-notices-form-json = JSON simple
web-notices-form-discord = Discord
web-notices-form-slack = Slack
web-notices-add = Ajouter
web-notices-try = Envoyer un essai
web-notices-stop = Suspendre
web-notices-start = Reprendre
web-notices-remove = Retirer
web-notices-state-on = Activé
web-notices-state-failing = Les dernières notifications ne sont pas arrivées. Nouvel essai en cours.
web-notices-state-stopped = Suspendu : rien n’est envoyé ici.
web-notices-state-failed = Désactivé : rien n’arrive depuis des jours. Envoyez un essai pour réactiver.
web-notices-added = Ajouté. Envoyez un essai pour voir s’il arrive.
web-notices-tried = Un essai est en route.
web-notices-untaken = L’adresse a refusé le message. Vérifiez-la et réessayez.
web-notices-unanswered = L’adresse n’a pas répondu. Vérifiez-la et réessayez.
web-notices-stopped = Suspendu.
web-notices-started = Repris.
web-notices-removed = Retiré.
web-notices-quiet = Heures de silence enregistrées.
web-notices-kinds-head = M’avertir
web-notices-kind-turns = quand c’est mon tour
web-notices-kind-reminder = 12 heures avant la fin de mon temps
web-notices-kind-out = quand mon temps est écoulé
web-notices-kind-over = quand une partie est terminée
web-notices-kind-chat = des messages de la discussion
web-notices-quiet-head = Heures de silence
web-notices-quiet-about = Les notifications retenues pendant ces heures arrivent ensuite. Choisissez deux fois la même heure pour ne pas avoir d’heures de silence.
web-notices-quiet-from = De
web-notices-quiet-to = À
web-notices-quiet-zone = Fuseau horaire

## Ce qui est envoyé

web-notice-title = { $count ->
    [one] À vous de jouer : { $game }
   *[other] { $count } parties vous attendent
}
web-notice-line = { $game } avec { $others } : à vous de jouer depuis le { $when }. Table { $table }
web-notice-line-alone = { $game } : à vous de jouer depuis le { $when }. Table { $table }
web-notice-due = { $line }. Vous avez jusqu’au { $when }
web-notice-title-reminder = Votre temps s’épuise : { $game }
web-notice-title-out = Votre temps est écoulé : { $game }
web-notice-title-over = Partie terminée : { $game }
web-notice-title-chat = Nouveau message : { $game }
web-notice-event = { $game } ({ $players }) : { $what } Table { $table }
web-notice-over = la partie est terminée, { $place }.
web-notice-chat = { $player } a écrit : « { $text } ».
web-notice-more = { $count ->
    [one] Et une partie de plus.
   *[other] Et { $count } parties de plus.
}
web-notice-trial = Notification d’essai de Heliopolis
web-notice-trial-about = C’est ainsi que nous vous dirons que c’est à vous de jouer.
web-notice-stop = Se désabonner :

## Le lien qui les arrête

web-stop-head = Arrêt des notifications
web-stop-about = Ceci arrête les notifications par { $way }.
web-stop-do = Les arrêter
web-stop-ended = Les notifications par { $way } sont arrêtées. Vous pouvez les reprendre depuis votre page.
web-stop-gone = Plus rien n’y est envoyé.
web-stop-you = Aller à votre page

## Courriel

web-mail-confirm-subject = Confirmez votre adresse de courriel
web-mail-confirm =
    { $player } souhaite recevoir un courriel à cette adresse quand c’est son tour de jouer.

    Si c’est vous, ouvrez ce lien dans la journée :
    { $link }

    Sinon, ignorez ce courriel : vous n’en recevrez plus.
web-mail-sign-in-subject = Connexion à Heliopolis
web-mail-sign-in =
    Quelqu’un a demandé à se connecter en tant que { $player }. Si c’est vous, ouvrez ce lien sur l’appareil où vous voulez jouer. Il ne sert qu’une fois, pendant une demi-heure :
    { $link }

    Sinon, ignorez ce courriel. Ne partagez pas ce lien : toute personne qui l’ouvre peut jouer à votre place.
web-sign-in-head = Vous avez déjà joué ici ?
web-sign-in-link = Sur l’appareil où vous avez joué, la page « Vous » affiche votre lien et son QR code. Ouvrez-le ou scannez-le ici pour retrouver vos parties.
web-sign-in-about = Ou, si vous y avez confirmé une adresse de courriel, nous pouvons vous envoyer un lien de connexion.
web-sign-in-do = Envoyer un lien
web-sign-in-mailed = Si nous connaissons cette adresse, un lien est en route.
web-confirm-head = Est-ce votre adresse ?
web-confirm-about = Nous écrirons à { $player }, à { $address }, quand ce sera son tour. Cette adresse permet aussi de se connecter.
web-confirm-do = Oui, la confirmer

## Refus

error-no-way = Ce moyen de notification n’existe pas.
error-many-ways = Vous avez déjà { $most } moyens de notification. Retirez-en un d’abord.
error-many-notices = Trop de notifications en peu de temps. Réessayez plus tard.
error-mail-link = Ce lien a expiré ou a déjà servi. Demandez-en un nouveau.
error-many-mails = Trop de courriels en peu de temps. Réessayez plus tard.
error-unconfirmed = Cette adresse n’est pas encore confirmée.
error-push-taken = Ce navigateur prévient déjà quelqu’un d’autre.
