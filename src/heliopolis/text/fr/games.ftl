### Mes parties : ce qui attend, ce qui est terminé, et les tables ouvertes à tous.

web-games-head = Mes parties
web-games-none = Vous n’avez pas de partie en ce moment.
web-games-start = Commencer une partie
web-games-yours = { $count ->
    [one] À vous de jouer dans une partie
   *[other] À vous de jouer dans { $count } parties
}
web-games-others = En attente des autres
web-games-open = Tables ouvertes à tous
web-games-open-none = Aucune en ce moment. Quand vous créez une table avec des places libres, vous pouvez l’ouvrir à tous.
web-games-over = Parties terminées
web-play = Jouer
web-continue = Continuer
web-lobby-open = { $count ->
    [one] Une table ouverte : rejoindre ou regarder
   *[other] { $count } tables ouvertes : rejoindre ou regarder
}
web-games-free = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
web-games-running = en cours : regarder
web-games-place = { $rank ->
    [1] vous avez gagné
    [2] vous avez fini deuxième
    [3] vous avez fini troisième
   *[other] vous avez fini dernier
}
web-games-result = Résultat
web-games-replay = Revoir
web-games-again = Rejouer avec les mêmes joueurs
web-games-wish = Revanche proposée par { $players }
web-games-newer = Parties plus récentes
web-games-older = Parties plus anciennes
web-for-moment = à l’instant
web-for-minutes = { $count ->
    [one] depuis une minute
   *[other] depuis { $count } minutes
}
web-for-hours = { $count ->
    [one] depuis une heure
   *[other] depuis { $count } heures
}
web-for-days = { $count ->
    [one] depuis un jour
   *[other] depuis { $count } jours
}

## Ouverte à tous

web-open-to-all = Ouvrir à tous
web-open-to-all-end = Réserver aux invités
web-open-to-all-about = Tout le monde sur ce serveur la trouvera sur sa page « Mes parties », et pourra y prendre place ou regarder.
web-open-to-all-told = Cette table est ouverte : tout le monde sur ce serveur peut la trouver sous « Mes parties », y prendre place ou regarder.
error-not-open = Cette table n’est pas ouverte à tous. Demandez une invitation.
