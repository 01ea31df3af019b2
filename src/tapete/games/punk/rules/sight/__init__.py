"""Lines of sight between minis, and the cover between them."""
