### Les avis : prévenir les joueurs absents que c’est à eux.

## La page « Vous »

web-you-notices = Avis
web-you-notices-told = { $count ->
    [0] aucun moyen de vous prévenir
    [one] un moyen, ci-dessus
   *[other] { $count } moyens, ci-dessus
}
web-notices-head = Quand c’est à vous de jouer
web-notices-about = Si vous le souhaitez, on vous prévient quand une partie vous attend en votre absence. Rien n’arrive tant que vous regardez une page d’ici ; plusieurs tours font un seul avis ; puis c’est le silence jusqu’à votre retour, ou pendant un jour.
web-notices-push = Me prévenir dans ce navigateur
web-notices-push-about = L’avis s’affiche sur cet appareil, même quand aucune page n’est ouverte.
web-notices-push-refused = Ce navigateur n’autorise aucune page à vous prévenir. Autorisez-le pour ce site dans ses réglages.
web-notices-push-failed = Cela n’a pas fonctionné :
web-notices-push-name = Navigateur { $browser }
web-notices-mail = Me prévenir par courriel…
web-notices-mail-about = Vous recevez un courriel avec un lien qui confirme l’adresse. Elle vous permet aussi de revenir sur un nouvel appareil, sans votre lien.
web-notices-mail-address = Votre adresse de courriel
web-notices-mail-name = Courriel
web-notices-confirm = Renvoyer le lien
web-notices-state-waiting = Pas encore confirmée : ouvrez le lien du courriel.
web-notices-mailed = Un courriel avec un lien est en route. Ouvrez le lien pour confirmer l’adresse.
web-notices-confirmed = L’adresse est confirmée : vous y êtes prévenu.
web-notices-webhook = Prévenir un webhook…
web-notices-webhook-about = Pour un salon Discord ou Slack, ou un programme à vous : l’adresse qu’il vous donne pour les messages entrants.
web-notices-webhook-form = Ce qu’il accepte
web-notices-webhook-address = Son adresse
web-notices-form-json = JSON simple
web-notices-form-discord = Discord
web-notices-form-slack = Slack
web-notices-add = Ajouter
web-notices-try = M’envoyer un essai
web-notices-stop = Arrêter
web-notices-start = Reprendre
web-notices-remove = Retirer
web-notices-state-on = Vous êtes prévenu ici.
web-notices-state-failing = Les derniers avis ne sont pas arrivés. On réessaie.
web-notices-state-stopped = Arrêté : rien n’est envoyé ici.
web-notices-state-failed = Désactivé : rien n’arrive depuis des jours. Envoyez-vous un avis pour le réactiver.
web-notices-added = Ajouté. Envoyez-vous un avis pour voir s’il arrive.
web-notices-tried = Un avis est en route vers vous.
web-notices-untaken = L’avis y a été refusé. Vérifiez l’adresse.
web-notices-unanswered = Personne n’y a répondu. Vérifiez l’adresse.
web-notices-stopped = Plus rien n’y est envoyé.
web-notices-started = Vous y êtes de nouveau prévenu.
web-notices-removed = Retiré.
web-notices-quiet = Vos heures de silence sont retenues.
web-notices-quiet-head = Heures de silence
web-notices-quiet-about = Ce qui survient alors vous est annoncé à leur fin. Deux fois la même heure : pas d’heures de silence.
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
web-notice-more = { $count ->
    [one] Et une partie de plus.
   *[other] Et { $count } parties de plus.
}
web-notice-trial = Un avis de Heliopolis
web-notice-trial-about = C’est ainsi que vous serez prévenu quand ce sera à vous de jouer.
web-notice-stop = Ne plus recevoir ces avis :

## Le lien qui les arrête

web-stop-head = Arrêt des avis
web-stop-about = Les avis par { $way } prennent fin.
web-stop-do = Les arrêter
web-stop-ended = Les avis par { $way } sont arrêtés. Vous pouvez les reprendre depuis votre page.
web-stop-gone = Plus rien n’y est envoyé.
web-stop-you = Vers votre page

## Courriel

web-mail-confirm-subject = Confirmez votre adresse de courriel
web-mail-confirm =
    { $player } souhaite être prévenu à cette adresse quand ce sera à son tour de jouer.

    Si c’est vous, ouvrez ce lien dans la journée :
    { $link }

    Sinon, ne faites rien : vous ne recevrez plus de courriel.
web-mail-sign-in-subject = Revenir sur Heliopolis
web-mail-sign-in =
    Quelqu’un a demandé un moyen de revenir pour { $player }. Si c’est vous, ouvrez ce lien sur l’appareil où vous voulez jouer. Il ne sert qu’une fois, pendant une demi-heure :
    { $link }

    Sinon, ne faites rien. Ne montrez ce lien à personne : qui l’ouvre est vous.
web-sign-in-head = Vous êtes déjà venu ?
web-sign-in-link = Sur l’appareil où vous avez joué, la page « Vous » a votre lien et son code : ouvrez-le ou scannez-le ici, et vos parties y seront aussi.
web-sign-in-about = Ou, si vous y avez confirmé une adresse de courriel, un lien pour revenir vous y est envoyé.
web-sign-in-do = M’envoyer un lien
web-sign-in-mailed = Si cette adresse est connue ici, un courriel avec un lien est en route.
web-confirm-head = Est-ce votre adresse ?
web-confirm-about = { $player } sera alors prévenu par courriel à { $address } quand ce sera à son tour de jouer, et pourra revenir grâce à elle.
web-confirm-do = Oui, la confirmer

## Refus

error-no-way = Il n’y a pas de tel moyen de vous prévenir.
error-many-ways = Vous avez déjà { $most } moyens d’être prévenu. Retirez-en un d’abord.
error-many-notices = Cela fait beaucoup d’avis en peu de temps. Réessayez plus tard.
error-mail-link = Ce lien n’est plus valable : chacun ne sert qu’une fois et peu de temps. Demandez-en un autre.
error-many-mails = Cela fait beaucoup de courriels en peu de temps. Réessayez plus tard.
error-unconfirmed = Cette adresse n’est pas encore confirmée.
error-push-taken = Ce navigateur prévient déjà quelqu’un d’autre.
