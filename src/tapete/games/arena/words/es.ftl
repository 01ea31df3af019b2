### Borderlands, la arena del Sr. Torgue

arena-title = Borderlands: la arena del Sr. Torgue
arena-pitch = Cuatro Buscacámaras contra todo lo que les echa el Sr. Torgue. Jugáis juntos: dispara, saquea, [RE]acciona.

## Nombres

arena-enemy_name = { $name } { $number }
arena-something = algo
arena-somebody = alguien
arena-anybody = …
arena-basic_melee = Cuerpo a cuerpo básico
arena-thing_at = { $name } de { $zone }
arena-held = { $kind ->
    [plain] nada
    [trap] una trampa
    [loot] una ficha de Botín
    [arms] una carta de la tienda de armas
    [depot] una carta del Depósito de munición
    [zed] una carta del Dr. Zed
    [torgue] una carta de Torgue
    [money] una ficha de Dinero
    [key] la llave
    [radiation] Radiación
    [slain] enemigos eliminados
   *[other] { $kind }
}
arena-attribute = { $name ->
    [will] Voluntad
    [medicine] Medicina
    [ranged] A distancia
    [reflexes] Reflejos
    [melee] Cuerpo a cuerpo
    [tech] Tecnología
   *[none] sin Atributo
}
arena-band = { $band ->
    [red] 0–1
    [yellow] 2
    [green] 3
   *[long] 4+
}
arena-property = { $name ->
    [accurate] Precisión
    [lethal] Letal
    [crowd_control] Control de masas
    [explosive] Explosivo
    [suppression] Supresión
    [run_and_gun] Corre y dispara
    [small_magazines] Cargadores pequeños
    [bullet_hog] Tragabalas
    [disposable] Usar y tirar
    [charge] Embestida
    [pistol] Pistola
    [overcharge] Sobrecarga
    [stun] Aturdimiento
    [cryo] Criogenización
    [burn] Quemadura
    [radiation] Radiación
    [shock] Electricidad
    [slag] Slag
    [complex] Compleja
    [rapid] Veloz
    [corrosion] Corrosión
    [pinata] Piñata
    [wounds] heridas de más
    [vulnerable] Vulnerable a { $of }
    [crits] con Crítico: { $of }
   *[other] { $name }
}{ $number ->
    [0] { $die ->
        [0] {""}
       *[other] {" "}(1d{ $die })
    }
   *[other] {" "}({ $number })
}

## Órdenes y efectos

arena-order-guarded = Solo si me libra de una herida
arena-order-name = { $which ->
    [rampage] Escabechina
    [attack] Ataque
    [event] Evento
    [move] Movimiento
    [no_ammo] Sin Munición
    [spawn] Generación
   *[special] Acción especial
}
arena-effect = { $do ->
    [attack] Ataque
    [move] Movimiento
    [gain] Los enemigos se crecen
    [recharge] Se recargan los Escudos
    [heal] Los enemigos se curan
    [wound] Una herida
    [token] Daño elemental
    [stun] Aturdimiento
    [blast] Una explosión
    [spawn] Generación
    [lay] Aparece terreno
    [drag] Arrastre
    [count] Avanza un contador
    [orders] Más órdenes
    [no_ammo] Sin Munición
    [spotlight] Cambia el Protagonismo
    [loot] Botín
    [money] Dinero
    [reload] Recarga
    [cure] Curación
    [shields] Se recargan los Escudos
    [cleanse] Fin de los elementos
    [ready] Fichas Disponibles
    [summon] Viene el Ayudante
    [stride] Un movimiento
   *[other] { $do }
}{ $whom ->
    [none] {""}
   *[other] {": "}{ $whom ->
        [spotlight] quien tiene el Protagonismo
        [others] todos menos el Protagonista
        [nearest_other] el más cercano sin Protagonismo
        [cause] quien pifió
        [all] todos
        [zone] todos los de la zona
        [most_red] quien tiene más fichas rojas
        [most_loot] quien lleva más botín
       *[none] como siempre
    }
}

## Estados

arena-state_name = { $state ->
    [dying] luchando por su vida
    [spotlight] con el Protagonismo
    [stunned] con Aturdimiento{ $amount ->
        [0] {""}
        [one] {""}
       *[other] {" "}×{ $amount }
    }
    [burn] ardiendo{ $amount ->
        [0] {""}
        [one] {""}
       *[other] {" "}×{ $amount }
    }
    [corrosion] con Corrosión{ $amount ->
        [0] {""}
        [one] {""}
       *[other] {" "}×{ $amount }
    }
    [cryo] con Criogenización
    [radiation] con Radiación
    [shock] con Electricidad
    [slag] con Slag
    [boosted] crecido por ahora
    [shields] Escudo{ $amount ->
        [0] {""}
        [one] {""}
       *[other] {" "}×{ $amount }
    }
    [empty] arma Sin Munición{ $amount ->
        [0] {""}
        [one] {""}
       *[other] {" "}×{ $amount }
    }
    [tokens] fichas Disponibles: { $amount }
   *[loot] botín: { $amount }
}
arena-gist-wounds = { $wounds ->
    [one] 1 herida
   *[other] { $wounds } heridas
}
arena-gist-shield = Escudo gastado
arena-gist-out = { $figure } fuera
arena-gist-blown = { $figure } explota
arena-gist-figure = { $figure }: { $parts }
arena-gist-count = { $whose ->
    [own] { $count ->
        [one] 1 Buscacámaras
       *[other] { $count } Buscacámaras
    }
   *[foes] { $count ->
        [one] 1 enemigo
       *[other] { $count } enemigos
    }
} { $how ->
    [out] fuera
   *[hurt] con daño
}
arena-gist-crit = Crítico
arena-gist-fumble = Pifia
arena-gist-fumble_brings = Pifia: { $parts }
arena-gist-answer = { $what ->
    [moved] se acerca { $target }
    [stronger] { $target } se hace más fuerte
   *[shielded] { $target } recarga su Escudo
}
arena-gist-answers = { $what ->
    [moved] se acercan { $count } enemigos
    [stronger] { $count } enemigos se hacen más fuertes
   *[shielded] { $count } enemigos recargan sus Escudos
}
arena-gist-arrive = { $count ->
    [one] llega 1 enemigo
   *[other] llegan { $count } enemigos
}
arena-gist-laid = algo queda en el suelo
arena-chance-unless = Antes de que nadie [RE]accione o use botín.
arena-aim = { $deed ->
    [defend] sin daño
    [barrel] un enemigo herido o fuera
   *[other] herido o fuera
}
arena-left = { $count ->
    [one] Aún queda 1 ficha Disponible: también paga [RE]acciones.
   *[other] Aún quedan { $count } fichas Disponibles: también pagan [RE]acciones.
}

## Lo que se hace

arena-do-attack = Atacar a { $to } con { $item }
arena-do-melee = Golpear a { $to } (Cuerpo a cuerpo básico)
arena-do-charge = Embestir con { $item }
arena-do-grenade = Lanzar { $item } a { $to }
arena-do-special = { $item } contra { $to }
arena-do-gunzerk = Ataque gratuito a { $to } con { $item }
arena-do-bite = El Ayudante ataca a { $to }: { $item }
arena-do-gift = Usar la regla especial
arena-do-use = { $item }
arena-do-interact = Interactuar con { $to }
arena-do-fetch = El Ayudante interactúa con { $to }
arena-do-barter = El Ayudante hace trueque con { $to }
arena-do-swap = Cambio de armas: { $item }
arena-do-apply = Usar { $item }
arena-do-trade = Hacer un Trueque con { $to }
arena-do-end = { $turn ->
    [reaction] Dejar pasar la [RE]acción
   *[other] Acabar la activación
}
arena-detail-token = { $value ->
    [green] ficha verde, d12
    [yellow] ficha amarilla, d8
    [red] ficha roja, d6
   *[lent] la ficha del arma, d8
}
arena-option-with = { $deed } ({ $extras })
arena-option-place = { $zone }, { $steps ->
    [0] aquí
    [one] 1 zona
   *[other] { $steps } zonas
}{ $count ->
    [0] {""}
   *[other] {" "}(con { $enemies })
}
arena-option-spot = { $zone }{ $count ->
    [0] {""}
   *[other] {" "}(con { $enemies })
}
arena-option-move = Moverse a { $place } ({ $colour ->
    [green] ficha verde
    [yellow] ficha amarilla
   *[red] ficha roja
})
arena-option-fly = El Ayudante se mueve a { $place } ({ $colour ->
    [green] ficha verde
    [yellow] ficha amarilla
   *[red] ficha roja
})
arena-option-walk = A { $place }
arena-way = { $way ->
    [fly] Ayudante
   *[other] Moverse
}, { $colour ->
    [green] ficha verde
    [yellow] ficha amarilla
   *[red] ficha roja
}
arena-option-zone = Zona { $zone }
arena-option-figure = { $figure }
arena-option-token = { $colour ->
    [green] Verde, d12
    [yellow] Amarilla, d8
   *[red] Roja, d6
}{ $state ->
    [spent] {" "}(Gastada)
   *[available] {""}
}{ $born ->
    [green] , era verde
    [yellow] , era amarilla
   *[same] {""}
}
arena-option-card = { $card }{ $cost ->
    [0] {""}
   *[other] {" "}({ "$" }{ $cost })
}
arena-option-pay = { $kind ->
    [loot] Botín
    [given] Regalo
   *[gear] Equipamiento
}: { $item }
arena-option-replace = Descartar { $item } ({ $kind ->
    [worn] equipada
   *[held] del Inventario
})
arena-option-piece = { $item }
arena-option-use = { $draws ->
    [true] Descartar { $item } para robar una carta
   *[false] Usar { $item }
}
arena-option-offer = { $figure }: { $what }
arena-option-hand = Dar { $item } a { $target }
arena-option-swap = { $way ->
    [both] { $held } en vez de { $worn }
    [out] guardar { $worn }
   *[in] equipar { $held }
}
arena-option-slot = Rango { $rank }: { $text }
arena-option-several = { $count ->
    [0] nada
   *[other] { $names }
}
arena-option-yes = Sí
arena-option-no = No
arena-option-pass = Pasar
arena-option-stop = No atacar más
arena-option-none = No
arena-option-pool = El dinero común
arena-option-as_they_come = Según vienen, primero los más cercanos
arena-option-chance = Que lo decida el azar
arena-option-equip = Equiparla
arena-option-stow = Guardarla
arena-option-drop = Descartarla
arena-option-heal = Una herida
arena-option-burn = Quemadura
arena-option-corrosion = Corrosión
arena-option-cryo = Criogenización
arena-option-radiation = Radiación
arena-option-shock = Electricidad
arena-option-slag = Slag
arena-option-keep = Dejarlo como está
arena-option-done = Hecho

## Preguntas

arena-ask-act = ¿Qué hace { $figure }?
arena-ask-reaction = [RE]acción de { $figure }: una sola cosa.
arena-ask-last_shot = { $figure } lucha por su vida: un ataque gratuito.
arena-ask-activate = ¿Quién va ahora?
arena-aside-activate = Antes: { $answer }
arena-aside-react = O bien: { $answer }
arena-ask-react = ¿Quién [RE]acciona?
arena-ask-again = { $figure } ataca otra vez (Veloz). ¿A quién?
arena-ask-reroll = ¿Repetir la tirada de { $figure } (Precisión)?
arena-ask-charge = ¿Hasta dónde embiste { $figure }?
arena-ask-charge_at = ¿A quién ataca { $figure } al final de la embestida?
arena-ask-stride = ¿Adónde va { $figure }?
arena-ask-collect = { $figure }: ¿qué recoges?
arena-ask-trade = { $figure }: ¿qué le das a { $target }?
arena-ask-cure = Salud para { $figure }: ¿qué se quita?
arena-ask-swap = { $figure }: ¿qué armas se cambian?
arena-ask-spotlight = ¿Quién se lleva el Protagonismo?
arena-ask-skill = { $figure } sube de nivel ({ $tree }). ¿Qué habilidad?
arena-ask-deploy = ¿Dónde empieza { $figure }?
arena-ask-mission = ¿Jugáis la misión de Se busca?
arena-ask-reward = ¿Qué carta de Torgue os quedáis?
arena-ask-reward_for = ¿Para quién es la recompensa?
arena-ask-tree = Árbol de { $figure }: ¿lo dejas o lo rehaces?
arena-ask-exchange = { $figure } entrega u ordena su Equipamiento.
arena-ask-buy = { $figure } ante las máquinas: ¿compras algo?
arena-ask-pay = { $figure }: faltan { $left } { "$" }. ¿Con qué pagas?
arena-ask-give = { $figure }: a { $target } le faltan { $left } { "$" } para { $item }. ¿Qué le das?
arena-ask-place = { $figure } consigue { $item }. ¿Dónde va?
arena-ask-wound = { $figure } sufre una herida. ¿Qué ficha se vuelve roja?
arena-ask-heal = { $figure } cura una herida. ¿Qué ficha se recupera?
arena-ask-absorb = { $figure }: ¿qué ficha de Escudo para la siguiente herida?
arena-ask-crowd = Control de masas de { $figure }: ¿a quién más alcanza?
arena-ask-target = { $figure } puede atacar a varios. ¿A quién?
arena-ask-route = { $figure } puede ir a varias zonas. ¿A cuál?
arena-ask-make_way = ¿Qué enemigo deja su miniatura al Único?
arena-ask-spawn = ¿Dónde aparece { $kind }?
arena-ask-fumble_order = ¿Qué enemigo responde primero a la pifia?
arena-ask-before_burn = { $figure } va a arder. ¿Usas botín?
arena-ask-respawn = { $figure } se regenera por una ficha de Dinero. ¿Quién paga? Si no paga nadie, perdéis.
arena-ask-station = ¿En qué estación se regenera { $figure }?
arena-ask-pay_for = { $figure }: ¿pagas una ficha de Dinero para que { $target } se regenere? Si no paga nadie, perdéis.
arena-ask-before_cleanup = Se va a hacer la limpieza de la ronda. ¿Usáis botín?
arena-ask-before_verdict = La ronda va a acabar. ¿Usáis botín?
arena-ask-stunned = { $figure } tiene Aturdimiento. ¿Qué ficha sigue Gastada?
arena-ask-defend = { $figure } se defiende: { $strength } o más con { $resist ->
    [will] Voluntad
    [medicine] Medicina
    [ranged] A distancia
    [reflexes] Reflejos
    [melee] Cuerpo a cuerpo
   *[tech] Tecnología
}. ¿Con qué ficha?
arena-ask-next_enemy = Orden de { $words }: ¿quién va ahora?

## Títulos y letras

arena-group-move = Moverse
arena-group-attack = Atacar
arena-group-helper = Ayudante
arena-group-loot = Botín
arena-group-gear = Equipamiento
arena-group-other = Otras acciones
arena-group-turn = Turno
arena-key-move = v
arena-key-attack = a
arena-key-melee = g
arena-key-charge = k
arena-key-grenade = t
arena-key-special = s
arena-key-bite = y
arena-key-fly = b
arena-key-gift = o

## Por qué no

arena-barred-activated = Ya se activó en esta ronda.
arena-barred-not_cash = Eso no es dinero.
arena-barred-between_two = Entre dos obstáculos: no hay línea de visión.
arena-barred-deck_empty = Ese mazo está vacío.
arena-barred-discarded = Ya está descartada.
arena-barred-dying = No mientras luchas por tu vida.
arena-barred-enemy_between = Hay un enemigo en medio.
arena-barred-enemy_near = Compleja: no con un enemigo en tu zona.
arena-barred-engaged = Con un enemigo en tu zona solo ves esa zona.
arena-barred-helper_objective = Un Ayudante no toca los objetivos.
arena-barred-helpers_token = Esa ficha es del Ayudante.
arena-barred-inventory_full = El Inventario está lleno.
arena-barred-loaded = Nada está Sin Munición.
arena-barred-money_later = El Dinero es para regenerarse y para las máquinas.
arena-barred-no_target = No hay a quién atacar.
arena-barred-no_token = No queda ninguna ficha Disponible.
arena-barred-nobody_to_trade = Nadie con quien hacer un Trueque en tu zona.
arena-barred-not_hurt = Ni tiene heridas ni Daño elemental.
arena-barred-not_in_play = No está en la arena.
arena-barred-not_this_one = Ahora [RE]acciona otro.
arena-barred-nothing_here = No hay con qué interactuar aquí.
arena-barred-nothing_to_swap = Nada que cambiar.
arena-barred-only_at_end = Solo al acabar la activación.
arena-barred-ending = La activación está acabando.
arena-barred-out_of_ammo = Sin Munición.
arena-barred-out_of_range = No a esta distancia.
arena-barred-over_a_gap = Hay un hueco en medio.
arena-barred-shield_damaged = El Escudo está tocado.
arena-barred-slots_full = Todas sus ranuras están ocupadas.
arena-barred-thrown = Una granada por turno.
arena-barred-too_far_away = Demasiado lejos.
arena-barred-used_up = Ya se usó en esta activación.
arena-barred-wall_between = Hay neumáticos en medio.
arena-barred-rank_below = Antes hace falta una del rango anterior.
arena-barred-shield_first = Mientras quede una ficha de Escudo, defiende ella.

## Lo que pasa

arena-event-attacked = { $figure } ataca a { $target }{ $item ->
    [none] {""}
   *[other] {" "}con { $item }
}.
arena-event-repeated = { $figure } repite la tirada.
arena-event-shield_held = { $figure }: el Escudo exige { $number }.
arena-event-shield_spent = { $figure }: Escudo gastado.
arena-event-recharged = { $figure }: Escudo recargado.
arena-event-defended = { $figure } se defiende.
arena-event-fighting = ¡{ $figure } lucha por su vida!
arena-event-saved = ¡{ $figure } vuelve a la lucha!
arena-event-provoked = Pifia en Ataque: { $figure } responde a { $target }.
arena-event-suppressed = Supresión: { $target } no responde a { $figure }.
arena-event-reacts = { $figure } [RE]acciona.
arena-event-exploded = { $what } explota en { $zone }: Fuerza { $strength }.
arena-event-dropped = Cae { $loot } en { $zone }.
arena-event-took = { $figure } recoge { $loot }.
arena-event-used = { $figure } usa { $loot }.
arena-event-discarded = { $figure } descarta { $item }.
arena-event-emptied = { $figure }: { $item } se queda Sin Munición.
arena-event-reloaded = { $figure } recarga.
arena-event-bag_refilled = { $count ->
    [one] Una ficha de Botín vuelve
   *[other] { $count } fichas de Botín vuelven
} a la bolsa.
arena-event-round_began = Ronda { $round }.
arena-event-deployed = { $figure } está en la arena.
arena-event-activated = Activación de { $figure }.
arena-event-passed = { $idle ->
    [true] A { $figure } no le queda nada que hacer y ha acabado.
   *[other] { $figure } ha acabado.
}
arena-event-moved = { $figure } se mueve a { $zone }.
arena-event-announced = Turno enemigo: { $card }
arena-event-ordered = Orden: { $words }.
arena-event-happened = Evento: { $card }
arena-event-spawned = Aparece { $figure }.
arena-event-withdrawn = { $figure } se retira.
arena-event-special = { $figure }: { $special }
arena-event-spotlit = { $figure } tiene el Protagonismo.
arena-event-star_moved = Movimiento estrella de { $figure }: { $card }
arena-event-respawned = { $figure } se regenera.
arena-event-box_opened = Sorpresa: { $box }
arena-event-progressed = { $counter }: { $count }.
arena-event-bought = { $figure } compra { $item } por { $price } { "$" }.
arena-event-shut = Las máquinas cierran. Cartas que vuelven: sin vender, { $unsold }; revendidas, { $resold }.
arena-event-rested = Todos reposan: se curan las heridas, se recarga el equipo y el botín y el dinero sobrantes se pierden.
arena-event-noted = La campaña queda anotada. Sigue { $scenario }.
arena-event-upgraded = { $count ->
    [0] Todos los Anuncios son ya de rango { $rank }.
    [one] Un Anuncio de rango { $rank } entra en el mazo.
   *[other] { $count } Anuncios de rango { $rank } entran en el mazo.
}
arena-event-laid_out = La arena está preparada.
arena-event-given = { $figure } da { $what } a { $target }.
arena-event-struck = { $outcome ->
    [fumble] ¡{ $figure } pifia contra { $target }!
    [miss] { $figure } falla contra { $target }.
    [crit] ¡Crítico! { $figure } acierta a { $target }.
   *[hit] { $figure } acierta a { $target }.
}
arena-event-wounded = { $figure } sufre { $wounds ->
    [one] una herida
   *[other] { $wounds } heridas
}{ $colour ->
    [none] {""}
    [green] {" "}(una ficha verde se vuelve roja)
    [yellow] {" "}(una ficha amarilla se vuelve roja)
   *[other] {""}
}.
arena-event-eliminated = { $killer ->
    [none] { $figure } queda fuera.
   *[other] { $killer } elimina a { $figure }.
}
arena-event-tainted = { $figure } recibe { $element ->
    [burn] Quemadura
    [corrosion] Corrosión
    [cryo] Criogenización
    [radiation] Radiación
    [shock] Electricidad
   *[slag] Slag
}{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
}.
arena-event-cleansed = { $figure } pierde { $element ->
    [burn] Quemadura
    [corrosion] Corrosión
    [cryo] Criogenización
    [radiation] Radiación
    [shock] Electricidad
   *[slag] Slag
}.
arena-event-dazed = { $figure } recibe Aturdimiento{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
}.
arena-event-healed = { $figure } cura { $wounds ->
    [one] una herida
   *[other] { $wounds } heridas
}.
arena-event-drew_gear = { $figure } consigue { $item }: { $place ->
    [equipped] la equipa
    [inventory] la guarda
   *[discarded] la descarta
}.
arena-event-swapped = { $worn ->
    [none] { $figure } guarda { $stowed }.
   *[other] { $stowed ->
        [none] { $figure } equipa { $worn }.
       *[other] { $figure } equipa { $worn } y guarda { $stowed }.
    }
}
arena-event-opened = { $found ->
    [false] { $figure } no consigue abrir { $thing }.
   *[true] { $holds ->
        [none] { $figure } usa { $thing }.
       *[other] { $figure } abre { $thing }: { $holds }.
    }
}
arena-event-raged = { $active ->
    [true] ¡ESCABECHINA!
   *[false] Se acaba la Escabechina.
}
arena-event-gained = { $figure } se crece: { $gains }.
arena-gained-strength = +{ $strength } a la Fuerza
arena-event-cleaned = { $face ->
    [1] Limpieza: 1. El botín del suelo desaparece.
    [4] Limpieza: 4. Acaban los efectos elementales.
   *[other] Limpieza: { $face }. No pasa nada.
}
arena-event-ended = { $mission ->
    [true] { $won ->
        [true] ¡Misión cumplida!
       *[false] La misión fracasa.
    }
   *[false] { $won ->
        [true] ¡Ganáis el escenario!
       *[false] Perdéis el escenario.
    }
}
arena-event-levelled = { $slot ->
    [-1] A { $figure } no le quedan habilidades.
   *[other] { $figure } aprende: { $skill }
}
arena-result-won = Los Buscacámaras han ganado. { $story }
arena-result-lost = Los Buscacámaras han perdido. { $story }

## Grandes momentos

arena-beat-announced = Turno enemigo: { $card }
arena-beat-crit = ¡Crítico!
arena-beat-fumble = ¡Pifia!
arena-beat-fell = ¡Fuera!
arena-beat-fallen = ¡Cae un Buscacámaras!
arena-beat-dying = ¡Lucha por tu vida!
arena-beat-saved = ¡De vuelta a la lucha!
arena-beat-rampage = ¡ESCABECHINA!
arena-beat-star = ¡Movimiento estrella!
arena-beat-blast = ¡Bum!

## Antes de empezar

arena-brief-title = { $name }
arena-brief-yours = { $count ->
    [one] Juegas con { $hunters }.
   *[other] Juegas con { $hunters }.
}
arena-brief-goal = { $way ->
    [win] Ganáis: { $goal }
   *[lose] Perdéis: { $goal }
}
arena-brief-respawn = Perdéis: un Buscacámaras eliminado no puede pagar para regenerarse al final de la ronda.
arena-brief-rampage = Escabechina: { $text }
arena-brief-turn = Cada Buscacámaras actúa con sus fichas: verde d12, amarilla d8, roja d6. Guarda una: cuando hieren a alguien, quienes lo ven pueden [RE]accionar. Luego los enemigos cumplen el siguiente Anuncio. Van a por el Protagonista.
arena-brief-legend = En el mapa cada zona muestra todo lo que hay en ella: una mayúscula es un Buscacámaras, una minúscula su Ayudante, un número un enemigo, «t» un neumático, «#» neumáticos que llenan la zona, «b» un Barril, «c» un cofre o una máquina, «$» botín, «⌂» una estación, «+» una Zona de Generación. Las zonas se cuentan desde la izquierda: C4 es la cuarta de la fila C.
arena-goal-slain = eliminar a { $count ->
    [one] 1 enemigo
   *[other] { $count } enemigos
}{ $of ->
    [any] {""}
   *[other] {" "}({ $of })
}.
arena-goal-cleared = no queda ningún enemigo tras la ronda { $count } ({ $of }).
arena-goal-counted = { $of }: { $count }.
arena-goal-rounds = { $count ->
    [one] pasa 1 ronda
   *[other] pasan { $count } rondas
} ({ $of }).
arena-goal-gathered = todos los Buscacámaras llegan a la salida; { $of }: { $count }.

## En la pantalla y en la terminal

arena-scene-head = Ronda { $round } · { $phase ->
    [deploy] preparación
    [hunters] turno de los Buscacámaras
    [enemies] turno enemigo
    [over] fin
    [cleanup] fin de ronda
    [respawn] fin de ronda
    [verdict] fin de ronda
    [refresh] fin de ronda
   *[other] Entreacto
}{ $rampage ->
    [true] {" "}· ESCABECHINA
   *[false] {""}
}
arena-scene-zone = { $count ->
    [one] zona
   *[other] zonas
}
arena-scene-hunters = Buscacámaras
arena-scene-enemies = Enemigos
arena-scene-out = Fuera
arena-scene-money = Dinero común: { $money ->
    [one] 1 ficha
   *[other] { $money } fichas
}
arena-scene-left = { $name }: { $count } por aparecer
arena-scene-loot = Botín: { $loot }
arena-zone-plain = Zona { $zone }
arena-zone-tyres = Neumáticos: { $count } de 3 sitios. +{ $count } a la Defensa de un Buscacámaras aquí.
arena-zone-full = Los neumáticos llenan la zona: nadie entra ni ve a través.
arena-zone-station = Estación Nuevo Tú
arena-zone-spawn = Zona de Generación { $number }
arena-zone-exit = Salida
arena-scene-used = { $used ->
    [true] { $name } (usado)
   *[false] { $name }
}
arena-card-now = Ahora
arena-card-attributes = Atributos
arena-card-tokens = Fichas de Acción
arena-card-gear = Equipamiento
arena-card-inventory = Inventario
arena-card-special_rule = Regla especial
arena-card-skills = Árbol de Habilidades
arena-card-star = Movimiento estrella
arena-card-loot = Botín
arena-card-values = Carta
arena-card-specials = Acciones especiales
arena-card-fumble = Pifia en Ataque
arena-card-properties = Propiedades
arena-card-actions = Acciones
arena-card-value = { $name }: { $value }
arena-card-about = { $name }. { $text }
arena-card-action = { $attribute }, distancia { $bands }{ $count ->
    [0] {""}
   *[other] {" "}· { $properties }
}
arena-card-item = { $name }{ $spent ->
    [true] {" "}(Sin Munición)
   *[false] {""}
}{ $count ->
    [0] {""}
   *[other] : { $parts }
}
arena-card-shield = Fichas de Escudo: { $tokens }
arena-card-die = su dado: { $token }
arena-card-token = { $colour ->
    [green] Verde, d12
    [yellow] Amarilla, d8
   *[red] Roja, d6
}{ $state ->
    [spent] {" "}(Gastada)
   *[available] {""}
}
arena-card-slot = { $filled ->
    [true] ■ Rango { $rank }: { $text }
   *[false] □ Rango { $rank }: { $text }
}
arena-card-hunter = { $spotlight ->
    [true] Buscacámaras, con el Protagonismo
   *[false] Buscacámaras
}
arena-card-helper = Ayudante de { $figure }
arena-card-enemy = { $kind ->
    [badass] Enemigo cabronazo
    [unique] Enemigo Único
    [boss] Jefe
   *[ordinary] Enemigo
}
arena-card-stat = { $stat ->
    [strength] Fuerza { $value }, se resiste con { $with }
    [defence] Defensa { $value }
    [hit_points] Puntos de vida { $value }
    [movement] Movimiento { $value }
    [range] Alcance { $value }
    [shield] Escudo: { $with }
   *[ignores] Ignora: { $with }
}
arena-card-wounds = Heridas: { $wounds } de { $most }
arena-card-red = { $wounds ->
    [one] 1 de { $most } fichas es roja
   *[other] { $wounds } de { $most } fichas son rojas
}
arena-picture-queue = Anuncios: { $cards }
arena-picture-card = { $state ->
    [spent] ×‹{ $orders }›
    [now] ►‹{ $orders }›
   *[other] ‹{ $orders }›
}
arena-picture-token = { $state ->
    [spent] ({ $colour ->
        [green] verde
        [yellow] amarilla
       *[red] roja
    })
   *[available] { $colour ->
        [green] verde
        [yellow] amarilla
       *[red] roja
    }
}
arena-picture-figure = { $acting ->
    [true] ►
   *[false] {" "}
} { $sign }  { $figure } ({ $zone ->
    [off] aún fuera
    [none] eliminado
   *[other] { $zone }
}){ $count ->
    [0] {""}
   *[other] : { $parts }
}

## Lo que se acuerda antes

arena-options-scenario = Escenario
arena-options-hunters = Buscacámaras
arena-options-players = Jugadores
arena-options-trees = Árboles de Habilidades
arena-options-campaign = Campaña
arena-options-rules = Reglas de la casa
arena-options-campaign_none = Ninguna: solo este escenario
arena-options-tree_first = El primero
arena-options-players_count = { $count ->
    [one] 1: los cuatro Buscacámaras
   *[other] { $count }
}
arena-error-campaign = La campaña no se puede jugar: { $reason }

## Campañas guardadas que no se pueden leer

arena-campaign-announcement = El Anuncio «{ $card }» está { $count } veces en el mazo; cada uno está una vez.
arena-campaign-deck = El mazo tiene { $has ->
    [one] 1 Anuncio
   *[other] { $has } Anuncios
} de rango { $rank }; tras { $levels ->
    [one] 1 nivel
   *[other] { $levels } niveles
} debe tener { $needs }.
arena-campaign-event = { $what ->
    [stray] El Evento «{ $card }» no es de esta campaña.
    [again] El Evento «{ $card }» está más de una vez.
   *[missing] Falta el Evento «{ $card }».
}
arena-campaign-four = Una campaña tiene { $needs } Buscacámaras distintos; hay { $has }, de ellos { $different } distintos.
arena-campaign-gear = { $figure } tiene «{ $given }», que no es ninguna carta de Equipamiento.
arena-campaign-hunter = No hay ningún Buscacámaras «{ $given }»; hay: { $those }.
arena-campaign-level = { $figure } ha rellenado { $has ->
    [one] 1 ranura
   *[other] { $has } ranuras
} de su Árbol de Habilidades; tras { $levels ->
    [one] 1 nivel
   *[other] { $levels } niveles
} deben ser { $needs }.
arena-campaign-load = { $figure } { $slot ->
    [weapon] lleva { $has } armas
    [shield] lleva { $has } Escudos
    [grenade] lleva { $has } Granadas
    [modifier] lleva { $has } Modificadores
   *[inventory] tiene { $has } cartas en el Inventario
}; puede tener { $most }.
arena-campaign-misfit = El texto de la campaña no se puede leer: { $problem }
arena-campaign-no_announcement = «{ $given }» está en el mazo y no es ningún Anuncio.
arena-campaign-scenario = «{ $given }» no es ningún escenario de { $campaign }; son: { $those }.
arena-campaign-seal = El texto se cambió después de guardarlo.
arena-campaign-slots = El Árbol { $tree } de { $figure } no puede rellenarse así: la ranura { $slot } aún no estaba abierta, ya estaba rellena o no existe.
arena-campaign-tree = { $figure } tiene el Árbol { $tree }, que no es suyo; puede tener: { $trees }.
arena-campaign-twice = { $item } está más de una vez; { $count ->
    [one] todo lo tiene { $who }.
   *[other] está en manos de { $who }.
}
arena-campaign-unknown = No hay ninguna campaña «{ $given }»; hay: { $known }{ $nearest ->
    [none] .
   *[other] ; lo más parecido es «{ $nearest }».
}
arena-campaign-unreadable = El texto de la campaña no se puede leer.

## Probabilidades

arena-procedure-attack = Un ataque
arena-procedure-survive = Luchar por tu vida
arena-procedure-clean_up = La Limpieza
arena-procedure-loot = Botín de la bolsa
arena-procedure-defend = Una Defensa
arena-circumstance-token = Ficha
arena-circumstance-token_green = Verde (d12)
arena-circumstance-token_yellow = Amarilla (d8)
arena-circumstance-token_red = Roja (d6)
arena-circumstance-attribute = Atributo
arena-circumstance-modifier = Otros modificadores
arena-circumstance-defence = Defensa del objetivo
arena-circumstance-shield = Escudo
arena-circumstance-shield_none = Ninguno
arena-circumstance-shield_red = Rojo (d6)
arena-circumstance-shield_yellow = Amarillo (d8)
arena-circumstance-shield_green = Verde (d12)
arena-circumstance-hit_points = Puntos de vida que le quedan
arena-circumstance-tyres = Neumáticos en la zona
arena-circumstance-corrosion = Fichas de Corrosión
arena-circumstance-slag = Con una ficha de Slag
arena-circumstance-lethal = Letal
arena-circumstance-crit_lethal = Letal con un Crítico
arena-circumstance-rapid = Veloz
arena-circumstance-accurate = Precisión
arena-circumstance-element = Elemento
arena-circumstance-element_none = Ninguno
arena-circumstance-element_burn = Ígneo
arena-circumstance-element_cryo = Criogenización
arena-circumstance-element_radiation = Radiación
arena-circumstance-element_shock = Electricidad
arena-circumstance-element_slag = Slag
arena-circumstance-element_corrosion = Corrosión
arena-circumstance-overcharge = Sobrecarga
arena-circumstance-vulnerable = Vulnerable al elemento
arena-circumstance-green = Fichas verdes
arena-circumstance-yellow = Fichas amarillas
arena-circumstance-red = Fichas rojas
arena-circumstance-strength = Fuerza del ataque
arena-circumstance-wounds = Heridas que hace
arena-circumstance-weapon = Una de nuestras armas
arena-circumstance-weapon_none = Ninguna
arena-circumstance-enemy = Uno de nuestros enemigos, con su Pifia en Ataque
arena-circumstance-enemy_none = Ninguno
arena-circumstance-resist = Atributo del atacante para resistir la respuesta a una Pifia
arena-circumstance-lying = Fichas de Botín en la arena
arena-circumstance-burn = Fichas de Quemadura
arena-circumstance-shock = Con una ficha de Electricidad
arena-circumstance-radiation = Con una ficha de Radiación
arena-circumstance-count = Fichas que se sacan
arena-circumstance-health = Salud en la bolsa
arena-circumstance-ammo = Munición en la bolsa
arena-circumstance-weapons = Armas en la bolsa
arena-circumstance-money = Dinero en la bolsa
arena-circumstance-level_up = Subidas de nivel en la bolsa
arena-circumstance-wanted = Se busca en la bolsa
arena-odds-error = No hay ningún arma ni enemigo que se llame «{ $name }».
arena-odds-empty_bag = En la bolsa hay menos fichas de las que se sacan.
arena-odds-no_tokens = Un Buscacámaras sin fichas de Acción no puede defenderse.
arena-odds-eliminated = eliminado
arena-odds-wounds = { $wounds ->
    [one] 1 herida
   *[other] { $wounds } heridas
}
arena-odds-shield_spent = gasta su Escudo
arena-odds-unharmed = ileso
arena-odds-tainted = con una ficha de { $element ->
    [burn] Quemadura
    [cryo] Criogenización
    [radiation] Radiación
    [shock] Electricidad
    [slag] Slag
   *[corrosion] Corrosión
}
arena-odds-fumble = Pifia: el enemigo responde
arena-odds-answered = quien ataca: { $parts }
arena-odds-stunned = con Aturdimiento
arena-odds-saved = se salva: sano y con los Escudos recargados
arena-odds-loot_gone = desaparece el botín de la arena
arena-odds-effects_end = acaban los efectos
arena-odds-as_it_was = todo queda como está
arena-odds-drawn = { $count } × { $kind ->
    [health] Salud
    [ammo] Munición
    [weapon] Arma
    [money] Dinero
    [level_up] Subida de nivel
   *[wanted] Se busca
}
arena-odds-defended = se defiende
arena-odds-absorbed = lo para el Escudo
arena-odds-hurt = { $wounds ->
    [one] 1 ficha pasa a roja
   *[other] { $wounds } fichas pasan a rojas
}
arena-odds-dying = lucha por su vida
arena-odds-fallen = eliminado
arena-mark-eliminated = Eliminado
arena-mark-struck = Al menos una herida, o el Escudo gastado
arena-mark-fumble = Una Pifia
arena-mark-answered = Una Pifia que daña a quien ataca
arena-mark-saved = Se salva
arena-mark-loot_gone = Desaparece el botín de la arena
arena-mark-effects_end = Acaban los efectos
arena-mark-money = Al menos una ficha de Dinero
arena-mark-health = Al menos una ficha de Salud
arena-mark-level_up = Al menos una Subida de nivel
arena-mark-wanted = La ficha de Se busca
arena-mark-defended = Se defiende
arena-mark-wounded = Herido
arena-mark-dying = Lucha por su vida, o peor

## Grupos

arena-party-title = Grupos
arena-party-name = Nombre
arena-party-hunters = Buscacámaras
arena-party-trees = Árboles de Habilidades
arena-party-four = Un grupo son cuatro Buscacámaras distintos; este tiene { $count }.
arena-party-tree = Un Árbol de Habilidades ha de ser de un Buscacámaras del grupo, y cada uno tiene solo uno.
arena-party-of_hunter = { $hunter }: { $tree }
arena-party-usual = Los cuatro de siempre
arena-party-new = Mi grupo
arena-party-unread = No se entiende «{ $line }»: cada línea es un Buscacámaras, dos puntos y uno de sus Árboles de Habilidades
arena-party-sheet-nameless = Grupo
arena-party-sheet-summary = Buscacámaras: { $hunters }
arena-party-sheet-rounds = Ronda
arena-party-sheet-legend = Elementos
arena-party-sheet-reference = Referencia rápida
arena-party-sheet-hunter = { $hunter }: { $tree }
arena-party-sheet-slot = Rango { $rank }: { $text }
arena-party-sheet-helper = Ayudante: { $name } ({ $actions })
arena-party-sheet-tokens = Se vuelven rojas
arena-party-sheet-loot = Botín
arena-party-sheet-states = Estados
arena-party-sheet-column-slot = Ranura
arena-party-sheet-column-name = Nombre
arena-party-sheet-column-does = Qué hace
arena-party-sheet-place = { $slot ->
    [weapon] Arma
    [shield] Escudo
    [grenade] Granada
    [modifier] Modificador
   *[inventory] Inventario
}

## Cartas para recortar

arena-print-title = Cartas para recortar
arena-print-deck = { $deck ->
    [gear] Equipamiento
    [enemies] Enemigos
    [announcements] Anuncios
    [events] Eventos
    [stars] Movimientos estrella
    [wanted] Se busca
    [helpers] Ayudantes
   *[all] Todas las cartas
}
arena-print-gear = { $slot ->
    [weapon] Arma
    [shield] Escudo
    [grenade] Granada
   *[modifier] Modificador
}{ $shop ->
    [arms] {" "}· Tienda de armas
    [depot] {" "}· Depósito de munición
    [zed] {" "}· Dr. Zed
    [torgue] {" "}· Torgue
   *[none] {" "}· equipamiento inicial
}
arena-print-prices = { $cost } $ · reventa { $resale } $
arena-print-loot = { $count ->
    [0] sin botín
    [one] 1 ficha de Botín
   *[other] { $count } fichas de Botín
}
arena-print-fumble = Pifia en Ataque: { $name }
arena-print-announcement = Anuncio de rango { $rank }
arena-print-wanted = Se busca
arena-print-wave = { $count } × { $name }
arena-print-won = Se gana al eliminar { $every ->
    [true] a todos sus enemigos
   *[false] a sus Únicos
}
arena-print-still = No puede moverse por sí mismo
arena-print-event = { $boss ->
    [none] Evento
   *[other] Evento de { $boss }
}
