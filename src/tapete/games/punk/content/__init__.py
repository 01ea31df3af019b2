"""The content of the game: weapons, fighters, tables, scenarios and bands, read from TOML."""
