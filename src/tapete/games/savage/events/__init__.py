"""What is told in a fight."""
