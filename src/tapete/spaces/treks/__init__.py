"""Where to go over scenery with heights, as a question."""
