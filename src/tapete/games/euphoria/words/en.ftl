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
euphoria-somebody = somebody
euphoria-anybody = …
euphoria-something = something
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

euphoria-event-turn_began = Turn { $turn } of { $of }.
euphoria-event-phase_began = Phase: { $phase }.
euphoria-event-prioritised = Priority for { $team }.
euphoria-event-weakened = { $figure } begins the turn { $grave ->
    [true] very seriously
   *[false] seriously
} wounded: { $less } AP less, { $ap } left.
euphoria-event-activated = It is the turn of { $figure } ({ $ap } AP).
euphoria-event-passed = { $figure } stays as it is.
euphoria-event-pointed = { $figure }: { $by } AP, has { $ap }.
euphoria-event-moved = { $figure } { $flying ->
    [true] flies
   *[false] moves
} { $far }″ ({ $ap } AP).
euphoria-event-jumped = { $figure } jumps { $far }″.
euphoria-event-stumbled = { $figure } stumbles before the jump and moves no more this phase.
euphoria-event-leapt = { $figure } drops { $height }″.
euphoria-event-landed = { $figure } is on the ground.
euphoria-event-displaced = { $figure } { $why ->
    [edge] stops at the edge of the table
    [room] makes room
   *[other] is moved
}.
euphoria-event-drone_controlled = { $figure } controls { $target } this turn.
euphoria-event-charge_declared = { $figure } charges { $target }: { $ap } AP, unmeasured.
euphoria-event-charge_reached = { $figure } reaches { $target } after { $far }″{ $sees ->
    [true] {" "}and gains an attack die
   *[false] {""}
}.
euphoria-event-charge_failed = { $figure } does not reach { $target }: { $why ->
    [room] there is no room for its base
    [stumbled] it stumbles on the way
    [dead] it dies on the way
   *[short] it is left halfway, after { $far }″
}.
euphoria-event-stood = { $figure } stands and shoots at { $target } in mid-charge: { $weapon }, { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
}.
euphoria-event-shot = { $figure } shoots at { $target }: { $weapon }, { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
}.
euphoria-event-out_of_range = { $figure } shoots at { $target }, who is { $inches }″ away: a range of { $range }″ is not enough.
euphoria-event-wasted = { $figure } has no shot at { $target }: { $shots ->
    [one] 1 shot lost
   *[other] { $shots } shots lost
}.
euphoria-event-cover_doubted = Does { $target } have cover? { $covered ->
    [true] The die says yes
   *[false] The die says no
}.
euphoria-event-evades = { $figure } spends { $dice } AP on evading the shots of { $target }.
euphoria-event-hit = { $figure } hits { $target }: { $wounds ->
    [one] 1 hit
   *[other] { $wounds } hits
}.
euphoria-event-missed = { $figure } misses { $target }.
euphoria-event-shield_hit = { $victim } was in between and takes { $wounds ->
    [one] 1 hit
   *[other] { $wounds } hits
} instead of { $target }.
euphoria-event-threw = { $figure } throws { $item }.
euphoria-event-flamed = { $figure } lets out a burst of flame: { $weapon }.
euphoria-event-blasted = Explosion: { $what }.
euphoria-event-blinded = { $figure } is blinded: 0 AP until the end of the turn.
euphoria-event-threw_itself = { $figure } throws itself on the grenade and smothers it.
euphoria-event-attacked = { $figure } { $counter ->
    [true] strikes back at
   *[false] attacks
} { $target }: { $dice ->
    [one] 1 die{ $free ->
        [true] , that of the charge
       *[false] {""}
    }
   *[other] { $dice } dice{ $free ->
        [true] , one of them for the charge
       *[false] {""}
    }
}.
euphoria-event-defended = { $figure } defends with { $dice ->
    [0] nothing
    [one] 1 die
   *[other] { $dice } dice
}.
euphoria-event-spared = { $figure } does not attack { $target }.
euphoria-event-struck = { $figure } strikes at { $target }: { $successes ->
    [0] no success
    [one] 1 success
   *[other] { $successes } successes
}.
euphoria-event-fatality = FATALITY: { $figure } on { $target }.
euphoria-event-dodged = { $figure } slips the blow of { $target }.
euphoria-event-special = { $figure } uses { $attack } on { $target }.
euphoria-event-hurt = { $other ->
    [none] { $figure } loses { $points } life
   *[other] { $other } takes { $points } life off { $figure }
}{ $armour ->
    [0] {""}
   *[other] {" "}(armour stops { $armour })
}: { $life } left.
euphoria-event-unhurt = The armour of { $figure } stops all { $armour } damage.
euphoria-event-lost_life = { $figure } loses { $points } life: { $life } left.
euphoria-event-healed = { $points ->
    [0] { $figure } recovers nothing: it has all its life
   *[other] { $figure } recovers { $points } life: it has { $life }
}.
euphoria-event-died = { $other ->
    [none] { $figure } dies{ $audience ->
        [0] {""}
       *[other] : +{ $audience } audience for the rival
    }
   *[other] { $other } finishes { $figure }: +{ $audience } audience
}.
euphoria-event-dropped = Where { $figure } fell lies { $objective }.
euphoria-event-caught_fire = { $figure } is on fire.
euphoria-event-used = { $figure } uses { $item }.
euphoria-event-gave = { $figure } gives { $item } to { $target }.
euphoria-event-opened = { $figure } opens the trapdoor: { $reward } ({ $face }).
euphoria-event-took = { $figure } takes { $reward }.
euphoria-event-left_there = { $figure } leaves { $reward } in the trapdoor.
euphoria-event-triggered = { $figure } sets off { $device }.
euphoria-event-ability_declared = { $figure } declares { $ability }{ $target ->
    [none] {""}
   *[other] {" "}on { $target }
}.
euphoria-event-ability_worked = { $figure }: { $ability } takes effect{ $target ->
    [none] {""}
   *[other] {" "}on { $target }
}.
euphoria-event-ability_wasted = { $figure } wastes { $ability }: { $why ->
    [range] { $target } is out of range
    [immune] { $target } is not affected
    [gone] { $target } is gone
   *[unused] its moment never came
}.
euphoria-event-gene_used = { $figure }: { $gene }.
euphoria-event-excited = Euphoria of { $figure }: { $by }, now { $euphoria }.
euphoria-event-repaired = { $figure } repairs { $target }: { $points } life.
euphoria-event-raised = { $figure } raises { $target }, who is back in the show.
euphoria-event-boosted = { $figure }: { $by } to { $attribute }.
euphoria-event-mustered = { $team } enters the studio: { $count ->
    [one] 1 miniature
   *[other] { $count } miniatures
}, { $cost } points.
euphoria-event-agreed = Also played with: { $variants }.
euphoria-event-attacks = { $team } is the attacker.
euphoria-event-marked = { $team } places a deployment marker.
euphoria-event-deployed = { $figure } walks on.
euphoria-event-left_out = { $figure } finds no room and stays out of the show.
euphoria-event-taken = { $figure } takes { $objective }.
euphoria-event-worked = { $figure } works on { $objective }{ $left ->
    [0] : done
    [one] , once more to go
   *[other] , { $left } more to go
}.
euphoria-event-held = { $objective } is now held by { $team }.
euphoria-event-joined = { $figure } joins { $team }.
euphoria-event-scored = +{ $points } audience for { $team }{ $objective ->
    [none] {""}
   *[other] {" "}for { $objective }
}.
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
}.

## Before it begins

euphoria-brief-title = { $name } ({ $turns } turns)
euphoria-brief-team = { $whose ->
    [own] You lead { $name } ({ $faction })
    [foe] Against you: { $name } ({ $faction })
   *[none] { $name } ({ $faction })
}{ $role ->
    [none] .
   *[other] : { $role }.
}
euphoria-brief-goal = {"  "}- { $goal }
euphoria-brief-points = The action points (AP) of a turn pay for moving, shooting, evading, attacking and defending. Whoever has the most Euphoria acts first, on either side.
euphoria-brief-measuring = { $free ->
    [true] House rule: everybody may measure at any time.
   *[false] Nobody measures before declaring: say how many AP you spend, and only then it is measured.
}
euphoria-brief-legend = On the map: ░ low, ▓ 2″ or higher, “,” obstacle, “=” pit, # stairs, o trapdoor, * mechanism, x marker; numbers are objectives. Your miniatures and the rival's are letters. The numbers beside the map count its signs, to point at places: “m 24 17” goes there.
euphoria-goal-kill = each enemy killed: what it cost
euphoria-goal-hold = each spot you hold as a turn ends: { $points }{ $fulfils ->
    [0] {""}
   *[other] . With { $fulfils }, mission fulfilled
}
euphoria-goal-carry = each case in your hands at the end: { $points }{ $fulfils ->
    [0] {""}
   *[other] . With { $fulfils }, mission fulfilled
}
euphoria-goal-home = each case brought to your zone: { $points }{ $fulfils ->
    [0] {""}
   *[other] . With { $fulfils }, mission fulfilled
}
euphoria-goal-work = each mechanism completed: { $points }{ $fulfils ->
    [0] {""}
   *[other] . With { $fulfils }, mission fulfilled
}
euphoria-goal-rescue = each person brought to your zone: { $points }{ $fulfils ->
    [0] {""}
   *[other] . With { $fulfils }, mission fulfilled
}
euphoria-goal-reward = each reward you take: { $points }{ $fulfils ->
    [0] {""}
   *[other] . With { $fulfils }, mission fulfilled
}
euphoria-goal-keep = each objective the rival does not get: { $points }{ $fulfils ->
    [0] {""}
   *[other] . With { $fulfils }, mission fulfilled
}
euphoria-options-mission = Mission
euphoria-options-teams = Team
euphoria-options-team = { $name } · { $faction }, { $points } points
euphoria-ready-bad_born_300 = Spillage
euphoria-ready-bad_born_500 = Third vat
euphoria-ready-bad_born_800 = The whole brood
euphoria-ready-clones_300 = First batch
euphoria-ready-clones_500 = Second batch
euphoria-ready-clones_800 = Whole line
euphoria-ready-cyborg_300 = Scrap value
euphoria-ready-cyborg_500 = Assembly line
euphoria-ready-cyborg_800 = Heavy industry
euphoria-ready-estars_300 = Night shift
euphoria-ready-estars_500 = Containment
euphoria-ready-estars_800 = Full response
euphoria-ready-ghost_300 = No names
euphoria-ready-ghost_500 = Unlisted
euphoria-ready-ghost_800 = The long night
euphoria-ready-hunters_300 = Season of the hunt
euphoria-ready-hunters_500 = Open season
euphoria-ready-hunters_800 = Royal hunt
euphoria-ready-legends_300 = Double bill
euphoria-ready-legends_500 = Hall of fame
euphoria-ready-legends_800 = The all-stars
euphoria-ready-soldiers_300 = Prime time
euphoria-ready-soldiers_500 = The old guard
euphoria-ready-soldiers_800 = Full company
euphoria-options-own = Teams of your own
euphoria-options-limit = Limit of points
euphoria-options-board = Studio
euphoria-options-board_none = That of the mission
euphoria-options-draft = A studio of your own
euphoria-options-attacker = Who attacks
euphoria-options-attacker_is = { $value ->
    [-1] The dice decide
    [0] The first team
   *[1] The second team
}
euphoria-options-limit_is = { $value ->
    [0] That of the dearer team
   *[other] { $value }
}
euphoria-options-rules = House rules
euphoria-setting-quick = Quick show
euphoria-setting-quick_about = Two small teams in studio one: all there is to learn, in a quarter of an hour.
euphoria-variant-charge_step = all charges before other moves
euphoria-variant-charge_surplus_refunded = AP left over from a charge come back
euphoria-variant-stand_bonuses = point-blank range counts when standing and shooting
euphoria-variant-stand_is_moving = stand and shoot counts as moving
euphoria-variant-evade_after = evading once the dice are seen
euphoria-variant-grave_at_once = very serious wounds take traits away at once
euphoria-variant-free_rewards = opening trapdoors costs no AP
euphoria-variant-free_grenades = throwing grenades costs no AP
euphoria-variant-strange_by_letter = strange objects by the letter
euphoria-variant-legend_pets = pets count against Legends
euphoria-variant-estars_soldiers_keep = Soldiers do not cost E.S.T.A.R.S. their bonus
euphoria-variant-rounding_by_kind = rounding by kind of movement
euphoria-variant-ties_alternate = ties of Euphoria alternate
euphoria-variant-experiment_pickups = Experiments pick objects up
euphoria-variant-measuring = measuring at any time
euphoria-without-stand_bonuses = point-blank range does not count when standing and shooting
euphoria-without-stand_is_moving = stand and shoot does not count as moving
euphoria-without-experiment_pickups = Experiments do not pick objects up

## The table

euphoria-scene-head = { $turn ->
    [0] { $step ->
        [roles] Handing out roles
        [markers] Deployment markers
       *[other] Deployment
    }
   *[other] Turn { $turn } of { $turns } · { $step ->
        [start] start
        [start_actions] start
        [abilities] special abilities
        [objects] movement: objects
        [charges] movement: charges
        [movement] movement
        [grenades] shooting: grenades
        [shooting] shooting
        [melee] melee
        [end] end
       *[over] end of the show
    }
}
euphoria-scene-inches = inches
euphoria-scene-ap = { $ap } AP
euphoria-scene-life = Life { $life }/{ $most }
euphoria-scene-euphoria = Eu { $euphoria }
euphoria-scene-out = { $out ->
    [absent] out of the show
   *[dead] dead
}
euphoria-scene-left = { $left } of { $count } miniatures
euphoria-scene-priority = Has priority this turn
euphoria-scene-marker = Deployment marker: { $name }
euphoria-scene-trapdoor = { $reward ->
    [none] Closed trapdoor
   *[other] Trapdoor: { $reward }
}
euphoria-scene-device = { $name }{ $used ->
    [true] , used up
   *[false] {""}
}
euphoria-scene-objective = { $name }{ $side ->
    [none] {""}
   *[other] : { $side }
}
euphoria-scene-body = Body of { $name }
euphoria-scene-zone = Zone of { $name }
euphoria-attribute = { $attribute ->
    [ap] AP
    [euphoria] Euphoria
    [aim] Aim
    [combat] Combat
    [strength] Strength
    [armour] Armour
    [damage] Shot damage
    [shots] Shots
    [range] Range
    [evade] Evasion
    [free] Free inches
   *[life] Life
}
euphoria-mark = { $state ->
    [waiting] not deployed yet
    [burning] on fire
    [grave] very seriously wounded
    [serious] seriously wounded
    [engaged] engaged
    [stumbled] has stumbled
    [declared] ability declared
    [raging] uncontrolled aggression
    [airborne] in the air
    [carries] carries an objective
    [stood] has stood and shot
    [moved] has moved
   *[acted] has acted
}
euphoria-note-height = { $high }″ high: { $tall ->
    [true] climbed, 2 AP per inch
   *[false] crossed by its width, 2 AP per inch
}
euphoria-note-ladder = with stairs: 1 AP per inch
euphoria-note-smooth = nobody climbs it
euphoria-note-no_standing = nobody stays on top
euphoria-note-obstacle = obstacle: 2 AP per inch
euphoria-note-hole = gap: jumped over, up to 3″
euphoria-note-opening = { $opening ->
    [door] door: passed at no cost, blocks sight while shut
   *[window] { $barred ->
        [true] slit: seen through, not passed
       *[false] window: 2 AP per inch
    }
}
euphoria-look-unseen = It does not see it
euphoria-look-cover = { $grade ->
    [light] Light cover: −1
    [heavy] Heavy cover: −2
   *[none] No cover
}{ $doubtful ->
    [true] {" "}(in doubt: a die decides)
   *[false] {""}
}
euphoria-look-shield = { $name } is in between: −2, and may take the shot
euphoria-look-engaged = It is engaged: hardly anybody may shoot at it
euphoria-look-moved = { $who ->
    [shooter] The shooter has moved: −1
   *[target] The target has moved: −1
}
euphoria-look-unmeasured = Nothing is measured until you declare
euphoria-look-range = { $weapon }: range { $range }″, { $reaches ->
    [true] in reach
   *[false] out of reach
}
euphoria-card-kind = { $faction } · { $character ->
    [true] character
   *[false] miniature
} · { $base } mm base · { $cost } audience
euphoria-card-now = Now
euphoria-card-attributes = Attributes
euphoria-card-weapons = Weapons
euphoria-card-classes = Classes and traits
euphoria-card-ability = Abilities
euphoria-card-items = Objects
euphoria-card-base = { $base } mm base
euphoria-card-height = { $high }″ up
euphoria-card-carries = carries { $objective }
euphoria-card-owner = goes with { $owner }
euphoria-card-value = { $name } { $now }{ $changed ->
    [true] {" "}(from { $born })
   *[false] {""}
}
euphoria-card-weapon = { $name }: { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
}, { $range }″, damage { $damage }{ $count ->
    [0] {""}
   *[other] , { $special }
}
euphoria-card-special = { $rule ->
    [flamethrower] flamethrower
   *[explosive] explosive
}
euphoria-card-told = { $name }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}{ $used ->
    [true] {" "}(used)
   *[false] {""}
}: { $about }
euphoria-class_name = { $trait ->
    [alive] Alive
    [mechanical] Mechanical
    [bad_born] Bad Born
    [clone] Clone
    [ghost] Ghost
    [gunslinger] Gunslinger
    [animal] Animal
    [agile] Agile
    [very_agile] Very agile
    [accurate] Accurate
    [increased_charge] Increased charge
    [drone] Drone
    [climber] Climber
    [dodge] Dodge
    [experiment] Experiment
    [explorer] Explorer
    [fly] Flies
    [slow] Slow
    [genetic] Genetic upgrade
    [no_pain] No pain
    [reflexes] Reflexes
    [clumsy] Clumsy
    [unique] Unique
    [repairable] Repairable
    [repairer] Repairer
    [pilot] Pilot
    [sergeant] Sergeant
    [gravekeeper] Gravekeeper
    [modify_euphoria] Modify Euphoria
    [first_euphoria] Its owner's first Euphoria
   *[variable_euphoria] Variable Euphoria
}
euphoria-picture-side = { $whose ->
    [own] Yours: { $name }
    [foe] Theirs: { $name }
   *[none] { $name }
} · { $points } audience · { $left } of { $count } miniatures
euphoria-picture-neutral = Neutrals
euphoria-picture-mini = { $acting ->
    [true] ►
   *[false] {" "}
} { $sign }  { $figure }: { $out ->
    [no] { $parts }
    [waiting] not deployed yet
    [absent] out of the show
   *[dead] dead
}

## Teams: what is picked, what is wrong, and what is printed

euphoria-team-title = Teams
euphoria-team-nameless = Team without a name
euphoria-team-example = { $name } ({ $faction }, { $points })
euphoria-team-member = { $name } (no. { $number })
euphoria-team-points = Audience points
euphoria-team-order = Order of Euphoria
euphoria-team-total = Euphoria of the characters
euphoria-team-bonus = { $kept ->
    [bonus_lost] { $faction }: no bonus, for bringing people of another faction.
    [mercenary] { $faction }: with its bonus, which Mercenaries do not cost.
   *[bonus] { $faction }: with its bonus.
}
euphoria-team-penalty = { $ap } AP less for each miniature, for those who are no Legends.
euphoria-team-cost = { $cost ->
    [one] 1 point
   *[other] { $cost } points
}
euphoria-team-figure = { $name } { $value }
euphoria-team-figures = { $figures }
euphoria-team-shelf-name = Name
euphoria-team-shelf-faction = Faction
euphoria-team-shelf-points = Points
euphoria-team-shelf-members = Characters
euphoria-team-shelf-profile = Character
euphoria-team-shelf-nickname = Nickname
euphoria-team-shelf-items = Objects
euphoria-team-shelf-genes = Genetic upgrade
euphoria-team-shelf-modifications = Attributes
euphoria-team-shelf-ability = Special ability
euphoria-team-group-soldiers = Soldiers
euphoria-team-group-clones = Clones
euphoria-team-group-hunters = Hunters
euphoria-team-group-ghost = Ghost
euphoria-team-group-cyborg = Cyborg
euphoria-team-group-legends = Legends
euphoria-team-group-bad_born = Bad Born
euphoria-team-group-estars = E.S.T.A.R.S.
euphoria-team-group-mercenary = Mercenary
euphoria-team-new-help = Whom it can have, with the cost and the name in the file:
euphoria-team-new-profile = { $cost } { $name } ({ $id })
euphoria-team-fault-no_name = The team has no name.
euphoria-team-fault-no_faction = { $given ->
    [none] The faction has yet to be chosen.
    [mercenary] Mercenary cannot be chosen as a faction.
   *[other] There is no faction “{ $given }”.
}
euphoria-team-fault-no_profile = { $given ->
    [none] Character no. { $number } has yet to be chosen.
   *[other] There is no character “{ $given }”.
}
euphoria-team-fault-no_character = { $name } is no character: it comes only as another's object.
euphoria-team-fault-points = The team costs { $cost } points and there are { $most }.
euphoria-team-fault-copies = { $name }: there are { $count }, and { $most ->
    [one] only 1 is
   *[other] { $most } are
} allowed.
euphoria-team-fault-nobody = There is nobody of { $faction }.
euphoria-team-fault-outsider = { $who } cannot be in a { $faction } team.
euphoria-team-fault-ghosts = There are { $count } Ghosts, and { $most } are allowed: one for each Clone.
euphoria-team-fault-legends = There are { $count } Legends, and only 1 is allowed.
euphoria-team-fault-gravekeepers = There are { $count } Gravekeepers, and only 1 is allowed.
euphoria-team-fault-sergeant = { $who }: no Sergeant in a Ghost team with Mercenaries.
euphoria-team-fault-no_item = { $who }: there is no object “{ $given }”.
euphoria-team-fault-no_items = No objects are bought for { $who }: { $item }.
euphoria-team-fault-not_sold = { $who }: { $item } is not for sale.
euphoria-team-fault-not_for_class = { $who }: { $item } is not for its class.
euphoria-team-fault-not_for_faction = { $who }: { $item } is not for its faction.
euphoria-team-fault-too_many = { $who }: { $item } is allowed { $most ->
    [one] once
   *[other] { $most } times
}.
euphoria-team-fault-no_genes = { $who } cannot have genetic upgrades.
euphoria-team-fault-one_gene = { $who } has { $count } genetic upgrades, and one is allowed.
euphoria-team-fault-no_gene = { $who }: there is no upgrade “{ $given }”.
euphoria-team-fault-no_change = { $who }: there is no change of attribute “{ $given }”.
euphoria-team-fault-no_changes = { $who } cannot change its attributes: { $item }.
euphoria-team-fault-has_ability = { $who } has an ability of its own and does not buy { $item }.
euphoria-team-sheet-summary = { $faction } · { $cost } of { $points } points · { $minis ->
    [one] 1 miniature
   *[other] { $minis } miniatures
}
euphoria-team-sheet-turn = Turn
euphoria-team-sheet-life = Life
euphoria-team-sheet-ap = AP
euphoria-team-sheet-states = State
euphoria-team-sheet-legend = States explained
euphoria-team-sheet-reference = Quick reference
euphoria-print-title = Cards to cut out
euphoria-print-deck = { $deck ->
    [all] All cards
    [items] Objects
    [genes] Genetic upgrades
    [soldiers] Soldiers
    [clones] Clones
    [hunters] Hunters
    [ghost] Ghost
    [cyborg] Cyborg
    [legends] Legends
    [bad_born] Bad Born
    [estars] E.S.T.A.R.S.
    [mercenary] Mercenary
   *[none] Pets and neutrals
}
euphoria-content-not_alive = A Bad Born cannot be alive ({ $rule }).
euphoria-board-shapeless = “{ $kind }” says neither how large it is nor where its corners are.
euphoria-board-ladder = “{ $kind }”: a ladder is far from its edge ({ $far } tenths of a millimetre).
euphoria-board-leaves_board = “{ $kind }” leaves the table at { $x }, { $y }.
euphoria-board-degenerate = “{ $kind }” has no surface, at { $x }, { $y }.
euphoria-board-crossed_outline = The outline of “{ $kind }” crosses itself at { $x }, { $y }.
euphoria-board-overlap = “{ $kind }” goes into “{ $into }” at { $x }, { $y }.
euphoria-board-trapdoor = “{ $kind }” covers a trapdoor, and the table is not themed ({ $rule }).

## Great moments

euphoria-beat-died = Eliminated: +{ $audience }
euphoria-beat-fatality = FATALITY
euphoria-beat-short = The charge falls short
euphoria-beat-stumbled = Stumbles
euphoria-beat-blast = Explosion
euphoria-beat-reward = Reward: { $reward }
euphoria-beat-ability = { $ability }
euphoria-beat-ended = { $scale ->
    [marginal] Marginal victory
    [victory] Victory
    [crushing] Crushing victory
    [massacre] Massacre
   *[draw] A draw
}

## Answers and outcomes

euphoria-group-move = Move
euphoria-group-shoot = Shoot
euphoria-group-gear = Hands on
euphoria-group-gifts = Abilities
euphoria-group-turn = Activation
euphoria-way = { $way ->
    [rope] Move with the rope
   *[move] Move
}
euphoria-bundle-go = { $way ->
    [rope] With the rope, to (column and row of the map)
   *[move] Go to (column and row of the map)
}
euphoria-option-go = { $way ->
    [rope] With the rope, to { $place }
   *[move] Go to { $place }
}
euphoria-option-place = { $spot }, { $ap } AP{ $length ->
    [0] {""}
   *[other] {" "}({ $length }″)
}{ $high ->
    [0] {""}
   *[other] , { $high }″ up
}{ $count ->
    [0] {""}
   *[other] , { $hows }
}
euphoria-option-how = { $how ->
    [traverse] traversing
    [stairs] by the stairs
    [jump] jumping
   *[fly] flying
}
euphoria-option-drop = dropping { $high }″{ $loss ->
    [0] {""}
   *[other] {" "}(−{ $loss } life)
}
euphoria-remark = { $manner }
euphoria-option-stay = Stay where it is
euphoria-option-spot = ({ $x }, { $y })
euphoria-option-post = At { $spot }{ $high ->
    [0] {""}
   *[other] , { $high }″ up
}
euphoria-option-put = { $way ->
    [throw] Throw { $item }
   *[other] Spray: { $item }
}
euphoria-option-put_at = { $what } { $place }
euphoria-option-with = { $deed } ({ $extras })
euphoria-option-figure = { $figure }
euphoria-option-thing = { $item }
euphoria-option-number = { $number }
euphoria-option-true = Yes
euphoria-option-false = No
euphoria-detail-shots = { $value ->
    [one] 1 shot
   *[other] { $value } shots
}
euphoria-detail-more = { $value ->
    [true] and declare more
   *[false] and no more
}
euphoria-detail-ap = { $value } AP
euphoria-do-charge = Charge { $to }
euphoria-do-shoot = Shoot at { $to }: { $item }
euphoria-do-enough = Nothing else
euphoria-do-stand = Stand and shoot: { $item }
euphoria-do-wait = Take the charge
euphoria-do-use = Use { $item }
euphoria-do-open = Open the trapdoor
euphoria-do-take = Take { $item }
euphoria-do-give = Give { $item } to { $to }
euphoria-do-trigger = Set off { $device }
euphoria-do-repair = Repair { $to }
euphoria-do-interact = Work on { $objective }
euphoria-do-escort = Take { $to } along
euphoria-do-ability = Declare “{ $item }”{ $to ->
    [none] {""}
   *[other] : { $to }
}
euphoria-do-roar = Roar: enemies nearby, 2 AP fewer
euphoria-do-roar_friend = Roar: { $to }, 2 AP more
euphoria-do-unbalanced_up = Unbalanced: +1 Euphoria
euphoria-do-unbalanced_down = Unbalanced: −1 Euphoria
euphoria-do-cannibal = Cannibal: 2 AP for 20 life
euphoria-do-modify_up = +1 Euphoria
euphoria-do-modify_down = −1 Euphoria
euphoria-do-variable_euphoria = Roll for Euphoria
euphoria-do-end = Done
euphoria-key-move = m
euphoria-key-charge = c
euphoria-key-shoot = s
euphoria-key-throw = g
euphoria-key-flames = f
euphoria-key-gastric = p
euphoria-key-use = o
euphoria-key-open = t
euphoria-key-interact = i
euphoria-key-escort = a
euphoria-key-ability = b
euphoria-key-cannibal = n
euphoria-cost = 1 AP per die or shot; it has { $left }.
euphoria-aim = { $sure ->
    [false] if in reach
   *[true] { $deed ->
        [charge] gets there
        [shoot] wounds
        [stand] wounds
       *[other] works
    }
}
euphoria-chance-given = if in reach
euphoria-chance-unless = This is what happens if it is in reach. Nobody measures before declaring.
euphoria-gist-out = { $figure } dies
euphoria-gist-figure = { $figure }: { $parts }
euphoria-gist-loses = loses { $points } life
euphoria-gist-heals = recovers { $points } life
euphoria-gist-gains = gets { $item }
euphoria-gist-count = { $whose ->
    [own] { $count } of yours
   *[foes] { $count ->
        [one] 1 enemy
       *[other] { $count } enemies
    }
} { $how ->
    [out] out
   *[hurt] worse off
}
euphoria-result-turns = { $winner ->
    [-1] Time is up, and nobody is ahead: { $most } to { $least }.
   *[other] Time is up: { $name }, by { $most } to { $least }.
}
euphoria-result-wiped = { $winner ->
    [-1] Nobody is left in the studio: { $most } to { $least }.
   *[other] No rival is left standing. { $name } win, { $most } to { $least }.
}
euphoria-result-mission = { $winner ->
    [-1] The mission is fulfilled and nobody wins: { $most } to { $least }.
   *[other] Mission fulfilled: { $name }, { $most } to { $least }.
}

## Questions

euphoria-ask-marker = Place a deployment marker
euphoria-ask-deploy = Who walks on?
euphoria-ask-post = Where does { $figure } deploy?
euphoria-ask-next = Who goes first?
euphoria-ask-act = What does { $figure } do?
euphoria-ask-more_shots = { $figure }: anything else to declare?
euphoria-ask-stand = { $target } charges { $figure }. Stand and shoot?
euphoria-ask-evade = { $target } shoots at { $figure }: { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
}. How many dice to evade?
euphoria-ask-attack = { $figure } attacks { $target }: with how many dice?
euphoria-ask-defend = { $target } attacks { $figure } with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}. How many to defend?
euphoria-ask-special_attack = { $figure } against { $target }: use { $attack }?
euphoria-ask-aggression = Does { $figure } let go? +1 Combat from now on, and 20 life less each turn
euphoria-ask-control = Does { $figure } control { $target } this turn?
euphoria-ask-take = Does { $figure } take { $reward }?
euphoria-ask-magazine = For which weapon of { $figure } is the magazine?
euphoria-ask-again = { $figure }: throw its dice again?{ $dice ->
    [shots] {" "}(shots)
    [evasion] {" "}(evasion)
   *[melee] {" "}(melee)
}
euphoria-ask-blood = Does the blood of { $figure } explode?
euphoria-ask-expendable = Does { $figure } throw itself on the grenade?
euphoria-pattern-hits = { $hits ->
    [0] no hits
    [one] 1 hit
   *[other] { $hits } hits
}{ $shield ->
    [0] {""}
   *[other] {" "}and { $shield } on whoever stood before it
}
euphoria-pattern-blow = { $successes ->
    [0] no success
    [one] 1 success
   *[other] { $successes } successes
}
euphoria-pattern-fatality = FATALITY
euphoria-error-team = The team “{ $team }” breaks the rules: { $faults }
euphoria-barred-not_now = Not in this phase
euphoria-barred-airborne = { $target } is in the air
euphoria-barred-already_shot = It has declared its shots
euphoria-barred-declared = It has declared its shots
euphoria-barred-bad_born = A Bad Born picks nothing up
euphoria-barred-engaged = It is engaged, or has been this turn
euphoria-barred-enough_of_it = It can carry no more of that
euphoria-barred-experiment = An Experiment carries no objects
euphoria-barred-in_melee = { $target } is engaged
euphoria-barred-kept_from_it = An ability keeps it from that this turn
euphoria-barred-neutral = { $target } is neutral
euphoria-barred-no_ap = It has no AP left
euphoria-barred-no_character = Only characters can
euphoria-barred-no_room = There is no room beside { $target }
euphoria-barred-slow = It is too slow to charge with those AP
euphoria-barred-strange = It is somebody else's strange object
euphoria-barred-stumbled = It has stumbled: it moves no more this phase
euphoria-barred-template = A template is not used for that
euphoria-barred-threw = It has thrown a grenade this turn
euphoria-barred-too_late = A charge is declared before moving or interacting
euphoria-barred-unseen = It does not see { $target }
euphoria-barred-wrong_class = Its class cannot carry it
euphoria-barred-wrong_faction = Its faction cannot carry it
euphoria-term-attack = Special attack
euphoria-term-reflexes = The target's reflexes
euphoria-term-evading = The target's evasion
euphoria-order-guarded = Only if it saves me from losing life

## The presenter's voice

euphoria-voice-opening_1 = Good evening and welcome! The waivers are signed and the doors are shut.
euphoria-voice-opening_2 = Lights, cameras, ammunition! Nobody came here to make friends.
euphoria-voice-opening_3 = The show begins! If you look away, you do so at your own risk.
euphoria-voice-level_1 = Level on the board. The audience is looking at its watches, and here that is dangerous.
euphoria-voice-level_2 = Nobody is in charge yet. Somebody will have to get dirty.
euphoria-voice-leading_1 = The stands belong to { $ahead }. { $behind }: running out of sponsors.
euphoria-voice-leading_2 = { $ahead } in front, and { $behind } know it: look at those faces.
euphoria-voice-leading_3 = Another round. If { $behind } have a plan, now is the time to show it.
euphoria-voice-last_1 = Last turn! Whatever you save now is of no use to anybody.
euphoria-voice-last_2 = We are nearly off the air! Now, or next season, if you last that long.
euphoria-voice-kill_1 = { $figure } leaves the programme! A hand for { $other }.
euphoria-voice-kill_2 = { $other } signs { $figure } off. Ratings are up!
euphoria-voice-kill_3 = Say goodbye to { $figure }, who had a contract until a moment ago.
euphoria-voice-kill_4 = { $other } did not ask. { $figure } can no longer complain.
euphoria-voice-star_1 = { $figure } is down! The sponsors weep and the ratings soar.
euphoria-voice-star_2 = Nobody saw that coming! { $other } takes out a star: { $figure }.
euphoria-voice-star_3 = Take the posters of { $figure } down: { $other } has just cancelled the tour.
euphoria-voice-lonely_1 = { $figure } leaves us without anybody's help. Such independence.
euphoria-voice-lonely_2 = And that, ladies and gentlemen, is how not to do it. Goodbye, { $figure }.
euphoria-voice-lonely_3 = The set scores again: { $figure }.
euphoria-voice-own_1 = Friendly fire! { $other } finishes { $figure }, and we must ask about the friendship.
euphoria-voice-own_2 = { $other } takes out { $figure }, of the same team. The rival sends flowers.
euphoria-voice-first_blood_1 = First blood! { $other } opens the night with { $figure }.
euphoria-voice-first_blood_2 = And there is our first departure! { $figure }, thank you for taking part.
euphoria-voice-fatality_1 = FATALITY! Replay, replay! Poor { $target }.
euphoria-voice-fatality_2 = { $figure } does not win the fight, but ends it! FATALITY!
euphoria-voice-fatality_3 = FATALITY! Children, to bed. { $target } is not getting up.
euphoria-voice-fatality_4 = That was not in the script! FATALITY by { $figure }!
euphoria-voice-short_1 = { $figure } judged it by eye. The eye was wrong.
euphoria-voice-short_2 = Short! { $target } makes room in the shot, but no nearer than that.
euphoria-voice-short_3 = All run and no hug: { $figure } does not get there.
euphoria-voice-range_1 = Pretty fireworks. { $target } did not even duck.
euphoria-voice-range_2 = Miles off. The ammunition is in the credits too.
euphoria-voice-range_3 = { $figure } shoots at the back row. They paid for their seats.
euphoria-voice-stumble_1 = { $figure } stumbles! Give me that in slow motion.
euphoria-voice-stumble_2 = A leap, a trip, and one for the highlights.
euphoria-voice-boom_1 = Surprise! The audience has chosen what makes the most noise.
euphoria-voice-boom_2 = Never open a present that ticks.
euphoria-voice-shield_1 = { $victim } was just passing by. Was.
euphoria-voice-shield_2 = Quick thinking by { $target }: get behind { $victim }.
euphoria-voice-dodge_1 = { $figure } slips away! You cannot rehearse that.
euphoria-voice-dodge_2 = { $target } hits the air. The air holds.
euphoria-voice-stood_1 = { $figure } is not moving! Teeth clenched, trigger too!
euphoria-voice-stood_2 = Here comes { $target }, and { $figure } says it with lead.
euphoria-voice-ended_1 = It is over! The night belongs to { $ahead }. After the break, the cleaning.
euphoria-voice-ended_2 = Kill the lights! { $ahead } on top; { $behind }, safe journey.
euphoria-voice-ended_3 = And that is all: { $ahead } standing, { $behind } lying down, you at home.
euphoria-voice-draw_1 = A draw? Here? The audience wants its money back.

## Odds

euphoria-procedure-volley = A volley
euphoria-procedure-charge = A charge
euphoria-procedure-melee = A melee
euphoria-procedure-jump = A jump
euphoria-procedure-reward = A trapdoor
euphoria-circumstance-shots = Shots
euphoria-circumstance-aim = Aim
euphoria-circumstance-damage = Damage of each hit
euphoria-circumstance-distance = Distance (inches)
euphoria-circumstance-explosive = Explosive weapon
euphoria-circumstance-two_weapons = Another weapon fired, or a grenade thrown
euphoria-circumstance-several_targets = Shots split among several targets
euphoria-circumstance-moved = The shooter spent AP in the movement phase
euphoria-circumstance-cover = Cover
euphoria-circumstance-cover_none = None
euphoria-circumstance-cover_light = Light
euphoria-circumstance-cover_heavy = Heavy
euphoria-circumstance-shield = Somebody stands before the target, touching it
euphoria-circumstance-target_ap = The target's AP
euphoria-circumstance-target_life = The target's life
euphoria-circumstance-target_armour = The target's armour
euphoria-circumstance-target_moved = The target spent AP in the movement phase
euphoria-circumstance-reflexes = The target has Reflexes
euphoria-circumstance-drone = The target is a drone
euphoria-circumstance-ap_worth = Life that a saved AP is worth
euphoria-circumstance-combat = Combat
euphoria-circumstance-ap = AP
euphoria-circumstance-strength = Strength
euphoria-circumstance-life = Life
euphoria-circumstance-armour = Armour
euphoria-circumstance-charge = The attacker charged, with sight
euphoria-circumstance-dodge = The attacker has Dodge
euphoria-circumstance-target_combat = The target's Combat
euphoria-circumstance-target_strength = The target's Strength
euphoria-circumstance-target_dodge = The target has Dodge
euphoria-circumstance-target_animal = The target is an animal
euphoria-circumstance-committed = AP committed to the charge
euphoria-circumstance-target_shots = The target's shots
euphoria-circumstance-target_aim = The target's Aim
euphoria-circumstance-target_damage = Damage of each of its hits
euphoria-circumstance-target_range = Range of its weapon (inches)
euphoria-circumstance-gap = Gap (inches, rounded up)
euphoria-circumstance-somersault = With Somersault
euphoria-mark-any_hit = At least one hit
euphoria-mark-two_hits = Two hits or more
euphoria-mark-target_dead = Target dead
euphoria-mark-own_dead = Own miniature dead
euphoria-mark-fatality = A FATALITY
euphoria-mark-across = Gets across
euphoria-mark-unharmed = Nothing goes wrong
euphoria-odds-figure = { $figure ->
    [a] the attacker
    [b] the target
   *[other] another
}
euphoria-odds-hits = { $hits ->
    [0] no hit
    [one] 1 hit
   *[other] { $hits } hits
}
euphoria-odds-shield = { $hits ->
    [one] 1 hit on whoever stands before it
   *[other] { $hits } hits on whoever stands before it
}
euphoria-odds-dead = { $whose ->
    [own] own miniature dead
   *[target] target dead
}
euphoria-odds-lost = { $whose ->
    [own] own miniature loses { $points }
   *[target] target loses { $points }
}
euphoria-odds-unharmed = { $whose ->
    [own] own miniature unharmed
   *[target] target unharmed
}
euphoria-odds-fatality = FATALITY
euphoria-odds-short = falls short
euphoria-odds-across = gets across
euphoria-odds-stumbles = stumbles at the edge
euphoria-odds-too_dear = That jump costs { $needs } AP, and there are { $has }.
euphoria-odds-found = { $off ->
    [true] { $reward } goes off
   *[false] { $reward }
}
