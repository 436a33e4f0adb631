### The themes of puzzles.

puzzle-theme-last-turn = the last turn
puzzle-theme-district = closing a District
puzzle-theme-wonder = a Wonder
puzzle-theme-temple = the race up the Temples
puzzle-theme-military = the Military track
puzzle-theme-tower = Towers
puzzle-theme-building = a Building
puzzle-theme-workers = workers
puzzle-theme-payment = choosing what to pay with
puzzle-theme-resources = resources
puzzle-theme-tempo = tempo
