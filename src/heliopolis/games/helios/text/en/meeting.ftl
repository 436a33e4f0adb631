### How long the game takes and how demanding it is, for who chooses one.

about-length = 40 to 90 minutes
about-weight = medium: simple rules, lots to plan
