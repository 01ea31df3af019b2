"""What a miniature may do: a module for each kind of deed, and one menu."""
