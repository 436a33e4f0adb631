### Ce qui n’a pas marché. La phrase anglaise est celle du code : elle sert aussi à trouver le texte.

error-barred = { $choice } : ce n’est pas permis. { $rule }
error-rule = { $text } ({ $rule })
fault-line = ligne { $line } : { $reason }
fault-option = option { $option } : { $reason }
fault-field = { $field } : { $reason }

field-components = matériel
field-game = jeu
field-language = langue
field-name = nom
field-nonce = mots à mêler au hasard
field-players = joueurs
field-ply = coup
field-seat = place
field-state = position
field-undo = annulation

## Les choix

fault-barred = { $choice } n’est pas permis. { $rule }
fault-unasked = { $choice } ne répond pas à la question posée, { $prompt }
fault-over = la partie est terminée
fault-no-choice = { $game } n’a pas de choix { $name }
fault-no-part = la scène n’a pas de partie { $name } ; elle a { $known }

## Les noms

fault-no-game = il n’y a pas de jeu { $name } ; il y a { $known }
fault-no-bot = il n’y a pas de bot { $name } ; il y a { $known }
fault-cores = { $key } doit être un nombre de 1 à { $most }, pas { $given }
fault-weight = { $key } doit être un nombre, pas { $given }
fault-no-weight = { $kind } n’a pas de { $key } ; il y a { $known }
fault-measure = { $name } doit dire combien de fois il simule, comme { $example }
fault-no-program = il n’y a pas de programme { $name }
fault-quotation = il manque un guillemet à { $name }
fault-no-package = aucun paquet installé n’a de bot { $name }
fault-no-language = il n’y a pas de langue { $name } ; il y a { $known }
fault-no-theme = il n’y a pas de thème { $name } ; il y a { $known }
fault-no-action = { $name } n’est pas une action ; il y a { $known }
fault-no-icon = il n’y a pas d’icône { $name }

## Les options

fault-takes = accepte { $known }, pas { $value }
fault-no-option = { $game } n’a pas cette option ; il a { $known }
fault-twice = est donné deux fois
fault-name-value = doit s’écrire nom=valeur
fault-name-command = doit s’écrire nom=commande
fault-picture = doit finir par .svg ou .png, pas { $name }
fault-bots = doit nommer un bot ou { $number }, pas { $given }
fault-no-bots = ne nomme aucun bot ; il y a { $known }
fault-no-values = aucune combinaison de valeurs trouvée pour { $game }

## Les valeurs

fault-least = doit valoir au moins { $least }, pas { $value }
fault-most = doit valoir au plus { $most }, pas { $value }
fault-between = doit être entre { $least } et { $most }, pas { $value }
fault-table = doit être une table
fault-list = doit être une liste
fault-text = doit être un texte, pas { $value }
fault-number = doit être un nombre entier, pas { $value }
fault-boolean = doit être true ou false, pas { $value }
fault-one-of = doit être parmi { $known }, pas { $value }
fault-must-be = doit être { $value }
fault-missing = n’a pas { $key }
fault-unknown = a { $key }, qui est inconnu
fault-entries = doit avoir { $number } éléments
fault-most-entries = doit avoir au plus { $most } éléments, pas { $number }

## Les fichiers

fault-not-utf8 = n’est pas un texte en UTF-8
fault-not-toml = n’est pas du TOML : { $problem }
fault-not-json = n’est pas du JSON : { $problem }
fault-not-folder = { $folder } n’est pas un dossier
fault-holds-none = { $folder } ne contient aucun fichier parmi { $known }
fault-none-of = n’est pas parmi { $known }
fault-source = n’indique pas sa source
fault-rule-twice = l’identifiant { $id } apparaît deux fois

## Les positions enregistrées

fault-other-game = n’est pas { $game }
fault-version = est la version { $version } ; ces règles sont la version { $current }
fault-components = nomme d’autres valeurs de matériel que celles-ci
fault-reason = a un motif inconnu, { $name }
fault-seat = doit être une place de 0 à { $last }
fault-step = étape inconnue { $step }
fault-step-fields = l’étape { $step } n’a pas ces champs : { $problem }
fault-position = ne convient pas à la position ({ $problem })
fault-broken = la place { $seat } a { $what }
fault-broken-table = la table a { $what }
fault-foreign-turn = une étape de quelqu’un dont ce n’est pas le tour
fault-debt = moins que rien
fault-no-rest = ne s’arrête pas sur une question
fault-lying = { $step } ne peut pas se trouver sur { $below }
fault-step-fit = { $step } ne convient pas à la position
fault-no-range = n’a pas de bornes dans la table des étapes du jeu

## Les journaux

fault-players = nomme { $named } joueurs, la partie en a { $seats }
fault-one-line = { $name } ne tient pas sur une ligne
fault-undo = on ne peut pas reprendre { $plies } coups, { $played } ont été joués
fault-header-line = une ligne d’en-tête s’écrit { "« nom: valeur »" }, pas { $line }
fault-header-name = { $line } n’est pas une ligne de cet en-tête
fault-header-twice = { $name } est donné deux fois
fault-header-lacks = l’en-tête ne nomme pas { $name }
fault-breaks-header = le journal est coupé : aucune ligne vide ne termine son en-tête
fault-breaks-end = le journal est coupé : sa dernière ligne, { $line }, manque
fault-breaks-before = le journal est coupé avant { $choice }
fault-foreign-rules = a été joué avec la version { $version } des règles, celles-ci sont la version { $current }
fault-older-rules = a été joué avec la version { $version } des règles ; avec la version { $current }, en vigueur, il ne va que jusqu’au coup { $ply } sur { $plies } : il peut être parcouru, mais ni continué, ni analysé, ni vérifié au-delà
fault-beyond = est au-delà du coup { $ply }, jusqu’où mènent les règles en vigueur
fault-foreign-components = a été joué avec d’autres valeurs de matériel ; nommez leur dossier avec --components
fault-turn-line = doit être un numéro de tour, à qui est le tour, et des choix
fault-no-seat = { $seat } n’a pas de place dans cette partie
fault-turn-start = doit commencer par { $start }
fault-ply = doit être du tour { $turn }, whose { $whose }, seat { $seat }
fault-no-word = { $word } n’est pas un choix
fault-forced = a { $choice } là où le seul choix était { $only }
fault-not-forced = marque { $choice } comme seul choix, mais il y en avait plusieurs
fault-chance = { $choice } a été décidé par le hasard et doit être entre accolades
fault-no-chance = { $choice } n’a pas été décidé par le hasard
fault-many-plies = a plus de { $most } coups
fault-many-comments = a plus de { $most } commentaires
fault-note-name = { $name } ne peut pas être le nom d’une note
fault-start-late = vient trop tard, des coups ont été joués
fault-start-other = n’a pas les mêmes { $key } que le journal

## Les tables

fault-no-table = il n’y a pas de table { $name }
fault-not-yours = ce n’est pas à la place { $seat } de choisir maintenant
fault-not-chance = ce n’est pas au hasard de décider maintenant
fault-next-draw = le prochain tirage porte le numéro { $due }, pas { $draw }
fault-no-turn = la place { $seat } n’a pas de tour à finir
fault-undo-limit = la place { $seat } peut reprendre { $plies } coups d’elle-même, pas { $wanted }
fault-undo-over = la partie est finie et son secret révélé
fault-undo-ply = on ne peut pas revenir au coup { $ply }
fault-undo-chance = le coup { $ply } a été décidé par le hasard ; revenez à un choix
fault-undo-unasked = on n’a pas demandé à la place { $seat } de revenir en arrière
fault-undo-none = personne n’a demandé de revenir en arrière
fault-undo-nothing = la place { $seat } n’a encore rien choisi
fault-letters = doit avoir entre { $least } et { $most } lettres, pas { $number }
fault-nonce-late = le hasard a déjà tiré, et on ne peut plus rien y mêler
fault-nonces = la place { $seat } a déjà ajouté { $number } nonces
fault-present = la place { $seat } a un joueur qui est là, ou l’était à l’instant
fault-given = la place { $seat } n’a pas été donnée à un bot
fault-bot-seat = la place { $seat } est jouée par un bot
fault-stale = la table en est à la version { $version }, pas { $seen }
fault-faster = quelqu’un d’autre a été plus rapide
fault-key = doit avoir { $needed } octets, pas { $found } ; supprimez-le, et chaque place demandera de nouveau son lien
fault-no-store = ne peut servir à garder des tables : { $told }
fault-listen = écoute impossible à { $host } { $port } : { $told }
fault-store = est de la version { $version } ; ce programme garde la version { $current }
fault-seats = doit nommer { $number } joueurs, pas { $given }
fault-over-there = la partie y est finie
fault-no-snapshot = aucune sauvegarde de cette partie ne convient aux règles actuelles
fault-taken-over = une autre version des règles a repris cette table
fault-other-ply = le coup { $ply } donne autre chose maintenant
fault-many-acts = { $number } actes à une table suffisent ; seuls les choix comptent désormais
fault-unseen = doit avoir des lettres visibles
fault-alike = { $name } est le nom d’une autre personne à la table
fault-hash = doit être un SHA-256
fault-many-tables = { $number } tables en cours suffisent ; finissez-en une d’abord
fault-many-watchers = { $number } personnes regardent déjà cette table
fault-commitment = manque : le hasard n’a pas été engagé
fault-secret = manque : il est révélé quand la partie est finie
fault-hexadecimal = doit être en hexadécimal
fault-nonce-note = doit s’écrire « seatN from TIRAGE TEXTE »
