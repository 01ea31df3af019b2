### Las palabras propias del navegador

## En todas partes

web-skip = Ir al contenido
web-close = Cerrar
web-loading = Un momento
web-again = Probar otra vez
web-why = ¿Por qué?
web-on = Sí
web-off = No
web-less = { $label }: menos
web-more = { $label }: más
web-home = Volver al inicio
web-home_of = Tapete: al inicio
web-menu = Menú
web-nav-label = Páginas
web-nav-rules = Reglas
web-nav-odds = Probabilidades
web-nav-builder = Taller
web-nav-matches = Partidas
web-language-label = Idioma
web-language-es = Español
web-language-en = English
web-theme-label = Claro u oscuro
web-theme-light = Claro
web-theme-system = Como el sistema
web-theme-dark = Oscuro
web-which_game = Qué juego
web-bot-greedy = Bot curtido
web-bot-random = Bot temerario

## Cuando algo va mal

web-trouble-offline = Nadie contesta
web-trouble-offline_next = Comprueba que el servidor está en marcha y que tienes conexión; luego prueba otra vez.
web-trouble-no_match = No hay tal partida
web-trouble-no_match_next = Puede que el enlace esté cortado. Pídelo de nuevo o empieza una partida tuya.
web-trouble-no_rule = No hay tal regla
web-trouble-no_rule_next = Búscala entre las reglas por una de sus palabras.
web-trouble-no_game = A ese juego no se juega aquí
web-trouble-no_game_next = Vuelve al inicio y elige uno de los que hay.
web-trouble-no_page = Aquí no hay nada
web-trouble-no_page_next = Puede que la dirección esté mal escrita. Desde el inicio todo queda a un toque.
web-trouble-broken = Esta partida no puede continuar
web-trouble-broken_next = Lo que se guardó de ella ya no se puede jugar.
web-trouble-broken_journal = Descargar su diario
web-trouble-fault = No ha podido ser
web-trouble-fault_next = Nada ha cambiado. Prueba otra vez; si sigue igual, vuelve a cargar la página.

## Inicio

web-home-pitch = Con su reglamento completo.
web-home-play = Jugar ya
web-home-friends = Con amigos
web-home-first = { $minutes ->
    [0] { $setting }, con bots.
   *[other] { $setting }, con bots, { $minutes } minutos.
}
web-home-choose = Elegir otro escenario
web-home-resume = Donde lo dejaste
web-home-left = { $answers ->
    [0] { $ago }, sin empezar
    [one] { $ago }, 1 respuesta
   *[other] { $ago }, { $answers } respuestas
}
web-home-go_on = Seguir
web-home-tools = Junto a la mesa
web-home-replays = Últimas partidas
web-tool-odds = La probabilidad exacta de un ataque, antes de tirar.
web-tool-builder = Haz un personaje o una banda, y mira al momento si es legal.
web-tool-rules = Busca cualquier regla, con su sitio en el libro.
web-tool-matches = Vuelve a ver partidas o únete a una.

## Una partida nueva

web-new-title = Partida nueva
web-new-scenario = Escenario
web-new-map = Mapa del escenario
web-new-no_map = No se ha podido traer el mapa.
web-new-minutes = { $minutes } min
web-new-first = Bueno para empezar
web-new-chairs = Quién se sienta dónde
web-new-strength = Cómo juega el bot
web-new-who_me = Tú
web-new-who_me_note = Juegas este bando.
web-new-who_bot = Bot
web-new-who_friend = Por enlace
web-new-who_friend_note = Tendrás un enlace para enviar. Quien lo abra podrá sentarse.
web-new-who_here = Misma pantalla
web-new-who_here_note = Os turnáis ante esta pantalla.
web-new-heroes = Personajes tuyos
web-new-no_heroes = Todavía no has hecho ninguno.
web-new-make_hero = Hacer uno
web-new-own = Tuyas
web-new-other = Otro
web-new-range = De { $least } a { $most }
web-new-across = A lo ancho: de { $least } a { $most }
web-new-down = Hacia abajo: de { $least } a { $most }
web-new-listed = Cualquiera puede mirarla y encontrar su repetición
web-new-house_rules = Reglas de la casa ({ $count })
web-new-changed = { $count ->
    [one] 1 cambiada
   *[other] { $count } cambiadas
}
web-new-start = Empezar la partida
web-new-invite = Preparar y tener el enlace

## La sala de espera

web-lobby-title = Sala de espera
web-lobby-open = { $count ->
    [one] Queda 1 silla libre. Envía el enlace o sienta a un bot.
   *[other] Quedan { $count } sillas libres. Envía el enlace o sienta a bots.
}
web-lobby-waiting = { $count ->
    [one] Falta que 1 jugador esté listo.
   *[other] Falta que { $count } jugadores estén listos.
}
web-lobby-starting = Todos están listos: empieza.
web-lobby-chairs = Sillas
web-lobby-sit = Sentarme aquí
web-lobby-bot = Sentar a un bot
web-lobby-ready = Estoy listo
web-lobby-not_ready = Esperar un poco
web-lobby-your_name = Tu nombre en la mesa
web-lobby-brief = De qué va
web-chair-open = Silla libre
web-chair-person = Jugador { SEAT($seat) }
web-chair-you = Tú
web-chair-away = Ausente
web-chair-ready = Listo
web-chair-not_ready = Sin confirmar
web-share-label = Enlace para tu amigo
web-share-copy = Copiar
web-share-copied = Enlace copiado.
web-chat-title = Charla
web-chat-none = Nadie ha dicho nada todavía.
web-chat-write = Di algo
web-chat-send = Enviar
web-chat-watcher = Espectador

## La primera partida


## Partidas

web-matches-which = Qué partidas
web-matches-over = Terminadas
web-matches-playing = En juego
web-matches-gathering = Esperando jugadores
web-matches-none_over = Aún no se ha terminado ninguna partida. Juega una y estará aquí si dejas que se vea.
web-matches-older = Partidas anteriores
web-matches-none_playing = Nadie juega una partida que se pueda mirar. Empieza una y deja que se vea.
web-matches-none_gathering = Ninguna partida espera jugadores. Prepara una y envía su enlace.
web-matches-versus = contra
web-matches-won = (ganó)

## Reglas

web-rule-title = Regla
web-rule-book = En el libro: { $place }
web-rule-ruling = Decisión
web-rule-core = El libro lo da por sabido
web-rule-in_book = Abrir en las reglas
web-rules-search = Busca por palabras, en español o inglés
web-rules-example = apuntar, a tierra, oponentes…
web-rules-count = { $count ->
    [one] 1 regla
   *[other] { $count } reglas
}
web-rules-none = Nada tiene todas esas palabras. Prueba con menos.

## Probabilidades

web-odds-about = Di cómo es el caso. Las probabilidades son exactas y la dirección guarda lo que elijas.
web-odds-none = Este juego no tiene probabilidades que pedir.
web-odds-procedure = Probabilidades de qué
web-odds-result = Qué puede pasar
web-odds-circumstances = Circunstancias
web-odds-sentence = { $chance }: { $outcome }. Nada es más probable.
web-odds-share = Copiar el enlace
web-odds-reset = Como al principio

web-practice-mark = Práctica
web-practice-choose = Práctica: todo se puede deshacer y la misma acción saca los mismos dados. Queda escrito en la partida.
web-matches-mine = Las mías
web-mine-all = Todas mis partidas
web-mine-record = Tu historial
web-mine-note = Se cuenta en este dispositivo. No cuentan la práctica ni las partidas en las que llevaste todos los bandos.
web-mine-won = ganadas
web-mine-lost = perdidas
web-mine-drawn = empatadas
web-mine-seen = escenarios vistos
web-mine-seen_of = { $seen } de { $all }
web-mine-outcome = { $outcome ->
    [won] Ganada
    [lost] Perdida
    [drawn] Empatada
   *[shared] Ambos bandos
}
web-mine-none = Aún no has jugado en este dispositivo. Lo que empieces o a lo que te unas estará aquí, abierto o acabado, con su repetición.
web-mine-first = Elegir un juego
web-mine-next = Siguiente escenario: { $name }
web-mine-you_resigned = Te rendiste.

# Lessons, and the record at a game
web-home-learn = Aprender ({ $minutes } min)
web-home-record = { $won ->
    [one] 1 ganada
   *[other] { $won } ganadas
  } · { $lost ->
    [one] 1 perdida
   *[other] { $lost } perdidas
  } · { $seen } de { $all } escenarios
web-learn-mark = Lección

## Niveles de los bots

web-bot-beginner = Bot principiante
web-bot-beginner_level = Principiante
web-bot-beginner_note = Va a por quien tiene más cerca, olvida cubrirse, pasa cosas por alto y no ve más de lo que verías tú.
web-bot-seasoned = Bot curtido
web-bot-seasoned_level = Curtido
web-bot-seasoned_note = Sopesa las probabilidades de cada cosa que puede hacer, contesta al momento y no ve más de lo que verías tú.
web-bot-strategist = Bot estratega
web-bot-strategist_level = Estratega
web-bot-strategist_note = Piensa la activación entera y tu respuesta, tarda un poco más y no ve más de lo que verías tú.

## Con amigos: el enlace, la red

web-invite-title = Invita a tus amigos
web-invite-closed = De momento solo este ordenador puede abrir el enlace.
web-invite-offer = Abre Tapete a tu red y podrán jugar los móviles y ordenadores de la misma wifi. Quien tenga el enlace podrá sentarse; puedes volver a cerrarlo cuando quieras.
web-invite-open = Abrir a mi red
web-invite-by_hand = Para jugar con otros dispositivos, inícialo con «tapete serve --open».
web-invite-camera = Apunta al código con la cámara de un móvil, o envía el enlace.
web-invite-code = Código de { $link }
web-invite-others = Si no funciona, la misma página está también en:
web-invite-opened = Ahora tu red puede llegar a Tapete. Si algún dispositivo no llega, mira el cortafuegos de este ordenador.
web-invite-close = Volver a cerrar

## Con amigos: los bandos antes de empezar

web-side-figures = { $count ->
    [one] 1 figura
   *[other] { $count } figuras
}
web-side-points = { $spent } de { $most } puntos
web-side-most = hasta { $most } puntos
web-side-price = { $price } puntos cada una
web-side-changed = Cambiado
web-side-look = Un bando ha cambiado desde la última vez que miraste.
web-bring-title = Traer lo mío
web-bring-made = Hecho en este dispositivo
web-bring-none = Nada todavía.
web-bring-make = Hacer algo en el taller
web-bring-ready = Listo para jugar
web-bring-paste = Pegar una lista o abrir un archivo
web-bring-text = El texto de una lista, como lo escribe el taller
web-bring-read = Leerla
web-bring-file = De un archivo
web-bring-go = Jugar con esto
web-bring-usual = Jugar con los del escenario
web-bring-done = Tu bando ha cambiado. Todos lo miran otra vez y dicen cuándo están listos.
web-lobby-ready_as = Listo: { $name }

## Con amigos: cuando se mira a otra parte

web-alert-title = Avísame cuando me toque
web-alert-awaited = Te están esperando
web-alert-notices = Avisos mientras miro a otra parte
web-alert-none = Los avisos del sistema necesitan una página segura (https) o el propio ordenador del servidor. El título y el icono de la pestaña te lo dicen igualmente.
web-alert-barred = El navegador no permite avisos de esta página. Permítelos en sus ajustes para esta página y vuelve a intentarlo.
web-alert-unread = { $count ->
    [one] 1 línea nueva
   *[other] { $count } líneas nuevas
}

## Reglas por capítulos, halladas y enlazadas

web-rules-chapters = Capítulos
web-rules-meant = Nada tiene «{ $wanted }». Esto tiene «{ $meant }»:
web-rule-named_in = { $count ->
    [one] La nombra 1 regla
   *[other] La nombran { $count } reglas
}

## Probabilidades de un vistazo, y dos casos

web-odds-glance = De un vistazo
web-odds-rolls = Qué se tira
web-odds-more_rolls = { $count ->
    [one] 1 tirada más
   *[other] { $count } tiradas más
}
web-odds-outcomes = Resultados
web-odds-setup = Caso
web-odds-compare = Comparar con otro caso
web-odds-keep_one = Quedarse con este
web-odds-unknown = Aquí no hay probabilidades de «{ $name }». Esto es lo que hay:
