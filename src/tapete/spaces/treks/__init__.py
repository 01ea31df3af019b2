"""The question of where to go over scenery with heights."""
