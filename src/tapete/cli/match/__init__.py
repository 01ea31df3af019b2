"""A match at a terminal: played, watched, replayed, saved and verified."""
