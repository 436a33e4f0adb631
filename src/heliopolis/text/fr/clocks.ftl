### Pendules : ce qu’une table convient du temps, ce qu’il en reste, et ce qui arrive quand il est écoulé.

## Nouvelle partie

web-clock-head = Pendule
web-clock-form = Pendule : aucune. Choisissez-en une pour jouer en direct, ou par correspondance sur plusieurs jours
web-clock-none = Sans pendule
web-clock-live = En direct : un temps pour toute la partie
web-clock-by-days = Par correspondance : des jours pour chaque tour
web-clock-minutes = Minutes pour chaque joueur
web-clock-increment = Secondes ajoutées à chaque tour
web-clock-per-turn = Jours pour un tour
web-clock-off = Aucune pendule ne tourne le
web-clock-holiday = Jours d’absence permis à chacun, en tout
web-clock-outcome = Quand le temps est écoulé
web-clock-outcome-sign = tout le monde le voit, rien de plus
web-clock-outcome-bot = un bot joue jusqu’au retour du joueur
web-clock-outcome-lost = le joueur a perdu
web-clock-about = Une pendule est pour deux personnes ou plus. Les jours commencent et finissent à minuit UTC. Aucune pendule ne tourne quand ce serveur est arrêté.
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
web-clock-told-outcome = quand le temps est écoulé, { $outcome }

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

web-away-take = Je pars
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

web-time-out = Le temps de { $player } est écoulé.
web-time-out-you = Votre temps est écoulé.
web-time-bot = Le temps de { $player } est écoulé : un bot ({ $bot }) joue à sa place.
web-time-bot-you = Votre temps est écoulé : un bot ({ $bot }) joue jusqu’à votre retour.
web-time-lost = { $player } a perdu au temps. Un bot ({ $bot }) joue à sa place.
web-time-lost-you = Vous avez perdu au temps. Un bot ({ $bot }) joue à votre place.
web-time-alone = Plus personne ne vous attend, et aucune pendule ne tourne. Continuez, ou laissez un bot finir la partie.
web-finale-on-time = { $points ->
    [one] { $points } point ; { $player } a perdu au temps
   *[other] { $points } points ; { $player } a perdu au temps
}
