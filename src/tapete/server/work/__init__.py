"""Work that takes a while: done beside the loop, by turns, within a time, if it is wanted."""

from tapete.server.work.turns import Turns
from tapete.server.work.workers import Workers

__all__ = ["Turns", "Workers"]
