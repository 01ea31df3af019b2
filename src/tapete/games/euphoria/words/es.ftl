### Euphoria Miniatures
###
### $figure, $target, $other, $victim, $weapon, $item, $reward, $ability… ya son nombres cuando se
### dicen; $far ya está en pulgadas. $team es el nombre de un equipo.

euphoria-title = Euphoria Miniatures
euphoria-pitch = Dos equipos en un plató mortal. Declara antes de medir, reparte tus puntos de acción y gánate a la audiencia.

## Nombres

euphoria-name = { $language ->
    [en] { $en }
   *[es] { $es }
}{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
euphoria-word = { $word }
euphoria-somebody = alguien
euphoria-something = algo
euphoria-anybody = …
euphoria-side = { $side ->
    [0] el primer equipo
    [1] el segundo equipo
   *[other] nadie
}
euphoria-phase = { $step ->
    [roles] papeles
    [markers] marcadores
    [deploy] despliegue
    [start] inicio de turno
    [start_actions] inicio de turno
    [abilities] habilidades especiales
    [objects] objetos
    [charges] cargas
    [movement] movimiento
    [grenades] granadas
    [shooting] disparo
    [melee] cuerpo a cuerpo
    [end] final de turno
   *[over] fin del show
}

## Lo que pasa

euphoria-event-turn_began = Turno { $turn } de { $of }
euphoria-event-phase_began = Fase: { $phase }
euphoria-event-prioritised = Prioridad para { $team }
euphoria-event-weakened = { $figure } empieza el turno con heridas { $grave ->
    [true] muy graves
   *[false] graves
}: { $less ->
    [one] 1 PA menos
   *[other] { $less } PA menos
}, le { $ap ->
    [one] queda 1
   *[other] quedan { $ap }
}
euphoria-event-activated = Le toca a { $figure } ({ $ap } PA)
euphoria-event-passed = { $figure } se queda como está
euphoria-event-pointed = { $figure }: { $by } PA, tiene { $ap }
euphoria-event-moved = { $figure } { $flying ->
    [true] vuela
   *[false] avanza
} { $far }″ ({ $ap } PA)
euphoria-event-jumped = { $figure } salta { $far }″
euphoria-event-stumbled = { $figure } tropieza al saltar y no se mueve más en esta fase
euphoria-event-leapt = { $figure } se deja caer { $height }″
euphoria-event-landed = { $figure } está en el suelo
euphoria-event-displaced = { $figure } { $why ->
    [edge] se queda al borde de la mesa
    [room] hace sitio
   *[other] es desplazado
}
euphoria-event-drone_controlled = { $figure } maneja a { $target } este turno
euphoria-event-charge_declared = { $figure } carga contra { $target }: { $ap } PA, sin medir
euphoria-event-charge_reached = { $figure } alcanza a { $target } tras { $far }″{ $sees ->
    [true] {" "}y gana un dado de ataque
   *[false] {""}
}
euphoria-event-charge_failed = { $figure } no alcanza a { $target }: { $why ->
    [room] no hay sitio para su peana
    [stumbled] tropieza por el camino
    [dead] muere antes de llegar
   *[short] se queda a mitad de camino, tras { $far }″
}
euphoria-event-stood = { $figure } aguanta y dispara a { $target } en plena carga: { $weapon }, { $shots ->
    [one] 1 disparo
   *[other] { $shots } disparos
}
euphoria-event-shot = { $figure } dispara a { $target }: { $weapon }, { $shots ->
    [one] 1 disparo
   *[other] { $shots } disparos
}
euphoria-event-out_of_range = { $target } está a { $inches }″ y el alcance es { $range }″: disparos perdidos
euphoria-event-wasted = { $figure } ya no puede dispararle a { $target }: { $shots ->
    [one] 1 disparo perdido
   *[other] { $shots } disparos perdidos
}
euphoria-event-cover_doubted = ¿Tiene cobertura { $target }? { $covered ->
    [true] El dado dice que sí
   *[false] El dado dice que no
}
euphoria-event-evades = { $figure } gasta { $dice } PA en esquivar los disparos de { $target }
euphoria-event-compared = { $figure } contra { $target }: { $mine } frente a { $theirs ->
    [none] nada
   *[other] { $theirs }
}. { $wounds ->
    [0] Ningún impacto
    [one] 1 impacto
   *[other] { $wounds } impactos
}
euphoria-event-shield_hit = { $victim } estaba en medio y recibe { $wounds ->
    [one] 1 impacto
   *[other] { $wounds } impactos
} en lugar de { $target }
euphoria-event-threw = { $figure } lanza { $item }
euphoria-event-flamed = { $figure } suelta una llamarada: { $weapon }
euphoria-event-blasted = { $what } estalla junto a { $figure }
euphoria-event-blinded = { $figure } queda a ciegas: 0 PA hasta el final del turno
euphoria-event-attacked = { $figure } { $counter ->
    [true] contraataca
   *[false] ataca
} a { $target }: { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
}{ $free ->
    [true] , uno de ellos por la carga
   *[false] {""}
}
euphoria-event-defended = { $figure } se defiende con { $dice ->
    [0] nada
    [one] 1 dado
   *[other] { $dice } dados
}
euphoria-event-spared = { $figure } no ataca a { $target }
euphoria-event-struck = { $figure } suma { $mine } y { $target } { $theirs }: { $successes ->
    [0] ningún éxito
    [one] 1 éxito
   *[other] { $successes } éxitos
}
euphoria-event-fatality = FATALITY de { $figure } sobre { $target }, por { $margin }
euphoria-event-dodged = { $figure } se zafa del golpe de { $target }
euphoria-event-special = { $figure } usa { $attack } contra { $target }
euphoria-event-hurt = { $other } le quita { $points } de vida a { $figure }{ $armour ->
    [0] {""}
   *[other] {" "}(el blindaje para { $armour })
}: le quedan { $life }
euphoria-event-hurt_alone = { $figure } pierde { $points } de vida{ $armour ->
    [0] {""}
   *[other] {" "}(el blindaje para { $armour })
}: le quedan { $life }
euphoria-event-unhurt = El blindaje de { $figure } para los { $armour } de daño
euphoria-event-lost_life = { $figure } pierde { $points } de vida: le quedan { $life }
euphoria-event-healed = { $figure } recupera { $points } de vida: tiene { $life }
euphoria-event-died = { $other } acaba con { $figure }: +{ $audience } de audiencia
euphoria-event-died_alone = { $figure } muere{ $audience ->
    [0] {""}
   *[other] : +{ $audience } de audiencia para el rival
}
euphoria-event-dropped = { $objective } se queda donde cae { $figure }
euphoria-event-caught_fire = { $figure } arde
euphoria-event-used = { $figure } usa { $item }
euphoria-event-gave = { $figure } le da { $item } a { $target }
euphoria-event-opened = { $figure } abre la trampilla: { $reward } ({ $face })
euphoria-event-took = { $figure } se lleva { $reward }
euphoria-event-left_there = { $figure } deja { $reward } en la trampilla
euphoria-event-triggered = { $figure } acciona { $device }
euphoria-event-ability_declared = { $figure } declara { $ability }{ $target ->
    [none] {""}
   *[other] {" "}sobre { $target }
}
euphoria-event-ability_worked = { $ability } de { $figure } surte efecto{ $target ->
    [none] {""}
   *[other] {" "}en { $target }
}
euphoria-event-ability_wasted = { $ability } de { $figure } se pierde: { $why ->
    [range] { $target } está fuera de alcance
    [immune] a { $target } no le afecta
    [gone] { $target } ya no está
   *[unused] no hubo ocasión
}
euphoria-event-gene_used = { $figure }: { $gene }
euphoria-event-excited = Euphoria de { $figure }: { $by }, ahora { $euphoria }
euphoria-event-repaired = { $figure } repara a { $target }: { $points } de vida
euphoria-event-raised = { $figure } se sirve del cuerpo de { $target }
euphoria-event-boosted = { $figure }: { $by } a { $attribute }
euphoria-event-mustered = { $team } entra en el plató: { $count ->
    [one] 1 miniatura
   *[other] { $count } miniaturas
}, { $cost } puntos
euphoria-event-agreed = Se juega además con: { $variants }
euphoria-event-attacks = { $team } es el atacante
euphoria-event-marked = { $team } coloca un marcador de despliegue
euphoria-event-deployed = Sale a escena { $figure }
euphoria-event-left_out = { $figure } no cabe y se queda fuera del show
euphoria-event-taken = { $figure } se lleva { $objective }
euphoria-event-worked = { $figure } se ocupa de { $objective }{ $left ->
    [0] : hecho
    [one] , falta 1 vez
   *[other] , faltan { $left } veces
}
euphoria-event-held = { $objective } es ahora de { $team }
euphoria-event-joined = { $figure } se une a { $team }
euphoria-event-scored = +{ $points } de audiencia para { $team }{ $objective ->
    [none] {""}
   *[other] {" "}por { $objective }
}
euphoria-event-ended = { $team ->
    [none] El show acaba en tablas
   *[other] { $scale ->
        [marginal] Victoria marginal de { $team }
        [victory] Victoria de { $team }
        [crushing] Arrasamiento de { $team }
       *[massacre] Masacre de { $team }
    }
}, { $points } a { $against }{ $how ->
    [wiped] : no queda nadie enfrente
    [mission] : misión cumplida
   *[turns] {""}
}
