### Ce que répond une chose des plateaux : ce qu’elle est, pourquoi on ne peut pas la choisir, ce qui vient d’abord.

web-why-rule = Règles : « { $chapter } »
web-why-can = Vous pouvez choisir cela maintenant.
web-why-shows = Indiqué ici : { $list }
web-why-first = D’abord : { $path }
web-why-example = Ce tour-ci, par exemple : { $path }
web-why-after = Après « { $path } » :
web-why-then = « { $choice } » sera alors impossible : { $reason }
web-why-not-now = Vous ne pouvez pas l’utiliser maintenant.
web-why-their-turn = C’est au tour de { $player }.
web-why-theirs = Appartient à { $player }.
web-why-over = La partie est terminée.
web-why-chance = Un tirage au sort vient d’abord.
web-why-step = { $before } › { $next }
web-hint-why = pourquoi ?
web-offline-again = Votre choix n’est pas arrivé. Le renvoyer ?
web-offline-send = Renvoyer
web-offline-drop = Abandonner
