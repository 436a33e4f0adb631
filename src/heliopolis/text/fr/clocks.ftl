### Pendules : ce qu’une table convient du temps, ce qu’il en reste, et ce qui arrive quand il est écoulé.

## Nouvelle partie

web-clock-head = Pendule
web-clock-form = Ajouter une pendule pour jouer en direct ou par correspondance
web-clock-none = Sans pendule
web-clock-live = En direct : un temps total par joueur
web-clock-by-days = Correspondance : des jours par tour
web-clock-minutes = Minutes par joueur
web-clock-increment = Secondes ajoutées par tour
web-clock-per-turn = Jours par tour
web-clock-off = Jours de repos
web-clock-holiday = Jours de congé par joueur
web-clock-outcome = Quand le temps est écoulé
web-clock-outcome-sign = simple signal, sans conséquence
web-clock-outcome-bot = un bot joue jusqu’au retour du joueur
web-clock-outcome-lost = le joueur perd
web-clock-about = Il faut au moins deux personnes pour une pendule. Les jours commencent et finissent à minuit UTC. Aucune pendule ne tourne quand ce serveur est arrêté.
web-weekday-0 = lundi
web-weekday-1 = mardi
web-weekday-2 = mercredi
web-weekday-3 = jeudi
web-weekday-4 = vendredi
web-weekday-5 = samedi
web-weekday-6 = dimanche

## Ce qui est convenu

web-clock-agreed = Pendule : { $terms }
web-clock-told-live = { $increment ->
    [0] { $minutes } min chacun
   *[other] { $minutes } min chacun + { $increment } s par tour
}
web-clock-told-days = { $days ->
    [one] { $days } jour par tour
   *[other] { $days } jours par tour
}
web-clock-told-off = pas de pendule le { $days }
web-clock-told-holiday = { $days ->
    [one] { $days } jour de congé chacun
   *[other] { $days } jours de congé chacun
}
web-clock-told-outcome = quand le temps est écoulé : { $outcome }

## Ce qu’il reste

web-clock-units = j h min
web-clock-left = reste { $time }
web-clock-over = temps écoulé
web-clock-of = { $player } : temps restant
web-clock-is-lost = perdu
web-clock-out-of = { $player } : temps écoulé
web-clock-lost-of = { $player } a perdu au temps
web-clock-away-of = { $player } est en congé ; la pendule attend

## Congés

web-away-take = Je m’absente
web-away-days = { $days ->
    [one] pour { $days } jour
   *[other] pour { $days } jours
}
web-away-left = { $days ->
    [0] Il ne vous reste aucun jour de congé.
    [one] Il vous reste { $days } jour de congé.
   *[other] Il vous reste { $days } jours de congé.
}
web-away-everywhere = Congé à toutes vos tables
web-away-back = Je suis de retour

## Quand il est écoulé

web-time-out = { $player } n’a plus de temps.
web-time-out-you = Vous n’avez plus de temps.
web-time-bot = { $player } n’a plus de temps. Un bot ({ $bot }) prend le relais.
web-time-bot-you = Vous n’avez plus de temps. Un bot ({ $bot }) joue jusqu’à votre retour.
web-time-lost = { $player } a perdu au temps. Un bot ({ $bot }) prend le relais.
web-time-lost-you = Vous avez perdu au temps. Un bot ({ $bot }) prend le relais.
web-time-alone = Plus personne ne vous attend, et aucune pendule ne tourne. Continuez, ou laissez un bot finir la partie.
web-finale-on-time = { $points ->
    [one] { $points } point ; { $player } a perdu au temps
   *[other] { $points } points ; { $player } a perdu au temps
}
