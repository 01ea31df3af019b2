"""Hunters, enemies, gear, cards, scenarios and maps, read from TOML."""
