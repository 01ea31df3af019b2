"""Ways on foot over flat ground."""
