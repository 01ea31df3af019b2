"""What a figure may do: kinds of deeds, and the menu that is made of them."""
