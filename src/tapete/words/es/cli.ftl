cli-error-language = No hay palabras en «{ $given }». Usa --lang es o --lang en.
cli-error-no_game = Di qué juego: { $known }.
cli-error-unknown_bot = No hay ningún bot «{ $name }». Hay: { $known }.
cli-error-bad_setting = «{ $given }» no se entiende. Escribe las opciones como --set NOMBRE=VALOR, y usa asientos que el juego tenga.
cli-error-unreadable = { $file }: { $problem }.
cli-error-not_understood = «{ $given }» no es una respuesta. Escribe un número de la lista, o ? para ver la ayuda.
cli-error-unknown_rule = No hay ninguna regla «{ $rule }». Prueba: tapete rules search.

cli-games-name = Nombre
cli-games-title = Título
cli-games-none = No hay ningún juego instalado. Uno tuyo se juega así: tapete play paquete.modulo:ATRIBUTO

cli-play-welcome = Escribe el número de una respuesta. porqué · deshacer · guardar · salir · ? para la ayuda.
cli-play-help = Un número responde. porqué: la regla que lo pregunta. deshacer: retira tu última respuesta. guardar ARCHIVO: conserva la partida. salir: deja la mesa. = JSON: una respuesta entera.
cli-play-your_turn = Asiento { $seat }.
cli-play-no_rule = Aquí no se cita ninguna regla.
cli-play-undone = Retirada.
cli-play-agree = Asiento { $seat }: ¿aceptas que se deshaga? (s/n)
cli-play-saved = Guardada en { $file }. Sigue con: tapete play --load { $file }
cli-play-left = Dejas la mesa.
cli-play-over = Fin de la partida

cli-hint-one_of = Escribe un número.
cli-hint-either = Escribe un número.
cli-hint-yes_no = Escribe s o n.
cli-hint-amount = Escribe un número de { $least } a { $most }.
cli-hint-some = Escribe de { $least } a { $most } números, separados por espacios; = [] si ninguno.
cli-hint-order = Escribe los { $count } números en el orden que quieras.
cli-hint-faces = Tira { $dice } y escribe todas las caras, también los ases y lo que les sigue.

cli-chance-nothing = nada

cli-verify-promise = La semilla es la prometida: { $commitment }
cli-verify-faces = { $faces ->
    [one] 1 cara es la que da la semilla.
   *[other] Las { $faces } caras son las que da la semilla.
}
cli-verify-rules = Los { $records } apuntes concuerdan con las reglas.

cli-odds-value = Valor
cli-odds-chance = Probabilidad
cli-odds-at_least = O más
cli-odds-summary = Media { $mean }, desviación típica { $deviation }.
cli-odds-tail = Las explosiones se siguen hasta que queda menos de { $tail }.

cli-rules-book = En el libro: { $place }
cli-rules-none_found = Ninguna regla tiene «{ $wanted }».
cli-rules-chapter = Capítulo
cli-rules-rules = Reglas
cli-rules-cited = Citadas
cli-rules-proved = Probadas
cli-rules-lacking = { $game }, sin citar o sin probar:
      { $rules }
