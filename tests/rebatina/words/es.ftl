rebatina-title = La rebatiña

## Antes de la partida

rebatina-options-scenario = Escenario
rebatina-options-gangs = Bandas propias
rebatina-brief = Gana la banda que al final lleve más sacos, o la última en pie.
rebatina-legend = # muro · T árbol · $ saco

## Preguntas y respuestas

rebatina-ask-act = ¿Qué hace { $figure }?
rebatina-group-move = Mover
rebatina-group-fight = Pelear
rebatina-group-loot = Botín
rebatina-group-turn = Turno
rebatina-place = columna { $x }, fila { $y }
rebatina-option-move = Ir a { $place }
rebatina-do-strike = { $target ->
    [none] Golpear a alguien
   *[other] Golpear a { $target }
}
rebatina-do-grab = { $place ->
    [none] Coger un saco
   *[other] Coger el saco de { $place }
}
rebatina-do-end = Acabar el turno
rebatina-barred-nobody = No hay ningún rival al lado.
rebatina-barred-no_sack = No hay ningún saco al alcance.
rebatina-barred-acted = Una acción por turno: esta figura ya ha hecho la suya.
rebatina-barred-stunned = Sin sentido: puede andar, y se recupera al acabar su turno.

## Lo que se cuenta

rebatina-event-round_began = Asalto { $round }.
rebatina-event-walked = { $figure } anda.
rebatina-event-struck = { $figure } golpea a { $target } y { $hit ->
    [true] acierta.
   *[false] falla.
}
rebatina-event-became = { $figure } { $state ->
    [stunned] queda sin sentido.
    [out] queda fuera de la pelea.
   *[fit] se recupera.
}
rebatina-event-loaded = { $figure } { $sacks ->
    [1] coge un saco.
    [-1] suelta un saco.
   *[other] suelta todos sus sacos.
}
rebatina-gist = { $figure }: { $parts }
rebatina-state_name = { $state ->
    [out] fuera de la pelea
    [stunned] sin sentido
   *[loot] { $amount ->
        [0] gana un saco
        [one] 1 saco
       *[other] { $amount } sacos
    }
}
rebatina-result-standing = { $gang } son la última banda en pie.
rebatina-result-loot = { $gang } se llevan más sacos.
rebatina-result-draw = Las dos bandas se llevan los mismos sacos.

## Lo que se dibuja

rebatina-scene-head = Asalto { $round } de { $rounds }
rebatina-scene-sack = un saco
rebatina-unit = casillas
rebatina-scene-out = fuera de la pelea
rebatina-beat-out = ¡Fuera de la pelea!
rebatina-picture-figure = { $acting ->
    [true] >
   *[false] {" "}
} { $sign } { $figure } ({ $gang }){ $count ->
    [0] {""}
   *[other] : { $states }
}

## Probabilidades

rebatina-procedure-strike = Un golpe
rebatina-circumstance-striker = Quién golpea
rebatina-circumstance-striker_brute = un Bruto
rebatina-circumstance-striker_blade = una Navajera
rebatina-circumstance-striker_urchin = un Golfillo
rebatina-circumstance-target = Quién lo recibe
rebatina-circumstance-target_brute = un Bruto
rebatina-circumstance-target_blade = una Navajera
rebatina-circumstance-target_urchin = un Golfillo
rebatina-odds-miss = falla
rebatina-odds-hit = sin sentido

## Bandas propias

rebatina-gang-title = Banda
rebatina-gang-fault = Tres figuras que cuesten 9 o menos entre todas.
rebatina-gang-cost = Coste
rebatina-gang-name = Nombre
rebatina-gang-members = Figuras
