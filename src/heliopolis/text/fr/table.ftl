### What a table says: header, question, buttons.

web-log-short = Journal
web-projection-short = Scores
web-pick-one = À choisir
web-restart-short = Recommencer
web-restart-hint = Reprend tout ce que vous avez choisi pendant ce tour.
web-hint-hint = Un bot vous dit ce qu’il choisirait ici.
web-skip-hint = Laisse les bots jouer sans attendre.
web-ask-undo-short = Annuler ?
web-end-short = Terminer
web-repay = Payer autrement…
web-repay-short = Payer
web-repay-hint = Reprend le paiement et vous demande comment payer
web-ask-wished = { $question } ({ $wish })
