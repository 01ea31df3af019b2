"""What a game master changes, decides and plays."""
