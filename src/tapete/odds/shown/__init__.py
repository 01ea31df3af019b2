"""Chances as people read them: whole percentages, of the few outcomes that matter most."""
