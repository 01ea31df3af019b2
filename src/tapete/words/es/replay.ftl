### Partidas terminadas: repetición, suerte, comprobación de los dados

replay-title = Repetición
replay-pages = Más de esta partida
replay-page-replay = Repetición
replay-page-luck = Suerte
replay-page-verify = Dados
replay-playing = La partida aún se juega
replay-playing_next = Cuando termine se podrá ver aquí, moverse por ella y seguirla desde cualquier momento.
replay-watch = Mirarla ahora
replay-scrub = Momento de la partida
replay-position = { $turn ->
    [0] Antes del primer turno
   *[other] Turno { $turn }
}, paso { $at } de { $last }
replay-controls = Moverse por la partida
replay-play = Reproducir
replay-pause = Pausa
replay-step_on = Un paso adelante
replay-step_back = Un paso atrás
replay-mark_on = Al siguiente momento señalado
replay-mark_back = Al anterior momento señalado
replay-turn = Ir a un turno
replay-turn_number = Turno { $turn }
replay-turn_short = T{ $turn }
replay-before = Inicio
replay-speed = Velocidad: × { $speed }
replay-told = Lo que pasó
replay-tab-log = Registro
replay-tab-moments = Momentos
replay-tab-figures = Figuras
replay-tab-more = Más
replay-moments = Momentos señalados
replay-no_moments = Nadie cayó y ningún dado fue muy raro.
replay-start = Así empezó.
replay-undone = Marcha atrás de { $name }.
replay-won = { $winners ->
    [none] Empate.
   *[other] Victoria de { $winners }.
}
replay-resigned = Rendición de { $name }.
replay-branch = Seguir desde aquí
replay-branch_about = Empieza otra partida desde { $turn ->
    [0] el inicio
   *[other] el turno { $turn }
} (paso { $at }). Lo jugado queda como fue; los dados que vienen son nuevos, y nadie los conoce.
replay-branch_end = Aquí terminó la partida: retrocede y sigue desde antes.
replay-branch_start = Jugar desde aquí
replay-download = Descargar
replay-import = Traer una partida de un archivo
replay-import_busy = Volviendo a jugarla para creerla…
replay-import_line = Línea { $line }.
replay-keys = Teclas
replay-key-play = Reproducir o parar
replay-key-step = Un paso atrás o adelante
replay-key-mark = De un momento señalado a otro
replay-key-ends = Al inicio o al final
replay-file-how = Suelta aquí un archivo .tapete o tócalo para elegirlo.

## Cómo fue

replay-course-title = Cómo fue
replay-course-ahead = Por delante, { $name }
replay-course-caption = { $count ->
    [0] Quién estaba mejor tras cada respuesta, a juicio de los bots. Ningún momento cambió mucho las cosas.
   *[other] Quién estaba mejor tras cada respuesta, a juicio de los bots, y los momentos que más cambiaron las cosas. Cada uno lleva a su sitio en la repetición.
}
replay-course-for = A favor de { $name }
replay-course-deed = { $name }: { $deed }
replay-course-none = No se ha podido saber cómo fue.

## La suerte

replay-luck-title = La suerte
replay-luck-nobody = Dados de nadie
replay-luck-none = En esta partida no se tiró ningún dado.
replay-luck-end = { $name }: { $drift } sobre lo esperado.
replay-luck-caption = Lo que han sumado los dados por encima o por debajo de lo esperado, tirada a tirada. Los círculos son las tiradas más raras: llevan a su momento.
replay-luck-start = Inicio
replay-luck-finish = Final
replay-luck-sentence = { $rolls ->
    [one] 1 tirada
   *[other] { $rolls } tiradas
}: los dados sumaron { $total } y lo esperado era { $expected }. De todas las formas en que pueden caer esos mismos dados, en el { $part } suman menos.
replay-luck-each = esperado: { $expected } de cada cara
replay-luck-faces_said = d{ $sides }: veces que salió cada cara. { $counts }. Se esperaban { $expected } de cada una.
replay-luck-rarest_high = Las mejores tiradas
replay-luck-rarest_low = Las peores tiradas
replay-luck-roll = { $total }, se esperaba { $expected }{ $low ->
    [yes] {" "}(cuanto menos, mejor)
   *[no] {""}
}
replay-luck-low = Donde lo bueno es sacar poco, el dado se cuenta desde el otro extremo: un 1 en un d10 vale como un 10.
replay-luck-above = Mejor que el { $part } de las tiradas
replay-luck-below = Peor que el { $part } de las tiradas

## Los dados, comprobados

replay-verify-title = Comprobar los dados
replay-verify-about = Tu navegador vuelve a calcular, él solo, cada cara de cada dado a partir de la semilla. Antes de la primera tirada se publicó una promesa que solo cumple esa semilla.
replay-verify-ok = En orden
replay-verify-failed = No cuadra
replay-verify-open = Sin comprobar
replay-verify-whole_ok = Los dados son los prometidos: { $faces } caras de { $rolls } tiradas, todas recalculadas.
replay-verify-whole_failed = Algo no cuadra. Mira abajo qué.
replay-verify-whole_open = El archivo no dice de qué semilla salen sus dados: no se pueden recalcular.
replay-verify-chain = El archivo
replay-verify-chain_ok = Las { $lines } líneas llevan la suma de control de todo lo anterior.
replay-verify-chain_failed = La línea { $line } no es como se escribió, o falta alguna antes.
replay-verify-promise = La promesa
replay-verify-promise_ok = La promesa publicada al empezar es la que da la semilla.
replay-verify-promise_failed = La semilla no da la promesa publicada al empezar: no es la misma.
replay-verify-seed = Semilla
replay-verify-seed_of = Semilla { $at }
replay-verify-promised = Promesa publicada
replay-verify-recomputed = Promesa recalculada
replay-verify-typed = Los dados se tiraron de verdad en una mesa y se escribieron a mano.
replay-verify-no_seed = La semilla no está en el archivo: la partida aún se jugaba cuando se guardó.
replay-verify-bad_seed = Lo que hay en lugar de la semilla no es una semilla.
replay-verify-faces = Las caras
replay-verify-faces_ok = { $faces } caras en { $rolls } tiradas, las mismas que da la semilla y en el mismo orden.
replay-verify-faces_failed = { $wrong ->
    [one] 1 tirada
   *[other] { $wrong } tiradas
} de { $rolls } no { $wrong ->
    [one] es la que da
   *[other] son las que da
} la semilla.
replay-verify-rolls = Tirada a tirada
replay-verify-line = Línea
replay-verify-word = Lugar
replay-verify-dice = Dados
replay-verify-written = En el archivo
replay-verify-computed = De la semilla
replay-verify-verdict = Resultado
replay-verify-rule = Regla
replay-verify-all = Ver las { $count }
replay-verify-file = Comprobar un archivo
replay-verify-bad = Línea { $line }: { $problem }
replay-verify-bad_empty = el archivo está vacío.
replay-verify-bad_truncated = el archivo está cortado; descárgalo otra vez.
replay-verify-bad_foreign = esto no es una partida guardada.
replay-verify-bad_altered = no es como se escribió.
replay-verify-bad_content = no se entiende lo que dice.
replay-verify-bad_format = es de otra versión.
replay-verify-playing = La partida aún se juega: la semilla se dice al terminar. Hasta entonces vale la promesa.
replay-verify-how = Cómo se calcula
replay-verify-how_promise = La promesa es BLAKE2b de 32 bytes de la semilla escrita, personalizada con «tapete.promise».
replay-verify-how_faces = Cada bloque de ocho palabras es BLAKE2b de 64 bytes del número de bloque, en 8 bytes y con la semilla como clave. Una palabra de 64 bits da la cara: el resto de dividirla por las caras, más uno. Las que pasan del último múltiplo se saltan, para no favorecer a ninguna.
replay-verify-how_branch = Una partida seguida desde otra usa las palabras de la semilla antigua hasta ese momento y las de la suya desde ahí.
