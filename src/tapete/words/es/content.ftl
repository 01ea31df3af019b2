content-text = { $language ->
    [es] { $es }
   *[en] { $en }
}

content-error-bad = { $file }, línea { $line }, campo { $field }: { $problem }

content-problem-missing = hace falta y no está.
content-problem-unknown = no hay ningún campo así.
content-problem-type = se esperaba { $expected }, no { $given }.
content-problem-range = se esperaba { $kind } { $bound }.
content-problem-not_among = { $given } no es uno de los valores que puede tener.
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
content-problem-other = { $said }.
content-problem-none_of = no hay «{ $given }»; hay: { $known }.
