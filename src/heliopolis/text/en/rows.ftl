### The list of choices: its head, and what each row says to those who listen.

number-word = { $number ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
   *[other] { $number }
}
offer = { $count ->
    [one] { $number } choice
   *[other] { $number } choices
}
row-then = then: { $what }
row-do = { $verb } · { $what }
row-nothing = no gain
web-row-costs = costs { $list }
web-row-gives = gives { $list }
web-row-extra = and a chance of { $list }
web-row-points = { $points ->
    [one] { $sum } point
   *[other] { $sum } points
}
web-row-rule = rule { $rule }
