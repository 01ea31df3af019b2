"""What is told."""
