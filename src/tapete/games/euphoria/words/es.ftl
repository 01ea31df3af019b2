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
euphoria-somebody = alguien
euphoria-anybody = …
euphoria-something = algo
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

euphoria-event-turn_began = Turno { $turn } de { $of }.
euphoria-event-phase_began = Fase: { $phase }.
euphoria-event-prioritised = Prioridad para { $team }.
euphoria-event-weakened = { $figure } empieza el turno con heridas { $grave ->
    [true] muy graves
   *[false] graves
}: { $less ->
    [one] 1 PA menos
   *[other] { $less } PA menos
}, le { $ap ->
    [one] queda 1
   *[other] quedan { $ap }
}.
euphoria-event-activated = Le toca a { $figure } ({ $ap } PA).
euphoria-event-passed = { $figure } se queda como está.
euphoria-event-pointed = { $figure }: { $by } PA, tiene { $ap }.
euphoria-event-moved = { $figure } { $flying ->
    [true] vuela
   *[false] avanza
} { $far }″ ({ $ap } PA).
euphoria-event-jumped = { $figure } salta { $far }″.
euphoria-event-stumbled = { $figure } tropieza al saltar y no se mueve más en esta fase.
euphoria-event-leapt = { $figure } se deja caer { $height }″.
euphoria-event-landed = { $figure } está en el suelo.
euphoria-event-displaced = { $figure } { $why ->
    [edge] se queda al borde de la mesa
    [room] hace sitio
   *[other] va a parar a otro sitio
}.
euphoria-event-drone_controlled = { $figure } maneja a { $target } este turno.
euphoria-event-charge_declared = { $figure } carga contra { $target }: { $ap } PA, sin medir.
euphoria-event-charge_reached = { $figure } alcanza a { $target } tras { $far }″{ $sees ->
    [true] {" "}y gana un dado de ataque
   *[false] {""}
}.
euphoria-event-charge_failed = { $figure } no alcanza a { $target }: { $why ->
    [room] no hay sitio para su peana
    [stumbled] tropieza por el camino
    [dead] muere antes de llegar
   *[short] se queda a mitad de camino, tras { $far }″
}.
euphoria-event-stood = { $figure } aguanta y dispara a { $target } en plena carga: { $weapon }, { $shots ->
    [one] 1 disparo
   *[other] { $shots } disparos
}.
euphoria-event-shot = { $figure } dispara a { $target }: { $weapon }, { $shots ->
    [one] 1 disparo
   *[other] { $shots } disparos
}.
euphoria-event-out_of_range = { $figure } dispara a { $target }, que está a { $inches }″: con { $range }″ de alcance no llega.
euphoria-event-wasted = { $figure } no tiene a tiro a { $target }: { $shots ->
    [one] 1 disparo perdido
   *[other] { $shots } disparos perdidos
}.
euphoria-event-cover_doubted = ¿Tiene cobertura { $target }? { $covered ->
    [true] El dado dice que sí
   *[false] El dado dice que no
}.
euphoria-event-evades = { $figure } gasta { $dice } PA en esquivar los disparos de { $target }.
euphoria-event-hit = { $figure } le da a { $target }: { $wounds ->
    [one] 1 impacto
   *[other] { $wounds } impactos
}.
euphoria-event-missed = { $figure } no le da a { $target }.
euphoria-event-shield_hit = { $victim } estaba en medio y recibe { $wounds ->
    [one] 1 impacto
   *[other] { $wounds } impactos
} en lugar de { $target }.
euphoria-event-threw = { $figure } lanza { $item }.
euphoria-event-flamed = { $figure } suelta una llamarada: { $weapon }.
euphoria-event-blasted = Explosión: { $what }.
euphoria-event-blinded = { $figure } queda a ciegas: 0 PA hasta el final del turno.
euphoria-event-threw_itself = { $figure } se lanza sobre la granada y la para con el cuerpo.
euphoria-event-attacked = { $figure } { $counter ->
    [true] contraataca
   *[false] ataca
} a { $target }: { $dice ->
    [one] 1 dado{ $free ->
        [true] , el de la carga
       *[false] {""}
    }
   *[other] { $dice } dados{ $free ->
        [true] , uno de ellos por la carga
       *[false] {""}
    }
}.
euphoria-event-defended = { $figure } se defiende con { $dice ->
    [0] nada
    [one] 1 dado
   *[other] { $dice } dados
}.
euphoria-event-spared = { $figure } no ataca a { $target }.
euphoria-event-struck = { $figure } golpea a { $target }: { $successes ->
    [0] ningún éxito
    [one] 1 éxito
   *[other] { $successes } éxitos
}.
euphoria-event-fatality = FATALITY de { $figure } sobre { $target }.
euphoria-event-dodged = { $figure } se zafa del golpe de { $target }.
euphoria-event-special = { $figure } usa { $attack } contra { $target }.
euphoria-event-hurt = { $other ->
    [none] { $figure } pierde { $points } de vida
   *[other] { $other } le quita { $points } de vida a { $figure }
}{ $armour ->
    [0] {""}
   *[other] {" "}(el blindaje para { $armour })
}: le quedan { $life }.
euphoria-event-unhurt = El blindaje de { $figure } para los { $armour } de daño.
euphoria-event-lost_life = { $figure } pierde { $points } de vida: le quedan { $life }.
euphoria-event-healed = { $points ->
    [0] { $figure } no recupera nada: ya tiene toda su vida
   *[other] { $figure } recupera { $points } de vida: tiene { $life }
}.
euphoria-event-died = { $other ->
    [none] { $figure } muere{ $audience ->
        [0] {""}
       *[other] : +{ $audience } de audiencia para el rival
    }
   *[other] { $other } acaba con { $figure }: +{ $audience } de audiencia
}.
euphoria-event-dropped = Donde cae { $figure } se queda { $objective }.
euphoria-event-caught_fire = { $figure } arde.
euphoria-event-used = { $figure } usa { $item }.
euphoria-event-gave = { $figure } le da { $item } a { $target }.
euphoria-event-opened = { $figure } abre la trampilla: { $reward } ({ $face }).
euphoria-event-took = { $figure } se lleva { $reward }.
euphoria-event-left_there = { $figure } deja { $reward } en la trampilla.
euphoria-event-triggered = { $figure } acciona { $device }.
euphoria-event-ability_declared = { $figure } declara { $ability }{ $target ->
    [none] {""}
   *[other] {" "}sobre { $target }
}.
euphoria-event-ability_worked = { $figure }: { $ability } surte efecto{ $target ->
    [none] {""}
   *[other] {" "}en { $target }
}.
euphoria-event-ability_wasted = { $figure } pierde { $ability }: { $why ->
    [range] { $target } está fuera de alcance
    [immune] a { $target } no le afecta
    [gone] { $target } ya no está
   *[unused] no hubo ocasión
}.
euphoria-event-gene_used = { $figure }: { $gene }.
euphoria-event-excited = Euphoria de { $figure }: { $by }, ahora { $euphoria }.
euphoria-event-repaired = { $figure } repara a { $target }: { $points } de vida.
euphoria-event-raised = { $figure } levanta a { $target }, que vuelve al show.
euphoria-event-boosted = { $figure }: { $by } a { $attribute }.
euphoria-event-mustered = { $team } entra en el plató: { $count ->
    [one] 1 miniatura
   *[other] { $count } miniaturas
}, { $cost } puntos.
euphoria-event-agreed = Se juega además con: { $variants }.
euphoria-event-attacks = { $team } es el atacante.
euphoria-event-marked = { $team } coloca un marcador de despliegue.
euphoria-event-deployed = Sale a escena { $figure }.
euphoria-event-left_out = { $figure } no cabe y se queda fuera del show.
euphoria-event-taken = { $figure } se lleva { $objective }.
euphoria-event-worked = { $figure } se ocupa de { $objective }{ $left ->
    [0] : hecho
    [one] , falta 1 vez
   *[other] , faltan { $left } veces
}.
euphoria-event-held = { $objective } es ahora de { $team }.
euphoria-event-joined = { $figure } se une a { $team }.
euphoria-event-scored = +{ $points } de audiencia para { $team }{ $objective ->
    [none] {""}
   *[other] {" "}por { $objective }
}.
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
}.

## Antes de empezar

euphoria-brief-title = { $name } ({ $turns } turnos)
euphoria-brief-team = { $whose ->
    [own] Llevas a { $name } ({ $faction })
    [foe] Contra ti: { $name } ({ $faction })
   *[none] { $name } ({ $faction })
}{ $role ->
    [none] .
   *[other] : { $role }.
}
euphoria-brief-goal = {"  "}- { $goal }
euphoria-brief-points = Los puntos de acción (PA) de un turno valen para moverse, disparar, esquivar, atacar y defenderse. Actúa primero quien tenga más Euphoria, sea de quien sea.
euphoria-brief-measuring = { $free ->
    [true] Regla de la casa: se puede medir en todo momento.
   *[false] Nadie mide antes de declarar: di cuántos PA gastas, y después se mide.
}
euphoria-brief-legend = En el mapa: ░ bajo, ▓ de 2″ o más, «,» obstáculo, «=» foso, # escalera, o trampilla, * mecanismo, x marcador; los números son objetivos. Tus miniaturas y las del rival son letras. Los números junto al mapa cuentan sus signos, para señalar sitios: «m 24 17» va allí.
euphoria-goal-kill = cada baja enemiga: lo que costó
euphoria-goal-hold = cada punto que controles al acabar un turno: { $points }{ $fulfils ->
    [0] {""}
   *[other] . Con { $fulfils }, misión cumplida
}
euphoria-goal-carry = cada maletín en tus manos al final: { $points }{ $fulfils ->
    [0] {""}
   *[other] . Con { $fulfils }, misión cumplida
}
euphoria-goal-home = cada maletín que lleves a tu zona: { $points }{ $fulfils ->
    [0] {""}
   *[other] . Con { $fulfils }, misión cumplida
}
euphoria-goal-work = cada mecanismo completado: { $points }{ $fulfils ->
    [0] {""}
   *[other] . Con { $fulfils }, misión cumplida
}
euphoria-goal-rescue = cada persona que lleves a tu zona: { $points }{ $fulfils ->
    [0] {""}
   *[other] . Con { $fulfils }, misión cumplida
}
euphoria-goal-reward = cada recompensa que te lleves: { $points }{ $fulfils ->
    [0] {""}
   *[other] . Con { $fulfils }, misión cumplida
}
euphoria-goal-keep = cada objetivo que el rival no consiga: { $points }{ $fulfils ->
    [0] {""}
   *[other] . Con { $fulfils }, misión cumplida
}
euphoria-options-mission = Misión
euphoria-options-teams = Equipo
euphoria-options-team = { $name } · { $faction }, { $points } puntos
euphoria-ready-bad_born_300 = Vertido
euphoria-ready-bad_born_500 = Tercera cuba
euphoria-ready-bad_born_800 = Toda la camada
euphoria-ready-clones_300 = Primera hornada
euphoria-ready-clones_500 = Segunda hornada
euphoria-ready-clones_800 = La serie completa
euphoria-ready-cyborg_300 = A precio de chatarra
euphoria-ready-cyborg_500 = Cadena de montaje
euphoria-ready-cyborg_800 = Industria pesada
euphoria-ready-estars_300 = Turno de noche
euphoria-ready-estars_500 = Contención
euphoria-ready-estars_800 = Respuesta total
euphoria-ready-ghost_300 = Sin nombres
euphoria-ready-ghost_500 = Fuera de lista
euphoria-ready-ghost_800 = La noche larga
euphoria-ready-hunters_300 = Temporada de caza
euphoria-ready-hunters_500 = Se abre la veda
euphoria-ready-hunters_800 = Cacería real
euphoria-ready-legends_300 = Cartel doble
euphoria-ready-legends_500 = Salón de la fama
euphoria-ready-legends_800 = Todas las estrellas
euphoria-ready-soldiers_300 = Horario estelar
euphoria-ready-soldiers_500 = La vieja guardia
euphoria-ready-soldiers_800 = Compañía al completo
euphoria-options-own = Equipos propios
euphoria-options-limit = Límite de puntos
euphoria-options-board = Plató
euphoria-options-board_none = El de la misión
euphoria-options-draft = Un plató propio
euphoria-options-attacker = Quién ataca
euphoria-options-attacker_is = { $value ->
    [-1] Lo dicen los dados
    [0] El primer equipo
   *[1] El segundo equipo
}
euphoria-options-limit_is = { $value ->
    [0] El del equipo más caro
   *[other] { $value }
}
euphoria-options-rules = Reglas de la casa
euphoria-setting-quick = Show rápido
euphoria-setting-quick_about = Dos equipos pequeños en el plató uno: todo lo que hay que aprender, en un cuarto de hora.
euphoria-variant-charge_step = todas las cargas antes de los demás movimientos
euphoria-variant-charge_surplus_refunded = se devuelven los PA que sobran de una carga
euphoria-variant-stand_bonuses = al aguantar y disparar, disparar a bocajarro cuenta
euphoria-variant-stand_is_moving = aguantar y disparar cuenta como moverse
euphoria-variant-evade_after = se esquiva tras ver los dados
euphoria-variant-grave_at_once = las heridas muy graves quitan rasgos al momento
euphoria-variant-free_rewards = abrir trampillas no cuesta PA
euphoria-variant-free_grenades = lanzar granadas no cuesta PA
euphoria-variant-strange_by_letter = objetos extraños, al pie de la letra
euphoria-variant-legend_pets = las mascotas penalizan a las Leyendas
euphoria-variant-estars_soldiers_keep = los Soldados no le quitan la bonificación a E.S.T.A.R.S.
euphoria-variant-rounding_by_kind = se redondea por tipo de movimiento
euphoria-variant-ties_alternate = los empates de Euphoria se alternan
euphoria-variant-experiment_pickups = los Experimentos recogen objetos
euphoria-variant-measuring = se puede medir siempre
euphoria-without-stand_bonuses = al aguantar y disparar, disparar a bocajarro no cuenta
euphoria-without-stand_is_moving = aguantar y disparar no cuenta como moverse
euphoria-without-experiment_pickups = los Experimentos no recogen objetos

## La mesa

euphoria-scene-head = { $turn ->
    [0] { $step ->
        [roles] Reparto de papeles
        [markers] Marcadores de despliegue
       *[other] Despliegue
    }
   *[other] Turno { $turn } de { $turns } · { $step ->
        [start] inicio
        [start_actions] inicio
        [abilities] habilidades especiales
        [objects] movimiento: objetos
        [charges] movimiento: cargas
        [movement] movimiento
        [grenades] disparo: granadas
        [shooting] disparo
        [melee] cuerpo a cuerpo
        [end] final
       *[over] fin del show
    }
}
euphoria-scene-inches = pulgadas
euphoria-scene-ap = { $ap } PA
euphoria-scene-life = Vida { $life }/{ $most }
euphoria-scene-euphoria = Eu { $euphoria }
euphoria-scene-out = { $out ->
    [absent] fuera del show
   *[dead] muerta
}
euphoria-scene-left = { $left } de { $count } miniaturas
euphoria-scene-priority = Tiene prioridad este turno
euphoria-scene-marker = Marcador de despliegue: { $name }
euphoria-scene-trapdoor = { $reward ->
    [none] Trampilla cerrada
   *[other] Trampilla: { $reward }
}
euphoria-scene-device = { $name }{ $used ->
    [true] , ya usado
   *[false] {""}
}
euphoria-scene-objective = { $name }{ $side ->
    [none] {""}
   *[other] : { $side }
}
euphoria-scene-body = Cuerpo de { $name }
euphoria-scene-zone = Zona de { $name }
euphoria-attribute = { $attribute ->
    [ap] PA
    [euphoria] Euphoria
    [aim] Puntería
    [combat] Combate
    [strength] Fuerza
    [armour] Blindaje
    [damage] Daño de disparo
    [shots] Disparos
    [range] Alcance
    [evade] Esquiva
    [free] Pulgadas gratis
   *[life] Vida
}
euphoria-mark = { $state ->
    [waiting] por desplegar
    [burning] ardiendo
    [grave] heridas muy graves
    [serious] heridas graves
    [engaged] trabada
    [stumbled] ha tropezado
    [declared] habilidad declarada
    [raging] agresividad incontrolada
    [airborne] en el aire
    [carries] lleva un objetivo
    [stood] ha aguantado y disparado
    [moved] se ha movido
   *[acted] ya ha actuado
}
euphoria-note-height = { $high }″ de alto: { $tall ->
    [true] se trepa, 2 PA por pulgada
   *[false] se cruza a lo ancho, 2 PA por pulgada
}
euphoria-note-ladder = con escalera: 1 PA por pulgada
euphoria-note-smooth = no se puede trepar
euphoria-note-no_standing = nadie se queda encima
euphoria-note-obstacle = obstáculo: 2 PA por pulgada
euphoria-note-hole = hueco: se salta, hasta 3″
euphoria-note-opening = { $opening ->
    [door] puerta: se cruza sin coste, cerrada no deja ver
   *[window] { $barred ->
        [true] tronera: se ve, no se pasa
       *[false] ventana: 2 PA por pulgada
    }
}
euphoria-look-unseen = No la ve
euphoria-look-cover = { $grade ->
    [light] Cobertura ligera: −1
    [heavy] Cobertura pesada: −2
   *[none] Sin cobertura
}{ $doubtful ->
    [true] {" "}(dudosa: lo decide un dado)
   *[false] {""}
}
euphoria-look-shield = { $name } está en medio: −2, y puede llevarse el disparo
euphoria-look-engaged = Está trabada: casi nadie puede dispararle
euphoria-look-moved = { $who ->
    [shooter] Quien dispara se ha movido: −1
   *[target] El blanco se ha movido: −1
}
euphoria-look-unmeasured = La distancia no se mide hasta que declares
euphoria-look-range = { $weapon }: alcance { $range }″, { $reaches ->
    [true] llega
   *[false] no llega
}
euphoria-card-kind = { $faction } · { $character ->
    [true] personaje
   *[false] miniatura
} · peana de { $base } mm · { $cost } de audiencia
euphoria-card-now = Ahora
euphoria-card-attributes = Atributos
euphoria-card-weapons = Armas
euphoria-card-classes = Clases y rasgos
euphoria-card-ability = Habilidades
euphoria-card-items = Objetos
euphoria-card-base = Peana de { $base } mm
euphoria-card-height = a { $high }″ de altura
euphoria-card-carries = lleva { $objective }
euphoria-card-owner = acompaña a { $owner }
euphoria-card-value = { $name } { $now }{ $changed ->
    [true] {" "}(de { $born })
   *[false] {""}
}
euphoria-card-weapon = { $name }: { $shots ->
    [one] 1 disparo
   *[other] { $shots } disparos
}, { $range }″, daño { $damage }{ $count ->
    [0] {""}
   *[other] , { $special }
}
euphoria-card-special = { $rule ->
    [flamethrower] lanzallamas
   *[explosive] explosiva
}
euphoria-card-told = { $name }{ $count ->
    [1] {""}
   *[other] {" "}×{ $count }
}{ $used ->
    [true] {" "}(gastada)
   *[false] {""}
}: { $about }
euphoria-class_name = { $trait ->
    [alive] Vivo
    [mechanical] Mecánico
    [bad_born] Bad Born
    [clone] Clon
    [ghost] Fantasma
    [gunslinger] Pistolero
    [animal] Animal
    [agile] Ágil
    [very_agile] Muy ágil
    [accurate] Certero
    [increased_charge] Carga aumentada
    [drone] Dron
    [climber] Escalador
    [dodge] Esquivar
    [experiment] Experimento
    [explorer] Explorador
    [fly] Vuela
    [slow] Lento
    [genetic] Mejora genética
    [no_pain] No hay dolor
    [reflexes] Reflejos
    [clumsy] Torpe
    [unique] Único
    [repairable] Reparable
    [repairer] Reparador
    [pilot] Piloto
    [sergeant] Sargento
    [gravekeeper] Sepulturero
    [modify_euphoria] Modificar Euphoria
    [first_euphoria] Euphoria inicial del dueño
   *[variable_euphoria] Euphoria variable
}
euphoria-picture-side = { $whose ->
    [own] Lo tuyo: { $name }
    [foe] Lo suyo: { $name }
   *[none] { $name }
} · { $points } de audiencia · { $left } de { $count } miniaturas
euphoria-picture-neutral = Neutrales
euphoria-picture-mini = { $acting ->
    [true] ►
   *[false] {" "}
} { $sign }  { $figure }: { $out ->
    [no] { $parts }
    [waiting] por desplegar
    [absent] fuera del show
   *[dead] muerta
}

## Equipos: lo que se elige, lo que está mal y lo que se imprime

euphoria-team-title = Equipos
euphoria-team-nameless = Equipo sin nombre
euphoria-team-example = { $name } ({ $faction }, { $points })
euphoria-team-member = { $name } (n.º { $number })
euphoria-team-points = Puntos de audiencia
euphoria-team-order = Orden de Euphoria
euphoria-team-total = Euphoria de los personajes
euphoria-team-bonus = { $kept ->
    [bonus_lost] { $faction }: sin bonificación, por llevar a gente de otra facción.
    [mercenary] { $faction }: con su bonificación, que los Mercenary no quitan.
   *[bonus] { $faction }: con su bonificación.
}
euphoria-team-penalty = { $ap } PA menos para cada miniatura, por los que no son Legends.
euphoria-team-cost = { $cost ->
    [one] 1 punto
   *[other] { $cost } puntos
}
euphoria-team-figure = { $name } { $value }
euphoria-team-figures = { $figures }
euphoria-team-shelf-name = Nombre
euphoria-team-shelf-faction = Facción
euphoria-team-shelf-points = Puntos
euphoria-team-shelf-members = Personajes
euphoria-team-shelf-profile = Personaje
euphoria-team-shelf-nickname = Apodo
euphoria-team-shelf-items = Objetos
euphoria-team-shelf-genes = Mejora genética
euphoria-team-shelf-modifications = Atributos
euphoria-team-shelf-ability = Habilidad especial
euphoria-team-group-soldiers = Soldiers
euphoria-team-group-clones = Clones
euphoria-team-group-hunters = Hunters
euphoria-team-group-ghost = Ghost
euphoria-team-group-cyborg = Cyborg
euphoria-team-group-legends = Legends
euphoria-team-group-bad_born = Bad Born
euphoria-team-group-estars = E.S.T.A.R.S.
euphoria-team-group-mercenary = Mercenary
euphoria-team-new-help = A quién puede llevar, con su coste y su nombre en el archivo:
euphoria-team-new-profile = { $cost } { $name } ({ $id })
euphoria-team-fault-no_name = El equipo no tiene nombre.
euphoria-team-fault-no_faction = { $given ->
    [none] Falta elegir la facción.
    [mercenary] Mercenary no se puede elegir como facción.
   *[other] No hay ninguna facción «{ $given }».
}
euphoria-team-fault-no_profile = { $given ->
    [none] El personaje n.º { $number } está por elegir.
   *[other] No hay ningún personaje «{ $given }».
}
euphoria-team-fault-no_character = { $name } no es un personaje: solo entra como objeto de otro.
euphoria-team-fault-points = El equipo cuesta { $cost } puntos y hay { $most }.
euphoria-team-fault-copies = { $name }: hay { $count }, y caben { $most }.
euphoria-team-fault-nobody = No hay nadie de { $faction }.
euphoria-team-fault-outsider = { $who } no puede ir en un equipo { $faction }.
euphoria-team-fault-ghosts = Hay { $count } Ghost, y caben { $most }: uno por cada Clon.
euphoria-team-fault-legends = Hay { $count } Legends, y cabe 1.
euphoria-team-fault-gravekeepers = Hay { $count } Gravekeepers, y cabe 1.
euphoria-team-fault-sergeant = { $who }: no hay Sargento en un equipo Ghost con Mercenary.
euphoria-team-fault-no_item = { $who }: no hay ningún objeto «{ $given }».
euphoria-team-fault-no_items = { $who } no puede comprar objetos: { $item }.
euphoria-team-fault-not_sold = { $who }: { $item } no se compra.
euphoria-team-fault-not_for_class = { $who }: { $item } no es para su clase.
euphoria-team-fault-not_for_faction = { $who }: { $item } no es para su facción.
euphoria-team-fault-too_many = { $who }: { $item } cabe { $most ->
    [one] una vez
   *[other] { $most } veces
}.
euphoria-team-fault-no_genes = { $who } no puede tener mejoras genéticas.
euphoria-team-fault-one_gene = { $who } tiene { $count } mejoras genéticas, y cabe una.
euphoria-team-fault-no_gene = { $who }: no hay ninguna mejora «{ $given }».
euphoria-team-fault-no_change = { $who }: no hay ningún cambio de atributo «{ $given }».
euphoria-team-fault-no_changes = { $who } no puede cambiar sus atributos: { $item }.
euphoria-team-fault-has_ability = { $who } ya tiene su propia habilidad, y no compra { $item }.
euphoria-team-sheet-summary = { $faction } · { $cost } de { $points } puntos · { $minis ->
    [one] 1 miniatura
   *[other] { $minis } miniaturas
}
euphoria-team-sheet-turn = Turno
euphoria-team-sheet-life = Vida
euphoria-team-sheet-ap = PA
euphoria-team-sheet-states = Estado
euphoria-team-sheet-legend = Los estados
euphoria-team-sheet-reference = Consulta rápida
euphoria-print-title = Cartas para recortar
euphoria-print-deck = { $deck ->
    [all] Todas las tarjetas
    [items] Objetos
    [genes] Mejoras genéticas
    [soldiers] Soldiers
    [clones] Clones
    [hunters] Hunters
    [ghost] Ghost
    [cyborg] Cyborg
    [legends] Legends
    [bad_born] Bad Born
    [estars] E.S.T.A.R.S.
    [mercenary] Mercenary
   *[none] Mascotas y neutrales
}
euphoria-content-not_alive = Un Bad Born no puede estar vivo ({ $rule }).
euphoria-board-shapeless = «{ $kind }» no dice qué tamaño tiene ni dónde están sus esquinas.
euphoria-board-ladder = «{ $kind }»: una escalera está lejos de su borde ({ $far } décimas de milímetro).
euphoria-board-leaves_board = «{ $kind }» se sale de la mesa en { $x }, { $y }.
euphoria-board-degenerate = «{ $kind }» no tiene superficie, en { $x }, { $y }.
euphoria-board-crossed_outline = El contorno de «{ $kind }» se cruza en { $x }, { $y }.
euphoria-board-overlap = «{ $kind }» se mete dentro de «{ $into }» en { $x }, { $y }.
euphoria-board-trapdoor = «{ $kind }» tapa una trampilla, y la mesa no es temática ({ $rule }).

## Grandes momentos

euphoria-beat-died = Eliminada: +{ $audience }
euphoria-beat-fatality = FATALITY
euphoria-beat-short = Carga fallida
euphoria-beat-stumbled = Tropieza
euphoria-beat-blast = Explosión
euphoria-beat-reward = Recompensa: { $reward }
euphoria-beat-ability = { $ability }
euphoria-beat-ended = { $scale ->
    [marginal] Victoria marginal
    [victory] Victoria
    [crushing] Arrasamiento
    [massacre] Masacre
   *[draw] Tablas
}

## Respuestas y desenlaces

euphoria-group-move = Moverse
euphoria-group-shoot = Disparar
euphoria-group-gear = Manos a la obra
euphoria-group-gifts = Habilidades
euphoria-group-turn = Activación
euphoria-way = { $way ->
    [rope] Moverse con la cuerda
   *[move] Moverse
}
euphoria-bundle-go = { $way ->
    [rope] Con la cuerda, a (columna y fila del mapa)
   *[move] Ir a (columna y fila del mapa)
}
euphoria-option-go = { $way ->
    [rope] Con la cuerda, a { $place }
   *[move] Ir a { $place }
}
euphoria-option-place = { $spot }, { $ap } PA{ $length ->
    [0] {""}
   *[other] {" "}({ $length }″)
}{ $high ->
    [0] {""}
   *[other] , a { $high }″ de altura
}{ $count ->
    [0] {""}
   *[other] , { $hows }
}
euphoria-option-how = { $how ->
    [traverse] atravesando
    [stairs] por la escalera
    [jump] saltando
   *[fly] volando
}
euphoria-option-drop = dejándose caer { $high }″{ $loss ->
    [0] {""}
   *[other] {" "}(−{ $loss } de vida)
}
euphoria-remark = { $manner }
euphoria-option-stay = Quedarse donde está
euphoria-option-spot = ({ $x }, { $y })
euphoria-option-post = En { $spot }{ $high ->
    [0] {""}
   *[other] , a { $high }″ de altura
}
euphoria-option-put = { $way ->
    [throw] Lanzar { $item }
   *[other] Rociar con { $item }
}
euphoria-option-put_at = { $what } { $place }
euphoria-option-with = { $deed } ({ $extras })
euphoria-option-figure = { $figure }
euphoria-option-thing = { $item }
euphoria-option-number = { $number }
euphoria-option-true = Sí
euphoria-option-false = No
euphoria-detail-shots = { $value ->
    [one] 1 disparo
   *[other] { $value } disparos
}
euphoria-detail-more = { $value ->
    [true] y declarar más
   *[false] y nada más
}
euphoria-detail-ap = { $value } PA
euphoria-do-charge = Cargar contra { $to }
euphoria-do-shoot = Disparar a { $to }: { $item }
euphoria-do-enough = Nada más
euphoria-do-stand = Aguantar y disparar: { $item }
euphoria-do-wait = Recibir la carga
euphoria-do-use = Usar { $item }
euphoria-do-open = Abrir la trampilla
euphoria-do-take = Llevarse { $item }
euphoria-do-give = Dar { $item } a { $to }
euphoria-do-trigger = Accionar { $device }
euphoria-do-repair = Reparar a { $to }
euphoria-do-interact = Ocuparse de { $objective }
euphoria-do-escort = Llevarse a { $to }
euphoria-do-ability = Declarar «{ $item }»{ $to ->
    [none] {""}
   *[other] : { $to }
}
euphoria-do-roar = Rugido: los enemigos cercanos, 2 PA menos
euphoria-do-roar_friend = Rugido: { $to }, 2 PA más
euphoria-do-unbalanced_up = Desequilibrado: +1 Euphoria
euphoria-do-unbalanced_down = Desequilibrado: −1 Euphoria
euphoria-do-cannibal = Caníbal: 2 PA por 20 de vida
euphoria-do-modify_up = +1 Euphoria
euphoria-do-modify_down = −1 Euphoria
euphoria-do-variable_euphoria = Tirar la Euphoria
euphoria-do-end = Terminar
euphoria-key-move = m
euphoria-key-charge = c
euphoria-key-shoot = d
euphoria-key-throw = g
euphoria-key-flames = l
euphoria-key-gastric = p
euphoria-key-use = o
euphoria-key-open = t
euphoria-key-interact = i
euphoria-key-escort = a
euphoria-key-ability = h
euphoria-key-cannibal = n
euphoria-cost = 1 PA por dado o disparo; tiene { $left }.
euphoria-aim = { $sure ->
    [false] si alcanza
   *[true] { $deed ->
        [charge] llega
        [shoot] hiere
        [stand] hiere
       *[other] lo consigue
    }
}
euphoria-chance-given = si alcanza
euphoria-chance-unless = Es lo que pasa si está al alcance. Nadie mide antes de declarar.
euphoria-gist-out = { $figure } muere
euphoria-gist-figure = { $figure }: { $parts }
euphoria-gist-loses = pierde { $points } de vida
euphoria-gist-heals = recupera { $points } de vida
euphoria-gist-gains = consigue { $item }
euphoria-gist-count = { $whose ->
    [own] { $count ->
        [one] 1 de los tuyos
       *[other] { $count } de los tuyos
    }
   *[foes] { $count ->
        [one] 1 enemigo
       *[other] { $count } enemigos
    }
} { $how ->
    [out] fuera
   *[hurt] peor
}
euphoria-result-turns = { $winner ->
    [-1] Se acabó el tiempo, y nadie va por delante: { $most } a { $least }.
   *[other] Se acabó el tiempo: { $name }, por { $most } a { $least }.
}
euphoria-result-wiped = { $winner ->
    [-1] No queda nadie en el plató: { $most } a { $least }.
   *[other] No queda rival en pie. Gana { $name }, { $most } a { $least }.
}
euphoria-result-mission = { $winner ->
    [-1] La misión se cumple y nadie gana: { $most } a { $least }.
   *[other] Misión cumplida: { $name }, { $most } a { $least }.
}

## Preguntas

euphoria-ask-marker = Coloca un marcador de despliegue
euphoria-ask-deploy = ¿Quién sale a escena?
euphoria-ask-post = ¿Dónde despliega { $figure }?
euphoria-ask-next = ¿Quién va primero?
euphoria-ask-act = ¿Qué hace { $figure }?
euphoria-ask-more_shots = { $figure }: ¿algo más que declarar?
euphoria-ask-stand = { $target } carga contra { $figure }. ¿Aguanta y dispara?
euphoria-ask-evade = { $target } dispara a { $figure }: { $shots ->
    [one] 1 disparo
   *[other] { $shots } disparos
}. ¿Cuántos dados para esquivar?
euphoria-ask-attack = { $figure } ataca a { $target }: ¿con cuántos dados?
euphoria-ask-defend = { $target } ataca a { $figure } con { $dice ->
    [one] 1 dado
   *[other] { $dice } dados
}. ¿Cuántos para defenderse?
euphoria-ask-special_attack = { $figure } contra { $target }: ¿usa { $attack }?
euphoria-ask-aggression = ¿Se desata { $figure }? +1 Combate desde ahora, y 20 de vida menos cada turno
euphoria-ask-control = ¿Maneja { $figure } a { $target } este turno?
euphoria-ask-take = ¿Se lleva { $figure } { $reward }?
euphoria-ask-magazine = ¿Para qué arma de { $figure } es el cargador?
euphoria-ask-again = { $figure }: ¿tira otra vez sus dados?{ $dice ->
    [shots] {" "}(disparo)
    [evasion] {" "}(esquiva)
   *[melee] {" "}(cuerpo a cuerpo)
}
euphoria-ask-blood = ¿Estalla la sangre de { $figure }?
euphoria-ask-expendable = ¿Se lanza { $figure } sobre la granada?
euphoria-pattern-hits = { $hits ->
    [0] ningún impacto
    [one] 1 impacto
   *[other] { $hits } impactos
}{ $shield ->
    [0] {""}
   *[other] {" "}y { $shield } en quien estaba delante
}
euphoria-pattern-blow = { $successes ->
    [0] ningún éxito
    [one] 1 éxito
   *[other] { $successes } éxitos
}
euphoria-pattern-fatality = FATALITY
euphoria-error-team = El equipo «{ $team }» incumple las reglas: { $faults }
euphoria-barred-not_now = No en esta fase
euphoria-barred-airborne = { $target } está en el aire
euphoria-barred-already_shot = Ya ha declarado sus disparos
euphoria-barred-declared = Ya ha declarado sus disparos
euphoria-barred-bad_born = Un Bad Born no recoge nada
euphoria-barred-engaged = Está trabada, o lo ha estado este turno
euphoria-barred-enough_of_it = No puede llevar más de eso
euphoria-barred-experiment = Un Experimento no lleva objetos
euphoria-barred-in_melee = { $target } está trabada
euphoria-barred-kept_from_it = Una habilidad se lo impide este turno
euphoria-barred-neutral = { $target } es neutral
euphoria-barred-no_ap = No le quedan PA
euphoria-barred-no_character = Solo pueden los personajes
euphoria-barred-no_room = No hay sitio junto a { $target }
euphoria-barred-slow = Es demasiado lenta para cargar con esos PA
euphoria-barred-strange = Es un objeto extraño de otro
euphoria-barred-stumbled = Ha tropezado: no se mueve más en esta fase
euphoria-barred-template = Una plantilla no sirve para eso
euphoria-barred-threw = Ya ha lanzado una granada este turno
euphoria-barred-too_late = La carga se declara antes de moverse o interactuar
euphoria-barred-unseen = No ve a { $target }
euphoria-barred-wrong_class = Su clase no puede llevarlo
euphoria-barred-wrong_faction = Su facción no puede llevarlo
euphoria-term-attack = Ataque especial
euphoria-term-reflexes = Reflejos del blanco
euphoria-term-evading = Esquiva del blanco
euphoria-order-guarded = Solo si me salva de perder vida

## La voz del presentador

euphoria-voice-opening_1 = ¡Buenas noches y bienvenidos! Los seguros están firmados y las puertas, cerradas.
euphoria-voice-opening_2 = ¡Luces, cámaras, munición! Aquí nadie ha venido a hacer amigos.
euphoria-voice-opening_3 = ¡Comienza el show! Si apartan la vista, será bajo su responsabilidad.
euphoria-voice-level_1 = Empate en el marcador. El público empieza a mirar la hora, y eso aquí es peligroso.
euphoria-voice-level_2 = Nadie manda todavía. Alguien va a tener que mancharse.
euphoria-voice-leading_1 = La grada es de { $ahead }. A { $behind } le quedan pocos anunciantes.
euphoria-voice-leading_2 = Manda { $ahead }, y { $behind } lo sabe: miren esas caras.
euphoria-voice-leading_3 = Otra ronda. Si { $behind } tiene un plan, este es el momento de enseñarlo.
euphoria-voice-last_1 = ¡Último turno! Todo lo que se guarden no sirve para nada.
euphoria-voice-last_2 = ¡Se acaba la emisión! Ahora o en la próxima temporada, si llegan.
euphoria-voice-kill_1 = ¡{ $figure } deja el programa! Un aplauso para { $other }.
euphoria-voice-kill_2 = { $other } firma la baja de { $figure }. ¡La audiencia sube!
euphoria-voice-kill_3 = Despidan a { $figure }, que hasta hace un momento tenía contrato.
euphoria-voice-kill_4 = { $other } no pidió permiso. { $figure } ya no puede quejarse.
euphoria-voice-star_1 = ¡Ha caído { $figure }! Los patrocinadores lloran y la audiencia se dispara.
euphoria-voice-star_2 = ¡Nadie lo vio venir! { $other } se lleva por delante a toda una estrella: { $figure }.
euphoria-voice-star_3 = Quiten los carteles de { $figure }: { $other } acaba de cancelar la gira.
euphoria-voice-lonely_1 = { $figure } se nos va sin ayuda de nadie. Qué autonomía.
euphoria-voice-lonely_2 = Y así, señoras y señores, es como no se hace. Adiós, { $figure }.
euphoria-voice-lonely_3 = El decorado se apunta otro tanto: { $figure }.
euphoria-voice-own_1 = ¡Fuego amigo! { $other } acaba con { $figure } y habrá que preguntar por la amistad.
euphoria-voice-own_2 = { $other } elimina a { $figure }, de los suyos. El rival manda flores.
euphoria-voice-first_blood_1 = ¡Primera sangre! { $other } abre la noche con { $figure }.
euphoria-voice-first_blood_2 = ¡Y ya tenemos la primera baja! { $figure }, gracias por participar.
euphoria-voice-fatality_1 = ¡FATALITY! ¡Repetición, repetición! Pobre { $target }.
euphoria-voice-fatality_2 = ¡{ $figure } no gana el combate: lo termina! ¡FATALITY!
euphoria-voice-fatality_3 = ¡FATALITY! Los niños, a la cama. { $target } no se levanta.
euphoria-voice-fatality_4 = ¡Eso no estaba en el guion! ¡FATALITY de { $figure }!
euphoria-voice-short_1 = { $figure } calculó a ojo. El ojo calculó mal.
euphoria-voice-short_2 = ¡Se queda corto! { $target } le hace un hueco en el plano, pero no más cerca.
euphoria-voice-short_3 = Mucha carrera y poco abrazo: { $figure } no llega.
euphoria-voice-range_1 = Bonitos fuegos artificiales. { $target } ni se ha agachado.
euphoria-voice-range_2 = Lejísimos. La munición también sale en los créditos.
euphoria-voice-range_3 = { $figure } dispara a la última fila. Pagaron entrada, tienen derecho.
euphoria-voice-stumble_1 = ¡Tropieza { $figure }! Póngalo a cámara lenta.
euphoria-voice-stumble_2 = Un salto, un tropezón y un clásico para los resúmenes.
euphoria-voice-boom_1 = ¡Sorpresa! El público ha elegido lo que hace más ruido.
euphoria-voice-boom_2 = Nunca abras un regalo que hace tictac.
euphoria-voice-shield_1 = { $victim } pasaba por allí. Ya no.
euphoria-voice-shield_2 = Gran reflejo de { $target }: ponerse detrás de { $victim }.
euphoria-voice-dodge_1 = ¡{ $figure } se escurre! Eso no se ensaya.
euphoria-voice-dodge_2 = { $target } golpea el aire. El aire aguanta.
euphoria-voice-stood_1 = ¡{ $figure } no se mueve! ¡Aprieta los dientes y el gatillo!
euphoria-voice-stood_2 = Le viene encima { $target } y { $figure } lo recibe con fogueo del bueno.
euphoria-voice-ended_1 = ¡Se acabó! { $ahead } se lleva la noche. Después de la publicidad, la limpieza.
euphoria-voice-ended_2 = ¡Apaguen los focos! Gana { $ahead }; { $behind }, buen viaje.
euphoria-voice-ended_3 = Y con esto cerramos: { $ahead } arriba, { $behind } en el suelo, ustedes desde casa.
euphoria-voice-draw_1 = ¿Tablas? ¿Aquí? El público quiere su dinero.

## Probabilidades

euphoria-procedure-volley = Una descarga
euphoria-procedure-charge = Una carga
euphoria-procedure-melee = Un combate
euphoria-procedure-jump = Un salto
euphoria-procedure-reward = Una trampilla
euphoria-circumstance-shots = Disparos
euphoria-circumstance-aim = Puntería
euphoria-circumstance-damage = Daño de cada impacto
euphoria-circumstance-distance = Distancia (pulgadas)
euphoria-circumstance-explosive = Arma explosiva
euphoria-circumstance-two_weapons = Ha usado otra arma o una granada
euphoria-circumstance-several_targets = Reparte los disparos entre varios objetivos
euphoria-circumstance-moved = Quien dispara gastó PA en el movimiento
euphoria-circumstance-cover = Cobertura
euphoria-circumstance-cover_none = Ninguna
euphoria-circumstance-cover_light = Ligera
euphoria-circumstance-cover_heavy = Pesada
euphoria-circumstance-shield = Alguien delante, en contacto con el objetivo
euphoria-circumstance-target_ap = PA del objetivo
euphoria-circumstance-target_life = Vida del objetivo
euphoria-circumstance-target_armour = Blindaje del objetivo
euphoria-circumstance-target_moved = El objetivo gastó PA en el movimiento
euphoria-circumstance-reflexes = El objetivo tiene Reflejos
euphoria-circumstance-drone = El objetivo es un dron
euphoria-circumstance-ap_worth = Vida que vale un PA ahorrado
euphoria-circumstance-combat = Combate
euphoria-circumstance-ap = PA
euphoria-circumstance-strength = Fuerza
euphoria-circumstance-life = Vida
euphoria-circumstance-armour = Blindaje
euphoria-circumstance-charge = Quien ataca ha cargado, viéndolo
euphoria-circumstance-dodge = Quien ataca tiene Esquivar
euphoria-circumstance-target_combat = Combate del objetivo
euphoria-circumstance-target_strength = Fuerza del objetivo
euphoria-circumstance-target_dodge = El objetivo tiene Esquivar
euphoria-circumstance-target_animal = El objetivo es un animal
euphoria-circumstance-committed = PA dedicados a la carga
euphoria-circumstance-target_shots = Disparos del objetivo
euphoria-circumstance-target_aim = Puntería del objetivo
euphoria-circumstance-target_damage = Daño de cada impacto suyo
euphoria-circumstance-target_range = Alcance de su arma (pulgadas)
euphoria-circumstance-gap = Hueco (pulgadas, redondeadas hacia arriba)
euphoria-circumstance-somersault = Con Salto mortal
euphoria-mark-any_hit = Al menos un impacto
euphoria-mark-two_hits = Dos impactos o más
euphoria-mark-target_dead = Objetivo muerto
euphoria-mark-own_dead = Miniatura propia muerta
euphoria-mark-fatality = Un FATALITY
euphoria-mark-across = Llega al otro lado
euphoria-mark-unharmed = Nada sale mal
euphoria-odds-figure = { $figure ->
    [a] quien ataca
    [b] el objetivo
   *[other] otra
}
euphoria-odds-hits = { $hits ->
    [0] ningún impacto
    [one] 1 impacto
   *[other] { $hits } impactos
}
euphoria-odds-shield = { $hits ->
    [one] 1 impacto en quien está delante
   *[other] { $hits } impactos en quien está delante
}
euphoria-odds-dead = { $whose ->
    [own] muere la miniatura propia
   *[target] muere el objetivo
}
euphoria-odds-lost = { $whose ->
    [own] la miniatura propia pierde { $points }
   *[target] el objetivo pierde { $points }
}
euphoria-odds-unharmed = { $whose ->
    [own] la miniatura propia, ilesa
   *[target] el objetivo, ileso
}
euphoria-odds-fatality = FATALITY
euphoria-odds-short = se queda corta
euphoria-odds-across = llega al otro lado
euphoria-odds-stumbles = tropieza en el borde
euphoria-odds-too_dear = Ese salto cuesta { $needs } PA, y hay { $has }.
euphoria-odds-found = { $off ->
    [true] estalla: { $reward }
   *[false] { $reward }
}
