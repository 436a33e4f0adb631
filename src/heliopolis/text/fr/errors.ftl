### Ce qui n’a pas marché. La clé d’une erreur, sans `error-`, est celle que donne le code.

refused = { $choice } : ce n’est pas permis. { $rule }
rule-cited = { $text } ({ $rule })
error-line = ligne { $line } : { $reason }
error-option = option { $option } : { $reason }
error-field = { $field } : { $reason }
error-file = { $path } : { $fault }
error-several = { $first } ; { $rest }
error-quoted = « { $value } »

field-components = matériel
field-game = jeu
field-language = langue
field-name = nom
field-nonce = mots à mêler aux tirages
field-players = joueurs
field-ply = coup
field-seat = place
field-state = position
field-undo = annulation
field-clock = pendule
field-minutes = minutes par joueur
field-increment = secondes par tour
field-days = jours
field-holiday = jours de congé
field-off = jours de repos
field-outcome = temps écoulé

## Les choix

error-barred = { $choice } n’est pas permis. { $rule }
error-unasked = { $choice } ne répond pas à { $prompt }
error-other-question = { $choice } ne répond pas à { $prompt } ; choix permis : { $known }
error-over = la partie est terminée
error-nothing-paid = la place { $seat } n’a aucun paiement à modifier
error-no-click = un clic comprend de 1 à { $number } choix
error-chance-asked = ici c’est le hasard qui décide, et non un joueur : Dice.settle(state) tire
error-no-choice = { $game } n’a pas de choix « { $name } »
error-no-answer = { $game } n’a pas de choix « { $name } » ; choix permis : { $known }
error-no-part = la scène n’a pas de partie « { $name } » ; disponibles : { $known }

## Les noms

error-no-game = jeu inconnu « { $name } » ; disponibles : { $known }
error-unusable-game = le jeu « { $name } » du paquet { $package } est laissé de côté : { $fault }
error-game-name = un nom de jeu ne contient que des lettres minuscules et des chiffres et commence par une lettre
error-game-word = { $name } est réservé ; choisissez un autre nom
error-game-taken = un autre jeu porte déjà ce nom
error-game-fails = il est inutilisable ({ $problem })
error-game-class = { $value } n’est pas une sous-classe de GameDefinition
error-game-named = il s’appelle lui-même « { $own } »
error-no-lesson = { $game } n’a pas de leçon « { $name } »
error-no-picture = { $game } n’a pas d’image « { $name } »
error-no-bot = bot inconnu « { $name } » ; disponibles : { $known }
error-meant = { $known } (vouliez-vous dire « { $name } » ?)
error-no-task = épreuve inconnue « { $name } » ; disponibles : { $known }
error-cores = { $key } doit être un nombre de 1 à { $most }, pas « { $given } »
error-switch = { $key } doit être 0 ou 1, pas « { $given } »
error-weight = { $key } doit être un nombre, pas « { $given } »
error-no-weight = { $kind } n’a pas de réglage « { $key } » ; disponibles : { $known }
error-measure = « { $name } » demande un nombre de simulations, par exemple { $example }
error-no-program = programme « { $name } » introuvable
error-quotation = il manque un guillemet à « { $name } »
error-no-package = aucun paquet installé ne fournit de bot « { $name } »
error-no-language = langue inconnue « { $name } » ; disponibles : { $known }
error-no-theme = thème inconnu « { $name } » ; disponibles : { $known }
error-no-action = { $name } n’est pas une action ; disponibles : { $known }
error-no-icon = icône inconnue « { $name } »
error-no-converter = les images PNG demandent une bibliothèque de plus : { "pip install 'heliopolis[png]'" }

## Les options

error-takes = accepte { $known }, pas { $value }
error-no-option = { $game } n’a pas cette option ; disponibles : { $known }
error-twice = est donné deux fois
error-name-value = doit s’écrire nom=valeur
error-needs-database = doit être 1, sauf si --database indique une base PostgreSQL à partager
error-no-fork = doit être 1 sur ce système
error-proxy = doit être une liste d’adresses ou de réseaux comme 127.0.0.1 ou 10.0.0.0/8, pas { $value }
error-root-path = doit être un chemin comme /jeux, pas { $value }
error-network = doit être une adresse ou un réseau comme 127.0.0.1 ou 10.0.0.0/8, pas { $value }
error-notice-address = doit être une adresse comme { "https://example.org/hook" }, d’au plus { $most } caractères, sans nom ni mot de passe
error-notice-unknown = { $name } est introuvable sur le réseau
error-notice-inside = { $name } n’est pas une adresse publique, et le propriétaire de ce serveur ne l’a pas permise
error-notice-https = doit commencer par { "https://" }
error-notice-zone = { $value } n’est pas un fuseau horaire comme Europe/Paris
error-notice-hour = doit être une heure pleine de 0 à 23, pas { $value }
error-mail-server = s’écrit { "smtp://utilisateur:motdepasse@hôte:port" }, ou { "smtps://" } pour un serveur qui parle TLS d’emblée
error-mail-address = doit être une adresse de courriel d’au plus { $most } caractères
error-notice-subscription = n’est pas un abonnement push d’un navigateur
error-no-web = le serveur a besoin de { $name } : { "pip install 'heliopolis[web]'" }
error-no-metrics = les mesures pour Prometheus demandent une bibliothèque de plus : pip install 'heliopolis[metrics]'
error-name-command = doit s’écrire nom=commande
error-picture = doit finir par .svg, .png ou .gif, pas { $name }
error-bots = doit nommer un bot ou { $number }, pas { $given }
error-no-bots = ne nomme aucun bot ; disponibles : { $known }
error-no-values = aucune combinaison de valeurs du matériel trouvée pour { $game }

## Les valeurs

error-least = doit valoir au moins { $least }, pas { $value }
error-most = doit valoir au plus { $most }, pas { $value }
error-sparse-only = doit être fait avec sparse=True
error-between = doit être entre { $least } et { $most }, pas { $value }
error-table = doit être une table
error-list = doit être une liste
error-text = doit être un texte, pas { $value }
error-one-or-each = prend un nombre ou { $number }, un par jeu, pas { $given }
error-number = doit être un nombre entier, pas { $value }
error-boolean = doit être true ou false, pas { $value }
error-one-of = doit être parmi { $known }, pas { $value }
error-must-be = doit être { $value }
error-missing = n’a pas « { $key } »
error-unknown = a { $key }, inconnu ici
error-entries = doit avoir { $number } éléments
error-most-entries = doit avoir au plus { $most } éléments, pas { $number }

## Les fichiers

error-not-utf8 = n’est pas un texte en UTF-8
error-not-toml = n’est pas du TOML : { $problem }
error-not-json = n’est pas du JSON : { $problem }
error-deep-json = il est trop imbriqué
error-long-json = il contient un nombre trop long ou un caractère invalide
error-not-folder = { $folder } n’est pas un dossier
error-holds-none = { $folder } ne contient aucun fichier parmi { $known }
error-none-of = n’est pas parmi { $known }
error-source = n’indique pas sa source
error-rule-twice = l’identifiant « { $id } » apparaît deux fois

## Les positions enregistrées

error-other-game = n’est pas { $game }
error-version = est la version { $version } ; ces règles sont la version { $current }
error-components = a été fait avec d’autres valeurs du matériel
error-reason = a un motif inconnu, « { $name } »
error-seat = doit être une place de 0 à { $last }
error-step = étape inconnue « { $step } »
error-step-fields = l’étape { $step } n’a pas ces champs : { $problem }
error-position = ne convient pas à la position ({ $problem })
error-broken = la place { $seat } a { $what }
error-broken-table = la table a { $what }
error-foreign-turn = une étape de quelqu’un dont ce n’est pas le tour
error-debt = un montant négatif
error-no-rest = ne s’arrête pas à une décision
error-lying = l’étape { $step } ne peut pas suivre { $below }
error-lying-last = l’étape { $step } ne peut pas venir en premier
error-step-fit = { $step } ne convient pas à la position
error-no-range = n’a pas de bornes dans la table des étapes du jeu

## Les journaux

error-players = nomme { $named } joueurs, la partie en a { $seats }
error-one-line = « { $name } » ne tient pas sur une ligne
error-undo = impossible d’annuler { $plies } coups : { $played } ont été joués
error-header-line = une ligne d’en-tête s’écrit { "« nom: valeur »" }, pas « { $line } »
error-header-name = « { $line } » n’est pas une ligne de cet en-tête
error-header-twice = { $name } est donné deux fois
error-header-lacks = l’en-tête n’a pas de { $name }
error-breaks-header = le journal est coupé : aucune ligne vide ne termine son en-tête
error-breaks-end = le journal est coupé : sa dernière ligne, « { $line } », manque
error-breaks-before = le journal est coupé avant { $choice }
error-foreign-rules = a été joué avec la version { $version } des règles, celles-ci sont la version { $current }
error-older-rules = a été joué avec la version { $version } des règles ; avec la version { $current }, en vigueur, il ne va que jusqu’au coup { $ply } sur { $plies } : il peut être parcouru, mais ni continué, ni analysé, ni vérifié au-delà
error-beyond = est au-delà du coup { $ply }, jusqu’où mènent les règles en vigueur
error-foreign-components = a été joué avec d’autres valeurs du matériel ; indiquez leur dossier avec --components
error-turn-line = doit être un numéro de tour, le joueur et ses choix
error-no-seat = « { $seat } » n’a pas de place dans cette partie
error-turn-start = doit commencer par « { $start } »
error-ply = doit être du tour { $turn } de { $whose }, place { $seat }
error-no-word = « { $word } » n’est pas un choix
error-forced = a « { $choice } » là où le seul choix était { $only }
error-not-forced = marque « { $choice } » comme seul choix, mais il y en avait plusieurs
error-chance = « { $choice } » a été décidé par le hasard et doit être entre accolades
error-no-chance = « { $choice } » n’a pas été décidé par le hasard
error-many-plies = a plus de { $most } coups
error-many-comments = a plus de { $most } commentaires
error-note-name = « { $name } » ne peut pas être le nom d’une note
error-start-late = vient trop tard : des coups ont déjà été joués
error-start-other = n’a pas les mêmes { $key } que le journal

## Les tables

error-no-table = aucune table « { $name } »
error-not-yours = ce n’est pas à la place { $seat } de choisir maintenant
error-not-chance = aucun tirage n’est à faire maintenant
error-next-draw = le prochain tirage porte le numéro { $due }, pas { $draw }
error-no-turn = la place { $seat } n’a pas de tour à finir
error-undo-limit = la place { $seat } peut annuler { $plies } coups seule, pas { $wanted }
error-undo-over = la partie est finie et son secret a été révélé
error-undo-ply = on ne peut pas revenir au coup { $ply }
error-undo-chance = le coup { $ply } a été décidé par le hasard ; revenez à un choix
error-undo-unasked = personne n’a demandé à la place { $seat } d’accepter une annulation
error-undo-none = personne n’a demandé d’annulation
error-undo-nothing = la place { $seat } n’a encore rien choisi
error-redo-nothing = la place { $seat } n’a rien à rétablir
error-letters = doit avoir entre { $least } et { $most } caractères, pas { $number }
error-strange-name = contient { $value }, qui n’est ni une leçon, ni un problème, ni une date
error-nonce-late = des tirages ont déjà eu lieu : il est trop tard pour y mêler des mots
error-nonces = la place { $seat } a déjà ajouté { $number } nonces
error-present = le joueur de la place { $seat } est encore là
error-has-days = la place { $seat } a encore du temps pour jouer son tour
error-not-begun = la partie n’a pas encore commencé
error-begun = la partie a commencé, ou la table a été fermée
error-maker = seul l’hôte peut le faire, pas la place { $seat }
error-seat-taken = la place { $seat } est déjà prise
error-not-over = la partie n’est pas encore terminée
error-rematched = la revanche est déjà en cours
error-rematch-said = la place { $seat } a déjà répondu
error-given = la place { $seat } n’a pas été confiée à un bot
error-time-up = Votre temps s’est écoulé avant la réception de ce choix ; rien n’a été joué.
error-not-asked = Ce n’est pas à vous de faire cela.
error-table-full = Toutes les places sont prises.
error-time-lost = la place { $seat } a perdu au temps et ne peut plus jouer
error-no-time = aucune pendule ne tourne ici, ou le temps est déjà écoulé
error-no-holiday = cette table ne permet pas de congés
error-whole-week = doit nommer des jours de la semaine, et en laisser un où la pendule tourne
error-clock-people = demande au moins deux personnes
error-bot-seat = la place { $seat } est jouée par un bot
error-stale = La partie a continué entre-temps. Vérifiez le plateau et choisissez de nouveau.
error-faster = quelqu’un d’autre a été plus rapide
error-key = doit avoir { $needed } octets, pas { $found } ; si vous le supprimez, chacun aura besoin d’un nouveau lien pour sa place
error-folder-served = est déjà servi par un autre Heliopolis ; arrêtez celui-ci, indiquez un autre dossier avec --data, ou partagez une base PostgreSQL avec --database
error-no-store = ne peut servir à garder des tables : { $told }
error-not-pyodide = n’est pas le paquet de Pyodide { $version } qu’il faut à cette version
error-not-empty = contient d’autres fichiers ; prenez un dossier nouveau ou vide
error-not-prepared = ne peut pas être préparé par Node.js, qui doit être installé : { $told }
error-not-fetched = ne peut pas être téléchargé : { $told } ; installez npm, ou téléchargez le paquet vous-même et indiquez-le avec --pyodide
error-listen = écoute impossible à { $host } { $port } : { $told }
error-no-address = écoute impossible à { $host } { $port } : cette adresse n’existe pas
error-store-full = contient déjà { $games ->
    [one] { $games } table
   *[other] { $games } tables
} ; --replace remplace tout ce qui s’y trouve par la sauvegarde
error-store-served = est en service ; arrêtez d’abord ses serveurs
error-notice = doit avoir de 1 à { $most } caractères sur une ligne
error-closed = Fermé pour l’instant : { $notice }
error-no-backup = n’est pas une sauvegarde de tables
error-broken-backup = est endommagé : son contenu n’est pas celui qui a été écrit
error-store = est de la version { $version } ; ce programme utilise la version { $current }
error-seats = doit nommer { $number } joueurs, pas { $given }
error-over-there = la partie y est finie
error-no-snapshot = aucune sauvegarde de cette partie ne convient aux règles en vigueur
error-taken-over = une autre version des règles a repris cette table
error-other-ply = le coup { $ply } donne autre chose maintenant
error-many-acts = cette table a atteint { $number } actes ; seuls les choix de jeu sont encore acceptés
error-unseen = doit avoir au moins un caractère visible
error-alike = un autre joueur s’appelle déjà { $name }
error-hash = doit être un SHA-256
error-many-tables = { $number } tables sont déjà en cours ; finissez-en une d’abord
error-many-watchers = { $number } personnes regardent déjà cette table
error-commitment = manque : rien n’a été publié avant les tirages
error-secret = manque : le secret est révélé quand la partie est finie
error-hexadecimal = doit être en hexadécimal
error-nonce-note = doit s’écrire « seatN from TIRAGE TEXTE »

## Learned values
error-no-network = n’est pas un fichier de réseau de Heliopolis
error-damaged-network = sont endommagés : ils diffèrent de ce qui a été écrit
