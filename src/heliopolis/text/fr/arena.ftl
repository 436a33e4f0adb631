### Ce que dit l’arène.

## Ce qui peut être faux

fault-few-bots = doit nommer au moins { $number } bots (un nom peut se répéter), pas { $given }
fault-no-book = ne commence pas un registre de l’arène
fault-other-contest = est d’une autre rencontre : { $name } vaut { $theirs }, pas { $ours }
fault-many-tables-beats = porte sur une seule table de bots ; ceux-ci en forment { $number }
fault-crew-lost = un processus de l’arène est mort ; la même commande avec le même registre continue
fault-no-ray = Ray n’est pas installé : pip install 'heliopolis[ray]'

## Le tableau des résultats

arena-playing = parties
arena-bot = bot
arena-games = parties
arena-wins = victoires
arena-interval = 95 %
arena-score = score
arena-sd = é.-t.
arena-rating = classement
arena-milliseconds = ms par choix
arena-seat = place
arena-verdict-passed = { $bot } dépasse la barre de { $bar } après { $games ->
    [one] une partie
   *[other] { $games } parties
} : { $share } des victoires.
arena-verdict-failed = { $bot } ne dépasse pas la barre de { $bar } après { $games ->
    [one] une partie
   *[other] { $games } parties
} : { $share } des victoires.
arena-verdict-open = Indécis après { $games ->
    [one] une partie
   *[other] { $games } parties
} : { $bot } a { $share } des victoires, la barre est { $bar }.
