### How near the end of the game is.

ending-all_on_top = { $player } { DOES($player, "is", "are") } at the top of two Temples, { $number ->
    [one] one step
   *[other] { $number } steps
} from the top of { $what }: getting there triggers the end.
ending-no_gold_left = Only one District card still has Gold ({ $number }): taking it ends the game after this round.
ending-few_colours_left = One { $what } disk is left in the Tower stock: building it triggers the end.
ending-no_die_left = No { $what } die is left in the stock: taking one from the offer triggers the end.
ending-last_round = { $number ->
    [0] This round is the last: { $what }.
   *[other] Round { $number } of { $number }: the game ends after it.
}
