### Ce que dit la commande heliopolis elle-même.

## Les fichiers

cli-no-file = { $file } : ce fichier n’existe pas
cli-file-exists = { $file } : ce fichier existe déjà, choisissez un autre nom
cli-file-is-folder = { $file } : c’est un dossier
cli-file-forbidden = { $file } : accès refusé
cli-saved = Partie enregistrée dans { $file }.
cli-loaded = { $file } : { $plies ->
    [one] { $plies } choix déjà joué.
   *[other] { $plies } choix déjà joués.
}
cli-kept = La partie est gardée. Pour la reprendre : heliopolis play { $game } --lang fr --load { $file }
cli-kept-over = Le récit de cette partie : { $file }
cli-new-game = Le jeu se trouve dans { $folder }. Faites-le connaître et jouez :
    pip install -e { $folder }
    heliopolis play { $name }
cli-goodbye = À bientôt.

## Ce qui peut clocher sur la ligne de commande

error-no-rule = aucune règle ne contient « { $sought } »
error-no-component = aucun élément du matériel ne contient « { $sought } »
error-names = nomme { $given } personnes alors que { $count } jouent
error-name-bot = { $name } est le nom d’un bot
error-none-left = aucune partie n’est en attente pour { $game }
error-no-file-named = nommez un fichier à la suite

## À table

cli-player = Joueur { $number }
cli-welcome = { $players }. Tapez un numéro ou le début d’un choix ; « aide » dit le reste.
cli-thinking = { $player } réfléchit…
cli-turn-of = pendant le tour de { $player }
cli-agenda = Ensuite : { $list }
cli-enter = Entrée
cli-several = « { $typed } » peut être { $list }.
cli-unknown = « { $typed } » n’est ni un choix ni une commande ; « aide » les énumère.
cli-no-number = Les numéros vont de 1 à { $last }.
cli-over = Entrée pour partir ; les commandes comme « annuler », « récit » et « enregistrer » servent encore.
cli-no-default = Tapez un numéro de la liste, ou « aide ».
cli-allowed = { $choice } : c’est permis maintenant.
cli-barred = { $choice } : ce n’est pas permis maintenant.
cli-not-asked = { $choice } : cela ne répond pas à la question posée.
cli-nothing-barred = Rien de ce que demande cette question n’est interdit.
cli-undone = Repris : { $people ->
    [one] un de vos choix
   *[other] { $people } de vos choix
}{ $bots ->
    [0] { "" }
    [one] , un d’un bot
   *[other] , { $bots } de bots
}{ $chance ->
    [0] .
    [one] , un tirage.
   *[other] , { $chance } tirages.
}
cli-back-at = Retour à : { $prompt }
cli-undo-nothing = Il n’y a rien à reprendre : c’est votre premier choix.
cli-restart-nothing = Vous n’avez encore rien choisi pendant ce tour ; « annuler » remonte plus loin.
cli-pay-nothing = Rien ne vient d’être payé que vous puissiez payer autrement.
cli-score-now = Si la partie s’arrêtait maintenant :
cli-score-final = Le score final :

## Les commandes à table

cli-command-undo = annuler
cli-command-restart = recommencer
cli-command-pay = payer
cli-command-why = pourquoi
cli-command-rules = règles
cli-command-score = score
cli-command-log = récit
cli-command-board = plateau
cli-command-names = noms
cli-command-save = enregistrer
cli-command-load = charger
cli-command-help = aide
cli-command-quit = quitter
cli-argument-why = CHOIX
cli-argument-rules = ID ou MOT
cli-argument-log = NOMBRE
cli-argument-save = FICHIER
cli-argument-load = FICHIER
cli-help-choices = Tapez le numéro d’un choix, son nom, ou le début de l’un ou l’autre ; pour une case, ses coordonnées suffisent. Ou une commande :
cli-help-undo = reprendre votre dernier choix et ce qui l’a suivi
cli-help-restart = reprendre tout le tour
cli-help-pay = payer autrement : reprendre le paiement fait pour vous
cli-help-why = pourquoi un choix n’est pas permis ; sans choix, tout ce qui est interdit
cli-help-rules = une règle par son identifiant, ou toutes celles qui contiennent un mot
cli-help-score = le score de chacun, comme si la partie s’arrêtait maintenant
cli-help-log = ce qui s’est passé pendant les derniers tours
cli-help-board = dessiner à nouveau les plateaux
cli-help-names = montrer ou cacher les noms anglais des choix, comme dans les parties enregistrées
cli-help-save = enregistrer la partie (.json ou texte)
cli-help-load = reprendre une partie enregistrée
cli-help-help = cette liste
cli-help-quit = partir ; la partie est gardée

## Les parties enregistrées

cli-turn = Tour { $turn } : { $player }
cli-replay-ply = Coup { $ply } sur { $plies }

## Les valeurs du matériel

cli-components-digest = Empreinte de ces valeurs : { $digest }
cli-provenance-stated = donnée
cli-provenance-implied = déduite
cli-provenance-reconstructed = reconstituée

## Les jeux de données

cli-dataset = { $games ->
    [one] Une partie
   *[other] { $games } parties
}, { $decisions ->
    [one] une décision
   *[other] { $decisions } décisions
} : { $folder }
cli-dataset-stopped = Arrêté ; la même commande continue avec ce qui est là.

## Les simulations

cli-simulate-playing = en jeu
cli-simulate-games = parties
cli-simulate-decisions = décisions : choix d’un joueur entre deux possibilités au moins
cli-simulate-forced = forcés : le seul choix possible
cli-simulate-chance = décidés par le hasard
cli-simulate-seconds = secondes
cli-simulate-games-per-second = parties par seconde
cli-simulate-decisions-per-second = décisions par seconde
cli-simulate-score = score
cli-simulate-wins = victoires
cli-simulate-mean = moyenne
cli-simulate-sd = écart type
cli-simulate-min = min
cli-simulate-max = max
cli-simulate-winner = vainqueur
cli-simulate-reasons = points par motif
cli-simulate-facts = faits d’une partie
cli-simulate-share = des parties
cli-simulate-forfeits = { $bot } a perdu { $number ->
    [one] une décision, prise
   *[other] { $number } décisions, prises
} au hasard.
cli-simulate-digest = Empreinte de ces parties : { $digest }

## Pour qui tient un serveur

cli-backup = { $file } : { $games ->
    [one] { $games } table
   *[other] { $games } tables
}, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}. À garder comme une clé : les secrets de toutes les places y sont.
cli-restored = Rétabli depuis { $file } : { $games ->
    [one] { $games } table
   *[other] { $games } tables
}, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}.
cli-admin-table = table
cli-admin-game = jeu
cli-admin-players = joueurs
cli-admin-made = ouverte
cli-admin-acts = actes
cli-admin-player = joueur
cli-admin-name = nom
cli-admin-tables = tables
cli-admin-seen = dernier passage
cli-admin-sure = Supprimer pour de bon la table { $table } et tout ce qui s’y est joué ?
cli-admin-deleted = La table { $table } n’existe plus.
cli-admin-closed = Fermé : on peut regarder les tables, mais plus rien ne se joue jusqu’à `heliopolis admin open`.
cli-admin-opened = Ouvert : tout le monde peut reprendre.

## Le hasard équitable

verify-right = { $draws ->
    [one] Le seul tirage est juste : il découle du secret engagé au début.
   *[other] Les { $draws } tirages sont justes : ils découlent du secret engagé au début.
}
verify-wrong = Le tirage { $draw } (coup { $ply }) est faux : le journal a { $told }, le secret donne { $due }.
verify-number = Le coup { $ply } est faux : { $told } n’a pas été tiré à son rang (son tirage porte le numéro { $draw }).
verify-missing = Le tirage { $draw } manque avant le coup { $ply }, et aucune ligne ne dit qu’il a été repris.
verify-secret = Le secret est faux : son SHA-256 est { $told }, la table avait montré { $due }.
