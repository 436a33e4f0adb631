### Ce qui peut clocher dans les options, le matériel et les positions enregistrées d’Origins.

error-solo-trials = le solo se joue avec none ou regular, pas { $trials } ({ $id })
error-cell-name = « { $name } » n’est pas un emplacement comme « 1,-2 »
error-disks = doit nommer une fois chacun des { $number } marqueurs
error-entries-given = doit avoir { $number } éléments, pas { $given }
error-entries-rule = doit avoir { $number } éléments ({ $id })
error-spaces = doit avoir { $number } éléments, du départ à l’emplacement final
error-run = doit aller de 2 à 8 ({ $id })
error-ladder = doit commencer par 0 et 1 et compter au moins 4 échelons
error-fall = ne doit pas diminuer
error-boundaries = doivent être avant les cases 1, 4, 7, 10 et 13 ({ $ids })
error-no-bonus = le départ, la première case et l’emplacement final n’en ont pas ({ $id })
error-bundle = « { $part } » n’est aucun de basic, exchange, none, { $known }
error-gain = est un gain, pas un échange
error-effects = doit donner chaque effet à une seule couleur ({ $id })
error-steps = a besoin de steps
error-kinds = { $colour } doit avoir { $number } sortes, pas { $given }
error-colour-tiles = { $colour } doit avoir { $number } tuiles ({ $id }), pas { $given }
error-cards = doit avoir { $number } cartes, pas { $given }
error-ends = doivent être deux couleurs ({ $id })
error-high = doit être supérieur à low ({ $id })
error-trials-most = a { $number } Épreuves, cette partie en a { $most } ({ $id })
error-trial-twice = a deux fois la même Épreuve ({ $id })
error-no-wonders = nomme une Merveille, cette partie n’en a pas ({ $id })
error-wonder-elsewhere = nomme { $wonder }, qui se trouve déjà ailleurs ({ $id })

## Les positions impossibles

error-dice = { $number } dés Citoyen de couleur { $colour }
error-speakers = { $number } Orateurs
error-kind = { $number } tuiles de la sorte { $kind }, la boîte en a { $copies }
error-market-twice = le Marché a deux fois une couleur
error-offer-twice = la zone Recrutement Citoyen a deux fois une couleur
error-die-on-track = un dé sur un socle de la piste de Population
error-many-bases = plus de socles qu’il n’y en a
error-seat-die = un dé de Siège de Pouvoir hors d’un District
error-no-value = un dé sans valeur
error-city-apart = une Cité en morceaux
error-no-start = une Cité sans Agora ou sans Palais
error-many-tokens = plus de jetons que de paliers franchis
error-advisors = deux Conseillers d’une même couleur
error-wonder-apart = une Merveille en morceaux ou d’un autre joueur
error-wonder-early = une Merveille utilisée dans une action à venir
error-laid-out = plus ou moins que ce qui a été mis en place jusqu’ici
error-to-lay-out = autre chose à mettre en place qu’une nouvelle partie
error-card-twice = une carte District est exposée deux fois
error-towers = d’autres jetons Étage que ceux de la boîte
error-shown-cards = d’autres cartes District que celles exposées
error-zodiac-twice = une carte Zodiaque à deux endroits
error-bonus-twice = une tuile Bonus à deux endroits
error-trials-left = d’autres Épreuves que celles qui restent
error-early-turn = un tour avant la fin de la mise en place
error-late-draft = des dés à choisir hors de la mise en place
error-draft = une répartition qui ne finit pas par deux dés chacun
