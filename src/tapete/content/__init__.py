"""Content: tables in TOML, checked as they are read."""

from tapete.content.bad import BadContent
from tapete.content.reading import fingerprint, parse_content, read_content
from tapete.content.writing import written

__all__ = ["BadContent", "fingerprint", "parse_content", "read_content", "written"]
