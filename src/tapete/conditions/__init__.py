"""The states figures can be in: one table a game, and all that is shown and told from it."""

from tapete.conditions.condition import Condition
from tapete.conditions.table import Conditions

__all__ = ["Condition", "Conditions"]
