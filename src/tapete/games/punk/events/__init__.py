"""What is told, by chapter."""
