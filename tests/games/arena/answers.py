"""Answers of several questions, as a client sends them."""

from __future__ import annotations

from typing import Any


def guarding(colour: str, born: str = "", *, spent: bool = False) -> dict[str, Any]:
    """The token that a hunter defends with, by its colour and the one it had before a wound."""
    return {"colour": colour, "born": born or colour, "spent": spent}


def wound(colour: str, *, spent: bool = False) -> dict[str, Any]:
    """The token that turns red, is healed, or stays Spent, by the colour that is not red."""
    return {"colour": colour, "born": "", "spent": spent}
