"""Tablero as an app on a phone or desktop: its manifest, its worker, and the page for when there is no connection.

What the worker keeps, and for whom, is told in `web/static/worker.js`. It has to come from the top of the server's
addresses, to be asked for all of them, and a browser takes a new one if a single letter differs: so it begins with the
version of the page that it keeps.
"""

from __future__ import annotations

import hashlib
from functools import lru_cache

import msgspec
from markupsafe import Markup
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from tablero.drawing.themes import LIGHT

from .assets import MEDIA, asset, assets
from .base_path import outside
from .page_texts import chosen_language, languages, page_texts
from .templates import render

ALWAYS_ASK = "no-cache"  # it may be kept, but not used without asking whether it is still right


async def worker(request: Request) -> Response:
    headers = {"Cache-Control": ALWAYS_ASK, "Content-Type": MEDIA["js"]}
    return Response(worker_script(), headers=headers)


@lru_cache(maxsize=1)
def worker_script() -> bytes:
    pages = "".join(offline_page(language) for language in languages())
    version = hashlib.blake2b(pages.encode(), digest_size=6).hexdigest()
    return f"// {version}\n".encode() + assets()["worker.js"].body


async def offline(request: Request) -> Response:
    """The same for everybody: who reads it is not asked."""
    language = chosen_language(request)
    headers = {"Content-Language": language, "Cache-Control": ALWAYS_ASK, "Vary": "Accept-Language, Cookie"}
    return HTMLResponse(offline_page(language), headers=headers)


@lru_cache(maxsize=32)
def offline_page(language: str) -> Markup:
    return render("offline.html", say=page_texts(language), asset=asset)


async def manifest(request: Request) -> Response:
    language = chosen_language(request)
    say = page_texts(language)
    told = {
        "id": outside("/"),
        "name": say("site-name"),
        "short_name": say("site-name"),
        "description": say("site-description"),
        "lang": language,
        "start_url": outside("/"),
        "scope": outside("/"),
        "display": "standalone",
        "background_color": LIGHT["ground"],
        "theme_color": LIGHT["ground"],
        "icons": [
            *[{"src": outside(asset(f"icon-{n}.png")), "sizes": f"{n}x{n}", "type": "image/png"} for n in (192, 512)],
            {
                "src": outside(asset("icon-maskable.png")),
                "sizes": "512x512",
                "type": "image/png",
                "purpose": "maskable",
            },
            {"src": outside(asset("icon.svg")), "sizes": "any", "type": "image/svg+xml"},
        ],
        "shortcuts": [{"name": say("nav-tables"), "url": outside("/tables")}],
    }
    headers = {"Cache-Control": ALWAYS_ASK, "Content-Language": language, "Vary": "Accept-Language, Cookie"}
    return Response(msgspec.json.encode(told), media_type="application/manifest+json", headers=headers)
