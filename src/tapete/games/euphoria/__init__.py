"""Euphoria: two teams in a deadly television show."""
