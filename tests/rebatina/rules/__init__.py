"""What happens, by chapters."""
