salteadores-title = Highwaymen

salteadores-ask-job = Which job do you pull?
salteadores-ask-ambush = Do you spring an ambush? Choose a card.
salteadores-ask-defend = Do you defend? Choose a card.

salteadores-option-safe = Safe job (1d4+1)
salteadores-option-bold = Bold job (2d6)
salteadores-option-pass = Let it pass
salteadores-option-card = Card of { $value }

salteadores-event-turn_began = Turn of { $rogue ->
    [0] Lefty
   *[1] Nightshade
}.
salteadores-event-robbed = { $rogue ->
    [0] Lefty
   *[1] Nightshade
} robs a traveller: { $loot } { $loot ->
    [one] coin
   *[other] coins
}.
salteadores-event-ambushed = Ambush by { $rogue ->
    [0] Lefty
   *[1] Nightshade
} with a { $card }!
salteadores-event-defended = { $rogue ->
    [0] Lefty
   *[1] Nightshade
} defends with a { $card }.
salteadores-event-took = { $rogue ->
    [0] Lefty
   *[1] Nightshade
} takes { $loot } { $loot ->
    [one] coin
   *[other] coins
}.
salteadores-event-scattered = A tie: { $loot } coins roll down the road.

salteadores-gist-gains = { $rogue ->
    [0] Lefty
   *[1] Nightshade
} +{ $coins }
salteadores-result-rich = { $rogue ->
    [0] Lefty
   *[1] Nightshade
} retires with { $coins } coins.

salteadores-picture-rogue = { $rogue ->
    [0] Lefty
   *[1] Nightshade
}: { $coins } coins, hand: { $hand }
salteadores-picture-deck = Cards unseen: { $cards }
