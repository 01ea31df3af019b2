### Finished matches: replay, luck, proof of the dice

replay-title = Replay
replay-pages = More about this match
replay-page-replay = Replay
replay-page-luck = Luck
replay-page-verify = Dice
replay-playing = The match is still being played
replay-playing_next = When it is over you can watch it here, move through it and play on from any moment.
replay-watch = Watch it now
replay-scrub = Moment of the match
replay-position = { $turn ->
    [0] Before the first turn
   *[other] Turn { $turn }
}, step { $at } of { $last }
replay-controls = Move through the match
replay-play = Play
replay-pause = Pause
replay-step_on = One step on
replay-step_back = One step back
replay-mark_on = To the next marked moment
replay-mark_back = To the marked moment before
replay-turn = Go to a turn
replay-turn_number = Turn { $turn }
replay-turn_short = T{ $turn }
replay-before = Start
replay-speed = Speed: × { $speed }
replay-told = What happened
replay-tab-log = Log
replay-tab-moments = Moments
replay-tab-figures = Figures
replay-tab-more = More
replay-moments = Marked moments
replay-no_moments = Nobody fell and no dice were very rare.
replay-start = So it began.
replay-undone = { $name } took it back.
replay-won = { $winners ->
    [none] A draw.
   *[other] Victory for { $winners }.
}
replay-resigned = { $name } resigned.
replay-branch = Play on from here
replay-branch_about = Begins another match from { $turn ->
    [0] the start
   *[other] turn { $turn }
} (step { $at }). What was played stays as it was; the dice to come are new, and nobody knows them.
replay-branch_end = The match ended here: go back and play on from before.
replay-branch_start = Play from here
replay-download = Download
replay-import = Bring a match from a file
replay-import_busy = Playing it again to believe it…
replay-import_line = Line { $line }.
replay-keys = Keys
replay-key-play = Play or pause
replay-key-step = A step back or on
replay-key-mark = From one marked moment to another
replay-key-ends = To the start or the end
replay-file-how = Drop a .tapete file here, or tap to choose one.

## How it went

replay-course-title = How it went
replay-course-ahead = { $name } ahead
replay-course-caption = { $count ->
    [0] Who stood better after each answer, as the bots judge it. No single moment changed much.
   *[other] Who stood better after each answer, as the bots judge it, and the moments that changed most. Each leads to its place in the replay.
}
replay-course-for = For { $name }
replay-course-deed = { $name }: { $deed }
replay-course-none = How it went could not be fetched.

## Luck

replay-luck-title = Luck
replay-luck-nobody = Nobody's dice
replay-luck-none = No die was thrown in this match.
replay-luck-end = { $name }: { $drift } over what was expected.
replay-luck-caption = What the dice have come to above or below what was expected, roll by roll. The circles are the rarest rolls: they lead to their moment.
replay-luck-start = Start
replay-luck-finish = End
replay-luck-sentence = { $rolls ->
    [one] 1 roll
   *[other] { $rolls } rolls
}: the dice came to { $total } where { $expected } was expected. Of all the ways these same dice can fall, { $part } come to less.
replay-luck-each = expected: { $expected } of each face
replay-luck-faces_said = d{ $sides }: how often each face fell. { $counts }. { $expected } of each were expected.
replay-luck-rarest_high = The best rolls
replay-luck-rarest_low = The worst rolls
replay-luck-roll = { $total }, expected { $expected }{ $low ->
    [yes] {" "}(the less, the better)
   *[no] {""}
}
replay-luck-low = Where a low die is a good one it is counted from the other end: a 1 on a d10 as a 10.
replay-luck-above = Better than { $part } of rolls
replay-luck-below = Worse than { $part } of rolls

## The dice, verified

replay-verify-title = Verify the dice
replay-verify-about = Your browser computes every face of every die again, by itself, from the seed. Before the first roll a promise was published that only this seed keeps.
replay-verify-ok = Right
replay-verify-failed = Wrong
replay-verify-open = Not checked
replay-verify-whole_ok = The dice are those promised: { $faces } faces of { $rolls } rolls, all computed again.
replay-verify-whole_failed = Something is not as it should be. See below what.
replay-verify-whole_open = The file does not say from which seed its dice come: they cannot be computed again.
replay-verify-chain = The file
replay-verify-chain_ok = All { $lines } lines carry the checksum of everything before them.
replay-verify-chain_failed = Line { $line } is not as it was written, or one before it is missing.
replay-verify-promise = The promise
replay-verify-promise_ok = The promise published at the start is the one the seed gives.
replay-verify-promise_failed = The seed does not give the promise published at the start: it is another.
replay-verify-seed = Seed
replay-verify-seed_of = Seed { $at }
replay-verify-promised = Promise published
replay-verify-recomputed = Promise computed again
replay-verify-typed = The dice were thrown by hand at a table and typed in.
replay-verify-no_seed = The seed is not in the file: the match was still being played when it was saved.
replay-verify-bad_seed = What stands in place of the seed is no seed.
replay-verify-faces = The faces
replay-verify-faces_ok = { $faces } faces in { $rolls } rolls, the same the seed gives and in the same order.
replay-verify-faces_failed = { $wrong ->
    [one] 1 roll
   *[other] { $wrong } rolls
} of { $rolls } { $wrong ->
    [one] is not the one
   *[other] are not those
} the seed gives.
replay-verify-rolls = Roll by roll
replay-verify-line = Line
replay-verify-word = Place
replay-verify-dice = Dice
replay-verify-written = In the file
replay-verify-computed = From the seed
replay-verify-verdict = Result
replay-verify-rule = Rule
replay-verify-all = Show all { $count }
replay-verify-file = Check a file
replay-verify-bad = Line { $line }: { $problem }
replay-verify-bad_empty = the file is empty.
replay-verify-bad_truncated = the file is cut off; download it again.
replay-verify-bad_foreign = this is no saved match.
replay-verify-bad_altered = it is not as it was written.
replay-verify-bad_content = what it says cannot be read.
replay-verify-bad_format = it is of another version.
replay-verify-playing = The match is still being played: the seed is told when it is over. Until then there is the promise.
replay-verify-how = How it is computed
replay-verify-how_promise = The promise is BLAKE2b with 32 bytes of the seed as written, personalized with “tapete.promise”.
replay-verify-how_faces = Each block of eight words is BLAKE2b with 64 bytes of the number of the block, as 8 bytes, keyed with the seed. A word of 64 bits gives the face: what is left when it is divided by the sides, plus one. Words past the last whole multiple are passed over, so that no face is favoured.
replay-verify-how_branch = A match played on from another uses the words of the old seed up to that moment and those of its own from there.
