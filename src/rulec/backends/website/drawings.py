"""Embed drawings in pages as SVG, and link the names on a map to their pages."""

from __future__ import annotations

import posixpath
import re
from collections.abc import Mapping
from html import escape, unescape

_PICTURE = re.compile(r'<span class="picture"><a class="drawn" href="([^"]*\.svg)">.*?</a></span>')
_NAME = re.compile(r"<text\b[^>]*>([^<]*)</text>")


def with_drawings(path: str, html: str, drawings: Mapping[str, str], terms: Mapping[str, str]) -> str:
    """Return the HTML of a page with its drawings embedded. *terms* maps titles to the paths of their pages."""
    folder = posixpath.dirname(path)

    def put(match: re.Match[str]) -> str:
        held = drawings.get(posixpath.normpath(posixpath.join(folder, unescape(match[1]))))
        if held is None:
            return match[0]
        linked = _NAME.sub(lambda name: _led(folder, name, terms), held.strip())
        if linked != held.strip():
            # its links must be reachable for assistive technology
            linked = linked.replace('role="img"', 'role="group"', 1)
        return f'<span class="picture"><span class="drawn">{linked}</span></span>'

    return _PICTURE.sub(put, html)


def _led(folder: str, name: re.Match[str], terms: Mapping[str, str]) -> str:
    target = terms.get(unescape(name[1]))
    if target is None:
        return name[0]
    return f'<a href="{escape(posixpath.relpath(target, folder or "."))}">{name[0]}</a>'
