"""Trait rolls and bennies."""
