hero-error-bad_block = Line { $line }: { $problem }

hero-block-label = the name of a field and a colon were expected, not “{ $found }”. For instance: { $near }.
hero-block-unknown = there is no { $kind ->
    [attribute] attribute
    [skill] skill
    [edge] edge
    [hindrance] hindrance
    [power] power
    [gear] weapon, armor or shield
    [special] special ability
   *[token] token
} “{ $found }”.{ $near ->
    [none] {""}
   *[other] {" "}Did you mean { $near }?
}
hero-block-die = a die was expected at the end of “{ $found }”: d4, d6, d8, d10, d12 or d12+N.
hero-block-number = a number was expected, not “{ $found }”.
hero-block-toughness = a number was expected, such as 6, or 6(1) if 1 of it is armor; not “{ $found }”.
hero-block-special = “{ $found }” takes no number.
hero-block-count = a count from 1 to { $most } was expected in “{ $found }”.
hero-block-yes_no = yes or no was expected, not “{ $found }”.
hero-block-twice = “{ $found }” is there twice.
hero-block-missing = { $what ->
    [name] the name is missing. “Name: …” was expected.
    [arcane] there are powers, and the skill that works them is missing. “Arcane Skill: …” was expected.
   *[other] { $what ->
        [agility] Agility
        [smarts] Smarts
        [spirit] Spirit
        [strength] Strength
       *[vigor] Vigor
    } is missing. “Attributes: Agility d6, Smarts d6, Spirit d6, Strength d6, Vigor d6” was expected.
}
hero-block-too_long = the text has { $found } letters; { $most } are the most.

hero-warning-kept = { $field ->
    [pace] Pace
    [parry] Parry
    [armour] Armor
   *[toughness] Toughness without armor
}: the text gives { $given } and the rules { $computed }. It stays { $given }.
hero-warning-dropped = { $field ->
    [parry] Parry
    [armour] Armor
   *[toughness] Toughness without armor
}: the text gives { $given } and the rules { $computed }. It is { $computed }.

hero-fault-no_name = It has no name.
hero-fault-unknown = There is no { $kind ->
    [attribute] attribute
    [skill] skill
    [edge] edge
    [hindrance] hindrance
    [power] power
    [gear] weapon, armor or shield
   *[token] token
} “{ $given }”.
hero-fault-no_die = { $trait }: there is no die of { $given } sides.
hero-fault-too_high = { $trait } { $given }: { $most } is the most to begin with.
hero-fault-points = { $steps } attribute steps, { $points } skill points and { $edges } edges ask for { $needed_points } points of hindrances, and there are { $earned }.
hero-fault-edge_die = { $edge } asks for { $trait } { $least }.
hero-fault-edge_needs = { $edge } asks for { $needed }.
hero-fault-edge_twice = { $edge } is there twice.
hero-fault-hindrance_twice = { $hindrance } is there twice.
hero-fault-not_both = { $hindrance } and { $other } do not go together.
hero-fault-no_background = Powers ask for { $edge }.
hero-fault-no_arcane_skill = Powers ask for a skill that works them: Spellcasting, Faith or Focus.
hero-fault-powers = It has { $given } powers; { $most } are the most to begin with.
hero-fault-power_points = It has { $given } power points; { $most } are the most to begin with.
hero-fault-natural = { $gear } is no gear: it is a natural weapon.
hero-fault-extra = A hero is a Wild Card, and this is not.
hero-fault-human = { $field ->
    [size] The Size
    [armour] The natural armor
    [parry] The added Parry
    [toughness] The added Toughness
    [pace] The Pace, before edges and hindrances,
   *[run] The running die
} of a human is { $usual }, not { $given }.
hero-fault-beast = { $field ->
    [mount] A hero is no mount.
   *[heavy] A human is not born with heavy armor.
}

hero-workshop-title = Heroes
hero-shelf-name = Name
hero-shelf-attributes = Attributes
hero-shelf-skills = Skills
hero-shelf-edges = Edges
hero-shelf-hindrances = Hindrances
hero-shelf-gear = Gear
hero-shelf-powers = Powers
hero-shelf-arcane = Arcane skill
hero-shelf-token = Silhouette
hero-purse-attributes = Attribute steps
hero-purse-skills = Skill points
hero-purse-edges = Edges
hero-purse-hindrances = Points of hindrances
hero-value-pace = Pace
hero-value-parry = Parry
hero-value-toughness = Toughness
hero-gear-weapons = Weapons
hero-gear-armour = Armor
hero-gear-shields = Shields
hero-pick-linked = Linked to { $trait }
hero-pick-core = Everybody has it at d4
hero-pick-asks_die = Asks for { $trait } { $least }
hero-pick-asks = Asks for { $needed }
hero-pick-gives = { $points ->
    [one] Gives 1 point
   *[other] Gives { $points } points
}
hero-pick-costs = { $points ->
    [one] Costs 1 power point
   *[other] Costs { $points } power points
}
hero-pick-damage = Damage { $damage }{ $ap ->
    [0] {""}
   *[other] , AP { $ap }
}
hero-pick-range = Range { $range }
hero-pick-armour = Armor +{ $armour }
hero-pick-parry = Parry { $parry }
hero-pick-min_strength = Least Strength { $die }
