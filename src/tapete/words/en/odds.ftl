odds-error-expected = At character { $position }: found { $found }. Expected { $expected }.
odds-error-too_large = At character { $position }: too large to work out; { $expected }.
odds-error-endless = At character { $position }: this never ends; { $expected }.
odds-error-division_by_zero = At character { $position }: this may divide by 0; { $expected }.
odds-error-order = At character { $position }: wrong order; { $expected }.

odds-found-end = the end
odds-found-sign = “{ $sign }”

odds-expected-value = a number, dice such as 2d6, a pool such as {"{"}1d8,1d6{"}"}kh, or a parenthesis
odds-expected-sides = the sides of the die: 1 to 1000, % or F
odds-expected-number = a whole number
odds-expected-comparison = a comparison such as >=5
odds-expected-operator = an operator (+ - * /), a modifier of the dice, or the end
odds-expected-closing_parenthesis = a comma or a closing parenthesis
odds-expected-opening_parenthesis = an opening parenthesis
odds-expected-closing_brace = a comma or a closing brace
odds-expected-one_argument = a single argument
odds-expected-fewer_dice = use at most 1000 dice
odds-expected-smaller_number = use numbers of at most 9 digits
odds-expected-shorter_text = write at most 500 characters
odds-expected-less_nesting = put at most 40 parentheses or braces inside one another
odds-expected-smaller_roll = use fewer or smaller dice
odds-expected-face_that_stops = leave a face that stops it
odds-expected-divisor_without_zero = divide by what can’t be 0
odds-expected-one_explosion = dice explode once: one x or ! modifier
odds-expected-keep_after_explosion = keep whole dice with !! or a pool such as {"{"}1d6x,1d6x{"}"}kh
odds-expected-keep_or_count_last = keeping or counting is the last modifier
odds-error-circumstance = This can go too many ways to be weighed: say less of it.
odds-error-unknown_circumstance = There is no --{ $name } here. There are: { $known }.
odds-error-unfit_circumstance = --{ $name } cannot be “{ $given }”: { $wanted }.
odds-wanted-choice = one of { $values }
odds-wanted-number = a whole number from { $least } to { $most }
odds-wanted-yes_no = yes or no
odds-wanted-text = something shorter, or written otherwise

# --- what a roll needs
odds-needs = { $how ->
    [low] { $target } or less
    [high] { $target } or more
   *[rival] the higher roll
}
odds-shows = { $shows } or more on the dice
odds-rest = { $low ->
    [yes] Attribute
   *[no] Other
}

# --- chances in words
odds-percent = { $about ->
    [yes] ≈
   *[no] {""}
}{ $bound ->
    [under] <1
    [over] >99
   *[none] { $part }
}%
odds-hope = { $percent } { $what }
odds-aim = it works
odds-others = something else
odds-others_hoped = it works in some other way
odds-something = something happens
odds-nothing = nothing
