### Texts that belong to no game.

## What this language calls itself

language-name = English

## The rules page of a game

rules-page-title = { $game }: the rules
rules-page-about = Every rule has an id, which tests, refusals and score lines name. The page numbers are those of the rulebook. "Ruling" marks what the rulebook leaves open and we decided, "derived" what follows from other rules, "reconstructed" what is printed only on components we have not seen; the numbers behind lead to the decisions. Values printed on components, such as prices and points, stand in the component data.
rules-page-rulings = Flow, examples and rulings
rules-page-page = p. { $page }
rules-page-ruling = ruling
rules-page-derived = derived
rules-page-reconstructed = reconstructed
refusals-title = { $game }: why not
refusals-about = What a player reads at each question when something cannot be chosen: one example for every rule that bars anything there. A position is named by the seed of a random game of the conformance suite and its ply.
refusals-rule = Rule
refusals-choice = Choice
refusals-sentence = What is shown
refusals-where = Seed/ply

## Words

player = player
you = You
seat = Seat { $number }
table = The table
turn = Turn { $number }
round = Round { $number }
phase = Phase
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
total = Total
yes = yes
no = no
titled = { $title }: { $text }
headed = { $head }:
quoted = '{ $text }'
list-comma = { $items }, { $last }
list-loose = { $items }; { $last }
list-and = { $items } and { $last }
list-or = { $items } or { $last }

## The end

game-over = The game is over
result-missed = { $player } misses the target with { points }.
result = { $count ->
    [one] { $players } wins with { points }.
   *[other] { $players } share the victory with { points }.
}

## Bots

bot-random = Dreamer
bot-easy = Gentle
bot-medium = Steady
bot-hard = Strategist
bot-expert = Sage
bot-master = Oracle
bot-greedy = Greedy
bot-search = Searcher

## Journals of older rules

record-older = Played by rules version { $rules }. The boards follow version { $current }, in force now, which leads through all { $plies } choices. The key at its end cannot be checked.
record-departs = Played by rules version { $rules }. The boards follow version { $current }, in force now, up to choice { $ply } of { $plies }; from there on only the choices are known. It can be looked through, but not played on, analysed or verified beyond that.
record-score = { $player } { $points }
record-end = At the end, as written: { $scores }.
