"""What bots calculate with: how a side stands, what is worth doing, and quick estimates."""
