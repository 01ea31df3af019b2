"""Grapples, pushes, disarming, and tests of nerve and wits."""
