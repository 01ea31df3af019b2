"""What happens, by the chapters of the book."""
