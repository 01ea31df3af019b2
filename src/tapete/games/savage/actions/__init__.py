"""What a figure can do in its turn, one module a kind of deed."""
