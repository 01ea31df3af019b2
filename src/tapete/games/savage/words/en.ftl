### Savage Worlds: combat

savage-title = Savage Worlds: combat
savage-pitch = Heroes and foes on a map in inches. Shoot, charge, taunt; see the chance of everything before you do it.

## Names

savage-name = { $language ->
    [es] { $es }
   *[en] { $en }
}{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
savage-word = { $word }
savage-somebody = somebody
savage-somewhere = somewhere
savage-empty_place = an empty spot
savage-something = something
savage-attribute = { $name ->
    [agility] Agility
    [smarts] Smarts
    [spirit] Spirit
    [strength] Strength
   *[vigor] Vigor
}
savage-compass = { $way ->
    [north] north
    [northeast] northeast
    [east] east
    [southeast] southeast
    [south] south
    [southwest] southwest
    [west] west
   *[northwest] northwest
}

## Before the start

savage-brief-title = { $name } ({ $rounds ->
    [one] 1 round
   *[other] { $rounds } rounds
})
savage-brief-side = { $whose ->
    [own] You play: { $name }. You score for:
    [foe] Against you: { $name }. They score for:
   *[none] { $name }. They score for:
}
savage-brief-goal = {"  "}- { $goal }: { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $decisive ->
    [true] {" "}and victory at once
   *[false] {""}
}.
savage-brief-legend = On the map: { $signs }, “.” open ground. Each figure is its letter.
savage-brief-sign = “{ $sign }” { $name }
savage-goal-defeat = { $count ->
    [0] putting the whole other side out of the fight
    [one] putting 1 foe out of the fight
   *[other] putting { $count } foes out of the fight
}
savage-goal-reach = { $count ->
    [0] reaching
    [one] 1 figure reaching
   *[other] { $count } figures reaching
} the zone of columns { $left } to { $right } and rows { $top } to { $bottom }
savage-goal-hold = at the end, more figures than the other side in the zone of columns { $left } to { $right } and rows { $top } to { $bottom }
savage-goal-survive = ending with { $count ->
    [0] somebody
    [one] 1 figure
   *[other] { $count } figures
} still up
savage-goal-protect = { $figure } still up at the end
savage-goal-slay = putting { $figure } out of the fight
savage-goal-touch = laying a hand on { $figure }
savage-goal-break = breaking: { $thing }

## Questions

savage-ask-act = What does { $figure } do?
savage-ask-act_now = { $figure } is on Hold. Act now?
savage-ask-interrupt = { $figure } is on Hold. Interrupt { $target }?
savage-ask-interrupt_move = { $figure } moves. Who on Hold interrupts, and at which point of the way?
savage-ask-free_attack = { $target } moves away. Does { $figure } strike with a free attack?
savage-ask-first_strike = { $target } comes up. Does { $figure } strike first?
savage-ask-extraction = { $figure } moves away from { $target }. Slip past the free attack? It works once a turn.
savage-ask-benny_card = Do you spend a Benny on another Action Card? For whom?
savage-ask-benny_damage = Do you spend a Benny for { $figure } to re-roll the damage?
savage-ask-benny_shaken = { $figure } is Shaken. Do you spend a Benny to recover?
savage-ask-benny_strike = { $figure } is Shaken and { $target } is within reach. Do you spend a Benny to recover and strike with a free attack?
savage-ask-benny_soak = { $figure } is about to be wounded. Do you spend a Benny to soak?
savage-ask-benny_trait = Do you spend a Benny for { $figure } to re-roll?
savage-ask-bite = { $figure } crushes { $target }. Bite, rather than use Strength?
savage-ask-hold_with = { $target } tries to break free of { $figure }. Which trait do you hold with?
savage-ask-resist_with = { $target } pushes { $figure }. Which trait do you resist with?
savage-ask-treat = { $target } is wounded. Does { $figure } tend the wounds?
savage-ask-test_effect = { $figure } gets the better of { $target }. What is the effect?
savage-ask-share_shot = { $figure } splits the shots and a die shows { $die }. Is it for { $target }?
savage-ask-modifiers = What does { $figure } add to the power?
savage-ask-selective = Whom does the power of { $figure } affect?
savage-ask-suppress_damage = Whom does the fire of { $figure } hurt? Choose { $count }.
savage-ask-caught = Whom does the attack of { $figure } on { $target } catch as well? Choose { $count }.

## Events

savage-event-round_began = Round { $round }.
savage-event-dealt = { $figure }{ $others ->
    [0] {""}
    [one] {" "}and 1 more
   *[other] {" "}and { $others } more
}: Action Card { $card }.
savage-event-turn_began = Turn of { $figure }.
savage-event-moved = { $figure } moves { $paces ->
    [one] 1 pace
   *[other] { $paces } paces
}.
savage-event-did = { $what ->
    [aim] { $figure } aims at { $target }.
    [declare_2] { $figure } is to take 2 actions, each at −2.
    [declare_3] { $figure } is to take 3 actions, each at −4.
    [run] { $figure } runs.
    [ready] { $figure } readies: { $target }.
    [stow] { $figure } puts away: { $target }.
    [douse] { $figure } puts out: { $target }.
    [reload] { $figure } reloads: { $target }.
    [pick_up] { $figure } picks up: { $target }.
    [grab] { $figure } grabs: { $target }.
    [dropped] { $figure } drops: { $target }.
    [weapon_broken] { $figure } is left with a broken { $target }.
    [jump] { $figure } jumps across.
    [climb] { $figure } climbs across.
    [climb_failed] { $figure } fails to climb.
    [fell_short] { $figure } falls short of the other side.
    [faster] { $figure } speeds up to { $speed } km/h.
    [slower] { $figure } slows down to { $speed } km/h.
    [recharge] { $figure } recovers Power Points.
    [test_failed] { $figure } does not impress { $target }.
    [supported] { $figure } supports { $target }.
    [support_failed] { $figure } is no help to { $target }.
    [support_spoiled] { $figure } gets in the way of { $target }.
    [finish] { $figure } finishes { $target }.
    [hide_failed] { $figure } finds no way to hide.
    [open] { $figure } opens: { $target }.
    [close] { $figure } shuts: { $target }.
    [broke] { $figure } breaks: { $target }.
    [not_broken] { $figure } does not break: { $target }.
    [pushed] { $figure } pushes { $target }.
    [unseated] { $figure } pushes { $target } out of the saddle.
    [pushed_against] { $figure } pushes { $target } against an obstacle.
    [push_failed] { $figure } cannot budge { $target }.
    [touched] { $figure } touches { $target }.
    [grapple_failed] { $figure } fails to grapple { $target }.
    [crush_failed] { $figure } fails to crush { $target }.
    [still_held] { $figure } does not break free.
    [story_bullets] For a Benny, { $figure } finds ammunition.
    [story_cover_gone] For a Benny, the cover of { $target } gives way.
    [story_light] For a Benny, the light changes.
    [story_door] For a Benny, a door opens.
    [story_stumble] For a Benny, { $target } stumbles.
   *[story_rally] For a Benny, { $figure } rallies the side.
}
savage-event-attacked = { $figure } attacks { $target }: { $weapon }.
savage-event-missed = { $figure } misses { $target }.
savage-event-hit = { $figure } hits { $target }{ $raised ->
    [true] {" "}with a raise
   *[false] {""}
}{ $through ->
    [true] {" "}through the cover
   *[false] {""}
}.
savage-event-tried = { $what ->
    [test] { $figure } tries to rattle { $target }: { $trait }.
    [support] { $figure } tries to help { $target }.
    [hide] { $figure } tries to hide.
    [push] { $figure } tries to push { $target }.
    [grapple] { $figure } tries to grapple { $target }.
    [crush] { $figure } tries to crush { $target }.
    [break_free] { $figure } tries to break free.
    [first_aid] { $figure } gives { $target } first aid.
    [antidote] { $figure } treats the poison of { $target }.
    [jump_far] { $figure } tries to jump across.
   *[climb_hard] { $figure } tries to climb across.
}
savage-event-unharmed = { $figure } is unharmed.
savage-event-wounded = { $figure } takes { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}.
savage-event-became = { $state ->
    [prone] { $figure } is prone.
    [hold] { $figure } goes on Hold.
    [defending] { $figure } defends: +4 Parry.
    [bleeding] { $figure } is Bleeding Out.
    [poisoned] { $figure } is poisoned.
    [dead] { $figure } is dead.
    [unconscious] { $figure } is unconscious.
    [drowning] { $figure } is drowning.
    [hidden] { $figure } hides.
    [mounted] { $figure } mounts up.
    [dismounted] { $figure } dismounts.
    [aboard] { $figure } gets into the vehicle.
    [outside] { $figure } gets out of the vehicle.
    [fatigued] { $figure } is Fatigued.
    [exhausted] { $figure } is Exhausted.
    [glow] { $figure } glows.
    [shroud] { $figure } is shrouded.
    [hinder] { $figure } moves more slowly.
    [hurry] { $figure } moves faster.
    [shaken] { $figure } is Shaken.
    [stunned] { $figure } is Stunned.
    [distracted] { $figure } is Distracted.
    [vulnerable] { $figure } is Vulnerable.
    [entangled] { $figure } is Entangled.
   *[bound] { $figure } is Bound.
}
savage-event-recovered = { $state ->
    [prone] { $figure } stands up.
    [held] { $figure } is free.
    [tied] { $figure } is no longer tied up.
    [hold] { $figure } is no longer on Hold.
    [bleeding] { $figure } is no longer Bleeding Out.
    [poisoned] { $figure } is no longer poisoned.
    [drowning] { $figure } breathes again.
    [fatigue] { $figure } rests and is less fatigued.
    [incapacitated] { $figure } comes round.
    [injury] { $figure } gets over an injury.
    [unaware] { $figure } notices the danger.
    [shaken] { $figure } is no longer Shaken.
    [stunned] { $figure } is no longer Stunned.
    [distracted] { $figure } is no longer Distracted.
   *[vulnerable] { $figure } is no longer Vulnerable.
}
savage-event-fell = { $out ->
    [unconscious] { $figure } is unconscious.
    [dead] { $figure } is dead.
    [gone] { $figure } leaves the map.
    [wrecked] { $figure } is wrecked.
   *[incapacitated] { $figure } is Incapacitated.
}
savage-event-soaked = { $figure } soaks { $wounds ->
    [0] 0 wounds
    [one] 1 wound
   *[other] { $wounds } wounds
}.
savage-event-benny_spent = { $figure } spends a Benny; { $left ->
    [0] none
    [one] 1
   *[other] { $left }
} left.
savage-event-injured = Injury of { $figure }: { $injury ->
    [unmentionables] unmentionables
    [left_arm] left arm
    [right_arm] right arm
    [agility] guts, Agility down
    [vigor] guts, Vigor down
    [strength] guts, Strength down
    [leg] leg
    [ugly] a hideous scar
    [one_eye] an eye lost
    [blind] the other eye lost
   *[smarts] the head, Smarts down
}{ $permanent ->
    [true] , for good
   *[false] {""}
}.
savage-event-scored = { $side ->
    [0] The heroes score
   *[other] The foes score
} { $points ->
    [one] 1 point
   *[other] { $points } points
}.
savage-event-cast = { $figure } uses { $power } on { $target }: { $points ->
    [one] 1 Power Point
   *[other] { $points } Power Points
}.
savage-event-power_failed = { $power } fails { $figure }.
savage-event-enchanted = { $power } is at work on { $figure }{ $rounds ->
    [0] {""}
    [one] {" "}for 1 round
   *[other] {" "}for { $rounds } rounds
}.
savage-event-healed = { $figure } is healed of { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}.
savage-event-reached = The blast of { $figure } reaches { $figures ->
    [one] 1 target
   *[other] { $figures } targets
}.
savage-event-hours_passed = { $hours ->
    [one] An hour passes
   *[other] { $hours } hours pass
}.
savage-event-deviated = The shot of { $figure } goes { $paces ->
    [one] 1 pace
   *[other] { $paces } paces
} astray, towards { $hour } o'clock.
savage-event-covered = { $figure }: the blast goes off.
savage-event-evaded = { $figure } evades the blast.

## What is added to dice

savage-term-written = written beside the die
savage-term-damage = beside the damage dice
savage-term-toughness = { $figure }: Toughness
savage-term-armour = Armor and cover
savage-term-parry = { $figure }: Parry

## States, by name

savage-state-carried = { $role ->
    [driver] driving: { $on }
    [passenger] inside: { $on }
   *[rider] riding: { $on }
}
savage-state-seat = { $role ->
    [driver] { $figure } (driving)
   *[other] { $figure }
}
savage-state-carries = { $count ->
    [0] { $berths ->
        [0] riderless
       *[other] nobody inside
    }
   *[other] carries { $figures }
}
savage-state-gap = { $paces ->
    [0] adjacent
    [one] adjacent
   *[other] { $paces } paces away
}

savage-state_name = { $state ->
    [shaken] Shaken
    [stunned] Stunned
    [prone] prone
    [entangled] Entangled
    [bound] Bound
    [distracted] Distracted
    [vulnerable] Vulnerable
    [defending] defending
    [aim] aiming
    [hold] on Hold
    [hidden] hidden
    [surprised] surprised
    [unaware] unaware
    [touched] touched
    [tied] tied up
    [bleeding] Bleeding Out
    [poisoned] poisoned
    [drowning] drowning
    [fatigue] fatigued
    [burning] burning
    [mount] mounted
    [dark] { $amount ->
        [2] in dim light −2
        [4] in the dark −4
       *[other] in pitch darkness −{ $amount }
    }
    [speed] { $amount } km/h
   *[vehicle] in a vehicle
}

## Table and result

savage-picture-round = Round { $round } of { $rounds }{ $count ->
    [0] {""}
   *[other] . Next: { $next }
}
savage-picture-side = { $whose ->
    [own] Yours: { $name }
    [foe] Foes: { $name }
   *[none] { $name }
} · { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $pool ->
    [0] {""}
    [one] {" "}· 1 common Benny
   *[other] {" "}· { $pool } common Bennies
}
savage-picture-figure = { $acting ->
    [true] ►
   *[false] {" "}
} { $sign }  { $figure }{ $out ->
    [no] { $count ->
        [0] {""}
       *[other] : { $parts }
    }
    [unconscious] : unconscious
    [dead] : dead
    [gone] : off the map
    [wrecked] : wrecked
   *[incapacitated] : Incapacitated
}
savage-picture-card = { $card }
savage-picture-wounds = wounds { $wounds }/{ $most }
savage-picture-bennies = { $bennies ->
    [one] 1 Benny
   *[other] { $bennies } Bennies
}
savage-picture-darkness = Where no light reaches: { $penalty ->
    [2] dim, −2
    [4] dark, −4
   *[other] pitch dark, −{ $penalty }
} to attack whoever is there
savage-picture-line = Paces along the line:
savage-picture-points = power { $points }
savage-picture-power = { $power }
savage-picture-weapon = { $weapon }{ $shots ->
    [0] {""}
   *[other] {" "}{ $loaded }/{ $shots } (+{ $spare })
}
savage-result-decisive = { $winner ->
    [0] The heroes win: they got what they came for.
   *[other] The foes win: they got what they came for.
}
savage-result-wiped_out = { $winner ->
    [-1] Nobody is left standing.
    [0] The heroes win: no foe is left standing.
   *[other] The foes win: no hero is left standing.
}
savage-result-time = { $winner ->
    [-1] Time is up and nobody is ahead.
    [0] Time is up and the heroes win on points.
   *[other] Time is up and the foes win on points.
}

## Answers and outcomes

savage-group-move = Move
savage-group-attack = Attack
savage-group-manoeuvre = Manoeuvres
savage-group-gear = Gear
savage-group-turn = Turn
savage-bundle-move = Go to (column, row)
savage-option-true = Yes
savage-option-false = No
savage-option-cut_in = { $paces ->
    [0] { $figure } interrupts before the first step
    [one] { $figure } interrupts after 1 pace
   *[other] { $figure } interrupts after { $paces } paces
}
savage-option-let_pass = { $figure } does not interrupt
savage-option-figure = { $figure }
savage-option-with_card = { $figure }, who has { $card }: { $higher } of { $left } cards are higher
savage-option-nobody = Nobody
savage-option-figures = { $count ->
    [0] Nobody
   *[other] { $figures }
}
savage-option-move = Go to { $place }
savage-option-place = ({ $x }, { $y }), { $paces ->
    [one] 1 pace
   *[other] { $paces } paces
}{ $count ->
    [0] {""}
   *[other] , beside { $beside }
}
savage-option-thing = { $item } ({ $x }, { $y })
savage-option-using = { $deed }: { $item }
savage-option-other_hand = { $item } (other hand)
savage-form = { $form ->
    [butt] the butt of the { $item }
    [second_fight] { $item }: the other hand, no action
    [second_shoot] { $item }: the other hand, no action
    [split] { $item }: split the shots
   *[none] { $item }
}
savage-option-place_it = { $item }: anywhere
savage-option-with = { $deed } ({ $extras })
savage-option-card = { $card }
savage-option-distracted = Distracted
savage-option-vulnerable = Vulnerable
savage-option-athletics = Athletics
savage-option-strength = Strength
savage-gist-out = { $figure } out of the fight
savage-gist-figure = { $figure }: { $parts }
savage-gist-wounded = wounded
savage-gist-count = { $whose ->
    [own] { $count } of yours
   *[foes] { $count ->
        [one] 1 foe
       *[other] { $count } foes
    }
} { $how ->
    [out] out of the fight
   *[hurt] worse off
}
# What a chance is of, behind its percentage.
savage-aim = { $deed ->
    [test] Distracted or Vulnerable
    [grapple] Entangled or Bound
    [touch] touched
    [suppress] Distracted or worse
    [cast] worse off
   *[other] Shaken or worse
}
savage-chance-unless = Unless somebody on Hold interrupts the move.

## What can be done

savage-do-fight = Fight { $to }
savage-do-butt = Strike { $to } with the butt
savage-do-sweep = Sweep: everybody adjacent, at −2
savage-do-second_fight = With the other hand, fight { $to }
savage-do-second_shoot = With the other hand, shoot at { $to }
savage-do-mount_fight = With the mount, fight { $to }
savage-do-shoot = Shoot at { $to }
savage-do-throw = Throw at { $to }
savage-do-split = Split the shots: { $to } and somebody else
savage-do-lob = Lob at { $to }
savage-do-spray = Spray { $to }
savage-do-suppress = Suppressive fire on { $to }
savage-do-cast = Use { $item } on { $to }
savage-do-recharge = Benny: recover Power Points
savage-do-recover = Benny: { $to } is no longer Shaken
savage-do-aim = Aim at { $to } for the whole turn
savage-do-aim_power = Aim { $item } at { $to } for the whole turn
savage-do-grapple = Grapple { $to }
savage-do-crush = Crush { $to }
savage-do-let_go = Let go of { $to }
savage-do-break_free = Break free
savage-do-push = Push { $to }
savage-do-touch = Touch { $to }: +2, no harm
savage-do-test = Test { $to }
savage-do-support = Support { $to }
savage-do-open = Open: { $to }
savage-do-close = Shut: { $to }
savage-do-break = Break { $to }
savage-do-shoot_thing = Shoot at { $to }
savage-do-finish = Finish { $to }
savage-do-first_aid = First aid for { $to }
savage-do-antidote = Treat the poison of { $to }
savage-do-untie = Untie { $to }
savage-do-ready = Ready: { $item } (free)
savage-do-ready_slow = Ready: { $item } (an action)
savage-do-douse = Put out: { $item }
savage-do-stow = Put away: { $item }
savage-do-reload = Reload: { $item }
savage-do-pick_up = Pick up: { $item }
savage-do-let_fall = Drop: { $item }
savage-do-grab = Grab whatever is at hand
savage-do-declare_2 = Take 2 actions, each at −2
savage-do-declare_3 = Take 3 actions, each at −4
savage-do-run = Run: a die more of pace, −2 to actions
savage-do-defend = Defend the whole turn: +4 Parry
savage-do-hold = Go on Hold
savage-do-end = End the turn
savage-do-stand = Stand up (2 paces)
savage-do-drop = Go prone
savage-do-jump = Jump { $to }
savage-do-jump_far = Jump { $to } with Athletics
savage-do-climb = Climb { $to }
savage-do-climb_hard = Climb { $to } with Athletics
savage-do-hide = Hide
savage-do-mount = Mount: { $to }
savage-do-dismount = Dismount
savage-do-faster = Speed up to { $to }
savage-do-slower = Slow down to { $to }
savage-do-get_in = Get into: { $to }
savage-do-get_out = Get out of the vehicle
savage-do-approach = Get closer to: { $to }
savage-do-retreat = Get away from: { $to }
savage-do-story_bullets = Benny: find ammunition
savage-do-story_cover_gone = Benny: the cover of { $to } gives way
savage-do-story_light = Benny: the light changes
savage-do-story_door = Benny: a door opens
savage-do-story_stumble = Benny: { $to } stumbles
savage-do-story_rally = Benny: nobody on your side is Shaken any more

## In which way

savage-detail-called = { $value ->
    [head] at the head
    [limb] at an arm
    [leg] at a leg
    [hand] at a hand
    [weapon] at the weapon
    [shield] at the shield
   *[none] at the body
}
savage-detail-wild = { $value ->
    [true] Wild Attack: +2 and Vulnerable
   *[false] no Wild Attack
}
savage-detail-nonlethal = { $value ->
    [true] nonlethal
   *[false] lethal
}
savage-detail-frenzy = { $value ->
    [figure] Frenzy, also at { $target }
   *[none] no Frenzy
}
savage-detail-shots = { $value ->
    [1] 1 shot
   *[other] { $value } shots
}
savage-detail-load = { $value ->
    [slug] with a slug
   *[none] with shot
}
savage-detail-still = { $value ->
    [true] not moving this turn
   *[false] free to move
}
savage-detail-second = the other, { $target }
savage-detail-split = shots { $value }
savage-detail-skill = with { $value ->
    [same] that same trait
   *[trait] { $trait }
}
savage-detail-roll = for { $trait }
savage-detail-trait = with { $trait }
savage-detail-paces = { $value ->
    [1] moving 1 pace
   *[other] moving { $value } paces
}
savage-detail-point = { $value ->
    [beyond] beyond
    [short] short
    [figure] half way to { $target }
   *[none] right over
}
savage-detail-weight = { $value ->
    [light] something light
    [medium] something medium
   *[heavy] something heavy
}
savage-detail-range = { $value ->
    [0] in range
    [1] twice the range, +1 point
   *[2] three times the range, +2 points
}
savage-detail-heavy = { $value ->
    [true] heavy weapon, +2 points
   *[false] no heavy weapon
}
savage-detail-veil = { $value ->
    [glow] with a glow, +1 point
    [shroud] with a shroud, +1 point
   *[none] no glow or shroud
}
savage-detail-pace = { $value ->
    [hinder] hindering, +1 point
    [hurry] hurrying, +1 point
   *[none] pace unchanged
}
savage-detail-ap = { $value ->
    [0] no armor piercing
    [1] AP 2, +1 point
    [2] AP 4, +2 points
   *[3] AP 6, +3 points
}
savage-detail-lingering = { $value ->
    [true] lingering damage, +2 points
   *[false] no lingering damage
}
savage-detail-fatigue = { $value ->
    [true] with Fatigue, +2 points
   *[false] no Fatigue
}
savage-detail-selective = { $value ->
    [true] only whom you choose, +1 point
   *[false] everybody inside
}

## Odds of an attack

savage-odds-error = “{ $given }” is no { $what ->
    [die] die: d4, d6, d8, d10, d12, or d12+1 and so on.
   *[toughness] Toughness: 7, or 7(2) with the armour in brackets.
}
savage-odds-miss = miss
savage-odds-hit = hit
savage-odds-raise = hit with a raise
savage-odds-unharmed = unharmed
savage-odds-shaken = Shaken
savage-odds-wounds = { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}
savage-odds-blast_harm = { $out ->
    [0] none
   *[other] { $out }
} out of the fight, { $hurt ->
    [0] none
   *[other] { $hurt }
} Shaken or wounded, of { $reached }
savage-odds-out = out of the fight

## What cannot be done

savage-barred-tied = Tied up: somebody must cut the ropes.
savage-barred-bound = Bound: may only try to break free.
savage-barred-shaken = Shaken: free actions only.
savage-barred-turn_spent = The whole turn is spent.
savage-barred-no_actions = No actions left. Before the first you may declare up to { $most }.
savage-barred-already_acted = An action was taken, and this takes the whole turn.
savage-barred-running = Running, and this takes the whole turn.
savage-barred-running_already = Running already this turn.
savage-barred-acted_before_running = An action was taken without the penalty for running.
savage-barred-defending = This turn walking only, no running.
savage-barred-driving = Nobody runs at the wheel: speed up.
savage-barred-cannot_run = Nobody runs prone or held.
savage-barred-held = Held: break free first.
savage-barred-not_held = Nobody holds this figure.
savage-barred-no_pace = Needs { $needs ->
    [one] 1 pace
   *[other] { $needs } paces
} of movement.
savage-barred-no_action_for_hazard = To cross dangerous ground takes an action, and none is left.
savage-barred-not_on_foot = Must be up and on foot.
savage-barred-out_of_reach = It is { $needs ->
    [one] 1 pace
   *[other] { $needs } paces
} away, and the reach is { $has }. Go closer.
savage-barred-not_adjacent = Not adjacent. Go closer.
savage-barred-touched_already = Touched already.
savage-barred-too_few_foes = Needs { $needs } adjacent foes.
savage-barred-out_of_range = Out of range.
savage-barred-out_of_hearing = Neither in hearing nor in sight.
savage-barred-cannot_stop = Nobody can stop there.
savage-barred-no_sight = No line of sight.
savage-barred-no_ammunition = Not enough shots loaded. Reload.
savage-barred-too_large_for_melee = The weapon is too large to fire in melee.
savage-barred-needs_aim = At that range it takes aiming first.
savage-barred-moved = Moved already, and aiming takes staying put.
savage-barred-no_arms = Neither arm can be used.
savage-barred-too_large = Too large.
savage-barred-bound_already = Bound already.
savage-barred-not_holding = Needs to be grappled first.
savage-barred-in_the_doorway = Somebody is in the doorway.
savage-barred-a_wall = The wall is too long to be broken down.
savage-barred-not_helpless = Not helpless: only the helpless can be finished.
savage-barred-no_lethal_weapon = Needs a lethal weapon.
savage-barred-hands_full = { $needs ->
    [one] Needs a free hand.
   *[other] Needs { $needs } free hands.
}
savage-barred-not_at_hand = No longer free: it takes an action.
savage-barred-nothing_to_grab = Nothing loose is at hand.
savage-barred-nocked_free = It is loaded with each shot, for free.
savage-barred-loaded = Loaded already.
savage-barred-no_spare = No spare ammunition left.
savage-barred-once_a_turn = Only once a turn.
savage-barred-move_first = Move or act first.
savage-barred-in_plain_sight = There is nowhere to hide here.
savage-barred-no_room = There is no room.
savage-barred-mount_unable = The mount cannot act.
savage-barred-no_faster = At top speed already.
savage-barred-no_slower = At a standstill already.
savage-barred-too_fast = The vehicle is moving: slow down first.
savage-barred-in_vehicle = In a vehicle.
savage-barred-passenger = Only the driver does that.
savage-barred-foes_aboard = There are foes in it.
savage-barred-vehicle_full = It carries { $most } at most.
savage-barred-needs_map = That needs a map.
savage-barred-no_arcane_background = No Arcane Background.
savage-barred-no_points = Not enough Power Points: costs { $needs }, has { $has }.
savage-barred-points_full = At full Power Points already.
savage-barred-unhurt = Not wounded.
savage-barred-no_bennies = No Bennies left.
savage-barred-story_told = That has happened already in this match.

savage-draft-no_room = The map has open ground for { $has } figures; { $needs } are needed.
savage-content-needs_map = The goal “{ $kind }” needs a map, and this fight has none.

## On a screen

savage-scene-head = Round { $round } of { $rounds }
savage-scene-pace = { $count ->
    [one] pace
   *[other] paces
}
savage-scene-light = { $penalty ->
    [0] Good light
    [2] Dim light: −2 to attack whoever is here
    [4] Dark: −4 to attack whoever is here
   *[other] Pitch dark: −{ $penalty } to attack whoever is here
}
savage-scene-out = { $out ->
    [unconscious] unconscious
    [dead] dead
    [gone] off the map
    [wrecked] wrecked
   *[incapacitated] Incapacitated
}
savage-scene-pool = { $pool ->
    [one] 1 common Benny
   *[other] { $pool } common Bennies
}
savage-scene-goal = { $goal }: { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $decisive ->
    [true] {" "}and victory at once
   *[false] {""}
}{ $reached ->
    [true] . Done
   *[false] {""}
}
savage-scene-reach = { $count ->
    [0] reaching
    [one] 1 figure reaching
   *[other] { $count } figures reaching
} the marked zone
savage-scene-hold = at the end, more figures than the other side in the marked zone
savage-scene-barrier = raised barrier
savage-scene-wall = wall
savage-note-state = { $state ->
    [opened] stands open
   *[broken] broken down
}
savage-note-height = { $paces ->
    [one] 1 pace high
   *[other] { $paces } paces high
}
savage-note-clear = can be seen through
savage-note-hides = hides whoever is behind it
savage-note-cover = cover: it hides { $percent }% of whoever stands behind it, −{ $penalty } to hit
savage-note-difficult = difficult ground: each pace costs two
savage-note-hazard = dangerous: Athletics to cross it{ $hazard ->
    [fall] , or one may fall
    [drown] , or one may drown
   *[bruise] , or one may be bruised
}
savage-note-climb = can be climbed
savage-note-unstable = unstable: −2 to Shooting from it
savage-note-hard = Hardness { $hardness }{ $armour ->
    [0] {""}
   *[other] , Armor +{ $armour } to whoever is behind it
}{ $damage ->
    [0] {""}
   *[other] , { $damage } of damage so far
}
savage-look-unseen = out of sight
savage-look-adjacent = within reach
savage-look-cover = { $percent ->
    [0] no cover
   *[other] { $percent }% of it is hidden: cover of −{ $penalty }
}
savage-look-light = bad light: −{ $penalty }
savage-look-range = { $weapon }: { $reaches ->
    [true] { $penalty ->
        [0] at short range
       *[other] −{ $penalty } for the range
    }
   *[false] out of range
}
savage-look-band = { $weapon }, { $band ->
    [short] short range
    [medium] medium range
   *[long] long range
}
savage-card-kind = { $wild ->
    [true] Wild Card
   *[false] Extra
}
savage-card-vehicle = Vehicle for { $most }
savage-card-now = Now
savage-card-kept = In words
savage-card-values = Values
savage-card-value = { $name } { $value }
savage-card-about = { $name }: { $about }
savage-card-power = { $name } ({ $cost } PP)
savage-card-gift = { $gift ->
    [hardy] Shaken twice is no wound
    [steady] +2 to stop being Shaken or Stunned
    [numb] ignores 1 point of wound penalties
    [whole] called shots do it no more damage
    [fearless] immune to fear and Intimidation
    [low_light] sees in dim light and in the dark as by day
    [darkvision] sees without light up to 10 paces
   *[infravision] half the penalty for bad light
}
savage-card-resilience = bears { $wounds ->
    [one] 1 wound more
   *[other] { $wounds } wounds more
}
savage-card-fear = who first sees it rolls Spirit{ $penalty ->
    [0] {""}
   *[other] {" "}at -{ $penalty }
}
savage-bane = { $bane ->
    [fire] fire
    [cold] cold
    [electricity] electricity
    [acid] acid
    [sound] sound
    [water] water
    [air] air
    [earth] earth
    [light] light
    [darkness] darkness
    [poison] poison
    [disease] disease
    [silver] silver
    [iron] iron
    [wood] wood
    [magic] magic
    [head] hits to the head
   *[weapons] normal weapons
}
savage-weakness-plus = +{ $plus } to damage
savage-weakness-double = double damage
savage-weakness-bare = Armor does not count
savage-card-excepted = not immune to { $banes }
savage-card-wounded_by = only wounded by { $banes }
savage-card-weak = weak to { $bane }: { $effects }
savage-card-poison = poison: { $kind ->
    [mild] a level of fatigue
    [wounding] a wound
    [sleeping] sleep
    [paralysing] paralysis
   *[deadly] death
}, Vigor { $modifier }
savage-card-flight = flies with a Pace of { $pace }
savage-card-immune = immune to { $kind ->
    [fire] fire
    [cold] cold
    [electricity] electricity
    [acid] acid
    [sound] sound
    [water] water
    [air] air
    [earth] earth
    [light] light
    [darkness] darkness
    [poison] poison
    [disease] disease
   *[weapons] normal weapons
}
savage-card-thing = { $name }{ $hand ->
    [none] {""}
    [main] {" "}· in hand
    [off] {" "}· in the other hand
   *[both] {" "}· in both hands
}
savage-card-weapon = { $name }: { $damage }{ $ap ->
    [0] {""}
   *[other] , AP { $ap }
}{ $ranged ->
    [true] , range { $range }
   *[false] {""}
}{ $shots ->
    [0] {""}
   *[other] , { $loaded }/{ $shots } shots (+{ $spare })
}{ $hand ->
    [none] {""}
    [main] {" "}· in hand
    [off] {" "}· in the other hand
   *[both] {" "}· in both hands
}

## What is agreed before a match

savage-options-scenario = Scenario
savage-options-board = Board
savage-options-board_free = Free: measured in paces
savage-options-board_squares = In squares of one pace
savage-options-preset = Rules
savage-options-preset_sheet = Those of the sheet, as they stand
savage-options-preset_core = With the qualifications of the larger game
savage-options-rules = House rules
savage-options-area_cover_percent = By its percentage
savage-options-area_cover_material = By its material
savage-options-own = Characters of one's own
savage-options-draft = A scenario of one's own
savage-options-heroes = Who the heroes are
savage-options-foes = Who the foes are

## What is said of an attack to know its odds

savage-procedure-attack = An attack
savage-procedure-blast = An area attack without miniatures
savage-circumstance-skill = Skill (d4–d12)
savage-circumstance-wild = Wild Card: with a Wild Die
savage-circumstance-damage = Damage
savage-circumstance-ap = Armor piercing (AP)
savage-circumstance-strength = Strength
savage-circumstance-parry = Parry (0: at range)
savage-circumstance-toughness = Toughness, as 7 or 7(2)
savage-circumstance-template = Template
savage-circumstance-template_small = Small
savage-circumstance-template_medium = Medium
savage-circumstance-template_large = Large
savage-circumstance-template_cone = Cone
savage-circumstance-targets = Enemies and friends close together
savage-circumstance-range = Range
savage-circumstance-range_short = Short
savage-circumstance-range_medium = Medium
savage-circumstance-range_long = Long
savage-circumstance-range_extreme = Extreme
savage-circumstance-cover = Cover
savage-circumstance-cover_none = None
savage-circumstance-cover_light = Light
savage-circumstance-cover_medium = Medium
savage-circumstance-cover_heavy = Heavy
savage-circumstance-cover_near_total = Near total
savage-circumstance-light = Light
savage-circumstance-light_good = Good
savage-circumstance-light_dim = Dim
savage-circumstance-light_dark = Dark
savage-circumstance-light_pitch = Pitch dark
savage-circumstance-called = Called shot
savage-circumstance-called_none = None
savage-circumstance-called_limb = Limb
savage-circumstance-called_hand = Hand
savage-circumstance-called_head = Head
savage-circumstance-modifier = Other modifiers
savage-circumstance-unstable = On unstable ground
savage-circumstance-thing = Target is a vehicle
savage-circumstance-aim = Has aimed
savage-circumstance-wild_attack = Wild attack
savage-circumstance-gang_up = Gang-up bonus
savage-circumstance-shots = Shots
savage-circumstance-bennies = Attacker's Bennies
savage-circumstance-vulnerable = Target is Vulnerable
savage-circumstance-drop = Has the Drop
savage-circumstance-shaken = Target already Shaken
savage-circumstance-target_wild = Target is a Wild Card
savage-circumstance-target_wounds = Target's wounds
savage-circumstance-target_vigor = Target's Vigor
savage-circumstance-target_size = Target's Size
savage-circumstance-target_bennies = Target's Bennies
savage-circumstance-target_hardy = Target is Hardy
savage-circumstance-target_resilience = Wounds the target bears beyond the usual

savage-workshop-scenarios = Scenarios

## Heroes that players make

savage-hero-error-bad_block = { $fault }
savage-hero-error-bad_blocks = { $fault }{"\u000A"}{ $more }

savage-hero-read-one_of = { $name }:
savage-hero-read-rules = Line { $line }, rules: { $said }
savage-hero-read-counted = Line { $line }, rules, but not to the letter: { $said }
savage-hero-read-text = Line { $line }, kept as text: { $said }
savage-hero-read-unknown = Line { $line }, not understood: { $said }
savage-hero-read-missing = Line { $line }: { $said }

savage-hero-block-label = “{ $found }” begins with the name of no field, and is kept as text.{ $near ->
    [none] {""}
   *[other] {" "}Did you mean { $near }?
}
savage-hero-block-counts = “{ $found }” counts as { $language ->
    [es] { $es }
   *[other] { $en }
}
savage-hero-block-differs = “{ $found }”: the rules here do not have { $given }
savage-hero-block-no_arcane = “{ $found }”: powers are kept as text without a skill that works them. “Arcane Skill: …” or Spellcasting, Faith or Focus was expected.
savage-hero-block-immune = “{ $found }” counts as immunity to { $kinds }{ $count ->
    [0] {""}
   *[other] {", "}except { $but }
}
savage-hero-block-weak = “{ $found }” counts as a weakness to { $banes }: { $effects }
savage-hero-block-invulnerable = “{ $found }” counts as invulnerability: only { $banes } can wound it
savage-hero-block-poison = “{ $found }” counts as poison ({ $kind }), with { $modifier } to the Vigor roll
savage-hero-block-flight = “{ $found }” counts as flight with a Pace of { $pace }
savage-hero-block-another = “{ $found }”: another character begins here, and is not read. `import` reads all of them.
savage-hero-block-unknown = there is no { $kind ->
    [attribute] attribute
    [skill] skill
    [edge] edge
    [hindrance] hindrance
    [power] power
    [gear] weapon, armor or shield
    [special] special ability
   *[token] token
} “{ $found }”.{ $near ->
    [none] {""}
   *[other] {" "}Did you mean { $near }?
}
savage-hero-block-die = a die was expected at the end of “{ $found }”: d4, d6, d8, d10, d12 or d12+N.
savage-hero-block-number = a number was expected, not “{ $found }”.
savage-hero-block-count = a count from 1 to { $most } was expected in “{ $found }”.
savage-hero-block-yes_no = yes or no was expected, not “{ $found }”.
savage-hero-block-twice = “{ $found }” is there twice.
savage-hero-block-no_name = the name is missing. A first line with it was expected, or “Name: …”.
savage-hero-block-no_attributes = { $count ->
    [one] { $names } is missing.
   *[other] these are missing: { $names }.
} “Attributes: Agility d6, Smarts d6, Spirit d6, Strength d6, Vigor d6” was expected.
savage-hero-block-too_long = the text has { $found } letters; { $most } are the most.

savage-hero-warning-kept = { $field ->
    [pace] Pace
    [parry] Parry
    [armour] Armor
   *[toughness] Toughness without armor
}: the text gives { $given } and the rules { $computed }. It stays { $given }.

savage-hero-fault-no_name = It has no name.
savage-hero-fault-unknown = There is no { $kind ->
    [attribute] attribute
    [skill] skill
    [edge] edge
    [hindrance] hindrance
    [power] power
    [gear] weapon, armor or shield
   *[token] token
} “{ $given }”.
savage-hero-fault-no_die = { $trait }: there is no die of { $given } sides.
savage-hero-fault-too_high = { $trait } { $given }: { $most } is the most to begin with.
savage-hero-fault-points = { $steps } attribute steps, { $points } skill points and { $edges } edges ask for { $needed_points } points of hindrances, and there are { $earned }.
savage-hero-fault-edge_die = { $edge } asks for { $trait } { $least }.
savage-hero-fault-edge_needs = { $edge } asks for { $needed }.
savage-hero-fault-edge_twice = { $edge } is there twice.
savage-hero-fault-hindrance_twice = { $hindrance } is there twice.
savage-hero-fault-not_both = { $hindrance } and { $other } do not go together.
savage-hero-fault-no_background = Powers ask for { $edge }.
savage-hero-fault-no_arcane_skill = Powers ask for a skill that works them: Spellcasting, Faith or Focus.
savage-hero-fault-powers = It has { $given } powers; { $most } are the most to begin with.
savage-hero-fault-power_points = It has { $given } power points; { $most } are the most to begin with.
savage-hero-fault-natural = { $gear } is no gear: it is a natural weapon.
savage-hero-fault-extra = A hero is a Wild Card, and this is not.
savage-hero-fault-human = { $field ->
    [size] The Size
    [armour] The natural armor
    [parry] The added Parry
    [toughness] The added Toughness
    [pace] The Pace, before edges and hindrances,
   *[run] The running die
} of a human is { $usual }, not { $given }.
savage-hero-fault-beast = { $field ->
    [mount] A hero is no mount.
    [bonuses] A hero adds nothing to dice other than the d12.
    [naturals] A hero has no keen natural weapons.
    [gifts] A hero has no special abilities of creatures.
    [immunities] A hero is immune to nothing.
    [resilience] A hero bears no more wounds than others.
    [exceptions] A hero is immune to nothing.
    [wounded_by] Anything can wound a hero.
    [weaknesses] A hero has no weaknesses of creatures.
    [poison] A hero is not poisonous.
    [flight] A hero does not fly.
    [fear] Nobody takes fright at the sight of a hero.
   *[heavy] A human is not born with heavy armor.
}

savage-hero-workshop-title = Heroes
savage-hero-shelf-name = Name
savage-hero-shelf-attributes = Attributes
savage-hero-shelf-skills = Skills
savage-hero-shelf-edges = Edges
savage-hero-shelf-hindrances = Hindrances
savage-hero-shelf-gear = Gear
savage-hero-shelf-powers = Powers
savage-hero-shelf-arcane = Arcane skill
savage-hero-shelf-abilities = Special abilities
savage-hero-pick-only_text = text only: no rule
savage-hero-ability-weapons = Natural weapons
savage-hero-ability-nature = Nature and movement
savage-hero-ability-harm = Harm and protection
savage-hero-ability-values = Values
savage-hero-ability-text = Text only
savage-hero-shelf-token = Silhouette
savage-hero-purse-attributes = Attribute steps
savage-hero-purse-skills = Skill points
savage-hero-purse-edges = Edges
savage-hero-purse-hindrances = Points of hindrances
savage-hero-value-pace = Pace
savage-hero-value-parry = Parry
savage-hero-value-toughness = Toughness
savage-hero-gear-weapons = Weapons
savage-hero-gear-armour = Armor
savage-hero-gear-shields = Shields
savage-hero-pick-linked = Linked to { $trait }
savage-hero-pick-core = Everybody has it at d4
savage-hero-pick-asks_die = Asks for { $trait } { $least }
savage-hero-pick-asks = Asks for { $needed }
savage-hero-pick-gives = { $points ->
    [one] Gives 1 point
   *[other] Gives { $points } points
}
savage-hero-pick-costs = { $points ->
    [one] Costs 1 power point
   *[other] Costs { $points } power points
}
savage-hero-pick-damage = Damage { $damage }{ $ap ->
    [0] {""}
   *[other] , AP { $ap }
}
savage-hero-pick-range = Range { $range }
savage-hero-pick-armour = Armor +{ $armour }
savage-hero-pick-parry = Parry { $parry }
savage-hero-pick-min_strength = Least Strength { $die }

## What a question costs
savage-cost-benny = It costs a Benny: { $left ->
    [0] none left
   *[other] { $left } left
} then.
savage-cost-card = Each card costs a Benny: { $left ->
    [0] your side has none left
   *[other] your side has { $left } left
} then.

## Ending a turn

savage-left = { $count ->
    [one] 1 action left
   *[other] { $count } actions left
}

savage-order-guarded = Only if it saves me from a wound
savage-aside-act_now = Go on waiting

savage-hero-error-too_many = { $most ->
    [0] Nobody on this side can be replaced.
    [one] Only one of this side can be replaced: bring one.
   *[other] Only { $most } of this side can be replaced: bring { $most } at most.
}

## Odds: more procedures, and what is asked at a glance

savage-procedure-test = A Test
savage-procedure-soak = Soaking wounds
savage-procedure-recovery = Recovering
savage-procedure-trait = A trait roll
savage-circumstance-trait = Trait (d4–d12)
savage-circumstance-target = Target number
savage-circumstance-own_wounds = Own wounds
savage-circumstance-own_fatigue = Own Fatigue
savage-circumstance-own_bennies = Bennies
savage-circumstance-distracted = Distracted
savage-circumstance-helped = Support
savage-circumstance-resists = The attribute that resists
savage-circumstance-taken = Wounds of the hit
savage-circumstance-vigor = Vigor
savage-circumstance-condition = From
savage-circumstance-condition_shaken = Shaken
savage-circumstance-condition_stunned = Stunned
savage-circumstance-resolve = Spirit (Vigor if Stunned)
savage-circumstance-combat_reflexes = Combat Reflexes
savage-odds-critical = critical failure
savage-odds-failure = failure
savage-odds-success = { $raises ->
    [0] success
    [1] success with a raise
   *[other] success with 2 raises or more
}
savage-odds-resisted = it resists
savage-odds-unsettled = Distracted or Vulnerable
savage-odds-rattled = Distracted or Vulnerable, and Shaken
savage-odds-soaked = all wounds soaked
savage-odds-still = no better
savage-odds-recovered = { $vulnerable ->
    [0] recovered
    [1] recovered, Vulnerable to the end of this turn
   *[other] recovered, Vulnerable to the end of the next turn
}
savage-mark-hit = A hit
savage-mark-raise = A hit with a raise
savage-mark-shaken = Shaken or worse
savage-mark-wound = At least one wound
savage-mark-out = Out of the fight
savage-mark-success = A success
savage-mark-rattled = Shaken as well
savage-mark-soaked = All wounds soaked
savage-mark-recovered = Recovered
savage-mark-one_raise = At least one raise
savage-mark-critical = Critical failure
savage-mark-someone_hurt = Somebody Shaken or worse
savage-mark-someone_out = Somebody out of the fight

## A hero's sheet on paper

savage-hero-paper-traits = Traits
savage-hero-paper-state = State
savage-hero-paper-abilities = What it means
savage-hero-paper-reference = Quick reference
savage-hero-paper-wounds = Wounds
savage-hero-paper-fatigue = Fatigue
savage-hero-paper-bennies = Bennies
savage-hero-paper-points = Power points
savage-hero-paper-states = States
savage-hero-paper-column-weapon = Weapon
savage-hero-paper-column-damage = Damage
savage-hero-paper-column-ap = AP
savage-hero-paper-column-range = Range
savage-hero-paper-column-rof = RoF
savage-hero-paper-column-shots = Shots
savage-hero-paper-column-notes = Notes
savage-hero-paper-parry = Parry { $value }
savage-hero-paper-reach = Reach { $value }
savage-hero-paper-min_strength = Min Str { $value }
savage-hero-paper-two_hands = two hands
savage-hero-paper-legend = States explained

## The letters that pick deeds on a keyboard

savage-key-move = g
savage-key-recover = v
savage-key-stand = p
savage-key-break_free = b
savage-key-fight = f
savage-key-shoot = s
savage-key-cast = c
savage-key-mount_fight = o
savage-key-lob = q
savage-key-spray = i
savage-key-finish = x
savage-key-crush = k
savage-key-reload = y
savage-key-test = t
savage-key-aim = a
savage-key-run = r
savage-key-defend = d
savage-key-hold = h

## Beats: words of great moments

savage-beat-joker = Joker!
savage-beat-raise = A raise!
savage-beat-fell = { $wild ->
    [true] { $out ->
        [dead] Wild Card dead!
        [wrecked] Wrecked!
       *[other] Wild Card down!
    }
   *[false] { $out ->
        [dead] Dead!
        [wrecked] Wrecked!
       *[other] Out of the fight!
    }
}
