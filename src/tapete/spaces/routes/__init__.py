"""Routes on foot over flat ground."""
