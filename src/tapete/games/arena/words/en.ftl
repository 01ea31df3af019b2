### Borderlands, Mr. Torgue's arena

arena-title = Borderlands: Mr. Torgue's arena
arena-pitch = Four Vault Hunters against everything Mr. Torgue throws at them. You play together: shoot, loot, [RE]act.

## Names

arena-enemy_name = { $name } { $number }
arena-something = something
arena-somebody = somebody
arena-anybody = …
arena-basic_melee = basic Melee
arena-thing_at = { $name } in { $zone }
arena-held = { $kind ->
    [plain] nothing
    [trap] a trap
    [loot] a Loot token
    [arms] a card of the weapon shop
    [depot] a card of the Ammo Depot
    [zed] a card of Dr. Zed
    [torgue] a card of Torgue
    [money] a Money token
    [key] the key
    [radiation] Radiation
    [slain] enemies eliminated
   *[other] { $kind }
}
arena-attribute = { $name ->
    [will] Will
    [medicine] Medicine
    [ranged] Ranged
    [reflexes] Reflexes
    [melee] Melee
    [tech] Tech
   *[none] no Attribute
}
arena-band = { $band ->
    [red] 0–1
    [yellow] 2
    [green] 3
   *[long] 4+
}
arena-property = { $name ->
    [accurate] Accurate
    [lethal] Lethal
    [crowd_control] Crowd Control
    [explosive] Explosive
    [suppression] Suppression
    [run_and_gun] Run and Gun
    [small_magazines] Small Magazines
    [bullet_hog] Bullet Hog
    [disposable] Disposable
    [charge] Charge
    [pistol] Pistol
    [overcharge] Overcharge
    [stun] Stun
    [cryo] Cryo
    [burn] Burn
    [radiation] Radiation
    [shock] Shock
    [slag] Slag
    [complex] Complex
    [rapid] Rapid
    [corrosion] Corrosion
    [pinata] Piñata
    [wounds] extra wounds
    [vulnerable] Vulnerable to { $of }
    [crits] on a Crit: { $of }
   *[other] { $name }
}{ $number ->
    [0] { $die ->
        [0] {""}
       *[other] {" "}(1d{ $die })
    }
   *[other] {" "}({ $number })
}

## Orders and effects

arena-order-guarded = Only if it saves me from a wound
arena-order-name = { $which ->
    [rampage] Rampage
    [attack] Attack
    [event] Event
    [move] Move
    [no_ammo] Out of Ammo
    [spawn] Spawn
   *[special] Special
}
arena-effect = { $do ->
    [attack] Attack
    [move] Move
    [gain] Enemies are stronger
    [recharge] Shields recharge
    [heal] Enemies heal
    [wound] A wound
    [token] Elemental Damage
    [stun] Stun
    [blast] An explosion
    [spawn] Spawn
    [lay] Terrain appears
    [drag] Dragged
    [count] A counter goes on
    [orders] More orders
    [no_ammo] Out of Ammo
    [spotlight] The Spotlight changes
    [loot] Loot
    [money] Money
    [reload] Reload
    [cure] Healing
    [shields] Shields recharge
    [cleanse] Elements end
    [ready] Tokens Available
    [summon] The Helper comes
    [stride] A move
   *[other] { $do }
}{ $whom ->
    [none] {""}
   *[other] {": "}{ $whom ->
        [spotlight] the Spotlight hunter
        [others] all but the Spotlight
        [nearest_other] the nearest without the Spotlight
        [cause] whoever fumbled
        [all] everybody
        [zone] all in the zone
        [most_red] who has most red tokens
        [most_loot] who has most loot
       *[none] as usual
    }
}

## States

arena-state_name = { $state ->
    [dying] fighting for their life
    [spotlight] in the Spotlight
    [stunned] stunned{ $amount ->
        [0] {""}
        [one] {""}
       *[other] {" "}×{ $amount }
    }
    [burn] burning{ $amount ->
        [0] {""}
        [one] {""}
       *[other] {" "}×{ $amount }
    }
    [corrosion] corroded{ $amount ->
        [0] {""}
        [one] {""}
       *[other] {" "}×{ $amount }
    }
    [cryo] frozen
    [radiation] irradiated
    [shock] electrified
    [slag] slagged
    [boosted] stronger for now
    [shields] Shield{ $amount ->
        [0] {""}
        [one] {""}
       *[other] {" "}×{ $amount }
    }
    [empty] weapon Out of Ammo{ $amount ->
        [0] {""}
        [one] {""}
       *[other] {" "}×{ $amount }
    }
    [tokens] tokens Available: { $amount }
   *[loot] loot: { $amount }
}
arena-gist-wounds = { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}
arena-gist-shield = Shield spent
arena-gist-out = { $figure } eliminated
arena-gist-blown = { $figure } blows up
arena-gist-figure = { $figure }: { $parts }
arena-gist-count = { $whose ->
    [own] { $count ->
        [one] 1 hunter
       *[other] { $count } hunters
    }
   *[foes] { $count ->
        [one] 1 enemy
       *[other] { $count } enemies
    }
} { $how ->
    [out] eliminated
   *[hurt] hurt
}
arena-gist-crit = Crit
arena-gist-fumble = fumble
arena-gist-fumble_brings = fumble: { $parts }
arena-gist-answer = { $what ->
    [moved] { $target } comes
    [stronger] { $target } grows stronger
   *[shielded] { $target } recharges its Shield
}
arena-gist-answers = { $what ->
    [moved] { $count } enemies come
    [stronger] { $count } enemies grow stronger
   *[shielded] { $count } enemies recharge their Shields
}
arena-gist-arrive = { $count ->
    [one] 1 enemy arrives
   *[other] { $count } enemies arrive
}
arena-gist-laid = something is left on the ground
arena-chance-unless = Before anybody [RE]acts or uses loot.
arena-aim = { $deed ->
    [defend] unhurt
    [barrel] a foe hurt or out
   *[other] hurt or out
}
arena-left = { $count ->
    [one] 1 Action token is still Available: it also pays for [RE]actions.
   *[other] { $count } Action tokens are still Available: they also pay for [RE]actions.
}

## What one does

arena-do-attack = Attack { $to } with { $item }
arena-do-melee = Strike { $to } (basic Melee)
arena-do-charge = Charge with { $item }
arena-do-grenade = Throw { $item } at { $to }
arena-do-special = { $item } on { $to }
arena-do-gunzerk = Free attack on { $to } with { $item }
arena-do-bite = The Helper attacks { $to }: { $item }
arena-do-gift = Use the special rule
arena-do-use = { $item }
arena-do-interact = Interact with { $to }
arena-do-fetch = The Helper interacts with { $to }
arena-do-barter = The Helper trades with { $to }
arena-do-swap = Weapon Swap: { $item }
arena-do-apply = Use { $item }
arena-do-trade = Trade with { $to }
arena-do-end = { $turn ->
    [reaction] Let the [RE]action pass
   *[other] End the activation
}
arena-detail-token = { $value ->
    [green] green token, d12
    [yellow] yellow token, d8
    [red] red token, d6
   *[lent] the weapon's own token, d8
}
arena-option-with = { $deed } ({ $extras })
arena-option-place = { $zone }, { $steps ->
    [0] here
    [one] 1 zone
   *[other] { $steps } zones
}{ $count ->
    [0] {""}
   *[other] {" "}(with { $enemies })
}
arena-option-spot = { $zone }{ $count ->
    [0] {""}
   *[other] {" "}(with { $enemies })
}
arena-option-move = Move to { $place } ({ $colour ->
    [green] green token
    [yellow] yellow token
   *[red] red token
})
arena-option-fly = The Helper moves to { $place } ({ $colour ->
    [green] green token
    [yellow] yellow token
   *[red] red token
})
arena-option-walk = To { $place }
arena-way = { $way ->
    [fly] Helper
   *[other] Move
}, { $colour ->
    [green] green token
    [yellow] yellow token
   *[red] red token
}
arena-option-zone = Zone { $zone }
arena-option-figure = { $figure }
arena-option-token = { $colour ->
    [green] Green, d12
    [yellow] Yellow, d8
   *[red] Red, d6
}{ $state ->
    [spent] {" "}(Spent)
   *[available] {""}
}{ $born ->
    [green] , was green
    [yellow] , was yellow
   *[same] {""}
}
arena-option-card = { $card }{ $cost ->
    [0] {""}
   *[other] {" "}({ "$" }{ $cost })
}
arena-option-pay = { $kind ->
    [loot] Loot
    [given] Given
   *[gear] Gear
}: { $item }
arena-option-replace = Discard { $item } ({ $kind ->
    [worn] equipped
   *[held] in the Inventory
})
arena-option-piece = { $item }
arena-option-use = { $draws ->
    [true] Discard { $item } to draw a card
   *[false] Use { $item }
}
arena-option-offer = { $figure }: { $what }
arena-option-hand = Give { $item } to { $target }
arena-option-swap = { $way ->
    [both] { $held } instead of { $worn }
    [out] stow { $worn }
   *[in] equip { $held }
}
arena-option-slot = Rank { $rank }: { $text }
arena-option-several = { $count ->
    [0] nothing
   *[other] { $names }
}
arena-option-yes = Yes
arena-option-no = No
arena-option-pass = Pass
arena-option-stop = No more attacks
arena-option-none = No
arena-option-pool = The common money
arena-option-as_they_come = As they come, the nearest first
arena-option-chance = Leave it to chance
arena-option-equip = Equip it
arena-option-stow = Stow it
arena-option-drop = Discard it
arena-option-heal = A wound
arena-option-burn = Burn
arena-option-corrosion = Corrosion
arena-option-cryo = Cryo
arena-option-radiation = Radiation
arena-option-shock = Shock
arena-option-slag = Slag
arena-option-keep = Keep it as it is
arena-option-done = Done

## Questions

arena-ask-act = What does { $figure } do?
arena-ask-reaction = [RE]action of { $figure }: one thing.
arena-ask-last_shot = { $figure } fights for their life: one free attack.
arena-ask-activate = Who goes next?
arena-aside-activate = First: { $answer }
arena-aside-react = Or: { $answer }
arena-ask-react = Who [RE]acts?
arena-ask-again = { $figure } attacks once more (Rapid). Whom?
arena-ask-reroll = Roll { $figure }'s attack again (Accurate)?
arena-ask-charge = Where does { $figure } charge to?
arena-ask-charge_at = Whom does { $figure } attack at the end of the charge?
arena-ask-stride = Where does { $figure } go?
arena-ask-collect = { $figure }: what do you take?
arena-ask-trade = { $figure }: what do you give to { $target }?
arena-ask-cure = Health for { $figure }: what goes?
arena-ask-swap = { $figure }: which weapons change places?
arena-ask-spotlight = Who gets the Spotlight?
arena-ask-skill = { $figure } levels up ({ $tree }). Which skill?
arena-ask-deploy = Where does { $figure } begin?
arena-ask-mission = Go on the Wanted mission?
arena-ask-reward = Which card of Torgue do you keep?
arena-ask-reward_for = Who gets the reward?
arena-ask-tree = Skill Tree of { $figure }: keep it, or lay it anew?
arena-ask-exchange = { $figure } hands over or rearranges gear.
arena-ask-buy = { $figure } at the vending machines: buy something?
arena-ask-pay = { $figure }: { "$" }{ $left } left to pay. With what?
arena-ask-give = { $figure }: { $target } lacks { "$" }{ $left } for { $item }. What do you give?
arena-ask-place = { $figure } gets { $item }. Where does it go?
arena-ask-wound = { $figure } suffers a wound. Which token turns red?
arena-ask-heal = { $figure } heals a wound. Which token is restored?
arena-ask-absorb = { $figure }: which Shield token takes the next wound?
arena-ask-crowd = Crowd Control of { $figure }: who else is hit?
arena-ask-target = { $figure } could attack several. Whom?
arena-ask-route = { $figure } could go to several zones. Which?
arena-ask-make_way = Which enemy gives its miniature to the Unique one?
arena-ask-spawn = Where does { $kind } appear?
arena-ask-fumble_order = Which enemy answers the fumble first?
arena-ask-before_burn = { $figure } is about to burn. Use loot?
arena-ask-respawn = { $figure } respawns for a Money token. Who pays? If nobody does, you all lose.
arena-ask-station = At which station does { $figure } respawn?
arena-ask-pay_for = { $figure }: pay a Money token for { $target } to respawn? If nobody pays, you all lose.
arena-ask-before_cleanup = The round is about to be cleaned up. Use loot?
arena-ask-before_verdict = The round is about to end. Use loot?
arena-ask-stunned = { $figure } is stunned. Which token stays Spent?
arena-ask-defend = { $figure } defends: { $strength } or more with { $resist ->
    [will] Will
    [medicine] Medicine
    [ranged] Ranged
    [reflexes] Reflexes
    [melee] Melee
   *[tech] Tech
}. Which token?
arena-ask-next_enemy = { $words } order: who goes next?

## Headings and letters

arena-group-move = Move
arena-group-attack = Attack
arena-group-helper = Helper
arena-group-loot = Loot
arena-group-gear = Gear
arena-group-other = Other actions
arena-group-turn = Turn
arena-key-move = g
arena-key-attack = a
arena-key-melee = f
arena-key-charge = c
arena-key-grenade = t
arena-key-special = s
arena-key-bite = b
arena-key-fly = y
arena-key-gift = p

## Why not

arena-barred-activated = Activated already this round.
arena-barred-not_cash = That is no money.
arena-barred-between_two = Between two obstacles: no line of sight.
arena-barred-deck_empty = That deck is empty.
arena-barred-discarded = Discarded already.
arena-barred-dying = Not while fighting for one's life.
arena-barred-enemy_between = An enemy is in between.
arena-barred-enemy_near = Complex: not with an enemy in your zone.
arena-barred-engaged = With an enemy in your zone you see only that zone.
arena-barred-helper_objective = A Helper does nothing with objectives.
arena-barred-helpers_token = That token is the Helper's.
arena-barred-inventory_full = The Inventory is full.
arena-barred-loaded = Nothing is Out of Ammo.
arena-barred-money_later = Money is for respawns and machines.
arena-barred-no_target = There is nobody to attack.
arena-barred-no_token = No Action token is Available.
arena-barred-nobody_to_trade = Nobody to trade with in your zone.
arena-barred-not_hurt = Neither wounded nor with Elemental Damage.
arena-barred-not_in_play = Not in the arena.
arena-barred-not_this_one = Somebody else [RE]acts now.
arena-barred-nothing_here = Nothing to interact with here.
arena-barred-nothing_to_swap = Nothing to swap.
arena-barred-only_at_end = Only as the activation ends.
arena-barred-ending = The activation is ending.
arena-barred-out_of_ammo = Out of Ammo.
arena-barred-out_of_range = Not at this distance.
arena-barred-over_a_gap = A gap is in between.
arena-barred-shield_damaged = The Shield is damaged.
arena-barred-slots_full = All slots of its kind are taken.
arena-barred-thrown = One grenade a turn.
arena-barred-too_far_away = Too far.
arena-barred-used_up = Used already in this activation.
arena-barred-wall_between = Tyres are in between.
arena-barred-rank_below = A skill of the rank below comes first.
arena-barred-shield_first = While a Shield token is Available, it defends.

## What happens

arena-event-attacked = { $figure } attacks { $target }{ $item ->
    [none] {""}
   *[other] {" "}with { $item }
}.
arena-event-repeated = { $figure } rolls again.
arena-event-shield_held = { $figure }: the Shield needs { $number }.
arena-event-shield_spent = { $figure }: Shield spent.
arena-event-recharged = { $figure }: Shield recharged.
arena-event-defended = { $figure } fends it off.
arena-event-fighting = { $figure } fights for their life!
arena-event-saved = { $figure } is back in the fight!
arena-event-provoked = Attack Fumble: { $figure } answers { $target }.
arena-event-suppressed = Suppression: { $target } does not answer { $figure }.
arena-event-reacts = { $figure } [RE]acts.
arena-event-exploded = { $what } explodes in { $zone }: Strength { $strength }.
arena-event-dropped = { $loot } falls in { $zone }.
arena-event-took = { $figure } takes { $loot }.
arena-event-used = { $figure } uses { $loot }.
arena-event-discarded = { $figure } discards { $item }.
arena-event-emptied = { $figure }: { $item } is Out of Ammo.
arena-event-reloaded = { $figure } reloads.
arena-event-bag_refilled = { $count ->
    [one] A Loot token goes
   *[other] { $count } Loot tokens go
} back into the bag.
arena-event-round_began = Round { $round }.
arena-event-deployed = { $figure } is in the arena.
arena-event-activated = Activation of { $figure }.
arena-event-passed = { $idle ->
    [true] { $figure } has nothing left to do and is done.
   *[other] { $figure } is done.
}
arena-event-moved = { $figure } moves to { $zone }.
arena-event-announced = Enemy turn: { $card }
arena-event-ordered = Order: { $words }.
arena-event-happened = Event: { $card }
arena-event-spawned = { $figure } appears.
arena-event-withdrawn = { $figure } withdraws.
arena-event-special = { $figure }: { $special }
arena-event-spotlit = { $figure } has the Spotlight.
arena-event-star_moved = Star Move of { $figure }: { $card }
arena-event-respawned = { $figure } respawns.
arena-event-box_opened = Surprise: { $box }
arena-event-progressed = { $counter }: { $count }.
arena-event-bought = { $figure } buys { $item } for { "$" }{ $price }.
arena-event-shut = The machines close. Cards that go back: { $unsold } unsold, { $resold } resold.
arena-event-rested = Everybody rests: wounds heal, gear is recharged, and leftover loot and money are gone.
arena-event-noted = The campaign is noted down. Next: { $scenario }.
arena-event-upgraded = { $count ->
    [0] All Announcements are of rank { $rank } already.
    [one] An Announcement of rank { $rank } joins the deck.
   *[other] { $count } Announcements of rank { $rank } join the deck.
}
arena-event-laid_out = The arena is laid out.
arena-event-given = { $figure } gives { $what } to { $target }.
arena-event-struck = { $outcome ->
    [fumble] { $figure } fumbles against { $target }!
    [miss] { $figure } misses { $target }.
    [crit] Crit! { $figure } hits { $target }.
   *[hit] { $figure } hits { $target }.
}
arena-event-wounded = { $figure } suffers { $wounds ->
    [one] a wound
   *[other] { $wounds } wounds
}{ $colour ->
    [none] {""}
    [green] {" "}(a green token turns red)
    [yellow] {" "}(a yellow token turns red)
   *[other] {""}
}.
arena-event-eliminated = { $killer ->
    [none] { $figure } is eliminated.
   *[other] { $killer } eliminates { $figure }.
}
arena-event-tainted = { $figure } gets { $element ->
    [burn] Burn
    [corrosion] Corrosion
    [cryo] Cryo
    [radiation] Radiation
    [shock] Shock
   *[slag] Slag
}{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
}.
arena-event-cleansed = { $figure } loses { $element ->
    [burn] Burn
    [corrosion] Corrosion
    [cryo] Cryo
    [radiation] Radiation
    [shock] Shock
   *[slag] Slag
}.
arena-event-dazed = { $figure } gets Stun{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
}.
arena-event-healed = { $figure } heals { $wounds ->
    [one] a wound
   *[other] { $wounds } wounds
}.
arena-event-drew_gear = { $figure } gets { $item }: { $place ->
    [equipped] equipped
    [inventory] stowed
   *[discarded] discarded
}.
arena-event-swapped = { $worn ->
    [none] { $figure } stows { $stowed }.
   *[other] { $stowed ->
        [none] { $figure } equips { $worn }.
       *[other] { $figure } equips { $worn } and stows { $stowed }.
    }
}
arena-event-opened = { $found ->
    [false] { $figure } cannot open { $thing }.
   *[true] { $holds ->
        [none] { $figure } uses { $thing }.
       *[other] { $figure } opens { $thing }: { $holds }.
    }
}
arena-event-raged = { $active ->
    [true] RAMPAGE!
   *[false] The Rampage is over.
}
arena-event-gained = { $figure } is stronger: { $gains }.
arena-gained-strength = +{ $strength } Strength
arena-event-cleaned = { $face ->
    [1] Cleanup: 1. The loot on the ground goes.
    [4] Cleanup: 4. Elemental effects end.
   *[other] Cleanup: { $face }. Nothing happens.
}
arena-event-ended = { $mission ->
    [true] { $won ->
        [true] The mission is won!
       *[false] The mission is lost.
    }
   *[false] { $won ->
        [true] You win the scenario!
       *[false] You lose the scenario.
    }
}
arena-event-levelled = { $slot ->
    [-1] { $figure } has no skill left to learn.
   *[other] { $figure } learns: { $skill }
}
arena-result-won = The Vault Hunters have won. { $story }
arena-result-lost = The Vault Hunters have lost. { $story }

## Great moments

arena-beat-announced = Enemy turn: { $card }
arena-beat-crit = Crit!
arena-beat-fumble = Fumble!
arena-beat-fell = Eliminated!
arena-beat-fallen = A hunter is down!
arena-beat-dying = Fight for your life!
arena-beat-saved = Back in the fight!
arena-beat-rampage = RAMPAGE!
arena-beat-star = Star Move!
arena-beat-blast = Boom!

## Before the start

arena-brief-title = { $name }
arena-brief-yours = { $count ->
    [one] You play { $hunters }.
   *[other] You play { $hunters }.
}
arena-brief-goal = { $way ->
    [win] You win: { $goal }
   *[lose] You lose: { $goal }
}
arena-brief-respawn = You lose: a hunter that was eliminated cannot pay to respawn at the end of a round.
arena-brief-rampage = Rampage: { $text }
arena-brief-turn = Each hunter acts with its Action tokens: green d12, yellow d8, red d6. Keep one: when somebody is wounded, all who see it may [RE]act. Then the enemies carry out the next Announcement. They go for the Spotlight.
arena-brief-legend = On the map each zone shows all that is in it: a capital letter is a hunter, a small one its Helper, a number an enemy, “t” a tyre, “#” tyres that fill the zone, “b” a Barrel, “c” a chest or machine, “$” loot, “⌂” a station, “+” a Spawn Zone. Zones are counted from the left: C4 is the fourth of row C.
arena-goal-slain = eliminate { $count ->
    [one] 1 enemy
   *[other] { $count } enemies
}{ $of ->
    [any] {""}
   *[other] {" "}({ $of })
}.
arena-goal-cleared = no enemy is left after round { $count } ({ $of }).
arena-goal-counted = { $of }: { $count }.
arena-goal-rounds = { $count ->
    [one] 1 round is over
   *[other] { $count } rounds are over
} ({ $of }).
arena-goal-gathered = all hunters are at the way out; { $of }: { $count }.

## On the screen and in the terminal

arena-scene-head = Round { $round } · { $phase ->
    [deploy] setting up
    [hunters] hunters' turn
    [enemies] enemy turn
    [over] over
    [cleanup] end of round
    [respawn] end of round
    [verdict] end of round
    [refresh] end of round
   *[other] Intermission
}{ $rampage ->
    [true] {" "}· RAMPAGE
   *[false] {""}
}
arena-scene-zone = { $count ->
    [one] zone
   *[other] zones
}
arena-scene-hunters = Vault Hunters
arena-scene-enemies = Enemies
arena-scene-out = Eliminated
arena-scene-money = Common money: { $money ->
    [one] 1 Money token
   *[other] { $money } Money tokens
}
arena-scene-left = { $name }: { $count } left to appear
arena-scene-loot = Loot: { $loot }
arena-zone-plain = Zone { $zone }
arena-zone-tyres = Tyres: { $count } of 3 places. +{ $count } to a hunter's Defence here.
arena-zone-full = Tyres fill the zone: nobody enters or sees through.
arena-zone-station = New-You Station
arena-zone-spawn = Spawn Zone { $number }
arena-zone-exit = Way out
arena-scene-used = { $used ->
    [true] { $name } (used)
   *[false] { $name }
}
arena-card-now = Now
arena-card-attributes = Attributes
arena-card-tokens = Action tokens
arena-card-gear = Gear
arena-card-inventory = Inventory
arena-card-special_rule = Special rule
arena-card-skills = Skill Tree
arena-card-star = Star Move
arena-card-loot = Loot
arena-card-values = Card
arena-card-specials = Special actions
arena-card-fumble = Attack Fumble
arena-card-properties = Properties
arena-card-actions = Actions
arena-card-value = { $name }: { $value }
arena-card-about = { $name }. { $text }
arena-card-action = { $attribute }, distance { $bands }{ $count ->
    [0] {""}
   *[other] {" "}· { $properties }
}
arena-card-item = { $name }{ $spent ->
    [true] {" "}(Out of Ammo)
   *[false] {""}
}{ $count ->
    [0] {""}
   *[other] : { $parts }
}
arena-card-shield = Shield tokens: { $tokens }
arena-card-die = its die: { $token }
arena-card-token = { $colour ->
    [green] Green, d12
    [yellow] Yellow, d8
   *[red] Red, d6
}{ $state ->
    [spent] {" "}(Spent)
   *[available] {""}
}
arena-card-slot = { $filled ->
    [true] ■ Rank { $rank }: { $text }
   *[false] □ Rank { $rank }: { $text }
}
arena-card-hunter = { $spotlight ->
    [true] Vault Hunter, in the Spotlight
   *[false] Vault Hunter
}
arena-card-helper = Helper of { $figure }
arena-card-enemy = { $kind ->
    [badass] Badass enemy
    [unique] Unique enemy
    [boss] Boss
   *[ordinary] Enemy
}
arena-card-stat = { $stat ->
    [strength] Strength { $value }, resisted with { $with }
    [defence] Defence { $value }
    [hit_points] Hit Points { $value }
    [movement] Movement { $value }
    [range] Range { $value }
    [shield] Shield: { $with }
   *[ignores] Ignores: { $with }
}
arena-card-wounds = Wounds: { $wounds } of { $most }
arena-card-red = { $wounds } of { $most } tokens { $wounds ->
    [one] is
   *[other] are
} red
arena-picture-queue = Announcements: { $cards }
arena-picture-card = { $state ->
    [spent] ×‹{ $orders }›
    [now] ►‹{ $orders }›
   *[other] ‹{ $orders }›
}
arena-picture-token = { $state ->
    [spent] ({ $colour ->
        [green] green
        [yellow] yellow
       *[red] red
    })
   *[available] { $colour ->
        [green] green
        [yellow] yellow
       *[red] red
    }
}
arena-picture-figure = { $acting ->
    [true] ►
   *[false] {" "}
} { $sign }  { $figure } ({ $zone ->
    [off] not in yet
    [none] eliminated
   *[other] { $zone }
}){ $count ->
    [0] {""}
   *[other] : { $parts }
}

## Agreed before a match

arena-options-scenario = Scenario
arena-options-hunters = Vault Hunter
arena-options-players = Players
arena-options-trees = Skill Trees
arena-options-campaign = Campaign
arena-options-rules = House rules
arena-options-campaign_none = None: this scenario alone
arena-options-tree_first = Its first
arena-options-players_count = { $count ->
    [one] 1: all four hunters
   *[other] { $count }
}
arena-error-campaign = The campaign cannot be played: { $reason }

## Kept campaigns that cannot be read

arena-campaign-announcement = The Announcement “{ $card }” is in the deck { $count } times; each is there once.
arena-campaign-deck = The deck has { $has ->
    [one] 1 Announcement
   *[other] { $has } Announcements
} of rank { $rank }; after { $levels ->
    [one] 1 level
   *[other] { $levels } levels
} it must have { $needs }.
arena-campaign-event = { $what ->
    [stray] The Event “{ $card }” is not one of this campaign.
    [again] The Event “{ $card }” is there more than once.
   *[missing] The Event “{ $card }” is missing.
}
arena-campaign-four = A campaign has { $needs } different hunters; there are { $has }, of which { $different } different.
arena-campaign-gear = { $figure } has “{ $given }”, which is no card of gear.
arena-campaign-hunter = There is no hunter “{ $given }”; there are: { $those }.
arena-campaign-level = { $figure } has filled { $has ->
    [one] 1 slot
   *[other] { $has } slots
} of its Skill Tree; after { $levels ->
    [one] 1 level
   *[other] { $levels } levels
} it must be { $needs }.
arena-campaign-load = { $figure } { $slot ->
    [weapon] wears { $has } weapons
    [shield] wears { $has } Shields
    [grenade] wears { $has } Grenades
    [modifier] wears { $has } Modifiers
   *[inventory] has { $has } cards in its Inventory
}; it may have { $most }.
arena-campaign-misfit = The text of the campaign cannot be read: { $problem }
arena-campaign-no_announcement = “{ $given }” is in the deck and is no Announcement.
arena-campaign-scenario = “{ $given }” is no scenario of { $campaign }; they are: { $those }.
arena-campaign-seal = The text was changed after it was kept.
arena-campaign-slots = The Skill Tree { $tree } of { $figure } cannot be filled like that: slot { $slot } was not open yet, was filled already or is not there.
arena-campaign-tree = { $figure } has the Skill Tree { $tree }, which is not its own; it may have: { $trees }.
arena-campaign-twice = { $item } is there more than once; { $count ->
    [one] { $who } has it all.
   *[other] it is with { $who }.
}
arena-campaign-unknown = There is no campaign “{ $given }”; there are: { $known }{ $nearest ->
    [none] .
   *[other] ; the nearest is “{ $nearest }”.
}
arena-campaign-unreadable = The text of the campaign cannot be read.

## Odds

arena-procedure-attack = An attack
arena-procedure-defend = A Defence
arena-procedure-survive = Fight for Your Life
arena-procedure-clean_up = The Clean-Up
arena-procedure-loot = Loot out of the bag
arena-circumstance-token = Token
arena-circumstance-token_green = Green (d12)
arena-circumstance-token_yellow = Yellow (d8)
arena-circumstance-token_red = Red (d6)
arena-circumstance-attribute = Attribute
arena-circumstance-modifier = Other modifiers
arena-circumstance-defence = The target's Defence
arena-circumstance-shield = Shield
arena-circumstance-shield_none = None
arena-circumstance-shield_red = Red (d6)
arena-circumstance-shield_yellow = Yellow (d8)
arena-circumstance-shield_green = Green (d12)
arena-circumstance-hit_points = Hit Points left
arena-circumstance-tyres = Tyres in the zone
arena-circumstance-corrosion = Corrosion tokens
arena-circumstance-slag = With a Slag token
arena-circumstance-lethal = Lethal
arena-circumstance-crit_lethal = Lethal on a Crit
arena-circumstance-rapid = Rapid
arena-circumstance-accurate = Accurate
arena-circumstance-element = Element
arena-circumstance-element_none = None
arena-circumstance-element_burn = Burn
arena-circumstance-element_cryo = Cryo
arena-circumstance-element_radiation = Radiation
arena-circumstance-element_shock = Shock
arena-circumstance-element_slag = Slag
arena-circumstance-element_corrosion = Corrosion
arena-circumstance-overcharge = Overcharge
arena-circumstance-vulnerable = Vulnerable to the element
arena-circumstance-green = Green tokens
arena-circumstance-yellow = Yellow tokens
arena-circumstance-red = Red tokens
arena-circumstance-strength = Strength of the attack
arena-circumstance-wounds = Wounds it does
arena-circumstance-weapon = One of our weapons
arena-circumstance-weapon_none = None
arena-circumstance-enemy = One of our enemies, with its Attack Fumble
arena-circumstance-enemy_none = None
arena-circumstance-resist = The attacker's Attribute to resist the answer to a fumble
arena-circumstance-lying = Loot tokens in the arena
arena-circumstance-burn = Burn tokens
arena-circumstance-shock = With a Shock token
arena-circumstance-radiation = With a Radiation token
arena-circumstance-count = Tokens drawn
arena-circumstance-health = Health in the bag
arena-circumstance-ammo = Ammo in the bag
arena-circumstance-weapons = Weapons in the bag
arena-circumstance-money = Money in the bag
arena-circumstance-level_up = Level-Ups in the bag
arena-circumstance-wanted = Wanted in the bag
arena-odds-error = There is no weapon or enemy called “{ $name }”.
arena-odds-empty_bag = There are fewer tokens in the bag than are drawn.
arena-odds-no_tokens = A Vault Hunter without Action tokens cannot defend itself.
arena-odds-eliminated = eliminated
arena-odds-wounds = { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}
arena-odds-shield_spent = its Shield is Spent
arena-odds-unharmed = unharmed
arena-odds-tainted = with a token of { $element ->
    [burn] Burn
    [cryo] Cryo
    [radiation] Radiation
    [shock] Shock
    [slag] Slag
   *[corrosion] Corrosion
}
arena-odds-fumble = a fumble: the enemy answers
arena-odds-answered = the attacker: { $parts }
arena-odds-stunned = stunned
arena-odds-saved = saved: whole again, with its Shields recharged
arena-odds-loot_gone = the loot in the arena is gone
arena-odds-effects_end = effects end
arena-odds-as_it_was = everything stays
arena-odds-drawn = { $count } × { $kind ->
    [health] Health
    [ammo] Ammo
    [weapon] Weapon
    [money] Money
    [level_up] Level-Up
   *[wanted] Wanted
}
arena-odds-defended = defends itself
arena-odds-absorbed = the Shield takes it
arena-odds-hurt = { $wounds ->
    [one] 1 token turns red
   *[other] { $wounds } tokens turn red
}
arena-odds-dying = fights for its life
arena-odds-fallen = eliminated
arena-mark-eliminated = Eliminated
arena-mark-struck = At least one wound, or the Shield Spent
arena-mark-fumble = A fumble
arena-mark-answered = A fumble that harms the attacker
arena-mark-saved = Saved
arena-mark-loot_gone = The loot in the arena is gone
arena-mark-effects_end = Effects end
arena-mark-money = At least one Money token
arena-mark-health = At least one Health token
arena-mark-level_up = At least one Level-Up
arena-mark-wanted = The Wanted token
arena-mark-defended = Defends itself
arena-mark-wounded = Wounded
arena-mark-dying = Fights for its life, or worse

## Parties

arena-party-title = Parties
arena-party-name = Name
arena-party-hunters = Hunters
arena-party-trees = Skill Trees
arena-party-four = A party is four different hunters; this one has { $count }.
arena-party-tree = A Skill Tree must belong to a hunter of the party, and each hunter has only one.
arena-party-of_hunter = { $hunter }: { $tree }
arena-party-usual = The usual four
arena-party-new = My party
arena-party-unread = “{ $line }” is not understood: each line is a hunter, a colon and one of its Skill Trees
arena-party-sheet-nameless = Party
arena-party-sheet-summary = Vault Hunters: { $hunters }
arena-party-sheet-rounds = Round
arena-party-sheet-legend = Elements
arena-party-sheet-reference = Quick reference
arena-party-sheet-hunter = { $hunter }: { $tree }
arena-party-sheet-slot = Rank { $rank }: { $text }
arena-party-sheet-helper = Helper: { $name } ({ $actions })
arena-party-sheet-tokens = Turned red
arena-party-sheet-loot = Loot
arena-party-sheet-states = States
arena-party-sheet-column-slot = Slot
arena-party-sheet-column-name = Name
arena-party-sheet-column-does = What it does
arena-party-sheet-place = { $slot ->
    [weapon] Weapon
    [shield] Shield
    [grenade] Grenade
    [modifier] Modifier
   *[inventory] Inventory
}

## Cards to cut out

arena-print-title = Cards to cut out
arena-print-deck = { $deck ->
    [gear] Gear
    [enemies] Enemies
    [announcements] Announcements
    [events] Events
    [stars] Star Moves
    [wanted] Wanted
    [helpers] Helpers
   *[all] All cards
}
arena-print-gear = { $slot ->
    [weapon] Weapon
    [shield] Shield
    [grenade] Grenade
   *[modifier] Modifier
}{ $shop ->
    [arms] {" "}· GUN$
    [depot] {" "}· Ammo Depot
    [zed] {" "}· Dr. Zed's Meds
    [torgue] {" "}· Torgue
   *[none] {" "}· starting gear
}
arena-print-prices = ${ $cost } · resale ${ $resale }
arena-print-loot = { $count ->
    [0] no loot
    [one] 1 Loot token
   *[other] { $count } Loot tokens
}
arena-print-fumble = Attack Fumble: { $name }
arena-print-announcement = Announcement, rank { $rank }
arena-print-wanted = Wanted
arena-print-wave = { $count } × { $name }
arena-print-won = Won once { $every ->
    [true] all its enemies are eliminated
   *[false] its Uniques are eliminated
}
arena-print-still = It cannot move by itself
arena-print-event = { $boss ->
    [none] Event
   *[other] Event of { $boss }
}
