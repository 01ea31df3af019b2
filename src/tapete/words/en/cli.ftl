cli-error-language = There are no words in “{ $given }”. Use --lang es or --lang en.
cli-error-no_game = Name a game: { $known }.
cli-error-unknown_bot = There is no bot “{ $name }”. There are: { $known }.
cli-error-bad_setting = “{ $given }” is not understood. Write options as --set NAME=VALUE, and use seats that the game has.
cli-error-unreadable = { $file }: { $problem }.
cli-error-not_understood = “{ $given }” is no answer here. Type a number of the list, or ? for help.
cli-error-unknown_rule = There is no rule “{ $rule }”. Try: tapete rules search.

cli-games-name = Name
cli-games-title = Title
cli-games-none = There is no game installed. One of your own is played with: tapete play package.module:ATTRIBUTE

cli-play-welcome = Type the number of an answer. why · undo · save · quit · ? for help.
cli-play-help = A number answers. why: the rule behind the question. undo: take back your last answer. save FILE: keep the match. quit: leave. = JSON: an answer in full.
cli-play-your_turn = Seat { $seat }.
cli-play-no_rule = No rule is cited here.
cli-play-undone = Taken back.
cli-play-agree = Seat { $seat }: do you agree to the undo? (y/n)
cli-play-saved = Saved to { $file }. Go on with: tapete play --load { $file }
cli-play-left = You leave the table.
cli-play-over = The match is over

cli-hint-one_of = Type a number.
cli-hint-either = Type a number.
cli-hint-yes_no = Type y or n.
cli-hint-amount = Type a number from { $least } to { $most }.
cli-hint-some = Type { $least } to { $most } numbers, with spaces between; = [] for none.
cli-hint-order = Type all { $count } numbers in the order you want.
cli-hint-faces = Throw { $dice } and type every face, aces and what follows them included.

cli-chance-nothing = nothing

cli-verify-promise = The seed is the one promised: { $commitment }
cli-verify-faces = { $faces ->
    [one] 1 face is as the seed gives it.
   *[other] All { $faces } faces are as the seed gives them.
}
cli-verify-rules = All { $records } records agree with the rules.

cli-odds-value = Value
cli-odds-chance = Chance
cli-odds-at_least = At least
cli-odds-summary = Mean { $mean }, standard deviation { $deviation }.
cli-odds-tail = Explosions are followed until less than { $tail } is left.

cli-rules-book = In the book: { $place }
cli-rules-none_found = No rule has “{ $wanted }”.
cli-rules-chapter = Chapter
cli-rules-rules = Rules
cli-rules-cited = Cited
cli-rules-proved = Proved
cli-rules-lacking = { $game }, not cited or not proved:
      { $rules }
