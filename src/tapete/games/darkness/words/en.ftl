### When Darkness Comes

darkness-title = When Darkness Comes…
darkness-pitch = A city in the dark, uncovered tile by tile. Everybody for themselves, nobody without the others; with a game master or without.

## Names

darkness-plain = { $text }
darkness-nothing = nothing
darkness-anybody = …
darkness-thing = { $thing }
darkness-place = { $square } ({ $indoors ->
    [true] inside: { $tile }
   *[false] street: { $tile }
})
darkness-place-beyond = { $side ->
    [north] find out what is to the north ({ $tile })
    [east] find out what is to the east ({ $tile })
    [south] find out what is to the south ({ $tile })
    [west] find out what is to the west ({ $tile })
   *[none] outside the city
}
darkness-door_side = { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
} ({ $locks ->
    [one] 1 lock
   *[other] { $locks } locks
})
darkness-option-laid = With its doors to the { $doors }
darkness-entrance = { $kind ->
    [window] window
   *[door] door
} of { $building }{ $gone ->
    [true] , knocked down
   *[false] {""}
}
darkness-locks = { $locks ->
    [1] 1 lock
   *[other] { $locks } locks
}
darkness-level = { $level ->
    [1] a 6
    [2] a pair
    [3] a straight of 3
    [4] three of a kind
    [5] a straight of 4
    [6] four of a kind
    [7] a straight of 5
    [8] five of a kind
   *[0] nothing
}{ $high ->
    [0] {""}
   *[other] { $level ->
        [2] {" "}({ $high })
        [4] {" "}({ $high })
        [6] {" "}({ $high })
        [8] {" "}({ $high })
        [3] {" "}up to { $high }
        [5] {" "}up to { $high }
        [7] {" "}up to { $high }
       *[other] {""}
    }
}
darkness-bought = dice bought
darkness-dice_from = { $what } +{ $dice }
darkness-state_name = { $state ->
    [bleeding] bleeds on the move
    [failures] Failure
    [fails] the next check fails
    [succeeds] the next check succeeds
    [harder] all is a level harder
    [easier] all is a level easier
    [jammed] the next door is jammed
    [bound] cannot leave the tile
    [extra] has another turn coming
    [hidden] nobody sees it yet
    [things] objects
   *[allies] allies
}{ $amount ->
    [0] {""}
   *[other] {" "}{ $amount }
}

## Questions

darkness-ask-act = { $figure }: what do you do?
darkness-ask-turn = Turn of { $figure }: what happens?
darkness-ask-spend = Do you spend points on dice?
darkness-ask-rethrow = You have { $shows }. Which dice do you throw again?
darkness-ask-extra_dice = You throw { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}. How many more do you buy, at 2 points each? You have { $points }.
darkness-ask-helpers = Whom do you ask for help with this roll?
darkness-ask-assist = Do you help { $target } with the roll? You go to that square.
darkness-ask-call_help = Whom do you ask for help in the fight?
darkness-ask-join_fight = Do you come to { $target }'s fight? You may take blows.
darkness-ask-retreat = { $foe } (Speed { $speed }): do you retreat? Your movement must exceed it.
darkness-ask-fire = Do you fire?
darkness-ask-blow = { $figure } is about to take a damage. Who takes it?
darkness-ask-take_blow = Do you take the damage for { $target }?
darkness-ask-security = { $disc }: do you talk or fight?
darkness-ask-load = You carry too much: your limit is { $limit }. What do you do?
darkness-ask-lay_discs = Where do the { $count } discs go, face down?
darkness-ask-look = Which discs do you look at?
darkness-ask-turn_tile = How do you lay { $tile }?
darkness-ask-invite = The door is open. Whom do you ask in?
darkness-ask-come_in = { $by } opens the door to you. Do you go in?
darkness-ask-eject = To which square does { $who } go?
darkness-ask-hand_over = { $by } wants { $item }. Do you hand it over without a struggle?
darkness-ask-praise = Does { $to } deserve a point for role-playing?
darkness-ask-cancel_fate = A 1 on the fate die. Do you pay 3 points not to roll on the table?
darkness-ask-forget = You end with negative points. Which skill do you lose?
darkness-ask-improve = You have won. Which attribute gains a die?

## Answers

darkness-way = Walk
darkness-option-walk = Go to { $place }
darkness-option-walks = Go to
darkness-option-place = { $place }{ $count ->
    [0] {""}
   *[other] {" "}· { $met }
}
darkness-option-target = { $to }
darkness-option-figure = { $figure }
darkness-option-thing = { $thing }
darkness-option-code = { $code }: { $level }
darkness-option-number = { $number }
darkness-option-square = { $square ->
    [none] { $place }
   *[other] { $place }
}
darkness-option-pair = { $thing } to { $target }
darkness-option-several = { $count ->
    [0] Nothing
   *[other] { $names }
}
darkness-option-none = No
darkness-option-roll = Roll Attack (Strength) to carry more
darkness-option-talk = Talk
darkness-option-fight = Fight
darkness-option-rethrow = { $source ->
    [keep] Keep what there is
    [points] Throw { $dice } again for { $count ->
        [one] 1 point
       *[other] { $count } points
    }
   *[help] Throw { $dice } again ({ $who })
}
darkness-option-cover = { $how ->
    [ally] { $who } is sacrificed
    [helper] { $who }, if they agree
   *[take] I do
}

## Deeds

darkness-group-move = Move
darkness-group-doors = Get in
darkness-group-discs = Discs and adversaries
darkness-group-people = The others
darkness-group-goods = Objects
darkness-group-talk = Communication
darkness-group-points = Victory points
darkness-group-story = Scenario
darkness-group-turn = Turn
darkness-do-to = { $to }
darkness-do-roll = Roll Speed and the fate die
darkness-do-flip = Turn the disc over
darkness-do-fight = Fight
darkness-do-retreat = Retreat
darkness-do-perceive = Perception: look at discs of the building
darkness-do-treat = Heal { $to }
darkness-do-rest = Heal yourself: takes the turn
darkness-do-special = { $to }
darkness-do-any_special = An action of the scenario
darkness-do-pick = Pick the lock ({ $item })
darkness-do-force = Knock the door down ({ $item })
darkness-do-climb = Climb through the window ({ $item })
darkness-do-open = Open the door to those outside ({ $item })
darkness-do-take = Pick up { $item }
darkness-do-give = Give { $item } to { $to }
darkness-do-drop = Drop { $item }
darkness-do-steal = Take { $item } from { $to }
darkness-do-lure = Win { $item } over, from { $to }
darkness-do-clear = Get rid of a Failure disc: 5 points
darkness-do-study = Buy a skill point: 10 points
darkness-do-learn = Learn { $to }
darkness-do-praise = Propose a point for role-playing for { $to }
darkness-do-end = End the turn
darkness-key-move = v
darkness-key-roll = t
darkness-key-special = s
darkness-key-flip = d
darkness-key-fight = a
darkness-key-retreat = r
darkness-key-pick = p
darkness-key-force = o
darkness-key-climb = b
darkness-key-perceive = q
darkness-key-take = g
darkness-key-treat = h
darkness-key-rest = y
darkness-order-guarded = Only if it saves me from harm
darkness-left = { $what ->
    [both] You can still walk and act.
    [move] You can still walk.
   *[act] You still have your action.
}

## Why not

darkness-barred-no_door = There is no locked door here.
darkness-barred-outside = Only inside a building.
darkness-barred-perceived = You have already looked round in this building.
darkness-barred-no_discs = There is no face-down disc left to look at.
darkness-barred-turn_begun = Only in place of the whole turn.
darkness-barred-unhurt = You are not hurt.
darkness-barred-nobody_hurt = Nobody on your square is hurt.
darkness-barred-lost_by_force = It was taken by force: it cannot go back yet.
darkness-barred-faces_foe = The adversary first: fight or retreat.
darkness-barred-must_flip = First turn over the disc you stand on.
darkness-barred-acted = You have used this turn's action.
darkness-barred-rolled = You have rolled this turn.
darkness-barred-too_few_points = You have too few victory points.
darkness-barred-no_failures = You have no Failure discs.

## Deals

darkness-do-bargain = Offer { $to } a deal
darkness-do-say = Say something to { $to }
darkness-ask-deal = What deal do you put to { $target }?
darkness-ask-answer_deal =
    { $target } offers you a deal. Do you accept?
    You get { $gives } ↔ You give { $wants }
darkness-ask-say = What do you say to { $target }?
darkness-goods = { $count ->
    [0] { $points ->
        [0] { $help ->
            [true] help with the next roll
           *[false] nothing
        }
        [one] 1 point{ $help ->
            [true] {" "}and help with the next roll
           *[false] {""}
        }
       *[other] { $points } points{ $help ->
            [true] {" "}and help with the next roll
           *[false] {""}
        }
    }
   *[other] { $things }{ $points ->
        [0] {""}
        [one] {" "}and 1 point
       *[other] {" "}and { $points } points
    }{ $help ->
        [true] {" "}and help with the next roll
       *[false] {""}
    }
}
darkness-option-deal = { $empty ->
    [true] No deal
   *[false] I give { $gives } ↔ I get { $wants }
}
darkness-option-reply = { $way ->
    [counter]
        Another deal:
        { $answer }
   *[reply] { $answer }
}
darkness-option-accept = Accept
darkness-option-refuse = Refuse
darkness-event-said = { $figure } to { $target }{ $how ->
    [communicator] , by communicator
   *[direct] {""}
}: “{ $text }”
darkness-event-offered = { $figure } { $counter ->
    [true] answers { $target } with another deal
   *[false] puts a deal to { $target }
}: gives { $gives } and gets { $wants }.
darkness-event-agreed = { $figure } and { $target } have a deal.
darkness-event-declined = { $figure } refuses the deal of { $target }.
darkness-event-promised = { $figure } promises to help { $target } with the next roll.
darkness-event-promise_kept = { $figure } keeps the promise to { $target }.
darkness-event-promise_broken = { $figure } breaks the promise to { $target }.
darkness-barred-bargained = You have put { $most } deals to others this turn.
darkness-barred-empty_deal = A deal must be about something.
darkness-barred-not_held = { $figure } does not have that.
darkness-barred-no_return = { $figure } lost it by force and cannot have it back yet.
darkness-barred-other_square = Things change hands only on the same square.
darkness-barred-other_parties = That deal is between others.

## Fate

darkness-ask-fate_give = Fate: what do you give, and to whom?
darkness-ask-fate_points = Fate: to whom do you give 2 points?
darkness-ask-fate_rob = Fate: whom do you rob?
darkness-ask-fate_tile = Fate: on which tile do you look at the discs?
darkness-ask-fate_door = Fate: which door is open?

## What happens

darkness-event-begun = “{ $scenario }” begins.
darkness-event-first = { $figure } plays first.
darkness-event-round_began = Round { $round }.
darkness-event-turn_began = { $figure }'s turn.
darkness-event-turn_ended = { $figure } ends the turn.
darkness-event-turn_lost = { $figure } loses the rest of the turn.
darkness-event-allowed = { $figure } can walk { $points }: { $health } health and { $levels } by the roll.
darkness-event-moved = { $figure } goes to { $place }.
darkness-event-put = { $figure } { $why ->
    [entered] is inside
    [ejected] ends up in the street
    [invited] comes in through the door
    [helps] comes to help
   *[other] changes squares
}.
darkness-event-tile_laid = { $tile } comes into play{ $discs ->
    [0] {""}
    [one] {" "}(1 disc)
   *[other] {" "}({ $discs } discs)
}.{ $left ->
    [-1] {""}
    [0] {" "}It was the last tile.
    [one] {" "}1 tile is left.
   *[other] {" "}{ $left } tiles are left.
}
darkness-event-no_tile = No tile fits there: { $figure } cannot go on.
darkness-event-fate = { $figure } { $table ->
    [good] rolls on the good table of fate
   *[bad] rolls on the bad table of fate
}: { $text }
darkness-event-fate_cancelled = { $figure } pays not to roll on the bad table.
darkness-event-fate_spared = It finds nothing to take from { $figure }.
darkness-event-next_door = The { $door } is open to { $figure } this turn.
darkness-event-happened = { $text }
darkness-event-special = { $figure } tries it: { $special }.
darkness-event-progressed = { $counter }: { $count }.
darkness-event-ended = { $won ->
    [true] It is over: the objective is reached.
   *[false] Time is up.
}
darkness-event-won = { $figure } wins with { $points ->
    [one] 1 point
   *[other] { $points } points
}.
darkness-event-improved = { $figure } gains a die in { $attribute }.
darkness-event-forgot = { $figure } loses { $skill }.
darkness-event-turned_over = { $figure } turns a disc over: { $disc }.
darkness-event-looked = { $figure } looks at { $count ->
    [one] 1 disc
   *[other] { $count } discs
}.
darkness-event-saw = { $figure } sees: { $disc }.
darkness-event-shuffled = { $disc } is shuffled with the discs of { $building }: { $count } face down.
darkness-event-found = { $figure } finds { $item }.
darkness-event-befriended = { $ally } joins { $figure }.
darkness-event-passed = { $figure } gets past security: { $disc }.
darkness-event-eluded = { $figure } does not manage it: { $disc }.
darkness-event-took = { $figure } picks up { $item }.
darkness-event-dropped = { $figure } drops { $item }.
darkness-event-gave = { $figure } gives { $item } to { $target }.
darkness-event-stole = { $figure } takes { $item } from { $target }.
darkness-event-resisted = { $target } holds on to { $item }: { $figure } gets nothing.
darkness-event-used_up = { $figure } has used up { $item }.
darkness-event-lost_all = Third Failure disc: { $figure } loses objects, allies and discs.
darkness-event-limit = { $figure } can carry { $limit }.
darkness-event-door_opened = { $figure } { $how ->
    [pick] opens
    [force] knocks down
    [climb] slips through
   *[open] opens
} the { $door }.
darkness-event-door_held = { $figure } cannot get through the { $door }.
darkness-event-invited = { $figure } asks { $target } in, who { $comes ->
    [true] comes
   *[false] stays outside
}.
darkness-event-failed = { $figure } gets a Failure disc: { $count } of 3.
darkness-event-cleared = { $figure } gets rid of a Failure disc: { $count ->
    [0] none left
   *[other] { $count } left
}.
darkness-event-hurt = { $figure } takes 1 damage: health { $health }.
darkness-event-healed = { $figure } recovers { $amount }: health { $health }.
darkness-event-weakened = A death weighs: { $figure } loses 1 health for good ({ $health }).
darkness-event-died = { $figure } dies.
darkness-event-scored = { $figure } { $way ->
    [less] loses
   *[more] gains
} { $amount ->
    [one] 1 point
   *[other] { $amount } points
}: { $points }.
darkness-event-paid = { $figure } pays { $amount ->
    [one] 1 point
   *[other] { $amount } points
} { $what ->
    [again] to throw dice again
    [dice] for more dice
    [fate] to escape fate
    [failure] for a Failure disc
   *[skill] for a skill point
}: { $points }.
darkness-event-learned = { $figure } learns { $skill } (cost { $cost }).
darkness-event-praised = { $figure } proposes an award for { $target }: { $votes } in favour. { $granted ->
    [true] Granted.
   *[false] Denied.
}
darkness-event-tried = { $figure } rolls { $attribute } with { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}{ $count ->
    [0] {""}
   *[other] {" "}({ $parts })
}{ $need ->
    [none] {""}
   *[other] {" "}against { $need }
}.
darkness-event-settled = { $outcome ->
    [fails] Fate has it: { $figure } fails without a roll.
   *[succeeds] Fate has it: { $figure } succeeds without a roll.
}
darkness-event-helped = { $figure } helps { $target }.
darkness-event-refused = { $figure } does not help { $target }.
darkness-event-thrown_again = { $figure } throws { $count ->
    [one] 1 die
   *[other] { $count } dice
} again{ $source ->
    [points] {" "}for points
   *[other] {" "}({ $source })
}.
darkness-event-outdone = { $figure } is stronger than { $target }.
darkness-event-undecided = { $figure } and { $target } are equal.
darkness-event-fought = { $figure } fights { $foe }.
darkness-event-swift = { $first ->
    [true] { $figure } strikes first.
   *[false] { $foe } strikes first.
}
darkness-event-round_of_fight = Round { $number } of the fight.
darkness-event-hit = { $figure } beats { $foe }.
darkness-event-missed = { $figure } misses { $foe }.
darkness-event-parried = { $figure } fends off { $foe }.
darkness-event-fired = { $figure } fires { $item }: { $left ->
    [0] no shots left
    [one] 1 shot left
   *[other] { $left } shots left
}.
darkness-event-approached = { $figure } comes nearer to the fight.
darkness-event-shielded = { $figure } takes the blow for { $target }.
darkness-event-sacrificed = { $ally } is sacrificed for { $figure }.
darkness-event-defeated = { $foe } falls to { $figure }.
darkness-event-fled = { $figure } { $away ->
    [true] gets away from { $foe }
   *[false] does not get away from { $foe }
}: { $total } against Speed { $speed }.
darkness-event-held_fast = { $foe } holds { $figure }: they go on next turn.
darkness-result-won = { $story }
darkness-result-lost = { $story }

## Great moments

darkness-beat-turned = { $disc }
darkness-beat-died = Dies
darkness-beat-lost_all = Three Failures: all is lost
darkness-beat-found = Found!
darkness-beat-befriended = A new ally
darkness-beat-defeated = Defeated
darkness-beat-broken = A broken promise

## Before it begins

darkness-brief-title = { $name }
darkness-brief-yours = You are { $name }.
darkness-brief-master = You are the master: you play the adversaries and tell the story. Only you see the notes.
darkness-brief-goal = Objective: { $goal }
darkness-brief-special = { $name }: { $text }
darkness-brief-specials = Special actions: { $names }.
darkness-brief-limit = There are { $rounds } rounds: after them you have all lost.
darkness-brief-points = Whoever then has most victory points wins: they come from objects, allies, security and adversaries, and are spent on dice.
darkness-brief-turn = On your turn: roll Speed, walk (the street costs half) and do one action: open a door, look round, turn a disc over, heal, give, pick up, take. In any order.
darkness-brief-turn_gm = On your turn you do one thing: walking is one, too. If what you want is not in the list, say it: the master decides what is rolled.
darkness-brief-ladder = You roll as many dice as the attribute has, and the best pattern counts: a 6, a pair, a straight of 3, three of a kind, a straight of 4, four of a kind, a straight of 5, five of a kind.
darkness-brief-discs = Face-down discs may be objects (blue), allies (yellow), security (green) or adversaries (red).
darkness-brief-legend = Map: letters, survivors; digits, adversaries; ? face-down disc; o object, a ally, g security, x adversary that you have seen; ! square of the scenario; . street; 1 2 3 in a wall, a door with so many locks; = window; ╌ fence.

## The table

darkness-scene-square = { $count ->
    [one] square
   *[other] squares
}
darkness-scene-head = Round { $round }/{ $limit } · { $halves ->
    [-1] {""}
    [0] no steps ·{" "}
   *[other] { $halves } steps ·{" "}
}{ $tiles ->
    [0] no tiles
    [one] 1 tile
   *[other] { $tiles } tiles
}
darkness-scene-story = The scenario
darkness-scene-counter = { $name }: { $count } of { $most }
darkness-scene-street = Street: { $tile }
darkness-scene-doubled = You walk twice as far in the street.
darkness-scene-fence = Fence
darkness-scene-fence_note = It can be passed.
darkness-scene-door = { $gone ->
    [true] Knocked-down door
   *[false] Door with { $locks ->
        [one] 1 lock
       *[other] { $locks } locks
    }
}
darkness-scene-door_note = { $locks ->
    [1] A 6 is needed.
    [2] A pair is needed.
   *[3] A straight of 3 is needed.
}
darkness-scene-window = Window
darkness-scene-window_note = { $locks ->
    [1] A 6 must be exceeded.
    [2] A pair must be exceeded.
   *[3] A straight of 3 must be exceeded.
}
darkness-scene-disc = Face-down disc
darkness-scene-seen = { $disc }, face down: { $kind ->
    [object] object
    [ally] ally
    [security] security
   *[adversary] adversary
}
darkness-scene-lying = On the ground: { $thing }
darkness-scene-mark = Square of the scenario: { $place }{ $count ->
    [0] {""}
   *[other] {" · "}{ $what }
}
darkness-scene-numbered = Disc { $number }{ $count ->
    [0] {""}
   *[other] {" · "}{ $what }
}
darkness-scene-dead = dead
darkness-scene-health = health { $health } of { $most }
darkness-scene-failures = { $count ->
    [one] 1 Failure
   *[other] { $count } Failures
}
darkness-scene-load = load { $load } of { $limit }
darkness-scene-promise = Has promised to help { $target }
darkness-scene-master = The master
darkness-scene-foes = Adversaries
darkness-scene-sky = { $light ->
    [night] night
   *[day] day
}, { $weather ->
    [light_rain] light rain
    [storm] storm
   *[clear] no rain
}
darkness-screened-note = Note: { $text }
darkness-screened-hidden = Hidden: { $figure }
darkness-screened-secret = Secret of { $figure }: { $text }
darkness-screened-scene = Scene “{ $scene }”, { $kind ->
    [start] at the start
    [round] in round { $count }
    [tile] on the tile: { $tile }
    [building] inside: { $building }
    [found] when somebody holds { $item }
    [slain] { $foe ->
        [none] when so many adversaries are down: { $count }
       *[other] when { $foe } is down
    }
    [counted] when “{ $counter }” comes to { $count }
   *[after] so many rounds after “{ $after }”: { $count }
}. To read aloud: { $text }{ $notes ->
    [none] {""}
   *[other] {" "}For you: { $notes }
}
darkness-screened-award = Award. { $name }: { $text }
darkness-card-now = Now
darkness-card-attributes = Attributes
darkness-card-skills = Skills
darkness-card-things = Objects
darkness-card-allies = Allies
darkness-card-trophies = Overcome
darkness-card-values = Values
darkness-card-survivor = { $profession } · { $points ->
    [one] 1 point
   *[other] { $points } points
}
darkness-card-no_profession = no profession
darkness-card-foe = { $role ->
    [npc] character
    [security] security
    [villain] main adversary
   *[adversary] adversary
}
darkness-card-value = { $name } { $value }
darkness-card-skill = { $name } ({ $attribute } +{ $dice })
darkness-card-thing = { $name } (weight { $weight })
darkness-card-dice = { $name }: { $how ->
    [ally] throws { $dice ->
        [one] 1 die
       *[other] { $dice } dice
    } of { $attribute } again
   *[object] +{ $dice } in { $attribute }
}{ $uses ->
    [-1] {""}
    [one] {" "}(1 use left)
   *[other] {" "}({ $uses } uses left)
}
darkness-card-code = { $name ->
    [initiative] Initiative
    [attack] Attack
    [defence] Defence
    [speed] Speed
   *[health] Health
}: { $level }

## The terminal

darkness-picture-tiles = { $tiles }
darkness-picture-tile = { $letter } { $name }
darkness-picture-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
darkness-picture-figure = { $acting ->
    [true] ►
   *[false] {" "}
} { $sign }  { $figure } ({ $square ->
    [none] away
   *[other] { $square }
}){ $count ->
    [0] {""}
   *[other] : { $parts }
}

## Forecasts

darkness-gist-out = { $figure } dies
darkness-gist-figure = { $figure }: { $parts }
darkness-gist-hurt = { $count ->
    [one] 1 damage
   *[other] { $count } damage
}
darkness-gist-enters = { $figure } gets in
darkness-gist-beats = { $foe } defeated
darkness-gist-gets = { $figure } gets something
darkness-gist-heals = { $figure } is healed
darkness-gist-points = { $sign ->
    [more] { $figure } gains points
   *[less] { $figure } loses points
}
darkness-gist-away = { $figure } gets away
darkness-gist-progress = the scenario goes on
darkness-aim = { $deed ->
    [pick] gets in
    [force] gets in
    [climb] gets in
    [fight] defeated
    [attack] defeated
    [search] finds something
    [search_for] gets it
    [rest] healed
    [treat] healed
    [steal] gets it
    [lure] gets it
    [retreat] gets away
    [special] manages it
   *[none] goes well
}

## Options

darkness-options-scenario = Scenario
darkness-options-players = Players
darkness-options-survivors = Survivors
darkness-options-master = With a master
darkness-options-session = Session
darkness-options-known_city = The whole city in sight
darkness-options-experienced = Survivors with experience
darkness-options-rules = House rules
darkness-options-session_first = The first
darkness-options-players_count = { $count }

## Bargains

## The master's game

darkness-ask-strike_back = { $target } attacks { $figure }. What do you do?
darkness-ask-retreat_to = { $figure } gets away: where to?
darkness-ask-challenge = { $guard ->
    [guard] A guard
    [owner] The owner
    [dog] A dog
   *[alarm] An alarm
} stops { $figure }: do you talk or fight?
darkness-ask-weapon = What do you fight { $target } with?
darkness-ask-supplies = { $figure }: what do you use up for this roll?
darkness-ask-wounds = Which wounds of { $target } do you treat?
darkness-ask-propose = { $figure }: say in a line what you do.
darkness-ask-character = Who do you go on with?
darkness-ask-judge = { $figure } wants: “{ $text }” What is rolled?
darkness-ask-difficulty = How hard is it for { $figure } ({ $attribute })?
darkness-ask-tell_difficulty = { $figure } looks for { $item }. How hard is it to find?
darkness-ask-which_find = What does { $figure } find?
darkness-ask-security_answers = { $building }: does its security answer ({ $guard ->
    [guard] guard
    [owner] owner
    [dog] dog
   *[alarm] alarm
})?
darkness-ask-scene = A scene begins: “{ $scene }”. { $text } Do you play it?
darkness-ask-lay_tile = { $figure } steps off the city. Which tile do you lay?
darkness-ask-foe_turn = { $figure }'s turn: what does it do?
darkness-ask-master_turn = The master's part of the round: do you change anything?
darkness-ask-master_item = { $figure ->
    [none] What lies there?
   *[other] What does { $figure } get?
}
darkness-ask-master_take = What does { $figure } lose?
darkness-ask-master_refill = In what does { $figure } have another number?
darkness-ask-master_sweep = What do you take away?
darkness-ask-rename = What is { $figure } called?
darkness-ask-master_square = Where to{ $figure ->
    [none] {""}
   *[other] {" "}with { $figure }
}?
darkness-ask-master_figure = Who comes?
darkness-ask-master_slot = Where do you lay this tile: { $tile }?
darkness-ask-behind_screen = Behind the screen: what do you do?
darkness-option-fists = Bare hands
darkness-option-retreat = Get away
darkness-option-draw = At random
darkness-option-answers = It answers
darkness-option-sleeps = It lets it pass
darkness-option-play = Play it
darkness-option-skip = Leave it out
darkness-option-nothing = Nothing
darkness-option-watch = Let them play
darkness-option-combat = Those from fights
darkness-option-other = The others
darkness-option-supply = { $thing } ({ $amount })
darkness-option-slot = { $side ->
    [north] North
    [east] East
    [south] South
   *[west] West
} of { $tile }
darkness-group-telling = The story
darkness-group-survivors = Survivors
darkness-group-figures = Figures
darkness-group-city = City
darkness-group-rounds = Rounds and turns
darkness-do-go_on = Go on with it
darkness-do-attack = Attack { $to }: { $item }
darkness-do-strike = Attack { $to }
darkness-do-tell = Tell everybody something
darkness-do-nothing = Nothing after all
darkness-do-note = A note for yourself
darkness-do-whisper = Whisper to { $to }
darkness-do-shift = Move { $to }, who hides
darkness-do-reveal = Show { $to }, who hides
darkness-do-dismiss = Take away { $to }, who hides
darkness-do-erase = Strike out the note “{ $item }”
darkness-do-unlock = The door at { $item }: open for good, or locked again
darkness-do-tally = Set how far it has come: { $to }
darkness-do-check = A check
darkness-do-deny = No
darkness-do-grant = It succeeds without a roll
darkness-ask-tell = What do you tell everybody?
darkness-ask-note = What do you note?
darkness-ask-whisper = What do you whisper to { $target }?
darkness-do-fetch = Fetch what you threw
darkness-do-search = Search the building
darkness-do-search_for = Look for { $to }
darkness-do-propose = Do something else, said in words
darkness-do-load = Load { $item }
darkness-do-bomb = Make a fire bomb of { $item }
darkness-do-dress = Put on or take off { $item }
darkness-do-mount = Get on { $to }
darkness-do-dismount = Get off
darkness-do-approach = Go towards { $to }
darkness-do-away = Go away from them
darkness-do-stay = Wait
darkness-do-scene = Play a scene: { $to }
darkness-do-secretly = Something behind the screen
darkness-do-points = Points for { $to }
darkness-do-hurt = A damage for { $to }
darkness-do-heal = Heal { $to }
darkness-do-fail = A Failure disc for { $to }
darkness-do-pardon = Take a Failure disc from { $to }
darkness-do-hand = Give { $to } something
darkness-do-confiscate = Take something from { $to }
darkness-do-fate = A roll of fate for { $to }
darkness-do-afflict = What fate does to { $to }
darkness-do-relieve = Lift what fate has done to { $to }
darkness-do-refill = Shots or money of { $to }
darkness-do-carry = How much { $to } can carry
darkness-do-teach = Skill points for { $to }
darkness-do-improve = A die more for { $to }
darkness-do-look_again = { $to } may look round again
darkness-do-revive = { $to } is not dead after all
darkness-do-round = Set the round
darkness-do-limit = Set how many rounds there are
darkness-do-order = Change the place of { $to } in the order of turns
darkness-do-next = The next turn is { $to }'s
darkness-do-cut = End the turn of { $to }
darkness-do-hasten = How many turns { $to } is still at it
darkness-do-restore = { $to } may have back what was taken
darkness-do-absolve = Promises of { $to } no longer count
darkness-do-recall = { $to } is rested and comes back
darkness-do-pace = Set Speed and reach of { $to }
darkness-do-rename = Give { $to } a name
darkness-do-fell = { $to } is beaten
darkness-do-strew = Lay something on a square
darkness-do-sweep = Take away something that lies there
darkness-do-borders = The city ends at its tiles, or goes on
darkness-do-again = It can be done once more: { $to }
darkness-do-rewind = The scene is still to come: { $to }
darkness-do-omit = The scene will not come: { $to }
darkness-do-new_character = A new character for { $to }'s player
darkness-do-substitute = { $to } rests; its player goes on with another
darkness-do-put = Put { $to } on another square
darkness-do-place = Place somebody
darkness-do-remove = Remove { $to }
darkness-do-health = Set the health of { $to }
darkness-do-stance = Say how { $to } behaves
darkness-do-codes = Set the values of { $to }
darkness-do-light = { $to ->
    [night] Night falls
   *[day] It is day
}
darkness-do-weather = { $to ->
    [storm] A storm breaks
    [light_rain] It rains a little
   *[clear] The sky clears
}
darkness-do-switch = Lights on or off: { $to }
darkness-do-gas = Gas in or out: { $to }
darkness-do-security = Security answers: { $to }
darkness-do-environment = Light and weather count, or do not
darkness-do-lay = Lay { $to }
darkness-do-dice = Change the dice of { $to }
darkness-do-finds = Change what is found: { $to }
darkness-do-lurk = Hide { $to }
darkness-do-finish = { $to ->
    [won] End the session: it is won
   *[lost] End the session: it is lost
}
darkness-key-go_on = c
darkness-key-attack = j
darkness-key-search = n
darkness-key-watch = k
darkness-key-tell = x
darkness-key-place = f
darkness-key-secretly = z
darkness-key-propose = i
darkness-detail-amount = { $value }
darkness-detail-speed = Speed { $value }
darkness-detail-reach = { $value ->
    [0] its own square
    [one] reach 1
   *[other] reach { $value }
}
darkness-detail-place = { $value ->
    [1] first
   *[other] number { $value }
}
darkness-detail-condition = { $value ->
    [harder] all is a level harder next turn
    [easier] all is a level easier until the next turn
    [jammed] the next door is jammed
    [bound] cannot leave the tile
    [bleeding] bleeds on the move
    [fails] the next check fails
    [succeeds] the next check succeeds
    [extra] another turn
    [half] half the movement this turn
   *[double] twice the movement this turn
}
darkness-detail-table = { $value ->
    [good] the good table
   *[bad] the bad table
}
darkness-detail-stance = { $value ->
    [hunt] hunts
    [guard] guards
    [flee] flees
    [stay] stays
    [follow] follows
   *[wander] wanders
}
darkness-detail-initiative = Initiative { $value }
darkness-detail-attack = Attack { $value }
darkness-detail-defence = Defence { $value }
darkness-detail-dice = { $value ->
    [one] 1 die
   *[other] { $value } dice
}
darkness-detail-attribute = { $value }
darkness-detail-difficulty = { $value }
darkness-detail-skill = { $value ->
    [none] no skill
   *[other] { $value }
}
darkness-detail-turns = { $value ->
    [one] 1 turn
   *[other] { $value } turns
}
darkness-detail-item = { $value }
darkness-detail-code = { $value ->
    [none] not there
   *[other] { $value }
}
darkness-detail-role = { $value ->
    [adversary] adversary
    [villain] main adversary
    [npc] character
   *[security] security
}
darkness-barred-out_of_sight = Out of sight.
darkness-barred-no_ammunition = No rounds left: load it first.
darkness-barred-no_matches = Matches are needed to light it.
darkness-barred-no_bomb = It has to be made into a bomb first.
darkness-barred-throw_range = It can be thrown { $most } squares at most, and not at one's own.
darkness-barred-out_of_reach = It lies too far away for this turn.
darkness-barred-nothing_held = Nothing is held.
darkness-barred-no_room = { $tile } fits nowhere: it needs a free place that a street leads to.
darkness-barred-nothing_counted = Nothing that is held has shots or money in it.
darkness-barred-grown = All attributes are at their most.
darkness-barred-not_looked = No building has been looked round in yet.
darkness-barred-no_condition = Fate has done nothing that lasts.
darkness-barred-nobody_left = All the ready survivors are in the game.
darkness-event-read_aloud = { $language ->
    [es] { $es }
   *[en] { $en }
}
darkness-event-noted_scene = Only for the master: { $language ->
    [es] { $es }
   *[en] { $en }
}
darkness-event-speaks = { $figure }: “{ $language ->
    [es] { $es }
   *[en] { $en }
}”
darkness-event-master_says = { $whispered ->
    [true] The master whispers: “{ $text }”
   *[false] The master: “{ $text }”
}
darkness-event-noted = Note: { $text }
darkness-event-overruled = The master decides: { $what ->
    [points] points for { $figure } ({ $amount })
    [hurt] a damage for { $figure }
    [heal] { $figure } recovers { $amount }
    [fail] a Failure disc for { $figure }
    [pardon] a Failure disc less for { $figure }
    [give] { $figure } gets { $thing }
    [take] { $figure } loses { $thing }
    [dice] { $thing } gives { $amount } dice
    [health] { $figure } has { $amount } health
    [stance] { $figure } behaves otherwise
    [codes] { $figure } has other values
    [fate] a roll of fate for { $figure }
    [security] the security of { $thing } answers
    [finds] { $thing } in the list of finds
    [environment_on] light and weather count
    [environment_off] light and weather do not count
    [door_open] a door of { $thing } stands open
    [door_shut] a door of { $thing } is locked
    [tally] how far the story has come
    [finish] the session is over
    [fated] fate, for { $figure }: { $thing ->
        [harder] all is a level harder next turn
        [easier] all is a level easier until the next turn
        [jammed] the next door is jammed
        [bound] cannot leave the tile
        [bleeding] bleeds on the move
        [fails] the next check fails
        [succeeds] the next check succeeds
        [extra] another turn
        [half] half the movement this turn
       *[double] twice the movement this turn
    }
    [relieved] no longer, for { $figure }: { $thing ->
        [harder] all is a level harder next turn
        [easier] all is a level easier until the next turn
        [jammed] the next door is jammed
        [bound] cannot leave the tile
        [bleeding] bleeds on the move
        [fails] the next check fails
        [succeeds] the next check succeeds
        [extra] another turn
        [half] half the movement this turn
       *[double] twice the movement this turn
    }
    [refill] { $figure } has { $amount } in { $thing }
    [carry] { $figure } can carry { $amount }
    [teach] { $amount } skill points for { $figure }
    [improve] a die more for { $figure }
    [look_again] { $figure } may look round again
    [revive] { $figure } is alive
    [round] it is round { $amount }
    [limit] there are { $amount } rounds
    [order] { $figure } has turn number { $amount }
    [next] { $figure } has the next turn
    [cut] the turn of { $figure } is over
    [hasten] { $figure } is at it for { $amount } more
    [restore] { $figure } may have things back
    [absolve] promises of { $figure } no longer count
    [recall] { $figure } comes back
    [pace] { $figure } moves and strikes otherwise
    [rename] this is { $figure }
    [fell] { $figure } is beaten
    [strew] on a square lies { $thing }
    [sweep] { $thing } is there no more
    [borders_open] the city goes on
    [borders_shut] the city ends here
    [again] something can be done once more
   *[secretly] something behind the screen
}.
darkness-event-decided = The master: { $attribute }{ $skill ->
    [none] {""}
   *[other] {" "}({ $skill })
}, { $difficulty }{ $turns ->
    [1] {""}
   *[other] {" "}({ $turns } turns)
}.
darkness-event-proposed = { $figure }: “{ $text }”
darkness-event-denied = The master says no to { $figure }.
darkness-event-attempted = { $succeeded ->
    [true] { $figure } manages it.
   *[false] { $figure } does not manage it.
}
darkness-event-undertook = { $figure } is at it: { $left ->
    [one] 1 more turn
   *[other] { $left } more turns
}.
darkness-event-appeared = { $figure } comes into sight.
darkness-event-lurks = Nobody sees { $figure } yet.
darkness-event-left = { $figure } is gone.
darkness-event-valued = { $figure } this round: Initiative { $initiative }, Attack { $attack }, Defence { $defence }.
darkness-event-foe_turn = { $figure }'s turn.
darkness-event-attacked = { $figure } attacks { $target }{ $weapon ->
    [none] {""}
   *[other] {" "}({ $weapon })
}.
darkness-event-struck = { $figure } hits { $target }: { $health } health left.
darkness-event-beaten = { $target } falls to { $figure }.
darkness-event-strayed = { $target ->
    [none] The shot hits nothing else.
   *[other] The stray shot hits { $target }.
}
darkness-event-retreated = { $figure } gets away from { $target }.
darkness-event-light = { $building ->
    [none] { $light ->
        [night] Night falls.
       *[day] It is day.
    }
   *[other] { $building }: { $light ->
        [night] the lights go out.
       *[day] the lights go on.
    }
}
darkness-event-weather = { $weather ->
    [storm] A storm breaks.
    [light_rain] It begins to rain a little.
   *[clear] The sky clears.
}
darkness-event-gas = { $there ->
    [true] { $building } fills with gas.
   *[false] { $building } is free of gas.
}
darkness-event-guarded = { $building }: { $guard ->
    [guard] a guard comes.
    [owner] the owner comes.
    [dog] a dog comes.
   *[alarm] the alarm is armed.
}
darkness-event-told_difficulty = The master to { $figure }: { $item }, { $difficulty }.
darkness-event-found_nothing = { $figure } finds nothing.
darkness-event-loaded = { $figure }, { $item }: { $count }.
darkness-event-flew = { $figure } throws { $item }: it can be fetched next turn.
darkness-event-rode = { $on ->
    [true] { $figure } gets on: { $item }.
   *[false] { $figure } gets off: { $item }.
}
darkness-event-dressed = { $on ->
    [true] { $figure } puts on { $item }.
   *[false] { $figure } takes off { $item }.
}
darkness-event-bomb_made = { $figure } has made a fire bomb.
darkness-event-new_character = { $name } comes into the story.
darkness-event-grew = { $figure }: { $skill_points ->
    [one] 1 skill point
   *[other] { $skill_points } skill points
} and { $fund } points in the fund.

### Survivors made by players, and what is printed

darkness-survivor-title = Survivors
darkness-survivor-new = New survivor
darkness-survivor-nameless = Survivor
darkness-survivor-name = Name
darkness-survivor-story = Story
darkness-survivor-profession = Profession
darkness-survivor-own = One of your own
darkness-survivor-owns = It names one attribute and one skill of it, and works like those of the table.
darkness-survivor-trade = What your profession is called
darkness-survivor-trade_attribute = Its attribute
darkness-survivor-trade_skill = Its skill
darkness-survivor-attributes = Attributes: twenty points, from 2 to 5 each
darkness-survivor-points = Attribute points
darkness-survivor-skill_points = Skill points
darkness-survivor-skills = Skills: ten points
darkness-survivor-cost = cost { $cost }: +{ $dice } { $dice ->
    [one] die
   *[other] dice
}
darkness-survivor-learned = Skill points on top of a skill's price
darkness-survivor-advances = Dice of experience
darkness-survivor-bought = Skill points bought
darkness-survivor-lost = Defence lost as others died
darkness-survivor-fund = Points put aside for skill
darkness-survivor-saved = Skill points left
darkness-survivor-of-speed = Speed
darkness-survivor-of-attack = Attack
darkness-survivor-of-dexterity = Dexterity
darkness-survivor-of-intelligence = Intelligence
darkness-survivor-of-persuasion = Persuasion
darkness-survivor-of-medicine = Medicine
darkness-survivor-of-defence = Defence
darkness-survivor-fault-name = A survivor needs a name.
darkness-survivor-fault-profession = A survivor needs a profession, of the table or of your own.
darkness-survivor-fault-trade = A profession of your own names an attribute and one skill of that attribute.
darkness-survivor-fault-points = The attributes add up to { $total }; they must add up to { $right }.
darkness-survivor-fault-range = { $attribute } is { $value }; it must be from 2 to 5, and 6 with experience.
darkness-survivor-fault-above = Dice above 5: { $above }. Dice of experience: { $advances }.
darkness-survivor-fault-no_skill = There is no skill “{ $given }”.
darkness-survivor-fault-cost = { $skill } costs { $cost }; it must cost from { $least } to 6.
darkness-survivor-fault-skills = The skills and what is left come to { $spent } points; there are { $most }.
darkness-survivor-fault-negative = { $name }: { $value }. It cannot be less than 0.
darkness-survivor-fault-no_object = There is no object “{ $given }” among the equipment.
darkness-survivor-fault-ready = { $name } is said to be one of the ready survivors, and is not as they come.
darkness-unfit-many = More survivors are named than there are players; each has one.
darkness-unfit-twice = Each survivor can be played only once.
darkness-unfit-master = A campaign needs a master, and nothing else has one.
darkness-unfit-experience = The master wants no survivors with experience.
darkness-error-sheet = The sheet of { $name } does not add up: { $faults }
darkness-content-count = there are { $count }, not { $said }.
darkness-content-taken = there is no room for the tile { $tile }: another lies there.
darkness-sheet-summary = { $profession }
darkness-sheet-attributes = Attributes
darkness-sheet-skills = Skills
darkness-sheet-skill = { $name } ({ $attribute }, cost { $cost }, +{ $dice }d{ $free ->
    [true] , with the profession
   *[false] {""}
}): { $text }
darkness-sheet-things = Objects and allies
darkness-sheet-story = Story
darkness-sheet-reference = The rules in short
darkness-sheet-column-object = Object or ally
darkness-sheet-column-weight = Weight
darkness-sheet-column-does = What it does
darkness-sheet-damage = Damage
darkness-sheet-failures = Failures
darkness-sheet-load = Load
darkness-sheet-rounds = Rounds
darkness-print-title = Discs and cards
darkness-print-deck = { $deck ->
    [all] All discs and cards
    [objects] Object discs
    [allies] Ally discs
    [security] Security discs
    [adversaries] Adversary discs
    [survivors] Ready survivors
   *[items] Equipment of a master's game
}
darkness-print-kind = { $kind ->
    [object] Object
    [ally] Ally
    [adversary] Adversary
   *[item] Equipment
}
darkness-print-guard = { $guard ->
    [alarm] Security: alarm
    [guard] Security: guard
    [owner] Security: owner
   *[dog] Security: dog
}
darkness-print-find = Search { $code }
darkness-print-persuade = Persuade { $code }
darkness-print-check = Check { $code }
darkness-print-weight = Weight { $weight }
darkness-print-dice = +{ $dice }d { $attribute }
darkness-print-again = Throw { $dice } again, { $attribute }
darkness-print-shots = { $count } shots, then it is discarded.
darkness-print-speed = Speed { $speed }
darkness-print-worth = { $points } points
darkness-print-uses = Only for { $uses }.
darkness-print-use = { $use ->
    [move] moving
    [force] knocking down doors
    [load] carrying
    [steal] wrestling
    [fight] fighting hand to hand
    [shoot] shooting
    [throw] throwing
    [pick] picking locks
    [climb] climbing
    [sneak] sneaking
    [drive] driving
    [initiative] initiative
    [search] searching
    [perceive] perceiving
    [disarm] disarming
    [scrounge] scrounging
    [track] tracking
    [persuade] persuading people
    [calm] calming animals
    [rally] winning over allies
    [heal] healing
   *[defend] defending
}
darkness-print-stats = I { $initiative } · A { $attack } · D { $defence }

## Odds

darkness-levels_count = its levels count
darkness-procedure-check = A check
darkness-procedure-levels = A throw whose levels count
darkness-procedure-door = A closed door
darkness-procedure-fight = A fight
darkness-circumstance-dice = Dice of the attribute
darkness-circumstance-skill = What the skill has cost
darkness-circumstance-objects = Dice from objects
darkness-circumstance-ally = Dice an ally throws again
darkness-circumstance-helper = Dice of somebody who helps
darkness-circumstance-second_helper = Dice of another who helps
darkness-circumstance-points = Victory points to spend
darkness-circumstance-exceed = Must be exceeded (a window)
darkness-circumstance-fate = Fate
darkness-circumstance-fate_none = As usual
darkness-circumstance-fate_harder = One level harder
darkness-circumstance-fate_easier = One level easier
darkness-circumstance-locks = Locks
darkness-circumstance-way = How
darkness-circumstance-way_best = The best way
darkness-circumstance-way_pick = Pick the lock
darkness-circumstance-way_force = Knock it down
darkness-circumstance-way_climb = Climb through a window
darkness-circumstance-dexterity = Dexterity
darkness-circumstance-lockpicking = What Lockpicking has cost
darkness-circumstance-climbing = What Climbing has cost
darkness-circumstance-strength = What Strength has cost
darkness-circumstance-adversary = One of our adversaries
darkness-circumstance-adversary_none = None
darkness-circumstance-speed = Its Speed
darkness-circumstance-rounds = Rounds (1 against security)
darkness-circumstance-my_dexterity = My Dexterity
darkness-circumstance-my_attack = My Attack
darkness-circumstance-my_defence = My Defence
darkness-circumstance-my_speed = My Speed
darkness-circumstance-damage = Damage I have
darkness-circumstance-allies = Allies I can sacrifice
darkness-circumstance-distance = Squares to the helper
darkness-circumstance-retreat = May retreat
darkness-circumstance-difficulty = Difficulty
darkness-circumstance-difficulty_6H = 6H: a six
darkness-circumstance-difficulty_1P = 1P: a pair
darkness-circumstance-difficulty_3S = 3S: a straight of three
darkness-circumstance-difficulty_3K = 3K: three of a kind
darkness-circumstance-difficulty_4S = 4S: a straight of four
darkness-circumstance-difficulty_4K = 4K: four of a kind
darkness-circumstance-difficulty_5S = 5S: a straight of five
darkness-circumstance-difficulty_5K = 5K: five of a kind
darkness-circumstance-initiative = Initiative
darkness-circumstance-initiative_6H = 6H: a six
darkness-circumstance-initiative_1P = 1P: a pair
darkness-circumstance-initiative_3S = 3S: a straight of three
darkness-circumstance-initiative_3K = 3K: three of a kind
darkness-circumstance-initiative_4S = 4S: a straight of four
darkness-circumstance-initiative_4K = 4K: four of a kind
darkness-circumstance-initiative_5S = 5S: a straight of five
darkness-circumstance-initiative_5K = 5K: five of a kind
darkness-circumstance-attack = Attack
darkness-circumstance-attack_6H = 6H: a six
darkness-circumstance-attack_1P = 1P: a pair
darkness-circumstance-attack_3S = 3S: a straight of three
darkness-circumstance-attack_3K = 3K: three of a kind
darkness-circumstance-attack_4S = 4S: a straight of four
darkness-circumstance-attack_4K = 4K: four of a kind
darkness-circumstance-attack_5S = 5S: a straight of five
darkness-circumstance-attack_5K = 5K: five of a kind
darkness-circumstance-defence = Defence
darkness-circumstance-defence_6H = 6H: a six
darkness-circumstance-defence_1P = 1P: a pair
darkness-circumstance-defence_3S = 3S: a straight of three
darkness-circumstance-defence_3K = 3K: three of a kind
darkness-circumstance-defence_4S = 4S: a straight of four
darkness-circumstance-defence_4K = 4K: four of a kind
darkness-circumstance-defence_5S = 5S: a straight of five
darkness-circumstance-defence_5K = 5K: five of a kind
darkness-odds-passed = passed
darkness-odds-failed = failed
darkness-odds-paid = { $points ->
    [one] { $points } point spent
   *[other] { $points } points spent
}
darkness-odds-in = inside, { $way ->
    [pick] the lock picked
    [force] the door knocked down
   *[climb] through the window
}
darkness-odds-out = still outside
darkness-odds-won = the opponent is beaten
darkness-odds-fled = got away
darkness-odds-held = not beaten: it goes on next turn
darkness-odds-dead = dead
darkness-odds-hurt = { $damage ->
    [one] { $damage } damage
   *[other] { $damage } damage
}
darkness-odds-helper_hurt = the helper is hurt
darkness-odds-error = There is no adversary called “{ $name }”.
darkness-odds-no_health = With as much damage as Defence it is dead already.
darkness-mark-passed = Passed
darkness-mark-level_1p = A pair or more
darkness-mark-level_3s = A straight of three or more
darkness-mark-level_3k = Three of a kind or more
darkness-mark-level_4s = A straight of four or more
darkness-mark-in = Inside
darkness-mark-won = Beaten
darkness-mark-fled = Got away
darkness-mark-hurt = Hurt, or worse
darkness-mark-dead = Dead
