content-error-bad = { $file }, line { $line }, field “{ $field }”: { $problem }
