workshop-error-unknown = El juego no tiene el taller «{ $name }». Tiene: { $known }.
workshop-error-bad_draft = Esto no es un borrador de este taller: { $problem }.
workshop-error-unsound = Así no se puede jugar: { $faults }
workshop-error-no_points = Lo que se hace aquí no cuesta nada.
workshop-error-not_printed = Lo que se hace aquí no tiene hoja que imprimir.
workshop-error-not_found = No hay ningún archivo «{ $given }», ni nada que se llame así aquí. Hay: { $known }.
workshop-error-bad_json = { $file }: este JSON no es de lo que se hace aquí: { $problem }.
workshop-error-not_begun = Aquí no se empieza nada de cero. Importa uno, o parte de uno que esté listo.
workshop-error-no_kinds = Lo que se hace aquí es todo de una clase: quita «{ $given }».
workshop-error-no_markdown = Lo que se hace aquí no tiene hoja en Markdown.
workshop-error-no_content = Aquí solo se conoce el contenido del propio juego: quita --content.
workshop-error-one_file = Aquí se lee un solo archivo cada vez.
workshop-error-not_like = Lo que se lee aquí no se parece a nada: quita --like.
workshop-error-not_seated = Lo que se hace aquí no puede traerlo un asiento a una partida.
workshop-error-one_each = Cada asiento trae exactamente uno.
workshop-error-no_faction = { $given ->
    [none] Di de qué facción.
   *[other] No hay ninguna facción «{ $given }».
} Hay: { $known }.
workshop-error-points = Lo que se hace aquí tiene entre 1 y { $most } puntos, no { $given }.

workshop-cards = { $count ->
    [one] 1 carta
   *[other] { $count } cartas
}
