"""Pictures of pages as files beside them, since code hosts show no drawing that stands in the text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape

from rulec.backends.reference.language import escape

_EDGE = re.compile(r"<svg |</svg>")
_TITLE = re.compile(r"<title>(.*?)</title>")


def apart(path: str, page: str) -> dict[str, str]:
    """A page by its path, and the files of its pictures."""
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
    """Where the outermost pictures of a page begin and end; a picture may hold others."""
    depth = start = 0
    for edge in _EDGE.finditer(page):
        if edge[0] != "</svg>":
            start = start if depth else edge.start()
            depth += 1
        else:
            depth -= 1
            if depth == 0:
                yield start, edge.end()
