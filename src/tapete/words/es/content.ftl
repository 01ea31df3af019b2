content-error-bad = { $file }, línea { $line }, campo «{ $field }»: { $problem }
