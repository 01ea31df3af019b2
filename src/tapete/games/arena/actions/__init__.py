"""What a hunter may do: a module for each kind of deed, and one menu."""
