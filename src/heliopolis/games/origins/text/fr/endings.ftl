### La fin de la partie approche.

ending-all_on_top = { $player } { DOES($player, "est", "êtes") } au sommet de deux Temples, à { $number ->
    [one] une marche
   *[other] { $number } marches
} du sommet dans { $what } : y arriver déclenche la fin.
ending-no_gold_left = Une seule carte District porte encore de l’Or ({ $number }) : le prendre déclenche la fin.
ending-few_colours_left = Il reste un seul Étage { $what } dans la réserve : le poser déclenche la fin de la partie.
ending-no_die_left = La réserve n’a plus de dé { $what } : en prendre un dans l’offre déclenche la fin.
ending-last_round = { $number ->
    [0] Cette manche est la dernière : { $what }.
   *[other] Manche { $number } sur { $number } : la partie s’achève avec elle.
}
