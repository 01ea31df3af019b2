"""The text of a stat block, cut into fields before anything is interpreted."""
