"""The rules, by the chapters of the sheet and the core mechanics it assumes."""
