"""Seats are held by secrets. The server keeps only their hashes."""

from __future__ import annotations

import secrets
from hashlib import blake2b
from hmac import compare_digest

LETTERS = "abcdefghjkmnpqrstuvwxyz23456789"
"""Without those that are taken for one another."""
ID_LENGTH = 14


def fresh_token() -> str:
    """A secret that holds a seat."""
    return secrets.token_urlsafe(32)


def fresh_id() -> str:
    """The name of a match: whoever has its link may watch it, so that it cannot be guessed."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def digest(token: str) -> str:
    """What is kept of a token."""
    return blake2b(token.encode(), digest_size=32, person=b"tapete.seat").hexdigest()


def holds(kept: str, token_digest: str) -> bool:
    """Whether a token's digest is the one that is kept; an empty one holds nothing."""
    return bool(kept) and compare_digest(kept, token_digest)
