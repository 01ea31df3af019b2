"""The table as a terminal draws it."""
