### What a thing on the boards answers: what it is, why it cannot be chosen now, what comes first.

web-why-rule = Rules: “{ $chapter }”
web-why-can = You can choose this now.
web-why-shows = Shown here: { $list }
web-why-first = First: { $path }
web-why-example = This turn, for example: { $path }
web-why-after = After “{ $path }”:
web-why-then = “{ $choice }” is not possible then: { $reason }
web-why-not-now = You can’t use this now.
web-why-their-turn = It’s { $player }’s turn.
web-why-theirs = It belongs to { $player }.
web-why-over = The game is over.
web-why-chance = Chance is drawing first.
web-why-step = { $before } › { $next }
web-hint-why = why?
web-offline-again = Your choice hasn’t arrived. Send it again?
web-offline-send = Send again
web-offline-drop = Discard
