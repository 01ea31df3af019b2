### Punkapocalyptic

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

