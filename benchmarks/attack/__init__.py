"""What a stranger may try against a server: each attempt is a function that says what fell."""
