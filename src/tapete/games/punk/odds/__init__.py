"""The odds of a shot, a fight or a fall at a real table, by the rules themselves."""
