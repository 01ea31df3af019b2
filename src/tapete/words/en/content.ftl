content-error-bad = { $file }, line { $line }, field { $field }: { $problem }

content-problem-missing = it is required and missing.
content-problem-unknown = there is no such field.
content-problem-type = { $expected } was expected, not { $given }.
content-problem-range = { $kind } { $bound } was expected.
content-problem-not_among = { $given } is not one of the values it may have.
content-problem-broken = this is not TOML: { $said }
content-problem-unreadable = the file cannot be read: { $said }.
content-problem-other = { $said }.
