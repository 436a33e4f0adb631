### Chips: what is gained, paid or changed, in a few words.

chip-cost = −{ $number } { $name }
chip-loss = −{ $name }
chip-gain = { $number } { $name }
chip-points = +{ $number } ({ $name })
chip-change = { $name } { $before } → { $number }
chip-free = free
chip-or = or
