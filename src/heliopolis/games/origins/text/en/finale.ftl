## Where points come from, at the end of a game
source-army = Military
source-districts = Districts
source-temples = Temples
source-people = People
source-buildings = Buildings
source-trials = Trials
source-gold = Gold

sheet-note = Also counted at the end: your two lower disks in the Temples (the highest scores nothing), dice on Seats of Power times their Tower, Advisors, and 1 for each Gold.
