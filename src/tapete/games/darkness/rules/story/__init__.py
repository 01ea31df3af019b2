"""A scenario: its set-up, its tiles, its special actions, its end."""
