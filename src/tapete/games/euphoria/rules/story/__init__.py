"""The set-up of a show, its mission and its end."""
