### What can be wrong with the options, components and saved positions of Origins.

error-solo-trials = solo is played with none or regular, not { $trials } ({ $id })
error-cell-name = “{ $name }” is not a cell such as “1,-2”
error-disks = must name each of the { $number } disks once
error-entries-given = must have { $number } entries, not { $given }
error-entries-rule = must have { $number } entries ({ $id })
error-spaces = must have { $number } entries, from the start to the final space
error-run = must run from 2 to 8 ({ $id })
error-ladder = must begin with 0 and 1, and have at least 4 steps
error-fall = must not fall
error-boundaries = must be before spaces 1, 4, 7, 10 and 13 ({ $ids })
error-no-bonus = the start, the first and the final space have none ({ $id })
error-bundle = “{ $part }” is none of: basic, exchange, none, { $known }
error-gain = is a gain, not an exchange
error-effects = must give each effect to one colour ({ $id })
error-steps = needs steps
error-kinds = { $colour } must have { $number } kinds, not { $given }
error-colour-tiles = { $colour } must have { $number } tiles ({ $id }), not { $given }
error-cards = must have { $number } cards, not { $given }
error-ends = must be two colours ({ $id })
error-high = must be higher than low ({ $id })
error-trials-most = has { $number } Trials, this game has { $most } ({ $id })
error-trial-twice = has a Trial twice ({ $id })
error-no-wonders = names a Wonder, this game is without ({ $id })
error-wonder-elsewhere = names { $wonder }, which is elsewhere already ({ $id })

## Positions that cannot be

error-dice = { $number } Citizen dice of { $colour }
error-speakers = { $number } Speakers
error-kind = { $number } tiles of kind { $kind }, { $copies } in the box
error-market-twice = the Market has a colour twice
error-offer-twice = the offer has a colour twice
error-die-on-track = a die on a base of the Population track
error-many-bases = more bases than there are
error-seat-die = a Seat die outside a District
error-no-value = a die without a value
error-city-apart = a City in pieces
error-no-start = a City without Agora or Palace
error-many-tokens = more tokens than boundaries
error-advisors = two Advisors of a colour
error-wonder-apart = a Wonder in pieces, or one that belongs to someone else
error-wonder-early = a Wonder used in a later action
error-laid-out = more or less on it than was laid out
error-to-lay-out = different things left to lay out than in a new game
error-card-twice = a District card is shown twice
error-towers = the wrong Tower disks
error-shown-cards = the wrong District cards
error-zodiac-twice = a Zodiac card in two places
error-bonus-twice = a Bonus tile in two places
error-trials-left = the wrong remaining Trials
error-early-turn = a turn before the boards are laid out
error-late-draft = dice in the draft
error-draft = a draft that does not end with two dice each
