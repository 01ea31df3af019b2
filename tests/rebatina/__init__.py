"""La rebatiña, the smallest board game: two gangs scramble for the sacks in a yard of squares."""
