"""Pictures of pages as files beside them, since a forge shows no drawing that stands in the text."""

from __future__ import annotations

import re
from html import unescape

from rulec.backends.reference.language import escape

_PICTURE = re.compile(r"<svg .*?</svg>", re.DOTALL)
_TITLE = re.compile(r"<title>(.*?)</title>")


def apart(path: str, page: str) -> dict[str, str]:
    """A page by its path, and the files of its pictures."""
    stem = path.removesuffix(".md")
    found: dict[str, str] = {}

    def file(match: re.Match[str]) -> str:
        name = f"{stem}_{len(found) + 1}.svg"
        found[name] = f"{match[0]}\n"
        title = _TITLE.search(match[0])
        shown = escape.text(unescape(title[1])) if title is not None else "A picture"
        return f"![{shown}]({name.rpartition('/')[2]})"

    text = _PICTURE.sub(file, page) if "<svg " in page else page
    return {path: text, **found}
