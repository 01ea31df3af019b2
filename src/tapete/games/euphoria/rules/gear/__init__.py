"""Objects, public rewards and traps."""
