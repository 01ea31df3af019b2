"""Encounter discs: laid, looked at, turned over, met, shuffled."""
