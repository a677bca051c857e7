"""Move pictures of pages into files of their own, since code hosts do not show inline SVG."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape

from rulec.backends.reference.language import escape

_EDGE = re.compile(r"<svg |</svg>")
_TITLE = re.compile(r"<title>(.*?)</title>")


def apart(path: str, page: str) -> dict[str, str]:
    """Return a page and the files of its pictures, by path."""
    stem = path.removesuffix(".md")
    files: dict[str, str] = {}
    parts: list[str] = []
    done = 0
    for start, end in _pictures(page):
        picture = page[start:end]
        name = f"{stem}_{len(files) + 1}.svg"
        files[name] = f"{picture}\n"
        title = _TITLE.search(picture)
        shown = escape.text(unescape(title[1])) if title is not None else "A picture"
        parts += [page[done:start], f"![{shown}]({name.rpartition('/')[2]})"]
        done = end
    return {path: "".join([*parts, page[done:]]), **files}


def _pictures(page: str) -> Iterator[tuple[int, int]]:
    """Yield start and end of the outermost pictures of a page; pictures may be nested."""
    depth = start = 0
    for edge in _EDGE.finditer(page):
        if edge[0] != "</svg>":
            start = start if depth else edge.start()
            depth += 1
        else:
            depth -= 1
            if depth == 0:
                yield start, edge.end()
