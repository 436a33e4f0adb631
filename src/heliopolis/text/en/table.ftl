### What a table says: header, question, buttons.

web-log-short = Log
web-projection-short = Scores
web-pick-one = Pick one
web-restart-short = Restart
web-restart-hint = Undo everything you chose this turn.
web-hint-hint = Ask a bot what it would do.
web-skip-hint = Skip the bots’ animations.
web-ask-undo-short = Undo?
web-end-short = End
web-repay = Pay differently…
web-repay-short = Pay
web-repay-hint = Undo the payment and choose how to pay
web-ask-wished = { $question } ({ $wish })
