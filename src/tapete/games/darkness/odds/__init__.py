"""The odds of a check, a fight or a door at a real table, by the rules themselves."""
