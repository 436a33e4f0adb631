### Ce que dit la commande heliopolis elle-même.

## Les fichiers

cli-no-file = { $file } : ce fichier n’existe pas
cli-file-exists = { $file } : ce fichier existe déjà ; choisissez un autre nom
cli-file-is-folder = { $file } : c’est un dossier
cli-file-forbidden = { $file } : accès refusé
cli-saved = Partie enregistrée dans { $file }.
cli-loaded = { $file } : { $plies ->
    [one] { $plies } choix déjà joué.
   *[other] { $plies } choix déjà joués.
}
cli-kept = Partie enregistrée. Pour la reprendre : heliopolis play { $game } --lang fr --load { $file }
cli-kept-over = Feuille de partie : { $file }
cli-new-game = Jeu créé dans { $folder }. Installez-le et jouez :
    pip install -e { $folder }
    heliopolis play { $name }
cli-goodbye = À bientôt !

## Ce qui peut clocher sur la ligne de commande

error-no-rule = aucune règle ne contient « { $sought } »
error-no-component = aucune pièce du matériel ne contient « { $sought } »
error-names = nomme { $given } personnes alors que { $count } jouent
error-name-bot = { $name } est le nom d’un bot
error-none-left = aucune partie inachevée de { $game }
error-no-file-named = ajoutez un nom de fichier

## À table

cli-player = Joueur { $number }
cli-welcome = { $players }. Tapez un numéro ou le début d’un choix ; « aide » affiche les commandes.
cli-thinking = { $player } réfléchit…
cli-turn-of = pendant le tour de { $player }
cli-agenda = Ensuite : { $list }
cli-enter = Entrée
cli-several = « { $typed } » correspond à { $list }.
cli-unknown = « { $typed } » n’est ni un choix ni une commande ; tapez « aide » pour la liste.
cli-no-number = Choisissez un numéro de 1 à { $last }.
cli-over = Appuyez sur Entrée pour quitter ; « annuler », « historique » et « enregistrer » fonctionnent encore.
cli-no-default = Tapez un numéro de la liste, ou « aide ».
cli-allowed = { $choice } : permis maintenant.
cli-barred = { $choice } : pas permis maintenant.
cli-not-asked = { $choice } : cela ne répond pas à la question posée.
cli-nothing-barred = Ici, tous les choix sont permis.
cli-undone = Annulé : { $people ->
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
cli-undo-nothing = Rien à annuler : c’est votre premier choix.
cli-restart-nothing = Vous n’avez encore rien choisi pendant ce tour ; « annuler » remonte plus loin.
cli-pay-nothing = Il n’y a aucun paiement à modifier.
cli-score-now = Si la partie finissait maintenant :
cli-score-final = Score final :

## Les commandes à table

cli-command-undo = annuler
cli-command-restart = recommencer
cli-command-pay = payer
cli-command-why = pourquoi
cli-command-rules = règles
cli-command-score = score
cli-command-log = historique
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
cli-help-undo = annuler votre dernier choix et ce qui l’a suivi
cli-help-restart = annuler tout le tour
cli-help-pay = annuler le paiement automatique et choisir comment payer
cli-help-why = expliquer pourquoi un choix n’est pas permis ; sans choix, lister tout ce qui ne l’est pas
cli-help-rules = afficher une règle par son identifiant, ou toutes celles qui contiennent un mot
cli-help-score = afficher le score de chacun, comme si la partie finissait maintenant
cli-help-log = afficher ce qui s’est passé pendant les derniers tours
cli-help-board = redessiner les plateaux
cli-help-names = montrer ou cacher les noms anglais des choix, comme dans les parties enregistrées
cli-help-save = enregistrer la partie (.json ou texte)
cli-help-load = reprendre une partie enregistrée
cli-help-help = afficher cette liste
cli-help-quit = quitter ; la partie est enregistrée

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
cli-dataset-stopped = Arrêté. Relancez la même commande pour continuer.

## Les simulations

cli-simulate-playing = en jeu
cli-simulate-games = parties
cli-simulate-decisions = décisions : choix d’un joueur entre au moins deux possibilités
cli-simulate-forced = forcés : un seul choix permis
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
}. Gardez-la en lieu sûr : elle contient les secrets de toutes les places.
cli-restored = Restauré depuis { $file } : { $games ->
    [one] { $games } table
   *[other] { $games } tables
}, { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}.
cli-admin-table = table
cli-admin-game = jeu
cli-admin-players = joueurs
cli-admin-made = créée
cli-admin-acts = actes
cli-admin-player = joueur
cli-admin-name = nom
cli-admin-tables = tables
cli-admin-seen = dernier passage
cli-admin-sure = Supprimer pour de bon la table { $table } et tout ce qui s’y est joué ?
cli-admin-deleted = Table { $table } supprimée.
cli-admin-closed = Fermé : on peut regarder les tables, mais pas y jouer avant `heliopolis admin open`.
cli-admin-opened = Ouvert : tout le monde peut jouer de nouveau.

## Le hasard équitable

verify-right = { $draws ->
    [one] Le seul tirage est juste : il découle du secret engagé au début.
   *[other] Les { $draws } tirages sont justes : ils découlent du secret engagé au début.
}
verify-wrong = Le tirage { $draw } (coup { $ply }) est faux : le journal a { $told }, le secret donne { $due }.
verify-number = Le coup { $ply } est faux : { $told } n’a pas été tiré à son rang (son tirage porte le numéro { $draw }).
verify-missing = Le tirage { $draw } manque avant le coup { $ply }, et aucune ligne ne dit qu’il a été annulé.
verify-secret = Le secret est faux : son SHA-256 est { $told }, mais la table avait publié { $due }.
