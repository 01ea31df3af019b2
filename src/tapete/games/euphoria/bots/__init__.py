"""What bots know of a show."""
