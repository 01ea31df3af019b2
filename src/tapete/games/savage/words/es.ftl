### Savage Worlds: combate

savage-title = Savage Worlds: combate
savage-pitch = Héroes y enemigos en un mapa en pulgadas. Dispara, carga, provoca; ve la probabilidad de todo antes de hacerlo.

## Nombres

savage-name = { $language ->
    [en] { $en }
   *[es] { $es }
}{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
savage-word = { $word }
savage-somebody = alguien
savage-somewhere = alguna parte
savage-empty_place = un sitio vacío
savage-something = algo
savage-attribute = { $name ->
    [agility] Agilidad
    [smarts] Astucia
    [spirit] Espíritu
    [strength] Fuerza
   *[vigor] Vigor
}
savage-compass = { $way ->
    [north] el norte
    [northeast] el nordeste
    [east] el este
    [southeast] el sudeste
    [south] el sur
    [southwest] el sudoeste
    [west] el oeste
   *[northwest] el noroeste
}

## Antes de empezar

savage-brief-title = { $name } ({ $rounds ->
    [one] 1 ronda
   *[other] { $rounds } rondas
})
savage-brief-side = { $whose ->
    [own] Juegas con: { $name }. Te da puntos:
    [foe] Contra ti: { $name }. Les da puntos:
   *[none] { $name }. Les da puntos:
}
savage-brief-goal = {"  "}- { $goal }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}{ $decisive ->
    [true] {" "}y la victoria en el acto
   *[false] {""}
}.
savage-brief-legend = En el mapa: { $signs }, «.» suelo libre. Cada figura es su letra.
savage-brief-sign = «{ $sign }» { $name }
savage-goal-defeat = { $count ->
    [0] dejar fuera de combate a todo el bando contrario
    [one] dejar a 1 enemigo fuera de combate
   *[other] dejar a { $count } enemigos fuera de combate
}
savage-goal-reach = { $count ->
    [0] llegar
    [one] llegar con 1 figura
   *[other] llegar con { $count } figuras
} a la zona de columnas { $left } a { $right } y filas { $top } a { $bottom }
savage-goal-hold = al final, tener más figuras que el contrario en la zona de columnas { $left } a { $right } y filas { $top } a { $bottom }
savage-goal-survive = acabar con { $count ->
    [0] alguien
    [one] 1 figura
   *[other] { $count } figuras
} en pie
savage-goal-protect = que { $figure } siga en pie al final
savage-goal-slay = dejar a { $figure } fuera de combate
savage-goal-touch = tocar a { $figure }
savage-goal-break = romper: { $thing }

## Preguntas

savage-ask-act = ¿Qué hace { $figure }?
savage-ask-act_now = { $figure } está a la espera. ¿Actúa ahora?
savage-ask-interrupt = { $figure } está a la espera. ¿Interrumpe a { $target }?
savage-ask-interrupt_move = { $figure } se mueve. ¿Quién de los que esperan interrumpe, y en qué punto del camino?
savage-ask-free_attack = { $target } se aleja. ¿Le golpea { $figure } con un ataque gratuito?
savage-ask-first_strike = { $target } se acerca. ¿Le golpea { $figure } primero?
savage-ask-extraction = { $figure } se aleja de { $target }. ¿Se escabulle de su ataque gratuito? Solo puede una vez por turno.
savage-ask-benny_card = ¿Gastas un beni en otra carta de acción? ¿Para quién?
savage-ask-benny_damage = ¿Gastas un beni para que { $figure } repita el daño?
savage-ask-benny_shaken = { $figure } está en estado Aturdido. ¿Gastas un beni para quitárselo?
savage-ask-benny_strike = { $figure } está en estado Aturdido y tiene a { $target } al alcance. ¿Gastas un beni para recuperarte y dar un ataque gratuito?
savage-ask-benny_soak = Van a herir a { $figure }. ¿Gastas un beni en absorber el daño?
savage-ask-benny_trait = ¿Gastas un beni para que { $figure } repita la tirada?
savage-ask-bite = { $figure } aplasta a { $target }. ¿Muerde, en vez de usar la Fuerza?
savage-ask-hold_with = { $target } intenta soltarse de { $figure }. ¿Con qué rasgo lo evitas?
savage-ask-resist_with = { $target } empuja a { $figure }. ¿Con qué rasgo te resistes?
savage-ask-treat = { $target } está herido. ¿{ $figure } le cura las heridas?
savage-ask-test_effect = { $figure } supera a { $target }. ¿Cómo lo dejas?
savage-ask-share_shot = { $figure } reparte sus disparos y en un dado sale { $die }. ¿Es para { $target }?
savage-ask-modifiers = ¿Qué añade { $figure } al poder?
savage-ask-selective = ¿A quiénes afecta el poder de { $figure }?
savage-ask-suppress_damage = ¿A quiénes hiere el fuego de { $figure }? Elige { $count }.
savage-ask-caught = ¿A quién más alcanza el ataque de { $figure } contra { $target }? Elige { $count }.

## Sucesos

savage-event-round_began = Ronda { $round }.
savage-event-dealt = { $figure }{ $others ->
    [0] {""}
    [one] {" "}y 1 más
   *[other] {" "}y { $others } más
}: carta de acción { $card }.
savage-event-turn_began = Turno de { $figure }.
savage-event-moved = { $figure } se mueve { $paces ->
    [one] 1 paso
   *[other] { $paces } pasos
}.
savage-event-did = { $what ->
    [aim] { $figure } apunta a { $target }.
    [declare_2] { $figure } va a hacer 2 acciones, cada una con −2.
    [declare_3] { $figure } va a hacer 3 acciones, cada una con −4.
    [run] { $figure } corre.
    [ready] { $figure } empuña: { $target }.
    [douse] { $figure } apaga: { $target }.
    [stow] { $figure } guarda: { $target }.
    [reload] { $figure } recarga: { $target }.
    [pick_up] { $figure } recoge del suelo: { $target }.
    [grab] { $figure } echa mano de: { $target }.
    [dropped] A { $figure } se le cae: { $target }.
    [weapon_broken] A { $figure } se le rompe: { $target }.
    [jump] { $figure } salta al otro lado.
    [climb] { $figure } trepa al otro lado.
    [climb_failed] { $figure } no consigue trepar.
    [fell_short] { $figure } no llega al otro lado.
    [faster] { $figure } acelera a { $speed } km/h.
    [slower] { $figure } frena a { $speed } km/h.
    [recharge] { $figure } recupera puntos de poder.
    [test_failed] { $figure } no impresiona a { $target }.
    [supported] { $figure } apoya a { $target }.
    [support_failed] { $figure } no ayuda a { $target }.
    [support_spoiled] { $figure } estorba a { $target }.
    [finish] { $figure } remata a { $target }.
    [hide_failed] { $figure } no consigue esconderse.
    [open] { $figure } abre: { $target }.
    [close] { $figure } cierra: { $target }.
    [broke] { $figure } rompe: { $target }.
    [not_broken] { $figure } no rompe: { $target }.
    [pushed] { $figure } empuja a { $target }.
    [unseated] { $figure } derriba a { $target } de la montura.
    [pushed_against] { $figure } empuja a { $target } contra un obstáculo.
    [push_failed] { $figure } no mueve a { $target }.
    [touched] { $figure } toca a { $target }.
    [grapple_failed] { $figure } no logra sujetar a { $target }.
    [crush_failed] { $figure } no logra aplastar a { $target }.
    [still_held] { $figure } no consigue soltarse.
    [story_bullets] Por un beni, { $figure } encuentra munición.
    [story_cover_gone] Por un beni, la cobertura de { $target } se viene abajo.
    [story_light] Por un beni, cambia la luz.
    [story_door] Por un beni, una puerta se abre.
    [story_stumble] Por un beni, { $target } tropieza.
   *[story_rally] Por un beni, { $figure } levanta el ánimo a los suyos.
}
savage-event-attacked = { $figure } ataca a { $target }: { $weapon }.
savage-event-missed = { $figure } no acierta a { $target }.
savage-event-hit = { $figure } acierta a { $target }{ $raised ->
    [true] {" "}con un aumento
   *[false] {""}
}{ $through ->
    [true] {" "}a través de la cobertura
   *[false] {""}
}.
savage-event-tried = { $what ->
    [test] { $figure } intenta descolocar a { $target }: { $trait }.
    [support] { $figure } intenta ayudar a { $target }.
    [hide] { $figure } intenta esconderse.
    [push] { $figure } intenta empujar a { $target }.
    [grapple] { $figure } intenta agarrar a { $target }.
    [crush] { $figure } intenta aplastar a { $target }.
    [break_free] { $figure } intenta soltarse.
    [first_aid] { $figure } da primeros auxilios a { $target }.
    [antidote] { $figure } trata el veneno de { $target }.
    [jump_far] { $figure } intenta saltar al otro lado.
   *[climb_hard] { $figure } intenta trepar al otro lado.
}
savage-event-unharmed = { $figure } no sufre daño.
savage-event-wounded = { $figure } sufre { $wounds ->
    [one] 1 herida
   *[other] { $wounds } heridas
}.
savage-event-became = { $state ->
    [prone] { $figure } queda cuerpo a tierra.
    [hold] { $figure } se queda a la espera.
    [defending] { $figure } se defiende: +4 a Parada.
    [bleeding] { $figure } se desangra.
    [poisoned] { $figure } queda envenenado.
    [dead] { $figure } ha muerto.
    [unconscious] { $figure } pierde el sentido.
    [drowning] { $figure } se ahoga.
    [hidden] { $figure } se esconde.
    [mounted] { $figure } sube a su montura.
    [dismounted] { $figure } baja de su montura.
    [aboard] { $figure } sube al vehículo.
    [outside] { $figure } baja del vehículo.
    [fatigued] { $figure } acusa la fatiga.
    [exhausted] { $figure } no puede más: segunda fatiga.
    [glow] { $figure } resplandece.
    [shroud] { $figure } se envuelve en sombras.
    [hinder] { $figure } se mueve más despacio.
    [hurry] { $figure } se mueve más deprisa.
    [shaken] { $figure } queda en estado Aturdido.
    [stunned] { $figure } queda en estado Conmocionado.
    [distracted] { $figure } queda en estado Distraído.
    [vulnerable] { $figure } queda en estado Vulnerable.
    [entangled] { $figure } queda en estado Aferrado.
   *[bound] { $figure } queda en estado Inmovilizado.
}
savage-event-recovered = { $state ->
    [prone] { $figure } se levanta.
    [held] { $figure } se suelta.
    [tied] { $figure } ya no tiene ataduras.
    [hold] { $figure } deja de estar a la espera.
    [bleeding] { $figure } ya no se desangra.
    [poisoned] { $figure } ya no está envenenado.
    [drowning] { $figure } vuelve a respirar.
    [fatigue] { $figure } descansa y pierde fatiga.
    [incapacitated] { $figure } vuelve en sí.
    [injury] { $figure } se repone de una lesión.
    [unaware] { $figure } se da cuenta del peligro.
    [shaken] { $figure } se recupera del aturdimiento.
    [stunned] { $figure } se recupera de la conmoción.
    [distracted] { $figure } ya no está en estado Distraído.
   *[vulnerable] { $figure } ya no está en estado Vulnerable.
}
savage-event-fell = { $out ->
    [unconscious] { $figure } pierde el sentido.
    [dead] { $figure } ha muerto.
    [gone] { $figure } sale del mapa.
    [wrecked] { $figure } queda inservible.
   *[incapacitated] { $figure } queda fuera de combate.
}
savage-event-soaked = { $figure } absorbe { $wounds ->
    [0] 0 heridas
    [one] 1 herida
   *[other] { $wounds } heridas
}.
savage-event-benny_spent = { $figure } gasta un beni; { $left ->
    [0] no le queda ninguno
    [one] le queda 1
   *[other] le quedan { $left }
}.
savage-event-injured = Lesión de { $figure }: { $injury ->
    [unmentionables] innombrables
    [left_arm] brazo izquierdo
    [right_arm] brazo derecho
    [agility] torso, baja la Agilidad
    [vigor] torso, baja el Vigor
    [strength] torso, baja la Fuerza
    [leg] pierna
    [ugly] una cicatriz horrible
    [one_eye] pierde un ojo
    [blind] pierde el otro ojo
   *[smarts] la cabeza, baja la Astucia
}{ $permanent ->
    [true] , para siempre
   *[false] {""}
}.
savage-event-scored = { $side ->
    [0] Los héroes ganan
   *[other] Los enemigos ganan
} { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
savage-event-cast = { $figure } usa { $power } sobre { $target }: { $points ->
    [one] 1 punto de poder
   *[other] { $points } puntos de poder
}.
savage-event-power_failed = A { $figure } le falla { $power }.
savage-event-enchanted = { $power } hace efecto en { $figure }{ $rounds ->
    [0] {""}
    [one] {" "}durante 1 ronda
   *[other] {" "}durante { $rounds } rondas
}.
savage-event-healed = { $figure } se cura de { $wounds ->
    [one] 1 herida
   *[other] { $wounds } heridas
}.
savage-event-reached = La explosión de { $figure } alcanza a { $figures ->
    [one] 1 objetivo
   *[other] { $figures } objetivos
}.
savage-event-hours_passed = { $hours ->
    [one] Pasa 1 hora
   *[other] Pasan { $hours } horas
}.
savage-event-deviated = El tiro de { $figure } se desvía { $paces ->
    [one] 1 paso
   *[other] { $paces } pasos
} hacia las { $hour }, según el reloj.
savage-event-covered = { $figure }: estalla.
savage-event-evaded = { $figure } esquiva la explosión.

## Lo que se suma a los dados

savage-term-written = escrito junto al dado
savage-term-damage = junto a los dados de daño
savage-term-toughness = { $figure }: Dureza
savage-term-armour = armadura y cobertura
savage-term-parry = { $figure }: Parada

## Estados, por su nombre

savage-state-carried = { $role ->
    [driver] al volante: { $on }
    [passenger] dentro: { $on }
   *[rider] monta: { $on }
}
savage-state-seat = { $role ->
    [driver] { $figure } (al volante)
   *[other] { $figure }
}
savage-state-carries = { $count ->
    [0] { $berths ->
        [0] sin jinete
       *[other] sin nadie dentro
    }
   *[other] lleva a { $figures }
}
savage-state-gap = { $paces ->
    [0] al lado
    [one] al lado
   *[other] a { $paces } pasos
}

savage-state_name = { $state ->
    [shaken] Aturdido
    [stunned] Conmocionado
    [prone] cuerpo a tierra
    [entangled] Aferrado
    [bound] Inmovilizado
    [distracted] Distraído
    [vulnerable] Vulnerable
    [defending] a la defensiva
    [aim] apuntando
    [hold] a la espera
    [hidden] fuera de la vista
    [surprised] por sorpresa
    [unaware] sin sospechar nada
    [touched] alguien le ha puesto la mano encima
    [tied] con ataduras
    [bleeding] se desangra
    [poisoned] envenenado
    [drowning] se ahoga
    [fatigue] con fatiga
    [burning] ardiendo
    [mount] con montura
    [dark] { $amount ->
        [2] en penumbra −2
        [4] a oscuras −4
       *[other] en la negrura −{ $amount }
    }
    [speed] { $amount } km/h
   *[vehicle] en un vehículo
}

## Mesa y resultado

savage-picture-round = Ronda { $round } de { $rounds }{ $count ->
    [0] {""}
   *[other] . Después: { $next }
}
savage-picture-side = { $whose ->
    [own] Los tuyos: { $name }
    [foe] Enemigos: { $name }
   *[none] { $name }
} · { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}{ $pool ->
    [0] {""}
    [one] {" "}· 1 beni común
   *[other] {" "}· { $pool } benis comunes
}
savage-picture-figure = { $acting ->
    [true] ►
   *[false] {" "}
} { $sign }  { $figure }{ $out ->
    [no] { $count ->
        [0] {""}
       *[other] : { $parts }
    }
    [unconscious] : sin sentido
    [dead] : ha muerto
    [gone] : fuera del mapa
    [wrecked] : inservible
   *[incapacitated] : fuera de combate
}
savage-picture-card = { $card }
savage-picture-wounds = heridas { $wounds }/{ $most }
savage-picture-bennies = { $bennies ->
    [one] 1 beni
   *[other] { $bennies } benis
}
savage-picture-darkness = Donde no llega ninguna luz: { $penalty ->
    [2] penumbra, −2
    [4] oscuridad, −4
   *[other] negrura, −{ $penalty }
} a atacar a quien esté ahí
savage-picture-line = Pasos a lo largo de la línea:
savage-picture-points = poder { $points }
savage-picture-power = { $power }
savage-picture-weapon = { $weapon }{ $shots ->
    [0] {""}
   *[other] {" "}{ $loaded }/{ $shots } (+{ $spare })
}
savage-result-decisive = { $winner ->
    [0] Ganan los héroes: han conseguido lo que querían.
   *[other] Ganan los enemigos: han conseguido lo que querían.
}
savage-result-wiped_out = { $winner ->
    [-1] No queda nadie en pie.
    [0] Ganan los héroes: no queda enemigo en pie.
   *[other] Ganan los enemigos: no queda héroe en pie.
}
savage-result-time = { $winner ->
    [-1] Se acaba el tiempo y nadie va por delante.
    [0] Se acaba el tiempo y ganan los héroes por puntos.
   *[other] Se acaba el tiempo y ganan los enemigos por puntos.
}

## Respuestas y consecuencias

savage-group-move = Moverse
savage-group-attack = Atacar
savage-group-manoeuvre = Maniobras
savage-group-gear = Equipo
savage-group-turn = Turno
savage-bundle-move = Ir a (columna, fila)
savage-option-true = Sí
savage-option-false = No
savage-option-cut_in = { $paces ->
    [0] { $figure } interrumpe antes del primer paso
    [one] { $figure } interrumpe tras 1 paso
   *[other] { $figure } interrumpe tras { $paces } pasos
}
savage-option-let_pass = { $figure } no interrumpe
savage-option-figure = { $figure }
savage-option-with_card = { $figure }, que tiene { $card }: { $higher } de { $left } cartas la superan
savage-option-nobody = Nadie
savage-option-figures = { $count ->
    [0] Nadie
   *[other] { $figures }
}
savage-option-move = Ir a { $place }
savage-option-place = ({ $x }, { $y }), { $paces ->
    [one] 1 paso
   *[other] { $paces } pasos
}{ $count ->
    [0] {""}
   *[other] , junto a { $beside }
}
savage-option-thing = { $item } ({ $x }, { $y })
savage-option-using = { $deed }: { $item }
savage-option-other_hand = { $item } (otra mano)
savage-form = { $form ->
    [butt] la culata: { $item }
    [second_fight] { $item }: la otra mano, sin gastar acción
    [second_shoot] { $item }: la otra mano, sin gastar acción
    [split] { $item }: repartir los disparos
   *[none] { $item }
}
savage-option-place_it = { $item }: en cualquier sitio
savage-option-with = { $deed } ({ $extras })
savage-option-card = { $card }
savage-option-distracted = Distraído
savage-option-vulnerable = Vulnerable
savage-option-athletics = Atletismo
savage-option-strength = Fuerza
savage-gist-out = { $figure } fuera de combate
savage-gist-figure = { $figure }: { $parts }
savage-gist-wounded = con heridas
savage-gist-count = { $whose ->
    [own] { $count } de los tuyos
   *[foes] { $count ->
        [one] 1 enemigo
       *[other] { $count } enemigos
    }
} { $how ->
    [out] fuera de combate
   *[hurt] peor que antes
}
# De qué es una posibilidad, detrás de su porcentaje.
savage-aim = { $deed ->
    [test] Distraído o Vulnerable
    [grapple] Aferrado o Inmovilizado
    [touch] tocado
    [suppress] Distraído o peor
    [cast] peor que antes
   *[other] Aturdido o peor
}
savage-chance-unless = Si nadie que está a la espera interrumpe el movimiento.

## Lo que se puede hacer

savage-do-fight = Atacar a { $to }
savage-do-butt = Golpear a { $to } con la culata
savage-do-sweep = Barrido: a cuantos tiene al lado, con −2
savage-do-second_fight = Con la otra mano, atacar a { $to }
savage-do-second_shoot = Con la otra mano, disparar a { $to }
savage-do-mount_fight = Con la montura, atacar a { $to }
savage-do-shoot = Disparar a { $to }
savage-do-throw = Lanzar a { $to }
savage-do-split = Repartir los disparos: { $to } y alguien más
savage-do-lob = Lanzar sobre { $to }
savage-do-spray = Rociar a { $to }
savage-do-suppress = Fuego de supresión sobre { $to }
savage-do-cast = Usar { $item } sobre { $to }
savage-do-recharge = Beni: recuperar puntos de poder
savage-do-recover = Beni: { $to } se recupera del aturdimiento
savage-do-aim = Apuntar a { $to } todo el turno
savage-do-aim_power = Apuntar { $item } a { $to } todo el turno
savage-do-grapple = Sujetar a { $to }
savage-do-crush = Aplastar a { $to }
savage-do-let_go = Soltar a { $to }
savage-do-break_free = Soltarse
savage-do-push = Empujar a { $to }
savage-do-touch = Tocar a { $to }: +2, sin daño
savage-do-test = Poner a prueba a { $to }
savage-do-support = Apoyar a { $to }
savage-do-open = Abrir: { $to }
savage-do-close = Cerrar: { $to }
savage-do-break = Romper { $to }
savage-do-shoot_thing = Disparar a { $to }
savage-do-finish = Rematar a { $to }
savage-do-first_aid = Primeros auxilios a { $to }
savage-do-antidote = Tratar el veneno de { $to }
savage-do-untie = Desatar a { $to }
savage-do-ready = Empuñar: { $item } (gratis)
savage-do-ready_slow = Empuñar: { $item } (una acción)
savage-do-douse = Apagar: { $item }
savage-do-stow = Guardar: { $item }
savage-do-reload = Recargar: { $item }
savage-do-pick_up = Recoger del suelo: { $item }
savage-do-let_fall = Soltar al suelo: { $item }
savage-do-grab = Echar mano de lo que haya
savage-do-declare_2 = Hacer 2 acciones, con −2 a cada una
savage-do-declare_3 = Hacer 3 acciones, con −4 a cada una
savage-do-run = Correr: un dado más de pasos, −2 a las acciones
savage-do-defend = Defenderse todo el turno: +4 a Parada
savage-do-hold = Quedarse a la espera
savage-do-end = Acabar el turno
savage-do-stand = Levantarse (2 pasos)
savage-do-drop = Echarse cuerpo a tierra
savage-do-jump = Saltar hacia { $to }
savage-do-jump_far = Saltar hacia { $to } con Atletismo
savage-do-climb = Trepar hacia { $to }
savage-do-climb_hard = Trepar hacia { $to } con Atletismo
savage-do-hide = Esconderse
savage-do-mount = Montar: { $to }
savage-do-dismount = Desmontar
savage-do-faster = Acelerar a { $to }
savage-do-slower = Frenar a { $to }
savage-do-get_in = Subir a: { $to }
savage-do-get_out = Bajar del vehículo
savage-do-approach = Acercarse a: { $to }
savage-do-retreat = Alejarse de: { $to }
savage-do-story_bullets = Beni: encontrar munición
savage-do-story_cover_gone = Beni: la cobertura de { $to } se viene abajo
savage-do-story_light = Beni: cambia la luz
savage-do-story_door = Beni: una puerta se abre
savage-do-story_stumble = Beni: { $to } tropieza
savage-do-story_rally = Beni: los tuyos se recuperan del aturdimiento

## De qué manera

savage-detail-called = { $value ->
    [head] a la cabeza
    [limb] a un brazo
    [leg] a una pierna
    [hand] a una mano
    [weapon] al arma
    [shield] al escudo
   *[none] al cuerpo
}
savage-detail-wild = { $value ->
    [true] ataque salvaje: +2 y Vulnerable
   *[false] sin ataque salvaje
}
savage-detail-nonlethal = { $value ->
    [true] sin matar
   *[false] a matar
}
savage-detail-frenzy = { $value ->
    [figure] frenesí, también a { $target }
   *[none] sin frenesí
}
savage-detail-shots = { $value ->
    [1] 1 disparo
   *[other] { $value } disparos
}
savage-detail-load = { $value ->
    [slug] con bala
   *[none] con perdigón
}
savage-detail-still = { $value ->
    [true] sin moverse este turno
   *[false] con movimiento
}
savage-detail-second = el otro, { $target }
savage-detail-split = disparos { $value }
savage-detail-skill = con { $value ->
    [same] ese mismo rasgo
   *[trait] { $trait }
}
savage-detail-roll = para su { $trait }
savage-detail-trait = con { $trait }
savage-detail-paces = { $value ->
    [1] moviéndose 1 paso
   *[other] moviéndose { $value } pasos
}
savage-detail-point = { $value ->
    [beyond] más allá
    [short] más acá
    [figure] entre ese punto y { $target }
   *[none] justo encima
}
savage-detail-weight = { $value ->
    [light] algo ligero
    [medium] algo mediano
   *[heavy] algo pesado
}
savage-detail-range = { $value ->
    [0] a su alcance
    [1] al doble de alcance, +1 punto
   *[2] al triple de alcance, +2 puntos
}
savage-detail-heavy = { $value ->
    [true] arma pesada, +2 puntos
   *[false] sin arma pesada
}
savage-detail-veil = { $value ->
    [glow] con resplandor, +1 punto
    [shroud] con sombras, +1 punto
   *[none] sin luz ni sombras
}
savage-detail-pace = { $value ->
    [hinder] que frene, +1 punto
    [hurry] que acelere, +1 punto
   *[none] sin cambiar el paso
}
savage-detail-ap = { $value ->
    [0] sin perforar armadura
    [1] perfora 2 de armadura, +1 punto
    [2] perfora 4 de armadura, +2 puntos
   *[3] perfora 6 de armadura, +3 puntos
}
savage-detail-lingering = { $value ->
    [true] daño persistente, +2 puntos
   *[false] sin daño persistente
}
savage-detail-fatigue = { $value ->
    [true] que fatigue, +2 puntos
   *[false] sin fatiga
}
savage-detail-selective = { $value ->
    [true] solo a quien quieras, +1 punto
   *[false] a cuantos alcance
}

## Probabilidades de un ataque

savage-odds-error = «{ $given }» no es { $what ->
    [die] un dado: d4, d6, d8, d10, d12, o d12+1 y así.
   *[toughness] una Dureza: 7, o 7(2) con la armadura entre paréntesis.
}
savage-odds-miss = falla
savage-odds-hit = acierta
savage-odds-raise = acierta con un aumento
savage-odds-unharmed = sin daño
savage-odds-shaken = Aturdido
savage-odds-wounds = { $wounds ->
    [one] 1 herida
   *[other] { $wounds } heridas
}
savage-odds-blast_harm = { $out ->
    [0] nadie
   *[other] { $out }
} fuera de combate, { $hurt ->
    [0] nadie
   *[other] { $hurt }
} con Aturdimiento o heridas, de { $reached }
savage-odds-out = fuera de combate

## Lo que no se puede hacer

savage-barred-tied = Tiene ataduras: alguien debe desatarle.
savage-barred-bound = Estado Inmovilizado: solo puede intentar soltarse.
savage-barred-shaken = Estado Aturdido: solo acciones gratuitas.
savage-barred-turn_spent = Ya ha gastado el turno entero.
savage-barred-no_actions = No le quedan acciones. Antes de la primera puedes declarar hasta { $most }.
savage-barred-already_acted = Ya ha actuado, y esto gasta el turno entero.
savage-barred-running = Está corriendo, y esto gasta el turno entero.
savage-barred-running_already = Ya corre este turno.
savage-barred-acted_before_running = Ya ha actuado sin la penalización de correr.
savage-barred-defending = Este turno puede andar, no correr.
savage-barred-driving = Al volante no se corre: acelera.
savage-barred-cannot_run = Ni cuerpo a tierra ni con alguien encima se corre.
savage-barred-held = Hay quien le sujeta: primero tiene que soltarse.
savage-barred-not_held = Nadie le sujeta.
savage-barred-no_pace = Le hacen falta { $needs ->
    [one] 1 paso
   *[other] { $needs } pasos
} de movimiento.
savage-barred-no_action_for_hazard = Cruzar terreno peligroso pide una acción, y no le quedan.
savage-barred-not_on_foot = Hay que estar de pie y en el suelo.
savage-barred-out_of_reach = Está a { $needs ->
    [one] 1 paso
   *[other] { $needs } pasos
} y alcanza a { $has }. Acércate.
savage-barred-not_adjacent = No está al lado. Acércate.
savage-barred-touched_already = Ya le han tocado.
savage-barred-too_few_foes = Hacen falta { $needs } enemigos al lado.
savage-barred-out_of_range = Está fuera de alcance.
savage-barred-out_of_hearing = Ni le oye ni le ve.
savage-barred-cannot_stop = Nadie puede detenerse ahí.
savage-barred-no_sight = No hay línea de visión.
savage-barred-no_ammunition = Le falta munición cargada. Recarga.
savage-barred-too_large_for_melee = Es un arma demasiado grande para disparar trabado en combate.
savage-barred-needs_aim = A esa distancia hay que apuntar antes.
savage-barred-moved = Se ha movido, y para apuntar hay que quedarse donde se está.
savage-barred-no_arms = No puede usar ningún brazo.
savage-barred-too_large = Es demasiado grande.
savage-barred-bound_already = Ya está en estado Inmovilizado.
savage-barred-not_holding = Primero hay que sujetarle.
savage-barred-in_the_doorway = Hay alguien en el hueco de la puerta.
savage-barred-a_wall = Es un muro demasiado largo para echarlo abajo.
savage-barred-not_helpless = Puede defenderse: solo se remata a quien no puede.
savage-barred-no_lethal_weapon = Hace falta un arma que mate.
savage-barred-hands_full = { $needs ->
    [one] Le hace falta una mano libre.
   *[other] Le hacen falta { $needs } manos libres.
}
savage-barred-not_at_hand = Ya no es gratis: cuesta una acción.
savage-barred-nothing_to_grab = No hay nada suelto a mano.
savage-barred-nocked_free = Se carga sola con cada disparo.
savage-barred-loaded = Ya está cargada.
savage-barred-no_spare = No le queda munición de repuesto.
savage-barred-once_a_turn = Solo una vez por turno.
savage-barred-move_first = Primero hay que moverse o actuar.
savage-barred-in_plain_sight = Aquí no hay dónde esconderse.
savage-barred-no_room = No hay sitio.
savage-barred-mount_unable = La montura no puede actuar.
savage-barred-no_faster = Ya va a toda velocidad.
savage-barred-no_slower = Ya está en parada.
savage-barred-too_fast = El vehículo está en marcha: frena antes.
savage-barred-in_vehicle = Va en un vehículo.
savage-barred-passenger = Eso solo lo hace quien conduce.
savage-barred-foes_aboard = Hay enemigos dentro.
savage-barred-vehicle_full = No caben más de { $most }.
savage-barred-needs_map = Para eso hace falta un mapa.
savage-barred-no_arcane_background = No tiene trasfondo arcano.
savage-barred-no_points = Le faltan puntos de poder: cuesta { $needs } y tiene { $has }.
savage-barred-points_full = Ya tiene todos sus puntos de poder.
savage-barred-unhurt = No tiene heridas.
savage-barred-no_bennies = No le quedan benis.
savage-barred-story_told = Eso ya ha pasado en esta partida.

savage-draft-no_room = En el mapa caben { $has } figuras; hacen falta { $needs }.
savage-content-needs_map = La meta «{ $kind }» necesita un mapa, y esta pelea no lo tiene.

## En pantalla

savage-scene-head = Ronda { $round } de { $rounds }
savage-scene-pace = { $count ->
    [one] paso
   *[other] pasos
}
savage-scene-light = { $penalty ->
    [0] Buena luz
    [2] Penumbra: −2 a atacar a quien esté aquí
    [4] Oscuridad: −4 a atacar a quien esté aquí
   *[other] Negrura: −{ $penalty } a atacar a quien esté aquí
}
savage-scene-out = { $out ->
    [unconscious] inconsciente
    [dead] muerto
    [gone] fuera del mapa
    [wrecked] inservible
   *[incapacitated] Incapacitado
}
savage-scene-pool = { $pool ->
    [one] 1 Beni común
   *[other] { $pool } Benis comunes
}
savage-scene-goal = { $goal }: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}{ $decisive ->
    [true] {" "}y victoria inmediata
   *[false] {""}
}{ $reached ->
    [true] . Hecho
   *[false] {""}
}
savage-scene-reach = { $count ->
    [0] llegar
    [one] que 1 figura llegue
   *[other] que { $count } figuras lleguen
} a la zona marcada
savage-scene-hold = al final, más figuras que el otro bando en la zona marcada
savage-scene-barrier = barrera alzada
savage-scene-wall = muro
savage-note-state = { $state ->
    [opened] está abierta
   *[broken] está rota
}
savage-note-height = { $paces ->
    [one] 1 paso de alto
   *[other] { $paces } pasos de alto
}
savage-note-clear = se ve a través
savage-note-hides = oculta a quien esté detrás
savage-note-cover = cobertura: tapa el { $percent } % de quien esté detrás, −{ $penalty } a darle
savage-note-difficult = terreno difícil: cada paso cuesta dos
savage-note-hazard = peligroso: Atletismo para cruzarlo{ $hazard ->
    [fall] , o se puede caer
    [drown] , o se puede uno ahogar
   *[bruise] , o se puede uno magullar
}
savage-note-climb = se puede trepar
savage-note-unstable = inestable: −2 a Disparar desde ahí
savage-note-hard = Dureza { $hardness }{ $armour ->
    [0] {""}
   *[other] , Armadura +{ $armour } para quien esté detrás
}{ $damage ->
    [0] {""}
   *[other] , { $damage } de daño hasta ahora
}
savage-look-unseen = fuera de la vista
savage-look-adjacent = al alcance de la mano
savage-look-cover = { $percent ->
    [0] sin cobertura
   *[other] tapado un { $percent } %: cobertura de −{ $penalty }
}
savage-look-light = mala luz: −{ $penalty }
savage-look-range = { $weapon }: { $reaches ->
    [true] { $penalty ->
        [0] a corta distancia
       *[other] −{ $penalty } por la distancia
    }
   *[false] fuera de alcance
}
savage-look-band = { $weapon }, { $band ->
    [short] corta distancia
    [medium] media distancia
   *[long] larga distancia
}
savage-card-kind = { $wild ->
    [true] Comodín
   *[false] Extra
}
savage-card-vehicle = Vehículo para { $most }
savage-card-now = Ahora
savage-card-kept = En palabras
savage-card-values = Valores
savage-card-value = { $name } { $value }
savage-card-about = { $name }: { $about }
savage-card-power = { $name } ({ $cost } PP)
savage-card-gift = { $gift ->
    [hardy] quedar Aturdido dos veces no es herida
    [steady] +2 para dejar de estar Aturdido o Conmocionado
    [numb] ignora 1 punto de penalización por heridas
    [whole] los ataques apuntados no le hacen más daño
    [fearless] inmune al miedo y a Intimidar
    [low_light] ve en penumbra y en la oscuridad como de día
    [darkvision] ve sin luz hasta 10 pasos
   *[infravision] la mitad de penalización por mala luz
}
savage-card-resilience = aguanta { $wounds ->
    [one] 1 herida más
   *[other] { $wounds } heridas más
}
savage-card-fear = quien lo ve por primera vez tira Espíritu{ $penalty ->
    [0] {""}
   *[other] {" "}con -{ $penalty }
}
savage-bane = { $bane ->
    [fire] fuego
    [cold] frío
    [electricity] electricidad
    [acid] ácido
    [sound] sonido
    [water] agua
    [air] aire
    [earth] tierra
    [light] luz
    [darkness] oscuridad
    [poison] veneno
    [disease] enfermedad
    [silver] plata
    [iron] hierro
    [wood] madera
    [magic] magia
    [head] golpes a la cabeza
   *[weapons] armas normales
}
savage-weakness-plus = +{ $plus } al daño
savage-weakness-double = daño doble
savage-weakness-bare = la Armadura no cuenta
savage-card-excepted = no es inmune a: { $banes }
savage-card-wounded_by = solo le hiere: { $banes }
savage-card-weak = débil ante { $bane }: { $effects }
savage-card-poison = veneno: { $kind ->
    [mild] un nivel de fatiga
    [wounding] una herida
    [sleeping] sueño
    [paralysing] parálisis
   *[deadly] muerte
}, Vigor { $modifier }
savage-card-flight = vuela con Paso { $pace }
savage-card-immune = inmune a: { $kind ->
    [fire] fuego
    [cold] frío
    [electricity] electricidad
    [acid] ácido
    [sound] sonido
    [water] agua
    [air] aire
    [earth] tierra
    [light] luz
    [darkness] oscuridad
    [poison] veneno
    [disease] enfermedad
   *[weapons] armas normales
}
savage-card-thing = { $name }{ $hand ->
    [none] {""}
    [main] {" "}· en la mano
    [off] {" "}· en la otra mano
   *[both] {" "}· a dos manos
}
savage-card-weapon = { $name }: { $damage }{ $ap ->
    [0] {""}
   *[other] , PA { $ap }
}{ $ranged ->
    [true] , alcance { $range }
   *[false] {""}
}{ $shots ->
    [0] {""}
   *[other] , { $loaded }/{ $shots } balas (+{ $spare })
}{ $hand ->
    [none] {""}
    [main] {" "}· en la mano
    [off] {" "}· en la otra mano
   *[both] {" "}· a dos manos
}

## Lo que se acuerda antes de una partida

savage-options-scenario = Escenario
savage-options-board = Tablero
savage-options-board_free = Libre: se mide en pasos
savage-options-board_squares = En casillas de un paso
savage-options-preset = Reglas
savage-options-preset_sheet = Las de la hoja, tal cual
savage-options-preset_core = Con los matices del juego completo
savage-options-rules = Reglas de la casa
savage-options-area_cover_percent = Por su porcentaje
savage-options-area_cover_material = Por su material
savage-options-own = Personajes propios
savage-options-draft = Escenario propio
savage-options-heroes = Quiénes son los héroes
savage-options-foes = Quiénes son los enemigos

## Lo que se dice de un ataque para saber su probabilidad

savage-procedure-attack = Un ataque
savage-procedure-blast = Un ataque de área sin miniaturas
savage-circumstance-skill = Habilidad (d4–d12)
savage-circumstance-wild = Comodín: con dado salvaje
savage-circumstance-damage = Daño
savage-circumstance-ap = Penetración de armadura (PA)
savage-circumstance-strength = Fuerza
savage-circumstance-parry = Parada (0: a distancia)
savage-circumstance-toughness = Dureza, como 7 o 7(2)
savage-circumstance-template = Plantilla
savage-circumstance-template_small = Pequeña
savage-circumstance-template_medium = Mediana
savage-circumstance-template_large = Grande
savage-circumstance-template_cone = Cono
savage-circumstance-targets = Enemigos y aliados que están juntos
savage-circumstance-range = Distancia
savage-circumstance-range_short = Corta
savage-circumstance-range_medium = Media
savage-circumstance-range_long = Larga
savage-circumstance-range_extreme = Extrema
savage-circumstance-cover = Cobertura
savage-circumstance-cover_none = Ninguna
savage-circumstance-cover_light = Ligera
savage-circumstance-cover_medium = Media
savage-circumstance-cover_heavy = Pesada
savage-circumstance-cover_near_total = Casi total
savage-circumstance-light = Luz
savage-circumstance-light_good = Buena
savage-circumstance-light_dim = Tenue
savage-circumstance-light_dark = Oscuridad
savage-circumstance-light_pitch = Negrura
savage-circumstance-called = Ataque apuntado
savage-circumstance-called_none = Sin apuntar
savage-circumstance-called_limb = Extremidad
savage-circumstance-called_hand = Mano
savage-circumstance-called_head = Cabeza
savage-circumstance-modifier = Otros modificadores
savage-circumstance-unstable = Desde plataforma inestable
savage-circumstance-thing = El blanco es un vehículo
savage-circumstance-aim = Ha apuntado
savage-circumstance-wild_attack = Ataque salvaje
savage-circumstance-gang_up = Múltiples oponentes
savage-circumstance-shots = Disparos
savage-circumstance-bennies = Benis de quien ataca
savage-circumstance-vulnerable = Blanco Vulnerable
savage-circumstance-drop = Con Superioridad
savage-circumstance-shaken = Blanco ya Aturdido
savage-circumstance-target_wild = El blanco es Comodín
savage-circumstance-target_wounds = Heridas del blanco
savage-circumstance-target_vigor = Vigor del blanco
savage-circumstance-target_size = Tamaño del blanco
savage-circumstance-target_bennies = Benis del blanco
savage-circumstance-target_hardy = El blanco es Robusto
savage-circumstance-target_resilience = Heridas que el blanco aguanta de más

savage-workshop-scenarios = Escenarios

## Los héroes que hacen los jugadores

savage-hero-error-bad_block = { $fault }
savage-hero-error-bad_blocks = { $fault }{"\u000A"}{ $more }

savage-hero-read-one_of = { $name }:
savage-hero-read-rules = Línea { $line }, reglas: { $said }
savage-hero-read-counted = Línea { $line }, reglas, pero no al pie de la letra: { $said }
savage-hero-read-text = Línea { $line }, queda como texto: { $said }
savage-hero-read-unknown = Línea { $line }, no se entiende: { $said }
savage-hero-read-missing = Línea { $line }: { $said }

savage-hero-block-label = «{ $found }» no empieza con el nombre de ningún apartado y queda como texto.{ $near ->
    [none] {""}
   *[other] {" "}¿Querías decir { $near }?
}
savage-hero-block-counts = «{ $found }» cuenta como { $language ->
    [es] { $es }
   *[other] { $en }
}
savage-hero-block-differs = «{ $found }»: aquí las reglas no dan { $given }
savage-hero-block-no_arcane = «{ $found }»: sin una habilidad que los use, los poderes quedan como texto. Se esperaba «Habilidad arcana: …», o Lanzar conjuros, Fe o Concentración.
savage-hero-block-immune = «{ $found }» cuenta como inmunidad a: { $kinds }{ $count ->
    [0] {""}
   *[other] {", "}salvo: { $but }
}
savage-hero-block-weak = «{ $found }» cuenta como debilidad ante: { $banes }; { $effects }
savage-hero-block-invulnerable = «{ $found }» cuenta como invulnerabilidad: solo le hiere: { $banes }
savage-hero-block-poison = «{ $found }» cuenta como veneno ({ $kind }), con { $modifier } a la tirada de Vigor
savage-hero-block-flight = «{ $found }» cuenta como vuelo con Paso { $pace }
savage-hero-block-another = «{ $found }»: aquí empieza otro personaje, y no se lee. `import` los lee todos.
savage-hero-block-unknown = no hay { $kind ->
    [attribute] ningún atributo
    [skill] ninguna habilidad
    [edge] ninguna ventaja
    [hindrance] ninguna desventaja
    [power] ningún poder
    [gear] ningún arma, armadura ni escudo
    [special] ninguna capacidad especial
   *[token] ninguna silueta
} «{ $found }».{ $near ->
    [none] {""}
   *[other] {" "}¿Querías decir { $near }?
}
savage-hero-block-die = en «{ $found }» se esperaba al final un dado: d4, d6, d8, d10, d12 o d12+N.
savage-hero-block-number = se esperaba un número, no «{ $found }».
savage-hero-block-count = en «{ $found }» se esperaba una cantidad de 1 a { $most }.
savage-hero-block-yes_no = se esperaba sí o no, no «{ $found }».
savage-hero-block-twice = «{ $found }» está dos veces.
savage-hero-block-no_name = falta el nombre. Se esperaba una primera línea con él, o «Nombre: …».
savage-hero-block-no_attributes = { $count ->
    [one] falta { $names }.
   *[other] faltan { $names }.
} Se esperaba «Atributos: Agilidad d6, Astucia d6, Espíritu d6, Fuerza d6, Vigor d6».
savage-hero-block-too_long = el texto tiene { $found } letras; caben { $most }.

savage-hero-warning-kept = { $field ->
    [pace] Paso
    [parry] Parada
    [armour] Armadura
   *[toughness] Dureza sin armadura
}: el texto da { $given } y las reglas { $computed }. Queda { $given }.

savage-hero-fault-no_name = No tiene nombre.
savage-hero-fault-unknown = No hay { $kind ->
    [attribute] ningún atributo
    [skill] ninguna habilidad
    [edge] ninguna ventaja
    [hindrance] ninguna desventaja
    [power] ningún poder
    [gear] ningún arma, armadura ni escudo
   *[token] ninguna silueta
} «{ $given }».
savage-hero-fault-no_die = { $trait }: no hay ningún dado de { $given } caras.
savage-hero-fault-too_high = { $trait } { $given }: al empezar, el máximo es { $most }.
savage-hero-fault-points = { $steps } pasos de atributos, { $points } puntos de habilidad y { $edges } ventajas piden { $needed_points } puntos de desventajas, y hay { $earned }.
savage-hero-fault-edge_die = { $edge } pide { $trait } { $least }.
savage-hero-fault-edge_needs = { $edge } pide { $needed }.
savage-hero-fault-edge_twice = { $edge } está dos veces.
savage-hero-fault-hindrance_twice = { $hindrance } está dos veces.
savage-hero-fault-not_both = { $hindrance } y { $other } no van juntas.
savage-hero-fault-no_background = Para tener poderes hace falta { $edge }.
savage-hero-fault-no_arcane_skill = Para tener poderes hace falta una habilidad que los use: Lanzar conjuros, Fe o Concentración.
savage-hero-fault-powers = Tiene { $given } poderes; al empezar caben { $most }.
savage-hero-fault-power_points = Tiene { $given } puntos de poder; al empezar caben { $most }.
savage-hero-fault-natural = { $gear } no es equipo: es un arma natural.
savage-hero-fault-extra = Un héroe es Comodín, y este no lo es.
savage-hero-fault-human = { $field ->
    [size] El Tamaño
    [armour] La armadura natural
    [parry] La Parada añadida
    [toughness] La Dureza añadida
    [pace] El Paso, antes de ventajas y desventajas,
   *[run] El dado de carrera
} de un humano es { $usual }, no { $given }.
savage-hero-fault-beast = { $field ->
    [mount] Un héroe no es una montura.
    [bonuses] Un héroe no suma nada a dados que no sean el d12.
    [naturals] Un héroe no tiene armas naturales penetrantes ni largas.
    [gifts] Un héroe no tiene capacidades especiales de criatura.
    [immunities] Un héroe no es inmune a nada.
    [resilience] Un héroe no aguanta más heridas que otros.
    [exceptions] Un héroe no es inmune a nada.
    [wounded_by] A un héroe lo hiere cualquier cosa.
    [weaknesses] Un héroe no tiene debilidades de criatura.
    [poison] Un héroe no es venenoso.
    [flight] Un héroe no vuela.
    [fear] Nadie se asusta al ver a un héroe.
   *[heavy] Un humano no tiene blindaje pesado de nacimiento.
}

savage-hero-workshop-title = Héroes
savage-hero-shelf-name = Nombre
savage-hero-shelf-attributes = Atributos
savage-hero-shelf-skills = Habilidades
savage-hero-shelf-edges = Ventajas
savage-hero-shelf-hindrances = Desventajas
savage-hero-shelf-gear = Equipo
savage-hero-shelf-powers = Poderes
savage-hero-shelf-arcane = Habilidad arcana
savage-hero-shelf-abilities = Capacidades especiales
savage-hero-pick-only_text = solo texto: sin regla
savage-hero-ability-weapons = Armas naturales
savage-hero-ability-nature = Naturaleza y movimiento
savage-hero-ability-harm = Daño y protección
savage-hero-ability-values = Valores
savage-hero-ability-text = Solo texto
savage-hero-shelf-token = Silueta
savage-hero-purse-attributes = Pasos de atributos
savage-hero-purse-skills = Puntos de habilidad
savage-hero-purse-edges = Ventajas
savage-hero-purse-hindrances = Puntos de desventajas
savage-hero-value-pace = Paso
savage-hero-value-parry = Parada
savage-hero-value-toughness = Dureza
savage-hero-gear-weapons = Armas
savage-hero-gear-armour = Armaduras
savage-hero-gear-shields = Escudos
savage-hero-pick-linked = Depende de { $trait }
savage-hero-pick-core = Todo el mundo la tiene a d4
savage-hero-pick-asks_die = Pide { $trait } { $least }
savage-hero-pick-asks = Pide { $needed }
savage-hero-pick-gives = { $points ->
    [one] Da 1 punto
   *[other] Da { $points } puntos
}
savage-hero-pick-costs = { $points ->
    [one] Cuesta 1 punto de poder
   *[other] Cuesta { $points } puntos de poder
}
savage-hero-pick-damage = Daño { $damage }{ $ap ->
    [0] {""}
   *[other] , PA { $ap }
}
savage-hero-pick-range = Alcance { $range }
savage-hero-pick-armour = Armadura +{ $armour }
savage-hero-pick-parry = Parada { $parry }
savage-hero-pick-min_strength = Fuerza mínima { $die }

## Lo que cuesta una pregunta
savage-cost-benny = Cuesta un beni: { $left ->
    [0] no queda ninguno
    [one] queda 1
   *[other] quedan { $left }
}.
savage-cost-card = Cada carta cuesta un beni: a tu bando { $left ->
    [0] no le queda ninguno
    [one] le queda 1
   *[other] le quedan { $left }
}.

## Acabar un turno

savage-left = { $count ->
    [one] Queda 1 acción
   *[other] Quedan { $count } acciones
}

savage-order-guarded = Solo si me libra de una herida
savage-aside-act_now = Seguir a la espera

savage-hero-error-too_many = { $most ->
    [0] En este bando no se puede sustituir a nadie.
    [one] En este bando solo se puede sustituir a uno: trae uno.
   *[other] En este bando solo se puede sustituir a { $most }: trae { $most } como mucho.
}

## Probabilidades: más procedimientos, y lo que se pregunta de un vistazo

savage-procedure-test = Un truco
savage-procedure-soak = Absorber heridas
savage-procedure-recovery = Recuperarse
savage-procedure-trait = Una tirada de rasgo
savage-circumstance-trait = Rasgo (d4–d12)
savage-circumstance-target = Valor objetivo
savage-circumstance-own_wounds = Heridas propias
savage-circumstance-own_fatigue = Fatiga propia
savage-circumstance-own_bennies = Benis
savage-circumstance-distracted = Distraído
savage-circumstance-helped = Apoyo
savage-circumstance-resists = Atributo que resiste
savage-circumstance-taken = Heridas del golpe
savage-circumstance-vigor = Vigor
savage-circumstance-condition = De qué
savage-circumstance-condition_shaken = Aturdido
savage-circumstance-condition_stunned = Conmocionado
savage-circumstance-resolve = Espíritu (Vigor si Conmocionado)
savage-circumstance-combat_reflexes = Reflejos de combate
savage-odds-critical = pifia
savage-odds-failure = fallo
savage-odds-success = { $raises ->
    [0] éxito
    [1] éxito con aumento
   *[other] éxito con 2 aumentos o más
}
savage-odds-resisted = resiste
savage-odds-unsettled = Distraído o Vulnerable
savage-odds-rattled = Distraído o Vulnerable, y Aturdido
savage-odds-soaked = todas las heridas absorbidas
savage-odds-still = sigue igual
savage-odds-recovered = { $vulnerable ->
    [0] recuperado
    [1] recuperado, Vulnerable hasta acabar este turno
   *[other] recuperado, Vulnerable hasta acabar el siguiente turno
}
savage-mark-hit = Impacto
savage-mark-raise = Impacto con aumento
savage-mark-shaken = Aturdido o peor
savage-mark-wound = Al menos una herida
savage-mark-out = Fuera de combate
savage-mark-success = Éxito
savage-mark-rattled = Además Aturdido
savage-mark-soaked = Todas las heridas absorbidas
savage-mark-recovered = Recuperado
savage-mark-one_raise = Al menos un aumento
savage-mark-critical = Pifia
savage-mark-someone_hurt = Alguien Aturdido o peor
savage-mark-someone_out = Alguien fuera de combate

## La hoja de un héroe en papel

savage-hero-paper-traits = Rasgos
savage-hero-paper-state = Estado
savage-hero-paper-abilities = Qué significa
savage-hero-paper-reference = Chuleta
savage-hero-paper-wounds = Heridas
savage-hero-paper-fatigue = Fatiga
savage-hero-paper-bennies = Benis
savage-hero-paper-points = Puntos de poder
savage-hero-paper-states = Estados
savage-hero-paper-column-weapon = Arma
savage-hero-paper-column-damage = Daño
savage-hero-paper-column-ap = PA
savage-hero-paper-column-range = Distancia
savage-hero-paper-column-rof = CdF
savage-hero-paper-column-shots = Disparos
savage-hero-paper-column-notes = Notas
savage-hero-paper-parry = Parada { $value }
savage-hero-paper-reach = Alcance { $value }
savage-hero-paper-min_strength = Fuerza mínima { $value }
savage-hero-paper-two_hands = a dos manos
savage-hero-paper-legend = Leyenda de estados

## Las letras que eligen acciones en un teclado

savage-key-move = i
savage-key-recover = b
savage-key-stand = v
savage-key-break_free = s
savage-key-fight = a
savage-key-shoot = d
savage-key-cast = z
savage-key-mount_fight = o
savage-key-lob = n
savage-key-spray = y
savage-key-finish = x
savage-key-crush = k
savage-key-reload = r
savage-key-test = p
savage-key-aim = t
savage-key-run = c
savage-key-defend = g
savage-key-hold = e

## Golpes de efecto

savage-beat-joker = ¡Joker!
savage-beat-raise = ¡Con aumento!
savage-beat-fell = { $wild ->
    [true] { $out ->
        [dead] ¡Muere un Comodín!
        [wrecked] ¡Inservible!
       *[other] ¡Cae un Comodín!
    }
   *[false] { $out ->
        [dead] ¡Muere!
        [wrecked] ¡Inservible!
       *[other] ¡Fuera de combate!
    }
}
