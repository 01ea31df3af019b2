server-error-fault = Eso no se puede hacer.
server-error-no_match = No hay ninguna partida «{ $match }». Revisa el enlace.
server-error-no_seat = La partida no tiene asiento { SEAT($seat) }.
server-error-not_your_seat = El asiento { SEAT($seat) } no es tuyo. Abre la partida en el navegador en el que te sentaste.
server-error-wrong_token = Este navegador no tiene ningún asiento en esta partida. Puedes mirarla.
server-error-seat_taken = Ya hay alguien en el asiento { SEAT($seat) }. Puedes mirar.
server-error-not_gone = El asiento { SEAT($seat) } acaba de quedarse vacío. Un bot puede ocuparlo a los { $seconds } segundos.
server-error-bot_plays = Ahora un bot juega el asiento { SEAT($seat) }. Recupéralo antes.
server-error-bot_stands_in = Un bot guarda el asiento { SEAT($seat) } de alguien que no está y no puede consentir en su lugar.
server-error-not_playing = La partida no se está jugando.
server-error-still_playing = La partida aún se está jugando.
server-error-already_begun = La partida ya ha empezado.
server-error-bad_chairs = Esta partida necesita { $seats ->
    [one] 1 silla
   *[other] { $seats } sillas
}, no { $given }, y en cada una una persona, un bot o un enlace.
server-error-unknown_bot = No hay ningún bot «{ $name }». Hay: { $known }.
server-error-unknown_setting = No hay ningún escenario «{ $name }».
server-error-no_figure = No se ve a nadie llamado «{ $name }».
server-error-bad_message = El mensaje no se puede leer: { $problem }
server-error-no_hello = Saluda primero, y una sola vez.
server-error-too_much = { $what ->
    [messages] De un cliente se atienden { $most } mensajes por segundo como mucho. Espera un momento.
    [requests] De una misma dirección se atienden { $most } peticiones como esta de golpe, como mucho. Espera un momento.
   *[waiting] Para un jugador pueden esperar a calcularse { $most } cosas como esta, como mucho. Espera un momento.
}
server-error-stopping = El servidor se está parando. Vuelve a intentarlo dentro de un momento.
server-error-nobody_waits = Quien lo pidió ya se ha ido.
server-error-too_busy = Ya esperan a calcularse todas las cosas que aquí caben, { $most }. Inténtalo dentro de un rato.
server-error-took_too_long = No se ha podido calcular en { $seconds } segundos, que es lo más que aquí puede llevar una cosa.
server-error-too_many_ways = Calcular esto llevaría demasiado: di menos disparos o menos bennies.
server-error-too_slow = La conexión iba demasiado lenta y se ha cerrado. Al volver te llegará lo que falta.
server-error-stranger = Las páginas de { $origin } no pueden hablar con este servidor.
server-error-wrong_name = Este servidor no se llama «{ $host }». Usa su dirección, o arráncalo con ese nombre en TAPETE_HOSTS.
server-error-wrong_media = No se lee un cuerpo del tipo { $found }; envía application/json.
server-error-too_large = Lo enviado es demasiado grande: aquí se leen { $most } bytes como mucho.
server-error-too_deep = Lo enviado tiene demasiados niveles, uno dentro de otro, para leerlo: se leen { $most } como mucho.
server-error-out_of_order = Algo ha fallado en el servidor. No ha cambiado nada.
server-error-not_kept = Ahora mismo no se ha podido guardar. No ha cambiado nada; inténtalo otra vez.
server-error-newer_store = La base de datos tiene la forma { $found } y esta versión conoce hasta la { $known }. Usa una versión más nueva.
server-error-diverged = Las reglas han cambiado desde que empezó esta partida: a partir del apunte { $entry } de su diario se jugaría de otra manera. Puede continuar con la versión de Tapete con la que se empezó.
server-error-unreadable = Lo guardado de esta partida no se puede leer ({ $problem }). «tapete doctor» dice qué se puede salvar.

server-end-resigned = El asiento { SEAT($seat) } se ha rendido.

server-error-no_such_way = No se puede responder así a esta pregunta.
server-yes = Sí
server-no = No
server-crosses = { $count ->
    [0] Cruzas: { $name }.
   *[other] Cruzas: { $name } ({ $notes }).
}
server-error-bad_request = La petición no se entiende: { $problem }
server-error-no_words = No hay palabras de la familia «{ $name }».
server-error-no_rule = No hay ninguna regla «{ $rule }».
server-error-no_procedure = El juego no sabe las probabilidades de «{ $name }». Sabe las de: { $known }.
server-error-journal_too_long = La partida es demasiado larga: se leen { $most } apuntes como mucho.
server-error-journal_too_hard = Volver a jugar la partida llevaría más de { $seconds } segundos.
server-error-typed_dice = Los dados de esta partida se tiran a mano y no ha terminado. Síguela en la terminal con «tapete play».
server-mark-end = Final de la partida
server-mark-undo = { $name ->
    [none] El asiento { SEAT($by) } rectifica
   *[other] { $name } rectifica
}

server-error-bot_declines = Desde entonces se ha revelado algo, y un bot no acepta deshacerlo. Para probar cosas, pasa la partida a práctica.
server-error-not_alone = Solo quien juega a solas contra bots puede pasar una partida a práctica. Con más gente, elige práctica al preparar la partida.
server-error-no_lesson = { $game } no tiene lección.
server-error-no_undo_in_lesson = En una lección no hace falta deshacer: lo que no cuenta no se juega.

server-error-not_at_the_machine = Solo una página abierta en la misma máquina del servidor puede abrirlo a la red o cerrarlo.
server-error-no_network = No se puede llegar a esta máquina desde su red ({ $problem }). Comprueba que está conectada a una red y vuelve a intentarlo.
server-error-too_long = El texto es demasiado largo para un código: caben { $most } bytes como mucho.
