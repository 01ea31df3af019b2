"""What players make."""

from typing import Any

WORKSHOPS: dict[str, Any] = {}
