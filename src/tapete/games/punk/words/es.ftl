### Punkapocalyptic
###
### punk-do-<what>: una Acción del menú, con $to (a quién) y $item (con qué).
### punk-detail-<name>: un detalle suyo, con $value (su valor, o "figure") y $target (quién).
### $figure, $target, $to, $other, $weapon, $item, $gear, $ability… ya son nombres cuando se dicen.

punk-title = Punkapocalyptic
punk-pitch = Bandas del Páramo en una mesa en centímetros. Cúbrete, trepa, asalta desde arriba y pégale fuego a lo que quede.

## Nombres

punk-name = { $language ->
    [en] { $en }
   *[es] { $es }
}{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
punk-word = { $word }
punk-ability = { $name } ({ $number })

## Antes de empezar

punk-somebody = alguien
punk-something = algo
punk-anybody = …
punk-side = { $side ->
    [0] la primera banda
   *[1] la segunda banda
}
punk-zone = zona { $zone }
punk-brief-title = { $name } ({ $turns ->
    [one] 1 Turno
   *[other] { $turns } Turnos
})
punk-brief-side = { $whose ->
    [own] Llevas a { $name }, de { $faction }. Aquí sois: { $role }. Puntúas por:
    [foe] Contra ti: { $name }, de { $faction }. Aquí son: { $role }. Puntúan por:
   *[none] { $name }, de { $faction }. Aquí son: { $role }. Puntúan por:
}
punk-brief-band = { $whose ->
    [own] Llevas a { $name }, de { $faction }.
    [foe] Contra ti: { $name }, de { $faction }.
   *[none] { $name }, de { $faction }.
}
punk-brief-both = Las dos bandas puntúan por:
punk-brief-part = { $role } (un dado decide quién es quién) puntúan por:
punk-brief-goal = {"  "}- { $goal }
punk-brief-beasts = Rondan bestias del Páramo: van a por quien tengan más cerca.
punk-brief-legend = En el mapa: escenografía ░ ligera, ▒ media y ▓ pesada, con su tamaño y su grado (2M es tamaño 2, media: L ligera, M media, P pesada); terreno «,» chungo, «;» pila chungo, «=» impasable y «~» contaminado; # escalerilla.
punk-brief-legend_more = ^ fuego, % humo, * radiación, + Abatida; los números son objetivos. Cada miniatura es su letra, y la flecha de detrás dice hacia dónde mira. Las reglas van en cm: «m 42 31» va allí.
punk-goal-fell = cada enemigo fuera de combate: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
punk-goal-leader = su jefe fuera de combate: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}{ $decisive ->
    [true] {" "}y victoria inmediata
   *[false] {""}
}
punk-goal-guard = tu jefe en pie al final: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
punk-goal-hold = al final, por cada { $of ->
    [spot] punto
    [supply] caja
    [captive] presa
    [device] aparato
   *[any] objetivo
} que controles: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
punk-goal-keep = desde el Turno { $since }, por cada { $of ->
    [spot] punto
    [supply] caja
    [captive] presa
    [device] aparato
   *[any] objetivo
} que controles al acabar un Turno: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
punk-goal-carry = al final, por cada { $of ->
    [spot] punto
    [supply] caja
    [captive] presa
    [device] aparato
   *[any] objetivo
} en tus manos: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
punk-goal-home = por cada { $of ->
    [spot] punto
    [supply] caja
    [captive] presa
    [device] aparato
   *[any] objetivo
} que llegue a tu zona: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}{ $decisive ->
    [true] {" "}y victoria inmediata
   *[false] {""}
}
punk-goal-work = { $of ->
    [cart] que el carro llegue adonde va
    [device] cada aparato manejado
   *[any] cada objetivo hecho
}: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}{ $decisive ->
    [true] {" "}y victoria inmediata
   *[false] {""}
}
punk-goal-deny = { $of ->
    [cart] que el carro no llegue
    [captive] que no se lleven a quien está presa
    [device] cada aparato que no hayan manejado
   *[any] cada objetivo que no hayan hecho
}: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
punk-goal-cross = al final, por cada miniatura tuya en su zona: { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}

## La mesa

punk-scene-head = { $turn ->
    [0] Despliegue
   *[other] Turno { $turn } de { $turns }{ $round ->
        [0] {""}
       *[other] {" "}· Ronda de Agilidad { $round }
    }
}
punk-scene-under = { $head } · { $weather }
punk-scene-cm = cm
punk-scene-out = { $out ->
    [removed] ya no está en la mesa
    [reserve] aún no ha llegado
   *[downed] Abatida
}
punk-scene-agility = AG { $agility }
punk-scene-faction = { $faction }
punk-scene-left = quedan { $left } de { $count } miniaturas
punk-scene-zone = Zona de { $name }
punk-scene-marker = { $kind ->
    [fire] Fuego, Fuerza { $power }
    [smoke] Humo
    [radiation] Radiación
   *[other] Marcador
}{ $until ->
    [0] {""}
   *[other] , hasta el final del Turno { $until }
}
punk-scene-objective = { $name }{ $done ->
    [true] , hecho
   *[false] { $holder ->
        [-1] {""}
       *[other] , en manos de { $side }
    }
}
punk-picture-side = { $whose ->
    [own] Tuyas: { $name }
    [foe] Rival: { $name }
   *[none] { $name }
} · { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} · { $left } de { $count } miniaturas
punk-picture-mini = { $acting ->
    [true] ►
   *[false] {" "}
} { $sign }  { $figure }{ $out ->
    [no] : { $parts }
    [removed] : ya no está en la mesa
    [reserve] : aún no ha llegado
   *[downed] : Abatida
}
punk-picture-facing = { $arrow }
punk-picture-height = a { $height } cm de altura
punk-picture-wounds = aguanta { $wounds } de { $most }
punk-picture-bullets = { $bullet } ×{ $count }
punk-picture-weapon = { $weapon }{ $broken ->
    [true] {" "}(rota)
   *[false] { $charges ->
        [0] {""}
        [one] {" "}(1 carga)
       *[other] {" "}({ $charges } cargas)
    }
}
punk-mark = { $state ->
    [prone] Tumbada
    [dying] Abatida, y sigue
    [poison] envenenada{ $amount ->
        [0] {""}
       *[other] {" "}({ $amount })
    }
    [shocked] con descarga
    [sick] enferma por la radiación
    [irradiated] más débil ante la radiación{ $amount ->
        [0] {""}
       *[other] {" "}({ $amount })
    }
    [held] en presa
    [locked] trabada
    [ready] en Fuego defensivo
    [aim] apuntando
    [boost] potenciada
    [showing] se luce
    [barrier] tras una barrera psíquica
    [radiant] desprende radiación
    [extra] { $amount ->
        [-1] 1 Acción menos
       *[other] 1 Acción más
    } en su siguiente activación
    [delayed] espera a la Ronda { $amount }
   *[acted] ya ha actuado
}
punk-reload = { $weapon }: { $left ->
    [one] 1 Acción para recargar
   *[other] { $left } Acciones para recargar
}
punk-note-code = «{ $code }»: tamaño { $size }, Cobertura { $grade ->
    [light] ligera
    [medium] media
   *[heavy] pesada
}
punk-note-size = tamaño { $size }, { $height } cm de alto
punk-note-grade = { $grade ->
    [light] Cobertura ligera: +{ $armour } al Blindaje
    [medium] Cobertura media: +{ $armour } al Blindaje
   *[heavy] Cobertura pesada: +{ $armour } al Blindaje
}
punk-note-ground = { $ground ->
    [rough] chungo: tirada de Agilidad, o la mitad del Movimiento
    [very_rough] pila chungo: la mitad del Movimiento, o arriesgarse a una Caída
    [contaminated] contaminado: 1 de Dureza para siempre, si acabas aquí tu activación
   *[impassable] impasable: nadie entra, y nadie sale
}
punk-note-ladder = tiene escalerilla
punk-note-smooth = no se trepa
punk-note-no_standing = encima no se puede estar
punk-look-avoidable = La Cobertura se puede evitar: −3 a la Precisión
punk-look-smoke = Humo por medio: −3 a la Precisión
punk-look-locked = Está en un Combate: −3, y un disparo perdido puede dar a cualquiera de él
punk-look-from_behind = Por la espalda: +1 a la Precisión
punk-look-range = { $weapon }: { $band ->
    [short] distancia corta
    [medium] distancia media
    [long] distancia larga
    [only] a su alcance
   *[beyond] fuera de alcance
}{ $modifier ->
    [0] {""}
   *[other] , { $modifier }
}
punk-look-band = { $weapon }, { $band ->
    [short] corta
    [medium] media
    [long] larga
   *[only] alcance
}
punk-look-contact = En contacto
punk-card-kind = { $profile } · { $faction } · peana de { $base } mm
punk-card-now = Ahora
punk-card-attributes = Atributos
punk-card-weapons = Armas
punk-card-gear = Equipo
punk-card-bullets = Balas (nadie más las ve)
punk-card-special = Reglas especiales
punk-card-powers = Poderes
punk-card-actions = { $left ->
    [one] le queda 1 Acción
   *[other] le quedan { $left } Acciones
}
punk-card-height = a { $height } cm de altura{ $held ->
    [true] , agarrada
   *[false] {""}
}
punk-card-emptied = no se le puede quitar nada
punk-card-armour = Blindaje { $armour }
punk-card-attribute = { $letter ->
    [A] Acciones
    [C] Combate
    [P] Precisión
    [AG] Agilidad
    [F] Fuerza
    [D] Dureza
   *[T] Técnica
} { $now }{ $changed ->
    [true] {" "}(era { $born })
   *[false] {""}
}
punk-card-facts = { $name }: { $facts }
punk-card-about = { $name }: { $about }
punk-card-weapon = { $figures }{ $broken ->
    [true] {" "}· rota
   *[false] {""}
}{ $reload ->
    [0] {""}
    [one] {" "}· 1 Acción para recargar
   *[other] {" "}· { $reload } Acciones para recargar
}{ $charges ->
    [0] {""}
    [one] {" "}· 1 carga
   *[other] {" "}· { $charges } cargas
}{ $pumped ->
    [0] {""}
    [one] {" "}· 1 marca
   *[other] {" "}· { $pumped } marcas
}

## Respuestas y resultados

punk-group-move = Mover
punk-group-fight = Asaltar y combatir
punk-group-shoot = Disparar
punk-group-gear = Echar mano
punk-group-gifts = Dones
punk-group-turn = Activación
punk-way = { $way ->
    [move] Mover
    [leap] Salto
   *[assault] Asaltar
}
punk-bundle-go = { $way ->
    [leap] Saltar a (cm desde la izquierda, cm desde arriba)
   *[move] Ir a (cm desde la izquierda, cm desde arriba)
}
punk-option-go = { $way ->
    [leap] Saltar a { $place }
   *[move] Ir a { $place }
}
punk-option-place = ({ $x }, { $y }), { $far } cm{ $height ->
    [0] {""}
   *[other] , a { $height } cm de altura
}{ $count ->
    [0] {""}
   *[other] , { $hows }
}
punk-option-how = { $how ->
    [climb] trepando
    [ladder] por la escalerilla
    [jump] saltando
    [drop] dejándose caer
   *[leap] de un salto
}
punk-option-fall = con una Caída de Fuerza { $strength }
punk-remark-climb = { $how ->
    [ladder] Por la escalerilla: { $far } cm.
   *[climb] Trepa { $far } cm: tirada de Agilidad, o la mitad del Movimiento.
}
punk-remark-jump = Salta { $far } cm{ $hard ->
    [0] .
    [1] : tirada de Agilidad, o Caída.
   *[2] : tirada de Agilidad con -2, o Caída.
}
punk-remark-drop = Se deja caer { $far } cm{ $strength ->
    [0] , sin daño.
   *[other] . Es una Caída de Fuerza { $strength }: si su Dureza no la supera, queda Abatida; si la supera, Tumbada.
}
punk-option-turn = Girar sin moverse { $arrow }
punk-option-stay = Quedarse donde está
punk-option-assault = Asaltar: { $targets }{ $by ->
    [foot] {""}
    [climb] , trepando
    [ladder] , por la escalerilla
    [jump] , saltando
    [drop] , desde arriba
   *[leap] , de un salto
}{ $more ->
    [0] {""}
    [one] . Le faltará 1 Acción para llegar
   *[other] . Le faltarán { $more } Acciones para llegar
}
punk-option-post = En ({ $x }, { $y }){ $height ->
    [0] {""}
   *[other] , a { $height } cm de altura
} { $arrow }
punk-option-react = { $far ->
    [0] { $figure } dispara antes de que dé un paso
   *[other] { $figure } dispara cuando haya movido { $far } cm
}
punk-option-let_pass = { $figure } deja pasar
punk-option-put = { $what ->
    [lob] Lanzar a un punto: { $item }
   *[template] Poner la plantilla: { $item }
}
punk-option-put_at = { $what } { $place }
punk-option-spot = ({ $x }, { $y })
punk-option-with = { $deed } ({ $extras })
punk-option-figure = { $figure }
punk-option-thing = { $item }
punk-option-several = { $count ->
    [0] Nadie
   *[other] { $names }
}
punk-option-number = { $number }
punk-option-wait = Espera a la Ronda { $number }
punk-option-zone = { $name }
punk-option-nobody = Nadie
punk-option-true = Sí
punk-option-false = No
punk-gist-out = { $figure } { $out ->
    [removed] desaparece de la mesa
   *[downed] Abatida
}
punk-gist-figure = { $figure }: { $parts }
punk-gist-lost = { $points ->
    [one] pierde 1 punto para siempre
   *[other] pierde { $points } puntos para siempre
}
punk-gist-wounds = aguanta un Impacto
punk-gist-count = { $whose ->
    [own] { $count } de las tuyas
   *[foes] { $count ->
        [one] 1 enemiga
       *[other] { $count } enemigas
    }
} { $how ->
    [out] fuera de la partida
   *[hurt] peor que antes
}
# De qué es una posibilidad, detrás de su porcentaje.
punk-aim = { $deed ->
    [fight] enemiga Abatida o dañada
    [shoot] blanco Abatido o dañado
   *[other] alguna enemiga Abatida o dañada
}
punk-ask-act = ¿Qué hace { $figure }? { $left ->
    [one] Le queda 1 Acción.
   *[other] Le quedan { $left } Acciones.
}
punk-result-turns = { $winner ->
    [-1] Se acabó el tiempo y nadie va por delante: { $most } a { $least }.
   *[other] Se acabó el tiempo. Ganan { $name }, { $most } a { $least }.
}
punk-result-wiped_out = { $winner ->
    [-1] No queda nadie para contarlo: { $most } a { $least }.
   *[other] Solo queda una banda. Ganan { $name }, { $most } a { $least }.
}
punk-result-decisive = { $winner ->
    [-1] Ya está hecho, y nadie va por delante: { $most } a { $least }.
   *[other] { $name } consiguen lo que venían a buscar: { $most } a { $least }.
}
punk-kind-fight = Combatir
punk-kind-shoot = Disparar
punk-kind-aim = Apuntar
punk-kind-reload = Recargar
punk-kind-press = Aumentar la presión
punk-kind-vent = Vaciar la presión
punk-kind-pump = Bombear
punk-kind-loot = Rapiñar
punk-kind-exchange = Intercambiar balas
punk-kind-interact = Interactuar
punk-kind-pick_up = Recoger un arma
punk-kind-mend = Arreglar un arma
punk-kind-heal = Curar
punk-kind-devour = Devorar
punk-kind-harvest = Cosechar
punk-kind-mind_shock = Choque mental
punk-kind-disarm = Desarmar
punk-kind-boost = Potenciar
punk-kind-puppeteer = Titiritero
punk-do-end = Terminar la activación

## Ver y cubrirse

punk-look-behind = A su espalda: fuera de su ángulo de visión
punk-look-hidden = No se ve: todas las líneas entre las dos peanas están tapadas
punk-look-hides = Lo tapa, de tamaño { $size }: { $scenery }
punk-look-far_from_edge = No se ve: está a { CM($has) } cm del borde y tendría que estar como mucho a { CM($needs) } cm
punk-look-beneath = No se ve: está en medio el suelo de la de arriba
punk-look-no_shot = No se le puede disparar, así que su Cobertura da igual
punk-look-open = Sin Cobertura
punk-look-partial = Cobertura parcial: Blindaje +{ $bonus }
punk-look-total = Cobertura total: Blindaje +{ $bonus }, y no se puede Evitar
punk-look-element = +{ $adds }: { $scenery } (tamaño { $size })
punk-look-zone = Cuenta la parte atravesada, de tamaño { $size }: { $scenery }
punk-look-odd = Por su forma cubre en parte y no oculta a nadie: { $scenery }
punk-look-from_above = Desde arriba, el edificio no cubre al objetivo
punk-look-near_edge = Cerca del borde: el edificio la cubre
punk-look-at_edge = En el mismo borde: el edificio no la cubre
punk-look-leans_out = Quien dispara está en contacto y se asoma; no cuenta: { $scenery }
punk-look-too_small = Poca cosa para esa peana, no estorba: { $scenery }
punk-look-past_minis = { $count ->
    [one] { $figure } está en la línea de tiro: −3 a la Precisión
   *[other] { $count } miniaturas en la línea de tiro, { $figure } la más cercana: −3 a la Precisión
}
punk-look-behind_minis = { $count ->
    [one] { $figure } la tapa del todo: no se puede elegir como objetivo
   *[other] { $count } miniaturas la tapan del todo: no se puede elegir como objetivo
}
punk-look-only_scenery = Evitar la Cobertura no sirve contra las miniaturas de en medio
punk-look-shield = +{ $adds }: { $shield }

## Moverse

punk-ask-rough = { $figure } pisa Terreno chungo. ¿Tira Agilidad para mover como por Terreno chachi? Si no, mueve la mitad.
punk-ask-climb = { $figure } va a trepar. ¿Tira Agilidad para usar todo su Movimiento? Si no, mueve la mitad.
punk-ask-very_rough = { $figure } llega a un Terreno pila chungo. ¿Va con cuidado o se arriesga?
punk-ask-rest = { $figure } ya solo puede mover { CM($left) } cm. ¿Por dónde sigue?
punk-ask-facing = ¿Hacia dónde mira { $figure }?
punk-ask-join = { $figure } se ha quedado libre. ¿Con quién se pone en contacto?
punk-option-safe = Con cuidado: la mitad del Movimiento
punk-option-risk = Se arriesga: todo el Movimiento, o al suelo
punk-do-stand_up = Levantarse
punk-barred-hanging = Cuelga de una pared: solo puede seguir moviéndose o dejarse caer.
punk-event-moved = { $figure } mueve { CM($far) } cm.
punk-event-turned = { $figure } se gira en el sitio.
punk-event-slowed = { $ground ->
    [climb] { $figure } trepa despacio: este Movimiento se queda en la mitad.
    [very_rough] { $figure } va con cuidado por el Terreno pila chungo: este Movimiento se queda en la mitad.
   *[rough] El Terreno chungo frena a { $figure }: este Movimiento se queda en la mitad.
}
punk-event-fell = { $strength ->
    [0] { $figure } cae desde { CM($height) } cm, sin daño.
   *[other] { $figure } sufre una Caída desde { CM($height) } cm, de Fuerza { $strength }.
}
punk-event-prone = { $figure } queda Tumbada.
punk-event-stood_up = { $forced ->
    [true] { $figure } se levanta de golpe ante el enemigo: -3 a sus tiradas de Combate y no puede Separarse en esta activación.
   *[false] { $figure } se levanta.
}
punk-event-displaced = { $why ->
    [fire] { $figure } sale del fuego.
    [stays] { $figure } no tiene por dónde salir y se queda donde está.
   *[freed] { $figure } pasa al enemigo más cercano de su Combate.
}

## Combatir, impactos y bajas

punk-ask-reroll = { $kind ->
    [combat] Tu dado de Combate saca { $face }. ¿Lo repites? Vale lo último que salga.
    [impact] Tu dado del Impacto saca { $face }. ¿Lo repites? Vale lo último que salga.
    [separate] Tu dado de Agilidad para separarse saca { $face }. ¿Lo repites? Vale lo último que salga.
    [poison] Tu dado contra el veneno saca { $face }. ¿Lo repites? Vale lo último que salga.
    [fall] Tu dado de la Caída saca { $face }. ¿Lo repites? Vale lo último que salga.
    [shot] Tu dado para impactar saca { $face }. ¿Lo repites? Vale lo último que salga.
   *[other] Tu dado saca { $face }. ¿Lo repites? Vale lo último que salga.
}
punk-ask-reroll_rival = { $kind ->
    [combat] El dado de Combate del rival saca { $face }. ¿Le obligas a repetirlo?
    [impact] El dado del Impacto del rival saca { $face }. ¿Le obligas a repetirlo?
    [separate] El dado de Agilidad del rival saca { $face }. ¿Le obligas a repetirlo?
    [shot] El dado para impactar del rival saca { $face }. ¿Le obligas a repetirlo?
   *[other] El dado del rival saca { $face }. ¿Le obligas a repetirlo?
}
punk-ask-weapon = ¿Con qué lucha { $figure } en esta Fase de activación?
punk-ask-free_fight = { $figure } ha llegado al contacto. ¿Contra quién combate gratis?
punk-ask-break_away = { $figure } se suelta. ¿Adónde va?
punk-do-fight = Combatir contra { $to }
punk-do-separate = Separarse del Combate
punk-barred-no_actions = No quedan Acciones.
punk-barred-prone = Está Tumbada, y antes tiene que levantarse.
punk-barred-locked = Hay un enemigo en contacto: solo puede Combatir o Separarse.
punk-barred-not_locked = No hay ningún enemigo en contacto.
punk-barred-driven = Con Sed de sangre tiene que ir hacia el enemigo más cercano que ve.
punk-barred-bloodthirst = Con Sed de sangre no se separa nunca.
punk-barred-shaky = Acaba de levantarse, y en esta Fase de activación no puede separarse.
punk-barred-hemmed_in = No hay adónde ir sin tocar a un enemigo.
punk-barred-dash = No tiene { $attribute ->
    [C] Combate
    [P] Precisión
    [AG] Agilidad
    [F] Fuerza
    [D] Dureza
   *[T] Técnica
}.
punk-barred-assault_unseen = No ve a { $target }, así que con esta Acción no puede asaltarla.
punk-barred-assault_too_far = Llegar hasta { $target } cuesta { $needs } Acciones y quedan { $has }: sería un movimiento normal.
punk-barred-assault_at_once = A { $target } se llega ya, en { CM($needs) } cm: quedarse antes es un movimiento normal.
punk-barred-assault_short = Un Asalto avanza cuanto puede: { CM($needs) } cm, no { CM($has) } cm. Menos es un movimiento normal.
punk-barred-assault_detour = Por ahí, llegar hasta { $target } costaría { $needs } Acciones en vez de { $has }: es un movimiento normal.
punk-barred-not_shortest = Tiene que ir por el camino más corto: { CM($needs) } cm, no { CM($has) } cm.
punk-barred-other_combat = { $target } está en otro Combate.
punk-barred-not_involved = { $target } no toca a ningún enemigo, y no está en el Combate.
punk-event-certain = { $figure }: { $attribute ->
    [C] Combate
    [P] Precisión
    [AG] Agilidad
    [F] Fuerza
    [D] Dureza
   *[T] Técnica
}, { $passed ->
    [true] superada
   *[false] fallada
} sin tirar.
punk-event-rerolled = { $figure }: { $ability }. El { $face } se repite.
punk-event-set_out = { $figure } se lanza a asaltar a { $target }.
punk-event-charged = { $figure } carga contra { $target }.
punk-event-assaulted = { $behind ->
    [true] { $figure } asalta por la espalda a { $target }: { $bonus ->
        [0] +1 al Combate
       *[other] +{ $bonus } al Combate por la carga y +1 por llegar sin que la vea
    }.
   *[false] { $figure } asalta a { $target }{ $bonus ->
        [0] , y la carga no le da nada
       *[other] : +{ $bonus } al Combate
    }.
}
punk-event-dropped_on = { $figure } se deja caer desde { CM($height) } cm.
punk-event-fought = { $figure } ({ $weapon }, { $mine }) combate contra { $target } ({ $against_weapon }, { $theirs }).
punk-event-wields = { $figure } empuña: { $weapon }.
punk-event-unloaded = { $figure } tiene que recargar: { $weapon }.
punk-event-separated = { $figure } se suelta del Combate.
punk-event-held_back = { $figure } no consigue separarse: { $by ->
    [one] 1 enemigo la impacta
   *[other] { $by } enemigos la impactan
}.
punk-event-frenzied = { $figure } va a por { $target }.
punk-event-hit = { $figure } impacta a { $target } con { $weapon }: Fuerza { $strength }, Penetración { $penetration }.
punk-event-hit_bare = { $figure } impacta a { $target }: Fuerza { $strength }, Penetración { $penetration }.
punk-event-hit_nobody = { $target } recibe un Impacto: Fuerza { $strength }, Penetración { $penetration }.
punk-event-unharmed = { $figure } sale ilesa.
punk-event-endured = { $figure } lo aguanta{ $left ->
    [0] , y ya no aguanta más
    [one] , y aún aguanta 1 más
   *[other] , y aún aguanta { $left } más
}.
punk-event-goes_on = { $figure } debería estar Abatida y sigue en pie: caerá al acabar su Fase de activación.
punk-event-downed = { $other } Abate a { $figure }.
punk-event-down = { $figure } queda Abatida.
punk-event-removed = De { $figure } no queda nada.
punk-event-weakened = { $figure } pierde { $points } de { $attribute ->
    [A] Acciones
    [C] Combate
    [P] Precisión
    [AG] Agilidad
    [F] Fuerza
    [D] Dureza
   *[T] Técnica
} para siempre.
punk-event-poisoned = { $figure } queda envenenada ({ $power }).
punk-event-purged = El veneno no puede con { $figure }.
punk-event-shocked = { $figure } sufre una descarga: -3 al Combate, la Precisión y la Agilidad.
punk-event-steadied = { $figure } se repone de la descarga.
punk-event-exploded = Explota el combustible de { $figure } ({ $gear }): Fuerza { $strength }, Penetración 3, a todo lo que esté en contacto.

## Disparar, plantillas y marcadores

punk-event-shot = { $avoids ->
    [true] { $figure } dispara a { $target } evitando la Cobertura: { $weapon }.
   *[false] { $figure } dispara a { $target }: { $weapon }.
}
punk-event-missed = { $figure } no acierta a { $target }.
punk-event-strayed = El disparo de { $figure } a { $target } le da a { $victim }.
punk-event-broke = ¡¡¡Catapum!!! { $figure } se queda sin arma: { $weapon }.
punk-event-no_more_shots = { $figure } pierde { $shots ->
    [one] 1 disparo
   *[other] { $shots } disparos
} de la ráfaga.
punk-event-took_aim = { $figure } apunta a { $target }.
punk-event-readied = { $figure } se queda en Fuego defensivo.
punk-event-reacted = Fuego defensivo: { $figure } dispara a { $target } al pasar.
punk-event-reloaded = { $left ->
    [0] { $figure } tiene cargada el arma: { $weapon }.
    [one] { $figure } recarga: { $weapon }. Le falta 1 Acción.
   *[other] { $figure } recarga: { $weapon }. Le faltan { $left } Acciones.
}
punk-event-pressed = { $figure } ajusta la presión: { $weapon }, { $marks } marcas.
punk-event-pumped = { $figure } bombea: { $weapon }, +{ $strength } a la Fuerza, +{ $penetration } a la Penetración, +{ $reach }0 cm.
punk-event-lobbed = { $aimed ->
    [true] { $figure } lanza a { $target }: { $weapon }.
   *[false] { $figure } lanza: { $weapon }.
}
punk-event-deviated = { $forward ->
    [true] Se desvía { CM($far) } cm hacia delante: { $weapon } de { $figure }.
   *[false] Se desvía { CM($far) } cm hacia atrás: { $weapon } de { $figure }.
}
punk-event-lost = Se pierde fuera de la mesa: { $weapon } de { $figure }.
punk-event-covered = { $figure } cubre la zona: { $weapon }.
punk-event-sputtered = El chorro se vuelve contra { $figure }: { $weapon }.
punk-event-laid = { $marker ->
    [fire] Queda un marcador de Fuego.
    [smoke] Queda un marcador de Humo.
   *[radiation] Queda un marcador de Radiación.
}
punk-event-cleared = { $marker ->
    [fire] Se apaga un fuego.
    [smoke] Se disipa el humo.
   *[radiation] Desaparece la radiación.
}
punk-event-burned = El fuego alcanza a { $figure }: Fuerza { $power }.
punk-event-gassed = { $bears ->
    [true] { $figure } aguanta el gas.
   *[false] El gas hace mella en { $figure }.
}
punk-event-smothered = { $figure } cruza el humo y pierde los bonos del Asalto.
punk-event-detonated = Lo que llevaba { $figure } detona: Fuerza { $strength }, Penetración { $penetration }.

punk-ask-bullet = ¿Qué bala usa { $figure } ({ $weapon })?
punk-ask-charges = ¿Cuántas cargas gasta { $figure } ({ $weapon })? Le quedan { $left }.
punk-ask-automatic = ¿A quién va el siguiente disparo de { $figure } ({ $weapon })?
punk-ask-react = { $figure } se mueve: ¿quién dispara con Fuego defensivo, y en qué punto?
punk-ask-react_how = ¿Cómo dispara { $figure } a { $target }?

punk-form = { $item }
punk-do-shoot = Disparar a { $to }: { $item }
punk-do-aim = Apuntar a { $to }
punk-do-ready = Fuego defensivo
punk-do-reload = Recargar: { $item }
punk-do-press = Aumentar la presión: { $item }
punk-do-vent = Vaciar la presión: { $item }
punk-do-pump = Bombear: { $item }
punk-do-template = Poner la plantilla: { $item }
punk-do-lob = Lanzar a un punto: { $item }

punk-detail-avoid = { $value ->
    [true] evitando la Cobertura
   *[false] sin evitar la Cobertura
}
punk-detail-mode = { $value ->
    [automatic] en automático
   *[single] un disparo
}
punk-detail-pressure = marcas de presión: { $value }
punk-detail-marks = marcas de Fuerza/Penetración/alcance: { $value }

punk-barred-climbing = Está en una pared: tiene las manos ocupadas.
punk-barred-no_precision = No tiene Precisión: no puede disparar.
punk-barred-broken = Está inservible: { $weapon }.
punk-barred-unloaded = { $left ->
    [one] Está descargada: { $weapon }. Le falta 1 Acción de recargar.
   *[other] Está descargada: { $weapon }. Le faltan { $left } Acciones de recargar.
}
punk-barred-no_bullets = No le quedan balas: { $weapon }.
punk-barred-no_fuel = Le quedan { $has } cargas, y gasta { $needs }.
punk-barred-too_far = Está a { CM($needs) } cm, y el arma llega a { CM($has) } cm.
punk-barred-too_near = Está a { CM($has) } cm, y hay que lanzar a { CM($needs) } cm o más.
punk-barred-unseen = No la ve.
punk-barred-behind_minis = La tapan del todo otras miniaturas.
punk-barred-whole_combat = Las postas van a todo el Combate: dispara a { $target }.
punk-barred-only_templates = Las armas de plantilla no sirven para el Fuego defensivo.
punk-barred-off_board = Está fuera de la mesa.
punk-barred-behind = La plantilla se pone delante: en la mitad frontal de la peana.
punk-barred-nowhere = La plantilla tiene que apuntar a algún sitio.
punk-barred-over_base = Así la plantilla quedaría encima de tu propia peana; gírala más hacia fuera.

## Turnos, despliegue y escenarios

punk-event-turn_began = Turno { $turn } de { $of }.
punk-event-round_began = { $round ->
    [0] Actúa quien ya no tiene Agilidad.
   *[other] Ronda de Agilidad { $round }.
}
punk-event-activation_began = { $figure } empieza su activación: { $actions ->
    [one] 1 Acción.
   *[other] { $actions } Acciones.
}
punk-event-activation_ended = { $left ->
    [0] { $figure } acaba su activación.
    [one] { $figure } acaba su activación sin usar 1 Acción.
   *[other] { $figure } acaba su activación sin usar { $left } Acciones.
}
punk-event-mustered = { $band }: { $count ->
    [one] 1 miniatura a la vista.
   *[other] { $count } miniaturas a la vista.
}
punk-event-agreed = En esta partida: { $variants }.
punk-variant-free_turn = un giro gratis al empezar la activación
punk-variant-above_helps_combat = desde arriba, +1 al Combate
punk-variant-support_counts_weapon = el apoyo cuenta el arma
punk-variant-heights_in_plan = las alturas, en planta
punk-variant-shock_the_struck = la descarga, a quien recibe el golpe
punk-variant-bombs_detonate_as_one = las bombas detonan como una
punk-variant-buckshot_through_minis = las postas atraviesan miniaturas
punk-variant-behind_from_start = por la espalda, desde el principio
punk-variant-low_fall_harmless = las caídas bajas no tumban
punk-variant-no_stray_at_zero = sin disparos perdidos a 0 o menos
punk-variant-edge_cover_fixed = cobertura fija en los bordes
punk-variant-three_bombs_each_kind = tres bombas de cada tipo
punk-variant-lob_blind = lanzar sin ver
punk-variant-leader_needed = toda banda lleva su jefe
punk-variant-any_table = mesas de 60 a 180 cm
punk-variant-play_on = se juega hasta el último Turno
punk-variant-perils = bidones y arcones por la mesa
punk-variant-beasts = bestias del Páramo
punk-error-size = La mesa mide { $size } cm de lado: de { $least } a { $most }.
punk-event-stood_down = { $figure } deja el Fuego defensivo.
punk-event-delayed = { $figure } espera a la Ronda de Agilidad { $until }.
punk-event-deployed = { $figure } despliega en ({ CM($x) }; { CM($y) }) cm.
punk-event-announced = ¡{ $figure } estaba infiltrándose!
punk-event-infiltrated = { $figure } aparece en ({ CM($x) }; { CM($y) }) cm.
punk-event-side_chosen = La tirada es para { $band }, y elige ser: { $role }. La otra banda despliega antes.
punk-event-interacted = { $what ->
    [lit] { $figure } prende la mecha: { $objective }.
    [trapped] ¡{ $figure } abre una trampa! { $objective }.
    [found] { $figure } encuentra una bala: { $objective }.
    [empty] { $figure } no encuentra nada: { $objective }.
    [worked] { $figure } lo consigue: { $objective }.
    [failed] { $figure } no lo consigue: { $objective }.
    [took] { $figure } se lleva: { $objective }.
   *[left] { $figure } suelta: { $objective }.
}
punk-event-controlled = { $side ->
    [-1] Nadie controla: { $objective }.
   *[other] En manos de { $band }: { $objective }.
}
punk-event-went_on = { $left ->
    [0] Llega a su destino: { $objective }.
   *[other] Avanza, y le quedan { $left } cm: { $objective }.
}
punk-event-went_off = Revienta: { $objective }.
punk-event-scored = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
} para { $band }{ $why ->
    [keep] {" "}por lo que controla.
   *[other] .
}
punk-event-ended = { $winner ->
    [-1] Acaba en empate
   *[other] La victoria es para { $band }
}, { $points } a { $against }.
punk-event-beast_came = Entra en la mesa una bestia del Páramo: { $figure }.
punk-event-gusted = La tormenta arrecia este Turno.
punk-event-weathered = { $what ->
    [burned] La lluvia ácida quema a { $figure }.
   *[spent] El calor puede con { $figure }: 1 Acción menos en su siguiente activación.
}

punk-ask-hold_back = ¿Quién se infiltra? El rival no sabrá de ella hasta que aparezca.
punk-ask-zone = ¿Quién quieres ser, y dónde despliegas? La otra banda despliega antes.
punk-ask-deploy = ¿A quién despliegas?
punk-ask-post = ¿Dónde se pone { $figure }, y hacia dónde mira?
punk-ask-infiltrate = Ronda de Agilidad { $round }: ¿aparece alguien que se infiltraba?
punk-ask-delay = Ronda de Agilidad { $round }: ¿actúa { $figure }, o espera a una Ronda posterior?
punk-ask-first = Ronda de Agilidad { $round }: ¿empieza una miniatura tuya o una del rival?
punk-ask-next = Ronda de Agilidad { $round }: ¿quién actúa ahora?
punk-ask-turn = ¿Hacia dónde mira { $figure } antes de actuar?
punk-option-now = Actúa ya
punk-option-mine = Una mía
punk-option-theirs = Una del rival
punk-barred-not_touching = No está en contacto.
punk-barred-unable = No puede: { $ability }.
punk-barred-no_technique = No tiene Técnica.
punk-barred-nothing_to_do = Ahí no tiene nada que hacer.

punk-error-band = La banda «{ $band }» no cumple las reglas: { $faults }
punk-table-agreed = «{ $kind }» no es de la biblioteca: dile qué cobertura da (como 2M) o que es decorado.
punk-table-height = «{ $kind }» es de tamaño { $size } y mide { CM($height) } cm: eso no cuadra.
punk-table-cover = «{ $kind }»: la cobertura se escribe como 2M, y pone { $given }.
punk-table-shapeless = «{ $kind }» no dice qué tamaño tiene ni dónde están sus esquinas.
punk-table-ladder = «{ $kind }»: una escalerilla está a { CM($far) } cm de su borde.
punk-table-leaves_board = «{ $kind }» se sale de la mesa en { CM($x) }, { CM($y) } cm.
punk-table-degenerate = «{ $kind }» no tiene superficie, en { CM($x) }, { CM($y) } cm.
punk-table-crossed_outline = El contorno de «{ $kind }» se cruza en { CM($x) }, { CM($y) } cm.
punk-table-overlap = «{ $kind }» se mete dentro de «{ $into }» en { CM($x) }, { CM($y) } cm.

## Equipo

punk-event-looted = { $figure } registra a { $target }{ $some ->
    [true] {" "}y coge: { $taken }{ $given ->
        [true] . Deja: { $left }.
       *[false] .
    }
   *[false] .
}
punk-event-bullets_passed = { $figure } y { $target } se pasan balas.
punk-event-bullets_counted = { $figure } tiene ahora { $count } ({ $bullet }).
punk-event-sworn = { $band }: sus balas, en secreto y selladas ({ $short }).
punk-event-revealed = Hoja de balas de { $band }: { $fired ->
    [one] 1 disparada
   *[other] { $fired } disparadas
} y { $left } sin usar. { $honest ->
    [true] Es la que se selló.
   *[false] ¡No es la que se selló!
}
punk-ask-loot = ¿Qué coge { $figure } de { $target }, y qué deja a cambio?
punk-ask-bullets = ¿Qué balas se pasan { $figure } y { $target }? El rival no lo sabrá.
punk-option-take = { $count ->
    [0] Coger: { $item }
   *[other] Recibir { $count }: { $item }
}
punk-option-leave = Dejar: { $item }
punk-option-give = Dar { $count }: { $item }
punk-option-enough = Nada más
punk-do-loot = Rapiñar: { $to }
punk-do-exchange = Intercambiar balas: { $to }
punk-do-interact = { $how ->
    [supply] Coger: { $to }
    [captive] Liberar: { $to }
    [freed] Llevarse: { $to }
    [device] Manejar: { $to }
    [drum] Prender la mecha: { $to }
    [chest] Abrir: { $to }
   *[other] Interactuar: { $to }
}
punk-do-put_down = Soltar: { $to }
punk-barred-overload = No puede llevar todo eso.
punk-barred-emptied = No queda nada que rapiñar.
punk-barred-guarded = Un perro guarda su cuerpo.
punk-barred-no_bullets_to_pass = Ninguna de las dos tiene balas.

## Dones: facciones, mutaciones, equipo y poderes

punk-event-devoured = { $figure } devora a { $target }: +1 a Combate, Fuerza y Dureza.
punk-event-harvested = { $figure } saca una dosis de { $target }: { $other } tendrá 1 Acción más en su siguiente activación.
punk-event-whirled = { $figure } hace girar su arma a la redonda.
punk-event-dodged = { $target } se aparta a tiempo de { $figure }.
punk-event-showed_off = { $figure } se luce: +2 a la Fuerza hasta que acabe el Turno.
punk-event-drew_eyes = { $count ->
    [0] { $figure } se exhibe, y nadie puede girarse a mirar.
    [one] { $figure } se exhibe: 1 enemigo se gira a mirar.
   *[other] { $figure } se exhibe: { $count } enemigos se giran a mirar.
}
punk-event-tricked = { $trick ->
    [madness] La locura de { $figure } encoge a { $target }: pierde los bonos del Asalto.
    [startles] { $figure } toca la bocina: { $target } pierde los bonos del Asalto.
    [squirts] La flor de { $figure } le escupe a { $target } en la cara: -2 al Combate.
   *[distracts] Los pañuelos de { $figure } distraen a { $target }: -2 a la Precisión.
}
punk-event-mended = { $worked ->
    [true] { $figure } arregla: { $weapon } de { $target }.
   *[false] { $figure } no consigue arreglar: { $weapon } de { $target }.
}
punk-event-tended = { $worked ->
    [true] { $what ->
        [poison] { $figure } le quita el veneno a { $target }.
       *[toughness] { $figure } le devuelve 1 de Dureza a { $target }.
    }
   *[false] { $figure } atiende a { $target }, y no sirve de nada.
}
punk-event-inspired = { $figure } tiene 1 Acción gratuita.
punk-event-shielded = { $figure } se pone delante de { $target } y sufre el Impacto.
punk-event-blew = { $what ->
    [walking_bomb] { $figure } estalla.
    [burst] { $figure } revienta.
   *[immolation] { $figure } arde con su bidón de gasofa.
}
punk-event-followed = { $figure } sigue a { $target }.
punk-event-gripped = { $figure } sujeta a { $target }.
punk-event-irradiated = { $outcome ->
    [down] La radiación acaba con { $figure }.
    [weak] La radiación debilita a { $figure } para siempre.
    [sick] La radiación marea a { $figure } hasta que acabe su siguiente activación.
   *[nothing] La radiación no le hace nada a { $figure }.
}
punk-event-power_used = { $figure } usa { $power }: { $target }.
punk-event-relayed = { $figure } desvía el poder: { $target }.
punk-event-withstood = { $figure } aguanta: { $power }.
punk-event-weapon_dropped = { $figure } suelta: { $weapon }.
punk-event-weapon_taken = { $figure } recoge: { $weapon }.
punk-event-barrier_fell = La barrera de { $figure } cae.

punk-ask-startles = ¿Toca { $figure } la bocina? { $target } perdería los bonos del Asalto.
punk-ask-squirts = ¿Usa { $figure } la flor? { $target } tendría -2 al Combate en esta lucha.
punk-ask-distracts = ¿Usa { $figure } los pañuelos? { $target } tendría -2 a la Precisión en este disparo.
punk-ask-show_off = ¿Se luce { $figure } este Turno? +2 a la Fuerza, una vez por partida.
punk-ask-human_shield = ¿Quién sufre el Impacto por { $target }?
punk-ask-grip = ¿A quién sujeta { $figure }?
punk-ask-spit = ¿A quién escupe { $figure }?
punk-ask-inspired = ¿Quién hace antes su Acción gratuita?
punk-ask-relay = ¿A quién desvía { $figure } el poder ({ $power })?
punk-ask-disarm = ¿Qué arma suelta { $target }?
punk-ask-follow = ¿A dónde va { $figure } tras { $target }?

punk-do-devour = Devorar a { $to }
punk-do-harvest = Cosechar a { $to }
punk-do-whirl = Torbellino
punk-do-ringmaster = El mayor espectáculo
punk-do-mend = Arreglar: { $item } de { $to }
punk-do-heal = Curar a { $to }
punk-do-pick_up = Recoger: { $item }
punk-do-barrier = Barrera psíquica
punk-do-mind_shock = Choque mental a { $to }
punk-do-disarm = Desarmar a { $to }
punk-do-boost = Potenciar a { $to }
punk-do-puppeteer = Titiritero: { $to }

punk-detail-taker = para { $target }
punk-detail-ill = { $value ->
    [poison] quitarle el veneno
   *[toughness] devolverle 1 de Dureza
}
punk-detail-attribute = { $value ->
    [c] +3 a Combate
    [p] +3 a Precisión
   *[t] +3 a Técnica
}
punk-detail-through = { $value ->
    [figure] a través de { $target }
   *[other] directamente
}
punk-detail-drops = que suelte: { $weapon }

punk-barred-no_body = No toca ningún cuerpo que le sirva.
punk-barred-no_taker = No hay amiga a 20 cm o menos que no tenga ya una dosis.
punk-barred-once_a_game = Ya lo ha hecho en esta partida.
punk-barred-nothing_broken = No hay arma rota a su alcance.
punk-barred-chest_empty = El botiquín está gastado.
punk-barred-nobody_ill = No toca a ninguna amiga con veneno ni con Dureza perdida.
punk-barred-power_too_far = { $target } está a { CM($needs) } cm, y el poder llega a { CM($has) } cm.
punk-barred-power_unseen = No ve a { $target }.
punk-barred-target_locked = { $target } está en Combate.
punk-barred-nothing_to_drop = { $target } no lleva arma que soltar.
punk-barred-no_hands = No puede llevar más armas: { $weapon }.

## Probabilidades

punk-odds-error = «{ $given }» no es { $what ->
    [ranged] un arma a distancia: se escribe como en el contenido, por ejemplo pistol o crossbow.
    [melee] un arma de combate: se escribe como en el contenido, por ejemplo mace o medium_blade.
    [armour] un blindaje: se escribe como en el contenido.
    [template] un arma con plantilla, como flamethrower.
    [automatic] un arma con modo automático, como automatic_rifle.
   *[special] una regla especial: se escribe como en el contenido, por ejemplo camouflage o poison(2).
}
punk-odds-miss = falla
punk-odds-hit = impacta
punk-odds-stray = se desvía
punk-odds-broke = se rompe el arma
punk-odds-both = se impactan las dos
punk-odds-state = { $whose ->
    [target] { $state ->
        [down] blanco Abatido
        [wounded] blanco herido, pero aguanta
        [poisoned] blanco envenenado
        [shocked] blanco electrificado
       *[unharmed] blanco ileso
    }
    [friend] { $state ->
        [down] amiga Abatida
        [wounded] amiga herida, pero aguanta
        [poisoned] amiga envenenada
        [shocked] amiga electrificada
       *[unharmed] amiga ilesa
    }
   *[own] { $state ->
        [down] tu miniatura Abatida
        [prone] tu miniatura Tumbada
        [wounded] tu miniatura herida, pero aguanta
        [poisoned] tu miniatura envenenada
        [shocked] tu miniatura electrificada
       *[unharmed] tu miniatura ilesa
    }
}

## Lo que se acuerda antes de una partida

punk-setting-quick = Primera bronca
punk-setting-quick_about = Tres contra cuatro en una gasolinera, para aprender en un cuarto de hora. Cada enemigo fuera de combate vale 1 punto, y el jefe 2 más.
punk-options-scenario = Escenario
punk-options-bands = Banda
punk-options-band = { $name } · { $faction }, { $points } puntos
punk-options-own = Bandas propias
punk-options-ground = Escenografía
punk-options-ground_none = La del escenario
punk-options-size = Lados de la mesa, en cm
punk-options-size_usual = Lo normal: { $side } × { $side }
punk-options-draft = Una mesa propia
punk-options-weather = Tiempo
punk-options-weather_none = Despejado
punk-options-perils = Bidones y arcones
punk-options-beasts = Bestias del Páramo
punk-options-rules = Reglas de la casa

punk-procedure-shoot = Un disparo
punk-procedure-fight = Un Combate
punk-procedure-fall = Una Caída
punk-circumstance-precision = Precisión
punk-circumstance-weapon = Arma
punk-circumstance-bullet = Bala
punk-circumstance-distance = Distancia (cm)
punk-circumstance-strength = Fuerza
punk-circumstance-special = Otras Reglas especiales (Camuflaje, Veneno (2)…)
punk-circumstance-aim = Ha apuntado
punk-circumstance-avoid = Evita la Cobertura
punk-circumstance-defensive = Fuego defensivo
punk-circumstance-behind = Por la espalda
punk-circumstance-combat = Combate
punk-circumstance-in_combat = El blanco combate con una amiga
punk-circumstance-cover = Cobertura
punk-circumstance-cover_none = Ninguna
punk-circumstance-cover_light = Ligera
punk-circumstance-cover_medium = Media
punk-circumstance-cover_heavy = Pesada
punk-circumstance-total = La cubre por completo
punk-circumstance-toughness = Dureza
punk-circumstance-armour = Blindaje
punk-circumstance-worn = Blindaje puesto, si para mejor las balas
punk-circumstance-shield = Con escudo
punk-circumstance-target_special = Otras Reglas especiales del blanco
punk-circumstance-bonus = Otros modificadores
punk-circumstance-assault = Acciones de Movimiento del Asalto
punk-circumstance-support = Compañeras que apoyan
punk-circumstance-target_combat = Combate del blanco
punk-circumstance-target_weapon = Arma del blanco
punk-circumstance-target_strength = Fuerza del blanco
punk-circumstance-target_toughness = Dureza del blanco
punk-circumstance-target_armour = Blindaje del blanco
punk-circumstance-target_shield = El blanco lleva escudo
punk-circumstance-target_bonus = Otros modificadores del blanco
punk-circumstance-target_support = Compañeras que apoyan al blanco
punk-circumstance-height = Altura (mm)
punk-circumstance-base = Peana (mm)
punk-circumstance-base_25 = 25
punk-circumstance-base_40 = 40
punk-circumstance-base_55 = 55
punk-circumstance-own = En su propia activación
punk-options-worn_none = Ninguno

# --- lo que suma una tirada

punk-term-attribute = { $figure }: { $attribute ->
    [c] Combate
    [p] Precisión
    [ag] Agilidad
    [f] Fuerza
    [d] Dureza
    [t] Técnica
   *[a] Acciones
}
punk-term-weapon = { $figure }: { $weapon }
punk-term-range = { $band ->
    [short] Distancia corta
    [medium] Distancia media
   *[long] Distancia larga
}
punk-term-strength = Fuerza del golpe

## Las bandas que hacen los jugadores

punk-band-times = { $count ->
    [one] { $name }
   *[other] { $name } ×{ $count }
}
punk-band-title = { $profile } «{ $name }»
punk-band-member = { $name } (n.º { $number })

punk-band-content-lacks = toda bomba tiene la regla { $rule }.
punk-band-content-leader = una facción tiene un líder, y esta tiene { $count }.

punk-band-error-list = Línea { $line }: { $problem }
punk-band-error-mixed = { $file }: aquí se esperaba un archivo de BattleScribe (.gst, .cat, .ros o .rosz).
punk-band-error-content = { $at }: { $problem }
punk-band-error-no_content = { $file }: aquí no hay contenido, ni en archivos de BattleScribe (.gst, .cat) ni en uno nuestro (.toml).

punk-band-list-empty = aquí no hay ninguna banda. Se esperaba «Banda: …».
punk-band-list-twice = «{ $found }» está dos veces.
punk-band-list-points = se esperaba un número de puntos entre 1 y { $most }, no «{ $found }».
punk-band-list-long = un nombre tiene como mucho { $most } letras.
punk-band-list-form = se esperaba «Perfil: arma, arma…», no «{ $found }».
punk-band-list-unknown = no hay { $kind ->
    [faction] ninguna facción
    [profile] ningún perfil
   *[gear] ningún arma, equipo ni mutación
} «{ $found }».{ $near ->
    [none] {""}
   *[other] {" "}¿Querías decir { $near }?
}

punk-band-fault-no_name = La banda no tiene nombre.
punk-band-fault-no_faction = { $given ->
    [none] Elige una facción.
   *[other] No hay ninguna facción «{ $given }».
}
punk-band-fault-no_profile = { $given ->
    [none] Elige un perfil para la miniatura { $number }.
   *[other] La miniatura { $number } no tiene un perfil que exista: «{ $given }».
}
punk-band-fault-other_faction = { $profile } no es de { $faction }.
punk-band-fault-points = La banda cuesta { $cost } puntos y hay { $most }.
punk-band-fault-size = Son { $count } miniaturas, y con { $points } puntos caben { $most }.
punk-band-fault-no_leader = Falta quien mande: { $leader }.
punk-band-fault-leaders = { $who }: ya hay quien mande, y solo puede haber uno.
punk-band-fault-group = { $who }: va en grupos de { $least } a { $most }, no de { $count }.
punk-band-fault-no_group = { $who }: no va en grupo, y aquí son { $count }.
punk-band-fault-most = { $profile }: hay { $count }, y el máximo es { $most }.
punk-band-fault-outnumbered = { $profile }: hay { $count }, y no puede haber más que en el resto de la banda ({ $rest }).
punk-band-fault-company = { $profile }: hay { $count }, y caben { $most } por cada { $of }.
punk-band-fault-scarce = { $gear } es Escasa: hay { $count }, y caben { $most } en la banda.
punk-band-fault-one_a_band = { $gear }: hay { $count }, y cabe 1 en la banda.
punk-band-fault-mutation_alike = { $mutation }: la tienen { $count }, y la misma mutación cabe { $most } veces en la banda.
punk-band-fault-no_gear = { $who }: no hay nada que se llame «{ $given }».
punk-band-fault-not_allowed = { $who } no puede comprar { $gear }.
punk-band-fault-armours = { $who }: un solo Blindaje, no { $gear }.
punk-band-fault-twice = { $who }: { $gear } está dos veces.
punk-band-fault-weapons = { $who } lleva { $count } armas, y su cupo es { $most }.
punk-band-fault-unarmed = { $who } lleva { $count } armas, y su perfil pide { $least }.
punk-band-fault-two_handed = { $who }: un solo objeto A dos manos, no { $gear }.
punk-band-fault-cumbersome = { $who }: un solo Armatoste, no { $gear }.
punk-band-fault-huge = { $who }: { $gear } es un Mamotreto y no deja llevar otra arma.
punk-band-fault-shield = { $who }: { $shield } no se lleva con { $gear }, que ocupa las dos manos.
punk-band-fault-bombs = { $who } lleva { $count } bombas, y caben { $most }.
punk-band-fault-bullets = { $who } tiene balas y ningún arma de fuego.
punk-band-fault-fits = { $who }: { $gear } pide una de estas armas: { $weapons }.
punk-band-fault-mutations = { $who } tiene { $count } mutaciones, y son de { $least } a { $most }.
punk-band-fault-no_mutation = { $who }: no hay ninguna mutación «{ $given }».
punk-band-fault-mutation_not_allowed = { $who } no puede tener la mutación { $mutation }.
punk-band-fault-mutation_twice = { $who }: la mutación { $mutation } está dos veces.
punk-band-fault-hides = { $who }: una sola piel dura, no { $gear }.

punk-band-sheet-nameless = Banda sin nombre
punk-band-sheet-summary = { $faction } · { $cost } de { $points } puntos · { $minis } de { $most } miniaturas
punk-band-sheet-member = { $title }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
} · { $cost } puntos
punk-band-sheet-base = Peana de { $base } mm
punk-band-sheet-armour = Blindaje { $armour }
punk-band-sheet-range = alcance { $value }
punk-band-sheet-combat = C { $value }
punk-band-sheet-strength = F { $value }
punk-band-sheet-penetration = Pen { $value }
punk-band-sheet-gear = Equipo: { $gear }
punk-band-sheet-special = Reglas especiales: { $special }
punk-band-sheet-rules = Reglas especiales
punk-band-sheet-column-armour = Blindaje
punk-band-sheet-column-base = Peana
punk-band-sheet-column-weapon = Arma
punk-band-sheet-column-range = Alcance
punk-band-sheet-column-combat = C
punk-band-sheet-column-strength = F
punk-band-sheet-column-penetration = Pen
punk-band-sheet-column-special = Reglas especiales

punk-band-new-profile = { $cost } { $name } ({ $id })
punk-band-new-help = Quién puede ir en esta facción, con su coste y su nombre en el archivo:

punk-band-import-content = { $name }: { $profiles } perfiles, { $weapons } armas, { $gear } piezas de equipo, { $mutations } mutaciones, { $rules } reglas especiales.
punk-band-import-left = { $count ->
    [0] Todo se ha entendido.
    [one] 1 elemento no se ha entendido:
   *[other] { $count } elementos no se han entendido:
}
punk-band-import-left_one = - { $file }, línea { $line }: { $element } «{ $name }» ({ $id }): { $reason }
punk-band-reason-no_place = nuestro contenido no tiene sitio para esto.
punk-band-reason-figure = «{ $value }» no es un valor de { $field }.
punk-band-reason-second = { $value } va entre paréntesis; se ha leído { $read }.
punk-band-reason-text = solo se ha guardado como texto.
punk-band-reason-first = «{ $value }» dice varias cosas; solo se ha leído una.
punk-band-reason-no_profile = no hay ningún perfil así en nuestro contenido.
punk-band-reason-no_thing = no hay nada que se llame así en nuestro contenido.
punk-band-reason-constraint = este límite no lo conoce nuestro contenido.
punk-band-reason-mercenary = un personaje que no es de ninguna facción de aquí.
punk-band-reason-no_faction = no hay ninguna facción así en nuestro contenido.
punk-band-reason-second_force = una banda tiene una sola fuerza.
punk-band-reason-loose = no pertenece a ninguna miniatura.
punk-band-reason-linked = un enlace con este nombre lleva a «{ $value }», y eso se ha leído.

punk-band-workshop-title = Bandas
punk-band-workshop-example = { $name } ({ $faction }, { $points })
punk-band-shelf-name = Nombre
punk-band-shelf-faction = Facción
punk-band-shelf-points = Puntos
punk-band-shelf-members = Miniaturas
punk-band-shelf-profile = Perfil
punk-band-shelf-nickname = Mote
punk-band-shelf-count = Cuántas, si van en grupo
punk-band-shelf-gear = Equipo
punk-band-shelf-mutations = Mutaciones
punk-band-shelf-ammunition = Balas
punk-band-purse-points = Puntos
punk-band-purse-minis = Miniaturas
punk-band-value-agility = Rondas de Agilidad
punk-band-gear-melee = Armas cuerpo a cuerpo
punk-band-gear-ranged = Armas a distancia
punk-band-gear-bombs = Bombas
punk-band-gear-armour = Blindajes
punk-band-gear-shields = Escudos
punk-band-gear-equipment = Equipo especial
punk-band-pick-cost = { $cost ->
    [one] 1 punto
   *[other] { $cost } puntos
}
punk-band-pick-instead = en lugar de { $worn }, que ya lleva puesto
punk-band-pick-given = viene con { $gear }
punk-band-instead = { $name } en lugar de { $worn }
punk-band-pick-leader = Manda la banda
punk-band-pick-figures = { $figures }

## Lo que cuesta una pregunta
punk-cost-reroll = Gasta { $ability } de { $figure }, una vez por partida; { $left ->
    [0] a tu banda no le quedan más repeticiones
    [one] a tu banda le queda 1 repetición más
   *[other] a tu banda le quedan { $left } repeticiones más
}.
punk-cost-ready = Quien dispara deja el Fuego defensivo; { $left ->
    [0] nadie más de los tuyos está en él
    [one] te queda 1 más en él
   *[other] te quedan { $left } más en él
}.

## Terminar una activación

punk-left = { $count ->
    [one] Queda 1 Acción
   *[other] Quedan { $count } Acciones
}

punk-order-guarded = Solo si me libra de una herida
punk-aside-delay = Esperar: { $answer }
punk-aside-first = Que empiece el rival

punk-lineup-hidden = Las balas, lo que cuestan y quien pueda infiltrarse siguen en secreto.
punk-lineup-named = { $name } ({ $profile })

## Probabilidades: más procedimientos, y lo que se pregunta de un vistazo

punk-procedure-jump = Un salto
punk-procedure-burst = Fuego automático
punk-procedure-template = Una plantilla
punk-circumstance-agility = Agilidad
punk-circumstance-gap = Ancho del hueco (mm)
punk-circumstance-targets = Objetivos
punk-circumstance-technique = Técnica, si es de vapor
punk-circumstance-fuel = Cargas de combustible que quedan
punk-odds-across = llega al otro lado
punk-odds-short = no llega
punk-odds-too_far = Un hueco de { $gap } mm es demasiado ancho: con esa peana se saltan { $longest } mm como mucho.
punk-odds-several = { $down ->
    [0] ninguna Abatida
    [one] 1 Abatida
   *[other] { $down } Abatidas
} de { $of }{ $hurt ->
    [0] {""}
    [one] , 1 dañada
   *[other] , { $hurt } dañadas
}
punk-odds-figure = { $figure ->
    [a] Propia
    [c] Amiga
   *[other] Objetivo
}
punk-mark-hit = Impacto
punk-mark-target_down = Objetivo Abatido
punk-mark-own_down = Miniatura propia Abatida
punk-mark-across = Llega al otro lado
punk-mark-any_hit = Al menos un Impacto
punk-mark-any_down = Al menos una Abatida
punk-mark-two_down = Al menos dos Abatidas

## La hoja de una banda en papel

punk-band-sheet-track-turn = Turno
punk-band-sheet-track-points = Puntos
punk-band-sheet-reference = Chuleta
punk-band-sheet-downed = Abatida
punk-band-sheet-state = { $several ->
    [yes] Miniatura { $number }
   *[no] Estado
}
punk-band-sheet-legend = Leyenda de estados

## Las letras que eligen acciones en un teclado

punk-key-move = i
punk-key-leap = s
punk-key-assault = a
punk-key-stand_up = v
punk-key-fight = c
punk-key-separate = e
punk-key-shoot = d
punk-key-template = q
punk-key-lob = n
punk-key-interact = b
punk-key-mind_shock = h
punk-key-whirl = o
punk-key-reload = r
punk-key-aim = t
punk-key-ready = g
punk-key-heal = y
punk-key-loot = p

## Golpes de efecto

punk-beat-leader = ¡Cae el jefe!
punk-beat-downed = ¡Abatida!
punk-beat-blast = ¡Revienta!
punk-beat-mishap = { $what ->
    [strayed] ¡Bala perdida!
    [sputtered] ¡Se vuelve en contra!
   *[broke] ¡Arma rota!
}
