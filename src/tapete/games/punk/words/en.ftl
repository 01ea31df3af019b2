### Punkapocalyptic
###
### punk-do-<what>: an Action of the menu, with $to (whom) and $item (what with).
### punk-detail-<name>: a detail of one, with $value (its value, or "figure") and $target (who).
### $figure, $target, $to, $other, $weapon, $item, $gear, $ability… are names by the time they are said.

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

