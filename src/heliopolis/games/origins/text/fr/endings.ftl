### La fin de la partie approche.

ending-all_on_top = { $player } { DOES($player, "est", "êtes") } au sommet de deux Temples, à { $number ->
    [one] un pas
   *[other] { $number } pas
} du sommet dans { $what } : y arriver annonce la fin.
ending-no_gold_left = Une seule carte District porte encore de l’Or ({ $number }) : qui le prend annonce la fin.
ending-few_colours_left = Il reste un seul disque { $what } dans la réserve d’Étages : qui le pose annonce la fin.
ending-no_die_left = La réserve n’a plus de dé { $what } : qui en prend un dans l’offre annonce la fin.
ending-last_round = { $number ->
    [0] Cette manche est la dernière : { $what }.
   *[other] Manche { $number } sur { $number } : la partie s’achève avec elle.
}
