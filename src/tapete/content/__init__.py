"""Content: tables in TOML, checked as they are read."""

from tapete.content.reading import BadContent, fingerprint, read_content

__all__ = ["BadContent", "fingerprint", "read_content"]
