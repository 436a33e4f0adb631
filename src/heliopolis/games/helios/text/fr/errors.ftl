### Ce qui peut clocher dans les options, le matériel et les positions enregistrées de Helios.

fault-first = la place { $seat } n’existe pas à { $players } joueurs
fault-cubes = doit compter de 1 à 6 cubes
fault-slot = nomme une couleur qu’un autre emplacement nomme déjà
fault-temple-cost = un temple coûte au moins 1 cube : donnez un amount
fault-draw = draw_land pioche 2 tuiles ({ $id })
fault-tiles = doivent faire { $number } tuiles ensemble ({ $id }), pas { $given }
fault-track = doit valoir au moins { $least }, le départ et tous les gains
fault-field-name = doit être une case comme « 1,-2 », pas { $value }
fault-far = { $place } n’est pas à { $number } cases du centre ou moins
fault-different = doivent être { $number } cases différentes
fault-gold = doit être la ligne droite de cases du nord du centre à l’anneau
fault-sun = doit être la case dorée voisine du centre ({ $id })
fault-light = doivent être des cases claires autres que le centre ({ $id })
fault-distinct = doivent différer des cases à cube ({ $id })
fault-ring = doivent être des cases de l’anneau ({ $id })
fault-too-many = porte plus de 2 cubes ({ $id })
fault-off-board = { $place } n’est pas sur le plateau { $board }

## Les positions impossibles

fault-action-tiles = { $number } tuiles Action { $symbol } de couleur { $colour }, la boîte en a { $printed }
fault-land-tiles = { $number } tuiles Terre de couleur { $colour }, la boîte en a { $printed }
fault-special-tiles = { $number } tuiles spéciales de la sorte { $kind }
fault-character = un personnage manque ou appartient à deux joueurs
fault-off-land = une tuile sur l’anneau ou sous le soleil
fault-apart = des terres séparées du centre
fault-stuck = un soleil qui ne peut pas bouger
fault-full-set = gardé une série complète de tuiles Action
fault-foreign-character = un personnage actif qui est à quelqu’un d’autre
fault-marker = un marqueur solaire sur { $track }
fault-many-tiles = plus de tuiles qu’une partie ne peut en donner
fault-no-tile = quelque chose sans tuile en { $place }
fault-miscounted-there = des cubes mal comptés en { $place }
fault-temple-there = un temple à côté de cubes ou sans tuile en { $place }
fault-miscounted = des cubes mal comptés
fault-rest-of-round = une autre suite de la manche devant elle
fault-rest-of-setup = une autre mise en place devant elle
fault-stacks = des piles de Terres d’une autre hauteur
fault-additional = plus ou moins de tuiles dans la pile supplémentaire
fault-lost-in-setup = des Terres perdues pendant la mise en place
fault-early-land = des Terres exposées avant l’heure
fault-no-land = aucune terre, ou une seconde tuile de départ à venir
fault-more-than-start = plus qu’une tuile de départ
