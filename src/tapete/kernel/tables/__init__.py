"""The tables at which rules are played: by people, by bots, or by the script of a test."""
