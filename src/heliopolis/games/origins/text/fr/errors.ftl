### Ce qui peut clocher dans les options, le matériel et les positions enregistrées d’Origins.

fault-solo-trials = le solo se joue avec none ou regular, pas { $trials } ({ $id })
fault-cell-name = { $name } n’est pas un emplacement comme « 1,-2 »
fault-disks = doit nommer une fois chacun des { $number } marqueurs
fault-entries-given = doit avoir { $number } éléments, pas { $given }
fault-entries-rule = doit avoir { $number } éléments ({ $id })
fault-spaces = doit avoir { $number } éléments, du départ à l’emplacement final
fault-run = doit aller de 2 à 8 ({ $id })
fault-ladder = doit commencer par 0 et 1 et compter au moins 4 échelons
fault-fall = ne doit pas diminuer
fault-boundaries = doivent être avant les cases 1, 4, 7, 10 et 13 ({ $ids })
fault-no-bonus = le départ, la première case et l’emplacement final n’en ont pas ({ $id })
fault-bundle = { $part } n’est aucun de basic, exchange, none, { $known }
fault-gain = est un gain, pas un échange
fault-effects = doit donner chaque effet à une seule couleur ({ $id })
fault-steps = a besoin de steps
fault-kinds = { $colour } doit avoir { $number } sortes, pas { $given }
fault-tiles = { $colour } doit avoir { $number } tuiles ({ $id }), pas { $given }
fault-cards = doit avoir { $number } cartes, pas { $given }
fault-ends = doivent être deux couleurs ({ $id })
fault-high = doit être supérieur à low ({ $id })
