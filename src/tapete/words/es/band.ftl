### Las bandas de Punkapocalyptic

band-name = { $language ->
    [en] { $en }
   *[es] { $es }
}
band-numbered = { $name } ({ $number })
band-times = { $count ->
    [one] { $name }
   *[other] { $name } ×{ $count }
}
band-title = { $profile } «{ $name }»
band-member = { $name } (n.º { $number })

band-content-unknown = no hay ningún «{ $given }» que valga aquí.

band-error-no_faction = No hay ninguna facción «{ $given }». Hay: { $known }.
band-error-list = Línea { $line }: { $problem }
band-error-mixed = { $file }: aquí se esperaba un archivo de BattleScribe (.gst, .cat, .ros o .rosz).
band-error-points = Una banda tiene entre 1 y { $most } puntos, no { $given }.

band-list-empty = aquí no hay ninguna banda. Se esperaba «Banda: …».
band-list-twice = «{ $found }» está dos veces.
band-list-points = se esperaba un número de puntos entre 1 y { $most }, no «{ $found }».
band-list-long = un nombre tiene como mucho { $most } letras.
band-list-form = se esperaba «Perfil: arma, arma…», no «{ $found }».
band-list-unknown = no hay { $kind ->
    [faction] ninguna facción
    [profile] ningún perfil
   *[gear] ningún arma, equipo ni mutación
} «{ $found }».{ $near ->
    [none] {""}
   *[other] {" "}¿Querías decir { $near }?
}

band-fault-no_name = La banda no tiene nombre.
band-fault-no_faction = { $given ->
    [none] Elige una facción.
   *[other] No hay ninguna facción «{ $given }».
}
band-fault-no_profile = { $given ->
    [none] Elige un perfil para la miniatura { $number }.
   *[other] La miniatura { $number } no tiene un perfil que exista: «{ $given }».
}
band-fault-other_faction = { $profile } no es de { $faction }.
band-fault-points = La banda cuesta { $cost } puntos y hay { $most }.
band-fault-size = Son { $count } miniaturas, y con { $points } puntos caben { $most }.
band-fault-no_leader = Falta quien mande: { $leader }.
band-fault-leaders = { $who }: ya hay quien mande, y solo puede haber uno.
band-fault-group = { $who }: va en grupos de { $least } a { $most }, no de { $count }.
band-fault-no_group = { $who }: no va en grupo, y aquí son { $count }.
band-fault-most = { $profile }: hay { $count }, y el máximo es { $most }.
band-fault-outnumbered = { $profile }: hay { $count }, y no puede haber más que en el resto de la banda ({ $rest }).
band-fault-company = { $profile }: hay { $count }, y caben { $most } por cada { $of }.
band-fault-scarce = { $gear } es Escasa: hay { $count }, y caben { $most } en la banda.
band-fault-one_a_band = { $gear }: hay { $count }, y cabe 1 en la banda.
band-fault-mutation_alike = { $mutation }: la tienen { $count }, y la misma mutación cabe { $most } veces en la banda.
band-fault-no_gear = { $who }: no hay nada que se llame «{ $given }».
band-fault-not_allowed = { $who } no puede comprar { $gear }.
band-fault-armours = { $who }: un solo Blindaje, no { $gear }.
band-fault-twice = { $who }: { $gear } está dos veces.
band-fault-weapons = { $who } lleva { $count } armas, y su cupo es { $most }.
band-fault-two_handed = { $who }: un solo objeto A dos manos, no { $gear }.
band-fault-cumbersome = { $who }: un solo Armatoste, no { $gear }.
band-fault-huge = { $who }: { $gear } es un Mamotreto y no deja llevar otra arma.
band-fault-shield = { $who }: { $shield } no se lleva con { $gear }, que ocupa las dos manos.
band-fault-bombs = { $who } lleva { $count } bombas, y caben { $most }.
band-fault-bullets = { $who } tiene balas y ningún arma de fuego.
band-fault-fits = { $who }: { $gear } pide una de estas armas: { $weapons }.
band-fault-mutations = { $who } tiene { $count } mutaciones, y son de { $least } a { $most }.
band-fault-no_mutation = { $who }: no hay ninguna mutación «{ $given }».
band-fault-mutation_not_allowed = { $who } no puede tener la mutación { $mutation }.
band-fault-mutation_twice = { $who }: la mutación { $mutation } está dos veces.
band-fault-hides = { $who }: una sola piel dura, no { $gear }.

band-sheet-nameless = Banda sin nombre
band-sheet-summary = { $faction } · { $cost } de { $points } puntos · { $minis } de { $most } miniaturas
band-sheet-member = { $title }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
} · { $cost } puntos
band-sheet-base = Peana de { $base } mm
band-sheet-armour = Blindaje { $armour }
band-sheet-range = alcance { $value }
band-sheet-combat = C { $value }
band-sheet-strength = F { $value }
band-sheet-penetration = Pen { $value }
band-sheet-gear = Equipo: { $gear }
band-sheet-special = Reglas especiales: { $special }
band-sheet-rules = Reglas especiales
band-sheet-column-armour = Blindaje
band-sheet-column-base = Peana
band-sheet-column-weapon = Arma
band-sheet-column-range = Alcance
band-sheet-column-combat = C
band-sheet-column-strength = F
band-sheet-column-penetration = Pen
band-sheet-column-special = Reglas especiales

band-new-profile = { $cost } { $name } ({ $id })
band-new-help = Quién puede ir en esta facción, con su coste y su nombre en el archivo:

band-import-content = { $name }: { $profiles } perfiles, { $weapons } armas, { $gear } piezas de equipo, { $mutations } mutaciones, { $rules } reglas especiales.
band-import-left = { $count ->
    [0] Todo se ha entendido.
    [one] 1 elemento no se ha entendido:
   *[other] { $count } elementos no se han entendido:
}
band-import-left_one = - { $file }, línea { $line }: { $element } «{ $name }» ({ $id }): { $reason }
band-reason-no_place = nuestro contenido no tiene sitio para esto.
band-reason-figure = «{ $value }» no es un valor de { $field }.
band-reason-second = { $value } va entre paréntesis; se ha leído { $read }.
band-reason-text = solo se ha guardado como texto.
band-reason-no_profile = no hay ningún perfil así en nuestro contenido.
band-reason-no_thing = no hay nada que se llame así en nuestro contenido.
band-reason-constraint = este límite no lo conoce nuestro contenido.
band-reason-mercenary = un personaje que no es de ninguna facción de aquí.
band-reason-no_faction = no hay ninguna facción así en nuestro contenido.
band-reason-second_force = una banda tiene una sola fuerza.
band-reason-loose = no pertenece a ninguna miniatura.

band-workshop-title = Bandas
band-workshop-example = { $name } ({ $faction }, { $points })
band-shelf-name = Nombre
band-shelf-faction = Facción
band-shelf-points = Puntos
band-shelf-members = Miniaturas
band-shelf-profile = Perfil
band-shelf-nickname = Mote
band-shelf-count = Cuántas, si van en grupo
band-shelf-gear = Equipo
band-shelf-mutations = Mutaciones
band-shelf-ammunition = Balas
band-purse-points = Puntos
band-purse-minis = Miniaturas
band-value-agility = Rondas de Agilidad
band-gear-melee = Armas cuerpo a cuerpo
band-gear-ranged = Armas a distancia
band-gear-bombs = Bombas
band-gear-armour = Blindajes
band-gear-shields = Escudos
band-gear-equipment = Equipo especial
band-pick-cost = { $cost ->
    [one] 1 punto
   *[other] { $cost } puntos
}
band-pick-leader = Manda la banda
band-pick-figures = { $figures }
