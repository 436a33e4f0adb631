### How long the game takes and how demanding it is, for who chooses one.

about-length = 60 to 120 minutes
about-weight = heavy: lots to consider every turn
