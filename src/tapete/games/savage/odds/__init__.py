"""The odds of an attack described in words: the same rules, on an empty field."""
