"""Skirmishes between bands in the Wasteland, on a table measured in centimetres."""
