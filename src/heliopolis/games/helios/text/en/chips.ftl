### What chips stand for: what is gained, paid or changed, where the name of a component does not say it.

chip-track = Sun marker
chip-unlimited = Sun without limit
chip-set-red = Tiles under red
chip-set-blue = Tiles under blue
chip-set-yellow = Tiles under yellow
chip-bonus = Bonus action
chip-temple = Temple
chip-dragon = The dragon
