"""The states that figures can be in: one table per game, and what is shown and told from it."""

from tapete.conditions.condition import Condition
from tapete.conditions.table import Conditions

__all__ = ["Condition", "Conditions"]
