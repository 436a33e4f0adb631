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
fault-trials-most = a { $number } Épreuves, cette partie en a { $most } ({ $id })
fault-trial-twice = a deux fois la même Épreuve ({ $id })
fault-no-wonders = nomme une Merveille, cette partie n’en a pas ({ $id })
fault-wonder-elsewhere = nomme { $wonder }, qui se trouve déjà ailleurs ({ $id })

## Les positions impossibles

fault-dice = { $number } dés Citoyen de couleur { $colour }
fault-speakers = { $number } Orateurs
fault-kind = { $number } tuiles de la sorte { $kind }, la boîte en a { $copies }
fault-market-twice = le Marché a deux fois une couleur
fault-offer-twice = la zone Recrutement Citoyen a deux fois une couleur
fault-die-on-track = un dé sur un socle de la piste de Population
fault-many-bases = plus de socles qu’il n’y en a
fault-seat-die = un dé de Siège de Pouvoir hors d’un District
fault-no-value = un dé sans valeur
fault-apart = une Cité en morceaux
fault-no-start = une Cité sans Agora ou sans Palais
fault-many-tokens = plus de jetons que de paliers franchis
fault-advisors = deux Conseillers d’une même couleur
fault-wonder-apart = une Merveille en morceaux ou d’un autre joueur
fault-wonder-early = une Merveille utilisée dans une action à venir
fault-laid-out = plus ou moins que ce qui a été mis en place jusqu’ici
fault-to-lay-out = autre chose à mettre en place qu’une nouvelle partie
fault-card-twice = une carte District est exposée deux fois
fault-towers = d’autres jetons Étage que ceux de la boîte
fault-shown-cards = d’autres cartes District que celles exposées
fault-zodiac-twice = une carte Zodiaque à deux endroits
fault-bonus-twice = une tuile Bonus à deux endroits
fault-trials-left = d’autres Épreuves que celles qui restent
fault-early-turn = un tour avant la fin de la mise en place
fault-late-draft = des dés à choisir hors de la mise en place
fault-draft = une répartition qui ne finit pas par deux dés chacun
