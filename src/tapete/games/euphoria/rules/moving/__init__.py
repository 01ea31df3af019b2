"""Moving over the table and its scenery."""
