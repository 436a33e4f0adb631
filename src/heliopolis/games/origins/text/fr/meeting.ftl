### Combien dure la partie et ce qu’elle demande, pour qui choisit un jeu.

about-length = 60 à 120 minutes
about-weight = exigeant : beaucoup à peser à chaque tour
