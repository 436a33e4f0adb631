### What a thing on the boards answers: what it is, why it cannot be chosen now, what comes first.

web-why-rule = Rules: “{ $chapter }”
web-why-can = You can choose this now.
web-why-first = First: { $path }
web-why-example = This turn, for example: { $path }
web-why-after = After “{ $path }”:
web-why-then = Then not “{ $choice }”: { $reason }
web-why-not-now = Nothing you can do in this turn uses it.
web-why-their-turn = It is the turn of { $player }.
web-why-theirs = It belongs to { $player }.
web-why-over = The game is over.
web-why-chance = First chance decides.
web-why-step = { $before } › { $next }
web-hint-why = why?
web-offline-again = Your choice has not arrived. Send it again?
web-offline-send = Send again
web-offline-drop = Drop it
