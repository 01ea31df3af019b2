"""What is kept: matches in a database, written down before they are told."""
