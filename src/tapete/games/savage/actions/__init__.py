"""What a figure can do in its turn, one module per kind of deed."""
