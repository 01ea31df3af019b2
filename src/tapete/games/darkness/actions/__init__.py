"""What a survivor may do."""
