"""Escape Markdown. Only here does text of a pack become Markdown.

`Md` is finished Markdown. Any other string is plain text and goes through `text` before it reaches a page. Pages accept
only `Md`, so mypy reports text that is not escaped.
"""

from __future__ import annotations

import re
import unicodedata
from functools import lru_cache

_SPECIAL = re.compile(r"[\\`*_\[\]|~$]")
_ENTITY = re.compile(r"&(?=#|[A-Za-z][A-Za-z0-9]*;)")
_AUTOLINK = re.compile(r"(?i)(https?|ftp|mailto|xmpp|javascript|data|file):|(www)\.")
_LEADING = re.compile(r"^(\d+)([.)])(?=\s|$)|^([-+](?=[\s-]|$)|[#=>])")


class Md(str):
    """Finished Markdown."""

    __slots__ = ()


@lru_cache(maxsize=1 << 15)
def text(plain: str) -> Md:
    """Escape a text so that Markdown shows exactly that text: one line, no markup, HTML or links."""
    found = one_line(plain)
    found = _ENTITY.sub("&amp;", found)
    found = _SPECIAL.sub(lambda m: "\\" + m[0], found)
    found = found.replace("<", "&lt;").replace(">", "&gt;")
    # GitHub makes links of bare addresses; an escaped colon or point stops that
    found = _AUTOLINK.sub(lambda m: f"{m[1]}\\:" if m[1] else f"{m[2]}\\.", found)
    found = _LEADING.sub(lambda m: f"{m[1]}\\{m[2]}" if m[1] else f"\\{m[3]}", found)
    if found.endswith("!"):
        found = found[:-1] + "\\!"  # a following link would become an image
    return Md(found)


def quoted(plain: str) -> Md:
    """Escape a text behind which no link stands, as within quotation marks."""
    found = text(plain)
    return Md(found[:-2] + "!") if found.endswith("\\!") else found


def em(inner: Md) -> Md:
    """Put Markdown in italics."""
    return Md(f"*{inner}*") if inner.strip() else Md("")


def strong(inner: Md) -> Md:
    """Put Markdown in bold."""
    return Md(f"**{inner}**") if inner.strip() else Md("")


def strong_words(said: Md) -> Md:
    """Put Markdown in bold, unless it contains marks."""
    return said if "*" in said or "](" in said else strong(said)


def link(label: Md, address: str) -> Md:
    """Make a link. The address must come from `Places`, never from a pack."""
    return Md(f"[{label}]({address})") if label.strip() else Md("")


def plain(marked: str) -> str:
    """Return generated Markdown as the plain text that it shows."""
    before = ""
    found = marked
    while before != found:
        before, found = found, re.sub(r"(?<!\\)\[((?:[^\[\]\\]|\\.)*)\]\([^()]*\)", r"\1", found)
    found = re.sub(r"(?<!\\)\*", "", found)
    found = re.sub(r"\\(.)", r"\1", found)
    return found.replace("&lt;", "<").replace("&gt;", ">").replace("&amp;", "&")


def one_line(plain: str) -> str:
    """Remove control characters, direction marks and lone surrogates; line breaks become spaces."""
    if plain.isascii() and plain.isprintable():
        return re.sub(" {2,}", " ", plain)
    kept: list[str] = []
    for char in plain:
        category = unicodedata.category(char)
        if category in ("Cc", "Zl", "Zp"):
            kept.append(" ")
        elif category == "Cs":
            kept.append("\N{REPLACEMENT CHARACTER}")
        elif category != "Cf":
            kept.append(char)
    return re.sub(" {2,}", " ", "".join(kept))
