"""The client's pages: built files, and the one page that shows every address of the client."""

from __future__ import annotations

import gzip
import mimetypes
from functools import lru_cache
from pathlib import Path
from typing import Any

from litestar import Request, Response, get
from litestar.exceptions import NotFoundException
from litestar.params import FromPath

BUILT = Path(__file__).parent / "static"
LASTING = "public, max-age=31536000, immutable"
"""For files whose names hold their fingerprint: they never change."""
FRESH = "no-cache"
PACKED = "packed"
"""Marks what is compressed here, once, and not again for every request."""
ADDRESSES = ("new", "m", "replay", "odds", "rules", "builder", "verify", "luck", "matches", "about")
"""Where the client's own addresses begin."""
SQUEEZED = ("text/", "application/javascript", "application/json", "image/svg")


@get(
    [
        "/",
        *(f"/{first}" for first in ADDRESSES),
        *(f"/{first}/{{rest:path}}" for first in ADDRESSES),
    ],
    include_in_schema=False,
    opt={PACKED: True},
)
async def page(request: Request[Any, Any, Any]) -> Response[bytes]:
    """The client's one page; the client finds out by itself what to show."""
    return _reply(request, BUILT / "index.html", FRESH)


@get("/assets/{name:str}", include_in_schema=False, opt={PACKED: True})
async def asset(name: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file of the client, named by its fingerprint."""
    return _reply(request, _inside(BUILT / "assets", name), LASTING)


@get("/{name:str}", include_in_schema=False, opt={PACKED: True})
async def loose(name: FromPath[str], request: Request[Any, Any, Any]) -> Response[bytes]:
    """A file that has to lie at the top: an icon, a manifest. Any other name gets the page."""
    if "." not in name:
        return _reply(request, BUILT / "index.html", FRESH)
    return _reply(request, _inside(BUILT, name), FRESH)


def _inside(folder: Path, name: str) -> Path:
    """Only a plain name: nothing outside the folder can be reached."""
    if Path(name).name != name or name.startswith(".") or "\0" in name:
        raise NotFoundException
    return folder / name


def _reply(request: Request[Any, Any, Any], path: Path, caching: str) -> Response[bytes]:
    try:
        changed = path.stat().st_mtime_ns
        packed = "gzip" in request.headers.get("accept-encoding", "")
        content, kind, packed = _content(path, changed, packed)
    except OSError:
        raise NotFoundException from None
    headers = {"cache-control": caching, "vary": "accept-encoding"}
    if packed:
        headers["content-encoding"] = "gzip"
    return Response(content, media_type=kind, headers=headers)


@lru_cache(maxsize=256)
def _content(path: Path, _changed: int, packed: bool) -> tuple[bytes, str, bool]:
    """The file's content, its media type, and True if it is compressed."""
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    content = path.read_bytes()
    if packed and kind.startswith(SQUEEZED):
        return gzip.compress(content, 9), kind, True
    return content, kind, False


HANDLERS = (page, asset, loose)
