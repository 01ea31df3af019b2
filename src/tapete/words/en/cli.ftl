cli-error-language = There are no words in “{ $given }”. Use --lang es or --lang en.
cli-error-no_game = Name a game: { $known }.
cli-error-nothing_made = Nothing that players make can be brought to { $game }.
cli-error-nothing_brought = --content says what something of yours was made with: name that with --own.
cli-error-by_rule = { $error }{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
}
cli-error-bad_setting = “{ $given }” is no option. Write options as --set NAME=VALUE.
cli-error-unknown_seat = There is no seat { $given }: this match has { $seats ->
    [one] only seat 1
   *[other] seats 1 to { $seats }
}.
cli-error-bad_pace = The pace is 0 to { $most } seconds, not { $given }.
cli-error-unknown_dice = Dice are “seed” or “typed”, not “{ $given }”.
cli-error-taken = { $file } is already there and is not this match. Choose another name: save NAME.
cli-error-no_sequel = No match goes on from { $file }: it is not over, or it was the last.
cli-error-no_procedure = There is no procedure “{ $given }”. There are: { $known }.
cli-error-stray_word = “{ $given }” belongs to nothing. Circumstances are said like this: --name value.
cli-error-unknown_bot = There is no bot “{ $name }”. There are: { $known }.
cli-error-not_understood = “{ $given }” is no answer here. Type a number of the list, or ? for help.
cli-error-unknown_rule = There is no rule “{ $rule }”. Try: tapete rules search.

cli-usage-unknown_command = There is no command “{ $given }”. There are: { $known }.
cli-usage-no_option = There is no option { $option }.
cli-usage-no_value = The option { $option } lacks its value, or has one too many.
cli-usage-missing = { $name } is missing. { $help }
cli-usage-bad_value = The value of { $name } is not right. { $help }
cli-usage-other = There is too much or too little after “{ $command }”.
cli-usage-more = More: { $command } --help

cli-games-name = Name
cli-games-title = Title
cli-games-none = There is no game installed. One of your own is played with: tapete play package.module:ATTRIBUTE

cli-play-welcome = A number answers. why · undo · save · log · quit · ? for help.
cli-play-help =
    A number       answers.
    Enter          shows the table and the question again.
    why            what led to the question, with its figures, and the rule. Also: w.
    why N          what may come of option N, or why it is barred.
    legend         what is on the map, what its codes mean and what it does.
    ? 2M           the same of one code or name on the map.
    ? N            other ways to do option N, if there are any; 3+1 picks one.
    m 12 4         moves to column 12, row 4, if a move is asked for.
    barred         what you cannot do now, and why. Also: b.
    goals          what this is about and what each side wants. Also: g.
    undo           takes back your last answer. Also: u.
    practice       from here on everything can be taken back, with the same dice.
    log            what has happened, deed by deed. Also: l.
    log N          the deed with that number: every figure, and by which rules. Also: l N.
    N!             does option N and then ends the turn.
    N >            picks option N and then what follows it; both are given together.
    instead N      answers what is put aside, or asks about another figure. Also: z N.
    order          your standing orders: not to be asked this again. Also: x.
    ask N          takes back standing order N.
    save NAME      keeps the match in a file.
    quit           leaves the table. Also: q.
    = JSON         an answer in full.
cli-play-your_turn = Your turn.
cli-play-between = You choose.
cli-play-seat = Seat { SEAT($seat) }.
cli-play-hand_over = Seat { SEAT($seat) }: press Enter when the screen is yours.
cli-play-thinking = The bot is thinking…
cli-play-yes = Yes
cli-play-no = No
cli-play-more = There are more: answer in full with = JSON.
cli-play-not_undone = It is not taken back.
cli-play-agree = Seat { SEAT($seat) }: do you agree to the undo? (y/n)
cli-play-save_first = Save the match? (y/n)
cli-play-saved = Saved to { $file }.
cli-play-go_on = Go on with: { $command }
cli-play-look_back = Look at it again with: { $command }
cli-play-onward = The next one goes on from here: { $command }
cli-play-won = You have won.
cli-play-lost = You have lost.

cli-play-no_rule = No rule is cited here.
cli-play-left = You leave the table.
cli-play-over = The match is over

cli-hint-one_of = Type a number.
cli-hint-either = Type a number.
cli-hint-yes_no = Type y or n.
cli-hint-amount = Type a number from { $least } to { $most }.
cli-hint-text = Type a line of up to { $most } characters.
cli-hint-some = { $least ->
    [0] { $most ->
        [1] Type its number; = [] for none.
       *[other] Type up to { $most } numbers, with spaces between; = [] for none.
    }
   *[other] Type { $least } to { $most } numbers, with spaces between.
}
cli-hint-order = Type all { $count } numbers in the order you want.
cli-hint-faces = Throw { $dice } and type the faces, with spaces between.
cli-hint-aces = Throw { $dice } and type every face, aces and what follows them included.



cli-verify-promise = The seed is the one promised: { $commitment }
cli-verify-faces = { $faces ->
    [one] 1 face is as the seed gives it.
   *[other] All { $faces } faces are as the seed gives them.
}
cli-verify-rules = All { $records } records agree with the rules.

cli-doctor-all = { $count ->
    [1] 1 match looked at
   *[other] { $count } matches looked at
}, { $broken ->
    [0] all of them sound.
    [1] 1 of them broken.
   *[other] { $broken } of them broken.
}
cli-doctor-broken = { $match }: { $problem }
cli-doctor-lost = { "  " }Nothing of it can be read.
cli-doctor-readable = { "  " }{ $records ->
    [1] 1 record
   *[other] { $records } records
} can be read: --export FOLDER writes them to a file.
cli-doctor-saved = { "  " }{ $records ->
    [1] 1 record
   *[other] { $records } records
} written to { $file }.

cli-odds-outcome = Outcome
cli-odds-usage = Usage: { $command } [OPTIONS] [vs OPTIONS]
cli-odds-usual = usually { $value }
cli-odds-yes = yes
cli-odds-value = Value
cli-odds-chance = Chance
cli-odds-at_least = At least
cli-odds-summary = Mean { $mean }, standard deviation { $deviation }.
cli-odds-tail = Explosions are followed until less than { $tail } is left.

cli-rules-book = In the book: { $place }
cli-rules-none_found = No rule has “{ $wanted }”.

cli-coverage-chapter = Chapter
cli-coverage-rules = Rules
cli-coverage-cited = Cited
cli-coverage-proved = Proved
cli-coverage-uncited = { $game }, not cited by the code:
cli-coverage-lack = { $why ->
    [constant] (only in a constant that nothing reads)
    [uncalled] (only in code that nothing calls)
    [docstring] (only in a docstring)
   *[nowhere] (nowhere in the code)
}
cli-coverage-unproved = { $game }, not proved by a test:


cli-hint-moves = “m 12 4” means 12 across and 4 down, by the rulers of the map.
cli-hint-turns = “m 12 4 90” looks to the right there: degrees, clockwise from the top.
cli-hint-spins = “m 90” turns on the spot.
cli-hint-steep = “m 12 4 height 3” stops that high on the wall; “m 12 4 fall” drops from too high.
cli-hint-placed = “{ $number } at 12 4” aims that at any other place of the map.
cli-hint-hinged = “{ $number } at 11 5 12 4” lays it from the side of the base nearest to the first place, towards the second.
cli-hint-variants = +N: it can be done in more ways. “? { $number }” shows them.
cli-hint-barred = { $count } things cannot be done now. “barred” shows them and why.
cli-why-term = { $amount } { $name }  ({ $rule })
cli-why-rule = By: { $title }  ({ $rule })
cli-play-no_variants = It can be done in one way only.
cli-play-variants = Type { $number }+1, or several together: { $number }+1+2. “why { $number }+1” tells what may come of it.

cli-serve-address = Tapete is at { $address }
cli-serve-stop = Ctrl+C ends it. Matches are kept.
cli-error-no_port = Nobody can be served at { $host }, port { $port }: { $problem }. Try --port 0.
cli-error-not_shared = { $workers } processes can play the same matches only on PostgreSQL: name one in TAPETE_DATABASE_URL.
cli-error-opened_by_host = { $workers } processes are not opened with --open: name the address to serve at, for example --host 0.0.0.0 for all of this machine's.
cli-error-no_database = The database cannot be opened: { $problem }

cli-error-unwritable = { $file }: cannot be written: { $problem }.
cli-error-already_there = { $file } is there already, and nothing was written. With --force it is written over.
cli-error-which_game = Say whose: { $command } --game GAME. These games have it: { $known }.

cli-make-good = { $name }: all in order.
cli-make-bad = { $name }: { $faults ->
    [one] 1 fault.
   *[other] { $faults } faults.
}
cli-make-fault = - { $fault }{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
}
cli-make-purse = { $name }: { $spent } of { $most }{ $left ->
    [0] {""}
   *[other] , { $left } left
}.
cli-make-value = { $name }: { $value }.
cli-make-item = { $cost } { $name }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
}
cli-make-written = Written to { $file }.
cli-make-play = Play it with: tapete play { $game } --set { $option }=@{ $file }
cli-make-short = or { $command }
cli-make-none = There is nothing to make before playing.

## A question in the turn of somebody else
cli-play-reaction = { $turn ->
    [none] Reaction.
   *[other] Reaction (turn of seat { $turn }).
}

cli-play-bot_declines = Something has been revealed since, and a bot does not agree to undo that. To try things out, type “practice”: the match is then practice for good.
cli-play-not_alone = Only somebody who plays alone against bots can turn a match into practice. With others, start with --practice.

# Briefing and lessons
cli-brief-figures = Yours: { $names }.
cli-brief-minutes = It takes about { $minutes } minutes.
cli-learn-step = Step { $at } of { $of }: { $title }
cli-learn-no_undo = In a lesson there is no need to: what does not count is not played.
cli-error-no_lesson = There is no lesson of { $game } there.

cli-order-none = No standing order is in force, and none can be given about this question.
cli-order-given = In force { $number }: { $order } ({ $about }). Take it back with: ask { $number }
cli-order-open = Order { $number }: { $order }. Give it with: order { $number }
cli-order-lifted = You will be asked again.
cli-hint-then_end = A number with ! does that and then ends the turn.
cli-hint-and_then = A number with > is done together with what you pick to follow it.
cli-hint-planned = Enter drops what was picked so far. Nothing of it is done yet.
cli-hint-instead = {"  "}instead { $number }: { $answer }
cli-error-not_foreseen = What follows that cannot be known before it is done.
cli-hint-orders = order: not to be asked this again.

cli-serve-outside = For other devices in your network: { $address }

# --- rules that name each other, and words that were mistyped
cli-rules-meant = No rule has “{ $wanted }”. These have “{ $meant }”:
cli-rules-names = It names:
cli-rules-named_in = It is named in:

# --- odds of two set-ups
cli-odds-setup = Set-up { $letter }
cli-odds-more = { $points } points
cli-error-unknown_paper = There is no paper “{ $given }”. There is: { $known }.
