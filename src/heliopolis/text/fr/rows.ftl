### La liste des choix : son titre, et ce que chaque ligne dit à qui l’écoute.

number-word = { $number ->
    [1] un
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
   *[other] { $number }
}
offer = { $count ->
    [1] un choix
   *[other] { $number } choix
}
row-then = puis : { $what }
row-do = { $verb } · { $what }
row-nothing = aucun gain
web-row-costs = coûte { $list }
web-row-gives = donne : { $list }
web-row-extra = et peut-être { $list }
web-row-points = { $points ->
    [one] { $sum } point
   *[other] { $sum } points
}
web-row-rule = règle { $rule }
