"""Ways over scenery with heights: on foot, up walls, across gaps, through the air."""
