content-text = { $language ->
    [es] { $es }
   *[en] { $en }
}

content-error-bad = { $file }, línea { $line }, campo { $field }: { $problem }

content-problem-no_such = no hay ningún «{ $given }» en { $tables }{ $nearest ->
    [none] .
   *[other] ; lo más parecido es «{ $nearest }».
}
content-problem-malformed = «{ $given }» no se entiende; valdría, por ejemplo: { $examples }.
content-problem-twice = otra cosa tiene ya este identificador.
content-problem-broken = esto no es TOML: { $said }
content-problem-too_long = tiene { $found } letras; se leen { $most } como mucho.
content-problem-deep = aquí hay un nombre con demasiadas partes; se pueden unir { $most } con puntos como mucho.
content-problem-unreadable = el archivo no se puede leer: { $said }.
content-problem-none_of = no hay «{ $given }»; hay: { $known }{ $nearest ->
    [none] .
   *[other] ; lo más parecido es «{ $nearest }».
}
