### The themes of puzzles.

puzzle-theme-last-turn = the last turn
puzzle-theme-orbit = a full orbit
puzzle-theme-sun-route = the sun’s route
puzzle-theme-temple = temples
puzzle-theme-building = a building
puzzle-theme-character = characters
puzzle-theme-special = special tiles
puzzle-theme-bonus = a bonus action
puzzle-theme-payment = choosing what to pay with
puzzle-theme-land = land
puzzle-theme-tempo = tempo
