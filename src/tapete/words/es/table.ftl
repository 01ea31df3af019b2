### La mesa en la que se juega una partida en el navegador.

## El tablero y quién está en él

table-board-name = El tablero. Las flechas se mueven por él, con Mayúsculas de figura en figura; Intro toca lo que haya.
table-board-preview = Un mapa
table-board-cursor = Columna { $x }, fila { $y }
table-token-name = { $figure }{ $out ->
    [no] {""}
   *[other] {", "}{ $out }
}{ $acting ->
    [yes] {", actúa"}
   *[no] {""}
}{ $wounds ->
    [0] {""}
   *[other] {", "}{ $wounds } de { $most } heridas
}{ $states ->
    [none] {""}
   *[other] {", "}{ $states }
}
table-wounds = { $wounds } de { $most } heridas
table-flash = { $kind ->
    [hit] ¡Acierta!
    [miss] Falla
    [harm] ¡Daño!
    [down] ¡Cae!
   *[help] Mejor
}
table-tools-name = La vista
table-tools-nearer = Acercar
table-tools-farther = Alejar
table-tools-whole = El tablero entero
table-tools-measure = Medir: arrastra de un sitio a otro

## De quién es el turno

table-turn-yours = Te toca
table-turn-of = { $name }: te toca
table-turn-between = Tú eliges
table-turn-between_of = { $name }: tú eliges
table-turn-waiting = Turno de { $name }
table-turn-playing = Mira
table-turn-over = Fin de la partida
table-seat = Jugador { SEAT($seat) }
table-pass = Ahora, { $name }
table-cover-why = La pantalla está tapada: enseña lo que la otra parte no debe ver.
table-cover-sit = Ya estoy delante
table-cover-trust = No tapar más en esta partida
table-watching = Estás mirando. Lo que pasa se cuenta en el registro.

## La pregunta

table-do_it = Hazlo
table-chance-best = Exacto, si todos deciden después lo que más les conviene.
table-chance-nothing = Nada
table-chance-outcomes = Qué puede salir
table-chance-more = { $count ->
    [one] 1 resultado más
   *[other] { $count } resultados más
}
table-chance-about = Estimado, con un error de { $error }.
table-chance-weighing = Calculando las probabilidades…
table-groups = Clases de cosas que hacer
table-terms = Qué suma y qué resta la tirada
table-closed-unfold = { $count ->
    [one] 1 cosa que ahora no puedes hacer: ¿por qué?
   *[other] { $count } cosas que ahora no puedes hacer: ¿por qué?
}
table-closed-fold = Esconder lo que no puedes hacer
table-way-name = { $kind ->
    [route] Mover
    [squares] Mover
    [hexes] Mover
    [spot] Elegir un sitio
    [template] Poner la plantilla
    [along] Elegir un punto del camino
   *[facing] Girar
}
table-way-spin = Girar sin moverse
table-way-hint = { $kind ->
    [route] Arrastra la figura o toca adónde debe ir.
    [squares] Arrastra la figura o toca adónde debe ir.
    [hexes] Toca la zona a la que debe ir, o arrastra la figura hasta ella.
    [spot] Toca un sitio del tablero.
    [square] Toca una casilla del tablero.
    [template] Toca el tablero para poner la plantilla.
    [hinged] Toca el tablero para poner la plantilla, o tira de ella desde el lado de la peana donde deba empezar.
    [held] Ahora toca hacia dónde debe apuntar la plantilla.
    [onto] Arrastra la figura hasta un enemigo o tócalo.
    [along] Toca un punto del camino que lleva.
   *[facing] Toca el tablero hacia donde deba mirar.
}
table-way-left = Quedan: { $left } { $unit }.
table-draft-name = Lo que has trazado
table-draft-cost = { $cost } { $unit }
table-draft-of = {" "}de { $most }
table-draft-ready = Se puede.
table-draft-confirm = { $kind ->
    [route] Ir allí
    [squares] Ir allí
    [hexes] Ir allí
    [facing] Girar
    [onto] ¡A por ella!
   *[other] Aquí
}
table-draft-bend = Y luego a…
table-draft-hinge = Empezar aquí y apuntar a otro sitio
table-draft-leave = Dejarlo
table-draft-height = Altura en la pared: { $height } { $unit }
table-draft-lower = Más abajo en la pared
table-draft-higher = Más arriba en la pared
table-draft-fall = Dejarse caer desde aquí
table-some-count = { $picked } elegidas; { $least ->
    [0] hasta { $most }
   *[other] de { $least } a { $most }
}.
table-order-up = Subir: { $what }
table-order-down = Bajar: { $what }
table-order-hint = Arrástralos por el asa.
table-order-keys = O pulsa el número de uno y luego las flechas.
table-order-moved = { $what }: ahora { $place }.
table-amount-less = Menos
table-amount-more = Más
table-amount-range = De { $least } a { $most }
table-text-left = { $left ->
    [one] queda 1 letra
   *[other] quedan { $left } letras
}
table-faces-which = ¿Qué cara ha salido en el d{ $sides }?
table-faces-again = Un as: tíralo otra vez. ¿Qué cara sale en el d{ $sides }?
table-faces-all = Han caído todos los dados.
table-faces-back = Repetir la última

## Las figuras

table-figures-name = Figuras
table-posted-name = Lo que va a pasar
table-order-name = Orden de juego
table-side-you = Tú
table-side-bot = Bot
table-side-gone = ausente
table-side-score = { $score ->
    [one] 1 punto
   *[other] { $score } puntos
}
table-side-goals = Qué busca
table-side-secrets = Solo lo ves tú
table-card-unfold = La ficha entera
table-card-fold = Plegar la ficha

## Registro y dados

table-log-name = Lo que ha pasado
table-log-why = ¿Por qué? { $what }
table-why-followed = Lo que resultó
table-why-rules = También por estas reglas
table-log-spoken = Lo que va pasando
table-dice-earlier = Tiradas anteriores
table-beat-aces = { $count ->
    [one] ¡Explota un dado! { $best }
   *[other] ¡Explotan { $count } dados! { $best }
}
table-sound-offer = ¿Sonido?
table-sound-yes = Sí
table-sound-no = No
table-sound-on = Sí, con sonido
table-sound-off = No, sin sonido
table-playback-hold = Parar
table-playback-go_on = Seguir
table-playback-step = Un paso
table-playback-skip = Saltar

## En torno a la mesa

table-panel-name = Tu turno y el registro
table-panel-tabs = Qué mirar
table-tab = { $tab ->
    [question] Jugar
    [figures] Figuras
    [log] Registro
   *[chat] Charla
}
table-undo = Deshacer (U)
table-lost = Se ha perdido la conexión. Vuelve sola, y no se pierde nada.
table-lost_again = Probar ya
table-wish-name = Alguien quiere deshacer algo
table-wish-asks = Petición de { $name }: deshacer { $answers ->
    [one] 1 respuesta
   *[other] { $answers } respuestas
}. ¿Te parece bien?
table-wish-agree = Sí, adelante
table-wish-refuse = No
table-wish-waiting = Has pedido deshacer. Falta que acepte: { $names }.
table-wish-refused = Han preferido no deshacer.
table-stood_in = Un bot juega por ti.
table-gone-asks = Nadie ocupa ya el sitio de { $name }.
table-gone-bot = Que siga un bot
table-menu-title = La mesa
table-menu-pace = A qué ritmo se ve lo que pasa
table-menu-paces = { $pace ->
    [instant] Al momento
    [normal] Normal
   *[slow] Despacio
}
table-menu-sound = Sonidos
table-menu-voice = Presentador
table-menu-on = Sí
table-menu-off = No
table-menu-hand_over = Que un bot juegue por mí
table-menu-take_back = Recuperar mi sitio
table-menu-resign = Rendirse
table-menu-resign_sure = Sí, me rindo
table-menu-brief = De qué va esta partida
table-menu-commitment = Los dados se prometieron antes de la primera tirada:
table-end-title = { $outcome ->
    [won] Victoria
    [lost] Derrota
    [draw] Empate
   *[other] Victoria de { $winners }
}
table-end-resigned = Rendición de { $name }.
table-end-rematch = Revancha
table-end-join_rematch = A la revancha
table-end-onward = Continuar: { $name }
table-end-join_onward = A la siguiente partida
table-end-replay = Verla otra vez
table-end-luck = La suerte
table-end-verify = Comprobar los dados
table-end-look = Mirar la mesa
table-end-back = Volver al resultado

## Teclas

table-help-title = Teclas
table-help-numbers = Elegir esa opción
table-help-enter = Hacer lo elegido
table-help-escape = Dejarlo
table-help-arrows = Moverse por el tablero
table-help-figures = De figura en figura
table-help-zoom = Acercar, alejar, todo
table-help-turn = Girar lo dibujado, o a quien actúa
table-help-undo = Deshacer
table-help-why = ¿Por qué? La regla
table-help-measure = Medir
table-help-log = Registro
table-help-go_on = Seguir, saltar
table-help-help = Estas teclas
table-throw-rival = contra
table-throw-wanted = hacía falta { $pattern }
table-throw-short = { $how ->
    [low] pide { $target } o menos
   *[high] pide { $target } o más
}
table-throw-needed = { $how ->
    [low] hacía falta { $target } o menos
   *[high] hacía falta { $target } o más
}

## Lo que ha llevado a una pregunta
table-turn-reaction = { $turn ->
    [none] Reacción
   *[other] Reacción · turno de { $turn }
}
table-turn-reaction_of = { $turn ->
    [none] { $name }: reacción
   *[other] { $name }: reacción · turno de { $turn }
}
table-because-name = Por qué se te pregunta
table-stakes-nothing = sin daño

table-practice-title = El bot no acepta
table-practice-why = Desde esa respuesta se ha revelado algo, y un bot no acepta deshacerlo.
table-practice-offer = Para probar cosas, pasa la partida a práctica: todo se puede deshacer, y la misma acción saca los mismos dados. Queda escrito en la partida y no tiene vuelta atrás.
table-practice-yes = Practicar y deshacer
table-practice-no = Dejarlo
table-practice-turn = Pasar a práctica
table-practice-note = Todo se puede deshacer, con los mismos dados. No tiene vuelta atrás.

## La barra de acciones

table-bar-more = Más cosas que hacer ({ $count })
table-bar-less = Menos
table-bar-others = Otros: elige a quién o adónde
table-bar-chances = Posibilidad de: { $what }
table-help-end = Acabar el turno
table-help-letters = Elegir esa acción; otra vez, el siguiente objetivo

table-tools-legend = Leyenda: qué hay en la mesa
table-legend-title = Qué hay en la mesa
table-legend-nothing = En esta mesa no hay nada.
table-legend-light = Luz
table-legend-zones = Zonas marcadas

# Briefing and lessons
table-brief-wins = Lo que da la victoria
table-brief-yours = Los tuyos: { $name }
table-brief-minutes = Dura unos { $minutes } minutos.
table-brief-begin = A la mesa
table-lesson-name = Lección
table-lesson-step = Paso { $at } de { $of }
table-lesson-next = Seguir
table-lesson-try = Vamos a ello
table-lesson-done = Lección terminada
table-lesson-play = Jugar una partida
table-lesson-again = Repetir la lección
table-lesson-home = Al inicio

table-order-offered = O da una orden:
table-order-in_force = Tus órdenes permanentes
table-order-lift = Volver a preguntarme
table-help-orders = Órdenes permanentes: esta vez no, esta ronda no, solo contra un daño, nunca
table-then_end = Hazlo y acaba el turno
table-aside = En vez de seguir
table-instead = Cuál
table-forms = Cómo
table-from_there = Y después, desde ahí:

## Las letras que eligen acciones en un teclado

table-key-end = f
table-panel-handle = Altura del panel
table-draft-legs = En { $count } tramos seguidos, mientras no pase nada por el camino.
table-draft-upto = Después: qué se le puede hacer a { $name }.
table-spoken-question = { $question }{ $count ->
    [0] {""}
    [one] {" "}Una respuesta posible.
   *[other] {" "}{ $count } respuestas posibles.
}
table-spoken-chosen = Has elegido: { $what }{ $chance ->
    [none] .
   *[other] , { $chance }.
} Intro para hacerlo.
table-spoken-ordered = Orden permanente: { $order }.
table-spoken-lifted = Orden retirada, se te volverá a preguntar: { $order }.
table-help-question = A la pregunta
