### Ce que dit l’arène.

## Ce qui peut être faux

error-few-bots = doit nommer au moins { $number } bots (un nom peut se répéter), pas { $given }
error-no-book = ne commence pas un registre de l’arène
error-other-contest = est d’une autre rencontre : { $name } vaut { $theirs }, pas { $ours }
error-own-opponent = est l’adversaire de { $task }
error-unfinished-book = contient { $number } parties sur { $games }
error-many-tables-beats = porte sur une seule table de bots ; ceux-ci en forment { $number }
error-no-bot-here = doit apporter { $names }, que la rencontre dit présents ici
error-executor-lost = un processus de l’arène est mort ; la même commande avec le même registre continue
error-no-ray = Ray n’est pas installé : pip install 'heliopolis[ray]'
error-no-numpy = NumPy n’est pas installé : pip install 'heliopolis[data]'
error-no-pyarrow = pyarrow, qui lit et écrit le format Parquet, n’est pas installé : pip install 'heliopolis[data]'
error-no-manifest = ne contient pas de jeu de données : { $file } manque
error-other-format = n’est pas le manifeste d’un jeu de données au format { $format }
error-other-data = contient un autre jeu de données : { $name } vaut { $theirs }, pas { $ours }
error-more-data = contient déjà { $games } parties ; demandez-en autant ou plus, ou un autre dossier
error-unfinished-data = a { $number } parties sur { $games } ; la commande de son manifeste fait les autres
error-shard-missing = manque ; la commande du manifeste le refait
error-shard-damaged = est endommagé : ce n’est pas ce qui a été écrit ; la commande du manifeste le refait
error-no-inputs = { $game } n’a rien dont des bots pourraient apprendre

## Épreuves

task-name = épreuve
task-game = jeu
task-opponents = contre
task-alone = seul, pour l’objectif
task-options = options

## Le tableau des résultats

arena-playing = parties
arena-bot = bot
arena-games = parties
arena-wins = victoires
arena-reached = objectif atteint
arena-interval = 95 %
arena-score = score
arena-sd = é.-t.
arena-rating = niveau
arena-milliseconds = ms/choix
arena-forfeits = forfaits
arena-forfeited = { $bot } a perdu { $number ->
    [one] une décision, prise
   *[other] { $number } décisions, prises
} au hasard ; le registre dit pourquoi.
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

## Le rapport

arena-report-title = { $game } : l’arène
arena-report-lead = { $games ->
    [one] Une partie
   *[other] { $games } parties
} à { $players ->
    [one] un joueur
   *[other] { $players } joueurs
}. Les traits montrent où se trouve un chiffre avec une confiance de 95 % ; le pointillé est là où tous seraient si rien ne faisait de différence. Une victoire partagée compte en parts.
arena-played = Ce qui a été joué
arena-rules = règles
arena-seed = graine
arena-ratings = Classement OpenSkill
arena-shares = Part des victoires
arena-seats = Part des victoires par place
arena-seat-score = Place { $number }, score moyen { $score }
arena-meetings = Par table
arena-reasons = Points par raison, en moyenne
arena-rest = tout le reste
arena-turns = Tours d’une partie
arena-had = joueurs qui l’ont eu
arena-never = Jamais : { $list }.

## L’équilibre d’un jeu

balance-title = Équilibre
balance-about = Un bot joue toutes les places, et voici comment sont les parties. Derrière une moyenne se trouvent entre parenthèses la plus petite et la plus grande valeur. Pour un élément, les colonnes des joueurs disent quelle part d’entre eux l’a eu ; puis combien de fois il a servi et quels points il a donnés, en moyenne pour un joueur qui l’a eu ; enfin combien de fois leur part équitable de victoires ces joueurs ont eue, aux tables de deux et plus, avec une portée de 95 % : au-dessus de 1, il va de pair avec la victoire, ce qui ne dit pas qu’il en est la cause.
balance-made = Bot { $bot }, graine { $seed }, règles version { $rules }, éléments { $digest }.
balance-players = { $number ->
    [one] seul
   *[other] { $number } joueurs
}
balance-score = Score
balance-winner = Meilleur score d’une partie
balance-seat = Victoires de la place { $number }
balance-wins = victoires
