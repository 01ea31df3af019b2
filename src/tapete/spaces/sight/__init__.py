"""Lines of sight, cover, and the shadows that hide a base."""
