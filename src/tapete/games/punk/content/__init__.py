"""What the game is made of: weapons, fighters, tables, scenarios and bands, read from TOML."""
