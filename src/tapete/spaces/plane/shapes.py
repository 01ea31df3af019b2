"""Shapes of shapely that several threads ask at the same time."""

from __future__ import annotations

import numpy as np
import shapely


def shared(shape: shapely.Geometry) -> np.ndarray[tuple[()], np.dtype[np.object_]]:
    """A shape to hand to `contains_xy` and `intersects_xy`, which then leave it as it is.

    Given the shape itself they prepare it, and a prepared shape that two threads ask for the first
    time crashes the process.
    """
    return np.array(shape, dtype=np.object_)
