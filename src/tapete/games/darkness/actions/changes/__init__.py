"""What a master may change by hand: survivors, figures, the city, the story; and in secret."""
