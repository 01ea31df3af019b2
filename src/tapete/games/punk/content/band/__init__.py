"""A band: who is in it, what it costs, and what it may be."""
