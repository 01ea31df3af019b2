"""Odds of a shot, a fight or a fall beside a real table, by the rules themselves."""
