### The themes of puzzles.

puzzle-theme-last-turn = the last turn
puzzle-theme-district = closing a District
puzzle-theme-wonder = a Wonder
puzzle-theme-temple = the race up the temples
puzzle-theme-military = the Military
puzzle-theme-tower = towers
puzzle-theme-building = a Building
puzzle-theme-workers = workers
puzzle-theme-payment = what one pays with
puzzle-theme-resources = resources
puzzle-theme-tempo = tempo
