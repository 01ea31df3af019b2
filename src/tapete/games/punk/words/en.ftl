### Punkapocalyptic

punk-title = Punkapocalyptic

## Names

punk-name = { $language ->
    [es] { $es }
   *[en] { $en }
}{ $number ->
    [0] {""}
   *[other] {" "}{ $number }
}
punk-word = { $word }
punk-ability = { $name } ({ $number })

## Seeing and cover

## Moving

## Fighting, hits and going down

## Shooting, templates and markers

## Turns, deployment and scenarios

## Gear

## Gifts: factions, mutations, equipment and powers

## Odds

