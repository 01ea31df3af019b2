### Punkapocalyptic
###
### punk-do-<what>: una Acción del menú, con $to (a quién) y $item (con qué).
### punk-detail-<name>: un detalle suyo, con $value (su valor, o "figure") y $target (quién).
### $figure, $target, $to, $other, $weapon, $item, $gear, $ability… ya son nombres cuando se dicen.

punk-title = Punkapocalyptic

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

## Ver y cubrirse

## Moverse

punk-ask-rough = { $figure } pisa Terreno chungo. ¿Tira Agilidad para mover como por Terreno chachi? Si no, mueve la mitad.
punk-ask-climb = { $figure } va a trepar. ¿Tira Agilidad para usar todo su Movimiento? Si no, mueve la mitad.
punk-ask-very_rough = { $figure } llega a un Terreno pila chungo. ¿Va con cuidado o se arriesga?
punk-ask-rest = { $figure } ya solo puede mover { MM($left) } mm. ¿Por dónde sigue?
punk-ask-facing = ¿Hacia dónde mira { $figure }?
punk-ask-join = { $figure } se ha quedado libre. ¿Con quién se pone en contacto?
punk-option-safe = Con cuidado: la mitad del Movimiento
punk-option-risk = Se arriesga: todo el Movimiento, o al suelo
punk-do-stand_up = Levantarse
punk-barred-hanging = Cuelga de una pared: solo puede seguir moviéndose o dejarse caer.
punk-event-moved = { $figure } mueve { MM($far) } mm.
punk-event-turned = { $figure } se gira en el sitio.
punk-event-slowed = { $ground ->
    [climb] { $figure } trepa despacio: este Movimiento se queda en la mitad.
    [very_rough] { $figure } va con cuidado por el Terreno pila chungo: este Movimiento se queda en la mitad.
   *[rough] El Terreno chungo frena a { $figure }: este Movimiento se queda en la mitad.
}
punk-event-fell = { $strength ->
    [0] { $figure } cae desde { MM($height) } mm, sin daño.
   *[other] { $figure } sufre una Caída desde { MM($height) } mm, de Fuerza { $strength }.
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
punk-event-pumped = { $figure } bombea: { $weapon }, +{ $strength } a la Fuerza, +{ $penetration } a la Penetración, +{ $reach }0 cm.
punk-event-lobbed = { $aimed ->
    [true] { $figure } lanza a { $target }: { $weapon }.
   *[false] { $figure } lanza: { $weapon }.
}
punk-event-deviated = { $forward ->
    [true] Se desvía { MM($far) } mm hacia delante: { $weapon } de { $figure }.
   *[false] Se desvía { MM($far) } mm hacia atrás: { $weapon } de { $figure }.
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

punk-do-shoot = Disparar a { $to }: { $item }
punk-do-aim = Apuntar a { $to }
punk-do-ready = Fuego defensivo
punk-do-reload = Recargar: { $item }
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
punk-barred-too_far = Está a { MM($needs) } mm, y el arma llega a { MM($has) } mm.
punk-barred-too_near = Está a { MM($has) } mm, y hay que lanzar a { MM($needs) } mm o más.
punk-barred-unseen = No lo ve.
punk-barred-behind_minis = Lo tapan del todo otras miniaturas.
punk-barred-whole_combat = Las postas van a todo el Combate: dispara a { $target }.
punk-barred-only_templates = Las armas de plantilla no sirven para el Fuego defensivo.
punk-barred-off_board = Está fuera de la mesa.
punk-barred-behind = La plantilla se pone delante: en la mitad frontal de la peana.
punk-barred-nowhere = La plantilla tiene que apuntar a algún sitio.

## Turnos, despliegue y escenarios

## Equipo

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
    [C] +3 a Combate
    [P] +3 a Precisión
   *[T] +3 a Técnica
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
punk-barred-power_too_far = { $target } está a { MM($needs) } mm, y el poder llega a { MM($has) } mm.
punk-barred-power_unseen = No ve a { $target }.
punk-barred-target_locked = { $target } está en Combate.
punk-barred-nothing_to_drop = { $target } no lleva arma que soltar.
punk-barred-no_hands = No puede llevar más armas: { $weapon }.

## Probabilidades

