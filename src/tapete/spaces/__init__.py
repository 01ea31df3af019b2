"""The plane and its squares: sight, cover, routes, templates, boards as text. Pure geometry."""
