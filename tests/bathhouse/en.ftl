name-building-bathhouse = Bathhouse
about-building-bathhouse = One of your Freemen comes home from a site.
note-bathhouse = our own, not in the box
word-building-bathhouse = a Bathhouse
word-tile-bathhouse = the Bathhouse
word-reason-bathhouse = { word-tile-bathhouse }
reason-bathhouse = { name-building-bathhouse }
ORI-BLD-99 = Bathhouse: choose one of your Freemen on a site. It comes home at once, with the same value, and can be used again this round.

prompt-CallHome = Bathhouse: which Freeman comes home?
await-CallHome = calls a Freeman home
event-called_home = { $player } { DOES($player, "calls", "call") } Freeman { $base } home from { $site }.
