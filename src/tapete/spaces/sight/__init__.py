"""What is seen from where, and what hides it."""
