"""A board divided into squares, and routes over them."""
