"""Questions about places on a board."""
