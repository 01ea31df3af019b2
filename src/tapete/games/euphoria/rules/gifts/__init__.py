"""Special abilities, special attacks and genetic upgrades."""
