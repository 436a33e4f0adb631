### Ce que dit l’arène.

## Ce qui peut être faux

error-few-bots = doit nommer au moins { $number } bots (un nom peut se répéter), pas { $given }
error-no-book = n’est pas un fichier de résultats de l’arène
error-other-contest = est d’une autre rencontre : { $name } vaut { $theirs }, pas { $ours }
error-own-opponent = est déjà l’adversaire dans { $task }
error-ladder-task = { $task } se mesure sur une échelle : heliopolis evaluate { $task } BOT
error-no-ladder = { $task } n’a pas d’échelle : heliopolis tasks run { $task } BOT
error-many-tables-beats = demande une seule composition de table ; ces bots en forment { $number }
error-executor-lost = un processus de l’arène est mort ; relancez la même commande avec le même fichier de résultats pour continuer
error-no-ray = Ray n’est pas installé : pip install 'heliopolis[ray]'
error-no-numpy = NumPy n’est pas installé : pip install 'heliopolis[data]'
error-no-pyarrow = pyarrow, qui lit et écrit le format Parquet, n’est pas installé : pip install 'heliopolis[data]'
error-no-manifest = ne contient pas de jeu de données : { $file } manque
error-other-format = n’est pas le manifeste d’un jeu de données au format { $format }
error-other-data = contient un autre jeu de données : { $name } vaut { $theirs }, pas { $ours }
error-more-data = contient déjà { $games } parties ; demandez-en autant ou plus, ou un autre dossier
error-unfinished-data = a { $number } parties sur { $games } ; lancez la commande de son manifeste pour faire les autres
error-shard-missing = manque ; lancez la commande du manifeste pour le refaire
error-shard-damaged = est endommagé : son contenu n’est pas celui qui a été écrit ; lancez la commande du manifeste pour le refaire
error-no-inputs = { $game } ne fournit rien que des bots puissent apprendre

## Épreuves

task-name = épreuve
task-game = jeu
task-opponents = contre
task-alone = solo, pour l’objectif
task-options = options
ladder-rung = échelon
ladder-share = part
ladder-rated = Classement de { $bot } : { $rating } (95 % : { $low } à { $high }), après { $games } parties.
ladder-digest = Empreinte des parties : { $digest }
ladder-same = L’entrée est confirmée : mêmes parties, même classement.
ladder-other = Les parties ne sont pas celles de l’entrée, dont l’empreinte est { $digest }.

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
} au hasard ; le fichier de résultats dit pourquoi.
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

arena-report-title = { $game } : rapport de l’arène
arena-report-lead = { $games ->
    [one] Une partie
   *[other] { $games } parties
} à { $players ->
    [one] un joueur
   *[other] { $players } joueurs
}. Les traits sont des intervalles de confiance à 95 % ; le pointillé marque un résultat égal. Une victoire partagée est divisée.
arena-played = Parties jouées
arena-rules = règles
arena-seed = graine
arena-ratings = Classement OpenSkill
arena-shares = Part des victoires
arena-seats = Part des victoires par place
arena-seat-score = Place { $number }, score moyen { $score }
arena-meetings = Par composition de table
arena-reasons = Points moyens par raison
arena-rest = tout le reste
arena-turns = Tours par partie
arena-had = joueurs qui l’ont eu
arena-never = Jamais : { $list }.

## L’équilibre d’un jeu

balance-title = Équilibre
balance-about = Le même bot joue toutes les places. Une moyenne est suivie du minimum et du maximum, entre parenthèses. Les tableaux des éléments montrent combien de joueurs ont eu chacun d’eux, selon le nombre de joueurs ; ce que ces joueurs en ont fait et les points qu’il leur a rapportés, en moyenne ; et combien de fois ils ont gagné par rapport à une part égale (sans les parties en solo), avec un intervalle à 95 %. Au-dessus de 1, ils ont gagné plus souvent que les autres, sans que l’élément en soit forcément la cause.
balance-made = Bot { $bot }, graine { $seed }, règles version { $rules }, éléments { $digest }.
balance-players = { $number ->
    [one] solo
   *[other] { $number } joueurs
}
balance-score = Score
balance-winner = Meilleur score d’une partie
balance-seat = Victoires de la place { $number }
balance-wins = victoires
