"""Content: tables in TOML, checked as they are read, with their references looked up."""

from tapete.content.drafts import Drafts, Hold, draft_name
from tapete.content.errors import BadContent
from tapete.content.folder import Folder
from tapete.content.library import Library
from tapete.content.marks import Among, Form, Known, Mark, Ref
from tapete.content.page import Page, joined
from tapete.content.reading import fingerprint, parse_page, read_page
from tapete.content.text import Text
from tapete.content.writing import written

__all__ = [
    "Among",
    "BadContent",
    "Drafts",
    "Folder",
    "Form",
    "Hold",
    "Known",
    "Library",
    "Mark",
    "Page",
    "Ref",
    "Text",
    "draft_name",
    "fingerprint",
    "joined",
    "parse_page",
    "read_page",
    "written",
]
