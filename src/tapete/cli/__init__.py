"""The terminal: play, watch, replay, and the tools."""

from tapete.cli.main import main

__all__ = ["main"]
