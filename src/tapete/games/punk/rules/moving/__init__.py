"""Moving, climbing, jumping, falling, and ways into contact."""
