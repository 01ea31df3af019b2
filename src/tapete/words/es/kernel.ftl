kernel-error-unknown = Eso no se puede hacer.
kernel-error-refused = { $reason }
kernel-error-malformed = { $reason }
kernel-error-not_your_question = La pregunta abierta no es para el asiento { SEAT($seat) }.
kernel-error-not_open = Esa pregunta ya no está abierta. La abierta es la número { $open }.
kernel-error-nothing_to_undo = El asiento { SEAT($seat) } no tiene nada que retirar.
kernel-error-no_undo_asked = Nadie pide al asiento { SEAT($seat) } que acepte deshacer.
kernel-error-bad_seed = «{ $seed }» no es una semilla. Son como { $algorithm }:0123456789abcdef.
kernel-error-bad_options = La partida no puede tener estas opciones: { $problem }
kernel-error-unknown_game = No hay ningún juego «{ $name }». Hay: { $known }.
kernel-error-unreadable = { $file }: { $problem }.
kernel-error-bad_journal = No se puede leer el diario, línea { $line }: { $problem ->
    [empty] está vacío.
    [too_long] pasa de { $most } bytes.
    [truncated] acaba a mitad de la línea.
    [altered] algo se ha cambiado hasta esta línea.
    [foreign] esto no es una línea de un diario.
    [format] tiene el formato { $given }; aquí se lee el { $expected }.
    [other_game] es una partida de { $given }, no de { $expected }.
   *[content] { $detail }
}
kernel-error-diverged = Las reglas han cambiado desde que se escribió el diario. El apunte { $entry } era: { $then }. Ahora sería: { $now }.
kernel-entry-answered = la pregunta { $question } [{ $domain }] al asiento { SEAT($seat) }, con la respuesta { $answer }
kernel-entry-asked = la pregunta { $question } [{ $domain }] a { $seats }
kernel-entry-thrown = { $dice } desde la cara { $at }, con { $faces } ({ $rule })
kernel-entry-undone = una retirada del asiento { SEAT($by) } hasta la respuesta { $back_to }
kernel-entry-refused = un rechazo («{ $reason }»)
kernel-entry-roll = una tirada
kernel-entry-face = la cara { $face }
kernel-entry-die = la de un d{ $sides }
kernel-entry-nothing = nada
kernel-entry-over = nada, porque la partida ha acabado
kernel-entry-end = el final del diario
kernel-error-other_content = El diario se jugó con otro contenido: { $files }.
kernel-error-no_such_step = La partida no tiene un paso { $given } desde el que seguir jugando.
kernel-error-forged_dice = { $problem ->
    [no_seed] El diario no tiene semilla, así que sus dados no se pueden comprobar.
    [commitment] La semilla no es la que se prometió.
    [place] Línea { $line }: se saltaron caras o se dieron dos veces.
   *[face] Línea { $line }: una cara no es la que da la semilla.
}

kernel-refusal-not_an_option = { $given } no está entre las respuestas: { $allowed }.
kernel-refusal-twice = No se puede elegir lo mismo dos veces.
kernel-refusal-count = Has elegido { $given }; hacen falta entre { $least } y { $most }.
kernel-refusal-range = { $given } no está entre { $least } y { $most }.
kernel-refusal-detail = «{ $name }» no puede ser eso aquí. Puede ser: { $allowed }.
kernel-refusal-no_detail = Aquí no hay nada que se llame «{ $name }». Hay: { $allowed }.
kernel-refusal-face = Un d{ $sides } no puede mostrar { $given }.
kernel-refusal-too_few_faces = Faltan caras para { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
}; tras un as el dado se vuelve a tirar.
kernel-refusal-too_many_faces = { $given } caras son demasiadas para { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
}.
kernel-refusal-length = { $given } caracteres; hacen falta entre 1 y { $most }.
kernel-refusal-unprintable = Solo una línea de letras y signos que se vean.
kernel-expected-text = Se esperaba una línea de hasta { $most } caracteres, no { $given }.
kernel-expected-deal = Se esperaba un trato con sus dos partes, no { $given }.
kernel-expected-list = Se esperaba una lista de respuestas, no { $given }.
kernel-expected-number = Se esperaba un número entero, no { $given }.
kernel-expected-yes_no = Se esperaba sí o no, no { $given }.
kernel-expected-faces = Se esperaba una lista de caras, no { $given }.
kernel-expected-point = Se esperaba un lugar como dos números enteros, no { $given }.
kernel-expected-points = Se esperaba una lista de { $most } lugares como mucho, no { $given }.
kernel-expected-post = Hacía falta un sitio y hacia dónde mirar, no { $given }.
kernel-expected-facing = Hacía falta un encaramiento de 0 a 359, no { $given }.
kernel-expected-trek = Hacía falta un camino y hacia dónde mirar, no { $given }.
kernel-expected-assault = Hacía falta a quién asaltar, un camino y hacia dónde mirar, no { $given }.
kernel-expected-targets = Hacían falta enemigos por sus identificadores, cada uno una vez, no { $given }.
kernel-expected-step = Hacía falta un lugar, cómo llegar y una altura, no { $given }.
kernel-expected-form = Se esperaba una opción con sus detalles, no { $given }.
kernel-expected-way_and_answer = Se esperaba un par de clase y respuesta, no { $given }.

kernel-misfit-at = { $field }: { $problem }
kernel-misfit-missing = hace falta y no está.
kernel-misfit-unknown = no hay ningún campo así.
kernel-misfit-type = se esperaba { $expected }, no { $given }.
kernel-misfit-kind = { $kind ->
    [int] un número entero
    [float] un número
    [str] un texto
    [bool] true o false
    [array] una lista
    [object] una tabla de nombres y valores
    [null] nada
   *[other] { $kind }
}
kernel-misfit-or = { $one } o { $other }
kernel-misfit-range = { $how ->
    [least] se esperaba { $bound } como mínimo
    [most] se esperaba { $bound } como máximo
    [above] se esperaba más de { $bound }
    [below] se esperaba menos de { $bound }
   *[just] se esperaba { $bound } justo
}.
kernel-misfit-length = { $how ->
    [least] es demasiado corto: debe tener al menos { $bound }
    [most] es demasiado largo: puede tener { $bound } como mucho
   *[just] debe tener { $bound } justos
}.
kernel-misfit-not_among = { $given } no es uno de los valores que puede tener.
kernel-misfit-broken = esto no es JSON bien escrito.
kernel-misfit-other = { $said }.

kernel-ask-faces = ¿Qué caras han salido?
kernel-ask-drawn = ¿Qué ha salido?

kernel-event-rolled = { $dice } → { $values }{ $aced ->
    [yes] {" "}(caras { $faces })
   *[no] {""}
}
kernel-roll-told = { $head }: { $fell }
kernel-roll-of = { $who }, { $what }
kernel-roll-fell = { $sum }{ $need ->
    [none] .
   *[other] ; { $need }.
}
kernel-roll-between = { $figure } contra { $foe }
kernel-roll-dice = { $dice }
kernel-roll-kept = { $kept } (lo mejor de { $all })
kernel-roll-shown = { $all } → { $pattern }{ $those ->
    [none] {""}
   *[other] {" "}({ $those })
}
kernel-roll-wanted = hacía falta { $pattern } o más
kernel-roll-plus = { $sum } + { $amount } ({ $name })
kernel-roll-minus = { $sum } − { $amount } ({ $name })
kernel-roll-total = { $sum } = { $total }
kernel-roll-with = { $dice }, con { $terms }
kernel-roll-term = { $amount } ({ $name })
kernel-roll-needed = { $how ->
    [low] hacía falta { $target } o menos
    [rival] contra { $target }
   *[high] hacía falta { $target } o más
}
kernel-roll-needed_of = { $needed }: { $sum }
kernel-event-drawn = { $item }

kernel-event-unasked = De nada o de muy poco habría servido, así que no se te preguntó ni se gastó nada: «{ $question }»

kernel-event-undone = { $name ->
    [none] El asiento { SEAT($by) } ha retirado una respuesta.
   *[other] { $name }: ha retirado una respuesta.
}

kernel-event-practice = Esta partida es de práctica: todo se puede deshacer, y la misma acción saca los mismos dados.
kernel-event-made_practice = { $name ->
    [none] El asiento { SEAT($by) } pasa la partida a práctica:
   *[other] { $name } pasa la partida a práctica:
} todo se puede deshacer, y la misma acción saca los mismos dados.
kernel-error-already_practice = La partida ya es de práctica.
kernel-entry-practice = la partida pasa a práctica

kernel-event-by_order = Como ordenaste, no se te preguntó: «{ $question }»
kernel-error-not_optional = Eso no se puede ordenar: esta pregunta no tiene una respuesta que lo deje estar, o la orden no le va.
kernel-error-no_order = Esa orden no está en vigor. Mira la lista de tus órdenes.
kernel-entry-order = una orden permanente del asiento { SEAT($seat) }
kernel-order-deed = Esta vez no
kernel-order-round = En esta ronda no
kernel-order-match = No lo preguntes más
