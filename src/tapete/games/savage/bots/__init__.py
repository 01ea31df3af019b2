"""What bots know: how well a side is doing, what is worth trying, and quick estimates."""
