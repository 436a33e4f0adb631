### Les joueurs : leur page, le lien vers d’autres appareils, ce qui est conservé d’eux.

## La page « Vous »

web-you-head = Vous
web-you-way = Vous, votre lien, ce qui est conservé de vous
web-you-about = Aucun mot de passe : ce navigateur vous connaît, et votre lien vous fait reconnaître sur d’autres appareils.
web-you-nobody = Rien n’est encore conservé de vous. Dès que vous prenez place à une table ou donnez un nom, ce navigateur se souvient de vous, sans compte ni mot de passe.
web-you-unnamed = un joueur sans nom
web-you-name = Votre nom
web-you-name-about = Le nom que vous donneront les nouvelles tables. Les parties commencées gardent celui que vous y avez.
web-you-link = Votre lien
web-you-link-about = Ouvrez-le sur un autre appareil : vous y retrouvez toutes vos parties, vos réglages et vos progrès dans les leçons et les problèmes.
web-you-link-code = Votre lien en code à scanner, en grand
web-you-link-scan = Sur votre téléphone : scannez le code.
web-you-link-secret = Qui a ce lien est vous. Ne le montrez à personne ; si quelqu’un l’a vu, créez-en un autre.
web-you-link-renew = Créer un autre lien (les précédents ne serviront plus, sur vos autres appareils non plus)
web-you-kept = Ce qui est conservé de vous
web-you-kept-about = Pas de mot de passe, et une adresse de courriel seulement si vous en avez ajouté une ci-dessus. Une table retient en outre le réseau d’où elle a été créée, pour que personne n’en crée trop.
web-you-since = Depuis
web-you-games = Parties
web-you-games-told = { $count ->
    [0] aucune pour l’instant
    [one] une place à { $count } table
   *[other] des places à { $count } tables
}
web-you-talk = Messages et notes
web-you-talk-told = avec leurs tables ; le téléchargement les contient tous
web-you-settings = Réglages
web-you-settings-none = ceux d’origine
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
}, classement { $rating }
web-you-export = Tout télécharger (JSON)
web-you-leaving = Partir
web-you-forget = M’oublier sur cet appareil
web-you-forget-about = Ce navigateur ne vous connaîtra plus. Vous restez vous-même sur vos autres appareils et par votre lien : copiez-le d’abord.
web-you-delete = Me supprimer partout…
web-you-delete-about = Nom, réglages, progrès, places et ce que vous y avez dit ou noté sont supprimés, ici et sur tous les appareils. Les parties jouées avec d’autres restent et vous appellent par votre numéro, par exemple « Joueur 2 ». On ne peut pas revenir en arrière.
web-you-delete-sure = J’en suis sûr
web-you-delete-do = Supprimer tout ce qui me concerne
web-you-gone = Ce navigateur ne vous connaît plus.

## Ouvrir un lien

web-become-head = Être { $player } sur cet appareil ?
web-become-about = { $count ->
    [0] Ce lien ouvre un joueur qui n’a pas encore de partie.
    [one] Ce lien ouvre un joueur qui a une partie, avec ses réglages et ses progrès.
   *[other] Ce lien ouvre un joueur qui a { $count } parties, avec ses réglages et ses progrès.
}
web-become-do = Oui, je suis { $player }
web-become-not = Non, ne rien changer
web-become-already = Vous êtes déjà { $player } ici
web-become-already-about = Cet appareil vous connaît. Il n’y a rien à faire.
web-become-look = Vers votre page
web-become-asks = { $count ->
    [one] Ce navigateur est pour l’instant { $player }, avec une partie.
   *[other] Ce navigateur est pour l’instant { $player }, avec { $count } parties.
}
web-become-together = Les deux, c’est moi : tout réunir sous { $player }
web-become-together-about = Parties, progrès et réglages des deux deviennent ceux d’un seul joueur.
web-become-instead = Devenir { $player }, laisser là les autres parties
web-become-instead-about = On ne les retrouvera que par le lien de ce joueur, qui est sur la page « Vous » : copiez-le d’abord.
web-become-stay = Rester { $player }

## Refus

error-not-that-player = Ce navigateur n’est pas connu comme ce joueur. Rouvrez votre lien.
error-player-link = Ce lien ne mène à aucun joueur. Un plus récent l’a peut-être remplacé.
error-many-new-players = Beaucoup de nouveaux joueurs sont venus de là en peu de temps. Réessayez plus tard.
error-many-links = Cela fait beaucoup de liens en peu de temps. Attendez un instant.
error-not-sure = Rien n’a été supprimé : confirmez d’abord que vous en êtes sûr.
