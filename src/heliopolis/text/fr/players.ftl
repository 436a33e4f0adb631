### Les joueurs : leur page, le lien vers d’autres appareils, ce qui est conservé d’eux.

## La page « Vous »

web-you-head = Vous
web-you-way = Vous : votre lien et vos données
web-you-about = Aucun mot de passe : ce navigateur se souvient de vous, et votre lien vous connecte sur d’autres appareils.
web-you-nobody = Nous ne gardons encore rien sur vous. Dès que vous prenez place ou donnez un nom, ce navigateur se souvient de vous. Ni compte, ni mot de passe.
web-you-unnamed = un joueur sans nom
web-you-name = Votre nom
web-you-name-about = Votre nom aux nouvelles tables. Les parties en cours gardent celui que vous aviez.
web-you-link = Votre lien
web-you-link-about = Ouvrez-le sur un autre appareil pour y retrouver vos parties, vos réglages, vos leçons et vos problèmes.
web-you-link-code = QR code de votre lien, en grand
web-you-link-scan = Sur votre téléphone : scannez le code.
web-you-link-secret = Toute personne qui a ce lien peut jouer à votre place. Ne le montrez à personne ; si quelqu’un l’a vu, créez-en un autre.
web-you-link-renew = Nouveau lien (déconnecte vos autres appareils)
web-you-kept = Vos données
web-you-kept-about = Pas de mot de passe, et pas d’adresse de courriel, sauf si vous en ajoutez une pour les notifications. Chaque table retient aussi le réseau d’où elle a été créée, pour éviter les abus.
web-you-away-about = Prenez un congé à toutes vos tables à la fois, si leurs pendules le permettent :
web-you-since = Depuis
web-you-games = Parties
web-you-games-told = { $count ->
    [0] aucune pour l’instant
    [one] { $count } place
   *[other] { $count } places
}
web-you-talk = Messages et notes
web-you-talk-told = conservés avec leurs tables ; inclus dans le téléchargement
web-you-settings = Réglages
web-you-settings-none = par défaut
web-you-lessons = Leçons
web-you-lessons-told = { $count ->
    [0] aucune pour l’instant
    [one] { $count } apprise
   *[other] { $count } apprises
}
web-you-puzzles = Problèmes
web-you-puzzles-none = aucun pour l’instant
web-you-puzzles-told = { $count ->
    [one] { $count } résolu
   *[other] { $count } résolus
}, cote { $rating }
web-you-daily = Parties du jour
web-you-daily-told = { $count ->
    [0] aucune
    [one] une jouée
   *[other] { $count } jouées
}
web-you-export = Tout télécharger (JSON)
web-you-device = Tout dans un fichier
web-you-device-about = Toutes les parties, la progression et les réglages de cet appareil : comme sauvegarde, ou pour continuer sur un autre appareil.
web-you-device-save = Tout enregistrer dans un fichier
web-you-device-back = Ouvrir un tel fichier…
web-you-device-back-about = Le contenu du fichier remplace tout sur cet appareil. Enregistrez d’abord ce que vous voulez garder.
web-you-device-file = Fichier
web-you-device-back-do = Tout remplacer
web-you-leaving = Se déconnecter ou supprimer
web-you-forget = Me déconnecter ici
web-you-forget-about = Ce navigateur vous oubliera. Vos autres appareils et votre lien marchent toujours : copiez donc d’abord le lien.
web-you-delete = Supprimer mes données…
web-you-delete-about = Supprime votre nom, vos réglages, vos progrès, vos places, vos messages et vos notes sur tous les appareils. Les parties terminées restent, avec « Joueur 2 » à la place de votre nom. Ce choix est définitif.
web-you-delete-sure = Oui, supprimer
web-you-delete-do = Tout supprimer
web-you-gone = Ce navigateur est maintenant déconnecté.

## Ouvrir un lien

web-become-head = Continuer en tant que { $player } sur cet appareil ?
web-become-about = { $count ->
    [0] Ce lien est celui d’un joueur qui n’a pas encore de partie.
    [one] Ce lien est celui d’un joueur qui a une partie, avec ses réglages et ses progrès.
   *[other] Ce lien est celui d’un joueur qui a { $count } parties, avec ses réglages et ses progrès.
}
web-become-do = Continuer avec { $player }
web-become-not = Non, ne rien changer
web-become-already = Vous êtes déjà { $player } ici
web-become-already-about = Cet appareil est déjà connecté. Rien à faire.
web-become-look = Aller à votre page
web-become-asks = { $count ->
    [one] Ce navigateur est actuellement celui de { $player }, qui a une partie.
   *[other] Ce navigateur est actuellement celui de { $player }, qui a { $count } parties.
}
web-become-together = Les deux, c’est moi : tout réunir sous { $player }
web-become-together-about = Les parties, progrès et réglages des deux sont réunis.
web-become-instead = Passer à { $player } et laisser les autres parties
web-become-instead-about = Vous ne retrouverez ces parties qu’avec le lien de l’autre joueur. Il est sur la page « Vous » : copiez-le d’abord.
web-become-stay = Rester { $player }

## Refus

error-not-that-player = Ce navigateur n’est pas connecté avec ce joueur. Rouvrez votre lien.
error-player-link = Ce lien ne marche pas. Un plus récent l’a peut-être remplacé.
error-many-new-players = Trop de nouveaux joueurs depuis votre réseau. Réessayez plus tard.
error-many-links = Trop de liens en peu de temps. Attendez un instant.
error-not-sure = Rien n’a été supprimé. Cochez d’abord la case pour confirmer.

## Les parties du joueur en chiffres

web-insights = Vos parties en chiffres
web-insights-about = Ce que vos parties terminées ont en commun. Rien n’est calculé sur moins de { $few } parties.
web-insights-none = Aucune partie terminée ne compte encore.
web-insights-play = Jouer une partie
web-insights-games = Toutes les parties
web-insights-game = Jeu
web-insights-count = Jouées
web-insights-won = Gagnées
web-insights-points = Points
web-insights-accuracy = Précision
web-insights-draws = Chance aux tirages
web-insights-few = trop peu de parties ({ $count })
web-insights-of = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
web-insights-reviewed = La précision et la chance viennent des bilans : { $reviewed } sur { $games } parties en ont un.
web-insights-reviewing = { $count ->
    [one] Bilan d’une partie en cours. Vous pouvez quitter cette page.
   *[other] Bilan de { $count } parties en cours, l’une après l’autre. Vous pouvez quitter cette page.
}
web-insights-review = { $count ->
    [one] Faire le bilan (quelques minutes)
   *[other] Faire mes bilans ({ $count }, prend du temps)
}
web-insights-which = Quelles parties comptent
web-insights-which-about = Les parties terminées que vous avez jouées à une seule place, depuis le début. Les leçons, les problèmes, les parties reprises d’une position et celles où un bot a joué pour vous ne comptent pas.
web-insights-sources = Points par source
web-insights-exact = En chiffres
web-insights-source = Source
web-insights-winners = Gagnants
web-insights-opening = { $number ->
    [1] Votre premier choix : parties gagnées
   *[other] Votre deuxième choix : parties gagnées
}
web-insights-won-of = { $won } sur { $games }
web-insights-rare = Trop peu de parties : { $what }
web-insights-course = Précision au fil du temps
web-insights-each = chaque partie
web-insights-lately = moyenne de { $few } parties
web-insights-phases = Précision par tiers de partie
web-insights-luck = Ce qui a changé vos chances, en moyenne
web-insights-day = Jour
web-insights-against = Contre
web-insights-running = pas terminée
