"""A match at a terminal: played, watched, replayed, kept and verified."""
