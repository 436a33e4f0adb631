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

## Les positions impossibles

fault-dice = { $number } dés Citoyen de couleur { $colour }
fault-speakers = { $number } Orateurs
fault-kind = { $number } tuiles de la sorte { $kind }, la boîte en a { $copies }
fault-market-twice = le Marché a deux fois une couleur
fault-offer-twice = la zone Recrutement Citoyen a deux fois une couleur
fault-tower-disks = { $number } jetons Étage de couleur { $colour }
fault-zodiac-twice = une carte Zodiaque est à deux endroits
fault-die-on-track = un dé sur un socle de la piste de Population
fault-many-bases = plus de socles qu’il n’y en a
fault-seat-die = un dé de Siège de Pouvoir hors d’un District
fault-no-value = un dé sans valeur
fault-apart = une Cité en morceaux
fault-no-start = une Cité sans Agora ou sans Palais
fault-many-tokens = plus de jetons que de paliers franchis
fault-advisors = deux Conseillers d’une même couleur
fault-wonder-apart = une Merveille en morceaux
