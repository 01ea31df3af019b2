"""What is fixed on a table, drawn as text or read from a map file."""
