"""Deeds of movement: where a figure may go, leaps and climbs, the saddle and the wheel."""
