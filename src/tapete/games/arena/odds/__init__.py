"""The odds of an attack or a Defence at a real table, by the rules themselves."""
