### La fin de la partie approche.

ending-last_round = Manche { $number } sur { $number } : la partie s’achève avec elle.
