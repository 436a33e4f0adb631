### What a table says: header, question, buttons.

web-log-short = Log
web-projection-short = Scores
web-pick-one = Pick one
web-restart-short = Restart
web-restart-hint = Takes back all that you chose in this turn.
web-hint-hint = A bot says what it would choose here.
web-skip-hint = Lets the bots play on at once.
web-ask-undo-short = Undo?
web-end-short = End
web-repay = Pay differently…
web-repay-short = Pay
web-repay-hint = Takes the payment back and asks how you want to pay
web-ask-wished = { $question } ({ $wish })
