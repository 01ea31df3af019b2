salteadores-title = Salteadores

salteadores-ask-job = ¿Qué golpe das?
salteadores-ask-ambush = ¿Le tiendes una emboscada? Elige con qué carta.
salteadores-ask-defend = ¿Te defiendes? Elige con qué carta.

salteadores-option-safe = Golpe seguro (1d4+1)
salteadores-option-bold = Golpe audaz (2d6)
salteadores-option-pass = Lo dejas pasar
salteadores-option-card = Carta de { $value }

salteadores-event-turn_began = Turno de { $rogue ->
    [0] Zurdo
   *[1] Malasombra
}.
salteadores-event-robbed = { $rogue ->
    [0] Zurdo
   *[1] Malasombra
} asalta a un viajero: { $loot } { $loot ->
    [one] moneda
   *[other] monedas
}.
salteadores-event-ambushed = ¡Emboscada de { $rogue ->
    [0] Zurdo
   *[1] Malasombra
} con un { $card }!
salteadores-event-defended = { $rogue ->
    [0] Zurdo
   *[1] Malasombra
} se defiende con un { $card }.
salteadores-event-took = { $rogue ->
    [0] Zurdo
   *[1] Malasombra
} se queda { $loot } { $loot ->
    [one] moneda
   *[other] monedas
}.
salteadores-event-scattered = Empate: { $loot } monedas ruedan por el camino.

salteadores-gist-gains = { $rogue ->
    [0] Zurdo
   *[1] Malasombra
} +{ $coins }
salteadores-result-rich = { $rogue ->
    [0] Zurdo
   *[1] Malasombra
} se retira con { $coins } monedas.

salteadores-picture-rogue = { $rogue ->
    [0] Zurdo
   *[1] Malasombra
}: { $coins } monedas, mano: { $hand }
salteadores-picture-deck = Cartas sin ver: { $cards }
