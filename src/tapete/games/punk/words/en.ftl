### Punkapocalyptic
###
### punk-do-<what>: an Action of the menu, with $to (whom) and $item (what with).
### punk-detail-<name>: a detail of one, with $value (its value, or "figure") and $target (who).
### $figure, $target, $to, $other, $weapon, $item, $gear, $ability… are names by the time they are said.

punk-title = Punkapocalyptic
punk-pitch = Gangs of the Wasteland on a table in centimetres. Take cover, climb, charge from above, and set fire to whatever is left.

## Names

punk-name = { $language ->
    [es] { $es }
   *[en] { $en }
}{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
punk-word = { $word }
punk-ability = { $name } ({ $number })

## Before the start

punk-somebody = somebody
punk-something = something
punk-anybody = …
punk-side = { $side ->
    [0] the first band
   *[1] the second band
}
punk-zone = zone { $zone }
punk-brief-title = { $name } ({ $turns ->
    [one] 1 Turn
   *[other] { $turns } Turns
})
punk-brief-side = { $whose ->
    [own] You lead { $name }, of { $faction }. Here you are: { $role }. You score for:
    [foe] Against you: { $name }, of { $faction }. Here they are: { $role }. They score for:
   *[none] { $name }, of { $faction }. Here they are: { $role }. They score for:
}
punk-brief-band = { $whose ->
    [own] You lead { $name }, of { $faction }.
    [foe] Against you: { $name }, of { $faction }.
   *[none] { $name }, of { $faction }.
}
punk-brief-both = Both bands score for:
punk-brief-part = { $role } (a die decides who is who) score for:
punk-brief-goal = {"  "}- { $goal }
punk-brief-beasts = Beasts of the Wasteland are about: they go for whoever is nearest.
punk-brief-legend = On the map: ░ light, ▒ medium and ▓ heavy scenery, with its size and grade (2M is size 2, medium: L light, M medium, P heavy); “,” rough, “;” very rough, “=” impassable and “~” contaminated ground; # ladder.
punk-brief-legend_more = ^ fire, % smoke, * radiation, + downed; numbers are objectives. Each mini is its letter, and the arrow after it says where it looks. The rulers are in cm: “m 42 31” goes there.
punk-goal-fell = each enemy out of action: { $points ->
    [one] 1 point
   *[other] { $points } points
}
punk-goal-leader = their leader out of action: { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $decisive ->
    [true] {" "}and victory at once
   *[false] {""}
}
punk-goal-guard = your leader still up at the end: { $points ->
    [one] 1 point
   *[other] { $points } points
}
punk-goal-hold = at the end, for each { $of ->
    [spot] spot
    [supply] crate
    [captive] captive
    [device] device
   *[any] objective
} you control: { $points ->
    [one] 1 point
   *[other] { $points } points
}
punk-goal-keep = from Turn { $since } on, for each { $of ->
    [spot] spot
    [supply] crate
    [captive] captive
    [device] device
   *[any] objective
} you control when a Turn ends: { $points ->
    [one] 1 point
   *[other] { $points } points
}
punk-goal-carry = at the end, for each { $of ->
    [spot] spot
    [supply] crate
    [captive] captive
    [device] device
   *[any] objective
} in your hands: { $points ->
    [one] 1 point
   *[other] { $points } points
}
punk-goal-home = for each { $of ->
    [spot] spot
    [supply] crate
    [captive] captive
    [device] device
   *[any] objective
} brought to your own zone: { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $decisive ->
    [true] {" "}and victory at once
   *[false] {""}
}
punk-goal-work = { $of ->
    [cart] the cart getting where it goes
    [device] each device worked
   *[any] each objective done
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}{ $decisive ->
    [true] {" "}and victory at once
   *[false] {""}
}
punk-goal-deny = { $of ->
    [cart] the cart not getting there
    [captive] the captive not freed
    [device] each device they have not worked
   *[any] each objective they have not done
}: { $points ->
    [one] 1 point
   *[other] { $points } points
}
punk-goal-cross = at the end, for each of your minis in their zone: { $points ->
    [one] 1 point
   *[other] { $points } points
}

## The table

punk-scene-head = { $turn ->
    [0] Deployment
   *[other] Turn { $turn } of { $turns }{ $round ->
        [0] {""}
       *[other] {" "}· Agility Round { $round }
    }
}
punk-scene-under = { $head } · { $weather }
punk-scene-cm = cm
punk-scene-out = { $out ->
    [removed] gone from the table
    [reserve] not here yet
   *[downed] downed
}
punk-scene-agility = AG { $agility }
punk-scene-faction = { $faction }
punk-scene-left = { $left } of { $count } minis left
punk-scene-zone = Zone of { $name }
punk-scene-marker = { $kind ->
    [fire] Fire, Strength { $power }
    [smoke] Smoke
    [radiation] Radiation
   *[other] Marker
}{ $until ->
    [0] {""}
   *[other] , to the end of Turn { $until }
}
punk-scene-objective = { $name }{ $done ->
    [true] , done
   *[false] { $holder ->
        [-1] {""}
       *[other] , held by { $side }
    }
}
punk-picture-side = { $whose ->
    [own] Yours: { $name }
    [foe] Theirs: { $name }
   *[none] { $name }
} · { $points ->
    [one] 1 point
   *[other] { $points } points
} · { $left } of { $count } minis
punk-picture-mini = { $acting ->
    [true] ►
   *[false] {" "}
} { $sign }  { $figure }{ $out ->
    [no] : { $parts }
    [removed] : gone from the table
    [reserve] : not here yet
   *[downed] : downed
}
punk-picture-facing = { $arrow }
punk-picture-height = { $height } cm up
punk-picture-wounds = { $wounds } of { $most } wounds borne
punk-picture-bullets = { $bullet } ×{ $count }
punk-picture-weapon = { $weapon }{ $broken ->
    [true] {" "}(broken)
   *[false] { $charges ->
        [0] {""}
        [one] {" "}(1 charge)
       *[other] {" "}({ $charges } charges)
    }
}
punk-mark = { $state ->
    [prone] prone
    [dying] downed, and going on
    [poison] poisoned{ $amount ->
        [0] {""}
       *[other] {" "}({ $amount })
    }
    [shocked] shocked
    [sick] sick from radiation
    [irradiated] weaker against radiation{ $amount ->
        [0] {""}
       *[other] {" "}({ $amount })
    }
    [held] in an enemy's grip
    [locked] locked in combat
    [ready] on Defensive Fire
    [aim] aiming
    [boost] boosted
    [showing] showing off
    [barrier] behind a psychic barrier
    [radiant] gives off radiation
    [extra] { $amount ->
        [-1] 1 Action fewer
       *[other] 1 Action more
    } in its next activation
    [delayed] waits for Round { $amount }
   *[acted] has acted
}
punk-reload = { $weapon }: { $left ->
    [one] 1 Action to reload
   *[other] { $left } Actions to reload
}
punk-note-code = “{ $code }”: size { $size }, { $grade ->
    [light] light
    [medium] medium
   *[heavy] heavy
} cover
punk-note-size = size { $size }, { $height } cm high
punk-note-grade = { $grade ->
    [light] light cover: +{ $armour } Armour
    [medium] medium cover: +{ $armour } Armour
   *[heavy] heavy cover: +{ $armour } Armour
}
punk-note-ground = { $ground ->
    [rough] rough: an Agility roll, or half the movement
    [very_rough] very rough: half the movement, or risk a Fall
    [contaminated] contaminated: 1 Toughness for good, if you end your activation here
   *[impassable] impassable: nobody goes in, and nobody comes out
}
punk-note-ladder = it has a ladder
punk-note-smooth = nobody climbs it
punk-note-no_standing = nobody can stand on it
punk-look-avoidable = The cover can be avoided: −3 Precision
punk-look-smoke = Smoke in between: −3 Precision
punk-look-locked = It is in a combat: −3, and a stray shot may hit anybody in it
punk-look-from_behind = From behind: +1 Precision
punk-look-range = { $weapon }: { $band ->
    [short] short range
    [medium] medium range
    [long] long range
    [only] within reach
   *[beyond] out of range
}{ $modifier ->
    [0] {""}
   *[other] , { $modifier }
}
punk-look-band = { $weapon }, { $band ->
    [short] short
    [medium] medium
    [long] long
   *[only] reach
}
punk-look-contact = In contact
punk-card-kind = { $profile } · { $faction } · { $base } mm base
punk-card-now = Now
punk-card-attributes = Attributes
punk-card-weapons = Weapons
punk-card-gear = Gear
punk-card-bullets = Bullets (nobody else sees them)
punk-card-special = Special rules
punk-card-powers = Powers
punk-card-actions = { $left ->
    [one] 1 Action left
   *[other] { $left } Actions left
}
punk-card-height = { $height } cm up{ $held ->
    [true] , hanging on
   *[false] {""}
}
punk-card-emptied = nothing can be taken from it
punk-card-armour = Armour { $armour }
punk-card-attribute = { $letter ->
    [A] Actions
    [C] Combat
    [P] Precision
    [AG] Agility
    [F] Strength
    [D] Toughness
   *[T] Technique
} { $now }{ $changed ->
    [true] {" "}(was { $born })
   *[false] {""}
}
punk-card-facts = { $name }: { $facts }
punk-card-about = { $name }: { $about }
punk-card-weapon = { $figures }{ $broken ->
    [true] {" "}· broken
   *[false] {""}
}{ $reload ->
    [0] {""}
    [one] {" "}· 1 Action to reload
   *[other] {" "}· { $reload } Actions to reload
}{ $charges ->
    [0] {""}
    [one] {" "}· 1 charge
   *[other] {" "}· { $charges } charges
}{ $pumped ->
    [0] {""}
    [one] {" "}· 1 mark
   *[other] {" "}· { $pumped } marks
}

## Answers and outcomes

punk-group-move = Move
punk-group-fight = Assault and fight
punk-group-shoot = Shoot
punk-group-gear = Hands on
punk-group-gifts = Gifts
punk-group-turn = Activation
punk-way = { $way ->
    [move] Move
    [leap] Leap
   *[assault] Assault
}
punk-bundle-go = { $way ->
    [leap] Leap to (cm from the left, cm from the top)
   *[move] Go to (cm from the left, cm from the top)
}
punk-option-go = { $way ->
    [leap] Leap to { $place }
   *[move] Go to { $place }
}
punk-option-place = ({ $x }, { $y }), { $far } cm{ $height ->
    [0] {""}
   *[other] , { $height } cm up
}{ $count ->
    [0] {""}
   *[other] , { $hows }
}
punk-option-how = { $how ->
    [climb] climbing
    [ladder] by the ladder
    [jump] jumping
    [drop] dropping down
   *[leap] leaping
}
punk-option-fall = with a Fall of Strength { $strength }
punk-remark-climb = { $how ->
    [ladder] By the ladder: { $far } cm.
   *[climb] Climbs { $far } cm: an Agility roll, or half the movement.
}
punk-remark-jump = Jumps { $far } cm{ $hard ->
    [0] .
    [1] : an Agility roll, or a Fall.
   *[2] : an Agility roll at -2, or a Fall.
}
punk-remark-drop = Drops { $far } cm{ $strength ->
    [0] , unharmed.
   *[other] . It is a Fall of Strength { $strength }: if its Toughness does not beat it, it is Downed; if it does, Prone.
}
punk-option-turn = Turn on the spot { $arrow }
punk-option-stay = Stay where it is
punk-option-assault = Assault { $targets }{ $by ->
    [foot] {""}
    [climb] , climbing
    [ladder] , by the ladder
    [jump] , jumping
    [drop] , from above
   *[leap] , leaping
}{ $more ->
    [0] {""}
    [one] : 1 more Action to get there
   *[other] : { $more } more Actions to get there
}
punk-option-post = At ({ $x }, { $y }){ $height ->
    [0] {""}
   *[other] , { $height } cm up
} { $arrow }
punk-option-react = { $far ->
    [0] { $figure } shoots before it takes a step
   *[other] { $figure } shoots once it has moved { $far } cm
}
punk-option-let_pass = { $figure } lets it pass
punk-option-put = { $what ->
    [lob] Throw at a point: { $item }
   *[template] Lay the template: { $item }
}
punk-option-put_at = { $what } { $place }
punk-option-spot = ({ $x }, { $y })
punk-option-with = { $deed } ({ $extras })
punk-option-figure = { $figure }
punk-option-thing = { $item }
punk-option-several = { $count ->
    [0] Nobody
   *[other] { $names }
}
punk-option-number = { $number }
punk-option-wait = Wait for Round { $number }
punk-option-zone = { $name }
punk-option-nobody = Nobody
punk-option-true = Yes
punk-option-false = No
punk-gist-out = { $figure } { $out ->
    [removed] gone from the table
   *[downed] downed
}
punk-gist-figure = { $figure }: { $parts }
punk-gist-lost = { $points ->
    [one] loses 1 point for good
   *[other] loses { $points } points for good
}
punk-gist-wounds = bears a hit
punk-gist-count = { $whose ->
    [own] { $count } of yours
   *[foes] { $count ->
        [one] 1 enemy
       *[other] { $count } enemies
    }
} { $how ->
    [out] out of the game
   *[hurt] worse off
}
# What a chance is of, behind its percentage.
punk-aim = { $deed ->
    [fight] enemy downed or hurt
    [shoot] target downed or hurt
   *[other] an enemy downed or hurt
}
punk-ask-act = What does { $figure } do? { $left ->
    [one] 1 Action left.
   *[other] { $left } Actions left.
}
punk-result-turns = { $winner ->
    [-1] Time is up, and nobody is ahead: { $most } to { $least }.
   *[other] Time is up: { $name }, by { $most } to { $least }.
}
punk-result-wiped_out = { $winner ->
    [-1] Nobody is left to tell of it: { $most } to { $least }.
   *[other] Only one band is left. { $name } win, by { $most } to { $least }.
}
punk-result-decisive = { $winner ->
    [-1] It is done, and nobody is ahead: { $most } to { $least }.
   *[other] { $name } have got what they came for: { $most } to { $least }.
}
punk-kind-fight = Fight
punk-kind-shoot = Shoot
punk-kind-aim = Aim
punk-kind-reload = Reload
punk-kind-press = Raise the pressure
punk-kind-vent = Let the pressure out
punk-kind-pump = Pump
punk-kind-loot = Loot
punk-kind-exchange = Exchange bullets
punk-kind-interact = Interact
punk-kind-pick_up = Pick up a weapon
punk-kind-mend = Mend a weapon
punk-kind-heal = Heal
punk-kind-devour = Devour
punk-kind-harvest = Harvest
punk-kind-mind_shock = Mind shock
punk-kind-disarm = Disarm
punk-kind-boost = Boost
punk-kind-puppeteer = Puppeteer
punk-do-end = End the activation

## Seeing and cover

punk-look-behind = Behind its back: not in its arc of sight
punk-look-hidden = Out of sight: every line between the two bases is blocked
punk-look-hides = In the way, of size { $size }: { $scenery }
punk-look-far_from_edge = Out of sight: { CM($has) } cm from the edge, and it would have to be within { CM($needs) } cm
punk-look-beneath = Out of sight: what the upper one stands on is in between
punk-look-no_shot = It cannot be shot at, so its cover does not matter
punk-look-open = No cover
punk-look-partial = Partial cover: +{ $bonus } Armour
punk-look-total = Total cover: +{ $bonus } Armour, and it cannot be avoided
punk-look-element = +{ $adds }: { $scenery } (size { $size })
punk-look-zone = What counts is the part that is crossed, of size { $size }: { $scenery }
punk-look-odd = Oddly shaped, it covers in part and hides nobody: { $scenery }
punk-look-from_above = From above, the building does not cover the target
punk-look-near_edge = Near the edge: the building covers it
punk-look-at_edge = Right at the edge: the building does not cover it
punk-look-leans_out = The shooter touches it and leans out; it does not count: { $scenery }
punk-look-too_small = Too small for that base, no obstacle: { $scenery }
punk-look-past_minis = { $count ->
    [one] { $figure } is in the line of fire: −3 Precision
   *[other] { $count } minis in the line of fire, { $figure } the nearest: −3 Precision
}
punk-look-behind_minis = { $count ->
    [one] { $figure } covers it wholly: it cannot be chosen as a target
   *[other] { $count } minis cover it wholly: it cannot be chosen as a target
}
punk-look-only_scenery = Avoiding cover is of no use against minis in the way
punk-look-shield = +{ $adds }: { $shield }

## Moving

punk-ask-rough = { $figure } steps on rough ground. Roll Agility to move as on good ground? If not, it moves half as far.
punk-ask-climb = { $figure } is about to climb. Roll Agility to use all its movement? If not, it moves half as far.
punk-ask-very_rough = { $figure } comes to very rough ground. Go carefully, or take the risk?
punk-ask-rest = { $figure } may only move { CM($left) } cm more. Which way?
punk-ask-facing = Which way does { $figure } face?
punk-ask-join = { $figure } is left free. Whom does it come into contact with?
punk-option-safe = Carefully: half the movement
punk-option-risk = Take the risk: all the movement, or a fall
punk-do-stand_up = Stand up
punk-barred-hanging = It hangs on a wall: it can only go on moving, or drop.
punk-event-moved = { $figure } moves { CM($far) } cm.
punk-event-turned = { $figure } turns on the spot.
punk-event-slowed = { $ground ->
    [climb] { $figure } climbs slowly: this move is halved.
    [very_rough] { $figure } goes carefully over the very rough ground: this move is halved.
   *[rough] The rough ground slows { $figure } down: this move is halved.
}
punk-event-fell = { $strength ->
    [0] { $figure } falls { CM($height) } cm, unharmed.
   *[other] { $figure } falls { CM($height) } cm: Strength { $strength }.
}
punk-event-prone = { $figure } is Prone.
punk-event-stood_up = { $forced ->
    [true] { $figure } scrambles up to face the enemy: -3 to its Combat rolls and no separating in this activation.
   *[false] { $figure } stands up.
}
punk-event-displaced = { $why ->
    [fire] { $figure } gets out of the fire.
    [stays] { $figure } has no way out and stays put.
   *[freed] { $figure } goes over to the nearest enemy of its combat.
}

## Fighting, hits and going down

punk-ask-reroll = { $kind ->
    [combat] Your Combat die shows { $face }. Reroll it? The new result stands.
    [impact] Your impact die shows { $face }. Reroll it? The new result stands.
    [separate] Your Agility die to separate shows { $face }. Reroll it? The new result stands.
    [poison] Your die against the poison shows { $face }. Reroll it? The new result stands.
    [fall] Your die of the fall shows { $face }. Reroll it? The new result stands.
    [shot] Your die to hit shows { $face }. Reroll it? The new result stands.
   *[other] Your die shows { $face }. Reroll it? The new result stands.
}
punk-ask-reroll_rival = { $kind ->
    [combat] The rival's Combat die shows { $face }. Make them reroll it?
    [impact] The rival's impact die shows { $face }. Make them reroll it?
    [separate] The rival's Agility die shows { $face }. Make them reroll it?
    [shot] The rival's die to hit shows { $face }. Make them reroll it?
   *[other] The rival's die shows { $face }. Make them reroll it?
}
punk-ask-weapon = What does { $figure } fight with in this activation?
punk-ask-free_fight = { $figure } has come into contact. Whom does it fight for free?
punk-ask-break_away = { $figure } gets away. Where does it go?
punk-do-fight = Fight { $to }
punk-do-separate = Separate from combat
punk-barred-no_actions = No Actions are left.
punk-barred-prone = It lies Prone, and must stand up first.
punk-barred-locked = An enemy is in contact: it may only fight or separate.
punk-barred-not_locked = No enemy is in contact.
punk-barred-driven = Thirsty for blood, it must head for the nearest enemy it sees.
punk-barred-bloodthirst = Thirsty for blood, it never separates.
punk-barred-shaky = It has only just got up, and cannot separate in this activation.
punk-barred-hemmed_in = There is nowhere to go without touching an enemy.
punk-barred-dash = It has no { $attribute ->
    [C] Combat
    [P] Precision
    [AG] Agility
    [F] Strength
    [D] Toughness
   *[T] Technique
}.
punk-barred-assault_unseen = { $target } is not in sight, so it cannot be assaulted with this Action.
punk-barred-assault_too_far = Getting to { $target } takes { $needs } Actions, and { $has } are left: that would be a plain move.
punk-barred-assault_at_once = { $target } can be reached at once, in { CM($needs) } cm: stopping short is a plain move.
punk-barred-assault_short = An Assault goes as far as it can: { CM($needs) } cm, not { CM($has) } cm. Less is a plain move.
punk-barred-assault_detour = That way { $target } would take { $needs } Actions instead of { $has }: it is a plain move.
punk-barred-not_shortest = It must take the shortest way: { CM($needs) } cm, not { CM($has) } cm.
punk-barred-other_combat = { $target } is in another combat.
punk-barred-not_involved = { $target } touches no enemy, and is not in the combat.
punk-event-certain = { $figure }: { $attribute ->
    [C] Combat
    [P] Precision
    [AG] Agility
    [F] Strength
    [D] Toughness
   *[T] Technique
}, { $passed ->
    [true] passed
   *[false] failed
} without a roll.
punk-event-rerolled = { $figure }: { $ability }. The { $face } is rolled again.
punk-event-set_out = { $figure } sets out to assault { $target }.
punk-event-charged = { $figure } charges at { $target }.
punk-event-assaulted = { $behind ->
    [true] { $figure } assaults { $target } from behind: { $bonus ->
        [0] +1 Combat
       *[other] +{ $bonus } Combat for the charge and +1 for coming unseen
    }.
   *[false] { $figure } assaults { $target }{ $bonus ->
        [0] , and gets nothing for the charge
       *[other] : +{ $bonus } Combat
    }.
}
punk-event-dropped_on = { $figure } drops from { CM($height) } cm up.
punk-event-fought = { $figure } ({ $weapon }, { $mine }) fights { $target } ({ $against_weapon }, { $theirs }).
punk-event-wields = { $figure } takes: { $weapon }.
punk-event-unloaded = { $figure } has to reload: { $weapon }.
punk-event-separated = { $figure } gets away from the combat.
punk-event-held_back = { $figure } does not get away: { $by ->
    [one] 1 enemy hits it
   *[other] { $by } enemies hit it
}.
punk-event-frenzied = { $figure } goes for { $target }.
punk-event-hit = { $figure } hits { $target } ({ $weapon }): Strength { $strength }, Penetration { $penetration }.
punk-event-hit_bare = { $figure } hits { $target }: Strength { $strength }, Penetration { $penetration }.
punk-event-hit_nobody = { $target } takes a hit: Strength { $strength }, Penetration { $penetration }.
punk-event-unharmed = { $figure } is unharmed.
punk-event-endured = { $figure } bears it{ $left ->
    [0] , and can bear no more
    [one] , and can bear 1 more
   *[other] , and can bear { $left } more
}.
punk-event-goes_on = { $figure } should be down, and goes on: it falls when its activation ends.
punk-event-downed = { $other } downs { $figure }.
punk-event-down = { $figure } is down.
punk-event-removed = Nothing is left of { $figure }.
punk-event-weakened = { $figure } loses { $points } of { $attribute ->
    [A] Actions
    [C] Combat
    [P] Precision
    [AG] Agility
    [F] Strength
    [D] Toughness
   *[T] Technique
} for good.
punk-event-poisoned = { $figure } is poisoned ({ $power }).
punk-event-purged = The poison does not get { $figure }.
punk-event-shocked = { $figure } is shocked: -3 Combat, Precision and Agility.
punk-event-steadied = { $figure } gets over the shock.
punk-event-exploded = The fuel of { $figure } explodes ({ $gear }): Strength { $strength }, Penetration 3, on all in contact.

## Shooting, templates and markers

punk-event-shot = { $avoids ->
    [true] { $figure } shoots at { $target }, avoiding the cover: { $weapon }.
   *[false] { $figure } shoots at { $target }: { $weapon }.
}
punk-event-missed = { $figure } misses { $target }.
punk-event-strayed = { $figure }'s shot at { $target } hits { $victim }.
punk-event-broke = Kaboom!!! { $figure } has lost the use of a weapon: { $weapon }.
punk-event-no_more_shots = { $figure } loses { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
} of the burst.
punk-event-took_aim = { $figure } aims at { $target }.
punk-event-readied = { $figure } is on Defensive Fire.
punk-event-reacted = Defensive Fire: { $figure } shoots at { $target } on its way.
punk-event-reloaded = { $left ->
    [0] { $figure } has loaded: { $weapon }.
    [one] { $figure } reloads: { $weapon }. 1 more Action.
   *[other] { $figure } reloads: { $weapon }. { $left } more Actions.
}
punk-event-pressed = { $figure } sets the pressure: { $weapon }, { $marks } marks.
punk-event-pumped = { $figure } pumps: { $weapon }, +{ $strength } Strength, +{ $penetration } Penetration, +{ $reach }0 cm.
punk-event-lobbed = { $aimed ->
    [true] { $figure } throws at { $target }: { $weapon }.
   *[false] { $figure } throws: { $weapon }.
}
punk-event-deviated = { $forward ->
    [true] It deviates { CM($far) } cm forward: { $figure }'s { $weapon }.
   *[false] It deviates { CM($far) } cm back: { $figure }'s { $weapon }.
}
punk-event-lost = Lost off the table: { $figure }'s { $weapon }.
punk-event-covered = { $figure } covers the area: { $weapon }.
punk-event-sputtered = The jet turns on { $figure }: { $weapon }.
punk-event-laid = { $marker ->
    [fire] A Fire marker is laid.
    [smoke] A Smoke marker is laid.
   *[radiation] A Radiation marker is laid.
}
punk-event-cleared = { $marker ->
    [fire] A fire goes out.
    [smoke] The smoke clears.
   *[radiation] The radiation is gone.
}
punk-event-burned = The fire reaches { $figure }: Strength { $power }.
punk-event-gassed = { $bears ->
    [true] { $figure } bears the gas.
   *[false] The gas gets to { $figure }.
}
punk-event-smothered = { $figure } goes through smoke and loses the Assault's bonuses.
punk-event-detonated = What { $figure } carried goes off: Strength { $strength }, Penetration { $penetration }.

punk-ask-bullet = Which bullet does { $figure } use ({ $weapon })?
punk-ask-charges = How many charges does { $figure } burn ({ $weapon })? { $left } are left.
punk-ask-automatic = Whom is { $figure }'s next shot at ({ $weapon })?
punk-ask-react = { $figure } moves: who shoots on Defensive Fire, and at which point?
punk-ask-react_how = How does { $figure } shoot at { $target }?

punk-form = { $item }
punk-do-shoot = Shoot at { $to }: { $item }
punk-do-aim = Aim at { $to }
punk-do-ready = Defensive Fire
punk-do-reload = Reload: { $item }
punk-do-press = Raise the pressure: { $item }
punk-do-vent = Let the pressure out: { $item }
punk-do-pump = Pump: { $item }
punk-do-template = Lay the template: { $item }
punk-do-lob = Throw at a point: { $item }

punk-detail-avoid = { $value ->
    [true] avoiding the cover
   *[false] not avoiding the cover
}
punk-detail-mode = { $value ->
    [automatic] in automatic mode
   *[single] one shot
}
punk-detail-pressure = marks of pressure: { $value }
punk-detail-marks = marks of Strength/Penetration/reach: { $value }

punk-barred-climbing = On a wall: both hands are busy.
punk-barred-no_precision = No Precision: it cannot shoot.
punk-barred-broken = Useless: { $weapon }.
punk-barred-unloaded = { $left ->
    [one] Not loaded: { $weapon }. 1 more Action of reloading.
   *[other] Not loaded: { $weapon }. { $left } more Actions of reloading.
}
punk-barred-no_bullets = No bullets left: { $weapon }.
punk-barred-no_fuel = { $has } charges are left, and it burns { $needs }.
punk-barred-too_far = It is { CM($needs) } cm away, and the weapon reaches { CM($has) } cm.
punk-barred-too_near = It is { CM($has) } cm away, and must be { CM($needs) } cm or more.
punk-barred-unseen = Out of sight.
punk-barred-behind_minis = Wholly behind other minis.
punk-barred-whole_combat = Buckshot goes at the whole combat: shoot at { $target }.
punk-barred-only_templates = Weapons with a template are no use for Defensive Fire.
punk-barred-off_board = Off the table.
punk-barred-behind = The template goes in front: at the front half of the base.
punk-barred-nowhere = The template must point somewhere.
punk-barred-over_base = So the template would lie over your own base; turn it further away.

## Turns, deployment and scenarios

punk-event-turn_began = Turn { $turn } of { $of }.
punk-event-round_began = { $round ->
    [0] Those with no Agility left act.
   *[other] Agility Round { $round }.
}
punk-event-activation_began = { $figure } begins its activation: { $actions ->
    [one] 1 Action.
   *[other] { $actions } Actions.
}
punk-event-activation_ended = { $left ->
    [0] { $figure } ends its activation.
    [one] { $figure } ends its activation with 1 Action unused.
   *[other] { $figure } ends its activation with { $left } Actions unused.
}
punk-event-mustered = { $band }: { $count ->
    [one] 1 mini on show.
   *[other] { $count } minis on show.
}
punk-event-agreed = In this match: { $variants }.
punk-variant-free_turn = a free turn when an activation begins
punk-variant-above_helps_combat = from above, +1 Combat
punk-variant-support_counts_weapon = support counts the weapon
punk-variant-heights_in_plan = heights in plan
punk-variant-shock_the_struck = the shock to whoever is struck
punk-variant-bombs_detonate_as_one = bombs detonate as one
punk-variant-buckshot_through_minis = buckshot through minis
punk-variant-behind_from_start = from behind, judged at the start
punk-variant-low_fall_harmless = low falls leave nobody prone
punk-variant-no_stray_at_zero = no stray shots at 0 or less
punk-variant-edge_cover_fixed = fixed cover at edges
punk-variant-three_bombs_each_kind = three bombs of each kind
punk-variant-lob_blind = lobbing blind
punk-variant-leader_needed = every band has its leader
punk-variant-any_table = tables from 60 to 180 cm
punk-variant-play_on = played on to the last Turn
punk-variant-perils = drums and chests on the table
punk-variant-beasts = beasts of the wasteland
punk-error-size = The table is { $size } cm a side: { $least } to { $most }.
punk-event-stood_down = { $figure } stands down from Defensive Fire.
punk-event-delayed = { $figure } waits for Agility Round { $until }.
punk-event-deployed = { $figure } deploys at ({ CM($x) }; { CM($y) }) cm.
punk-event-announced = { $figure } had been infiltrating!
punk-event-infiltrated = { $figure } appears at ({ CM($x) }; { CM($y) }) cm.
punk-event-side_chosen = The roll goes to { $band }, who chose to be: { $role }. The other band deploys first.
punk-event-interacted = { $what ->
    [lit] { $figure } lights the fuse: { $objective }.
    [trapped] { $figure } springs a trap! { $objective }.
    [found] { $figure } finds a bullet: { $objective }.
    [empty] { $figure } finds nothing: { $objective }.
    [worked] { $figure } succeeds: { $objective }.
    [failed] { $figure } does not succeed: { $objective }.
    [took] { $figure } takes: { $objective }.
   *[left] { $figure } lets go: { $objective }.
}
punk-event-controlled = { $side ->
    [-1] Nobody controls: { $objective }.
   *[other] In the hands of { $band }: { $objective }.
}
punk-event-went_on = { $left ->
    [0] It has arrived: { $objective }.
   *[other] It goes on, { $left } cm to go: { $objective }.
}
punk-event-went_off = It blows up: { $objective }.
punk-event-scored = { $points ->
    [one] 1 point
   *[other] { $points } points
} for { $band }{ $why ->
    [keep] {" "}for what it controls.
   *[other] .
}
punk-event-ended = { $winner ->
    [-1] It ends in a draw
   *[other] The win goes to { $band }
}, { $points } to { $against }.
punk-event-beast_came = A beast of the Wasteland comes onto the table: { $figure }.
punk-event-gusted = The storm blows hard this Turn.
punk-event-weathered = { $what ->
    [burned] The acid rain burns { $figure }.
   *[spent] The heat is too much for { $figure }: 1 Action fewer in its next activation.
}

punk-ask-hold_back = Who infiltrates? The rival will not know of it until it appears.
punk-ask-zone = Who do you want to be, and where do you deploy? The other band deploys first.
punk-ask-deploy = Whom do you deploy?
punk-ask-post = Where is { $figure } put, and which way does it face?
punk-ask-infiltrate = Agility Round { $round }: does anybody appear who was infiltrating?
punk-ask-delay = Agility Round { $round }: does { $figure } act, or wait for a later Round?
punk-ask-first = Agility Round { $round }: does one of your minis begin, or one of the rival's?
punk-ask-next = Agility Round { $round }: who acts now?
punk-ask-turn = Which way does { $figure } face before it acts?
punk-option-now = It acts now
punk-option-mine = One of mine
punk-option-theirs = One of the rival's
punk-barred-not_touching = It is not in contact.
punk-barred-unable = It cannot: { $ability }.
punk-barred-no_technique = It has no Technique.
punk-barred-nothing_to_do = There is nothing for it to do there.

punk-error-band = The band “{ $band }” breaks the rules: { $faults }
punk-table-agreed = “{ $kind }” is not in the library: say what cover it gives (such as 2M), or that it is a decoration.
punk-table-height = “{ $kind }” is of size { $size } and measures { CM($height) } cm: that does not fit.
punk-table-cover = “{ $kind }”: cover is written as 2M, and it says { $given }.
punk-table-shapeless = “{ $kind }” does not say how large it is, nor where its corners are.
punk-table-ladder = “{ $kind }”: a ladder is { CM($far) } cm from its edge.
punk-table-leaves_board = “{ $kind }” leaves the table at { CM($x) }, { CM($y) } cm.
punk-table-degenerate = “{ $kind }” has no area, at { CM($x) }, { CM($y) } cm.
punk-table-crossed_outline = The outline of “{ $kind }” crosses itself at { CM($x) }, { CM($y) } cm.
punk-table-overlap = “{ $kind }” stands inside “{ $into }” at { CM($x) }, { CM($y) } cm.

## Gear

punk-event-looted = { $figure } searches { $target }{ $some ->
    [true] {" "}and takes: { $taken }{ $given ->
        [true] . It leaves: { $left }.
       *[false] .
    }
   *[false] .
}
punk-event-bullets_passed = { $figure } and { $target } pass bullets on.
punk-event-bullets_counted = { $figure } now has { $count } ({ $bullet }).
punk-event-sworn = { $band }: their bullets, kept secret and sealed ({ $short }).
punk-event-revealed = Sheet of bullets of { $band }: { $fired ->
    [one] 1 fired
   *[other] { $fired } fired
} and { $left } unused. { $honest ->
    [true] It is the one that was sealed.
   *[false] It is not the one that was sealed!
}
punk-ask-loot = What does { $figure } take from { $target }, and what does it leave in exchange?
punk-ask-bullets = Which bullets do { $figure } and { $target } pass on? The rival will not know.
punk-option-take = { $count ->
    [0] Take: { $item }
   *[other] Receive { $count }: { $item }
}
punk-option-leave = Leave: { $item }
punk-option-give = Give { $count }: { $item }
punk-option-enough = Nothing more
punk-do-loot = Loot: { $to }
punk-do-exchange = Exchange bullets: { $to }
punk-do-interact = { $how ->
    [supply] Take: { $to }
    [captive] Free: { $to }
    [freed] Lead away: { $to }
    [device] Work: { $to }
    [drum] Light the fuse: { $to }
    [chest] Open: { $to }
   *[other] Interact: { $to }
}
punk-do-put_down = Let go: { $to }
punk-barred-overload = It cannot carry all that.
punk-barred-emptied = Nothing is left to loot.
punk-barred-guarded = A dog guards its body.
punk-barred-no_bullets_to_pass = Neither of them has any bullets.

## Gifts: factions, mutations, equipment and powers

punk-event-devoured = { $figure } devours { $target }: +1 Combat, Strength and Toughness.
punk-event-harvested = { $figure } draws a dose from { $target }: { $other } will have 1 more Action in its next activation.
punk-event-whirled = { $figure } swings its weapon all round.
punk-event-dodged = { $target } gets out of the way of { $figure } in time.
punk-event-showed_off = { $figure } shows off: +2 Strength until the Turn ends.
punk-event-drew_eyes = { $count ->
    [0] { $figure } shows off, and nobody is free to turn and look.
    [one] { $figure } shows off: 1 enemy turns to look.
   *[other] { $figure } shows off: { $count } enemies turn to look.
}
punk-event-tricked = { $trick ->
    [madness] The madness of { $figure } unnerves { $target }: it loses the Assault's bonuses.
    [startles] { $figure } sounds the horn: { $target } loses the Assault's bonuses.
    [squirts] The flower of { $figure } squirts { $target } in the face: -2 Combat.
   *[distracts] The scarves of { $figure } distract { $target }: -2 Precision.
}
punk-event-mended = { $worked ->
    [true] { $figure } mends: { $weapon } of { $target }.
   *[false] { $figure } fails to mend: { $weapon } of { $target }.
}
punk-event-tended = { $worked ->
    [true] { $what ->
        [poison] { $figure } takes the poison out of { $target }.
       *[toughness] { $figure } gives 1 Toughness back to { $target }.
    }
   *[false] { $figure } tends { $target }, to no avail.
}
punk-event-inspired = { $figure } has 1 free Action.
punk-event-shielded = { $figure } steps in front of { $target } and takes the hit.
punk-event-blew = { $what ->
    [walking_bomb] { $figure } blows up.
    [burst] { $figure } bursts.
   *[immolation] { $figure } goes up with its petrol drum.
}
punk-event-followed = { $figure } follows { $target }.
punk-event-gripped = { $figure } grips { $target }.
punk-event-irradiated = { $outcome ->
    [down] Radiation is the end of { $figure }.
    [weak] Radiation weakens { $figure } for good.
    [sick] Radiation makes { $figure } sick until its next activation ends.
   *[nothing] Radiation does nothing to { $figure }.
}
punk-event-power_used = { $figure } uses { $power }: { $target }.
punk-event-relayed = { $figure } passes the power on: { $target }.
punk-event-withstood = { $figure } withstands it: { $power }.
punk-event-weapon_dropped = { $figure } drops: { $weapon }.
punk-event-weapon_taken = { $figure } picks up: { $weapon }.
punk-event-barrier_fell = The barrier of { $figure } falls.

punk-ask-startles = Does { $figure } sound the horn? { $target } would lose the Assault's bonuses.
punk-ask-squirts = Does { $figure } use the flower? { $target } would have -2 Combat in this fight.
punk-ask-distracts = Does { $figure } use the scarves? { $target } would have -2 Precision in this shot.
punk-ask-show_off = Does { $figure } show off this Turn? +2 Strength, once a game.
punk-ask-human_shield = Who takes the hit for { $target }?
punk-ask-grip = Whom does { $figure } grip?
punk-ask-spit = Whom does { $figure } spit at?
punk-ask-inspired = Who takes its free Action first?
punk-ask-relay = Whom does { $figure } pass the power on to ({ $power })?
punk-ask-disarm = Which weapon does { $target } drop?
punk-ask-follow = Where does { $figure } go after { $target }?

punk-do-devour = Devour { $to }
punk-do-harvest = Harvest { $to }
punk-do-whirl = Whirl
punk-do-ringmaster = Greatest show
punk-do-mend = Mend: { $item } of { $to }
punk-do-heal = Heal { $to }
punk-do-pick_up = Pick up: { $item }
punk-do-barrier = Psychic barrier
punk-do-mind_shock = Mind shock on { $to }
punk-do-disarm = Disarm { $to }
punk-do-boost = Boost { $to }
punk-do-puppeteer = Puppeteer: { $to }

punk-detail-taker = for { $target }
punk-detail-ill = { $value ->
    [poison] take out the poison
   *[toughness] give back 1 Toughness
}
punk-detail-attribute = { $value ->
    [c] +3 Combat
    [p] +3 Precision
   *[t] +3 Technique
}
punk-detail-through = { $value ->
    [figure] through { $target }
   *[other] directly
}
punk-detail-drops = make it drop: { $weapon }

punk-barred-no_body = It touches no body that would do.
punk-barred-no_taker = There is no friend within 20 cm that has no dose yet.
punk-barred-once_a_game = It has already done so in this game.
punk-barred-nothing_broken = There is no broken weapon within its reach.
punk-barred-chest_empty = The medicine chest is used up.
punk-barred-nobody_ill = It touches no friend that is poisoned or has lost Toughness.
punk-barred-power_too_far = { $target } is { CM($needs) } cm away, and the power reaches { CM($has) } cm.
punk-barred-power_unseen = It does not see { $target }.
punk-barred-target_locked = { $target } is in a combat.
punk-barred-nothing_to_drop = { $target } carries no weapon to drop.
punk-barred-no_hands = It can carry no more weapons: { $weapon }.

## Odds

punk-odds-error = “{ $given }” is no { $what ->
    [ranged] ranged weapon: say it as in the rules' content, like pistol or crossbow.
    [melee] close-combat weapon: say it as in the rules' content, like mace or medium_blade.
    [armour] armour: say it as in the rules' content.
    [template] weapon with a template, like flamethrower.
    [automatic] weapon with an automatic mode, like automatic_rifle.
   *[special] special rule: say it as in the rules' content, like camouflage or poison(2).
}
punk-odds-miss = misses
punk-odds-hit = hits
punk-odds-stray = goes astray
punk-odds-broke = the weapon breaks
punk-odds-both = both are hit
punk-odds-state = { $whose ->
    [target] { $state ->
        [down] target downed
        [wounded] target bears it
        [poisoned] target poisoned
        [shocked] target shocked
       *[unharmed] target unharmed
    }
    [friend] { $state ->
        [down] friend downed
        [wounded] friend bears it
        [poisoned] friend poisoned
        [shocked] friend shocked
       *[unharmed] friend unharmed
    }
   *[own] { $state ->
        [down] own mini downed
        [prone] own mini prone
        [wounded] own mini bears it
        [poisoned] own mini poisoned
        [shocked] own mini shocked
       *[unharmed] own mini unharmed
    }
}

## What is agreed before a match

punk-setting-quick = First brawl
punk-setting-quick_about = Three against four at a petrol station, to learn in a quarter of an hour. Each enemy out of action is worth 1 point, and the leader 2 more.
punk-options-scenario = Scenario
punk-options-bands = Band
punk-options-band = { $name } · { $faction }, { $points } points
punk-options-own = Bands of your own
punk-options-ground = Scenery
punk-options-ground_none = That of the scenario
punk-options-size = Sides of the table, in cm
punk-options-size_usual = The usual: { $side } × { $side }
punk-options-draft = A table of your own
punk-options-weather = Weather
punk-options-weather_none = Clear
punk-options-perils = Drums and chests
punk-options-beasts = Beasts of the Wasteland
punk-options-rules = House rules

punk-procedure-shoot = A shot
punk-procedure-fight = A fight
punk-procedure-fall = A fall
punk-circumstance-precision = Precision
punk-circumstance-weapon = Weapon
punk-circumstance-bullet = Bullet
punk-circumstance-distance = Distance (cm)
punk-circumstance-strength = Strength
punk-circumstance-special = Other special rules (Camouflage, Poison (2)…)
punk-circumstance-aim = Has aimed
punk-circumstance-avoid = Avoids the cover
punk-circumstance-defensive = Defensive Fire
punk-circumstance-behind = From behind
punk-circumstance-combat = Combat
punk-circumstance-in_combat = The target fights a friend
punk-circumstance-cover = Cover
punk-circumstance-cover_none = None
punk-circumstance-cover_light = Light
punk-circumstance-cover_medium = Medium
punk-circumstance-cover_heavy = Heavy
punk-circumstance-total = It covers wholly
punk-circumstance-toughness = Toughness
punk-circumstance-armour = Armour
punk-circumstance-worn = Armour worn, if it stops bullets better
punk-circumstance-shield = With a shield
punk-circumstance-target_special = The target's special rules
punk-circumstance-bonus = Other modifiers
punk-circumstance-assault = Move Actions of the Assault
punk-circumstance-support = Companions that help
punk-circumstance-target_combat = The target's Combat
punk-circumstance-target_weapon = The target's weapon
punk-circumstance-target_strength = The target's Strength
punk-circumstance-target_toughness = The target's Toughness
punk-circumstance-target_armour = The target's Armour
punk-circumstance-target_shield = The target has a shield
punk-circumstance-target_bonus = The target's other modifiers
punk-circumstance-target_support = Companions that help the target
punk-circumstance-height = Height (mm)
punk-circumstance-base = Base (mm)
punk-circumstance-base_25 = 25
punk-circumstance-base_40 = 40
punk-circumstance-base_55 = 55
punk-circumstance-own = In its own activation
punk-options-worn_none = None that does

# --- what a roll adds

punk-term-attribute = { $figure }: { $attribute ->
    [c] Combat
    [p] Precision
    [ag] Agility
    [f] Strength
    [d] Toughness
    [t] Technique
   *[a] Actions
}
punk-term-weapon = { $figure }: { $weapon }
punk-term-range = { $band ->
    [short] Short range
    [medium] Medium range
   *[long] Long range
}
punk-term-strength = Strength of the hit

## Bands that players make

punk-band-times = { $count ->
    [one] { $name }
   *[other] { $name } ×{ $count }
}
punk-band-title = { $profile } “{ $name }”
punk-band-member = { $name } (no. { $number })

punk-band-content-lacks = every bomb has the rule { $rule }.
punk-band-content-leader = a faction has one leader, and this has { $count }.

punk-band-error-list = Line { $line }: { $problem }
punk-band-error-mixed = { $file }: a file of BattleScribe (.gst, .cat, .ros or .rosz) was expected here.
punk-band-error-content = { $at }: { $problem }
punk-band-error-no_content = { $file }: there is no content here, neither in files of BattleScribe (.gst, .cat) nor in one of ours (.toml).

punk-band-list-empty = there is no band here. “Band: …” was expected.
punk-band-list-twice = “{ $found }” is there twice.
punk-band-list-points = a number of points between 1 and { $most } was expected, not “{ $found }”.
punk-band-list-long = a name has at most { $most } letters.
punk-band-list-form = “Profile: weapon, weapon…” was expected, not “{ $found }”.
punk-band-list-unknown = there is no { $kind ->
    [faction] faction
    [profile] profile
   *[gear] weapon, gear or mutation
} “{ $found }”.{ $near ->
    [none] {""}
   *[other] {" "}Did you mean { $near }?
}

punk-band-fault-no_name = The band has no name.
punk-band-fault-no_faction = { $given ->
    [none] Choose a faction.
   *[other] There is no faction “{ $given }”.
}
punk-band-fault-no_profile = { $given ->
    [none] Choose a profile for mini { $number }.
   *[other] Mini { $number } has no profile that exists: “{ $given }”.
}
punk-band-fault-other_faction = { $profile } is not one of { $faction }.
punk-band-fault-points = The band costs { $cost } points and there are { $most }.
punk-band-fault-size = There are { $count } minis, and { $points } points leave room for { $most }.
punk-band-fault-no_leader = There is no leader: { $leader }.
punk-band-fault-leaders = { $who }: there is a leader already, and there can be only one.
punk-band-fault-group = { $who }: it comes in groups of { $least } to { $most }, not of { $count }.
punk-band-fault-no_group = { $who }: it does not come in groups, and there are { $count } here.
punk-band-fault-most = { $profile }: there are { $count }, and the most is { $most }.
punk-band-fault-outnumbered = { $profile }: there are { $count }, and there can be no more than in the rest of the band ({ $rest }).
punk-band-fault-company = { $profile }: there are { $count }, and there is room for { $most } for each { $of }.
punk-band-fault-scarce = { $gear } is Scarce: there are { $count }, and a band has room for { $most }.
punk-band-fault-one_a_band = { $gear }: there are { $count }, and a band has room for 1.
punk-band-fault-mutation_alike = { $mutation }: { $count } have it, and a band has room for the same mutation { $most } times.
punk-band-fault-no_gear = { $who }: nothing is called “{ $given }”.
punk-band-fault-not_allowed = { $who } cannot buy { $gear }.
punk-band-fault-armours = { $who }: only one armour, not { $gear }.
punk-band-fault-twice = { $who }: { $gear } is there twice.
punk-band-fault-weapons = { $who } carries { $count } weapons, and its limit is { $most }.
punk-band-fault-unarmed = { $who } carries { $count } weapons, and its profile asks for { $least }.
punk-band-fault-two_handed = { $who }: only one Two-Handed object, not { $gear }.
punk-band-fault-cumbersome = { $who }: only one Cumbersome object, not { $gear }.
punk-band-fault-huge = { $who }: { $gear } is Huge and leaves room for no other weapon.
punk-band-fault-shield = { $who }: { $shield } is not carried with { $gear }, which takes both hands.
punk-band-fault-bombs = { $who } carries { $count } bombs, and there is room for { $most }.
punk-band-fault-bullets = { $who } has bullets and no firearm.
punk-band-fault-fits = { $who }: { $gear } asks for one of these weapons: { $weapons }.
punk-band-fault-mutations = { $who } has { $count } mutations, and it has from { $least } to { $most }.
punk-band-fault-no_mutation = { $who }: there is no mutation “{ $given }”.
punk-band-fault-mutation_not_allowed = { $who } cannot have the mutation { $mutation }.
punk-band-fault-mutation_twice = { $who }: the mutation { $mutation } is there twice.
punk-band-fault-hides = { $who }: only one tough hide, not { $gear }.

punk-band-sheet-nameless = Band without a name
punk-band-sheet-summary = { $faction } · { $cost } of { $points } points · { $minis } of { $most } minis
punk-band-sheet-member = { $title }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
} · { $cost } points
punk-band-sheet-base = { $base } mm base
punk-band-sheet-armour = Armour { $armour }
punk-band-sheet-range = range { $value }
punk-band-sheet-combat = C { $value }
punk-band-sheet-strength = F { $value }
punk-band-sheet-penetration = Pen { $value }
punk-band-sheet-gear = Gear: { $gear }
punk-band-sheet-special = Special rules: { $special }
punk-band-sheet-rules = Special rules
punk-band-sheet-column-armour = Armour
punk-band-sheet-column-base = Base
punk-band-sheet-column-weapon = Weapon
punk-band-sheet-column-range = Range
punk-band-sheet-column-combat = C
punk-band-sheet-column-strength = F
punk-band-sheet-column-penetration = Pen
punk-band-sheet-column-special = Special rules

punk-band-new-profile = { $cost } { $name } ({ $id })
punk-band-new-help = Whom this faction can have, with the cost and the name in the file:

punk-band-import-content = { $name }: { $profiles } profiles, { $weapons } weapons, { $gear } pieces of gear, { $mutations } mutations, { $rules } special rules.
punk-band-import-left = { $count ->
    [0] All of it was understood.
    [one] 1 element was not understood:
   *[other] { $count } elements were not understood:
}
punk-band-import-left_one = - { $file }, line { $line }: { $element } “{ $name }” ({ $id }): { $reason }
punk-band-reason-no_place = our content has no place for this.
punk-band-reason-figure = “{ $value }” is no value of { $field }.
punk-band-reason-second = { $value } is in brackets; { $read } was read.
punk-band-reason-text = it was kept only as text.
punk-band-reason-first = “{ $value }” says several things; only one was read.
punk-band-reason-no_profile = there is no such profile in our content.
punk-band-reason-no_thing = nothing in our content is called so.
punk-band-reason-constraint = our content does not know this limit.
punk-band-reason-mercenary = a character of no faction here.
punk-band-reason-no_faction = there is no such faction in our content.
punk-band-reason-second_force = a band has only one force.
punk-band-reason-loose = it belongs to no mini.
punk-band-reason-linked = a link of this name leads to “{ $value }”, which was read.

punk-band-workshop-title = Bands
punk-band-workshop-example = { $name } ({ $faction }, { $points })
punk-band-shelf-name = Name
punk-band-shelf-faction = Faction
punk-band-shelf-points = Points
punk-band-shelf-members = Minis
punk-band-shelf-profile = Profile
punk-band-shelf-nickname = Nickname
punk-band-shelf-count = How many, if they come in a group
punk-band-shelf-gear = Gear
punk-band-shelf-mutations = Mutations
punk-band-shelf-ammunition = Bullets
punk-band-purse-points = Points
punk-band-purse-minis = Minis
punk-band-value-agility = Agility Rounds
punk-band-gear-melee = Close-combat weapons
punk-band-gear-ranged = Ranged weapons
punk-band-gear-bombs = Bombs
punk-band-gear-armour = Armour
punk-band-gear-shields = Shields
punk-band-gear-equipment = Special gear
punk-band-pick-cost = { $cost ->
    [one] 1 point
   *[other] { $cost } points
}
punk-band-pick-instead = instead of { $worn }, which it wears
punk-band-pick-given = comes with { $gear }
punk-band-instead = { $name } instead of { $worn }
punk-band-pick-leader = Leads the band
punk-band-pick-figures = { $figures }

## What a question costs
punk-cost-reroll = It uses up { $ability } of { $figure }, once a game; { $left ->
    [0] your side has no other reroll
    [one] your side has 1 more reroll
   *[other] your side has { $left } more rerolls
}.
punk-cost-ready = Whoever shoots is on Defensive Fire no more; { $left ->
    [0] nobody else of yours is
    [one] 1 other of yours still is
   *[other] { $left } others of yours still are
}.

## Ending an activation

punk-left = { $count ->
    [one] 1 Action left
   *[other] { $count } Actions left
}

punk-order-guarded = Only if it saves me from a wound
punk-aside-delay = Wait: { $answer }
punk-aside-first = Let the rival begin

punk-lineup-hidden = Bullets, what they cost, and whoever could infiltrate stay secret.
punk-lineup-named = { $name } ({ $profile })

## Odds: more procedures, and what is asked at a glance

punk-procedure-jump = A jump
punk-procedure-burst = Automatic fire
punk-procedure-template = A template
punk-circumstance-agility = Agility
punk-circumstance-gap = Width of the gap (mm)
punk-circumstance-targets = Targets
punk-circumstance-technique = Technique, for steam
punk-circumstance-fuel = Charges of fuel left
punk-odds-across = gets across
punk-odds-short = falls short
punk-odds-too_far = A gap of { $gap } mm is too wide: such a base jumps { $longest } mm at most.
punk-odds-several = { $down ->
    [0] none downed
    [one] 1 downed
   *[other] { $down } downed
} of { $of }{ $hurt ->
    [0] {""}
    [one] , 1 harmed
   *[other] , { $hurt } harmed
}
punk-odds-figure = { $figure ->
    [a] Own
    [c] Friend
   *[other] Target
}
punk-mark-hit = A hit
punk-mark-target_down = Target downed
punk-mark-own_down = Own mini downed
punk-mark-across = Gets across
punk-mark-any_hit = At least one hit
punk-mark-any_down = At least one downed
punk-mark-two_down = At least two downed

## A band's sheet on paper

punk-band-sheet-track-turn = Turn
punk-band-sheet-track-points = Points
punk-band-sheet-reference = Quick reference
punk-band-sheet-downed = Downed
punk-band-sheet-state = { $several ->
    [yes] Mini { $number }
   *[no] State
}
punk-band-sheet-legend = States explained

## The letters that pick deeds on a keyboard

punk-key-move = g
punk-key-leap = j
punk-key-assault = a
punk-key-stand_up = p
punk-key-fight = f
punk-key-separate = b
punk-key-shoot = s
punk-key-template = v
punk-key-lob = o
punk-key-interact = i
punk-key-mind_shock = c
punk-key-whirl = h
punk-key-reload = r
punk-key-aim = t
punk-key-ready = d
punk-key-heal = y
punk-key-loot = k

## Beats: words of great moments

punk-beat-leader = Leader down!
punk-beat-downed = Down!
punk-beat-blast = It blows up!
punk-beat-mishap = { $what ->
    [strayed] Stray shot!
    [sputtered] It backfires!
   *[broke] Broken weapon!
}
