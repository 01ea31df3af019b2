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

## Combatir, impactos y bajas

## Disparar, plantillas y marcadores

## Turnos, despliegue y escenarios

## Equipo

## Dones: facciones, mutaciones, equipo y poderes

## Probabilidades

