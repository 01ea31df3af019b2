"""Answers, deeds, outcomes and things in words."""
