hero-error-bad_block = Línea { $line }: { $problem }

hero-block-label = se esperaba el nombre de un apartado y dos puntos, no «{ $found }». Por ejemplo: { $near }.
hero-block-unknown = no hay { $kind ->
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
hero-block-die = en «{ $found }» se esperaba al final un dado: d4, d6, d8, d10, d12 o d12+N.
hero-block-number = se esperaba un número, no «{ $found }».
hero-block-toughness = se esperaba un número, como 6, o como 6(1) si 1 es de armadura; no «{ $found }».
hero-block-special = «{ $found }» no lleva número.
hero-block-count = en «{ $found }» se esperaba una cantidad de 1 a { $most }.
hero-block-yes_no = se esperaba sí o no, no «{ $found }».
hero-block-twice = «{ $found }» está dos veces.
hero-block-missing = { $what ->
    [name] falta el nombre. Se esperaba «Nombre: …».
    [arcane] hay poderes y falta la habilidad que los usa. Se esperaba «Habilidad arcana: …».
   *[other] falta { $what ->
        [agility] Agilidad
        [smarts] Astucia
        [spirit] Espíritu
        [strength] Fuerza
       *[vigor] Vigor
    }. Se esperaba «Atributos: Agilidad d6, Astucia d6, Espíritu d6, Fuerza d6, Vigor d6».
}
hero-block-too_long = el texto tiene { $found } letras; caben { $most }.

hero-warning-kept = { $field ->
    [pace] Paso
    [parry] Parada
    [armour] Armadura
   *[toughness] Dureza sin armadura
}: el texto da { $given } y las reglas { $computed }. Queda { $given }.
hero-warning-dropped = { $field ->
    [parry] Parada
    [armour] Armadura
   *[toughness] Dureza sin armadura
}: el texto da { $given } y las reglas { $computed }. Queda { $computed }.

hero-fault-no_name = No tiene nombre.
hero-fault-unknown = No hay { $kind ->
    [attribute] ningún atributo
    [skill] ninguna habilidad
    [edge] ninguna ventaja
    [hindrance] ninguna desventaja
    [power] ningún poder
    [gear] ningún arma, armadura ni escudo
   *[token] ninguna silueta
} «{ $given }».
hero-fault-no_die = { $trait }: no hay ningún dado de { $given } caras.
hero-fault-too_high = { $trait } { $given }: al empezar, el máximo es { $most }.
hero-fault-points = { $steps } pasos de atributos, { $points } puntos de habilidad y { $edges } ventajas piden { $needed_points } puntos de desventajas, y hay { $earned }.
hero-fault-edge_die = { $edge } pide { $trait } { $least }.
hero-fault-edge_needs = { $edge } pide { $needed }.
hero-fault-edge_twice = { $edge } está dos veces.
hero-fault-hindrance_twice = { $hindrance } está dos veces.
hero-fault-not_both = { $hindrance } y { $other } no van juntas.
hero-fault-no_background = Para tener poderes hace falta { $edge }.
hero-fault-no_arcane_skill = Para tener poderes hace falta una habilidad que los use: Lanzar conjuros, Fe o Concentración.
hero-fault-powers = Tiene { $given } poderes; al empezar caben { $most }.
hero-fault-power_points = Tiene { $given } puntos de poder; al empezar caben { $most }.
hero-fault-natural = { $gear } no es equipo: es un arma natural.
hero-fault-extra = Un héroe es Comodín, y este no lo es.
hero-fault-human = { $field ->
    [size] El Tamaño
    [armour] La armadura natural
    [parry] La Parada añadida
    [toughness] La Dureza añadida
    [pace] El Paso, antes de ventajas y desventajas,
   *[run] El dado de carrera
} de un humano es { $usual }, no { $given }.
hero-fault-beast = { $field ->
    [mount] Un héroe no es una montura.
   *[heavy] Un humano no tiene blindaje pesado de nacimiento.
}

hero-workshop-title = Héroes
hero-shelf-name = Nombre
hero-shelf-attributes = Atributos
hero-shelf-skills = Habilidades
hero-shelf-edges = Ventajas
hero-shelf-hindrances = Desventajas
hero-shelf-gear = Equipo
hero-shelf-powers = Poderes
hero-shelf-arcane = Habilidad arcana
hero-shelf-token = Silueta
hero-purse-attributes = Pasos de atributos
hero-purse-skills = Puntos de habilidad
hero-purse-edges = Ventajas
hero-purse-hindrances = Puntos de desventajas
hero-value-pace = Paso
hero-value-parry = Parada
hero-value-toughness = Dureza
hero-gear-weapons = Armas
hero-gear-armour = Armaduras
hero-gear-shields = Escudos
hero-pick-linked = Depende de { $trait }
hero-pick-core = Todo el mundo la tiene a d4
hero-pick-asks_die = Pide { $trait } { $least }
hero-pick-asks = Pide { $needed }
hero-pick-gives = { $points ->
    [one] Da 1 punto
   *[other] Da { $points } puntos
}
hero-pick-costs = { $points ->
    [one] Cuesta 1 punto de poder
   *[other] Cuesta { $points } puntos de poder
}
hero-pick-damage = Daño { $damage }{ $ap ->
    [0] {""}
   *[other] , PA { $ap }
}
hero-pick-range = Alcance { $range }
hero-pick-armour = Armadura +{ $armour }
hero-pick-parry = Parada { $parry }
hero-pick-min_strength = Fuerza mínima { $die }
