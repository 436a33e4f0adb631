### Ce qui peut clocher dans les options, le matériel et les positions enregistrées de Helios.

error-first = la place { $seat } n’existe pas à { $players } joueurs
error-cubes = doit compter de 1 à 6 cubes
error-slot = nomme une couleur qu’un autre emplacement nomme déjà
error-temple-cost = un temple coûte au moins 1 cube : donnez un amount
error-draw = draw_land pioche 2 tuiles ({ $id })
error-tiles = doivent totaliser { $number } tuiles ({ $id }), pas { $given }
error-track = doit valoir au moins { $least }, le départ et tous les gains
error-field-name = doit être une case comme « 1,-2 », pas « { $value } »
error-far = { $place } n’est pas à { $number } cases du centre ou moins
error-different = doivent être { $number } cases différentes
error-gold = doit être la ligne droite de cases du nord du centre à l’anneau
error-sun = doit être la case dorée voisine du centre ({ $id })
error-light = doivent être des cases claires autres que le centre ({ $id })
error-distinct = doivent différer des cases à cube ({ $id })
error-ring = doivent être des cases de l’anneau ({ $id })
error-too-many = porte plus de 2 cubes ({ $id })
error-off-board = { $place } n’est pas sur le plateau { $board }

## Les positions impossibles

error-action-tiles = { $number } tuiles Action { $symbol } de couleur { $colour }, la boîte en a { $printed }
error-land-tiles = { $number } tuiles Terre de couleur { $colour }, la boîte en a { $printed }
error-special-tiles = { $number } tuiles spéciales de type { $kind }
error-character = un personnage manque ou appartient à deux joueurs
error-off-land = une tuile sur l’anneau ou sous le soleil
error-apart = des terres séparées du centre
error-stuck = un soleil qui ne peut pas bouger
error-full-set = gardé une série complète de tuiles Action
error-foreign-character = un personnage actif qui appartient à quelqu’un d’autre
error-marker = un marqueur solaire sur { $track }
error-many-tiles = plus de tuiles qu’une partie ne peut en donner
error-no-tile = quelque chose sans tuile en { $place }
error-miscounted-there = des cubes mal comptés en { $place }
error-temple-there = un temple à côté de cubes ou sans tuile en { $place }
error-miscounted = des cubes mal comptés
error-rest-of-round = une fin de manche fausse
error-rest-of-setup = une fin de mise en place fausse
error-stacks = des piles de Terres d’une autre hauteur
error-additional = un nombre faux de tuiles dans la pile supplémentaire
error-lost-in-setup = des Terres perdues pendant la mise en place
error-early-land = des Terres exposées avant l’heure
error-no-land = aucune terre, ou une seconde tuile de départ à venir
error-more-than-start = plus qu’une tuile de départ
