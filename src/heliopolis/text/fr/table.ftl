### What a table says: header, question, buttons.

web-log-short = Historique
web-projection-short = Scores
web-pick-one = À choisir
web-restart-short = Recommencer
web-restart-hint = Annuler tout ce que vous avez choisi pendant ce tour.
web-hint-hint = Demander à un bot ce qu’il ferait.
web-skip-hint = Passer les animations des bots.
web-ask-undo-short = Annuler ?
web-end-short = Terminer
web-repay = Payer autrement…
web-repay-short = Payer
web-repay-hint = Annuler le paiement et choisir comment payer
web-ask-wished = { $question } ({ $wish })
