### Euphoria Miniatures
###
### $figure, $target, $other, $victim, $weapon, $item, $reward, $ability… are names by the time they
### are said; $far is in inches by then. $team is the name of a team.

euphoria-title = Euphoria Miniatures
euphoria-pitch = Two teams in a deadly studio. Declare before you measure, spread your action points thin and win the audience.

## Names

euphoria-name = { $language ->
    [es] { $es }
   *[en] { $en }
}{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
euphoria-word = { $word }
euphoria-somebody = somebody
euphoria-something = something
euphoria-anybody = …
euphoria-side = { $side ->
    [0] the first team
    [1] the second team
   *[other] nobody
}
euphoria-phase = { $step ->
    [roles] roles
    [markers] markers
    [deploy] deployment
    [start] start of turn
    [start_actions] start of turn
    [abilities] special abilities
    [objects] objects
    [charges] charges
    [movement] movement
    [grenades] grenades
    [shooting] shooting
    [melee] melee
    [end] end of turn
   *[over] end of the show
}

## What happens

euphoria-event-turn_began = Turn { $turn } of { $of }
euphoria-event-phase_began = Phase: { $phase }
euphoria-event-prioritised = Priority for { $team }
euphoria-event-weakened = { $figure } begins the turn { $grave ->
    [true] very seriously
   *[false] seriously
} wounded: { $less } AP less, { $ap } left
euphoria-event-activated = { $figure } is on ({ $ap } AP)
euphoria-event-passed = { $figure } stays as it is
euphoria-event-pointed = { $figure }: { $by } AP, has { $ap }
euphoria-event-moved = { $figure } { $flying ->
    [true] flies
   *[false] moves
} { $far }″ ({ $ap } AP)
euphoria-event-jumped = { $figure } jumps { $far }″
euphoria-event-stumbled = { $figure } stumbles before the jump and moves no more this phase
euphoria-event-leapt = { $figure } drops { $height }″
euphoria-event-landed = { $figure } is on the ground
euphoria-event-displaced = { $figure } { $why ->
    [edge] stops at the edge of the table
    [room] makes room
   *[other] is moved
}
euphoria-event-drone_controlled = { $figure } controls { $target } this turn
euphoria-event-charge_declared = { $figure } charges { $target }: { $ap } AP, unmeasured
euphoria-event-charge_reached = { $figure } reaches { $target } after { $far }″{ $sees ->
    [true] {" "}and gains an attack die
   *[false] {""}
}
euphoria-event-charge_failed = { $figure } does not reach { $target }: { $why ->
    [room] there is no room for its base
    [stumbled] it stumbles on the way
    [dead] it dies on the way
   *[short] it is left halfway, after { $far }″
}
euphoria-event-stood = { $figure } stands and shoots at { $target } in mid-charge: { $weapon }, { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
}
euphoria-event-shot = { $figure } shoots at { $target }: { $weapon }, { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
}
euphoria-event-out_of_range = { $target } is { $inches }″ away and the range is { $range }″: the shots are lost
euphoria-event-wasted = { $figure } can no longer shoot at { $target }: { $shots ->
    [one] 1 shot lost
   *[other] { $shots } shots lost
}
euphoria-event-cover_doubted = Does { $target } have cover? { $covered ->
    [true] The die says yes
   *[false] The die says no
}
euphoria-event-evades = { $figure } spends { $dice } AP on evading the shots of { $target }
euphoria-event-compared = { $figure } against { $target }: { $mine } to { $theirs ->
    [none] nothing
   *[other] { $theirs }
}. { $wounds ->
    [0] No hits
    [one] 1 hit
   *[other] { $wounds } hits
}
euphoria-event-shield_hit = { $victim } was in between and takes { $wounds ->
    [one] 1 hit
   *[other] { $wounds } hits
} instead of { $target }
euphoria-event-threw = { $figure } throws { $item }
euphoria-event-flamed = { $figure } lets out a burst of flame: { $weapon }
euphoria-event-blasted = { $what } goes off beside { $figure }
euphoria-event-blinded = { $figure } is blinded: 0 AP until the end of the turn
euphoria-event-attacked = { $figure } { $counter ->
    [true] strikes back at
   *[false] attacks
} { $target }: { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}{ $free ->
    [true] , one of them for the charge
   *[false] {""}
}
euphoria-event-defended = { $figure } defends with { $dice ->
    [0] nothing
    [one] 1 die
   *[other] { $dice } dice
}
euphoria-event-spared = { $figure } does not attack { $target }
euphoria-event-struck = { $figure } comes to { $mine } and { $target } to { $theirs }: { $successes ->
    [0] no success
    [one] 1 success
   *[other] { $successes } successes
}
euphoria-event-fatality = FATALITY: { $figure } on { $target }, by { $margin }
euphoria-event-dodged = { $figure } slips the blow of { $target }
euphoria-event-special = { $figure } uses { $attack } on { $target }
euphoria-event-hurt = { $other } takes { $points } life off { $figure }{ $armour ->
    [0] {""}
   *[other] {" "}(armour stops { $armour })
}: { $life } left
euphoria-event-hurt_alone = { $figure } loses { $points } life{ $armour ->
    [0] {""}
   *[other] {" "}(armour stops { $armour })
}: { $life } left
euphoria-event-unhurt = The armour of { $figure } stops all { $armour } damage
euphoria-event-lost_life = { $figure } loses { $points } life: { $life } left
euphoria-event-healed = { $figure } recovers { $points } life: it has { $life }
euphoria-event-died = { $other } finishes { $figure }: +{ $audience } audience
euphoria-event-died_alone = { $figure } dies{ $audience ->
    [0] {""}
   *[other] : +{ $audience } audience for the rival
}
euphoria-event-dropped = { $objective } is left where { $figure } fell
euphoria-event-caught_fire = { $figure } is on fire
euphoria-event-used = { $figure } uses { $item }
euphoria-event-gave = { $figure } gives { $item } to { $target }
euphoria-event-opened = { $figure } opens the trapdoor: { $reward } ({ $face })
euphoria-event-took = { $figure } takes { $reward }
euphoria-event-left_there = { $figure } leaves { $reward } in the trapdoor
euphoria-event-triggered = { $figure } sets off { $device }
euphoria-event-ability_declared = { $figure } declares { $ability }{ $target ->
    [none] {""}
   *[other] {" "}on { $target }
}
euphoria-event-ability_worked = { $ability } of { $figure } takes effect{ $target ->
    [none] {""}
   *[other] {" "}on { $target }
}
euphoria-event-ability_wasted = { $ability } of { $figure } is wasted: { $why ->
    [range] { $target } is out of range
    [immune] { $target } is not affected
    [gone] { $target } is gone
   *[unused] its moment never came
}
euphoria-event-gene_used = { $figure }: { $gene }
euphoria-event-excited = Euphoria of { $figure }: { $by }, now { $euphoria }
euphoria-event-repaired = { $figure } repairs { $target }: { $points } life
euphoria-event-raised = { $figure } makes use of the body of { $target }
euphoria-event-boosted = { $figure }: { $by } to { $attribute }
euphoria-event-mustered = { $team } enters the studio: { $count ->
    [one] 1 miniature
   *[other] { $count } miniatures
}, { $cost } points
euphoria-event-agreed = Also played with: { $variants }
euphoria-event-attacks = { $team } is the attacker
euphoria-event-marked = { $team } places a deployment marker
euphoria-event-deployed = { $figure } walks on
euphoria-event-left_out = { $figure } finds no room and stays out of the show
euphoria-event-taken = { $figure } takes { $objective }
euphoria-event-worked = { $figure } works on { $objective }{ $left ->
    [0] : done
    [one] , once more to go
   *[other] , { $left } more to go
}
euphoria-event-held = { $objective } is now held by { $team }
euphoria-event-joined = { $figure } joins { $team }
euphoria-event-scored = +{ $points } audience for { $team }{ $objective ->
    [none] {""}
   *[other] {" "}for { $objective }
}
euphoria-event-ended = { $team ->
    [none] The show ends in a draw
   *[other] { $scale ->
        [marginal] Marginal victory for { $team }
        [victory] Victory for { $team }
        [crushing] Crushing victory for { $team }
       *[massacre] Massacre by { $team }
    }
}, { $points } to { $against }{ $how ->
    [wiped] : nobody is left on the other side
    [mission] : mission fulfilled
   *[turns] {""}
}
