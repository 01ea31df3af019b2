rebatina-title = The Scramble

## Before a match

rebatina-options-scenario = Scenario
rebatina-options-gangs = Gangs of one's own
rebatina-brief = The gang that carries more sacks at the end wins; so does the last one standing.
rebatina-legend = # wall · T tree · $ sack

## Questions and answers

rebatina-ask-act = What does { $figure } do?
rebatina-group-move = Move
rebatina-group-fight = Fight
rebatina-group-loot = Loot
rebatina-group-turn = Turn
rebatina-place = column { $x }, row { $y }
rebatina-option-move = Go to { $place }
rebatina-do-strike = { $target ->
    [none] Strike somebody
   *[other] Strike { $target }
}
rebatina-do-grab = { $place ->
    [none] Grab a sack
   *[other] Grab the sack at { $place }
}
rebatina-do-end = End the turn
rebatina-barred-nobody = No foe is beside you.
rebatina-barred-no_sack = No sack is within reach.
rebatina-barred-acted = One deed a turn: this figure has done its own.
rebatina-barred-stunned = Stunned: it may walk, and comes round when its turn ends.

## What is told

rebatina-event-round_began = Round { $round }.
rebatina-event-walked = { $figure } walks.
rebatina-event-struck = { $figure } strikes at { $target }: { $hit ->
    [true] a hit.
   *[false] a miss.
}
rebatina-event-became = { $figure } { $state ->
    [stunned] is stunned.
    [out] is out of the brawl.
   *[fit] comes round.
}
rebatina-event-loaded = { $figure } { $sacks ->
    [1] grabs a sack.
    [-1] drops a sack.
   *[other] drops all its sacks.
}
rebatina-gist = { $figure }: { $parts }
rebatina-state_name = { $state ->
    [out] out of the brawl
    [stunned] stunned
   *[loot] { $amount ->
        [0] gains a sack
        [one] 1 sack
       *[other] { $amount } sacks
    }
}
rebatina-result-standing = { $gang } are the last gang standing.
rebatina-result-loot = { $gang } carry more sacks away.
rebatina-result-draw = Both gangs carry as many sacks away.

## What is drawn

rebatina-scene-head = Round { $round } of { $rounds }
rebatina-scene-sack = a sack
rebatina-unit = squares
rebatina-scene-out = out of the brawl
rebatina-beat-out = Out of the brawl!
rebatina-picture-figure = { $acting ->
    [true] >
   *[false] {" "}
} { $sign } { $figure } ({ $gang }){ $count ->
    [0] {""}
   *[other] : { $states }
}

## Odds

rebatina-procedure-strike = A blow
rebatina-circumstance-striker = Who strikes
rebatina-circumstance-striker_brute = a Brute
rebatina-circumstance-striker_blade = a Blade
rebatina-circumstance-striker_urchin = an Urchin
rebatina-circumstance-target = Who is struck
rebatina-circumstance-target_brute = a Brute
rebatina-circumstance-target_blade = a Blade
rebatina-circumstance-target_urchin = an Urchin
rebatina-odds-miss = miss
rebatina-odds-hit = stunned

## Gangs of one's own

rebatina-gang-title = Gang
rebatina-gang-fault = Three figures that cost 9 or less together.
rebatina-gang-cost = Cost
rebatina-gang-name = Name
rebatina-gang-members = Figures
