"""What every reply says about itself."""

from __future__ import annotations

from litestar.types import Message, Scope

POLICY = "; ".join(
    (
        "default-src 'self'",
        "connect-src 'self'",
        "img-src 'self' data: blob:",
        "style-src 'self'",
        "script-src 'self'",
        "font-src 'self'",
        "object-src 'none'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)
"""`connect-src 'self'` lets a page open sockets to its own host, and to no other."""

HEADERS = (
    ("content-security-policy", POLICY),
    ("x-content-type-options", "nosniff"),
    ("referrer-policy", "no-referrer"),
    ("cross-origin-opener-policy", "same-origin"),
    ("cross-origin-resource-policy", "same-origin"),
    ("permissions-policy", "camera=(), microphone=(), geolocation=()"),
)
_WRITTEN = [(name.encode(), value.encode()) for name, value in HEADERS]


async def add_headers(message: Message, _scope: Scope) -> None:
    """Adds them to every reply, errors and unknown addresses included."""
    if message["type"] == "http.response.start":
        message["headers"] = [*message["headers"], *_WRITTEN]
