### What can be wrong with the options, components and saved positions of Origins.

fault-solo-trials = solo is played with none or regular, not { $trials } ({ $id })
fault-cell-name = { $name } is not a cell such as '1,-2'
fault-disks = must name each of the { $number } disks once
fault-entries-given = must have { $number } entries, not { $given }
fault-entries-rule = must have { $number } entries ({ $id })
fault-spaces = must have { $number } entries, from the start to the final space
fault-run = must run from 2 to 8 ({ $id })
fault-ladder = must begin with 0 and 1, and have at least 4 steps
fault-fall = must not fall
fault-boundaries = must stand before spaces 1, 4, 7, 10 and 13 ({ $ids })
fault-no-bonus = the start, the first and the final space have none ({ $id })
fault-bundle = { $part } is none of basic, exchange, none, { $known }
fault-gain = is a gain, not an exchange
fault-effects = must give each effect to one colour ({ $id })
fault-steps = needs steps
fault-kinds = { $colour } must have { $number } kinds, not { $given }
fault-tiles = { $colour } must have { $number } tiles ({ $id }), not { $given }
fault-cards = must have { $number } cards, not { $given }
fault-ends = must be two colours ({ $id })
fault-high = must be higher than low ({ $id })
fault-trials-most = has { $number } Trials, this game has { $most } ({ $id })
fault-trial-twice = has a Trial twice ({ $id })
fault-no-wonders = names a Wonder, this game is without ({ $id })
fault-wonder-elsewhere = names { $wonder }, which is elsewhere already ({ $id })

## Positions that cannot be

fault-dice = { $number } Citizen dice of { $colour }
fault-speakers = { $number } Speakers
fault-kind = { $number } tiles of kind { $kind }, { $copies } in the box
fault-market-twice = the Market has a colour twice
fault-offer-twice = the offer has a colour twice
fault-die-on-track = a die on a base of the Population track
fault-many-bases = more bases than there are
fault-seat-die = a Seat die outside a District
fault-no-value = a die without a value
fault-apart = a City in pieces
fault-no-start = a City without Agora or Palace
fault-many-tokens = more tokens than boundaries
fault-advisors = two Advisors of a colour
fault-wonder-apart = a Wonder in pieces or of somebody else
fault-wonder-early = a Wonder that was used in an action to come
fault-laid-out = more or less on it than was laid out so far
fault-to-lay-out = other things still to be laid out than a new game
fault-card-twice = a District card is shown twice
fault-towers = other Tower disks than are in the box
fault-shown-cards = other District cards than are shown
fault-zodiac-twice = a Zodiac card in two places
fault-bonus-twice = a Bonus tile in two places
fault-trials-left = other Trials than are left
fault-early-turn = a turn before the boards are laid out
fault-late-draft = dice in the draft
fault-draft = a draft that does not end with two dice each
