### Les conversations à une table, et les notes pour soi.

web-talk = Discussion
web-talk-none = Aucun message. Seuls les joueurs de cette table lisent cette discussion.
web-talk-none-watching = Aucun message. Seuls les spectateurs lisent cette discussion, pas les joueurs.
web-talk-say = Écrire un message
web-talk-send = Envoyer
web-talk-name = Votre nom
web-talk-mute = Masquer { $player }
web-talk-muted = Messages masqués : #
web-talk-unmute = Les afficher
web-notes = Mes notes
web-notes-hint = Ces notes ne sont visibles que par vous
web-notes-keep = Enregistrer
web-download-talk = Journal avec la discussion
error-many-lines = Vous envoyez trop de messages. Attendez un instant.
error-no-line = Écrivez d’abord un message et votre nom.
error-long-line = Trop long : { $most } caractères au plus.
