cli-error-language = No hay palabras en «{ $given }». Usa --lang es o --lang en.
cli-error-no_game = Di qué juego: { $known }.
cli-error-nothing_made = A { $game } no se puede llevar nada hecho por quienes juegan.
cli-error-nothing_brought = --content dice con qué se hizo algo tuyo: di qué es con --own.
cli-error-by_rule = { $error }{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
}
cli-error-bad_setting = «{ $given }» no es una opción. Escríbelas como --set NOMBRE=VALOR.
cli-error-unknown_seat = No hay asiento { $given }: esta partida tiene { $seats ->
    [one] solo el asiento 1
   *[other] los asientos 1 a { $seats }
}.
cli-error-bad_pace = El ritmo va de 0 a { $most } segundos; { $given } no sirve.
cli-error-unknown_dice = Los dados son «seed» o «typed», no «{ $given }».
cli-error-taken = { $file } ya existe y no es esta partida. Elige otro nombre: guardar NOMBRE.
cli-error-no_sequel = Ninguna partida continúa { $file }: no ha terminado o era la última.
cli-error-no_procedure = No hay ningún procedimiento «{ $given }». Hay: { $known }.
cli-error-stray_word = No sé a qué se refiere «{ $given }». Las circunstancias se dicen así: --nombre valor.
cli-error-unknown_bot = No hay ningún bot «{ $name }». Hay: { $known }.
cli-error-not_understood = «{ $given }» no es una respuesta. Escribe un número de la lista, o ? para ver la ayuda.
cli-error-unknown_rule = No hay ninguna regla «{ $rule }». Prueba: tapete rules search.

cli-usage-unknown_command = No hay ninguna orden «{ $given }». Hay: { $known }.
cli-usage-no_option = No hay ninguna opción { $option }.
cli-usage-no_value = A la opción { $option } le falta su valor, o le sobra.
cli-usage-missing = Falta { $name }. { $help }
cli-usage-bad_value = El valor de { $name } no sirve. { $help }
cli-usage-other = Sobra o falta algo tras «{ $command }».
cli-usage-more = Más: { $command } --help

cli-games-name = Nombre
cli-games-title = Título
cli-games-none = No hay ningún juego instalado. Uno tuyo se juega así: tapete play paquete.modulo:ATRIBUTO

cli-play-welcome = Un número responde. porqué · deshacer · guardar · historia · salir · ? ayuda.
cli-play-help =
    Un número       responde.
    Intro           muestra otra vez la mesa y la pregunta.
    porqué          lo que ha llevado a la pregunta, con sus cifras, y la regla. También: w.
    porqué N        qué puede salir de la opción N, o por qué no puedes elegirla.
    leyenda        qué hay en el mapa, qué significan sus códigos y qué hace.
    ? 2M           lo mismo de un código o un nombre del mapa.
    ? N             otras maneras de hacer la opción N, si las hay; 3+1 elige una.
    m 12 4          mueve a la columna 12, fila 4, si se pregunta por un movimiento.
    vetado          lo que no puedes hacer ahora, y por qué. También: v.
    objetivos       qué pasa y qué quiere cada bando. También: o.
    deshacer        retira tu última respuesta. También: u.
    práctica       desde aquí todo se puede deshacer, con los mismos dados.
    historia        lo que ha pasado, paso a paso. También: l.
    historia N      el paso con ese número: cada cifra, y por qué reglas. También: l N.
    N!              hace la opción N y después acaba el turno.
    N >            elige la opción N y después lo que le sigue; se dan juntas.
    vez N          responde lo que queda aparte, o pregunta por otra figura. También: z N.
    orden           tus órdenes permanentes: que no se te pregunte más. También: x.
    pregunta N      retira la orden permanente N.
    guardar NOMBRE  conserva la partida en un archivo.
    salir           deja la mesa. También: q.
    = JSON          una respuesta entera.
cli-play-your_turn = Te toca.
cli-play-between = Tú eliges.
cli-play-seat = Asiento { SEAT($seat) }.
cli-play-hand_over = Asiento { SEAT($seat) }: pulsa Intro cuando la pantalla sea tuya.
cli-play-thinking = El bot está pensando…
cli-play-yes = Sí
cli-play-no = No
cli-play-more = Hay más: responde entero con = JSON.
cli-play-not_undone = No se retira.
cli-play-agree = Asiento { SEAT($seat) }: ¿aceptas que se deshaga? (s/n)
cli-play-save_first = ¿Guardas la partida? (s/n)
cli-play-saved = Guardada en { $file }.
cli-play-go_on = Sigue con: { $command }
cli-play-look_back = Vuelve a verla con: { $command }
cli-play-onward = La siguiente continúa desde aquí: { $command }
cli-play-won = Has ganado.
cli-play-lost = Has perdido.

cli-play-no_rule = Aquí no se cita ninguna regla.
cli-play-left = Dejas la mesa.
cli-play-over = Fin de la partida

cli-hint-one_of = Escribe un número.
cli-hint-either = Escribe un número.
cli-hint-yes_no = Escribe s o n.
cli-hint-amount = Escribe un número de { $least } a { $most }.
cli-hint-text = Escribe una línea de hasta { $most } caracteres.
cli-hint-some = { $least ->
    [0] { $most ->
        [1] Escribe su número; = [] si no.
       *[other] Escribe hasta { $most } números, separados por espacios; = [] si ninguno.
    }
   *[other] Escribe de { $least } a { $most } números, separados por espacios.
}
cli-hint-order = Escribe los { $count } números en el orden que quieras.
cli-hint-faces = Tira { $dice } y escribe las caras, separadas por espacios.
cli-hint-aces = Tira { $dice } y escribe todas las caras, también los ases y lo que les sigue.



cli-verify-promise = La semilla es la prometida: { $commitment }
cli-verify-faces = { $faces ->
    [one] 1 cara es la que da la semilla.
   *[other] Las { $faces } caras son las que da la semilla.
}
cli-verify-rules = Los { $records } apuntes concuerdan con las reglas.

cli-doctor-all = { $count ->
    [1] 1 partida mirada
   *[other] { $count } partidas miradas
}, { $broken ->
    [0] todas sanas.
    [1] 1 de ellas rota.
   *[other] { $broken } de ellas rotas.
}
cli-doctor-broken = { $match }: { $problem }
cli-doctor-lost = { "  " }No se puede leer nada de ella.
cli-doctor-readable = { "  " }{ $records ->
    [1] Se puede leer 1 apunte
   *[other] Se pueden leer { $records } apuntes
}: --export CARPETA los escribe en un archivo.
cli-doctor-saved = { "  " }{ $records ->
    [1] 1 apunte escrito
   *[other] { $records } apuntes escritos
} en { $file }.

cli-odds-usage = Uso: { $command } [OPCIONES] [vs OPCIONES]
cli-odds-usual = normalmente { $value }
cli-odds-yes = sí
cli-odds-outcome = Resultado
cli-odds-value = Valor
cli-odds-chance = Probabilidad
cli-odds-at_least = O más
cli-odds-summary = Media { $mean }, desviación típica { $deviation }.
cli-odds-tail = Las explosiones se siguen hasta que queda menos de { $tail }.

cli-rules-book = En el libro: { $place }
cli-rules-none_found = Ninguna regla tiene «{ $wanted }».

cli-coverage-chapter = Capítulo
cli-coverage-rules = Reglas
cli-coverage-cited = Citadas
cli-coverage-proved = Probadas
cli-coverage-uncited = { $game }, sin citar en el código:
cli-coverage-lack = { $why ->
    [constant] (solo en una constante que nadie lee)
    [uncalled] (solo en código que nadie llama)
    [docstring] (solo en un comentario)
   *[nowhere] (en ningún sitio del código)
}
cli-coverage-unproved = { $game }, sin prueba:


cli-hint-moves = «m 12 4» es 12 a lo ancho y 4 hacia abajo, por las reglas del mapa.
cli-hint-turns = «m 12 4 90» mira allí a la derecha: en grados, desde arriba y como el reloj.
cli-hint-spins = «m 90» gira sin moverse.
cli-hint-steep = «m 12 4 altura 3» se queda a esa altura de la pared; «m 12 4 caer» se deja caer desde demasiado alto.
cli-hint-placed = «{ $number } en 12 4» apunta eso a cualquier otro sitio del mapa.
cli-hint-hinged = «{ $number } en 11 5 12 4» la pone desde el lado de la peana más cercano al primer sitio, hacia el segundo.
cli-hint-variants = +N: hay más maneras de hacerlo. «? { $number }» las muestra.
cli-hint-barred = { $count } cosas no se pueden hacer ahora. «vetado» las muestra con el porqué.
cli-why-term = { $amount } { $name }  ({ $rule })
cli-why-rule = Por: { $title }  ({ $rule })
cli-play-no_variants = Solo se puede hacer de una manera.
cli-play-variants = Escribe { $number }+1, o varias juntas: { $number }+1+2. «porqué { $number }+1» da lo que puede salir.

cli-serve-address = Tapete está en { $address }
cli-serve-stop = Ctrl+C lo termina. Las partidas se guardan.
cli-error-no_port = No se puede atender en { $host }, puerto { $port }: { $problem }. Prueba --port 0.
cli-error-not_shared = { $workers } procesos solo pueden jugar las mismas partidas con PostgreSQL: nombra una en TAPETE_DATABASE_URL.
cli-error-opened_by_host = { $workers } procesos no se abren con --open: di en qué dirección atender, por ejemplo --host 0.0.0.0 para todas las de esta máquina.
cli-error-no_database = La base de datos no se puede abrir: { $problem }

cli-error-unwritable = { $file }: no se puede escribir: { $problem }.
cli-error-already_there = { $file } ya está, y no se ha escrito nada. Con --force se escribe encima.
cli-error-which_game = Di de cuál: { $command } --game JUEGO. Estos juegos la tienen: { $known }.

cli-make-good = { $name }: todo en regla.
cli-make-bad = { $name }: { $faults ->
    [one] 1 falta.
   *[other] { $faults } faltas.
}
cli-make-fault = - { $fault }{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
}
cli-make-purse = { $name }: { $spent } de { $most }{ $left ->
    [0] {""}
    [one] , queda 1
   *[other] , quedan { $left }
}.
cli-make-value = { $name }: { $value }.
cli-make-item = { $cost } { $name }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
}
cli-make-written = Escrito en { $file }.
cli-make-play = Juégalo con: tapete play { $game } --set { $option }=@{ $file }
cli-make-short = o { $command }
cli-make-none = No hay nada que hacer antes de jugar.

## Una pregunta en el turno de otro
cli-play-reaction = { $turn ->
    [none] Reacción.
   *[other] Reacción (turno del asiento { $turn }).
}

cli-play-bot_declines = Desde entonces se ha revelado algo, y un bot no acepta deshacerlo. Para probar cosas, escribe «práctica»: la partida será de práctica hasta el final.
cli-play-not_alone = Solo quien juega a solas contra bots puede pasar una partida a práctica. Con más gente, empieza con --practice.

# Briefing and lessons
cli-brief-figures = Los tuyos: { $names }.
cli-brief-minutes = Dura unos { $minutes } minutos.
cli-learn-step = Paso { $at } de { $of }: { $title }
cli-learn-no_undo = En una lección no hace falta: lo que no cuenta no se juega.
cli-error-no_lesson = Ahí no hay ninguna lección de { $game }.

cli-order-none = No hay ninguna orden permanente en vigor, y sobre esta pregunta no se puede dar ninguna.
cli-order-given = En vigor { $number }: { $order } ({ $about }). Retírala con: pregunta { $number }
cli-order-open = Orden { $number }: { $order }. Dala con: orden { $number }
cli-order-lifted = Se te volverá a preguntar.
cli-hint-then_end = Un número con ! lo hace y después acaba el turno.
cli-hint-and_then = Un número con > se hace junto con lo que elijas para después.
cli-hint-planned = Intro descarta lo elegido hasta ahora. Aún no se ha hecho nada.
cli-hint-instead = {"  "}vez { $number } (en su lugar): { $answer }
cli-error-not_foreseen = Lo que sigue a eso no se puede saber antes de hacerlo.
cli-hint-orders = orden: que no se te vuelva a preguntar esto.

cli-serve-outside = Para otros dispositivos de tu red: { $address }

# --- reglas que se nombran, y palabras mal escritas
cli-rules-meant = Ninguna regla tiene «{ $wanted }». Estas tienen «{ $meant }»:
cli-rules-names = Nombra a:
cli-rules-named_in = La nombran:

# --- probabilidades de dos casos
cli-odds-setup = Caso { $letter }
cli-odds-more = { $points } puntos
cli-error-unknown_paper = No hay papel «{ $given }». Hay: { $known }.
