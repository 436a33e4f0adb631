### Texts that belong to no game.

## What this language calls itself

language-name = English

## The rules page of a game

rules-page-title = { $game }: the rules
rules-page-about = Every rule has an id that refusals and score lines refer to. Page numbers refer to the rulebook. “Ruling” marks what the rulebook leaves open and we decided; “derived”, what follows from other rules; “reconstructed”, what is printed only on components we have not seen. The numbers next to these words link to the decisions. Values printed on components, such as prices and points, are in the component data.
rules-page-rulings = Flow, examples and rulings
rules-page-page = p. { $page }
rules-page-ruling = ruling
rules-page-derived = derived
rules-page-reconstructed = reconstructed
refusals-title = { $game }: refusals
refusals-about = What players read when they cannot choose something: one example for every rule that can forbid a choice. A position is given by the seed of a random game of the conformance suite and its ply.
refusals-rule = Rule
refusals-choice = Choice
refusals-sentence = Message
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
quoted = “{ $text }”
list-comma = { $items }, { $last }
list-loose = { $items }; { $last }
list-and = { $items } and { $last }
list-or = { $items } or { $last }

## A turn in the log

told-then = { $before }, then { $last }
told-points = { $deeds }: { $points } ({ $list })

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

record-older = Played with rules version { $rules }. The boards show version { $current }, the current one, through all { $plies } choices. The key at the end of the journal can’t be checked.
record-departs = Played with rules version { $rules }. The boards show version { $current }, the current one, up to choice { $ply } of { $plies }; after that only the list of choices is known. You can read this game, but not play on, analyse or verify it beyond that point.
record-score = { $player } { $points }
record-end = Final score on record: { $scores }.
