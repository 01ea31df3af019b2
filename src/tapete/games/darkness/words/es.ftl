### When Darkness Comes

darkness-title = When Darkness Comes…
darkness-pitch = Una ciudad a oscuras, baldosa a baldosa. Cada cual a lo suyo y nadie sin los demás; con máster o sin él.

## Nombres

darkness-plain = { $text }
darkness-nothing = nada
darkness-anybody = …
darkness-thing = { $thing }
darkness-place = { $square } ({ $indoors ->
    [true] dentro: { $tile }
   *[false] calle: { $tile }
})
darkness-place-beyond = { $side ->
    [north] descubrir qué hay al norte ({ $tile })
    [east] descubrir qué hay al este ({ $tile })
    [south] descubrir qué hay al sur ({ $tile })
    [west] descubrir qué hay al oeste ({ $tile })
   *[none] fuera de la ciudad
}
darkness-door_side = { $side ->
    [north] norte
    [east] este
    [south] sur
   *[west] oeste
} ({ $locks ->
    [one] 1 cerrojo
   *[other] { $locks } cerrojos
})
darkness-option-laid = Con las puertas al { $doors }
darkness-entrance = { $kind ->
    [window] ventana
   *[door] puerta
} de { $building }{ $gone ->
    [true] , derribada
   *[false] {""}
}
darkness-locks = { $locks ->
    [1] 1 cerrojo
   *[other] { $locks } cerrojos
}
darkness-level = { $level ->
    [1] un 6
    [2] pareja
    [3] escalera de 3
    [4] trío
    [5] escalera de 4
    [6] póquer
    [7] escalera de 5
    [8] repóquer
   *[0] nada
}{ $high ->
    [0] {""}
   *[other] { $level ->
        [2] {" "}de { $high }
        [4] {" "}de { $high }
        [6] {" "}de { $high }
        [8] {" "}de { $high }
        [3] {" "}hasta { $high }
        [5] {" "}hasta { $high }
        [7] {" "}hasta { $high }
       *[other] {""}
    }
}
darkness-bought = dados comprados
darkness-dice_from = { $what } +{ $dice }
darkness-state_name = { $state ->
    [bleeding] sangra al moverse
    [failures] Fracaso
    [fails] su próximo chequeo falla
    [succeeds] su próximo chequeo sale solo
    [harder] todo un nivel más difícil
    [easier] todo un nivel más fácil
    [jammed] su próxima puerta, atrancada
    [bound] no puede salir de la baldosa
    [extra] le espera otro turno
    [hidden] aún no lo ve nadie
    [things] objetos
   *[allies] aliados
}{ $amount ->
    [0] {""}
   *[other] {" "}{ $amount }
}

## Preguntas

darkness-ask-act = { $figure }: ¿qué haces?
darkness-ask-turn = Turno de { $figure }: ¿qué pasa?
darkness-ask-spend = ¿Gastas puntos en dados?
darkness-ask-rethrow = Resultado: { $shows }. ¿Qué dados repites?
darkness-ask-extra_dice = Tiras { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
}. ¿Cuántos más compras, a 2 puntos cada uno? Tienes { $points }.
darkness-ask-helpers = ¿A quién pides ayuda para esta tirada?
darkness-ask-assist = ¿Ayudas a { $target } en su tirada? Irás a su casilla.
darkness-ask-call_help = ¿A quién pides ayuda en el combate?
darkness-ask-join_fight = ¿Acudes al combate de { $target }? Puedes recibir golpes.
darkness-ask-retreat = { $foe } (Velocidad { $speed }): ¿te retiras? Tu movimiento debe superarla.
darkness-ask-fire = ¿Disparas?
darkness-ask-blow = { $figure } va a recibir un daño. ¿Quién lo recibe?
darkness-ask-take_blow = ¿Recibes tú el daño de { $target }?
darkness-ask-security = { $disc }: ¿hablas o peleas?
darkness-ask-load = Llevas demasiado: tu límite es { $limit }. ¿Qué haces?
darkness-ask-lay_discs = ¿Dónde van los { $count } discos boca abajo?
darkness-ask-look = ¿Qué discos miras?
darkness-ask-turn_tile = ¿Cómo pones esta baldosa: { $tile }?
darkness-ask-invite = La puerta está abierta. ¿A quién invitas a entrar?
darkness-ask-come_in = { $by } te abre la puerta. ¿Entras?
darkness-ask-eject = ¿A qué casilla sale { $who }?
darkness-ask-hand_over = { $by } quiere { $item }. ¿Se lo das sin pelear?
darkness-ask-praise = ¿Merece { $to } un punto por su interpretación?
darkness-ask-cancel_fate = Un 1 en el dado del destino. ¿Pagas 3 puntos por no tirar en la tabla?
darkness-ask-forget = Acabas con puntos negativos. ¿Qué habilidad pierdes?
darkness-ask-improve = Has ganado. ¿Qué atributo sube 1 dado?

## Respuestas

darkness-way = Andar
darkness-option-walk = Ir a { $place }
darkness-option-walks = Ir a
darkness-option-place = { $place }{ $count ->
    [0] {""}
   *[other] {" "}· { $met }
}
darkness-option-target = { $to }
darkness-option-figure = { $figure }
darkness-option-thing = { $thing }
darkness-option-code = { $code }: { $level }
darkness-option-number = { $number }
darkness-option-square = { $square ->
    [none] { $place }
   *[other] { $place }
}
darkness-option-pair = { $thing } a { $target }
darkness-option-several = { $count ->
    [0] Nada
   *[other] { $names }
}
darkness-option-none = No
darkness-option-roll = Tirar Ataque (Fuerza) para llevar más
darkness-option-talk = Hablar
darkness-option-fight = Pelear
darkness-option-rethrow = { $source ->
    [keep] Quedarme con lo que hay
    [points] Repetir { $dice } por { $count ->
        [one] 1 punto
       *[other] { $count } puntos
    }
   *[help] Repetir { $dice } ({ $who })
}
darkness-option-cover = { $how ->
    [ally] { $who } se sacrifica
    [helper] { $who }, si acepta
   *[take] Yo
}

## Acciones

darkness-group-move = Moverse
darkness-group-doors = Entrar
darkness-group-discs = Discos y adversarios
darkness-group-people = Los demás
darkness-group-goods = Objetos
darkness-group-talk = Comunicación
darkness-group-points = Puntos de victoria
darkness-group-story = Escenario
darkness-group-turn = Turno
darkness-do-to = { $to }
darkness-do-roll = Tirar Velocidad y el dado del destino
darkness-do-flip = Dar la vuelta al disco
darkness-do-fight = Combatir
darkness-do-retreat = Retirarse
darkness-do-perceive = Percepción: mirar discos del edificio
darkness-do-treat = Curar a { $to }
darkness-do-rest = Curarse: gasta el turno
darkness-do-special = { $to }
darkness-do-any_special = Acción del escenario
darkness-do-pick = Abrir la cerradura ({ $item })
darkness-do-force = Derribar la puerta ({ $item })
darkness-do-climb = Trepar por la ventana ({ $item })
darkness-do-open = Abrir la puerta a los de fuera ({ $item })
darkness-do-take = Coger { $item }
darkness-do-give = Dar { $item } a { $to }
darkness-do-drop = Dejar { $item }
darkness-do-steal = Quitar { $item } a { $to }
darkness-do-lure = Llevarse a { $item }, de { $to }
darkness-do-clear = Quitarse un disco de Fracaso: 5 puntos
darkness-do-study = Comprar un punto de habilidad: 10 puntos
darkness-do-learn = Aprender { $to }
darkness-do-praise = Proponer un punto por interpretación para { $to }
darkness-do-end = Acabar el turno
darkness-key-move = v
darkness-key-roll = t
darkness-key-special = s
darkness-key-flip = d
darkness-key-fight = a
darkness-key-retreat = r
darkness-key-pick = p
darkness-key-force = o
darkness-key-climb = b
darkness-key-perceive = q
darkness-key-take = g
darkness-key-treat = h
darkness-key-rest = y
darkness-order-guarded = Solo si me libra de un daño
darkness-left = { $what ->
    [both] Aún puedes andar y hacer una acción.
    [move] Aún puedes andar.
   *[act] Aún tienes tu acción.
}

## Por qué no

darkness-barred-no_door = Aquí no hay ninguna puerta cerrada.
darkness-barred-outside = Solo dentro de un edificio.
darkness-barred-perceived = Ya has mirado en este edificio.
darkness-barred-no_discs = No queda ningún disco boca abajo que mirar.
darkness-barred-turn_begun = Solo en lugar de todo el turno.
darkness-barred-unhurt = No tienes daño.
darkness-barred-nobody_hurt = No hay ningún herido en tu casilla.
darkness-barred-lost_by_force = Se lo quitaron por la fuerza: aún no puede volver.
darkness-barred-faces_foe = Primero el adversario: pelea o retírate.
darkness-barred-must_flip = Primero da la vuelta al disco sobre el que estás.
darkness-barred-acted = Ya has hecho tu acción de este turno.
darkness-barred-rolled = Ya has tirado este turno.
darkness-barred-too_few_points = Faltan puntos de victoria.
darkness-barred-no_failures = No tienes discos de Fracaso.

## Tratos

darkness-do-bargain = Ofrecer un trato a { $to }
darkness-do-say = Decir algo a { $to }
darkness-ask-deal = ¿Qué trato propones a { $target }?
darkness-ask-answer_deal =
    { $target } te propone un trato. ¿Aceptas?
    Recibes { $gives } ↔ Das { $wants }
darkness-ask-say = ¿Qué dices a { $target }?
darkness-goods = { $count ->
    [0] { $points ->
        [0] { $help ->
            [true] ayuda en la próxima tirada
           *[false] nada
        }
        [one] 1 punto{ $help ->
            [true] {" "}y ayuda en la próxima tirada
           *[false] {""}
        }
       *[other] { $points } puntos{ $help ->
            [true] {" "}y ayuda en la próxima tirada
           *[false] {""}
        }
    }
   *[other] { $things }{ $points ->
        [0] {""}
        [one] {" "}y 1 punto
       *[other] {" "}y { $points } puntos
    }{ $help ->
        [true] {" "}y ayuda en la próxima tirada
       *[false] {""}
    }
}
darkness-option-deal = { $empty ->
    [true] Ningún trato
   *[false] Doy { $gives } ↔ recibo { $wants }
}
darkness-option-reply = { $way ->
    [counter]
        Otro trato:
        { $answer }
   *[reply] { $answer }
}
darkness-option-accept = Aceptar
darkness-option-refuse = Rechazar
darkness-event-said = { $figure } a { $target }{ $how ->
    [communicator] , por el comunicador
   *[direct] {""}
}: «{ $text }»
darkness-event-offered = { $figure } { $counter ->
    [true] responde a { $target } con otro trato
   *[false] propone a { $target }
}: da { $gives } y recibe { $wants }.
darkness-event-agreed = Trato hecho entre { $figure } y { $target }.
darkness-event-declined = { $figure } rechaza el trato de { $target }.
darkness-event-promised = { $figure } promete ayudar a { $target } en su próxima tirada.
darkness-event-promise_kept = { $figure } cumple lo que prometió a { $target }.
darkness-event-promise_broken = { $figure } no cumple lo que prometió a { $target }.
darkness-barred-bargained = Ya has propuesto { $most } tratos este turno.
darkness-barred-empty_deal = Un trato tiene que ser de algo.
darkness-barred-not_held = { $figure } no tiene eso.
darkness-barred-no_return = { $figure } lo perdió por la fuerza: aún no puede recuperarlo.
darkness-barred-other_square = Las cosas solo cambian de manos en la misma casilla.
darkness-barred-other_parties = Ese trato es de otros.

## Destino

darkness-ask-fate_give = El destino: ¿qué das, y a quién?
darkness-ask-fate_points = El destino: ¿a quién das 2 puntos?
darkness-ask-fate_rob = El destino: ¿a quién robas?
darkness-ask-fate_tile = El destino: ¿de qué baldosa miras los discos?
darkness-ask-fate_door = El destino: ¿qué puerta está abierta?

## Lo que ocurre

darkness-event-begun = Empieza «{ $scenario }».
darkness-event-first = { $figure } juega primero.
darkness-event-round_began = Ronda { $round }.
darkness-event-turn_began = Turno de { $figure }.
darkness-event-turn_ended = { $figure } acaba su turno.
darkness-event-turn_lost = { $figure } pierde el resto del turno.
darkness-event-allowed = { $figure } puede andar { $points }: { $health } de salud y { $levels } de la tirada.
darkness-event-moved = { $figure } va a { $place }.
darkness-event-put = { $figure } { $why ->
    [entered] entra
    [ejected] acaba en la calle
    [invited] entra por la puerta
    [helps] acude a ayudar
   *[other] cambia de casilla
}.
darkness-event-tile_laid = Aparece { $tile }{ $discs ->
    [0] {""}
    [one] {" "}(con 1 disco)
   *[other] {" "}(con { $discs } discos)
}.{ $left ->
    [-1] {""}
    [0] {" "}Era la última baldosa.
    [one] {" "}Queda 1 baldosa.
   *[other] {" "}Quedan { $left } baldosas.
}
darkness-event-no_tile = Ninguna baldosa encaja ahí: { $figure } no puede seguir.
darkness-event-fate = { $figure } { $table ->
    [good] tira en la tabla buena del destino
   *[bad] tira en la tabla mala del destino
}: { $text }
darkness-event-fate_cancelled = { $figure } paga por no tirar en la tabla mala.
darkness-event-fate_spared = A { $figure } no le afecta.
darkness-event-next_door = La { $door } queda abierta para { $figure } este turno.
darkness-event-happened = { $text }
darkness-event-special = { $figure } lo intenta: { $special }.
darkness-event-progressed = { $counter }: { $count }.
darkness-event-ended = { $won ->
    [true] Se acabó: objetivo cumplido.
   *[false] Se acabó el tiempo.
}
darkness-event-won = Gana { $figure } con { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}.
darkness-event-improved = { $figure } gana un dado en { $attribute }.
darkness-event-forgot = { $figure } pierde { $skill }.
darkness-event-turned_over = { $figure } da la vuelta a un disco: { $disc }.
darkness-event-looked = { $figure } mira { $count ->
    [one] 1 disco
   *[other] { $count } discos
}.
darkness-event-saw = { $figure } ve: { $disc }.
darkness-event-shuffled = { $disc } se baraja con los discos de { $building }: { $count } boca abajo.
darkness-event-found = { $figure } encuentra { $item }.
darkness-event-befriended = { $ally } se une a { $figure }.
darkness-event-passed = { $figure } supera la seguridad: { $disc }.
darkness-event-eluded = { $figure } no lo consigue: { $disc }.
darkness-event-took = { $figure } coge { $item }.
darkness-event-dropped = { $figure } deja { $item }.
darkness-event-gave = { $figure } da { $item } a { $target }.
darkness-event-stole = { $figure } quita { $item } a { $target }.
darkness-event-resisted = { $target } no suelta { $item }: { $figure } se queda sin nada.
darkness-event-used_up = { $figure } ha gastado { $item }.
darkness-event-lost_all = Tercer disco de Fracaso: { $figure } pierde objetos, aliados y discos.
darkness-event-limit = { $figure } puede cargar con { $limit }.
darkness-event-door_opened = { $figure } { $how ->
    [pick] abre
    [force] derriba
    [climb] se cuela por
   *[open] abre
} la { $door }.
darkness-event-door_held = { $figure } no puede con la { $door }.
darkness-event-invited = { $figure } invita a { $target }, que { $comes ->
    [true] entra
   *[false] se queda fuera
}.
darkness-event-failed = { $figure } recibe un disco de Fracaso: { $count } de 3.
darkness-event-cleared = { $figure } se quita un disco de Fracaso: { $count ->
    [0] ya no tiene
   *[other] le quedan { $count }
}.
darkness-event-hurt = { $figure } recibe 1 daño: salud { $health }.
darkness-event-healed = { $figure } recupera { $amount }: salud { $health }.
darkness-event-weakened = La muerte pesa: { $figure } pierde 1 de salud para siempre ({ $health }).
darkness-event-died = { $figure } muere.
darkness-event-scored = { $figure } { $way ->
    [less] pierde
   *[more] gana
} { $amount ->
    [one] 1 punto
   *[other] { $amount } puntos
}: { $points }.
darkness-event-paid = { $figure } paga { $amount ->
    [one] 1 punto
   *[other] { $amount } puntos
} { $what ->
    [again] por repetir dados
    [dice] por dados de más
    [fate] por escapar del destino
    [failure] por un disco de Fracaso
   *[skill] por un punto de habilidad
}: { $points }.
darkness-event-learned = { $figure } aprende { $skill } (coste { $cost }).
darkness-event-praised = { $figure } propone premiar a { $target }: { $votes } a favor. { $granted ->
    [true] Concedido.
   *[false] Denegado.
}
darkness-event-tried = { $figure } tira { $attribute } con { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
}{ $count ->
    [0] {""}
   *[other] {" "}({ $parts })
}{ $need ->
    [none] {""}
   *[other] {" "}contra { $need }
}.
darkness-event-settled = { $outcome ->
    [fails] El destino lo quiso: { $figure } falla sin tirar.
   *[succeeds] El destino lo quiso: { $figure } acierta sin tirar.
}
darkness-event-helped = { $figure } ayuda a { $target }.
darkness-event-refused = { $figure } no ayuda a { $target }.
darkness-event-thrown_again = { $figure } repite { $count ->
    [one] 1 dado
   *[other] { $count } dados
}{ $source ->
    [points] {" "}por puntos
   *[other] {" "}({ $source })
}.
darkness-event-outdone = { $figure } puede más que { $target }.
darkness-event-undecided = { $figure } y { $target } quedan igual.
darkness-event-fought = { $figure } combate contra { $foe }.
darkness-event-swift = { $first ->
    [true] { $figure } golpea primero.
   *[false] { $foe } golpea primero.
}
darkness-event-round_of_fight = Asalto { $number }.
darkness-event-hit = { $figure } vence a { $foe }.
darkness-event-missed = { $figure } no acierta a { $foe }.
darkness-event-parried = { $figure } se defiende de { $foe }.
darkness-event-fired = { $figure } dispara { $item }: { $left ->
    [0] no quedan tiros
    [one] queda 1 tiro
   *[other] quedan { $left } tiros
}.
darkness-event-approached = { $figure } se acerca al combate.
darkness-event-shielded = { $figure } recibe el golpe de { $target }.
darkness-event-sacrificed = { $ally } se sacrifica por { $figure }.
darkness-event-defeated = { $foe } cae ante { $figure }.
darkness-event-fled = { $figure } { $away ->
    [true] escapa de { $foe }
   *[false] no escapa de { $foe }
}: { $total } contra Velocidad { $speed }.
darkness-event-held_fast = { $foe } no suelta a { $figure }: seguirán en su próximo turno.
darkness-result-won = { $story }
darkness-result-lost = { $story }

## Grandes momentos

darkness-beat-turned = { $disc }
darkness-beat-died = Muere
darkness-beat-lost_all = Tres Fracasos: lo pierde todo
darkness-beat-found = ¡Encontrado!
darkness-beat-befriended = Nuevo aliado
darkness-beat-defeated = Derrotado
darkness-beat-broken = Promesa rota

## Antes de empezar

darkness-brief-title = { $name }
darkness-brief-yours = Eres { $name }.
darkness-brief-master = Eres el máster: llevas a los adversarios y la historia. Las notas solo las ves tú.
darkness-brief-goal = Objetivo: { $goal }
darkness-brief-special = { $name }: { $text }
darkness-brief-specials = Acciones especiales: { $names }.
darkness-brief-limit = Hay { $rounds } rondas: después, todos habéis perdido.
darkness-brief-points = Entonces gana quien tenga más puntos de victoria: se ganan con objetos, aliados, seguridad y adversarios, y se gastan en dados.
darkness-brief-turn = En tu turno: tira Velocidad, anda (la calle cuenta la mitad) y haz una acción: abrir una puerta, mirar, dar la vuelta a un disco, curar, dar, coger, quitar. En el orden que quieras.
darkness-brief-turn_gm = En tu turno haces una sola cosa: andar también lo es. Si lo que quieres no está en la lista, dilo: el máster decide qué se tira.
darkness-brief-ladder = Se tira el atributo en dados y cuenta la mejor figura: un 6, pareja, escalera de 3, trío, escalera de 4, póquer, escalera de 5, repóquer.
darkness-brief-discs = Los discos boca abajo pueden ser objetos (azules), aliados (amarillos), seguridad (verdes) o adversarios (rojos).
darkness-brief-legend = Mapa: letras, supervivientes; cifras, adversarios; ? disco boca abajo; o objeto, a aliado, g seguridad, x adversario que has visto; ! casilla del escenario; . calle; 1 2 3 en un muro, puerta con esos cerrojos; = ventana; ╌ verja.

## La mesa

darkness-scene-square = { $count ->
    [one] casilla
   *[other] casillas
}
darkness-scene-head = Ronda { $round }/{ $limit } · { $halves ->
    [-1] {""}
    [0] sin pasos ·{" "}
   *[other] { $halves } pasos ·{" "}
}{ $tiles ->
    [0] sin baldosas
    [one] 1 baldosa
   *[other] { $tiles } baldosas
}
darkness-scene-story = El escenario
darkness-scene-counter = { $name }: { $count } de { $most }
darkness-scene-street = Calle: { $tile }
darkness-scene-doubled = En la calle se anda el doble.
darkness-scene-fence = Verja
darkness-scene-fence_note = Se puede pasar.
darkness-scene-door = { $gone ->
    [true] Puerta derribada
   *[false] Puerta con { $locks ->
        [one] 1 cerrojo
       *[other] { $locks } cerrojos
    }
}
darkness-scene-door_note = { $locks ->
    [1] Hace falta un 6.
    [2] Hace falta una pareja.
   *[3] Hace falta una escalera de 3.
}
darkness-scene-window = Ventana
darkness-scene-window_note = { $locks ->
    [1] Hay que superar un 6.
    [2] Hay que superar una pareja.
   *[3] Hay que superar una escalera de 3.
}
darkness-scene-disc = Disco boca abajo
darkness-scene-seen = { $disc }, boca abajo: { $kind ->
    [object] objeto
    [ally] aliado
    [security] seguridad
   *[adversary] adversario
}
darkness-scene-lying = En el suelo: { $thing }
darkness-scene-mark = Casilla del escenario: { $place }{ $count ->
    [0] {""}
   *[other] {" · "}{ $what }
}
darkness-scene-numbered = Disco { $number }{ $count ->
    [0] {""}
   *[other] {" · "}{ $what }
}
darkness-scene-dead = muerto
darkness-scene-health = salud { $health } de { $most }
darkness-scene-failures = { $count ->
    [one] 1 Fracaso
   *[other] { $count } Fracasos
}
darkness-scene-load = carga { $load } de { $limit }
darkness-scene-promise = Prometió ayudar a { $target }
darkness-scene-master = El máster
darkness-scene-foes = Adversarios
darkness-scene-sky = { $light ->
    [night] noche
   *[day] día
}, { $weather ->
    [light_rain] lluvia ligera
    [storm] tormenta
   *[clear] sin lluvia
}
darkness-screened-note = Nota: { $text }
darkness-screened-hidden = Oculto: { $figure }
darkness-screened-secret = Secreto de { $figure }: { $text }
darkness-screened-scene = Escena «{ $scene }», { $kind ->
    [start] al empezar
    [round] en la ronda { $count }
    [tile] en la baldosa: { $tile }
    [building] dentro de: { $building }
    [found] cuando alguien lleve { $item }
    [slain] { $foe ->
        [none] cuando caigan tantos adversarios: { $count }
       *[other] cuando caiga { $foe }
    }
    [counted] cuando «{ $counter }» llegue a { $count }
   *[after] tantas rondas después de «{ $after }»: { $count }
}. Para leer en voz alta: { $text }{ $notes ->
    [none] {""}
   *[other] {" "}Para ti: { $notes }
}
darkness-screened-award = Premio. { $name }: { $text }
darkness-card-now = Ahora
darkness-card-attributes = Atributos
darkness-card-skills = Habilidades
darkness-card-things = Objetos
darkness-card-allies = Aliados
darkness-card-trophies = Superados
darkness-card-values = Valores
darkness-card-survivor = { $profession } · { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
darkness-card-no_profession = sin profesión
darkness-card-foe = { $role ->
    [npc] personaje
    [security] seguridad
    [villain] adversario principal
   *[adversary] adversario
}
darkness-card-value = { $name } { $value }
darkness-card-skill = { $name } ({ $attribute } +{ $dice })
darkness-card-thing = { $name } (peso { $weight })
darkness-card-dice = { $name }: { $how ->
    [ally] repite { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    } de { $attribute }
   *[object] +{ $dice } en { $attribute }
}{ $uses ->
    [-1] {""}
    [one] {" "}(queda 1 uso)
   *[other] {" "}(quedan { $uses } usos)
}
darkness-card-code = { $name ->
    [initiative] Iniciativa
    [attack] Ataque
    [defence] Defensa
    [speed] Velocidad
   *[health] Salud
}: { $level }

## El terminal

darkness-picture-tiles = { $tiles }
darkness-picture-tile = { $letter } { $name }
darkness-picture-points = { $points ->
    [one] 1 punto
   *[other] { $points } puntos
}
darkness-picture-figure = { $acting ->
    [true] ►
   *[false] {" "}
} { $sign }  { $figure } ({ $square ->
    [none] fuera
   *[other] { $square }
}){ $count ->
    [0] {""}
   *[other] : { $parts }
}

## Pronósticos

darkness-gist-out = { $figure } muere
darkness-gist-figure = { $figure }: { $parts }
darkness-gist-hurt = { $count ->
    [one] 1 daño
   *[other] { $count } daños
}
darkness-gist-enters = { $figure } entra
darkness-gist-beats = { $foe } derrotado
darkness-gist-gets = { $figure } consigue algo
darkness-gist-heals = { $figure } se cura
darkness-gist-points = { $sign ->
    [more] { $figure } gana puntos
   *[less] { $figure } pierde puntos
}
darkness-gist-away = { $figure } escapa
darkness-gist-progress = avanza el escenario
darkness-aim = { $deed ->
    [pick] entra
    [force] entra
    [climb] entra
    [fight] derrotado
    [attack] derrotado
    [search] encuentra algo
    [search_for] lo consigue
    [rest] se cura
    [treat] se cura
    [steal] lo consigue
    [lure] lo consigue
    [retreat] escapa
    [special] lo consigue
   *[none] sale bien
}

## Opciones

darkness-options-scenario = Escenario
darkness-options-players = Jugadores
darkness-options-survivors = Supervivientes
darkness-options-master = Con máster
darkness-options-session = Sesión
darkness-options-known_city = Toda la ciudad a la vista
darkness-options-experienced = Supervivientes con experiencia
darkness-options-rules = Reglas de la casa
darkness-options-session_first = La primera
darkness-options-players_count = { $count }

## Tratos

## La partida con máster

darkness-ask-strike_back = { $target } ataca a { $figure }. ¿Qué haces?
darkness-ask-retreat_to = { $figure } escapa: ¿adónde?
darkness-ask-challenge = { $guard ->
    [guard] Un guarda
    [owner] El propietario
    [dog] Un perro
   *[alarm] Una alarma
} detiene a { $figure }: ¿hablas o luchas?
darkness-ask-weapon = ¿Con qué luchas contra { $target }?
darkness-ask-supplies = { $figure }: ¿qué gastas en esta tirada?
darkness-ask-wounds = ¿Qué heridas de { $target } tratas?
darkness-ask-propose = { $figure }: di en una línea qué haces.
darkness-ask-character = ¿Con quién sigues?
darkness-ask-judge = { $figure } quiere: «{ $text }» ¿Qué se tira?
darkness-ask-difficulty = ¿Qué dificultad tiene para { $figure } ({ $attribute })?
darkness-ask-tell_difficulty = { $figure } busca { $item }. ¿Qué dificultad tiene?
darkness-ask-which_find = ¿Qué encuentra { $figure }?
darkness-ask-security_answers = { $building }: ¿responde su seguridad ({ $guard ->
    [guard] guarda
    [owner] propietario
    [dog] perro
   *[alarm] alarma
})?
darkness-ask-scene = Empieza una escena: «{ $scene }». { $text } ¿La juegas?
darkness-ask-lay_tile = { $figure } sale de la ciudad. ¿Qué baldosa pones?
darkness-ask-foe_turn = Turno de { $figure }: ¿qué hace?
darkness-ask-master_turn = Tu parte de la ronda: ¿cambias algo?
darkness-ask-master_item = { $figure ->
    [none] ¿Qué hay en el suelo?
   *[other] ¿Qué recibe { $figure }?
}
darkness-ask-master_take = ¿Qué pierde { $figure }?
darkness-ask-master_refill = ¿En qué tiene { $figure } otra cantidad?
darkness-ask-master_sweep = ¿Qué quitas del suelo?
darkness-ask-rename = ¿Cómo se llama { $figure }?
darkness-ask-master_square = ¿Dónde{ $figure ->
    [none] {""}
   *[other] {" "}pones a { $figure }
}?
darkness-ask-master_figure = ¿Quién aparece?
darkness-ask-master_slot = ¿Dónde pones esta baldosa: { $tile }?
darkness-ask-behind_screen = Tras la pantalla: ¿qué haces?
darkness-option-fists = Con las manos
darkness-option-retreat = Escapar
darkness-option-draw = Al azar
darkness-option-answers = Responde
darkness-option-sleeps = Lo deja pasar
darkness-option-play = Jugarla
darkness-option-skip = Dejarla
darkness-option-nothing = Nada
darkness-option-watch = Dejarles jugar
darkness-option-combat = Las de combate
darkness-option-other = Las otras
darkness-option-supply = { $thing } ({ $amount })
darkness-option-slot = Al { $side ->
    [north] norte
    [east] este
    [south] sur
   *[west] oeste
} de { $tile }
darkness-group-telling = La historia
darkness-group-survivors = Supervivientes
darkness-group-figures = Figuras
darkness-group-city = Ciudad
darkness-group-rounds = Rondas y turnos
darkness-do-go_on = Seguir con ello
darkness-do-attack = Atacar a { $to }: { $item }
darkness-do-strike = Atacar a { $to }
darkness-do-tell = Decir algo a todos
darkness-do-nothing = Nada al final
darkness-do-note = Una nota para ti
darkness-do-whisper = Susurrar a { $to }
darkness-do-shift = Mover a { $to }, que se esconde
darkness-do-reveal = Descubrir a { $to }, que se oculta
darkness-do-dismiss = Retirar a { $to }, que se oculta
darkness-do-erase = Tachar la nota «{ $item }»
darkness-do-unlock = La puerta de { $item }: abierta del todo, o cerrada otra vez
darkness-do-tally = Fijar hasta dónde se ha llegado: { $to }
darkness-do-check = Un chequeo
darkness-do-deny = No
darkness-do-grant = Lo consigue sin tirar
darkness-ask-tell = ¿Qué dices a todos?
darkness-ask-note = ¿Qué anotas?
darkness-ask-whisper = ¿Qué le susurras a { $target }?
darkness-do-fetch = Recoger lo lanzado
darkness-do-search = Buscar en el edificio
darkness-do-search_for = Buscar { $to }
darkness-do-propose = Hacer otra cosa, dicha con palabras
darkness-do-load = Cargar { $item }
darkness-do-bomb = Hacer una bomba con { $item }
darkness-do-dress = Ponerse o quitarse { $item }
darkness-do-mount = Subir a { $to }
darkness-do-dismount = Bajarse
darkness-do-approach = Ir hacia { $to }
darkness-do-away = Alejarse de ellos
darkness-do-stay = Esperar
darkness-do-scene = Jugar una escena: { $to }
darkness-do-secretly = Algo tras la pantalla
darkness-do-points = Puntos para { $to }
darkness-do-hurt = Un daño para { $to }
darkness-do-heal = Curar a { $to }
darkness-do-fail = Un disco de Fracaso para { $to }
darkness-do-pardon = Quitar un disco de Fracaso a { $to }
darkness-do-hand = Dar algo a { $to }
darkness-do-confiscate = Quitar algo a { $to }
darkness-do-fate = Una tirada de destino para { $to }
darkness-do-afflict = Lo que el destino le hace a { $to }
darkness-do-relieve = Levantar lo que el destino le hizo a { $to }
darkness-do-refill = Balas o dinero de { $to }
darkness-do-carry = Cuánto puede cargar { $to }
darkness-do-teach = Puntos de habilidad para { $to }
darkness-do-improve = Un dado más para { $to }
darkness-do-look_again = { $to } puede volver a mirar
darkness-do-revive = { $to } no ha muerto
darkness-do-round = Fijar la ronda
darkness-do-limit = Fijar cuántas rondas hay
darkness-do-order = Cambiar el lugar de { $to } en el orden de los turnos
darkness-do-next = El próximo turno es de { $to }
darkness-do-cut = Acabar el turno de { $to }
darkness-do-hasten = Cuántos turnos le quedan a { $to } con lo que hace
darkness-do-restore = { $to } puede recuperar lo que le quitaron
darkness-do-absolve = Las promesas de { $to } ya no cuentan
darkness-do-recall = { $to } ha descansado y vuelve
darkness-do-pace = Fijar la Velocidad y el alcance de { $to }
darkness-do-rename = Dar nombre a { $to }
darkness-do-fell = { $to } cae
darkness-do-strew = Dejar algo en una casilla
darkness-do-sweep = Quitar algo del suelo
darkness-do-borders = La ciudad acaba en sus baldosas, o sigue
darkness-do-again = Se puede volver a hacer: { $to }
darkness-do-rewind = La escena está por venir: { $to }
darkness-do-omit = La escena no vendrá: { $to }
darkness-do-new_character = Un personaje nuevo para quien llevaba a { $to }
darkness-do-substitute = { $to } descansa y su jugador sigue con otro
darkness-do-put = Poner a { $to } en otra casilla
darkness-do-place = Colocar a alguien
darkness-do-remove = Retirar a { $to }
darkness-do-health = Fijar la salud de { $to }
darkness-do-stance = Decir cómo actúa { $to }
darkness-do-codes = Fijar los valores de { $to }
darkness-do-light = { $to ->
    [night] Se hace de noche
   *[day] Se hace de día
}
darkness-do-weather = { $to ->
    [storm] Estalla una tormenta
    [light_rain] Llueve un poco
   *[clear] Se despeja
}
darkness-do-switch = Encender o apagar las luces: { $to }
darkness-do-gas = Gas dentro o fuera: { $to }
darkness-do-security = Responde la seguridad: { $to }
darkness-do-environment = Que la luz y el tiempo cuenten o no
darkness-do-lay = Poner { $to }
darkness-do-dice = Cambiar los dados de { $to }
darkness-do-finds = Cambiar lo que se encuentra: { $to }
darkness-do-lurk = Esconder { $to }
darkness-do-finish = { $to ->
    [won] Acabar la sesión: ganada
   *[lost] Acabar la sesión: perdida
}
darkness-key-go_on = c
darkness-key-attack = j
darkness-key-search = n
darkness-key-watch = k
darkness-key-tell = x
darkness-key-place = e
darkness-key-secretly = z
darkness-key-propose = i
darkness-detail-amount = { $value }
darkness-detail-speed = Velocidad { $value }
darkness-detail-reach = { $value ->
    [0] su propia casilla
    [one] alcance 1
   *[other] alcance { $value }
}
darkness-detail-place = { $value ->
    [1] en primer lugar
   *[other] en el lugar { $value }
}
darkness-detail-condition = { $value ->
    [harder] todo un nivel más difícil en su próximo turno
    [easier] todo un nivel más fácil hasta su próximo turno
    [jammed] su próxima puerta, atrancada
    [bound] no puede salir de la baldosa
    [bleeding] sangra al moverse
    [fails] su próximo chequeo falla
    [succeeds] su próximo chequeo sale solo
    [extra] otro turno
    [half] la mitad de movimiento este turno
   *[double] el doble de movimiento este turno
}
darkness-detail-table = { $value ->
    [good] la tabla buena
   *[bad] la tabla mala
}
darkness-detail-stance = { $value ->
    [hunt] caza
    [guard] vigila
    [flee] huye
    [stay] se queda
    [follow] sigue
   *[wander] vaga
}
darkness-detail-initiative = Iniciativa { $value }
darkness-detail-attack = Ataque { $value }
darkness-detail-defence = Defensa { $value }
darkness-detail-dice = { $value ->
    [one] 1 dado
   *[other] { $value } dados
}
darkness-detail-attribute = { $value }
darkness-detail-difficulty = { $value }
darkness-detail-skill = { $value ->
    [none] sin habilidad
   *[other] { $value }
}
darkness-detail-turns = { $value ->
    [one] 1 turno
   *[other] { $value } turnos
}
darkness-detail-item = { $value }
darkness-detail-code = { $value ->
    [none] no está
   *[other] { $value }
}
darkness-detail-role = { $value ->
    [adversary] adversario
    [villain] adversario principal
    [npc] personaje
   *[security] seguridad
}
darkness-barred-out_of_sight = Fuera de la vista.
darkness-barred-no_ammunition = Sin munición: cárgala antes.
darkness-barred-no_matches = Hacen falta cerillas para encenderla.
darkness-barred-no_bomb = Antes hay que hacer de ello una bomba.
darkness-barred-throw_range = Se lanza a { $most } casillas como mucho, y no a la propia.
darkness-barred-out_of_reach = Está demasiado lejos para este turno.
darkness-barred-nothing_held = No tiene nada.
darkness-barred-no_room = { $tile } no cabe en ningún sitio: necesita un lugar libre al que llegue una calle.
darkness-barred-nothing_counted = No lleva nada con balas ni dinero.
darkness-barred-grown = Todos los atributos están al máximo.
darkness-barred-not_looked = Aún no ha mirado en ningún edificio.
darkness-barred-no_condition = El destino no le ha hecho nada que dure.
darkness-barred-nobody_left = Todos los supervivientes listos están en juego.
darkness-event-read_aloud = { $language ->
    [es] { $es }
   *[en] { $en }
}
darkness-event-noted_scene = Solo para el máster: { $language ->
    [es] { $es }
   *[en] { $en }
}
darkness-event-speaks = { $figure }: «{ $language ->
    [es] { $es }
   *[en] { $en }
}»
darkness-event-master_says = { $whispered ->
    [true] El máster susurra: «{ $text }»
   *[false] El máster: «{ $text }»
}
darkness-event-noted = Nota: { $text }
darkness-event-overruled = El máster decide: { $what ->
    [points] puntos para { $figure } ({ $amount })
    [hurt] un daño para { $figure }
    [heal] { $figure } recupera { $amount }
    [fail] un disco de Fracaso para { $figure }
    [pardon] un disco de Fracaso menos para { $figure }
    [give] { $figure } recibe { $thing }
    [take] { $figure } pierde { $thing }
    [dice] { $thing } da { $amount } dados
    [health] { $figure } tiene { $amount } de salud
    [stance] { $figure } actúa de otro modo
    [codes] { $figure } tiene otros valores
    [fate] una tirada de destino para { $figure }
    [security] responde la seguridad de { $thing }
    [finds] { $thing } en la lista de hallazgos
    [environment_on] la luz y el tiempo cuentan
    [environment_off] la luz y el tiempo no cuentan
    [door_open] una puerta de { $thing } queda abierta
    [door_shut] una puerta de { $thing } queda cerrada
    [tally] hasta dónde ha llegado la historia
    [finish] la sesión ha acabado
    [fated] el destino, para { $figure }: { $thing ->
        [harder] todo un nivel más difícil en su próximo turno
        [easier] todo un nivel más fácil hasta su próximo turno
        [jammed] su próxima puerta, atrancada
        [bound] no puede salir de la baldosa
        [bleeding] sangra al moverse
        [fails] su próximo chequeo falla
        [succeeds] su próximo chequeo sale solo
        [extra] otro turno
        [half] la mitad de movimiento este turno
       *[double] el doble de movimiento este turno
    }
    [relieved] ya no, para { $figure }: { $thing ->
        [harder] todo un nivel más difícil en su próximo turno
        [easier] todo un nivel más fácil hasta su próximo turno
        [jammed] su próxima puerta, atrancada
        [bound] no puede salir de la baldosa
        [bleeding] sangra al moverse
        [fails] su próximo chequeo falla
        [succeeds] su próximo chequeo sale solo
        [extra] otro turno
        [half] la mitad de movimiento este turno
       *[double] el doble de movimiento este turno
    }
    [refill] { $figure } tiene { $amount } en { $thing }
    [carry] { $figure } puede cargar { $amount }
    [teach] { $amount } puntos de habilidad para { $figure }
    [improve] un dado más para { $figure }
    [look_again] { $figure } puede volver a mirar
    [revive] { $figure } está con vida
    [round] es la ronda { $amount }
    [limit] hay { $amount } rondas
    [order] { $figure } tiene el turno número { $amount }
    [next] el próximo turno es de { $figure }
    [cut] acaba el turno de { $figure }
    [hasten] a { $figure } le quedan { $amount } turnos con lo que hace
    [restore] { $figure } puede recuperar lo suyo
    [absolve] las promesas de { $figure } ya no cuentan
    [recall] { $figure } vuelve
    [pace] { $figure } se mueve y golpea de otro modo
    [rename] se trata de { $figure }
    [fell] cae { $figure }
    [strew] en una casilla hay { $thing }
    [sweep] ya no está ahí: { $thing }
    [borders_open] la ciudad sigue
    [borders_shut] la ciudad acaba aquí
    [again] se puede repetir algo
   *[secretly] algo tras la pantalla
}.
darkness-event-decided = El máster: { $attribute }{ $skill ->
    [none] {""}
   *[other] {" "}({ $skill })
}, { $difficulty }{ $turns ->
    [1] {""}
   *[other] {" "}({ $turns } turnos)
}.
darkness-event-proposed = { $figure }: «{ $text }»
darkness-event-denied = El máster le dice que no a { $figure }.
darkness-event-attempted = { $succeeded ->
    [true] { $figure } lo consigue.
   *[false] { $figure } no lo consigue.
}
darkness-event-undertook = { $figure } está en ello: { $left ->
    [one] 1 turno más
   *[other] { $left } turnos más
}.
darkness-event-appeared = { $figure } aparece a la vista.
darkness-event-lurks = Nadie ve aún a { $figure }.
darkness-event-left = { $figure } ya no está.
darkness-event-valued = { $figure } en esta ronda: Iniciativa { $initiative }, Ataque { $attack }, Defensa { $defence }.
darkness-event-foe_turn = Turno de { $figure }.
darkness-event-attacked = { $figure } ataca a { $target }{ $weapon ->
    [none] {""}
   *[other] {" "}({ $weapon })
}.
darkness-event-struck = { $figure } alcanza a { $target }: le queda { $health } de salud.
darkness-event-beaten = { $target } cae ante { $figure }.
darkness-event-strayed = { $target ->
    [none] El disparo no da en nada más.
   *[other] El disparo perdido da en { $target }.
}
darkness-event-retreated = { $figure } escapa de { $target }.
darkness-event-light = { $building ->
    [none] { $light ->
        [night] Se hace de noche.
       *[day] Se hace de día.
    }
   *[other] { $building }: { $light ->
        [night] se apagan las luces.
       *[day] se encienden las luces.
    }
}
darkness-event-weather = { $weather ->
    [storm] Estalla una tormenta.
    [light_rain] Empieza a llover un poco.
   *[clear] Se despeja.
}
darkness-event-gas = { $there ->
    [true] { $building } se llena de gas.
   *[false] { $building } queda libre de gas.
}
darkness-event-guarded = { $building }: { $guard ->
    [guard] acude un guarda.
    [owner] acude el propietario.
    [dog] acude un perro.
   *[alarm] la alarma está puesta.
}
darkness-event-told_difficulty = El máster a { $figure }: { $item }, { $difficulty }.
darkness-event-found_nothing = { $figure } no encuentra nada.
darkness-event-loaded = { $figure }, { $item }: { $count }.
darkness-event-flew = { $figure } lanza { $item }: puede recogerse el turno que viene.
darkness-event-rode = { $on ->
    [true] { $figure } sube: { $item }.
   *[false] { $figure } baja: { $item }.
}
darkness-event-dressed = { $on ->
    [true] { $figure } se pone { $item }.
   *[false] { $figure } se quita { $item }.
}
darkness-event-bomb_made = { $figure } ha hecho una bomba incendiaria.
darkness-event-new_character = { $name } entra en la historia.
darkness-event-grew = { $figure }: { $skill_points ->
    [one] 1 punto de habilidad
   *[other] { $skill_points } puntos de habilidad
} y { $fund } puntos en el fondo.

### Supervivientes hechos por los jugadores, y lo que se imprime

darkness-survivor-title = Supervivientes
darkness-survivor-new = Superviviente nuevo
darkness-survivor-nameless = Superviviente
darkness-survivor-name = Nombre
darkness-survivor-story = Historia
darkness-survivor-profession = Profesión
darkness-survivor-own = Una inventada
darkness-survivor-owns = Nombra un atributo y una habilidad suya, y vale como las de la tabla.
darkness-survivor-trade = Cómo se llama tu profesión
darkness-survivor-trade_attribute = Su atributo
darkness-survivor-trade_skill = Su habilidad
darkness-survivor-attributes = Atributos: veinte puntos, de 2 a 5 cada uno
darkness-survivor-points = Puntos de atributo
darkness-survivor-skill_points = Puntos de habilidad
darkness-survivor-skills = Habilidades: diez puntos
darkness-survivor-cost = coste { $cost }: +{ $dice } { $dice ->
    [one] dado
   *[other] dados
}
darkness-survivor-learned = Puntos de habilidad por encima del precio
darkness-survivor-advances = Dados de experiencia
darkness-survivor-bought = Puntos de habilidad comprados
darkness-survivor-lost = Defensa perdida por muertes ajenas
darkness-survivor-fund = Puntos guardados para habilidad
darkness-survivor-saved = Puntos de habilidad sin gastar
darkness-survivor-of-speed = Velocidad
darkness-survivor-of-attack = Ataque
darkness-survivor-of-dexterity = Destreza
darkness-survivor-of-intelligence = Inteligencia
darkness-survivor-of-persuasion = Persuasión
darkness-survivor-of-medicine = Medicina
darkness-survivor-of-defence = Defensa
darkness-survivor-fault-name = Un superviviente necesita nombre.
darkness-survivor-fault-profession = Un superviviente necesita profesión, de la tabla o inventada.
darkness-survivor-fault-trade = Una profesión inventada nombra un atributo y una habilidad de ese atributo.
darkness-survivor-fault-points = Los atributos suman { $total }; tienen que sumar { $right }.
darkness-survivor-fault-range = { $attribute } vale { $value }; tiene que estar entre 2 y 5, o 6 con experiencia.
darkness-survivor-fault-above = Dados por encima de 5: { $above }. Dados de experiencia: { $advances }.
darkness-survivor-fault-no_skill = No hay ninguna habilidad «{ $given }».
darkness-survivor-fault-cost = { $skill } cuesta { $cost }; tiene que costar de { $least } a 6.
darkness-survivor-fault-skills = Las habilidades y lo que sobra son { $spent } puntos; hay { $most }.
darkness-survivor-fault-negative = { $name }: { $value }. No puede ser menos de 0.
darkness-survivor-fault-no_object = No hay ningún objeto «{ $given }» entre el equipo.
darkness-survivor-fault-ready = { $name } figura como personaje preparado, y no es como vienen en el juego.
darkness-unfit-many = Se nombran más supervivientes que jugadores; cada uno lleva uno.
darkness-unfit-twice = Cada superviviente se puede jugar una sola vez.
darkness-unfit-master = Una campaña necesita un máster, y nada más lo tiene.
darkness-unfit-experience = El máster no quiere supervivientes con experiencia.
darkness-error-sheet = La hoja de { $name } no cuadra: { $faults }
darkness-content-count = hay { $count }, no { $said }.
darkness-content-taken = no cabe la baldosa { $tile }: ahí hay otra.
darkness-sheet-summary = { $profession }
darkness-sheet-attributes = Atributos
darkness-sheet-skills = Habilidades
darkness-sheet-skill = { $name } ({ $attribute }, coste { $cost }, +{ $dice }d{ $free ->
    [true] , con la profesión
   *[false] {""}
}): { $text }
darkness-sheet-things = Objetos y aliados
darkness-sheet-story = Historia
darkness-sheet-reference = Las reglas en breve
darkness-sheet-column-object = Objeto o aliado
darkness-sheet-column-weight = Peso
darkness-sheet-column-does = Qué hace
darkness-sheet-damage = Daño
darkness-sheet-failures = Fracasos
darkness-sheet-load = Carga
darkness-sheet-rounds = Rondas
darkness-print-title = Discos y cartas
darkness-print-deck = { $deck ->
    [all] Todos los discos y cartas
    [objects] Discos de objeto
    [allies] Discos de aliado
    [security] Discos de seguridad
    [adversaries] Discos de adversario
    [survivors] Supervivientes ya hechos
   *[items] Equipo de una partida con máster
}
darkness-print-kind = { $kind ->
    [object] Objeto
    [ally] Aliado
    [adversary] Adversario
   *[item] Equipo
}
darkness-print-guard = { $guard ->
    [alarm] Seguridad: alarma
    [guard] Seguridad: guardia
    [owner] Seguridad: propietario
   *[dog] Seguridad: perro
}
darkness-print-find = Buscar { $code }
darkness-print-persuade = Convencer { $code }
darkness-print-check = Chequeo { $code }
darkness-print-weight = Peso { $weight }
darkness-print-dice = +{ $dice }d { $attribute }
darkness-print-again = Relanza { $dice }, { $attribute }
darkness-print-shots = { $count } disparos y se descarta.
darkness-print-speed = Velocidad { $speed }
darkness-print-worth = { $points } puntos
darkness-print-uses = Solo para { $uses }.
darkness-print-use = { $use ->
    [move] moverse
    [force] derribar puertas
    [load] cargar
    [steal] forcejear
    [fight] pelear cuerpo a cuerpo
    [shoot] disparar
    [throw] lanzar
    [pick] abrir cerraduras
    [climb] trepar
    [sneak] ir con sigilo
    [drive] conducir
    [initiative] la iniciativa
    [search] buscar
    [perceive] percibir
    [disarm] desarmar
    [scrounge] gorronear
    [track] seguir rastros
    [persuade] convencer a personas
    [calm] calmar animales
    [rally] ganarse aliados
    [heal] curar
   *[defend] defenderse
}
darkness-print-stats = I { $initiative } · A { $attack } · D { $defence }

## Odds

darkness-levels_count = cuentan sus niveles
darkness-procedure-check = Un chequeo
darkness-procedure-levels = Una tirada en que cuentan los niveles
darkness-procedure-door = Una puerta cerrada
darkness-procedure-fight = Un combate
darkness-circumstance-dice = Dados del atributo
darkness-circumstance-skill = Lo que ha costado la habilidad
darkness-circumstance-objects = Dados de los objetos
darkness-circumstance-ally = Dados que repite un aliado
darkness-circumstance-helper = Dados de quien ayuda
darkness-circumstance-second_helper = Dados de otro que ayuda
darkness-circumstance-points = Puntos de victoria que gastar
darkness-circumstance-exceed = Hay que superarla (una ventana)
darkness-circumstance-fate = Destino
darkness-circumstance-fate_none = Como siempre
darkness-circumstance-fate_harder = Un nivel más difícil
darkness-circumstance-fate_easier = Un nivel más fácil
darkness-circumstance-locks = Cerrojos
darkness-circumstance-way = Cómo
darkness-circumstance-way_best = Como sea mejor
darkness-circumstance-way_pick = Forzar la cerradura
darkness-circumstance-way_force = Derribarla
darkness-circumstance-way_climb = Trepar por una ventana
darkness-circumstance-dexterity = Destreza
darkness-circumstance-lockpicking = Lo que ha costado Abrir Cerraduras
darkness-circumstance-climbing = Lo que ha costado Escalar
darkness-circumstance-strength = Lo que ha costado Fuerza
darkness-circumstance-adversary = Uno de nuestros adversarios
darkness-circumstance-adversary_none = Ninguno
darkness-circumstance-speed = Su Velocidad
darkness-circumstance-rounds = Rondas (1 contra la seguridad)
darkness-circumstance-my_dexterity = Mi Destreza
darkness-circumstance-my_attack = Mi Ataque
darkness-circumstance-my_defence = Mi Defensa
darkness-circumstance-my_speed = Mi Velocidad
darkness-circumstance-damage = Daño que ya tengo
darkness-circumstance-allies = Aliados que puedo sacrificar
darkness-circumstance-distance = Casillas hasta quien ayuda
darkness-circumstance-retreat = Puede retirarse
darkness-circumstance-difficulty = Dificultad
darkness-circumstance-difficulty_6H = 6H: un seis
darkness-circumstance-difficulty_1P = 1P: una pareja
darkness-circumstance-difficulty_3S = 3S: una escalera de tres
darkness-circumstance-difficulty_3K = 3K: tres iguales
darkness-circumstance-difficulty_4S = 4S: una escalera de cuatro
darkness-circumstance-difficulty_4K = 4K: cuatro iguales
darkness-circumstance-difficulty_5S = 5S: una escalera de cinco
darkness-circumstance-difficulty_5K = 5K: cinco iguales
darkness-circumstance-initiative = Iniciativa
darkness-circumstance-initiative_6H = 6H: un seis
darkness-circumstance-initiative_1P = 1P: una pareja
darkness-circumstance-initiative_3S = 3S: una escalera de tres
darkness-circumstance-initiative_3K = 3K: tres iguales
darkness-circumstance-initiative_4S = 4S: una escalera de cuatro
darkness-circumstance-initiative_4K = 4K: cuatro iguales
darkness-circumstance-initiative_5S = 5S: una escalera de cinco
darkness-circumstance-initiative_5K = 5K: cinco iguales
darkness-circumstance-attack = Ataque
darkness-circumstance-attack_6H = 6H: un seis
darkness-circumstance-attack_1P = 1P: una pareja
darkness-circumstance-attack_3S = 3S: una escalera de tres
darkness-circumstance-attack_3K = 3K: tres iguales
darkness-circumstance-attack_4S = 4S: una escalera de cuatro
darkness-circumstance-attack_4K = 4K: cuatro iguales
darkness-circumstance-attack_5S = 5S: una escalera de cinco
darkness-circumstance-attack_5K = 5K: cinco iguales
darkness-circumstance-defence = Defensa
darkness-circumstance-defence_6H = 6H: un seis
darkness-circumstance-defence_1P = 1P: una pareja
darkness-circumstance-defence_3S = 3S: una escalera de tres
darkness-circumstance-defence_3K = 3K: tres iguales
darkness-circumstance-defence_4S = 4S: una escalera de cuatro
darkness-circumstance-defence_4K = 4K: cuatro iguales
darkness-circumstance-defence_5S = 5S: una escalera de cinco
darkness-circumstance-defence_5K = 5K: cinco iguales
darkness-odds-passed = superado
darkness-odds-failed = fallado
darkness-odds-paid = { $points ->
    [one] { $points } punto gastado
   *[other] { $points } puntos gastados
}
darkness-odds-in = dentro, { $way ->
    [pick] forzada la cerradura
    [force] derribada la puerta
   *[climb] por la ventana
}
darkness-odds-out = sigue fuera
darkness-odds-won = el oponente, vencido
darkness-odds-fled = se escapa
darkness-odds-held = sin vencer: sigue el próximo turno
darkness-odds-dead = muerto
darkness-odds-hurt = { $damage ->
    [one] { $damage } daño
   *[other] { $damage } daños
}
darkness-odds-helper_hurt = herido quien ayuda
darkness-odds-error = No hay ningún adversario llamado «{ $name }».
darkness-odds-no_health = Con tanto daño como Defensa ya está muerto.
darkness-mark-passed = Superado
darkness-mark-level_1p = Una pareja o más
darkness-mark-level_3s = Escalera de tres o más
darkness-mark-level_3k = Tres iguales o más
darkness-mark-level_4s = Escalera de cuatro o más
darkness-mark-in = Dentro
darkness-mark-won = Vencido
darkness-mark-fled = Se escapa
darkness-mark-hurt = Herido o algo peor
darkness-mark-dead = Muerto
