### Les textes qui n’appartiennent à aucun jeu.

## Le nom de cette langue dans cette langue

language-name = Français

## La page des règles d’un jeu

rules-page-title = { $game } : les règles
rules-page-about = Chaque règle a un identifiant, que citent les refus et les lignes de score. Les numéros de page sont ceux du livret. « Décision » marque ce que le livret laisse ouvert et que nous avons tranché, « déduit » ce qui découle d’autres règles, « reconstitué » ce qui n’est imprimé que sur du matériel que nous n’avons pas vu. Les numéros qui suivent ces mots mènent aux décisions. Les valeurs imprimées sur le matériel, comme les prix et les points, se trouvent dans les données.
rules-page-rulings = Déroulement, exemples et décisions (en anglais)
rules-page-page = p. { $page }
rules-page-ruling = décision
rules-page-derived = déduit
rules-page-reconstructed = reconstitué
refusals-title = { $game } : les refus
refusals-about = Ce que lisent les joueurs quand ils ne peuvent pas choisir quelque chose : un exemple pour chaque règle qui peut interdire un choix. Une position est donnée par la graine d’une partie aléatoire de la suite de conformité et par son coup.
refusals-rule = Règle
refusals-choice = Choix
refusals-sentence = Message
refusals-where = Graine/coup

## Des mots

player = joueur
you = Vous
seat = Place { $number }
table = La table
turn = Tour { $number }
round = Manche { $number }
phase = Phase
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
total = Total
yes = oui
no = non
titled = { $title } : { $text }
headed = { $head } :
quoted = « { $text } »
list-comma = { $items }, { $last }
list-loose = { $items } ; { $last }
list-and = { $items } et { $last }
list-or = { $items } ou { $last }

## Un tour dans l’historique

told-then = { $before }, puis { $last }
told-points = { $deeds } : { $points } ({ $list })

## La fin

game-over = La partie est terminée
result-missed = { $player } manque l’objectif avec { points }.
result = { $count ->
    [one] { $players } gagne avec { points }.
   *[other] { $players } se partagent la victoire avec { points }.
}

## Les bots

bot-random = Rêveur
bot-easy = Débonnaire
bot-medium = Appliqué
bot-hard = Tacticien
bot-expert = Sage
bot-master = Oracle
bot-greedy = Glouton
bot-search = Chercheur

## Les journaux de règles plus anciennes

record-older = Joué avec la version { $rules } des règles. Les plateaux suivent la version { $current }, en vigueur, qui permet de rejouer les { $plies } choix. La clé à la fin ne peut pas être vérifiée.
record-departs = Joué avec la version { $rules } des règles. Les plateaux suivent la version { $current }, en vigueur, jusqu’au choix { $ply } sur { $plies } ; au-delà, seuls les choix sont connus. Ce journal peut être parcouru, mais ni continué, ni analysé, ni vérifié au-delà.
record-score = { $player } { $points }
record-end = À la fin, selon le journal : { $scores }.
