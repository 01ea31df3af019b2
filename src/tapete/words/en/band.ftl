### The bands of Punkapocalyptic

band-name = { $language ->
    [es] { $es }
   *[en] { $en }
}
band-numbered = { $name } ({ $number })
band-times = { $count ->
    [one] { $name }
   *[other] { $name } ×{ $count }
}
band-title = { $profile } “{ $name }”
band-member = { $name } (no. { $number })

band-content-unknown = there is no “{ $given }” that would do here.

band-error-no_faction = There is no faction “{ $given }”. There are: { $known }.
band-error-list = Line { $line }: { $problem }
band-error-mixed = { $file }: a file of BattleScribe (.gst, .cat, .ros or .rosz) was expected here.
band-error-points = A band has between 1 and { $most } points, not { $given }.

band-list-empty = there is no band here. “Band: …” was expected.
band-list-twice = “{ $found }” is there twice.
band-list-points = a number of points between 1 and { $most } was expected, not “{ $found }”.
band-list-long = a name has at most { $most } letters.
band-list-form = “Profile: weapon, weapon…” was expected, not “{ $found }”.
band-list-unknown = there is no { $kind ->
    [faction] faction
    [profile] profile
   *[gear] weapon, gear or mutation
} “{ $found }”.{ $near ->
    [none] {""}
   *[other] {" "}Did you mean { $near }?
}

band-fault-no_name = The band has no name.
band-fault-no_faction = { $given ->
    [none] Choose a faction.
   *[other] There is no faction “{ $given }”.
}
band-fault-no_profile = { $given ->
    [none] Choose a profile for mini { $number }.
   *[other] Mini { $number } has no profile that exists: “{ $given }”.
}
band-fault-other_faction = { $profile } is not one of { $faction }.
band-fault-points = The band costs { $cost } points and there are { $most }.
band-fault-size = There are { $count } minis, and { $points } points leave room for { $most }.
band-fault-no_leader = There is no leader: { $leader }.
band-fault-leaders = { $who }: there is a leader already, and there can be only one.
band-fault-group = { $who }: it comes in groups of { $least } to { $most }, not of { $count }.
band-fault-no_group = { $who }: it does not come in groups, and there are { $count } here.
band-fault-most = { $profile }: there are { $count }, and the most is { $most }.
band-fault-outnumbered = { $profile }: there are { $count }, and there can be no more than in the rest of the band ({ $rest }).
band-fault-company = { $profile }: there are { $count }, and there is room for { $most } for each { $of }.
band-fault-scarce = { $gear } is Scarce: there are { $count }, and a band has room for { $most }.
band-fault-one_a_band = { $gear }: there are { $count }, and a band has room for 1.
band-fault-mutation_alike = { $mutation }: { $count } have it, and a band has room for the same mutation { $most } times.
band-fault-no_gear = { $who }: nothing is called “{ $given }”.
band-fault-not_allowed = { $who } cannot buy { $gear }.
band-fault-armours = { $who }: only one armour, not { $gear }.
band-fault-twice = { $who }: { $gear } is there twice.
band-fault-weapons = { $who } carries { $count } weapons, and its limit is { $most }.
band-fault-two_handed = { $who }: only one Two-Handed object, not { $gear }.
band-fault-cumbersome = { $who }: only one Cumbersome object, not { $gear }.
band-fault-huge = { $who }: { $gear } is Huge and leaves room for no other weapon.
band-fault-shield = { $who }: { $shield } is not carried with { $gear }, which takes both hands.
band-fault-bombs = { $who } carries { $count } bombs, and there is room for { $most }.
band-fault-bullets = { $who } has bullets and no firearm.
band-fault-fits = { $who }: { $gear } asks for one of these weapons: { $weapons }.
band-fault-mutations = { $who } has { $count } mutations, and it has from { $least } to { $most }.
band-fault-no_mutation = { $who }: there is no mutation “{ $given }”.
band-fault-mutation_not_allowed = { $who } cannot have the mutation { $mutation }.
band-fault-mutation_twice = { $who }: the mutation { $mutation } is there twice.
band-fault-hides = { $who }: only one tough hide, not { $gear }.

band-sheet-nameless = Band without a name
band-sheet-summary = { $faction } · { $cost } of { $points } points · { $minis } of { $most } minis
band-sheet-member = { $title }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
} · { $cost } points
band-sheet-base = { $base } mm base
band-sheet-armour = Armour { $armour }
band-sheet-range = range { $value }
band-sheet-combat = C { $value }
band-sheet-strength = F { $value }
band-sheet-penetration = Pen { $value }
band-sheet-gear = Gear: { $gear }
band-sheet-special = Special rules: { $special }
band-sheet-rules = Special rules
band-sheet-column-armour = Armour
band-sheet-column-base = Base
band-sheet-column-weapon = Weapon
band-sheet-column-range = Range
band-sheet-column-combat = C
band-sheet-column-strength = F
band-sheet-column-penetration = Pen
band-sheet-column-special = Special rules

band-new-profile = { $cost } { $name } ({ $id })
band-new-help = Whom this faction can have, with the cost and the name in the file:

band-import-content = { $name }: { $profiles } profiles, { $weapons } weapons, { $gear } pieces of gear, { $mutations } mutations, { $rules } special rules.
band-import-left = { $count ->
    [0] All of it was understood.
    [one] 1 element was not understood:
   *[other] { $count } elements were not understood:
}
band-import-left_one = - { $file }, line { $line }: { $element } “{ $name }” ({ $id }): { $reason }
band-reason-no_place = our content has no place for this.
band-reason-figure = “{ $value }” is no value of { $field }.
band-reason-second = { $value } is in brackets; { $read } was read.
band-reason-text = it was kept only as text.
band-reason-no_profile = there is no such profile in our content.
band-reason-no_thing = nothing in our content is called so.
band-reason-constraint = our content does not know this limit.
band-reason-mercenary = a character of no faction here.
band-reason-no_faction = there is no such faction in our content.
band-reason-second_force = a band has only one force.
band-reason-loose = it belongs to no mini.

band-workshop-title = Bands
band-workshop-example = { $name } ({ $faction }, { $points })
band-shelf-name = Name
band-shelf-faction = Faction
band-shelf-points = Points
band-shelf-members = Minis
band-shelf-profile = Profile
band-shelf-nickname = Nickname
band-shelf-count = How many, if they come in a group
band-shelf-gear = Gear
band-shelf-mutations = Mutations
band-shelf-ammunition = Bullets
band-purse-points = Points
band-purse-minis = Minis
band-value-agility = Agility Rounds
band-gear-melee = Close-combat weapons
band-gear-ranged = Ranged weapons
band-gear-bombs = Bombs
band-gear-armour = Armour
band-gear-shields = Shields
band-gear-equipment = Special gear
band-pick-cost = { $cost ->
    [one] 1 point
   *[other] { $cost } points
}
band-pick-leader = Leads the band
band-pick-figures = { $figures }
