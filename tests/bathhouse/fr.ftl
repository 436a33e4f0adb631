name-building-bathhouse = Thermes
about-building-bathhouse = Un de vos Stratèges revient d’un Lieu.
note-bathhouse = de notre cru, absent de la boîte
word-building-bathhouse = des Thermes
word-tile-bathhouse = les Thermes
word-reason-bathhouse = { word-tile-bathhouse }
reason-bathhouse = { name-building-bathhouse }
ORI-BLD-99 = Thermes : choisissez un de vos Stratèges placés sur un Lieu. Il revient aussitôt, avec la même valeur, et peut resservir dans cette manche.

prompt-CallHome = Thermes : quel Stratège revient ?
await-CallHome = rappelle un Stratège
event-called_home = { $player } { DOES($player, "rappelle", "rappelez") } le Stratège { $base } du { $site }.
