"""The client's pages: built files, and the one page that shows every address of the client."""

from __future__ import annotations

import mimetypes
from pathlib import Path

from litestar import Response, get
from litestar.exceptions import NotFoundException

BUILT = Path(__file__).parent / "static"
LASTING = "public, max-age=31536000, immutable"
"""For files whose names hold their fingerprint: they never change."""
FRESH = "no-cache"
ADDRESSES = ("new", "m", "replay", "odds", "rules", "builder", "verify", "matches", "about", "end")
"""Where the client's own addresses begin."""


@get(
    [
        "/",
        *(f"/{first}" for first in ADDRESSES),
        *(f"/{first}/{{rest:path}}" for first in ADDRESSES),
    ],
    include_in_schema=False,
    sync_to_thread=True,
)
def page() -> Response[bytes]:
    """The client finds out by itself what it is to show."""
    return _file(BUILT / "index.html", FRESH)


@get("/assets/{name:str}", include_in_schema=False, sync_to_thread=True)
def asset(name: str) -> Response[bytes]:
    """A file of the client, named by its fingerprint."""
    return _file(_inside(BUILT / "assets", name), LASTING)


@get("/{name:str}", include_in_schema=False, sync_to_thread=True)
def loose(name: str) -> Response[bytes]:
    """What has to lie at the top: an icon, a manifest."""
    return _file(_inside(BUILT, name), FRESH)


def _inside(folder: Path, name: str) -> Path:
    """Only a plain name: nothing outside the folder can be reached."""
    if Path(name).name != name or name.startswith("."):
        raise NotFoundException
    return folder / name


def _file(path: Path, caching: str) -> Response[bytes]:
    try:
        content = path.read_bytes()
    except OSError:
        raise NotFoundException from None
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return Response(content, media_type=kind, headers={"cache-control": caching})


HANDLERS = (page, asset, loose)
