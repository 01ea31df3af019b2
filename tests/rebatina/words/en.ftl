rebatina-title = The Scramble

## Before a match

rebatina-options-scenario = Scenario
rebatina-options-gangs = Gangs of one's own
rebatina-brief = Whoever carries more sacks after { $rounds } rounds wins; so does the last gang standing.
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
rebatina-do-guard = Stand on guard
rebatina-do-end = End the turn
rebatina-barred-nobody = No foe is beside you.
rebatina-barred-no_sack = No sack is within reach.
rebatina-barred-acted = One deed a turn: this figure has done its own.
rebatina-barred-stunned = Stunned: it may walk, and comes round when its turn ends.

## What is told

rebatina-event-round_began = Round { $round }.
rebatina-event-walked = { $figure } walks.
rebatina-event-struck = { $figure } strikes { $target }: a hit.
rebatina-event-missed = { $figure } strikes at { $target } and misses.
rebatina-event-stunned = { $figure } is stunned.
rebatina-event-felled = { $figure } is out of the brawl.
rebatina-event-recovered = { $figure } comes round.
rebatina-event-defended = { $figure } stands on guard.
rebatina-event-grabbed = { $figure } grabs a sack.
rebatina-event-dropped = { $figure } drops { $sacks ->
    [one] 1 sack
   *[other] { $sacks } sacks
}.
rebatina-gist-out = { $figure } out of the brawl
rebatina-gist-figure = { $figure }: { $parts }
rebatina-state_name = { $state ->
    [stunned] stunned
    [defending] on guard
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
rebatina-scene-square = squares
rebatina-scene-out = out of the brawl
rebatina-card-now = Now
rebatina-card-values = Pace { $pace }, brawn +{ $brawn }
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
rebatina-circumstance-guard = on guard
rebatina-circumstance-stunned = stunned already
rebatina-odds-miss = miss
rebatina-odds-stunned = stunned
rebatina-odds-out = out of the brawl
