"""Points, lines, discs, outlines and templates on the plane."""
