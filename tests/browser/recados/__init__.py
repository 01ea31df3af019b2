"""A game for trying the table: a courier's day, in which every kind of question is asked once."""
