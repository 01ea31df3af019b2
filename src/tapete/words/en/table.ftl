### The table at which a match is played in the browser.

## The board and who is on it

table-board-name = The board. Arrow keys move over it, with Shift from figure to figure; Enter touches what is there.
table-board-preview = A map
table-board-cursor = Column { $x }, row { $y }
table-token-name = { $figure }{ $out ->
    [no] {""}
   *[other] {", "}{ $out }
}{ $acting ->
    [yes] {", acting"}
   *[no] {""}
}{ $wounds ->
    [0] {""}
   *[other] {", "}{ $wounds } of { $most } wounds
}{ $states ->
    [none] {""}
   *[other] {", "}{ $states }
}
table-wounds = { $wounds } of { $most } wounds
table-flash = { $kind ->
    [hit] Hit!
    [miss] Miss
    [harm] Hurt!
    [down] Down!
   *[help] Better
}
table-tools-name = The view
table-tools-nearer = Nearer
table-tools-farther = Farther
table-tools-whole = The whole board
table-tools-measure = Measure: drag from one place to another

## Whose turn

table-turn-yours = Your turn
table-turn-of = { $name }: your turn
table-turn-between = You choose
table-turn-between_of = { $name }: you choose
table-turn-waiting = Waiting for { $name }
table-turn-playing = Watch
table-turn-over = The match is over
table-seat = Player { SEAT($seat) }
table-pass = Now: { $name }
table-cover-why = The screen is covered: it shows what the other side may not see.
table-cover-sit = I am in front of it
table-cover-trust = Don’t cover it again in this match
table-watching = You are watching. What happens is told in the log.

## The question

table-do_it = Do it
table-chance-best = Exact, if everybody decides later what suits them best.
table-chance-nothing = Nothing
table-chance-outcomes = What may come of it
table-chance-more = { $count ->
    [one] 1 more outcome
   *[other] { $count } more outcomes
}
table-chance-about = Estimated, within { $error }.
table-chance-weighing = Working out the chances…
table-groups = Kinds of things to do
table-terms = What the roll adds and takes off
table-closed-unfold = { $count ->
    [one] 1 thing you cannot do now: why?
   *[other] { $count } things you cannot do now: why?
}
table-closed-fold = Hide what you cannot do
table-way-name = { $kind ->
    [route] Move
    [squares] Move
    [hexes] Move
    [spot] Choose a spot
    [template] Lay the template
    [along] Choose a point of the way
   *[facing] Turn
}
table-way-spin = Turn on the spot
table-way-hint = { $kind ->
    [route] Drag the figure, or touch where it should go.
    [squares] Drag the figure, or touch where it should go.
    [hexes] Touch the zone it should go to, or drag the figure there.
    [spot] Touch a spot on the board.
    [square] Touch a square of the board.
    [template] Touch the board to lay the template.
    [hinged] Touch the board to lay the template, or pull it from the side of the base where it should begin.
    [held] Now touch where the template should point.
    [onto] Drag the figure onto an enemy, or touch one.
    [along] Touch a point of the way it takes.
   *[facing] Touch the board where it should face.
}
table-way-left = Left: { $left } { $unit }.
table-draft-name = What you have drawn
table-draft-cost = { $cost } { $unit }
table-draft-of = {" "}of { $most }
table-draft-ready = This can be done.
table-draft-confirm = { $kind ->
    [route] Go there
    [squares] Go there
    [hexes] Go there
    [facing] Turn
    [onto] Charge!
   *[other] Here
}
table-draft-bend = Then on to…
table-draft-hinge = Begin here, and point elsewhere
table-draft-leave = Leave it
table-draft-height = Height on the wall: { $height } { $unit }
table-draft-lower = Lower on the wall
table-draft-higher = Higher on the wall
table-draft-fall = Drop from here
table-some-count = { $picked } picked; { $least ->
    [0] up to { $most }
   *[other] from { $least } to { $most }
}.
table-order-up = Move up: { $what }
table-order-down = Move down: { $what }
table-order-hint = Drag them by the handle.
table-order-keys = Or press the number of one, then the arrow keys.
table-order-moved = { $what }: now { $place }.
table-amount-less = Less
table-amount-more = More
table-amount-range = From { $least } to { $most }
table-text-left = { $left ->
    [one] 1 letter left
   *[other] { $left } letters left
}
table-faces-which = Which face did the d{ $sides } show?
table-faces-again = An ace: throw it again. Which face does the d{ $sides } show?
table-faces-all = Every die has fallen.
table-faces-back = The last one again

## The figures

table-figures-name = Figures
table-posted-name = What is going to happen
table-order-name = Order of play
table-side-you = You
table-side-bot = Bot
table-side-gone = away
table-side-score = { $score ->
    [one] 1 point
   *[other] { $score } points
}
table-side-goals = What it wants
table-side-secrets = Only you see this
table-card-unfold = The whole card
table-card-fold = Fold the card

## Log and dice

table-log-name = What has happened
table-log-why = Why? { $what }
table-why-followed = What came of it
table-why-rules = By these rules, too
table-log-spoken = As it happens
table-dice-earlier = Earlier throws
table-beat-aces = { $count ->
    [one] An ace! { $best }
   *[other] { $count } aces! { $best }
}
table-sound-offer = Sound?
table-sound-yes = Yes
table-sound-no = No
table-sound-on = Yes, sound on
table-sound-off = No sound
table-playback-hold = Hold
table-playback-go_on = Go on
table-playback-step = One step
table-playback-skip = Skip

## Around the table

table-panel-name = Your turn and the log
table-panel-tabs = What to look at
table-tab = { $tab ->
    [question] Play
    [figures] Figures
    [log] Log
   *[chat] Chat
}
table-undo = Take back (U)
table-lost = The connection is lost. It comes back by itself, and nothing is lost.
table-lost_again = Try now
table-wish-name = Somebody wants to take something back
table-wish-asks = { $name } would like to take back { $answers ->
    [one] 1 answer
   *[other] { $answers } answers
}. Do you agree?
table-wish-agree = Yes, go on
table-wish-refuse = No
table-wish-waiting = Asked to take it back. Waiting for: { $names }.
table-wish-refused = They would rather not take it back.
table-stood_in = A bot is playing for you.
table-gone-asks = Nobody is left at the seat of { $name }.
table-gone-bot = Let a bot go on
table-menu-title = The table
table-menu-pace = How fast things are shown
table-menu-paces = { $pace ->
    [instant] At once
    [normal] Normal
   *[slow] Slow
}
table-menu-sound = Sounds
table-menu-voice = Presenter
table-menu-on = On
table-menu-off = Off
table-menu-hand_over = Let a bot play for me
table-menu-take_back = Take my seat back
table-menu-resign = Resign
table-menu-resign_sure = Yes, I resign
table-menu-brief = What this match is about
table-menu-commitment = The dice were promised before the first throw:
table-end-title = { $outcome ->
    [won] Victory
    [lost] Defeat
    [draw] A draw
   *[other] Victory for { $winners }
}
table-end-resigned = { $name } resigned.
table-end-rematch = Rematch
table-end-join_rematch = To the rematch
table-end-onward = Go on: { $name }
table-end-join_onward = To the next match
table-end-replay = Watch it again
table-end-luck = Luck
table-end-verify = Check the dice
table-end-look = Look at the table
table-end-back = Back to the result

## Keys

table-help-title = Keys
table-help-numbers = Choose that option
table-help-enter = Do what is chosen
table-help-escape = Leave it
table-help-arrows = Move over the board
table-help-figures = From figure to figure
table-help-zoom = Nearer, farther, everything
table-help-turn = Turn what is drawn, or whoever acts
table-help-undo = Take back
table-help-why = Why? The rule
table-help-measure = Measure
table-help-log = Log
table-help-go_on = Go on, skip
table-help-help = These keys
table-throw-rival = against
table-throw-wanted = { $pattern } was needed
table-throw-short = { $how ->
    [low] needs { $target } or less
   *[high] needs { $target } or more
}
table-throw-needed = { $how ->
    [low] { $target } or less was needed
   *[high] { $target } or more was needed
}

## What led to a question
table-turn-reaction = { $turn ->
    [none] Reaction
   *[other] Reaction · turn of { $turn }
}
table-turn-reaction_of = { $turn ->
    [none] { $name }: reaction
   *[other] { $name }: reaction · turn of { $turn }
}
table-because-name = What led to this
table-stakes-nothing = no harm

table-practice-title = The bot does not agree
table-practice-why = Something has been revealed since that answer, and a bot does not agree to take that back.
table-practice-offer = To try things out, turn the match into practice: everything can be taken back, and the same deed gets the same dice. It stays on the match's record and cannot be turned back.
table-practice-yes = Practise and take back
table-practice-no = Leave it
table-practice-turn = Turn into practice
table-practice-note = Everything can be taken back, with the same dice. It cannot be turned back.

## The bar of deeds

table-bar-more = More to do ({ $count })
table-bar-less = Less
table-bar-others = Others: choose whom or where
table-bar-chances = Chance of: { $what }
table-help-end = End the turn
table-help-letters = Choose that deed; again, the next target

table-tools-legend = Legend: what is on the table
table-legend-title = What is on the table
table-legend-nothing = Nothing stands on this table.
table-legend-light = Light
table-legend-zones = Marked zones

# Briefing and lessons
table-brief-wins = What wins
table-brief-yours = Yours: { $name }
table-brief-minutes = It takes about { $minutes } minutes.
table-brief-begin = To the table
table-lesson-name = Lesson
table-lesson-step = Step { $at } of { $of }
table-lesson-next = Go on
table-lesson-try = Let’s do it
table-lesson-done = Lesson done
table-lesson-play = Play a match
table-lesson-again = Take the lesson again
table-lesson-home = Home

table-order-offered = Or give an order:
table-order-in_force = Your standing orders
table-order-lift = Ask me again
table-help-orders = Standing orders: not this time, not this round, only against harm, never
table-then_end = Do it, then end the turn
table-aside = Instead of going on
table-instead = Which one
table-forms = How
table-from_there = Then, from there:

## The letters that pick deeds on a keyboard

table-key-end = e
table-panel-handle = Height of the panel
table-draft-legs = In { $count } legs, one after the other, as long as nothing happens on the way.
table-draft-upto = Then: what can be done to { $name }.
table-spoken-question = { $question }{ $count ->
    [0] {""}
    [one] {" "}One answer to choose.
   *[other] {" "}{ $count } answers to choose from.
}
table-spoken-chosen = Chosen: { $what }{ $chance ->
    [none] .
   *[other] , { $chance }.
} Enter does it.
table-spoken-ordered = Standing order: { $order }.
table-spoken-lifted = Taken back, you will be asked again: { $order }.
table-help-question = To the question
