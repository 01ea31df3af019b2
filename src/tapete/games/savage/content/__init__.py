"""What the game is made of: weapons, powers, people and scenarios, read from TOML."""
