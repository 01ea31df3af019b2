"""A skirmish from its set-up to its result: deployment, objectives, weather, beasts."""
