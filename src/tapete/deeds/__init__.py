"""What a figure may do: kinds of deeds, the menu made of them, and how bots go through it."""
