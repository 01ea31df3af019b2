"""What boards of cells share, be they squares or hexes: how far one gets, and routes."""
