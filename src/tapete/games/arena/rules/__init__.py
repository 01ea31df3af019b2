"""What happens, by the book's chapters."""
