content-text = { $language ->
    [es] { $es }
   *[en] { $en }
}

content-error-bad = { $file }, line { $line }, field { $field }: { $problem }

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
content-problem-none_of = there is no “{ $given }”; there are: { $known }{ $nearest ->
    [none] .
   *[other] ; the nearest is “{ $nearest }”.
}
