"""The ladder of difficulties, and dice read by it."""
