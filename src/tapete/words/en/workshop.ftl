workshop-error-unknown = The game has no workshop “{ $name }”. It has: { $known }.
workshop-error-bad_draft = This is no draft of this workshop: { $problem }.
workshop-error-unsound = It cannot be played like this: { $faults }
workshop-error-not_printed = What is made here has no sheet to print.
