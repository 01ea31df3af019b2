"""A board of hexes, in whole numbers: distance, sight from centre to centre, routes, text."""
