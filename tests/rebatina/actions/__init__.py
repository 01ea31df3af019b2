"""What a figure may do: one module a kind of deed, one menu."""
