### How near the end of the game is.

ending-all_on_top = { $player } { DOES($player, "stands", "stand") } at the top of two Temples, { $number ->
    [one] one step
   *[other] { $number } steps
} from the top of { $what }: there the end is announced.
ending-no_gold_left = Only one District card still has Gold ({ $number }): whoever takes it brings on the end.
ending-few_colours_left = One { $what } disk is left in the Tower stock: whoever builds it brings on the end.
ending-no_die_left = No { $what } die is left in the stock: whoever takes one from the offer brings on the end.
ending-last_round = { $number ->
    [0] This round is the last: { $what }.
   *[other] Round { $number } of { $number }: the game ends after it.
}
