### Jetons : ce qu’on gagne, paie ou change, en peu de mots.

chip-cost = −{ $number } { $name }
chip-loss = −{ $name }
chip-gain = { $number } { $name }
chip-points = +{ $number } ({ $name })
chip-change = { $name } { $before } → { $number }
chip-free = gratuit
chip-or = ou
