workshop-error-unknown = The game has no workshop “{ $name }”. It has: { $known }.
workshop-error-bad_draft = This is no draft of this workshop: { $problem }.
workshop-error-unsound = It cannot be played like this: { $faults }
workshop-error-no_points = What is made here costs nothing.
workshop-error-not_printed = What is made here has no sheet to print.
workshop-error-not_found = There is no file “{ $given }”, and nothing here is called so. There are: { $known }.
workshop-error-bad_json = { $file }: this JSON is not what is made here: { $problem }.
workshop-error-not_begun = Nothing is begun here. Import one, or begin with one that is ready.
workshop-error-no_kinds = What is made here is all of one kind: leave “{ $given }” out.
workshop-error-no_markdown = What is made here has no sheet in Markdown.
workshop-error-no_content = Here only the game's own content is known: leave --content out.
workshop-error-one_file = Only one file at a time is read here.
workshop-error-not_like = What is read here takes after nothing: leave --like out.
workshop-error-not_seated = What is made here cannot be brought to a match by one seat.
workshop-error-one_each = Each seat brings exactly one.
workshop-error-no_faction = { $given ->
    [none] Say of which faction.
   *[other] There is no faction “{ $given }”.
} There are: { $known }.
workshop-error-points = What is made here has between 1 and { $most } points, not { $given }.

workshop-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
