"""Exact distributions of dice: sums, the best few, aces, contests, ladders and sorted pairs."""
