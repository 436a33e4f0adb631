### Combien dure la partie et ce qu’elle demande, pour qui choisit un jeu.

about-length = 40 à 90 minutes
about-weight = moyen : peu de règles, beaucoup à prévoir
