content-text = { $language ->
    [es] { $es }
   *[en] { $en }
}

content-error-bad = { $file }, line { $line }, field { $field }: { $problem }

content-problem-missing = it is required and missing.
content-problem-unknown = there is no such field.
content-problem-type = { $expected } was expected, not { $given }.
content-problem-range = { $kind } { $bound } was expected.
content-problem-not_among = { $given } is not one of the values it may have.
content-problem-no_such = there is no “{ $given }” in { $tables }{ $nearest ->
    [none] .
   *[other] ; the nearest is “{ $nearest }”.
}
content-problem-malformed = “{ $given }” cannot be read; right would be, for instance: { $examples }.
content-problem-twice = something else has this id already.
content-problem-broken = this is not TOML: { $said }
content-problem-too_long = it has { $found } letters; at most { $most } are read.
content-problem-deep = a name here has too many parts; at most { $most } may be joined by dots.
content-problem-unreadable = the file cannot be read: { $said }.
content-problem-other = { $said }.
content-problem-none_of = there is no “{ $given }”; there are: { $known }.
