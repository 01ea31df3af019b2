kernel-error-unknown = That cannot be done.
kernel-error-refused = { $reason }
kernel-error-malformed = { $reason }
kernel-error-not_your_question = The open question is not for seat { SEAT($seat) }.
kernel-error-not_open = That question is no longer open. The open one is number { $open }.
kernel-error-nothing_to_undo = Seat { SEAT($seat) } has nothing to take back.
kernel-error-no_undo_asked = Nobody asks seat { SEAT($seat) } to agree to an undo.
kernel-error-bad_seed = “{ $seed }” is no seed. One looks like { $algorithm }:0123456789abcdef.
kernel-error-bad_options = The match cannot have these options: { $problem }
kernel-error-unknown_game = There is no game “{ $name }”. There are: { $known }.
kernel-error-unreadable = { $file }: { $problem }.
kernel-error-bad_journal = The journal cannot be read, line { $line }: { $problem ->
    [empty] it is empty.
    [too_long] it is longer than { $most } bytes.
    [truncated] it ends in the middle of the line.
    [altered] something was changed up to this line.
    [foreign] this is not a line of a journal.
    [format] it has format { $given }; format { $expected } is read here.
    [other_game] it is a match of { $given }, not of { $expected }.
   *[content] { $detail }
}
kernel-error-diverged = The rules have changed since the journal was written. Entry { $entry } was: { $then }. Now it would be: { $now }.
kernel-entry-answered = the question { $question } [{ $domain }] to seat { SEAT($seat) }, answered { $answer }
kernel-entry-asked = the question { $question } [{ $domain }] to { $seats }
kernel-entry-thrown = { $dice } from face { $at }, showing { $faces } ({ $rule })
kernel-entry-undone = an undo by seat { SEAT($by) } back to answer { $back_to }
kernel-entry-refused = a refusal (“{ $reason }”)
kernel-entry-roll = a roll
kernel-entry-face = the face { $face }
kernel-entry-die = that of a d{ $sides }
kernel-entry-nothing = nothing
kernel-entry-over = nothing, since the match is over
kernel-entry-end = the end of the journal
kernel-error-other_content = The journal was played with other content: { $files }.
kernel-error-no_such_step = The match has no step { $given } from which to play on.
kernel-error-forged_dice = { $problem ->
    [no_seed] The journal holds no seed, so its dice cannot be checked.
    [commitment] The seed is not the one that was promised.
    [place] Line { $line }: faces were skipped or dealt twice.
   *[face] Line { $line }: a face is not the one the seed gives.
}

kernel-refusal-not_an_option = { $given } is not among the answers: { $allowed }.
kernel-refusal-twice = Nothing may be picked twice.
kernel-refusal-count = { $given } picked; between { $least } and { $most } are needed.
kernel-refusal-range = { $given } is not between { $least } and { $most }.
kernel-refusal-detail = “{ $name }” cannot be that here. It can be: { $allowed }.
kernel-refusal-no_detail = Here nothing is called “{ $name }”. There is: { $allowed }.
kernel-refusal-face = A d{ $sides } cannot show { $given }.
kernel-refusal-too_few_faces = Faces are missing for { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}; after an ace the die is thrown again.
kernel-refusal-too_many_faces = { $given } faces are too many for { $dice ->
    [one] 1 die
   *[other] { $dice } dice
}.
kernel-refusal-length = { $given } characters; between 1 and { $most } are needed.
kernel-refusal-unprintable = Only one line of letters and signs that can be seen.
kernel-expected-text = A line of up to { $most } characters was expected, not { $given }.
kernel-expected-deal = A deal with both its sides was expected, not { $given }.
kernel-expected-list = A list of answers was expected, not { $given }.
kernel-expected-number = A whole number was expected, not { $given }.
kernel-expected-yes_no = Yes or no was expected, not { $given }.
kernel-expected-faces = A list of faces was expected, not { $given }.
kernel-expected-point = A place was expected as two whole numbers, not { $given }.
kernel-expected-points = A list of at most { $most } places was expected, not { $given }.
kernel-expected-post = A place and a way to face were expected, not { $given }.
kernel-expected-facing = A facing from 0 to 359 was expected, not { $given }.
kernel-expected-trek = A way and a facing were expected, not { $given }.
kernel-expected-assault = Whom to assault, a way and a facing were expected, not { $given }.
kernel-expected-targets = Enemies were expected by their ids, each once, not { $given }.
kernel-expected-step = A place, how to get there and a height were expected, not { $given }.
kernel-expected-form = An option with its details was expected, not { $given }.
kernel-expected-way_and_answer = A pair of a kind and an answer was expected, not { $given }.

kernel-misfit-at = { $field }: { $problem }
kernel-misfit-missing = it is required and missing.
kernel-misfit-unknown = there is no such field.
kernel-misfit-type = { $expected } was expected, not { $given }.
kernel-misfit-kind = { $kind ->
    [int] a whole number
    [float] a number
    [str] a text
    [bool] true or false
    [array] a list
    [object] a table of names and values
    [null] nothing
   *[other] { $kind }
}
kernel-misfit-or = { $one } or { $other }
kernel-misfit-range = { $how ->
    [least] at least { $bound } was expected
    [most] at most { $bound } was expected
    [above] more than { $bound } was expected
    [below] less than { $bound } was expected
   *[just] just { $bound } was expected
}.
kernel-misfit-length = { $how ->
    [least] it is too short: it must have at least { $bound }
    [most] it is too long: it may have at most { $bound }
   *[just] it must have just { $bound }
}.
kernel-misfit-not_among = { $given } is not one of the values it may have.
kernel-misfit-broken = this is not JSON as it should be written.
kernel-misfit-other = { $said }.

kernel-ask-faces = Which faces fell?
kernel-ask-drawn = What was drawn?

kernel-event-rolled = { $dice } → { $values }{ $aced ->
    [yes] {" "}(faces { $faces })
   *[no] {""}
}
kernel-roll-told = { $head }: { $fell }
kernel-roll-of = { $who }, { $what }
kernel-roll-fell = { $sum }{ $need ->
    [none] .
   *[other] ; { $need }.
}
kernel-roll-between = { $figure } against { $foe }
kernel-roll-dice = { $dice }
kernel-roll-kept = { $kept } (best of { $all })
kernel-roll-shown = { $all } → { $pattern }{ $those ->
    [none] {""}
   *[other] {" "}({ $those })
}
kernel-roll-wanted = { $pattern } or better was needed
kernel-roll-plus = { $sum } + { $amount } ({ $name })
kernel-roll-minus = { $sum } − { $amount } ({ $name })
kernel-roll-total = { $sum } = { $total }
kernel-roll-with = { $dice }, with { $terms }
kernel-roll-term = { $amount } ({ $name })
kernel-roll-needed = { $how ->
    [low] { $target } or less was needed
    [rival] against { $target }
   *[high] { $target } or more was needed
}
kernel-roll-needed_of = { $needed }: { $sum }
kernel-event-drawn = { $item }

kernel-event-unasked = Nothing worth having could come of it, so you were not asked, and nothing was spent: “{ $question }”

kernel-event-undone = { $name ->
    [none] Seat { SEAT($by) } took back an answer.
   *[other] { $name } took back an answer.
}

kernel-event-practice = This match is practice: anything can be taken back, and the same deed gets the same dice.
kernel-event-made_practice = { $name ->
    [none] Seat { SEAT($by) } turned the match into practice:
   *[other] { $name } turned the match into practice:
} anything can be taken back, and the same deed gets the same dice.
kernel-error-already_practice = The match is practice already.
kernel-entry-practice = the match turned into practice

kernel-event-by_order = As you ordered, you were not asked: “{ $question }”
kernel-error-not_optional = That cannot be ordered: this question has no answer that lets things be, or the order does not fit it.
kernel-error-no_order = No such order is in force. Look at the list of your orders.
kernel-entry-order = a standing order of seat { SEAT($seat) }
kernel-order-deed = Not this time
kernel-order-round = Not this round
kernel-order-match = Never ask this
