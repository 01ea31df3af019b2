"""How other devices reach the server: the machine's addresses, and a door to its network."""
