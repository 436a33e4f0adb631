### Les conversations à une table, et les notes pour soi.

web-talk = Discussion
web-talk-none = Personne n’a encore rien dit. Seuls les joueurs de cette table lisent ce que vous écrivez ici.
web-talk-none-watching = Personne n’a encore rien dit. Seuls ceux qui regardent lisent ce que vous écrivez ici, pas les joueurs.
web-talk-say = Dire quelque chose
web-talk-send = Envoyer
web-talk-name = Votre nom
web-talk-mute = Masquer ce que dit { $player }
web-talk-muted = Lignes masquées : #.
web-talk-unmute = Les afficher
web-notes = Mes notes
web-notes-hint = Pour vos yeux seulement
web-notes-keep = Garder
web-download-talk = Le même avec la discussion
error-many-lines = Vous avez beaucoup écrit en peu de temps. Attendez un instant.
error-no-line = Écrivez d’abord quelque chose, et qui vous êtes.
error-long-line = C’est trop long : { $most } caractères au plus.
